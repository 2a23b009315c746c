"""One running speech process, as seen by the application that started it."""

from __future__ import annotations

import subprocess
import threading
from typing import TYPE_CHECKING

import msgspec

from tactile.say.protocol import Order, Report, read_report, to_line

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


class SpeechChild:
    """A process, fed with orders; its reports come by a callback, None when it ended.

    Raises OSError when it cannot be started.
    """

    def __init__(self, command: Sequence[str], hear: Callable[[SpeechChild, Report | None], None]) -> None:
        no_window = getattr(subprocess, "CREATE_NO_WINDOW", 0)  # Windows alone would open a console
        self._process = subprocess.Popen(  # noqa: S603  # our own command, from no one's input
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,  # sound libraries chatter there
            creationflags=no_window,
        )
        self._hear = hear
        self._listener = threading.Thread(target=self._listen, name="speech-reports", daemon=True)
        self._listener.start()

    @property
    def pid(self) -> int:
        """Number of the process."""
        return self._process.pid

    def _listen(self) -> None:
        stdout = self._process.stdout
        if stdout is None:
            return
        with stdout:
            for line in stdout:
                try:
                    self._hear(self, read_report(line))
                except msgspec.DecodeError:  # a library printed: not ours
                    continue
        self._hear(self, None)

    def send(self, order: Order) -> None:
        """Hand it an order. One that has ended takes none, and reports its end by itself."""
        stdin = self._process.stdin
        if stdin is None:
            return
        try:
            stdin.write(to_line(order))
            stdin.flush()
        except OSError:
            return

    def end(self) -> None:
        """End it, whatever it does, and wait until it is gone."""
        self._process.kill()
        self._process.wait()
        if self._process.stdin is not None:
            try:
                self._process.stdin.close()
            except OSError:  # an order that could not be flushed any more
                return
