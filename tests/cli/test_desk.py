"""The keys of a game."""

from __future__ import annotations

import io
import os
import signal
import sys
from typing import TYPE_CHECKING

import pytest

from tactile.cli.desk import ADJUST, ASK, LINES, Desk
from tactile.cli.keys import NoKeyboard, open_keyboard
from tactile.cli.lines import StreamLines
from tactile.say.captions import Silence
from tests.table.fakes import ENGLISH, Table

if TYPE_CHECKING:
    from typing import TextIO


class Channel(Silence):
    """Remembers what was asked of the voice."""

    def __init__(self) -> None:
        self.done: list[str] = []

    def repeat(self, back: int = 0) -> None:
        self.done.append("repeat")

    def stop(self) -> None:
        self.done.append("stop")

    def adjust(self, adjustment: object) -> None:
        self.done.append(str(adjustment))


class At:
    """A table with a desk."""

    def __init__(self, *turned: str) -> None:
        self.table = Table(2)
        self.table.begin()
        self.channel = Channel()
        self.desk = Desk(self.table.session, self.channel)
        for card in turned:
            self.table.lay(card)
        self.table.heard()

    def press(self, keys: str) -> list[str]:
        self.desk.press(self.table.session_time(), keys)
        return self.table.heard()


def test_a_bid_is_typed_with_digits_and_enter() -> None:
    at = At("blue-8")
    assert at.press("1") == []
    assert at.press("0\x7f\n") == ["Ann: 1.", "Ben?"]


def test_a_trump_is_typed_by_its_name_or_by_its_number_as_asked() -> None:
    assert At("wizard").press("3\n")[0] == "Trump is green, chosen by Cleo."
    assert At("wizard").press("ableu\r")[1] == "Trump is blue, chosen by Cleo."


def test_escape_gives_a_line_up() -> None:
    at = At("blue-8")
    assert at.press("1\x1bt") == ["Trump is blue: the blue 8 was turned."]


def test_an_answer_without_a_question_says_so_and_swallows_no_other_key() -> None:
    at = At()
    assert at.press("1t") == [ENGLISH.say("no-question"), ENGLISH.say("answer-trump-not-turned")]


def test_a_digit_that_is_no_number_is_not_understood() -> None:
    assert At("wizard").press("a²\n")[-1].startswith("Cleo, I did not understand")
    at = At("blue-8")
    at.press("0\n1\n0\n")
    assert at.press("kred ²\n")[-1] == ENGLISH.say("card-not-understood")


@pytest.mark.parametrize("key", sorted(ASK))
def test_every_question_is_answered_at_any_moment(key: str) -> None:
    assert At().press(key)
    at = At("blue-8")
    assert at.press(key)
    at.table.answer("0", "1", "0")
    at.table.lay("red-5")
    at.table.heard()
    assert at.press(key)


@pytest.mark.parametrize("keys", ["mred 6", "kred 6"])
def test_what_was_typed_for_a_card_is_not_given_to_one_that_came_meanwhile(keys: str) -> None:
    at = At("blue-8")
    at.press("0\n1\n0\n")
    at.table.lay("red-5")
    at.press(keys)
    at.table.lay("red-9")
    at.table.heard()
    game = at.table.session.game
    assert at.press("\n") == [ENGLISH.say("typed-too-late")]
    assert at.table.session.game == game


def test_a_bid_typed_for_one_player_is_not_given_to_the_next() -> None:
    at = At("blue-8")
    at.press("1")
    at.table.lay("tile-0")
    at.table.heard()
    assert at.press("\n") == [ENGLISH.say("typed-too-late")]


def test_a_hand_is_never_said_to_the_table() -> None:
    assert At("blue-8").press("h") == [ENGLISH.say("answer-hand-refused")]


def test_the_voice_is_stopped_repeated_and_changed() -> None:
    at = At()
    at.press("xr+-fd")
    assert at.channel.done == ["stop", "repeat", "louder", "softer", "faster", "slower"]


