"""Captions: a channel that writes each sentence as a line with its time."""

from __future__ import annotations

from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from collections.abc import Callable

    from tactile.say.channels import Adjustment, Channel, Utterance


class Captions:
    """Writes `[  3.4] Ann: red 7.`; the time is seconds since the channel was opened.

    `clock` gives seconds. A stream that is closed or full is the loss of captions alone, so it stays silent.
    """

    def __init__(self, stream: TextIO, clock: Callable[[], float]) -> None:
        self._stream = stream
        self._clock = clock
        self._opened_s = clock()
        self._history: list[str] = []

    def say(self, utterance: Utterance) -> None:
        """Write the sentence at once."""
        self._history.append(utterance.text)
        self._write(utterance.text)

    def repeat(self, back: int = 0) -> None:
        """Write an earlier sentence again."""
        if self._history:
            self._write(self._history[max(len(self._history) - 1 - back, 0)])

    def stop(self) -> None:
        """Do nothing: a line that is written cannot be cut off."""

    def adjust(self, adjustment: Adjustment) -> None:
        """Do nothing: a line has no loudness."""

    def wait(self, timeout_s: float) -> bool:
        """Tell that nothing is left to write."""
        del timeout_s
        return True

    def close(self) -> None:
        """Leave the stream open: it is the caller's."""

    def _write(self, text: str) -> None:
        try:
            self._stream.write(f"[{self._clock() - self._opened_s:5.1f}] {text}\n")
            self._stream.flush()
        except (OSError, ValueError):
            return


class Silence:
    """A channel that says nothing: `--mute`."""

    def say(self, utterance: Utterance) -> None:
        """Say nothing."""

    def repeat(self, back: int = 0) -> None:
        """Say nothing."""

    def stop(self) -> None:
        """Do nothing."""

    def adjust(self, adjustment: Adjustment) -> None:
        """Do nothing."""

    def wait(self, timeout_s: float) -> bool:
        """Tell that nothing is left to say."""
        del timeout_s
        return True

    def close(self) -> None:
        """Do nothing."""


class Both:
    """Two channels with the same content: the voice, and its captions."""

    def __init__(self, first: Channel, second: Channel) -> None:
        self._channels = (first, second)

    def say(self, utterance: Utterance) -> None:
        """Say it on both."""
        for channel in self._channels:
            channel.say(utterance)

    def repeat(self, back: int = 0) -> None:
        """Repeat on both."""
        for channel in self._channels:
            channel.repeat(back)

    def stop(self) -> None:
        """Stop both."""
        for channel in self._channels:
            channel.stop()

    def adjust(self, adjustment: Adjustment) -> None:
        """Adjust both."""
        for channel in self._channels:
            channel.adjust(adjustment)

    def wait(self, timeout_s: float) -> bool:
        """Wait for both, each within the time."""
        return all(channel.wait(timeout_s) for channel in self._channels)

    def close(self) -> None:
        """Close both."""
        for channel in self._channels:
            channel.close()
