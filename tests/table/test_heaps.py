"""Tricks heaped face up: a Wizard or a Jester there looks like a lead, and only the table knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.table.test_referee import after_bids

if TYPE_CHECKING:
    from tactile.watch.news import TrackId
    from tests.table.fakes import Table

ASKED = "Wizard: just laid, or only gathered? Please press K and type Ann’s card."


def gathered() -> Table:
    """Give a table at which Ann took a trick with a Wizard, and gathered it just now."""
    table = after_bids(3, 3)
    table.take(*[table.lay(card) for card in ("wizard", "red-7", "red-9")])
    table.heard()
    return table


def heaped(after_s: float = 0.5) -> tuple[Table, TrackId]:
    """Give a table at which a Wizard shows up so soon after Ann gathered one, and stays."""
    table = gathered()
    wizard = table.lay("wizard", seconds=after_s)
    table.wait(3.0)
    return table, wizard


def type_card(table: Table, card: str) -> None:
    assert table.session.type_card(table.session_time(), card)


@pytest.mark.parametrize("after_s", [0.1, 0.5, 0.85])
def test_a_wizard_that_shows_up_as_one_was_gathered_is_asked_about_once_and_nothing_is_played_meanwhile(
    after_s: float,
) -> None:
    table, _ = heaped(after_s)
    table.lay("green-2")
    table.wait(10.0)
    assert table.heard() == [ASKED]


@pytest.mark.parametrize("after_s", [1.0, 2.5, 10.0])
def test_a_wizard_that_comes_later_is_the_lead(after_s: float) -> None:
    table, _ = heaped(after_s)
    assert table.heard() == ["Ann: Wizard."]


def test_a_wizard_that_was_gathered_is_set_aside_when_another_card_is_typed() -> None:
    table, _ = heaped()
    table.lay("green-2")
    type_card(table, "green 2")
    table.lay("green-3")
    assert table.heard() == [ASKED, "Ann: green 2.", "Green is led.", "Ben: green 3."]


def test_a_wizard_that_was_led_is_the_lead_when_it_is_typed() -> None:
    table, _ = heaped()
    table.lay("green-2")
    type_card(table, "wizard")
    assert table.heard() == [ASKED, "Ann: Wizard.", "Ben: green 2."]


def test_a_gathered_wizard_that_shows_up_after_the_lead_is_asked_about() -> None:
    table = gathered()
    table.lay("green-2", seconds=0.4)
    table.lay("wizard", seconds=0.4)
    table.wait(3.0)
    assert table.heard() == ["Ann: green 2.", "Green is led.", ASKED.replace("Ann", "Ben")]


def test_a_trick_that_is_played_on_and_gathered_while_the_question_is_open_is_yet_to_be_played() -> None:
    table, wizard = heaped()
    table.take(wizard, *[table.lay(card) for card in ("green-2", "green-3")])
    table.lay("green-4")
    type_card(table, "wizard")
    table.wait()
    heard = table.heard()
    assert heard[:4] == [ASKED, "Ann: Wizard.", "Ben: green 2.", "Cleo: green 3."]
    assert heard[-2:] == ["Ann: green 4.", "Green is led."]


def test_the_question_stays_open_when_a_hand_hides_the_wizard() -> None:
    table, wizard = heaped()
    table.take(wizard)
    table.lay("green-2")
    table.wait(3.0)
    assert table.heard() == [ASKED]


def test_the_question_is_over_when_what_was_played_last_is_undone() -> None:
    table, _ = heaped()
    table.lay("green-2")
    type_card(table, "green 2")
    table.session.undo(table.session_time())
    table.heard()
    table.lay("green-4")
    table.wait(3.0)
    assert table.heard() == ["Ann: green 4.", "Green is led."]


def test_the_question_is_over_with_the_round() -> None:
    table, _ = heaped()
    for card in ("wizard", "green 2", "green 3", "red 1", "red 2", "red 3"):
        type_card(table, card)
    table.heard()
    table.take(*table.lying)
    table.lay("blue-9")
    table.answer("0", "1", "0")
    table.take(*[table.lay(card) for card in ("yellow-1", "yellow-2", "yellow-3")])
    table.heard()
    table.lay("yellow-4")
    assert table.heard()[0] == "Ann: yellow 4."


def test_a_card_taken_back_after_the_question_leaves_nothing_open() -> None:
    table, _ = heaped()
    green = table.lay("green-2")
    type_card(table, "green 2")
    table.take(green)
    table.wait(3.0)
    table.heard()
    table.lay("green-5")
    table.wait(3.0)
    assert "Ann: green 5." in table.heard()


def test_a_led_wizard_that_was_covered_while_it_was_typed_is_not_the_next_players() -> None:
    table, wizard = heaped()
    table.hide(wizard)
    type_card(table, "wizard")
    table.show(wizard)
    table.wait(3.0)
    assert table.heard() == [ASKED, "Ann: Wizard."]


def test_a_card_laid_and_taken_back_while_the_question_is_open_is_not_played() -> None:
    table, _ = heaped()
    table.take(table.lay("green-2"))
    table.wait(3.0)
    table.lay("green-5")
    table.wait(3.0)
    type_card(table, "wizard")
    table.wait(3.0)
    assert table.heard() == [ASKED, "Ann: Wizard.", "Ben: green 5."]


def test_a_lead_is_not_taken_for_the_missing_card_of_a_gathered_trick_because_a_heap_is_in_view() -> None:
    table = gathered()
    table.lay("red-9", seconds=0.3)
    wizard = table.lay("wizard", seconds=0.2)
    table.wait(3.0)
    green = table.lay("green-2")
    table.glimpse()
    table.take(green, wizard)
    table.lay("green-9")
    table.wait(3.0)
    table.heard()
    type_card(table, "wizard")
    table.wait(5.0)
    still_missing = "Cleo’s card is still missing: please press K and type it."
    assert table.heard() == ["Ann: Wizard.", "Ben: green 2.", still_missing]


def test_a_card_that_was_asked_about_counts_anew_after_an_undo() -> None:
    table, _ = heaped()
    green = table.lay("green-2")
    type_card(table, "wizard")
    table.session.undo(table.session_time())
    table.session.undo(table.session_time())
    table.heard()
    table.take(*table.lying)
    assert green not in table.lying
    table.lay("green-7")
    table.wait(3.0)
    assert table.heard()[0] == "Ann: green 7."
