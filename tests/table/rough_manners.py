"""How rough tables play: each manner one sort of trouble, and all of them at once."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

Span = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Manner:
    """Shares are 0 to 1 of the cards (or tricks), spans are seconds."""

    rounds: tuple[int, ...] = (1, 2, 3)
    attentive: bool = True
    """Whether hands wait while the program asks for something."""
    friend_s: Span = (1.0, 2.5)
    """How long the friend takes to type what was asked for."""
    pace_s: Span = (0.9, 1.6)
    """From one card at rest to the next one at rest."""
    linger_s: Span = (0.0, 0.3)
    look_s: Span = (0.9, 1.8)
    """From the last card of a trick at rest to the hand that gathers it."""
    lead_s: Span = (0.6, 1.5)
    """From the gathered trick to the next lead at rest."""
    spread_px: float = 66
    unclear: float = 0.0
    for_good: float = 0.0
    flicker: float = 0.0
    one_label: float = 0.0
    by_turns: float = 0.0
    push: float = 0.0
    rotate: float = 0.0
    gathers: tuple[str, ...] = ("swift",)
    heap: float = 0.0
    """How often the tricks lie in a heap in view."""
    heap_face_up: float = 0.0
    alike: bool = False
    """Whether cards of one name look the same."""
    specials: float = 0.1
    paleness: int = 0
    light: float = 0.0
    sleeve: float = 0.0
    camera: float = 0.0
    half_turned: float = 0.0
    """How often something lies over a part of the turned card for a while."""


QUICK: Final = Manner(pace_s=(0.3, 0.8), linger_s=(0.0, 0.5))


def _all(luck: random.Random) -> Manner:
    """Draw a table that has some of everything."""
    quick = luck.random() < 0.4
    return Manner(
        pace_s=(0.4, 0.9) if quick else (0.8, 2.0),
        linger_s=(0.0, luck.choice((0.1, 0.5, 0.9))),
        look_s=(0.5, 1.2) if quick else (0.9, 2.2),
        lead_s=(0.5, luck.choice((0.9, 2.0))),
        attentive=luck.random() < 0.7,
        friend_s=(1.0, luck.choice((2.0, 5.0))),
        spread_px=luck.choice((34, 48, 66)),
        unclear=luck.choice((0.0, 0.1, 0.25)),
        for_good=luck.choice((0.0, 0.0, 0.05)),
        flicker=luck.choice((0.0, 0.2, 0.5)),
        one_label=luck.choice((0.0, 0.3)),
        by_turns=luck.choice((0.0, 0.3)),
        push=luck.choice((0.0, 0.1, 0.3)),
        rotate=luck.choice((0.0, 0.1, 0.2)),
        gathers=luck.choice(
            (("swift",), ("slow",), ("by card",), ("sweep",), ("swift", "slow", "by card", "sweep"))
        ),
        heap=float(luck.random() < 0.5),
        heap_face_up=luck.choice((0.0, 0.0, 0.5)),
        alike=luck.random() < 0.6,
        specials=luck.choice((0.1, 0.3)),
        paleness=luck.choice((0, 60, 100)),
        light=luck.choice((0.0, 0.3)),
        sleeve=luck.choice((0.0, 0.15)),
        camera=luck.choice((0.0, 0.0, 0.1)),
        half_turned=luck.choice((0.0, 0.3)),
    )


MANNERS: Final[dict[str, Callable[[random.Random], Manner]]] = {
    "plain": lambda _: Manner(),
    "quick": lambda _: QUICK,
    "overlap": lambda _: Manner(spread_px=38),
    "linger": lambda _: Manner(linger_s=(0.3, 1.5), pace_s=(0.6, 1.2), spread_px=48),
    "unclear": lambda _: Manner(unclear=0.35),
    "for-good": lambda _: Manner(for_good=0.15),
    "hasty": lambda _: replace(QUICK, for_good=0.12, unclear=0.2, attentive=False, friend_s=(1.5, 4.0)),
    "flicker": lambda _: Manner(flicker=0.7),
    "labels": lambda _: Manner(one_label=0.3, by_turns=0.6, spread_px=48),
    "push": lambda _: Manner(push=0.5, spread_px=44),
    "rotate": lambda _: Manner(rotate=0.4),
    "slow-gather": lambda _: Manner(gathers=("slow", "by card", "sweep")),
    "heap": lambda _: Manner(heap=1.0, gathers=("swift", "by card", "sweep")),
    "heap-up": lambda _: Manner(heap=1.0, heap_face_up=1.0, gathers=("swift", "by card", "sweep")),
    "lead": lambda _: Manner(lead_s=(0.3, 0.8), look_s=(0.7, 1.2), spread_px=44, paleness=80),
    "alike": lambda _: Manner(alike=True, specials=0.6, paleness=60, lead_s=(0.4, 1.2)),
    "light": lambda _: Manner(light=0.6),
    "sleeve": lambda _: Manner(sleeve=0.4),
    "camera": lambda _: Manner(camera=0.4),
    "half-turned": lambda _: Manner(half_turned=0.6),
    "all": _all,
}
