"""An unclear card that is turned, moved or covered: whose the cards about it are is not guessed at."""

from __future__ import annotations

from tests.table.test_referee import after_bids


def test_no_later_card_is_taken_for_an_unclear_one_that_nobody_saw_leave() -> None:
    """Turned as asked it may be the clear card that lies there since: the next card is not its player's."""
    table = after_bids()
    table.lay("red-5")
    unclear = table.lay_unclear()
    table.lay("red-7")
    table.hide_unclear(unclear)
    table.heard()
    table.lay("red-9")
    assert table.heard() == []
    table.session.type_card(table.session_time(), "red 7")
    assert table.heard()[:2] == ["Ben: red 7.", "Cleo: red 9."]


def test_of_clear_cards_behind_an_unclear_thing_the_typed_one_is_the_players() -> None:
    table = after_bids()
    table.lay("red-5")
    table.lay_unclear()
    table.lay("red-9")
    table.lay("red-7")
    table.heard()
    table.session.type_card(table.session_time(), "red 7")
    assert table.heard()[:2] == ["Ben: red 7.", "Cleo: red 9."]


def test_an_unclear_card_laid_anew_and_still_unclear_stays_the_same_players() -> None:
    table = after_bids()
    table.lay("red-5")
    unclear = table.lay_unclear()
    table.lay("red-9")
    table.take_unclear(unclear)
    again = table.lay_unclear()
    table.heard()
    table.clear_up(again, "red-7")
    assert table.heard()[:2] == ["Ben: red 7.", "Cleo: red 9."]
