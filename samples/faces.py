"""Printed faces of cards: art full of look-alike blobs, a coloured frame, an index in the corners."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import cv2
import numpy as np
import numpy.typing as npt

from samples.glyphs import Random, glyph_shape, random_style, turned
from samples.paint import Colour3, any_colour, blend, fill, hsv, shape_mask, spiral, to_picture, wash
from tactile.see.codebook import Glyph

if TYPE_CHECKING:
    from tactile.see.reads import Picture

PX_PER_MM: Final = 8
"""Faces are drawn at this scale and shrunk to the camera's."""

WIZARD_MM: Final = (59.0, 91.0)
POKER_MM: Final = (63.0, 88.0)

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


def random_face_style(rng: Random) -> FaceStyle:
    """Draw the style of one printed deck."""
    light = rng.random() < 0.6
    return FaceStyle(
        size_mm=WIZARD_MM if rng.random() < 0.7 else POKER_MM,
        border_mm=rng.uniform(1, 4),
        frame_mm=rng.uniform(0.5, 4),
        border=hsv(rng.random(), rng.uniform(0, 0.2), rng.uniform(0.85, 1) if light else rng.uniform(0, 0.3)),
        font=int(rng.choice(_FONTS)),
        index_mm=rng.uniform(4, 8),
        indexed_corners=int(rng.choice([2, 2, 4])),
        busy=rng.beta(1.2, 1.2),
    )


def draw_face(index: str, colour: str, style: FaceStyle, rng: Random) -> Picture:
    """Draw one face: index text (7, Z, N …) and frame colour (a name, or "" for none). No stickers."""
    width, height = (round(side * PX_PER_MM) for side in style.size_mm)
    face = wash(height, width, rng, any_colour(rng), any_colour(rng))
    _art(face, style, rng)
    frame = hsv(_HUES.get(colour, rng.random()) + rng.uniform(-0.02, 0.02), rng.uniform(0.5, 0.95), rng.uniform(0.4, 0.9))
    _frame(face, style, frame, rng)
    _indices(face, index, style, frame, rng)
    return to_picture(face)


def _art(face: npt.NDArray[np.float32], style: FaceStyle, rng: Random) -> None:
    height, width = face.shape[:2]
    for _ in range(int(3 + style.busy * rng.integers(10, 60))):
        at = (rng.uniform(0, width), rng.uniform(0, height))
        _one_shape(face, at, PX_PER_MM * rng.uniform(1.0, 9.0), rng)
    for _ in range(int(style.busy * rng.integers(0, 5))):
        _long_shape(face, rng)


def _one_shape(face: npt.NDArray[np.float32], at: tuple[float, float], radius: float, rng: Random) -> None:
    colour = any_colour(rng, (0.05, 1.0))
    pick = rng.random()
    if pick < 0.34:
        lumps = radius * rng.uniform(0.75, 1.15, int(rng.integers(3, 12)))
        angles = np.linspace(0, 2 * np.pi, len(lumps), endpoint=False) + rng.uniform(0, 6)
        fill(face, np.stack([at[0] + lumps * np.cos(angles), at[1] + lumps * np.sin(angles)], 1), colour)
    elif pick < 0.55:
        axes = (radius, radius * rng.uniform(0.5, 1))
        thickness = -1 if rng.random() < 0.8 else int(rng.integers(2, 8))
        cv2.ellipse(face, (at, (axes[0], axes[1]), rng.uniform(0, 360)), colour, thickness, cv2.LINE_AA)
    elif pick < 0.72:
        line = np.round(spiral(rng, radius * 0.8, at)).astype(np.int32)
        cv2.polylines(face, [line], isClosed=False, color=colour, thickness=int(rng.integers(2, 6)), lineType=cv2.LINE_AA)
    elif pick < 0.86:
        _look_alike(face, at, radius, colour, rng)
    else:
        sides = int(rng.integers(3, 6))
        angles = np.linspace(0, 2 * np.pi, sides, endpoint=False) + rng.uniform(0, 6)
        stretch = rng.uniform(0.3, 1.2, 2) * radius * 1.4
        fill(face, np.stack([at[0] + stretch[0] * np.cos(angles), at[1] + stretch[1] * np.sin(angles)], 1), colour)


def _look_alike(
    face: npt.NDArray[np.float32], at: tuple[float, float], radius: float, colour: Colour3, rng: Random
) -> None:
    """A printed glyph-like shape that is no sticker: too big, too small, outlined, faint or two-coloured."""
    glyph = list(Glyph)[int(rng.integers(len(Glyph)))]
    shape = turned(glyph_shape(glyph, random_style(rng)), rng.uniform(0, 6.3))
    height, width = face.shape[:2]
    scale = radius / 5 if rng.random() < 0.7 else PX_PER_MM * rng.uniform(0.25, 0.6)
    mask = shape_mask(shape, scale, at, (width, height)) * rng.uniform(0.3, 1.0)
    if rng.random() < 0.4:
        mask = np.clip(cv2.dilate(mask, np.ones((5, 5), np.uint8)) - mask * rng.uniform(0.5, 1), 0, 1)
    blend(face, mask, colour)


