"""Found glyphs and labels made by hand, for tests of what follows the nets."""

from __future__ import annotations

import numpy as np

from tactile.see.codebook import Glyph
from tactile.see.find import FoundGlyph
from tactile.see.group import FoundLabel
from tactile.see.net import GLYPHS

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
