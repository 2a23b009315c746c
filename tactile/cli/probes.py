"""What `tactile doctor` asks of this computer, each question in a process of its own.

A driver may hang or end its process; then only that answer is missing. `python -m tactile.cli.probes NAME`
prints the answer as one JSON object. Parts are imported only by the probe that needs them.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from enum import StrEnum
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from tactile.errors import TactileError
from tactile.say.phrases import Language

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

LIMIT_S: Final = 20.0
"""A camera may take this long for its first picture on some systems."""

_DEVICE_FILES: Final = "/dev"
_PICTURES_TRIED: Final = 10


class Probe(StrEnum):
    """The questions."""

    CAMERAS = "cameras"
    SOUND = "sound"
    VOICES = "voices"
    SYSTEM_VOICES = "system-voices"
    OCR = "ocr"
    MODEL = "model"


class CameraFound(msgspec.Struct, frozen=True):
    """A camera: the number that `play` takes, its name, and the size of a picture that it gave, if any."""

    number: int
    name: str
    size_px: tuple[int, int] | None
    denied: bool = False


class Cameras(msgspec.Struct, frozen=True):
    """All cameras that the system lists."""

    cameras: tuple[CameraFound, ...]


class Sound(msgspec.Struct, frozen=True):
    """Whether the sound library and the system's own one are there, and the devices by name."""

    library: bool
    system_library: bool
    devices: tuple[str, ...]


class Voices(msgspec.Struct, frozen=True):
    """The languages that a voice engine speaks."""

    languages: tuple[Language, ...]


class Ocr(msgspec.Struct, frozen=True):
    """Which reader of printed text is there, if any."""

    name: str | None


class Model(msgspec.Struct, frozen=True):
    """The files of the reader's model that are missing, and those that do not load."""

    missing: tuple[str, ...] = ()
    broken: tuple[str, ...] = ()


THIS_SYSTEM: Final = tuple(
    probe for probe in Probe if probe is not Probe.SYSTEM_VOICES or not sys.platform.startswith("linux")
)
"""The questions that make sense here: on Linux the system's voice is espeak-ng too."""

Answer = Cameras | Sound | Voices | Ocr | Model


class NoAnswer(StrEnum):
    """Why a question has no answer."""

    TOO_LATE = "too-late"
    BROKEN = "broken"


def probe_cameras() -> Cameras:
    """Ask each listed camera for a picture."""
    import cv2  # noqa: PLC0415

    from tactile.watch.device import listed_cameras  # noqa: PLC0415

    cv2.utils.logging.setLogLevel(cv2.utils.logging.LOG_LEVEL_SILENT)
    return Cameras(tuple(_camera(number, name) for number, name in listed_cameras()))


def _camera(number: int, name: str) -> CameraFound:
    device = Path(_DEVICE_FILES) / f"video{number}"
    if device.exists() and not os.access(device, os.R_OK | os.W_OK):
        return CameraFound(number, name, None, denied=True)
    return CameraFound(number, name, _picture_size(number))


def _picture_size(number: int) -> tuple[int, int] | None:
    import cv2  # noqa: PLC0415

    capture = cv2.VideoCapture(number)
    try:
        for _ in range(_PICTURES_TRIED if capture.isOpened() else 0):
            good, picture = capture.read()
            if good and picture is not None:
                return picture.shape[1], picture.shape[0]
        return None
    finally:
        capture.release()


def probe_sound() -> Sound:
    """List the sound devices."""
    from ctypes.util import find_library  # noqa: PLC0415

    from tactile.say.sound import device_names  # noqa: PLC0415

    on_linux = sys.platform.startswith("linux")
    return Sound(
        library=find_spec("miniaudio") is not None,
        system_library=not on_linux or any(map(find_library, ("asound", "pulse"))),
        devices=tuple(device_names()),
    )


def probe_voices() -> Voices:
    """Let espeak-ng speak each language."""
    from tactile.say.voices.espeak import EspeakVoice  # noqa: PLC0415

    return Voices(tuple(code for code in Language if _speaks(EspeakVoice, code)))


def probe_system_voices() -> Voices:
    """Find the system's own voices."""
    from tactile.say.voices.system import SystemVoice  # noqa: PLC0415

    return Voices(tuple(code for code in Language if _speaks(SystemVoice, code)))


def _speaks(voice: Callable[[str], object], language: Language) -> bool:
    from tactile.say.voices.voice import VoiceError  # noqa: PLC0415

    try:
        voice(language)
    except VoiceError:
        return False
    return True


def probe_ocr() -> Ocr:
    """Look for a reader of printed text."""
    if find_spec("tesserocr"):
        return Ocr("tesserocr")
    return Ocr(shutil.which("tesseract"))


def probe_model() -> Model:
    """Load each file of the reader's model as the reader does."""
    from tactile.see.net import Net, load_net  # noqa: PLC0415

    faults: dict[str, list[str]] = {"model-missing": [], "model-broken": []}
    for net in Net:
        try:
            load_net(net)
        except TactileError as error:
            faults[error.key].append(net.value)
    return Model(*(tuple(files) for files in faults.values()))


_PROBES: Final[Mapping[Probe, tuple[Callable[[], Answer], type[Answer]]]] = {
    Probe.CAMERAS: (probe_cameras, Cameras),
    Probe.SOUND: (probe_sound, Sound),
    Probe.VOICES: (probe_voices, Voices),
    Probe.SYSTEM_VOICES: (probe_system_voices, Voices),
    Probe.OCR: (probe_ocr, Ocr),
    Probe.MODEL: (probe_model, Model),
}


def ask_all(probes: tuple[Probe, ...], limit_s: float = LIMIT_S) -> Mapping[Probe, Answer | NoAnswer]:
    """Ask all questions at once, and wait at most `limit_s` in all."""
    processes = {probe: _start(probe) for probe in probes}
    deadline_s = time.monotonic() + limit_s
    return {probe: _wait(probe, process, deadline_s) for probe, process in processes.items()}


def _start(probe: Probe) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "tactile.cli.probes", probe]
    silent = subprocess.DEVNULL
    return subprocess.Popen(command, stdin=silent, stdout=subprocess.PIPE, stderr=silent)  # noqa: S603  # ourselves


def _wait(probe: Probe, process: subprocess.Popen[bytes], deadline_s: float) -> Answer | NoAnswer:
    try:
        output, _ = process.communicate(timeout=max(deadline_s - time.monotonic(), 0.0))
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()
        return NoAnswer.TOO_LATE
    return read_answer(probe, output)


def read_answer(probe: Probe, output: bytes) -> Answer | NoAnswer:
    """Read what a probe's process printed; the last line is the answer, if it came so far."""
    line = output.strip().rpartition(b"\n")[2]
    try:
        return msgspec.json.decode(line, type=_PROBES[probe][1])
    except msgspec.DecodeError:
        return NoAnswer.BROKEN


def main(name: str) -> None:
    """Answer one question on standard output."""
    answer = _PROBES[Probe(name)][0]()
    sys.stdout.buffer.write(b"\n" + msgspec.json.encode(answer) + b"\n")


if __name__ == "__main__":
    main(sys.argv[1])
