"""One frame's work on what is known of the table: the only state that changes, and only while it lasts."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from tactile.watch.news import CardRemoved, Seconds, TrackId, UnsureLeft

if TYPE_CHECKING:
    from tactile.watch.change import Glance
    from tactile.watch.news import TableNews
    from tactile.watch.tracks import Track

NEVER: Final = Seconds(float("-inf"))


@dataclass(frozen=True, slots=True)
class Tracker:
    """What is known of the labels on the table."""

    tracks: tuple[Track, ...] = ()
    next_id: int = 1
    knocked_at: Seconds = NEVER
    taken: Seconds = NEVER
    """When the card was last read that was seen to leave last."""


@dataclass(slots=True)
class Step:
    """The tracks as they become in this frame, and its news; only `result` outlives the frame."""

    glance: Glance
    tracks: dict[TrackId, Track]
    next_id: int
    knocked_at: Seconds
    taken: Seconds
    news: list[TableNews] = field(default_factory=list)

    @property
    def t(self) -> Seconds:
        """The frame's time."""
        return self.glance.t

    def result(self) -> Tracker:
        """Give what is known after the frame."""
        return Tracker(tuple(self.tracks.values()), self.next_id, self.knocked_at, self.taken)

    def new_id(self) -> TrackId:
        """Give a number that no track had."""
        self.next_id += 1
        return TrackId(self.next_id - 1)

    def put(self, track: Track) -> None:
        """Remember a track as it is now."""
        self.tracks[track.id] = track

    def leave(self, track: Track, *, seen_to_leave: bool) -> None:
        """Announce that a label left. A card not seen to leave may turn up again, and is kept for that."""
        if track.card is None:
            self.news.append(UnsureLeft(self.t, track.centre, track.id, seen_to_leave))
        else:
            self.news.append(CardRemoved(self.t, track.card, track.centre, track.id, seen_to_leave))
        if seen_to_leave and track.card is not None:
            self.taken = max(self.taken, track.last_seen)
        if seen_to_leave or track.card is None:
            del self.tracks[track.id]
        else:
            self.put(replace(track, left=True, votes=()))


def begin(tracker: Tracker, glance: Glance) -> Step:
    """Begin a frame's work."""
    tracks = {track.id: track for track in tracker.tracks}
    return Step(glance, tracks, tracker.next_id, tracker.knocked_at, tracker.taken)
