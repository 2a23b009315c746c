"""Sticking a label's raised glyphs on a printed face: the four kinds of stickers and their relief."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

import cv2
import numpy as np

from samples.faces import PX_PER_MM
from samples.outlines import Stroke, turned
from samples.paint import any_colour, blend, blurred, hsv, shape_mask

if TYPE_CHECKING:
    import numpy.typing as npt

    from samples.glyphs import Random
    from samples.labels import Label
    from samples.outlines import Shape
    from samples.paint import Canvas, Colour3, Mask
    from tactile.see.codebook import Glyph


class StickerKind(Enum):
    """The kinds of stickers, from easy to hard (sticker code, On the card)."""

    PRINTED_LABEL = "A"
    DARK_ON_ART = "B"
    COLOURED_ON_ART = "C"
    CLEAR_RELIEF = "D"


@dataclass(frozen=True, slots=True)
class StickerStyle:
    """What all stickers of one deck share."""

    kind: StickerKind
    ink: Colour3
    paper: Colour3
    margin_mm: float
    height_mm: float
    gloss: float


@dataclass(frozen=True, slots=True)
class StuckGlyph:
    """A glyph on its card: where, how wide, and how far from what is round it (CIELAB distance)."""

    glyph: Glyph
    x_mm: float
    y_mm: float
    size_mm: float
    contrast: float


@dataclass(frozen=True, slots=True)
class Place:
    """Where a label's middle lies on a card, and how it is turned."""

    x_mm: float
    y_mm: float
    angle_rad: float


def random_sticker_style(
    rng: Random, kinds: tuple[float, float, float, float] = (0.3, 0.36, 0.28, 0.06)
) -> StickerStyle:
    """Draw one deck's stickers; `kinds` are the chances of A, B, C and D."""
    kind = list(StickerKind)[int(rng.choice(4, p=kinds))]
    dark = hsv(rng.random(), rng.uniform(0, 0.5), rng.uniform(0.03, 0.22))
    return StickerStyle(
        kind=kind,
        ink=_any_ink(rng) if kind is StickerKind.COLOURED_ON_ART else dark,
        paper=hsv(rng.random(), rng.uniform(0, 0.28), rng.uniform(0.78, 1.0)),
        margin_mm=rng.uniform(1.0, 3.0),
        height_mm=rng.uniform(0.3, 1.0),
        gloss=rng.beta(1, 3),
    )


def _any_ink(rng: Random) -> Colour3:
    if rng.random() < 0.25:
        return hsv(rng.uniform(0.08, 0.16), rng.uniform(0, 0.9), rng.uniform(0.7, 1.0))
    return any_colour(rng, (0.15, 1.0))


def stick(
    face: Canvas, label: Label, place: Place, style: StickerStyle, light_rad: float
) -> tuple[StuckGlyph, ...]:
    """Stick a label on a face in place; `light_rad` is where the light comes from, in the card's frame."""
    if style.kind is StickerKind.PRINTED_LABEL:
        _paper(face, label, place, style)
    cos, sin = np.cos(place.angle_rad), np.sin(place.angle_rad)
    stuck = []
    for glyph in label.glyphs:
        x = place.x_mm + cos * glyph.x_mm - sin * glyph.y_mm
        y = place.y_mm + sin * glyph.x_mm + cos * glyph.y_mm
        shape = turned(glyph.shape, place.angle_rad, (place.x_mm, place.y_mm))
        contrast = _one_glyph(face, shape, style, light_rad)
        stuck.append(StuckGlyph(glyph.glyph, x, y, glyph.size_mm, contrast))
    return tuple(stuck)


def _paper(face: Canvas, label: Label, place: Place, style: StickerStyle) -> None:
    half = np.array([label.half_width_mm, label.half_height_mm]) + style.margin_mm
    box = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * half
    sheet = turned((Stroke(box),), place.angle_rad, (place.x_mm, place.y_mm))
    region, mask = _masked_region(sheet, (face.shape[1], face.shape[0]))
    shadow = blurred(mask, 2.5)
    face[region] *= 1 - 0.35 * np.clip(shadow - mask, 0, 1)[..., None]
    blend(face[region], mask, style.paper)


