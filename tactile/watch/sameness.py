"""Whether a newly read label is a new card or a known one: its other label, pushed along, an old sight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tactile.watch.agreement import is_only_one
from tactile.watch.tracks import (
    CARD_IN_LONE_MARKS,
    Track,
    are_too_near,
    at_one_place,
    distance_px,
    may_be_one_card,
)

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from engine.cards import CardName
    from tactile.watch.change import Glance

SLID_S: Final = 1.5
"""A card pushed along is read again within this time; after longer, it may have been laid anew."""
TWIN_S: Final = 0.6
"""The same for a Wizard or a Jester: after longer, another one of the deck may have been laid there."""
BARED_S: Final = 1.0
"""A label read for the first time within this time of an unclear one may be that card's other label; one
read later may as well be the next player's card, and is never taken for it."""
HAND_S: Final = 1.5
"""A hand that laid a card has left by then, and its other label has been seen, read or not."""
EPISODE_S: Final = 3.0
"""Labels that are first read within this time may have come with one card: a hand bares them in turn."""


def slid_s(card: CardName) -> float:
    """Give the time within which a card read again is the one that lay there."""
    return SLID_S if is_only_one(card) else TWIN_S


def came_with(track: Track, other: Track, within_s: float, glance: Glance) -> bool:
    """Tell whether two labels came together, close enough for one card of which no other label is known."""
    together = abs(track.first_seen - other.first_seen) <= within_s
    lone = track.second is None and other.second is None
    may_be_one = other.id != track.id and together and lone and may_be_one_card(track, other)
    first, later = (track, other) if track.first_seen <= other.first_seen else (other, track)
    return may_be_one and not _lay_bare(first, later, glance)


def _lay_bare(first: Track, later: Track, glance: Glance) -> bool:
    """Tell whether the later label's place still showed the table when the first lay at rest.

    Then they are of two cards: one card covers the places of both its labels at once.
    """
    return glance.looked_alike(first.settled, first.before, later.quad)


def came_with_a_known_card(track: Track, others: Iterable[Track], glance: Glance) -> bool:
    """Tell whether a label may be of a card that is announced already."""
    return any(came_with(track, other, HAND_S, glance) for other in others if other.card is not None)


def unclear_host(track: Track, others: Iterable[Track], glance: Glance) -> Track | None:
    """Find what was announced as unclear, and may be the card of which this label is the other one."""
    return next((one for one in others if one.unsure_said and came_with(track, one, BARED_S, glance)), None)


def is_second_label(track: Track, card: CardName, others: Collection[Track]) -> bool:
    """Tell whether a card that is there once is read at both its labels at the same time, or by turns."""
    since = track.agreed()[0].t
    return is_only_one(card) and any(
        other.card == card and other.id != track.id and not other.left and other.last_seen >= since
        and may_be_one_card(track, other)
        for other in others
    )  # fmt: skip


def bared_later(track: Track, card: CardName, others: Collection[Track], glance: Glance) -> Track | None:
    """Find the Wizard (or the like) of which this is the other label, read only after the first.

    Nothing was laid at this label's place since that card came, or only the hand that laid it left.
    """
    laid = glance.still_since(track.quad)
    hosts = (
        other for other in others
        if other.card == card and other.id != track.id and not other.left
        and other.second is None and track.second is None and not is_only_one(card)
        and laid - other.first_seen <= EPISODE_S
        and may_be_one_card(track, other, CARD_IN_LONE_MARKS) and not are_too_near(track, other)
    )  # fmt: skip
    return next(hosts, None)


def is_old_sight(track: Track, others: Collection[Track], glance: Glance) -> bool:
    """Tell whether nothing was laid there since another label at this place was announced."""
    return any(
        other.card is not None and not other.left and other.id != track.id
        and at_one_place(other, track.quad) and glance.looks_like(other.rested, track.quad)
        for other in others
    )  # fmt: skip


def same_card_elsewhere(
    track: Track, card: CardName, others: Collection[Track], glance: Glance
) -> Track | None:
    """Find the announced track of which this label is the same card: pushed along, or its other label."""
    since = track.agreed()[0].t
    hosts = [
        other for other in others
        if other.card == card and other.id != track.id and not other.left and other.last_seen < since
        and _is_same_card(track, other, card, glance) and not _is_its_twin(track, other, card, others)
    ]  # fmt: skip
    return min(hosts, key=lambda host: distance_px(host.centre, track.centre), default=None)


def _is_its_twin(track: Track, host: Track, card: CardName, others: Collection[Track]) -> bool:
    """Tell whether this is another Wizard (or the like), as that one lies under a card that came since."""
    return not is_only_one(card) and track.first_seen - host.last_seen > slid_s(card) and any(
        other.card is not None and other.card != card and not other.left
        and other.last_seen >= track.first_seen
        and other.here_since > host.last_seen - BARED_S
        and may_be_one_card(host, other)
        for other in others
    )  # fmt: skip


def _is_same_card(track: Track, host: Track, card: CardName, glance: Glance) -> bool:
    still_there = glance.looks_like(host.rested, host.quad)
    near = may_be_one_card(track, host)
    if is_only_one(card):
        return near or not still_there
    if track.first_seen <= host.last_seen and are_too_near(track, host):
        return False  # both were in view at once
    if still_there:
        return near and (track.before is None or glance.looks_like(track.before, track.quad))
    return near or track.first_seen - host.last_seen <= slid_s(card)
