"""Sound out, through miniaudio: one device, kept open and fed with silence between sentences.

A device that never stops keeps a wireless speaker awake, so that it does not swallow a first word.
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

try:
    import miniaudio
except ImportError:  # no wheel for this machine: captions then
    miniaudio = None

NULL_DEVICE: Final = "null"
"""A device name for a sink that swallows sound in real time: for tests."""

BUFFER_MS: Final = 120
"""What the device holds: two periods of 60 ms, enough to sound clean beside a busy camera process."""

_PERIODS: Final = 2
_BYTES_A_FRAME: Final = 2
_SWALLOWER: Final = "Discard all samples"
"""How ALSA calls its sink that goes nowhere; it is there on machines without any sound."""


class NoSoundError(Exception):
    """There is no sound device, or not the one that was named; the text is for the log."""


class Sound(Protocol):
    """A device that plays int16 samples of one channel."""

    def play(self, samples: bytes) -> None:
        """Add samples to what is to be heard."""

    def flush(self) -> None:
        """Drop what is not yet heard."""

    @property
    def left_s(self) -> float:
        """Seconds that are still to be handed to the device."""

    @property
    def moved_frames(self) -> int:
        """Frames handed to the device so far; a device that stalls lets this stand still."""

    def close(self) -> None:
        """Close the device."""


class SoundDevice:
    """A real device. Opened by name or, with None, the system's own choice. Raises NoSoundError."""

    def __init__(self, sample_rate_hz: int, name: str | None = None) -> None:
        if miniaudio is None:
            raise NoSoundError("miniaudio is not installed")
        self._rate_hz = sample_rate_hz
        self._buffer = bytearray()
        self._lock = threading.Lock()
        self._moved = 0
        try:
            self._device = self._open(name)
            feed = self._feed()
            next(feed)
            self._device.start(feed)
        except miniaudio.MiniaudioError as error:
            raise NoSoundError(str(error)) from error

    def _open(self, name: str | None) -> Any:  # miniaudio is untyped
        device = miniaudio.PlaybackDevice(
            output_format=miniaudio.SampleFormat.SIGNED16,
            nchannels=1,
            sample_rate=self._rate_hz,
            buffersize_msec=BUFFER_MS // _PERIODS,  # miniaudio means one period
            callback_periods=_PERIODS,
            device_id=None if name in (None, NULL_DEVICE) else _device_id(str(name)),
            backends=[miniaudio.Backend.NULL] if name == NULL_DEVICE else None,
            app_name="tactile",
        )
        if device.backend == "Null" and name != NULL_DEVICE:
            device.close()
            raise NoSoundError("no sound device")
        return device

    def _feed(self) -> Generator[bytes, int, None]:
        wanted_frames = yield b""
        while True:
            wanted = wanted_frames * _BYTES_A_FRAME
            with self._lock:
                piece = bytes(self._buffer[:wanted])
                del self._buffer[:wanted]
            self._moved += wanted_frames
            wanted_frames = yield piece.ljust(wanted, b"\0")

    def play(self, samples: bytes) -> None:
        """Add samples to what is to be heard."""
        with self._lock:
            self._buffer += samples

    def flush(self) -> None:
        """Drop what is not yet heard; at most the device's own buffer still sounds."""
        with self._lock:
            self._buffer.clear()

    @property
    def left_s(self) -> float:
        """Seconds that are still to be handed to the device."""
        return len(self._buffer) / _BYTES_A_FRAME / self._rate_hz

    @property
    def moved_frames(self) -> int:
        """Frames handed to the device so far."""
        return self._moved

    def close(self) -> None:
        """Close the device."""
        self._device.close()


def device_names() -> Sequence[str]:
    """Name the sound devices that can be opened; none where there is no sound at all."""
    if miniaudio is None:
        return ()
    try:
        devices = miniaudio.Devices()
        names = () if devices.backend == "Null" else [str(found["name"]) for found in devices.get_playbacks()]
    except miniaudio.MiniaudioError:
        return ()
    return tuple(name for name in names if not name.startswith(_SWALLOWER))


def _device_id(name: str) -> Any:  # miniaudio is untyped
    """Find a device by its whole name; never another one in its place."""
    for device in miniaudio.Devices().get_playbacks():
        if device["name"] == name:
            return device["id"]
    raise NoSoundError(f"no sound device is named {name!r}")
