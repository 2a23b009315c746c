"""Bids in turn, hidden bids, and the number that may not be said."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest

from engine.actions import Player, Tricks
from engine.events import BidPlaced, FaultKind
from engine.game import Advanced, Phase, RefusalReason, Refused, apply, forbidden_bid, go_on
from engine.variants import Variant
from tests.engine.tables import (
    ANN,
    BEN,
    CLEO,
    THREE,
    after,
    begin,
    bid,
    faults,
    play,
    refused,
    told,
    turn,
)

if TYPE_CHECKING:
    from engine.state import Game

NOT_MATCH, HIDDEN = Variant.BIDS_MUST_NOT_MATCH, Variant.HIDDEN_BIDS


def bidding(cards: int, *variants: Variant) -> Game:
    return after(begin((cards,), *variants), turn("red-1"))


def test_bids_go_clockwise_from_the_dealers_left_and_the_dealer_is_last() -> None:
    game = bidding(2)
    order = []
    while game.phase is Phase.BID:
        assert game.to_act is not None
        order.append(game.to_act)
        game = after(game, bid(game.to_act, 0))
    assert order == [ANN, BEN, CLEO]


@pytest.mark.parametrize(("number", "fits"), [(-1, False), (0, True), (2, True), (3, False), (200, False)])
def test_a_bid_lies_between_nothing_and_the_cards_of_the_round(number: int, fits: bool) -> None:
    game = bidding(2)
    if fits:
        assert after(game, bid(ANN, number)).bid_of(ANN) == number
    else:
        assert refused(game, bid(ANN, number)).fault is FaultKind.BID_OUT_OF_RANGE
        stood, events = told(game, bid(ANN, number), let_stand=True)
        assert faults(events) == [(FaultKind.BID_OUT_OF_RANGE, ANN, None)]
        assert stood.bid_of(ANN) == number


def test_a_bid_out_of_turn_names_whose_turn_it_is_and_can_stand() -> None:
    game = bidding(2)
    refusal = refused(game, bid(CLEO, 1))
    assert (refusal.reason, refusal.expected) == (RefusalReason.OUT_OF_TURN, ANN)
    stood, events = told(game, bid(CLEO, 1), let_stand=True)
    assert faults(events) == [(FaultKind.OUT_OF_TURN, CLEO, None)]
    assert stood.to_act == ANN
    assert after(stood, bid(ANN, 0), bid(BEN, 0)).phase is Phase.PLAY


def test_a_second_bid_is_told_from_one_out_of_turn_and_replaces_the_first_if_let_stand() -> None:
    game = after(bidding(2), bid(ANN, 0))
    assert refused(game, bid(ANN, 1)).reason is RefusalReason.ALREADY_BID
    assert after(game, bid(ANN, 1), let_stand=True).bids == ((ANN, 1),)


@pytest.mark.parametrize("bids", list(itertools.product(range(4), repeat=2)))
def test_the_forbidden_bid_shows_only_before_the_last_bidder_and_only_in_range(
    bids: tuple[int, int],
) -> None:
    game = bidding(3, NOT_MATCH)
    assert forbidden_bid(game) is None
    game = after(game, bid(ANN, bids[0]))
    assert forbidden_bid(game) is None
    game, events = told(game, bid(BEN, bids[1]))
    number = 3 - sum(bids) if sum(bids) <= 3 else None
    assert forbidden_bid(game) == number
    assert events == [BidPlaced(BEN, game.bids[1][1], forbidden_bid(game))]
    for last in range(4):
        outcome = apply(game, bid(CLEO, last))
        assert isinstance(outcome, Refused if last == number else Advanced)
        if isinstance(outcome, Advanced):
            assert outcome.events == (BidPlaced(CLEO, Tricks(last)),), (
                "with the last bid nothing is forbidden"
            )


def test_a_forbidden_bid_that_stands_is_a_fault_and_the_round_is_played() -> None:
    game, events = told(bidding(1, NOT_MATCH), bid(ANN, 0), bid(BEN, 1), bid(CLEO, 0), let_stand=True)
    assert faults(events) == [(FaultKind.FORBIDDEN_BID, CLEO, None)]
    assert game.phase is Phase.PLAY


def test_after_the_first_round_only_the_canadian_rule_binds() -> None:
    game = after(begin((1, 2), Variant.MUST_NOT_MATCH_AFTER_FIRST), turn("red-1"), bid(ANN, 0), bid(BEN, 0))
    assert forbidden_bid(game) is None
    game = after(game, bid(CLEO, 1), play(ANN, "red-2"), play(BEN, "red-3"), play(CLEO, "red-4"))
    game = after(game, turn("red-1"), bid(BEN, 0), bid(CLEO, 0))
    assert forbidden_bid(game) == 2


def test_if_leading_binds_the_last_bidder_from_the_score_so_far() -> None:
    """Ann leads after round 1 and bids last in round 2."""
    game = begin((1, 2), Variant.MUST_NOT_MATCH_IF_LEADING)
    game = after(game, turn("red-1"), bid(ANN, 1), bid(BEN, 0), bid(CLEO, 0))
    game = after(game, play(ANN, "red-9"), play(BEN, "red-3"), play(CLEO, "red-4"))
    game = after(game, turn("red-1"), bid(BEN, 1), bid(CLEO, 1))
    assert forbidden_bid(game) == 0
    assert refused(game, bid(ANN, 0)).bid == 0


def test_hidden_bids_come_in_any_order_and_are_told_all_at_once() -> None:
    game = bidding(2, HIDDEN)
    game, events = told(game, bid(BEN, 0), bid(CLEO, 2))
    assert events == []
    assert game.public_bids == ()
    assert game.to_act == ANN
    game, events = told(game, bid(ANN, 1))
    assert events == [
        BidPlaced(ANN, game.bids[0][1]),
        BidPlaced(BEN, game.bids[1][1]),
        BidPlaced(CLEO, game.bids[2][1]),
    ]
    assert game.public_bids == ((ANN, 1), (BEN, 0), (CLEO, 2))
    assert game.phase is Phase.PLAY


def test_while_bids_are_hidden_nothing_tells_of_them() -> None:
    game = after(bidding(2, HIDDEN, NOT_MATCH), bid(ANN, 0), bid(BEN, 1))
    assert forbidden_bid(game) is None
    _, events = told(bidding(2, HIDDEN), bid(ANN, 9), let_stand=True)
    assert [event.private for event in events if hasattr(event, "private")] == [True]


def test_hidden_bids_that_match_make_the_dealer_move_by_one() -> None:
    game, events = told(bidding(3, HIDDEN, NOT_MATCH), bid(ANN, 1), bid(BEN, 1), bid(CLEO, 1))
    assert (game.phase, game.to_act, forbidden_bid(game)) == (Phase.BID, CLEO, 1)
    assert isinstance(events[-1], BidPlaced)
    assert events[-1].forbidden_next == 1
    assert refused(game, bid(CLEO, 1)).reason is RefusalReason.FORBIDDEN_BID
    assert refused(game, bid(CLEO, 3)).reason is RefusalReason.BID_MUST_MOVE_BY_ONE
    assert refused(game, bid(ANN, 2)).reason is RefusalReason.ALREADY_BID
    for moved in (0, 2):
        done, events = told(game, bid(CLEO, moved))
        assert done.phase is Phase.PLAY
        assert events == [BidPlaced(CLEO, dict(done.bids)[CLEO])]


def test_another_player_who_moves_instead_is_let_stand_and_the_dealer_moves_only_if_still_needed() -> None:
    game = after(bidding(3, HIDDEN, NOT_MATCH), bid(ANN, 1), bid(BEN, 1), bid(CLEO, 1))
    assert after(game, bid(ANN, 2), let_stand=True).phase is Phase.PLAY
    same = after(game, bid(ANN, 1), let_stand=True)
    assert (same.phase, same.to_act, forbidden_bid(same)) == (Phase.BID, CLEO, 1)


def test_a_dealer_at_the_edge_can_only_move_inwards() -> None:
    game = after(bidding(1, HIDDEN, NOT_MATCH), bid(ANN, 0), bid(BEN, 0), bid(CLEO, 1))
    assert refused(game, bid(CLEO, 2)).fault is FaultKind.BID_OUT_OF_RANGE
    assert after(game, bid(CLEO, 0)).phase is Phase.PLAY


def test_hidden_bids_that_do_not_match_need_no_move() -> None:
    game = after(bidding(3, HIDDEN, NOT_MATCH), bid(ANN, 1), bid(BEN, 1), bid(CLEO, 0))
    assert game.phase is Phase.PLAY


def test_a_table_may_go_on_without_a_bid_and_who_made_none_scores_nothing() -> None:
    game = after(bidding(1), bid(ANN, 0))
    gone = go_on(game)
    assert isinstance(gone, Advanced)
    assert faults(list(gone.events)) == [
        (FaultKind.WRONG_COUNT, BEN, None),
        (FaultKind.WRONG_COUNT, CLEO, None),
    ]
    done = after(gone.game, *(play(player, f"red-{at + 2}") for at, player in enumerate(THREE)))
    assert done.totals == ((Player("Ann"), 20), (Player("Ben"), 0), (Player("Cleo"), 0))
