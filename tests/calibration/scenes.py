"""Rendered tables of sticker cards whose truth is known: scale, tilt, corners, and what is wrong."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING

import cv2
import numpy as np

from engine.cards import WIZARD_DECK, card_name
from samples.cards import glyphs_of, make_card, random_deck_style
from samples.lens import CLEAN, Lens, take
from samples.paint import clouds
from samples.scene import Pinhole, Pose, Scene, project
from samples.table_tops import draw_table

if TYPE_CHECKING:
    import numpy.typing as npt

    from engine.cards import CardName
    from samples.cards import DeckStyle
    from samples.glyphs import Random
    from samples.paint import Canvas
    from tactile.see.reads import Picture

SIZE_PX = (1280, 720)


class Fault(StrEnum):
    """What is wrong with a picture."""

    NONE = "none"
    DARK = "dark"
    BURNT = "burnt"
    BLURRED = "blurred"
    GLOSSY = "glossy"


@dataclass(frozen=True, slots=True)
class Taken:
    """A picture with its truth: the corners (n, 4, 2) of its cards, and the scale at each."""

    picture: Picture
    camera: Pinhole
    corners: npt.NDArray[np.float64]
    px_per_mm: npt.NDArray[np.float64]
    cards: tuple[CardName, ...]
    size_mm: tuple[float, float]


def take_table(
    rng: Random, fault: Fault = Fault.NONE, tilt_deg: float | None = None, cards: int = 4
) -> Taken:
    """Lay cards side by side and take their picture."""
    camera = _camera(rng, tilt_deg)
    scene = Scene(draw_table(SIZE_PX[1], SIZE_PX[0], camera.px_per_mm, rng), camera)
    style = random_deck_style(rng)
    light_rad = rng.uniform(0, 6.3)
    corners, scales, names = [], [], []
    for pose in _poses(scene, style, rng, cards):
        card = WIZARD_DECK.cards[int(rng.integers(60))]
        corners.append(scene.lay(make_card(glyphs_of(card), style, rng, light_rad - pose.angle_rad), pose))
        scales.append(scale_at(scene, pose))
        names.append(card_name(card))
    _light(scene.canvas, rng)
    if fault is Fault.GLOSSY:
        _gloss(scene.canvas, np.array(corners), camera.px_per_mm, rng)
    picture = take(scene.canvas, _lens(rng, fault, camera.px_per_mm), rng)
    return Taken(picture, camera, np.array(corners), np.array(scales), tuple(names), style.face.size_mm)


def _camera(rng: Random, tilt_deg: float | None) -> Pinhole:
    focal_px = SIZE_PX[0] * rng.uniform(0.7, 1.1)
    px_per_mm = rng.uniform(2.7, 3.6)
    tilt = rng.uniform(0, 35) if tilt_deg is None else tilt_deg
    return Pinhole(px_per_mm, focal_px / px_per_mm, np.deg2rad(tilt), rng.uniform(0, 6.3), SIZE_PX)


def scale_at(scene: Scene, pose: Pose) -> float:
    """Pixels per millimetre at a place of the table: the square root of how a small area grows."""
    x, y, step = pose.x_mm, pose.y_mm, 0.01
    here, right, down = project(scene.matrix, np.array([[x, y], [x + step, y], [x, y + step]]))
    return float(np.sqrt(abs(np.linalg.det(np.stack([right - here, down - here]))))) / step


def _poses(scene: Scene, style: DeckStyle, rng: Random, count: int) -> list[Pose]:
    """Places where whole cards lie in the picture, none over another."""
    reach = float(np.hypot(*style.face.size_mm))
    width, height = SIZE_PX
    poses: list[Pose] = []
    for _ in range(600):
        x, y = rng.uniform(-300, 300, 2)
        ring = np.linspace(0, 2 * np.pi, 12)
        around = np.array([x, y]) + 0.52 * reach * np.stack([np.cos(ring), np.sin(ring)], 1)
        seen = project(scene.matrix, around)
        inside = (seen > 0).all() and (seen < [width - 1, height - 1]).all()
        if inside and all(np.hypot(x - p.x_mm, y - p.y_mm) > reach * 0.95 for p in poses):
            poses.append(Pose(x, y, rng.uniform(0, 6.3)))
        if len(poses) == count:
            break
    return poses


def _light(canvas: Canvas, rng: Random) -> None:
    height, width = canvas.shape[:2]
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    angle, depth = rng.uniform(0, 6.3), rng.uniform(0, 0.3)
    ramp = np.cos(angle) * (x / width - 0.5) + np.sin(angle) * (y / height - 0.5)
    canvas *= ((1 + depth * ramp) * (1 + 0.03 * clouds(height, width, rng, 2)))[..., None].astype(np.float32)


def _gloss(canvas: Canvas, corners: npt.NDArray[np.float64], px_per_mm: float, rng: Random) -> None:
    """Mirror a lamp in one or two cards."""
    for quad in corners[: int(rng.integers(1, 3))]:
        spot = np.zeros(canvas.shape[:2], np.float32)
        at = np.round(quad.mean(0) + rng.uniform(-12, 12, 2) * px_per_mm).astype(int).tolist()
        axes = np.round(rng.uniform([12, 7], [24, 14]) * px_per_mm).astype(int).tolist()
        cv2.ellipse(spot, at, axes, rng.uniform(0, 180), 0, 360, 1.0, -1)
        blurred = cv2.GaussianBlur(spot, (0, 0), rng.uniform(1.5, 4) * px_per_mm)
        canvas += (blurred * rng.uniform(250, 400))[..., None]


def _lens(rng: Random, fault: Fault, px_per_mm: float) -> Lens:
    lens = replace(
        CLEAN,
        exposure=rng.uniform(0.75, 1.05),
        warmth=rng.uniform(-0.2, 0.25),
        blur_px=rng.uniform(0.3, 0.9),
        noise=rng.uniform(0.5, 4),
        sharpen=rng.uniform(0, 0.6),
        jpeg_quality=int(rng.integers(70, 97)),
    )
    match fault:
        case Fault.DARK:
            return replace(lens, exposure=rng.uniform(0.07, 0.2), noise=rng.uniform(2, 8))
        case Fault.BURNT:
            return replace(lens, exposure=rng.uniform(2.2, 4.0))
        case Fault.BLURRED:
            return replace(lens, blur_px=rng.uniform(0.75, 1.6) * px_per_mm)
    return lens
