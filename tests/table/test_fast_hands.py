"""Players who are quicker than the eye: what is laid, or gathered, while a trick is being gathered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.table.test_referee import after_bids

if TYPE_CHECKING:
    from tactile.watch.news import TrackId
    from tests.table.fakes import Table


def test_a_card_laid_before_a_missing_one_was_asked_for_is_not_that_one() -> None:
    table = after_bids()
    trick = [table.lay(card) for card in ("red-5", "red-7")]
    table.heard()
    table.take(*trick)
    table.lay("green-2", seconds=0.5)
    table.wait()
    assert table.heard() == ["Cleo’s card is still missing: please press K and type it."]
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


def test_a_whole_trick_gathered_while_the_one_before_is_not_known_yet_is_played_once_it_is() -> None:
    table = after_bids(3)
    first = [table.lay(card) for card in ("red-5", "red-7")]
    table.glimpse()
    table.take(*first)
    second = [table.lay(card) for card in ("green-2", "green-3", "green-9")]
    table.take(*second)
    table.heard()
    table.session.type_card(table.session_time(), "red 9")
    assert table.heard() == [
        "Cleo: red 9.", "Cleo takes it with the red 9: 1 of 0.",
        "Cleo: green 2.", "Green is led.", "Ann: green 3.", "Ben: green 9.",
        "Ben takes it with the green 9: 1 of 1.",
    ]  # fmt: skip


def test_a_card_taken_up_again_to_wait_for_the_game_is_not_played() -> None:
    table = after_bids()
    first = [table.lay(card) for card in ("red-5", "red-7")]
    table.glimpse()
    table.take(*first)
    table.take(table.lay("green-2"))
    table.heard()
    table.session.type_card(table.session_time(), "red 9")
    assert table.heard() == ["Cleo: red 9.", "Cleo takes it with the red 9: 1 of 0."]


def test_a_card_of_such_a_trick_that_is_seen_once_more_on_its_way_is_the_same() -> None:
    table = after_bids()
    first = [table.lay(card) for card in ("red-5", "red-7")]
    table.glimpse()
    table.take(*first)
    second = [table.lay(card) for card in ("green-2", "green-3", "green-9")]
    table.take(*second)
    table.take(table.lay("green-3", seconds=0.5))
    table.heard()
    table.session.type_card(table.session_time(), "red 9")
    assert [line for line in table.heard() if "green 3" in line] == ["Ann: green 3."]


def waiting_for_cleo(*cards: str) -> tuple[Table, list[TrackId]]:
    """Give a table whose first trick was gathered before Cleo's card was read, and cards laid since."""
    table = after_bids(3)
    first = [table.lay(card) for card in ("red-5", "red-7")]
    table.glimpse()
    table.take(*first)
    second = [table.lay(card) for card in cards]
    return table, second


def test_a_wizard_of_such_a_trick_that_is_pushed_along_is_one_card() -> None:
    table, second = waiting_for_cleo("wizard", "green-3", "green-9")
    table.push(second[0])
    table.take(*table.lying)
    table.wait()
    assert [line for line in table.heard() if "Wizard" in line] == []
    table.session.type_card(table.session_time(), "red 9")
    assert [line for line in table.heard() if line.endswith(": Wizard.")] == ["Cleo: Wizard."]


def test_the_last_card_of_such_a_trick_taken_back_and_replaced_is_not_played() -> None:
    table, second = waiting_for_cleo("green-2", "green-3", "red-1")
    table.take(second[-1])
    table.lay("green-9")
    table.wait()
    table.take(*table.lying)
    table.heard()
    table.session.type_card(table.session_time(), "red 9")
    assert table.heard()[2:] == [
        "Cleo: green 2.", "Green is led.", "Ann: green 3.", "Ben: green 9.",
        "Ben takes it with the green 9: 1 of 1.",
    ]  # fmt: skip


def test_a_lead_after_such_a_trick_that_is_taken_up_again_is_not_played() -> None:
    table, second = waiting_for_cleo("green-2", "green-3", "green-9")
    table.take(*second)
    table.take(table.lay("red-1"))
    table.heard()
    table.session.type_card(table.session_time(), "red 9")
    assert table.heard()[-1] == "Ben takes it with the green 9: 1 of 1."


def test_such_a_trick_is_kept_when_a_card_of_the_one_before_is_undone() -> None:
    table, second = waiting_for_cleo("green-2", "green-3", "green-9")
    table.take(*second)
    table.session.undo(table.session_time())
    for card in ("red 8", "red 9"):
        table.session.type_card(table.session_time(), card)
    said = table.heard()
    assert "Ben: red 8." in said
    assert "Ben: green 9." in said


def test_an_unclear_card_of_such_a_trick_is_asked_for_in_its_turn_though_all_was_gathered() -> None:
    table, second = waiting_for_cleo("green-2")
    unclear, last = table.lay_unclear(), table.lay("green-9")
    table.take(*second, last, seconds=0.2)
    table.take_unclear(unclear)
    table.wait(3.0)
    table.heard()
    for card in ("red 9", "green 3"):
        table.session.type_card(table.session_time(), card)
    table.wait()
    heard = table.heard()
    assert "I have not seen Ann’s card: please show it, or press K and type it." in heard
    assert [line for line in heard if line.startswith(("Cleo:", "Ann:", "Ben:"))] == [
        "Cleo: red 9.", "Cleo: green 2.", "Ann: green 3.", "Ben: green 9.",
    ]  # fmt: skip
