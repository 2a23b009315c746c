"""Real voices, each in a process of its own as in the application, and the sounds beside them."""

from __future__ import annotations

import struct
import subprocess
import sys
from array import array

import pytest

from tactile.say.announcements import Earcon
from tactile.say.earcons import earcon
from tactile.say.voices.aiff import read_aiff
from tactile.say.voices.voice import VoiceError

SPEAK = """
import sys
from tactile.say.protocol import Open, VoiceEngine
from tactile.say.speech_worker import open_voice
from tactile.say.voices.voice import VoiceError
rate_wpm, engine, language, *texts = sys.argv[1:]
try:
    voice = open_voice(Open(language, VoiceEngine(engine), None))
    voice.tune(int(rate_wpm), 100)
    print(voice.sample_rate_hz, *(len(b"".join(voice.speak(text))) for text in texts))
except VoiceError as error:
    print("refused", error)
"""


def run(script: str, *arguments: str) -> list[str]:
    """Run a script in a process of its own and give the words of its last line."""
    done = subprocess.run(
        [sys.executable, "-c", script, *arguments], capture_output=True, text=True, timeout=60, check=True
    )
    return done.stdout.splitlines()[-1].split()


def spoken(*arguments: str, rate_wpm: int = 180) -> list[str]:
    """Let a voice speak; give its rate, then the bytes of each sentence."""
    return run(SPEAK, str(rate_wpm), *arguments)


@pytest.mark.parametrize(
    ("language", "text"), [("fr", "Anne : 7 rouge."), ("en", "Ann: red 7."), ("de", "Anne: Rot 7.")]
)
def test_espeak_speaks_each_language(language: str, text: str) -> None:
    rate_hz, size, again = map(int, spoken("espeak", language, text, text))
    assert rate_hz == 22050
    assert 0.4 * rate_hz < size / 2 < 3 * rate_hz
    assert abs(size - again) < size / 10


def test_a_faster_voice_is_shorter() -> None:
    slow, fast = (int(spoken("espeak", "fr", "Cleo prend le pli.", rate_wpm=rate)[1]) for rate in (100, 300))
    assert slow > 2 * fast


def test_a_language_without_a_voice_is_refused_and_the_process_lives() -> None:
    assert spoken("espeak", "no-such-language", "a")[0] == "refused"


def test_a_wrong_path_to_the_voices_does_not_end_the_process() -> None:
    script = (
        "from tactile.say.voices.espeak import EspeakVoice\n"
        "from tactile.say.voices.voice import VoiceError\n"
        "try:\n    EspeakVoice('fr', '/nowhere')\n"
        "except VoiceError:\n    print('alive')\n"
    )
    assert run(script) == ["alive"]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere the voices differ by machine")
def test_the_system_s_voice_speaks_several_sentences_one_by_one() -> None:
    texts = ("Atout bleu.", "Cleo prend le pli avec le 7 rouge.")
    rate_hz, first, second = map(int, spoken("system", "fr", *texts))
    assert rate_hz == 22050
    assert 0 < first < second


def test_an_aiff_file_is_read() -> None:
    samples = struct.pack(">4h", 1, -2, 300, -400)
    rate = struct.pack(">HQ", 16383 + 14, 22050 << 49)
    common = struct.pack(">4sIhIh", b"COMM", 18, 1, 4, 16) + rate
    sound = struct.pack(">4sIII", b"SSND", 8 + len(samples), 0, 0) + samples
    content = b"FORM" + struct.pack(">I", 4 + len(common) + len(sound)) + b"AIFF" + common + sound
    assert read_aiff(content) == (22050, 1, array("h", [1, -2, 300, -400]).tobytes())


@pytest.mark.parametrize("content", [b"", b"RIFF\0\0\0\0WAVE", b"FORM\0\0\0\4AIFFCOMM\0\0\0\2ab"])
def test_what_is_no_aiff_file_is_refused(content: bytes) -> None:
    with pytest.raises(VoiceError):
        read_aiff(content)


@pytest.mark.parametrize("name", Earcon)
def test_an_earcon_is_short_and_starts_and_ends_in_silence(name: Earcon) -> None:
    samples = array("h", earcon(name, 22050))
    assert len(samples) / 22050 == pytest.approx(0.14, abs=0.01)
    assert max(abs(samples[0]), abs(samples[-1])) < 200
    assert 4000 < max(samples) < 16000


def test_earcons_differ() -> None:
    assert len({earcon(name, 22050) for name in Earcon}) == len(Earcon)
