"""The table's plane from outlines whose truth is known exactly."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from calibration.plane import Plane, fit_plane
from calibration.view import SIZES, WIZARD, CardSize
from samples.scene import Pinhole, project, table_to_picture

SIZE_PX = (1280, 720)
POSES = ((-120.0, -60.0, 0.3), (90.0, -50.0, 1.9), (-20.0, 60.0, 4.0), (130.0, 70.0, 5.2))
BORDERS = st.floats(1.0, 4.0)
SLANTS = {"tilt_deg": st.floats(0, 35), "roll_rad": st.floats(0, 6.28), "size": st.sampled_from(SIZES)}


def _outlines(
    tilt_deg: float, roll_rad: float = 0.0, size: CardSize = WIZARD, insets_mm: tuple[float, ...] = (0.0,) * 4
) -> list[np.ndarray]:
    """Outline as many cards as there are insets, each so far within its edge."""
    matrix = table_to_picture(Pinhole(2.5, 450.0, np.deg2rad(tilt_deg), roll_rad, SIZE_PX))
    placed = []
    for (x, y, angle), inset_mm in zip(POSES, insets_mm, strict=False):
        half = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * (np.array(size) / 2 - inset_mm)
        turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
        placed.append(project(matrix, half @ turn.T + [x, y]))
    return placed


def _true_scales(tilt_deg: float, roll_rad: float) -> np.ndarray:
    matrix = table_to_picture(Pinhole(2.5, 450.0, np.deg2rad(tilt_deg), roll_rad, SIZE_PX))
    scales = []
    for x, y, _ in POSES:
        here, right, down = project(matrix, np.array([[x, y], [x + 0.01, y], [x, y + 0.01]]))
        scales.append(np.sqrt(abs(np.linalg.det(np.stack([right - here, down - here])))) / 0.01)
    return np.array(scales)


def _fit(outlines: list[np.ndarray]) -> Plane:
    plane = fit_plane(outlines, SIZE_PX)
    assert plane is not None
    return plane


def _assert_right(plane: Plane, tilt_deg: float, roll_rad: float) -> None:
    true = _true_scales(tilt_deg, roll_rad)[list(plane.cards)]
    assert list(plane.px_per_mm) == pytest.approx(list(true), rel=0.03)
    assert plane.tilt_deg == pytest.approx(tilt_deg, abs=3.0)


@settings(max_examples=15, deadline=None)
@given(**SLANTS)
def test_true_outlines_are_all_kept_and_tell_tilt_and_size(
    tilt_deg: float, roll_rad: float, size: CardSize
) -> None:
    plane = _fit(_outlines(tilt_deg, roll_rad, size))
    assert (plane.size, plane.cards, plane.is_sure) == (size, (0, 1, 2, 3), True)
    assert plane.tilt_deg == pytest.approx(tilt_deg, abs=0.5)
    assert list(plane.px_per_mm) == pytest.approx(list(_true_scales(tilt_deg, roll_rad)), rel=0.005)


@settings(max_examples=15, deadline=None)
@given(border_mm=BORDERS, **SLANTS)
def test_a_border_that_is_not_seen_shows_by_the_proportions_of_the_frame(
    border_mm: float, tilt_deg: float, roll_rad: float, size: CardSize
) -> None:
    plane = _fit(_outlines(tilt_deg, roll_rad, size, (border_mm,) * 4))
    assert (plane.size, plane.is_sure) == (size, True)
    assert plane.inset_mm == pytest.approx(border_mm, abs=0.3)
    assert list(plane.px_per_mm) == pytest.approx(list(_true_scales(tilt_deg, roll_rad)), rel=0.01)


@settings(max_examples=15, deadline=None)
@given(border_mm=BORDERS, framed=st.lists(st.booleans(), min_size=2, max_size=4), **SLANTS)
def test_of_edges_and_frames_mixed_what_is_sure_is_right(
    border_mm: float, framed: list[bool], tilt_deg: float, roll_rad: float, size: CardSize
) -> None:
    plane = _fit(_outlines(tilt_deg, roll_rad, size, tuple(border_mm * seen for seen in framed)))
    if plane.is_sure:
        _assert_right(plane, tilt_deg, roll_rad)
    else:
        assert len(plane.cards) == 1


@pytest.mark.parametrize("framed", [(1, 0, 1, 0), (0, 1, 0, 1), (1, 1, 0, 0)])
def test_a_thin_border_seen_at_some_cards_and_not_at_others_is_no_slant(framed: tuple[int, ...]) -> None:
    plane = _fit(_outlines(0.0, insets_mm=tuple(map(float, framed))))
    if plane.is_sure:
        _assert_right(plane, 0.0, 0.0)
    else:
        assert len(plane.cards) == 1


@pytest.mark.parametrize("seed", range(12))
def test_with_noise_of_a_pixel_what_is_sure_is_right(seed: int) -> None:
    rng = np.random.default_rng(seed)
    tilt_deg, roll_rad = rng.uniform(0, 35), rng.uniform(0, 6.28)
    true = _outlines(tilt_deg, roll_rad, insets_mm=(0.0,) * int(rng.integers(2, 5)))
    plane = _fit([outline + rng.normal(0, 1.0, (4, 2)) for outline in true])
    if plane.is_sure:
        _assert_right(plane, tilt_deg, roll_rad)


def test_one_card_alone_is_not_sure() -> None:
    plane = _fit(_outlines(20.0)[:1])
    assert (plane.cards, plane.is_sure) == ((0,), False)


def test_the_scale_in_the_middle_is_the_cameras() -> None:
    plane = _fit([outline - outline.mean(0) + [639.5, 359.5] for outline in _outlines(0.0)[:1]])
    assert list(plane.px_per_mm) == [pytest.approx(2.5, rel=0.005)]


def test_the_table_recedes_to_where_cards_look_smaller() -> None:
    outlines = _outlines(25.0)
    plane = _fit(outlines)
    x, y = plane.recedes
    far = max(range(4), key=lambda card: outlines[card].mean(0) @ [x, y])
    near = min(range(4), key=lambda card: outlines[card].mean(0) @ [x, y])
    assert np.hypot(x, y) == pytest.approx(1.0)
    assert plane.px_per_mm[far] < plane.px_per_mm[near]
    assert (round(x), round(y)) == (0, 1)


def test_an_outline_of_something_else_is_left_out() -> None:
    outlines = _outlines(15.0)
    book = outlines[0] + (outlines[0] - outlines[0].mean(0)) * 0.5 + [300, 250]
    plane = _fit([*outlines, book])
    assert plane.cards == (0, 1, 2, 3)
    assert plane.tilt_deg == pytest.approx(15.0, abs=0.5)


def test_noise_of_half_a_pixel_does_no_harm() -> None:
    rng = np.random.default_rng(3)
    plane = _fit([outline + rng.normal(0, 0.5, (4, 2)) for outline in _outlines(20.0)])
    assert plane.tilt_deg == pytest.approx(20.0, abs=3.0)
    assert plane.off_px < 1.0


def test_without_outlines_there_is_no_plane() -> None:
    assert fit_plane([], SIZE_PX) is None
