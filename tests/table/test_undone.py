"""Cards that were undone and still lie there: they do not count, the table hears so, and they can again."""

from __future__ import annotations

import pytest

from engine.cards import CardName
from tactile.watch.news import CardPlaced, TrackId
from tests.table.fakes import Table
from tests.table.test_referee import after_bids

STILL_THERE = (
    "Still there, though undone: {}. {} to play: "
    "please pick the card up and lay it again, or press K and type it."
)
STILL_TURNED = (
    "Still there, though undone: {}. The trump card has yet to be turned: "
    "please pick the card up and lay it again, or press K and type it."
)


def undo(table: Table) -> None:
    table.session.undo(table.session_time())
    table.heard()


def test_an_undone_card_that_stays_is_told_once_with_whose_turn_it_is() -> None:
    table = after_bids()
    table.lay("red-5")
    table.lay("red-7")
    undo(table)
    table.wait(3.0)
    assert table.heard() == []
    table.wait(3.0)
    assert table.heard() == [STILL_THERE.format("red 7", "Ben")]
    table.wait(60.0)
    assert table.heard() == []


def test_an_undone_card_that_is_taken_away_soon_is_no_news() -> None:
    table = after_bids()
    card = table.lay("red-5")
    undo(table)
    table.take(card)
    table.wait(9.0)
    table.lay("red-5")
    assert table.heard() == ["Ann: red 5.", "Red is led."]


def test_an_undone_card_counts_when_it_is_taken_up_and_laid_down_where_it_was() -> None:
    table = after_bids()
    card = table.lay("wizard")
    undo(table)
    table.wait(6.0)
    table.heard()
    table.lift(card)
    assert table.heard() == ["Ann: Wizard."]


def test_an_undone_card_counts_when_it_is_laid_elsewhere_under_a_hand() -> None:
    table = after_bids()
    card = table.lay("wizard")
    undo(table)
    table.push(card)
    assert table.heard() == ["Ann: Wizard."]


def test_an_undone_card_that_was_only_hidden_does_not_count_and_is_not_told_again() -> None:
    table = after_bids()
    card = table.lay("red-5")
    undo(table)
    table.wait(6.0)
    table.heard()
    table.hide(card)
    table.show(card)
    table.wait(9.0)
    assert table.heard() == []
    table.lay("red-6")
    assert table.heard() == ["Ann: red 6.", "Red is led."]


def test_a_wizard_laid_on_an_undone_one_that_was_hidden_before_counts() -> None:
    table = after_bids()
    card = table.lay("wizard")
    undo(table)
    table.hide(card)
    table.show(card)
    table.heard()
    t = table.session_time()
    table.session.see(t, [CardPlaced(t, CardName("wizard"), table.place(card), TrackId(99))])
    assert table.heard() == ["Ann: Wizard."]


def test_an_undone_card_that_is_typed_is_the_one_that_lies_there() -> None:
    table = after_bids()
    card = table.lay("red-5")
    undo(table)
    assert table.session.type_card(table.session_time(), "red 5")
    assert table.heard() == ["Ann: red 5.", "Red is led."]
    table.wait(9.0)
    table.lift(card)
    table.wait()
    assert table.heard() == []
    table.take(*table.lying)
    table.wait()
    assert table.heard() == ["Taken back: Ann, red 5."]


def test_an_undone_card_that_is_typed_as_another_is_not_played_by_the_next_when_it_is_lifted() -> None:
    table = after_bids()
    card = table.lay("red-5")
    undo(table)
    table.session.type_card(table.session_time(), "red 6")
    table.heard()
    table.lift(card)
    table.wait(9.0)
    assert table.heard() == []
    table.lay("red-7")
    assert table.heard() == ["Ben: red 7."]


def test_two_cards_undone_are_mended_one_after_the_other() -> None:
    table = after_bids()
    table.lay("red-5")
    table.lay("red-7")
    undo(table)
    undo(table)
    table.wait(6.0)
    assert table.heard() == [STILL_THERE.format("red 5 and red 7", "Ann")]
    table.session.type_card(table.session_time(), "red 6")
    assert table.heard() == ["Ann: red 6.", "Red is led."]
    table.wait(6.0)
    assert table.heard() == [STILL_THERE.format("red 7", "Ben")]
    table.session.type_card(table.session_time(), "red 7")
    table.lay("red-9")
    assert table.heard()[:2] == ["Ben: red 7.", "Cleo: red 9."]


def test_an_undone_turned_card_that_stays_is_told_and_can_be_typed() -> None:
    table = Table(2)
    table.begin()
    table.lay("blue-8")
    undo(table)
    table.wait(6.0)
    assert table.heard() == [STILL_TURNED.format("blue 8")]
    table.session.type_card(table.session_time(), "green 8")
    table.wait(9.0)
    assert table.heard() == ["Trump is green.", "Ann?"]


def test_while_a_bid_is_asked_an_undone_card_waits_to_be_told() -> None:
    table = after_bids()
    table.lay("red-5")
    undo(table)
    undo(table)
    table.wait(9.0)
    assert table.heard() == []
    table.answer("0")
    assert table.heard()[-1] == STILL_THERE.format("red 5", "Ann")


