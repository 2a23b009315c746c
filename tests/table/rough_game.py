"""Whole games at a rough painted table: `python -m tests.table.rough_game SORT FIRST LAST` plays such seeds.

Quick hands, covered labels, reads that come and go, tricks swept into heaps, sleeves, light, a lost camera.
The reader never reads a wrong card, and a friend types what the program asks for; so each wrong card, wrong
player, lost card and untrue sentence is a fault of who follows the table.
"""

from __future__ import annotations

import random
import sys
import time
from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from engine.actions import ChooseTrump, PlayCard, Player, TurnCard
from engine.cards import JESTER, WIZARD, card_name
from engine.game import Advanced, apply, new_game
from engine.setup import make_setup
from engine.state import Phase
from tactile.table.acts import acts_of
from tactile.table.session import Session
from tactile.watch.news import CameraBack, CameraLost, Frame, Seconds
from tactile.watch.watcher import Watcher
from tests.table.fakes import Keeper
from tests.table.random_game import random_steps
from tests.table.rough_hands import Hands
from tests.table.rough_manners import MANNERS, Manner

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.actions import Action
    from engine.cards import Card
    from engine.setup import GameSetup
    from engine.state import Game
    from tactile.say.announcements import Announcement
    from tactile.table.telling import Fields
    from tactile.watch.news import TableNews

NAMES: Final = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")
SCALE: Final = 1280 / 480
"""The table room's measures are of pictures of the usual size."""
ASKS: Final = frozenset({
    "unsure-card-of", "unsure-turned", "card-to-type", "gathered-too-early", "card-not-seen",
    "cards-together", "cards-together-unclear", "card-led-or-gathered",
})  # fmt: skip
UNTRUE: Final = frozenset({
    "table-lacks", "table-shows", "table-agrees", "card-moved", "card-taken-back", "undone-lies",
    "undone-lies-turned", "waiting-for-bids", "waiting-for-trump", "cards-before-play",
})  # fmt: skip
"""At this table nobody takes a card back, or plays out of turn: these are never true."""
SILENT_S: Final = 9.0
"""So long after the last hand has left, the game has taken what lies there, or asks for it."""


class WrongError(Exception):
    """The game went another way than the table."""


@dataclass
class Overheard:
    """Remembers what was told, by its keys."""

    said: list[tuple[float, str, str]]

    def event(self, t: Seconds, name: str, fields: Fields) -> None:
        if name in {"undone", "fault"}:
            self.said.append((t, f"event-{name}", str(fields)))

    def say(self, t: Seconds, announcement: Announcement) -> None:
        self.said.append((t, announcement.key, str(dict(announcement.facts))))


