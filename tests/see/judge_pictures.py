"""How well the reader reads a folder of pictures with truth.

`python -m tests.see.judge_pictures FOLDER`: it holds `truth.jsonl`, an object a picture (image, set, deck,
cards with card, expect and labels' corners).
Prints, for each set: cards to be read, read right, unsure, missed; wrong reads of any card; reads of nothing.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from tactile.see.reader import Reader
from tactile.see.reads import CardRead, DeckChoice, Picture, Read


@dataclass
class Tally:
    """Counts of one set of pictures."""

    counts: Counter[str] = field(default_factory=Counter)
    remarks: list[str] = field(default_factory=list)
    milliseconds: list[float] = field(default_factory=list)


def on_label(read: Read, card: dict[str, Any], reach: float = 1.3) -> bool:
    """Whether a read lies on one of a card's labels."""
    for label in card["labels"]:
        corners = np.array(label["corners"], np.float64)
        middle = corners.mean(0)
        grown = (middle + (corners - middle) * reach).astype(np.float32)
        at = (read.centre.x_px, read.centre.y_px)
        if cv2.pointPolygonTest(grown, at, measureDist=True) >= -6:
            return True
    return False


def judge_picture(picture: Picture, truth: dict[str, Any], tally: Tally) -> None:
    """Compare what the reader says of a picture with the truth."""
    start = time.perf_counter()
    reads = list(Reader(DeckChoice(truth["deck"])).read(picture))
    tally.milliseconds.append(1000 * (time.perf_counter() - start))
    for card in truth["cards"]:
        here = [read for read in reads if on_label(read, card)]
        right = [r for r in here if isinstance(r, CardRead) and r.card == card["card"]]
        verdict = "read" if right else "unsure" if here else "missed"
        tally.counts[f"{card['expect']}: {verdict}"] += 1
        if verdict != "read" and card["expect"] == "read":
            why = [getattr(r, "reason", getattr(r, "card", "")) for r in here]
            tally.remarks.append(f"{truth['image']} {card['card']} {card['kind']} {verdict} {why}")
    for read in reads:
        if isinstance(read, CardRead):
            _check(read, truth, tally)


def _check(read: CardRead, truth: dict[str, Any], tally: Tally) -> None:
    here = [card for card in truth["cards"] if on_label(read, card)]
    if not here:
        tally.counts["phantom"] += 1
        tally.remarks.append(f"{truth['image']} PHANTOM {read.card} {read.confidence:.3f} {read.centre}")
    elif all(card["card"] != read.card for card in here):
        tally.counts["wrong"] += 1
        tally.remarks.append(
            f"{truth['image']} WRONG {read.card} {read.confidence:.3f} "
            f"for {here[0]['card']} {here[0]['expect']}"
        )


def main() -> None:
    """Read every picture of the folder and print the tallies."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("folder", type=Path)
    ask.add_argument("--real", type=Path, help="a folder in which nothing is to be read")
    wanted = ask.parse_args()
    cv2.setNumThreads(1)
    tallies: dict[str, Tally] = defaultdict(Tally)
    for line in (wanted.folder / "truth.jsonl").read_text().splitlines():
        truth = json.loads(line)
        judge_picture(cv2.imread(str(wanted.folder / truth["image"])), truth, tallies[truth["set"]])  # type: ignore[arg-type]
    if wanted.real:
        for path in sorted(
            p for p in wanted.real.rglob("*") if p.suffix.lower() in (".jpg", ".png", ".jpeg")
        ):
            for deck in ("wizard", "any"):
                nothing: dict[str, Any] = {"image": f"{path.name} {deck}", "deck": deck, "cards": []}
                judge_picture(cv2.imread(str(path)), nothing, tallies[f"real {deck}"])  # type: ignore[arg-type]
    for name, tally in tallies.items():
        print(name, dict(sorted(tally.counts.items())), f"median {np.median(tally.milliseconds):.0f} ms")  # noqa: T201
        print("\n".join(f"  {remark}" for remark in tally.remarks))  # noqa: T201


if __name__ == "__main__":
    main()
