"""The referee and the session together: what a table does, and all that is said of it, nothing more."""

from __future__ import annotations

import pytest

from tests.table.fakes import Table


def after_bids(*cards: int) -> Table:
    """Give a table of three whose bids are all made; trump is blue, Ann leads."""
    table = Table(*(cards or (2,)))
    table.begin()
    table.lay("blue-8")
    table.answer("0", "1", "0")
    table.heard()
    table.told()
    return table


def test_a_whole_round_is_told_in_order() -> None:
    table = Table(1)
    table.session.begin(table.session_time())
    table.lay("blue-8")
    table.answer("0", "1", "0")
    for card in ("red-5", "wizard", "red-9"):
        table.lay(card)
    assert [name for name, _ in table.told()] == [
        "game_started", "round_started", "turned", "bid", "bid", "bid",
        "card_played", "led", "card_played", "card_played", "trick_won", "round_scored", "game_ended",
    ]  # fmt: skip


def test_a_gathered_trick_is_no_news() -> None:
    table = after_bids()
    trick = [table.lay(card) for card in ("red-5", "red-7", "red-9")]
    table.heard()
    table.take(*trick)
    table.wait(5.0)
    assert table.heard() == []


def test_the_next_leader_may_play_before_the_trick_is_gathered() -> None:
    table = after_bids()
    trick = [table.lay(card) for card in ("red-5", "red-7", "red-9")]
    table.heard()
    table.lay("green-2")
    table.take(*trick)
    table.wait()
    assert table.heard() == ["Cleo: green 2.", "Green is led."]


def test_the_turned_card_leaving_and_coming_is_no_news() -> None:
    table = Table(2)
    table.begin()
    turned = table.lay("blue-8")
    table.answer("0", "1", "0")
    table.heard()
    table.take(turned)
    table.wait(5.0)
    assert table.heard() == []


@pytest.mark.parametrize("card", ["wizard", "blue-8"])
def test_a_turned_card_that_was_handed_round_and_put_back_is_nobodys_play(card: str) -> None:
    table = Table(2)
    table.begin()
    turned = table.lay(card)
    if card == "wizard":
        table.answer("red")
    table.answer("0", "1", "0")
    table.heard()
    table.lift(turned, seconds=20.0)
    assert table.heard() == []


def test_a_card_taken_back_at_once_is_undone_and_another_may_follow() -> None:
    table = after_bids()
    table.lay("red-5")
    wrong = table.lay("green-7")
    table.heard()
    table.take(wrong)
    assert table.heard() == []
    table.wait()
    assert table.heard() == ["Taken back: Ben, green 7."]
    assert table.told()[-1] == ("undone", {"player": "Ben", "card": "green-7"})
    table.lay("red-7")
    assert table.heard() == ["Ben: red 7."]


def test_the_first_card_of_a_trick_can_be_taken_back() -> None:
    table = after_bids()
    lead = table.lay("red-5")
    table.heard()
    table.take(lead)
    table.wait()
    table.lay("green-4")
    assert table.heard() == ["Taken back: Ann, red 5.", "Ann: green 4.", "Green is led."]


def test_a_card_before_the_trump_is_chosen_waits_for_the_dealer() -> None:
    table = Table(2)
    table.begin()
    table.lay("wizard")
    table.heard()
    table.lay("red-5")
    assert table.heard() == ["Trump first: Cleo has not chosen yet."]


def test_a_trick_gathered_too_early_asks_for_the_missing_card() -> None:
    table = after_bids()
    trick = [table.lay(card) for card in ("red-5", "red-7")]
    table.heard()
    table.take(*trick)
    table.wait()
    assert table.heard() == ["Gathered too early: no card seen from Cleo."]
    table.lay("red-9")
    assert table.heard()[0] == "Cleo: red 9."


def test_a_last_card_that_left_before_it_was_read_is_to_be_typed_not_taken_from_the_next_trick() -> None:
    table = after_bids()
    trick = [table.lay(card) for card in ("red-5", "red-7")]
    table.glimpse()
    table.take(*trick)
    table.told()
    table.heard()
    table.wait()
    assert table.heard() == ["Cleo’s card is still missing: please press K and type it."]
    table.lay("wizard")
    assert table.heard() == []
    assert table.told() == [("unsure", {"player": "Cleo", "reason": "unknown"})]
    table.session.type_card(table.session_time(), "red 9")
    assert table.heard() == ["Cleo: red 9.", "Cleo takes it with the red 9: 1 of 0.", "Cleo: Wizard."]


