"""espeak-ng, called directly: the library and its voices come with the wheel `espeakng-loader`."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Final

import espeakng_loader

from tactile.say.voices.voice import VoiceError

if TYPE_CHECKING:
    from collections.abc import Iterator

_SYNCHRONOUS: Final = 2
_BUFFER_MS: Final = 20
_DONT_EXIT: Final = 0x8000
"""Without it a wrong path makes the library end the whole process."""
_UTF8: Final = 1
_OK: Final = 0
_RATE: Final = 1
_VOLUME: Final = 2
_RATES_WPM: Final = (80, 450)
_CALLBACK: Final = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.c_void_p
)


class EspeakVoice:
    """One language of espeak-ng. A process can hold one only: the library keeps its state to itself."""

    def __init__(self, language: str, data_path: str | None = None) -> None:
        """Load the library. `data_path` defaults to the wheel's voices. Raises VoiceError."""
        try:
            self._library = ctypes.CDLL(espeakng_loader.get_library_path())
        except OSError as error:
            raise VoiceError(f"espeak-ng: {error}") from error
        path = data_path or espeakng_loader.get_data_path()
        rate_hz = self._library.espeak_Initialize(_SYNCHRONOUS, _BUFFER_MS, path.encode(), _DONT_EXIT)
        if rate_hz <= 0 or self._library.espeak_SetVoiceByName(language.encode()) != _OK:
            raise VoiceError(f"espeak-ng has no voice {language!r} in {path}")
        self.sample_rate_hz: int = rate_hz
        self._pieces: list[bytes] = []
        self._callback = _CALLBACK(self._collect)
        self._library.espeak_SetSynthCallback(self._callback)

    def _collect(self, samples: ctypes._Pointer[ctypes.c_short], count: int, _events: int | None) -> int:
        if count > 0:
            self._pieces.append(ctypes.string_at(samples, count * ctypes.sizeof(ctypes.c_short)))
        return 0

    def speak(self, text: str) -> Iterator[bytes]:
        """Give a sentence's samples. A sentence of 3 s takes about 2 ms, so it is made whole."""
        self._pieces = []
        spoken = text.encode()
        status = self._library.espeak_Synth(
            spoken, ctypes.c_size_t(len(spoken) + 1), 0, 0, 0, _UTF8, None, None
        )
        if status != _OK:
            raise VoiceError(f"espeak-ng answers {status}")
        yield from self._pieces

    def tune(self, rate_wpm: int, volume_percent: int) -> None:
        """Set speed and loudness; espeak-ng takes 80 to 450 words a minute."""
        slowest, fastest = _RATES_WPM
        self._library.espeak_SetParameter(_RATE, min(max(rate_wpm, slowest), fastest), 0)
        self._library.espeak_SetParameter(_VOLUME, volume_percent, 0)
