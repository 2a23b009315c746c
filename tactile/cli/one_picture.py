"""A single picture as a source, for trying out."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import cv2
import numpy as np

from tactile.see.picture_file import load_picture
from tactile.watch.news import Frame, Seconds
from tactile.watch.recorded import PICTURES
from tactile.watch.source import is_live, open_source

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tactile.see.reads import Picture
    from tactile.watch.source import Source

MOST_PX: Final = 3840
"""No camera over a table gives more; a larger photograph is shrunk."""


def open_any(source: str) -> Source:
    """Open a source, or a single picture for trying out. Raises as `open_source` and `load_picture`."""
    path = Path(source)
    if not is_live(source) and path.suffix.lower() in PICTURES:
        return OnePicture(_no_larger(load_picture(path)))
    return open_source(source)


def _no_larger(picture: Picture) -> Picture:
    share = MOST_PX / max(picture.shape[:2])
    return picture if share >= 1 else np.asarray(cv2.resize(picture, None, fx=share, fy=share), np.uint8)


class OnePicture:
    """A photograph of a table at rest, looked at as often as a verdict needs."""

    is_live = False

    def __init__(self, picture: Picture) -> None:
        self._picture = picture

    def frames(self) -> Iterator[Frame]:
        """Give the picture a few times."""
        for second in range(3):
            yield Frame(Seconds(float(second)), self._picture)

    def close(self) -> None:
        """Nothing is held open."""
