"""Least squares with far points weighed down, on problems whose answer is known."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from calibration.descend import FAR_OFF, cost_at, descend, spread


@dataclass(frozen=True, slots=True)
class Middle:
    """The place (x, y) that points share; `loose` is how many sigmas it may stray from the origin."""

    points: np.ndarray
    loose: float = 1e6

    def misses(self, batch: np.ndarray) -> np.ndarray:
        return np.asarray(batch[:, None, :] - self.points)

    def strain(self, batch: np.ndarray) -> np.ndarray:
        return batch / self.loose


PLACES = st.floats(-1000, 1000)


@given(start=st.tuples(PLACES, PLACES), far=st.floats(20, 1000))
def test_no_start_and_no_far_point_stops_short_of_the_least_cost(
    start: tuple[float, float], far: float
) -> None:
    problem = Middle(np.array([[0.0, 0.0], [1.0, 0.0], [0.0, 1.0], [1.0, 1.0], [far, 0.5]]))
    found = descend(problem, np.array(start), 100)
    # The far point draws with the same force from any distance: FAR_OFF, shared by the four near ones.
    assert found.parameters == pytest.approx(np.array([0.5 + FAR_OFF / 4, 0.5]), abs=0.05)


def test_a_point_costs_its_square_near_by_and_evenly_more_from_far() -> None:
    costs = [cost_at(Middle(np.array([[away, 0.0]])), np.zeros(2)) for away in (2.0, 10.0, 11.0, 12.0)]
    assert costs[0] == pytest.approx(4.0)
    assert costs[2] - costs[1] == pytest.approx(costs[3] - costs[2]) == pytest.approx(2 * FAR_OFF)


def test_strain_holds_back() -> None:
    found = descend(Middle(np.array([[2.0, 0.0]]), loose=1.0), np.zeros(2), 50)
    assert found.parameters == pytest.approx(np.array([1.0, 0.0]), abs=1e-3)


@pytest.mark.parametrize("count", [1, 4, 25])
def test_more_points_leave_less_doubt(count: int) -> None:
    doubt = spread(Middle(np.zeros((count, 2))), np.zeros(2))
    assert doubt == pytest.approx(np.eye(2) / count, abs=1e-6)
