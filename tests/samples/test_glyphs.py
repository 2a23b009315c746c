"""Glyphs and labels keep to the sizes and gaps of the sticker code."""

from __future__ import annotations

from itertools import combinations

import cv2
import numpy as np
import numpy.typing as npt
import pytest

from samples.glyphs import GlyphStyle, glyph_shape, random_style, size_mm
from samples.labels import Label, PlacedGlyph, lay_label
from tactile.see.codebook import COLOUR_OF, TENS, Glyph, Value, canonical_glyphs, meaning

STYLES = tuple(random_style(np.random.default_rng([1, seed])) for seed in range(200))
SQUARES = (*TENS, Glyph.EMPTY_SQUARE)
RANGES_MM = {
    **dict.fromkeys((*COLOUR_OF, Glyph.STAR, Glyph.TRIANGLE), (8.0, 12.0)),
    **dict.fromkeys((*SQUARES, Glyph.RING), (7.0, 9.0)),
    Glyph.DOT: (2.5, 3.5),
    Glyph.FULL_SQUARE: (6.8, 10.2),
}
"""Of a full square the sides, whose diagonal is that of a mark."""


def _ink(glyph: Glyph, style: GlyphStyle) -> npt.NDArray[np.float64]:
    return np.concatenate([stroke.outline for stroke in glyph_shape(glyph, style) if stroke.ink])


@pytest.mark.parametrize("glyph", Glyph)
def test_a_glyph_is_as_wide_as_it_says(glyph: Glyph) -> None:
    for style in STYLES:
        across = float(np.ptp(_ink(glyph, style), axis=0).max())
        assert 0.74 < across / size_mm(glyph, style) < 1.25


@pytest.mark.parametrize("glyph", Glyph)
def test_a_glyphs_size_lies_in_the_range_of_the_code(glyph: Glyph) -> None:
    low, high = RANGES_MM[glyph]
    sizes = [size_mm(glyph, style) for style in STYLES]
    assert low <= min(sizes)
    assert max(sizes) <= high


@pytest.mark.parametrize("glyph", Glyph)
def test_one_style_draws_one_shape(glyph: Glyph) -> None:
    for style in STYLES[:20]:
        assert np.array_equal(_ink(glyph, style), _ink(glyph, style))


def test_lines_are_as_thick_as_the_code_says() -> None:
    for style in STYLES:
        ring, hole, _ = glyph_shape(Glyph.RING, style)
        assert 0.79 < ring.outline.max() - hole.outline.max() < 1.41


@pytest.mark.parametrize("dots", range(1, 10))
def test_the_dots_in_a_square_touch_neither_its_line_nor_each_other(dots: int) -> None:
    for style in STYLES[:50]:
        _, hole, *spots = glyph_shape(TENS[dots - 1], style)
        assert len(spots) == dots
        assert max(np.abs(spot.outline).max() for spot in spots) < hole.outline.max()
        for one, other in combinations([spot.outline for spot in spots], 2):
            assert _gap_mm(one, other) > 0


@pytest.mark.parametrize("colour", COLOUR_OF)
def test_every_number_in_every_colour_is_laid_out_without_touching(colour: Glyph) -> None:
    for value in range(1, 100):
        label = _printed_label((*canonical_glyphs(Value(value)), colour), value)
        assert meaning(glyph.glyph for glyph in label.glyphs) == meaning(
            (*canonical_glyphs(Value(value)), colour)
        )
        for one, other in combinations(label.glyphs, 2):
            assert _are_far_apart(one, other) or _gap_mm(_edge(one), _edge(other)) > 0.3


def test_a_hasty_hand_never_lays_one_glyph_over_another() -> None:
    for seed in range(150):
        rng = np.random.default_rng([2, seed])
        glyphs = (*canonical_glyphs(Value(int(rng.integers(1, 14)))), Glyph.HEART)
        label = lay_label(glyphs, STYLES[seed], rng, crooked=1.0)
        for one, other in combinations(label.glyphs, 2):
            assert np.hypot(one.x_mm - other.x_mm, one.y_mm - other.y_mm) > (one.size_mm + other.size_mm) / 2


def test_a_label_is_as_large_as_it_says() -> None:
    for value in range(1, 100):
        label = _printed_label((*canonical_glyphs(Value(value)), Glyph.DISC), value)
        for glyph in label.glyphs:
            assert abs(glyph.x_mm) + glyph.size_mm / 2 <= label.half_width_mm + 1e-9
            assert abs(glyph.y_mm) + glyph.size_mm / 2 <= label.half_height_mm + 1e-9


def _printed_label(glyphs: tuple[Glyph, ...], seed: int) -> Label:
    return lay_label(glyphs, STYLES[seed], np.random.default_rng([3, seed]), crooked=0.0)


def _edge(glyph: PlacedGlyph) -> npt.NDArray[np.float64]:
    """Points at most half a millimetre apart along the hull of a glyph's ink."""
    ink = np.concatenate([stroke.outline for stroke in glyph.shape if stroke.ink]).astype(np.float32)
    hull = np.asarray(cv2.convexHull(ink), np.float64)[:, 0]
    ways = np.roll(hull, -1, axis=0) - hull
    steps = [np.linspace(0, 1, int(np.hypot(*way) / 0.5) + 2)[:-1, None] * way for way in ways]
    return np.concatenate([corner + step for corner, step in zip(hull, steps, strict=True)])


def _are_far_apart(one: PlacedGlyph, other: PlacedGlyph) -> bool:
    """Whether not even their corners could meet."""
    return float(np.hypot(one.x_mm - other.x_mm, one.y_mm - other.y_mm)) > one.size_mm + other.size_mm


def _gap_mm(one: npt.NDArray[np.float64], other: npt.NDArray[np.float64]) -> float:
    return float(np.hypot(*(one[:, None] - other[None]).transpose(2, 0, 1)).min())