def test_undo_correct_and_a_typed_card_have_keys() -> None:
    at = At("blue-8")
    at.press("0\n1\n0\n")
    assert at.press("kred 5\n")[1:] == ["Ann: red 5.", "Red is led."]
    assert at.press("mred 6\n")[1] == "Corrected: Ann played the red 6, not the red 5."
    assert at.press("u") == ["Undone: Ann, red 6."]


def test_before_a_correction_is_typed_the_card_that_it_is_for_is_named() -> None:
    at = At()
    assert at.press("m") == ["No card can be corrected yet: none was seen."]
    assert at.press("t") == [ENGLISH.say("answer-trump-not-turned")]
    at = At("blue-8")
    assert at.press("m\x1b") == ["The turned card, blue 8: which card was it really? Type it, then Enter."]
    at.press("0\n1\n0\n")
    at.table.lay("red-5")
    at.table.heard()
    assert at.press("m") == ["Ann, red 5: which card was it really? Type it, then Enter."]


def test_keys_are_single_plain_letters_and_mean_one_thing_each() -> None:
    keys = [*ASK, *ADJUST, *LINES, "r", "x", "u", "e", "?", " "]
    assert len(keys) == len(set(keys))
    assert all(key.isascii() and key.isprintable() for key in keys)


def test_help_names_every_letter_that_has_a_meaning() -> None:
    (text,) = At().press("e")
    for key in [*ASK, *LINES, "r", "u", "q"]:
        assert f"{key.upper()}: " in text
    assert "X or Space: " in text
    assert "Escape: " in text
    assert At().press("v") == ["This key does nothing. E explains the keys."]


def test_lines_come_one_a_question_and_end() -> None:
    stream: TextIO = io.StringIO("1\n\n 2 \n")
    lines = StreamLines(stream)
    assert [lines.next(wait=True) for _ in range(4)] == ["1", "2", None, None]
    assert lines.next(wait=False) is None


def test_letters_of_another_encoding_and_a_mark_before_the_first_line_lose_no_answer() -> None:
    raw = io.BytesIO("\ufeff1\n".encode() + "grün\n".encode("latin-1") + b"2\n")
    lines = StreamLines(io.TextIOWrapper(raw, encoding="utf-8"))
    assert [lines.next(wait=True) for _ in range(4)] == ["1", "gr\ufffdn", "2", None]


def test_without_a_terminal_no_key_is_pressed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("t"))
    with open_keyboard() as keyboard:
        assert isinstance(keyboard, NoKeyboard)
        assert keyboard.pressed() == ""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals")
def test_a_terminal_gives_single_keys_without_enter_and_is_left_as_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    import pty  # noqa: PLC0415  not there on Windows
    import termios  # noqa: PLC0415  not there on Windows

    ours, theirs = pty.openpty()
    with os.fdopen(theirs, encoding="utf-8") as terminal:
        monkeypatch.setattr("sys.stdin", terminal)
        before = termios.tcgetattr(theirs)
        with open_keyboard() as keyboard:
            assert keyboard.pressed() == ""
            os.write(ours, b"t")
            os.write(ours, "é".encode())
            pressed = keyboard.pressed()
            os.write(ours, b"w\x1b[A\x1bOP\x1b[[A\x1b[15~\x1bus\x1b")
            among_others = keyboard.pressed()
            termios.tcsetattr(
                theirs, termios.TCSANOW, before
            )  # a shell takes the terminal, and gives it back
            signal.raise_signal(signal.SIGCONT)
            os.write(ours, b"q")
            brought_back = keyboard.pressed()
        assert brought_back == "q"
        assert pressed == "té"
        assert among_others == "ws\x1b"  # arrows, function keys and Alt are left to others; escape is ours
        assert termios.tcgetattr(theirs) == before
    os.close(ours)


def test_a_game_under_way_is_left_only_at_the_second_press_of_the_key() -> None:
    at = At("blue-8")
    assert at.press("q") == [ENGLISH.say("leave-sure")]
    assert not at.desk.has_left
    at.press("tq")
    assert not at.desk.has_left
    at.press("q")
    assert at.desk.has_left
