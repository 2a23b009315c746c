"""Cards that the camera does not read, and cards that are typed: whose they are, and what is said."""

from __future__ import annotations

import pytest

from tactile.see.reads import Reason
from tests.table.fakes import Table
from tests.table.test_referee import after_bids


def test_an_unclear_card_is_asked_for_by_its_player_and_played_when_clear() -> None:
    table = after_bids()
    table.lay("red-5")
    table.heard()
    table.told()
    unclear = table.lay_unclear()
    assert table.heard() == ["One card by Ben is not clear: please turn it or move it out of the light."]
    assert table.told() == [("unsure", {"player": "Ben", "reason": "glare"})]
    table.clear_up(unclear, "red-7")
    assert table.heard() == ["Ben: red 7."]


def test_nobody_elses_card_is_taken_for_an_unclear_one() -> None:
    table = after_bids()
    table.lay("red-5")
    unclear = table.lay_unclear()
    table.heard()
    table.lay("red-9")
    assert table.heard() == []
    table.clear_up(unclear, "red-7")
    assert table.heard()[:2] == ["Ben: red 7.", "Cleo: red 9."]


def test_a_typed_card_whose_other_label_becomes_clear_is_no_second_one() -> None:
    table = after_bids()
    table.lay("red-5")
    unclear = table.lay_unclear()
    assert table.session.type_card(table.session_time(), "red 7")
    table.heard()
    table.lay("red-7")
    table.take_unclear(unclear)
    table.wait()
    assert table.heard() == []
    table.lay("red-9")
    assert table.heard()[0] == "Cleo: red 9."


def test_a_typed_card_can_be_taken_back() -> None:
    table = after_bids()
    table.lay("red-5")
    unclear = table.lay_unclear()
    assert table.session.type_card(table.session_time(), "red 7")
    table.heard()
    table.take_unclear(unclear)
    table.wait()
    assert table.heard() == ["Taken back: Ben, red 7."]


def test_what_is_no_card_is_passed_over_when_the_waiting_card_is_typed() -> None:
    table = after_bids()
    table.lay("red-5")
    table.lay_unclear()
    table.lay("red-7")
    table.heard()
    assert table.session.type_card(table.session_time(), "red 7")
    table.lay("red-9")
    assert table.heard()[:2] == ["Ben: red 7.", "Cleo: red 9."]


def test_an_unclear_card_laid_anew_is_the_same_players() -> None:
    table = after_bids()
    table.lay("red-5")
    unclear = table.lay_unclear()
    table.heard()
    table.take_unclear(unclear)
    table.lay("red-7")
    assert table.heard() == ["Ben: red 7."]


def test_a_typed_card_stands_for_the_unclear_one() -> None:
    table = after_bids()
    table.lay("red-5")
    unclear = table.lay_unclear()
    table.heard()
    assert table.session.type_card(table.session_time(), "rouge 7")
    table.clear_up(unclear, "red-7")
    assert table.heard() == ["Ben: red 7."]


def test_a_typed_card_that_the_camera_sees_only_later_is_no_second_one() -> None:
    table = after_bids()
    table.lay("red-5")
    table.lay("red-6")
    assert table.session.type_card(table.session_time(), "red 7")
    table.heard()
    table.lay("red-7")
    table.wait()
    assert table.heard() == []
    table.lay("green-2")
    assert table.heard() == ["Cleo: green 2.", "Green is led."]


def test_a_card_that_was_mistyped_in_an_earlier_trick_is_told_when_it_is_really_played() -> None:
    table = after_bids(3)
    assert table.session.type_card(table.session_time(), "red 5")
    for card in ("red-6", "red-7", "green-1", "green-2", "green-3"):
        table.lay(card)
    table.heard()
    table.lay("red-5")
    assert table.heard() == ["Red 5 has already been played: please check Ben’s card."]


def test_of_two_cards_at_once_the_turned_one_can_be_typed() -> None:
    table = Table(2)
    table.begin()
    table.lay_together("red-5", "blue-8")
    assert table.session.type_card(table.session_time(), "blue 8")
    table.answer("0", "1", "0")
    assert table.heard()[-2:] == ["Ann: red 5.", "Red is led."]
    assert "fault" not in [name for name, _ in table.told()]


def test_a_card_typed_before_its_time_is_refused_as_such() -> None:
    table = Table(2)
    table.begin()
    table.lay("blue-8")
    table.lay_unclear()
    table.lay("red-7")
    table.heard()
    assert not table.session.type_card(table.session_time(), "red 7")
    assert table.heard() == ["Not now: that comes at another moment of the round."]


