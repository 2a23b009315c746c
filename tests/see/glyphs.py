"""Drawings, found glyphs and labels made by hand, for tests of what follows the nets."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tactile.see.codebook import Glyph
from tactile.see.find import FoundGlyph
from tactile.see.group import FoundLabel
from tactile.see.net import GLYPHS, Drawing

SIZES_MM = {Glyph.DOT: 3.0, Glyph.RING: 8.0, Glyph.TEN_1: 8.0}
PX_PER_MM = 3.0


def found(glyph: Glyph, x_mm: float, y_mm: float, score: float = 0.9, sure: float = 1.0) -> FoundGlyph:
    """Make a glyph at a place in millimetres, at PX_PER_MM, whose label lies just there."""
    chances = np.zeros(len(GLYPHS), np.float32)
    chances[GLYPHS.index(glyph)] = 1.0
    x, y = x_mm * PX_PER_MM, y_mm * PX_PER_MM
    size = SIZES_MM.get(glyph, 10.0) * PX_PER_MM
    return FoundGlyph(glyph, x, y, size, PX_PER_MM, score, sure, x, y, 0.0, chances)


def label(*glyphs: Glyph, x_mm: float = 100.0, y_mm: float = 100.0, turned: bool = False) -> FoundLabel:
    """Make a label of glyphs in a row, ten millimetres apart; `turned` by 180 degrees."""
    step = -10.0 if turned else 10.0
    return FoundLabel(tuple(found(g, x_mm + step * i, y_mm) for i, g in enumerate(glyphs)), ())


@dataclass(frozen=True, slots=True)
class Drawn:
    """A glyph as the first net would draw it, in pixels of the picture that it was shown."""

    glyph: Glyph
    x_px: float
    y_px: float
    size_px: float = 24.0
    px_per_mm: float = PX_PER_MM
    score: float = 0.9
    label_px: tuple[float, float] = (0.0, 0.0)
    hidden_logit: float = -3.0


def drawing(width_px: int, height_px: int, *glyphs: Drawn) -> Drawing:
    """Draw glyphs on maps as the net makes them; a top is round, so that its place between samples shows."""
    centre = np.zeros((-(-height_px // 8) * 4, -(-width_px // 8) * 4), np.float32)
    fields = np.zeros((len(GLYPHS) + 5, -(-height_px // 8) * 2, -(-width_px // 8) * 2), np.float32)
    for one in sorted(glyphs, key=lambda drawn: drawn.score):
        _draw_top(centre, one)
        _draw_fields(fields, one)
    return Drawing(centre, fields)


def _draw_top(centre: np.ndarray[tuple[int, int], np.dtype[np.float32]], one: Drawn) -> None:
    column, row = (one.x_px - 0.5) / 2, (one.y_px - 0.5) / 2
    for r in range(max(round(row) - 1, 0), min(round(row) + 2, centre.shape[0])):
        for c in range(max(round(column) - 1, 0), min(round(column) + 2, centre.shape[1])):
            centre[r, c] = one.score * (1 - 0.1 * ((r - row) ** 2 + (c - column) ** 2))


def _draw_fields(fields: np.ndarray[tuple[int, int, int], np.dtype[np.float32]], one: Drawn) -> None:
    column, row = round((one.x_px - 1.5) / 4), round((one.y_px - 1.5) / 4)
    for r in range(max(row - 1, 0), min(row + 2, fields.shape[1])):
        for c in range(max(column - 1, 0), min(column + 2, fields.shape[2])):
            way = [(at - (4 * cell + 1.5)) / 32 for at, cell in zip(one.label_px, (c, r), strict=True)]
            fields[: len(GLYPHS), r, c] = 0.0
            fields[GLYPHS.index(one.glyph), r, c] = 9.0
            fields[len(GLYPHS) :, r, c] = [
                np.log(one.size_px / 16),
                np.log(one.px_per_mm / 3),
                *way,
                one.hidden_logit,
            ]
