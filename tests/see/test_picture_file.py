"""A picture file is loaded whole or refused in one sentence that names it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cv2
import numpy as np
import pytest

from tactile.errors import WrongInputError
from tactile.see.picture_file import load_picture

if TYPE_CHECKING:
    from pathlib import Path


def coded(ending: str, width: int = 64, height: int = 48) -> bytes:
    noise = np.random.default_rng(1).integers(0, 255, (height, width, 3)).astype(np.uint8)
    _, content = cv2.imencode(ending, noise)
    return content.tobytes()


@pytest.mark.parametrize("ending", [".jpg", ".png", ".bmp", ".webp"])
def test_common_formats_are_loaded(tmp_path: Path, ending: str) -> None:
    file = tmp_path / f"Café {ending}"
    file.write_bytes(coded(ending))
    assert load_picture(file).shape == (48, 64, 3)


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"", "picture-empty"),
        (b"just some words", "picture-unreadable"),
        (b"\xff\xd8\xff\xe0", "picture-unreadable"),
        (coded(".jpg")[:900], "picture-truncated"),
        (coded(".jpg", 200, 200)[:-40], "picture-truncated"),
        (coded(".png", 1, 1), "picture-tiny"),
    ],
)
def test_a_bad_file_is_refused(tmp_path: Path, content: bytes, key: str) -> None:
    file = tmp_path / "bad.jpg"
    file.write_bytes(content)
    with pytest.raises(WrongInputError) as refused:
        load_picture(file)
    assert refused.value.key == key
    assert refused.value.facts["path"] == str(file)


def test_a_missing_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    for path, key in ((tmp_path / "none.jpg", "picture-missing"), (tmp_path, "picture-unreadable")):
        with pytest.raises(WrongInputError) as refused:
            load_picture(path)
        assert refused.value.key == key