def test_what_was_unclear_before_the_play_does_not_hold_it_up() -> None:
    table = Table(2)
    table.begin()
    table.lay("blue-8")
    table.lay_unclear(Reason.PARTIAL)
    table.answer("0", "1", "0")
    table.lay("red-5")
    assert table.heard()[-2:] == ["Ann: red 5.", "Red is led."]


def test_two_cards_at_once_before_the_turn_are_not_guessed_at() -> None:
    table = Table(2)
    table.begin()
    first, _ = table.lay_together("blue-8", "red-5")
    assert table.heard() == [
        "Too many cards, blue 8 and red 5: please take away the surplus or correct the game."
    ]
    table.take(first)
    assert table.heard() == ["Trump is red.", "Ann?"]


def test_a_trick_gathered_behind_an_unclear_lead_is_played_when_that_is_typed() -> None:
    table = after_bids()
    unclear = table.lay_unclear()
    behind = [table.lay(card) for card in ("red-5", "red-7")]
    table.take_unclear(unclear)
    table.take(*behind)
    table.wait(3.0)
    table.heard()
    table.lay("green-2")
    assert table.heard() == []
    table.session.type_card(table.session_time(), "red 9")
    assert table.heard() == [
        "Ann: red 9.", "Red is led.", "Ben: red 5.", "Cleo: red 7.",
        "Ann takes it with the red 9: 1 of 0.", "Ann: green 2.", "Green is led.",
    ]  # fmt: skip


def test_an_unclear_lead_laid_anew_is_the_leaders_though_others_have_played() -> None:
    table = after_bids()
    unclear = table.lay_unclear()
    table.lay("red-5")
    table.take_unclear(unclear)
    table.wait(1.0)
    table.heard()
    table.lay("red-9")
    assert table.heard() == ["Ann: red 9.", "Red is led.", "Ben: red 5."]


def test_a_card_taken_back_behind_an_unclear_one_is_not_played() -> None:
    table = after_bids()
    table.lay_unclear()
    behind = table.lay("red-5")
    table.take(behind)
    table.wait(3.0)
    table.heard()
    table.lay("red-7")
    table.heard()
    table.session.type_card(table.session_time(), "red 9")
    assert table.heard() == ["Ann: red 9.", "Red is led.", "Ben: red 7."]


NOT_CLEAR = "One card by Ben is not clear: please turn it or move it out of the light."


def unclear_by_ben() -> Table:
    table = after_bids()
    table.lay("red-5")
    table.heard()
    return table


def test_an_unclear_card_that_is_lost_and_found_again_and_again_is_asked_for_ever_more_rarely() -> None:
    table = unclear_by_ben()
    asked_after = []
    for second in range(0, 60, 2):
        table.take_unclear(table.lay_unclear())
        table.wait(0.5)
        asked_after += [second] * len(table.heard())
    assert asked_after == [0, 6, 18, 42]


def test_an_unclear_card_that_stays_is_asked_for_again_only_after_long_pauses() -> None:
    table = unclear_by_ben()
    table.lay_unclear()
    asked_after = []
    for second in range(240):
        asked_after += [second] * len(table.heard())
        table.wait(1.0)
    assert asked_after == [0, 30, 90, 210]


def test_an_unclear_card_laid_anew_as_asked_is_told_to_be_unclear_still() -> None:
    table = unclear_by_ben()
    unclear = table.lay_unclear()
    table.heard()
    table.wait(5.0)
    table.take_unclear(unclear)
    table.lay_unclear()
    assert table.heard() == [NOT_CLEAR]


def test_an_unclear_card_laid_anew_very_soon_is_told_to_be_unclear_still_after_a_while() -> None:
    table = unclear_by_ben()
    table.take_unclear(table.lay_unclear())
    table.heard()
    table.lay_unclear()
    assert table.heard() == []
    table.wait(5.0)
    assert table.heard() == [NOT_CLEAR]


def test_an_unclear_card_of_the_next_player_is_asked_for_at_once() -> None:
    table = unclear_by_ben()
    table.lay_unclear()
    table.session.type_card(table.session_time(), "red 7")
    table.heard()
    table.lay_unclear()
    assert table.heard() == ["One card by Cleo is not clear: please turn it or move it out of the light."]


def test_a_clear_card_that_comes_and_goes_behind_an_unclear_one_is_held_up_in_few_words() -> None:
    table = unclear_by_ben()
    table.lay_unclear()
    table.heard()
    for _ in range(4):
        table.take(table.lay("red-9", seconds=0.2), seconds=0.2)
        table.wait(1.6)
    assert table.heard() == [NOT_CLEAR]


