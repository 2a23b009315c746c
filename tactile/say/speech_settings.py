"""How a voice speaks, and how a listener changes it while listening."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tactile.say.channels import Adjustment
from tactile.say.protocol import Tune, VoiceEngine

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tactile.say.announcements import Earcon

WORKER: Final = (sys.executable, "-m", "tactile.say.speech_worker")
_RATES_WPM: Final = (80, 450)
_RATE_STEP_WPM: Final = 20
_VOLUMES_PERCENT: Final = (20, 200)
_VOLUME_STEP_PERCENT: Final = 20


@dataclass(frozen=True, slots=True)
class SpeechSettings:
    """How a channel speaks. `voice_lost` is the sentence that tells of captions standing in.

    `stall_s`: how long nothing may move before the process is started again; `opening_s`: how long it may
    take to open; `return_s`: how long captions stand in before a lost voice is tried again.
    """

    language: str
    voice_lost: str
    engine: VoiceEngine = VoiceEngine.ESPEAK
    device: str | None = None
    rate_wpm: int = 200
    volume_percent: int = 100
    earcons: frozenset[Earcon] = frozenset()
    stall_s: float = 4.0
    opening_s: float = 15.0
    return_s: float = 20.0
    command: Sequence[str] = WORKER


def adjusted(tune: Tune, adjustment: Adjustment) -> Tune:
    """Give the next louder, softer, faster or slower setting, within what a voice can do."""
    rate_wpm, volume_percent = tune.rate_wpm, tune.volume_percent
    match adjustment:
        case Adjustment.LOUDER:
            volume_percent += _VOLUME_STEP_PERCENT
        case Adjustment.SOFTER:
            volume_percent -= _VOLUME_STEP_PERCENT
        case Adjustment.FASTER:
            rate_wpm += _RATE_STEP_WPM
        case Adjustment.SLOWER:
            rate_wpm -= _RATE_STEP_WPM
    return Tune(_within(rate_wpm, _RATES_WPM), _within(volume_percent, _VOLUMES_PERCENT))


def _within(value: int, limits: tuple[int, int]) -> int:
    return min(max(value, limits[0]), limits[1])
