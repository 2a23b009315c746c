"""Bid tiles on the table: what they answer, and what is said of one that cannot be read."""

from __future__ import annotations

import pytest

from tactile.see.reads import Reason
from tests.table.fakes import Table


def _asked_for_bids(*cards: int) -> Table:
    """Give a table of three where Ann is asked for her bid."""
    table = Table(*(cards or (2,)))
    table.begin()
    table.lay("blue-8")
    table.heard()
    table.told()
    return table


def test_an_unclear_tile_is_asked_for_once_and_is_the_bid_when_clear() -> None:
    table = _asked_for_bids()
    tile = table.lay_unclear()
    assert table.heard() == ["The bid tile is not clear: please turn it or move it out of the light."]
    assert table.told() == [("unsure", {"player": "Ann", "reason": "glare"})]
    table.wait()
    assert table.heard() == []
    table.clear_up(tile, "tile-1")
    assert table.heard() == ["Ann: 1.", "Ben?"]


def test_an_unclear_tile_laid_anew_is_the_bid() -> None:
    table = _asked_for_bids()
    table.take_unclear(table.lay_unclear())
    table.heard()
    table.lay("tile-1")
    assert table.heard() == ["Ann: 1.", "Ben?"]


def test_an_unclear_tile_is_nobody_elses_bid_once_its_own_was_typed() -> None:
    table = _asked_for_bids()
    tile = table.lay_unclear()
    table.answer("1")
    table.heard()
    table.clear_up(tile, "tile-1")
    table.wait()
    assert table.heard() == []
    table.lay("tile-0")
    assert table.heard() == ["Ben: 0.", "Cleo?"]


def test_each_bidder_s_own_unclear_tile_is_asked_for() -> None:
    table = _asked_for_bids()
    table.lay_unclear()
    table.answer("1")
    table.heard()
    table.lay_unclear(Reason.BLUR)
    assert table.heard() == ["The bid tile is not clear: please let it lie still."]


def test_what_was_unclear_before_the_bids_is_no_tile() -> None:
    table = Table(2)
    table.begin()
    table.lay_unclear(Reason.PARTIAL)
    table.lay("blue-8")
    table.heard()
    table.wait()
    assert table.heard() == []


@pytest.mark.parametrize("seconds", [0.0, 5.0])
def test_a_turned_card_that_is_moved_and_unclear_is_no_tile(seconds: float) -> None:
    table = Table(2)
    table.begin()
    turned = table.lay("blue-8")
    table.heard()
    table.take(turned)
    table.wait(seconds)
    table.lay_unclear()
    assert table.heard() == []


def test_an_unclear_tile_does_not_hold_up_the_play() -> None:
    table = _asked_for_bids()
    table.answer("0", "1")
    table.lay_unclear()
    table.answer("0")
    table.heard()
    table.lay("red-5")
    assert table.heard() == ["Ann: red 5.", "Red is led."]
