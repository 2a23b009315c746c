"""Video files and folders: every frame in order, and one clear error for what is none."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cv2
import numpy as np
import pytest

from tactile.errors import ExitCode, WrongInputError
from tactile.watch.news import Frame, PictureSkipped
from tactile.watch.recorded import STILL_LOOKS, STILLS_AT_MOST, FolderSource, VideoSource
from tactile.watch.source import open_source

if TYPE_CHECKING:
    from pathlib import Path

    from tactile.see.reads import Picture


def picture_of(grey: int) -> Picture:
    return np.full((48, 64, 3), grey, np.uint8)


def write_video(path: Path, frames: int, fps: float = 12.0) -> Path:
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"mp4v"), fps, (64, 48))
    for number in range(frames):
        writer.write(picture_of(10 * number))
    writer.release()
    return path


def write_pictures(folder: Path, count: int) -> Path:
    for number in range(count):
        cv2.imwrite(str(folder / f"frame{number}.png"), picture_of(number))
    return folder


def frames_of(source: VideoSource | FolderSource) -> list[Frame]:
    return [item for item in source.frames() if isinstance(item, Frame)]


def test_a_video_gives_every_frame_at_its_own_time(tmp_path: Path) -> None:
    frames = frames_of(VideoSource(write_video(tmp_path / "table.mp4", 20)))
    assert [round(frame.t, 3) for frame in frames] == [round(number / 12, 3) for number in range(20)]
    greys = [int(frame.picture.mean()) for frame in frames]
    assert greys == sorted(greys)


def test_a_folder_is_read_in_the_order_of_its_numbers(tmp_path: Path) -> None:
    frames = frames_of(FolderSource(write_pictures(tmp_path, STILLS_AT_MOST + 6)))
    assert [int(frame.picture[0, 0, 0]) for frame in frames] == list(range(STILLS_AT_MOST + 6))
    assert frames[-1].t == pytest.approx((STILLS_AT_MOST + 5) / 15)


def test_a_few_pictures_are_stills_that_each_rest_for_a_while(tmp_path: Path) -> None:
    frames = frames_of(FolderSource(write_pictures(tmp_path, 3)))
    assert len(frames) == 3 * STILL_LOOKS
    assert frames[-1].t == pytest.approx((3 * STILL_LOOKS - 1) * 0.25)


def test_a_truncated_picture_is_left_out_and_named(tmp_path: Path) -> None:
    write_pictures(tmp_path, 3)
    (tmp_path / "frame1.png").write_bytes(b"\x89PNG")
    items = list(FolderSource(tmp_path).frames())
    assert [item.name for item in items if isinstance(item, PictureSkipped)] == ["frame1.png"]
    assert len([item for item in items if isinstance(item, Frame)]) == 2 * STILL_LOOKS


def _text_as_video(folder: Path) -> str:
    (folder / "text.mp4").write_text("no video at all\n", encoding="utf-8")
    return str(folder / "text.mp4")


def _empty_video(folder: Path) -> str:
    (folder / "empty.mp4").touch()
    return str(folder / "empty.mp4")


def _truncated_video(folder: Path) -> str:
    whole = write_video(folder / "whole.mp4", 20).read_bytes()
    (folder / "cut.mp4").write_bytes(whole[: len(whole) // 2])
    return str(folder / "cut.mp4")


def _picture(folder: Path) -> str:
    (folder / "table.JPG").touch()
    return str(folder / "table.JPG")


def _empty_folder(folder: Path) -> str:
    (folder / "none").mkdir()
    return str(folder / "none")


@pytest.mark.parametrize(
    ("make", "key"),
    [
        (_text_as_video, "video-unreadable"),
        (_empty_video, "video-unreadable"),
        (_truncated_video, "video-unreadable"),
        (_empty_folder, "folder-empty"),
        (lambda folder: str(folder / "nothing.mp4"), "source-missing"),
        (lambda _: "", "source-unnamed"),
        (_picture, "source-is-picture"),
        (lambda _: "77", "camera-missing"),
        (lambda _: "http://127.0.0.1:9/none", "stream-unreachable"),
    ],
)
def test_what_cannot_be_opened_is_named(tmp_path: Path, make: object, key: str) -> None:
    with pytest.raises(WrongInputError) as caught:
        open_source(make(tmp_path))  # type: ignore[operator]
    assert caught.value.key == key
    assert caught.value.exit_code is ExitCode.WRONG_INPUT


def test_a_folder_of_broken_pictures_is_named(tmp_path: Path) -> None:
    (tmp_path / "a.jpg").write_text("text", encoding="utf-8")
    source = open_source(str(tmp_path))
    with pytest.raises(WrongInputError) as caught:
        list(source.frames())
    assert caught.value.key == "folder-all-unreadable"
