"""The last card of a complete trick taken back, as after a word of the others: what comes is no lead."""

from __future__ import annotations

from tests.table.test_referee import after_bids


def test_a_last_card_taken_back_and_replaced_is_no_lead_of_the_winner() -> None:
    table = after_bids()
    for card in ("red-5", "red-7"):
        table.lay(card)
    wrong = table.lay("green-9")
    table.heard()
    table.take(wrong)
    table.lay("red-9")
    assert table.heard() == []
    table.wait()
    assert table.heard() == [
        "Taken back: Cleo, green 9.", "Cleo: red 9.", "Cleo takes it with the red 9: 1 of 0.",
    ]  # fmt: skip


def test_a_lead_laid_while_the_trick_is_gathered_card_by_card_is_a_lead() -> None:
    table = after_bids()
    *others, last = [table.lay(card) for card in ("red-5", "red-7", "red-9")]
    table.heard()
    table.take(last)
    table.lay("green-2")
    table.take(*others)
    table.wait()
    assert table.heard() == ["Cleo: green 2.", "Green is led."]


def test_a_trick_gathered_slowly_from_its_last_card_on_is_no_news() -> None:
    table = after_bids()
    trick = [table.lay(card) for card in ("red-5", "red-7", "red-9")]
    table.heard()
    for card in reversed(trick):
        table.take(card, seconds=5.0)
    table.wait()
    assert table.heard() == []
