"""Cameras and streams: which there are, and how each is opened, again and again where it must be."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

import cv2
import numpy as np

from tactile.errors import TactileError, WrongInputError

if TYPE_CHECKING:
    from collections.abc import Callable

    from tactile.see.reads import Picture

OPEN_LIMIT_MS: Final = 2000
READ_LIMIT_MS: Final = 1000
CAMERA_WIDTH_PX: Final = 1920
CAMERA_HEIGHT_PX: Final = 1080
_NUMBERS_PER_BACKEND: Final = 100
"""OpenCV adds a multiple of this to a camera's number to say by which part of the system it is opened."""


class ListedCamera(NamedTuple):
    """A camera as the system lists it."""

    number: int
    name: str


def listed_cameras() -> tuple[ListedCamera, ...]:
    """List the cameras of this computer; none is opened."""
    from cv2_enumerate_cameras import enumerate_cameras, supported_backends  # noqa: PLC0415  slow to load

    names: dict[int, str] = {}
    for backend in supported_backends[:1]:
        for camera in enumerate_cameras(backend):
            names.setdefault(camera.index % _NUMBERS_PER_BACKEND, camera.name)
    return tuple(ListedCamera(number, name) for number, name in sorted(names.items()))


class Capture(Protocol):
    """A device that is open."""

    def read(self) -> Picture | None:
        """Wait for the next picture; None when none comes."""

    def release(self) -> None:
        """Let go of the device."""


@dataclass(frozen=True, slots=True)
class Device:
    """How to open a camera or a stream, again and again."""

    open: Callable[[], Capture | None]
    capture: Capture
    """The one already open."""
    has_noise: bool
    """True where two frames are never the same byte for byte: a sensor, not a stream of one picture."""
    silence: TactileError
    """What is wrong when not even a first frame comes."""


class _OpenCv:
    """OpenCV's capture behind our own small face."""

    def __init__(self, capture: cv2.VideoCapture) -> None:
        self._capture = capture

    def read(self) -> Picture | None:
        good, picture = self._capture.read()
        return np.asarray(picture, np.uint8) if good and picture is not None and picture.size else None

    def release(self) -> None:
        self._capture.release()


def open_camera(number: int) -> Device:
    """Open a camera. Raises WrongInputError `camera-missing` or `camera-taken`."""

    def attempt() -> Capture | None:
        capture = cv2.VideoCapture(number)
        if not capture.isOpened():
            capture.release()
            return None
        capture.set(cv2.CAP_PROP_FOURCC, cv2.VideoWriter.fourcc(*"MJPG"))
        capture.set(cv2.CAP_PROP_FRAME_WIDTH, CAMERA_WIDTH_PX)
        capture.set(cv2.CAP_PROP_FRAME_HEIGHT, CAMERA_HEIGHT_PX)
        return _OpenCv(capture)

    taken = WrongInputError("camera-taken", number=number)
    capture = _quietly(attempt)
    if capture is None:
        raise taken if number in dict(listed_cameras()) else WrongInputError("camera-missing", number=number)
    return Device(lambda: _quietly(attempt), capture, has_noise=True, silence=taken)


def open_stream(address: str) -> Device:
    """Open a stream. Raises WrongInputError `stream-unreachable`."""
    limits = [cv2.CAP_PROP_OPEN_TIMEOUT_MSEC, OPEN_LIMIT_MS, cv2.CAP_PROP_READ_TIMEOUT_MSEC, READ_LIMIT_MS]

    def attempt() -> Capture | None:
        capture = cv2.VideoCapture(address, cv2.CAP_FFMPEG, limits)
        if not capture.isOpened():
            capture.release()
            return None
        return _OpenCv(capture)

    failed = WrongInputError("stream-unreachable", address=address)
    capture = _quietly(attempt)
    if capture is None:
        raise failed
    return Device(lambda: _quietly(attempt), capture, has_noise=False, silence=failed)


def _quietly(attempt: Callable[[], Capture | None]) -> Capture | None:
    """Open without OpenCV's own lines on standard error."""
    level = cv2.utils.logging.getLogLevel()
    cv2.utils.logging.setLogLevel(cv2.utils.logging.LOG_LEVEL_SILENT)
    try:
        return attempt()
    except cv2.error:
        return None
    finally:
        cv2.utils.logging.setLogLevel(level)
