"""Painting on a canvas: clouds of colour, scattered shapes, and glyph masks with smooth edges."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import cv2
import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from samples.glyphs import Random
    from samples.outlines import Shape
    from tactile.see.reads import Picture

Canvas = npt.NDArray[np.float32]
"""A picture being painted: float32, shape (height, width, 3), blue, green, red, 0 to 255 and past it."""

Mask = npt.NDArray[np.float32]
"""How much of each pixel is covered: float32, shape (height, width), 0 to 1."""

Colour3 = tuple[float, float, float]
"""Blue, green, red, 0 to 255."""

_SHIFT: Final = 4


def hsv(hue: float, saturation: float, value: float) -> Colour3:
    """Give a colour by hue (0 to 1), saturation and value (0 to 1)."""
    pixel = np.array([[[hue * 180 % 180, saturation * 255, value * 255]]], dtype=np.uint8)
    b, g, r = cv2.cvtColor(pixel, cv2.COLOR_HSV2BGR)[0, 0]
    return (float(b), float(g), float(r))


def any_colour(rng: Random, value: tuple[float, float] = (0.2, 1.0)) -> Colour3:
    """Draw a colour of any hue, from grey to vivid."""
    return hsv(rng.random(), rng.beta(1.5, 1.5), rng.uniform(*value))


def clouds(height: int, width: int, rng: Random, grain: int = 6) -> Mask:
    """Draw soft noise of mean 0 and about ±1, with blotches of many sizes."""
    total = np.zeros((height, width), np.float32)
    for octave in range(3):
        cells = grain * 2**octave
        small = rng.standard_normal((max(2, cells * height // max(height, width)), cells)).astype(np.float32)
        total += cv2.resize(small, (width, height), interpolation=cv2.INTER_CUBIC) / (octave + 1)
    return total


def wash(height: int, width: int, rng: Random, first: Colour3, second: Colour3) -> Canvas:
    """Draw a cloudy ground between two colours."""
    small = 1 / (1 + np.exp(-1.6 * clouds(height // 4 + 1, width // 4 + 1, rng)))[..., None]
    ground = small * np.array(first, np.float32) + (1 - small) * np.array(second, np.float32)
    return np.asarray(cv2.resize(ground, (width, height)), np.float32)


def blurred(values: Canvas, sigma_px: float) -> Canvas:
    """Blur a canvas or a mask."""
    return np.asarray(cv2.GaussianBlur(values, (0, 0), sigma_px), np.float32)


def fixed(points: npt.NDArray[np.float64]) -> npt.NDArray[np.int32]:
    """Give points in OpenCV's fixed-point form, so that edges are smooth to a sixteenth of a pixel."""
    return np.round(points * (1 << _SHIFT)).astype(np.int32)


def fill(picture: Canvas, points_px: npt.NDArray[np.float64], colour: Colour3) -> None:
    """Fill a polygon in place."""
    cv2.fillPoly(picture, [fixed(points_px)], colour, cv2.LINE_AA, _SHIFT)


def draw_line(picture: Canvas, points_px: npt.NDArray[np.float64], colour: Colour3, thick_px: int) -> None:
    """Draw an open line through points (n, 2) in place."""
    line = np.round(points_px).astype(np.int32)
    cv2.polylines(picture, [line], isClosed=False, color=colour, thickness=thick_px, lineType=cv2.LINE_AA)


def dot(picture: Canvas, at_px: npt.ArrayLike, radius_px: float, colour: Colour3) -> None:
    """Draw a full disc in place, its middle and radius cut to whole pixels."""
    x, y = np.asarray(at_px).astype(int).tolist()
    cv2.circle(picture, (x, y), int(radius_px), colour, -1, cv2.LINE_AA)


def shape_mask(shape: Shape, px_per_mm: float, at_px: tuple[float, float], size: tuple[int, int]) -> Mask:
    """Ink a shape on an empty mask of `size` (width, height); the shape's (0, 0) lies at `at_px`."""
    ink = np.zeros((size[1], size[0]), np.uint8)
    for stroke in shape:
        points = stroke.outline * px_per_mm + np.array(at_px)
        cv2.fillPoly(ink, [fixed(points)], 255 if stroke.ink else 0, cv2.LINE_AA, _SHIFT)
    return np.asarray(ink.astype(np.float32) / 255, np.float32)


def blend(picture: Canvas, mask: Mask, colour: Colour3 | Canvas) -> None:
    """Lay a colour over a picture in place where the mask covers it."""
    left, top, width, height = cv2.boundingRect((mask > 0).view(np.uint8))
    region = (slice(top, top + height), slice(left, left + width))
    cover = mask[region][..., None]
    ink = np.asarray(colour, np.float32)
    picture[region] += cover * ((ink[region] if ink.ndim == 3 else ink) - picture[region])


def to_picture(values: npt.NDArray[np.float32]) -> Picture:
    """Round and clip to a picture."""
    return np.asarray(np.clip(values + 0.5, 0, 255), np.uint8)


def spiral(rng: Random, radius_px: float, at_px: tuple[float, float]) -> npt.NDArray[np.float64]:
    """Draw a curl, as printed faces have them, for no ring must be seen in it: points, shape (n, 2)."""
    turns = rng.uniform(1.5, 3)
    t = np.linspace(0.15, 1, 60)
    angle = t * turns * 2 * np.pi * rng.choice([-1, 1]) + rng.uniform(0, 6.3)
    return np.stack([at_px[0] + radius_px * t * np.cos(angle), at_px[1] + radius_px * t * np.sin(angle)], 1)
