"""How surely a label is right, fitted on fresh pictures: the numbers behind confidence.

`python -m samples.train.fit_trust TILES SEED` draws that many pictures, looks at each whole and smaller,
and prints the weights that `tactile.see.weigh` holds, then how many labels are right and wrong from several
confidences on (by those new weights, on the half of the pictures that they were not fitted on).
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

import cv2
import numpy as np

from samples.train.claims import GLIMPSED, says_right
from samples.train.fit_presence import fit
from samples.train.shards import FAINT, SEEN
from samples.train.tiles import LAID, draw_tile
from tactile.see.codebook import Meaning, meaning
from tactile.see.judge import may_be_cut_off
from tactile.see.reader import VIEWS, weighed_at
from tactile.see.weigh import signs_of
from tactile.see.whole import Claim

if TYPE_CHECKING:
    from samples.scene import SeenLabel
    from samples.train.tiles import Tile
    from tactile.see.weigh import Weighed

THRESHOLDS: Final = (0.5, 0.7, 0.8, 0.9, 0.95, 0.98, 0.99)


def judged_labels(tile: Tile) -> tuple[list[tuple[Weighed, bool]], int]:
    """Read a picture: every label that says a card and whether it says the right one; how many there are."""
    out, truth = [], _truth(tile)
    for weighed in (one for view in VIEWS for one in weighed_at(tile.picture, view)):
        said = meaning([g.glyph for g in weighed.label.glyphs])
        if (
            isinstance(said, Meaning)
            and said.kind != "tile"
            and not may_be_cut_off(weighed.label, tile.picture)
        ):
            out.append((weighed, says_right(weighed.label.glyphs, truth)))
    return out, sum(_legible(label) for label in tile.labels)


def _legible(label: SeenLabel) -> bool:
    return all(g.visible >= SEEN and g.contrast >= FAINT for g in label.glyphs)


def _truth(tile: Tile) -> tuple[tuple[Claim, ...], ...]:
    return tuple(
        tuple(Claim(g.glyph, g.x_px, g.y_px, g.size_px, 1.0) for g in label.glyphs)
        for label in tile.labels
        if max(g.visible for g in label.glyphs) >= GLIMPSED
    )


def main() -> None:
    """Draw, look, fit, print."""
    cv2.setNumThreads(1)
    count, seed = int(sys.argv[1]), int(sys.argv[2])
    halves: tuple[list[tuple[float, ...]], list[tuple[float, ...]]] = ([], [])
    legible = 0
    for index in range(count):
        judged, there = judged_labels(draw_tile(np.random.default_rng([seed, index]), LAID))
        legible += there
        halves[index % 2].extend(
            (*signs_of(one.label, one.borne_out), ok) for one, ok in judged if one.confidence > 0
        )
    fitted, tested = (np.array(half, np.float64) for half in halves)
    weights = fit(fitted[:, :-1], fitted[:, -1])
    print(f"{legible} labels can be read; weights {np.round(weights, 2).tolist()}")  # noqa: T201
    chance = 1 / (1 + np.exp(-weights[0] - tested[:, :-1] @ weights[1:]))
    right = tested[:, -1] == 1
    for bar in THRESHOLDS:
        over = chance >= bar
        print(f"from {bar}: {(over & right).sum()} right, {(over & ~right).sum()} wrong")  # noqa: T201


if __name__ == "__main__":
    main()
