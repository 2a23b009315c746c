"""Sound goes out in real time, to the device that was asked for and to no other."""

from __future__ import annotations

import time
from importlib.util import find_spec

import pytest

from tactile.say.sound import NULL_DEVICE, NoSoundError, SoundDevice, device_names

pytestmark = pytest.mark.skipif(find_spec("miniaudio") is None, reason="miniaudio has no wheel here")


def test_a_device_takes_what_is_played_and_goes_on_with_silence() -> None:
    device = SoundDevice(22050, NULL_DEVICE)
    try:
        device.play(b"\1\0" * 2205)
        assert device.left_s <= 0.1
        deadline_s = time.monotonic() + 20
        while device.left_s and time.monotonic() < deadline_s:
            time.sleep(0.01)
        assert device.left_s == 0
        moved_frames = device.moved_frames
        while device.moved_frames == moved_frames and time.monotonic() < deadline_s:
            time.sleep(0.01)
        assert device.moved_frames > moved_frames
    finally:
        device.close()


def test_flush_drops_what_is_not_yet_heard() -> None:
    device = SoundDevice(22050, NULL_DEVICE)
    try:
        device.play(b"\1\0" * 220500)
        device.flush()
        assert device.left_s == 0
    finally:
        device.close()


def test_a_device_that_is_not_there_is_never_replaced_by_another() -> None:
    with pytest.raises(NoSoundError):
        SoundDevice(22050, "no device has this name")


def test_without_the_library_there_is_no_sound_and_no_crash(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tactile.say.sound.miniaudio", None)
    assert device_names() == ()
    with pytest.raises(NoSoundError):
        SoundDevice(22050, NULL_DEVICE)