def test_a_glimpse_of_something_before_a_card_that_was_read_means_nothing() -> None:
    table = after_bids()
    table.glimpse()
    table.take(*[table.lay(card) for card in ("red-5", "red-7")])
    table.wait()
    table.heard()
    table.lay("red-9")
    assert table.heard()[0] == "Cleo: red 9."


def test_a_wizard_gathered_too_early_and_put_back_is_not_the_missing_card() -> None:
    table = after_bids()
    table.take(table.lay("wizard"), table.lay("red-7"))
    table.wait()
    table.heard()
    table.lay("red-7")
    table.lay("wizard")
    assert table.heard() == ["The table is right again."]
    table.lay("red-9")
    assert table.heard()[0] == "Cleo: red 9."


def test_a_missing_earlier_card_pauses_the_game_until_it_is_back() -> None:
    table = after_bids()
    first = table.lay("red-5")
    table.lay("red-7")
    table.heard()
    table.take(first)
    table.wait()
    assert table.heard() == [
        "I no longer see the red 5: please put back what is missing or correct the game."
    ]
    table.lay("red-9")
    assert table.heard() == []
    table.lay("red-5")
    assert table.heard()[:2] == ["The table is right again.", "Cleo: red 9."]


def test_a_trick_gathered_behind_an_unclear_card_waits_for_the_keys_and_says_so() -> None:
    table = after_bids()
    lead = table.lay("red-5")
    unclear = table.lay_unclear()
    table.take_unclear(unclear)
    table.take(lead)
    table.heard()
    table.wait()
    assert table.heard() == ["Ben’s card is still missing: please press K and type it."]
    table.lay("green-2")
    table.lay("green-4")
    assert table.heard() == []
    table.session.type_card(table.session_time(), "red 6")
    assert table.heard() == ["Ben: red 6.", "Cleo’s card is still missing: please press K and type it."]
    table.session.type_card(table.session_time(), "red 7")
    assert table.heard() == [
        "Cleo: red 7.", "Cleo takes it with the red 7: 1 of 0.",
        "Cleo: green 2.", "Green is led.", "Ann: green 4.",
    ]  # fmt: skip


def test_a_card_before_the_bids_is_kept_and_played_when_they_are_made() -> None:
    table = Table(2)
    table.begin()
    table.lay("blue-8")
    table.heard()
    table.lay("red-5")
    table.lay("red-6")
    assert table.heard() == ["Bids first: Ann has not bid yet."]
    table.answer("0", "1", "0")
    assert table.heard()[-3:] == ["Ann: red 5.", "Red is led.", "Ben: red 6."]


def test_a_card_before_the_bids_that_is_taken_away_is_not_played() -> None:
    table = Table(2)
    table.begin()
    table.lay("blue-8")
    early = table.lay("red-5")
    table.take(early)
    table.answer("0", "1", "0")
    assert table.heard()[-1] == "1 bid for 2 tricks: one too few."


def test_bid_tiles_answer_the_question() -> None:
    table = Table(2)
    table.begin()
    table.lay("blue-8")
    table.heard()
    for tile in ("tile-0", "tile-2", "tile-1"):
        table.lay(tile)
    assert table.heard() == [
        "Ann: 0.", "Ben?", "Ben: 2.", "Cleo?", "Cleo: 1.", "3 bid for 2 tricks: one too many."
    ]  # fmt: skip


def test_a_bid_tile_put_straight_is_no_second_bid() -> None:
    table = Table(2)
    table.begin()
    table.lay("blue-8")
    tile = table.lay("tile-1")
    table.heard()
    table.lift(tile)
    assert table.heard() == []
    table.lay("tile-1")
    assert table.heard() == ["Ben: 1.", "Cleo?"]


def test_a_wizard_of_the_last_trick_put_straight_is_no_turned_card() -> None:
    table = Table(1, 2)
    table.begin()
    table.lay("blue-8")
    table.answer("0", "1", "0")
    wizard = [table.lay(card) for card in ("red-5", "red-7", "wizard")][-1]
    table.heard()
    table.lift(wizard)
    assert table.heard() == []


