"""A label is read only above the bar; below it the reason is given; what is no label is passed over."""

from __future__ import annotations

import numpy as np
import pytest

from tactile.see.codebook import Glyph
from tactile.see.group import FoundLabel
from tactile.see.judge import ASKED_FROM, LONE_FROM, READ_FROM, judge
from tactile.see.reads import CardRead, Confidence, DeckChoice, Read, Reason, UnsureRead
from tactile.see.weigh import Weighed
from tests.see.glyphs import found, label

D = Glyph.DOT
BRIGHT = np.random.default_rng(0).integers(60, 200, (720, 1280, 3)).astype(np.uint8)


def verdict(
    one: FoundLabel, confidence: float, deck: DeckChoice = DeckChoice.WIZARD, *, tiles: bool = False
) -> Read | None:
    judged = judge(Weighed(one, confidence, Confidence(confidence)), BRIGHT, deck, tiles=tiles)
    return judged.verdict()


def test_a_sure_label_is_read() -> None:
    read = verdict(label(D, D, Glyph.HEART), 0.99)
    assert isinstance(read, CardRead)
    assert (read.card, read.value) == ("red-2", 2)


def test_an_unsure_label_is_never_guessed() -> None:
    read = verdict(label(D, D, Glyph.HEART), READ_FROM - 0.1)
    assert isinstance(read, UnsureRead)
    assert read.confidence < 0.5


@pytest.mark.parametrize(
    ("glyphs", "deck", "reason"),
    [
        ((D, D, Glyph.GRAPES), DeckChoice.WIZARD, Reason.NOT_IN_DECK),
        ((Glyph.STAR, D), DeckChoice.WIZARD, Reason.NOT_IN_DECK),
        ((Glyph.HEART, Glyph.MOON, D), DeckChoice.ANY, Reason.CONFLICT),
        ((Glyph.TEN_1, D, D), DeckChoice.WIZARD, Reason.PARTIAL),
    ],
)
def test_the_glyphs_tell_the_reason(glyphs: tuple[Glyph, ...], deck: DeckChoice, reason: Reason) -> None:
    read = verdict(label(*glyphs), 0.99, deck)
    assert isinstance(read, UnsureRead)
    assert read.reason is reason


@pytest.mark.parametrize("glyphs", [(Glyph.HEART,), (D, D), (D, D, D), (Glyph.RING,), (Glyph.STAR,)])
def test_what_may_be_a_print_or_a_die_is_passed_over(glyphs: tuple[Glyph, ...]) -> None:
    assert verdict(label(*glyphs), ASKED_FROM - 0.1) is None


def test_a_lone_star_that_is_more_likely_one_than_not_is_asked_for() -> None:
    assert isinstance(verdict(label(Glyph.STAR), ASKED_FROM), UnsureRead)
    assert isinstance(verdict(label(Glyph.STAR), LONE_FROM - 0.01), UnsureRead)


def test_a_lone_star_is_read_from_its_bar_on() -> None:
    assert isinstance(verdict(label(Glyph.STAR), 0.99), CardRead)


def test_dots_alone_are_a_tile_only_while_a_bid_is_asked() -> None:
    assert verdict(label(D, D), 0.99, DeckChoice.ANY, tiles=True) is None
    asked = verdict(label(D, D), 0.99, DeckChoice.WIZARD, tiles=True)
    assert isinstance(asked, CardRead)
    assert asked.card == "tile-2"


def test_a_torn_label_is_partial() -> None:
    one = FoundLabel((found(D, 10, 10), found(Glyph.HEART, 20, 10)), (), torn=True)
    read = verdict(one, 0.0)
    assert isinstance(read, UnsureRead)
    assert read.reason is Reason.PARTIAL


@pytest.mark.parametrize("x_mm", [8.0, 12.0])
def test_a_label_that_may_go_on_beyond_the_pictures_edge_is_not_read(x_mm: float) -> None:
    read = verdict(label(Glyph.HEART, D, D, x_mm=x_mm), 0.99)
    assert isinstance(read, UnsureRead) if x_mm < 9 else isinstance(read, CardRead)
