"""Shapes of the sticker code's glyphs in many variants, as polygons in millimetres round (0, 0)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

from samples.marks import MARKS
from samples.outlines import Stroke, box, circle, stretched
from tactile.see.codebook import TENS, Glyph

if TYPE_CHECKING:
    from samples.outlines import Shape

Random = np.random.Generator

_ROUND: Final = (Glyph.DOT, Glyph.DISC, Glyph.FULL_SQUARE, Glyph.GRAPES)
"""What keeps its shape; every other mark is drawn wider or narrower, as makers do."""

_WIDE: Final = (0.92, 1.06)


@dataclass(frozen=True, slots=True)
class GlyphStyle:
    """The sizes that one hand-made deck keeps for all its labels (sticker code, On the card)."""

    dot_mm: float
    ring_mm: float
    square_mm: float
    line_mm: float
    mark_mm: float
    variant: int


def random_style(rng: Random) -> GlyphStyle:
    """Draw one deck's style from the ranges of the sticker code."""
    return GlyphStyle(
        dot_mm=rng.uniform(2.5, 3.5),
        ring_mm=rng.uniform(7, 9),
        square_mm=rng.uniform(7, 9),
        line_mm=rng.uniform(0.8, 1.4),
        mark_mm=rng.uniform(8, 12),
        variant=int(rng.integers(1 << 16)),
    )


def size_mm(glyph: Glyph, style: GlyphStyle) -> float:
    """How wide a glyph is across, in millimetres."""
    if glyph is Glyph.DOT:
        return style.dot_mm
    if glyph is Glyph.RING:
        return style.ring_mm
    if glyph in TENS or glyph is Glyph.EMPTY_SQUARE:
        return style.square_mm
    if glyph is Glyph.FULL_SQUARE:
        return 0.85 * style.mark_mm
    return style.mark_mm


def glyph_shape(glyph: Glyph, style: GlyphStyle) -> Shape:
    """Draw one glyph; the same style gives the same shape, another variant another drawing."""
    rng = np.random.default_rng([style.variant, list(Glyph).index(glyph)])
    size = size_mm(glyph, style)
    if glyph is Glyph.RING:
        return _ring(size, style, rng)
    if glyph in TENS:
        return _square(size, style, TENS.index(glyph) + 1, rng)
    if glyph is Glyph.EMPTY_SQUARE:
        return _square(size, style, 0, rng)
    shape = MARKS[glyph](size / 2, rng)
    return shape if glyph in _ROUND else stretched(shape, rng.uniform(*_WIDE))


def _ring(size: float, style: GlyphStyle, rng: Random) -> Shape:
    inner = size / 2 - style.line_mm
    dot = min(rng.uniform(0.8, 1.6), inner - 0.9)
    return (Stroke(circle(size / 2)), Stroke(circle(inner), ink=False), Stroke(circle(dot)))


_DICE: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    0: (),
    1: ((0, 0),),
    2: ((-1, 0), (1, 0)),
    3: ((-1, 0.8), (1, 0.8), (0, -0.9)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (-1, 1), (1, 1), (0, 0)),
    6: ((-1, -1), (1, -1), (-1, 1), (1, 1), (-1, 0), (1, 0)),
    7: ((-1, -1), (1, -1), (-1, 1), (1, 1), (-1, 0), (1, 0), (0, 0)),
    8: ((-1, -1), (1, -1), (-1, 1), (1, 1), (-1, 0), (1, 0), (0, -1), (0, 1)),
    9: ((-1, -1), (1, -1), (-1, 1), (1, 1), (-1, 0), (1, 0), (0, -1), (0, 1), (0, 0)),
}


def _square(size: float, style: GlyphStyle, dots: int, rng: Random) -> Shape:
    corner = rng.uniform(0.05, 0.18) * size
    line = min(style.line_mm, 1.1) if dots > 1 else style.line_mm
    inner = size / 2 - line
    step = 0.5 * inner
    radius = _pip_radius(dots, inner, rng.uniform(0.8, 1.6))
    spots = tuple(Stroke(circle(radius, (x * step, y * step))) for x, y in _DICE[dots])
    return (
        Stroke(box(size / 2, corner)),
        Stroke(box(inner, max(corner - line, 0.05)), ink=False),
        *spots,
    )


def _pip_radius(dots: int, inner: float, lone: float) -> float:
    """Give the radius of each of k dots, the smaller the more there are, so that they stay apart."""
    radius = {0: lone, 1: lone, 2: 0.36 * inner, 3: 0.32 * inner, 4: 0.3 * inner}.get(dots, 0.21 * inner)
    return radius if dots > 3 else min(radius, inner - 0.7)
