"""From frames to a picture that suffices: looks again and again, and says each time what is worth saying."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

from calibration.guide import Guide, look
from calibration.measure import measure
from calibration.verdict import judge
from tactile.cli.verdicts import announce_verdict
from tactile.say import notices
from tactile.watch.news import CameraBack, CameraLost, Frame, PictureSkipped, Seconds

if TYPE_CHECKING:
    from collections.abc import Callable

    from calibration.measure import Measure
    from calibration.verdict import Aspect, Verdict
    from tactile.say.announcements import Announcement
    from tactile.see.reads import Picture
    from tactile.watch.source import Source

LOOK_EVERY_S: Final = 0.5
PATIENCE_S: Final = 300.0
"""A live table is given so long to become good; then what there is must do."""


class Teller(Protocol):
    """Takes what happens while setting up."""

    def say(self, announcement: Announcement) -> None:
        """Say something."""

    def measured(self, t: Seconds, measured: Measure, verdicts: tuple[Verdict, ...]) -> None:
        """Note the figures of one look."""

    def skipped(self, name: str) -> None:
        """Note a picture that cannot be read."""


@dataclass(frozen=True, slots=True)
class SetUp:
    """The last look at which cards were seen. `unmet` are the aspects that did not suffice at it."""

    t: Seconds
    picture: Picture
    measured: Measure
    unmet: tuple[Aspect, ...]


def set_up(source: Source, tell: Teller, clock: Callable[[], float] = time.monotonic) -> SetUp | None:
    """Look until all suffices, the source ends, or a live one has had its time; None when no card was seen.

    Raises TactileError as the source does.
    """
    steps = _Steps(tell)
    end_s = clock() + PATIENCE_S
    for item in source.frames():
        match item:
            case Frame():
                steps.look(item)
            case CameraLost():
                tell.say(notices.camera_lost())
            case CameraBack():
                tell.say(notices.camera_back())
            case PictureSkipped(name=name):
                tell.skipped(name)
        if steps.guide.is_ready or (source.is_live and clock() > end_s):
            break
    steps.say_what_is_left()
    return steps.best


class _Steps:
    """Where the setting up stands."""

    def __init__(self, tell: Teller) -> None:
        self.guide = Guide()
        self.best: SetUp | None = None
        self._tell = tell
        self._next_s = 0.0
        self._verdicts: tuple[Verdict, ...] = ()
        self._told: set[Verdict] = set()

    def look(self, frame: Frame) -> None:
        """Measure a frame, unless the last one is too fresh, and say what is to be said."""
        if frame.t < self._next_s:
            return
        self._next_s = frame.t + LOOK_EVERY_S
        measured = measure(frame.picture)
        self._verdicts = judge(measured)
        self._tell.measured(frame.t, measured, self._verdicts)
        self.guide, worth_saying = look(self.guide, self._verdicts, frame.t)
        for verdict in worth_saying:
            self._say(verdict)
        if measured.cards:
            unmet = tuple(verdict.aspect for verdict in self._verdicts if verdict.problem)
            self.best = SetUp(frame.t, frame.picture, measured, unmet)

    def say_what_is_left(self) -> None:
        """Say every problem of the last look that was not said, for there is no next look."""
        for verdict in self._verdicts:
            if verdict.problem and verdict not in self._told:
                self._say(verdict)

    def _say(self, verdict: Verdict) -> None:
        self._told.add(verdict)
        self._tell.say(announce_verdict(verdict))
