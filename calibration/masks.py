"""Black and white views of a picture in which a card may stand out: by its edges, or by its colour."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import cv2
import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from collections.abc import Iterator

    from calibration.edges import Picture

Mask = npt.NDArray[np.uint8]
"""uint8, shape (height, width): 0, or anything else where something stands out."""

DIM: Final = 100
"""A picture whose lightest parts stay below is stretched so much that its grain must be smoothed first."""
_EDGE_LEVELS: Final = ((15, 40), (40, 100), (90, 200))
_GAPS_PX: Final = (3, 5)
_COLOURS: Final = 4
_GROUNDS: Final = 2
"""The commonest colours, one of which is the table's."""
_COLOUR_STEPS: Final = (14, 28, 50)
"""How far (CIELAB, 8 bit) from the table's colour a card begins."""


def even_out(picture: Picture) -> Picture:
    """Stretch the light so that a dark picture's edges count as much as a bright one's, and smooth grain."""
    top = max(float(np.percentile(picture, 99)), 16.0)
    stretched = np.clip(picture.astype(np.float32) * (235 / top), 0, 255).astype(np.uint8)
    dim = top < DIM
    smooth = cv2.bilateralFilter(stretched, 5, 30, 3) if dim else cv2.GaussianBlur(stretched, (3, 3), 0)
    return np.asarray(smooth, np.uint8)


def masks(picture: Picture) -> Iterator[Mask]:
    """Give all views of an evened-out picture."""
    lab = np.asarray(cv2.cvtColor(picture, cv2.COLOR_BGR2LAB), np.uint8)
    yield from _edge_masks(lab)
    yield from _colour_masks(lab)


def _edge_masks(lab: Picture) -> Iterator[Mask]:
    """Edges of any channel, from faint to strong, with small gaps closed."""
    for low, high in _EDGE_LEVELS:
        edges = np.zeros(lab.shape[:2], np.uint8)
        for channel in cv2.split(lab):
            edges |= cv2.Canny(channel, low, high, L2gradient=True).astype(np.uint8)
        for size in _GAPS_PX:
            yield np.asarray(
                cv2.morphologyEx(edges, cv2.MORPH_CLOSE, np.ones((size, size), np.uint8)), np.uint8
            )


def _colour_masks(lab: Picture) -> Iterator[Mask]:
    """Part the picture into its main colours; what differs from each of the commonest is a mask."""
    values = lab.astype(np.float32)
    for ground in _grounds(lab):
        away = np.sqrt(((values - ground) ** 2).sum(2))
        for least in _COLOUR_STEPS:
            mask = (away > least).astype(np.uint8)
            yield np.asarray(cv2.morphologyEx(mask, cv2.MORPH_OPEN, np.ones((5, 5), np.uint8)), np.uint8)


def _grounds(lab: Picture) -> npt.NDArray[np.float32]:
    pixels = cv2.resize(lab, (96, 54), interpolation=cv2.INTER_AREA).reshape(-1, 3).astype(np.float32)
    stop = (cv2.TERM_CRITERIA_EPS | cv2.TERM_CRITERIA_MAX_ITER, 20, 0.5)
    cv2.setRNGSeed(1)
    start = np.empty(0, np.int32)
    _, labels, centres = cv2.kmeans(pixels, _COLOURS, start, stop, 1, cv2.KMEANS_PP_CENTERS)
    common = np.argsort(np.bincount(labels.ravel(), minlength=_COLOURS))[::-1]
    return np.asarray(centres[common[:_GROUNDS]], np.float32)
