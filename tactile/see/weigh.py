"""Weighing what the witnesses say of one label: which glyphs it has, and how surely."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

from tactile.see.closer import log_odds
from tactile.see.codebook import Meaning, in_deck, meaning
from tactile.see.group import FoundLabel
from tactile.see.reads import CardKind, Confidence, DeckChoice
from tactile.see.whole import Claim, Look, bear_out, paint_claims

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tactile.see.find import FoundGlyph
    from tactile.see.reads import Picture

FAINT_BUT_THERE: Final = 0.12
"""A faint glyph from this score on may belong to a label, if the third witness bears it out."""

WEAK: Final = 0.65
"""A clear glyph below this score may be none, if the label makes sense without it."""

MOST: Final = 3
"""How many faint and how many weak glyphs are tried."""


TRUST: Final = (0.58, 1.16, -0.59)
"""How the signs of a label add up to the log odds that it is right: a constant, then a factor for each sign.

Fitted by `samples.train.fit_trust` on fresh pictures.
"""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A label as its witnesses see it; `borne_out`: how surely the third says it is whole and right."""

    label: FoundLabel
    borne_out: float
    confidence: Confidence


def weigh(picture: Picture, labels: Sequence[FoundLabel], deck: DeckChoice) -> list[Weighed]:
    """Choose for each label the set of glyphs for which most speaks, of those that say a card of the deck."""
    sets = [(label, glyphs) for label in labels for glyphs in sets_of(label, deck)]
    chances = bear_out([_look(picture, label, glyphs) for label, glyphs in sets])
    weighed = []
    for label in labels:
        mine = [
            _weighed(label, one, chance)
            for (other, one), chance in zip(sets, chances, strict=True)
            if other is label
        ]
        weighed.append(max(mine, key=lambda one: one.confidence))
    return weighed


def _weighed(label: FoundLabel, glyphs: tuple[FoundGlyph, ...], chance: float) -> Weighed:
    chosen = FoundLabel(glyphs, left_out(label, glyphs), label.torn)
    return Weighed(chosen, float(chance), _confidence(chosen, float(chance)))


def left_out(label: FoundLabel, glyphs: tuple[FoundGlyph, ...]) -> tuple[FoundGlyph, ...]:
    """Give what was found in and round a label and is in none of the chosen glyphs."""
    return tuple(g for g in (*label.glyphs, *label.doubts) if g not in glyphs)


def sets_of(label: FoundLabel, deck: DeckChoice) -> list[tuple[FoundGlyph, ...]]:
    """List the clear glyphs, these and faint ones, these without a weak one: those that the deck knows."""
    faint = sorted((g for g in label.doubts if g.score >= FAINT_BUT_THERE), key=lambda g: -g.score)[:MOST]
    weak = [g for g in label.glyphs if g.score < WEAK][:MOST] if len(label.glyphs) > 1 else []
    sets = [label.glyphs, *((*label.glyphs, one) for one in faint)]
    sets += [tuple(g for g in label.glyphs if g is not one) for one in weak]
    sets += [(*label.glyphs, *faint)] if len(faint) > 1 else []
    known = [glyphs for glyphs in sets if _is_known(glyphs, deck)]
    return known or sets[:1]


def _is_known(glyphs: tuple[FoundGlyph, ...], deck: DeckChoice) -> bool:
    said = meaning([g.glyph for g in glyphs])
    return isinstance(said, Meaning) and said.kind is not CardKind.TILE and in_deck(said, deck)


def _look(picture: Picture, label: FoundLabel, glyphs: tuple[FoundGlyph, ...]) -> Look:
    doubts = [claim_of(g) for g in left_out(label, glyphs)]
    return paint_claims(picture, [claim_of(g) for g in glyphs], doubts, label.px_per_mm)


def claim_of(glyph: FoundGlyph) -> Claim:
    """Put a found glyph as a claim for the third witness."""
    return Claim(glyph.glyph, glyph.x_px, glyph.y_px, glyph.size_px, glyph.score * glyph.sure)


def signs_of(label: FoundLabel, borne_out: float) -> tuple[float, float]:
    """Measure what speaks for a label: the third witness's log odds, and whether it is a mark alone (1 or 0).

    The third witness sees how sure the first two are of each glyph and of what is doubtful beside them.
    """
    return log_odds(borne_out), float(len(label.glyphs) == 1)


def _confidence(label: FoundLabel, borne_out: float) -> Confidence:
    if label.torn or any(g.score >= WEAK for g in label.doubts):
        return Confidence(0.0)
    odds = TRUST[0] + sum(w * sign for w, sign in zip(TRUST[1:], signs_of(label, borne_out), strict=True))
    return Confidence(float(1 / (1 + np.exp(-odds))))
