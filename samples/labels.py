"""Laying a card's glyphs out as a label, in rows, columns or blocks, as people stick them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import TYPE_CHECKING

import numpy as np

from samples.glyphs import glyph_shape, size_mm
from samples.outlines import turned
from tactile.see.codebook import WORTH, Glyph

if TYPE_CHECKING:
    from collections.abc import Sequence

    from samples.glyphs import GlyphStyle, Random
    from samples.outlines import Shape


@dataclass(frozen=True, slots=True)
class PlacedGlyph:
    """A glyph of a label: its drawing and its middle, in millimetres from the label's middle."""

    glyph: Glyph
    shape: Shape
    x_mm: float
    y_mm: float
    size_mm: float


@dataclass(frozen=True, slots=True)
class Label:
    """The glyphs that together say one card, and half of the label's width and height."""

    glyphs: tuple[PlacedGlyph, ...]
    half_width_mm: float
    half_height_mm: float


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a glyph's middle goes, before hands make it crooked."""

    glyph: Glyph
    x_mm: float
    y_mm: float


def lay_label(glyphs: Sequence[Glyph], style: GlyphStyle, rng: Random, crooked: float = 1.0) -> Label:
    """Lay out a label. `crooked` 0 is a printer's, 1 a hasty hand's."""
    number = [g for g in glyphs if g in WORTH]
    marks = [g for g in glyphs if g not in WORTH]
    gap = rng.uniform(1.5, 4.0) if crooked else rng.uniform(1.6, 2.6)
    spots = _block(_in_some_order(number, rng), style, gap, rng)
    for mark in marks:
        spots = _beside(spots, mark, style, gap, rng)
    return _stuck(_centred(spots, style), style, rng, crooked)


def _in_some_order(number: list[Glyph], rng: Random) -> list[Glyph]:
    big, dots = _big_and_dots(number)
    return dots + big if rng.random() < 0.25 else big + dots


def _big_and_dots(number: Sequence[Glyph]) -> tuple[list[Glyph], list[Glyph]]:
    return [g for g in number if g is not Glyph.DOT], [g for g in number if g is Glyph.DOT]


def _block(number: Sequence[Glyph], style: GlyphStyle, gap: float, rng: Random) -> list[Spot]:
    """Put number glyphs in a row, a column, or rows of two (dots two by two under the bigger ones)."""
    if not number:
        return []
    way = rng.choice(["row", "column", "block"], p=[0.42, 0.3, 0.28])
    if way == "block":
        big, dots = _big_and_dots(number)
        rows = [[g] for g in big] if rng.random() < 0.5 else ([big] if big else [])
        rows += [dots[i : i + 2] for i in range(0, len(dots), 2)]
        return _rows(rows, style, gap)
    line = _rows([list(number)], style, gap)
    return line if way == "row" else [Spot(s.glyph, s.y_mm, s.x_mm) for s in line]


def _step(first: Glyph, second: Glyph, style: GlyphStyle, gap: float) -> float:
    """Centre to centre of two neighbours; two dots stand 4 to 6 mm apart."""
    if first is Glyph.DOT and second is Glyph.DOT:
        return float(np.clip(style.dot_mm + gap, max(4.0, style.dot_mm + 1.0), 6.0))
    return (size_mm(first, style) + size_mm(second, style)) / 2 + gap


def _rows(rows: list[list[Glyph]], style: GlyphStyle, gap: float) -> list[Spot]:
    spots: list[Spot] = []
    y, above = 0.0, None
    for row in rows:
        tallest = max(row, key=lambda g: size_mm(g, style))
        y += _step(above, tallest, style, gap) if above else 0.0
        xs = [0.0]
        for left, right in pairwise(row):
            xs.append(xs[-1] + _step(left, right, style, gap))
        spots += [Spot(g, x - xs[-1] / 2, y) for g, x in zip(row, xs, strict=True)]
        above = tallest
    return spots


def _beside(spots: list[Spot], mark: Glyph, style: GlyphStyle, gap: float, rng: Random) -> list[Spot]:
    """Put the colour glyph at one side of the number block, most often at an end of its longer way."""
    if not spots:
        return [Spot(mark, 0.0, 0.0)]
    left, top, right, bottom = _extent(spots, style)
    half = size_mm(mark, style) / 2
    cx, cy = (left + right) / 2, (top + bottom) / 2
    sides = [
        (cx, bottom + gap + half),
        (cx, top - gap - half),
        (right + gap + half, cy),
        (left - gap - half, cy),
    ]
    return [*spots, Spot(mark, *sides[int(rng.integers(4))])]


def _extent(spots: Sequence[Spot], style: GlyphStyle) -> tuple[float, float, float, float]:
    halves = np.array([size_mm(s.glyph, style) / 2 for s in spots])
    xs = np.array([s.x_mm for s in spots])
    ys = np.array([s.y_mm for s in spots])
    return (
        float((xs - halves).min()),
        float((ys - halves).min()),
        float((xs + halves).max()),
        float((ys + halves).max()),
    )


def _centred(spots: list[Spot], style: GlyphStyle) -> list[Spot]:
    left, top, right, bottom = _extent(spots, style)
    return [Spot(s.glyph, s.x_mm - (left + right) / 2, s.y_mm - (top + bottom) / 2) for s in spots]


def _stuck(spots: list[Spot], style: GlyphStyle, rng: Random, crooked: float) -> Label:
    """Stick each glyph a little off its place and turned, never touching a neighbour."""
    quarter = float(rng.choice([0, 0, 0, np.pi / 2, np.pi, -np.pi / 2]))
    off = [
        Spot(s.glyph, s.x_mm + crooked * rng.uniform(-0.9, 0.9), s.y_mm + crooked * rng.uniform(-0.9, 0.9))
        for s in spots
    ]
    while crooked and _too_near(off, style):
        off = [_between(s, back) for s, back in zip(off, spots, strict=True)]
        crooked /= 2 if crooked > 0.05 else np.inf
    placed = tuple(_placed(s, style, quarter + rng.uniform(-0.26, 0.26)) for s in off)
    left, top, right, bottom = _extent(off, style)
    return Label(placed, max(-left, right), max(-top, bottom))


def _between(one: Spot, other: Spot) -> Spot:
    return Spot(one.glyph, (one.x_mm + other.x_mm) / 2, (one.y_mm + other.y_mm) / 2)


def _placed(spot: Spot, style: GlyphStyle, angle_rad: float) -> PlacedGlyph:
    shape = turned(glyph_shape(spot.glyph, style), angle_rad, (spot.x_mm, spot.y_mm))
    return PlacedGlyph(spot.glyph, shape, spot.x_mm, spot.y_mm, size_mm(spot.glyph, style))


def _too_near(spots: Sequence[Spot], style: GlyphStyle) -> bool:
    for one, other in combinations(spots, 2):
        apart = np.hypot(one.x_mm - other.x_mm, one.y_mm - other.y_mm)
        if apart < (size_mm(one.glyph, style) + size_mm(other.glyph, style)) / 2 + 0.8:
            return True
    return False
