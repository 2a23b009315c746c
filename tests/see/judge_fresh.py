"""How well the reader reads pictures that the renderer draws afresh.

`python -m tests.see.judge_fresh TILES SEED`: pictures as harsh as those for training, of other seeds. Prints
how many cards that a person can read were read right, unsure, or missed; how many reads were wrong, and how
many were of nothing; and each of these for several bars.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Final

import cv2
import numpy as np

from samples.train.tiles import LAID, draw_tile
from tactile.see import judge
from tactile.see.codebook import Meaning, meaning
from tactile.see.reader import Reader
from tactile.see.reads import CardRead, Confidence, DeckChoice, Read

if TYPE_CHECKING:
    from samples.scene import SeenLabel
    from samples.train.tiles import Tile

LEGIBLE: Final = 15.0
"""CIELAB distance from which on a glyph is easily told from what is round it."""

BARS: Final = (0.5, 0.7, 0.8, 0.9, 0.95, 0.98)


def judge_tile(
    tile: Tile, reader: Reader, counts: Counter[str], wrong: list[float], right: list[float]
) -> None:
    """Compare what the reader says of a picture with the truth."""
    reads = reader.read(tile.picture)
    cards: dict[int, list[SeenLabel]] = defaultdict(list)
    for label in tile.labels:
        cards[label.card].append(label)
    for labels in cards.values():
        said = meaning([g.glyph for g in labels[0].glyphs])
        if not isinstance(said, Meaning) or said.kind == "tile" or not any(map(_legible, labels)):
            continue
        here = [read for read in reads if any(_on(read, label) for label in labels)]
        best = [read for read in here if isinstance(read, CardRead) and read.card == said.card]
        counts["read" if best else "unsure" if here else "missed"] += 1
        right += [max(read.confidence for read in best)] if best else []
    for read in reads:
        if isinstance(read, CardRead) and not any(
            _on(read, label) and _says(read, label) for label in tile.labels
        ):
            nothing = not any(_on(read, label) for label in tile.labels)
            counts["phantom" if nothing else "wrong"] += 1
            wrong.append(read.confidence)


def _legible(label: SeenLabel) -> bool:
    return all(
        g.visible >= 0.95 and g.contrast >= LEGIBLE and g.px_per_mm >= 2 and g.size_px >= 5
        for g in label.glyphs
    )


def _on(read: Read, label: SeenLabel) -> bool:
    hull = np.array([[p.x_px, p.y_px] for p in read.label], np.float32)
    return any(cv2.pointPolygonTest(hull, (g.x_px, g.y_px), measureDist=True) > -3 for g in label.glyphs)


def _says(read: CardRead, label: SeenLabel) -> bool:
    said = meaning([g.glyph for g in label.glyphs])
    return isinstance(said, Meaning) and said.card == read.card


def main() -> None:
    """Draw, read, count, print."""
    cv2.setNumThreads(1)
    judge.READ_FROM = judge.LONE_FROM = Confidence(BARS[0])  # type: ignore[misc]  # what every bar would give
    counts: Counter[str] = Counter()
    wrong: list[float] = []
    right: list[float] = []
    for index in range(int(sys.argv[1])):
        tile = draw_tile(np.random.default_rng([int(sys.argv[2]), index]), LAID)
        judge_tile(tile, Reader(DeckChoice.ANY), counts, wrong, right)
    print(dict(counts))  # noqa: T201
    cards = counts["read"] + counts["unsure"] + counts["missed"]
    for bar in BARS:
        read, bad = (np.array(rows) >= bar for rows in (right, wrong))
        print(f"bar {bar}: {read.sum()} of {cards} read right, {bad.sum()} wrong")  # noqa: T201


if __name__ == "__main__":
    main()
