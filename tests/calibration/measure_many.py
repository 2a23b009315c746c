"""Measure calibration on many rendered tables: `python -m tests.calibration.measure_many 100 [FAULT…]`.

`--first SEED` takes tables that no limit was chosen on. Says, for each fault, how often the first problem
found is that fault, and how far scale and tilt are off where they are sure.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from dataclasses import dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING

import numpy as np

from calibration.measure import measure
from calibration.verdict import Problem, first_problem, judge
from tests.calibration.scenes import Fault, Taken, take_table

if TYPE_CHECKING:
    from calibration.measure import Measure
    from calibration.verdict import Verdict

FOUND = {
    Problem.DARK: Fault.DARK,
    Problem.BURNT: Fault.BURNT,
    Problem.BLURRED: Fault.BLURRED,
    Problem.GLOSSY: Fault.GLOSSY,
}


@dataclass(slots=True)
class Tally:
    """What came out for one fault."""

    found: Counter[str] = field(default_factory=Counter)
    scale_off: list[float] = field(default_factory=list)
    tilt_off: list[float] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    wrong: list[int] = field(default_factory=list)


def scale_errors(measured: Measure, taken: Taken) -> list[float]:
    """How far each card's scale is off, as a share; 1 for what is no card."""
    errors = []
    for card in measured.cards:
        away = np.linalg.norm(taken.corners.mean(1) - card.centre, axis=1)
        nearest = int(away.argmin())
        errors.append(card.px_per_mm / taken.px_per_mm[nearest] - 1 if away[nearest] < 20 else 1.0)
    return errors


def name_of(verdict: Verdict | None) -> str:
    """Name the fault that a verdict means; another problem by its own name."""
    if verdict is None or verdict.problem is None:
        return Fault.NONE
    return FOUND.get(verdict.problem, verdict.problem)


def tally(fault: Fault, count: int, first: int = 0) -> Tally:
    """Draw and measure tables with one fault; their seeds count up from `first`."""
    result = Tally()
    for seed in range(first, first + count):
        taken = take_table(np.random.default_rng([seed, list(Fault).index(fault)]), fault)
        start = perf_counter()
        measured = measure(taken.picture)
        result.seconds.append(perf_counter() - start)
        problem = first_problem(judge(measured))
        named = name_of(problem)
        result.found[named] += 1
        if named != fault:
            result.wrong.append(seed)
        if len(measured.cards) > 1 and measured.tilt_deg is not None:
            result.scale_off += scale_errors(measured, taken)
            result.tilt_off.append(measured.tilt_deg - float(np.rad2deg(taken.camera.tilt_rad)))
    return result


def main(count: int, faults: list[Fault], first: int) -> None:
    """Measure and print a line for each fault."""
    for fault in faults:
        result = tally(fault, count, first)
        scale, tilt = np.abs(result.scale_off), np.abs(result.tilt_off)
        pace_s = np.median(result.seconds)
        print(  # noqa: T201  # a script's report
            f"{fault}: named {dict(result.found)}, other than so: {result.wrong}; scale within 3 %:"
            f" {(scale <= 0.03).mean():.1%} of {len(scale)} cards (median {np.median(scale):.2%},"
            f" worst {scale.max():.1%}); tilt within 3 degrees: {(tilt <= 3).mean():.1%} of {len(tilt)}"
            f" (median {np.median(tilt):.2f}, worst {tilt.max():.1f}); {pace_s:.2f} s a picture",
            flush=True,
        )


if __name__ == "__main__":
    asked = ArgumentParser()
    asked.add_argument("count", type=int)
    asked.add_argument("faults", nargs="*", type=Fault)
    asked.add_argument("--first", type=int, default=0)
    given = asked.parse_intermixed_args()
    main(given.count, given.faults or list(Fault), given.first)
