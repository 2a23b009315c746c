"""Printed faces of cards: art full of look-alike blobs, a coloured frame, an index in the corners."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import cv2
import numpy as np

from samples.glyphs import glyph_shape, random_style
from samples.outlines import round_points, turned
from samples.paint import (
    any_colour,
    blend,
    draw_line,
    fill,
    hsv,
    shape_mask,
    spiral,
    to_picture,
    wash,
)
from samples.panels import lay_panel
from samples.texture import grained, roughen
from tactile.see.codebook import Glyph

if TYPE_CHECKING:
    from samples.glyphs import Random
    from samples.paint import Canvas, Colour3, Mask
    from tactile.see.reads import Picture

PX_PER_MM: Final = 8
"""Faces are drawn at this scale and shrunk to the camera's."""

WIZARD_MM: Final = (59.0, 91.0)
POKER_MM: Final = (63.0, 88.0)

PANELS: Final = (0.5, 0.3, 0.2)
"""How often a face has no, one and two large shapes with straight edges."""

_HUES: Final = {"red": 0.0, "yellow": 0.14, "green": 0.33, "blue": 0.61}
_FONTS: Final = (
    cv2.FONT_HERSHEY_SIMPLEX,
    cv2.FONT_HERSHEY_DUPLEX,
    cv2.FONT_HERSHEY_COMPLEX,
    cv2.FONT_HERSHEY_TRIPLEX,
)


@dataclass(frozen=True, slots=True)
class FaceStyle:
    """What the faces of one printed deck share."""

    size_mm: tuple[float, float]
    border_mm: float
    frame_mm: float
    border: Colour3
    font: int
    index_mm: float
    indexed_corners: int
    busy: float
    """How much art: 0 a plain ground, 1 a crowd of shapes."""
    bold: float
    """How far the art's shapes stand out: 0 not at all, 1 they have any colour."""
    rough: float
    """How much brushwork: 0 flat colours, 1 a wild painting."""
    grain: float
    """How far the paper's grain spreads, in grey levels."""


def random_face_style(rng: Random) -> FaceStyle:
    """Draw the style of one printed deck."""
    light = rng.random() < 0.6
    bold = rng.uniform(0.1, 0.6) if rng.random() < 0.65 else rng.uniform(0.6, 1.0)
    return FaceStyle(
        size_mm=WIZARD_MM if rng.random() < 0.7 else POKER_MM,
        border_mm=rng.uniform(1, 4),
        frame_mm=rng.uniform(0.5, 4),
        border=hsv(rng.random(), rng.uniform(0, 0.2), rng.uniform(0.85, 1) if light else rng.uniform(0, 0.3)),
        font=int(rng.choice(_FONTS)),
        index_mm=rng.uniform(4, 8),
        indexed_corners=int(rng.choice([2, 2, 4])),
        busy=rng.beta(1.2, 2.2),
        bold=bold,
        rough=max(0.0, rng.uniform(-0.3, 0.9)),
        grain=rng.gamma(1.5, 4),
    )


def draw_face(index: str, colour: str, style: FaceStyle, rng: Random) -> Picture:
    """Draw one face: index text (7, Z, N …) and frame colour (a name, or "" for none). No stickers."""
    width, height = (round(side * PX_PER_MM) for side in style.size_mm)
    face = wash(height, width, rng, any_colour(rng), any_colour(rng))
    if rng.random() < 0.7:
        roughen(face, PX_PER_MM, style.rough, rng)
    _art(face, style, rng)
    if rng.random() < 0.4:
        roughen(face, PX_PER_MM, 0.5 * style.rough, rng)
    frame = hsv(
        _HUES.get(colour, rng.random()) + rng.uniform(-0.02, 0.02),
        rng.uniform(0.5, 0.95),
        rng.uniform(0.4, 0.9),
    )
    _frame(face, style, frame, rng)
    grained(face, PX_PER_MM, style.grain, rng)
    _indices(face, index, style, frame, rng)
    return to_picture(face)


