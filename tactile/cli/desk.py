"""The keys of a game: what can be asked at any moment, and answers typed with Enter (table)."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from engine.actions import PlayCard, TurnCard
from engine.state import Phase
from tactile.say import answers
from tactile.say.announcements import Announcement, Priority, Topic
from tactile.say.channels import Adjustment

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from engine.state import Game
    from tactile.say.answers import Answer
    from tactile.say.channels import Channel
    from tactile.say.facts import Fact
    from tactile.table.session import Session
    from tactile.watch.news import Seconds

ASK: Final[Mapping[str, Callable[[Game], Answer]]] = {
    "t": answers.trump,
    "l": answers.led_and_duty,
    "w": answers.whose_turn,
    "c": answers.this_trick,
    "p": answers.last_trick,
    "b": answers.bids_and_tricks,
    "s": answers.scores,
    "n": answers.this_round,
    "h": lambda game: answers.hand_refused(),  # noqa: ARG005  every question takes the game
}
"""Letters only, without Ctrl or Alt: those belong to screen readers."""

ADJUST: Final = {
    "+": Adjustment.LOUDER,
    "-": Adjustment.SOFTER,
    "f": Adjustment.FASTER,
    "d": Adjustment.SLOWER,
}
ENTER: Final = "\r\n"
BACKSPACE: Final = "\x08\x7f"
GIVE_UP: Final = "\x1b"
LEAVE: Final = "qQ"
MOST_TYPED: Final = 20


class Typing(Enum):
    """What a line that is being typed is for."""

    ANSWER = auto()
    CORRECT = auto()
    CARD = auto()


LINES: Final = {"a": Typing.ANSWER, "m": Typing.CORRECT, "k": Typing.CARD}


class Desk:
    """Turns keys into questions to the game, answers, and changes of the voice."""

    def __init__(self, session: Session, channel: Channel) -> None:
        self._session = session
        self._channel = channel
        self._typing: Typing | None = None
        self._line = ""
        self._begun_at = session.game
        self._asked_to_leave = self._told_end = False
        self.has_left = False
        """Whether somebody has left the table by key."""

    def press(self, t: Seconds, keys: str) -> None:
        """Take keys in the order pressed; a key that means nothing is said to mean nothing."""
        for key in keys:
            if self._typing is None:
                self._asked_to_leave = self._asked_to_leave and key in LEAVE
                self._single(t, key)
            else:
                self._type(t, key)

    def tell_end(self, t: Seconds) -> None:
        """Say once, each time the game comes to its end, that the last card can still be corrected."""
        if self._session.is_over and not self._told_end:
            self._session.tell_answer(t, (Announcement("keys-at-end"),))
        self._told_end = self._session.is_over

    def _single(self, t: Seconds, key: str) -> None:
        low, self._begun_at = key.lower(), self._session.game
        if key.isascii() and key.isdigit():
            self._digit(t, key)
        elif low in LINES:
            self._begin_line(t, LINES[low])
        elif low in ASK:
            self._session.tell_answer(t, ASK[low](self._session.game))
        elif low in ADJUST:
            self._channel.adjust(ADJUST[low])
        else:
            self._command(t, low)

    def _begin_line(self, t: Seconds, typing: Typing) -> None:
        """Say what to type. A correction names the card that it is for: others may have come since."""
        last = self._session.last_card
        if typing is Typing.CORRECT and last is None:
            self._say(t, "correct-nothing")
            return
        self._typing, self._line = typing, ""
        match last:
            case PlayCard(player, card) if typing is Typing.CORRECT:
                self._say(t, "type-correct", player=player, card=card)
            case TurnCard(card) if typing is Typing.CORRECT:
                self._say(t, "type-correct-turned", card=card)
            case _:
                self._say(t, f"type-{typing.name.lower()}")

    def _digit(self, t: Seconds, key: str) -> None:
        """Begin an answer; where none is asked, say so, or its line would swallow the next keys."""
        if self._session.question is None:
            self._say(t, "no-question")
        else:
            self._typing, self._line = Typing.ANSWER, key

    def _command(self, t: Seconds, key: str) -> None:
        match key:
            case "r":
                self._channel.repeat()
            case "x" | " ":
                self._channel.stop()
            case "u":
                self._session.undo(t)
            case "q":
                self._leave(t)
            case "?" | "e":
                self._say(t, "keys-help")
            case _ if key not in ENTER + BACKSPACE + GIVE_UP:
                self._say(t, "key-unknown")

    def _leave(self, t: Seconds) -> None:
        """Leave a game that is over at once, another at the second press: a key is soon touched."""
        self.has_left = self._asked_to_leave or self._session.is_over
        self._asked_to_leave = True
        if not self.has_left:
            self._say(t, "leave-sure")

    def _type(self, t: Seconds, key: str) -> None:
        if key in ENTER:
            self._done(t)
        elif key in BACKSPACE:
            self._line = self._line[:-1]
        elif key in GIVE_UP:
            self._typing = None
        elif key.isprintable() and len(self._line) < MOST_TYPED:
            self._line += key

    def _done(self, t: Seconds) -> None:
        typing, line = self._typing, self._line.strip()
        self._typing, self._line = None, ""
        match typing:
            case _ if self._session.game != self._begun_at:  # meant for a card or a question that was before
                self._say(t, "typed-too-late")
            case Typing.ANSWER if self._session.question is None:
                self._say(t, "no-question")
            case Typing.ANSWER:
                self._session.answer(t, self._colour_by_number(line))
            case Typing.CORRECT:
                self._session.correct(t, line)
            case Typing.CARD:
                self._session.type_card(t, line)

    def _colour_by_number(self, line: str) -> str:
        """Let the trump also be chosen by its number, in the order in which the colours were asked."""
        game = self._session.game
        colours = game.setup.deck.colours
        if game.phase is not Phase.CHOOSE_TRUMP or not line.isdecimal():
            return line
        return colours[int(line) - 1] if 1 <= int(line) <= len(colours) else line

    def _say(self, t: Seconds, key: str, **facts: Fact) -> None:
        said = Announcement(key, facts, Priority.NOW, topic=Topic.ANSWER, replaces=frozenset({Topic.ANSWER}))
        self._session.tell_answer(t, (said,))