def test_an_unclear_card_is_asked_for_sooner_when_a_clear_one_waits_for_it() -> None:
    table = unclear_by_ben()
    table.lay_unclear()
    table.lay("red-9")
    asked_after = []
    for second in range(20):
        asked_after += [second] * len(table.heard())
        table.wait(1.0)
    assert asked_after == [0, 5]


def test_an_unclear_card_that_was_gathered_is_not_to_be_turned_but_shown_or_typed() -> None:
    table = after_bids(3)
    lead, unclear, last = table.lay_unclear(), table.lay_unclear(), table.lay("red-9")
    table.take_unclear(lead)
    table.take_unclear(unclear)
    table.take(last)
    table.heard()
    table.session.type_card(table.session_time(), "red 5")
    table.wait()
    assert table.heard()[-1] == "I have not seen Ben’s card: please show it, or press K and type it."


def gathered_before_ben_was_read() -> Table:
    """Give a table whose first trick was gathered before the cards of Ben and Cleo were read."""
    table = after_bids(3)
    first = table.lay("red-5")
    table.glimpse()
    table.take(first)
    table.wait()
    return table


def test_an_unclear_lead_behind_a_trick_that_was_gathered_unread_is_asked_for_in_its_turn() -> None:
    table = gathered_before_ben_was_read()
    table.lay_unclear()
    table.wait()
    assert [line for line in table.heard() if "not clear" in line] == []
    for card in ("red 7", "red 9"):
        table.session.type_card(table.session_time(), card)
    assert table.heard()[-1].startswith("One card by Cleo is not clear")


@pytest.mark.parametrize("typed", ["wizard", "red 7"])
def test_a_card_typed_for_a_gathered_one_is_none_of_those_laid_since(typed: str) -> None:
    table = gathered_before_ben_was_read()
    lead = table.lay_unclear()
    table.lay("wizard")
    for card in (typed, "red 9"):
        table.session.type_card(table.session_time(), card)
    table.heard()
    leader = "Ben" if typed == "wizard" else "Cleo"
    table.clear_up(lead, "green-2")
    following = "Cleo" if typed == "wizard" else "Ann"
    assert table.heard() == [f"{leader}: green 2.", "Green is led.", f"{following}: Wizard."]


def test_a_clear_card_laid_after_an_unclear_turned_one_is_not_turned() -> None:
    table = Table(2)
    table.begin()
    table.lay_unclear()
    table.heard()
    table.lay("red-5")
    assert "Trump is red." not in table.heard()
    assert table.session.type_card(table.session_time(), "blue 8")
    assert table.heard()[0] == "Trump is blue."


def test_a_turned_card_laid_anew_as_asked_is_turned() -> None:
    table = Table(2)
    table.begin()
    unclear = table.lay_unclear()
    table.heard()
    table.take_unclear(unclear)
    table.lay("blue-8")
    assert table.heard()[0] == "Trump is blue."


def test_what_lies_there_unclear_beside_the_turned_card_from_the_start_does_not_hold_it_up() -> None:
    table = Table(2)
    table.begin()
    table.lay_with_unclear("blue-8", unclear_first=True)
    assert "Trump is blue." in table.heard()


@pytest.mark.parametrize(("seconds", "asked"), [(1.0, []), (4.0, ["turned"])])
def test_what_was_unclear_soon_after_a_rounds_last_card_is_not_the_next_turned_one(
    seconds: float, asked: list[str]
) -> None:
    table = after_bids(1, 2)
    for card in ("red-5", "red-7"):
        table.lay(card)
    table.lay_unclear()
    table.wait(seconds - 1.0)
    table.lay_unclear()
    table.heard()
    table.session.type_card(table.session_time(), "red 9")
    assert [line.split()[1] for line in table.heard() if "not clear" in line] == asked


def test_a_typed_card_whose_unclear_label_is_covered_by_the_next_cards_is_not_missed() -> None:
    table = after_bids(3)
    unclear = table.lay_unclear()
    table.session.type_card(table.session_time(), "red 5")
    seven = table.lay("red-7")
    table.take_unclear(unclear)
    table.wait()
    table.lay("red-9")
    assert table.heard()[-2:] == ["Cleo: red 9.", "Cleo takes it with the red 9: 1 of 0."]
    table.take(seven)
    table.wait()
    assert table.heard() == []
