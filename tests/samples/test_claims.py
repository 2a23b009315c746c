"""What the third witness is taught: a claim is right only when it says what the label truly says."""

from __future__ import annotations

import cv2
import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from samples.train.claims import CLAIMS, says_right, true_labels
from samples.train.covering import covered
from samples.train.shards import GLYPHS, MOST_CARDS, TRUTH, Shard
from samples.train.wholes import draw_wholes, part
from tactile.see.codebook import Glyph
from tactile.see.whole import CHANNELS, WHOLE_PX, Claim
from tests.see.glyphs import PX_PER_MM, found


def _true(*glyphs: Glyph, y_mm: float = 0.0) -> tuple[Claim, ...]:
    return tuple(Claim(g, 10.0 * i * PX_PER_MM, y_mm * PX_PER_MM, 10.0, 1.0) for i, g in enumerate(glyphs))


def _claims(tile: int, right: int, wrong: int) -> np.ndarray:
    """Make so many right and wrong claims of a dot beside a heart, all at one place."""
    rows = [
        (tile, number, number < right, False, PX_PER_MM, True, GLYPHS.index(glyph), x, 100.0, 12.0, 0.9)
        for number in range(right + wrong)
        for glyph, x in ((Glyph.DOT, 100.0), (Glyph.HEART, 140.0))
    ]
    return np.array(rows, CLAIMS)


def test_a_claim_of_just_what_is_there_is_right() -> None:
    glyphs = [found(Glyph.DOT, 0, 0), found(Glyph.HEART, 10, 0)]
    assert says_right(glyphs, [_true(Glyph.DOT, Glyph.HEART)])


def test_a_claim_with_a_glyph_left_out_is_wrong() -> None:
    truth = _true(Glyph.DOT, Glyph.HEART, Glyph.DOT)
    assert not says_right([found(Glyph.DOT, 0, 0), found(Glyph.HEART, 10, 0)], [truth])


def test_a_claim_where_nothing_is_is_wrong() -> None:
    assert not says_right([found(Glyph.STAR, 70, 70)], [_true(Glyph.STAR)])
    assert not says_right([found(Glyph.STAR, 70, 70)], [])


def test_a_claim_is_held_against_the_label_it_lies_on() -> None:
    labels = [_true(Glyph.DOT, Glyph.MOON), _true(Glyph.DOT, Glyph.HEART, y_mm=40)]
    assert says_right([found(Glyph.DOT, 0, 40), found(Glyph.HEART, 10, 40)], labels)
    assert not says_right([found(Glyph.DOT, 0, 40), found(Glyph.MOON, 10, 40)], labels)


def test_rows_of_truth_are_parted_into_their_labels() -> None:
    rows = np.zeros(3, TRUTH)
    rows["label_x"] = [50, 50, 90]
    rows["visible"] = [1.0, 0.0, 0.9]
    rows["glyph"] = [GLYPHS.index(g) for g in (Glyph.DOT, Glyph.HEART, Glyph.STAR)]
    labels = [[one.glyph for one in label] for label in true_labels(rows)]
    assert labels == [[Glyph.DOT, Glyph.HEART], [Glyph.STAR]]
    assert true_labels(rows[:0]) == ()


def test_a_label_wholly_under_another_card_is_not_there_to_be_read() -> None:
    rows = np.zeros(2, TRUTH)
    rows["label_x"], rows["visible"] = [50, 90], [0.1, 0.9]
    assert len(true_labels(rows)) == 1


def test_half_of_the_looks_are_of_right_claims_less_those_spoilt() -> None:
    drawn = draw_wholes(part(_shard(), _claims(0, right=3, wrong=5)), np.random.default_rng(5), 400)
    assert drawn.looks.shape == (400, WHOLE_PX, WHOLE_PX, CHANNELS)
    assert 0.35 < drawn.right.mean() < 0.5


def test_what_lies_over_a_label_is_not_known_where_it_was_not_kept() -> None:
    drawn = draw_wholes(part(_shard(), _claims(0, right=3, wrong=5)), np.random.default_rng(5), 10)
    assert np.isnan(drawn.covers).all()