def _art(face: Canvas, style: FaceStyle, rng: Random) -> None:
    height, width = face.shape[:2]
    for _ in range(int(rng.choice(len(PANELS), p=PANELS))):
        lay_panel(face, PX_PER_MM, rng)
    for _ in range(int(3 + style.busy * rng.integers(10, 60))):
        at = (rng.uniform(0, width), rng.uniform(0, height))
        _one_shape(face, at, PX_PER_MM * rng.uniform(1.0, 9.0), style.bold, rng)
    for _ in range(int(style.busy * rng.integers(0, 5))):
        _long_shape(face, rng)


def _one_shape(face: Canvas, at: tuple[float, float], radius: float, bold: float, rng: Random) -> None:
    ground = face[int(at[1]), int(at[0])]
    blue, green, red = (ground + bold * (np.array(any_colour(rng, (0.05, 1.0))) - ground)).tolist()
    colour = (blue, green, red)
    pick = rng.random()
    draw = next(draw for below, draw in _SHAPES if pick < below)
    draw(face, at, radius, colour, rng)


def _lump(face: Canvas, at: tuple[float, float], radius: float, colour: Colour3, rng: Random) -> None:
    radii = radius * rng.uniform(0.75, 1.15, int(rng.integers(3, 12)))
    fill(face, np.array(at) + round_points(radii, rng.uniform(0, 6)), colour)


def _ellipse(face: Canvas, at: tuple[float, float], radius: float, colour: Colour3, rng: Random) -> None:
    axes = (radius, radius * rng.uniform(0.5, 1))
    thickness = -1 if rng.random() < 0.8 else int(rng.integers(2, 8))
    cv2.ellipse(face, (at, axes, rng.uniform(0, 360)), colour, thickness, cv2.LINE_AA)


def _curl(face: Canvas, at: tuple[float, float], radius: float, colour: Colour3, rng: Random) -> None:
    draw_line(face, spiral(rng, radius * 0.8, at), colour, int(rng.integers(2, 6)))


def _polygon(face: Canvas, at: tuple[float, float], radius: float, colour: Colour3, rng: Random) -> None:
    sides = int(rng.integers(3, 6))
    first_rad = rng.uniform(0, 6)
    stretch = rng.uniform(0.3, 1.2, 2) * radius * 1.4
    fill(face, np.array(at) + round_points(np.tile(stretch, (sides, 1)), first_rad), colour)


def _look_alike(face: Canvas, at: tuple[float, float], radius: float, colour: Colour3, rng: Random) -> None:
    """Print a glyph-like shape that is no sticker: too big, too small, outlined, faint or two-coloured."""
    glyph = list(Glyph)[int(rng.integers(len(Glyph)))]
    shape = turned(glyph_shape(glyph, random_style(rng)), rng.uniform(0, 6.3))
    height, width = face.shape[:2]
    scale = radius / 5 if rng.random() < 0.7 else PX_PER_MM * rng.uniform(0.25, 0.6)
    mask = shape_mask(shape, scale, at, (width, height)) * rng.uniform(0.3, 1.0)
    if rng.random() < 0.4:
        mask = np.clip(cv2.dilate(mask, np.ones((5, 5), np.uint8)) - mask * rng.uniform(0.5, 1), 0, 1)
    blend(face, mask, colour)


_SHAPES: Final = ((0.34, _lump), (0.55, _ellipse), (0.72, _curl), (0.755, _look_alike), (1.0, _polygon))
"""What the art is made of, each up to its share of 1."""


def _long_shape(face: Canvas, rng: Random) -> None:
    height, width = face.shape[:2]
    colour = any_colour(rng, (0.1, 0.9))
    foot = np.array([rng.uniform(0, width), rng.uniform(0.4, 1) * height])
    spread, rise = rng.uniform(0.05, 0.4) * width, rng.uniform(0.2, 0.7) * height
    corners = np.array([[-spread, 0], [spread, 0], [rng.uniform(-0.2, 0.3) * spread, -rise]])
    fill(face, foot + corners, colour)
    for _ in range(int(rng.integers(0, 6))):
        x = rng.uniform(-spread, spread) * 0.8
        draw_line(face, foot + np.array([[0, -rise], [x, 0]]), any_colour(rng), int(rng.integers(2, 6)))


