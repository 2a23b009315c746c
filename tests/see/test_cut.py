"""A square cut out of a picture shows each place where it belongs, at any size, and beyond the edge too."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cv2
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tactile.see.cut import cut_square
from tactile.see.reads import Point

if TYPE_CHECKING:
    from tactile.see.reads import Picture

WIDTH, HEIGHT = 240, 160
NOISE = np.random.default_rng(0).integers(0, 256, (HEIGHT, WIDTH, 3)).astype(np.uint8)
sides = st.sampled_from((40, 60, 128))


def disc(x_px: float, y_px: float, size_px: float) -> Picture:
    """Paint a white disc on black."""
    picture = np.zeros((HEIGHT, WIDTH, 3), np.uint8)
    at = (round(x_px * 16), round(y_px * 16))
    cv2.circle(picture, at, round(size_px * 8), (255, 255, 255), -1, cv2.LINE_AA, 4)
    return picture


def middle_and_area(look: Picture) -> tuple[float, float, float]:
    """Give the middle and the area of what is white."""
    white = look[..., 0].astype(np.float64) / 255
    rows, columns = np.mgrid[: look.shape[0], : look.shape[1]]
    area = float(white.sum())
    return float((white * columns).sum()) / area, float((white * rows).sum()) / area, area


places = st.tuples(st.floats(30, WIDTH - 31), st.floats(30, HEIGHT - 31))
quarters = st.floats(-0.25, 0.25)


@given(places, st.tuples(quarters, quarters), st.floats(50, 400), sides)
def test_a_place_is_shown_where_it_belongs_at_any_scale(
    at: tuple[float, float], off: tuple[float, float], side_px: float, into_px: int
) -> None:
    picture, (off_x, off_y) = disc(*at, min(side_px / 4, 30)), off
    x, y, area = middle_and_area(picture)
    look = cut_square(picture, Point(x - off_x * side_px, y - off_y * side_px), side_px, into_px)
    scale, half = into_px / side_px, (into_px - 1) / 2
    shown_x, shown_y, shown_area = middle_and_area(look)
    assert look.shape == (into_px, into_px, 3)
    assert (shown_x, shown_y) == pytest.approx((half + off_x * into_px, half + off_y * into_px), abs=0.4)
    assert shown_area == pytest.approx(area * scale**2, rel=0.15)


@pytest.mark.parametrize(("x", "y"), [(100, 80), (31, 120)])
def test_a_square_at_its_own_size_shows_the_very_pixels(x: int, y: int) -> None:
    look = cut_square(NOISE, Point(x, y), 41, 41)
    assert (look == NOISE[y - 20 : y + 21, x - 20 : x + 21]).all()


@pytest.mark.parametrize("shrunk", [2, 4, 5])
def test_a_fine_pattern_shrinks_to_its_mean_and_makes_no_glyphs(shrunk: int) -> None:
    picture = np.zeros((HEIGHT, WIDTH, 3), np.uint8)
    picture[(np.indices((HEIGHT, WIDTH)).sum(0) % 2) == 0] = 255
    look = cut_square(picture, Point(120, 80), 30.0 * shrunk, 30).astype(np.int64)
    assert np.abs(look - 127).max() <= 30


@given(st.floats(-300, 600), st.floats(-300, 600), st.floats(4, 500), sides)
def test_beyond_the_edge_the_picture_goes_on_as_it_ends(x: float, y: float, side: float, into: int) -> None:
    picture = np.empty((HEIGHT, WIDTH, 3), np.uint8)
    picture[:] = (10, 120, 230)
    look = cut_square(picture, Point(x, y), side, into)
    assert (look == (10, 120, 230)).all()


@pytest.mark.parametrize("side_px", [30.0, 40.0, 160.0])
def test_a_square_half_beyond_the_edge_repeats_the_edge(side_px: float) -> None:
    picture = np.zeros((HEIGHT, WIDTH, 3), np.uint8)
    picture[:, :8] = 255
    picture[:, 8:] = 60
    look = cut_square(picture, Point(0.0, 80.0), side_px, 40)
    assert (look[:, :18] >= 240).all()
    assert (look[:, 36:] == 60).all()


@pytest.mark.parametrize("side_px", [60.0, 100.0, 150.0])
def test_a_square_is_shown_up_to_its_rim(side_px: float) -> None:
    picture = np.broadcast_to(np.arange(WIDTH, dtype=np.uint8)[:, None], (HEIGHT, WIDTH, 3))
    look = cut_square(np.ascontiguousarray(picture), Point(120.0, 80.0), side_px, 40)
    expected = 120 + (np.arange(40) - 19.5) * side_px / 40
    assert np.abs(look[20, :, 0] - expected).max() <= 1.5


@pytest.mark.parametrize("y", [-40.0, -200.0])
def test_far_beyond_the_edge_nothing_but_the_edge_is_repeated(y: float) -> None:
    picture = np.zeros((HEIGHT, WIDTH, 3), np.uint8)
    picture[:2] = 255
    assert (cut_square(picture, Point(120.0, y), 70.0, 35) == 255).all()
