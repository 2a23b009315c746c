"""The session: the journal before all, undo, correction, resume, and a disk that is full."""

from __future__ import annotations

import pytest

from engine.actions import PlayCard
from engine.variants import Variant
from tactile.table.acts import Act, Correct, Undo, acts_of
from tactile.table.session import Session
from tactile.watch.news import CameraBack, CameraLost, CardPlaced, Seconds, TrackId
from tests.table.fakes import Keeper, Table, Teller, setup
from tests.table.test_referee import after_bids


def test_a_step_is_on_the_disk_before_it_is_told() -> None:
    order: list[str] = []

    class Watched(Keeper):
        def write(self, step: Act | Undo | Correct) -> bool:
            order.append("disk")
            return super().write(step)

    class Listening(Teller):
        def event(self, t: Seconds, name: str, fields: dict[str, object]) -> None:
            order.append(name)

    session = Session(setup(1), Watched(), Listening())
    session.begin(Seconds(0))
    order.clear()
    table = Table(1)
    session.see(Seconds(1), [CardPlaced(Seconds(1), "blue-8", table.place(1), TrackId(1))])  # type: ignore[arg-type]
    session.answer(Seconds(2), "0")
    assert order == ["disk", "turned", "disk", "bid"]


def test_undo_takes_back_a_card_then_a_bid_and_asks_again() -> None:
    table = after_bids()
    table.lay("red-5")
    table.heard()
    table.told()
    table.session.undo(table.session_time())
    table.session.undo(table.session_time())
    assert table.heard() == ["Undone: Ann, red 5.", "Undone: Cleo, bid 0.", "Cleo?"]
    assert table.told() == [
        ("undone", {"player": "Ann", "card": "red-5"}),
        ("undone", {"player": "Cleo", "bid": 0}),
    ]


def test_there_is_nothing_to_undo_at_the_beginning() -> None:
    table = Table(1)
    table.begin()
    table.session.undo(table.session_time())
    assert table.heard() == ["There is nothing to undo."]


def test_an_undone_card_can_be_laid_again() -> None:
    table = after_bids()
    card = table.lay("red-5")
    table.session.undo(table.session_time())
    table.take(card)
    table.heard()
    table.lay("red-5")
    assert table.heard() == ["Ann: red 5.", "Red is led."]


def test_the_last_card_is_corrected_and_what_follows_from_it_is_told() -> None:
    table = after_bids()
    for card in ("red-5", "red-7", "red-9"):
        table.lay(card)
    table.heard()
    table.told()
    assert table.session.correct(table.session_time(), "rot 2")
    assert table.heard() == [
        "Corrected: Cleo played the red 2, not the red 9.", "Ben takes it with the red 7: 1 of 1."
    ]  # fmt: skip
    assert table.told()[0] == ("corrected", {"player": "Cleo", "card": "red-2", "was": "red-9"})
    table.lay("green-1")
    assert table.heard()[0] == "Ben: green 1."


def test_a_corrected_card_that_is_really_laid_later_is_no_fault() -> None:
    table = after_bids()
    table.lay("red-5")
    table.session.correct(table.session_time(), "red-6")
    table.heard()
    table.lay("red-5")
    assert table.heard() == ["Ben: red 5."]


def test_a_corrected_card_that_is_lifted_and_misread_again_is_no_new_card() -> None:
    table = after_bids()
    card = table.lay("jester")
    table.session.correct(table.session_time(), "wizard")
    table.heard()
    table.lift(card)
    table.wait()
    assert table.heard() == []
    table.lay("red-7")
    assert table.heard() == ["Ben: red 7."]


def test_a_card_that_was_corrected_twice_and_is_misread_again_is_no_new_card() -> None:
    table = after_bids()
    card = table.lay("jester")
    table.session.correct(table.session_time(), "red-3")
    table.session.correct(table.session_time(), "wizard")
    table.heard()
    table.lift(card)
    table.wait()
    assert table.heard() == []


