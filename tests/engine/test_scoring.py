"""Points, totals, ranks, and the forbidden number."""

from __future__ import annotations

import pytest

from engine import scoring
from engine.actions import Player, Tricks
from engine.events import Points
from engine.variants import MatchRule
from tests.engine.tables import ANN, BEN, CLEO


def scores(**totals: int) -> scoring.Scores:
    return tuple((Player(name), Points(total)) for name, total in totals.items())


@pytest.mark.parametrize(
    ("bid", "taken", "expected"),
    [(0, 0, 20), (3, 3, 50), (5, 5, 70), (2, 5, -30), (0, 1, -10), (1, 0, -10), (20, 20, 220), (20, 0, -200)],
)
def test_a_bid_met_gives_twenty_and_ten_a_trick_and_a_missed_one_costs_ten_a_trick(
    bid: int, taken: int, expected: int
) -> None:
    assert scoring.points(Tricks(bid), Tricks(taken)) == expected


def test_the_running_score_is_the_total_if_the_round_ended_now() -> None:
    totals = scores(Ann=90, Ben=0, Cleo=-40)
    bids = {ANN: Tricks(1), BEN: Tricks(0), CLEO: Tricks(1)}
    taken = ((ANN, Tricks(0)), (BEN, Tricks(0)), (CLEO, Tricks(1)))
    assert scoring.running_totals(totals, bids, taken) == scores(Ann=80, Ben=20, Cleo=-10)


def test_equal_totals_share_a_rank_and_the_next_is_counted_past_them() -> None:
    ranked = scoring.ranking(scores(Ann=10, Ben=30, Cleo=30, Dan=-20))
    assert ranked == ((1, "Ben", 30), (1, "Cleo", 30), (3, "Ann", 10), (4, "Dan", -20))


def test_several_winners_share_a_tie_in_seat_order_below_zero_too() -> None:
    assert scoring.winners(scores(Ann=-10, Ben=-30, Cleo=-10)) == ("Ann", "Cleo")


@pytest.mark.parametrize(
    ("others", "expected"),
    [((0, 0), 3), ((1, 1), 1), ((1, 2), 0), ((2, 2), None), ((3, 3), None), ((-1, 0), None)],
)
def test_the_forbidden_number_fills_up_the_tricks_and_is_none_out_of_range(
    others: tuple[int, int], expected: int | None
) -> None:
    bids = [Tricks(bid) for bid in others]
    totals = scores(Ann=0, Ben=0, Cleo=0)
    assert scoring.forbidden_number(MatchRule.LAST_BIDDER, 3, bids, CLEO, totals) == expected
    assert scoring.forbidden_number(MatchRule.FREE, 3, bids, CLEO, totals) is None


@pytest.mark.parametrize(
    ("totals", "expected"),
    [
        (scores(Ann=0, Ben=0, Cleo=0), None),
        (scores(Ann=10, Ben=0, Cleo=10), None),
        (scores(Ann=10, Ben=0, Cleo=20), 1),
        (scores(Ann=-10, Ben=-20, Cleo=0), 1),
        (scores(Ann=30, Ben=0, Cleo=20), None),
    ],
)
def test_if_leading_the_last_bidder_is_bound_only_with_more_than_every_other(
    totals: scoring.Scores, expected: int | None
) -> None:
    rule = MatchRule.LAST_BIDDER_IF_LEADING
    assert scoring.forbidden_number(rule, 3, [Tricks(1), Tricks(1)], CLEO, totals) == expected


def test_a_typed_score_sheet_must_account_for_every_trick_but_the_bombed() -> None:
    assert scoring.tricks_unaccounted(3, [Tricks(1), Tricks(2)]) == 0
    assert scoring.tricks_unaccounted(3, [Tricks(1), Tricks(1)], bombs=1) == 0
    assert scoring.tricks_unaccounted(3, [Tricks(2), Tricks(2)]) == -1
