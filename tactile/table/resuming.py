"""After a resume: which cards of the trick lie there as they did, unclear or not, and which are gone."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from tactile.table.memory import this_trick
from tactile.table.recognising import RESUMED_S
from tactile.table.taking_back import out_of_view
from tactile.watch.tracks import distance_px

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.state import Game
    from tactile.table.lying import Lying
    from tactile.table.memory import Decided, Referee
    from tactile.watch.news import Seconds

MISSED_S: Final = RESUMED_S + 2.0
"""So long after the first picture a card that lies in view has been read, or called unclear."""

COVERED_PX: Final = 180.0
"""So far from its own place a card may still lie on another one: about a card's length from near."""


def missed(referee: Referee, game: Game, t: Seconds) -> Decided:
    """Say once which cards of the trick are not there any more. One that was only typed was never seen."""
    trick = [card for card, _ in this_trick(referee, game)]
    cards = [card for number, card in enumerate(trick) if _is_missed(card, trick[number + 1 :])]
    if not cards or t - referee.started < MISSED_S:
        return referee, None
    gone = [replace(card, left=t, hidden=True) for card in cards]
    for card, one in zip(cards, gone, strict=True):
        referee = referee.with_card(card, one)
    return out_of_view(referee, gone)


def _is_missed(card: Lying, later: Sequence[Lying]) -> bool:
    """Tell whether a card should be in view, and is not; in a heap it may lie under a later one."""
    if not card.unread or card.track is not None or card.left is not None or card.centre is None:
        return False
    there = (one.centre for one in later if one.lies_there and one.centre is not None)
    return all(distance_px(card.centre, centre) > COVERED_PX for centre in there)
