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


@pytest.mark.parametrize("seconds", [0.5, 10.0])
def test_a_wizard_that_stays_outside_of_all_that_was_laid_is_no_lead(seconds: float) -> None:
    table = heaped(OUTSIDE)
    table.wait(seconds)
    table.lay("green-2", where=Point(230, 210))
    table.wait()
    assert table.heard() == ["Ann: green 2.", "Green is led."]


@pytest.mark.parametrize("x_px", [150, 200, 390])
def test_a_wizard_near_the_leaders_own_card_or_among_the_others_is_the_lead(x_px: float) -> None:
    table = heaped(Point(x_px, 200))
    table.wait()
    assert table.heard() == ["Ann: Wizard."]


def test_a_wizard_outside_is_the_lead_when_the_next_card_lies_farther_out_still() -> None:
    table = heaped(OUTSIDE)
    table.lay("green-2", where=Point(1100, 200))
    table.wait()
    assert table.heard() == ["Ann: Wizard.", "Ben: green 2."]
