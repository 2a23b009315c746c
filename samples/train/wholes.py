"""Looks at whole labels with what is claimed of them, true or false, to train the third witness."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from samples.train.looks import relit
from samples.train.shards import FAINT, GLYPHS, SEEN, Shard
from tactile.see.codebook import Glyph
from tactile.see.whole import CHANNELS, WHOLE_PX, Claim, Look, paint_claims

if TYPE_CHECKING:
    from samples.glyphs import Random

Rows = npt.NDArray[np.void]

LONE: Final = (Glyph.STAR, Glyph.TRIANGLE)
"""Marks that say a card alone, and so are easiest to see where none is."""


def labels_of(shard: Shard) -> list[Rows]:
    """Part a shard's truth into labels whose middle lies in the picture."""
    keys = np.stack([shard.truth[name] for name in ("tile", "label_x", "label_y")], 1)
    _, first = np.unique(keys, axis=0, return_inverse=True)
    labels = [shard.truth[first == one] for one in range(int(first.max()) + 1)]
    side = shard.tiles.shape[1]
    return [rows for rows in labels if 0 < rows["label_x"][0] < side and 0 < rows["label_y"][0] < side]


def draw_wholes(
    shard: Shard, labels: list[Rows], rng: Random, number: int
) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.float32]]:
    """Cut looks: (number, WHOLE_PX, WHOLE_PX, CHANNELS), and 1 for each where the claims are right."""
    looks = np.empty((number, WHOLE_PX, WHOLE_PX, CHANNELS), np.uint8)
    right = np.zeros(number, np.float32)
    for index in range(number):
        if shard.false is not None and len(shard.false) and rng.random() < 0.2:
            looks[index] = _false_label(shard, rng)
            continue
        rows = labels[int(rng.integers(len(labels)))]
        if not _all_seen(rows) and rng.random() < 0.6:
            rows = labels[int(rng.integers(len(labels)))]
        looks[index], right[index] = _claimed(shard, rows, rng)
    for look in looks:
        look[..., :3] = relit(look[..., :3], rng)
    return np.stack([_turned(look, int(rng.integers(8))) for look in looks]), right


def _all_seen(rows: Rows) -> bool:
    return bool(((rows["visible"] >= SEEN) & (rows["contrast"] >= FAINT)).all())


def _claimed(shard: Shard, rows: Rows, rng: Random) -> tuple[Look, bool]:
    seen = (rows["visible"] >= SEEN) & (rows["contrast"] >= FAINT)
    found = rows[seen] if seen.any() else rows[:1]
    claims = [_claim(row, rng) for row in found]
    whole = _all_seen(rows)
    if whole and rng.random() < 0.4:
        claims, whole = _spoilt(claims, rows, rng), False
    scale = float(np.median(rows["px_per_mm"]) * np.exp(rng.normal(0, 0.08)))
    return paint_claims(shard.tiles[rows["tile"][0]], claims, scale), whole


def _claim(row: np.void, rng: Random) -> Claim:
    off = rng.normal(0, 0.05, 2) * row["size"] + rng.normal(0, 0.4, 2)
    size = float(row["size"] * np.exp(rng.normal(0, 0.08)))
    return Claim(GLYPHS[row["glyph"]], float(row["x"] + off[0]), float(row["y"] + off[1]), size)


def _spoilt(claims: list[Claim], rows: Rows, rng: Random) -> list[Claim]:
    """Leave a glyph out, or claim one that is not there, or a dot for a ring."""
    pick = rng.random()
    if pick < 0.65 and len(claims) > 1:
        left_out = int(rng.integers(len(claims)))
        return [one for i, one in enumerate(claims) if i != left_out]
    if pick < 0.9 or len(claims) == 1:
        near = claims[int(rng.integers(len(claims)))]
        scale, angle = float(rows["px_per_mm"][0]), rng.uniform(0, 6.3)
        off = (near.size_px / 2 + scale * rng.uniform(2.5, 6)) * np.array([np.cos(angle), np.sin(angle)])
        extra = Claim(Glyph.DOT, near.x_px + float(off[0]), near.y_px + float(off[1]), 3 * scale)
        return [*claims, extra]
    at = int(rng.integers(len(claims)))
    one = claims[at]
    other = Glyph.RING if one.glyph is Glyph.DOT else Glyph.DOT
    return [*claims[:at], Claim(other, one.x_px, one.y_px, one.size_px), *claims[at + 1 :]]


def _false_label(shard: Shard, rng: Random) -> Look:
    """Claim a label where none is: at what was once taken for glyphs."""
    false = shard.false if shard.false is not None else np.zeros(0)
    row = false[int(rng.integers(len(false)))]
    scale = float(row["px_per_mm"])
    mark = LONE[int(rng.integers(2))] if rng.random() < 0.6 else GLYPHS[int(rng.integers(2, 12))]
    claims = [Claim(mark, float(row["x"]), float(row["y"]), float(row["size"]))]
    off = np.hypot(false["x"] - row["x"], false["y"] - row["y"]) / scale
    beside = false[(false["tile"] == row["tile"]) & (off > 3) & (off < 15)][:4]
    claims += [
        Claim(Glyph.DOT, float(one["x"]), float(one["y"]), float(one["size"]))
        for one in (beside if mark not in LONE else beside[:0])
    ]
    return paint_claims(shard.tiles[row["tile"]], claims, scale)


def _turned(look: Look, way: int) -> Look:
    turned = np.rot90(look, way % 4)
    return turned[:, ::-1] if way >= 4 else turned
