"""Opening the table's channel: a voice where there is a sound device, captions where there is none."""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from tactile.say.announcements import Earcon
from tactile.say.captions import Both, Captions, Silence
from tactile.say.phrases import Language, Phrasebook
from tactile.say.protocol import VoiceEngine
from tactile.say.speech_process import SpeechProcess
from tactile.say.speech_settings import SpeechSettings

if TYPE_CHECKING:
    from tactile.say.channels import Channel

LAST_WORDS_S: Final = 60.0
"""How long a command waits at its end for what is still to be said."""
_STALL_S: Final = 4.0
_SYSTEM_STALL_S: Final = 12.0
"""Some of the system's voices take seconds to begin; espeak-ng takes milliseconds."""


class CaptionChoice(StrEnum):
    """When sentences are also written on standard error."""

    WITHOUT_VOICE = "without-voice"
    ALWAYS = "always"


@dataclass(frozen=True, slots=True)
class ChannelSettings:
    """How the table's channel speaks. `device` is a sound device's whole name, None the system's choice."""

    language: Language
    mute: bool = False
    captions: CaptionChoice = CaptionChoice.WITHOUT_VOICE
    engine: VoiceEngine = VoiceEngine.ESPEAK
    device: str | None = None
    rate_wpm: int = 200
    volume_percent: int = 100
    earcons: frozenset[Earcon] = frozenset({Earcon.UNSURE})


def open_public_channel(settings: ChannelSettings) -> Channel:
    """Open the channel that the whole table hears. Never fails: at worst there are captions."""
    if settings.mute:
        return Silence()
    captions, speech = Captions(sys.stderr, time.monotonic), _speech_settings(settings)
    if settings.captions is CaptionChoice.ALWAYS:
        return Both(captions, SpeechProcess(speech, Silence(), notices=captions))
    return SpeechProcess(speech, captions)


def _speech_settings(settings: ChannelSettings) -> SpeechSettings:
    slow = settings.engine is VoiceEngine.SYSTEM
    return SpeechSettings(
        language=settings.language.value,
        voice_lost=Phrasebook(settings.language).say("voice-lost"),
        engine=settings.engine,
        device=settings.device,
        rate_wpm=settings.rate_wpm,
        volume_percent=settings.volume_percent,
        earcons=settings.earcons,
        stall_s=_SYSTEM_STALL_S if slow else _STALL_S,
    )
