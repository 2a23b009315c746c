"""The one kind of sound file that macOS voices save: AIFF with 16-bit samples."""

from __future__ import annotations

import struct
from array import array
from typing import Final, NamedTuple

from tactile.say.voices.voice import VoiceError

_BITS: Final = 16
_EXPONENT_BIAS: Final = 16383
_MANTISSA_BITS: Final = 63


class Samples(NamedTuple):
    """Samples int16 in this machine's byte order."""

    rate_hz: int
    channels: int
    samples: bytes


def read_aiff(content: bytes) -> Samples:
    """Read an AIFF or uncompressed AIFF-C file. Raises VoiceError for any other content."""
    try:
        chunks = dict(_chunks(content))
        channels, _, bits, rate = struct.unpack(">hIh10s", chunks[b"COMM"][:18])
        offset = struct.unpack(">I", chunks[b"SSND"][:4])[0]
    except (KeyError, struct.error) as error:
        raise VoiceError("this is no AIFF file") from error
    if bits != _BITS:
        raise VoiceError(f"{bits} bits a sample cannot be read")
    little = chunks[b"COMM"][18:22] == b"sowt"
    samples = array("h", chunks[b"SSND"][8 + offset :])
    if little != (struct.pack("=h", 1) == struct.pack("<h", 1)):
        samples.byteswap()
    return Samples(_extended(rate), channels, samples.tobytes())


def _chunks(content: bytes) -> list[tuple[bytes, bytes]]:
    found, at = [], 12
    while at + 8 <= len(content):
        name, size = struct.unpack(">4sI", content[at : at + 8])
        found.append((name, content[at + 8 : at + 8 + size]))
        at += 8 + size + size % 2
    return found


def _extended(ten: bytes) -> int:
    """Read the 80-bit number that AIFF keeps its sample rate in."""
    exponent, mantissa = struct.unpack(">HQ", ten)
    return int(mantissa * 2.0 ** (exponent - _EXPONENT_BIAS - _MANTISSA_BITS))
