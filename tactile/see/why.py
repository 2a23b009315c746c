"""Why a label is not read: the likeliest cause, so that a player can mend it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import cv2
import numpy as np

from tactile.see.reads import Reason

if TYPE_CHECKING:
    from tactile.see.group import FoundLabel
    from tactile.see.reads import Picture, Quad

_SMALLEST_PX_PER_MM: Final = 1.7
_DARK: Final = 45
_LIGHTEST_IN_THE_DARK: Final = 90
_BURNT: Final = 250
_BURNT_SHARE: Final = 0.25
_SOFT: Final = 60.0
"""Variance of the Laplacian below which a label has no sharp edge."""


def likeliest_cause(label: FoundLabel, picture: Picture, quad: Quad) -> Reason:
    """Find the likeliest cause, by the label's scale and the light and sharpness of its place."""
    if label.px_per_mm < _SMALLEST_PX_PER_MM:
        return Reason.TOO_SMALL
    grey = _grey_inside(picture, quad)
    if label.torn or grey.size == 0:
        return Reason.PARTIAL
    if np.percentile(grey, 95) < _LIGHTEST_IN_THE_DARK and grey.mean() < _DARK:
        return Reason.DARK
    if (grey >= _BURNT).mean() > _BURNT_SHARE:
        return Reason.GLARE
    return Reason.BLUR if cv2.Laplacian(grey, cv2.CV_32F).var() < _SOFT else Reason.UNKNOWN


def _grey_inside(picture: Picture, quad: Quad) -> Picture:
    xs, ys = [p.x_px for p in quad], [p.y_px for p in quad]
    (top, bottom), (left, right) = ((max(int(min(a)), 0), max(int(max(a)) + 1, 0)) for a in (ys, xs))
    cut = picture[top:bottom, left:right]
    return cut if cut.size == 0 else np.asarray(cv2.cvtColor(cut, cv2.COLOR_BGR2GRAY), np.uint8)
