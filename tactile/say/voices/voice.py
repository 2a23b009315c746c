"""What every voice can do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterator


class VoiceError(Exception):
    """A voice cannot be opened, or cannot say a sentence; the text is for the log."""


class Voice(Protocol):
    """Turns text into samples: int16, one channel, `sample_rate_hz` a second."""

    sample_rate_hz: int

    def speak(self, text: str) -> Iterator[bytes]:
        """Give the samples of a sentence piece by piece. Raises VoiceError."""

    def tune(self, rate_wpm: int, volume_percent: int) -> None:
        """Speak with this speed (words a minute) and loudness (100 is the voice's own) from now on."""
