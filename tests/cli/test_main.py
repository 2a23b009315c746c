"""The one entry: every error is one sentence and the right exit code; help is plain, in three languages."""

from __future__ import annotations

import errno
import importlib.machinery
import runpy
import signal
import subprocess
import sys
import types
from typing import TYPE_CHECKING

import click
import pytest

from tactile.cli import main, report
from tactile.errors import TactileError, WrongInputError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

BOXES = set("│┃║─━═╭╮╰╯┌┐└┘├┤●▪")


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TACTILE_LANGUAGE", "en")
    monkeypatch.delenv("TACTILE_COMMAND", raising=False)
    monkeypatch.setattr(report, "state_folder", lambda: tmp_path / "state")


def _put_in_place_of_doctor(monkeypatch: pytest.MonkeyPatch, act: Callable[[], object]) -> None:
    module = types.ModuleType("tactile.cli.doctor")
    module.__spec__ = importlib.machinery.ModuleSpec("tactile.cli.doctor", None)
    option = click.Option(["--size"], type=int)
    choice = click.Option(["--deck"], type=click.Choice(["wizard", "any"]))
    most = click.Option(["--most"], type=click.IntRange(min=1))
    share = click.Option(["--share"], type=float)
    params: list[click.Parameter] = [click.Argument(["game"], required=False), option, choice, most, share]
    module.__dict__["command"] = click.Command("doctor", callback=lambda **_: act(), params=params)
    monkeypatch.setitem(sys.modules, "tactile.cli.doctor", module)


@pytest.mark.parametrize("language", ["fr", "en", "de"])
@pytest.mark.parametrize("arguments", [["xyzzy"], ["play", "--zzz"], ["play", "99", "--players", "A,B,C"]])
def test_what_is_to_be_typed_begins_as_the_user_began(
    arguments: list[str], language: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TACTILE_LANGUAGE", language)
    monkeypatch.setenv("TACTILE_COMMAND", "python3 start.py")
    main.run(arguments)
    said = capfd.readouterr().err
    assert "python3 start.py" in said
    assert "tactile" not in said


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "--language", "de", "nowhere.mp4", "--players", "A,B,C"], "nowhere.mp4"),
        (["play", "nowhere.mp4", "--language=de", "--players", "A"], "Spieler"),
        (["watch", "--zzz", "--language", "de", "nowhere.mp4"], "kennt keine Option"),
    ],
)
def test_an_error_speaks_the_language_that_the_command_was_asked_to_speak(
    arguments: list[str], said: str, capfd: pytest.CaptureFixture[str]
) -> None:
    main.run(arguments)
    german = capfd.readouterr().err
    main.run([one for one in arguments if one not in ("--language", "de", "--language=de")])
    assert said in german
    assert german != capfd.readouterr().err, "what one command was asked to speak is forgotten by the next"


def test_a_language_that_nobody_speaks_here_is_refused_in_the_users_own(
    capfd: pytest.CaptureFixture[str],
) -> None:
    assert main.run(["play", "x.mp4", "--language", "xx"]) == 2
    assert "--language" in capfd.readouterr().err


WRONG = [
    (["xyzzy"], "xyzzy", "tactile --help"),
    (["docter"], "docter", "doctor"),
    (["--fast"], "--fast", "tactile --help"),
    (["doctor", "--dekc", "any"], "--dekc", "--deck"),
    (["doctor", "--zzz"], "--zzz", "tactile doctor --help"),
    (["doctor", "--size", "big"], "--size", "whole number"),
    (["doctor", "--most", "0"], "--most", "1 or more"),
    (["doctor", "--share", "big"], "--share", "a number"),
    (["doctor", "--deck", "poker"], "--deck", "wizard or any"),
    (["doctor", "--deck"], "--deck", "needs a value"),
    (["doctor", "one", "two"], "two", "in quotes"),
    (["replay"], "GAME", "tactile replay --help"),
]


