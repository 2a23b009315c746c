"""Killed at random moments, a game loses nothing that was told, and goes on to its right end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.table.kill_many import kill_many

if TYPE_CHECKING:
    from pathlib import Path


def test_a_killed_game_goes_on_and_nothing_told_is_lost(tmp_path: Path) -> None:
    assert kill_many(6, tmp_path, seed=3) >= 1
