"""Outlines of inked shapes: polygons in millimetres round (0, 0), laid one over another."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Outline = npt.NDArray[np.float64]
"""A closed polygon: float64, shape (n, 2), millimetres, x right, y down."""


@dataclass(frozen=True, slots=True)
class Stroke:
    """A polygon that lays ink, or (ink False) takes away ink that strokes before it laid."""

    outline: Outline
    ink: bool = True


Shape = tuple[Stroke, ...]


def turned(shape: Shape, angle_rad: float, to: tuple[float, float] = (0.0, 0.0)) -> Shape:
    """Turn a shape about its middle, then move it."""
    cos, sin = np.cos(angle_rad), np.sin(angle_rad)
    matrix = np.array([[cos, sin], [-sin, cos]])
    return tuple(Stroke(stroke.outline @ matrix + np.array(to), stroke.ink) for stroke in shape)


def stretched(shape: Shape, wide: float) -> Shape:
    """Make a shape so much wider, and as much less high."""
    return tuple(Stroke(stroke.outline * np.array([wide, 1 / wide]), stroke.ink) for stroke in shape)


def round_points(radii: npt.ArrayLike, first_rad: float = 0.0) -> Outline:
    """Place points round (0, 0) in even steps: one for each of `radii`, either (n,) or (n, 2) for x and y."""
    reach = np.asarray(radii, np.float64)
    angles = np.linspace(0, 2 * np.pi, len(reach), endpoint=False) + first_rad
    x, y = (reach, reach) if reach.ndim == 1 else (reach[:, 0], reach[:, 1])
    return np.stack([x * np.cos(angles), y * np.sin(angles)], 1)


def circle(radius: float, at: tuple[float, float] = (0.0, 0.0), points: int = 40) -> Outline:
    """Give a circle as a polygon of so many points."""
    return np.asarray(round_points(np.full(points, radius)) + np.array(at), np.float64)


def box(half: float, corner: float) -> Outline:
    """Give a square with rounded corners."""
    straight = half - corner
    arcs = []
    for quarter, (x, y) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        angles = np.linspace(0, np.pi / 2, 6) + quarter * np.pi / 2
        arcs.append(
            np.stack([x * straight + corner * np.cos(angles), y * straight + corner * np.sin(angles)], 1)
        )
    return np.concatenate(arcs)
