"""What print, paint and paper look like from near: brushwork, mottling, grain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import cv2
import numpy as np

from samples.paint import blurred

if TYPE_CHECKING:
    import numpy.typing as npt

    from samples.glyphs import Random
    from samples.paint import Canvas, Mask

_FINE: Final = 2
"""Textures are drawn at this fraction of the canvas's scale."""


def roughen(canvas: Canvas, px_per_mm: float, strength: float, rng: Random) -> None:
    """Lay brushwork and mottling over a canvas in place: `strength` 0 leaves it flat, 1 is wild."""
    height, width = canvas.shape[0] // _FINE + 1, canvas.shape[1] // _FINE + 1
    scale = px_per_mm / _FINE
    tone = np.zeros((height, width), np.float32)
    for _ in range(int(rng.integers(1, 4))):
        layer = _strokes if rng.random() < 0.6 else _mottles
        tone += layer(height, width, scale, rng) * rng.uniform(0.3, 1)
    tint = rng.normal(1, 0.25, 3).astype(np.float32)
    large = cv2.resize(tone, canvas.shape[1::-1], interpolation=cv2.INTER_LINEAR)
    canvas += (32 * strength * large)[..., None] * tint


def grained(canvas: Canvas, px_per_mm: float, level: float, rng: Random) -> None:
    """Give a canvas the grain of paper and of the printer's screen, in place."""
    step = max(1, round(px_per_mm * rng.uniform(0.12, 0.4)))
    height, width = canvas.shape[0] // step + 1, canvas.shape[1] // step + 1
    grain = rng.standard_normal((height, width), np.float32)
    canvas += (level * cv2.resize(grain, canvas.shape[1::-1], interpolation=cv2.INTER_LINEAR))[..., None]


def _strokes(height: int, width: int, px_per_mm: float, rng: Random) -> Mask:
    """Draw short strokes of light and dark that lie one way, or a few ways, as fur, grass or brushes do."""
    length, thick = px_per_mm * rng.uniform(1.5, 7), px_per_mm * rng.uniform(0.15, 0.6)
    noise = rng.standard_normal((height, width), np.float32)
    way = rng.uniform(0, np.pi)
    one = _smeared(noise, length, thick, way)
    if rng.random() < 0.3:
        return one
    other = _smeared(noise, length, thick, way + rng.uniform(0.4, 1.6))
    return np.asarray(np.where(_even(blurred(noise, 4 * px_per_mm)) > 0, one, other), np.float32)


def _smeared(noise: Mask, length_px: float, thick_px: float, way_rad: float) -> Mask:
    half = int(length_px / 2) + 2
    y, x = np.mgrid[-half : half + 1, -half : half + 1]
    along, across = x * np.cos(way_rad) + y * np.sin(way_rad), y * np.cos(way_rad) - x * np.sin(way_rad)
    kernel = np.exp(-((along / (length_px / 2.5)) ** 2) - (across / max(thick_px, 0.5)) ** 2)
    return _even(np.asarray(cv2.filter2D(noise, -1, kernel), np.float32))


def _mottles(height: int, width: int, px_per_mm: float, rng: Random) -> Mask:
    """Draw blotches of one size; now and then only the darkest or the lightest of them."""
    blotches = _even(
        blurred(rng.standard_normal((height, width), np.float32), px_per_mm * rng.uniform(0.2, 1.6))
    )
    if rng.random() < 0.5:
        return blotches
    few = np.maximum(blotches - rng.uniform(0.3, 1.3), 0)
    return np.asarray(few * rng.choice([-2.0, 2.0]), np.float32)


def _even(values: npt.NDArray[np.floating]) -> Mask:
    """Bring noise to a spread of 1."""
    return np.asarray(values / max(float(np.std(values)), 1e-6), np.float32)
