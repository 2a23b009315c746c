"""How many reads must agree before a card is news, and how long a label may stay unclear."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.cards import NumberCard, UnknownCardError, parse_card
from tactile.see.reads import Reason

if TYPE_CHECKING:
    from engine.cards import CardName
    from tactile.watch.tracks import Track, Vote


class Proof(NamedTuple):
    """How many reads must agree, one after another, and over what time."""

    reads: int
    span_s: float


SURE: Final = Proof(3, 0.25)
"""For a new card whose reads all agree."""
SURE_DESPITE_A_STRAY: Final = Proof(8, 1.0)
"""For a new card of which one read, but no more, said otherwise."""
SURE_OVER_ANOTHER: Final = Proof(4, 0.3)
"""For another card's label where an announced one lay."""
STRAY_VOTES: Final = 1
VOTES_KEPT: Final = 120
UNSURE_S: Final = 1.5
"""A label that rests so long without agreement is announced as unsure: time for the hand to leave."""
PARTIAL_S: Final = 2.5
"""The same for a label partly covered, most often by the hand that laid it."""
CHANGED_MIND_S: Final = 2.0


def proves(agreed: tuple[Vote, ...], proof: Proof) -> bool:
    """Tell whether agreeing votes are enough."""
    return len(agreed) >= proof.reads and agreed[-1].t - agreed[0].t >= proof.span_s


def is_torn(track: Track) -> bool:
    """Tell whether a label's reads compete: then none is taken until it is touched."""
    counts = sorted(track.names().values(), reverse=True)
    return len(counts) > 1 and sum(counts[1:]) > STRAY_VOTES


def is_proved(track: Track) -> bool:
    """Tell whether a new label's reads agree well enough to announce its card."""
    return proves(track.agreed(), SURE if len(track.names()) == 1 else SURE_DESPITE_A_STRAY)


def is_certain(track: Track) -> bool:
    """Tell whether a new label's card may be announced."""
    return not is_torn(track) and is_proved(track)


def why_unsure(track: Track) -> Reason:
    """Give the reason that most of a label's unclear reads gave."""
    if is_torn(track):
        return Reason.CONFLICT
    reasons = Counter(vote.said for vote in track.votes if isinstance(vote.said, Reason))
    return reasons.most_common(1)[0][0] if reasons else Reason.CONFLICT


def patience_s(reason: Reason) -> float:
    """Tell how long a label may rest unclear before it is announced as unsure."""
    return PARTIAL_S if reason is Reason.PARTIAL else UNSURE_S


def is_only_one(card: CardName) -> bool:
    """Tell number cards, each there once, from Wizards, Jesters and bid tiles, which may have twins."""
    try:
        return isinstance(parse_card(card), NumberCard)
    except UnknownCardError:
        return False
