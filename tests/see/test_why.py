"""Why a label is not read is told by its own place: its scale, its light, its edges."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import cv2
import numpy as np
import pytest

from tactile.see.codebook import Glyph
from tactile.see.group import FoundLabel
from tactile.see.judge import box_round
from tactile.see.reads import Point, Reason
from tactile.see.why import likeliest_cause
from tests.see.glyphs import label

if TYPE_CHECKING:
    from tactile.see.reads import Picture, Quad

LABEL = label(Glyph.HEART, Glyph.DOT, Glyph.DOT, x_mm=60, y_mm=40)
NOISE = np.random.default_rng(0).integers(0, 256, (300, 400, 3)).astype(np.uint8)


def lit(darkest: int, lightest: int) -> Picture:
    """Light a table with sharp edges everywhere from one brightness to another."""
    return (darkest + NOISE.astype(np.float32) / 255 * (lightest - darkest)).astype(np.uint8)


SHARP = lit(60, 220)
SOFT = cv2.GaussianBlur(SHARP, (0, 0), 6).astype(np.uint8)


def cause(picture: Picture, one: FoundLabel = LABEL, quad: Quad | None = None) -> Reason:
    return likeliest_cause(one, picture, quad or box_round(one))


@pytest.mark.parametrize(
    ("picture", "reason"),
    [
        (lit(5, 60), Reason.DARK),
        (lit(20, 200), Reason.UNKNOWN),
        (lit(70, 74), Reason.BLUR),
        (np.full_like(NOISE, 255), Reason.GLARE),
        (SOFT, Reason.BLUR),
        (SHARP, Reason.UNKNOWN),
    ],
)
def test_the_light_and_the_edges_tell_the_cause(picture: Picture, reason: Reason) -> None:
    assert cause(picture) is reason


@pytest.mark.parametrize(("share", "reason"), [(0.15, Reason.UNKNOWN), (0.35, Reason.GLARE)])
def test_a_gloss_counts_from_a_quarter_of_the_label_on(share: float, reason: Reason) -> None:
    picture = SHARP.copy()
    picture[np.random.default_rng(1).random(picture.shape[:2]) < share] = 255
    assert cause(picture) is reason


def test_a_bright_spot_in_the_dark_is_no_good_light_and_a_tenth_of_white_is() -> None:
    spot, ink = lit(5, 40), np.random.default_rng(1).random(NOISE.shape[:2])
    spot[ink < 0.03] = 200
    lamp = lit(5, 40)
    lamp[ink < 0.10] = 200
    assert cause(spot) is Reason.DARK
    assert cause(lamp) is not Reason.DARK


@pytest.mark.parametrize(("outside", "inside"), [(lit(5, 60), SHARP), (SHARP, lit(5, 60))])
def test_only_the_labels_own_place_counts(outside: Picture, inside: Picture) -> None:
    picture, (low, high) = outside.copy(), (np.min, np.max)
    xs, ys = [p.x_px for p in box_round(LABEL)], [p.y_px for p in box_round(LABEL)]
    here = np.s_[int(low(ys)) : int(high(ys)) + 1, int(low(xs)) : int(high(xs)) + 1]
    picture[here] = inside[here]
    assert cause(picture) is cause(inside)


@pytest.mark.parametrize("torn", [True, False])
def test_a_label_that_is_too_small_is_so_before_all_else(*, torn: bool) -> None:
    glyphs = tuple(replace(g, px_per_mm=1.69) for g in LABEL.glyphs)
    assert cause(lit(5, 60), FoundLabel(glyphs, (), torn)) is Reason.TOO_SMALL
    big_enough = tuple(replace(g, px_per_mm=1.71) for g in LABEL.glyphs)
    assert cause(SHARP, FoundLabel(big_enough, ())) is Reason.UNKNOWN


def test_a_torn_label_is_partial_in_any_light() -> None:
    torn = replace(LABEL, torn=True)
    assert [cause(picture, torn) for picture in (SHARP, lit(5, 60), SOFT)] == [Reason.PARTIAL] * 3


def box(left: float, top: float, right: float, bottom: float) -> Quad:
    return (Point(left, top), Point(right, top), Point(right, bottom), Point(left, bottom))


def test_a_label_half_outside_is_judged_by_the_half_inside() -> None:
    picture = SOFT.copy()
    picture[:20, :30] = SHARP[:20, :30]
    assert cause(picture, quad=box(-30, -20, 29, 19)) is Reason.UNKNOWN


@pytest.mark.parametrize(
    "quad", [box(400, 10, 450, 60), box(10, 300, 60, 350), box(-90, 10, -40, 60), box(10, -90, 60, -40)]
)
def test_a_label_wholly_outside_is_partial(quad: Quad) -> None:
    assert cause(SHARP, quad=quad) is Reason.PARTIAL
