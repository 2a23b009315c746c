"""Looks at whole labels, to train the third witness: how many of each glyph, and is all of it seen?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from samples.train.looks import varied
from samples.train.shards import FAINT, GLYPHS, SEEN, Shard
from tactile.see.reads import Point
from tactile.see.whole import FIELDS, WHOLE_PX, box_middle, count, cut_label

if TYPE_CHECKING:
    from samples.glyphs import Random

NOTHING: Final = -1
"""An answer that is not asked for: counts of a label that is not wholly seen."""

Rows = npt.NDArray[np.void]


def labels_of(shard: Shard) -> list[Rows]:
    """Part a shard's truth into labels."""
    keys = np.stack([shard.truth[name] for name in ("tile", "label_x", "label_y")], 1)
    _, first = np.unique(keys, axis=0, return_inverse=True)
    labels = [shard.truth[first == one] for one in range(int(first.max()) + 1)]
    side = shard.tiles.shape[1]
    return [rows for rows in labels if 0 < rows["label_x"][0] < side and 0 < rows["label_y"][0] < side]


def draw_wholes(
    shard: Shard, labels: list[Rows], rng: Random, number: int
) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.int64]]:
    """Cut looks: pictures (number, WHOLE_PX, WHOLE_PX, 3) and answers (number, len(FIELDS))."""
    looks = np.empty((number, WHOLE_PX, WHOLE_PX, 3), np.uint8)
    answers = np.full((number, len(FIELDS)), NOTHING, np.int64)
    for index in range(number):
        rows = labels[int(rng.integers(len(labels)))]
        seen = (rows["visible"] >= SEEN) & (rows["contrast"] >= FAINT)
        if not seen.any():
            rows, seen = rows[:1], seen[:1]
        looks[index] = _cut(shard, rows, seen, rng)
        if seen.all() and rng.random() < 0.94:
            answers[index] = (*count([GLYPHS[g] for g in rows["glyph"]]), 1)
        elif seen.all():
            looks[index] = _beside(shard, rows, rng)
            answers[index, -1] = 0
        else:
            answers[index, -1] = 0
    return varied(looks, rng), answers


def _cut(shard: Shard, rows: Rows, seen: npt.NDArray[np.bool_], rng: Random) -> npt.NDArray[np.uint8]:
    """Cut as the reader would: round the glyphs it found, now and then not all of them, at about their scale."""
    found = rows[seen] if seen.any() else rows
    if len(found) > 1 and rng.random() < 0.3:
        found = np.delete(found, int(rng.integers(len(found))))
    middle = box_middle([(g["x"], g["y"], g["size"]) for g in found])
    scale = float(np.median(rows["px_per_mm"]) * np.exp(rng.normal(0, 0.1)))
    nudge = rng.normal(0, 0.6, 2) * scale
    at = Point(middle.x_px + float(nudge[0]), middle.y_px + float(nudge[1]))
    return cut_label(shard.tiles[rows["tile"][0]], at, scale)


def _beside(shard: Shard, rows: Rows, rng: Random) -> npt.NDArray[np.uint8]:
    """Cut beside a label, or anywhere: nothing is whole there."""
    scale = float(np.exp(rng.uniform(np.log(1.7), np.log(5))))
    x, y = rng.uniform(0, shard.tiles.shape[1], 2)
    if rng.random() < 0.5:
        angle, off = rng.uniform(0, 6.3), rng.uniform(25, 45) * rows["px_per_mm"][0]
        x, y = rows["x"][0] + off * np.cos(angle), rows["y"][0] + off * np.sin(angle)
        scale = float(rows["px_per_mm"][0])
    return cut_label(shard.tiles[rows["tile"][0]], Point(float(x), float(y)), scale)
