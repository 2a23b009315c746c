"""Two labels on one card are one card: finding which labels belong together, and whether they agree."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from tactile.see.codebook import is_mark
from tactile.see.reads import Reason

if TYPE_CHECKING:
    from tactile.see.group import FoundLabel
    from tactile.see.judge import JudgedLabel
    from tactile.see.reads import Read

_CARD_MM: Final = (30.0, 112.0)
"""How far apart the middles of a card's two labels may lie; sticker sizes vary, so the scale is rough."""

DISPUTES_FROM: Final = 0.3
"""A card's other label that says otherwise makes it unsure from here on; below, it tells nothing."""

_FIT_MM: Final = 4.5


@dataclass(frozen=True, slots=True)
class _Match:
    """How well a label is another one turned by half a turn: glyphs matched, of how many."""

    matched: int
    fewest: int
    most: int


def merge_labels(labels: tuple[JudgedLabel, ...]) -> tuple[Read, ...]:
    """One read a card. Labels of one card that agree need be less sure; if they disagree it is unsure.

    Who has the fewest possible partners chooses first, so that of several Wizards side by side each keeps
    both of its labels.
    """
    partners = _partners(labels)
    reads: list[Read | None] = []
    while partners:
        first = min(partners, key=lambda one: (len(partners[one]) or len(labels), -labels[one].confidence))
        options = partners.pop(first)
        twin = min(options, key=lambda one: (len(partners[one]), -labels[one].confidence), default=None)
        if twin is None:
            reads.append(labels[first].verdict())
        else:
            del partners[twin]
            reads.append(_together(labels[first], labels[twin]))
        partners = {one: others & partners.keys() for one, others in partners.items()}
    return tuple(read for read in reads if read is not None)


def _partners(labels: tuple[JudgedLabel, ...]) -> dict[int, set[int]]:
    """Tell of each label which others may be its card's other one."""
    partners: dict[int, set[int]] = {one: set() for one in range(len(labels))}
    for one, other in combinations(range(len(labels)), 2):
        if _same_card(labels[one], labels[other]):
            partners[one].add(other)
            partners[other].add(one)
    return partners


def _same_card(first: JudgedLabel, other: JudgedLabel) -> bool:
    scale = (first.px_per_mm + other.px_per_mm) / 2
    apart = np.subtract(first.label.middle, other.label.middle)
    if not _CARD_MM[0] <= float(np.hypot(*apart)) / scale <= _CARD_MM[1]:
        return False
    if _says_same(first, other):
        return True
    match = _half_turn(first.label, other.label, scale)
    return match.fewest >= 3 and match.matched >= max(3, match.fewest)  # noqa: PLR2004  (three points fix a figure)


def _says_same(first: JudgedLabel, other: JudgedLabel) -> bool:
    return first.card is not None and first.card == other.card


def _together(first: JudgedLabel, twin: JudgedLabel) -> Read | None:
    first, twin = (first, twin) if first.confidence >= twin.confidence else (twin, first)
    if _says_same(first, twin):
        return first.verdict(twin)
    return first.unsure(Reason.CONFLICT) if twin.confidence >= DISPUTES_FROM else first.verdict()


def _half_turn(first: FoundLabel, other: FoundLabel, scale: float) -> _Match:
    """Match glyphs of one label to the other's turned by 180 degrees about a common middle."""
    best = 0
    for mine in first.glyphs:
        for theirs in other.glyphs:
            if mine.glyph is theirs.glyph and (is_mark(mine.glyph) or best == 0):
                middle = np.array([mine.x_px + theirs.x_px, mine.y_px + theirs.y_px])
                best = max(best, _matched(first, other, middle, _FIT_MM * scale))
    return _Match(best, min(len(first.glyphs), len(other.glyphs)), max(len(first.glyphs), len(other.glyphs)))


def _matched(
    first: FoundLabel, other: FoundLabel, twice_middle: npt.NDArray[np.float64], reach_px: float
) -> int:
    free = list(other.glyphs)
    count = 0
    for mine in first.glyphs:
        there = twice_middle - np.array([mine.x_px, mine.y_px])
        near = [
            g
            for g in free
            if g.glyph is mine.glyph and np.hypot(g.x_px - there[0], g.y_px - there[1]) < reach_px
        ]
        if near:
            free.remove(near[0])
            count += 1
    return count
