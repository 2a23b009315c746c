"""Single keys from a terminal, without waiting and without echo."""

from __future__ import annotations

import os
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterator


class Keyboard(Protocol):
    """Somewhere to press keys."""

    def pressed(self) -> str:
        """Give the keys pressed since the last time, as one text; empty when none was."""


class NoKeyboard:
    """Nobody can press a key: standard input is no terminal, or not there."""

    def pressed(self) -> str:
        """Give nothing."""
        return ""


def has_terminal() -> bool:
    """Tell whether keys can come; a program may be started without any standard input at all."""
    return sys.stdin is not None and sys.stdin.isatty()


@contextmanager
def open_keyboard() -> Iterator[Keyboard]:
    """Listen to single keys while the block runs; the terminal is as before afterwards, whatever happens."""
    if not has_terminal():
        yield NoKeyboard()
    elif sys.platform == "win32":
        yield _WindowsKeyboard()
    else:
        with _unix_keyboard() as keyboard:
            yield keyboard


if sys.platform == "win32":
    import msvcrt

    class _WindowsKeyboard:
        def pressed(self) -> str:
            keys = ""
            while msvcrt.kbhit():
                key = msvcrt.getwch()
                if key in "\x00\xe0":  # an arrow or function key: two parts, no letter
                    msvcrt.getwch()
                    continue
                keys += key
            return keys

else:
    import codecs
    import re
    import select
    import signal
    import termios
    import tty

    _SEQUENCE: Final = re.compile(rb"\x1b(?:\[\[?[0-?]*[ -/]*[@-~]?|O.?|[^\x1b])", re.DOTALL)
    """An arrow or function key, or a letter with Alt; a lone escape is a key of ours."""

    class _UnixKeyboard:
        def __init__(self, descriptor: int) -> None:
            self._descriptor = descriptor
            self._decoder = codecs.getincrementaldecoder("utf-8")(errors="ignore")

        def pressed(self) -> str:
            data = b""
            while select.select([self._descriptor], [], [], 0)[0]:
                more = self._read()
                if not more:
                    break
                data += more
            return self._decoder.decode(_SEQUENCE.sub(b"", data))

        def _read(self) -> bytes:
            """Read what is there; nothing once the terminal is gone."""
            try:
                return os.read(self._descriptor, 1024)
            except OSError:
                return b""

    @contextmanager
    def _unix_keyboard() -> Iterator[Keyboard]:
        descriptor = sys.stdin.fileno()
        before = termios.tcgetattr(descriptor)

        def listen(*_: object) -> None:
            tty.setcbreak(descriptor)

        # A shell that fetches us back from the background (Ctrl+Z, `fg`) leaves the terminal to whole lines.
        went_on = signal.signal(signal.SIGCONT, listen)
        try:
            listen()
            yield _UnixKeyboard(descriptor)
        finally:
            signal.signal(signal.SIGCONT, went_on)
            termios.tcsetattr(descriptor, termios.TCSADRAIN, before)
