"""How well the reader reads pictures that the renderer draws afresh.

`python -m tests.see.judge_fresh TILES SEED [DECK]`: as harsh as training pictures, other seeds. Prints
how many cards that a person can read were read right, unsure, or missed; how many reads were wrong, and how
many were of nothing; and each of these for several bars.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from enum import StrEnum
from typing import TYPE_CHECKING, Final

import cv2
import numpy as np

from samples.train.tiles import LAID, draw_tile
from tactile.see import judge
from tactile.see.codebook import Meaning, in_deck, meaning
from tactile.see.reader import Reader
from tactile.see.reads import CardKind, CardRead, Confidence, DeckChoice, Read

if TYPE_CHECKING:
    from samples.scene import SeenLabel
    from samples.train.tiles import Tile

LEGIBLE: Final = 15.0
"""CIELAB distance from which on a glyph is easily told from what is round it."""


class Seen(StrEnum):
    """Of what a read was."""

    ONE = "one label"
    LONE = "one lone mark"
    TWO = "two labels"


Sure = tuple[Confidence, Seen]
"""How sure a read was, and of what it was."""

BARS: Final = (0.5, 0.7, 0.8, 0.85, 0.9, 0.92, 0.94, 0.95, 0.96, 0.97, 0.98)


def judge_tile(
    tile: Tile, reader: Reader, counts: Counter[str], wrong: list[Sure], right: list[Sure]
) -> None:
    """Compare what the reader says of a picture with the truth."""
    reads = reader.read(tile.picture)
    cards: dict[int, list[SeenLabel]] = defaultdict(list)
    for label in tile.labels:
        cards[label.card].append(label)
    for labels in cards.values():
        if not _is_held(labels[0], reader.deck) or not any(map(_legible, labels)):
            continue
        here = [read for read in reads if any(_on(read, label) for label in labels)]
        best = [
            read for read in here if isinstance(read, CardRead) and any(_says(read, one) for one in labels)
        ]
        counts["read" if best else "unsure" if here else "missed"] += 1
        right += [(read.confidence, _seen(read)) for read in best[:1]]
    for read in reads:
        if isinstance(read, CardRead) and not any(
            _on(read, label) and _says(read, label) for label in tile.labels
        ):
            under = [label for label in tile.labels if _on(read, label)]
            if under and not any(_is_held(label, reader.deck) for label in under):
                continue
            nothing = not under
            counts["phantom" if nothing else "wrong"] += 1
            wrong.append((read.confidence, _seen(read)))


def _seen(read: CardRead) -> Seen:
    if read.second is not None:
        return Seen.TWO
    return Seen.LONE if read.kind in {CardKind.WIZARD, CardKind.JESTER} else Seen.ONE


def _is_held(label: SeenLabel, deck: DeckChoice) -> bool:
    said = meaning([g.glyph for g in label.glyphs])
    return isinstance(said, Meaning) and said.kind != "tile" and in_deck(said, deck)


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
    judge.READ_FROM = judge.LONE_FROM = judge.AGREED_FROM = Confidence(BARS[0])  # type: ignore[misc]  # what every bar would give
    deck = DeckChoice(sys.argv[3]) if len(sys.argv) > 3 else DeckChoice.ANY
    counts: Counter[str] = Counter()
    wrong: list[Sure] = []
    right: list[Sure] = []
    for index in range(int(sys.argv[1])):
        tile = draw_tile(np.random.default_rng([int(sys.argv[2]), index]), LAID)
        judge_tile(tile, Reader(deck), counts, wrong, right)
    print(dict(counts))  # noqa: T201
    for seen in Seen:
        for bar in BARS:
            read, bad = (sum(sure >= bar and one is seen for sure, one in rows) for rows in (right, wrong))
            print(f"{seen}, bar {bar}: {read} right, {bad} wrong")  # noqa: T201


if __name__ == "__main__":
    main()
