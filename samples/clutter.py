"""Things on a table that are no sticker cards: cups, pencils, coins, dice, other games' cards, print."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final

import cv2
import numpy as np

from samples.glyphs import glyph_shape, random_style
from samples.paint import any_colour, blend, dot, hsv, shape_mask
from samples.table_tops import print_glyph
from tactile.see.codebook import Glyph

if TYPE_CHECKING:
    import numpy.typing as npt

    from samples.glyphs import Random
    from samples.outlines import Shape
    from samples.paint import Canvas, Colour3, Mask


def _at(canvas: Canvas, rng: Random) -> npt.NDArray[np.float64]:
    return np.asarray(rng.uniform(0, 1, 2) * np.array(canvas.shape[1::-1]), np.float64)


def _cup(canvas: Canvas, px_per_mm: float, rng: Random) -> None:
    at, radius = _at(canvas, rng), px_per_mm * rng.uniform(25, 45)
    dot(canvas, at, radius, any_colour(rng))
    dot(canvas, at, radius * 0.85, hsv(0.07, 0.6, rng.uniform(0.05, 0.5)))


def _pencil(canvas: Canvas, px_per_mm: float, rng: Random) -> None:
    at, angle = _at(canvas, rng), rng.uniform(0, 6.3)
    end = at + px_per_mm * rng.uniform(40, 150) * np.array([np.cos(angle), np.sin(angle)])
    ends = (at.astype(int).tolist(), end.astype(int).tolist())
    cv2.line(canvas, *ends, any_colour(rng), int(px_per_mm * 7), cv2.LINE_AA)


def _coin(canvas: Canvas, px_per_mm: float, rng: Random) -> None:
    for _ in range(int(rng.integers(1, 6))):
        x, y = _at(canvas, rng).astype(int)
        radius = px_per_mm * rng.uniform(7, 13)
        metal = hsv(rng.uniform(0.05, 0.15), rng.uniform(0.1, 0.6), rng.uniform(0.4, 0.9))
        dot(canvas, (x, y), radius, metal)
        cv2.circle(canvas, (x, y), int(radius * 0.85), tuple(0.8 * c for c in metal), 2, cv2.LINE_AA)


def _chip(canvas: Canvas, px_per_mm: float, rng: Random) -> None:
    at = _at(canvas, rng)
    for share in (1.0, 0.7, 0.62):
        dot(canvas, at, px_per_mm * 19 * share, any_colour(rng))


def _turned_patch(canvas: Canvas, patch: Canvas, mask: Mask, rng: Random) -> None:
    """Lay a flat thing somewhere, turned at random."""
    at, angle_deg = _at(canvas, rng), rng.uniform(0, 360)
    height, width = patch.shape[:2]
    turn = cv2.getRotationMatrix2D((width / 2, height / 2), angle_deg, 1.0)
    turn[:, 2] += at - np.array([width / 2, height / 2])
    size = (canvas.shape[1], canvas.shape[0])
    cover = np.asarray(cv2.warpAffine(mask, turn, size), np.float32)
    blend(canvas, cover, np.asarray(cv2.warpAffine(patch, turn, size), np.float32))


def _sheet(wide_mm: float, high_mm: float, px_per_mm: float, colour: Colour3) -> tuple[Canvas, Mask]:
    size = (max(4, int(high_mm * px_per_mm)), max(4, int(wide_mm * px_per_mm)))
    patch = np.empty((*size, 3), np.float32)
    patch[:] = colour
    return patch, np.ones(size, np.float32)


_SPOTS: Final = {1: "e", 2: "ai", 3: "aei", 4: "acgi", 5: "acegi", 6: "acdfgi"}
"""Which of nine places, a to i row by row, bear a pip."""


def _pips(
    patch: Canvas, count: int, middle: tuple[float, float], spread: tuple[float, float], colour: Colour3
) -> None:
    """Draw a die's pips round a middle; `spread` is their step and their radius in pixels."""
    step, radius = spread
    for spot in _SPOTS[count]:
        row, column = divmod("abcdefghi".index(spot), 3)
        dot(patch, (middle[0] + (column - 1) * step, middle[1] + (row - 1) * step), max(1, radius), colour)


def _dice(canvas: Canvas, px_per_mm: float, rng: Random) -> None:
    side = px_per_mm * rng.uniform(10, 18)
    dark = rng.random() < 0.3
    for _ in range(int(rng.integers(1, 5))):
        patch, mask = _sheet(side, side, 1.0, any_colour(rng, (0.1, 0.4) if dark else (0.7, 1.0)))
        ink = hsv(0, 0, 1.0 if dark else rng.uniform(0, 0.2))
        _pips(patch, int(rng.integers(1, 7)), (side / 2, side / 2), (side * 0.27, side * 0.09), ink)
        _turned_patch(canvas, patch, mask, rng)


