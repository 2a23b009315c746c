"""Labels that were met apart and are of one card, or were taken for one card's and are of two."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tactile.see.reads import CardRead, middle
from tactile.watch.sameness import BARED_S
from tactile.watch.tracks import at_one_place, is_beyond_card, is_same_place

if TYPE_CHECKING:
    from tactile.see.reads import Quad, Read
    from tactile.watch.news import Seconds
    from tactile.watch.step import Step
    from tactile.watch.tracks import Track


def join_labels(step: Step, read: Read) -> None:
    """Let a card that is read at both its labels have one track, not one at each of them."""
    if not isinstance(read, CardRead) or read.second is None:
        return
    one, other = _unread_at(step, read.label), _unread_at(step, read.second)
    known = _known_at(step, read)
    if known is not None:
        for track in (one, other):
            if track is not None and not track.unsure_said:
                del step.tracks[track.id]
    elif one is not None and other is not None and one.id != other.id:
        _join(step, one, other)


def part_labels(step: Step, read: Read) -> None:
    """Let an unclear label be a card's own again, when what was taken for its other one is another card's.

    Both labels of that other card are read, and the unclear one lies beyond it.
    """
    if not isinstance(read, CardRead) or read.second is None:
        return
    for track in list(step.tracks.values()):
        own = _beyond(track, read.label, read.second)
        if own is not None:
            alone = replace(track, second=None, second_since=None, votes=())
            step.put(replace(alone, quad=own, centre=middle(own)))
            since = _label_since(step, track, read.label)
            another = replace(alone, id=step.new_id(), quad=read.label, second=read.second)
            step.put(replace(another, centre=read.centre, unsure_said=False, rested=None, here_since=since))


def _label_since(step: Step, track: Track, label: Quad) -> Seconds:
    """Tell since when a label lies where one did that was taken for a track's other one."""
    since = track.second_since
    laid = step.glance.still_since(label)
    return step.t if since is None or laid - since > BARED_S else since


def _beyond(track: Track, label: Quad, second: Quad) -> Quad | None:
    """Give the one label of an unclear track that is none of a card's, if its other one is."""
    if track.card is not None or not track.unsure_said or track.second is None:
        return None
    places = (track.quad, track.second)
    strange = [one for one in places if not any(is_same_place(one, its) for its in (label, second))]
    if len(strange) != 1 or not is_beyond_card(middle(strange[0]), label, second):
        return None
    return strange[0]


def _unread_at(step: Step, label: Quad) -> Track | None:
    """Find what is not announced as a card at a place where nothing was laid since it was seen there."""
    return next(
        (
            track
            for track in step.tracks.values()
            if track.card is None
            and at_one_place(track, label)
            and step.glance.still_since(track.quad) - track.here_since <= BARED_S
        ),
        None,
    )


def _known_at(step: Step, read: CardRead) -> Track | None:
    """Find the card that was announced, and is read here again."""
    labels = [label for label in (read.label, read.second) if label is not None]
    return next(
        (
            track
            for track in step.tracks.values()
            if track.card == read.card
            and not track.left
            and any(at_one_place(track, label) for label in labels)
            and step.glance.looks_like(track.rested, track.quad)
        ),
        None,
    )


def _join(step: Step, one: Track, other: Track) -> None:
    """Keep the label read more often, since the first of both; what was announced keeps its track."""
    kept, dropped = sorted((one, other), key=lambda track: (len(track.votes), -track.id), reverse=True)
    announced = next((track for track in (kept, dropped) if track.unsure_said), kept)
    del step.tracks[one.id], step.tracks[other.id]
    step.put(
        replace(
            kept, id=announced.id, unsure_said=announced.unsure_said, second=dropped.quad,
            first_seen=min(one.first_seen, other.first_seen),
            here_since=min(one.here_since, other.here_since),
        )
    )  # fmt: skip
