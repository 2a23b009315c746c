"""A look at a whole label: the third witness, which counts its glyphs at a glance and tells whether all are seen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from tactile.see.codebook import COLOUR_OF, TENS, Glyph
from tactile.see.cut import cut_square
from tactile.see.net import load_net
from tactile.see.reads import Point

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tactile.see.group import FoundLabel
    from tactile.see.reads import Picture

WHOLE_PX: Final = 96
"""Side of a look in pixels."""

WHOLE_MM: Final = 50.0
"""Side of what it shows: the longest label and a little of what is round it."""

MARKS: Final = (*COLOUR_OF, Glyph.STAR, Glyph.TRIANGLE)
NO_MARK: Final = len(MARKS)
MOST_DOTS: Final = 7
MOST_RINGS: Final = 2
MOST_TENS: Final = 10
FIELDS: Final = (len(MARKS) + 1, MOST_DOTS + 1, MOST_RINGS + 1, MOST_TENS + 1, 2)
"""Sizes of the answers: which mark, how many dots, how many rings, how many tens in all, whether all is seen."""

_MODEL: Final = "wholes.onnx"


@dataclass(frozen=True, slots=True)
class Glance:
    """What the third witness says of one label: a row of chances for each answer, and that all is seen (0 to 1)."""

    chances: tuple[npt.NDArray[np.float32], ...]
    whole: float

    def agrees(self, glyphs: Sequence[Glyph]) -> float:
        """Give how likely just these glyphs make the label, 0 to 1."""
        return float(np.prod([row[n] for row, n in zip(self.chances, count(glyphs), strict=True)]))


def count(glyphs: Sequence[Glyph]) -> tuple[int, int, int, int]:
    """Count a label's glyphs as the net answers: mark, dots, rings, tens; too many are held at the most."""
    mark = next((MARKS.index(g) for g in glyphs if g in MARKS), NO_MARK)
    tens = sum(TENS.index(g) + 1 for g in glyphs if g in TENS)
    dots, rings = glyphs.count(Glyph.DOT), glyphs.count(Glyph.RING)
    return mark, min(dots, MOST_DOTS), min(rings, MOST_RINGS), min(tens, MOST_TENS)


def cut_label(picture: Picture, middle: Point, px_per_mm: float) -> Picture:
    """Cut out what the net looks at."""
    return cut_square(picture, middle, WHOLE_MM * px_per_mm, WHOLE_PX)


def box_middle(glyphs: Sequence[tuple[float, float, float]]) -> Point:
    """Give the middle of the upright box round glyphs, each given as x, y and size in pixels."""
    table = np.array(glyphs)
    low = (table[:, :2] - table[:, 2:] / 2).min(0)
    high = (table[:, :2] + table[:, 2:] / 2).max(0)
    x, y = (low + high) / 2
    return Point(float(x), float(y))


def glance_at(picture: Picture, labels: Sequence[FoundLabel]) -> tuple[Glance, ...]:
    """Look at each label as a whole."""
    if not labels:
        return ()
    cuts = [
        cut_label(picture, box_middle([(g.x_px, g.y_px, g.size_px) for g in one.glyphs]), one.px_per_mm)
        for one in labels
    ]
    tensor = np.stack(cuts).transpose(0, 3, 1, 2).astype(np.float32) / 255
    (answers,) = load_net(_MODEL).run(None, {"wholes": tensor})
    return tuple(_glance(row) for row in answers)


def _glance(row: npt.NDArray[np.float32]) -> Glance:
    parts = np.split(row, np.cumsum(FIELDS)[:-1])
    chances = tuple(np.exp(part - part.max()) / np.exp(part - part.max()).sum() for part in parts)
    return Glance(chances[:-1], float(chances[-1][1]))
