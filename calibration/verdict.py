"""Whether a picture suffices for a reader, aspect by aspect (sticker code, "What a camera sees")."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from calibration.measure import CardMeasure, Measure

LEAST_CARDS: Final = 2
"""One card alone does not tell its size from a slant."""
DARK: Final = 70
"""Cards whose lightest print is darker (of 255) are too dark."""
BURNT_SHARE: Final = 0.2
"""White paper may touch the top; when so much of a card does, colours are lost."""
WIDEST_LAMP_SHARE: Final = 0.5
"""No mirrored lamp covers more of a card."""
GRAINY: Final = 8.0
"""Grain (sigma, of 255) in which a dot is still seen."""
BLURRED_MM: Final = 0.5
"""Dots are 2.5 mm across and 4 mm apart: smeared by more, they run together."""
FAR_PX_PER_MM: Final = 2.0
NEAR_PX_PER_MM: Final = 8.0
STEEP_DEG: Final = 35.0
GLOSS_SHARE: Final = 0.015
"""Of a card, about 80 square millimetres: a glyph's size."""
_BLURRED_PX: Final = BLURRED_MM * 6
"""Where no card gives the scale: blurred even for a camera that is near."""
_BARE_DARK: Final = 45
_BARE_BURNT_SHARE: Final = 0.5
_OFF_MIDDLE: Final = 0.12
"""How far from the picture's middle, in shares of it, the middle of some cards lies to be called a side."""


class Aspect(StrEnum):
    """What is looked at, in this order: what comes first hides what comes later."""

    LIGHT = "light"
    SHARPNESS = "sharpness"
    GLOSS = "gloss"
    CARDS = "cards"
    SIZE = "size"
    TILT = "tilt"


class Problem(StrEnum):
    """What is wrong."""

    NO_CARDS = "no-cards"
    FEW_CARDS = "few-cards"
    DARK = "dark"
    BURNT = "burnt"
    GRAINY = "grainy"
    BLURRED = "blurred"
    FAR = "far"
    NEAR = "near"
    STEEP = "steep"
    GLOSSY = "glossy"


class Side(StrEnum):
    """Where in the picture: `FAR` is its upper edge, `NEAR` its lower one."""

    ALL = "all"
    MIDDLE = "middle"
    LEFT = "left"
    RIGHT = "right"
    FAR = "far"
    NEAR = "near"


@dataclass(frozen=True, slots=True)
class Verdict:
    """An aspect, and what is wrong with it: None when it suffices. `amount`: cards, percent or degrees."""

    aspect: Aspect
    problem: Problem | None = None
    side: Side = Side.ALL
    amount: int = 0


def judge(measure: Measure) -> tuple[Verdict, ...]:
    """Judge every aspect that the picture lets judge, in the order of `Aspect`.

    Without cards that is a single verdict: why none are seen.
    """
    if not measure.cards:
        return (_why_no_cards(measure),)
    verdicts = (judge_one(measure) for judge_one in _JUDGES)
    return tuple(verdict for verdict in verdicts if verdict is not None)


def first_problem(verdicts: Sequence[Verdict]) -> Verdict | None:
    """Give the verdict that is to be mended first."""
    return next((verdict for verdict in verdicts if verdict.problem), None)


def _why_no_cards(measure: Measure) -> Verdict:
    if measure.brightness < _BARE_DARK:
        return Verdict(Aspect.LIGHT, Problem.DARK)
    if measure.clipped_share > _BARE_BURNT_SHARE:
        return Verdict(Aspect.LIGHT, Problem.BURNT)
    if measure.blur_px > _BLURRED_PX:
        return Verdict(Aspect.SHARPNESS, Problem.BLURRED)
    return Verdict(Aspect.CARDS, Problem.NO_CARDS)


def _cards(measure: Measure) -> Verdict:
    few = Problem.FEW_CARDS if len(measure.cards) < LEAST_CARDS else None
    return Verdict(Aspect.CARDS, few, amount=len(measure.cards))


