"""Resumed after any action, a game goes on to its right end, Wizards and Jesters too."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tactile.table.journal import create, load, reopen
from tactile.table.session import Session
from tactile.watch.news import Seconds
from tests.table.killed_game import SETUP, Printing, do, resume, script

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("seed", [2, 8, 16])
def test_a_game_resumed_after_any_action_is_the_same_game(seed: int, tmp_path: Path) -> None:
    acts = script(seed)
    for known in range(len(acts)):
        path = tmp_path / f"{known}.jsonl"
        first = create(path, SETUP)
        with_journal = Session(SETUP, first, Printing())
        with_journal.begin(Seconds(0))
        for number, act in enumerate(acts[:known]):
            do(with_journal, act.action, number)
        first.close()
        journal, kept = reopen(path)
        resumed = Session(kept.setup, journal, Printing())
        resume(resumed, kept.acts)
        for number, act in enumerate(acts[known:], start=known):
            do(resumed, act.action, number)
        journal.close()
        assert [act.action for act in load(path).acts] == [act.action for act in acts], known
