"""Which of two cards came first: the one seen at its place first, whichever is read first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tactile.watch.agreement import UNSURE_S, is_certain, patience_s, why_unsure
from tactile.watch.glimpse import GLIMPSED
from tactile.watch.leaving import BLINK_S
from tactile.watch.news import TOGETHER_S
from tactile.watch.sameness import came_with, came_with_a_known_card
from tactile.watch.tracks import may_be_one_card

if TYPE_CHECKING:
    from collections.abc import Collection

    from tactile.watch.change import Glance
    from tactile.watch.tracks import Track

MOVED_S: Final = 1.5
"""Within this time it shows whether an unclear card has left its place, unless something lies there."""
LIFTED_S: Final = 0.5
"""A hand that lifts bares both labels of its card within this time; waiting costs less than a wrong order."""


def waits(track: Track, others: Collection[Track], glance: Glance) -> bool:
    """Tell whether a certain card must wait, so that none that came before it is announced after it."""
    return any(_is_waited_for(track, other, others, glance) for other in others)


def passed_over(track: Track, others: Collection[Track], glance: Glance) -> tuple[Track, ...]:
    """Give the unclear labels that lay there before a card that is announced now: a hand stirs or hides them.

    They are to be announced first, or the card would be taken for the one that came before it.
    """
    return tuple(other for other in others if _is_passed_over(track, other, others, glance))


def _is_passed_over(track: Track, other: Track, others: Collection[Track], glance: Glance) -> bool:
    told = other.card is not None or other.unsure_said or other.glimpsed or other.left
    if told or is_certain(other) or other.rested_reads < GLIMPSED:
        return False
    lay_there = other.here_since < track.here_since <= other.last_seen
    return lay_there and not (
        _may_be_the_same(track, other, glance) or came_with_a_known_card(other, others, glance)
    )


def _is_waited_for(track: Track, other: Track, others: Collection[Track], glance: Glance) -> bool:
    """Tell whether a certain card must wait for a label that came no later, and is not certain yet.

    Else the later card would be announced first. It waits for as long as `_patience_s` says, and not for
    what may be the card's own other label, or a known card's.
    What was announced as unsure and is not seen since may be this card, moved: first it is seen to leave.
    What is certain is waited for while it waits itself.
    """
    if other.id == track.id or other.card is not None:
        return False
    t = glance.t
    if is_certain(other):
        return other.here_since < track.here_since and waits(other, others, glance)
    if other.unsure_said:
        return other.last_seen < track.here_since and t - track.here_since < MOVED_S
    if other.here_since > track.here_since + TOGETHER_S or t - other.last_seen > BLINK_S:
        return False
    if _may_be_of_a_told_card(track, other, others, glance):
        return False
    waited_since = other.votes[0].t if other.votes else other.here_since
    return t - waited_since < _patience_s(track, other)


def _patience_s(track: Track, other: Track) -> float:
    """Tell how long a certain card waits for an unclear one: the next card shows that the hand has left.

    Unless this may be that card's other label, bared while the hand still covers the first.
    """
    may_be_its_label = track.second is None and may_be_one_card(track, other)
    patience = patience_s(why_unsure(other))
    return patience if may_be_its_label else min(patience, UNSURE_S)


def _may_be_of_a_told_card(track: Track, other: Track, others: Collection[Track], glance: Glance) -> bool:
    """Tell whether an unclear label may be this card's own other one, or a known card's."""
    return _may_be_the_same(track, other, glance) or came_with_a_known_card(other, others, glance)


def _may_be_the_same(track: Track, other: Track, glance: Glance) -> bool:
    names = {vote.said for vote in track.votes}
    return came_with(track, other, LIFTED_S, glance) and set(other.names()) <= names