def _long_shape(face: npt.NDArray[np.float32], rng: Random) -> None:
    height, width = face.shape[:2]
    colour = any_colour(rng, (0.1, 0.9))
    foot = np.array([rng.uniform(0, width), rng.uniform(0.4, 1) * height])
    spread, rise = rng.uniform(0.05, 0.4) * width, rng.uniform(0.2, 0.7) * height
    corners = np.array([[-spread, 0], [spread, 0], [rng.uniform(-0.2, 0.3) * spread, -rise]])
    fill(face, foot + corners, colour)
    for _ in range(int(rng.integers(0, 6))):
        x = rng.uniform(-spread, spread) * 0.8
        line = np.round(np.array([foot + [0, -rise], foot + [x, 0]])).astype(np.int32)
        cv2.polylines(face, [line], isClosed=False, color=any_colour(rng), thickness=int(rng.integers(2, 6)), lineType=cv2.LINE_AA)


def _frame(face: npt.NDArray[np.float32], style: FaceStyle, frame: Colour3, rng: Random) -> None:
    height, width = face.shape[:2]
    border, inner = style.border_mm * PX_PER_MM, (style.border_mm + style.frame_mm) * PX_PER_MM
    bars = rng.random() < 0.25
    edge = int(inner)
    if bars:
        face[:edge] = frame
        face[height - edge :] = frame
    else:
        cv2.rectangle(face, (edge // 2, edge // 2), (width - edge // 2, height - edge // 2), frame, edge)
    if rng.random() < 0.5:
        cv2.rectangle(face, (edge, edge), (width - edge, height - edge), any_colour(rng), int(rng.integers(2, 4)))
    line = int(border)
    cv2.rectangle(face, (line // 2 - 1, line // 2 - 1), (width - line // 2, height - line // 2), style.border, line + 1)
    grain = rng.standard_normal((height // 4, width // 4)).astype(np.float32)
    face += 4 * cv2.resize(grain, (width, height))[..., None]


def _indices(face: npt.NDArray[np.float32], index: str, style: FaceStyle, frame: Colour3, rng: Random) -> None:
    """Print the index in its corners, those at the far side turned by 180 degrees."""
    height, width = face.shape[:2]
    size = int(style.index_mm * PX_PER_MM * 1.7)
    tile = _index_tile(index, size, style, frame, rng)
    inset = int((style.border_mm + rng.uniform(0, 2)) * PX_PER_MM)
    corners = [(inset, inset, False), (width - inset - size, height - inset - size, True)]
    if style.indexed_corners == 4:
        corners += [(width - inset - size, inset, False), (inset, height - inset - size, True)]
    for x, y, upside_down in corners:
        ink, cover = (np.rot90(part, 2) if upside_down else part for part in tile)
        spot = face[y : y + size, x : x + size]
        spot *= 1 - cover[..., None]
        spot += ink * cover[..., None]


def _index_tile(
    index: str, size: int, style: FaceStyle, frame: Colour3, rng: Random
) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
    ink = np.zeros((size, size, 3), np.float32)
    cover = np.zeros((size, size), np.float32)
    back, front = (frame, hsv(0, 0, 1)) if rng.random() < 0.6 else (hsv(0, 0, 0.95), hsv(rng.random(), 0.6, 0.2))
    if rng.random() < 0.5:
        sides = int(rng.choice([4, 5, 6, 40]))
        angles = np.linspace(0, 2 * np.pi, sides, endpoint=False) + np.pi / 4
        badge = size / 2 + size * 0.46 * np.stack([np.cos(angles), np.sin(angles)], 1)
        cover = shape_fill(cover, badge)
        ink[:] = back
    scale = style.index_mm * PX_PER_MM / 24 * (0.8 if len(index) > 1 else 1.0)
    thick = max(2, round(scale * rng.uniform(2, 4)))
    (text_width, text_height), _ = cv2.getTextSize(index, style.font, scale, thick)
    at = ((size - text_width) // 2, (size + text_height) // 2)
    if rng.random() < 0.6:
        _text(ink, cover, index, at, style.font, scale, thick + 5, hsv(0, 0, rng.uniform(0, 0.2)))
    _text(ink, cover, index, at, style.font, scale, thick, front)
    return ink, cover


def shape_fill(cover: npt.NDArray[np.float32], points: npt.NDArray[np.float64]) -> npt.NDArray[np.float32]:
    """Cover a polygon wholly."""
    fill(cover, points, (1.0, 1.0, 1.0))
    return cover


def _text(
    ink: npt.NDArray[np.float32],
    cover: npt.NDArray[np.float32],
    text: str,
    at: tuple[int, int],
    font: int,
    scale: float,
    thick: int,
    colour: Colour3,
) -> None:
    cv2.putText(ink, text, at, font, scale, colour, thick, cv2.LINE_AA)
    cv2.putText(cover, text, at, font, scale, 1.0, thick, cv2.LINE_AA)  # type: ignore[call-overload]
