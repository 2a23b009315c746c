"""Tricks heaped face up: a Wizard or a Jester on the heap is told from a lead by where it lies."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tactile.see.reads import Point
from tests.table.test_referee import after_bids

if TYPE_CHECKING:
    from tests.table.fakes import Table

OUTSIDE = Point(900, 200)


def heaped(where: Point) -> Table:
    """Give a table at which a Wizard shows up soon after Ann took a trick with one, and gathered it."""
    table = after_bids(3)
    table.take(*[table.lay(card) for card in ("wizard", "red-7", "red-9")])
    table.heard()
    table.lay("wizard", where=where)
    return table


ASKED = "Laid now, or only gathered: the Wizard? Please press K and type the card of Ann."


@pytest.mark.parametrize("seconds", [3.0, 10.0])
def test_a_wizard_outside_of_all_that_was_laid_is_asked_about_once_and_nothing_is_played_meanwhile(
    seconds: float,
) -> None:
    table = heaped(OUTSIDE)
    table.wait(seconds)
    table.lay("green-2", where=Point(230, 210))
    table.wait(seconds)
    assert table.heard() == [ASKED]


def test_a_wizard_that_was_gathered_is_set_aside_when_another_card_is_typed() -> None:
    table = heaped(OUTSIDE)
    table.lay("green-2", where=Point(230, 210))
    table.wait(3.0)
    assert table.session.type_card(table.session_time(), "green 2")
    table.lay("green-3", where=Point(300, 200))
    assert table.heard() == [ASKED, "Ann: green 2.", "Green is led.", "Ben: green 3."]


def test_a_wizard_that_was_led_outside_is_the_lead_when_it_is_typed() -> None:
    table = heaped(OUTSIDE)
    table.lay("green-2", where=Point(230, 210))
    table.wait(3.0)
    assert table.session.type_card(table.session_time(), "wizard")
    assert table.heard() == [ASKED, "Ann: Wizard.", "Ben: green 2."]


def test_a_gathered_wizard_that_shows_up_after_the_lead_is_asked_about() -> None:
    table = after_bids(3)
    table.take(*[table.lay(card) for card in ("wizard", "red-7", "red-9")])
    table.lay("green-2", where=Point(230, 210))
    table.heard()
    table.lay("wizard", where=OUTSIDE)
    table.wait(3.0)
    assert table.heard() == [ASKED.replace("Ann", "Ben")]


def test_the_question_stays_open_when_a_hand_hides_the_wizard() -> None:
    table = after_bids(3)
    table.take(*[table.lay(card) for card in ("wizard", "red-7", "red-9")])
    wizard = table.lay("wizard", where=OUTSIDE)
    table.wait(3.0)
    table.heard()
    table.lift(wizard)
    table.lay("green-2", where=Point(230, 210))
    table.wait(3.0)
    assert table.heard() == []


@pytest.mark.parametrize("x_px", [150, 200, 390])
def test_a_wizard_near_the_leaders_own_card_or_among_the_others_is_the_lead(x_px: float) -> None:
    table = heaped(Point(x_px, 200))
    table.wait()
    assert table.heard() == ["Ann: Wizard."]
