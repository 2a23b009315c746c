"""What the tracker remembers of each label in view, and the geometry it is measured by."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from tactile.see.reads import CardRead, Point, Quad, Read, Reason, middle

if TYPE_CHECKING:
    from engine.cards import CardName
    from tactile.watch.change import Small
    from tactile.watch.news import Seconds, TrackId

CARD_IN_GLYPHS: Final = 9.0
"""A card's diagonal in heights of its label: about 109 mm to 12 mm (sticker code, "On the card")."""
CARD_IN_LONE_MARKS: Final = 12.0
"""The same for a label that is a star or a triangle alone, 8 to 12 mm high."""
CARD_MM: Final = 109.0
"""A card's diagonal: the middles of its two labels lie nearer to each other."""
LABELS_APART_MM: Final = 40.0
"""A card's two labels lie in opposite corners, the middles no nearer than this.

`tactile.see.pair` allows for less: there both are read in one picture, and say the same.
"""
_CORNER_OVER_LABEL: Final = 109 / 70
"""How much farther a card's corner is from its middle than the middle of its label, at most."""
GLYPH_MM: Final = 12.0
STEADY: Final = 0.2
"""A label whose centre moves less than this share of its height lies still."""
SAME_PLACE: Final = 0.7
"""A read this close to a track, in lengths of the label, lies at its place."""
DOUBTS: Final = frozenset({Reason.UNKNOWN, Reason.GLARE, Reason.BLUR, Reason.DARK})
"""Reasons that tell of a label that is not sure enough; the others tell of one that says something else."""


@dataclass(frozen=True, slots=True)
class Vote:
    """What one read of a resting label said: a card, or why none."""

    t: Seconds
    said: CardName | Reason


@dataclass(frozen=True, slots=True, eq=False)
class Track:
    """One label at one place, from its first read until it is seen to have left."""

    id: TrackId
    quad: Quad
    centre: Point
    first_seen: Seconds
    last_seen: Seconds
    here_since: Seconds
    """When it was first read at this very place: a card that slides is not there yet."""
    before: Small | None
    """How the table looked before it came."""
    votes: tuple[Vote, ...] = ()
    card: CardName | None = None
    """The card it was announced as; None while it was not."""
    rested: Small | None = None
    """How the table looked when the card was last read as it was announced."""
    settled: Small | None = None
    """How the table looked when it was read at rest for the first time; later rests do not change it."""
    second: Quad | None = None
    """Where the card's other label lies, once that was read with it."""
    second_since: Seconds | None = None
    """When that was first seen, where it was only taken for this card's and never read with it."""
    px_per_mm: float | None = None
    """The scale at the label, where the reader tells it."""
    rested_reads: int = 0
    """How many votes it had when it had most: motion takes votes back, but it did rest there."""
    unsure_said: bool = False
    glimpsed: bool = False
    """True once it was told that it was taken away before it was read, or while it is a known card's other
    label: taken away, it is no news. Cleared by the next read."""
    left: bool = False
    """True when its leaving was announced without having been seen; it may still turn up again."""

    def agreed(self) -> tuple[Vote, ...]:
        """Give the newest votes that all name one card; empty when the newest one names none.

        Votes that are not sure enough may lie between, as long as they are fewer than those that are.
        """
        run: list[Vote] = []
        doubts = 0
        for vote in reversed(self.votes):
            if run and vote.said in DOUBTS:
                doubts += 1
            elif isinstance(vote.said, Reason) or (run and vote.said != run[0].said):
                break
            else:
                run.append(vote)
            if doubts > len(run):
                break
        return tuple(reversed(run))

    def names(self) -> dict[CardName, int]:
        """Count the votes for each card."""
        count: dict[CardName, int] = {}
        for vote in self.votes:
            if not isinstance(vote.said, Reason):
                count[vote.said] = count.get(vote.said, 0) + 1
        return count


def said_by(read: Read) -> CardName | Reason:
    """Give a read's vote."""
    return read.card if isinstance(read, CardRead) else read.reason


def distance_px(one: Point, other: Point) -> float:
    """Measure from point to point."""
    return math.hypot(one.x_px - other.x_px, one.y_px - other.y_px)


