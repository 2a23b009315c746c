"""Breaches: refused when they can be known at once, told when they stand or are proven later."""

from __future__ import annotations

import pytest

from engine.events import CardPlayed, Fault, FaultKind
from engine.game import Advanced, Game, Phase, RefusalReason, apply, go_on, why_not
from engine.variants import Variant
from tests.engine.tables import (
    ANN,
    BEN,
    CLEO,
    after,
    begin,
    bid_all,
    choose,
    faults,
    hand,
    play,
    playing,
    refused,
    told,
    turn,
)


def with_hands() -> Game:
    """Set a round of two cards in which every hand is known; green is trump."""
    game = playing((2,))
    return after(game, hand(ANN, "red-3 blue-2"), hand(BEN, "red-9 blue-4"), hand(CLEO, "wizard blue-9"))


def test_a_known_hand_proves_a_breach_at_once_and_privately() -> None:
    game = after(with_hands(), play(ANN, "red-3"))
    refusal = refused(game, play(BEN, "blue-4"))
    assert (refusal.fault, refusal.private) == (FaultKind.MUST_FOLLOW, True)
    assert [str(card) for card in refusal.held] == ["red-9"]
    _, events = told(game, play(BEN, "blue-4"), let_stand=True)
    assert isinstance(events[0], CardPlayed)
    assert faults(events) == [(FaultKind.MUST_FOLLOW, BEN, 1)]
    assert [event.private for event in events if isinstance(event, Fault)] == [True]


def test_a_card_that_is_not_in_the_known_hand_is_refused_and_can_stand() -> None:
    game = with_hands()
    assert refused(game, play(ANN, "red-4")).fault is FaultKind.NOT_IN_HAND
    stood, events = told(game, play(ANN, "red-4"), let_stand=True)
    assert faults(events) == [(FaultKind.NOT_IN_HAND, ANN, 1)]
    assert stood.hand_of(ANN) == game.hand_of(ANN)


def test_played_cards_leave_the_known_hand() -> None:
    game = after(with_hands(), play(ANN, "red-3"))
    assert [str(card) for card in game.hand_of(ANN) or ()] == ["blue-2"]


def test_a_revoke_is_told_once_to_the_right_trick_and_is_public() -> None:
    """Ben fails to follow red in trick 1 and plays two red cards later."""
    game = playing((3,))
    game, first = told(game, play(ANN, "red-13"), play(BEN, "blue-4"), play(CLEO, "red-2"))
    assert faults(first) == []
    game, second = told(game, play(ANN, "red-12"), play(BEN, "red-9"), play(CLEO, "red-3"))
    assert faults(second) == [(FaultKind.REVOKE, BEN, 1)]
    assert [event.private for event in second if isinstance(event, Fault)] == [False]
    _, third = told(game, play(ANN, "red-11"), play(BEN, "red-8"), play(CLEO, "red-4"))
    assert faults(third) == []


def test_one_card_proves_every_trick_in_which_its_colour_was_not_followed() -> None:
    game = playing((3,))
    game = after(game, play(ANN, "red-13"), play(BEN, "blue-4"), play(CLEO, "red-2"))
    game = after(game, play(ANN, "red-12"), play(BEN, "blue-5"), play(CLEO, "red-3"))
    _, events = told(game, play(ANN, "red-11"), play(BEN, "red-8"))
    assert faults(events) == [(FaultKind.REVOKE, BEN, 1), (FaultKind.REVOKE, BEN, 2)]


def test_two_players_are_each_proven_by_their_own_card_in_the_same_trick() -> None:
    game = playing((2,))
    game = after(game, play(ANN, "red-13"), play(BEN, "blue-4"), play(CLEO, "yellow-2"))
    _, events = told(game, play(ANN, "red-12"), play(BEN, "red-9"), play(CLEO, "red-3"))
    assert faults(events) == [(FaultKind.REVOKE, BEN, 1), (FaultKind.REVOKE, CLEO, 1)]


def test_a_wizard_or_a_jester_is_never_a_revoke() -> None:
    game = playing((2,))
    game = after(game, play(ANN, "red-13"), play(BEN, "jester"), play(CLEO, "wizard"))
    _, events = told(game, play(CLEO, "red-12"), play(ANN, "red-9"), play(BEN, "red-3"))
    assert faults(events) == []


