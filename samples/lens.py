"""What light and a cheap camera do to a scene: shade, glare, blur, motion, noise, sharpening, JPEG."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import cv2
import numpy as np

from samples.paint import blurred, clouds, to_picture

if TYPE_CHECKING:
    import numpy.typing as npt

    from samples.glyphs import Random
    from samples.paint import Canvas
    from tactile.see.reads import Picture


@dataclass(frozen=True, slots=True)
class Lens:
    """How one picture is taken. Sigmas in pixels, noise as standard deviation at mid grey (of 255)."""

    exposure: float
    warmth: float
    blur_px: float
    motion_px: float
    motion_rad: float
    noise: float
    sharpen: float
    jpeg_quality: int
    gamma: float


def random_lens(rng: Random, harsh: float = 0.5) -> Lens:
    """Draw a way to take a picture; `harsh` 0 is a good webcam in daylight, 1 the worst still legible."""
    return Lens(
        exposure=float(np.exp(rng.normal(0, 0.12 + 0.3 * harsh))),
        warmth=rng.uniform(-0.25, 0.3),
        blur_px=rng.uniform(0.3, 0.7 + 1.0 * harsh),
        motion_px=rng.uniform(1, 5) if rng.random() < 0.15 * harsh else 0.0,
        motion_rad=rng.uniform(0, 3.15),
        noise=rng.uniform(0.5, 2) if rng.random() > harsh else rng.uniform(1, 16),
        sharpen=rng.uniform(0, 1.2) if rng.random() < 0.5 else 0.0,
        jpeg_quality=int(rng.integers(50, 97)),
        gamma=rng.uniform(0.85, 1.2),
    )


CLEAN: Final = Lens(1.0, 0.0, 0.5, 0.0, 0.0, 1.0, 0.3, 92, 1.0)
"""A good webcam in even light."""


@dataclass(frozen=True, slots=True)
class RoomLight:
    """How a room's light falls on a picture: gain (h, w, 1), and what glossy spots add to it (h, w, 1)."""

    gain: npt.NDArray[np.float32]
    glare: npt.NDArray[np.float32]

    def fall_on(self, scene: Canvas) -> None:
        """Light a scene in place."""
        scene *= self.gain
        scene += self.glare


def room_light(height: int, width: int, rng: Random, harsh: float = 0.5) -> RoomLight:
    """Draw a room's light: a gradient, soft and hard shadows, now and then a glossy spot."""
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    angle, depth = rng.uniform(0, 6.3), rng.uniform(0, 0.25 + 0.35 * harsh)
    ramp = (np.cos(angle) * x / width + np.sin(angle) * y / height).astype(np.float32)
    gain = 1 + depth * (ramp - ramp.mean())
    if rng.random() < harsh:
        gain *= 1 - rng.uniform(0, 0.5) * _shadow(height, width, rng)
    gain *= 1 + 0.04 * clouds(height, width, rng, 2)
    glossy = rng.random() < 0.3 * harsh + 0.05
    glare = _glare(height, width, rng) if glossy else np.zeros((height, width), np.float32)
    return RoomLight(np.asarray(gain, np.float32)[..., None], glare[..., None])


def _shadow(height: int, width: int, rng: Random) -> npt.NDArray[np.float32]:
    mask = np.zeros((height, width), np.float32)
    corners = rng.uniform(-0.3, 1.3, (4, 2)) * np.array([width, height])
    cv2.fillPoly(mask, [cv2.convexHull(corners.astype(np.int32))], (1.0,))
    return blurred(mask, float(rng.choice([1.0, 4.0, 20.0])))


def _glare(height: int, width: int, rng: Random) -> npt.NDArray[np.float32]:
    spot = np.zeros((height, width), np.float32)
    at = (int(rng.uniform(0, width)), int(rng.uniform(0, height)))
    axes = (int(rng.uniform(10, 70)), int(rng.uniform(6, 40)))
    cv2.ellipse(spot, at, axes, rng.uniform(0, 180), 0, 360, (1.0,), -1)
    return np.asarray(blurred(spot, rng.uniform(3, 15)) * rng.uniform(60, 260), np.float32)


def take(scene: Canvas, lens: Lens, rng: Random) -> Picture:
    """Take the picture of a lit scene."""
    light = through(scene, lens)
    light += grain(light, lens, rng)
    return coded(to_picture(sharpened(light, lens)), lens)


def through(scene: Canvas, lens: Lens) -> Canvas:
    """Let a lit scene fall on the sensor: exposed, tinted, out of focus, smeared by motion."""
    tint = lens.exposure * np.array([1 - lens.warmth / 2, 1, 1 + lens.warmth / 2], np.float32)
    light = blurred(scene * tint, max(lens.blur_px, 0.15))
    if lens.motion_px >= 1:
        light = np.asarray(cv2.filter2D(light, -1, _motion(lens)), np.float32)
    return light


def _motion(lens: Lens) -> npt.NDArray[np.float32]:
    """Give the way of a point while the shutter is open, as weights that add up to 1."""
    size = 2 * int(np.ceil(lens.motion_px)) + 3
    kernel = np.zeros((size, size), np.float32)
    half = 0.5 * lens.motion_px * np.array([np.cos(lens.motion_rad), np.sin(lens.motion_rad)])
    middle = np.array([size // 2, size // 2])
    start, end = (np.round(middle + way).astype(int).tolist() for way in (-half, half))
    cv2.line(kernel, start, end, (1.0,), 1)
    return np.asarray(kernel / kernel.sum(), np.float32)


def grain(light: Canvas, lens: Lens, rng: Random) -> Canvas:
    """Draw sensor noise: it grows with light; a cheap camera smooths it, in colour more than in grey."""
    height, width = light.shape[:2]
    grey = rng.standard_normal((height, width), np.float32)[..., None]
    tint = blurred(rng.standard_normal((height, width, 3), np.float32), 1.0)
    level = lens.noise * np.sqrt(np.clip(light, 4, 255) / 128)
    return np.asarray(level * (0.8 * grey + 0.9 * tint), np.float32)


def sharpened(light: Canvas, lens: Lens) -> Canvas:
    """Sharpen as the camera does."""
    return light + lens.sharpen * (light - blurred(light, 1.2)) if lens.sharpen else light


def coded(shot: Picture, lens: Lens) -> Picture:
    """Bend the picture's levels, and code it as JPEG and back."""
    if lens.gamma != 1:
        curve = to_picture(255 * np.power(np.arange(256, dtype=np.float32) / 255, np.float32(lens.gamma)))
        shot = np.asarray(cv2.LUT(shot, curve), np.uint8)
    _, code = cv2.imencode(".jpg", shot, [cv2.IMWRITE_JPEG_QUALITY, lens.jpeg_quality])
    return np.asarray(cv2.imdecode(code, cv2.IMREAD_COLOR), np.uint8)
