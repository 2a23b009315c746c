"""Whole cards: a printed face with its stickers, one or two labels a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from engine.cards import SpecialCard
from samples.faces import draw_face, random_face_style
from samples.glyphs import random_style
from samples.labels import lay_label
from samples.stickers import Place, random_sticker_style, stick
from tactile.see.codebook import GLYPH_OF, SPECIAL_MARKS, WORTH, Glyph, Value, canonical_glyphs

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.cards import Card
    from samples.faces import FaceStyle
    from samples.glyphs import GlyphStyle, Random
    from samples.labels import Label
    from samples.paint import Canvas
    from samples.stickers import StickerStyle, StuckGlyph


@dataclass(frozen=True, slots=True)
class DeckStyle:
    """What all cards of one table share: the print, the glyph shapes, the stickers, where labels go."""

    face: FaceStyle
    glyphs: GlyphStyle
    stickers: StickerStyle
    two_labels: bool
    crooked: float


@dataclass(frozen=True, slots=True)
class CardPicture:
    """A card seen straight from above at `faces.PX_PER_MM`, with the glyphs of each of its labels."""

    pixels: Canvas
    labels: tuple[tuple[StuckGlyph, ...], ...]
    size_mm: tuple[float, float]


def random_deck_style(rng: Random, kinds: tuple[float, float, float, float] | None = None) -> DeckStyle:
    """Draw one table's deck."""
    stickers = random_sticker_style(rng, kinds) if kinds else random_sticker_style(rng)
    return DeckStyle(
        random_face_style(rng), random_style(rng), stickers, rng.random() < 0.6, rng.uniform(0, 1)
    )


def glyphs_of(card: Card) -> tuple[Glyph, ...]:
    """Give the canonical glyphs of a card (sticker code, Numbers and Special cards)."""
    if isinstance(card, SpecialCard):
        mark, dots = next(key for key, special in SPECIAL_MARKS.items() if special is card.special)
        return (mark,) + (Glyph.DOT,) * dots
    return (*canonical_glyphs(Value(card.value)), GLYPH_OF[card.colour])


def index_of(glyphs: Sequence[Glyph]) -> str:
    """Say what the printer put in the corners of the card that bears these glyphs."""
    if Glyph.STAR in glyphs:
        return "Z"
    if Glyph.TRIANGLE in glyphs:
        return "N"
    return str(sum(WORTH.get(g, 0) for g in glyphs))


def colour_of(glyphs: Sequence[Glyph]) -> str:
    """Name the frame colour that the printer chose, that of the colour glyph; empty where there is none."""
    return next((str(c) for c, g in GLYPH_OF.items() if g in glyphs), "")


def make_card(glyphs: Sequence[Glyph], style: DeckStyle, rng: Random, light_rad: float) -> CardPicture:
    """Print a face and stick its labels on; `light_rad` is where the light comes from in the card's frame."""
    pixels = draw_face(index_of(glyphs), colour_of(glyphs), style.face, rng).astype(np.float32)
    label = lay_label(glyphs, style.glyphs, rng, style.crooked)
    place = _corner(label, style, rng)
    places = [place]
    if style.two_labels:
        width, height = style.face.size_mm
        places.append(Place(width - place.x_mm, height - place.y_mm, place.angle_rad + np.pi))
    labels = tuple(stick(pixels, label, p, style.stickers, light_rad) for p in places)
    return CardPicture(pixels, labels, style.face.size_mm)


def _corner(label: Label, style: DeckStyle, rng: Random) -> Place:
    """Choose a place near the top left corner, turned to fit; now and then further in."""
    width, height = style.face.size_mm
    quarter = int(rng.integers(4))
    half_x, half_y = _halves(label, quarter)
    margin = style.stickers.margin_mm + rng.uniform(0.3, 5.0 if rng.random() < 0.8 else 20.0)
    if half_x * 2 + margin > width:
        return _corner_turned(label, quarter + 1, margin)
    x = float(np.clip(half_x + margin, half_x + 0.8, width - half_x - 0.8))
    y = float(np.clip(half_y + margin, half_y + 0.8, height - half_y - 0.8))
    if style.two_labels:  # they lie in opposite corners, and never over one another
        y = min(y, max(half_y + 0.8, 0.28 * height))
    if rng.random() < 0.15:
        x = width / 2
    return Place(x, y, quarter * np.pi / 2 + rng.normal(0, 0.04) * style.crooked)


def _halves(label: Label, quarter: int) -> tuple[float, float]:
    """Give half of the label's width and height once it is turned by so many quarters."""
    half = (label.half_width_mm, label.half_height_mm)
    return half if quarter % 2 == 0 else half[::-1]


def _corner_turned(label: Label, quarter: int, margin: float) -> Place:
    half_x, half_y = _halves(label, quarter)
    return Place(half_x + min(margin, 3), half_y + margin, quarter * np.pi / 2)
