"""Of the glyphs of a label none is left out or let in but for a reason, and every doubt counts."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tactile.see import weigh as weighing
from tactile.see.codebook import Glyph, Meaning, in_deck, meaning
from tactile.see.group import FoundLabel
from tactile.see.reads import CardKind, Confidence, DeckChoice
from tactile.see.weigh import FAINT_BUT_THERE, WEAK, Weighed, claim_of, left_out, sets_of, signs_of, weigh
from tests.see.glyphs import found, label

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tactile.see.find import FoundGlyph
    from tactile.see.whole import Claim

    Shown = tuple[Sequence[Claim], Sequence[Claim]]
    Third = Callable[[Callable[[Shown], float]], None]

D, H, M = Glyph.DOT, Glyph.HEART, Glyph.MOON
GREY = np.full((400, 600, 3), 90, np.uint8)


@pytest.fixture
def third_says(monkeypatch: pytest.MonkeyPatch) -> Third:
    """Let the third witness judge by what it is shown: the claims and the doubts."""
    monkeypatch.setattr(weighing, "paint_claims", lambda _picture, claims, doubts, _scale: (claims, doubts))

    def says(verdict: Callable[[Shown], float]) -> None:
        monkeypatch.setattr(
            weighing, "bear_out", lambda looks: np.array([verdict(one) for one in looks], np.float32)
        )

    says(lambda _shown: 0.9)
    return says


def row(*glyphs: FoundGlyph, doubts: tuple[FoundGlyph, ...] = (), torn: bool = False) -> FoundLabel:
    return FoundLabel(glyphs, doubts, torn)


def weighed(one: FoundLabel, deck: DeckChoice = DeckChoice.WIZARD) -> Weighed:
    (only,) = weigh(GREY, [one], deck)
    return only


def names(glyphs: Sequence[FoundGlyph]) -> list[str]:
    return sorted(g.glyph.value for g in glyphs)


scores = st.floats(0.05, 0.99)
some_glyph = st.sampled_from((D, D, D, Glyph.RING, Glyph.TEN_1, H, M, Glyph.STAR))


@st.composite
def any_label(draw: st.DrawFn) -> FoundLabel:
    clear = draw(st.lists(st.tuples(some_glyph, st.floats(0.4, 0.99)), min_size=1, max_size=6))
    faint = draw(st.lists(st.tuples(some_glyph, scores), max_size=5))
    return FoundLabel(
        tuple(found(g, 10 * i, 50, score) for i, (g, score) in enumerate(clear)),
        tuple(found(g, 10 * i, 60, score) for i, (g, score) in enumerate(faint)),
    )


@given(any_label(), st.sampled_from(DeckChoice))
def test_a_clear_glyph_is_in_every_set_and_at_most_one_weak_one_is_left_out(
    one: FoundLabel, deck: DeckChoice
) -> None:
    for glyphs in sets_of(one, deck):
        out = [g for g in one.glyphs if g not in glyphs]
        assert glyphs
        assert len(out) <= 1
        assert all(g.score < WEAK for g in out)


@given(any_label(), st.sampled_from(DeckChoice))
def test_only_a_doubt_that_is_not_too_faint_comes_into_a_set(one: FoundLabel, deck: DeckChoice) -> None:
    for glyphs in sets_of(one, deck):
        into = [g for g in glyphs if g not in one.glyphs]
        assert all(g in one.doubts and g.score >= FAINT_BUT_THERE for g in into)
        assert len(set(map(id, glyphs))) == len(glyphs)


@given(any_label(), st.sampled_from(DeckChoice))
def test_every_set_says_a_card_of_the_deck_or_the_label_stays_as_found(
    one: FoundLabel, deck: DeckChoice
) -> None:
    sets = sets_of(one, deck)
    said = [meaning([g.glyph for g in glyphs]) for glyphs in sets]
    cards = [isinstance(s, Meaning) and s.kind is not CardKind.TILE and in_deck(s, deck) for s in said]
    assert all(cards) or sets == [one.glyphs]


@given(any_label(), st.sampled_from(DeckChoice))
def test_what_is_found_is_claimed_or_doubted_and_never_forgotten(one: FoundLabel, deck: DeckChoice) -> None:
    for glyphs in sets_of(one, deck):
        together = [*glyphs, *left_out(one, glyphs)]
        assert sorted(map(id, together)) == sorted(map(id, (*one.glyphs, *one.doubts)))


def test_two_glyphs_that_look_the_same_are_still_two() -> None:
    first, second = found(D, 10, 10), found(D, 10, 10)
    assert left_out(row(first, second), (first,)) == (second,)


@pytest.mark.usefixtures("third_says")
def test_a_label_stays_whole_where_nothing_speaks_for_less() -> None:
    one = weighed(row(found(H, 10, 50), found(D, 20, 50), found(D, 30, 50, score=0.6)))
    assert names(one.label.glyphs) == ["dot", "dot", "heart"]


def test_a_faint_glyph_that_the_third_witness_bears_out_belongs_to_the_label(third_says: Third) -> None:
    third_says(lambda shown: 0.99 if len(shown[0]) == 3 else 0.01)
    one = weighed(row(found(H, 10, 50), found(D, 20, 50), doubts=(found(D, 30, 50, score=0.39),)))
    assert names(one.label.glyphs) == ["dot", "dot", "heart"]
    assert one.label.doubts == ()
    assert one.borne_out == pytest.approx(0.99)


def test_several_faint_glyphs_may_belong_together(third_says: Third) -> None:
    third_says(lambda shown: 0.999 if len(shown[0]) == 4 else 0.001)
    faint = (found(D, 30, 50, score=0.39), found(D, 40, 50, score=0.38))
    one = weighed(row(found(H, 10, 50), found(D, 20, 50), doubts=faint))
    assert len(one.label.glyphs) == 4


def test_of_many_faint_glyphs_those_most_likely_there_are_tried() -> None:
    faint = tuple(found(D, 10 * i, 60, score=0.15 + 0.04 * i) for i in range(6))
    sets = sets_of(row(found(H, 10, 50), doubts=faint), DeckChoice.WIZARD)
    assert {g for glyphs in sets for g in glyphs if g.score < 0.4} == set(faint[3:])


def test_a_weak_glyph_that_the_third_witness_denies_becomes_a_doubt(third_says: Third) -> None:
    weak = found(D, 30, 50, score=0.45)
    third_says(lambda shown: 0.01 if len(shown[0]) == 3 else 0.99)
    one = weighed(row(found(H, 10, 50), found(D, 20, 50), weak))
    assert names(one.label.glyphs) == ["dot", "heart"]
    assert one.label.doubts == (weak,)


def test_each_label_is_borne_out_by_its_own_look(third_says: Third) -> None:
    third_says(lambda shown: 0.999 if shown[0][0].x_px < 300 else 0.001)
    near, far = label(H, D, x_mm=20, y_mm=20), label(M, D, x_mm=140, y_mm=20)
    near, far = (replace(one, glyphs=tuple(replace(g, score=0.6) for g in one.glyphs)) for one in (near, far))
    both = weigh(GREY, [near, far], DeckChoice.WIZARD)
    assert [one.label.glyphs[0].glyph for one in both] == [H, M]
    assert [one.borne_out for one in both] == pytest.approx([0.999, 0.001])


def test_the_third_witness_is_shown_what_is_claimed_and_what_is_left_out(third_says: Third) -> None:
    shown: list[Shown] = []

    def keep(one: Shown) -> float:
        shown.append(one)
        return 0.5

    third_says(keep)
    doubt = found(M, 40, 50, score=0.1)
    one = row(found(H, 10, 50), found(D, 20, 50, score=0.9, sure=0.5), doubts=(doubt,))
    weighed(one)
    assert shown == [([claim_of(g) for g in one.glyphs], [claim_of(doubt)])]
    assert shown[0][0][1].chance == pytest.approx(0.45)


@pytest.mark.usefixtures("third_says")
def test_nothing_found_is_nothing_weighed() -> None:
    assert weigh(GREY, [], DeckChoice.ANY) == []


def test_a_torn_label_is_worth_nothing_whoever_bears_it_out(third_says: Third) -> None:
    third_says(lambda _shown: 1.0)
    one = weighed(row(found(H, 10, 50), found(D, 20, 50), torn=True))
    assert one.label.torn
    assert one.confidence == Confidence(0.0)


@pytest.mark.parametrize(("score", "worth"), [(WEAK - 0.01, True), (WEAK, False), (0.99, False)])
def test_a_clear_glyph_beside_a_label_that_is_no_part_of_it_makes_it_worth_nothing(
    third_says: Third, score: float, *, worth: bool
) -> None:
    third_says(lambda _shown: 1.0)
    one = weighed(row(found(H, 10, 50), found(D, 20, 50), doubts=(found(M, 40, 50, score=score),)))
    assert (one.confidence > 0) is worth


def confidence(third_says: Third, borne_out: float, dot: FoundGlyph, *doubts: FoundGlyph) -> float:
    third_says(lambda _shown: borne_out)
    return weighed(row(found(H, 10, 50, score=0.97), dot, doubts=doubts)).confidence


def test_what_speaks_against_a_label_never_makes_it_surer(third_says: Third) -> None:
    clear, unclear = found(D, 20, 50, score=0.95), found(D, 20, 50, score=0.7)
    misnamed, beside = found(D, 20, 50, score=0.95, sure=0.6), found(M, 40, 50, score=0.5)
    whole = confidence(third_says, 0.95, clear)
    assert 0.5 < whole < 1
    assert confidence(third_says, 0.5, clear) < whole
    assert confidence(third_says, 0.95, unclear) <= whole
    assert confidence(third_says, 0.95, misnamed) <= whole
    assert confidence(third_says, 0.95, clear, beside) <= whole


def test_the_signs_of_a_label_are_what_the_third_witness_says_and_whether_it_is_a_mark_alone() -> None:
    mark, dot = found(H, 10, 50), found(D, 20, 50)
    assert signs_of(row(mark, dot), 0.8) == pytest.approx((np.log(4), 0.0))
    assert signs_of(row(mark), 0.8) == pytest.approx((np.log(4), 1.0))


def test_the_third_witness_is_shown_how_sure_each_glyph_and_each_doubt_is(third_says: Third) -> None:
    shown: list[list[float]] = []

    def remember(look: Shown) -> float:
        shown.append([one.chance for some in look for one in some])
        return 0.9

    third_says(remember)
    dot = found(D, 20, 50, score=0.9, sure=0.8)
    weighed(row(found(H, 10, 50, score=0.97), dot, doubts=(found(M, 40, 50, score=0.05),)))
    assert shown[0] == pytest.approx([0.97, 0.72, 0.05])
