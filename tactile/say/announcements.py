"""What is to be said, before it has words: key, facts, urgency, audience, and what it makes old."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, IntEnum, StrEnum, auto
from typing import TYPE_CHECKING, Final

from engine.actions import Player

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tactile.say.facts import Fact


class Level(StrEnum):
    """How much is said unasked (table, "What is said, when")."""

    BRIEF = "brief"
    NORMAL = "normal"
    FULL = "full"


class Priority(IntEnum):
    """Who waits for whom. A higher one cuts off a lower one."""

    WHEN_QUIET = auto()
    NEXT = auto()
    NOW = auto()


class Public(Enum):
    """The audience that is everyone at the table."""

    PUBLIC = "public"


PUBLIC: Final = Public.PUBLIC

Audience = Public | Player
"""Everyone, or one seat alone. A seat's news is never said to anyone else."""

NOBODY: Final = Player("")
"""A seat that no player has: for what none of them may hear."""


class Topic(StrEnum):
    """What an announcement is about, so that newer news can drop what still waits of it."""

    GAME = auto()
    TRUMP = auto()
    QUESTION = auto()
    BID = auto()
    CARD = auto()
    LED = auto()
    TRICK = auto()
    SCORE = auto()
    FAULT = auto()
    UNSURE = auto()
    MISMATCH = auto()
    CAMERA = auto()
    ANSWER = auto()


class Earcon(StrEnum):
    """A short tone before, or instead of, words."""

    ACCEPTED = auto()
    UNSURE = auto()
    QUESTION = auto()


@dataclass(frozen=True, slots=True)
class Announcement:
    """One sentence to be said. It has no language; `tactile.say.phrases` gives it words.

    `replaces` names the topics of which anything still waiting is out of date once this is said.
    """

    key: str
    facts: Mapping[str, Fact] = field(default_factory=dict)
    priority: Priority = Priority.NEXT
    audience: Audience = PUBLIC
    topic: Topic = Topic.GAME
    replaces: frozenset[Topic] = frozenset()
    earcon: Earcon | None = None


def audience_name(audience: Audience) -> str:
    """Name an audience as the event `say` does: `public` or `seat:Ann` (contracts, `tactile play`)."""
    return "public" if isinstance(audience, Public) else f"seat:{audience}"
