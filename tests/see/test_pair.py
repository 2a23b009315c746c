"""Two labels of one card are one read; if they disagree the card is unsure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards import CardName
from tactile.see.codebook import Glyph, meaning
from tactile.see.judge import JudgedLabel, box_round
from tactile.see.pair import merge_labels
from tactile.see.reads import CardKind, CardRead, Confidence, Point, Reason, UnsureRead
from tests.see.glyphs import PX_PER_MM, label

if TYPE_CHECKING:
    from tactile.see.group import FoundLabel

D, H = Glyph.DOT, Glyph.HEART


def judged(one: FoundLabel, card: str) -> JudgedLabel:
    said = meaning([g.glyph for g in one.glyphs])
    x, y = one.middle
    read = CardRead(CardName(card), CardKind.NUMBER, None, None, Confidence(0.9), Point(x, y), box_round(one))
    return JudgedLabel(one, said, read)


def test_two_labels_that_agree_are_one_surer_read() -> None:
    one, other = label(D, D, D, H), label(D, D, D, H, x_mm=150, y_mm=170, turned=True)
    (read,) = merge_labels((judged(one, "red-3"), judged(other, "red-3")))
    assert isinstance(read, CardRead)
    assert read.confidence > 0.9


def test_two_labels_of_one_card_that_disagree_make_it_unsure() -> None:
    one, other = label(D, D, D, H), label(D, D, D, D, H, x_mm=150, y_mm=170, turned=True)
    (read,) = merge_labels((judged(one, "red-3"), judged(other, "red-4")))
    assert isinstance(read, UnsureRead)
    assert read.reason is Reason.CONFLICT


def test_labels_of_two_cards_stay_two_reads() -> None:
    one, other = label(D, D, D, H), label(D, D, Glyph.MOON, x_mm=170, y_mm=180)
    assert len(merge_labels((judged(one, "red-3"), judged(other, "yellow-2")))) == 2


def test_the_same_card_too_far_away_is_another() -> None:
    one, other = label(D, D, H), label(D, D, H, x_mm=100 + 300 / PX_PER_MM + 50, y_mm=100)
    assert len(merge_labels((judged(one, "red-2"), judged(other, "red-2")))) == 2
