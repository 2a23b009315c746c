"""The codebook says what the page of the sticker code says."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import Colour
from tactile.see.codebook import (
    COLOUR_OF,
    GLYPH_OF,
    Glyph,
    Meaning,
    Nonsense,
    Value,
    canonical_glyphs,
    in_deck,
    meaning,
)
from tactile.see.reads import CardKind, DeckChoice

D, R, T = Glyph.DOT, Glyph.RING, Glyph.TEN_1


@pytest.mark.parametrize(
    ("glyphs", "card"),
    [
        ((T, R, D, D, Glyph.HEART), "red-17"),
        ((D, D, D, D, Glyph.MOON), "yellow-4"),
        ((R, Glyph.DROP), "blue-5"),
        ((R, D, D, D, D, Glyph.CLOVER), "green-9"),
        ((T, D, D, D, Glyph.HEART), "red-13"),
        ((T, R, D, Glyph.DISC), "orange-16"),
        ((Glyph.TEN_2, Glyph.DIAMONDS), "brown-20"),
        ((Glyph.TEN_9, R, D, D, D, D, Glyph.FULL_SQUARE), "white-99"),
        ((Glyph.STAR,), "wizard"),
        ((Glyph.TRIANGLE,), "jester"),
        ((Glyph.STAR, D), "dragon"),
        ((Glyph.STAR, D, D), "juggler"),
        ((Glyph.STAR, D, D, D), "cloud"),
        ((Glyph.STAR, D, D, D, D), "werewolf"),
        ((Glyph.TRIANGLE, D), "fairy"),
        ((Glyph.TRIANGLE, D, D), "bomb"),
        ((T, D, D), "tile-12"),
        ((Glyph.EMPTY_SQUARE,), "tile-0"),
    ],
)
def test_a_label_says_its_card(glyphs: tuple[Glyph, ...], card: str) -> None:
    said = meaning(glyphs)
    assert isinstance(said, Meaning)
    assert said.card == card
    assert said.canonical


@pytest.mark.parametrize("glyphs", [(D,) * 5 + (Glyph.HEART,), (T, T, Glyph.HEART), (R, R, Glyph.HEART)])
def test_a_hand_made_sum_is_read_at_its_sum_and_marked(glyphs: tuple[Glyph, ...]) -> None:
    said = meaning(glyphs)
    assert isinstance(said, Meaning)
    assert not said.canonical
    assert said.value in (5, 10, 20)


@pytest.mark.parametrize(
    ("glyphs", "why"),
    [
        ((), Nonsense.NO_MARK),
        ((Glyph.HEART,), Nonsense.NO_NUMBER),
        ((Glyph.HEART, Glyph.MOON, D), Nonsense.TWO_MARKS),
        ((Glyph.STAR, Glyph.HEART), Nonsense.TWO_MARKS),
        ((Glyph.STAR, R), Nonsense.NO_SUCH_MARK),
        ((Glyph.TRIANGLE, D, D, D), Nonsense.NO_SUCH_MARK),
        ((Glyph.EMPTY_SQUARE, D), Nonsense.NO_MARK),
        ((Glyph.EMPTY_SQUARE, D, Glyph.HEART), Nonsense.NO_NUMBER),
        ((Glyph.TEN_3,), Nonsense.NO_MARK),
    ],
)
def test_what_no_card_bears_is_nonsense(glyphs: tuple[Glyph, ...], why: Nonsense) -> None:
    assert meaning(glyphs) is why


@given(st.integers(1, 99).map(Value), st.sampled_from(list(COLOUR_OF)), st.randoms(use_true_random=False))
def test_every_value_in_every_colour_is_read_in_any_order(value: Value, mark: Glyph, random: object) -> None:
    glyphs = [*canonical_glyphs(value), mark]
    random.shuffle(glyphs)  # type: ignore[attr-defined]
    said = meaning(glyphs)
    assert isinstance(said, Meaning)
    assert (said.colour, said.value, said.canonical) == (COLOUR_OF[mark], value, True)


@given(st.integers(1, 99).map(Value))
def test_canonical_sums_use_at_most_four_dots_one_ring_one_square(value: Value) -> None:
    count = Counter(canonical_glyphs(value))
    assert count[D] <= 4
    assert count[R] <= 1
    assert sum(count.values()) - count[D] - count[R] <= 1


def test_the_ten_colours_have_a_glyph_each() -> None:
    assert set(GLYPH_OF) == set(Colour)


@pytest.mark.parametrize(
    ("glyphs", "decks"),
    [
        ((T, D, D, D, Glyph.HEART), {"wizard", "wizard-specials", "any"}),
        ((T, D, D, D, D, Glyph.HEART), {"any"}),
        ((D, Glyph.GRAPES), {"any"}),
        ((Glyph.STAR,), {"wizard", "wizard-specials", "any"}),
        ((Glyph.STAR, D), {"wizard-specials", "any"}),
        ((D, D), {"any"}),
    ],
)
def test_a_deck_holds_its_own_cards(glyphs: tuple[Glyph, ...], decks: set[str]) -> None:
    said = meaning(glyphs)
    assert isinstance(said, Meaning)
    assert {deck.value for deck in DeckChoice if in_deck(said, deck)} == decks


def test_a_wizard_has_neither_colour_nor_value() -> None:
    said = meaning((Glyph.STAR,))
    assert isinstance(said, Meaning)
    assert (said.kind, said.colour, said.value) == (CardKind.WIZARD, None, None)
