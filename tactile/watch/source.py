"""Where frames come from: a camera's number, a video file, a folder of pictures, a stream's address."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from tactile.errors import WrongInputError
from tactile.watch.device import open_camera, open_stream
from tactile.watch.live import LiveSource
from tactile.watch.recorded import PICTURES, FolderSource, VideoSource

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tactile.watch.news import CameraBack, CameraLost, Frame, PictureSkipped


class Source(Protocol):
    """A run of frames in order of time, with what happened to the camera between them."""

    @property
    def is_live(self) -> bool:
        """True for a camera or stream, which gives its newest frame; False where no frame is left out."""

    def frames(self) -> Iterator[Frame | CameraLost | CameraBack | PictureSkipped | None]:
        """Give frame after frame; None while a live source has nothing new, so that nobody waits in vain.

        Raises TactileError when the world fails for good.
        """

    def close(self) -> None:
        """Let go of the device or file."""


def is_live(text: str) -> bool:
    """Tell whether a SOURCE is a camera's number or a stream's address, and not a recording."""
    return _is_number(text) or "://" in text


def open_source(text: str) -> Source:
    """Open what the command line calls SOURCE. Raises WrongInputError naming it when it cannot be opened."""
    if is_live(text):
        return LiveSource(open_camera(int(text)) if _is_number(text) else open_stream(text))
    if not text.strip():
        raise WrongInputError("source-unnamed")
    path = Path(text)
    if path.is_dir():
        return FolderSource(path)
    if not path.exists():
        raise WrongInputError("source-missing", source=text)
    if path.suffix.lower() in PICTURES:
        raise WrongInputError("source-is-picture", source=text)
    return VideoSource(path)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit()
