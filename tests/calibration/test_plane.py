"""The table's plane from outlines whose truth is known exactly."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from calibration.plane import Plane, fit_plane
from calibration.view import POKER, WIZARD, CardSize
from samples.scene import Pinhole, project, table_to_picture

SIZE_PX = (1280, 720)
POSES = ((-120.0, -60.0, 0.3), (90.0, -50.0, 1.9), (-20.0, 60.0, 4.0), (130.0, 70.0, 5.2))


def _outlines(
    tilt_deg: float, roll_rad: float = 0.0, size: CardSize = WIZARD, cards: int = 4
) -> list[np.ndarray]:
    camera = Pinhole(2.5, 450.0, np.deg2rad(tilt_deg), roll_rad, SIZE_PX)
    half = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * np.array(size) / 2
    placed = []
    for x, y, angle in POSES[:cards]:
        turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
        placed.append(project(table_to_picture(camera), half @ turn.T + [x, y]))
    return placed


def _fit(outlines: list[np.ndarray]) -> Plane:
    plane = fit_plane(outlines, SIZE_PX)
    assert plane is not None
    return plane


@settings(max_examples=15, deadline=None)
@given(tilt_deg=st.floats(0, 35), roll_rad=st.floats(0, 6.28), size=st.sampled_from([WIZARD, POKER]))
def test_tilt_and_card_size_are_found_from_true_outlines(
    tilt_deg: float, roll_rad: float, size: CardSize
) -> None:
    plane = _fit(_outlines(tilt_deg, roll_rad, size))
    assert plane.size == size
    assert len(plane.cards) >= 3  # the farthest card of a steep view may be left out as off the plane
    assert plane.tilt_deg == pytest.approx(tilt_deg, abs=1.5)


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
    assert plane.tilt_deg == pytest.approx(15.0, abs=1.5)


def test_noise_of_half_a_pixel_does_no_harm() -> None:
    rng = np.random.default_rng(3)
    plane = _fit([outline + rng.normal(0, 0.5, (4, 2)) for outline in _outlines(20.0)])
    assert plane.tilt_deg == pytest.approx(20.0, abs=3.0)
    assert plane.off_px < 1.0


def test_without_outlines_there_is_no_plane() -> None:
    assert fit_plane([], SIZE_PX) is None
