"""Table tops and clutter: cloth, wood, felt, floral prints; hands, cups, pencils, coins, dice, other cards."""

from __future__ import annotations

import cv2
import numpy as np
import numpy.typing as npt

from samples.glyphs import Random, glyph_shape, random_style, turned
from samples.paint import Colour3, Mask, any_colour, blend, clouds, fill, hsv, shape_mask, wash
from tactile.see.codebook import Glyph

Canvas = npt.NDArray[np.float32]
"""A picture being painted: float32, shape (height, width, 3), blue, green, red."""


def draw_table(height: int, width: int, px_per_mm: float, rng: Random) -> Canvas:
    """A table top seen from above, before any light falls on it."""
    first = any_colour(rng, (0.1, 0.95))
    second = tuple(float(np.clip(c + rng.normal(0, 14), 0, 255)) for c in first)
    table = wash(height, width, rng, first, second)  # type: ignore[arg-type]
    patterns = (_plain, _wood, _floral, _spots, _checks, _specks)
    patterns[int(rng.choice(6, p=[0.28, 0.18, 0.14, 0.14, 0.1, 0.16]))](table, px_per_mm, rng)
    weave = rng.standard_normal((height, width)).astype(np.float32) * rng.uniform(0, 9)
    table += cv2.GaussianBlur(weave, (0, 0), 0.7)[..., None]
    return table


def _plain(table: Canvas, px_per_mm: float, rng: Random) -> None:
    """Nothing but the cloth."""


def _wood(table: Canvas, px_per_mm: float, rng: Random) -> None:
    height, width = table.shape[:2]
    table[:] = hsv(rng.uniform(0.03, 0.1), rng.uniform(0.3, 0.7), rng.uniform(0.3, 0.8))
    grain = cv2.resize(rng.standard_normal((height, 12)).astype(np.float32), (width, height))
    table += (cv2.GaussianBlur(grain, (0, 0), 1.2) * rng.uniform(5, 25))[..., None]
    table += (clouds(height, width, rng, 3) * 6)[..., None]


def _floral(table: Canvas, px_per_mm: float, rng: Random) -> None:
    for _ in range(int(rng.integers(5, 25))):
        _print_glyph(table, (Glyph.FLOWER, Glyph.CLOVER, Glyph.FLOWER), px_per_mm * rng.uniform(0.5, 4), rng)


def _spots(table: Canvas, px_per_mm: float, rng: Random) -> None:
    step = px_per_mm * rng.uniform(5, 25)
    radius, colour = step * rng.uniform(0.12, 0.35), any_colour(rng)
    for y in np.arange(0, table.shape[0], step):
        for x in np.arange(0, table.shape[1], step):
            cv2.circle(table, (int(x), int(y)), max(1, int(radius)), colour, -1, cv2.LINE_AA)


def _checks(table: Canvas, px_per_mm: float, rng: Random) -> None:
    step = int(px_per_mm * rng.uniform(5, 40)) + 2
    tint = rng.uniform(0.5, 0.9)
    for start in range(0, table.shape[0], 2 * step):
        table[start : start + step] *= tint
    for start in range(0, table.shape[1], 2 * step):
        table[:, start : start + step] *= tint


def _specks(table: Canvas, px_per_mm: float, rng: Random) -> None:
    for _ in range(int(rng.integers(30, 200))):
        at = rng.uniform(0, 1, 2) * table.shape[1::-1]
        lumps = px_per_mm * rng.uniform(0.5, 4) * rng.uniform(0.6, 1.2, 9)
        angles = np.linspace(0, 2 * np.pi, 9, endpoint=False)
        fill(table, at + np.stack([lumps * np.cos(angles), lumps * np.sin(angles)], 1), any_colour(rng, (0.05, 1)))


