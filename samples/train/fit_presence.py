"""How the first two witnesses' words add up to the chance that a glyph is there, fitted on fresh pictures.

`python -m samples.train.fit_presence TILES SEED` prints, for dots, other number glyphs and marks, the three
weights that `tactile.see.closer` holds: a constant, and factors of the two log odds.
"""

from __future__ import annotations

import sys
from itertools import product
from typing import TYPE_CHECKING, Final, NamedTuple

import cv2
import numpy as np

from samples.train.shards import FAINT, SEEN
from samples.train.tiles import LAID, draw_tile
from tactile.see.closer import class_of, log_odds, look_closer
from tactile.see.find import find_glyphs
from tactile.see.net import GLYPHS, draw
from tactile.see.reader import VIEWS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from samples.train.tiles import Tile
    from tactile.see.closer import Chances

SHARES: Final = (0.0, 0.1, 0.2, 0.35, 0.5)
ROUNDS: Final = 30


class Witnessed(NamedTuple):
    """What the two witnesses say of a found glyph, and the truth: a glyph of the codebook, or none (-1)."""

    kind: str
    first: float
    second: float
    first_chances: Chances
    second_chances: Chances
    truth: int


def witnessed(tile: Tile) -> Iterator[Witnessed]:
    """List what was found in a picture at scales that suit it."""
    truth = [g for label in tile.labels for g in label.glyphs]
    for view in VIEWS:
        zoom = view.zoom
        picture = cv2.resize(tile.picture, None, fx=zoom, fy=zoom, interpolation=cv2.INTER_AREA)
        found = find_glyphs(draw(np.asarray(picture, np.uint8)), zoom)
        for glyph, closer in zip(found, look_closer(tile.picture, found), strict=True):
            near = [
                g for g in truth if np.hypot(g.x_px - glyph.x_px, g.y_px - glyph.y_px) < 0.4 * g.size_px + 1
            ]
            if near and (near[0].visible < SEEN or near[0].contrast < FAINT):
                continue
            if view.least_px_per_mm <= glyph.px_per_mm * zoom <= view.most_px_per_mm:
                there = log_odds(1 - float(closer[-1]))
                which = GLYPHS.index(near[0].glyph) if near else -1
                yield Witnessed(
                    class_of(closer), log_odds(glyph.score), there, glyph.chances, closer[:-1], which
                )


def print_shares(found: list[Witnessed]) -> None:
    """Print how well true glyphs are named when the witnesses count for so much each."""
    there = [one for one in found if one.truth >= 0]
    first, second = (np.log(np.maximum(np.array(part), 1e-6)) for part in (
        [one.first_chances for one in there], [one.second_chances for one in there]
    ))  # fmt: skip
    truth = np.array([one.truth for one in there])
    for a, b in product(SHARES, (0.6, 0.8, 1.0, 1.3)):
        odds = a * first + b * second
        odds -= np.log(np.exp(odds - odds.max(1, keepdims=True)).sum(1, keepdims=True)) + odds.max(
            1, keepdims=True
        )
        right = (odds.argmax(1) == truth).mean()
        loss = -odds[np.arange(len(truth)), truth].mean()
        print(f"first {a} second {b}: loss {loss:.4f}, named right {right:.4f}")  # noqa: T201


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
    found: list[Witnessed] = []
    for index in range(int(sys.argv[1])):
        found += witnessed(draw_tile(np.random.default_rng([int(sys.argv[2]), index]), LAID))
    print_shares(found)
    for kind in sorted({one.kind for one in found}):
        rows = np.array([(one.first, one.second, one.truth >= 0) for one in found if one.kind == kind], float)
        weights = fit(rows[:, :2], rows[:, 2])
        print(kind, len(rows), f"{rows[:, 2].mean():.3f} true", np.round(weights, 2).tolist())  # noqa: T201


if __name__ == "__main__":
    main()
