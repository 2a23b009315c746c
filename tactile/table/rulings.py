"""What the referee rules; the session carries it out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.actions import Action, Player
    from engine.cards import CardName
    from engine.events import Fault
    from tactile.say.announcements import Announcement
    from tactile.see.reads import Point, Reason


@dataclass(frozen=True, slots=True)
class Do:
    """An action that the table has just done with its hands; the card it was done with lies there."""

    action: Action
    lies_at: Point | None = None


@dataclass(frozen=True, slots=True)
class TakeBack:
    """The last card was taken back from the trick."""


@dataclass(frozen=True, slots=True)
class Unsure:
    """A card or a bid tile cannot be read; `player` is None for the turned card."""

    reason: Reason
    player: Player | None


@dataclass(frozen=True, slots=True)
class ToType:
    """Only the keys can tell a player's card: it was gathered unread, or may be what was gathered before.

    `gathered`: what lies there, and may be that player's card, or may be of the trick before.
    """

    player: Player
    gathered: CardName | None = None


@dataclass(frozen=True, slots=True)
class Breach:
    """A breach that is told, and of which nothing is played."""

    fault: Fault


@dataclass(frozen=True, slots=True)
class Say:
    """Something the table must hear for the game to go on."""

    announcements: tuple[Announcement, ...]


Ruling = Do | TakeBack | Unsure | ToType | Breach | Say