def test_another_colour_later_proves_nothing_and_a_new_round_forgets() -> None:
    game = playing((1, 2))
    game = after(game, play(ANN, "red-13"), play(BEN, "blue-4"), play(CLEO, "red-2"))
    game = after(game, turn("green-1"))
    game = bid_all(game)
    _, events = told(
        game, play(BEN, "red-9"), play(CLEO, "red-3"), play(ANN, "yellow-5"), play(BEN, "blue-5")
    )
    assert faults(events) == []


def test_a_breach_told_to_a_hand_alone_is_told_to_all_once_its_colour_shows() -> None:
    game = after(with_hands(), play(ANN, "red-3"))
    game, private = told(game, play(BEN, "blue-4"), let_stand=True)
    assert [event.private for event in private if isinstance(event, Fault)] == [True]
    game = after(game, play(CLEO, "wizard"), play(CLEO, "blue-9"), play(ANN, "blue-2"))
    _, public = told(game, play(BEN, "red-9"))
    assert faults(public) == [(FaultKind.REVOKE, BEN, 1)]
    assert [event.private for event in public if isinstance(event, Fault)] == [False]


def test_a_breach_told_to_a_hand_is_not_told_again_when_the_hand_is_shown_again() -> None:
    game = after(after(with_hands(), play(ANN, "red-3")), play(BEN, "blue-4"), let_stand=True)
    _, events = told(game, hand(BEN, "red-9"))
    assert faults(events) == []


def test_a_hand_shown_late_proves_an_earlier_breach_privately_and_once() -> None:
    game = playing((2,))
    game = after(game, play(ANN, "red-13"), play(BEN, "blue-4"), play(CLEO, "red-2"))
    game, events = told(game, hand(BEN, "red-9"))
    assert faults(events) == [(FaultKind.REVOKE, BEN, 1)]
    assert [event.private for event in events if isinstance(event, Fault)] == [True]
    _, again = told(game, hand(BEN, "red-9"))
    assert faults(again) == []


def test_the_turned_card_cannot_be_played_nor_any_card_twice() -> None:
    game = playing((2,), "green-1")
    assert refused(game, play(ANN, "green-1")).fault is FaultKind.CARD_SEEN_TWICE
    game = after(game, play(ANN, "red-3"))
    _, events = told(game, play(BEN, "red-3"), let_stand=True)
    assert faults(events) == [(FaultKind.CARD_SEEN_TWICE, BEN, 1)]
    assert [event.private for event in events if isinstance(event, Fault)] == [False]


def test_four_wizards_are_four_cards_and_a_fifth_is_one_too_many() -> None:
    game = after(begin((2,)), turn("wizard"), choose(CLEO, "red"))
    game = bid_all(game)
    game = after(game, play(ANN, "wizard"), play(BEN, "wizard"), play(CLEO, "wizard"))
    assert refused(game, play(ANN, "wizard")).fault is FaultKind.CARD_SEEN_TWICE


def test_hands_that_overlap_or_hold_the_turned_card_are_told() -> None:
    game = after(begin((2,)), turn("green-1"), hand(ANN, "red-3 red-4"))
    assert refused(game, hand(BEN, "red-3 blue-1")).fault is FaultKind.CARD_SEEN_TWICE
    _, events = told(game, hand(BEN, "red-3 green-1"), let_stand=True)
    assert faults(events) == [
        (FaultKind.CARD_SEEN_TWICE, BEN, None),
        (FaultKind.CARD_SEEN_TWICE, BEN, None),
    ]


def test_a_hand_shown_before_the_turned_card_is_judged_against_it() -> None:
    game = after(begin((1,)), hand(ANN, "red-3"))
    refusal = refused(game, turn("red-3"))
    assert (refusal.fault, refusal.player, refusal.private) == (FaultKind.CARD_SEEN_TWICE, ANN, True)


@pytest.mark.parametrize("names", ["red-3", "red-3 red-4 red-5"])
def test_a_hand_of_the_wrong_size_is_told(names: str) -> None:
    game = after(begin((2,)), turn("green-1"))
    refusal = refused(game, hand(ANN, names))
    assert (refusal.fault, refusal.cards) == (FaultKind.WRONG_COUNT, 2)


