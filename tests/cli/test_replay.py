"""`tactile replay`: the contract's lines, sentences for people, and one clear line for a bad file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from engine.record import RecordProblem
from engine.setup import SetupFault, make_setup
from tactile.cli.main import run
from tactile.say.phrases import Language, Phrasebook
from tactile.table.acts import Act
from tactile.table.journal import create
from tactile.watch.news import Seconds
from tests.engine.tables import ANN, BEN, CLEO, THREE, bid, play, turn

if TYPE_CHECKING:
    from engine.actions import Action

GAME = Path(__file__).parents[1] / "golden" / "replay" / "three-friends.json"


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TACTILE_LANGUAGE", "en")


def test_with_json_each_line_is_an_object_and_the_last_names_the_winners(
    capfdbinary: pytest.CaptureFixture[bytes],
) -> None:
    assert run(["replay", str(GAME), "--json"]) == 0
    out, err = capfdbinary.readouterr()
    lines = [json.loads(line) for line in out.decode().splitlines()]
    assert [line.get("round") for line in lines] == [1, 2, 3, None]
    assert lines[-1] == {"winners": ["Ben"], "totals": {"Ann": -10, "Ben": 30, "Cleo": 10}}
    assert err == b""


def test_names_are_written_as_they_are_spelt(
    tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    game = tmp_path / "zoé.json"
    game.write_text(GAME.read_text(encoding="utf-8").replace("Ann", "Zoé"), encoding="utf-8")
    assert run(["replay", str(game), "--json"]) == 0
    assert "Zoé" in capfdbinary.readouterr().out.decode()


def test_without_json_it_tells_the_rounds_the_faults_and_the_winner(
    capfd: pytest.CaptureFixture[str],
) -> None:
    assert run(["replay", str(GAME)]) == 0
    out, err = capfd.readouterr()
    assert out == "", "prose is for standard error (contracts)"
    lines = err.splitlines()
    assert lines[0] == "Round 1, one card. Cleo deals, Ann leads."
    assert any("Ann did not follow red" in line for line in lines)
    assert any(line.startswith("Ben wins with 30") for line in lines)


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (None, "There is no file"),
        (b"", "game.json: 1:1: this is no JSON"),
        (b"[" * 100_000, "game.json: this is no JSON"),
        (b'{\n"players": ["Ren\xe9"]}', "game.json: 2:17: this is no text in UTF-8"),
        (b'{"players": ["Ann"]}', "game.json: the field dealer is missing"),
        (GAME.read_bytes().replace(b"red-4", b"redd-4", 1), "game.json: rounds[0].hands.Ben[0]: no card"),
        (GAME.read_bytes().replace(b'"Cleo", "var', b'"Dan", "var'), "dealer: the dealer Dan"),
        (GAME.read_bytes().replace(b"red-4", b"red-44", 1), "the card red-44 is not in this deck"),
    ],
)
def test_a_bad_file_is_told_in_one_line_with_its_place_and_exits_2(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], content: bytes | None, expected: str
) -> None:
    game = tmp_path / "game.json"
    if content is not None:
        game.write_bytes(content)
    assert run(["replay", str(game), "--json"]) == 2
    out, err = capfd.readouterr()
    assert out == ""
    assert expected in err
    assert len(err.splitlines()) == 1


def test_a_folder_is_no_game(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(tmp_path)]) == 2
    assert "cannot be read" in capfd.readouterr().err


def test_a_journal_of_play_is_judged_like_a_record_and_its_torn_end_is_left_out(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.jsonl"
    journal = create(path, make_setup(THREE, CLEO, (), (1, 2)))
    bids: list[Action] = [turn("green-1"), bid(ANN, 0), bid(BEN, 0), bid(CLEO, 1)]
    plays: list[Action] = [play(ANN, "red-3"), play(BEN, "red-4"), play(CLEO, "red-5")]
    for action in (*bids, *plays, turn("blue-1")):
        assert journal.write(Act(action, Seconds(1.5)))
    journal.close()
    path.write_bytes(path.read_bytes() + b'{"do": "bi')
    assert run(["replay", str(path), "--json"]) == 0
    lines = [json.loads(line) for line in capfd.readouterr().out.splitlines()]
    totals = {"Ann": 20, "Ben": 20, "Cleo": 30}
    assert [line["totals"] for line in lines] == [totals, totals]
    assert lines[-1]["winners"] == []


@pytest.mark.parametrize("language", list(Language))
def test_every_problem_of_a_record_has_its_sentence(language: Language) -> None:
    phrases = Phrasebook(language)
    never_reached = {SetupFault.ROUND_EMPTY}
    for problem in {*RecordProblem, *SetupFault} - never_reached:
        said = phrases.say(f"replay-{problem}", place="game.json: rounds[0]", found="red-77")
        assert said.startswith("game.json: rounds[0]")
