"""The speaker says one sentence at a time and reports how far it is."""

from __future__ import annotations

import pytest

from tactile.say.announcements import Earcon
from tactile.say.earcons import earcon
from tactile.say.protocol import Begun, Done, Moving, Report, Say, Stop, Tune
from tactile.say.sound import BUFFER_MS
from tactile.say.speech_worker import Speaker
from tactile.say.voices.voice import VoiceError
from tests.say.fakes import FakeSound, FakeVoice


class Rig:
    def __init__(self) -> None:
        self.now_s = 0.0
        self.reports: list[Report] = []
        self.voice, self.sound = FakeVoice(), FakeSound()
        self.speaker = Speaker(self.voice, self.sound, self.reports.append, lambda: self.now_s)

    def after(self, seconds: float, frames: int = 0) -> list[Report]:
        """Let time and sound go on; give what was reported."""
        self.reports.clear()
        self.sound.move(frames)
        self.now_s += seconds
        self.speaker.look()
        return self.reports


def test_a_sentence_begins_flows_and_is_done() -> None:
    rig = Rig()
    rig.speaker.do(Say(1, "x" * 22050))
    assert rig.reports == [Begun(1, 0.0)]
    assert rig.after(0.5, 11025) == [Moving(1)]
    assert rig.after(0.5, 11025) == [Moving(1)]
    assert rig.after(0.2) == [Done(1)]
    assert not rig.speaker.busy


def test_a_device_that_stands_still_reports_nothing() -> None:
    rig = Rig()
    rig.speaker.do(Say(1, "x" * 22050))
    assert rig.after(10.0) == []
    assert rig.speaker.busy


def test_done_waits_for_the_device_s_own_buffer() -> None:
    rig = Rig()
    rig.speaker.do(Say(1, "abc"))
    assert rig.after(0.01, 3) == []
    assert rig.after(0.01) == []
    assert rig.after(BUFFER_MS / 1000) == [Done(1)]


def test_stop_silences_at_once() -> None:
    rig = Rig()
    rig.speaker.do(Say(1, "abc"))
    rig.speaker.do(Stop())
    assert rig.sound.waiting == b""
    assert rig.reports[-1] == Done(1)


def test_a_new_sentence_takes_the_place_of_the_old_one() -> None:
    rig = Rig()
    rig.speaker.do(Say(1, "old"))
    rig.speaker.do(Say(2, "new"))
    assert rig.sound.waiting == "new".encode("utf-16-le")
    assert Done(1) not in rig.reports


def test_an_earcon_comes_before_the_words() -> None:
    rig = Rig()
    rig.speaker.do(Say(1, "abc", Earcon.UNSURE))
    assert rig.sound.waiting == earcon(Earcon.UNSURE, 22050) + "abc".encode("utf-16-le")


def test_speed_and_loudness_reach_the_voice() -> None:
    rig = Rig()
    rig.speaker.do(Tune(220, 60))
    assert (rig.voice.rate_wpm, rig.voice.volume_percent) == (220, 60)


def test_a_voice_that_breaks_is_not_swallowed() -> None:
    with pytest.raises(VoiceError):
        Rig().speaker.do(Say(1, "break"))
