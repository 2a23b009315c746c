"""Short two-note tones: heard faster than a word, and the same in every language."""

from __future__ import annotations

import math
from array import array
from functools import cache
from typing import Final

from tactile.say.announcements import Earcon

_NOTES_HZ: Final = {
    Earcon.ACCEPTED: (660.0, 880.0),
    Earcon.UNSURE: (440.0, 330.0),
    Earcon.QUESTION: (550.0, 550.0),
}
_NOTE_S: Final = 0.07
_RAMP_S: Final = 0.005
_LOUDNESS: Final = 0.25
_FULL_SCALE: Final = 32767


@cache
def earcon(name: Earcon, sample_rate_hz: int) -> bytes:
    """Give a tone of 140 ms as int16 samples, one channel, starting and ending in silence."""
    samples = array("h")
    for note_hz in _NOTES_HZ[name]:
        samples.extend(_note(note_hz, sample_rate_hz))
    return samples.tobytes()


def _note(note_hz: float, sample_rate_hz: int) -> list[int]:
    count = int(_NOTE_S * sample_rate_hz)
    ramp = _RAMP_S * sample_rate_hz
    turn = 2 * math.pi * note_hz / sample_rate_hz
    return [
        int(_FULL_SCALE * _LOUDNESS * min(1.0, at / ramp, (count - at) / ramp) * math.sin(turn * at))
        for at in range(count)
    ]
