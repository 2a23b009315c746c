"""Judging one label: what it says and how surely, or that it is unclear, or that it is none."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import cv2
import numpy as np

from tactile.see.codebook import Glyph, Meaning, Nonsense, in_deck, is_mark, meaning
from tactile.see.group import WITHIN_A_LABEL_MM
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
    middle,
)
from tactile.see.why import likeliest_cause

if TYPE_CHECKING:
    from tactile.see.find import FoundGlyph
    from tactile.see.group import FoundLabel
    from tactile.see.reads import Picture
    from tactile.see.weigh import Weighed

READ_FROM: Final = Confidence(0.96)
"""A card is read from one label from this confidence on. All bars were chosen on fresh renders alone."""

LONE_FROM: Final = Confidence(0.98)
"""A star or a triangle alone, on one label: nothing beside it would show that it is a print."""

AGREED_FROM: Final = Confidence(0.75)
TWIN_FROM: Final = Confidence(0.5)
"""Of two labels of a card that agree, the surer and the other read it from these confidences on."""

LONE_AGREED_FROM: Final = Confidence(0.97)
"""The surer of two stars or triangles; that they are two tells little, for prints too are in both corners."""

ASKED_FROM: Final = Confidence(0.5)
"""What is more likely a card than not is asked for: passed over, it would give its turn to the next card."""

_STRONG: Final = 0.5
_SURE: Final = 0.6
_DOTS_OF_A_LABEL: Final = 3


@dataclass(frozen=True, slots=True)
class JudgedLabel:
    """A label with what it would say and how surely.

    `card` is None when it says no card of the deck. `cause` is why it would be unclear, None when it would
    better be passed over in silence.
    """

    label: FoundLabel
    said: Meaning | Nonsense
    confidence: Confidence
    card: Meaning | None
    cause: Reason | None
    table_px_per_mm: float | None = None
    """The scale of the table, where it is known better than by this label."""

    @property
    def px_per_mm(self) -> float:
        """The scale at this label."""
        return self.table_px_per_mm or self.label.px_per_mm

    def verdict(self, twin: JudgedLabel | None = None) -> Read | None:
        """Read the card if it is sure enough, alone or with a twin that says so too; else unsure, or None."""
        quad, card = box_round(self.label), self.card
        if card is not None and self.confidence >= self._bar(twin):
            second = box_round(twin.label) if twin else None
            spoken = (card.card, card.kind, card.colour, card.value)
            return CardRead(*spoken, self.confidence, middle(quad), quad, second, self.px_per_mm)
        return None if self.cause is None else self.unsure(self.cause)

    def _bar(self, twin: JudgedLabel | None) -> Confidence:
        lone = len(self.label.glyphs) == 1
        if twin and twin.confidence >= TWIN_FROM:
            return LONE_AGREED_FROM if lone else AGREED_FROM
        return LONE_FROM if lone else READ_FROM

    def unsure(self, reason: Reason) -> UnsureRead:
        """Say that this label is not read, and why."""
        quad = box_round(self.label)
        sure = min(self.confidence, Confidence(0.49))
        return UnsureRead(reason, sure, middle(quad), quad, self.px_per_mm)


def judge(weighed: Weighed, picture: Picture, deck: DeckChoice, *, tiles: bool) -> JudgedLabel:
    """Judge what a label says of a deck."""
    label = weighed.label
    said = meaning([g.glyph for g in label.glyphs])
    if may_be_cut_off(label, picture):
        return JudgedLabel(label, said, Confidence(0.0), None, _partial(label))
    card = said if isinstance(said, Meaning) and _may_be_said(said, label, deck, tiles=tiles) else None
    cause = None
    if _is_surely_a_label(label) or (card is not None and weighed.confidence >= ASKED_FROM):
        cause = _reason(said, deck) or likeliest_cause(label, picture, box_round(label))
    return JudgedLabel(label, said, weighed.confidence, card, cause)


def may_be_cut_off(label: FoundLabel, picture: Picture) -> bool:
    """Whether a label comes so near the picture's edge that more of it may lie beyond."""
    height, width = picture.shape[:2]
    room_px = WITHIN_A_LABEL_MM * label.px_per_mm
    return any(
        min(g.x_px, g.y_px, width - 1 - g.x_px, height - 1 - g.y_px) < g.size_px / 2 + room_px
        for g in label.glyphs
    )


def _partial(label: FoundLabel) -> Reason | None:
    return Reason.PARTIAL if _is_surely_a_label(label) else None


def _may_be_said(said: Meaning, label: FoundLabel, deck: DeckChoice, *, tiles: bool) -> bool:
    """Whether this deck, at this moment, has such a card. Dots alone look the same on a die."""
    if said.kind is not CardKind.TILE:
        return in_deck(said, deck)
    could_be_a_die = all(g.glyph is Glyph.DOT for g in label.glyphs)
    return tiles and not (could_be_a_die and deck is DeckChoice.ANY)


def _is_surely_a_label(label: FoundLabel) -> bool:
    """Enough to trouble people with: a mark and a number glyph, or several number glyphs that are no dice."""
    strong = [g for g in label.glyphs if _is_strong(g)]
    marks = [g for g in strong if is_mark(g.glyph)]
    if marks:
        return len(strong) > len(marks)
    big = any(g.glyph is not Glyph.DOT for g in strong)
    return big and len(strong) >= _DOTS_OF_A_LABEL


def _is_strong(glyph: FoundGlyph) -> bool:
    return glyph.score > _STRONG and glyph.sure > _SURE


def _reason(said: Meaning | Nonsense, deck: DeckChoice) -> Reason | None:
    """Find what the glyphs themselves tell of the cause."""
    if isinstance(said, Meaning):
        if said.kind is CardKind.TILE:
            return Reason.PARTIAL
        return None if in_deck(said, deck) else Reason.NOT_IN_DECK
    return Reason.CONFLICT if said is Nonsense.TWO_MARKS else Reason.PARTIAL


def box_round(label: FoundLabel) -> Quad:
    """Give the smallest turned box that holds every glyph."""
    angles = np.linspace(0, 2 * np.pi, 12, endpoint=False)
    circle = np.stack([np.cos(angles), np.sin(angles)], 1)
    rim = [np.array([g.x_px, g.y_px]) + circle * g.size_px / 2 for g in label.glyphs]
    corners = cv2.boxPoints(cv2.minAreaRect(np.concatenate(rim).astype(np.float32)))
    a, b, c, d = (Point(float(x), float(y)) for x, y in corners)
    return (a, b, c, d)
