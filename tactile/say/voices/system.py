"""The system's own voices, through pyttsx3 (SAPI5, NSSpeech; espeak on Linux).

pyttsx3 is used with care: one engine a process, one sentence at a time into a file, never a stop from another
thread. It may still hang; the parent of the speech process watches the time and starts it again.
"""

from __future__ import annotations

import ctypes
import os
import re
import sys
import tempfile
import wave
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import espeakng_loader

from tactile.say.voices.aiff import read_aiff
from tactile.say.voices.voice import VoiceError

if TYPE_CHECKING:
    from collections.abc import Iterator

_SAMPLE_RATE_HZ: Final = 22050
_FULL_VOLUME_PERCENT: Final = 100


class SystemVoice:
    """One voice of the operating system that speaks a language. Raises VoiceError when there is none."""

    sample_rate_hz: int = _SAMPLE_RATE_HZ

    def __init__(self, language: str) -> None:
        self._engine = _open_engine()
        voice = next((v for v in self._engine.getProperty("voices") if _speaks(v, language)), None)
        if voice is None:
            raise VoiceError(f"the system has no voice for {language!r}")
        self._engine.setProperty("voice", voice.id)
        self._folder = tempfile.TemporaryDirectory(prefix="tactile-voice-")

    def speak(self, text: str) -> Iterator[bytes]:
        """Give a sentence's samples, converted to `sample_rate_hz`."""
        path = Path(self._folder.name) / "sentence"
        self._engine.save_to_file(text, str(path))
        self._engine.runAndWait()
        if not path.exists():
            raise VoiceError("the system's voice saved nothing")
        yield _samples(path)
        path.unlink()

    def tune(self, rate_wpm: int, volume_percent: int) -> None:
        """Set speed and loudness; the system's voices cannot be louder than 100."""
        self._engine.setProperty("rate", rate_wpm)
        self._engine.setProperty("volume", min(volume_percent, _FULL_VOLUME_PERCENT) / _FULL_VOLUME_PERCENT)


def _open_engine() -> Any:  # pyttsx3 is untyped
    if sys.platform.startswith("linux"):
        _lend_espeak()
    import pyttsx3  # noqa: PLC0415  # after the library it looks for was lent to it

    try:
        return pyttsx3.init()
    except Exception as error:  # its drivers raise whatever the system raised
        raise VoiceError(f"pyttsx3: {error}") from error


def _lend_espeak() -> None:
    """Load the wheel's espeak-ng under the name by which pyttsx3 looks for it; both lines are needed."""
    os.environ["ESPEAK_DATA_PATH"] = espeakng_loader.get_data_path()
    ctypes.CDLL(espeakng_loader.get_library_path(), mode=ctypes.RTLD_GLOBAL)


def _speaks(voice: Any, language: str) -> bool:
    r"""Judge by the tags that the drivers give: `fr`, `fr-FR`, `b"\\x05fr"`, or an id such as `…_FR-FR_…`."""
    tags = [str(tag, errors="ignore") if isinstance(tag, bytes) else str(tag) for tag in voice.languages]
    codes = [re.sub(r"[^a-z]+", " ", tag.lower()).split() for tag in (*tags, str(voice.id))]
    return any(language in code for code in codes)


def _samples(path: Path) -> bytes:
    import miniaudio  # noqa: PLC0415  # only where there is a wheel for this machine

    if path.read_bytes()[:4] == b"FORM":
        rate_hz, channels, samples = read_aiff(path.read_bytes())
    else:
        with wave.open(str(path)) as file:
            rate_hz, channels, samples = (
                file.getframerate(),
                file.getnchannels(),
                file.readframes(file.getnframes()),
            )
    form = miniaudio.SampleFormat.SIGNED16
    return bytes(miniaudio.convert_frames(form, channels, rate_hz, samples, form, 1, _SAMPLE_RATE_HZ))
