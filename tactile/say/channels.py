"""Where sentences go: one channel for the table, and one for a seat that has its own ear."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum, auto
from typing import TYPE_CHECKING, Protocol

from tactile.say.announcements import Announcement, Audience, Earcon, Priority, Public, Topic

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.actions import Player
    from tactile.say.phrases import Phrasebook


@dataclass(frozen=True, slots=True)
class Utterance:
    """Words on their way out, with what decides when they are said and when they are old."""

    text: str
    priority: Priority = Priority.NEXT
    topic: Topic = Topic.GAME
    replaces: frozenset[Topic] = frozenset()
    earcon: Earcon | None = None


class Adjustment(StrEnum):
    """What a listener changes while listening."""

    LOUDER = auto()
    SOFTER = auto()
    FASTER = auto()
    SLOWER = auto()


class Channel(Protocol):
    """A way to one listener, or to the whole table. No call waits for speech."""

    def say(self, utterance: Utterance) -> None:
        """Take an utterance; it is heard when its turn comes."""

    def repeat(self, back: int = 0) -> None:
        """Say again the newest sentence, or the one `back` sentences earlier."""

    def stop(self) -> None:
        """Fall silent now and forget what waits; it can still be repeated."""

    def adjust(self, adjustment: Adjustment) -> None:
        """Speak louder, softer, faster or slower from now on."""

    def wait(self, timeout_s: float) -> bool:
        """Wait until nothing is left to say; False when the time is over first."""

    def close(self) -> None:
        """Fall silent for good."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """What was given to a channel, for whoever records it."""

    audience: Audience
    text: str


@dataclass(frozen=True, slots=True)
class Channels:
    """The table's channel and those of the seats that have one."""

    public: Channel
    private: Mapping[Player, Channel] = field(default_factory=dict)

    def say(self, announcement: Announcement, phrasebook: Phrasebook) -> Spoken | None:
        """Put an announcement into words and onto its channel.

        A seat's own news without a channel of that seat is dropped: None, and nobody learns of it.
        """
        audience = announcement.audience
        channel = self.public if isinstance(audience, Public) else self.private.get(audience)
        if channel is None:
            return None
        text = phrasebook.say(announcement.key, **announcement.facts)
        channel.say(
            Utterance(
                text, announcement.priority, announcement.topic, announcement.replaces, announcement.earcon
            )
        )
        return Spoken(audience, text)
