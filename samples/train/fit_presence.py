"""How the first two witnesses' words add up to the chance that a glyph is there, fitted on fresh pictures.

`python -m samples.train.fit_presence TILES SEED` prints, for dots, other number glyphs and marks, the three
weights that `tactile.see.closer` holds: a constant, and factors of the two log odds.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from typing import TYPE_CHECKING, Final

import cv2
import numpy as np

from samples.train.shards import FAINT, SEEN
from samples.train.tiles import draw_tile
from tactile.see.closer import class_of, log_odds, look_closer
from tactile.see.find import find_glyphs
from tactile.see.net import draw

if TYPE_CHECKING:
    from collections.abc import Iterator

    from samples.train.tiles import Tile

ZOOMS: Final = (1.0, 0.5)
ROUNDS: Final = 30


def witnessed(tile: Tile) -> Iterator[tuple[str, float, float, bool]]:
    """List what was found in a picture: its class, the two log odds, and whether a glyph is there."""
    truth = [g for label in tile.labels for g in label.glyphs]
    for zoom in ZOOMS:
        picture = cv2.resize(tile.picture, None, fx=zoom, fy=zoom, interpolation=cv2.INTER_AREA)
        found = find_glyphs(draw(np.asarray(picture, np.uint8)), zoom)
        for glyph, closer in zip(found, look_closer(tile.picture, found), strict=True):
            near = [
                g for g in truth if np.hypot(g.x_px - glyph.x_px, g.y_px - glyph.y_px) < 0.4 * g.size_px + 1
            ]
            if near and (near[0].visible < SEEN or near[0].contrast < FAINT):
                continue
            if 1.5 <= glyph.px_per_mm * zoom <= 4.4:
                there = 1 - float(closer[-1])
                yield class_of(closer), log_odds(glyph.score), log_odds(there), bool(near)


def fit(table: np.ndarray, there: np.ndarray) -> np.ndarray:
    """Fit a logistic regression by Newton's method: weights of a constant and of each column."""
    rows = np.concatenate([np.ones((len(table), 1)), table], 1)
    weights = np.zeros(rows.shape[1])
    for _ in range(ROUNDS):
        chance = 1 / (1 + np.exp(-rows @ weights))
        slope = rows.T @ (there - chance) - 0.01 * weights
        bend = (rows * (chance * (1 - chance))[:, None]).T @ rows + 0.01 * np.eye(len(weights))
        weights += np.linalg.solve(bend, slope)
    return weights


def main() -> None:
    """Draw, look, fit, print."""
    cv2.setNumThreads(1)
    rows: dict[str, list[tuple[float, float, bool]]] = defaultdict(list)
    for index in range(int(sys.argv[1])):
        for name, first, second, there in witnessed(
            draw_tile(np.random.default_rng([int(sys.argv[2]), index]))
        ):
            rows[name].append((first, second, there))
    for name, found in rows.items():
        table = np.array(found, np.float64)
        weights = fit(table[:, :2], table[:, 2])
        print(name, len(found), f"{table[:, 2].mean():.3f} true", np.round(weights, 2).tolist())  # noqa: T201


if __name__ == "__main__":
    main()
