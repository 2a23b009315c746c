"""What lies there when the table is seen again, after a power cut or a lost camera, and what does not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.cards import CardName
from tactile.see.reads import Point, Reason
from tactile.watch.news import CameraBack, CameraLost, CardPlaced, CardUnsure, TrackId
from tests.table.test_referee import after_bids
from tests.table.test_session import resumed

if TYPE_CHECKING:
    from tests.table.fakes import Table

LACKS = "I no longer see {}: please put back what is missing or correct the game."


def after_a_power_cut(*cards: str) -> Table:
    """Give a table whose game was resumed after these cards were played, and has its first picture."""
    table = after_bids()
    for card in cards:
        table.lay(card)
    again = resumed(table)
    again.wait(1.0)
    again.heard()
    return again


def test_a_trick_gathered_during_a_power_cut_is_told_missing_once_and_goes_on_by_the_keys() -> None:
    table = after_a_power_cut("red-5", "red-7")
    table.wait(3.0)
    assert table.heard() == []
    table.wait(3.0)
    assert table.heard() == [LACKS.format("the red 5 and the red 7")]
    table.wait(60.0)
    assert table.heard() == []
    table.session.type_card(table.session_time(), "red 9")
    table.lay("green-2")
    assert table.heard() == [
        "Cleo: red 9.", "Cleo takes it with the red 9: 1 of 0.", "Cleo: green 2.", "Green is led.",
    ]  # fmt: skip


def test_a_trick_gathered_during_a_power_cut_can_be_put_back_anywhere_wizards_too() -> None:
    table = after_a_power_cut("wizard", "red-7")
    table.wait(6.0)
    table.heard()
    table.lay("red-7")
    table.lay("wizard")
    assert table.heard() == ["The table is right again."]
    table.lay("wizard")
    assert table.heard()[0] == "Cleo: Wizard."


def test_of_a_trick_only_the_card_that_is_gone_is_missing() -> None:
    table = after_bids()
    table.lay("red-5")
    gone = table.lay("red-7")
    again = resumed(table)
    del again.lying[gone]
    again.see_again()
    again.heard()
    again.wait(6.0)
    assert again.heard() == [LACKS.format("the red 7")]


def test_a_card_that_is_missing_after_a_power_cut_is_not_told_again_when_the_others_are_gathered() -> None:
    table = after_bids()
    table.lay("red-5")
    gone = table.lay("red-7")
    again = resumed(table)
    del again.lying[gone]
    five = again.see_again()[-1]
    again.wait(6.0)
    again.heard()
    again.take(five)
    again.wait(60.0)
    again.wait(60.0)
    assert again.heard() == ["Gathered too early: no card seen from Cleo."]


@pytest.mark.parametrize(("x_px", "said"), [(150.0, []), (600.0, [LACKS.format("the red 5")])])
def test_a_card_that_may_lie_under_a_later_one_of_the_heap_is_not_missed(
    x_px: float, said: list[str]
) -> None:
    table = after_bids()
    five = table.lay("red-5")
    table.lay("red-7")
    again = resumed(table)
    again.wait(1.0)
    again.heard()
    t, over = again.session_time(), Point(again.place(five).x_px + x_px, 200.0)
    again.session.see(t, [CardPlaced(t, CardName("red-7"), over, TrackId(99))])
    again.wait(9.0)
    assert again.heard() == said


def test_a_card_laid_before_it_is_known_what_is_missing_counts() -> None:
    table = after_a_power_cut("red-5", "red-7")
    table.lay("red-9")
    assert table.heard()[0] == "Cleo: red 9."
    table.wait(9.0)
    assert table.heard() == []


def test_a_turned_card_and_a_typed_one_that_are_not_seen_again_are_not_missed() -> None:
    table = after_bids()
    table.session.type_card(table.session_time(), "red 5")
    again = resumed(table)
    again.heard()
    again.wait(1.0)
    again.wait(9.0)
    assert again.heard() == []


def test_an_unclear_sight_where_a_card_lay_before_the_power_cut_is_that_card() -> None:
    table = after_bids()
    wizard = table.lay("wizard")
    again = resumed(table)
    again.heard()
    again.wait(1.0)
    unclear = CardUnsure(again.session_time(), Reason.GLARE, again.place(wizard), TrackId(99))
    again.session.see(again.session_time(), [unclear])
    again.wait(9.0)
    clear = CardPlaced(again.session_time(), again.lying[wizard], again.place(wizard), TrackId(99))
    again.session.see(again.session_time(), [clear])
    assert again.heard() == []
    again.lay("red-7")
    assert again.heard() == ["Ben: red 7."]


def test_another_card_that_becomes_clear_where_one_lay_before_the_power_cut_counts() -> None:
    table = after_bids()
    five = table.lay("red-5")
    again = resumed(table)
    again.wait(1.0)
    unclear = CardUnsure(again.session_time(), Reason.GLARE, again.place(five), TrackId(99))
    again.session.see(again.session_time(), [unclear])
    again.heard()
    clear = CardPlaced(again.session_time(), CardName("red-7"), again.place(five), TrackId(99))
    again.session.see(again.session_time(), [clear])
    assert again.heard() == ["Ben: red 7."]


@pytest.mark.parametrize(("read", "really"), [("jester", "wizard"), ("red-5", "red-6")])
def test_a_corrected_card_that_is_misread_again_after_a_power_cut_is_no_play(read: str, really: str) -> None:
    table = after_bids()
    table.lay(read)
    table.session.correct(table.session_time(), really)
    again = resumed(table)
    again.heard()
    again.see_again()
    again.wait(9.0)
    assert again.heard() == []
    again.lay("red-7")
    assert again.heard() == ["Ben: red 7."]


def camera_lost(table: Table, seconds: float = 9.0) -> None:
    """Lose the camera for a while; what is said of that is heard."""
    lost = table.session_time()
    table.t += seconds
    back = table.session_time()
    table.session.see(back, [CameraLost(lost), CameraBack(back)])


def test_a_camera_that_is_back_says_whose_turn_it_is_for_much_may_have_been_missed() -> None:
    table = after_bids()
    table.lay("red-5")
    table.heard()
    camera_lost(table)
    assert table.heard()[1:] == ["The camera is back.", "Ben to play."]
    table.wait(60.0)
    assert table.heard() == []


@pytest.mark.parametrize("cards", [("red-5",), ("red-5", "red-7")])
def test_a_trick_gathered_while_the_camera_was_lost_waits_for_the_keys_and_takes_no_lead_for_its_cards(
    cards: tuple[str, ...],
) -> None:
    table = after_bids()
    trick = [table.lay(card) for card in cards]
    camera_lost(table)
    table.heard()
    table.lay("green-2", seconds=0.5)
    table.take(*trick, seconds=0.5)
    table.wait()
    player = "Ben" if len(cards) == 1 else "Cleo"
    assert table.heard() == [f"{player}’s card is still missing: please press K and type it."]
    table.wait(60.0)
    assert table.heard() == []
    for rest in ("red 7", "red 9")[len(cards) - 1 :]:
        table.session.type_card(table.session_time(), rest)
    assert table.heard()[-3:] == [
        "Cleo takes it with the red 9: 1 of 0.", "Cleo: green 2.", "Green is led.",
    ]  # fmt: skip


def test_the_last_card_laid_while_the_camera_was_lost_is_played_when_the_trick_still_lies() -> None:
    table = after_bids()
    table.lay("red-5")
    table.lay("red-7")
    camera_lost(table)
    table.heard()
    table.lay("red-9", seconds=0.5)
    table.wait()
    assert table.heard()[0] == "Cleo: red 9."


def test_a_card_taken_away_while_the_camera_was_lost_is_missing_and_not_taken_back() -> None:
    table = after_bids()
    table.lay("red-5")
    seven = table.lay("red-7")
    camera_lost(table)
    table.heard()
    table.take(seven)
    table.wait()
    assert table.heard() == [LACKS.format("the red 7")]


def test_a_card_taken_back_long_after_the_camera_was_lost_is_taken_back() -> None:
    table = after_bids()
    table.lay("red-5")
    seven = table.lay("red-7")
    camera_lost(table)
    table.wait(9.0)
    table.heard()
    table.take(seven)
    table.wait()
    assert table.heard() == ["Taken back: Ben, red 7."]


def test_a_wizard_laid_long_after_a_resume_is_a_play_though_the_clock_began_anew() -> None:
    table = after_bids()
    table.wait(500.0)
    table.lay("wizard")
    table.t = 0.0
    again = resumed(table)
    again.heard()
    again.wait(1.0)
    again.lay("wizard", seconds=3.5)
    assert again.heard() == ["Ben: Wizard."]


def test_a_wizard_laid_while_the_camera_was_lost_is_not_one_that_was_typed_and_gathered_before() -> None:
    table = after_bids(3)
    table.session.type_card(table.session_time(), "wizard")
    for card in ("red-7", "red-9", "green-1", "green-2", "green-3"):
        table.lay(card)
    table.take(*table.lying)
    table.wait(20.0)
    camera_lost(table)
    table.heard()
    table.lay("wizard")
    assert table.heard() == ["Cleo: Wizard."]


@pytest.mark.parametrize("card", ["red-5", "wizard"])
def test_the_other_label_of_a_card_that_is_unclear_after_a_power_cut_is_no_second_card(card: str) -> None:
    table = after_bids()
    lies = table.lay(card)
    again = resumed(table)
    again.wait(1.0)
    again.session.see(
        again.session_time(), [CardUnsure(again.session_time(), Reason.GLARE, again.place(lies), TrackId(99))]
    )
    again.heard()
    again.wait(1.5)
    again.session.see(
        again.session_time(),
        [CardPlaced(again.session_time(), CardName(card), again.place(lies), TrackId(98))],
    )
    assert again.heard() == []
    again.lay("red-7")
    assert again.heard() == ["Ben: red 7."]


@pytest.mark.parametrize("cards", [("wizard",), ("red-5", "red-7", "wizard")])
def test_a_wizard_pushed_along_and_seen_elsewhere_after_a_power_cut_is_no_play(
    cards: tuple[str, ...],
) -> None:
    table = after_bids()
    wizard = [table.lay(card) for card in cards][-1]
    table.push(wizard)
    again = resumed(table)
    again.heard()
    again.see_again()
    player = "Ben" if len(cards) == 1 else "Cleo"
    assert again.heard() == [
        f"Only moved, I think: the Wizard. If {player} laid a second one, please press K and type it."
    ]
    again.lay("green-7")
    assert again.heard()[0] == f"{player}: green 7."


def test_a_corrected_card_of_a_complete_trick_is_no_lead_after_a_power_cut() -> None:
    table = after_bids()
    table.lay("red-5")
    table.lay("red-7")
    table.lay("jester")
    table.session.correct(table.session_time(), "wizard")
    again = resumed(table)
    again.heard()
    again.see_again()
    again.wait(9.0)
    assert again.heard() == []
    again.lay("green-2")
    assert again.heard()[0] == "Cleo: green 2."