def _print_glyph(canvas: Canvas, glyphs: tuple[Glyph, ...], scale: float, rng: Random) -> None:
    height, width = canvas.shape[:2]
    at = (rng.uniform(0, width), rng.uniform(0, height))
    shape = turned(glyph_shape(glyphs[int(rng.integers(len(glyphs)))], random_style(rng)), rng.uniform(0, 6.3))
    blend(canvas, shape_mask(shape, scale, at, (width, height)), any_colour(rng))
    if rng.random() < 0.5:
        cv2.circle(canvas, (int(at[0]), int(at[1])), max(1, int(scale * 1.5)), any_colour(rng), -1, cv2.LINE_AA)


def draw_clutter(canvas: Canvas, px_per_mm: float, rng: Random) -> None:
    """Lay one thing that is no sticker card on the table, in place."""
    things = (_cup, _pencil, _coin, _dice, _domino, _playing_card, _braille, _writing, _loose_print, _chip)
    things[int(rng.integers(len(things)))](canvas, px_per_mm, rng)


def _at(canvas: Canvas, rng: Random) -> npt.NDArray[np.float64]:
    return rng.uniform(0, 1, 2) * np.array(canvas.shape[1::-1])


def _cup(canvas: Canvas, px_per_mm: float, rng: Random) -> None:
    x, y = _at(canvas, rng).astype(int)
    radius = px_per_mm * rng.uniform(25, 45)
    cv2.circle(canvas, (x, y), int(radius), any_colour(rng), -1, cv2.LINE_AA)
    cv2.circle(canvas, (x, y), int(radius * 0.85), hsv(0.07, 0.6, rng.uniform(0.05, 0.5)), -1, cv2.LINE_AA)


def _pencil(canvas: Canvas, px_per_mm: float, rng: Random) -> None:
    at, angle = _at(canvas, rng), rng.uniform(0, 6.3)
    end = at + px_per_mm * rng.uniform(40, 150) * np.array([np.cos(angle), np.sin(angle)])
    cv2.line(canvas, at.astype(int).tolist(), end.astype(int).tolist(), any_colour(rng), int(px_per_mm * 7), cv2.LINE_AA)


def _coin(canvas: Canvas, px_per_mm: float, rng: Random) -> None:
    for _ in range(int(rng.integers(1, 6))):
        x, y = _at(canvas, rng).astype(int)
        radius, metal = px_per_mm * rng.uniform(7, 13), hsv(rng.uniform(0.05, 0.15), rng.uniform(0.1, 0.6), rng.uniform(0.4, 0.9))
        cv2.circle(canvas, (x, y), int(radius), metal, -1, cv2.LINE_AA)
        cv2.circle(canvas, (x, y), int(radius * 0.85), tuple(0.8 * c for c in metal), 2, cv2.LINE_AA)


def _chip(canvas: Canvas, px_per_mm: float, rng: Random) -> None:
    x, y = _at(canvas, rng).astype(int)
    for share in (1.0, 0.7, 0.62):
        cv2.circle(canvas, (x, y), int(px_per_mm * 19 * share), any_colour(rng), -1, cv2.LINE_AA)


def _turned_patch(canvas: Canvas, patch: Canvas, mask: Mask, at: npt.NDArray[np.float64], angle_deg: float) -> None:
    height, width = patch.shape[:2]
    turn = cv2.getRotationMatrix2D((width / 2, height / 2), angle_deg, 1.0)
    turn[:, 2] += at - np.array([width / 2, height / 2])
    size = (canvas.shape[1], canvas.shape[0])
    blend(canvas, cv2.warpAffine(mask, turn, size), cv2.warpAffine(patch, turn, size))


def _sheet(wide_mm: float, high_mm: float, px_per_mm: float, colour: Colour3) -> tuple[Canvas, Mask]:
    size = (max(4, int(high_mm * px_per_mm)), max(4, int(wide_mm * px_per_mm)))
    patch = np.empty((*size, 3), np.float32)
    patch[:] = colour
    return patch, np.ones(size, np.float32)


