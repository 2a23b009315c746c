"""Cutting a square out of a picture at a wanted size, without aliasing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cv2
import numpy as np

if TYPE_CHECKING:
    from tactile.see.reads import Picture, Point


def cut_square(picture: Picture, middle: Point, side_px: float, into_px: int) -> Picture:
    """Cut an upright square of `side_px` round a place and bring it to `into_px`; edges are repeated."""
    whole = max(1, round(side_px / into_px))
    if whole == 1:
        return _warped(picture, middle, into_px / side_px, into_px)
    half = int(side_px / 2) + 2
    x, y = int(middle.x_px), int(middle.y_px)
    height, width = picture.shape[:2]
    left, top = min(max(x - half, 0), width - 1), min(max(y - half, 0), height - 1)
    cut = picture[top : max(y + half, top + 1), left : max(x + half, left + 1)]
    size = (max(1, cut.shape[1] // whole), max(1, cut.shape[0] // whole))
    small = np.asarray(cv2.resize(cut, size, interpolation=cv2.INTER_AREA), np.uint8)
    share_x, share_y = size[0] / cut.shape[1], size[1] / cut.shape[0]
    moved = type(middle)(
        (middle.x_px - left + 0.5) * share_x - 0.5, (middle.y_px - top + 0.5) * share_y - 0.5
    )
    return _warped(small, moved, into_px / side_px / ((share_x + share_y) / 2), into_px)


def _warped(picture: Picture, middle: Point, scale: float, into_px: int) -> Picture:
    half = (into_px - 1) / 2
    move = np.array([[scale, 0, half - scale * middle.x_px], [0, scale, half - scale * middle.y_px]])
    flat = cv2.warpAffine(
        picture, move, (into_px, into_px), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
    )
    return np.asarray(flat, np.uint8)
