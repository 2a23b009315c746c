"""Random crops of the tiles, with the maps that the net is to draw."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import cv2
import numpy as np
import numpy.typing as npt

from samples.train.shards import FAINT, GLYPHS, SEEN, Shard

if TYPE_CHECKING:
    from samples.glyphs import Random

CROP_PX: Final = 256
CLASSES: Final = len(GLYPHS)
SCALES_PX_PER_MM: Final = (1.7, 3.8)
"""The scales that the net is taught."""


@dataclass(frozen=True, slots=True)
class Crop:
    """One example: its picture, and the maps the net is to draw.

    At stride 2: centre, weight; at stride 4: glyph (-1 where nothing is to learn), fields (5, …).
    """

    picture: npt.NDArray[np.uint8]
    centre: npt.NDArray[np.float32]
    weight: npt.NDArray[np.float32]
    glyph: npt.NDArray[np.int64]
    fields: npt.NDArray[np.float32]


def random_crop(shard: Shard, rng: Random) -> Crop:
    """Cut one example, most often at a glyph; turned, mirrored and scaled at random."""
    tile = int(rng.integers(len(shard.tiles)))
    truth = shard.truth[shard.truth["tile"] == tile]
    zoom = _zoom(truth, rng)
    side = round(CROP_PX / zoom)
    left, top = _corner(shard.tiles.shape[1], side, truth, rng)
    cut = shard.tiles[tile, top : top + side, left : left + side]
    way = cv2.INTER_AREA if zoom < 1 else cv2.INTER_LINEAR
    picture = cv2.resize(np.ascontiguousarray(cut), (CROP_PX, CROP_PX), interpolation=way)
    moved = truth.copy()
    for x, y in (("x", "y"), ("label_x", "label_y")):
        moved[x] = (truth[x] - left + 0.5) * CROP_PX / side - 0.5
        moved[y] = (truth[y] - top + 0.5) * CROP_PX / side - 0.5
    moved["size"] *= CROP_PX / side
    moved["px_per_mm"] *= CROP_PX / side
    picture, moved = _turn(np.asarray(picture, np.uint8), moved, int(rng.integers(8)))
    return _maps(_tint(picture, rng), moved)


def _zoom(truth: npt.NDArray[np.void], rng: Random) -> float:
    """Scale a tile to somewhere in the range that the net is to know; larger ones are read at half size."""
    low, high = np.log(SCALES_PX_PER_MM)
    wanted = np.exp(rng.uniform(low, high))
    there = float(np.median(truth["px_per_mm"])) if len(truth) else 3.0
    return float(np.clip(wanted / there, 0.42, 1.3))


def _corner(size: int, side: int, truth: npt.NDArray[np.void], rng: Random) -> tuple[int, int]:
    most = size - side
    if len(truth) and rng.random() < 0.75:
        row = truth[int(rng.integers(len(truth)))]
        at = np.array([row["x"], row["y"]]) - side * rng.uniform(0.15, 0.85, 2)
        left, top = np.clip(at, 0, most).astype(int)
        return int(left), int(top)
    return int(rng.integers(most + 1)), int(rng.integers(most + 1))


def _turn(
    picture: npt.NDArray[np.uint8], truth: npt.NDArray[np.void], way: int
) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.void]]:
    last = CROP_PX - 1
    if way & 4:
        picture = picture.transpose(1, 0, 2)
        truth = _swapped(truth)
    if way & 1:
        picture = picture[:, ::-1]
        truth["x"], truth["label_x"] = last - truth["x"], last - truth["label_x"]
    if way & 2:
        picture = picture[::-1]
        truth["y"], truth["label_y"] = last - truth["y"], last - truth["label_y"]
    return np.ascontiguousarray(picture), truth


def _swapped(truth: npt.NDArray[np.void]) -> npt.NDArray[np.void]:
    other = truth.copy()
    other["x"], other["y"] = truth["y"], truth["x"]
    other["label_x"], other["label_y"] = truth["label_y"], truth["label_x"]
    return other


def _tint(picture: npt.NDArray[np.uint8], rng: Random) -> npt.NDArray[np.uint8]:
    """Another light for the same crop; now and then no colour at all."""
    gain = np.exp(rng.normal(0, 0.15)) * np.exp(rng.normal(0, 0.08, 3))
    lift = rng.normal(0, 6)
    levels = np.clip(np.arange(256)[:, None] * gain + lift, 0, 255).astype(np.uint8)
    light = np.asarray(cv2.LUT(picture, levels[None]), np.uint8)
    if rng.random() < 0.1:
        light = np.repeat(cv2.cvtColor(light, cv2.COLOR_BGR2GRAY)[..., None], 3, 2)
    return light


def _maps(picture: npt.NDArray[np.uint8], truth: npt.NDArray[np.void]) -> Crop:
    half, quarter = CROP_PX // 2, CROP_PX // 4
    centre = np.zeros((half, half), np.float32)
    weight = np.ones((half, half), np.float32)
    glyph = np.full((quarter, quarter), -1, np.int64)
    fields = np.zeros((5, quarter, quarter), np.float32)
    margin = 12
    near = truth[
        (truth["x"] > -margin)
        & (truth["x"] < CROP_PX + margin)
        & (truth["y"] > -margin)
        & (truth["y"] < CROP_PX + margin)
    ]
    for row in near[np.argsort(-near["size"])]:
        if row["visible"] >= SEEN and row["contrast"] >= FAINT:
            _peak(centre, row)
            _spot(glyph, fields, row)
        elif row["visible"] > 0.15:
            _forget(weight, row)
    return Crop(picture, centre, weight, glyph, fields)


def _peak(centre: npt.NDArray[np.float32], row: np.void) -> None:
    """Draw a flat top that grows with the glyph (its middle is not known to the pixel), and soft slopes."""
    x, y = (row["x"] - 0.5) / 2, (row["y"] - 0.5) / 2
    top = float(np.clip(row["size"] * 0.03, 0.72, 2.0))
    left, upper = int(x) - 6, int(y) - 6
    ys, xs = np.mgrid[max(upper, 0) : upper + 14, max(left, 0) : left + 14]
    off = np.maximum(np.hypot(xs - x, ys - y) - top, 0)
    bump = np.exp(-(off**2) / (2 * 0.8**2)).astype(np.float32)
    spot = centre[max(upper, 0) : upper + 14, max(left, 0) : left + 14]
    bump = bump[: spot.shape[0], : spot.shape[1]]
    np.maximum(spot, bump, out=spot)


def _spot(glyph: npt.NDArray[np.int64], fields: npt.NDArray[np.float32], row: np.void) -> None:
    x, y = (row["x"] - 1.5) / 4, (row["y"] - 1.5) / 4
    reach = max(0.75, 0.22 * row["size"] / 4)
    low, size = int(np.ceil(reach)) + 1, glyph.shape[0]
    for cell_y in range(max(int(y) - low, 0), min(int(y) + low + 2, size)):
        for cell_x in range(max(int(x) - low, 0), min(int(x) + low + 2, size)):
            if (cell_x - x) ** 2 + (cell_y - y) ** 2 <= reach**2:
                glyph[cell_y, cell_x] = row["glyph"]
                fields[:, cell_y, cell_x] = (
                    np.log(row["size"] / 16),
                    np.log(row["px_per_mm"] / 3),
                    (row["label_x"] - cell_x * 4 - 1.5) / 32,
                    (row["label_y"] - cell_y * 4 - 1.5) / 32,
                    row["partial"],
                )


def _forget(weight: npt.NDArray[np.float32], row: np.void) -> None:
    at = (round(float(row["x"]) / 2), round(float(row["y"]) / 2))
    cv2.circle(weight, at, max(2, int(row["size"] / 4)), (0.0,), -1)
