"""Glyphs that stand together become one label; those of two labels stay apart."""

from __future__ import annotations

from tactile.see.codebook import Glyph
from tactile.see.group import group
from tests.see.glyphs import found

D = Glyph.DOT


def names(*glyphs: object) -> list[list[str]]:
    return [sorted(g.glyph.value for g in one.glyphs) for one in group(tuple(glyphs))]  # type: ignore[arg-type]


def test_nothing_found_is_no_label() -> None:
    assert group(()) == ()


def test_a_row_of_glyphs_is_one_label() -> None:
    assert names(found(D, 0, 0), found(D, 5, 0), found(Glyph.HEART, 14, 0)) == [["dot", "dot", "heart"]]


def test_a_mark_beside_a_column_belongs_to_it_though_the_ring_at_its_end_keeps_it_from_the_dots() -> None:
    column = [found(Glyph.RING, 0, 0), *(found(D, 0, 9 + 5 * i) for i in range(4))]
    beside_mm = 4 + 4 + 5  # half a ring, the widest gap, half a drop (sticker code, On the card)
    assert names(*column, found(Glyph.DROP, beside_mm, 14)) == [["dot"] * 4 + ["drop", "ring"]]


def test_dots_that_stand_so_far_apart_are_not_of_one_label() -> None:
    assert len(names(found(D, 0, 0), found(D, 10, 0))) == 2


def test_two_labels_far_apart_are_two() -> None:
    assert (
        len(names(found(D, 0, 0), found(Glyph.HEART, 9, 0), found(D, 60, 0), found(Glyph.MOON, 69, 0))) == 2
    )


def test_a_glyph_of_another_scale_stays_out() -> None:
    other = found(D, 5, 0)
    far = type(other)(**{**{n: getattr(other, n) for n in other.__slots__}, "px_per_mm": 6.0})
    assert len(names(found(Glyph.HEART, 0, 0), far)) == 2


def test_a_faint_glyph_only_sows_doubt() -> None:
    (one,) = group((found(D, 0, 0), found(Glyph.HEART, 9, 0), found(D, -5, 0, score=0.25)))
    assert len(one.glyphs) == 2
    assert len(one.doubts) == 1


def test_two_marks_part_a_group_and_a_glyph_between_them_tears_both() -> None:
    labels = group((found(Glyph.HEART, 0, 0), found(D, 9, 0), found(Glyph.MOON, 18, 0)))
    assert len(labels) == 2
    assert all(one.torn for one in labels)
