"""Channels, voices and devices that remember, stall or break."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tactile.say.voices.voice import VoiceError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tactile.say.channels import Adjustment, Utterance


class RecordingChannel:
    """A channel that keeps what it was given, in order."""

    def __init__(self) -> None:
        self.said: list[Utterance] = []
        self.stopped = 0
        self.repeated: list[int] = []
        self.adjusted: list[Adjustment] = []
        self.closed = False

    @property
    def texts(self) -> list[str]:
        return [utterance.text for utterance in self.said]

    def say(self, utterance: Utterance) -> None:
        self.said.append(utterance)

    def repeat(self, back: int = 0) -> None:
        self.repeated.append(back)

    def stop(self) -> None:
        self.stopped += 1

    def adjust(self, adjustment: Adjustment) -> None:
        self.adjusted.append(adjustment)

    def wait(self, timeout_s: float) -> bool:
        del timeout_s
        return True

    def close(self) -> None:
        self.closed = True


class FakeVoice:
    """A voice that makes two bytes a character, or breaks on the word "break"."""

    sample_rate_hz = 22050

    def __init__(self) -> None:
        self.rate_wpm, self.volume_percent = 0, 0

    def speak(self, text: str) -> Iterator[bytes]:
        if "break" in text:
            raise VoiceError(text)
        yield text.encode("utf-16-le")

    def tune(self, rate_wpm: int, volume_percent: int) -> None:
        self.rate_wpm, self.volume_percent = rate_wpm, volume_percent


class FakeSound:
    """A device that moves only when told to."""

    def __init__(self) -> None:
        self.waiting = b""
        self.moved_frames = 0

    def play(self, samples: bytes) -> None:
        self.waiting += samples

    def flush(self) -> None:
        self.waiting = b""

    @property
    def left_s(self) -> float:
        return len(self.waiting) / 2 / 22050

    def move(self, frames: int) -> None:
        """Hand this many frames to the ear."""
        self.waiting = self.waiting[2 * frames :]
        self.moved_frames += frames

    def close(self) -> None:
        self.waiting = b""
