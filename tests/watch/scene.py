"""A painted table for the tracker: cards, hands, sensor noise, and a reader that can err."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from engine.cards import CardName
from tactile.see.reads import CardKind, CardRead, Confidence, Point, Quad, Reason, UnsureRead
from tactile.watch.news import CardGlimpsed, CardPlaced, CardRemoved, CardUnsure, Frame, Seconds, UnsureLeft
from tactile.watch.watcher import Watcher

if TYPE_CHECKING:
    from tactile.see.reads import Picture, Read
    from tactile.watch.news import TableNews

WIDTH, HEIGHT, FPS = 480, 270, 20
CARD = (50, 76)
LABEL = (12, 26)


@dataclass
class Card:
    """A card with one label at its top left. `reads_as` is what the reader makes of it."""

    name: str
    x: int
    y: int
    reads_as: str | Reason | None = None
    seed: int = 0
    dx: int = 0
    """Shift of what is read against what is painted: a reader that wavers."""
    labels: str = "first"
    """Which of its labels are read: first, second, both, or turns (both, now one and now the other first)."""

    def label(self, which: str = "first") -> Quad:
        left, top = self.x + 4 + self.dx, self.y + 4
        if which == "second":
            left, top = self.x + CARD[0] - 4 - LABEL[0], self.y + CARD[1] - 4 - LABEL[1]
        right, bottom = left + LABEL[0], top + LABEL[1]
        return Point(left, top), Point(right, top), Point(right, bottom), Point(left, bottom)


@dataclass
class Hand:
    x: int
    y: int
    size: int = 60


@dataclass
class Scene:
    """Paints frame after frame and follows them. Things later in `things` lie over earlier ones."""

    things: list[Card | Hand] = field(default_factory=list)
    light: float = 0.0
    noise: float = 2.0
    shift: tuple[int, int] = (0, 0)
    extra_reads: tuple[Read, ...] = ()
    px_per_mm: float | None = None
    count: int = 0
    news: list[TableNews] = field(default_factory=list)

    def __post_init__(self) -> None:
        random = np.random.default_rng(1)
        self._noise = [random.normal(0, 1, (HEIGHT, WIDTH, 3)).astype(np.float32) for _ in range(7)]
        self._watcher = Watcher(self)

    @property
    def t(self) -> float:
        return self.count / FPS

    def run(self, seconds: float) -> list[TableNews]:
        """Let time go by; give the news of it."""
        news: list[TableNews] = []
        for _ in range(round(seconds * FPS)):
            news += self._watcher.look(Frame(Seconds(self.t), self.paint()))
            self.count += 1
        self.news += news
        return news

    def lay(self, card: Card, seconds: float = 1.5) -> list[TableNews]:
        """Slide a card in under a hand, let go, and wait."""
        x, news = card.x, []
        hand = Hand(0, card.y + 20)
        self.things += [card, hand]
        for step in range(8):
            card.x = x - 80 + 10 * (step + 1)
            hand.x = card.x - 20
            news += self.run(1 / FPS)
        news += self.take_hand_away(hand)
        return news + self.run(seconds)

    def take_hand_away(self, hand: Hand) -> list[TableNews]:
        news: list[TableNews] = []
        while hand.y < HEIGHT:
            hand.y += 30
            news += self.run(1 / FPS)
        self.things.remove(hand)
        return news

    def take(self, *cards: Card, seconds: float = 1.5) -> list[TableNews]:
        """Take cards away under a hand."""
        hand = Hand(cards[0].x - 10, cards[0].y - 10, 80)
        self.things.append(hand)
        news = self.run(0.3)
        for card in cards:
            self.things.remove(card)
        return news + self.take_hand_away(hand) + self.run(seconds)

    def paint(self) -> Picture:
        picture = np.full((HEIGHT, WIDTH, 3), 90.0, np.float32)
        picture += np.linspace(0, 20, WIDTH, dtype=np.float32)[None, :, None]
        for thing in self.things:
            self._paint(picture, thing)
        picture += self.light + self.noise * self._noise[self.count % 7]
        return np.clip(picture, 0, 255).astype(np.uint8)

    def _paint(self, picture: np.ndarray, thing: Card | Hand) -> None:
        x, y = thing.x + self.shift[0], thing.y + self.shift[1]
        if isinstance(thing, Hand):
            picture[max(0, y) : y + thing.size, max(0, x) : x + thing.size] = (140, 160, 200)
            return
        texture = np.random.default_rng([*thing.name.encode(), thing.seed]).uniform(
            60, 240, (CARD[1] // 4, CARD[0] // 4)
        )
        face = np.kron(texture, np.ones((4, 4)))
        part = picture[max(0, y) : y + face.shape[0], max(0, x) : x + face.shape[1]]
        part[:] = face[: part.shape[0], : part.shape[1], None]

    def read(self, picture: Picture) -> tuple[Read, ...]:
        reads = [self._read(n, thing) for n, thing in enumerate(self.things) if isinstance(thing, Card)]
        return (*(read for read in reads if read is not None), *self.extra_reads)

    def _read(self, number: int, card: Card) -> Read | None:
        wanted = {"first": ["first"], "second": ["second"]}.get(card.labels, ["first", "second"])
        if card.labels == "turns" and self.count % 2:
            wanted.reverse()
        quads = [self._shifted(card.label(which)) for which in wanted]
        quads = [quad for quad in quads if not self._is_covered(number, _middle(quad))]
        if not quads:
            return None
        quad, centre = quads[0], _middle(quads[0])
        second = quads[1] if len(quads) > 1 else None
        says = card.reads_as or card.name
        if isinstance(says, Reason):
            return UnsureRead(says, Confidence(0.4), centre, quad, self.px_per_mm)
        spoken = (CardName(says), CardKind.NUMBER, None, None)
        return CardRead(*spoken, Confidence(0.99), centre, quad, second, self.px_per_mm)

    def _shifted(self, quad: Quad) -> Quad:
        a, b, c, d = (Point(p.x_px + self.shift[0], p.y_px + self.shift[1]) for p in quad)
        return a, b, c, d

    def _is_covered(self, number: int, centre: Point) -> bool:
        x, y = centre.x_px - self.shift[0], centre.y_px - self.shift[1]
        for thing in self.things[number + 1 :]:
            width, height = (thing.size, thing.size) if isinstance(thing, Hand) else CARD
            if thing.x - 8 <= x <= thing.x + width + 8 and thing.y - 12 <= y <= thing.y + height + 12:
                return True
        return False


def _middle(quad: Quad) -> Point:
    return Point((quad[0].x_px + quad[2].x_px) / 2, (quad[0].y_px + quad[2].y_px) / 2)


def short(news: list[TableNews]) -> list[tuple[str, str, int]]:
    """Give news as (what, card or reason, track)."""
    told = []
    for one in news:
        match one:
            case CardPlaced():
                told.append(("placed", str(one.card), int(one.track)))
            case CardRemoved():
                told.append(("removed", str(one.card), int(one.track)))
            case CardUnsure():
                told.append(("unsure", one.reason.value, int(one.track)))
            case CardGlimpsed():
                told.append(("glimpsed", "", 0))
            case UnsureLeft():
                told.append(("unsure-left", "", int(one.track)))
            case _:
                told.append((type(one).__name__, "", 0))
    return told
