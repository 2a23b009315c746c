"""Judging one label: what it says, how surely, and if it is not read, why not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import cv2
import numpy as np

from tactile.see.codebook import COLOUR_OF, Glyph, Meaning, Nonsense, in_deck, meaning
from tactile.see.group import FoundLabel, is_mark
from tactile.see.reads import (
    CardKind,
    CardRead,
    Confidence,
    DeckChoice,
    Point,
    Quad,
    Read,
    Reason,
    UnsureRead,
)

if TYPE_CHECKING:
    from tactile.see.reads import Picture
    from tactile.see.weigh import Weighed

READ_FROM: Final = Confidence(0.5)
"""A label is read from this confidence on; chosen on fresh pictures of the renderer (docs/accuracy)."""

_SMALLEST_PX_PER_MM: Final = 1.7
_DARK: Final = 45
_BURNT: Final = 250
_BURNT_SHARE: Final = 0.25
_SOFT: Final = 60.0
_MARGIN_MM: Final = 1.5


@dataclass(frozen=True, slots=True)
class JudgedLabel:
    """A label with its verdict; `said` is what it would say, whether it is read or not."""

    label: FoundLabel
    said: Meaning | Nonsense
    read: Read


def judge(weighed: Weighed, picture: Picture, deck: DeckChoice, *, tiles: bool) -> JudgedLabel | None:
    """Say what a label is; None when so little speaks for a label that silence is right."""
    label, confidence = weighed.label, weighed.confidence
    said = meaning([g.glyph for g in label.glyphs])
    if isinstance(said, Meaning) and said.kind is CardKind.TILE and _could_be_a_die(label, deck):
        return None
    if isinstance(said, Nonsense) or (said.kind is CardKind.TILE and not tiles):
        return _unclear(label, said, picture, confidence)
    quad = box_round(label)
    if not in_deck(said, deck) and said.kind is not CardKind.TILE:
        known = confidence >= READ_FROM and len(label.glyphs) > 1
        return _unsure(label, said, quad, Reason.NOT_IN_DECK, confidence) if known else None
    if confidence < READ_FROM:
        if not _looks_like_a_label(label):
            return None
        return _unsure(label, said, quad, why(label, picture, quad), confidence)
    read = CardRead(said.card, said.kind, said.colour, said.value, confidence, _middle(quad), quad)
    return JudgedLabel(label, said, read)


def _could_be_a_die(label: FoundLabel, deck: DeckChoice) -> bool:
    """Dots alone look the same on a die; only in a game that asks for a bid are they a tile."""
    return deck is DeckChoice.ANY and all(g.glyph is Glyph.DOT for g in label.glyphs)


def _looks_like_a_label(label: FoundLabel) -> bool:
    """Enough to tell a person about: a mark with a number glyph beside it, or one bright special mark."""
    has_mark = any(is_mark(g.glyph) and g.sure > 0.5 for g in label.glyphs)
    strong = sum(g.score > 0.5 for g in label.glyphs)
    return has_mark and strong > 1


def _unclear(
    label: FoundLabel, said: Meaning | Nonsense, picture: Picture, confidence: Confidence
) -> JudgedLabel | None:
    strong = [g for g in label.glyphs if g.score > 0.5 and g.sure > 0.6]
    if len(strong) < 2:  # noqa: PLR2004  (a single blob is not yet a label)
        return None
    quad = box_round(label)
    marks = [g for g in strong if g.glyph in COLOUR_OF or g.glyph in (Glyph.STAR, Glyph.TRIANGLE)]
    if said is Nonsense.TWO_MARKS:
        reason = Reason.CONFLICT
    elif not marks or said is Nonsense.NO_NUMBER:
        big = any(g.glyph is not Glyph.DOT for g in strong)
        if not big and len(strong) < 3:  # noqa: PLR2004  (two dots are two dots)
            return None
        reason = Reason.PARTIAL
    else:
        reason = why(label, picture, quad)
    return _unsure(label, said, quad, reason, confidence)


def _unsure(
    label: FoundLabel, said: Meaning | Nonsense, quad: Quad, reason: Reason, confidence: Confidence
) -> JudgedLabel:
    return JudgedLabel(
        label, said, UnsureRead(reason, min(confidence, Confidence(0.49)), _middle(quad), quad)
    )


def why(label: FoundLabel, picture: Picture, quad: Quad) -> Reason:
    """Find the likeliest cause that a label is not read, so that a player can mend it."""
    if label.px_per_mm < _SMALLEST_PX_PER_MM:
        return Reason.TOO_SMALL
    if label.torn:
        return Reason.PARTIAL
    grey = _grey_inside(picture, quad)
    if grey.size == 0:
        return Reason.PARTIAL
    if np.percentile(grey, 95) < _DARK * 2 and grey.mean() < _DARK:
        return Reason.DARK
    if (grey >= _BURNT).mean() > _BURNT_SHARE:
        return Reason.GLARE
    if cv2.Laplacian(grey, cv2.CV_32F).var() < _SOFT:
        return Reason.BLUR
    return Reason.UNKNOWN


def _grey_inside(picture: Picture, quad: Quad) -> Picture:
    xs, ys = [p.x_px for p in quad], [p.y_px for p in quad]
    cut = picture[max(int(min(ys)), 0) : int(max(ys)) + 1, max(int(min(xs)), 0) : int(max(xs)) + 1]
    return cut if cut.size == 0 else np.asarray(cv2.cvtColor(cut, cv2.COLOR_BGR2GRAY), np.uint8)


def box_round(label: FoundLabel) -> Quad:
    """Give the smallest turned box that holds every glyph."""
    angles = np.linspace(0, 2 * np.pi, 12, endpoint=False)
    circle = np.stack([np.cos(angles), np.sin(angles)], 1)
    rim = [np.array([g.x_px, g.y_px]) + circle * g.size_px / 2 for g in label.glyphs]
    corners = cv2.boxPoints(cv2.minAreaRect(np.concatenate(rim).astype(np.float32)))
    a, b, c, d = (Point(float(x), float(y)) for x, y in corners)
    return (a, b, c, d)


def _middle(quad: Quad) -> Point:
    return Point(sum(p.x_px for p in quad) / 4, sum(p.y_px for p in quad) / 4)
