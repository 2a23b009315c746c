"""The reader: from one picture to the cards on it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

import cv2
import numpy as np

from tactile.see.closer import confirm
from tactile.see.codebook import Glyph
from tactile.see.find import FoundGlyph, find_glyphs
from tactile.see.group import FoundLabel, group
from tactile.see.judge import JudgedLabel, box_round, judge
from tactile.see.net import draw
from tactile.see.pair import merge_labels
from tactile.see.reads import Confidence, DeckChoice, Reason
from tactile.see.weigh import Weighed, weigh

if TYPE_CHECKING:
    from tactile.see.reads import Picture, Read


@dataclass(frozen=True, slots=True)
class View:
    """A picture seen at one scale, and the labels that are read at it: pixels a millimetre at that scale."""

    zoom: float
    least_px_per_mm: float
    most_px_per_mm: float


VIEWS: Final = (View(1.0, 1.5, 3.6), View(0.62, 1.95, 4.4))
"""How a picture of an unknown camera is looked at: whole and smaller. The first net knows 1.7 to 3.8."""

_BEST_PX_PER_MM: Final = 3.2
"""A camera of known scale is looked at once, at this scale or as near below as it comes."""

_MOST_PX: Final = 2400
"""A longer side than this is shrunk first: no camera over a table needs more."""

DISPUTED_FROM: Final = 0.5
"""A label that says another card at another scale makes both unsure from this confidence on."""


@dataclass(frozen=True, slots=True)
class KnownScale:
    """What a calibration knows of a camera: pixels per millimetre in pictures so many pixels wide."""

    px_per_mm: float
    width_px: int


@dataclass(frozen=True, slots=True)
class Reader:
    """Reads sticker cards of one deck. `tiles`: bid tiles may lie there too."""

    deck: DeckChoice = DeckChoice.WIZARD
    tiles: bool = False
    scale: KnownScale | None = None

    def read(self, picture: Picture) -> tuple[Read, ...]:
        """Every card in the picture, read or unsure, one entry a card."""
        labels: list[JudgedLabel] = []
        for view in self._views(picture):
            for judged in self._labels(picture, view):
                _add(labels, judged)
        return merge_labels(tuple(labels))

    def _views(self, picture: Picture) -> tuple[View, ...]:
        """Choose how to look: once for a calibrated camera, at two scales for an unknown one."""
        first = min(1.0, _MOST_PX / max(picture.shape[:2]))
        if self.scale:
            px_per_mm = self.scale.px_per_mm * picture.shape[1] / self.scale.width_px
            zoom = min(first, _BEST_PX_PER_MM / px_per_mm)
            return (View(zoom, VIEWS[0].least_px_per_mm, VIEWS[-1].most_px_per_mm),)
        return tuple(replace(view, zoom=first * view.zoom) for view in VIEWS)

    def _labels(self, picture: Picture, view: View) -> list[JudgedLabel]:
        tiles = self.tiles or self.deck is DeckChoice.ANY
        return [judge(one, picture, self.deck, tiles=tiles) for one in weighed_at(picture, view, self.deck)]


def weighed_at(picture: Picture, view: View, deck: DeckChoice = DeckChoice.ANY) -> list[Weighed]:
    """Find and weigh the labels of a picture that are read at one scale."""
    return weigh(picture, labels_at(picture, view, deck), deck)


def labels_at(picture: Picture, view: View, deck: DeckChoice = DeckChoice.ANY) -> list[FoundLabel]:
    """Find the labels of a picture that are read at one scale."""
    return [
        one
        for one in group(look(picture, view.zoom, deck))
        if view.least_px_per_mm <= one.px_per_mm * view.zoom <= view.most_px_per_mm and _is_worth_a_look(one)
    ]


def _is_worth_a_look(label: FoundLabel) -> bool:
    """Ask for a mark, or several glyphs, or a ring or square alone (a tile)."""
    return len(label.glyphs) > 1 or label.glyphs[0].glyph is not Glyph.DOT


def look(picture: Picture, zoom: float, deck: DeckChoice = DeckChoice.ANY) -> tuple[FoundGlyph, ...]:
    """Find the glyphs of a picture at one scale, each confirmed by the second witness."""
    looked_at = picture
    if zoom < 1:
        size = (max(8, round(picture.shape[1] * zoom)), max(8, round(picture.shape[0] * zoom)))
        looked_at = np.asarray(cv2.resize(picture, size, interpolation=cv2.INTER_AREA), np.uint8)
    return confirm(picture, find_glyphs(draw(looked_at), zoom), deck)


def _add(labels: list[JudgedLabel], new: JudgedLabel) -> None:
    """Add a label seen at another scale: of two that agree the surer stays; two that disagree are unsure."""
    same = next((one for one in labels if _overlap(one, new)), None)
    if same is not None:
        labels.remove(same)
    labels.append(new if same is None else _settled(same, new))


def _settled(one: JudgedLabel, other: JudgedLabel) -> JudgedLabel:
    best, worse = (one, other) if one.confidence >= other.confidence else (other, one)
    if best.card is None or worse.card is None or best.card == worse.card or worse.confidence < DISPUTED_FROM:
        return best
    return replace(best, card=None, confidence=Confidence(0.4), cause=Reason.CONFLICT)


def _overlap(one: JudgedLabel, other: JudgedLabel) -> bool:
    hull = np.array([[p.x_px, p.y_px] for p in box_round(one.label)], np.float32)
    return any(
        cv2.pointPolygonTest(hull, (g.x_px, g.y_px), measureDist=True) > -g.size_px / 2
        for g in other.label.glyphs
    )
