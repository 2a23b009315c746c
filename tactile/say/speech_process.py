"""A channel that speaks: the queue of what is to be said, and the watchdog over the speech process."""

from __future__ import annotations

import queue
import threading
import time
from typing import TYPE_CHECKING, Final

from tactile.say.channels import Adjustment, Channel, Utterance
from tactile.say.protocol import Done, Failed, Open, Ready, Report, Say, Stop, Tune
from tactile.say.speech_child import SpeechChild
from tactile.say.speech_queue import SpeechQueue, Taken
from tactile.say.speech_settings import SpeechSettings, adjusted

if TYPE_CHECKING:
    from collections.abc import Callable


_PATIENCE: Final = 3
"""How often in a row the process may break before captions stand in."""
_CLOSING_S: Final = 3.0


class SpeechProcess:
    """Speaks through a process of its own; the calls below only put a note into a queue.

    One thread holds all the state, and takes notes from the caller and reports from the process in turn. A
    process that stalls or dies is started again, and its sentence is said once more. Where that does not
    help, or there is no sound at all, `captions` stand in; a voice that was lost is tried again later, and
    `notices` is told of the loss.
    """

    def __init__(self, settings: SpeechSettings, captions: Channel, notices: Channel | None = None) -> None:
        self._settings = settings
        self._captions = captions
        self._notices = captions if notices is None else notices
        self._notes: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        self._queue = SpeechQueue()
        self._tune = Tune(settings.rate_wpm, settings.volume_percent)
        self._child: SpeechChild | None = None
        self._ready = False
        self._worked = False
        self._number = 0
        self._deadline_s: float | None = None
        self._breaks = 0
        self._broke_on: Utterance | None = None
        self._waiters: list[threading.Event] = []
        self._closed = False
        self._notes.put(self._open)
        self._thread = threading.Thread(target=self._run, name="speech", daemon=True)
        self._thread.start()

    def say(self, utterance: Utterance) -> None:
        """Take an utterance; it is heard when its turn comes."""
        self._notes.put(lambda: self._took(self._queue.put(utterance, time.monotonic())))

    def repeat(self, back: int = 0) -> None:
        """Say again the newest sentence, or the one `back` sentences earlier."""
        self._notes.put(lambda: self._took(self._queue.repeat(back, time.monotonic())))

    def stop(self) -> None:
        """Fall silent now and forget what waits."""
        self._notes.put(self._stop)

    def adjust(self, adjustment: Adjustment) -> None:
        """Speak louder, softer, faster or slower from the next sentence on."""
        self._notes.put(lambda: self._adjust(adjustment))

    def wait(self, timeout_s: float) -> bool:
        """Wait until nothing is left to say; False when the time is over first."""
        idle = threading.Event()
        self._notes.put(lambda: self._waiters.append(idle))
        return idle.wait(timeout_s)

    def close(self) -> None:
        """Fall silent for good and end the process."""
        self._notes.put(self._close)
        self._thread.join(_CLOSING_S)

    @property
    def process_id(self) -> int | None:
        """Number of the speech process, None while there is none."""
        child = self._child
        return child.pid if child else None

    def _run(self) -> None:
        while not self._closed:
            try:
                self._notes.get(timeout=self._left_s())()
            except queue.Empty:
                self._overdue()
            self._go_on()

    def _left_s(self) -> float | None:
        return None if self._deadline_s is None else max(self._deadline_s - time.monotonic(), 0.0)

    def _in_s(self, seconds: float) -> None:
        self._deadline_s = time.monotonic() + seconds

    def _go_on(self) -> None:
        if self._child is None:
            self._caption()
        elif self._ready:
            self._speak()
        if self._queue.idle:
            for waiter in self._waiters:
                waiter.set()
            self._waiters.clear()

    def _speak(self) -> None:
        self._queue, utterance = self._queue.next(time.monotonic())
        if utterance is None or self._child is None:
            return
        self._number += 1
        sounds = utterance.earcon in self._settings.earcons
        self._child.send(Say(self._number, utterance.text, utterance.earcon if sounds else None))
        self._in_s(self._settings.stall_s)

    def _caption(self) -> None:
        while True:
            self._queue, utterance = self._queue.next(time.monotonic())
            if utterance is None:
                return
            self._captions.say(utterance)
            self._queue = self._queue.done()

    def _took(self, taken: Taken) -> None:
        self._queue = taken.queue

    def _stop(self) -> None:
        self._queue = self._queue.stop()
        self._number += 1
        if self._child is not None:
            self._child.send(Stop())
            self._deadline_s = self._deadline_s if not self._ready else None

    def _adjust(self, adjustment: Adjustment) -> None:
        self._tune = adjusted(self._tune, adjustment)
        if self._child is not None:
            self._child.send(self._tune)

    def _close(self) -> None:
        self._closed = True
        self._end()
        self._queue = self._queue.stop()

    def _end(self) -> None:
        if self._child is not None:
            self._child.end()
        self._child, self._ready, self._deadline_s = None, False, None

    def _open(self) -> None:
        settings = self._settings
        try:
            self._child = SpeechChild(settings.command, self._heard)
        except OSError:
            self._give_way(no_sound=False)
            return
        self._child.send(Open(settings.language, settings.engine, settings.device))
        self._child.send(self._tune)
        self._in_s(settings.opening_s)

    def _heard(self, child: SpeechChild, report: Report | None) -> None:
        self._notes.put(lambda: self._report(child, report))

    def _report(self, child: SpeechChild, report: Report | None) -> None:
        if child is not self._child:
            return
        match report:
            case None:
                self._broken()
            case Failed(no_sound=no_sound):
                self._give_way(no_sound=no_sound)
            case Ready():
                self._ready, self._worked, self._deadline_s = True, True, None
            case Done(number) if number == self._number:
                self._queue, self._deadline_s = self._queue.done(), None
                self._breaks, self._broke_on = 0, None
            case _ if self._queue.speaking is not None:
                self._in_s(self._settings.stall_s)

    def _overdue(self) -> None:
        if self._child is None:
            self._deadline_s = None
            self._open()
        else:
            self._broken()

    def _broken(self) -> None:
        self._end()
        self._breaks += 1
        speaking = self._queue.speaking
        if speaking is not None and speaking.utterance is self._broke_on:
            self._captions.say(speaking.utterance)
            self._queue = self._queue.done()
        elif speaking is not None:
            self._broke_on = speaking.utterance
            self._queue = self._queue.again()
        if self._breaks < _PATIENCE:
            self._open()
        else:
            self._give_way(no_sound=False)

    def _give_way(self, *, no_sound: bool) -> None:
        """Let captions stand in; where a voice was or should be, say so and try it again later."""
        self._end()
        self._breaks, self._broke_on = 0, None
        self._queue = self._queue.again()
        if self._worked or not no_sound or self._settings.device is not None:
            self._notices.say(Utterance(self._settings.voice_lost))
            self._in_s(self._settings.return_s)
        self._worked = False
