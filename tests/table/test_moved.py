"""Wizards that are pushed along, or seen once more while gathered: no plays, and none lost silently."""

from __future__ import annotations

from tests.table.test_referee import after_bids

ONLY_MOVED = "Only moved, I think: the Wizard. If {} laid a second one, please press K and type it."


def test_a_wizard_pushed_along_in_the_trick_is_no_play_and_can_be_typed_if_it_is_one() -> None:
    table = after_bids()
    wizard = table.lay("wizard")
    table.heard()
    table.push(wizard)
    assert table.heard() == [ONLY_MOVED.format("Ben")]
    table.session.type_card(table.session_time(), "wizard")
    table.lay("red-9")
    assert table.heard()[:2] == ["Ben: Wizard.", "Cleo: red 9."]


def test_a_wizard_of_the_last_trick_pushed_along_before_it_is_gathered_is_no_lead() -> None:
    table = after_bids()
    wizard, *others = [table.lay(card) for card in ("wizard", "red-7", "red-9")]
    table.heard()
    pushed = table.push(wizard)
    assert table.heard() == [ONLY_MOVED.format("Ann")]
    table.take(pushed, *others)
    table.lay("green-2")
    assert table.heard() == ["Ann: green 2.", "Green is led."]


def test_a_wizard_pushed_along_soon_after_a_trick_was_gathered_is_told_too() -> None:
    table = after_bids()
    table.take(*[table.lay(card) for card in ("red-6", "red-7", "red-9")])
    wizard = table.lay("wizard")
    table.heard()
    table.push(wizard)
    assert table.heard() == [ONLY_MOVED.format("Ann")]


def test_a_number_card_pushed_far_is_no_news() -> None:
    table = after_bids()
    table.push(table.lay("red-5"))
    assert table.heard() == ["Ann: red 5.", "Red is led."]


def test_a_wizard_seen_for_a_moment_while_it_is_gathered_is_no_lead() -> None:
    table = after_bids()
    table.take(*[table.lay(card) for card in ("wizard", "red-7", "red-9")])
    table.heard()
    table.take(table.lay("wizard"))
    table.wait(5.0)
    assert table.heard() == []
    table.lay("green-2")
    assert table.heard() == ["Ann: green 2.", "Green is led."]


def test_a_wizard_that_stays_after_one_was_gathered_is_the_lead() -> None:
    table = after_bids()
    table.take(*[table.lay(card) for card in ("wizard", "red-7", "red-9")])
    table.heard()
    table.lay("wizard", seconds=1.5)
    assert table.heard() == []
    table.wait()
    assert table.heard() == ["Ann: Wizard."]