def test_out_of_turn_is_refused_with_whose_turn_it_is_and_play_goes_on_from_who_led() -> None:
    game = playing((1,))
    refusal = refused(game, play(BEN, "red-3"))
    assert (refusal.fault, refusal.expected) == (FaultKind.OUT_OF_TURN, ANN)
    stood, events = told(game, play(BEN, "red-3"), let_stand=True)
    assert faults(events) == [(FaultKind.OUT_OF_TURN, BEN, 1)]
    assert (stood.leader, stood.to_act) == (BEN, CLEO)


def test_a_second_card_to_the_same_trick_is_told_from_one_out_of_turn() -> None:
    game = after(playing((2,)), play(ANN, "red-3"))
    assert refused(game, play(ANN, "red-4")).reason is RefusalReason.ALREADY_PLAYED


def test_only_the_dealer_chooses_the_trump_only_a_colour_of_the_deck_and_only_after_a_wizard() -> None:
    game = after(begin((2,)), turn("wizard"))
    assert refused(game, choose(ANN, "red")).reason is RefusalReason.NOT_THE_DEALER
    assert refused(game, choose(CLEO, "pink")).fault is FaultKind.BAD_TRUMP_CHOICE
    stood, events = told(game, choose(CLEO, "pink"), let_stand=True)
    assert faults(events) == [(FaultKind.BAD_TRUMP_CHOICE, CLEO, None)]
    assert (stood.trump, stood.phase) == (None, Phase.BID)
    chosen = after(game, choose(CLEO, "blue"))
    assert refused(chosen, choose(CLEO, "red")).fault is FaultKind.BAD_TRUMP_CHOICE
    assert after(chosen, choose(CLEO, "red"), let_stand=True).trump == "blue"


def test_a_table_may_go_on_without_a_trump_a_card_or_the_last_tricks() -> None:
    game = after(begin((2, 1)), turn("wizard"))
    gone = go_on(game)
    assert isinstance(gone, Advanced)
    assert faults(list(gone.events)) == [(FaultKind.BAD_TRUMP_CHOICE, CLEO, None)]
    game = gone.game
    game = bid_all(game)
    short = go_on(after(game, play(ANN, "red-3"), play(BEN, "red-4")))
    assert isinstance(short, Advanced)
    assert faults(list(short.events)) == [(FaultKind.WRONG_COUNT, CLEO, 1)]
    assert short.game.leader == BEN
    ended = go_on(short.game)
    assert isinstance(ended, Advanced)
    assert [kind for kind, _, _ in faults(list(ended.events))] == [FaultKind.WRONG_COUNT] * 3
    assert ended.game.round_number == 2


@pytest.mark.parametrize(
    ("name", "reason"),
    [("pink-3", RefusalReason.CARD_NOT_IN_DECK), ("dragon", RefusalReason.CARD_NOT_IN_DECK)],
)
def test_a_card_of_another_deck_never_stands(name: str, reason: RefusalReason) -> None:
    outcome = apply(playing((1,)), play(ANN, name), let_stand=True)
    assert not isinstance(outcome, Advanced)
    assert (outcome.fault, outcome.reason) == (None, reason)


def test_why_not_names_every_reason_and_is_empty_for_a_card_that_may_be_played() -> None:
    game = after(with_hands(), play(ANN, "red-3"))
    assert why_not(game, BEN, play(BEN, "red-9").card) == ()
    reasons = [refusal.reason for refusal in why_not(game, CLEO, play(CLEO, "red-3").card)]
    assert reasons == [RefusalReason.OUT_OF_TURN, RefusalReason.NOT_IN_HAND, RefusalReason.CARD_SEEN_TWICE]


def test_in_an_indian_round_all_but_its_owner_may_be_told_of_a_hand() -> None:
    game = after(begin((1, 2), Variant.INDIAN_FIRST_ROUND), turn("green-1"))
    assert [game.may_see_hand(viewer, ANN) for viewer in (ANN, BEN, CLEO)] == [False, True, True]
    game = bid_all(game)
    game = after(game, play(ANN, "red-3"), play(BEN, "red-4"), play(CLEO, "red-5"))
    assert [game.may_see_hand(viewer, ANN) for viewer in (ANN, BEN, CLEO)] == [True, False, False]
