"""The sticker code: which glyphs make which card (sticker code, all sections). Pure, no pictures."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final, NewType

from engine.cards import WIZARD_DECK, CardName, Colour, Special
from tactile.see.reads import CardKind, DeckChoice

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

Value = NewType("Value", int)
"""The number that a label's glyphs add up to."""


class Glyph(Enum):
    """Every glyph of the code. `TEN_3` is a square outline with three dots inside, worth 30."""

    DOT = "dot"
    RING = "ring"
    HEART = "heart"
    MOON = "moon"
    DROP = "drop"
    DISC = "disc"
    CLOVER = "clover"
    DIAMONDS = "diamonds"
    GRAPES = "grapes"
    FLOWER = "flower"
    CROSS = "cross"
    FULL_SQUARE = "full-square"
    STAR = "star"
    TRIANGLE = "triangle"
    TEN_1 = "ten-1"
    TEN_2 = "ten-2"
    TEN_3 = "ten-3"
    TEN_4 = "ten-4"
    TEN_5 = "ten-5"
    TEN_6 = "ten-6"
    TEN_7 = "ten-7"
    TEN_8 = "ten-8"
    TEN_9 = "ten-9"
    EMPTY_SQUARE = "empty-square"


COLOUR_OF: Final[Mapping[Glyph, Colour]] = {
    Glyph.HEART: Colour.RED,
    Glyph.MOON: Colour.YELLOW,
    Glyph.DROP: Colour.BLUE,
    Glyph.DISC: Colour.ORANGE,
    Glyph.CLOVER: Colour.GREEN,
    Glyph.DIAMONDS: Colour.BROWN,
    Glyph.GRAPES: Colour.PURPLE,
    Glyph.FLOWER: Colour.PINK,
    Glyph.CROSS: Colour.BLACK,
    Glyph.FULL_SQUARE: Colour.WHITE,
}

GLYPH_OF: Final[Mapping[Colour, Glyph]] = {colour: glyph for glyph, colour in COLOUR_OF.items()}

TENS: Final = (
    Glyph.TEN_1,
    Glyph.TEN_2,
    Glyph.TEN_3,
    Glyph.TEN_4,
    Glyph.TEN_5,
    Glyph.TEN_6,
    Glyph.TEN_7,
    Glyph.TEN_8,
    Glyph.TEN_9,
)

WORTH: Final[Mapping[Glyph, int]] = {
    Glyph.DOT: 1,
    Glyph.RING: 5,
    **{ten: 10 * (k + 1) for k, ten in enumerate(TENS)},
    Glyph.EMPTY_SQUARE: 0,
}

SPECIAL_MARKS: Final[Mapping[tuple[Glyph, int], Special]] = {
    (Glyph.STAR, 0): Special.WIZARD,
    (Glyph.TRIANGLE, 0): Special.JESTER,
    (Glyph.STAR, 1): Special.DRAGON,
    (Glyph.STAR, 2): Special.JUGGLER,
    (Glyph.STAR, 3): Special.CLOUD,
    (Glyph.STAR, 4): Special.WEREWOLF,
    (Glyph.TRIANGLE, 1): Special.FAIRY,
    (Glyph.TRIANGLE, 2): Special.BOMB,
}

_MOST_TILE: Final = 20


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a whole label says."""

    card: CardName
    kind: CardKind
    colour: Colour | None
    value: Value | None
    canonical: bool


class Nonsense(Enum):
    """Why a group of glyphs says no card."""

    NO_MARK = "no colour or special glyph"
    TWO_MARKS = "more than one colour or special glyph"
    NO_NUMBER = "a colour without a number"
    NO_SUCH_MARK = "a special glyph with a number that no card bears"


def canonical_glyphs(value: Value) -> tuple[Glyph, ...]:
    """Give the fewest glyphs that say a value: squares (one up to 99), one ring, up to four dots."""
    tens, rest = divmod(value, 10)
    fives, ones = divmod(rest, 5)
    full, left = divmod(tens, len(TENS))
    squares = (TENS[-1],) * full + ((TENS[left - 1],) if left else ())
    return squares + (Glyph.RING,) * fives + (Glyph.DOT,) * ones


def is_mark(glyph: Glyph) -> bool:
    """Whether a glyph says a colour or a special card: a label has exactly one such."""
    return glyph in COLOUR_OF or glyph in (Glyph.STAR, Glyph.TRIANGLE)


def meaning(glyphs: Iterable[Glyph]) -> Meaning | Nonsense:
    """Read a label's glyphs, in any order, as a card of any deck (sticker code, Numbers and Colours)."""
    count = Counter(glyphs)
    marks = [g for g in count.elements() if is_mark(g)]
    numbers = Counter({g: n for g, n in count.items() if g in WORTH})
    if len(marks) > 1:
        return Nonsense.TWO_MARKS
    if not marks:
        return _tile(numbers)
    mark = marks[0]
    return _number_card(mark, numbers) if mark in COLOUR_OF else _special_card(mark, numbers)


def glyphs_of(deck: DeckChoice) -> frozenset[Glyph]:
    """Give the glyphs that a deck's labels may bear."""
    if deck is DeckChoice.ANY:
        return frozenset(Glyph)
    marks = {GLYPH_OF[colour] for colour in WIZARD_DECK.colours} | {Glyph.STAR, Glyph.TRIANGLE}
    return frozenset(marks | {Glyph.DOT, Glyph.RING, Glyph.TEN_1})


def in_deck(said: Meaning, deck: DeckChoice) -> bool:
    """Whether a deck holds this card."""
    if deck is DeckChoice.ANY:
        return True
    if said.kind is CardKind.NUMBER:
        return said.colour in WIZARD_DECK.colours and said.value in WIZARD_DECK.values
    if said.kind is CardKind.SPECIAL:
        return deck is DeckChoice.WIZARD_SPECIALS
    return said.kind in (CardKind.WIZARD, CardKind.JESTER)


def _sum(numbers: Counter[Glyph]) -> Value:
    return Value(sum(WORTH[g] * n for g, n in numbers.items()))


def _is_canonical(numbers: Counter[Glyph], value: Value) -> bool:
    return numbers == Counter(canonical_glyphs(value))


def _tile(numbers: Counter[Glyph]) -> Meaning | Nonsense:
    value = _sum(numbers)
    empties = numbers[Glyph.EMPTY_SQUARE]
    if not numbers or value > _MOST_TILE or (empties and len(list(numbers.elements())) > 1):
        return Nonsense.NO_MARK
    canonical = bool(empties) or _is_canonical(numbers, value)
    return Meaning(CardName(f"tile-{value}"), CardKind.TILE, None, value, canonical)


def _number_card(mark: Glyph, numbers: Counter[Glyph]) -> Meaning | Nonsense:
    value = _sum(numbers)
    if value == 0 or numbers[Glyph.EMPTY_SQUARE]:
        return Nonsense.NO_NUMBER
    colour = COLOUR_OF[mark]
    name = CardName(f"{colour}-{value}")
    return Meaning(name, CardKind.NUMBER, colour, value, _is_canonical(numbers, value))


def _special_card(mark: Glyph, numbers: Counter[Glyph]) -> Meaning | Nonsense:
    dots = numbers[Glyph.DOT]
    special = SPECIAL_MARKS.get((mark, dots))
    if special is None or dots != sum(numbers.values()):
        return Nonsense.NO_SUCH_MARK
    kinds = {Special.WIZARD: CardKind.WIZARD, Special.JESTER: CardKind.JESTER}
    name = CardName(str(special))
    return Meaning(name, kinds.get(special, CardKind.SPECIAL), None, None, canonical=True)
