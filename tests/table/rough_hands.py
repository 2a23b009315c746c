"""Rough hands over a painted table: they lay, push, turn and gather cards, several at once."""

from __future__ import annotations

import math
from itertools import count
from typing import TYPE_CHECKING, Final

from tactile.see.reads import Reason
from tests.table.rough_stage import FPS, HEIGHT, WIDTH, Arm, RoughCard, RoughStage, Sleeve, towards

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Iterator

    from tests.table.rough_manners import Manner

MIDDLE: Final = (210.0, 138.0)
TURNED_AT: Final = (438.0, 48.0)
SIDES: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    3: ((0, 1), (-1, 0), (1, 0)),
    4: ((0, 1), (-1, 0), (0, -1), (1, 0)),
    5: ((0, 1), (-1, 0), (0, -1), (0, -1), (1, 0)),
    6: ((0, 1), (-1, 0), (-1, 0), (0, -1), (1, 0), (1, 0)),
}
"""From which side of the picture the arm of each seat comes."""
HEAPS: Final = {(0, 1): (330.0, 226.0), (-1, 0): (36.0, 226.0), (0, -1): (60.0, 44.0), (1, 0): (440.0, 200.0)}
"""Where the winner at a side heaps the tricks."""
HASTE_PX: Final = 26.0
"""How far a hand moves in a frame."""


