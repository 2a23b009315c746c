"""Points, totals, ranks and the forbidden bid (rules, Score and Variants). Pairs stand in seat order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.actions import Player, Tricks
from engine.events import Points
from engine.variants import MatchRule

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

BID_MET: Final = 20
PER_TRICK: Final = 10

Scores = tuple[tuple[Player, Points], ...]
"""Points or totals of each player, in seat order."""


def points(bid: Tricks, taken: Tricks) -> Points:
    """Points of one bid: 20 + 10 a trick when met, else -10 a trick over or under."""
    if bid == taken:
        return Points(BID_MET + PER_TRICK * taken)
    return Points(-PER_TRICK * abs(bid - taken))


def round_points(bids: Mapping[Player, Tricks], taken: Iterable[tuple[Player, Tricks]]) -> Scores:
    """Points of each player. Who never bid (a table that went on without) scores nothing."""
    return tuple(
        (player, points(bids[player], tricks) if player in bids else Points(0)) for player, tricks in taken
    )


def add(totals: Scores, gained: Scores) -> Scores:
    """Totals after a round."""
    more = dict(gained)
    return tuple((player, Points(total + more.get(player, Points(0)))) for player, total in totals)


def running_totals(
    totals: Scores, bids: Mapping[Player, Tricks], taken: Iterable[tuple[Player, Tricks]]
) -> Scores:
    """Give what the totals would be if the round ended now."""
    return add(totals, round_points(bids, taken))


def ranking(totals: Scores) -> tuple[tuple[int, Player, Points], ...]:
    """Rank (from 1), player and total, the highest first; equal totals share a rank: 1, 1, 3."""
    ordered = sorted(totals, key=lambda pair: -pair[1])
    return tuple((1 + sum(other > total for _, other in totals), player, total) for player, total in ordered)


def winners(totals: Scores) -> tuple[Player, ...]:
    """Who has the highest total, in seat order; several share a tie."""
    return tuple(player for rank, player, _ in ranking(totals) if rank == 1)


def leads_alone(player: Player, totals: Scores) -> bool:
    """Whether this player has more than every other. Nobody leads before the first points."""
    return winners(totals) == (player,)


def forbidden_number(
    rule: MatchRule, cards: int, others: Iterable[Tricks], last_bidder: Player, totals: Scores
) -> Tricks | None:
    """Give the bid that the last bidder may not make, or None; None too when it lies outside 0 … cards."""
    if rule is MatchRule.FREE:
        return None
    if rule is MatchRule.LAST_BIDDER_IF_LEADING and not leads_alone(last_bidder, totals):
        return None
    number = cards - sum(others)
    return Tricks(number) if 0 <= number <= cards else None


def tricks_unaccounted(cards: int, taken: Iterable[Tricks], bombs: int = 0) -> int:
    """How many tricks a typed score sheet misses (negative: has too many); 0 when the sum is right."""
    return cards - bombs - sum(taken)
