"""What the referee remembers of each card that lies on the table."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

from tactile.say.facts import Tile, face

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.actions import Player
    from engine.cards import CardName
    from tactile.say.facts import Face
    from tactile.see.reads import Point, Reason
    from tactile.watch.news import Seconds, TrackId


class Role(Enum):
    """What a card on the table is to the game."""

    WAITING = auto()
    """It came to rest and has not been taken into the game yet."""
    TURNED = auto()
    PLAYED = auto()
    UNDONE = auto()
    """It was turned or played, was undone, and still lies there: it counts when laid anew, or typed."""
    ASIDE = auto()
    """It has no part in the game now: an answered bid tile, a card seen twice, one from before."""


@dataclass(frozen=True, slots=True)
class Lying:
    """A card, or something unclear, that lies on the table."""

    track: TrackId | None
    """None after a resume, until it is seen again."""
    card: CardName | None
    """None while it is unclear."""
    centre: Point | None
    """None when it was typed, and not read there yet."""
    came: Seconds
    role: Role = Role.WAITING
    reason: Reason | None = None
    told: bool = False
    """True once the table was told that it waits, is unclear, or is missing."""
    left: Seconds | None = None
    hidden: bool = False
    """True when nobody saw it leave: it was only out of view for long, and may lie there yet."""
    unread: bool = False
    """True from a resume until it is read again: it may be gone, or unclear now."""
    read_as: CardName | None = None
    """As which card it was read, where the table has corrected that."""
    here_since: Seconds | None = None
    """When it was first seen at its place; None where only its coming is known."""
    gathered_perhaps: bool = False
    """True once the table was asked whether it was laid now, or is the like of it that was just gathered."""
    asked_for: Player | None = None
    """Whose card the table was asked to show among several, of which this is one, that came at one moment."""

    @property
    def since(self) -> Seconds:
        """Since when it lies there, as far as anybody knows."""
        return self.came if self.here_since is None else self.here_since

    @property
    def lies_there(self) -> bool:
        """Whether it was seen there, and has not left."""
        return self.track is not None and self.left is None

    @property
    def is_going(self) -> bool:
        """Whether it came with others and has left, but not for long enough to be sure of it."""
        return self.left is not None and self.asked_for is not None

    @property
    def tile(self) -> int | None:
        """The number of a bid tile; None for a card, and for what is unclear."""
        return None if self.card is None else tile_value(self.card)


def tile_value(name: CardName) -> int | None:
    """Give the number on a tile; None for a card."""
    shown = face(name)
    return shown.value if isinstance(shown, Tile) else None


def faces(cards: Iterable[Lying]) -> tuple[Face, ...]:
    """Give the clear ones of some cards as they are spoken of."""
    return tuple(face(card.card) for card in cards if card.card is not None)
