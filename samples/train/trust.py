"""How labels read right differ from labels read wrong, on fresh pictures: the numbers behind confidence.

`python -m samples.train.trust TILES SEED` draws that many pictures, reads each at whole and half size, and
prints how many labels are read right and wrong from several confidences on.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

import cv2
import numpy as np

from samples.train.shards import FAINT, SEEN
from samples.train.tiles import draw_tile
from tactile.see.codebook import Meaning, meaning
from tactile.see.reader import weighed_at

if TYPE_CHECKING:
    from samples.scene import SeenLabel
    from samples.train.tiles import Tile
    from tactile.see.weigh import Weighed

NEAR: Final = 0.4
"""A found glyph is a true one when it lies within this share of its size."""

THRESHOLDS: Final = (0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98)


def judged_labels(tile: Tile) -> tuple[list[tuple[Weighed, bool]], int]:
    """Read a picture: every label that says a card and whether it says the right one; how many there are."""
    out = []
    for weighed in (one for zoom in (1.0, 0.5) for one in weighed_at(tile.picture, zoom)):
        said = meaning([g.glyph for g in weighed.label.glyphs])
        if isinstance(said, Meaning) and said.kind != "tile":
            out.append((weighed, _is_right(weighed, tile.labels)))
    return out, sum(_legible(label) for label in tile.labels)


def _legible(label: SeenLabel) -> bool:
    return all(g.visible >= SEEN and g.contrast >= FAINT for g in label.glyphs)


def _is_right(weighed: Weighed, truth: tuple[SeenLabel, ...]) -> bool:
    glyphs = weighed.label.glyphs
    best = max(truth, key=lambda t: sum(_hits(g, t) for g in glyphs), default=None)
    if best is None or not any(_hits(g, best) for g in glyphs):
        return False
    return meaning([g.glyph for g in glyphs]) == meaning([g.glyph for g in best.glyphs])


def _hits(found, truth: SeenLabel) -> bool:  # noqa: ANN001  (FoundGlyph)
    return any(
        np.hypot(found.x_px - g.x_px, found.y_px - g.y_px) < NEAR * g.size_px + 1 for g in truth.glyphs
    )


def main() -> None:
    """Draw, read, print."""
    cv2.setNumThreads(1)
    count, seed = int(sys.argv[1]), int(sys.argv[2])
    rows: list[tuple[float, bool]] = []
    legible = 0
    for index in range(count):
        judged, there = judged_labels(draw_tile(np.random.default_rng([seed, index])))
        legible += there
        rows += [(one.confidence, ok) for one, ok in judged]
    table = np.array(rows)
    right = table[:, -1] == 1
    print(f"{legible} labels can be read, {len(table)} say a card, {right.sum()} the right one")  # noqa: T201
    for bar in THRESHOLDS:
        over = table[:, 0] >= bar
        print(f"from {bar}: {(over & right).sum()} right, {(over & ~right).sum()} wrong")  # noqa: T201


if __name__ == "__main__":
    main()
