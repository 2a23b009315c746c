"""The second witness sees each found glyph near and wide; where it disagrees, nothing is sure."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import cv2
import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tactile.see import closer
from tactile.see.closer import LOOK_PX, class_of, confirm, log_odds, look_at, look_closer
from tactile.see.codebook import WORTH, Glyph, glyphs_of, is_mark
from tactile.see.group import CLEAR
from tactile.see.net import GLYPHS, Net
from tactile.see.reads import DeckChoice
from tests.see.glyphs import found

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tactile.see.closer import Chances
    from tactile.see.find import FoundGlyph
    from tactile.see.reads import Picture

D, H, R = Glyph.DOT, Glyph.HEART, Glyph.RING
NOTHING = "nothing"
GREY = np.full((200, 300, 3), 90, np.uint8)


def chances(of: Mapping[Glyph | str, float]) -> Chances:
    """Make a row of chances: those named, the rest shared by all others."""
    row = np.full(len(GLYPHS) + 1, (1 - sum(of.values())) / (len(GLYPHS) + 1 - len(of)), np.float32)
    for glyph, chance in of.items():
        row[-1 if isinstance(glyph, str) else GLYPHS.index(glyph)] = chance
    return row


def first_sees(of: Mapping[Glyph | str, float], score: float = 0.9) -> FoundGlyph:
    """Find a glyph of which the first witness thinks so."""
    row = chances(of)[:-1]
    best = GLYPHS[int(row.argmax())]
    return replace(found(best, 30, 30, score, float(row.max())), chances=row / row.sum())


@pytest.fixture
def second_sees(monkeypatch: pytest.MonkeyPatch) -> list[Chances]:
    """Let the second witness say of the found glyphs, one by one, what a test puts here."""
    says: list[Chances] = []
    monkeypatch.setattr(closer, "look_closer", lambda _picture, glyphs: np.stack(says)[: len(glyphs)])
    return says


def confirmed(
    first: FoundGlyph, second: Chances, says: list[Chances], deck: DeckChoice = DeckChoice.ANY
) -> FoundGlyph:
    says[:] = [second]
    (one,) = confirm(GREY, [first], deck)
    return one


def test_two_witnesses_that_agree_name_the_glyph(second_sees: list[Chances]) -> None:
    one = confirmed(first_sees({H: 0.8}), chances({H: 0.9}), second_sees)
    assert one.glyph is H
    assert one.sure > 0.7


@pytest.mark.parametrize(("first", "second"), [(Glyph.DISC, R), (R, D), (H, Glyph.CLOVER)])
def test_two_witnesses_that_disagree_are_less_sure_than_each_alone(
    first: Glyph, second: Glyph, second_sees: list[Chances]
) -> None:
    one = confirmed(first_sees({first: 0.97}), chances({second: 0.8, first: 0.15}), second_sees)
    both = confirmed(first_sees({second: 0.97}), chances({second: 0.8, first: 0.15}), second_sees)
    assert one.sure < both.sure
    assert one.sure < 0.8


def test_the_second_witness_counts_for_more(second_sees: list[Chances]) -> None:
    assert confirmed(first_sees({H: 0.95}), chances({Glyph.MOON: 0.95}), second_sees).glyph is Glyph.MOON


def test_witnesses_that_rule_each_other_out_leave_nothing_sure(second_sees: list[Chances]) -> None:
    one = confirmed(first_sees({H: 1.0}), chances({Glyph.MOON: 1.0}), second_sees)
    assert one.sure == 0


@example(H, Glyph.MOON, 0.9999, 0.9999)
@given(st.sampled_from(GLYPHS), st.sampled_from(GLYPHS), st.floats(0.1, 0.9999), st.floats(0.1, 0.9999))
def test_the_name_is_the_likeliest_glyph_and_sure_its_chance(
    first: Glyph, second: Glyph, first_sure: float, second_sure: float
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        row = chances({second: second_sure})
        patch.setattr(closer, "look_closer", lambda _picture, _glyphs: row[None])
        (one,) = confirm(GREY, [first_sees({first: first_sure})])
    assert float(one.chances.sum()) == pytest.approx(1, abs=1e-4)
    assert one.glyph is GLYPHS[int(one.chances.argmax())]
    assert one.sure == pytest.approx(float(one.chances.max()))


@pytest.mark.parametrize("glyph", [D, R, H, Glyph.STAR, Glyph.TEN_1])
def test_the_less_each_witness_sees_a_glyph_the_less_it_is_there(
    glyph: Glyph, second_sees: list[Chances]
) -> None:
    def score(first: float, none: float) -> float:
        second = chances({glyph: 0.95 * (1 - none), NOTHING: none})
        return confirmed(first_sees({glyph: 0.9}, first), second, second_sees).score

    assert score(0.9, 0.02) > score(0.9, 0.3) > score(0.9, 0.9)
    assert score(0.9, 0.3) > score(0.5, 0.3) > score(0.1, 0.3)
    assert score(0.9, 0.02) > CLEAR > score(0.1, 0.98)


def test_what_the_deck_does_not_hold_is_left_out_of_account(second_sees: list[Chances]) -> None:
    unclear = (first_sees({Glyph.GRAPES: 0.5, D: 0.4}), chances({Glyph.GRAPES: 0.5, D: 0.4}))
    assert confirmed(*unclear, second_sees, DeckChoice.ANY).glyph is Glyph.GRAPES
    one = confirmed(*unclear, second_sees, DeckChoice.WIZARD)
    assert one.glyph is D
    assert float(one.chances.sum()) == pytest.approx(1, abs=1e-5)
    assert all(one.chances[i] == 0 for i, g in enumerate(GLYPHS) if g not in glyphs_of(DeckChoice.WIZARD))


@pytest.mark.parametrize("glyph", [Glyph.GRAPES, Glyph.FULL_SQUARE, Glyph.TEN_2, Glyph.DISC])
def test_a_glyph_that_is_plainly_not_of_the_deck_is_not_renamed_to_one_that_is(
    glyph: Glyph, second_sees: list[Chances]
) -> None:
    one = confirmed(first_sees({glyph: 0.95}), chances({glyph: 0.95}), second_sees, DeckChoice.WIZARD)
    assert one.glyph is glyph


def test_each_glyph_is_confirmed_by_its_own_look_and_stays_in_its_place(second_sees: list[Chances]) -> None:
    names = (D, H, R)
    second_sees[:] = [chances({name: 0.95}) for name in names]
    there = [found(D, 10 * i, 20 + i) for i in range(3)]
    flat = np.full(len(GLYPHS), 1 / len(GLYPHS), np.float32)
    after = confirm(GREY, [replace(one, chances=flat) for one in there])
    assert [one.glyph for one in after] == list(names)
    kept = ("x_px", "y_px", "size_px", "px_per_mm", "label_x_px", "label_y_px", "hidden")
    assert [[getattr(g, n) for n in kept] for g in after] == [[getattr(g, n) for n in kept] for g in there]


@pytest.mark.parametrize("glyph", GLYPHS)
@pytest.mark.parametrize("none", [0.01, 0.9])
def test_a_glyph_is_dot_number_or_mark_whatever_speaks_for_nothing(glyph: Glyph, none: float) -> None:
    kind = "dot" if glyph is D else "number" if glyph in WORTH else "mark"
    assert class_of(chances({glyph: 0.08, NOTHING: none})) == kind
    assert (kind == "mark") == is_mark(glyph)


@given(st.floats(0, 1), st.floats(0, 1))
def test_log_odds_are_finite_and_grow_with_the_chance(one: float, other: float) -> None:
    low, high = sorted((one, other))
    assert -7 < log_odds(low) <= log_odds(high) < 7
    assert log_odds(0.5) == 0


def disc(size_px: float, ink: tuple[int, int, int]) -> Picture:
    picture = np.zeros((240, 300, 3), np.uint8)
    cv2.circle(picture, (150, 120), round(size_px / 2), ink, -1)
    return picture


@given(st.floats(10, 36))
def test_a_look_shows_a_glyph_near_at_half_its_width_and_wide_at_a_sixth(size: float) -> None:
    look = look_at(disc(size, (255, 255, 255)), 150, 120, size)
    assert look.shape == (LOOK_PX, LOOK_PX, 6)
    near, wide = ((look[..., plane] > 127).mean() for plane in (0, 3))
    widths = [2 * float(np.sqrt(share / np.pi)) for share in (near, wide)]
    assert widths == pytest.approx([1 / 2, 1 / 6], rel=0.15)


def test_a_look_keeps_blue_green_red_in_order() -> None:
    look = look_at(disc(400, (10, 120, 230)), 150, 120, 20)
    assert look[20, 20].tolist() == [10, 120, 230, 10, 120, 230]


def test_a_rim_shows_more_round_a_glyph_at_the_same_scale() -> None:
    noise = np.random.default_rng(0).integers(0, 256, (240, 300, 3)).astype(np.uint8)
    plain, rimmed = look_at(noise, 150, 120, 20), look_at(noise, 150, 120, 20, rim=1.5)
    assert rimmed.shape == (60, 60, 6)
    assert (rimmed[10:50, 10:50, :3] == plain[..., :3]).all()


class Witness:
    """A net that keeps what it is shown, and says of each look how bright its middle is."""

    def __init__(self) -> None:
        self.shown: Sequence[np.ndarray[tuple[int, ...], np.dtype[np.float32]]] = []

    def run(
        self, _names: object, given_: Mapping[str, np.ndarray[tuple[int, ...], np.dtype[np.float32]]]
    ) -> list[object]:
        self.shown = list(given_["looks"])
        return [np.stack([np.full(len(GLYPHS) + 1, look[0, 20, 20]) for look in self.shown])]


@pytest.fixture
def witness(monkeypatch: pytest.MonkeyPatch) -> Witness:
    net = Witness()
    monkeypatch.setattr(closer, "load_net", {Net.LOOKS: net}.__getitem__)
    return net


def test_the_net_is_shown_planes_from_zero_to_one_and_answers_glyph_by_glyph(witness: Witness) -> None:
    picture = np.zeros((240, 300, 3), np.uint8)
    picture[:, 100:] = (51, 102, 255)
    rows = look_closer(picture, [found(D, 10, 40), found(D, 34, 40)])
    assert [look.shape for look in witness.shown] == [(6, LOOK_PX, LOOK_PX)] * 2
    for down in (2, 20, 38):
        assert not witness.shown[1][:, down, 2].any()
        assert witness.shown[1][:, down, 38] == pytest.approx([0.2, 0.4, 1.0] * 2)
    assert rows.shape == (2, len(GLYPHS) + 1)
    assert rows[:, 0] == pytest.approx([0.0, 0.2])


def test_where_nothing_was_found_the_net_is_not_asked(witness: Witness) -> None:
    assert look_closer(GREY, []).shape == (0, len(GLYPHS) + 1)
    assert confirm(GREY, []) == ()
    assert witness.shown == []
