"""After a resume: which cards of the trick lie there as they did, unclear or not, and which are gone."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from tactile.table.memory import this_trick
from tactile.table.recognising import RESUMED_S
from tactile.table.taking_back import out_of_view

if TYPE_CHECKING:
    from engine.state import Game
    from tactile.table.memory import Decided, Referee
    from tactile.watch.news import Seconds

MISSED_S: Final = RESUMED_S + 2.0
"""So long after the first picture a card that lies in view has been read, or called unclear."""


def missed(referee: Referee, game: Game, t: Seconds) -> Decided:
    """Say once which cards of the trick are not there any more. One that was only typed was never seen."""
    cards = [
        card for card, _ in this_trick(referee, game)
        if card.unread and card.track is None and card.centre is not None and card.left is None
    ]  # fmt: skip
    if not cards or t - referee.started < MISSED_S:
        return referee, None
    gone = [replace(card, left=t, hidden=True) for card in cards]
    for card, one in zip(cards, gone, strict=True):
        referee = referee.with_card(card, one)
    return out_of_view(referee, gone)
