"""Frames in, table news out: looks at every frame, and reads those in which something may be new."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from tactile.watch.change import Glance, first_glance, glance
from tactile.watch.step import Tracker
from tactile.watch.tracker import follow, look_again_after_s

if TYPE_CHECKING:
    from tactile.see.reads import Picture, Read
    from tactile.watch.news import Frame, Seconds, TableNews

STIR_S: Final = 0.8
"""For so long after a motion every frame is read."""


class PictureReader(Protocol):
    """Reads the cards on a picture."""

    def read(self, picture: Picture) -> tuple[Read, ...]:
        """Read a picture: an entry a card in view."""


class Watcher:
    """Follows the cards on a table from frame to frame."""

    def __init__(self, reader: PictureReader) -> None:
        self._reader = reader
        self._tracker = Tracker()
        self._glance: Glance | None = None
        self._read_at: Seconds | None = None

    def look(self, frame: Frame) -> tuple[TableNews, ...]:
        """Take in the next frame; frames come in order of time."""
        if self._glance is None:
            self._glance = first_glance(frame.t, frame.picture)
        else:
            self._glance = glance(self._glance, frame.t, frame.picture)
        if not self._is_worth_reading(frame.t):
            return ()
        self._read_at = frame.t
        self._tracker, news = follow(self._tracker, self._reader.read(frame.picture), self._glance)
        return news

    def _is_worth_reading(self, t: Seconds) -> bool:
        if self._read_at is None or self._glance is None or t - self._glance.last_motion <= STIR_S:
            return True
        return t - self._read_at >= look_again_after_s(self._tracker, t)