class Hands:
    """All that moves over the table. Each motion is a generator that is stepped once a frame."""

    def __init__(self, luck: random.Random, players: int, manner: Manner) -> None:
        self.luck, self.manner, self.players = luck, manner, players
        self.stage = RoughStage(luck, paleness=manner.paleness)
        if luck.random() < 0.2:
            self.stage.px_per_mm = None
        self.trick: list[RoughCard] = []
        self.turned: RoughCard | None = None
        self.heaps: list[RoughCard] = []
        self.log: list[str] = []
        self._motions: list[Iterator[None]] = []
        self._rested_at = 0.0
        self._seeds = count(1)
        self._keeps_heap = luck.random() < manner.heap

    def step(self) -> None:
        """Go on with all motions by one frame."""
        self.stage.count += 1
        self._motions = [motion for motion in self._motions if next(motion, "end") is None]

    def pause(self, seconds: float) -> Iterator[None]:
        for _ in range(max(1, round(seconds * FPS))):
            yield

    # --- laying -----------------------------------------------------------------------------------

    def turn(self, name: str) -> Iterator[None]:
        """Turn a card for trump, and wait until it lies."""
        self.turned = self._new(name)
        yield from self._bring(self.turned, TURNED_AT, (1, 0), lambda _: None)
        if self.luck.random() < self.manner.half_turned:
            self._motions.append(self._cover(self.turned))

    def lay(self, name: str, seat: int, begun: Callable[[], None]) -> Iterator[None]:
        """Lay a card of a trick at its time, and give way to the next as soon as it lies there."""
        span = self.manner.pace_s if self.trick else self.manner.lead_s
        due = self._rested_at + self.luck.uniform(*span)
        card = self._new(name)
        self.trick.append(card)
        place = self._place(seat)
        side = SIDES[self.players][seat]
        while self.stage.t < due - self._way_s(place, side) or self._lies_under_a_sleeve():
            yield
        begun()
        card.turn = side[0] % 4 if self.luck.random() < 0.5 else 0
        motion = self._bring(card, place, side, self._trouble)
        rested = self._rested_at
        self._motions.append(motion)
        while self._rested_at == rested:
            yield

    def _lies_under_a_sleeve(self) -> bool:
        """Tell whether somebody leans over the table: nobody plays until the last card can be seen."""
        return any(isinstance(one, Sleeve) for one in self.stage.over)

    def _way_s(self, place: tuple[float, float], side: tuple[int, int]) -> float:
        x, y = self._edge(place, side)
        return math.hypot(place[0] - x, place[1] - y) / HASTE_PX / FPS

    def _new(self, name: str) -> RoughCard:
        manner, luck = self.manner, self.luck
        card = RoughCard(name, 0, 0, seed=0 if manner.alike else next(self._seeds))
        card.reason = luck.choice((Reason.BLUR, Reason.GLARE, Reason.UNKNOWN, Reason.CONFLICT))
        if luck.random() < manner.flicker:
            card.sure = luck.uniform(0.3, 0.8)
        if luck.random() < manner.unclear:
            card.clear_at = luck.uniform(0.4, 2.5)
        if luck.random() < manner.for_good:
            card.clear_at = math.inf
        if luck.random() < manner.one_label:
            card.labels = luck.choice(("first", "second"))
        elif luck.random() < manner.by_turns:
            card.labels = "turns"
        return card

    def _place(self, seat: int) -> tuple[float, float]:
        angle = math.pi / 2 + 2 * math.pi * seat / self.players
        reach = self.manner.spread_px * self.luck.uniform(0.8, 1.2)
        return MIDDLE[0] + 1.3 * reach * math.cos(angle), MIDDLE[1] + 0.75 * reach * math.sin(angle)

    def _edge(self, place: tuple[float, float], side: tuple[int, int]) -> tuple[float, float]:
        x = place[0] if side[0] == 0 else (-40.0 if side[0] < 0 else WIDTH + 40.0)
        y = place[1] if side[1] == 0 else (-40.0 if side[1] < 0 else HEIGHT + 40.0)
        return x, y

    def _bring(
        self,
        card: RoughCard,
        place: tuple[float, float],
        side: tuple[int, int],
        trouble: Callable[[RoughCard], None],
    ) -> Iterator[None]:
        """Bring a card under a hand, let go, linger, and go away."""
        card.x, card.y = self._edge(place, side)
        card.moves = True
        arm = Arm(card.x, card.y, side)
        self.stage.top(card)
        self.stage.over.append(arm)
        while (card.x, card.y) != place:
            card.x, card.y = towards(card.x, card.y, *place, HASTE_PX)
            arm.x, arm.y = card.x + side[0] * 26, card.y + side[1] * 26
            yield
        card.moves = False
        card.clear_at += self.stage.t
        self._rested_at = self.stage.t
        quality = f"clear at {card.clear_at:.2f} sure {card.sure:.2f} {card.labels}"
        where = f"{place[0]:.0f},{place[1]:.0f}"
        self.log.append(f"{self.stage.t:.2f} rests {card.name} at {where} {quality}")
        trouble(card)
        yield from self.pause(self.luck.uniform(*self.manner.linger_s))
        yield from self._withdraw(arm)

    def _withdraw(self, arm: Arm) -> Iterator[None]:
        to = self._edge((arm.x, arm.y), arm.to)
        while (arm.x, arm.y) != to:
            arm.x, arm.y = towards(arm.x, arm.y, *to, HASTE_PX * 1.2)
            yield
        self.stage.over.remove(arm)

    # --- trouble ----------------------------------------------------------------------------------

    def _trouble(self, card: RoughCard) -> None:
        """Draw what else happens as a card is laid."""
        luck, manner = self.luck, self.manner
        near = [
            one
            for one in self.trick
            if one is not card and not one.moves and math.hypot(one.x - card.x, one.y - card.y) < 70
        ]
        if near and luck.random() < manner.push:
            self._motions.append(self._push(luck.choice(near), card))
        if luck.random() < manner.rotate and self.trick:
            self._motions.append(self._rotate(luck.choice(self.trick)))
        if luck.random() < manner.light / 3:
            self._motions.append(self._light())
        if luck.random() < manner.sleeve / 3:
            self._motions.append(self._sleeve())
        if self.turned is not None and luck.random() < manner.half_turned / 4:
            self._motions.append(self._cover(self.turned))

    def _push(self, card: RoughCard, by: RoughCard) -> Iterator[None]:
        """Push a card along that lies under the hand of the next one."""
        self.log.append(f"{self.stage.t:.2f} pushes {card.name}")
        far = math.hypot(card.x - by.x, card.y - by.y) or 1.0
        x = card.x + (card.x - by.x) / far * self.luck.uniform(8, 30)
        y = card.y + (card.y - by.y) / far * self.luck.uniform(8, 30)
        card.moves = True
        while (card.x, card.y) != (x, y) and card in self.trick:
            card.x, card.y = towards(card.x, card.y, x, y, 9)
            yield
        card.moves = False

    def _rotate(self, card: RoughCard) -> Iterator[None]:
        """Turn a card on its place, under a hand."""
        yield from self.pause(self.luck.uniform(0.2, 1.0))
        if card.moves or card not in self.trick:
            return
        self.log.append(f"{self.stage.t:.2f} turns {card.name} on its place")
        side = self.luck.choice(((0, 1), (-1, 0), (1, 0)))
        arm = Arm(*self._edge((card.x, card.y), side), side)
        self.stage.over.append(arm)
        while (arm.x, arm.y) != (card.x, card.y) and card in self.trick:
            arm.x, arm.y = towards(arm.x, arm.y, card.x, card.y, HASTE_PX)
            yield
        if card in self.trick:
            card.turn += self.luck.choice((1, 2, 3))
            yield from self.pause(0.15)
        yield from self._withdraw(arm)

    def _light(self) -> Iterator[None]:
        to, frames = self.luck.choice((-22, 0, 18)), self.luck.choice((1, 4, 20))
        self.log.append(f"{self.stage.t:.2f} light to {to}")
        step = (to - self.stage.light) / frames
        for _ in range(frames):
            self.stage.light += step
            yield

    def _sleeve(self) -> Iterator[None]:
        box = self.luck.choice(
            ((0.0, 0.0, 230.0, 270.0), (200.0, 0.0, 480.0, 270.0), (0.0, 120.0, 480.0, 270.0))
        )
        sleeve = Sleeve(box)
        self.log.append(f"{self.stage.t:.2f} sleeve over {box}")
        self.stage.over.append(sleeve)
        for _ in range(40):
            off = self.luck.choice((-2, 0, 0, 2))
            sleeve.box = (box[0] + off, box[1] + off, box[2] + off, box[3] + off)
            yield
        self.stage.over.remove(sleeve)

    def _cover(self, card: RoughCard) -> Iterator[None]:
        """Let a hand rest on half of a card."""
        arm = Arm(card.x + 12, card.y + self.luck.choice((-34, 34)), (1, 0))
        self.stage.over.append(arm)
        yield from self.pause(self.luck.uniform(1.0, 5.0))
        yield from self._withdraw(arm)

    # --- gathering --------------------------------------------------------------------------------

    def gather(self, seat: int) -> Iterator[None]:
        """Take the trick away, in one of the table's ways, to the winner's heap or out of the picture."""
        yield from self.pause(self.luck.uniform(*self.manner.look_s))
        way = self.luck.choice(self.manner.gathers)
        side = SIDES[self.players][seat]
        cards, self.trick = self.trick, []
        self.log.append(f"{self.stage.t:.2f} gathers {way}")
        if way == "by card":
            yield from self._gather_by_card(cards, side)
        else:
            yield from self._gather_at_once(cards, side, way)
        self._rested_at = self.stage.t

    def _gather_by_card(self, cards: list[RoughCard], side: tuple[int, int]) -> Iterator[None]:
        cards = self.luck.sample(cards, len(cards))
        for card in cards:
            arm = Arm(*self._edge((card.x, card.y), side), side, half=24)
            self.stage.over.append(arm)
            yield from self._reach(arm, card.x, card.y)
            yield from self._carry(arm, [card], side, last=card is cards[-1])
            self._motions.append(self._withdraw(arm))
            yield from self.pause(0.1)

    def _gather_at_once(self, cards: list[RoughCard], side: tuple[int, int], way: str) -> Iterator[None]:
        x = sum(card.x for card in cards) / len(cards)
        y = sum(card.y for card in cards) / len(cards)
        arm = Arm(*self._edge((x, y), side), side, half=46)
        self.stage.over.append(arm)
        yield from self._reach(arm, x, y)
        if way == "slow":
            yield from self.pause(self.luck.uniform(0.4, 1.2))
        for card in cards:
            card.moves = True
        step = 60.0 if way == "swift" else 16.0
        while any((card.x, card.y) != (x, y) for card in cards):
            for card in cards:
                card.x, card.y = towards(card.x, card.y, x, y, step)
            yield
        if way == "sweep":
            arm.x, arm.y = arm.x + side[0] * 40, arm.y + side[1] * 40
            yield from self.pause(self.luck.uniform(0.1, 0.4))
        yield from self._carry(arm, cards, side, last=True)
        self._motions.append(self._withdraw(arm))
        yield from self.pause(0.1)

    def _reach(self, arm: Arm, x: float, y: float) -> Iterator[None]:
        while (arm.x, arm.y) != (x, y):
            arm.x, arm.y = towards(arm.x, arm.y, x, y, HASTE_PX)
            yield

    def _carry(
        self, arm: Arm, cards: list[RoughCard], side: tuple[int, int], *, last: bool
    ) -> Iterator[None]:
        """Move cards with the hand to the heap or the edge."""
        to = HEAPS[side] if self._keeps_heap else self._edge((arm.x, arm.y), side)
        face_up = self.luck.random() < self.manner.heap_face_up
        for card in cards:
            card.moves = True
            card.face_down = self._keeps_heap and not (face_up and last)
            self.stage.top(card)
        while (cards[0].x, cards[0].y) != to:
            for card in cards:
                card.x, card.y = towards(card.x, card.y, *to, HASTE_PX)
            arm.x, arm.y = cards[0].x + side[0] * 10, cards[0].y + side[1] * 10
            yield
        for card in cards:
            card.moves = False
            if self._keeps_heap:
                card.turn, card.face_down = 0, not face_up
                self.heaps.append(card)
            else:
                self.stage.cards.remove(card)

    def clear(self) -> Iterator[None]:
        """Take all heaps and the turned card away at the end of a round."""
        turned = [] if self.turned is None else [self.turned]
        tops = {(card.x, card.y): card for card in (*self.heaps, *turned)}
        for x, y in tops:
            arm = Arm(*self._edge((x, y), (1, 0)), (1, 0), half=46)
            self.stage.over.append(arm)
            yield from self._reach(arm, x, y)
            for card in [card for card in (*self.heaps, *turned) if (card.x, card.y) == (x, y)]:
                self.stage.cards.remove(card)
            yield from self._withdraw(arm)
        self.heaps, self.turned = [], None
