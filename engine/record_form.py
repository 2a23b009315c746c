"""The form of a recorded game (contracts, `tactile replay`), and how its JSON is read with places."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from engine.actions import Player, Tricks
    from engine.cards import Card, Colour
    from engine.setup import GameSetup, SetupFault
    from engine.state import Play

NUMBER_LIMIT: Final = 10**6
"""No number of a record is larger: a longer one is a slip, not a bid."""


class RecordProblem(StrEnum):
    """What is wrong with a file that is no record."""

    NOT_JSON = "not-json"
    NOT_UTF_8 = "not-utf-8"
    NOT_AN_OBJECT = "not-an-object"
    NOT_A_LIST = "not-a-list"
    NOT_A_PAIR = "not-a-pair"
    NOT_TEXT = "not-text"
    NOT_A_NUMBER = "not-a-number"
    MISSING_FIELD = "missing-field"
    FIELD_TWICE = "field-twice"
    UNKNOWN_CARD = "unknown-card"
    UNKNOWN_COLOUR = "unknown-colour"
    UNKNOWN_PLAYER = "unknown-player"
    UNKNOWN_VARIANT = "unknown-variant"
    UNKNOWN_DECK = "unknown-deck"
    CARD_NOT_IN_DECK = "card-not-in-deck"
    SPECIAL_NOT_YET_PLAYED = "special-not-yet-played"
    EMPTY_TRICK = "empty-trick"
    CANNOT_BE_DONE = "cannot-be-done"


class RecordError(ValueError):
    """A file that is no record: `where` in it (a JSON path, "" for the whole), what, and what was found.

    `problem` is a SetupFault where the game as recorded cannot be set up.
    """

    def __init__(self, where: str, problem: RecordProblem | SetupFault, found: str = "") -> None:
        said = f"{problem.replace('-', ' ')} {found!r}" if found else problem.replace("-", " ")
        super().__init__(f"{where}: {said}" if where else said)
        self.where = where
        self.problem = problem
        self.found = found


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """A round as recorded. `hands` holds the known ones only; `tricks` are plays in order."""

    cards: int
    hands: tuple[tuple[Player, tuple[Card, ...]], ...]
    turned: Card | None
    trump_choice: Colour | None
    bids: tuple[tuple[Player, Tricks], ...]
    tricks: tuple[tuple[Play, ...], ...]


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A game as recorded; `setup.rounds` are the cards of `rounds`."""

    setup: GameSetup
    rounds: tuple[RoundRecord, ...]


class Fields(dict[str, object]):
    """An object's fields; `twice` is the first name that stands in it more than once, or None."""

    def __init__(self, pairs: list[tuple[str, object]]) -> None:
        super().__init__(pairs)
        names = Counter(name for name, _ in pairs)
        self.twice = next((name for name, count in names.items() if count > 1), None)


@dataclass(frozen=True, slots=True)
class Node:
    """A JSON value and where it stands. Every reader raises RecordError with that place."""

    value: object
    where: str = ""

    def error(self, problem: RecordProblem, found: str | None = None) -> RecordError:
        """Make the error of this place; `found` is the value as the file has it unless given."""
        if found is None:
            found = self.value if isinstance(self.value, str) else json.dumps(self.value, ensure_ascii=False)
        return RecordError(self.where, problem, _short(found))

    def entries(self) -> tuple[tuple[str, Node], ...]:
        """Read an object's fields in order."""
        if not isinstance(self.value, dict):
            raise self.error(RecordProblem.NOT_AN_OBJECT)
        if isinstance(self.value, Fields) and self.value.twice is not None:
            raise self.error(RecordProblem.FIELD_TWICE, self.value.twice)
        return tuple((name, Node(value, self._dot(name))) for name, value in self.value.items())

    def optional(self, name: str) -> Node | None:
        """Read an object's field; None when it is missing or null."""
        node = dict(self.entries()).get(name)
        return None if node is None or node.value is None else node

    def field(self, name: str) -> Node:
        """Read an object's field that must be there; it may be null."""
        fields = dict(self.entries())
        if name not in fields:
            raise self.error(RecordProblem.MISSING_FIELD, name)
        return fields[name]

    def items(self) -> tuple[Node, ...]:
        """Read a list."""
        if not isinstance(self.value, list):
            raise self.error(RecordProblem.NOT_A_LIST)
        return tuple(Node(value, f"{self.where}[{at}]") for at, value in enumerate(self.value))

    def pair(self) -> tuple[Node, Node]:
        """Read a list of two."""
        items = self.items()
        if len(items) != 2:  # noqa: PLR2004 - a pair has two
            raise self.error(RecordProblem.NOT_A_PAIR)
        return items[0], items[1]

    def text(self) -> str:
        """Read text that can be written again as UTF-8."""
        if not isinstance(self.value, str) or any("\ud800" <= letter <= "\udfff" for letter in self.value):
            raise self.error(RecordProblem.NOT_TEXT)
        return self.value

    def whole(self) -> int:
        """Read a whole number of a size that can be meant."""
        value = self.value
        if not isinstance(value, int) or isinstance(value, bool) or abs(value) > NUMBER_LIMIT:
            raise self.error(RecordProblem.NOT_A_NUMBER)
        return value

    def _dot(self, name: str) -> str:
        shown = _short(name.encode("utf-8", "backslashreplace").decode())
        return f"{self.where}.{shown}" if self.where else shown


def _short(text: str, longest: int = 60) -> str:
    safe = text.encode("utf-8", "backslashreplace").decode()
    return safe if len(safe) <= longest else safe[: longest - 1] + "…"
