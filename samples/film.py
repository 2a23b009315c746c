"""Filming a game: cards slide in from their seats, rest, are gathered; frames one by one, with the truth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

from engine.actions import ChooseTrump, PlaceBid, PlayCard, TurnCard
from engine.cards import card_name
from engine.game import Advanced, Phase, apply, new_game
from samples.cards import glyphs_of, make_card
from samples.scene import Pose
from samples.stage import Camera, Stage

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.actions import Action, Player
    from engine.cards import Card, CardName
    from engine.game import Game, GameSetup
    from samples.cards import CardPicture, DeckStyle
    from samples.glyphs import Random
    from samples.lens import Lens, RoomLight
    from samples.paint import Canvas
    from samples.scene import Pinhole
    from tactile.see.reads import Picture

SHUFFLING_FRAMES: Final = 25
"""How long the table lies bare between two rounds, at least: cards are shuffled and dealt."""

_MIDDLE_MM: Final = np.array([-25.0, 10.0])
"""Where a hand gathers the trick."""


@dataclass(frozen=True, slots=True)
class FilmStyle:
    """How a film is made. Counts are of frames."""

    deck: DeckStyle
    camera: Pinhole
    lens: Lens
    light: RoomLight
    light_rad: float
    slide: int = 4
    leave: int = 3
    rest: int = 7


@dataclass(frozen=True, slots=True)
class Filmed:
    """A frame, and the cards that have come to rest with it (mostly none)."""

    picture: Picture
    rested: tuple[CardName, ...] = ()


class Film:
    """A game on film. Iterate `frames`; `answers` are the lines that no card gives (bids, chosen trumps)."""

    def __init__(
        self, setup: GameSetup, actions: tuple[Action, ...], table: Canvas, style: FilmStyle, rng: Random
    ) -> None:
        """No card is drawn until frames are asked for."""
        self.setup = setup
        self.actions = actions
        self.answers = tuple(line for line in map(_answer, actions) if line)
        self._style = style
        self._rng = rng
        self._stage = Stage(table, Camera(style.camera, style.lens, style.light), rng)
        self._laid: list[tuple[CardPicture, Pose]] = []
        self._printed: dict[Card, list[CardPicture]] = {}

    def frames(self) -> Iterator[Filmed]:
        """Draw every frame, in order. Raises TypeError at an action that the rules reject."""
        game = new_game(self.setup).game
        yield from self._still(self._style.rest)
        for action in self.actions:
            after = apply(game, action)
            if not isinstance(after, Advanced):
                raise TypeError(after)
            yield from self._done(action, game, after.game)
            game = after.game
        yield from self._still(self._style.rest)

    def _done(self, action: Action, before: Game, after: Game) -> Iterator[Filmed]:
        if isinstance(action, TurnCard):
            yield from self._lay(action.card, self._beside_the_pile())
        elif isinstance(action, PlayCard):
            yield from self._lay(action.card, self._before_the_seat(action.player))
            if not after.trick:
                turned_stays = after.round_number == before.round_number and after.phase is not Phase.OVER
                yield from self._gather(keep=int(turned_stays and after.turned is not None))
                yield from self._still(0 if turned_stays else SHUFFLING_FRAMES)
        else:
            yield from self._still(1)

    def _beside_the_pile(self) -> Pose:
        camera = self._style.camera
        width, height = camera.size_px
        return Pose(width / 2 / camera.px_per_mm - 45, 60 - height / 2 / camera.px_per_mm, 0.05)

    def _before_the_seat(self, player: Player) -> Pose:
        seats = self.setup.players
        angle = 2 * np.pi * seats.index(player) / len(seats) + np.pi / 2
        reach = 58 + self._rng.uniform(-4, 4)
        x, y = -25 + 1.25 * reach * np.cos(angle), reach * np.sin(angle)
        return Pose(x, y, angle - np.pi / 2 + self._rng.uniform(-0.25, 0.25))

    def _lay(self, card: Card, pose: Pose) -> Iterator[Filmed]:
        """Bring a card, leave it, and let it lie."""
        picture = self._print(card, pose)
        way = np.array([pose.x_mm, pose.y_mm])
        out = way / max(float(np.linalg.norm(way)), 1.0)
        for step in range(self._style.slide, 0, -1):
            x, y = way + out * 32 * step
            moving = (picture, Pose(x, y, pose.angle_rad + 0.06 * step))
            yield Filmed(self._stage.shot(moving, way + out * (32 * step + 40)))
        self._laid.append((picture, pose))
        self._stage.lay(picture, pose)
        for step in range(self._style.leave):
            rested = (card_name(card),) if step == 0 else ()
            yield Filmed(self._stage.shot(hand_mm=way + out * (40 + 55 * step)), rested)
        yield from self._still(self._style.rest)

    def _gather(self, keep: int) -> Iterator[Filmed]:
        """Take the cards of a trick away; the first `keep` cards stay."""
        yield Filmed(self._stage.shot(hand_mm=_MIDDLE_MM))
        del self._laid[keep:]
        self._stage.clear()
        for picture, pose in self._laid:
            self._stage.lay(picture, pose)
        yield Filmed(self._stage.shot(hand_mm=_MIDDLE_MM))
        yield Filmed(self._stage.shot(hand_mm=_MIDDLE_MM + np.array([0.0, 120.0])))
        yield from self._still(self._style.rest // 2)

    def _still(self, count: int) -> Iterator[Filmed]:
        for _ in range(count):
            yield Filmed(self._stage.shot())

    def _print(self, card: Card, pose: Pose) -> CardPicture:
        """Print a card; a deck holds four different Wizards, so these are printed afresh in turn."""
        kept = self._printed.setdefault(card, [])
        if len(kept) < self.setup.deck.copies(card):
            light = self._style.light_rad - pose.angle_rad
            kept.append(make_card(glyphs_of(card), self._style.deck, self._rng, light))
        else:
            kept.append(kept.pop(0))
        return kept[-1]


def _answer(action: Action) -> str:
    if isinstance(action, PlaceBid):
        return str(action.bid)
    return str(action.colour) if isinstance(action, ChooseTrump) else ""
