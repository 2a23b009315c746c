"""Whole games by way of painted frames: `python -m tests.table.painted_game 20` plays so many rounds.

Cards are slid in by hands, overlap, waver, are covered for a moment and gathered; the reader is told what
lies open. What comes out must be the game that was dealt, card by card.
"""

from __future__ import annotations

import random
import sys
import time
from typing import TYPE_CHECKING

from engine.actions import ChooseTrump, PlaceBid, PlayCard, TurnCard
from engine.cards import card_name
from engine.game import Advanced, apply, new_game
from engine.state import Phase
from tactile.see.reads import Reason
from tactile.table.acts import acts_of
from tactile.table.session import Session
from tactile.watch.news import Seconds
from tests.table.fakes import Keeper, Teller, setup
from tests.table.random_game import random_steps
from tests.watch.scene import Card, Hand, Scene

if TYPE_CHECKING:
    from engine.actions import Action
    from tactile.table.acts import Act, Step

PLACES = ((150, 90), (220, 70), (260, 120))
TURNED_AT = (400, 20)


class PaintedGame:
    """Plays the actions of a game with painted hands."""

    def __init__(self, rounds: tuple[int, ...], seed: int) -> None:
        self.luck = random.Random(seed)
        self.setup = setup(*rounds)
        self.acts = acts_of(random_steps(self.setup, seed))
        self.keeper, self.teller = Keeper(), Teller()
        self.session = Session(self.setup, self.keeper, self.teller)
        self.scene = Scene()
        self.trick: list[Card] = []
        self.turned: Card | None = None
        self.count = 0

    def play(self) -> tuple[Step, ...]:
        """Play it to its end; give the steps that were taken down."""
        self.session.begin(Seconds(0))
        self._run(0.5)
        game = new_game(self.setup).game
        for act in self.acts:
            self._do(act.action)
            result = apply(game, act.action)
            assert isinstance(result, Advanced)
            if len(self.trick) == len(self.setup.players):
                self._gather()
            if result.game.round_number != game.round_number or result.game.phase is Phase.OVER:
                self._clear()
            game = result.game
        return tuple(self.keeper.steps)

    def _do(self, action: Action) -> None:
        match action:
            case TurnCard(card):
                self.turned = self._lay(card_name(card), *TURNED_AT)
            case PlayCard(card=card):
                x, y = PLACES[len(self.trick)]
                self.trick.append(self._lay(card_name(card), x + self._some(12), y + self._some(12)))
            case PlaceBid(bid=bid):
                self.session.answer(self._t, str(bid))
            case ChooseTrump(colour=colour):
                self.session.answer(self._t, colour)
            case _:
                raise AssertionError(action)

    def _lay(self, name: str, x: int, y: int) -> Card:
        self.count += 1
        card = Card(name, x, y, seed=self.count)
        if self.luck.random() < 0.2:
            card.reads_as = Reason.BLUR
        hand = Hand(0, y + 20)
        self.scene.things += [card, hand]
        for step in range(6):
            card.x = x - 60 + 10 * (step + 1)
            hand.x = card.x - 20
            self._run(0.05)
        self._run(0.2 * self.luck.random())
        self._lift(hand)
        card.reads_as = None
        self._run(0.6 + 0.5 * self.luck.random())
        if self.luck.random() < 0.2:
            self._pass_over()
        return card

    def _pass_over(self) -> None:
        """Let a hand cross the table, over whatever lies there."""
        hand = Hand(100, 40 + self._some(60), 70)
        self.scene.things.append(hand)
        for _ in range(12):
            hand.x += 25
            self._run(0.05)
        self._lift(hand)

    def _gather(self) -> None:
        hand = Hand(self.trick[0].x - 20, self.trick[0].y - 10, 110)
        self.scene.things.append(hand)
        self._run(0.2)
        for card in self.trick:
            self.scene.things.remove(card)
        self.trick = []
        self._lift(hand)
        self._run(0.3 + 0.6 * self.luck.random())

    def _clear(self) -> None:
        if self.turned is not None:
            self.scene.things.remove(self.turned)
            self.turned = None
        self._run(1.5)

    def _lift(self, hand: Hand) -> None:
        while hand.y < 270:
            hand.y += 40
            self._run(0.05)
        self.scene.things.remove(hand)

    def _run(self, seconds: float) -> None:
        for _ in range(max(1, round(seconds * 20))):
            news = self.scene.run(0.05)
            self.session.see(self._t, news)

    @property
    def _t(self) -> Seconds:
        return Seconds(self.scene.t)

    def _some(self, most: int) -> int:
        return self.luck.randint(-most, most)


def wrong(game: PaintedGame, steps: tuple[Step, ...]) -> list[tuple[Act, Step]]:
    """Give the steps that are not the game's."""
    actions = [act.action for act in game.acts]
    taken_down = [getattr(step, "action", step) for step in steps]
    pairs = zip(game.acts, steps, strict=False)
    return [
        pair for pair, ours, theirs in zip(pairs, actions, taken_down, strict=False) if ours != theirs
    ]  # fmt: skip


def main(rounds: int, seed: int) -> None:
    start = time.perf_counter()
    game = PaintedGame(tuple(range(1, rounds + 1)), seed)
    steps = game.play()
    unsure = sum(name == "unsure" for name, _ in game.teller.events)
    faults = sum(name in {"fault", "undone"} for name, _ in game.teller.events)
    sys.stdout.write(
        f"{game.count} cards, {len(steps)} of {len(game.acts)} steps, first wrong: {wrong(game, steps)[:1]}, "
        f"asked again: {unsure}, faults or taken back: {faults}, {time.perf_counter() - start:.0f} s\n"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1)
