"""Filming a game: cards slide in from their seats, rest, are gathered; frames come one by one, with the truth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import cv2
import numpy as np

from engine.actions import Action, ChooseTrump, PlaceBid, PlayCard, Player, TurnCard
from engine.cards import Card, CardName, card_name
from engine.game import Advanced, Game, GameSetup, Phase, apply, new_game
from samples.cards import CardPicture, DeckStyle, glyphs_of, make_card
from samples.lens import Lens, RoomLight, grain, take
from samples.paint import hsv
from samples.scene import Pinhole, Pose, Scene

if TYPE_CHECKING:
    from collections.abc import Iterator

    from samples.glyphs import Random
    from samples.tables import Canvas
    from tactile.see.reads import Picture

NOISES: Final = 4


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

    def __init__(self, setup: GameSetup, actions: tuple[Action, ...], table: Canvas, style: FilmStyle, rng: Random) -> None:
        """Nothing is drawn until frames are asked for."""
        self.setup = setup
        self.actions = actions
        self.answers = tuple(line for line in map(_answer, actions) if line)
        self._table = table
        self._style = style
        self._rng = rng
        self._noise: tuple[Canvas, ...] = ()
        self._laid: list[tuple[CardPicture, Pose]] = []
        self._printed: dict[Card, list[CardPicture]] = {}

    def frames(self) -> Iterator[Filmed]:
        """Every frame, in order."""
        game = new_game(self.setup).game
        yield from self._still(self._style.rest)
        for action in self.actions:
            after = apply(game, action)
            if not isinstance(after, Advanced):
                raise TypeError(after)
            if isinstance(action, TurnCard):
                yield from self._turn(action.card)
            elif isinstance(action, PlayCard):
                yield from self._play(game, action)
                if not after.game.trick:
                    yield from self._gather(after.game, round_over=after.game.round_number != game.round_number)
            else:
                yield from self._still(1)
            game = after.game
        yield from self._still(self._style.rest)

    def _turn(self, card: Card) -> Iterator[Filmed]:
        half_x, half_y = self._half_mm()
        yield from self._lay(card, Pose(half_x - 45, -half_y + 60, 0.05), Player(""))

    def _play(self, game: Game, action: PlayCard) -> Iterator[Filmed]:
        seats = self.setup.players
        angle = 2 * np.pi * seats.index(action.player) / len(seats) + np.pi / 2
        reach = 58 + self._rng.uniform(-4, 4)
        x, y = -25 + 1.25 * reach * np.cos(angle), reach * np.sin(angle)
        pose = Pose(x, y, angle - np.pi / 2 + self._rng.uniform(-0.25, 0.25))
        yield from self._lay(action.card, pose, action.player)

    def _lay(self, card: Card, pose: Pose, player: Player) -> Iterator[Filmed]:
        picture = self._print(card, pose)
        way = np.array([pose.x_mm, pose.y_mm])
        out = way / max(float(np.linalg.norm(way)), 1.0)
        for step in range(self._style.slide, 0, -1):
            at = way + out * 32 * step
            yield Filmed(self._shot([(picture, Pose(at[0], at[1], pose.angle_rad + 0.06 * step))], at + out * 40))
        self._laid.append((picture, pose))
        for step in range(self._style.leave):
            yield Filmed(self._shot([], way + out * (40 + 55 * step)), (card_name(card),) if step == 0 else ())
        yield from self._still(self._style.rest)

    def _gather(self, game: Game, *, round_over: bool) -> Iterator[Filmed]:
        keep = [] if round_over or game.phase is Phase.OVER else self._laid[: 1 if game.turned else 0]
        hand = np.array([-25.0, 10.0])
        yield Filmed(self._shot([], hand))
        self._laid = keep
        yield Filmed(self._shot([], hand))
        yield Filmed(self._shot([], hand + np.array([0.0, 120.0])))
        yield from self._still(self._style.rest // 2)

    def _still(self, count: int) -> Iterator[Filmed]:
        for _ in range(count):
            yield Filmed(self._shot([], None))

    def _print(self, card: Card, pose: Pose) -> CardPicture:
        """A card's picture; a deck holds four different Wizards, so these are printed afresh in turn."""
        kept = self._printed.setdefault(card, [])
        copies = self.setup.deck.copies(card)
        if len(kept) < copies:
            light = self._style.light_rad - pose.angle_rad
            kept.append(make_card(glyphs_of(card), self._style.deck, self._rng, light))
            return kept[-1]
        kept.append(kept.pop(0))
        return kept[-1]

    def _shot(self, moving: list[tuple[CardPicture, Pose]], hand_mm: np.ndarray | None) -> Picture:
        scene = Scene(self._table.copy(), self._style.camera)
        for card, pose in (*self._laid, *moving):
            scene.lay(card, pose, 0.5)
        if hand_mm is not None:
            _draw_fist(scene, hand_mm)
        self._style.light.fall_on(scene.canvas)
        return take(scene.canvas, self._style.lens, self._rng, self._some_noise(scene.canvas))

    def _some_noise(self, scene: Canvas) -> Canvas:
        if not self._noise:
            self._noise = tuple(grain(np.full_like(scene, 128), self._style.lens, self._rng) for _ in range(NOISES))
        field = self._noise[int(self._rng.integers(NOISES))]
        return np.roll(field, int(self._rng.integers(scene.shape[1])), 1)

    def _half_mm(self) -> tuple[float, float]:
        width, height = self._style.camera.size_px
        scale = 2 * self._style.camera.px_per_mm
        return width / scale, height / scale


def _answer(action: Action) -> str:
    if isinstance(action, PlaceBid):
        return str(action.bid)
    return str(action.colour) if isinstance(action, ChooseTrump) else ""


def _draw_fist(scene: Scene, at_mm: np.ndarray) -> None:
    """A hand that comes from the table's edge, seen as fingers and an arm."""
    from samples.scene import project  # noqa: PLC0415  (one use)

    out = at_mm / max(float(np.linalg.norm(at_mm)), 1.0)
    across = np.array([-out[1], out[0]])
    skin = hsv(0.05, 0.45, 0.75)
    mask = np.zeros(scene.canvas.shape[:2], np.float32)
    ends = [(at_mm + across * 15 * k - out * 4, at_mm + across * 11 * k + out * 60) for k in (-1.5, -0.5, 0.5, 1.5)]
    ends.append((at_mm + out * 60, at_mm + out * 400))
    for (tip, root), wide in zip(ends, (14, 15, 15, 13, 60), strict=True):
        line = np.round(project(scene.matrix, np.array([tip, root]))).astype(int).tolist()
        scale = float(np.linalg.norm(np.subtract(*project(scene.matrix, np.array([tip, tip + across])))))
        cv2.line(mask, line[0], line[1], 1.0, max(2, int(wide * scale)), cv2.LINE_AA)  # type: ignore[call-overload]
        shade = tuple(c * (0.9 if wide < 20 else 0.8) for c in skin)
        cv2.line(scene.canvas, line[0], line[1], shade, max(2, int(wide * scale)), cv2.LINE_AA)
    scene.cover(mask)
