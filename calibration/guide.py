"""Step by step to a picture that suffices: which verdict is worth saying now. Time is passed in."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, NamedTuple

from calibration.verdict import Aspect, Verdict, first_problem

if TYPE_CHECKING:
    from collections.abc import Sequence

STEADY_LOOKS: Final = 2
"""A verdict counts once so many looks in a row agree on it: a passing hand is no shade."""
REMIND_S: Final = 15.0
"""A problem that stays is named again after so long."""


@dataclass(frozen=True, slots=True)
class Guide:
    """Where the setting up stands.

    `passed` are the aspects that were said to suffice; `waiting` is the problem seen at the last look (None:
    none) and `looks` how many looks agreed on it; `told` is the problem said last, and `told_s` when.
    """

    passed: frozenset[Aspect] = frozenset()
    waiting: Verdict | None = None
    looks: int = 0
    told: Verdict | None = None
    told_s: float = 0.0

    @property
    def is_ready(self) -> bool:
        """Whether all suffices, so that the cards can be named as a proof."""
        return self.waiting is None and self.looks >= STEADY_LOOKS

    @property
    def step(self) -> Aspect | None:
        """The aspect being mended; None when none is."""
        return self.waiting.aspect if self.waiting else None


class Turn(NamedTuple):
    """The guide after a look, and the verdicts to be said now, in order."""

    guide: Guide
    say: tuple[Verdict, ...]


def look(guide: Guide, verdicts: Sequence[Verdict], now_s: float) -> Turn:
    """Take in the verdicts on one more picture (see `calibration.verdict.judge`).

    What suffices is said once, a problem when it is steady and then now and then, nothing twice in between.
    An aspect that gets worse again is said anew.
    """
    problem = first_problem(verdicts)
    looks = guide.looks + 1 if guide.looks and _alike(problem, guide.waiting) else 1
    seen = replace(guide, waiting=problem, looks=looks)
    if looks < STEADY_LOOKS:
        return Turn(seen, ())
    good = tuple(verdict for verdict in _before(verdicts, problem) if verdict.aspect not in guide.passed)
    passed = guide.passed | {verdict.aspect for verdict in good}
    if problem is None:
        return Turn(replace(seen, passed=passed, told=None), good)
    seen = replace(seen, passed=passed - {problem.aspect})
    if _alike(problem, guide.told) and now_s - guide.told_s < REMIND_S:
        return Turn(seen, good)
    return Turn(replace(seen, told=problem, told_s=now_s), (*good, problem))


def _before(verdicts: Sequence[Verdict], problem: Verdict | None) -> tuple[Verdict, ...]:
    """Give what suffices, up to the first problem: what lies behind it may only seem to."""
    return tuple(verdicts[: verdicts.index(problem)] if problem else verdicts)


def _alike(one: Verdict | None, other: Verdict | None) -> bool:
    """Whether two verdicts ask for the same mend; amounts sway from look to look."""
    if one is None or other is None:
        return one is other
    return (one.problem, one.side) == (other.problem, other.side)
