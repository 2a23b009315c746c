"""Kill games at random moments and go on with them: `python -m tests.table.kill_many 200`."""

from __future__ import annotations

import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tactile.table.acts import game_of
from tactile.table.journal import load
from tests.table.killed_game import right_end, script

ROOT = Path(__file__).parents[2]


def kill_once(path: Path, seed: int, luck: random.Random) -> bool:
    """Run the game, kill it at a random moment; tell whether it had ended by itself.

    Raises AssertionError when the journal does not load, or has lost what was told.
    """
    known = len(load(path).acts) if path.exists() else 0
    left = len(script(seed)) - known
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.table.killed_game", str(path), str(seed)],
        stdout=subprocess.PIPE, text=True, cwd=ROOT,
    )  # fmt: skip
    stdout = child.stdout
    assert stdout is not None
    told = 0
    kill_after = luck.randint(0, left)
    for line in stdout:
        told += line == "told\n"
        if told >= kill_after:
            break
    time.sleep(luck.uniform(0, 0.004))
    child.kill()
    told += stdout.read().count("told\n")
    stdout.close()
    child.wait()
    if path.exists():
        kept = load(path)
        assert known + told <= len(kept.acts) <= known + told + 1, "told, and not on the disk"
        assert _same(kept.acts, seed), "another game"
    return path.exists() and len(load(path).acts) == len(script(seed))


def _same(acts: object, seed: int) -> bool:
    assert isinstance(acts, tuple)
    return [act.action for act in acts] == [act.action for act in script(seed)[: len(acts)]]


def kill_many(kills: int, folder: Path, seed: int = 0) -> int:
    """Kill games `kills` times, and on until one has ended; each ends as it should. Gives the games ended."""
    luck = random.Random(seed)
    killed, ended, game = 0, 0, seed
    while killed < kills or not ended:
        killed += 1
        path = folder / f"game-{game}.jsonl"
        if kill_once(path, game, luck):
            assert game_of(load(path).setup, load(path).acts) == right_end(game)
            ended, game = ended + 1, game + 1
    return ended


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as here:
        count = int(sys.argv[1])
        games = kill_many(count, Path(here))
        sys.stdout.write(f"{count} kills, {games} games went on to their right end, nothing lost\n")
