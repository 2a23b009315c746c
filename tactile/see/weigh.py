"""Weighing what the witnesses say of one label: which glyphs it has, and how surely."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

from tactile.see.group import FoundLabel
from tactile.see.reads import Confidence

if TYPE_CHECKING:
    from tactile.see.find import FoundGlyph
    from tactile.see.whole import Glance

FAINT_BUT_THERE: Final = 0.2
"""A faint glyph from this score on may belong to a label, if the look at the whole says so."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A label as its witnesses see it together. `agrees`: how well the look at the whole bears the glyphs out."""

    label: FoundLabel
    agrees: float
    whole: float
    confidence: Confidence


def weigh(label: FoundLabel, glance: Glance) -> Weighed:
    """Choose the set of glyphs that the look at the whole bears out best: the clear ones, or faint ones too."""
    faint = tuple(g for g in label.doubts if g.score >= FAINT_BUT_THERE)
    sets = [label.glyphs, (*label.glyphs, *faint), (*label.glyphs, *label.doubts)]
    sets += [(*label.glyphs, one) for one in faint]
    best = max(sets, key=lambda glyphs: glance.agrees([g.glyph for g in glyphs]))
    agrees = glance.agrees([g.glyph for g in best])
    chosen = FoundLabel(best, tuple(g for g in label.doubts if g not in best), label.torn)
    return Weighed(chosen, agrees, glance.whole, _confidence(chosen, agrees, glance.whole))


def _confidence(label: FoundLabel, agrees: float, whole: float) -> Confidence:
    sure = float(np.prod([g.sure * _presence(g) for g in label.glyphs]))
    return Confidence(0.0 if label.torn else sure * agrees * min(1.0, 2 * whole))


def _presence(glyph: FoundGlyph) -> float:
    """How likely something is really there, now that the look at the whole counts it too."""
    return float(np.clip((glyph.score - 0.05) / 0.25, 0.0, 1.0))