def test_a_corrected_card_of_a_complete_trick_that_is_put_straight_is_no_lead() -> None:
    table = after_bids()
    table.lay("red-5")
    table.lay("red-7")
    card = table.lay("red-9")
    table.session.correct(table.session_time(), "red-8")
    table.heard()
    table.lift(card)
    table.wait(9.0)
    assert table.heard() == []


def test_a_correction_that_does_not_fit_what_was_done_since_says_so() -> None:
    table = after_bids()
    assert not table.session.correct(table.session_time(), "wizard")
    assert table.heard() == [
        "Not possible: what was done since does not fit that card. Please undo it first, with U."
    ]


@pytest.mark.parametrize("text", ["", "red", "99", "purple 3", "red 0", "rouge 7 8"])
def test_a_correction_that_is_no_card_changes_nothing(text: str) -> None:
    table = after_bids()
    table.lay("red-5")
    before = table.session.game
    assert not table.session.correct(table.session_time(), text)
    assert table.session.game == before


def test_the_turned_card_can_be_corrected_while_bids_are_asked() -> None:
    table = Table(2)
    table.begin()
    table.lay("blue-8")
    table.heard()
    assert table.session.correct(table.session_time(), "green-8")
    assert table.heard() == ["Corrected: the green 8 is turned, not the blue 8.", "Trump is green."]


def test_a_corrected_turned_card_that_is_put_back_and_misread_again_is_nobodys_play() -> None:
    table = Table(2)
    table.begin()
    turned = table.lay("blue-8")
    table.session.correct(table.session_time(), "green-8")
    table.answer("0", "1", "0")
    table.heard()
    table.lift(turned, seconds=20.0)
    assert table.heard() == []


def test_a_forbidden_bid_is_refused_and_asked_again() -> None:
    table = Table(2, variants=(Variant.BIDS_MUST_NOT_MATCH,))
    table.begin()
    table.lay("blue-8")
    table.answer("0", "1")
    assert table.told()[-1] == ("bid", {"player": "Ben", "bid": 1, "forbidden_bid": 1})
    assert table.heard()[-1] == "Cleo? Not 1."
    table.answer("1", "7", "0")
    assert table.heard() == [
        "Cleo cannot say 1: the bids would add up to 2.",
        "Cleo, please bid a number from 0 to 2.",
        "Cleo: 0.",
        "1 bid for 2 tricks: one too few.",
    ]


def test_hidden_bids_are_told_only_when_all_are_made() -> None:
    table = Table(2, variants=(Variant.HIDDEN_BIDS,))
    table.begin()
    table.lay("blue-8")
    table.told()
    table.answer("0", "1")
    assert table.told() == []
    table.session.undo(table.session_time())
    assert table.told() == [("undone", {"player": "Ben"})]
    table.answer("1", "2")
    assert [name for name, _ in table.told()] == ["bid", "bid", "bid"]


def test_a_hidden_bid_that_cannot_be_is_no_silence() -> None:
    table = Table(2, variants=(Variant.HIDDEN_BIDS,))
    table.begin()
    table.lay("blue-8")
    table.heard()
    table.answer("9")
    assert table.heard() == ["Ann, I did not understand: a number from 0 to 2, please."]
    table.answer("2")
    assert table.heard() == ["Ben?"]


def test_a_full_disk_is_told_once_and_the_game_goes_on() -> None:
    table = after_bids()
    table.keeper.full = True
    table.lay("red-5")
    table.lay("red-7")
    warning = "The game cannot be saved: the disk is full or gone. It goes on in memory; please make room."
    assert table.heard() == [warning, "Ann: red 5.", "Red is led.", "Ben: red 7."]
    table.keeper.full = False
    table.lay("red-9")
    assert table.heard()[0] == "The game is being saved again."


