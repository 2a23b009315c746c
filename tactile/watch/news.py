"""News of the table: what came to rest, what left, what is unclear, and the camera's own state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NewType

if TYPE_CHECKING:
    from engine.cards import CardName
    from tactile.see.reads import Picture, Point, Reason

Seconds = NewType("Seconds", float)
"""Time of the video, or of the clock for a camera, in seconds."""

TrackId = NewType("TrackId", int)
"""A number for one physical card while it stays in view."""


TOGETHER_S: Final = 0.2
"""Cards first seen at their places within this time came at one moment: a hand bares them in any order."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A picture with its time."""

    t: Seconds
    picture: Picture


@dataclass(frozen=True, slots=True)
class CardPlaced:
    """A card came to rest and its read agrees over several frames."""

    t: Seconds
    card: CardName
    centre: Point
    track: TrackId
    here_since: Seconds | None = None
    """When it was first seen at its place; None where only the news tells of it."""
    in_place_of: TrackId | None = None
    """The track of a card of the same name near by, which was lost just then: it may be that one, moved."""


@dataclass(frozen=True, slots=True)
class CardRemoved:
    """A card that had come to rest has left, or was covered for good."""

    t: Seconds
    card: CardName
    centre: Point
    track: TrackId
    seen: bool = True
    """False where it was only out of view for so long: it may lie there yet."""


@dataclass(frozen=True, slots=True)
class CardUnsure:
    """Something with a label rests there and cannot be read."""

    t: Seconds
    reason: Reason
    centre: Point
    track: TrackId
    here_since: Seconds | None = None
    """When it was first seen at its place; None where only the news tells of it."""


@dataclass(frozen=True, slots=True)
class UnsureLeft:
    """Something that was announced as unsure has left without having been read."""

    t: Seconds
    centre: Point
    track: TrackId
    seen: bool = True
    """False where it was only out of view for so long: it may lie there yet."""


@dataclass(frozen=True, slots=True)
class CardGlimpsed:
    """Something with a label rested there and left before it could be read, or called unsure."""

    t: Seconds


@dataclass(frozen=True, slots=True)
class CameraLost:
    """No picture comes any more."""

    t: Seconds


@dataclass(frozen=True, slots=True)
class CameraBack:
    """Pictures come again."""

    t: Seconds


@dataclass(frozen=True, slots=True)
class PictureSkipped:
    """A picture of a folder could not be read; the watch goes on with the next one."""

    t: Seconds
    name: str


TableNews = CardPlaced | CardRemoved | CardUnsure | UnsureLeft | CardGlimpsed | CameraLost | CameraBack
