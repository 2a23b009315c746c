"""Cards that come at one moment: nobody's card is guessed at, and the table says whose is whose."""

from __future__ import annotations

import pytest

from tactile.watch.news import TOGETHER_S, TrackId
from tests.table.fakes import Table
from tests.table.test_referee import after_bids

WHOSE = "Laid at the same moment, red 5 and red 7: please leave only {}’s card, or press K and type it."

ONE_UNCLEAR = (
    "Laid at the same moment, red 5 and a card that is not clear: "
    "please leave only Ann’s card, or press K and type it."
)


def asked(player: str) -> str:
    return WHOSE.format(player)


def test_two_cards_of_one_moment_are_nobodys_until_one_is_left_alone() -> None:
    table = after_bids()
    five, _ = table.lay_together("red-5", "red-7")
    assert table.heard() == [asked("Ann")]
    table.take(five)
    assert table.heard() == []
    table.wait()
    assert table.heard() == ["Ann: red 7.", "Red is led."]
    table.lay("red-5")
    assert table.heard() == ["Ben: red 5."]


def test_two_cards_of_one_moment_are_told_apart_by_typing_one() -> None:
    table = after_bids()
    table.lay_together("red-5", "red-7")
    table.heard()
    table.session.type_card(table.session_time(), "red 7")
    assert table.heard() == ["Ann: red 7.", "Red is led.", "Ben: red 5."]


def test_three_cards_of_one_moment_are_asked_for_one_by_one() -> None:
    table = after_bids()
    table.lay_together("red-5", "red-7", "red-9")
    table.heard()
    table.session.type_card(table.session_time(), "red 9")
    assert table.heard()[-1] == asked("Ben")
    table.session.type_card(table.session_time(), "red 5")
    assert table.heard()[:2] == ["Ben: red 5.", "Cleo: red 7."]


def test_cards_of_one_moment_are_asked_for_though_one_is_told_a_little_later() -> None:
    table = after_bids()
    table.lay_together("red-5", "red-7", seconds_apart=TOGETHER_S / 2)
    assert table.heard() == [asked("Ann")]


def test_cards_that_are_told_together_but_came_apart_are_played_as_they_came() -> None:
    table = after_bids()
    table.lay_together("red-5", "red-7", seconds_apart=0.4)
    assert table.heard() == ["Ann: red 5.", "Red is led.", "Ben: red 7."]


def test_two_wizards_of_one_moment_are_two_plays() -> None:
    table = after_bids()
    table.lay_together("wizard", "wizard")
    assert table.heard() == ["Ann: Wizard.", "Ben: Wizard."]


def test_cards_of_one_moment_that_wait_for_the_bids_are_asked_for_after_them() -> None:
    table = Table(2)
    table.begin()
    table.lay("blue-8")
    table.lay_together("red-5", "red-7")
    table.answer("0", "1", "0")
    assert table.heard()[-1] == asked("Ann")


def test_cards_of_one_moment_that_are_both_gathered_are_nobodys() -> None:
    table = after_bids()
    five, seven = table.lay_together("red-5", "red-7")
    table.heard()
    table.take(five)
    table.take(seven)
    table.wait(5.0)
    assert table.heard() == []
    table.lay("red-5")
    assert table.heard()[0] == "Ann: red 5."


def test_a_card_of_one_moment_that_is_only_pushed_stays_one_of_them() -> None:
    table = after_bids()
    five, _ = table.lay_together("red-5", "red-7")
    table.heard()
    table.lift(five)
    table.wait(5.0)
    assert table.heard() == []


def test_the_lead_is_not_taken_back_when_it_is_gathered_with_cards_of_one_moment() -> None:
    table = after_bids()
    lead = table.lay("red-9")
    table.heard()
    both = table.lay_together("red-5", "red-7")
    assert table.heard() == [asked("Ben")]
    table.take(lead, *both)
    table.wait(5.0)
    assert table.heard() == ["Ben’s card is still missing: please press K and type it."]


