"""Live sources: the newest frame only, and devices that fail in every way are noticed and opened again."""

from __future__ import annotations

import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import pairwise
from typing import TYPE_CHECKING

import cv2
import numpy as np
import pytest

from tactile.errors import TactileError
from tactile.watch.device import Capture, Device, open_stream
from tactile.watch.health import BLANK_S, FROZEN_S, Health, Trust
from tactile.watch.live import LiveSource
from tactile.watch.news import CameraBack, CameraLost, Frame, Seconds

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tactile.see.reads import Picture

RANDOM = np.random.default_rng(5)


def grain(level: int = 100) -> Picture:
    return np.clip(RANDOM.normal(level, 8, (90, 160, 3)), 0, 255).astype(np.uint8)


class Scripted:
    """A device that gives what it is told to: pictures, None for a failed read; then it fails."""

    def __init__(self, *pictures: Picture | None, pause_s: float = 0.005) -> None:
        self.pictures = list(pictures)
        self.pause_s = pause_s
        self.released = False

    def read(self) -> Picture | None:
        time.sleep(self.pause_s)
        return self.pictures.pop(0) if self.pictures else None

    def release(self) -> None:
        self.released = True


def device(*captures: Scripted | None, has_noise: bool = True) -> tuple[Device, list[Scripted | None]]:
    later = list(captures[1:])

    def open_again() -> Capture | None:
        return later.pop(0) if later else None

    first = captures[0]
    assert first is not None
    return Device(open_again, first, has_noise, TactileError("camera-taken", number=0)), later


def collect(source: LiveSource, until: object, limit_s: float = 5.0) -> list[object]:
    found: list[object] = []
    end = time.monotonic() + limit_s
    for item in source.frames():
        if item is not None:
            found.append(item)
        if isinstance(item, until) or time.monotonic() > end:  # type: ignore[arg-type]
            break
    source.close()
    return found


def test_a_camera_that_goes_and_comes_is_told_once_each() -> None:
    first, second = Scripted(*(grain() for _ in range(5))), Scripted(*(grain() for _ in range(500)))
    made, _ = device(first, None, None, second)
    source = LiveSource(made, wait=lambda _: time.sleep(0.15))
    kinds = [type(item) for item in collect(source, CameraBack)]
    assert kinds.count(CameraLost) == kinds.count(CameraBack) == 1
    assert first.released


def test_a_camera_whose_pictures_cannot_be_decoded_is_opened_anew() -> None:
    class Broken(Scripted):
        def read(self) -> Picture | None:
            if not self.pictures:
                raise cv2.error("broken picture")
            return super().read()

    made, _ = device(Broken(*(grain() for _ in range(5))), Scripted(*(grain() for _ in range(500))))
    source = LiveSource(made, wait=lambda _: time.sleep(0.15))
    assert any(isinstance(item, CameraBack) for item in collect(source, CameraBack))


def test_a_camera_that_never_gives_a_frame_is_an_error() -> None:
    clock = iter(float(second) for second in range(1000))
    made, _ = device(Scripted())
    source = LiveSource(made, clock=lambda: next(clock), wait=lambda _: time.sleep(0.01))
    with pytest.raises(TactileError) as caught:
        collect(source, Frame)
    source.close()
    assert caught.value.key == "camera-taken"


def test_the_last_frame_before_a_cut_is_not_trusted() -> None:
    good, corrupt = grain(), grain(200)
    made, _ = device(Scripted(good, corrupt))
    source = LiveSource(made, wait=lambda _: time.sleep(0.01))
    frames = [item for item in collect(source, CameraLost) if isinstance(item, Frame)]
    assert [np.array_equal(frame.picture, good) for frame in frames] == [True]


def test_a_slow_looker_gets_the_newest_frame() -> None:
    numbered = [np.full((90, 160, 3), 3, np.uint8) + grain() // 4 for _ in range(300)]
    made, _ = device(Scripted(*numbered, pause_s=0.002))
    source = LiveSource(made)
    ages = []
    for item in source.frames():
        if isinstance(item, Frame):
            time.sleep(0.05)
            ages.append(item.t)
        if len(ages) == 4:
            break
    source.close()
    assert all(later - earlier > 0.03 for earlier, later in pairwise(ages))


def judged(health: Health, pictures: list[Picture], step_s: float = 0.1) -> list[Trust]:
    return [health.judge(Seconds(number * step_s), picture) for number, picture in enumerate(pictures)]


def test_the_same_frame_for_ever_comes_from_no_sensor() -> None:
    frozen = judged(Health(has_noise=True), [grain()] * 40)
    assert frozen[: int(FROZEN_S * 10) - 1] == [Trust.GOOD] * (int(FROZEN_S * 10) - 1)
    assert frozen[-1] is Trust.LOST


def test_a_stream_may_show_the_same_picture_for_ever() -> None:
    assert set(judged(Health(has_noise=False), [grain()] * 100)) == {Trust.GOOD}


def test_a_black_picture_is_not_used_and_lasting_black_is_a_loss() -> None:
    black = judged(Health(has_noise=True), [np.zeros((90, 160, 3), np.uint8)] * 30)
    assert Trust.GOOD not in black
    assert black[int(BLANK_S * 10) - 2] is Trust.WAIT
    assert black[-1] is Trust.LOST


def test_a_camera_that_warms_up_from_black_is_good() -> None:
    dark = [np.zeros((90, 160, 3), np.uint8)] * 5
    assert judged(Health(has_noise=True), [*dark, grain()])[-1] is Trust.GOOD


class _Mjpeg(BaseHTTPRequestHandler):
    frames = 30

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "multipart/x-mixed-replace; boundary=frame")
        self.end_headers()
        for number in range(self.frames):
            picture = np.full((120, 160, 3), 40 + 4 * number, np.uint8)
            picture[30:90, 40:120] = 200
            data = cv2.imencode(".jpg", picture)[1].tobytes()
            head = f"--frame\r\nContent-Type: image/jpeg\r\nContent-Length: {len(data)}\r\n\r\n"
            try:
                self.wfile.write(head.encode() + data + b"\r\n")
            except OSError:
                return
            time.sleep(0.02)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  the base class names it so
        """Stay silent."""


@pytest.fixture
def stream() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Mjpeg)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/table.mjpg"
    server.shutdown()
    server.server_close()
    thread.join()


def test_a_real_stream_is_read_and_opened_again_after_its_end(stream: str) -> None:
    found = collect(LiveSource(open_stream(stream)), CameraBack, limit_s=8.0)
    kinds = [type(item) for item in found]
    assert kinds.count(Frame) >= 5
    assert CameraLost in kinds
    assert kinds[-1] is CameraBack
