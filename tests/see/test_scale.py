"""A mark alone has the scale of the table that it lies on, where that is known."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tactile.see.codebook import Glyph, Meaning, meaning
from tactile.see.judge import JudgedLabel
from tactile.see.pair import merge_labels
from tactile.see.reads import CardRead, Confidence
from tactile.see.scale import at_one_scale
from tests.see.glyphs import PX_PER_MM, label

D, H, T = Glyph.DOT, Glyph.HEART, Glyph.TRIANGLE


def judged(*glyphs: Glyph, x_mm: float = 100, y_mm: float = 100, confidence: float = 0.97) -> JudgedLabel:
    one = label(*glyphs, x_mm=x_mm, y_mm=y_mm)
    said = meaning([g.glyph for g in one.glyphs])
    card = said if isinstance(said, Meaning) else None
    return JudgedLabel(one, said, Confidence(confidence), card, None)


def scaled(one: JudgedLabel, share: float) -> JudgedLabel:
    """Let a label be taken for one at another scale."""
    glyphs = tuple(replace(g, px_per_mm=share * PX_PER_MM) for g in one.label.glyphs)
    return replace(one, label=replace(one.label, glyphs=glyphs))


@pytest.mark.parametrize("share", [0.75, 0.9, 1.3])
def test_a_mark_alone_takes_the_scale_of_the_labels_round_it(share: float) -> None:
    alone, other = at_one_scale([scaled(judged(T), share), judged(D, D, H, x_mm=200)])
    assert alone.px_per_mm == pytest.approx(PX_PER_MM)
    assert other.px_per_mm == pytest.approx(PX_PER_MM)


def test_a_calibrated_camera_knows_better_than_the_labels() -> None:
    alone, other = at_one_scale([judged(T), judged(D, D, H, x_mm=200)], 3.3)
    assert (alone.px_per_mm, other.px_per_mm) == pytest.approx((3.3, PX_PER_MM))


@pytest.mark.parametrize("share", [0.5, 1.6])
def test_a_mark_far_too_large_or_small_for_the_table_keeps_its_scale(share: float) -> None:
    alone, _ = at_one_scale([scaled(judged(T), share), judged(D, D, H, x_mm=200)])
    assert alone.px_per_mm == pytest.approx(share * PX_PER_MM)


def test_what_is_hardly_a_card_tells_no_scale() -> None:
    alone, _ = at_one_scale([scaled(judged(T), 0.8), judged(D, D, H, x_mm=200, confidence=0.3)])
    assert alone.px_per_mm == pytest.approx(0.8 * PX_PER_MM)


def test_nothing_on_the_table_has_no_scale() -> None:
    assert at_one_scale([]) == ()


def test_both_labels_of_a_jester_are_one_card_though_it_looks_too_small_for_them() -> None:
    away_mm = 94 / np.sqrt(2)
    jester = [scaled(judged(T, x_mm=60 + d, y_mm=60 + d), 0.8) for d in (0, away_mm)]
    reads = merge_labels(at_one_scale([*jester, judged(D, D, H, x_mm=250)]))
    assert [str(one.card) for one in reads if isinstance(one, CardRead)].count("jester") == 1
