"""Answers from a standard input that is no terminal: each question takes the next line."""

from __future__ import annotations

import io
import queue
import threading
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from typing import TextIO


BYTE_ORDER_MARK: Final = "\ufeff"
"""Some shells of Windows begin what they hand on with it."""


class Lines(Protocol):
    """Lines that were written for the program."""

    def next(self, *, wait: bool) -> str | None:
        """Give the next line that is not empty, or None when there is none (yet, if not waited for)."""


class NoLines:
    """Standard input is a terminal, so that answers come as keys, or it is not there."""

    def next(self, *, wait: bool) -> str | None:
        """Give nothing."""
        del wait
        return None


class StreamLines:
    """Reads lines in a thread of its own, so that a live table is never kept waiting by a silent pipe."""

    def __init__(self, stream: TextIO) -> None:
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._ended = False
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a letter of another encoding spoils one answer, not all
        threading.Thread(target=self._read, args=(stream,), name="answers", daemon=True).start()

    def next(self, *, wait: bool) -> str | None:
        """Give the next line that is not empty; None at the end, or when there is none and no wait."""
        while not self._ended:
            try:
                line = self._lines.get(block=wait)
            except queue.Empty:
                return None
            if line is None:
                self._ended = True
            elif line.strip():
                return line.strip()
        return None

    def _read(self, stream: TextIO) -> None:
        try:
            for line in stream:
                self._lines.put(line.removeprefix(BYTE_ORDER_MARK))
        except (OSError, ValueError):  # closed, or no text: there is no further answer
            pass
        finally:
            self._lines.put(None)