def test_what_was_unclear_in_one_round_makes_no_gathering_of_a_card_taken_back_in_the_next() -> None:
    table = Table(1, 2)
    table.begin()
    table.lay("blue-8")
    table.answer("0", "1", "0")
    table.lay("red-5")
    table.clear_up(table.lay_unclear(), "red-6")
    table.lay("red-7")
    table.take(*table.lying)
    table.wait(5.0)
    table.lay("green-3")
    table.answer("0", "1", "0")
    lead = table.lay("red-8")
    table.heard()
    table.take(lead)
    table.wait()
    table.lay("green-4")
    assert table.heard() == ["Taken back: Ben, red 8.", "Ben: green 4.", "Green is led."]


def test_a_tile_in_the_play_is_no_card() -> None:
    table = after_bids()
    table.lay("tile-1")
    table.lay("red-5")
    assert table.heard() == ["Ann: red 5.", "Red is led."]


def test_a_card_seen_twice_is_a_fault_told_once_and_not_played() -> None:
    table = after_bids()
    table.lay("red-5")
    table.heard()
    table.lay("red-5")
    table.lay("red-5")
    assert table.heard() == ["Red 5 has already been played: please check Ben’s card."]
    assert [(name, fields["fault"]) for name, fields in table.told() if name == "fault"] == [
        ("fault", "card-seen-twice")
    ]
    table.lay("red-7")
    assert table.heard() == ["Ben: red 7."]


def test_the_turned_card_is_never_a_play() -> None:
    table = after_bids()
    table.lay("blue-8")
    assert table.heard() == ["Blue 8 has already been played: please check Ann’s card."]


def test_a_gathered_card_seen_on_its_way_to_the_pile_is_no_fault() -> None:
    table = after_bids()
    trick = [table.lay(card) for card in ("red-5", "red-7", "red-9")]
    table.heard()
    table.take(*trick)
    table.lay("red-9")
    assert table.heard() == []


def test_four_wizards_are_four_plays() -> None:
    table = after_bids(2)
    for card in ("wizard", "wizard", "wizard", "wizard"):
        table.lay(card)
    played = [line for line in table.heard() if line.endswith(": Wizard.")]
    assert played == ["Ann: Wizard.", "Ben: Wizard.", "Cleo: Wizard.", "Ann: Wizard."]


def test_the_next_round_waits_for_a_new_turned_card() -> None:
    table = Table(1, 2)
    table.begin()
    turned = table.lay("blue-8")
    table.answer("0", "1", "0")
    trick = [table.lay(card) for card in ("red-5", "red-7", "red-9")]
    table.heard()
    table.take(*trick, turned)
    table.wait(10.0)
    assert table.heard() == []
    table.lay("green-3")
    assert table.heard() == ["Trump is green.", "Ben?"]


def test_the_last_round_turns_no_card() -> None:
    table = Table(20)
    table.begin()
    assert table.told()[-1] == ("turned", {"card": None, "trump": None})
    table.answer("5", "5", "5")
    table.lay("red-5")
    assert table.heard()[-2:] == ["Ann: red 5.", "Red is led."]


def test_a_turned_wizard_asks_the_dealer_for_the_trump() -> None:
    table = Table(2)
    table.begin()
    table.lay("wizard")
    assert table.heard() == [
        "Wizard turned: Cleo chooses.",
        "Cleo, which trump: red, yellow, green, or blue?",
    ]
    table.answer("purple", "vert")
    assert table.heard() == [
        "Cleo, I did not understand: red, yellow, green, or blue, please.",
        "Trump is green, chosen by Cleo.",
        "Ann?",
    ]


def test_a_card_of_another_deck_is_unsure_and_not_played() -> None:
    table = after_bids()
    table.lay("purple-5")
    assert table.heard() == ["One card by Ann does not belong to this deck: please check it."]
    table.lay("red-5")
    assert table.heard() == ["Ann: red 5.", "Red is led."]


def test_a_doubted_card_of_the_trick_is_asked_for_by_its_player() -> None:
    table = after_bids()
    ann = table.lay("red-5")
    table.lay("red-7")
    table.heard()
    table.doubt(ann)
    assert table.heard() == ["One card by Ann is not clear: please turn it a little."]


def test_of_a_gathered_trick_a_wizard_alone_does_not_put_the_table_right() -> None:
    table = after_bids()
    table.take(table.lay("red-7"), table.lay("wizard"))
    table.wait()
    table.heard()
    table.lay("wizard")
    table.session.type_card(table.session_time(), "red 9")
    table.wait()
    assert "The table is right again." not in table.heard()