def test_the_camera_is_told_lost_and_back() -> None:
    table = after_bids()
    table.session.see(Seconds(9), [CameraLost(Seconds(9)), CameraBack(Seconds(12))])
    assert [name for name, _ in table.told()] == ["camera_lost", "camera_back"]
    assert table.heard() == [
        "Camera lost: please check the cable. The game is waiting.", "The camera is back.", "Ann to play.",
    ]  # fmt: skip


def test_a_camera_unplugged_after_the_end_is_no_news_for_the_ear() -> None:
    table = after_bids(1)
    for card in ("red-5", "red-7", "red-9"):
        table.lay(card)
    table.heard()
    table.session.see(Seconds(99), [CameraLost(Seconds(99))])
    assert table.heard() == []
    assert table.told()[-1] == ("camera_lost", {})


def resumed(table: Table, *rounds: int) -> Table:
    """Go on with another session, as after a power cut, with the cards still lying there."""
    acts = acts_of(tuple(table.keeper.steps))
    table.keeper, table.teller = Keeper(), Teller()
    table.session = Session(setup(*(rounds or (2,))), table.keeper, table.teller)
    table.session.resume(acts, table.session_time())
    return table


def test_after_a_resume_cards_still_lying_there_are_not_played_again() -> None:
    table = after_bids()
    table.lay("wizard")
    again = resumed(table)
    again.heard()
    again.see_again()
    assert again.heard() == []
    again.lay("red-7")
    assert again.heard() == ["Ben: red 7."]
    assert [step.action for step in again.keeper.steps if isinstance(step, Act)] == [
        PlayCard("Ben", again.session.game.trick[-1].card)  # type: ignore[arg-type]
    ]


def test_after_a_resume_a_second_wizard_is_a_play() -> None:
    table = after_bids()
    table.lay("wizard")
    again = resumed(table)
    again.see_again()
    again.heard()
    again.lay("wizard")
    assert again.heard() == ["Ben: Wizard."]


def test_a_camera_slow_with_its_first_picture_plays_no_wizard_again() -> None:
    table = after_bids()
    table.lay("wizard")
    again = resumed(table)
    again.heard()
    again.wait(9.0)
    again.see_again()
    assert again.heard() == []


def test_cards_laid_while_the_camera_was_lost_are_not_guessed_at() -> None:
    table = after_bids()
    table.lay("red-5")
    back = Seconds(table.t + 9.0)
    table.session.see(back, [CameraLost(Seconds(table.t + 1.0)), CameraBack(back)])
    table.t += 9.0
    table.heard()
    ben, cleo = table.lay_together("red-7", "red-9")
    table.wait()
    assert table.heard() == [
        "Laid at the same moment, red 7 and red 9: please leave only Ben’s card, or press K and type it."
    ]
    table.take(cleo)
    table.wait()
    assert table.heard() == ["Ben: red 7."]
    table.lay("red-9")
    assert table.heard()[0] == "Cleo: red 9."
    assert ben in table.lying


def test_a_resume_tells_where_the_game_stands_and_asks_what_is_open() -> None:
    table = Table(2)
    table.begin()
    table.lay("blue-8")
    table.answer("0")
    again = resumed(table)
    assert again.heard() == ["Game resumed: round 1.", "Trump is blue: the blue 8 was turned.", "Ben?"]
    assert again.told() == []


def test_a_card_of_the_trick_gathered_after_a_resume_is_no_take_back() -> None:
    table = after_bids()
    for card in ("red-5", "red-7"):
        table.lay(card)
    again = resumed(table)
    tracks = again.see_again()
    again.heard()
    again.lay("red-9")
    again.heard()
    again.take(*tracks)
    again.wait()
    assert again.heard() == []


def test_a_card_of_the_resumed_round_can_be_dealt_again_in_the_next() -> None:
    table = Table(1, 2)
    table.begin()
    table.lay("blue-8")
    table.answer("0", "1", "0")
    table.lay("red-5")
    again = resumed(table, 1, 2)
    again.lay("red-7")
    again.lay("red-9")
    again.heard()
    again.lay("red-5")
    assert again.heard() == ["Trump is red.", "Ben?"]
