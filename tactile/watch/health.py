"""Whether a camera's pictures can be trusted: gone, frozen, or dark devices often say that all is well."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Final

import numpy as np

if TYPE_CHECKING:
    from tactile.see.reads import Picture
    from tactile.watch.news import Seconds

FROZEN_S: Final = 3.0
"""A sensor's noise makes every frame a little different; the same one for so long comes from no sensor."""
BLANK_S: Final = 2.0
BLANK_SPREAD: Final = 2.0
"""Grey levels (sigma) below which a picture shows nothing: a covered lens, or a device that is taken."""
SAMPLE: Final = slice(None, None, 16)


class Trust(Enum):
    """What to do with a picture."""

    GOOD = auto()
    WAIT = auto()
    """Not to be used, but the next one may be good."""
    LOST = auto()
    """The device must be opened anew."""


class Health:
    """Judges the pictures of one opening of a device, one after another."""

    def __init__(self, *, has_noise: bool) -> None:
        self._has_noise = has_noise
        self._last: Picture | None = None
        self._same_since: Seconds | None = None
        self._blank_since: Seconds | None = None

    def judge(self, t: Seconds, picture: Picture | None) -> Trust:
        """Judge the next picture, None being a read that failed."""
        if picture is None:
            return Trust.LOST
        if self._is_frozen(t, picture):
            return Trust.LOST
        return self._judge_blank(t, picture)

    def _is_frozen(self, t: Seconds, picture: Picture) -> bool:
        sample = picture[SAMPLE, SAMPLE].copy()
        same = self._last is not None and np.array_equal(sample, self._last)
        self._last = sample
        if not (same and self._has_noise):
            self._same_since = None
            return False
        if self._same_since is None:
            self._same_since = t
        return t - self._same_since >= FROZEN_S

    def _judge_blank(self, t: Seconds, picture: Picture) -> Trust:
        if float(picture[SAMPLE, SAMPLE].std(axis=(0, 1)).max()) >= BLANK_SPREAD:
            self._blank_since = None
            return Trust.GOOD
        if self._blank_since is None:
            self._blank_since = t
        return Trust.LOST if t - self._blank_since >= BLANK_S else Trust.WAIT