class RoughGame:
    """Plays the actions of a game with rough hands; raises WrongError at the first fault."""

    def __init__(self, manner: Manner, seed: int) -> None:
        self.luck = random.Random(seed)
        self.manner = manner
        players = tuple(Player(name) for name in NAMES[: self.luck.randint(3, 6)])
        self.setup = make_setup(players, self.luck.choice(players), (), manner.rounds)
        self.actions = dealt(self.setup, seed, manner.specials, self.luck)
        self.heard = Overheard([])
        self.session = Session(self.setup, Keeper(), self.heard)
        self.hands = Hands(self.luck, len(players), manner)
        self.watcher = Watcher(self.hands.stage)
        self.log: list[str] = []
        self.asked: list[str] = []
        self._asked_at: tuple[int, float] | None = None
        self._checked = 0
        self._listened = 0
        self._done = 0
        self._held_s = 0.0
        self._blind_until: float | None = None

    # --- the course of the game -----------------------------------------------------------------

    def play(self) -> None:
        """Play it to its end."""
        self.session.begin(Seconds(0))
        course = self._course()
        for _ in course:
            self.hands.step()
            self._look()
            self._listen()
            self._help()

    def _course(self) -> Iterator[None]:
        yield from self.hands.pause(0.5)
        game = new_game(self.setup).game
        for action in self.actions:
            yield from self._do(action, game.to_act)
            result = apply(game, action)
            assert isinstance(result, Advanced), result
            last = result.game.last_trick
            if isinstance(action, PlayCard) and not result.game.trick and last is not None:
                yield from self._until_heard()
                is_over = result.game.round_number != game.round_number or result.game.phase is Phase.OVER
                yield from self._gather(self._seat(last.winner), last_of_round=is_over)
            game = result.game
        yield from self._until_told(len(self.actions))

    def _do(self, action: Action, player: Player | None) -> Iterator[None]:
        match action:
            case TurnCard(card):
                self._done += 1
                yield from self.hands.turn(card_name(card))
                yield from self._until_told(self._done)
            case PlayCard(card=card):
                yield from self._until_heard()
                yield from self.hands.lay(card_name(card), self._seat(player), begun=self._begun)
            case _:
                yield from self._until_told(self._done)
                yield from self.hands.pause(self.luck.uniform(0.2, 0.6))
                self._done += 1
                answer = action.colour if isinstance(action, ChooseTrump) else getattr(action, "bid", None)
                self.session.answer(self._t, str(answer))

    def _begun(self) -> None:
        self._done += 1

    def _gather(self, seat: int, *, last_of_round: bool) -> Iterator[None]:
        yield from self.hands.gather(seat)
        if self.luck.random() < self.manner.camera:
            self._blind_until = self.hands.stage.t + self.luck.uniform(2.6, 6.0)
        while self._blind_until is not None:
            yield
        if last_of_round:
            yield from self._until_told(self._done)
            yield from self.hands.clear()
            yield from self.hands.pause(self.luck.uniform(1.0, 2.5))

    def _until_told(self, count: int) -> Iterator[None]:
        """Wait until the game has as many actions; nobody is silent for long."""
        waited_s, before = 0.0, 0
        while len(self._taken_down) < count:
            waited_s = waited_s + 1 / 20 if len(self._taken_down) == before else 0.0
            before = len(self._taken_down)
            if waited_s > SILENT_S and self._asked_at is None:
                raise WrongError(f"silent: waits for {self.actions[len(self._taken_down)]}")
            yield

    def _until_heard(self) -> Iterator[None]:
        """Let an attentive table wait while the game asks for something."""
        while self.manner.attentive and self._asked_at is not None:
            yield

    # --- the program ------------------------------------------------------------------------------

    def _look(self) -> None:
        stage = self.hands.stage
        news: list[TableNews] = []
        if self._blind_until is not None:
            if self._blind_until - stage.t > 0:
                if not any(isinstance(one, str) and one == "lost" for one in self.log[-1:]):
                    self.session.see(self._t, [CameraLost(self._t)])
                    self.log.append("lost")
                return
            self._blind_until = None
            self.log.append(f"{stage.t:.2f} camera back")
            news.append(CameraBack(self._t))
        news += self.watcher.look(Frame(self._t, stage.paint()))
        self.log += [f"{stage.t:.2f} news {_short(one)}" for one in news]
        self.session.see(self._t, [_scaled(one) for one in news])

    def _listen(self) -> None:
        """Compare what was told with what was done."""
        for t, key, facts in self.heard.said[self._listened :]:
            self.log.append(f"{t:.2f} said {key} {facts}")
            if key in UNTRUE or key.startswith("event-undone") or "card-seen-twice" in facts:
                raise WrongError(f"untrue: {key}")
            if key in ASKS:
                self._ask(key)
        self._listened = len(self.heard.said)
        taken = self._taken_down
        for number in range(self._checked, len(taken)):
            self.log.append(f"{self._t:.2f} DID {taken[number]}")
            if taken[number] != self.actions[number]:
                raise WrongError(self._kind(number, taken[number]))
        self._checked = len(taken)

    def _ask(self, key: str) -> None:
        number = len(self._taken_down)
        self.asked.append(key)
        if number >= self._done:
            raise WrongError(f"untrue: {key} for a card that was not laid")
        if self._asked_at is None:
            self._asked_at = (number, self._t + self.luck.uniform(*self.manner.friend_s))

    def _kind(self, number: int, taken: Action) -> str:
        """Name a wrong action by what became of the card."""
        cards = [getattr(action, "card", None) for action in self.actions]
        card = getattr(taken, "card", None)
        if card in cards[number : self._done]:
            return f"skipped: {self.actions[number]}, took {taken}"
        return f"twice: {taken} in place of {self.actions[number]}"

    def _help(self) -> None:
        """Type what was asked for, after a while; as a friend who sees the table would."""
        if self._asked_at is None:
            return
        number = len(self._taken_down)
        if number > self._asked_at[0]:
            self._asked_at = None
        elif self._t >= self._asked_at[1]:
            self._asked_at = None
            card = getattr(self.actions[number], "card", None)
            self.log.append(f"{self._t:.2f} types {card}")
            self.session.type_card(self._t, str(card))

    @property
    def _taken_down(self) -> tuple[Action, ...]:
        return tuple(act.action for act in self.session._acts)

    @property
    def _t(self) -> Seconds:
        return Seconds(self.hands.stage.t)

    def _seat(self, player: Player | None) -> int:
        return self.setup.players.index(player or self.setup.players[0])


