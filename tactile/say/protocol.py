"""What the application and its speech process tell each other: one JSON object a line."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from tactile.say.announcements import Earcon  # noqa: TC001  # msgspec reads the annotations


class VoiceEngine(StrEnum):
    """Where the voice comes from."""

    ESPEAK = "espeak"
    SYSTEM = "system"


class Open(msgspec.Struct, tag="open", frozen=True):
    """First line: which voice, and which device (None: the system's choice)."""

    language: str
    engine: VoiceEngine
    device: str | None


class Tune(msgspec.Struct, tag="tune", frozen=True):
    """Speed in words a minute, loudness in percent of the voice's own."""

    rate_wpm: int
    volume_percent: int


class Say(msgspec.Struct, tag="say", frozen=True):
    """Say this now; `number` comes back in the answers."""

    number: int
    text: str
    earcon: Earcon | None = None


class Stop(msgspec.Struct, tag="stop", frozen=True):
    """Fall silent."""


class Ready(msgspec.Struct, tag="ready", frozen=True):
    """Voice and device are open."""


class Failed(msgspec.Struct, tag="failed", frozen=True):
    """Voice or device cannot be opened, or broke; the process ends. `detail` is for the log."""

    detail: str
    no_sound: bool


class Moving(msgspec.Struct, tag="moving", frozen=True):
    """Sound still flows out."""

    number: int


class Begun(msgspec.Struct, tag="begun", frozen=True):
    """The first samples are made, after `milliseconds` of work."""

    number: int
    milliseconds: float


class Done(msgspec.Struct, tag="done", frozen=True):
    """All of it went out, or was stopped."""

    number: int


Order = Open | Tune | Say | Stop
Report = Ready | Failed | Moving | Begun | Done

_encoder = msgspec.json.Encoder()
_orders = msgspec.json.Decoder(Order)
_reports = msgspec.json.Decoder(Report)


def to_line(message: Order | Report) -> bytes:
    """Write a message as one line."""
    return _encoder.encode(message) + b"\n"


def read_order(line: bytes) -> Order:
    """Read a line of the application. Raises msgspec.DecodeError."""
    return _orders.decode(line)


def read_report(line: bytes) -> Report:
    """Read a line of the speech process. Raises msgspec.DecodeError."""
    return _reports.decode(line)