def sides_px(quad: Quad) -> tuple[float, float]:
    """Give a label's shorter and longer side."""
    first = (distance_px(quad[0], quad[1]) + distance_px(quad[2], quad[3])) / 2
    second = (distance_px(quad[1], quad[2]) + distance_px(quad[3], quad[0])) / 2
    return min(first, second), max(first, second)


def at_one_place(track: Track, quad: Quad) -> bool:
    """Tell whether a label lies where a track lies."""
    return is_same_place(track.quad, quad)


def is_same_place(one: Quad, other: Quad) -> bool:
    """Tell whether two labels lie at one place."""
    reach_px = SAME_PLACE * max(sides_px(one)[1], sides_px(other)[1])
    return distance_px(middle(one), middle(other)) <= reach_px


def is_at(track: Track, quad: Quad) -> bool:
    """Tell whether a label lies where one of a track's labels lies."""
    return at_one_place(track, quad) or (track.second is not None and is_same_place(track.second, quad))


def lined_up(track: Track, read: Read) -> Read | None:
    """Give a read so that its first label is the track's first; None where they have no place in common.

    Where only the second label's place agrees, the first must be out of sight, not elsewhere: a card on its
    way may come to rest with one label where the other was.
    """
    if at_one_place(track, read.label):
        return read
    if isinstance(read, CardRead) and read.second is not None and at_one_place(track, read.second):
        return replace(read, label=read.second, second=read.label)
    rests = track.card is not None or bool(track.votes) or track.rested_reads > 0
    if rests and is_at_other_label_only(track, read):
        moved = replace(read, label=track.quad)
        return replace(moved, second=read.label) if isinstance(moved, CardRead) else moved
    return None


def facing(track: Track, read: Read) -> Track:
    """Give a track so that its first label is the one that is read: its other one may be covered by now."""
    if not is_at_other_label_only(track, read) or track.second is None:
        return track
    return replace(track, quad=track.second, second=track.quad)


def is_at_other_label_only(track: Track, read: Read) -> bool:
    """Tell whether one label is read, where a track's second label lies."""
    both = isinstance(read, CardRead) and read.second is not None
    return not both and not at_one_place(track, read.label) and is_at(track, read.label)


def may_be_one_card(one: Track, other: Track, card_in_glyphs: float = CARD_IN_GLYPHS) -> bool:
    """Tell whether two labels are close enough to be the two labels of one card.

    `card_in_glyphs` is a card's diagonal in heights of a label, for when the scale is not known.
    """
    if one.px_per_mm and other.px_per_mm:
        reach_px = CARD_MM * max(one.px_per_mm, other.px_per_mm)
    else:
        reach_px = card_in_glyphs * max(sides_px(one.quad)[0], sides_px(other.quad)[0])
    return distance_px(middle(one.quad), middle(other.quad)) <= reach_px


def is_beyond_card(at: Point, label: Quad, second: Quad) -> bool:
    """Tell whether a point lies farther from a card's middle than any of the card, whose labels these are."""
    one, other = middle(label), middle(second)
    centre = Point((one.x_px + other.x_px) / 2, (one.y_px + other.y_px) / 2)
    return distance_px(at, centre) > _CORNER_OVER_LABEL * distance_px(one, other) / 2


def are_too_near(one: Track, other: Track) -> bool:
    """Tell whether two labels are too close to each other to be the two labels of one card."""
    scales = [track.px_per_mm or sides_px(track.quad)[0] / GLYPH_MM for track in (one, other)]
    return distance_px(middle(one.quad), middle(other.quad)) < LABELS_APART_MM * min(scales)


def moved_by(track: Track, dx_px: float, dy_px: float) -> Track:
    """Shift a track with the camera; how its place looked is no longer known."""
    quad = (
        Point(track.quad[0].x_px + dx_px, track.quad[0].y_px + dy_px),
        Point(track.quad[1].x_px + dx_px, track.quad[1].y_px + dy_px),
        Point(track.quad[2].x_px + dx_px, track.quad[2].y_px + dy_px),
        Point(track.quad[3].x_px + dx_px, track.quad[3].y_px + dy_px),
    )
    centre = Point(track.centre.x_px + dx_px, track.centre.y_px + dy_px)
    unknown = replace(track, before=None, rested=None, settled=None)
    return replace(unknown, quad=quad, second=None, centre=centre, votes=())