def _domino(canvas: Canvas, px_per_mm: float, rng: Random) -> None:
    side = px_per_mm * rng.uniform(18, 26)
    patch, mask = _sheet(side, 2 * side, 1.0, hsv(0.1, rng.uniform(0, 0.2), rng.uniform(0.8, 1)))
    ink = hsv(0, 0, 0.1)
    for half in (0.5, 1.5):
        _pips(patch, int(rng.integers(1, 7)), (side / 2, half * side), (side * 0.26, side * 0.08), ink)
    cv2.line(patch, (0, int(side)), (int(side), int(side)), hsv(0, 0, 0.2), 2)
    _turned_patch(canvas, patch, mask, rng)


def _playing_card(canvas: Canvas, px_per_mm: float, rng: Random) -> None:
    """Lay a French-suited card: pips in columns and an index letter."""
    patch, mask = _sheet(60, 90, px_per_mm, hsv(0.1, rng.uniform(0, 0.1), rng.uniform(0.8, 1)))
    suit = (Glyph.HEART, Glyph.CLOVER, Glyph.DIAMONDS, Glyph.DROP)[int(rng.integers(4))]
    ink = hsv(0, 0.9, 0.8) if rng.random() < 0.5 else hsv(0, 0, 0.1)
    shape, size = glyph_shape(suit, random_style(rng)), (patch.shape[1], patch.shape[0])
    columns = [(x, y) for x in (0.3, 0.7) for y in np.linspace(0.15, 0.85, int(rng.integers(1, 5)))]
    for x, y in columns + [(0.5, 0.5)] * int(rng.integers(2)):
        scale = px_per_mm * rng.uniform(0.9, 1.3)
        blend(patch, shape_mask(shape, scale, (x * size[0], y * size[1]), size), ink)
    letter = str(rng.choice(list("A23456789JQK")))
    for _ in range(2):
        _letter(patch, letter, shape, px_per_mm, ink)
        patch = np.ascontiguousarray(patch[::-1, ::-1])
    _turned_patch(canvas, patch, mask, rng)


def _letter(patch: Canvas, letter: str, shape: Shape, px_per_mm: float, ink: Colour3) -> None:
    """Print a card's letter in its top left corner, its suit below."""
    at, scale, thick = (int(2 * px_per_mm), int(9 * px_per_mm)), px_per_mm * 0.28, max(1, int(px_per_mm / 2))
    cv2.putText(patch, letter, at, cv2.FONT_HERSHEY_SIMPLEX, scale, ink, thick, cv2.LINE_AA)
    size = (patch.shape[1], patch.shape[0])
    blend(patch, shape_mask(shape, px_per_mm * 0.45, (5 * px_per_mm, 13.5 * px_per_mm), size), ink)


def _braille(canvas: Canvas, px_per_mm: float, rng: Random) -> None:
    patch, mask = _sheet(70, 40, px_per_mm, any_colour(rng, (0.6, 1)))
    for line, cell, place in product(range(4), range(10), range(6)):
        if rng.random() < 0.5:
            at = np.array([3 + cell * 6.5 + place % 2 * 2.5, 3 + line * 10 + place // 2 * 2.5]) * px_per_mm
            dot(patch, at, max(1, 0.8 * px_per_mm), hsv(0, 0, rng.uniform(0.1, 0.6)))
    _turned_patch(canvas, patch, mask, rng)


def _writing(canvas: Canvas, px_per_mm: float, rng: Random) -> None:
    patch, mask = _sheet(90, 60, px_per_mm, any_colour(rng, (0.7, 1)))
    ink = any_colour(rng, (0, 0.4))
    scale = px_per_mm * rng.uniform(0.06, 0.3)
    for y in np.arange(20 * scale, patch.shape[0], 42 * scale):
        text = "".join(rng.choice(list("aeiourstnldmoO0.:,QA8 "), 40))
        font = int(rng.choice([0, 2, 3, 4]))
        cv2.putText(patch, text, (4, int(y)), font, scale, ink, max(1, int(scale * 2)), cv2.LINE_AA)
    _turned_patch(canvas, patch, mask, rng)


def _loose_print(canvas: Canvas, px_per_mm: float, rng: Random) -> None:
    """Strew printed shapes of the code as no label ever is, on the table or on a sheet of their own."""
    patch, mask = _sheet(60, 90, px_per_mm, any_colour(rng, (0.5, 1)))
    on_table = rng.random() < 0.4
    for _ in range(int(rng.integers(2, 8))):
        print_glyph(canvas if on_table else patch, tuple(Glyph), px_per_mm * rng.uniform(0.4, 2.5), rng)
    if not on_table:
        _turned_patch(canvas, patch, mask, rng)


_THINGS: Final = (
    _cup,
    _pencil,
    _coin,
    _dice,
    _domino,
    _playing_card,
    _braille,
    _writing,
    _loose_print,
    _chip,
)


def draw_clutter(canvas: Canvas, px_per_mm: float, rng: Random) -> None:
    """Lay one thing that is no sticker card on the table, in place."""
    _THINGS[int(rng.integers(len(_THINGS)))](canvas, px_per_mm, rng)
