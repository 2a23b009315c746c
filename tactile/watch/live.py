"""Live tables: a thread keeps only the newest frame; what fails is noticed, said, and opened again."""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import cv2

from tactile.watch.device import READ_LIMIT_MS
from tactile.watch.health import Health, Trust
from tactile.watch.news import CameraBack, CameraLost, Frame, Seconds

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tactile.see.reads import Picture
    from tactile.watch.device import Capture, Device

BACK_OFF_S: Final = (0.2, 0.5, 1.0, 2.0, 5.0)
SILENCE_S: Final = 2.5
"""A camera that gives nothing for so long is lost."""
FIRST_FRAME_S: Final = 15.0
"""Some cameras need long for their first frame."""
NO_START_S: Final = 4.0
"""A camera that fails at once, and again when opened anew, will not start."""


def _read(capture: Capture) -> Picture | None:
    """Read, and take an error for a failed read: the thread must live on to open the device anew."""
    try:
        return capture.read()
    except cv2.error:
        return None


@dataclass(slots=True)
class _Newest:
    """What the thread hands over: the newest frame, or that there is none any more."""

    changed: threading.Condition = field(default_factory=threading.Condition)
    frame: Frame | None = None
    lost: bool = False
    stopped: bool = False


class LiveSource:
    """The newest frame of a device, whenever it is asked for. `t` is seconds of the clock since the start."""

    is_live = True

    def __init__(
        self,
        device: Device,
        *,
        clock: Callable[[], float] = time.monotonic,
        wait: Callable[[float], object] | None = None,
    ) -> None:
        self._device = device
        self._start_s = clock()
        self._clock = clock
        self._stop = threading.Event()
        self._wait = wait or self._stop.wait
        self._newest = _Newest()
        self._thread = threading.Thread(target=self._run, name="camera", daemon=True)
        self._thread.start()

    def frames(self) -> Iterator[Frame | CameraLost | CameraBack | None]:
        """Give the newest frame each time, once; None now and then while there is none.

        CameraLost and CameraBack come in between. Raises TactileError when not even a first frame comes.
        """
        started, lost, heard_s = False, False, self._clock()
        while not self._newest.stopped:
            frame = self._take()
            if frame is not None:
                if lost:
                    yield CameraBack(self._now())
                started, lost, heard_s = True, False, self._clock()
                yield frame
                continue
            silent_s = self._clock() - heard_s
            if not started and silent_s > (NO_START_S if self._newest.lost else FIRST_FRAME_S):
                raise self._device.silence
            if started and not lost and (self._newest.lost or silent_s > SILENCE_S):
                lost = True
                yield CameraLost(self._now())
            yield None

    def close(self) -> None:
        """Stop the thread and let go of the device."""
        self._stop.set()
        with self._newest.changed:
            self._newest.stopped = True
            self._newest.changed.notify_all()
        self._thread.join(timeout=2 * READ_LIMIT_MS / 1000)

    def _now(self) -> Seconds:
        return Seconds(self._clock() - self._start_s)

    def _take(self) -> Frame | None:
        with self._newest.changed:
            if self._newest.frame is None and not self._newest.stopped:
                self._newest.changed.wait(timeout=0.1)
            frame, self._newest.frame = self._newest.frame, None
            return frame

    # --- the thread ------------------------------------------------------------------------

    def _run(self) -> None:
        capture: Capture | None = self._device.capture
        failures = 0
        while not self._stop.is_set():
            if capture is None:
                self._wait(BACK_OFF_S[min(failures, len(BACK_OFF_S) - 1)])
                capture, failures = self._device.open(), failures + 1
                continue
            if self._pump(capture):
                failures = 0
            capture.release()
            capture = None
        if capture is not None:
            capture.release()

    def _pump(self, capture: Capture) -> bool:
        """Hand over frames until the capture fails; tell whether any was good.

        A cut hands over one last corrupt frame as good, so each frame waits until the next one has come.
        """
        health, held = Health(has_noise=self._device.has_noise), None
        any_good = False
        while not self._stop.is_set():
            picture = _read(capture)
            now = self._now()
            trust = health.judge(now, picture)
            if trust is Trust.LOST:
                break
            if trust is Trust.WAIT or picture is None:
                continue
            if held is not None:
                any_good = True
                self._hand_over(held)
            held = Frame(now, picture)
        with self._newest.changed:
            self._newest.frame = None
            self._newest.lost = True
        return any_good

    def _hand_over(self, frame: Frame) -> None:
        with self._newest.changed:
            self._newest.frame = frame
            self._newest.lost = False
            self._newest.changed.notify()
