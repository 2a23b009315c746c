"""Recorded tables: a video file or a folder of pictures, frame by frame, none left out."""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING, Final

import cv2
import numpy as np

from tactile.errors import WrongInputError
from tactile.watch.news import Frame, PictureSkipped, Seconds

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tactile.see.reads import Picture

DEFAULT_FPS: Final = 30.0
MOST_FPS: Final = 1000.0
FOLDER_FPS: Final = 15.0
STILLS_AT_MOST: Final = 24
"""So few pictures in a folder are single photographs of a table at rest, not the frames of a film."""
STILL_LOOKS: Final = 8
STILL_STEP_S: Final = 0.25
PICTURES: Final = frozenset({".jpg", ".jpeg", ".png", ".bmp", ".webp", ".tif", ".tiff"})


class VideoSource:
    """A video file. `t` is the video's own time."""

    is_live = False

    def __init__(self, path: Path) -> None:
        """Open the file and decode its first frame. Raises WrongInputError `video-unreadable`."""
        self._capture = cv2.VideoCapture(str(path), cv2.CAP_FFMPEG)
        rate = self._capture.get(cv2.CAP_PROP_FPS)
        self._fps = rate if math.isfinite(rate) and 0 < rate <= MOST_FPS else DEFAULT_FPS
        self._first = self._read()
        if self._first is None:
            self.close()
            raise WrongInputError("video-unreadable", path=str(path))

    def frames(self) -> Iterator[Frame]:
        """Give every frame to the end of the file."""
        picture, t, count = self._first, Seconds(0.0), 0
        while picture is not None:
            yield Frame(t, picture)
            picture, count = self._read(), count + 1
            told_s = self._capture.get(cv2.CAP_PROP_POS_MSEC) / 1000
            t = Seconds(told_s if t < told_s < t + 10.0 else max(count / self._fps, t + 1 / self._fps))

    def close(self) -> None:
        """Let go of the file."""
        self._capture.release()

    def _read(self) -> Picture | None:
        good, picture = self._capture.read()
        return np.asarray(picture, np.uint8) if good else None


class FolderSource:
    """A folder of pictures in the order of their names, numbers in them counted as numbers.

    Up to STILLS_AT_MOST pictures each stand for two seconds of a table at rest; more are the frames of a
    film of FOLDER_FPS.
    """

    is_live = False

    def __init__(self, folder: Path) -> None:
        """List the folder. Raises WrongInputError: `folder-unreadable`, `folder-empty`."""
        self._folder = folder
        try:
            files = [file for file in folder.iterdir() if file.suffix.lower() in PICTURES]
        except OSError as error:
            raise WrongInputError("folder-unreadable", path=str(folder)) from error
        self._files = sorted(files, key=_by_number)
        if not self._files:
            raise WrongInputError("folder-empty", path=str(folder))

    def frames(self) -> Iterator[Frame | PictureSkipped]:
        """Give every picture. Raises WrongInputError `folder-all-unreadable` when none could be read."""
        stills = len(self._files) <= STILLS_AT_MOST
        looks, step_s = (STILL_LOOKS, STILL_STEP_S) if stills else (1, 1 / FOLDER_FPS)
        count = 0
        for file in self._files:
            picture = read_picture(file)
            if picture is None:
                yield PictureSkipped(Seconds(count * step_s), file.name)
                continue
            for _ in range(looks):
                yield Frame(Seconds(count * step_s), picture)
                count += 1
        if not count:
            raise WrongInputError("folder-all-unreadable", path=str(self._folder))

    def close(self) -> None:
        """Nothing is held open between pictures."""


def read_picture(file: Path) -> Picture | None:
    """Decode a picture; None when it is unreadable. A path with any letters works on every system."""
    try:
        data = np.frombuffer(file.read_bytes(), np.uint8)
        picture = cv2.imdecode(data, cv2.IMREAD_COLOR) if data.size else None
    except (OSError, cv2.error):
        return None
    return None if picture is None else np.asarray(picture, np.uint8)


def _by_number(file: Path) -> list[tuple[int, int, str]]:
    parts = re.split(r"(\d+)", file.name)
    return [(0, int(part), "") if part.isdigit() else (1, 0, part) for part in parts if part]
