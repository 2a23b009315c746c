"""Straight edges to a part of a pixel: the lines along a card's sides, and the corners where they meet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

Picture = npt.NDArray[np.uint8]
"""A picture: uint8, shape (height, width, 3), channels blue, green, red."""

Floats = npt.NDArray[np.float64]

SAMPLES: Final = 48
"""Places along a side where its edge is looked for."""
FEWEST: Final = 8
"""So many of them at least must show an edge."""
CORNER_SHARE: Final = 0.1
"""What is left out at each end of a side: the rounded corner, about 3 mm of 59 or 91, with its blur."""
INWARD_SHARE, OUTWARD_SHARE = 0.03, 0.075
"""How far from the rough side its edge is looked for, in shares of the mean side: border and frame."""
STEP_PX: Final = 0.5
MOST_SLANT_PX: Final = 6.0
"""How much nearer one end of the edge may lie to the rough side than the other."""
CREST_PX: Final = 1.5
"""Within this distance there is one crest at most."""
ON_CREST: Final = 0.9
PARALLEL: Final = 1e-6
FAINTEST: Final = 1.0
"""Grey levels per pixel below which nothing is an edge."""
CAP_SHARE: Final = 0.15
"""How strong an edge must be beside the typical strongest: a border may differ little from the table."""
OUTER_SHARE: Final = 0.72
"""The outermost of several edges is the card's, if it is so strong beside the strongest (the frame)."""


@dataclass(frozen=True, slots=True)
class Sides:
    """Four fitted sides: where they meet (4, 2), and along what share of each an edge is seen."""

    corners: Floats
    support: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class _Strip:
    """What is seen beside one rough side: at (samples, offsets) how steep colours are, where crests lie."""

    strength: Floats
    crests: Floats
    offsets_px: Floats
    at: Floats
    outward: Floats


def fit_sides(picture: Picture, rough: Floats) -> Sides | None:
    """Fit a line to each side of a rough four-cornered shape (4, 2), clockwise as seen.

    None when some side shows no edge, or when the lines make no such shape.
    """
    side_px = float(np.linalg.norm(np.roll(rough, -1, 0) - rough, axis=1).mean())
    ends = zip(rough, np.roll(rough, -1, 0), strict=True)
    fits = [_fit_side(picture, start, end, side_px) for start, end in ends]
    sides = [fit for fit in fits if fit is not None]
    if len(sides) < len(rough):
        return None
    lines = [line for line, _ in sides]
    corners = np.array([_meet(lines[side - 1], lines[side]) for side in range(4)])
    if not np.isfinite(corners).all() or np.abs(corners - rough).max() > 0.12 * float(np.ptp(rough, 0).max()):
        return None
    return Sides(corners, tuple(support for _, support in sides))


def _fit_side(picture: Picture, start: Floats, end: Floats, side_px: float) -> tuple[Floats, float] | None:
    """Fit one side: its line a·x + b·y = c as (a, b, c), and along what share of it an edge is seen."""
    strip = _strip(picture, start, end, side_px)
    if strip is None:
        return None
    offsets_px = np.linspace(*_outer_line(strip), len(strip.at))
    places_px, seen = _peaks(strip, offsets_px)
    if seen.sum() < FEWEST:
        return None
    line = _line(strip.at[seen] + places_px[seen, None] * strip.outward)
    return line, float(seen.mean())


def _strip(picture: Picture, start: Floats, end: Floats, side_px: float) -> _Strip | None:
    along = (end - start) / np.linalg.norm(end - start)
    outward = np.array([along[1], -along[0]])
    at = start + np.linspace(CORNER_SHARE, 1 - CORNER_SHARE, SAMPLES)[:, None] * (end - start)
    inward_px, outward_px = (max(share * side_px, 4.0) for share in (INWARD_SHARE, OUTWARD_SHARE))
    offsets_px = np.arange(-inward_px, outward_px, STEP_PX)
    strength = _gradient(picture, at[:, None, :] + offsets_px[None, :, None] * outward)
    typical = float(np.percentile(strength.max(1), 60))
    if typical < FAINTEST:
        return None
    return _Strip(strength, _crests(strength, max(CAP_SHARE * typical, FAINTEST)), offsets_px, at, outward)


def _crests(strength: Floats, least: float) -> Floats:
    """Mark where the strength is the greatest within 1.5 px across: 1 on the crest, less beside it."""
    flat = strength.astype(np.float32)
    crest = (flat >= cv2.dilate(flat, np.ones((1, 7), np.uint8))) & (flat > least)
    spread = cv2.filter2D(crest.astype(np.float32), -1, np.array([[0.4, 0.8, 1.0, 0.8, 0.4]], np.float32))
    return np.asarray(np.minimum(spread, 1.0), np.float64)


def _gradient(picture: Picture, places: Floats) -> Floats:
    """How steeply the colour changes across, at places (samples, offsets, 2), in levels per step."""
    grid = places.astype(np.float32)
    values = cv2.remap(picture, grid[..., 0], grid[..., 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    smooth = cv2.GaussianBlur(values.astype(np.float32), (0, 0), sigmaX=1.6, sigmaY=0.8)
    return np.asarray(np.abs(np.gradient(smooth, axis=1)).max(2), np.float64)


def _outer_line(strip: _Strip) -> tuple[float, float]:
    """Choose the line of edges, by its offsets at both ends: the outermost of those that are well seen."""
    ends = np.arange(0, len(strip.offsets_px), 2)
    first, last = (grid.ravel() for grid in np.meshgrid(ends, ends, indexing="ij"))
    straight = np.abs(first - last) * STEP_PX <= MOST_SLANT_PX
    first, last = first[straight], last[straight]
    share = np.linspace(0, 1, len(strip.at))
    columns = np.round(first[:, None] * (1 - share) + last[:, None] * share).astype(int)
    score = strip.crests[np.arange(len(strip.at)), columns].mean(1)
    good = score >= OUTER_SHARE * score.max()
    outermost = (first + last)[good].max()
    # Beside a line of crests others score well too: of what lies close by, the best is taken.
    near = good & (first + last >= outermost - 2 * CREST_PX / STEP_PX)
    best = int(np.argmax(np.where(near, score, 0)))
    return float(strip.offsets_px[first[best]]), float(strip.offsets_px[last[best]])


def _peaks(strip: _Strip, offsets_px: Floats) -> tuple[Floats, npt.NDArray[np.bool_]]:
    """Find each sample's edge near the line, to a part of a step, and which samples have one."""
    near = np.abs(strip.offsets_px[None, :] - offsets_px[:, None]) <= CREST_PX
    strength = np.where(near, strip.strength, 0)
    weight = np.maximum(strength - 0.5 * strength.max(1, keepdims=True), 0)
    places_px = (weight * strip.offsets_px).sum(1) / np.maximum(weight.sum(1), 1e-9)
    return places_px, np.where(near, strip.crests, 0).max(1) > ON_CREST


def _line(points: Floats) -> Floats:
    """Fit a line to points (n, 2), those far off left out, as (a, b, c) with a·x + b·y = c."""
    x, y, left, top = (
        cv2.fitLine(points.astype(np.float32), cv2.DIST_HUBER, 0, 0.01, 0.01).ravel().astype(float)
    )
    return np.array([y, -x, y * left - x * top])


def _meet(one: Floats, other: Floats) -> Floats:
    """Where two lines meet; not finite where they do not."""
    system = np.array([one[:2], other[:2]])
    if abs(np.linalg.det(system)) < PARALLEL:
        return np.full(2, np.inf)
    return np.asarray(np.linalg.solve(system, np.array([one[2], other[2]])), np.float64)
