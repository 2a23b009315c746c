"""The cards' outlines: four-cornered shapes on a table of any colour, their corners to a part of a pixel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.edges import Picture, fit_sides
from calibration.masks import even_out, masks

if TYPE_CHECKING:
    from collections.abc import Iterator

Corners = npt.NDArray[np.float64]
"""Where a card's corners would be were they not rounded: float64, shape (4, 2), pixels x right, y down.

They go round clockwise as seen, and the first side is a short one.
"""

WORK_WIDTH_PX: Final = 960
LEAST_AREA: Final = 0.004
MOST_AREA: Final = 0.6
"""A card's share of the picture."""
SLIMMEST, SQUAREST = 0.5, 0.9
"""Short side over long side; a card has 0.65 or 0.72, and a slant of 40 degrees makes that 0.5 or 0.85."""
LEAST_SUPPORT: Final = 0.55
"""The share of a side along which an edge must be seen."""
SHORTEST_CONTOUR_PX: Final = 60
LEAST_KEPT, MOST_KEPT = 0.9, 1.06
"""A hull is four-cornered when its four main corners keep so much of its area."""
LEAST_PARALLEL: Final = 0.75
"""Opposite sides are at least so alike in length."""
MARGIN_PX: Final = 2
"""What comes nearer to the picture's edge may be cut off by it."""
_SIMPLER: Final = (0.015, 0.025, 0.04, 0.06)
_SIDES: Final = range(4)
_MOST_OVERLAP: Final = 0.3
_RIVAL_OVERLAP: Final = 0.5
_RIVAL_SHARE: Final = 0.85


@dataclass(frozen=True, slots=True)
class Outline:
    """One card's outline. `support` is the share of its sides along which an edge is seen, 0 to 1."""

    corners: Corners
    support: float


def find_outlines(picture: Picture) -> tuple[Outline, ...]:
    """Find what looks like cards that lie wholly in view, the surest first.

    The picture is uint8, shape (height, width, 3). Other flat things with four corners may be among the
    outlines; `calibration.plane.fit_plane` tells which ones agree on being cards on one table.
    """
    share = min(1.0, WORK_WIDTH_PX / picture.shape[1])
    small = (
        cv2.resize(picture, None, fx=share, fy=share, interpolation=cv2.INTER_AREA) if share < 1 else picture
    )
    work = even_out(np.asarray(small, np.uint8))
    found = []
    for corners in _distinct(_candidates(work)):
        outline = _refined(picture, (corners + 0.5) / share - 0.5)
        if outline is not None:
            found.append(outline)
    return _outermost(found)


def _candidates(work: Picture) -> Iterator[Corners]:
    """Give all shapes with four corners, rough."""
    total = work.shape[0] * work.shape[1]
    for mask in masks(work):
        contours, _ = cv2.findContours(mask, cv2.RETR_LIST, cv2.CHAIN_APPROX_NONE)
        for contour in contours:
            if len(contour) < SHORTEST_CONTOUR_PX:
                continue
            hull = np.asarray(cv2.convexHull(contour), np.int32)
            if not LEAST_AREA * total < cv2.contourArea(hull) < MOST_AREA * total:
                continue
            corners = _four_corners(hull)
            if corners is not None and _is_inside(corners, work.shape) and _has_card_shape(corners):
                yield _short_side_first(corners)


def _four_corners(hull: npt.NDArray[np.int32]) -> Corners | None:
    """Take a hull for four-cornered when four corners keep its area; rounded corners cost a little."""
    around, area = cv2.arcLength(hull, closed=True), cv2.contourArea(hull)
    for share in _SIMPLER:
        polygon = cv2.approxPolyDP(hull, share * around, closed=True)
        if len(polygon) == len(_SIDES):
            kept = cv2.contourArea(polygon) / area
            return polygon[:, 0, :].astype(np.float64) if LEAST_KEPT < kept < MOST_KEPT else None
    return None


def _is_inside(corners: Corners, shape: tuple[int, ...]) -> bool:
    most = np.array([shape[1], shape[0]]) - 1 - MARGIN_PX
    return bool((corners > MARGIN_PX).all() and (corners < most).all())


def _has_card_shape(corners: Corners) -> bool:
    first, second, third, fourth = np.linalg.norm(np.roll(corners, -1, 0) - corners, axis=1)
    wide, high = sorted((first + third, second + fourth))
    pairs = (min(first, third) / max(first, third), min(second, fourth) / max(second, fourth))
    return bool(SLIMMEST < wide / high < SQUAREST and min(pairs) > LEAST_PARALLEL)


def _short_side_first(corners: Corners) -> Corners:
    """Order corners clockwise as seen, beginning with a short side."""
    x, y = (corners - corners.mean(0)).T
    ordered = corners[np.argsort(np.arctan2(y, x))]
    first, second, third, fourth = np.linalg.norm(np.roll(ordered, -1, 0) - ordered, axis=1)
    return ordered if first + third <= second + fourth else np.roll(ordered, -1, 0)


def _distinct(candidates: Iterator[Corners]) -> list[Corners]:
    kept: list[Corners] = []
    for corners in candidates:
        if not any(_same(corners, other, within_px=2.0) for other in kept):
            kept.append(corners)
    return kept


def _same(one: Corners, other: Corners, within_px: float) -> bool:
    return any(np.abs(one - np.roll(other, turn, 0)).max() < within_px for turn in (0, 2))


def _refined(picture: Picture, rough: Corners) -> Outline | None:
    sides = fit_sides(picture, rough)
    if sides is None or min(sides.support) < LEAST_SUPPORT:
        return None
    corners = sides.corners
    if not (_is_inside(corners, picture.shape) and _has_card_shape(corners)):
        return None
    return Outline(_short_side_first(corners), float(np.mean(sides.support)))


def _outermost(found: list[Outline]) -> tuple[Outline, ...]:
    """Of outlines within one another (edge, frame, picture of a card) keep the largest that is well seen."""
    by_size = sorted(found, key=lambda outline: -_area(outline.corners))
    best: list[Outline] = []
    for outline in by_size:
        rivals = [other for other in found if _overlap(outline.corners, other.corners) > _RIVAL_OVERLAP]
        if outline.support < _RIVAL_SHARE * max(other.support for other in rivals):
            continue
        if all(_overlap(outline.corners, other.corners) < _MOST_OVERLAP for other in best):
            best.append(outline)
    return tuple(sorted(best, key=lambda outline: -outline.support))


def _area(corners: Corners) -> float:
    return float(cv2.contourArea(corners.astype(np.float32)))


def _overlap(one: Corners, other: Corners) -> float:
    """Tell what share of the smaller outline lies in the larger."""
    common, _ = cv2.intersectConvexConvex(one.astype(np.float32), other.astype(np.float32))
    return float(common) / max(min(_area(one), _area(other)), 1.0)
