"""Table tops: plain cloth, wood, floral prints, spots, checks and specks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cv2
import numpy as np

from samples.glyphs import glyph_shape, random_style
from samples.outlines import round_points, turned
from samples.paint import any_colour, blend, blurred, clouds, dot, fill, hsv, shape_mask, wash
from tactile.see.codebook import Glyph

if TYPE_CHECKING:
    from samples.glyphs import Random
    from samples.paint import Canvas, Colour3


def draw_table(height: int, width: int, px_per_mm: float, rng: Random) -> Canvas:
    """Draw a table top seen from above, before any light falls on it."""
    first = any_colour(rng, (0.1, 0.95))
    table = wash(height, width, rng, first, _close_to(first, rng))
    pattern = (None, _wood, _floral, _spots, _checks, _specks)[
        int(rng.choice(6, p=[0.36, 0.26, 0.11, 0.09, 0.1, 0.08]))
    ]
    if pattern:
        pattern(table, px_per_mm, rng)
    weave = rng.standard_normal((height, width)).astype(np.float32) * rng.uniform(0, 9)
    table += blurred(weave, 0.7)[..., None]
    return table


def _close_to(colour: Colour3, rng: Random) -> Colour3:
    blue, green, red = np.clip(np.array(colour) + rng.normal(0, 14, 3), 0, 255).tolist()
    return (blue, green, red)


def _wood(table: Canvas, _px_per_mm: float, rng: Random) -> None:
    height, width = table.shape[:2]
    table[:] = hsv(rng.uniform(0.03, 0.1), rng.uniform(0.3, 0.7), rng.uniform(0.3, 0.8))
    grain = cv2.resize(rng.standard_normal((height, 12)).astype(np.float32), (width, height))
    table += (blurred(np.asarray(grain, np.float32), 1.2) * rng.uniform(5, 25))[..., None]
    table += (clouds(height, width, rng, 3) * 6)[..., None]


def _floral(table: Canvas, px_per_mm: float, rng: Random) -> None:
    for _ in range(int(rng.integers(5, 25))):
        print_glyph(table, (Glyph.FLOWER, Glyph.CLOVER, Glyph.FLOWER), px_per_mm * rng.uniform(0.5, 4), rng)


def _spots(table: Canvas, px_per_mm: float, rng: Random) -> None:
    step = px_per_mm * rng.uniform(5, 25)
    radius, colour = step * rng.uniform(0.12, 0.35), any_colour(rng)
    for y in np.arange(0, table.shape[0], step):
        for x in np.arange(0, table.shape[1], step):
            dot(table, (x, y), max(1, radius), colour)


def _checks(table: Canvas, px_per_mm: float, rng: Random) -> None:
    step = int(px_per_mm * rng.uniform(5, 40)) + 2
    tint = rng.uniform(0.5, 0.9)
    for start in range(0, table.shape[0], 2 * step):
        table[start : start + step] *= tint
    for start in range(0, table.shape[1], 2 * step):
        table[:, start : start + step] *= tint


def _specks(table: Canvas, px_per_mm: float, rng: Random) -> None:
    for _ in range(int(rng.integers(30, 200))):
        at = rng.uniform(0, 1, 2) * table.shape[1::-1]
        lumps = px_per_mm * rng.uniform(0.5, 4) * rng.uniform(0.6, 1.2, 9)
        fill(table, at + round_points(lumps), any_colour(rng, (0.05, 1)))


def print_glyph(canvas: Canvas, glyphs: tuple[Glyph, ...], scale: float, rng: Random) -> None:
    """Print one of these glyphs somewhere, as large as chance has it, now and then with another middle."""
    height, width = canvas.shape[:2]
    at = (rng.uniform(0, width), rng.uniform(0, height))
    glyph = glyphs[int(rng.integers(len(glyphs)))]
    shape = turned(glyph_shape(glyph, random_style(rng)), rng.uniform(0, 6.3))
    blend(canvas, shape_mask(shape, scale, at, (width, height)), any_colour(rng))
    if rng.random() < 0.5:
        dot(canvas, at, max(1, scale * 1.5), any_colour(rng))
