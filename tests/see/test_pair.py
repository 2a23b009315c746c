"""Two labels of one card are one read; if they disagree the card is unsure."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tactile.see.codebook import Glyph, Meaning, meaning
from tactile.see.judge import AGREED_FROM, LONE_AGREED_FROM, LONE_FROM, TWIN_FROM, JudgedLabel
from tactile.see.pair import merge_labels
from tactile.see.reads import CardRead, Confidence, Reason, UnsureRead
from tests.see.glyphs import PX_PER_MM, label

if TYPE_CHECKING:
    from tactile.see.group import FoundLabel

D, H = Glyph.DOT, Glyph.HEART


def judged(one: FoundLabel, confidence: float = 0.9) -> JudgedLabel:
    said = meaning([g.glyph for g in one.glyphs])
    assert isinstance(said, Meaning)
    return JudgedLabel(one, said, Confidence(confidence), said, Reason.UNKNOWN)


def test_two_labels_that_agree_are_one_read() -> None:
    one, other = label(D, D, D, H), label(D, D, D, H, x_mm=150, y_mm=170, turned=True)
    (read,) = merge_labels((judged(one, 0.99), judged(other, 0.99)))
    assert isinstance(read, CardRead)
    assert read.second is not None


def test_two_labels_that_agree_are_read_where_one_alone_is_not() -> None:
    one, other = label(D, D, D, H), label(D, D, D, H, x_mm=150, y_mm=170, turned=True)
    assert isinstance(merge_labels((judged(one, AGREED_FROM),))[0], UnsureRead)
    (read,) = merge_labels((judged(one, AGREED_FROM), judged(other, TWIN_FROM)))
    assert isinstance(read, CardRead)


def test_a_twin_that_is_hardly_sure_itself_makes_nothing_surer() -> None:
    one, other = label(D, D, D, H), label(D, D, D, H, x_mm=150, y_mm=170, turned=True)
    (read,) = merge_labels((judged(one, AGREED_FROM), judged(other, TWIN_FROM - 0.1)))
    assert isinstance(read, UnsureRead)


@pytest.mark.parametrize("mark", [Glyph.STAR, Glyph.TRIANGLE])
def test_two_lone_marks_that_agree_are_hardly_surer_than_one_for_prints_too_are_in_both_corners(
    mark: Glyph,
) -> None:
    one, other = label(mark), label(mark, x_mm=150, y_mm=170, turned=True)
    low, high = LONE_AGREED_FROM - 0.01, LONE_AGREED_FROM
    assert AGREED_FROM < low < high < LONE_FROM
    assert isinstance(merge_labels((judged(one, low), judged(other, low)))[0], UnsureRead)
    assert isinstance(merge_labels((judged(one, high), judged(other, TWIN_FROM)))[0], CardRead)
    assert isinstance(merge_labels((judged(one, high), judged(other, TWIN_FROM - 0.1)))[0], UnsureRead)


def test_two_labels_of_one_card_that_disagree_make_it_unsure() -> None:
    one, other = label(D, D, D, H), label(D, D, D, D, H, x_mm=150, y_mm=170, turned=True)
    (read,) = merge_labels((judged(one), judged(other)))
    assert isinstance(read, UnsureRead)
    assert read.reason is Reason.CONFLICT


def test_labels_of_two_cards_stay_two_reads() -> None:
    one, other = label(D, D, D, H), label(D, D, Glyph.MOON, x_mm=170, y_mm=180)
    assert len(merge_labels((judged(one), judged(other)))) == 2


def test_the_same_card_too_far_away_is_another() -> None:
    one, other = label(D, D, H), label(D, D, H, x_mm=100 + 300 / PX_PER_MM + 50, y_mm=100)
    assert len(merge_labels((judged(one), judged(other)))) == 2


def test_of_two_wizards_side_by_side_each_keeps_both_of_its_labels() -> None:
    left, right = (label(Glyph.STAR, x_mm=x, y_mm=100) for x in (100, 180))
    left_end, right_end = label(Glyph.STAR, x_mm=130, y_mm=170), label(Glyph.STAR, x_mm=230, y_mm=170)
    stars = (judged(left_end, 0.99), judged(right, 0.98), judged(left, 0.9), judged(right_end, 0.9))
    reads = merge_labels(stars)
    assert len(reads) == 2
    assert all(isinstance(read, CardRead) and read.second is not None for read in reads)


def test_a_label_that_can_hardly_be_seen_does_not_dispute_its_twin() -> None:
    one, other = label(D, D, D, H), label(D, D, D, D, H, x_mm=150, y_mm=170, turned=True)
    (read,) = merge_labels((judged(one, 0.98), judged(other, 0.1)))
    assert isinstance(read, CardRead)
    assert read.card == "red-3"
