"""A closer look at each found glyph, cut out at one size: the second witness for what it is."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from tactile.see.cut import cut_square
from tactile.see.net import GLYPHS, load_net
from tactile.see.reads import Point

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tactile.see.find import FoundGlyph
    from tactile.see.reads import Picture

LOOK_PX: Final = 40
"""Side of a look in pixels."""

REACH: Final = 2.0
"""Side of what a look shows, in glyph sizes."""

_MODEL: Final = "looks.onnx"

FIRST_WITNESS: Final = 0.35
"""How much the first witness weighs beside the second, which sees each glyph larger."""

FIRST_IS_THERE: Final = 0.4
"""How much the first witness weighs when it is asked whether there is a glyph at all."""

Chances = npt.NDArray[np.float32]
"""How likely each glyph of the codebook is, in its order, and last none: float32, (n, 25), rows add to 1."""


def look_at(picture: Picture, x_px: float, y_px: float, size_px: float) -> Picture:
    """Cut a square of REACH glyph sizes round a place and bring it to LOOK_PX."""
    return cut_square(picture, Point(x_px, y_px), max(REACH * size_px, 4.0), LOOK_PX)


def confirm(picture: Picture, found: Sequence[FoundGlyph]) -> tuple[FoundGlyph, ...]:
    """Ask the second witness about every found glyph; where the two disagree, both count for less."""
    return tuple(
        _confirmed(glyph, chances) for glyph, chances in zip(found, look_closer(picture, found), strict=True)
    )


def _confirmed(glyph: FoundGlyph, closer: Chances) -> FoundGlyph:
    both = glyph.chances**FIRST_WITNESS * closer[:-1]
    both /= max(float(both.sum()), 1e-9)
    best = int(both.argmax())
    there = 1 - float(closer[-1])
    score = float(glyph.score**FIRST_IS_THERE * there ** (1 - FIRST_IS_THERE))
    return replace(glyph, glyph=GLYPHS[best], sure=float(both[best]), score=score, chances=both)


def look_closer(picture: Picture, glyphs: Sequence[FoundGlyph]) -> Chances:
    """Say what each found glyph is, by a closer look."""
    if not glyphs:
        return np.zeros((0, 25), np.float32)
    looks = np.stack([look_at(picture, g.x_px, g.y_px, g.size_px) for g in glyphs])
    tensor = looks.transpose(0, 3, 1, 2).astype(np.float32) / 255
    return np.asarray(load_net(_MODEL).run(None, {"looks": tensor})[0], np.float32)
