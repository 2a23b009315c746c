"""`tactile play` with a friend at the keys, who types a card that stays unclear (table, What can be asked).

`python -m tests.table.friend_at_the_keys RECORD …` runs `tactile play …`; the friend knows the record.
What the friend typed is told on standard error at the end.
"""

from __future__ import annotations

import json
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tactile.cli import main, play
from tactile.cli.json_lines import JsonLines

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tactile.watch.news import Seconds

PATIENCE_FRAMES: Final = 20
"""How many frames the friend waits after a card was called unclear, before typing it."""


class Friend:
    """Hears what the program tells, looks at the table, and types what it could not read."""

    def __init__(self, cards: tuple[str, ...]) -> None:
        """`cards` in the order in which they are turned and played."""
        self._cards = cards
        self._told = 0
        self._waited: int | None = None
        self.typed: list[str] = []

    def hear(self, name: str) -> None:
        """Take an event that the program tells."""
        if name in {"turned", "card_played"}:
            self._told += 1
            self._waited = None
        elif name == "undone":
            self._told -= 1
        elif name == "unsure" and self._waited is None:
            self._waited = 0

    def pressed(self) -> str:
        """Type the card that is next, when it stayed unclear for long enough; called once a frame."""
        if self._waited is None or self._told >= len(self._cards):
            return ""
        self._waited += 1
        if self._waited < PATIENCE_FRAMES:
            return ""
        self._waited = None
        self.typed.append(self._cards[self._told])
        return f"k{self._cards[self._told].replace('-', ' ')}\r"


def cards_of(record: Path) -> tuple[str, ...]:
    """List a record's cards in the order in which they come on the table."""
    rounds: list[dict[str, Any]] = json.loads(record.read_text(encoding="utf-8"))["rounds"]
    return tuple(
        card
        for one in rounds
        for card in (one["turned"], *(card for trick in one["tricks"] for _, card in trick))
        if card
    )


def sit_down(friend: Friend) -> None:
    """Put the friend at the keys of `tactile play`, within hearing of its events."""

    @contextmanager
    def keyboard() -> Iterator[Friend]:
        yield friend

    class Overheard(JsonLines):
        def write(self, t: Seconds, name: str, fields: Mapping[str, object]) -> None:
            friend.hear(name)
            super().write(t, name, fields)

    vars(play).update(open_keyboard=keyboard, JsonLines=Overheard)


if __name__ == "__main__":
    friend_here = Friend(cards_of(Path(sys.argv[1])))
    sit_down(friend_here)
    sys.argv[1:] = ["play", *sys.argv[2:]]
    try:
        main.main()
    finally:
        print(f"The friend typed {len(friend_here.typed)} cards: {friend_here.typed}.", file=sys.stderr)  # noqa: T201
