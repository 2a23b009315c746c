"""Rough hands: tricks gathered while one of their cards is unclear, and names typed for what is unclear."""

from __future__ import annotations

from engine.cards import CardName
from tactile.watch.news import CardPlaced, CardRemoved, Seconds, TrackId
from tests.table.test_referee import after_bids


def test_a_clear_card_behind_an_unclear_one_is_played_though_the_trick_was_gathered() -> None:
    table = after_bids()
    first, unclear, last = table.lay("red-5"), table.lay_unclear(), table.lay("red-9")
    table.take(first, last, seconds=0.2)
    table.take_unclear(unclear)
    table.heard()
    table.session.type_card(table.session_time(), "red 7")
    table.wait()
    assert table.heard() == ["Ben: red 7.", "Cleo: red 9.", "Cleo takes it with the red 9: 1 of 0."]


def test_a_typed_wizard_is_the_unclear_card_that_was_asked_for_and_not_the_one_behind_it() -> None:
    table = after_bids()
    table.lay("red-5")
    table.lay_unclear()
    table.lay("wizard")
    table.heard()
    table.session.type_card(table.session_time(), "wizard")
    assert table.heard()[:2] == ["Ben: Wizard.", "Cleo: Wizard."]


def test_a_card_laid_before_anybody_heard_of_a_missing_one_is_not_that_one() -> None:
    table = after_bids()
    trick = [table.lay(card) for card in ("red-5", "red-7")]
    table.heard()
    gone = Seconds(table.t + 1.0)
    table.session.see(
        gone, [CardRemoved(gone, CardName("red-5"), table.place(one), one) for one in trick[:1]]
    )
    table.session.see(
        gone, [CardRemoved(gone, CardName("red-7"), table.place(one), one) for one in trick[1:]]
    )
    table.session.see(Seconds(gone + 2.0))
    assert table.heard() == ["Gathered too early: no card seen from Cleo."]
    placed = CardPlaced(
        Seconds(gone + 3.0), CardName("green-2"), table.place(9), TrackId(9), Seconds(gone + 1.0)
    )
    table.session.see(placed.t, [placed])
    assert table.heard() == ["Cleo’s card is still missing: please press K and type it."]