def _one_glyph(face: Canvas, shape: Shape, style: StickerStyle, light_rad: float) -> float:
    region, mask = _masked_region(shape, (face.shape[1], face.shape[0]))
    spot = face[region]
    if spot.size == 0:
        return 0.0
    contrast = _contrast(spot, mask, style.ink)
    light = np.array([np.cos(light_rad), np.sin(light_rad)])
    _shadow(spot, mask, light, style.height_mm)
    clear = style.kind is StickerKind.CLEAR_RELIEF
    if not clear:
        blend(spot, mask, style.ink)
    _bevel(spot, mask, light, style, clear=clear)
    return 40.0 * style.height_mm if clear else contrast


def _masked_region(shape: Shape, size: tuple[int, int]) -> tuple[tuple[slice, slice], Mask]:
    points = np.concatenate([stroke.outline for stroke in shape if stroke.ink]) * PX_PER_MM
    margin = 2 * PX_PER_MM
    left, top = np.maximum(np.floor(points.min(0)).astype(int) - margin, 0)
    right, bottom = np.minimum(np.ceil(points.max(0)).astype(int) + margin, size)
    wide, high = max(int(right - left), 0), max(int(bottom - top), 0)
    mask = shape_mask(shape, PX_PER_MM, (-float(left), -float(top)), (max(wide, 1), max(high, 1)))
    return (slice(int(top), int(top) + high), slice(int(left), int(left) + wide)), mask[:high, :wide]


def _contrast(spot: Canvas, mask: Mask, ink: Colour3) -> float:
    ring = (cv2.dilate(mask, np.ones((9, 9), np.uint8)) > 0.5) & (mask < 0.1)
    if not ring.any():
        return 0.0
    both = np.stack([spot[ring], np.broadcast_to(np.array(ink, np.float32), (int(ring.sum()), 3))]) / 255
    lab = cv2.cvtColor(both.astype(np.float32), cv2.COLOR_BGR2LAB)
    return float(np.percentile(np.linalg.norm(lab[0] - lab[1], axis=1), 25))


def _shadow(spot: Canvas, mask: Mask, light: npt.NDArray[np.float64], height_mm: float) -> None:
    reach = -light * height_mm * PX_PER_MM * 0.9
    move = np.array([[1, 0, reach[0]], [0, 1, reach[1]]], np.float64)
    cast = cv2.warpAffine(mask, move, (mask.shape[1], mask.shape[0]))
    soft = blurred(np.maximum(cast, 0.5 * mask), 0.25 * height_mm * PX_PER_MM + 0.6)
    spot *= 1 - 0.45 * (soft * (1 - mask))[..., None]


def _bevel(
    spot: Canvas,
    mask: Mask,
    light: npt.NDArray[np.float64],
    style: StickerStyle,
    *,
    clear: bool,
) -> None:
    """Let edges catch the light on one side and lose it on the other; a clear bump shows by these alone."""
    dome = blurred(mask, 1.0 + style.height_mm * (3.0 if clear else 1.5))
    slope_x = cv2.Sobel(dome, cv2.CV_32F, 1, 0, ksize=3)
    slope_y = cv2.Sobel(dome, cv2.CV_32F, 0, 1, ksize=3)
    towards = -(slope_x * light[0] + slope_y * light[1])
    strength = (260.0 if clear else 60.0) * (0.4 + style.height_mm)
    inside = np.clip(mask * 1.5, 0, 1)
    spot += (strength * (0.35 + style.gloss) * np.clip(towards, -0.35, 1) * inside)[..., None]
    shine = np.clip(towards - 0.12, 0, 1) * (style.gloss if not clear else 0.5 + style.gloss)
    spot += (420.0 * shine * inside)[..., None]
