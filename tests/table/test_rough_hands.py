"""Rough hands: tricks gathered while one of their cards is unclear, and names typed for what is unclear."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards import CardName
from tactile.watch.news import CardPlaced, CardRemoved, Seconds, TrackId
from tests.table.test_referee import after_bids

if TYPE_CHECKING:
    from tests.table.fakes import Table


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


def placed(table: Table, card: str, track: int, t: float, since: float) -> CardPlaced:
    return CardPlaced(Seconds(t), CardName(card), table.place(track), TrackId(track), Seconds(since))


def test_what_is_laid_after_the_missing_card_was_typed_is_the_next_trick() -> None:
    table = after_bids()
    trick = [table.lay(card) for card in ("red-5", "red-7")]
    table.take(*trick, seconds=2.0)
    now = table.session_time()
    table.session.type_card(now, "red 9")
    table.heard()
    lead, second = (
        placed(table, "green-2", 8, now + 0.3, now),
        placed(table, "green-4", 9, now + 0.6, now + 0.4),
    )
    table.session.see(second.t, [lead, second])
    table.wait()
    assert table.heard() == ["Cleo: green 2.", "Green is led.", "Ann: green 4."]


def test_of_cards_that_wait_the_one_that_came_first_is_played_first_though_it_was_read_later() -> None:
    table = after_bids()
    table.lay_unclear()
    now = table.session_time()
    later, first = (
        placed(table, "red-9", 8, now + 2.5, now + 2.0),
        placed(table, "red-7", 9, now + 2.9, now + 1.0),
    )
    table.session.see(later.t, [later])
    table.session.see(first.t, [first])
    table.heard()
    table.session.type_card(Seconds(now + 3.0), "red 5")
    assert table.heard()[:4] == ["Ann: red 5.", "Red is led.", "Ben: red 7.", "Cleo: red 9."]
