"""Pictures from files: opened with care, or refused in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import cv2
import numpy as np

from tactile.errors import WrongInputError

if TYPE_CHECKING:
    from pathlib import Path

    from tactile.see.reads import Picture

SMALLEST_SIDE_PX: Final = 16
"""No label fits into less."""

SHORTEST: Final = 128
"""A file of fewer bytes only begins like a picture."""

_ENDS: Final = {b"\xff\xd8": b"\xff\xd9", b"\x89PNG": b"IEND\xaeB`\x82"}
"""How whole JPEG and PNG files begin and end: a decoder fills what a cut-off file lacks with grey."""


def load_picture(path: Path) -> Picture:
    """Load a picture of any common format, turned upright as its camera noted.

    Raises WrongInputError: `picture-missing`, `picture-empty`, `picture-unreadable`, `picture-truncated`,
    `picture-tiny`.
    """
    content = _content(path)
    if content.startswith(tuple(_ENDS)) and len(content) > SHORTEST and is_cut_off(content):
        raise WrongInputError("picture-truncated", path=str(path))
    try:
        picture = cv2.imdecode(np.frombuffer(content, np.uint8), cv2.IMREAD_COLOR)
    except cv2.error:
        picture = None
    if picture is None:
        raise WrongInputError("picture-unreadable", path=str(path))
    if min(picture.shape[:2]) < SMALLEST_SIDE_PX:
        raise WrongInputError("picture-tiny", path=str(path), width=picture.shape[1], height=picture.shape[0])
    return np.asarray(picture, np.uint8)


def is_cut_off(content: bytes) -> bool:
    """Whether a JPEG or PNG file lacks its end."""
    for begins, ends in _ENDS.items():
        if content.startswith(begins):
            return ends not in content[len(content) // 2 :]
    return False


def _content(path: Path) -> bytes:
    try:
        content = path.read_bytes()
    except FileNotFoundError as error:
        raise WrongInputError("picture-missing", path=str(path)) from error
    except OSError as error:
        raise WrongInputError("picture-unreadable", path=str(path)) from error
    if not content:
        raise WrongInputError("picture-empty", path=str(path))
    return content
