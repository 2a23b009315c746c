"""A look at a whole label: the third witness, shown what the first two found, says if that is right."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import cv2
import numpy as np
import numpy.typing as npt

from tactile.see.codebook import COLOUR_OF, Glyph
from tactile.see.cut import cut_square
from tactile.see.net import Net, load_net
from tactile.see.reads import Point

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tactile.see.reads import Picture

WHOLE_PX: Final = 96
"""Side of a look in pixels."""

WHOLE_MM: Final = 50.0
"""Side of what it shows: the longest label and a little of what is round it."""

CHANNELS: Final = 5
"""Blue, green, red, where number glyphs are said to be, where the mark is said to be."""

_SHIFT: Final = 4
_INK: Final = {Glyph.DOT: 85, Glyph.RING: 170, Glyph.STAR: 128, Glyph.TRIANGLE: 128}
"""How a claim is painted; every other number glyph and every colour glyph is painted 255."""

Look = npt.NDArray[np.uint8]
"""uint8, shape (WHOLE_PX, WHOLE_PX, CHANNELS)."""


@dataclass(frozen=True, slots=True)
class Claim:
    """A glyph that is said to be there."""

    glyph: Glyph
    x_px: float
    y_px: float
    size_px: float


def paint_claims(picture: Picture, claims: Sequence[Claim], px_per_mm: float) -> Look:
    """Cut a label out and paint on two planes of their own what is said to be there."""
    middle = _box_middle(claims)
    scale = WHOLE_PX / (WHOLE_MM * px_per_mm)
    look = np.zeros((WHOLE_PX, WHOLE_PX, CHANNELS), np.uint8)
    look[..., :3] = cut_square(picture, middle, WHOLE_MM * px_per_mm, WHOLE_PX)
    planes = (np.zeros((WHOLE_PX, WHOLE_PX), np.uint8), np.zeros((WHOLE_PX, WHOLE_PX), np.uint8))
    for claim in sorted(claims, key=lambda one: -one.size_px):
        at = (np.array([claim.x_px - middle.x_px, claim.y_px - middle.y_px])) * scale + (WHOLE_PX - 1) / 2
        fixed = np.round(at * (1 << _SHIFT)).astype(int).tolist()
        radius = max(1, round(claim.size_px / 2 * scale * (1 << _SHIFT)))
        is_mark = claim.glyph in COLOUR_OF or claim.glyph in (Glyph.STAR, Glyph.TRIANGLE)
        cv2.circle(planes[is_mark], fixed, radius, _INK.get(claim.glyph, 255), -1, cv2.LINE_AA, _SHIFT)
    look[..., 3], look[..., 4] = planes
    return look


def _box_middle(claims: Sequence[Claim]) -> Point:
    table = np.array([(one.x_px, one.y_px, one.size_px) for one in claims])
    low = (table[:, :2] - table[:, 2:] / 2).min(0)
    high = (table[:, :2] + table[:, 2:] / 2).max(0)
    x, y = (low + high) / 2
    return Point(float(x), float(y))


def bear_out(looks: Sequence[Look]) -> npt.NDArray[np.float32]:
    """Say how likely each look shows a whole label and just what is claimed of it: shape (n,), 0 to 1."""
    if not looks:
        return np.zeros(0, np.float32)
    tensor = np.stack(looks).transpose(0, 3, 1, 2).astype(np.float32) / 255
    return np.asarray(load_net(Net.WHOLES).run(None, {"wholes": tensor})[0][:, 0], np.float32)
