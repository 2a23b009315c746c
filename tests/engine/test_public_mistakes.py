"""Mistakes that public Wizard programs made, each whole kind a test (rules, Public mistakes)."""

from __future__ import annotations

import pytest

from engine import rules, scoring
from engine.actions import Action, Player, Tricks
from engine.cards import JESTER, Colour
from engine.events import BidPlaced, Turned
from engine.game import Phase, RefusalReason, SetupError, apply, forbidden_bid, make_setup, new_game
from engine.variants import Variant
from tests.engine.tables import (
    ANN,
    BEN,
    CLEO,
    DAN,
    FOUR,
    THREE,
    after,
    begin,
    bid,
    bid_all,
    cards,
    choose,
    hand,
    play,
    playing,
    refused,
    told,
    turn,
)


def test_a_jester_has_no_colour_to_follow_trump_or_win_with() -> None:
    assert not hasattr(JESTER, "colour")
    trick = cards("jester blue-2 red-9 blue-5")
    assert rules.winner(trick, Colour.GREEN) == 3
    assert JESTER in rules.legal(cards("jester red-2"), Colour.RED)


def test_a_jester_led_leaves_the_colour_to_the_first_number_card() -> None:
    assert rules.winner(cards("jester red-2 blue-13"), None) == 1


def test_jester_wizard_number_leads_no_colour() -> None:
    game = after(playing((1,)), play(ANN, "jester"), play(BEN, "wizard"), play(CLEO, "red-3"))
    assert game.history[0].tricks[0].led is None


def test_a_jester_wins_only_among_jesters_and_then_the_first() -> None:
    assert rules.winner(cards("jester jester jester"), Colour.RED) == 0
    assert rules.winner(cards("jester jester red-1"), Colour.BLUE) == 2


def test_equal_wizards_are_separate_cards_and_only_one_leaves_the_hand() -> None:
    game = after(playing((3,)), hand(ANN, "wizard wizard wizard"), play(ANN, "wizard"))
    assert game.hand_of(ANN) == cards("wizard wizard")


def test_the_first_of_two_wizards_takes_the_trick() -> None:
    game = after(playing((1,)), play(ANN, "red-13"), play(BEN, "wizard"), play(CLEO, "wizard"))
    assert game.history[0].tricks[0].winner == BEN


def test_a_new_leader_is_not_bound_by_the_last_tricks_colour() -> None:
    game = after(playing((2,)), hand(ANN, "red-9 blue-2"))
    game = after(game, play(ANN, "red-9"), play(BEN, "red-2"), play(CLEO, "red-3"))
    assert game.led is None
    assert after(game, play(ANN, "blue-2")).led == "blue"


def test_trump_is_not_carried_into_the_last_round() -> None:
    game = after(playing((1, 20), "green-1"), play(ANN, "red-1"), play(BEN, "red-2"), play(CLEO, "red-3"))
    assert (game.round_number, game.trump, game.phase) == (2, None, Phase.BID)


def test_the_last_round_asks_for_no_trump() -> None:
    begun = new_game(make_setup(FOUR, ANN, (), (15,)))
    assert Turned(None, None) in begun.events
    assert refused(begun.game, choose(ANN, "red")).reason is RefusalReason.NOT_NOW


@pytest.mark.parametrize(("count", "last"), [(3, 20), (4, 15), (5, 12), (6, 10)])
def test_the_last_round_is_played(count: int, last: int) -> None:
    players = tuple(Player(f"P{at}") for at in range(count))
    assert make_setup(players, players[0]).rounds[-1] == last


def test_the_player_in_seat_0_can_deal() -> None:
    game = begin((1, 1), dealer=ANN)
    assert (game.dealer, game.leader) == (ANN, BEN)


def test_the_dealer_is_a_player_not_a_place_in_a_list() -> None:
    assert make_setup((CLEO, ANN, BEN), ANN).dealer_of(2) == BEN
    assert make_setup((ANN, BEN, CLEO, DAN), ANN).dealer_of(1) == ANN


def test_the_next_trick_starts_with_the_last_winner() -> None:
    game = after(playing((2,)), play(ANN, "red-2"), play(BEN, "red-3"), play(CLEO, "red-13"))
    assert (game.leader, game.to_act) == (CLEO, CLEO)


def test_no_round_is_skipped_and_none_is_scored_twice() -> None:
    game = begin((1, 1, 1))
    for number in (1, 2, 3):
        assert game.round_number == number
        game = bid_all(after(game, turn("green-1")))
        order = game.setup.clockwise(game.leader)
        game = after(game, *(play(player, f"red-{at + 1}") for at, player in enumerate(order)))
    assert [result.number for result in game.history] == [1, 2, 3]
    assert [result.totals for result in game.history][-1] == game.totals


