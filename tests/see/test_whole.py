"""A look at a whole label shows the picture, and on planes of their own what is said to be there."""

from __future__ import annotations

import numpy as np
import pytest

from tactile.see.codebook import Glyph, is_mark
from tactile.see.whole import CHANCES, CHANNELS, MARK, MARKS, NUMBERS, WHOLE_PX, Claim, paint_claims

PICTURE = np.full((300, 400, 3), 90, np.uint8)
MIDDLE = WHOLE_PX // 2


def _dot(x_px: float, chance: float = 1.0) -> Claim:
    return Claim(Glyph.DOT, x_px, 150.0, 9.0, chance)


def test_a_look_shows_the_picture_round_the_claims() -> None:
    look = paint_claims(PICTURE, [_dot(200.0)], [], 3.0)
    assert look.shape == (WHOLE_PX, WHOLE_PX, CHANNELS)
    assert (look[..., :3] == 90).all()


@pytest.mark.parametrize("glyph", [Glyph.DOT, Glyph.TEN_2, Glyph.HEART, Glyph.STAR])
def test_numbers_and_marks_have_planes_of_their_own(glyph: Glyph) -> None:
    look = paint_claims(PICTURE, [Claim(glyph, 200.0, 150.0, 30.0, 1.0)], [], 3.0)
    assert look[..., MARK].any() == look[..., MARKS].any() == is_mark(glyph)
    assert look[..., NUMBERS].any() != is_mark(glyph)


def test_each_mark_is_painted_otherwise() -> None:
    marks = [glyph for glyph in Glyph if is_mark(glyph)]
    inks = {
        tuple(paint_claims(PICTURE, [Claim(one, 200.0, 150.0, 30.0, 1.0)], [], 3.0)[MIDDLE, MIDDLE, MARKS])
        for one in marks
    }
    assert len(inks) == len(marks)


def test_each_number_glyph_is_painted_otherwise() -> None:
    inks = {
        int(paint_claims(PICTURE, [Claim(glyph, 200.0, 150.0, 30.0, 1.0)], [], 3.0)[MIDDLE, MIDDLE, NUMBERS])
        for glyph in (Glyph.DOT, Glyph.RING, Glyph.TEN_1)
    }
    assert len(inks) == 3


def test_how_sure_a_glyph_is_shows_for_claims_and_for_doubts() -> None:
    look = paint_claims(PICTURE, [_dot(200.0, 0.8)], [_dot(218.0, 0.2)], 3.0)
    painted = set(np.unique(look[..., CHANCES]).tolist())
    assert {0, round(255 * 0.8), round(255 * 0.2)} <= painted


def test_a_doubt_is_claimed_nowhere() -> None:
    with_doubt = paint_claims(PICTURE, [_dot(200.0)], [_dot(218.0)], 3.0)
    without = paint_claims(PICTURE, [_dot(200.0)], [], 3.0)
    assert (with_doubt[..., :CHANCES] == without[..., :CHANCES]).all()


def test_a_long_label_is_shown_smaller_so_that_all_of_it_is_seen() -> None:
    short, long = ([_dot(200.0), _dot(200.0 + apart)] for apart in (15.0, 120.0))
    areas = [
        int((paint_claims(PICTURE, claims, [], 3.0)[..., NUMBERS] > 0).sum()) for claims in (short, long)
    ]
    assert areas[0] > areas[1] > 0