def test_the_last_card_of_a_round_that_is_undone_and_stays_is_told() -> None:
    table = Table(1, 2)
    table.begin()
    table.lay("blue-8")
    table.answer("0", "1", "0")
    for card in ("red-5", "red-7", "red-9"):
        table.lay(card)
    undo(table)
    table.wait(6.0)
    assert table.heard() == [STILL_THERE.format("red 9", "Cleo")]
    table.session.type_card(table.session_time(), "red 4")
    assert table.heard()[:2] == ["Cleo: red 4.", "Ben takes it with the red 7: 1 of 1."]


def test_an_undone_card_of_an_old_round_can_be_dealt_and_played_where_it_lay() -> None:
    table = Table(1, 2)
    table.begin()
    table.lay("blue-8")
    table.answer("0", "1", "0")
    wrong = table.lay("red-5")
    undo(table)
    for card in ("red-6", "red-7", "red-9"):
        table.lay(card)
    table.hide(wrong)
    table.wait(20.0)
    table.lay("green-3")
    table.answer("0", "1", "0")
    table.heard()
    table.wait()
    table.show(wrong)
    assert table.heard() == ["Ben: red 5.", "Red is led."]


def test_a_lead_laid_before_the_last_card_of_the_trick_is_said_under_the_wrong_name_and_can_be_mended() -> (
    None
):
    table = after_bids()
    table.lay("red-5")
    table.lay("red-7")
    table.heard()
    table.lay("green-2")
    table.lay("red-9")
    assert table.heard() == [
        "Cleo: green 2.", "Ben takes it with the red 7: 1 of 1.", "Ben: red 9.", "Red is led.",
    ]  # fmt: skip
    undo(table)
    undo(table)
    table.wait(6.0)
    assert table.heard() == [STILL_THERE.format("green 2 and red 9", "Cleo")]
    table.session.type_card(table.session_time(), "red 9")
    table.session.type_card(table.session_time(), "green 2")
    assert table.heard() == [
        "Cleo: red 9.", "Cleo takes it with the red 9: 1 of 0.", "Cleo: green 2.", "Green is led.",
    ]  # fmt: skip
    table.wait(9.0)
    table.lay("green-5")
    assert table.heard() == ["Ann: green 5."]


def test_an_undone_card_that_was_corrected_and_hidden_is_known_by_what_it_is_misread_as() -> None:
    table = after_bids()
    card = table.lay("jester")
    table.session.correct(table.session_time(), "wizard")
    undo(table)
    table.hide(card)
    t = table.session_time()
    table.session.see(t, [CardPlaced(t, CardName("jester"), table.place(card), TrackId(99))])
    assert table.heard() == [STILL_THERE.format("Wizard", "Ann")]


def test_an_unclear_card_that_was_mistyped_and_undone_counts_once_it_is_clear() -> None:
    table = after_bids()
    unclear = table.lay_unclear()
    table.session.type_card(table.session_time(), "red 6")
    undo(table)
    table.clear_up(unclear, "red-7")
    assert table.heard() == ["Ann: red 7.", "Red is led."]


def test_a_card_that_waits_for_the_bids_is_not_turned_when_the_turned_one_is_undone() -> None:
    table = Table(2)
    table.begin()
    turned = table.lay("blue-8")
    table.lay("red-5")
    undo(table)
    table.wait(1.0)
    assert table.heard() == []
    table.lift(turned)
    assert table.heard() == ["Trump is blue.", "Ann?"]


def test_a_card_that_waits_for_a_missing_one_is_not_given_to_the_player_of_an_undone_one() -> None:
    table = after_bids()
    missing = table.lay("red-5")
    table.lay("red-7")
    table.take(missing)
    table.wait()
    table.lay("red-9")
    undo(table)
    table.lay("red-5")
    table.wait(6.0)
    assert table.heard() == [
        "The table is right again.", STILL_THERE.format("red 7 and red 9", "Ben")
    ]  # fmt: skip


@pytest.mark.parametrize("by_key", [True, False])
def test_an_unclear_card_behind_an_undone_one_is_still_the_next_players(by_key: bool) -> None:
    table = after_bids()
    wrong = table.lay("red-5")
    unclear = table.lay_unclear()
    undo(table)
    table.wait(1.0)
    assert table.heard() == []
    if by_key:
        table.session.type_card(table.session_time(), "red 6")
    else:
        table.take(wrong)
        table.lay("red-6")
    assert table.heard() == ["Ann: red 6.", "Red is led."]
    table.clear_up(unclear, "red-7")
    assert table.heard() == ["Ben: red 7."]


def test_an_unclear_card_that_clears_up_before_the_undone_one_is_laid_anew_is_nobodys_yet() -> None:
    table = after_bids()
    wrong = table.lay("red-5")
    unclear = table.lay_unclear()
    undo(table)
    table.clear_up(unclear, "red-7")
    table.take(wrong)
    table.lay("red-6")
    table.wait(6.0)
    assert table.heard() == ["Ann: red 6.", "Red is led.", STILL_THERE.format("red 7", "Ben")]


def test_a_card_lifted_after_the_last_one_of_the_round_was_undone_is_no_play() -> None:
    table = Table(1, 2)
    table.begin()
    turned = table.lay("blue-8")
    table.answer("0", "1", "0")
    wizard, _, _ = [table.lay(card) for card in ("wizard", "red-7", "red-9")]
    undo(table)
    table.wait(0.1)
    table.lift(wizard, seconds=3.0)
    table.lift(turned, seconds=3.0)
    assert [line for line in table.heard() if "undone" not in line] == []
    table.session.type_card(table.session_time(), "red 4")
    assert table.heard()[0] == "Cleo: red 4."
