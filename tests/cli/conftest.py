"""What holds for every test of the commands: nobody's own folders are read or written."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pytest

import tactile.settings
from tests.cli.playing import Player

if TYPE_CHECKING:
    from pathlib import Path


class Folders(NamedTuple):
    """The folders of a user who has nothing yet."""

    user_data_path: Path
    user_state_path: Path
    user_config_path: Path


@pytest.fixture(autouse=True)
def _nobodys_own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "nobody"
    monkeypatch.setattr(tactile.settings, "_FOLDERS", Folders(home / "data", home / "state", home / "config"))
    monkeypatch.setenv("HOME", str(home))  # of the processes that a test starts
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)


@pytest.fixture
def player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Player:
    return Player(tmp_path, monkeypatch, capsys)
