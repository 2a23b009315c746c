"""Players who are quicker than the eye: what is laid, or gathered, while a trick is being gathered."""

from __future__ import annotations

from tests.table.test_referee import after_bids


def test_a_card_laid_before_a_missing_one_was_asked_for_is_not_that_one() -> None:
    table = after_bids()
    trick = [table.lay(card) for card in ("red-5", "red-7")]
    table.heard()
    table.take(*trick)
    table.lay("green-2", seconds=0.5)
    table.wait()
    assert table.heard() == ["The card of Cleo is still missing: please press K and type it."]
    table.session.type_card(table.session_time(), "red 9")
    assert table.heard() == [
        "Cleo: red 9.", "Cleo takes it with the red 9: 1 of 0.", "Cleo: green 2.", "Green is led.",
    ]  # fmt: skip


def test_a_missing_card_laid_while_the_others_are_gathered_can_be_typed() -> None:
    table = after_bids()
    trick = [table.lay(card) for card in ("red-5", "red-7")]
    table.take(*trick)
    table.lay("red-9", seconds=0.5)
    table.wait()
    table.heard()
    table.session.type_card(table.session_time(), "red 9")
    assert table.heard() == ["Cleo: red 9.", "Cleo takes it with the red 9: 1 of 0."]
