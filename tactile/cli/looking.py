"""From a source to table news, at the pace that the commands want."""

from __future__ import annotations

import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, NamedTuple

import click

from tactile.cli.help_text import help_phrases
from tactile.watch.news import CameraBack, CameraLost, Frame, PictureSkipped, Seconds
from tactile.watch.watcher import Watcher

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tactile.say.channels import Channel
    from tactile.watch.news import TableNews
    from tactile.watch.source import Source
    from tactile.watch.watcher import PictureReader


HEARD_OUT_S: Final = 30.0
"""All that a moment of a game has to say is said in less."""

GLANCE_S: Final = 0.1
"""Keys are looked at so often while a recording waits for its voice."""


def warn_of_picture(name: str) -> None:
    """Say on standard error that a picture of a folder was left out."""
    click.echo(help_phrases().say("picture-skipped", name=name), err=True)


class Moment(NamedTuple):
    """A time of the source, and the news of that time; most moments have none."""

    t: Seconds
    news: tuple[TableNews, ...]


class Pace:
    """Keeps a recording to its own time. Time that is spent waiting for an answer does not count."""

    def __init__(
        self, *, clock: Callable[[], float] = time.monotonic, sleep: Callable[[float], None] = time.sleep
    ) -> None:
        self._clock = clock
        self._sleep = sleep
        self._behind_s: float | None = None

    def wait_until(self, t: Seconds) -> None:
        """Wait until it is `t`. The first call sets the clock; one that comes late does not wait."""
        if self._behind_s is None:
            self._behind_s = self._clock() - t
        left_s = self._behind_s + t - self._clock()
        if left_s > 0:
            self._sleep(left_s)

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """Stop the clock of the recording while something else is waited for."""
        before_s = self._clock()
        try:
            yield
        finally:
            if self._behind_s is not None:
                self._behind_s += self._clock() - before_s

    def hear_out(self, channel: Channel, meanwhile: Callable[[], bool] = lambda: False) -> None:
        """Let the recording wait until all of it was said, so that nothing is late or left out.

        `meanwhile` is asked all the time, and ends the waiting when it says so. A dead voice ends it too.
        """
        with self.stopped():
            for _ in range(round(HEARD_OUT_S / GLANCE_S)):
                if channel.wait(GLANCE_S) or meanwhile():
                    return


def moments(
    source: Source,
    reader: PictureReader,
    pace: Pace | None,
    skipped: Callable[[str], None],
    *,
    after: Seconds | None = None,
) -> Iterator[Moment]:
    """Look at a source to its end. Raises TactileError as the source does.

    `pace` None: as fast as it goes. `after`: the part of a recording up to this time was seen before.
    """
    watcher, t = Watcher(reader), Seconds(0.0)
    for item in source.frames():
        match item:
            case None:
                yield Moment(t, ())
            case PictureSkipped(name=name):
                skipped(name)
            case CameraLost() | CameraBack():
                t = item.t
                yield Moment(t, (item,))
            case Frame() if after is not None and item.t <= after:
                continue
            case Frame():
                t = item.t
                if pace is not None:
                    pace.wait_until(t)
                yield Moment(t, watcher.look(item))
