"""Close looks at single glyphs, and at what is none, to train the second witness."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import cv2
import numpy as np
import numpy.typing as npt

from samples.train.shards import FAINT, GLYPHS, SEEN, Shard
from tactile.see.closer import LOOK_PX, NEAR_REACH, WIDE_REACH, look_at

if TYPE_CHECKING:
    from samples.glyphs import Random

NONE: Final = len(GLYPHS)
"""The class of looks at something that is no glyph."""

_RIM: Final = 1.4
PATCH_PX: Final = round(_RIM * LOOK_PX)
_MOST_FALSE: Final = 500
_ANYWHERE: Final = 150
_NOTHING: Final = 0.42
"""The share of looks at nothing."""

Patches = npt.NDArray[np.uint8]
"""uint8, shape (n, PATCH_PX, PATCH_PX, 6): looks with a rim, so that they can be turned and moved."""


@dataclass(frozen=True, slots=True)
class Gathered:
    """Patches and what is in the middle of each: the index of a glyph, or NONE."""

    patches: Patches
    which: npt.NDArray[np.int64]


def gather(shard: Shard, rng: Random) -> Gathered:
    """Cut a patch of every glyph of a shard that can be seen, and about as many of what is none."""
    good = shard.truth[(shard.truth["visible"] >= SEEN) & (shard.truth["contrast"] >= FAINT)]
    places = [(row["tile"], row["x"], row["y"], row["size"]) for row in good]
    false = shard.false if shard.false is not None else good[:0]
    picked = false[rng.permutation(len(false))[:_MOST_FALSE]]
    places += [(row["tile"], row["x"], row["y"], row["size"]) for row in picked]
    places += [_anywhere(shard, rng) for _ in range(_ANYWHERE)]
    patches = np.stack([_patch(shard, *place) for place in places])
    which = np.full(len(places), NONE, np.int64)
    which[: len(good)] = good["glyph"]
    return Gathered(patches, which)


def _patch(shard: Shard, tile: int, x: float, y: float, size: float) -> Patches:
    return look_at(shard.tiles[tile], float(x), float(y), float(size), _RIM)


def _anywhere(shard: Shard, rng: Random) -> tuple[int, float, float, float]:
    """Choose a place where no glyph's middle lies: anywhere, or just beside one, or at a part of one."""
    while True:
        tile = int(rng.integers(len(shard.tiles)))
        truth = shard.truth[shard.truth["tile"] == tile]
        size = float(np.exp(rng.uniform(np.log(6), np.log(60))))
        at = rng.uniform(0, shard.tiles.shape[1], 2)
        if len(truth) and rng.random() < 0.7:
            row = truth[int(rng.integers(len(truth)))]
            at = np.array([row["x"], row["y"]]) + rng.normal(0, 0.8, 2) * row["size"]
            size = float(row["size"]) * float(np.exp(rng.normal(0, 0.5)))
        off = np.hypot(truth["x"] - at[0], truth["y"] - at[1])
        if not (off < 0.45 * np.maximum(truth["size"], size)).any():
            return tile, float(at[0]), float(at[1]), size


def chances_to_pick(which: npt.NDArray[np.int64]) -> npt.NDArray[np.float64]:
    """Give how often each patch is to be shown: rare glyphs more often, nothing at a fixed share."""
    counts = np.bincount(which, minlength=NONE + 1).astype(float)
    weight = 1 / np.sqrt(np.maximum(counts, 1))
    share = weight * counts
    share[:NONE] *= (1 - _NOTHING) / share[:NONE].sum()
    share[NONE] = _NOTHING
    return np.asarray((share / np.maximum(counts, 1))[which], np.float64)


def varied_look(patch: npt.NDArray[np.uint8], rng: Random) -> npt.NDArray[np.uint8]:
    """Turn, mirror, move and scale a patch a little, and give it another light: a look."""
    angle, scale = rng.uniform(0, 2 * np.pi), float(np.exp(rng.normal(0, 0.1)))
    if rng.random() < 0.35:
        angle, scale = np.pi / 2 * rng.integers(4), 1.0
    flip = -1.0 if rng.random() < 0.5 else 1.0
    cos, sin = np.cos(angle) / scale, np.sin(angle) / scale
    turn = _stretch(rng) @ np.array([[cos * flip, -sin], [sin * flip, cos]])
    off = rng.normal(0, 0.05, 2) * LOOK_PX / NEAR_REACH
    views = [
        _warped(patch[..., c : c + 3], turn, off * NEAR_REACH / reach)
        for c, reach in ((0, NEAR_REACH), (3, WIDE_REACH))
    ]
    return relit(np.concatenate(views, 2), rng)


def _stretch(rng: Random) -> npt.NDArray[np.float64]:
    """Stretch along some way: glyphs are seen aslant, and each maker draws them otherwise."""
    angle, wide = rng.uniform(0, np.pi), float(np.exp(rng.normal(0, 0.06)))
    axis = np.array([np.cos(angle), np.sin(angle)])
    return np.asarray(np.eye(2) + (wide - 1) * np.outer(axis, axis), np.float64)


def _warped(
    view: npt.NDArray[np.uint8], turn: npt.NDArray[np.float64], off: npt.NDArray[np.float64]
) -> npt.NDArray[np.uint8]:
    middle = (PATCH_PX - 1) / 2 + off
    shift = middle - turn @ np.full(2, (LOOK_PX - 1) / 2)
    move = np.concatenate([turn, shift[:, None]], 1)
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    flat = cv2.warpAffine(
        np.ascontiguousarray(view), move, (LOOK_PX, LOOK_PX), flags=flags, borderMode=cv2.BORDER_REPLICATE
    )
    return np.asarray(flat, np.uint8)


def relit(look: npt.NDArray[np.uint8], rng: Random) -> npt.NDArray[np.uint8]:
    """Give a look another light; some are made softer, or noisy, or lose their colour."""
    gain = np.exp(rng.normal(0, 0.2)) * np.exp(rng.normal(0, 0.1, 3))
    light = np.asarray(look * np.tile(gain, look.shape[2] // 3) + rng.normal(0, 8), np.float32)
    if rng.random() < 0.15:
        light = np.asarray(cv2.GaussianBlur(light, (0, 0), rng.uniform(0.4, 1.2)), np.float32)
    if rng.random() < 0.15:
        light += rng.standard_normal(light.shape, np.float32) * np.float32(rng.uniform(2, 14))
    if rng.random() < 0.1:
        grey = light.reshape(*light.shape[:2], -1, 3).mean(3, keepdims=True)
        light = np.repeat(grey, 3, 3).reshape(light.shape)
    return np.clip(light, 0, 255).astype(np.uint8)