def _pips(patch: Canvas, count: int, middle: tuple[float, float], step: float, radius: float, colour: Colour3) -> None:
    spots = {1: "e", 2: "ai", 3: "aei", 4: "acgi", 5: "acegi", 6: "acdfgi"}[count]
    for spot in spots:
        row, column = divmod("abcdefghi".index(spot), 3)
        at = (int(middle[0] + (column - 1) * step), int(middle[1] + (row - 1) * step))
        cv2.circle(patch, at, max(1, int(radius)), colour, -1, cv2.LINE_AA)


def _dice(canvas: Canvas, px_per_mm: float, rng: Random) -> None:
    side = px_per_mm * rng.uniform(10, 18)
    dark = rng.random() < 0.3
    for _ in range(int(rng.integers(1, 5))):
        patch, mask = _sheet(side, side, 1.0, any_colour(rng, (0.1, 0.4) if dark else (0.7, 1.0)))
        ink = hsv(0, 0, 1.0 if dark else rng.uniform(0, 0.2))
        _pips(patch, int(rng.integers(1, 7)), (side / 2, side / 2), side * 0.27, side * 0.09, ink)
        _turned_patch(canvas, patch, mask, _at(canvas, rng), rng.uniform(0, 360))


def _domino(canvas: Canvas, px_per_mm: float, rng: Random) -> None:
    side = px_per_mm * rng.uniform(18, 26)
    patch, mask = _sheet(side, 2 * side, 1.0, hsv(0.1, rng.uniform(0, 0.2), rng.uniform(0.8, 1)))
    for half in (0.5, 1.5):
        _pips(patch, int(rng.integers(1, 7)), (side / 2, half * side), side * 0.26, side * 0.08, hsv(0, 0, 0.1))
    cv2.line(patch, (0, int(side)), (int(side), int(side)), hsv(0, 0, 0.2), 2)
    _turned_patch(canvas, patch, mask, _at(canvas, rng), rng.uniform(0, 360))


def _playing_card(canvas: Canvas, px_per_mm: float, rng: Random) -> None:
    """A French-suited card: pips in columns and an index letter."""
    patch, mask = _sheet(60, 90, px_per_mm, hsv(0.1, rng.uniform(0, 0.1), rng.uniform(0.8, 1)))
    suit = (Glyph.HEART, Glyph.CLOVER, Glyph.DIAMONDS, Glyph.DROP)[int(rng.integers(4))]
    ink = hsv(0, 0.9, 0.8) if rng.random() < 0.5 else hsv(0, 0, 0.1)
    shape, size = glyph_shape(suit, random_style(rng)), (patch.shape[1], patch.shape[0])
    columns = [(x, y) for x in (0.3, 0.7) for y in np.linspace(0.15, 0.85, int(rng.integers(1, 5)))]
    for x, y in columns + [(0.5, 0.5)] * int(rng.integers(2)):
        blend(patch, shape_mask(shape, px_per_mm * rng.uniform(0.9, 1.3), (x * size[0], y * size[1]), size), ink)
    letter = str(rng.choice(list("A23456789JQK")))
    for _ in range(2):
        cv2.putText(patch, letter, (int(2 * px_per_mm), int(9 * px_per_mm)), 0, px_per_mm * 0.28, ink, max(1, int(px_per_mm / 2)), cv2.LINE_AA)
        blend(patch, shape_mask(shape, px_per_mm * 0.45, (5 * px_per_mm, 13.5 * px_per_mm), size), ink)
        patch = np.ascontiguousarray(patch[::-1, ::-1])
    _turned_patch(canvas, patch, mask, _at(canvas, rng), rng.uniform(0, 360))


