"""Close looks at single glyphs, at one size each, to train the second witness: which glyph, if any."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import cv2
import numpy as np
import numpy.typing as npt

from samples.train.shards import FAINT, GLYPHS, SEEN, Shard
from tactile.see.closer import LOOK_PX, look_at

if TYPE_CHECKING:
    from samples.glyphs import Random

NONE: Final = len(GLYPHS)
"""The class of looks at something that is no glyph."""


def draw_looks(shard: Shard, rng: Random, count: int) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.int64]]:
    """Cut `count` looks (count, LOOK_PX, LOOK_PX, 3), and for each the index of its glyph, or NONE."""
    looks = np.empty((count, LOOK_PX, LOOK_PX, 3), np.uint8)
    which = np.empty(count, np.int64)
    good = np.flatnonzero((shard.truth["visible"] >= SEEN) & (shard.truth["contrast"] >= FAINT))
    weights = _rare_more_often(shard.truth["glyph"][good])
    for index in range(count):
        row = shard.truth[good[int(rng.choice(len(good), p=weights))]]
        wrong = rng.random() < 0.42
        looks[index] = _nothing(shard, rng) if wrong else _something(shard, row, rng)
        which[index] = NONE if wrong else row["glyph"]
    return varied(looks, rng), which


def _rare_more_often(glyphs: npt.NDArray[np.int32]) -> npt.NDArray[np.float64]:
    counts = np.bincount(glyphs, minlength=len(GLYPHS))
    weights = 1 / np.sqrt(np.maximum(counts, 1))[glyphs]
    return np.asarray(weights / weights.sum(), np.float64)


def _something(shard: Shard, row: np.void, rng: Random) -> npt.NDArray[np.uint8]:
    size = float(row["size"]) * float(np.exp(rng.normal(0, 0.12)))
    at = np.array([row["x"], row["y"]]) + rng.normal(0, 0.05, 2) * row["size"] + rng.normal(0, 0.5, 2)
    return look_at(shard.tiles[row["tile"]], float(at[0]), float(at[1]), size)


def _nothing(shard: Shard, rng: Random) -> npt.NDArray[np.uint8]:
    """Look at what is no glyph: most often at what was once taken for one."""
    if shard.false is not None and len(shard.false) and rng.random() < 0.65:
        row = shard.false[int(rng.integers(len(shard.false)))]
        size = float(row["size"]) * float(np.exp(rng.normal(0, 0.12)))
        at = np.array([row["x"], row["y"]]) + rng.normal(0, 0.04, 2) * size
        return look_at(shard.tiles[row["tile"]], float(at[0]), float(at[1]), size)
    return _anywhere(shard, rng)


def _anywhere(shard: Shard, rng: Random) -> npt.NDArray[np.uint8]:
    """Look at a place where no glyph's middle lies: anywhere, or just beside one, or at a part of one."""
    while True:
        tile = int(rng.integers(len(shard.tiles)))
        truth = shard.truth[shard.truth["tile"] == tile]
        size = float(np.exp(rng.uniform(np.log(6), np.log(60))))
        at = rng.uniform(0, shard.tiles.shape[1], 2)
        if len(truth) and rng.random() < 0.5:
            row = truth[int(rng.integers(len(truth)))]
            at = np.array([row["x"], row["y"]]) + rng.normal(0, 0.8, 2) * row["size"]
            size = float(row["size"]) * float(np.exp(rng.normal(0, 0.5)))
        off = np.hypot(truth["x"] - at[0], truth["y"] - at[1])
        if not (off < 0.45 * np.maximum(truth["size"], size)).any():
            return look_at(shard.tiles[tile], float(at[0]), float(at[1]), size)


def varied(looks: npt.NDArray[np.uint8], rng: Random, *, turn: bool = True) -> npt.NDArray[np.uint8]:
    """Give each look another light, a quarter turn or a mirror image; some softer or without colour."""
    for index, look in enumerate(looks):
        gain = np.exp(rng.normal(0, 0.2)) * np.exp(rng.normal(0, 0.1, 3))
        levels = np.clip(np.arange(256)[:, None] * gain + rng.normal(0, 8), 0, 255).astype(np.uint8)
        light = np.asarray(cv2.LUT(look, levels[None]), np.uint8)
        if rng.random() < 0.2:
            light = np.asarray(cv2.GaussianBlur(light, (0, 0), rng.uniform(0.5, 1.5)), np.uint8)
        if rng.random() < 0.1:
            light = np.repeat(cv2.cvtColor(light, cv2.COLOR_BGR2GRAY)[..., None], 3, 2)
        if turn:
            light = np.rot90(light, int(rng.integers(4)))
            light = light[:, ::-1] if rng.random() < 0.5 else light
        looks[index] = light
    return looks
