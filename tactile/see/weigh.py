"""Weighing what the witnesses say of one label: which glyphs it has, and how surely."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

from tactile.see.group import FoundLabel
from tactile.see.reads import Confidence
from tactile.see.whole import Claim, bear_out, paint_claims

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tactile.see.find import FoundGlyph
    from tactile.see.reads import Picture

FAINT_BUT_THERE: Final = 0.12
"""A faint glyph from this score on may belong to a label, if the third witness bears it out."""

MOST_SETS: Final = 5


@dataclass(frozen=True, slots=True)
class Weighed:
    """A label as its witnesses see it; `borne_out`: how surely the third says it is whole and right."""

    label: FoundLabel
    borne_out: float
    confidence: Confidence


def weigh(picture: Picture, labels: Sequence[FoundLabel]) -> list[Weighed]:
    """Choose for each label the set of glyphs that the third witness bears out best."""
    sets = [(label, glyphs) for label in labels for glyphs in _sets(label)]
    looks = [paint_claims(picture, [_claim(g) for g in glyphs], label.px_per_mm) for label, glyphs in sets]
    chances = bear_out(looks)
    weighed = []
    for label in labels:
        mine = [(float(chances[i]), glyphs) for i, (other, glyphs) in enumerate(sets) if other is label]
        borne_out, best = max(mine, key=lambda pair: pair[0])
        chosen = FoundLabel(best, tuple(g for g in label.doubts if g not in best), label.torn)
        weighed.append(Weighed(chosen, borne_out, _confidence(chosen, borne_out)))
    return weighed


def _sets(label: FoundLabel) -> list[tuple[FoundGlyph, ...]]:
    """List the clear glyphs; these and a faint one; these and all faint ones."""
    faint = sorted((g for g in label.doubts if g.score >= FAINT_BUT_THERE), key=lambda g: -g.score)
    sets = [label.glyphs, *((*label.glyphs, one) for one in faint[: MOST_SETS - 2])]
    return [*sets, (*label.glyphs, *faint)] if len(faint) > 1 else sets


def _claim(glyph: FoundGlyph) -> Claim:
    return Claim(glyph.glyph, glyph.x_px, glyph.y_px, glyph.size_px)


def _confidence(label: FoundLabel, borne_out: float) -> Confidence:
    sure = float(np.prod([g.sure * _presence(g) for g in label.glyphs]))
    return Confidence(0.0 if label.torn else sure * borne_out)


def _presence(glyph: FoundGlyph) -> float:
    """How likely something is really there, now that the third witness has looked too."""
    return float(np.clip((glyph.score - 0.05) / 0.5, 0.0, 1.0))
