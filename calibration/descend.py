"""Least squares in which what is far off draws little: Levenberg and Marquardt's steps, Huber's weights."""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]

FAR_OFF: Final = 4.0
"""From so many sigmas on a point's distance counts in itself, not squared."""
_STEP: Final = 1e-6
_MOST_DAMPING: Final = 1e6
_LEAST_GAIN: Final = 1e-6


class Problem(Protocol):
    """What is to be explained by parameters; both are asked for many sets (sets, parameters) at once."""

    def misses(self, batch: Floats) -> Floats:
        """How far points are missed: (sets, points, 2), in sigmas."""

    def strain(self, batch: Floats) -> Floats:
        """How far parameters stray from what is usual: (sets, any), in sigmas."""


class Found(NamedTuple):
    """Where the cost is least, and that cost: squares of sigmas, twice the minus logarithm of likelihood."""

    parameters: Floats
    cost: float


def descend(problem: Problem, start: Floats, steps: int) -> Found:
    """Go down from a start. Points are weighed anew at each step, so that no step overshoots the far ones."""
    at, damping = start, 1e-3
    cost = cost_at(problem, at)
    for _ in range(steps):
        there = at + _move(problem, at, damping)
        cost_there = cost_at(problem, there)
        if not cost_there < cost:
            damping *= 8
            if damping > _MOST_DAMPING:
                break
            continue
        gain = 1 - cost_there / max(cost, 1e-12)
        at, cost, damping = there, cost_there, damping / 5
        if gain < _LEAST_GAIN:
            break
    return Found(at, cost)


def cost_at(problem: Problem, at: Floats) -> float:
    """Sum the squares: a point's up to FAR_OFF, from there on it grows evenly."""
    far = np.linalg.norm(problem.misses(at[None])[0], axis=-1)
    strain = problem.strain(at[None])[0]
    near = np.minimum(far, FAR_OFF)
    return float((near * (2 * far - near)).sum() + strain @ strain)


def _move(problem: Problem, at: Floats, damping: float) -> Floats:
    here, slopes = _linear(problem, at)
    square = slopes.T @ slopes
    damped = square + damping * np.diag(np.diag(square) + 1e-9)
    return np.asarray(np.linalg.solve(damped, -slopes.T @ here), np.float64)


def _linear(problem: Problem, at: Floats) -> tuple[Floats, Floats]:
    """Give what is left at a place (rows) and its slopes (rows, parameters), far points weighed down."""
    batch = np.concatenate([at[None], at + _STEP * np.eye(len(at))])
    misses = problem.misses(batch)
    far = np.linalg.norm(misses[0], axis=-1, keepdims=True)
    weighed = misses * np.sqrt(np.minimum(1.0, FAR_OFF / np.maximum(far, 1e-9)))
    rows = np.concatenate([weighed.reshape(len(batch), -1), problem.strain(batch)], 1)
    return rows[0], (rows[1:] - rows[0]).T / _STEP


def spread(problem: Problem, at: Floats) -> Floats:
    """Tell how sure parameters are: their covariance (parameters, parameters) about a least cost."""
    _, slopes = _linear(problem, at)
    return np.asarray(np.linalg.inv(slopes.T @ slopes), np.float64)
