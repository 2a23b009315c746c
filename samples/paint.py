"""Painting on a canvas: clouds of colour, scattered shapes, and glyph masks with smooth edges."""

from __future__ import annotations

import cv2
import numpy as np
import numpy.typing as npt

from samples.glyphs import Random, Shape
from tactile.see.reads import Picture

Mask = npt.NDArray[np.float32]
"""How much of each pixel is covered: float32, shape (height, width), 0 to 1."""

Colour3 = tuple[float, float, float]
"""Blue, green, red, 0 to 255."""

_SHIFT = 4


def hsv(hue: float, saturation: float, value: float) -> Colour3:
    """A colour from hue (0 to 1), saturation and value (0 to 1)."""
    pixel = np.array([[[hue * 180 % 180, saturation * 255, value * 255]]], dtype=np.uint8)
    b, g, r = cv2.cvtColor(pixel, cv2.COLOR_HSV2BGR)[0, 0]
    return (float(b), float(g), float(r))


def any_colour(rng: Random, value: tuple[float, float] = (0.2, 1.0)) -> Colour3:
    """A colour of any hue, from grey to vivid."""
    return hsv(rng.random(), rng.beta(1.5, 1.5), rng.uniform(*value))


def clouds(height: int, width: int, rng: Random, grain: int = 6) -> Mask:
    """Soft noise of mean 0 and about ±1, with blotches of many sizes."""
    total = np.zeros((height, width), np.float32)
    for octave in range(3):
        cells = grain * 2**octave
        small = rng.standard_normal((max(2, cells * height // max(height, width)), cells)).astype(np.float32)
        total += cv2.resize(small, (width, height), interpolation=cv2.INTER_CUBIC) / (octave + 1)
    return total


def wash(height: int, width: int, rng: Random, first: Colour3, second: Colour3) -> npt.NDArray[np.float32]:
    """A cloudy ground between two colours: float32, shape (height, width, 3)."""
    small = 1 / (1 + np.exp(-1.6 * clouds(height // 4 + 1, width // 4 + 1, rng)))[..., None]
    ground = small * np.array(first, np.float32) + (1 - small) * np.array(second, np.float32)
    return np.asarray(cv2.resize(ground, (width, height)), np.float32)


def fixed(points: npt.NDArray[np.float64]) -> npt.NDArray[np.int32]:
    """Points in OpenCV's fixed-point form, so that edges are smooth to a sixteenth of a pixel."""
    return np.round(points * (1 << _SHIFT)).astype(np.int32)


def fill(picture: npt.NDArray[np.generic], points_px: npt.NDArray[np.float64], colour: Colour3) -> None:
    """Fill a polygon in place."""
    cv2.fillPoly(picture, [fixed(points_px)], colour, cv2.LINE_AA, _SHIFT)  # type: ignore[call-overload]


def shape_mask(shape: Shape, px_per_mm: float, at_px: tuple[float, float], size: tuple[int, int]) -> Mask:
    """Ink a shape on an empty mask of `size` (width, height); the shape's (0, 0) lies at `at_px`."""
    ink = np.zeros((size[1], size[0]), np.uint8)
    for stroke in shape:
        points = stroke.outline * px_per_mm + np.array(at_px)
        cv2.fillPoly(ink, [fixed(points)], 255 if stroke.ink else 0, cv2.LINE_AA, _SHIFT)
    return ink.astype(np.float32) / 255


def blend(picture: npt.NDArray[np.float32], mask: Mask, colour: Colour3 | npt.NDArray[np.float32]) -> None:
    """Lay a colour over a picture in place where the mask covers it."""
    left, top, width, height = cv2.boundingRect((mask > 0).view(np.uint8))
    region = (slice(top, top + height), slice(left, left + width))
    cover = mask[region][..., None]
    ink = np.asarray(colour, np.float32)
    picture[region] += cover * ((ink[region] if ink.ndim == 3 else ink) - picture[region])


def to_picture(values: npt.NDArray[np.float32]) -> Picture:
    """Round and clip to a picture."""
    return np.clip(values + 0.5, 0, 255).astype(np.uint8)


def spiral(rng: Random, radius_px: float, at_px: tuple[float, float]) -> npt.NDArray[np.float64]:
    """A curl, as printed faces have them, and rings must not be taken for it: points, shape (n, 2)."""
    turns = rng.uniform(1.5, 3)
    t = np.linspace(0.15, 1, 60)
    angle = t * turns * 2 * np.pi * rng.choice([-1, 1]) + rng.uniform(0, 6.3)
    return np.stack([at_px[0] + radius_px * t * np.cos(angle), at_px[1] + radius_px * t * np.sin(angle)], 1)