def dealt(setup: GameSetup, seed: int, specials: float, luck: random.Random) -> tuple[Action, ...]:
    """Deal a game by chance, with more Wizards and Jesters than chance would."""
    game = new_game(setup).game
    actions: list[Action] = []
    for act in acts_of(random_steps(setup, seed)):
        action = act.action
        if isinstance(action, PlayCard) and game.to_act is not None:
            action = PlayCard(game.to_act, _card(game, action.card, specials, luck))
        result = apply(game, action)
        assert isinstance(result, Advanced), result
        actions.append(action)
        game = result.game
    return tuple(actions)


def _card(game: Game, card: Card, specials: float, luck: random.Random) -> Card:
    """Give a Wizard or a Jester now and then in the place of a card, and none more often than the deck."""
    wanted = luck.choice((WIZARD, JESTER)) if luck.random() < specials else card
    choice = (wanted, card, *luck.sample(game.setup.deck.cards, 60))
    return next(one for one in choice if game.on_the_table.count(one) < game.setup.deck.copies(one))


def _scaled(news: TableNews) -> TableNews:
    centre = getattr(news, "centre", None)
    if centre is None:
        return news
    return replace(news, centre=replace(centre, x_px=centre.x_px * SCALE, y_px=centre.y_px * SCALE))


def _short(news: TableNews) -> str:
    names = ("card", "reason", "track", "here_since", "in_place_of", "seen")
    told = {name: getattr(news, name) for name in names if hasattr(news, name)}
    centre = getattr(news, "centre", None)
    where = "" if centre is None else f" at {centre.x_px:.0f},{centre.y_px:.0f}"
    return f"{type(news).__name__}{where} {told}"


def run(sort: str, seed: int) -> tuple[str | None, RoughGame]:
    """Play one seed; give the fault, if there is one."""
    game = RoughGame(MANNERS[sort](random.Random(seed + 7)), seed)
    try:
        game.play()
    except WrongError as wrong:
        return str(wrong), game
    return None, game


def main(sort: str, first: int, last: int) -> None:
    """Play seeds and tell what went wrong, and how often cards were asked for."""
    right, cards, start = 0, 0, time.process_time()
    asked: Counter[str] = Counter()
    for seed in range(first, last + 1):
        fault, game = run(sort, seed)
        right += fault is None
        asked.update(game.asked)
        cards += sum(isinstance(a, PlayCard | TurnCard) for a in game.actions[: game._done])
        if fault is not None:
            print(f"{sort} {seed}: {game.hands.stage.t:.1f} s {fault}", flush=True)  # noqa: T201
        if first == last:
            print("\n".join(sorted([*game.log, *game.hands.log], key=_time)))  # noqa: T201
    print(  # noqa: T201
        f"{sort}: {right} of {last + 1 - first} right, {cards} cards, asked {sum(asked.values())} "
        f"{dict(asked)}, {time.process_time() - start:.0f} s"
    )


def _time(line: str) -> float:
    try:
        return float(line.split(maxsplit=1)[0])
    except ValueError:
        return 0.0


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[-1]))