@pytest.mark.parametrize(("arguments", "thing", "mend"), WRONG)
def test_wrong_usage_exits_2_with_one_line_that_names_the_thing_and_the_mend(
    arguments: list[str],
    thing: str,
    mend: str,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    _put_in_place_of_doctor(monkeypatch, lambda: None)
    assert main.run(arguments) == 2
    out, err = capfd.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert thing in err
    assert mend in err


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_usage_errors_are_said_in_the_language_of_the_user(
    language: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TACTILE_LANGUAGE", language)
    assert main.run(["xyzzy"]) == 2
    word = {"en": "There is no command", "fr": "existe pas", "de": "gibt es nicht"}[language]
    assert word in capfd.readouterr().err


@pytest.mark.parametrize(
    ("error", "code"),
    [(WrongInputError("stopped"), 2), (TactileError("stopped"), 1)],
    ids=["wrong", "failed"],
)
def test_a_failure_of_the_world_is_one_sentence_and_its_exit_code(
    error: TactileError, code: int, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def fail() -> None:
        raise error

    _put_in_place_of_doctor(monkeypatch, fail)
    assert main.run(["doctor"]) == code
    assert capfd.readouterr().err == "Stopped.\n"


def test_a_bug_is_told_in_a_sentence_and_its_traceback_goes_to_the_log(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    _put_in_place_of_doctor(monkeypatch, lambda: 1 / 0)
    assert main.run(["doctor"]) == 1
    err = capfd.readouterr().err
    log = tmp_path / "state" / "tactile.log"
    assert err.count("\n") == 1
    assert str(log) in err
    assert "Traceback" not in err
    assert "ZeroDivisionError" in log.read_text(encoding="utf-8")


def test_a_sentence_that_is_missing_is_a_bug_and_the_log_names_both(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def fail() -> None:
        raise WrongInputError("no-such-sentence")

    _put_in_place_of_doctor(monkeypatch, fail)
    assert main.run(["doctor"]) == 1
    assert "mistake of its own" in capfd.readouterr().err
    log = (tmp_path / "state" / "tactile.log").read_text(encoding="utf-8")
    assert "WrongInputError" in log
    assert "PhraseError" in log


def test_the_log_takes_a_name_that_is_no_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["tactile", "caf\udce9.jpg"])
    assert "caf\\udce9.jpg" in report.write_log(ValueError("caf\udce9")).read_text(encoding="utf-8")


def test_a_full_disk_is_no_bug(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    def write() -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    _put_in_place_of_doctor(monkeypatch, write)
    assert main.run(["doctor"]) == 1
    assert capfd.readouterr().err.startswith("The disk is full")


def test_a_bug_with_no_room_for_the_log_is_still_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "state").write_text("a file where the folder should be", encoding="utf-8")
    _put_in_place_of_doctor(monkeypatch, lambda: 1 / 0)
    assert main.run(["doctor"]) == 1
    err = capfd.readouterr().err
    assert err.count("\n") == 1
    assert "ZeroDivisionError" in err


def test_a_long_log_is_put_aside_so_that_it_never_fills_the_disk(tmp_path: Path) -> None:
    log = tmp_path / "state" / "tactile.log"
    log.parent.mkdir()
    log.write_bytes(b"x" * 1_000_001)
    assert report.write_log(ValueError("new")) == log
    assert "new" in log.read_text(encoding="utf-8")
    assert (log.parent / "tactile.old.log").stat().st_size == 1_000_001


def test_control_c_ends_with_a_plain_line_and_130(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    _put_in_place_of_doctor(monkeypatch, interrupt)
    assert main.run(["doctor"]) == 130
    assert capfd.readouterr().err.strip() == "Stopped."


def test_told_to_end_from_outside_it_stops_as_with_control_c(monkeypatch: pytest.MonkeyPatch) -> None:
    before = signal.getsignal(signal.SIGTERM)
    monkeypatch.setattr(main, "run", lambda: signal.raise_signal(signal.SIGTERM))
    try:
        with pytest.raises(KeyboardInterrupt):
            main.main()
    finally:
        signal.signal(signal.SIGTERM, before)


def test_control_c_before_the_first_word_ends_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(main, "main", interrupt)
    with pytest.raises(SystemExit) as left:
        runpy.run_module("tactile", run_name="__main__")
    assert left.value.code == 130


def test_an_end_of_input_that_no_command_expected_is_a_bug_not_a_stop(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def end() -> None:
        raise EOFError

    _put_in_place_of_doctor(monkeypatch, end)
    assert main.run(["doctor"]) == 1
    assert "mistake of its own" in capfd.readouterr().err


def test_a_command_that_leaves_with_a_code_keeps_it(monkeypatch: pytest.MonkeyPatch) -> None:
    _put_in_place_of_doctor(monkeypatch, lambda: click.get_current_context().exit(1))
    assert main.run(["doctor"]) == 1


def test_a_reader_that_goes_away_ends_the_program_quietly() -> None:
    program = subprocess.Popen(
        [sys.executable, "-m", "tactile", "--help"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert program.stdout is not None
    assert program.stderr is not None
    program.stdout.close()
    with program, program.stderr:
        assert program.stderr.read() == b""
    assert program.returncode == 1


def test_without_a_command_the_help_is_shown(capfd: pytest.CaptureFixture[str]) -> None:
    assert main.run([]) == 0
    assert "tactile doctor" in capfd.readouterr().out


def test_the_version_is_the_project_s(capfd: pytest.CaptureFixture[str]) -> None:
    assert main.run(["--version"]) == 0
    assert capfd.readouterr().out.startswith("tactile 0.")


ALL_HELP = """
import sys
from tactile.cli.main import run, tactile
run(["--help"])
heavy = {"cv2", "numpy", "onnxruntime"} & set(sys.modules)
assert not heavy, heavy
for command in tactile.list_commands(tactile.make_context("tactile", [])):
    print("=====", command)
    run([command, "--help"])
"""


@pytest.mark.parametrize(
    ("language", "usage"), [("en", "Usage:"), ("fr", "Utilisation :"), ("de", "Aufruf:")]
)
def test_every_command_has_a_plain_help_with_an_example_and_the_first_imports_nothing_heavy(
    language: str, usage: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TACTILE_LANGUAGE", language)
    monkeypatch.setenv("COLUMNS", "80")
    done = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", ALL_HELP], capture_output=True, check=True, encoding="utf-8"
    )
    group, *helps = done.stdout.split("===== ")
    for text in (group, *helps):
        assert usage in text
        assert not BOXES & set(text)
        assert all(len(line) <= 80 for line in text.splitlines() if not line.startswith("    tactile"))
    for text in helps:
        command = text.partition("\n")[0]
        assert f"tactile {command}" in text.partition(usage)[2].partition("\n")[2]
        assert f"  {command}\n" in group