def _braille(canvas: Canvas, px_per_mm: float, rng: Random) -> None:
    patch, mask = _sheet(70, 40, px_per_mm, any_colour(rng, (0.6, 1)))
    for line in range(4):
        for cell in range(10):
            for dot in range(6):
                if rng.random() < 0.5:
                    at = np.array([3 + cell * 6.5 + dot % 2 * 2.5, 3 + line * 10 + dot // 2 * 2.5]) * px_per_mm
                    cv2.circle(patch, at.astype(int).tolist(), max(1, int(0.8 * px_per_mm)), hsv(0, 0, rng.uniform(0.1, 0.6)), -1, cv2.LINE_AA)
    _turned_patch(canvas, patch, mask, _at(canvas, rng), rng.uniform(0, 360))


def _writing(canvas: Canvas, px_per_mm: float, rng: Random) -> None:
    patch, mask = _sheet(90, 60, px_per_mm, any_colour(rng, (0.7, 1)))
    ink = any_colour(rng, (0, 0.4))
    scale = px_per_mm * rng.uniform(0.06, 0.3)
    for y in np.arange(20 * scale, patch.shape[0], 42 * scale):
        text = "".join(rng.choice(list("aeiourstnldmoO0.:,QA8 "), 40))
        cv2.putText(patch, text, (4, int(y)), int(rng.choice([0, 2, 3, 4])), scale, ink, max(1, int(scale * 2)), cv2.LINE_AA)
    _turned_patch(canvas, patch, mask, _at(canvas, rng), rng.uniform(0, 360))


def _loose_print(canvas: Canvas, px_per_mm: float, rng: Random) -> None:
    """Printed shapes of the code, strewn about as no label ever is, on a sheet of their own or on the table."""
    patch, mask = _sheet(60, 90, px_per_mm, any_colour(rng, (0.5, 1)))
    if rng.random() < 0.4:
        patch, mask = canvas, mask
    for _ in range(int(rng.integers(2, 8))):
        _print_glyph(patch, tuple(Glyph), px_per_mm * rng.uniform(0.4, 2.5), rng)
    if patch is not canvas:
        _turned_patch(canvas, patch, mask, _at(canvas, rng), rng.uniform(0, 360))


def draw_hand(canvas: Canvas, px_per_mm: float, rng: Random) -> Mask:
    """Lay a hand over the picture from one side, in place. Returns what it covers."""
    height, width = canvas.shape[:2]
    reach = _at(canvas, rng)
    angle = rng.uniform(0, 6.3)
    back = np.array([np.cos(angle), np.sin(angle)])
    across = np.array([-back[1], back[0]])
    skin = hsv(rng.uniform(0.02, 0.08), rng.uniform(0.25, 0.6), rng.uniform(0.25, 0.9))
    mask = np.zeros((height, width), np.float32)
    thick = int(px_per_mm * rng.uniform(14, 20))
    palm = reach + back * px_per_mm * 90
    for finger in range(4):
        tip = reach + across * px_per_mm * (finger - 1.5) * 20 + back * px_per_mm * rng.uniform(0, 25)
        _limb(canvas, mask, tip, palm + across * px_per_mm * (finger - 1.5) * 18, thick, skin, rng)
    _limb(canvas, mask, palm + across * px_per_mm * rng.choice([-55, 55]), palm + back * px_per_mm * 30, thick, skin, rng)
    _limb(canvas, mask, palm + back * px_per_mm * 20, palm + back * px_per_mm * 300, int(px_per_mm * 75), skin, rng)
    return mask


def _limb(
    canvas: Canvas, mask: Mask, tip: npt.NDArray[np.float64], root: npt.NDArray[np.float64], thick: int, skin: Colour3, rng: Random
) -> None:
    ends = (tip.astype(int).tolist(), root.astype(int).tolist())
    shades = ((1.0, 0.7), (0.8, 0.9), (0.5, 1.05))
    tint = rng.uniform(0.92, 1.05)
    cv2.line(mask, *ends, 1.0, thick, cv2.LINE_AA)  # type: ignore[call-overload]
    for share, light in shades:
        colour = tuple(float(c * light * tint) for c in skin)
        cv2.line(canvas, *ends, colour, max(1, int(thick * share)), cv2.LINE_AA)