def test_a_trump_chosen_twice_by_the_wrong_one_or_needlessly_each_has_its_reason() -> None:
    game = after(begin((2,)), turn("wizard"))
    assert refused(game, choose(BEN, "red")).reason is RefusalReason.NOT_THE_DEALER
    assert refused(after(game, choose(CLEO, "red")), choose(CLEO, "red")).reason is RefusalReason.NOT_NOW
    assert refused(begin((2,)), choose(CLEO, "red")).reason is RefusalReason.NOT_NOW


def test_an_action_out_of_turn_changes_nothing() -> None:
    game = playing((2,))
    before = game
    refused(game, play(CLEO, "red-3"))
    assert game == before


def test_0_is_a_bid_and_none_is_not() -> None:
    game = after(begin((1,)), turn("green-1"))
    assert game.bid_of(ANN) is None
    game, events = told(game, bid(ANN, 0))
    assert game.bid_of(ANN) == 0
    assert game.to_act == BEN
    assert events == [BidPlaced(ANN, Tricks(0))]


def test_no_card_is_played_before_all_have_bid() -> None:
    game = after(begin((1,)), turn("green-1"), bid(ANN, 0))
    assert apply(game, play(ANN, "red-3"), let_stand=True) == refused(game, play(ANN, "red-3"))
    assert refused(game, play(ANN, "red-3")).reason is RefusalReason.NOT_NOW


def test_waiting_for_the_trump_is_not_waiting_for_bids() -> None:
    game = after(begin((1,)), turn("wizard"))
    assert game.phase is Phase.CHOOSE_TRUMP
    assert after(game, choose(CLEO, "red")).phase is Phase.BID


def test_the_leader_is_known_while_bids_are_made() -> None:
    assert after(begin((2,)), turn("green-1")).leader == ANN


def test_the_forbidden_number_does_not_show_before_one_bidder_is_left_nor_out_of_range() -> None:
    game = after(begin((2,), Variant.BIDS_MUST_NOT_MATCH), turn("green-1"), bid(ANN, 2))
    assert forbidden_bid(game) is None
    assert forbidden_bid(after(game, bid(BEN, 0))) == 0
    over = after(game, bid(BEN, 1))
    assert forbidden_bid(over) is None
    assert after(over, bid(CLEO, 0)).phase is Phase.PLAY


def test_a_penalty_over_127_does_not_overflow() -> None:
    assert scoring.points(Tricks(20), Tricks(0)) == -200


def test_a_tie_has_more_than_one_winner_and_one_rank() -> None:
    totals = ((ANN, scoring.points(Tricks(0), Tricks(0))), (BEN, scoring.points(Tricks(0), Tricks(0))))
    assert scoring.winners(totals) == (ANN, BEN)
    assert [rank for rank, _, _ in scoring.ranking(totals)] == [1, 1]


def test_the_highest_total_ranks_first() -> None:
    totals = ((ANN, scoring.points(Tricks(1), Tricks(0))), (BEN, scoring.points(Tricks(0), Tricks(0))))
    assert scoring.ranking(totals)[0][1] == BEN


def test_the_points_of_the_last_round_are_told_too() -> None:
    game = after(playing((1,)), play(ANN, "red-3"), play(BEN, "red-2"), play(CLEO, "red-1"))
    assert game.history[-1].points == game.totals == game.history[-1].totals


def test_the_turned_card_is_not_dealt_again() -> None:
    game = after(begin((1,)), turn("red-3"))
    assert refused(game, hand(ANN, "red-3")).reason is RefusalReason.CARD_SEEN_TWICE
    assert refused(bid_all(game), play(ANN, "red-3")).reason is RefusalReason.CARD_SEEN_TWICE


def test_the_same_person_cannot_sit_down_twice() -> None:
    with pytest.raises(SetupError):
        make_setup((ANN, ANN, BEN), ANN)


def test_the_order_of_a_hand_never_changes_by_itself() -> None:
    game = after(playing((3,)), hand(ANN, "red-9 blue-1 red-2"), play(ANN, "blue-1"))
    assert game.hand_of(ANN) == cards("red-9 red-2")


def test_a_game_told_again_is_the_same_game_with_no_round_lost_and_none_scored_twice() -> None:
    actions: list[Action] = [turn("green-1"), *(bid(player, 0) for player in THREE)]
    actions += [play(ANN, "red-3"), play(BEN, "red-2"), play(CLEO, "red-1"), turn("wizard")]
    once, again = begin((1, 2)), begin((1, 2))
    assert after(once, *actions) == after(again, *actions)
    assert len(after(once, *actions).history) == 1
