"""Verdicts on measures, at the limits of what a reader needs."""

from __future__ import annotations

from dataclasses import replace

import pytest

from calibration.measure import CardMeasure, Measure
from calibration.verdict import Aspect, Problem, Side, Verdict, first_problem, judge
from calibration.view import WIZARD

LEFT, RIGHT, MIDDLE = (200.0, 360.0), (1100.0, 360.0), (640.0, 360.0)
FAR, NEAR = (640.0, 90.0), (640.0, 630.0)


def card(centre: tuple[float, float] = MIDDLE, **other: float) -> CardMeasure:
    good = {"px_per_mm": 3.0, "brightness": 200.0, "clipped_share": 0.02, "gloss_share": 0.0}
    return CardMeasure(centre=centre, **{**good, **other})


GOOD = Measure(
    size_px=(1280, 720),
    cards=(card(LEFT), card(MIDDLE), card(RIGHT)),
    others=(),
    lamps=(),
    brightness=200.0,
    clipped_share=0.02,
    noise=2.0,
    blur_px=0.7,
    blur_mm=0.23,
    tilt_deg=12.0,
    recedes=(0.0, -1.0),
    card_size=WIZARD,
)
BARE = replace(GOOD, cards=(), blur_mm=None, tilt_deg=None, card_size=None)


def test_a_good_picture_suffices_in_every_aspect() -> None:
    verdicts = judge(GOOD)
    assert [verdict.aspect for verdict in verdicts] == list(Aspect)
    assert first_problem(verdicts) is None


def test_of_a_slant_that_no_card_told_nothing_is_said() -> None:
    aspects = [verdict.aspect for verdict in judge(replace(GOOD, tilt_deg=None))]
    assert aspects == [one for one in Aspect if one is not Aspect.TILT]


@pytest.mark.parametrize(
    ("measure", "problem", "side"),
    [
        (replace(GOOD, cards=(card(LEFT),)), Problem.FEW_CARDS, Side.ALL),
        (
            replace(GOOD, cards=(card(LEFT, brightness=50), card(RIGHT, brightness=50))),
            Problem.DARK,
            Side.ALL,
        ),
        (replace(GOOD, cards=(card(LEFT), card(RIGHT, brightness=65))), Problem.DARK, Side.RIGHT),
        (replace(GOOD, cards=(card(FAR, brightness=60), card(NEAR))), Problem.DARK, Side.FAR),
        (replace(GOOD, cards=(card(LEFT), card(MIDDLE, clipped_share=0.4))), Problem.BURNT, Side.MIDDLE),
        (replace(GOOD, cards=(card(LEFT, clipped_share=0.9, gloss_share=0.8),) * 2), Problem.BURNT, Side.ALL),
        (
            replace(GOOD, cards=(card(MIDDLE),), others=(card(LEFT, clipped_share=0.4),)),
            Problem.BURNT,
            Side.LEFT,
        ),
        (
            replace(GOOD, cards=(card(LEFT, brightness=50),), others=(card(FAR, brightness=50),)),
            Problem.DARK,
            Side.ALL,
        ),
        (replace(GOOD, cards=(card(LEFT, brightness=50),)), Problem.DARK, Side.ALL),
        (replace(GOOD, noise=12.0), Problem.GRAINY, Side.ALL),
        (replace(GOOD, blur_mm=0.51), Problem.BLURRED, Side.ALL),
        (replace(GOOD, cards=(card(LEFT), card(RIGHT, px_per_mm=1.9))), Problem.FAR, Side.ALL),
        (replace(GOOD, cards=(card(LEFT, px_per_mm=9), card(px_per_mm=9))), Problem.NEAR, Side.ALL),
        (replace(GOOD, tilt_deg=36.0, recedes=(0.9, 0.1)), Problem.STEEP, Side.RIGHT),
        (replace(GOOD, cards=(card(NEAR, gloss_share=0.05), card(FAR))), Problem.GLOSSY, Side.NEAR),
        (replace(GOOD, others=(card(LEFT, gloss_share=0.05),)), Problem.GLOSSY, Side.LEFT),
        (replace(GOOD, lamps=(RIGHT,)), Problem.GLOSSY, Side.RIGHT),
        (BARE, Problem.NO_CARDS, Side.ALL),
        (replace(BARE, brightness=30.0), Problem.DARK, Side.ALL),
        (replace(BARE, clipped_share=0.9, brightness=255.0), Problem.BURNT, Side.ALL),
        (replace(BARE, blur_px=4.0), Problem.BLURRED, Side.ALL),
    ],
)
def test_the_first_problem_and_its_side(measure: Measure, problem: Problem, side: Side) -> None:
    found = first_problem(judge(measure))
    assert found is not None
    assert (found.problem, found.side) == (problem, side)


@pytest.mark.parametrize("limit", [replace(GOOD, tilt_deg=35.0), replace(GOOD, blur_mm=0.5)])
def test_what_lies_on_a_limit_still_suffices(limit: Measure) -> None:
    assert first_problem(judge(limit)) is None


def test_light_on_what_is_no_card_does_not_count_beside_enough_cards() -> None:
    assert first_problem(judge(replace(GOOD, others=(card(LEFT, clipped_share=0.4),)))) is None


def test_glossy_cards_are_not_called_too_bright() -> None:
    mirrored = card(LEFT, clipped_share=0.3, gloss_share=0.28)
    found = first_problem(judge(replace(GOOD, cards=(mirrored, card(RIGHT)))))
    assert found == Verdict(Aspect.GLOSS, Problem.GLOSSY, Side.LEFT, 1)


@pytest.mark.parametrize(("px_per_mm", "percent"), [(1.9, 10), (1.5, 30), (1.0, 50)])
def test_how_much_nearer_is_said_in_tens(px_per_mm: float, percent: int) -> None:
    found = first_problem(judge(replace(GOOD, cards=(card(px_per_mm=px_per_mm), card(LEFT)))))
    assert found is not None
    assert found.amount == percent
