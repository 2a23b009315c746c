"""The guide: what is said at which look."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from calibration.guide import REMIND_S, Guide, look
from calibration.verdict import Aspect, Problem, Side, Verdict

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

ALL_GOOD = tuple(Verdict(aspect) for aspect in Aspect)
DARK = (Verdict(Aspect.LIGHT, Problem.DARK, Side.RIGHT), *ALL_GOOD[1:])
BLURRED = (ALL_GOOD[0], Verdict(Aspect.SHARPNESS, Problem.BLURRED), *ALL_GOOD[2:])
NO_CARDS = (Verdict(Aspect.CARDS, Problem.NO_CARDS),)


def run(looks: Iterable[tuple[float, Sequence[Verdict]]]) -> tuple[Guide, list[list[str]]]:
    guide, said = Guide(), []
    for t_s, verdicts in looks:
        guide, say = look(guide, verdicts, t_s)
        said.append([verdict.problem or f"{verdict.aspect} good" for verdict in say])
    return guide, said


def test_a_good_picture_is_ready_after_two_looks_and_every_aspect_is_said_once() -> None:
    guide, said = run([(0.0, ALL_GOOD), (0.5, ALL_GOOD), (1.0, ALL_GOOD)])
    assert guide.is_ready
    assert said == [[], [f"{aspect} good" for aspect in Aspect], []]


def test_a_passing_shadow_is_not_mentioned() -> None:
    _, said = run([(0.0, ALL_GOOD), (0.5, ALL_GOOD), (1.0, DARK), (1.5, ALL_GOOD), (2.0, ALL_GOOD)])
    assert said[2:] == [[], [], []]


def test_a_problem_is_said_once_and_again_when_it_stays() -> None:
    _, said = run([(t / 2, DARK) for t in range(int(4 * REMIND_S))])
    assert [t / 2 for t, words in enumerate(said) if words] == [0.5, 0.5 + REMIND_S]


def test_what_lies_behind_a_problem_is_not_praised() -> None:
    _, said = run([(0.0, DARK), (0.5, DARK)])
    assert said[1] == ["dark"]


def test_a_mended_aspect_is_praised_and_the_next_problem_named() -> None:
    guide, said = run([(0.0, DARK), (0.5, DARK), (1.0, BLURRED), (1.5, BLURRED)])
    assert said[3] == ["light good", "blurred"]
    assert guide.step is Aspect.SHARPNESS
    assert not guide.is_ready


def test_an_aspect_that_gets_worse_again_is_said_anew() -> None:
    looks = [ALL_GOOD] * 2 + [DARK] * 2 + [ALL_GOOD] * 2
    _, said = run([(t / 2, verdicts) for t, verdicts in enumerate(looks)])
    assert said[3] == ["dark"]
    assert said[5] == ["light good"]


def test_cards_that_are_gone_are_a_problem_of_their_own() -> None:
    _, said = run([(0.0, NO_CARDS), (0.5, NO_CARDS)])
    assert said[1] == ["no-cards"]


LOOKS = st.lists(st.sampled_from([ALL_GOOD, DARK, BLURRED, NO_CARDS]), max_size=40)


@given(LOOKS)
def test_nothing_is_said_twice_in_a_row_within_the_time_of_a_reminder(
    looks: list[tuple[Verdict, ...]],
) -> None:
    _, said = run([(0.1 * t, verdicts) for t, verdicts in enumerate(looks)])
    words = [word for look_words in said for word in look_words]
    assert all(one != other for one, other in pairwise(words))


@given(LOOKS)
def test_it_is_ready_only_after_two_good_looks(looks: list[tuple[Verdict, ...]]) -> None:
    guide, _ = run([(0.1 * t, verdicts) for t, verdicts in enumerate(looks)])
    assert guide.is_ready == (looks[-2:] == [ALL_GOOD, ALL_GOOD])
