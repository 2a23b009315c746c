"""Cards held to foreheads (rules, indian-first-round): none is named to the table, and none is a play."""

from __future__ import annotations

from engine.variants import Variant
from tests.table.fakes import Table


def forehead_round() -> Table:
    table = Table(1, 2, variants=(Variant.INDIAN_FIRST_ROUND,))
    table.begin()
    return table


def test_cards_in_view_beside_the_turned_one_are_not_named_to_their_owners() -> None:
    table = forehead_round()
    first, second, _ = table.lay_together("red-5", "green-7", "blue-8")
    assert table.heard() == ["More than one card is in view: please let only the turned card be seen."]
    table.take(first, second)
    assert table.heard()[0] == "Trump is blue."


def test_cards_on_foreheads_during_the_bids_are_no_plays_and_no_news() -> None:
    table = forehead_round()
    table.lay("blue-8")
    table.heard()
    held = [table.lay(card) for card in ("red-5", "green-7")]
    assert table.heard() == []
    table.answer("0", "1", "0")
    assert table.heard()[-1] == "Only what is laid from now on counts: Ann leads the first trick."
    table.take(*held)
    table.wait()
    for card in ("green-7", "red-5", "wizard"):
        table.lay(card)
    assert table.heard()[:3] == ["Ann: green 7.", "Green is led.", "Ben: red 5."]


def test_a_forehead_round_without_cards_in_view_needs_no_word_of_it() -> None:
    table = forehead_round()
    table.lay("blue-8")
    table.answer("0", "1", "0")
    table.heard()
    table.lay("red-5")
    assert table.heard() == ["Ann: red 5.", "Red is led."]


def test_in_other_rounds_a_card_before_the_bids_is_still_kept() -> None:
    table = Table(2, variants=(Variant.INDIAN_FIRST_ROUND,))
    table.begin()
    table.lay("blue-8")
    table.lay("red-5")
    table.answer("0", "1", "0")
    assert table.heard()[-2:] == ["Ann: red 5.", "Red is led."]