def _light(measure: Measure) -> Verdict:
    """Judge the cards; where too few are sure, what else looks like one too: light may be the reason."""
    cards = measure.cards if len(measure.cards) >= LEAST_CARDS else (*measure.cards, *measure.others)
    dark = [card for card in cards if card.brightness < DARK]
    if dark:
        return Verdict(Aspect.LIGHT, Problem.DARK, _side_of_light(dark, cards, measure))
    burnt = [card for card in cards if _is_burnt(card)]
    if burnt:
        return Verdict(Aspect.LIGHT, Problem.BURNT, _side_of_light(burnt, cards, measure))
    return Verdict(Aspect.LIGHT, Problem.GRAINY if measure.noise > GRAINY else None)


def _side_of_light(ill: Sequence[CardMeasure], cards: Sequence[CardMeasure], measure: Measure) -> Side:
    """Say where the light is at fault; one card alone does not tell that it is better elsewhere."""
    alike = len(ill) == len(cards)
    return Side.ALL if alike else side_of([card.centre for card in ill], measure, len(cards))


def _is_burnt(card: CardMeasure) -> bool:
    """Whether the light is too strong, and not only a lamp mirrored in a part of the card."""
    return card.clipped_share - card.gloss_share > BURNT_SHARE or card.clipped_share > WIDEST_LAMP_SHARE


def _sharpness(measure: Measure) -> Verdict:
    blurred = measure.blur_mm is not None and measure.blur_mm > BLURRED_MM
    return Verdict(Aspect.SHARPNESS, Problem.BLURRED if blurred else None)


def _size(measure: Measure) -> Verdict:
    """Judge the scale at the farthest card; `amount` is by how many percent the camera must come nearer."""
    least = min(card.px_per_mm for card in measure.cards)
    if least < FAR_PX_PER_MM:
        return Verdict(Aspect.SIZE, Problem.FAR, amount=_rounded(100 * (1 - least / (1.1 * FAR_PX_PER_MM))))
    return Verdict(Aspect.SIZE, Problem.NEAR if least > NEAR_PX_PER_MM else None)


def _rounded(percent: float) -> int:
    """Round to tens, at least 10: nobody measures more finely by hand."""
    return max(10, 10 * round(percent / 10))


def _tilt(measure: Measure) -> Verdict | None:
    """Judge the slant, where it is known; `side` is where the table is far, `amount` the degrees."""
    if measure.tilt_deg is None:
        return None
    steep = measure.tilt_deg > STEEP_DEG
    side = _towards(*measure.recedes) if steep else Side.ALL
    return Verdict(Aspect.TILT, Problem.STEEP if steep else None, side, round(measure.tilt_deg))


def _gloss(measure: Measure) -> Verdict:
    cards = (*measure.cards, *measure.others)
    places = [*(card.centre for card in cards if card.gloss_share > GLOSS_SHARE), *measure.lamps]
    side = side_of(places, measure, len(measure.cards)) if places else Side.ALL
    return Verdict(Aspect.GLOSS, Problem.GLOSSY if places else None, side, len(places))


_JUDGES: Final[tuple[Callable[[Measure], Verdict | None], ...]] = (
    _light,
    _sharpness,
    _gloss,
    _cards,
    _size,
    _tilt,
)


def side_of(places: Sequence[tuple[float, float]], measure: Measure, looked_at: int) -> Side:
    """Say where in the picture some places lie; ALL when they are all that were looked at, and several."""
    if len(places) == looked_at and looked_at > 1:
        return Side.ALL
    x, y = np.mean(places, axis=0) / np.array(measure.size_px) - 0.5
    return _towards(float(x), float(y)) if max(abs(x), abs(y)) > _OFF_MIDDLE else Side.MIDDLE


def _towards(x: float, y: float) -> Side:
    if abs(x) >= abs(y):
        return Side.LEFT if x < 0 else Side.RIGHT
    return Side.FAR if y < 0 else Side.NEAR
