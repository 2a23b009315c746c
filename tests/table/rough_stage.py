"""A painted table with arms that reach over it, and a reader that knows the truth and sees only what shows.

It never reads a wrong card: it reads what lies open, or is unsure of it, or reads nothing.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import cv2
import numpy as np

from engine.cards import CardName
from tactile.see.reads import CardKind, CardRead, Confidence, Point, Quad, Reason, UnsureRead

if TYPE_CHECKING:
    import random

    from tactile.see.reads import Picture, Read

WIDTH, HEIGHT, FPS = 480, 270, 20
CARD: Final = (50, 76)
LABEL: Final = (12, 26)
PX_PER_MM: Final = 50 / 59
BACK: Final = 0x5EED
"""The look of a card that lies face down."""
HIDDEN_SHARE: Final = 0.6
"""A label of which more is covered is not found at all."""

GRID: Final = tuple((i, j) for i in range(5) for j in range(5))
Box = tuple[float, float, float, float]
"""Left, top, right, bottom in pixels."""


@dataclass(eq=False)
class RoughCard:
    """A card by its middle, turned by quarters; times are those of the table."""

    name: str
    x: float
    y: float
    seed: int = 0
    turn: int = 0
    clear_at: float = 0.0
    sure: float = 1.0
    """The share of frames in which it is read, once it is clear."""
    labels: str = "both"
    """Which of its labels can be read: both, first, second, or turns."""
    reason: Reason = Reason.BLUR
    moves: bool = False
    face_down: bool = False

    @property
    def box(self) -> Box:
        wide, high = CARD if self.turn % 2 == 0 else CARD[::-1]
        return self.x - wide / 2, self.y - high / 2, self.x + wide / 2, self.y + high / 2

    def label(self, which: str) -> Box:
        left, top = 4 - CARD[0] / 2, 4 - CARD[1] / 2
        corners = [(left, top), (left + LABEL[0], top + LABEL[1])]
        if which == "second":
            corners = [(-x, -y) for x, y in corners]
        for _ in range(self.turn % 4):
            corners = [(-y, x) for x, y in corners]
        (x0, y0), (x1, y1) = corners
        return self.x + min(x0, x1), self.y + min(y0, y1), self.x + max(x0, x1), self.y + max(y0, y1)

    def readable(self, count: int) -> list[str]:
        if self.labels in {"first", "second"}:
            return [self.labels]
        both = ["first", "second"]
        return both[::-1] if self.labels == "turns" and count % 3 == 0 else both


@dataclass(eq=False)
class Arm:
    """A hand by its middle, with a sleeve that reaches to an edge of the picture."""

    x: float
    y: float
    to: tuple[int, int]
    half: int = 22
    wide: int = 15
    grey: int = 160

    def boxes(self) -> list[Box]:
        hand = (self.x - self.half, self.y - self.half, self.x + self.half, self.y + self.half)
        left = 0.0 if self.to[0] < 0 else self.x - self.wide
        right = float(WIDTH) if self.to[0] > 0 else self.x + self.wide
        top = 0.0 if self.to[1] < 0 else self.y - self.wide
        bottom = float(HEIGHT) if self.to[1] > 0 else self.y + self.wide
        return [hand, (left, top, right, bottom)]


@dataclass(eq=False)
class Sleeve:
    """Cloth over a part of the table."""

    box: Box
    grey: int = 60

    def boxes(self) -> list[Box]:
        return [self.box]


@dataclass
class RoughStage:
    """What lies on the table and moves over it, painted and read frame by frame."""

    luck: random.Random
    cards: list[RoughCard] = field(default_factory=list)
    """Later ones lie over earlier ones, and arms over all."""
    over: list[Arm | Sleeve] = field(default_factory=list)
    light: float = 0.0
    paleness: int = 0
    """The grey below which no place of a card is: pale cards look more alike."""
    px_per_mm: float | None = PX_PER_MM
    count: int = 0

    def __post_init__(self) -> None:
        noise = np.random.default_rng(1)
        self._noise = [noise.normal(0, 1.5, (HEIGHT, WIDTH)).astype(np.int16) for _ in range(5)]
        self._cloth = (
            noise.integers(-25, 25, (HEIGHT // 3, WIDTH // 3)).astype(np.int16).repeat(3, 0).repeat(3, 1)
        )
        ramp = 90 + np.linspace(0, 20, WIDTH)
        self._table = np.broadcast_to(ramp.astype(np.int16), (HEIGHT, WIDTH))
        self._faces: dict[tuple[str, int], np.ndarray] = {}

    @property
    def t(self) -> float:
        return self.count / FPS

    def top(self, card: RoughCard) -> None:
        """Lay a card over all others."""
        if card in self.cards:
            self.cards.remove(card)
        self.cards.append(card)

    # --- painting -------------------------------------------------------------------------------

    def paint(self) -> Picture:
        picture = self._table.copy()
        for card in self.cards:
            self._paste(picture, card.box, np.rot90(self._face(card), card.turn % 4))
        for over in self.over:
            for box in over.boxes():
                rows, columns = _inside(box)
                cloth = self._cloth[rows, columns] if isinstance(over, Sleeve) else 0
                picture[rows, columns] = over.grey + cloth
        picture += self._noise[self.count % 5] + np.int16(round(self.light))
        grey = np.clip(picture, 0, 255).astype(np.uint8)
        return cv2.cvtColor(grey, cv2.COLOR_GRAY2BGR).astype(np.uint8, copy=False)

    def _face(self, card: RoughCard) -> np.ndarray:
        key = ("", BACK) if card.face_down else (card.name, card.seed)
        if key not in self._faces:
            random = np.random.default_rng([*key[0].encode(), key[1]])
            blocks = random.integers(60 + self.paleness, 240, (CARD[1] // 4, CARD[0] // 4 + 1))
            self._faces[key] = blocks.repeat(4, 0).repeat(4, 1)[: CARD[1], : CARD[0]].astype(np.int16)
        return self._faces[key]

    def _paste(self, picture: np.ndarray, box: Box, face: np.ndarray) -> None:
        x, y = round(box[0]), round(box[1])
        left, top = max(0, x), max(0, y)
        part = picture[top : max(0, y + face.shape[0]), left : max(0, x + face.shape[1])]
        part[:] = face[top - y : top - y + part.shape[0], left - x : left - x + part.shape[1]]

    # --- reading --------------------------------------------------------------------------------

    def read(self, picture: Picture) -> tuple[Read, ...]:
        reads = [read for number in range(len(self.cards)) for read in self._read(number)]
        self.luck.shuffle(reads)
        return tuple(reads)

    def _read(self, number: int) -> list[Read]:
        card = self.cards[number]
        if card.face_down:
            return []
        shown = [(self.hidden_share(number, which), card.label(which)) for which in card.readable(self.count)]
        whole = [self._quad(box) for share, box in shown if share == 0]
        luck = self.luck.random()
        if card.moves and luck < 0.7:
            return [] if luck < 0.4 or not whole else [self._unsure(Reason.BLUR, whole[0])]
        if whole:
            return self._whole(card, whole)
        part = [(share, box) for share, box in shown if share <= HIDDEN_SHARE]
        if not part or self.luck.random() < 0.3:
            return []
        return [self._unsure(Reason.PARTIAL, self._quad(self._bare_part(number, part[0][1])))]

    def _whole(self, card: RoughCard, whole: list[Quad]) -> list[Read]:
        if self.t >= card.clear_at and self.luck.random() < card.sure:
            second = whole[1] if len(whole) > 1 and self.luck.random() < 0.9 else None
            spoken = (CardName(card.name), CardKind.NUMBER, None, None)
            return [CardRead(*spoken, Confidence(0.99), _middle(whole[0]), whole[0], second, self.px_per_mm)]
        if self.luck.random() < 0.15:
            return []
        both = len(whole) > 1 and self.luck.random() < 0.3
        return [self._unsure(card.reason, quad) for quad in (whole if both else whole[:1])]

    def _unsure(self, reason: Reason, quad: Quad) -> UnsureRead:
        return UnsureRead(reason, Confidence(0.4), _middle(quad), quad, self.px_per_mm)

    def _quad(self, box: Box) -> Quad:
        off = self.luck.choice((-0.5, 0, 0, 0, 0.5))
        left, top, right, bottom = (side + off for side in box)
        return Point(left, top), Point(right, top), Point(right, bottom), Point(left, bottom)

    def hidden_share(self, number: int, which: str) -> float:
        """Tell how much of a label is covered, or out of the picture."""
        label = self.cards[number].label(which)
        if _is_in_view(label) and not any(_meet(cover, label) for cover in self._covers(number)):
            return 0.0
        grid = self._grid(number, label)
        return sum(covered for _, _, covered in grid) / len(grid)

    def _bare_part(self, number: int, box: Box) -> Box:
        bare = [(x, y) for x, y, covered in self._grid(number, box) if not covered]
        xs, ys = [x for x, _ in bare], [y for _, y in bare]
        return min(xs) - 2, min(ys) - 2, max(xs) + 2, max(ys) + 2

    def _grid(self, number: int, box: Box) -> list[tuple[float, float, bool]]:
        left, top, right, bottom = box
        covers = [one for one in self._covers(number) if _meet(one, box)]
        covers += [
            (-9e9, -9e9, 0, 9e9),
            (-9e9, -9e9, 9e9, 0),
            (WIDTH, -9e9, 9e9, 9e9),
            (-9e9, HEIGHT, 9e9, 9e9),
        ]
        points = [(left + (right - left) * i / 4, top + (bottom - top) * j / 4) for i, j in GRID]
        return [(x, y, any(_is_in(cover, x, y) for cover in covers)) for x, y in points]

    def _covers(self, number: int) -> list[Box]:
        return [
            *(card.box for card in self.cards[number + 1 :]),
            *(b for over in self.over for b in over.boxes()),
        ]


def _inside(box: Box) -> tuple[slice, slice]:
    left, top, right, bottom = (max(0, round(side)) for side in box)
    return slice(top, max(top, bottom)), slice(left, max(left, right))


def _meet(one: Box, other: Box) -> bool:
    return (
        one[0] - 1 <= other[2]
        and other[0] <= one[2] + 1
        and one[1] - 1 <= other[3]
        and other[1] <= one[3] + 1
    )


def _is_in_view(box: Box) -> bool:
    return box[0] >= 0 and box[1] >= 0 and box[2] <= WIDTH and box[3] <= HEIGHT


def _is_in(box: Box, x: float, y: float) -> bool:
    return box[0] - 1 <= x <= box[2] + 1 and box[1] - 1 <= y <= box[3] + 1


def _middle(quad: Quad) -> Point:
    return Point((quad[0].x_px + quad[2].x_px) / 2, (quad[0].y_px + quad[2].y_px) / 2)


def towards(x: float, y: float, to_x: float, to_y: float, step: float) -> tuple[float, float]:
    """Give the place a step nearer to another."""
    way = math.hypot(to_x - x, to_y - y)
    if way <= step:
        return to_x, to_y
    return x + (to_x - x) * step / way, y + (to_y - y) * step / way
