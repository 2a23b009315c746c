"""Putting glyphs that stand together into labels: by nearness, scale, and where each says its label is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from tactile.see.codebook import is_mark
from tactile.see.find import FoundGlyph  # noqa: TC001  (fields of a dataclass)

if TYPE_CHECKING:
    from collections.abc import Sequence

CLEAR: Final = 0.4
"""From this score on a glyph counts; below, it only sows doubt."""

_WIDEST_GAP_MM: Final = 6.0
WITHIN_A_LABEL_MM: Final = 4.0
"""Glyphs of one label stand at most so far apart, edge from edge (sticker code, On the card)."""

_BESIDE_A_COLUMN_MM: Final = 7.5
"""A mark beside a column may stand so far from its dots: the ring at its end is wider than they are."""

_SAME_LABEL_MM: Final = 16.0
_SCALES_DIFFER: Final = 1.45


@dataclass(frozen=True, slots=True)
class FoundLabel:
    """Glyphs that together say one card, and faint ones beside them that may belong to it."""

    glyphs: tuple[FoundGlyph, ...]
    doubts: tuple[FoundGlyph, ...]
    torn: bool = False
    """True when a glyph could as well belong to a neighbouring label."""

    @property
    def px_per_mm(self) -> float:
        """The label's scale: the median of its glyphs'."""
        return float(np.median([g.px_per_mm for g in self.glyphs]))

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of the glyphs in pixels."""
        return (
            float(np.mean([g.x_px for g in self.glyphs])),
            float(np.mean([g.y_px for g in self.glyphs])),
        )


def group(found: tuple[FoundGlyph, ...]) -> tuple[FoundLabel, ...]:
    """Group found glyphs into labels.

    Its doubts are the glyphs near it that are in no label with a mark, and any that stand as near as its own.
    """
    gaps_mm = _gaps_mm(found)
    near, beside = gaps_mm <= _WIDEST_GAP_MM, gaps_mm <= WITHIN_A_LABEL_MM
    alike = _alike(found)
    clear = np.array([g.score >= CLEAR for g in found], bool)
    labels: list[tuple[list[int], bool]] = []
    groups = _connected(near & alike, clear)
    for together in _with_marks_beside(found, groups, (gaps_mm <= _BESIDE_A_COLUMN_MM) & alike):
        labels += _split(found, together)
    settled = np.zeros(len(found), bool)
    for members, _ in labels:
        settled[members] = any(is_mark(found[i].glyph) for i in members)
    return tuple(
        FoundLabel(
            tuple(found[i] for i in members),
            tuple(found[i] for i in _round(members, (near & ~settled) | beside)),
            torn,
        )
        for members, torn in labels
    )


def _with_marks_beside(
    found: tuple[FoundGlyph, ...], groups: list[list[int]], beside: npt.NDArray[np.bool_]
) -> list[list[int]]:
    """Give a mark that stands alone to the one group beside it that has none."""
    lone = [one for one in groups if len(one) == 1 and is_mark(found[one[0]].glyph)]
    markless = [one for one in groups if not any(is_mark(found[i].glyph) for i in one)]
    joined = list(groups)
    for mark in lone:
        columns = [one for one in markless if beside[mark[0], one].any()]
        if len(columns) == 1:
            markless.remove(columns[0])
            joined.remove(mark)
            joined[joined.index(columns[0])] = sorted((*columns[0], *mark))
    return joined


def _round(members: list[int], near: npt.NDArray[np.bool_]) -> list[int]:
    return [i for i in np.flatnonzero(near[members].any(0)).tolist() if i not in members]


def _gaps_mm(found: tuple[FoundGlyph, ...]) -> npt.NDArray[np.float64]:
    """How far apart the edges of two glyphs are: (n, n), millimetres."""
    x, y, size, scale = _columns(found)
    mean = np.maximum((scale[:, None] + scale) / 2, 1e-6)
    apart = np.hypot(x[:, None] - x, y[:, None] - y)
    return np.asarray((apart - (size[:, None] + size) / 2) / mean, np.float64)


def _alike(found: tuple[FoundGlyph, ...]) -> npt.NDArray[np.bool_]:
    """Tell which two glyphs are of one scale and of one mind on where their label is: (n, n)."""
    x, y, _, scale = _columns(found)
    mean = np.maximum((scale[:, None] + scale) / 2, 1e-6)
    apart = np.hypot(x[:, None] - x, y[:, None] - y)
    of_one_scale = np.maximum(scale[:, None], scale) <= _SCALES_DIFFER * np.minimum(scale[:, None], scale)
    one_mind = _middles_apart_mm(found) <= _SAME_LABEL_MM + 0.15 * apart / mean
    return np.asarray(of_one_scale & one_mind, np.bool_)


def _columns(found: Sequence[FoundGlyph]) -> list[npt.NDArray[np.float64]]:
    names = ("x_px", "y_px", "size_px", "px_per_mm")
    return [np.array([getattr(g, name) for g in found], np.float64) for name in names]


def _middles_apart_mm(found: Sequence[FoundGlyph]) -> npt.NDArray[np.float64]:
    """How far apart two glyphs say the middle of their label lies: (n, n), millimetres."""
    x = np.array([g.label_x_px for g in found])
    y = np.array([g.label_y_px for g in found])
    scale = np.array([g.px_per_mm for g in found])
    apart = np.hypot(x[:, None] - x, y[:, None] - y)
    return np.asarray(apart / np.maximum((scale[:, None] + scale) / 2, 1e-6), np.float64)


def _connected(linked: npt.NDArray[np.bool_], clear: npt.NDArray[np.bool_]) -> list[list[int]]:
    waiting, groups = set(np.flatnonzero(clear).tolist()), []
    while waiting:
        together, edge = [], [waiting.pop()]
        while edge:
            one = edge.pop()
            together.append(one)
            near = waiting.intersection(np.flatnonzero(linked[one]).tolist())
            waiting -= near
            edge += near
        groups.append(sorted(together))
    return groups


def _split(found: Sequence[FoundGlyph], together: list[int]) -> list[tuple[list[int], bool]]:
    """Part a group with several marks: a number glyph goes to the mark that speaks of the same label."""
    marks = [i for i in together if is_mark(found[i].glyph)]
    if len(marks) < 2:  # noqa: PLR2004  (one label, one mark)
        return [(together, False)]
    parts = [[mark] for mark in marks]
    torn = [False] * len(marks)
    for i in (i for i in together if i not in marks):
        apart = _middles_apart_mm([found[i], *(found[mark] for mark in marks)])[0, 1:]
        nearest, next_ = np.argsort(apart)[:2]
        parts[nearest].append(i)
        if apart[next_] < 1.5 * apart[nearest] + 2.0:
            torn[nearest] = torn[next_] = True
    return list(zip(parts, torn, strict=True))
