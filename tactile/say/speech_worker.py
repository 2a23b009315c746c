"""The speech process: it owns a voice and a sound device, and does what the lines on its input ask.

Run as `python -m tactile.say.speech_worker`; it ends when its input ends.
"""

from __future__ import annotations

import os
import queue
import signal
import sys
import threading
import time
from typing import TYPE_CHECKING, Final

from tactile.say.earcons import earcon
from tactile.say.protocol import (
    Begun,
    Done,
    Failed,
    Moving,
    Open,
    Order,
    Ready,
    Report,
    Say,
    Stop,
    Tune,
    VoiceEngine,
    read_order,
    to_line,
)
from tactile.say.sound import BUFFER_MS, NoSoundError, Sound, SoundDevice
from tactile.say.voices.voice import Voice, VoiceError

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import BinaryIO

_LOOK_S: Final = 0.01
_REPORT_S: Final = 0.25


class Speaker:
    """Says one sentence at a time on one device, and tells how far it is."""

    def __init__(
        self, voice: Voice, sound: Sound, tell: Callable[[Report], None], clock: Callable[[], float]
    ) -> None:
        self._voice = voice
        self._sound = sound
        self._tell = tell
        self._clock = clock
        self._number: int | None = None
        self._moved_frames = 0
        self._told_s = 0.0
        self._silent_s: float | None = None

    def do(self, order: Order) -> None:
        """Carry out one order. Raises VoiceError when the voice breaks."""
        match order:
            case Say():
                self._say(order)
            case Stop():
                self._sound.flush()
                self._finish()
            case Tune(rate_wpm, volume_percent):
                self._voice.tune(rate_wpm, volume_percent)
            case Open():
                pass

    def _say(self, order: Say) -> None:
        self._sound.flush()
        self._number, self._silent_s = order.number, None
        begun_s = self._clock()
        if order.earcon is not None:
            self._sound.play(earcon(order.earcon, self._voice.sample_rate_hz))
        for at, piece in enumerate(self._voice.speak(order.text)):
            self._sound.play(piece)
            if at == 0:
                self._tell(Begun(order.number, 1000 * (self._clock() - begun_s)))
        self._told_s = self._clock()

    def look(self) -> None:
        """Report that sound flows, or that the sentence is over; to be called often."""
        if self._number is None:
            return
        now_s, moved_frames = self._clock(), self._sound.moved_frames
        if moved_frames != self._moved_frames and now_s - self._told_s > _REPORT_S:
            self._moved_frames, self._told_s = moved_frames, now_s
            self._tell(Moving(self._number))
        if self._sound.left_s > 0:
            return
        self._silent_s = now_s if self._silent_s is None else self._silent_s
        if now_s - self._silent_s >= BUFFER_MS / 1000:
            self._finish()

    def _finish(self) -> None:
        if self._number is not None:
            self._tell(Done(self._number))
        self._number = None

    @property
    def busy(self) -> bool:
        """Whether a sentence is on its way out."""
        return self._number is not None


def open_voice(order: Open) -> Voice:
    """Open the voice that an order asks for. Raises VoiceError."""
    if order.engine is VoiceEngine.SYSTEM:
        from tactile.say.voices.system import SystemVoice  # noqa: PLC0415  # pyttsx3 is slow to import

        return SystemVoice(order.language)
    from tactile.say.voices.espeak import EspeakVoice  # noqa: PLC0415  # one voice library a process

    return EspeakVoice(order.language)


def serve(orders: queue.SimpleQueue[Order], tell: Callable[[Report], None]) -> None:
    """Open what the first order asks for, then say what the others ask, for ever. Raises what breaks."""
    first = orders.get()
    if not isinstance(first, Open):
        raise VoiceError("the first line must open a voice")
    voice = open_voice(first)
    speaker = Speaker(voice, SoundDevice(voice.sample_rate_hz, first.device), tell, time.monotonic)
    tell(Ready())
    while True:
        try:
            speaker.do(orders.get(timeout=_LOOK_S) if speaker.busy else orders.get())
        except queue.Empty:
            speaker.look()


def _listen(source: BinaryIO, orders: queue.SimpleQueue[Order]) -> None:
    try:
        for line in source:
            orders.put(read_order(line))
    finally:
        os._exit(0)  # the application is gone, and the voice may hang: end at once


def main() -> int:
    """Run the speech process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the application's to handle
    tell = _reports_alone()
    orders: queue.SimpleQueue[Order] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, orders), daemon=True).start()
    try:
        serve(orders, tell)
    except NoSoundError as error:
        tell(Failed(str(error), no_sound=True))
    except VoiceError as error:
        tell(Failed(str(error), no_sound=False))
    return 1


def _reports_alone() -> Callable[[Report], None]:
    """Keep standard output for reports; whatever a library prints there goes to standard error."""
    output = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())

    def tell(report: Report) -> None:
        output.write(to_line(report))
        output.flush()

    return tell


if __name__ == "__main__":
    sys.exit(main())
