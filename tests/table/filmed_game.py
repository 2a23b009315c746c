"""A whole filmed game by way of `tactile play`: every card drawn, filmed, read, followed and told.

A friend at the keys types what stays unclear.

`python -m tests.table.filmed_game FOLDER --rounds 1,2,3 --seed 5` films such a game into the folder (unless
one lies there), plays it, and compares the journal with the record. `--sample` takes the sample that ships.
Prints how many rounds are right, what differs first, how many cards were asked for again, the time.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from engine.game import make_setup
from samples.chance import play_by_chance
from samples.three_friends import FPS, PLAYERS, SIZE_PX, film_of, record_of

ROOT = Path(__file__).parents[2]
SAMPLE = ROOT / "samples" / "tables"
NOISE = 1.5


def film(folder: Path, rounds: tuple[int, ...], seed: int) -> None:
    """Film a game of chance, saying how far it is."""
    setup = make_setup(PLAYERS, PLAYERS[2], (), rounds)
    actions = play_by_chance(setup, np.random.default_rng(seed))
    filmed = film_of(setup, actions, seed, NOISE)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "game.answers.txt").write_text("\n".join(filmed.answers) + "\n", encoding="utf-8")
    (folder / "game.json").write_text(json.dumps(record_of(setup, actions)), encoding="utf-8")
    writer = cv2.VideoWriter(str(folder / "game.avi"), cv2.VideoWriter.fourcc(*"MJPG"), FPS, SIZE_PX)
    rested = 0
    for frame in filmed.frames():
        writer.write(frame.picture)
        rested += len(frame.rested)
        if frame.rested and rested % 50 == 0:
            print(f"Card {rested} filmed.", flush=True)  # noqa: T201
    writer.release()


def play(video: Path, record: Path, answers: Path, folder: Path) -> list[dict[str, Any]]:
    """Play a video with `tactile play`; give its events. The journal lies in the folder then."""
    game = json.loads(record.read_text(encoding="utf-8"))
    rounds = ",".join(str(one["cards"]) for one in game["rounds"])
    journal = folder / "journal.jsonl"
    journal.unlink(missing_ok=True)
    friend = [sys.executable, "-m", "tests.table.friend_at_the_keys", str(record.resolve())]
    command = [*friend, str(video.resolve()), "--mute", "--json", "--dealer", game["dealer"]]
    command += [
        "--players",
        ",".join(game["players"]),
        "--rounds",
        rounds,
        "--journal",
        str(journal.resolve()),
    ]
    with answers.open(encoding="utf-8") as lines:
        ran = subprocess.run(command, stdin=lines, capture_output=True, text=True, check=False, cwd=ROOT)
    (folder / "events.jsonl").write_text(ran.stdout, encoding="utf-8")
    (folder / "captions.txt").write_text(ran.stderr, encoding="utf-8")
    print(ran.stderr.splitlines()[-1])  # noqa: T201  what the friend typed
    return [json.loads(line) for line in ran.stdout.splitlines()]


def replayed(game: Path) -> list[dict[str, Any]]:
    """Give what `tactile replay` says of a record or a journal, a round an entry."""
    command = [sys.executable, "-m", "tactile", "replay", str(game), "--json"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    return [_without_hands(json.loads(line)) for line in ran.stdout.splitlines()]


def _without_hands(told: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in told.items() if key != "faults"}


def main() -> None:
    """Film, play, compare, print."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("folder", type=Path)
    ask.add_argument("--rounds", default="1,2,3")
    ask.add_argument("--seed", type=int, default=5)
    ask.add_argument("--sample", action="store_true")
    wanted = ask.parse_args()
    home, name, ending = (SAMPLE, "three-friends", "mp4") if wanted.sample else (wanted.folder, "game", "avi")
    wanted.folder.mkdir(parents=True, exist_ok=True)
    if not (home / f"{name}.{ending}").exists():
        film(wanted.folder, tuple(int(one) for one in wanted.rounds.split(",")), wanted.seed)
    record = home / f"{name}.json"
    start = time.monotonic()
    events = play(home / f"{name}.{ending}", record, home / f"{name}.answers.txt", wanted.folder)
    took_s = time.monotonic() - start
    truth, told = replayed(record), replayed(wanted.folder / "journal.jsonl")
    right = sum(one == other for one, other in zip(truth, told, strict=False))
    counts = dict(Counter(event["event"] for event in events))
    print(f"{right} of {len(truth)} rounds and results right; {took_s:.0f} s; {counts}")  # noqa: T201
    _print_first_difference(record, events)


def _print_first_difference(record: Path, events: list[dict[str, Any]]) -> None:
    truth = [
        (player, card)
        for one in json.loads(record.read_text(encoding="utf-8"))["rounds"]
        for player, card in ((None, one["turned"]), *(play for trick in one["tricks"] for play in trick))
    ]
    told = [(e.get("player"), e["card"], e["t"]) for e in events if e["event"] in {"turned", "card_played"}]
    for index, (one, (player, card, t)) in enumerate(zip(truth, told, strict=False)):
        if one != (player, card):
            print(f"Card {index + 1}, at {t} s: {player} {card} was told; it is {one[0]} {one[1]}.")  # noqa: T201
            return
    print(f"{len(told)} of {len(truth)} cards told, each right.")  # noqa: T201


if __name__ == "__main__":
    main()
