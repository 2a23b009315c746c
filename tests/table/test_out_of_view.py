"""Cards that a head or an arm hides for long: nobody took them, and nobody plays in their place."""

from __future__ import annotations

from tests.table.test_referee import after_bids


def test_a_last_card_that_is_only_hidden_is_not_taken_back() -> None:
    table = after_bids()
    table.lay("red-5")
    seven = table.lay("red-7")
    table.heard()
    table.hide(seven)
    table.wait()
    assert table.heard() == [
        "I no longer see the red 7: please put back what is missing or correct the game."
    ]
    table.lay("red-9")
    assert table.heard() == []
    table.show(seven)
    assert table.heard()[:2] == ["The table is right again.", "Cleo: red 9."]


def test_a_trick_that_is_only_hidden_is_not_gathered() -> None:
    table = after_bids()
    trick = [table.lay(card) for card in ("wizard", "red-7")]
    table.heard()
    table.hide(*trick)
    table.wait()
    assert table.heard() == [
        "I no longer see the Wizard and the red 7: please put back what is missing or correct the game."
    ]
    table.show(trick[0])
    assert table.heard() == []
    table.show(trick[1])
    assert table.heard() == ["The table is right again."]
    table.lay("red-9")
    assert table.heard()[0] == "Cleo: red 9."


def test_a_hidden_trick_of_which_other_cards_were_taken_unread_was_gathered() -> None:
    table = after_bids()
    lead = table.lay("red-5")
    table.heard()
    table.glimpse()
    table.hide(lead)
    table.wait()
    assert table.heard() == ["Ben’s card is still missing: please press K and type it."]
    table.session.type_card(table.session_time(), "red 7")
    assert table.heard()[-1] == "Cleo’s card is still missing: please press K and type it."


def test_a_trick_that_was_thought_gathered_goes_on_once_all_of_it_is_seen_again() -> None:
    table = after_bids()
    trick = [table.lay(card) for card in ("red-5", "red-7")]
    table.glimpse()
    table.hide(*trick)
    table.wait()
    table.heard()
    table.show(trick[0])
    assert table.heard() == []
    table.show(trick[1])
    assert table.heard() == ["The table is right again."]
    table.lay("red-9")
    assert table.heard()[0] == "Cleo: red 9."
