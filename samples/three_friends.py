"""The recorded sample table: three friends play four rounds, and all that a newcomer should hear happens.

A Wizard is turned, a Jester led, and two Wizards lie in one trick. `python -m samples.three_friends` films
it (about three minutes) into `samples/tables/`: the video, the answers that no card gives, and the record
with which `tactile replay` tells the right events.
"""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Final

import cv2
import numpy as np

from engine.actions import ChooseTrump, PlaceBid, PlayCard, Player, TurnCard
from engine.cards import card_name
from engine.game import make_setup
from samples.cards import DeckStyle
from samples.chance import play_by_chance
from samples.faces import random_face_style
from samples.film import Film, FilmStyle
from samples.glyphs import random_style
from samples.lens import Lens, room_light
from samples.scene import Pinhole
from samples.stickers import StickerKind, StickerStyle
from samples.table_tops import draw_table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.actions import Action
    from engine.game import GameSetup

FOLDER: Final = Path(__file__).parent / "tables"
NAME: Final = "three-friends"
PLAYERS: Final = (Player("Ann"), Player("Ben"), Player("Cleo"))
ROUNDS: Final = (1, 2, 3, 4)
FPS: Final = 10
SIZE_PX: Final = (1280, 720)

TABLE_SEED: Final = 78
"""A calm deck, every card of which is read on its first look."""

STILL: Final = 0.0
"""Without sensor noise the video stays small enough to ship."""

GAME_SEED: Final = 185
"""The first game by chance with all that a newcomer should hear; the tests say what that is."""


def sample_game() -> tuple[GameSetup, tuple[Action, ...]]:
    """Play the game of GAME_SEED."""
    setup = make_setup(PLAYERS, PLAYERS[2], (), ROUNDS)
    return setup, play_by_chance(setup, np.random.default_rng(GAME_SEED))


def tricks_of(actions: Sequence[Action]) -> list[tuple[PlayCard, ...]]:
    """List a game's tricks, in order."""
    plays = [action for action in actions if isinstance(action, PlayCard)]
    return [tuple(plays[i : i + len(PLAYERS)]) for i in range(0, len(plays), len(PLAYERS))]


def film_of(setup: GameSetup, actions: tuple[Action, ...], seed: int = 7, noise: float = 1.5) -> Film:
    """Film a game on a plain cloth with printed labels."""
    rng = np.random.default_rng(seed)
    camera = Pinhole(2.9, 640.0, np.deg2rad(14.0), 0.0, SIZE_PX)
    calm = replace(random_face_style(rng), busy=0.08)
    deck = DeckStyle(calm, random_style(rng), _stickers(), two_labels=True, crooked=0.15)
    table = draw_table(SIZE_PX[1], SIZE_PX[0], camera.px_per_mm, rng)
    lens = Lens(1.0, 0.05, 0.6, 0.0, 0.0, noise, 0.4, 92, 1.0)
    light = room_light(SIZE_PX[1], SIZE_PX[0], np.random.default_rng(3), 0.2)
    return Film(setup, actions, table, FilmStyle(deck, camera, lens, light, 2.2), rng)


def _stickers() -> StickerStyle:
    return StickerStyle(StickerKind.PRINTED_LABEL, (30.0, 28.0, 26.0), (225.0, 235.0, 240.0), 1.6, 0.6, 0.2)


def record_of(setup: GameSetup, actions: Sequence[Action]) -> dict[str, object]:
    """Write the game as `tactile replay` takes it; no hands, as at a real table."""
    queue = list(actions)
    rounds = []
    for cards in setup.rounds:
        turned = queue.pop(0) if isinstance(queue[0], TurnCard) else None
        choice = queue.pop(0) if isinstance(queue[0], ChooseTrump) else None
        count = (1 + cards) * len(setup.players)
        rounds.append(
            {
                "cards": cards,
                "turned": card_name(turned.card) if isinstance(turned, TurnCard) else None,
                "trump_choice": choice.colour if isinstance(choice, ChooseTrump) else None,
                **_bids_and_tricks(queue[:count]),
            }
        )
        del queue[:count]
    whole = {"players": list(setup.players), "dealer": setup.dealer, "variant": [], "deck": "wizard"}
    return {**whole, "rounds": rounds}


def _bids_and_tricks(actions: Sequence[Action]) -> dict[str, object]:
    return {
        "bids": [[action.player, action.bid] for action in actions if isinstance(action, PlaceBid)],
        "tricks": [[[play.player, card_name(play.card)] for play in trick] for trick in tricks_of(actions)],
    }


def film_to(
    folder: Path, setup: GameSetup, actions: tuple[Action, ...], most_frames: int | None = None
) -> None:
    """Film a game into a folder, saying how far it is; `most_frames` ends the video early."""
    film = film_of(setup, actions, TABLE_SEED, STILL)
    folder.mkdir(exist_ok=True)
    (folder / f"{NAME}.answers.txt").write_text("\n".join(film.answers) + "\n", encoding="utf-8")
    record = json.dumps(record_of(setup, actions), indent=1, ensure_ascii=False)
    (folder / f"{NAME}.json").write_text(record + "\n", encoding="utf-8")
    writer = cv2.VideoWriter(str(folder / f"{NAME}.mp4"), cv2.VideoWriter.fourcc(*"vp09"), FPS, SIZE_PX)
    total, rested = sum(isinstance(action, TurnCard | PlayCard) for action in actions), 0
    for filmed in islice(film.frames(), most_frames):
        writer.write(filmed.picture)
        if filmed.rested:
            rested += 1
            print(f"Card {rested} of {total}.", file=sys.stderr, flush=True)  # noqa: T201  (how far it is)
    writer.release()


def main() -> None:
    """Film the sample table into this room's folder."""
    film_to(FOLDER, *sample_game())


if __name__ == "__main__":
    main()
