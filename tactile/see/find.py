"""Finding single glyphs in what the net drew."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import cv2
import numpy as np

from tactile.see.net import GLYPHS, STRIDE_CENTRE_PX, STRIDE_FIELDS_PX, Drawing, Map

if TYPE_CHECKING:
    from tactile.see.codebook import Glyph

FAINTEST: Final = 0.08
"""A peak below this is no glyph, not even a doubtful one."""

MOST: Final = 250
"""More glyphs than seven cards of two labels can bear."""

_CLASSES: Final = len(GLYPHS)
_INSIDE: Final = 0.35
"""Two peaks nearer than this share of the bigger one's size are one glyph."""


@dataclass(frozen=True, slots=True, eq=False)
class FoundGlyph:
    """A glyph in a picture.

    `score` (0 to 1) is how surely something is there, `sure` how surely it is this glyph. `label_x_px` and
    `label_y_px` are where its label's middle should lie; `hidden` is how likely its label has a glyph that
    cannot be seen (0 to 1).
    """

    glyph: Glyph
    x_px: float
    y_px: float
    size_px: float
    px_per_mm: float
    score: float
    sure: float
    label_x_px: float
    label_y_px: float
    hidden: float
    chances: Map
    """How likely each glyph of the codebook is, in its order: float32, shape (24,), adds up to 1."""


def find_glyphs(drawing: Drawing, zoom: float = 1.0) -> tuple[FoundGlyph, ...]:
    """List every glyph that the net drew, best first, MOST at most.

    `zoom` is the drawn picture's scale against the picture asked about.
    """
    centre = drawing.centre
    tops = (centre >= FAINTEST) & (centre >= cv2.dilate(centre, np.ones((3, 3), np.uint8)))
    rows, columns = np.nonzero(tops)
    best = np.argsort(-centre[rows, columns], kind="stable")[: 2 * MOST]
    glyphs = [_glyph_at(drawing, int(columns[i]), int(rows[i]), zoom) for i in best]
    return tuple(glyphs[i] for i in _apart(glyphs))[:MOST]


def _apart(glyphs: list[FoundGlyph]) -> list[int]:
    """Leave out each glyph that lies within a surer one."""
    x, y, size = (np.array([getattr(g, name) for g in glyphs]) for name in ("x_px", "y_px", "size_px"))
    left = np.ones(len(glyphs), bool)
    for i in range(len(glyphs)):
        if left[i]:
            within = np.hypot(x - x[i], y - y[i]) <= _INSIDE * np.maximum(size, size[i])
            within[: i + 1] = False
            left &= ~within
    return np.flatnonzero(left).tolist()


def _glyph_at(drawing: Drawing, column: int, row: int, zoom: float) -> FoundGlyph:
    x = STRIDE_CENTRE_PX * (column + _lean(drawing.centre[row], column)) + 0.5
    y = STRIDE_CENTRE_PX * (row + _lean(drawing.centre[:, column], row)) + 0.5
    cell_x, cell_y = _cell(x, drawing.fields.shape[2]), _cell(y, drawing.fields.shape[1])
    field = drawing.fields[:, cell_y, cell_x]
    chance = np.exp(field[:_CLASSES] - field[:_CLASSES].max())
    chance /= chance.sum()
    best = int(chance.argmax())
    log_size, log_scale, way_x, way_y, hidden = field[_CLASSES:]
    return FoundGlyph(
        glyph=GLYPHS[best],
        x_px=_unzoomed(x, zoom),
        y_px=_unzoomed(y, zoom),
        size_px=float(16 * np.exp(log_size) / zoom),
        px_per_mm=float(3 * np.exp(log_scale) / zoom),
        score=float(drawing.centre[row, column]),
        sure=float(chance[best]),
        label_x_px=_unzoomed(STRIDE_FIELDS_PX * cell_x + 1.5 + 32 * float(way_x), zoom),
        label_y_px=_unzoomed(STRIDE_FIELDS_PX * cell_y + 1.5 + 32 * float(way_y), zoom),
        hidden=float(1 / (1 + np.exp(-hidden))),
        chances=chance,
    )


def _cell(at_px: float, cells: int) -> int:
    return min(max(round((at_px - 1.5) / STRIDE_FIELDS_PX), 0), cells - 1)


def _unzoomed(at_px: float, zoom: float) -> float:
    return (at_px + 0.5) / zoom - 0.5


def _lean(line: Map, at: int) -> float:
    """How far the true top lies from a sample, from a parabola through three of them (-0.5 to 0.5)."""
    if at == 0 or at == len(line) - 1:
        return 0.0
    before, top, after = (float(v) for v in line[at - 1 : at + 2])
    bend = before - 2 * top + after
    return 0.5 * (before - after) / bend if bend < 0 else 0.0