@pytest.mark.parametrize("unclear_first", [True, False])
def test_a_clear_and_an_unclear_card_of_one_moment_are_nobodys(unclear_first: bool) -> None:
    table = after_bids()
    unclear = table.lay_with_unclear("red-5", unclear_first=unclear_first)
    assert table.heard() == [ONE_UNCLEAR]
    table.wait(9.0)
    table.clear_up(unclear, "red-7")
    assert "red 7" in table.heard()[0]
    table.session.type_card(table.session_time(), "red 7")
    assert table.heard() == ["Ann: red 7.", "Red is led.", "Ben: red 5."]


def test_of_a_clear_and_an_unclear_card_the_clear_one_can_be_typed() -> None:
    table = after_bids()
    table.lay_with_unclear("red-5", unclear_first=True)
    table.heard()
    table.session.type_card(table.session_time(), "red 5")
    assert table.heard() == [
        "Ann: red 5.", "Red is led.",
        "One card by Ben is not clear: please turn it or move it out of the light.",
    ]  # fmt: skip


def test_two_bid_tiles_of_one_moment_are_nobodys() -> None:
    table = Table(2)
    table.begin()
    table.lay("blue-8")
    table.heard()
    zero, _ = table.lay_together("tile-0", "tile-1")
    assert table.heard() == [
        "Too many cards, tile 0 and tile 1: please take away the surplus or correct the game."
    ]
    table.take(zero)
    table.wait()
    assert table.heard() == ["Ann: 1.", "Ben?"]


def test_cards_that_came_together_and_were_gathered_with_the_trick_are_played_when_one_is_typed() -> None:
    table = after_bids(3)
    first = table.lay("red-5")
    unclear = table.lay_with_unclear("red-9", unclear_first=True)
    table.heard()
    table.take(first, TrackId(unclear - 1), seconds=0.2)
    table.take_unclear(unclear)
    table.wait(3.0)
    table.session.type_card(table.session_time(), "red 7")
    table.wait(0.1)
    assert table.heard()[-3:] == ["Ben: red 7.", "Cleo: red 9.", "Cleo takes it with the red 9: 1 of 0."]


def test_a_typed_card_that_was_gathered_with_one_behind_it_is_not_taken_back() -> None:
    table = after_bids(3)
    unclear = table.lay_with_unclear("red-9", unclear_first=True)
    table.session.type_card(table.session_time(), "red 7")
    table.heard()
    table.take(TrackId(unclear - 1), seconds=0.2)
    table.take_unclear(unclear)
    table.wait(3.0)
    assert [line for line in table.heard() if "back" in line] == []


def test_a_card_of_a_gathered_trick_is_given_to_nobody_while_one_before_it_may_be_missing() -> None:
    table = after_bids(3)
    unclear = table.lay_with_unclear("red-9", unclear_first=True)
    table.take(TrackId(unclear - 1), seconds=0.2)
    table.take_unclear(unclear)
    table.wait(3.0)
    table.session.type_card(table.session_time(), "red 7")
    table.wait()
    assert table.heard()[-1] == "Ben’s card is still missing: please press K and type it."
    table.session.type_card(table.session_time(), "red 4")
    table.wait()
    assert table.heard()[-2:] == ["Cleo: red 9.", "Cleo takes it with the red 9: 1 of 0."]


def test_the_seen_card_of_a_gathered_trick_can_be_typed_where_another_may_be_missing_before_it() -> None:
    table = after_bids(3)
    unclear = table.lay_with_unclear("red-9", unclear_first=True)
    table.take(TrackId(unclear - 1), seconds=0.2)
    table.take_unclear(unclear)
    table.wait(3.0)
    for name in ("red 7", "red 9"):
        table.session.type_card(table.session_time(), name)
        table.wait()
    assert table.heard()[-1] == "Cleo’s card is still missing: please press K and type it."
