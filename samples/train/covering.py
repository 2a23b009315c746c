"""Laying another card over a part of a label that was seen whole, to teach what that looks like."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import cv2
import numpy as np

from samples.paint import any_colour

if TYPE_CHECKING:
    import numpy.typing as npt

    from samples.glyphs import Random
    from tactile.see.reads import Picture
    from tactile.see.whole import Claim

CARD_MM: Final = np.array([61.0, 90.0])
HIDDEN: Final = -0.2
"""A glyph whose middle lies no farther than this share of its size outside the card cannot be seen."""


@dataclass(frozen=True, slots=True)
class Covered:
    """A picture with another card laid in it: where that lies (uint8, 0 or 255), which claims it hides."""

    picture: Picture
    mask: npt.NDArray[np.uint8]
    gone: list[bool]


def covered(
    picture: Picture, another: Picture, claims: list[Claim], px_per_mm: float, rng: Random
) -> Covered:
    """Lay a card beside or over one of the claims. It shows what `another`, at least as large, does."""
    corners = _corners(claims, px_per_mm, rng)
    mask = np.zeros(picture.shape[:2], np.uint8)
    cv2.fillPoly(mask, [corners.astype(np.int32)], (255,))
    below = picture.copy()
    cv2.copyTo(another[: picture.shape[0], : picture.shape[1]], mask, below)
    thick = max(1, round(px_per_mm * rng.uniform(0.5, 4)))
    cv2.polylines(below, [corners.astype(np.int32)], isClosed=True, color=any_colour(rng), thickness=thick)
    outline = corners.astype(np.float32)
    gone = [
        cv2.pointPolygonTest(outline, (float(c.x_px), float(c.y_px)), measureDist=True) > HIDDEN * c.size_px
        for c in claims
    ]
    return Covered(below, mask, gone)


def _corners(claims: list[Claim], px_per_mm: float, rng: Random) -> npt.NDArray[np.float64]:
    """Place a card with one edge at a claim, the rest of it away from the other claims."""
    table = np.array([(c.x_px, c.y_px) for c in claims])
    one = claims[int(rng.integers(len(claims)))]
    way = np.array([one.x_px, one.y_px]) - table.mean(0) + rng.normal(0, 1.0, 2) * px_per_mm
    angle = np.arctan2(way[1], way[0]) + rng.normal(0, 0.4)
    along, aside = np.array([np.cos(angle), np.sin(angle)]), np.array([-np.sin(angle), np.cos(angle)])
    wide, deep = rng.permutation(CARD_MM) * px_per_mm
    edge = np.array([one.x_px, one.y_px]) + along * one.size_px * rng.uniform(-0.5, 1.1)
    left = edge - aside * wide * rng.uniform(0.1, 0.9)
    return np.stack([left, left + aside * wide, left + aside * wide + along * deep, left + along * deep])