def test_a_card_over_the_right_half_of_a_label_is_drawn_there_or_where_it_was_turned_to() -> None:
    lying = _lying(first=(0, 0, 300, 300), second=(150, 0, 300, 300))
    claims = part(_shard(*lying), _claims(0, right=0, wrong=5))
    covers = draw_wholes(claims, np.random.default_rng(5), 20).covers
    for cover in covers:
        halves = [cover[:6].mean(), cover[-6:].mean(), cover[:, :6].mean(), cover[:, -6:].mean()]
        assert max(halves) > 0.5
        assert min(halves) == 0


def test_a_card_laid_before_covers_nothing() -> None:
    lying = _lying(first=(150, 0, 300, 300), second=(0, 0, 300, 300))
    covers = draw_wholes(
        part(_shard(*lying), _claims(0, right=0, wrong=5)), np.random.default_rng(5), 20
    ).covers
    assert (covers == 0).all()


def _lying(
    first: tuple[int, int, int, int], second: tuple[int, int, int, int]
) -> tuple[np.ndarray, np.ndarray]:
    """Lay two cards by their corners: left, top, right, bottom."""
    owners = np.zeros((1, 75, 75), np.uint8)
    outlines = np.zeros((1, MOST_CARDS, 4, 2), np.float32)
    for card, (left, top, right, bottom) in enumerate((first, second)):
        owners[0, top // 4 : bottom // 4, left // 4 : right // 4] = card + 1
        outlines[0, card] = [[left, top], [right, top], [right, bottom], [left, bottom]]
    return owners, outlines


def _shard(owners: np.ndarray | None = None, outlines: np.ndarray | None = None) -> Shard:
    return Shard(np.zeros((1, 300, 300, 3), np.uint8), np.zeros(0, TRUTH), None, owners, outlines)


def _alone(glyph: Glyph, *, covered: bool) -> np.ndarray:
    """Make a right claim of a dot beside a heart, and a wrong one of one glyph."""
    row = (0, 1, False, covered, PX_PER_MM, True, GLYPHS.index(glyph), 120.0, 100.0, 12.0, 0.9)
    return np.append(_claims(0, right=1, wrong=0), np.array([row], CLAIMS))


def test_a_star_whose_dots_are_covered_teaches_nothing() -> None:
    assert not part(_shard(), _alone(Glyph.STAR, covered=True)).wrong.rows
    assert part(_shard(), _alone(Glyph.STAR, covered=False)).wrong.rows
    assert part(_shard(), _alone(Glyph.RING, covered=True)).wrong.rows


def test_cards_of_the_wizard_deck_are_shown_oftener_and_sure_mistakes_too() -> None:
    rows = _claims(0, right=1, wrong=3)
    rows["glyph"][(rows["number"] == 1) & (rows["x"] > 120)] = GLYPHS.index(Glyph.CROSS)
    rows["chance"][rows["number"] == 3] = 0.1
    wrong = part(_shard(), rows).wrong
    other_deck, sure, unsure = np.diff(wrong.shares, prepend=0)
    assert sure > other_deck
    assert sure > unsure


@given(seed=st.integers(0, 2000))
def test_a_card_laid_over_a_label_hides_just_the_glyphs_that_lie_under_it(seed: int) -> None:
    picture = np.full((640, 640, 3), 200, np.uint8)
    claims = [Claim(Glyph.DOT, 300.0 + 20 * i, 320.0, 10.0, 1.0) for i in range(4)]
    another = np.zeros_like(picture)
    laid = covered(picture, another, claims, 3.0, np.random.default_rng(seed))
    assert laid.picture.shape == picture.shape
    assert (picture == 200).all()
    assert (laid.picture[cv2.dilate(laid.mask, np.ones((25, 25), np.uint8)) == 0] == 200).all()
    assert len(laid.gone) == len(claims)
    gone = laid.gone
    assert gone in (sorted(gone), sorted(gone, reverse=True)), "an edge parts the row in two"
