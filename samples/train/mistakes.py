"""What the first witness takes for glyphs and is none, gathered from the shards, to teach them better.

`python -m samples.train.mistakes SHARDS` writes `false-NNNN.npy` beside each shard.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

import cv2
import numpy as np

from samples.train.shards import Shard, read_shard
from tactile.see.find import find_glyphs
from tactile.see.net import draw

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tactile.see.find import FoundGlyph

FALSE: Final = np.dtype(
    [
        ("tile", np.int32),
        ("x", np.float32),
        ("y", np.float32),
        ("size", np.float32),
        ("px_per_mm", np.float32),
    ]
)
BELIEVED: Final = 0.15
"""From this score on a false glyph is worth learning from."""


def false_glyphs(shard: Shard) -> Iterator[tuple[float, ...]]:
    """Find every glyph of a shard that is none."""
    for tile, picture in enumerate(shard.tiles):
        truth = shard.truth[shard.truth["tile"] == tile]
        for found in find_glyphs(draw(picture)):
            if found.score >= BELIEVED and _is_false(found, truth):
                yield (tile, found.x_px, found.y_px, found.size_px, found.px_per_mm)


def _is_false(found: FoundGlyph, truth: np.ndarray) -> bool:
    off = np.hypot(truth["x"] - found.x_px, truth["y"] - found.y_px)
    return not (off < 0.6 * np.maximum(truth["size"], found.size_px)).any()


def main() -> None:
    """Go through all shards that have not been gone through."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("shards", type=Path)
    wanted = ask.parse_args()
    cv2.setNumThreads(1)
    for path in sorted(wanted.shards.glob("tiles-*.npy")):
        false = path.with_name(path.name.replace("tiles", "false"))
        if false.exists():
            continue
        rows = np.array(list(false_glyphs(read_shard(path))), FALSE)
        np.save(false, rows)
        print(f"{path.name}: {len(rows)}", flush=True)  # noqa: T201  (a script's own voice)


if __name__ == "__main__":
    main()
