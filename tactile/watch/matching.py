"""Which read belongs to which track, and what it adds to it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tactile.see.reads import CardRead, Reason, UnsureRead, middle
from tactile.watch.agreement import VOTES_KEPT
from tactile.watch.glimpse import GLIMPSED, glimpse
from tactile.watch.joining import join_labels, part_labels
from tactile.watch.leaving import BLINK_S
from tactile.watch.sameness import BARED_S, slid_s
from tactile.watch.step import NEVER, Step
from tactile.watch.tracks import (
    STEADY,
    Track,
    Vote,
    distance_px,
    facing,
    is_at,
    is_at_other_label_only,
    lined_up,
    said_by,
    sides_px,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tactile.see.reads import Quad, Read
    from tactile.watch.news import TrackId


def match(step: Step, reads: Sequence[Read]) -> None:
    """Give each read to the nearest track that agrees with it, or begin a track for it."""
    for read in reads:
        part_labels(step, read)
        join_labels(step, read)
    pairs = sorted(
        (_strangeness(track, read), _off_px(track, read, there), track.id, index)
        for track in step.tracks.values()
        for index, read in enumerate(reads)
        if (there := lined_up(track, read)) is not None and _may_be(step, track, read)
    )
    taken: set[TrackId] = set()
    used: set[int] = set()
    for _, _, track_id, index in pairs:
        if track_id not in taken and index not in used:
            taken.add(track_id)
            used.add(index)
            track = facing(step.tracks[track_id], reads[index])
            _see(step, track, lined_up(track, reads[index]) or reads[index])
    for index, read in enumerate(reads):
        if index not in used and not _is_a_known_label(step, read):
            _meet(step, read)


def _off_px(track: Track, read: Read, there: Read) -> float:
    """Measure how far a label lies from where the track has it; `there` is the read lined up with it."""
    if track.second is not None and is_at_other_label_only(track, read):
        return distance_px(middle(track.second), middle(read.label))
    return distance_px(middle(track.quad), middle(there.label))


def _strangeness(track: Track, read: Read) -> int:
    """Rank what a read says for a track: the same again, something new, or another card than was announced.

    Where a card was covered or gathered, what lies there now has a track of its own as soon as it is seen.
    """
    said = said_by(read)
    if track.card is not None:
        return 0 if said == track.card else 2
    return 0 if track.votes and track.votes[-1].said == said else 1


def _may_be(step: Step, track: Track, read: Read) -> bool:
    """Tell whether a read at a track's place may be of it.

    Where the place was touched since, and looks otherwise now, another name is no announced card's; an
    unclear label is one's only while that looks as it did. A card that was said to have left comes back
    only as the very same sight.
    """
    if track.card is None:
        return True
    if isinstance(read, CardRead) and read.card != track.card and is_at_other_label_only(track, read):
        return False  # another card, laid over that label
    alike = step.glance.looks_like(track.rested, track.quad)
    if isinstance(read, UnsureRead):
        return alike and not track.left
    if track.left:
        return alike and read.card == track.card
    touched = step.glance.still_since(track.quad) > track.last_seen
    return read.card == track.card or alike or not touched


def _is_a_known_label(step: Step, read: Read) -> bool:
    """Tell whether an unclear label is one of a card that has a track: its other one, or covered in part."""
    return isinstance(read, UnsureRead) and any(
        _is_unclear_now(step, track, read) if track.card is not None else _is_its_other(step, track, read)
        for track in step.tracks.values()
        if not track.left and is_at(track, read.label)
    )


def _is_unclear_now(step: Step, track: Track, read: UnsureRead) -> bool:
    return read.reason is Reason.PARTIAL or step.glance.looks_like(track.rested, read.label)


def _is_its_other(step: Step, track: Track, read: UnsureRead) -> bool:
    """Tell whether nothing was laid on the other label of what is not announced as a card yet."""
    if track.second is None:
        return False
    if track.unsure_said and step.glance.looks_like(track.rested, read.label):
        return True
    laid_s = step.glance.still_since(read.label) - track.here_since
    return step.t - track.last_seen <= BLINK_S and laid_s <= BARED_S


def _meet(step: Step, read: Read) -> None:
    """Begin a track for a label at a new place."""
    still_since = step.glance.still_since(read.label)
    before = None if still_since == NEVER else step.glance.quiet
    track = Track(
        step.new_id(),
        read.label,
        read.centre,
        first_seen=step.t,
        last_seen=step.t,
        here_since=step.t,
        before=before,
        px_per_mm=read.px_per_mm,
    )
    track = replace(track, second=_free_second(step, track, read))
    step.put(_vote(step, track, read))


def _see(step: Step, track: Track, read: Read) -> None:
    """Add a read to its track."""
    said = said_by(read)
    if said == track.card and not track.left and _is_another_of_the_same(step, track):
        step.leave(track, seen_to_leave=True)
        _meet(step, read)
        return
    if track.card is None and _is_another_than_the_unread(step, track):
        _take_away(step, track)
        _meet(step, read)
        return
    rival = track.card is not None and isinstance(read, CardRead) and said != track.card
    if not rival:
        if _has_slid(step, track, read):
            track = replace(track, quad=read.label, second=None, votes=(), here_since=step.t)
            track = replace(track, rested=None, settled=None)
        second = track.second or _free_second(step, track, read)
        track = replace(track, centre=read.centre, last_seen=step.t, second=second)
    step.put(_vote(step, track, read))


def _has_slid(step: Step, track: Track, read: Read) -> bool:
    """Tell whether a label lies elsewhere than before; where nothing moved, another part of it is read."""
    off_px = distance_px(middle(track.quad), middle(read.label))
    stirred = max(step.glance.still_since(place) for place in (track.quad, read.label)) >= track.last_seen
    return stirred and off_px > STEADY * sides_px(track.quad)[0]


def _free_second(step: Step, track: Track, read: Read) -> Quad | None:
    """Give a read's second label, unless it lies where another card's does that is there still."""
    second = read.second if isinstance(read, CardRead) else None
    others = (one for one in step.tracks.values() if one.id != track.id and _is_there(step, one))
    return None if second is None or any(is_at(one, second) for one in others) else second


def _is_there(step: Step, track: Track) -> bool:
    """Tell whether a label was read just now, or looks as it did: not one that was covered or gathered."""
    seen = step.t - track.last_seen <= BLINK_S
    return not track.left and (seen or step.glance.looks_like(track.rested, track.quad))


def _is_another_of_the_same(step: Step, track: Track) -> bool:
    """Tell whether a card that comes back after a while, looking otherwise, may be laid there anew."""
    if track.card is None:
        return False
    away_s = step.t - track.last_seen
    return away_s > slid_s(track.card) and not step.glance.looks_like(track.rested, track.quad)


def _is_another_than_the_unread(step: Step, track: Track) -> bool:
    """Tell whether something else was laid, out of sight, where a label lay that was never read."""
    if not (track.unsure_said or len(track.votes) >= GLIMPSED):
        return False
    away_s = step.t - track.last_seen
    touched = step.glance.still_since(track.quad) > track.last_seen
    return away_s > BLINK_S and touched and not step.glance.looks_like(track.rested, track.quad)


def _take_away(step: Step, track: Track) -> None:
    """Drop a label that was never read, with the news that it is due."""
    if track.unsure_said:
        step.leave(track, seen_to_leave=True)
    else:
        glimpse(step, track)
        del step.tracks[track.id]


def _vote(step: Step, track: Track, read: Read) -> Track:
    """Count a read made while nothing moved; motion takes the earlier ones back."""
    still_since = step.glance.still_since(read.label)
    votes = tuple(vote for vote in track.votes if vote.t > still_since)
    if step.t > still_since:
        votes = (*votes, Vote(step.t, said_by(read)))[-VOTES_KEPT:]
    rested_reads = max(len(votes), track.rested_reads)
    settled = step.glance.small if votes and track.settled is None else track.settled
    return replace(track, votes=votes, rested_reads=rested_reads, settled=settled, glimpsed=False)
