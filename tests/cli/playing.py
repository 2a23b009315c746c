"""`tactile play` run in a test: answers on standard input, events out."""

from __future__ import annotations

import io
import json
from typing import TYPE_CHECKING, Any

import tactile.cli.play
from tactile.cli.main import run
from tactile.cli.reading import TableReader
from tests.cli.stamped import StampReader, write_table

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

ROUND = ("blue-8", "red-5", "wizard", "red-9")
GAME = ("--players", "Ann,Ben,Cleo", "--dealer", "Cleo", "--rounds", "1", "--mute", "--json")


class Player:
    """Runs the command with answers on standard input."""

    def __init__(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        self.folder = tmp_path
        self.games = tmp_path / "data" / "games"
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        monkeypatch.setattr(tactile.cli.play, "open_table_reader", self._reader)
        monkeypatch.setattr(tactile.cli.play, "data_folder", lambda: tmp_path / "data")
        monkeypatch.setenv("TACTILE_LANGUAGE", "en")
        self.err = ""
        self.no_input = False

    def _reader(self, calibration: Path | None) -> TableReader:
        return TableReader(StampReader(), StampReader())

    def play(self, *arguments: str, answers: str = "", code: int = 0) -> list[dict[str, Any]]:
        self._monkeypatch.setattr("sys.stdin", None if self.no_input else io.StringIO(answers))
        assert run(["play", *arguments]) == code
        out, self.err = self._capsys.readouterr()
        return [json.loads(line) for line in out.splitlines()]

    def table(self, *cards: str | None) -> str:
        return str(write_table(self.folder / f"table{len(cards)}", *cards))


def names(events: list[dict[str, Any]]) -> list[str]:
    return [event["event"] for event in events if event["event"] != "say"]


def said(events: list[dict[str, Any]]) -> list[str]:
    return [event["text"] for event in events if event["event"] == "say"]
