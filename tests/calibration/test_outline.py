"""Cards' outlines, found on rendered tables."""

from __future__ import annotations

import numpy as np
import pytest

from calibration.edges import fit_sides
from calibration.outline import find_outlines
from tests.calibration.scenes import Taken, take_table

NEAR_PX = 2.0


@pytest.fixture(scope="module", params=[1, 11])
def table(request: pytest.FixtureRequest) -> Taken:
    return take_table(np.random.default_rng([request.param, 0]))


def _off_px(found: np.ndarray, true: np.ndarray) -> float:
    return min(float(np.abs(np.roll(found, turn, 0) - true).max()) for turn in range(4))


def test_every_card_on_a_plain_table_is_outlined_to_two_pixels(table: Taken) -> None:
    outlines = [outline.corners for outline in find_outlines(table.picture)]
    for card in table.corners:
        assert min(_off_px(corners, card) for corners in outlines) < NEAR_PX


def test_outlines_go_clockwise_and_begin_with_a_short_side(table: Taken) -> None:
    for outline in find_outlines(table.picture):
        first, second = np.diff(outline.corners[:3], axis=0)
        assert np.linalg.norm(first) < np.linalg.norm(second)
        assert first[0] * second[1] - first[1] * second[0] > 0


def test_no_outline_lies_within_another(table: Taken) -> None:
    middles = [outline.corners.mean(0) for outline in find_outlines(table.picture)]
    assert all(np.linalg.norm(a - b) > 20 for i, a in enumerate(middles) for b in middles[:i])


@pytest.mark.parametrize("level", [0, 128, 255])
def test_a_bare_table_has_no_outline(level: int) -> None:
    assert find_outlines(np.full((360, 640, 3), level, np.uint8)) == ()


def test_grain_alone_has_no_outline() -> None:
    grain = np.random.default_rng(0).integers(0, 256, (360, 640, 3), np.uint8)
    assert find_outlines(grain) == ()


def test_a_rough_shape_is_pulled_to_the_edges_of_a_drawn_one() -> None:
    picture = np.full((300, 300, 3), 60, np.uint8)
    picture[80:220, 100:190] = 200
    rough = np.array([[103.0, 78.0], [187.0, 83.0], [191.0, 217.0], [99.0, 221.0]])
    sides = fit_sides(picture, rough)
    assert sides is not None
    assert sides.corners == pytest.approx(
        np.array([[99.5, 79.5], [189.5, 79.5], [189.5, 219.5], [99.5, 219.5]]), abs=0.25
    )
    assert min(sides.support) > 0.95


def test_a_rough_shape_on_nothing_has_no_sides() -> None:
    rough = np.array([[100.0, 80.0], [190.0, 80.0], [190.0, 220.0], [100.0, 220.0]])
    assert fit_sides(np.full((300, 300, 3), 60, np.uint8), rough) is None
