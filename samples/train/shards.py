"""Training pictures on the disk: shards of tiles with the truth of their glyphs, made from a seed."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from samples.train.tiles import HEAPED, LAID, SIDE_PX, Tile, draw_tile
from tactile.see.codebook import Glyph

GLYPHS: Final = tuple(Glyph)

TRUTH: Final = np.dtype(
    [
        ("tile", np.int32),
        ("glyph", np.int32),
        ("x", np.float32),
        ("y", np.float32),
        ("size", np.float32),
        ("px_per_mm", np.float32),
        ("contrast", np.float32),
        ("visible", np.float32),
        ("label_x", np.float32),
        ("label_y", np.float32),
        ("partial", np.float32),
        ("card", np.int32),
    ]
)

SEEN: Final = 0.75
"""The share of a glyph that must be visible for it to count as seen."""

STEP_PX: Final = 4
"""The owner of every so many pixels is kept."""

MOST_CARDS: Final = 20
"""More than a tile holds."""

HAND: Final = 255
"""The owner that is no card, kept in a byte."""

FAINT: Final = 8.0
"""CIELAB distance below which a glyph can hardly be told from what is round it."""


@dataclass(frozen=True, slots=True)
class Shard:
    """Tiles (n, SIDE_PX, SIDE_PX, 3) uint8, and a row of TRUTH for each glyph in them."""

    tiles: npt.NDArray[np.uint8]
    truth: npt.NDArray[np.void]
    false: npt.NDArray[np.void] | None = None
    """What was taken for a glyph and is none (see `mistakes`), where that has been gathered."""
    owners: npt.NDArray[np.uint8] | None = None
    """Which card is seen at every STEP_PX-th pixel: (n, SIDE_PX / STEP_PX, same), 0 table, HAND a hand."""
    outlines: npt.NDArray[np.float32] | None = None
    """The corners of each tile's cards: (n, MOST_CARDS, 4, 2)."""


def write_shard(folder: Path, number: int, seed: int, count: int) -> Path:
    """Draw one shard and write it whole (the tiles last, so that a reader sees all or nothing)."""
    tiles = np.empty((count, SIDE_PX, SIDE_PX, 3), np.uint8)
    owners = np.empty((count, SIDE_PX // STEP_PX, SIDE_PX // STEP_PX), np.uint8)
    outlines = np.zeros((count, MOST_CARDS, 4, 2), np.float32)
    rows: list[tuple[float, ...]] = []
    for index in range(count):
        rng = np.random.default_rng([seed, number, index])
        tile = draw_tile(rng, rng.uniform(LAID, HEAPED))
        tiles[index] = tile.picture
        owners[index] = tile.owner[STEP_PX // 2 :: STEP_PX, STEP_PX // 2 :: STEP_PX] % (HAND + 1)
        outlines[index, : len(tile.outlines)] = tile.outlines
        rows += _rows(index, tile)
    folder.mkdir(parents=True, exist_ok=True)
    np.save(folder / f"owners-{number:04d}.npy", owners)
    np.save(folder / f"outlines-{number:04d}.npy", outlines)
    np.save(folder / f"truth-{number:04d}.npy", np.array(rows, TRUTH))
    part = folder / f"part-{number:04d}.npy"
    np.save(part, tiles)
    return part.rename(folder / f"tiles-{number:04d}.npy")


def read_shard(tiles: Path) -> Shard:
    """Open a shard; its tiles stay on the disk until they are looked at."""
    beside = {
        name: tiles.with_name(tiles.name.replace("tiles", name))
        for name in ("truth", "false", "owners", "outlines")
    }
    kept = {name: np.load(path) for name, path in beside.items() if path.exists()}
    return Shard(np.load(tiles, mmap_mode="r"), **kept)


def _rows(index: int, tile: Tile) -> list[tuple[float, ...]]:
    rows: list[tuple[float, ...]] = []
    for label in tile.labels:
        hidden = any(g.visible < SEEN or g.contrast < FAINT for g in label.glyphs)
        middle_x = float(np.mean([g.x_px for g in label.glyphs]))
        middle_y = float(np.mean([g.y_px for g in label.glyphs]))
        rows += [
            (
                index,
                GLYPHS.index(g.glyph),
                g.x_px,
                g.y_px,
                g.size_px,
                g.px_per_mm,
                g.contrast,
                g.visible,
                middle_x,
                middle_y,
                float(hidden),
                label.card,
            )
            for g in label.glyphs
        ]
    return rows


def main() -> None:
    """Write shards `first`, `first + step` … for ever or up to `last`, saying how far it is."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("folder", type=Path)
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--first", type=int, default=0)
    ask.add_argument("--last", type=int, default=1000)
    ask.add_argument("--step", type=int, default=1)
    ask.add_argument("--tiles", type=int, default=100)
    wanted = ask.parse_args()
    cv2.setNumThreads(1)
    for number in range(wanted.first, wanted.last, wanted.step):
        print(write_shard(wanted.folder, number, wanted.seed, wanted.tiles), flush=True)  # noqa: T201  (a script's own voice)


if __name__ == "__main__":
    main()
