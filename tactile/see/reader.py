"""The reader: from one picture to the cards on it."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from itertools import chain
from typing import TYPE_CHECKING, Final

import cv2
import numpy as np

from tactile.see.closer import confirm, log_odds
from tactile.see.codebook import Glyph, Meaning, Nonsense
from tactile.see.find import FoundGlyph, find_glyphs
from tactile.see.group import FoundLabel, group
from tactile.see.judge import JudgedLabel, box_round, judge
from tactile.see.net import draw
from tactile.see.pair import merge_labels
from tactile.see.reads import CardKind, Confidence, DeckChoice, Reason
from tactile.see.scale import at_one_scale
from tactile.see.weigh import Weighed, weigh

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy.typing as npt

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
"""From this confidence on what a label says at another scale is the reason why neither is read."""


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
        labels = [one for view in self._views(picture) for one in self._labels(picture, view)]
        settled = (_settled(place) for place in _places(labels))
        return merge_labels(at_one_scale(settled, self._px_per_mm(picture)))

    def _px_per_mm(self, picture: Picture) -> float | None:
        """Give the scale that a calibration found, for pictures of this size."""
        if self.scale is None:
            return None
        return self.scale.px_per_mm * float(picture.shape[1] / self.scale.width_px)

    def _views(self, picture: Picture) -> tuple[View, ...]:
        """Choose how to look: once for a calibrated camera, at two scales for an unknown one."""
        first = min(1.0, _MOST_PX / max(picture.shape[:2]))
        px_per_mm = self._px_per_mm(picture)
        if px_per_mm:
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


def _places(labels: Sequence[JudgedLabel]) -> list[list[JudgedLabel]]:
    """Put together all labels that were seen at one place."""
    hulls = [np.array([[p.x_px, p.y_px] for p in box_round(one.label)], np.float32) for one in labels]
    places: list[list[int]] = []
    for new, label in enumerate(labels):
        here = [
            place
            for place in places
            if any(_reaches(label, hulls[one]) or _reaches(labels[one], hulls[new]) for one in place)
        ]
        places = [place for place in places if place not in here]
        places.append([*chain.from_iterable(here), new])
    return [[labels[one] for one in place] for place in places]


def _settled(place: list[JudgedLabel]) -> JudgedLabel:
    """Choose the surest label of a place; only one can be right, so all that says else takes from it."""
    best = max(place, key=lambda one: one.confidence)
    rivals = _rivals(place, best)
    if best.card is None or not rivals:
        return best
    odds = _odds(best)
    sure = Confidence(odds / (1 + odds + sum(map(_odds, rivals))))
    if max(one.confidence for one in rivals) < DISPUTED_FROM:
        return replace(best, confidence=sure)
    card = best.card if sure >= DISPUTED_FROM else None
    return replace(best, card=card, confidence=sure, cause=Reason.CONFLICT)


def _rivals(place: list[JudgedLabel], best: JudgedLabel) -> list[JudgedLabel]:
    """Give the surest label of each other thing that is said at the best one's place."""
    rivals: dict[Meaning | Nonsense, JudgedLabel] = {}
    for one in sorted(place, key=lambda one: one.confidence):
        if _says_else(one, best):
            rivals[one.card or one.said] = one
    return list(rivals.values())


def _odds(label: JudgedLabel) -> float:
    return math.exp(log_odds(label.confidence))


def _says_else(one: JudgedLabel, best: JudgedLabel) -> bool:
    """Whether a label says anything but the best one's card, of the deck or not; a mere piece does not."""
    if one.card is not None:
        return one.card != best.card
    if isinstance(one.said, Meaning):
        return one.said.kind is not CardKind.TILE
    return one.said not in (Nonsense.NO_MARK, Nonsense.NO_NUMBER)


def _reaches(label: JudgedLabel, hull: npt.NDArray[np.float32]) -> bool:
    """Whether a glyph of a label lies within another label's hull or at its rim."""
    return any(
        cv2.pointPolygonTest(hull, (g.x_px, g.y_px), measureDist=True) > -g.size_px / 2
        for g in label.label.glyphs
    )
