"""What has become of a label that is not read any more: still there, hidden for a moment, or gone."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from tactile.watch.tracks import Track, at_one_place, may_be_one_card

if TYPE_CHECKING:
    from collections.abc import Collection

    from tactile.watch.change import Glance
    from tactile.watch.news import Seconds

GONE_S: Final = 0.4
"""A place must lie still so long before its card can be said to have left."""
WITH_SURROUNDINGS: Final = 0.8
"""A bare place is judged with what is round it: the inside of a hand looks as plain as a table."""
BARE_S: Final = 1.5
"""After so long a hand would have stirred: then the place alone is judged."""
CLEARED_S: Final = 0.8
"""The same where other cards were gathered at that moment."""
COVERED_S: Final = 8.0
"""A card that is not read for so long, at a place that is still now, is out of view for good."""
COVERING_S: Final = 3.0
"""A card that came within this time of another's last sight may have covered it."""
GATHERED_S: Final = 1.5
"""Cards that were last read within this time of each other may have been gathered by one hand."""
BLINK_S: Final = 0.5


class Fate(Enum):
    """What has become of a label."""

    HERE = auto()
    """It lies there, or nothing is certain yet."""
    GONE = auto()
    """It was seen to have left."""
    HIDDEN = auto()
    """Something has lain on it for so long that it counts as gone, and it may turn up again."""
    NOTHING = auto()
    """It was never announced and is not there any more."""


def fate(track: Track, others: Collection[Track], glance: Glance, taken: Seconds) -> Fate:
    """Judge a track without a read in this frame; `taken` is when the last card that left was last read."""
    still_since = glance.still_since(track.quad)
    waited_s = glance.t - max(still_since, track.last_seen)
    if track.card is None and not track.unsure_said:
        forgotten = waited_s >= BLINK_S or glance.t - track.last_seen >= COVERED_S
        return Fate.NOTHING if forgotten else Fate.HERE
    if track.card is None and _is_clear_now(track, others, glance):
        return Fate.GONE
    if glance.t - still_since < GONE_S or glance.looks_like(track.rested, track.quad):
        return Fate.HERE
    if _is_bare(track, glance, waited_s):
        return Fate.GONE
    gathered = abs(taken - track.last_seen) <= GATHERED_S
    if gathered and (waited_s >= CLEARED_S or _lies_under_a_later_one(track, others, glance)):
        return Fate.GONE
    hidden = glance.t - track.last_seen >= COVERED_S and not _lies_under_another(track, others)
    return Fate.HIDDEN if hidden else Fate.HERE


def _is_bare(track: Track, glance: Glance, waited_s: float) -> bool:
    """Tell whether a place looks as before the card came, soon by its surroundings, later by itself."""
    if waited_s < GONE_S:
        return False
    around = WITH_SURROUNDINGS if waited_s < BARE_S else 0.0
    return glance.looks_like(track.before, track.quad, around=around)


def _is_clear_now(track: Track, others: Collection[Track], glance: Glance) -> bool:
    """Tell whether what was unclear turned out to be a card that is known."""
    return any(
        other.card is not None and other.last_seen == glance.t and at_one_place(other, track.quad)
        for other in others
    )


def _lies_under_another(track: Track, others: Collection[Track]) -> bool:
    return any(
        other.card is not None
        and not other.left
        and other.id != track.id
        and abs(other.first_seen - track.last_seen) <= COVERING_S
        and may_be_one_card(track, other)
        for other in others
    )


def _lies_under_a_later_one(track: Track, others: Collection[Track], glance: Glance) -> bool:
    """Tell whether a card that came only after this one was last read lies in its place now."""
    return any(
        other.card is not None
        and other.last_seen == glance.t
        and other.first_seen > track.last_seen
        and may_be_one_card(track, other)
        for other in others
    )
