"""How a camera sees a table, held against the renderer's own camera."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from calibration.view import WIZARD, corners_seen, scales, seen
from samples.scene import Pinhole, project, table_to_picture

SIZE_PX = (1280, 720)
MIDDLE_PX = (np.array(SIZE_PX) - 1) / 2


def _parameters(tilt: float, axis: float, cards: tuple[float, ...] = (), inset_mm: float = 0.0) -> np.ndarray:
    shared = [np.log(1125.0), np.log(2.5), tilt * np.cos(axis), tilt * np.sin(axis), 0.0, inset_mm]
    return np.array([[*shared, *cards]])


@settings(deadline=None)
@given(tilt=st.floats(0, 0.6), x=st.floats(-150, 150), y=st.floats(-100, 100))
def test_places_are_seen_where_the_renderer_paints_them(tilt: float, x: float, y: float) -> None:
    painted = project(table_to_picture(Pinhole(2.5, 450.0, tilt, 0.0, SIZE_PX)), np.array([[x, y]]))
    assert seen(_parameters(tilt, 0.0), np.array([[x]]), np.array([[y]]))[0, 0] == pytest.approx(
        painted[0] - MIDDLE_PX, abs=0.01
    )


@settings(deadline=None)
@given(tilt=st.floats(0, 0.6), axis=st.floats(0, 6.28), x=st.floats(-150, 150), y=st.floats(-100, 100))
def test_the_scale_is_how_much_a_small_area_grows(tilt: float, axis: float, x: float, y: float) -> None:
    parameters = _parameters(tilt, axis, (x, y, 0.3))
    square = seen(parameters, x + np.array([[0, 1, 1, 0]]), y + np.array([[0, 0, 1, 1]]))[0]
    (a, b), (c, d) = square[2] - square[0], square[3] - square[1]
    assert scales(parameters[0])[0] == pytest.approx(np.sqrt(abs(a * d - b * c) / 2), rel=0.01)


def test_an_inset_draws_all_sides_in_alike() -> None:
    corners = corners_seen(_parameters(0.0, 0.0, (0.0, 0.0, 0.0), inset_mm=2.0), WIZARD)[0, 0]
    assert np.ptp(corners, axis=0) == pytest.approx((np.array(WIZARD) - 4.0) * 2.5)
