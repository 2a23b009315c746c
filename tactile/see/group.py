"""Putting glyphs that stand together into labels: by nearness, by scale, and by where each says its label is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from tactile.see.codebook import COLOUR_OF, Glyph
from tactile.see.find import FoundGlyph

CLEAR: Final = 0.35
"""From this score on a glyph counts; below, it only sows doubt."""

_WIDEST_GAP_MM: Final = 6.0
_SAME_LABEL_MM: Final = 9.0
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


def is_mark(glyph: Glyph) -> bool:
    """Whether a glyph says a colour or a special card: a label has exactly one such."""
    return glyph in COLOUR_OF or glyph in (Glyph.STAR, Glyph.TRIANGLE)


def group(found: tuple[FoundGlyph, ...]) -> tuple[FoundLabel, ...]:
    """Group found glyphs into labels."""
    clear = [g for g in found if g.score >= CLEAR]
    faint = [g for g in found if g.score < CLEAR]
    labels: list[tuple[list[FoundGlyph], bool]] = []
    for together in _connected(clear):
        labels += _split(together)
    return tuple(
        FoundLabel(tuple(glyphs), tuple(f for f in faint if any(_linked(f, g) for g in glyphs)), torn)
        for glyphs, torn in labels
    )


def _connected(glyphs: list[FoundGlyph]) -> list[list[FoundGlyph]]:
    waiting, groups = list(glyphs), []
    while waiting:
        together, edge = [], [waiting.pop()]
        while edge:
            one = edge.pop()
            together.append(one)
            near = [g for g in waiting if _linked(one, g)]
            edge += near
            waiting = [g for g in waiting if g not in near]
        groups.append(together)
    return groups


def _linked(one: FoundGlyph, other: FoundGlyph) -> bool:
    scale = (one.px_per_mm + other.px_per_mm) / 2
    if max(one.px_per_mm, other.px_per_mm) > _SCALES_DIFFER * min(one.px_per_mm, other.px_per_mm):
        return False
    apart = np.hypot(one.x_px - other.x_px, one.y_px - other.y_px)
    gap_mm = (apart - (one.size_px + other.size_px) / 2) / scale
    return bool(gap_mm <= _WIDEST_GAP_MM and _centres_apart_mm(one, other) <= _SAME_LABEL_MM + 0.15 * apart / scale)


def _centres_apart_mm(one: FoundGlyph, other: FoundGlyph) -> float:
    scale = (one.px_per_mm + other.px_per_mm) / 2
    return float(np.hypot(one.label_x_px - other.label_x_px, one.label_y_px - other.label_y_px) / scale)


def _split(together: list[FoundGlyph]) -> list[tuple[list[FoundGlyph], bool]]:
    """Part a group with several marks: every number glyph goes to the mark whose label it says it belongs to."""
    marks = [g for g in together if is_mark(g.glyph)]
    if len(marks) < 2:  # noqa: PLR2004  (one label, one mark)
        return [(together, False)]
    parts: list[list[FoundGlyph]] = [[mark] for mark in marks]
    torn = [False] * len(marks)
    for glyph in together:
        if is_mark(glyph.glyph):
            continue
        apart = np.array([_centres_apart_mm(glyph, mark) for mark in marks])
        nearest, next_ = np.argsort(apart)[:2]
        parts[nearest].append(glyph)
        if apart[next_] < 1.5 * apart[nearest] + 2.0:
            torn[nearest] = torn[next_] = True
    return list(zip(parts, torn, strict=True))
