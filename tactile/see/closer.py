"""A closer look at each found glyph, cut out at one size: the second witness for what it is."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from tactile.see.codebook import WORTH, Glyph, glyphs_of
from tactile.see.cut import cut_square
from tactile.see.net import GLYPHS, Net, load_net
from tactile.see.reads import DeckChoice, Point

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tactile.see.find import FoundGlyph
    from tactile.see.reads import Picture

LOOK_PX: Final = 40
"""Side of a look in pixels."""

NEAR_REACH: Final = 2.0
WIDE_REACH: Final = 6.0
"""Sides of the two views of a look, in glyph sizes: the glyph itself, and what stands round it."""

HELD_BY_THE_DECK: Final = 0.25
"""When what the deck holds is less likely than this all together, a glyph is taken for what it looks like."""

FIRST_WITNESS, SECOND_WITNESS = 0.2, 0.6
"""How much each witness weighs in naming a glyph: the second sees it larger."""

PRESENCE: Final = {
    "dot": (0.31, 1.57, 0.43),
    "number": (-0.37, 1.48, 0.48),
    "mark": (-0.23, 1.28, 0.33),
}
"""How the log odds of the two witnesses add up to those of a glyph being there: constant, first, second.

Fitted by `samples.train.fit_presence`. A dot seen alone says little: there the first witness, who sees what
stands beside it, counts for more.
"""

Look = npt.NDArray[np.uint8]
"""uint8, shape (LOOK_PX, LOOK_PX, 6): blue, green, red of the near view, then of the wide one."""

Chances = npt.NDArray[np.float32]
"""How likely each glyph of the codebook is, in its order, and last none: float32, (n, 25), rows add to 1."""


def look_at(picture: Picture, x_px: float, y_px: float, size_px: float, rim: float = 1.0) -> Look:
    """Cut the near and the wide view of a place; `rim` over 1 shows so much more round it."""
    middle, side_px = Point(x_px, y_px), round(rim * LOOK_PX)
    views = [
        cut_square(picture, middle, max(reach * rim * size_px, 4.0), side_px)
        for reach in (NEAR_REACH, WIDE_REACH)
    ]
    return np.concatenate(views, 2)


def confirm(
    picture: Picture, found: Sequence[FoundGlyph], deck: DeckChoice = DeckChoice.ANY
) -> tuple[FoundGlyph, ...]:
    """Ask the second witness about every found glyph; where the two disagree, both count for less.

    What the deck does not hold is left out of account, unless both witnesses say that it is just that.
    """
    held = glyphs_of(deck)
    allowed = np.array([glyph in held for glyph in GLYPHS], np.float32)
    return tuple(
        _confirmed(glyph, chances, allowed)
        for glyph, chances in zip(found, look_closer(picture, found), strict=True)
    )


def _confirmed(glyph: FoundGlyph, closer: Chances, allowed: Chances) -> FoundGlyph:
    both = glyph.chances**FIRST_WITNESS * closer[:-1] ** SECOND_WITNESS
    both /= max(float(both.sum()), 1e-9)
    held = float((both * allowed).sum())
    if held >= HELD_BY_THE_DECK:
        both = both * allowed / held
    best = int(both.argmax())
    constant, first, second = PRESENCE[class_of(closer)]
    odds = constant + first * log_odds(glyph.score) + second * log_odds(1 - float(closer[-1]))
    score = float(1 / (1 + np.exp(-odds)))
    return replace(glyph, glyph=GLYPHS[best], sure=float(both[best]), score=score, chances=both)


def class_of(closer: Chances) -> str:
    """Name the kind of glyph that a row of chances speaks for most: dot, number or mark."""
    best = GLYPHS[int(closer[:-1].argmax())]
    if best is Glyph.DOT:
        return "dot"
    return "number" if best in WORTH else "mark"


def log_odds(chance: float) -> float:
    """Give the log odds of a chance, held within a thousand to one."""
    held = min(max(chance, 1e-3), 1 - 1e-3)
    return float(np.log(held / (1 - held)))


def look_closer(picture: Picture, glyphs: Sequence[FoundGlyph]) -> Chances:
    """Say what each found glyph is, by a closer look."""
    if not glyphs:
        return np.zeros((0, len(GLYPHS) + 1), np.float32)
    looks = np.stack([look_at(picture, g.x_px, g.y_px, g.size_px) for g in glyphs])
    tensor = looks.transpose(0, 3, 1, 2).astype(np.float32) / 255
    return np.asarray(load_net(Net.LOOKS).run(None, {"looks": tensor})[0], np.float32)
