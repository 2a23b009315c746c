"""A look at a whole label: the third witness, shown what the first two found, says if that is right."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import cv2
import numpy as np
import numpy.typing as npt

from tactile.see.codebook import Glyph, is_mark
from tactile.see.cut import cut_square
from tactile.see.net import Net, load_net
from tactile.see.reads import Point

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tactile.see.reads import Picture

WHOLE_PX: Final = 128
"""Side of a look in pixels."""

ROUND_MM: Final = 8.0
"""How much is shown round what the first two found."""

SIDES_MM: Final = (30.0, 64.0)
"""The least and the most that a look shows across: a mark alone and its surroundings, the longest label."""

NUMBERS, MARK, MARKS, CHANCES = 3, 4, slice(5, 8), 8
"""The planes after blue, green and red: number glyphs, that there is a mark, which mark (three planes), and
how sure each found glyph is."""

CHANNELS: Final = 9

_SHIFT: Final = 4
_NUMBER_INK: Final = {Glyph.DOT: 85, Glyph.RING: 170}
"""How a number glyph is painted; every other is painted 255."""

_SPECIAL_INK, _COLOUR_INK = 128, 255
"""How a mark is painted on the plane of its own: a star or triangle, a colour glyph."""

_MARKS_INK: Final = {
    Glyph.HEART: (255, 0, 0),
    Glyph.MOON: (0, 255, 0),
    Glyph.DROP: (0, 0, 255),
    Glyph.CLOVER: (255, 255, 0),
    Glyph.STAR: (255, 0, 255),
    Glyph.TRIANGLE: (0, 255, 255),
    Glyph.DISC: (128, 0, 0),
    Glyph.DIAMONDS: (0, 128, 0),
    Glyph.GRAPES: (0, 0, 128),
    Glyph.FLOWER: (128, 128, 0),
    Glyph.CROSS: (128, 0, 128),
    Glyph.FULL_SQUARE: (0, 128, 128),
}
"""How it is painted on the other three: no two alike, those of the Wizard deck farthest apart."""

Look = npt.NDArray[np.uint8]
"""uint8, shape (WHOLE_PX, WHOLE_PX, CHANNELS)."""


@dataclass(frozen=True, slots=True)
class Claim:
    """A glyph that is said to be there, and how surely (0 to 1)."""

    glyph: Glyph
    x_px: float
    y_px: float
    size_px: float
    chance: float


def paint_claims(
    picture: Picture, claims: Sequence[Claim], doubts: Sequence[Claim], px_per_mm: float
) -> Look:
    """Cut a label out and paint on planes of their own what is said to be there, and what is doubtful."""
    middle, side_px = box_of(claims, px_per_mm)
    planes = [np.zeros((WHOLE_PX, WHOLE_PX), np.uint8) for _ in range(CHANNELS - NUMBERS)]
    scale = WHOLE_PX / side_px
    for claim in doubts:
        _disc(planes[CHANCES - NUMBERS], claim, middle, scale, round(255 * claim.chance))
    for claim in sorted(claims, key=lambda one: -one.size_px):
        for plane, ink in zip(planes, _inks(claim), strict=True):
            if ink is not None:
                _disc(plane, claim, middle, scale, ink)
    seen = cut_square(picture, middle, side_px, WHOLE_PX)
    return np.asarray(np.dstack([seen, *planes]), np.uint8)


def _inks(claim: Claim) -> tuple[int | None, ...]:
    """Give what a claim is painted with on each plane after the picture's; None where it is not painted."""
    chance = round(255 * claim.chance)
    if not is_mark(claim.glyph):
        return (_NUMBER_INK.get(claim.glyph, 255), None, None, None, None, chance)
    special = claim.glyph in (Glyph.STAR, Glyph.TRIANGLE)
    return (None, _SPECIAL_INK if special else _COLOUR_INK, *_MARKS_INK[claim.glyph], chance)


def box_of(claims: Sequence[Claim], px_per_mm: float) -> tuple[Point, float]:
    """Give the middle of what is claimed, and the side of the square to show in pixels."""
    table = np.array([(one.x_px, one.y_px, one.size_px) for one in claims])
    low = (table[:, :2] - table[:, 2:] / 2).min(0)
    high = (table[:, :2] + table[:, 2:] / 2).max(0)
    x, y = (low + high) / 2
    side_mm = float((high - low).max()) / px_per_mm + 2 * ROUND_MM
    return Point(float(x), float(y)), float(np.clip(side_mm, *SIDES_MM)) * px_per_mm


def _disc(plane: Look, claim: Claim, middle: Point, scale: float, ink: int) -> None:
    at = np.array([claim.x_px - middle.x_px, claim.y_px - middle.y_px]) * scale + (WHOLE_PX - 1) / 2
    fixed = np.round(at * (1 << _SHIFT)).astype(int).tolist()
    radius = max(1, round(claim.size_px / 2 * scale * (1 << _SHIFT)))
    cv2.circle(plane, fixed, radius, ink, -1, cv2.LINE_AA, _SHIFT)


def bear_out(looks: Sequence[Look]) -> npt.NDArray[np.float32]:
    """Say how likely each look shows a whole label and just what is claimed of it: shape (n,), 0 to 1."""
    if not looks:
        return np.zeros(0, np.float32)
    tensor = np.stack(looks).transpose(0, 3, 1, 2).astype(np.float32) / 255
    return np.asarray(load_net(Net.WHOLES).run(None, {"wholes": tensor})[0][:, 0], np.float32)