def _frame(face: Canvas, style: FaceStyle, frame: Colour3, rng: Random) -> None:
    height, width = face.shape[:2]
    edge = int((style.border_mm + style.frame_mm) * PX_PER_MM)
    if rng.random() < 0.25:
        face[:edge] = frame
        face[height - edge :] = frame
    else:
        _rectangle(face, edge // 2, frame, edge)
    if rng.random() < 0.5:
        _rectangle(face, edge, any_colour(rng), int(rng.integers(2, 4)))
    line = int(style.border_mm * PX_PER_MM)
    low, high = line // 2 - 1, line // 2
    cv2.rectangle(face, (low, low), (width - high, height - high), style.border, line + 1)


def _rectangle(face: Canvas, inset: int, colour: Colour3, thick: int) -> None:
    height, width = face.shape[:2]
    cv2.rectangle(face, (inset, inset), (width - inset, height - inset), colour, thick)


def _indices(face: Canvas, index: str, style: FaceStyle, frame: Colour3, rng: Random) -> None:
    """Print the index in its corners, those at the far side turned by 180 degrees."""
    height, width = face.shape[:2]
    size = int(style.index_mm * PX_PER_MM * 1.7)
    badge = _badge(index, size, style, frame, rng)
    inset = int((style.border_mm + rng.uniform(0, 2)) * PX_PER_MM)
    corners = [(inset, inset, False), (width - inset - size, height - inset - size, True)]
    if style.indexed_corners == 4:
        corners += [(width - inset - size, inset, False), (inset, height - inset - size, True)]
    for x, y, upside_down in corners:
        turns = 2 if upside_down else 0
        cover = np.rot90(badge.cover, turns)[..., None]
        spot = face[y : y + size, x : x + size]
        spot *= 1 - cover
        spot += np.rot90(badge.ink, turns) * cover


@dataclass(frozen=True, slots=True)
class _Badge:
    """An index as it is printed: its colours, and how much of the face they cover."""

    ink: Canvas
    cover: Mask

    def write(self, text: str, style: FaceStyle, thick: int, more: int, colour: Colour3) -> None:
        """Write in the middle, a line of `thick` made wider by `more`."""
        size, scale = self.cover.shape[0], _scale(text, style)
        (width, height), _ = cv2.getTextSize(text, style.font, scale, thick)
        at = ((size - width) // 2, (size + height) // 2)
        for picture, tone in ((self.ink, colour), (self.cover, (1.0, 1.0, 1.0))):
            cv2.putText(picture, text, at, style.font, scale, tone, thick + more, cv2.LINE_AA)


def _scale(text: str, style: FaceStyle) -> float:
    return style.index_mm * PX_PER_MM / 24 * (0.8 if len(text) > 1 else 1.0)


def _badge(index: str, size: int, style: FaceStyle, frame: Colour3, rng: Random) -> _Badge:
    badge = _Badge(np.zeros((size, size, 3), np.float32), np.zeros((size, size), np.float32))
    if rng.random() < 0.6:
        back, front = frame, hsv(0, 0, 1)
    else:
        back, front = hsv(0, 0, 0.95), hsv(rng.random(), 0.6, 0.2)
    if rng.random() < 0.5:
        sides = int(rng.choice([4, 5, 6, 40]))
        corners = size / 2 + size * 0.46 * round_points(np.ones(sides), np.pi / 4)
        fill(badge.cover, corners, (1.0, 1.0, 1.0))
        badge.ink[:] = back
    thick = max(2, round(_scale(index, style) * rng.uniform(2, 4)))
    if rng.random() < 0.6:
        badge.write(index, style, thick, 5, hsv(0, 0, rng.uniform(0, 0.2)))
    badge.write(index, style, thick, 0, front)
    return badge
