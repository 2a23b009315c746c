"""How quick speech is on this machine, into a sink: `python -m tactile.say.benchmark`."""

from __future__ import annotations

import statistics
import sys
import time
from typing import TYPE_CHECKING, Final

from tactile.say.captions import Silence
from tactile.say.channels import Utterance
from tactile.say.facts import Tile
from tactile.say.phrases import Language, Phrasebook
from tactile.say.protocol import Begun, Done, Open, Ready, Report, Say, Stop, VoiceEngine
from tactile.say.sound import NULL_DEVICE
from tactile.say.speech_child import SpeechChild
from tactile.say.speech_process import SpeechProcess
from tactile.say.speech_settings import WORKER, SpeechSettings

if TYPE_CHECKING:
    from collections.abc import Callable

_SENTENCES: Final = 30
_PHRASES: Final = 1000
_LIMIT_S: Final = 30.0
_LINE: Final = "Anne : 7 rouge."
_LONG_LINE: Final = "Ann : annonce 1, plis 1 : plus 30, total 50."


def main() -> None:
    """Measure and print, a line a figure: median and worst, in milliseconds."""
    _print("phrase: facts to words", [_phrase_ms() for _ in range(_PHRASES)])
    _print("say(): cost in the application", _say_ms())
    for name, figures in _worker_ms().items():
        _print(name, figures)


def _print(name: str, figures_ms: list[float]) -> None:
    worst, median = max(figures_ms), statistics.median(figures_ms)
    sys.stdout.write(f"{name}: median {median:.3f} ms, worst {worst:.3f} ms of {len(figures_ms)}\n")


def _timed_ms(work: Callable[[], object]) -> float:
    begun_s = time.perf_counter()
    work()
    return 1000 * (time.perf_counter() - begun_s)


def _phrase_ms() -> float:
    book = Phrasebook(Language.FRENCH)
    return _timed_ms(lambda: book.say("card-played", player="Anne", card=Tile(7)))


def _say_ms() -> list[float]:
    speech = SpeechProcess(SpeechSettings("fr", "", device=NULL_DEVICE), Silence())
    figures = [_timed_ms(lambda: speech.say(Utterance(_LINE))) for _ in range(_PHRASES)]
    speech.close()
    return figures


class _Reports:
    """The reports of a speech process, with the time they came."""

    def __init__(self) -> None:
        self.heard: list[tuple[Report | None, float]] = []

    def hear(self, _child: SpeechChild, report: Report | None) -> None:
        self.heard.append((report, time.perf_counter()))

    def wait(self, kind: type[Report]) -> tuple[Report, float]:
        """Take the next report of a kind. Raises TimeoutError."""
        limit_s = time.monotonic() + _LIMIT_S
        while time.monotonic() < limit_s:
            for at, (report, when_s) in enumerate(self.heard):
                if isinstance(report, kind):
                    del self.heard[: at + 1]
                    return report, when_s
            time.sleep(0.0002)
        raise TimeoutError(kind.__name__)


def _worker_ms() -> dict[str, list[float]]:
    """Start a process; time its start, each sentence's first samples, and its falling silent."""
    reports, begun_s = _Reports(), time.perf_counter()
    child = SpeechChild(WORKER, reports.hear)
    child.send(Open("fr", VoiceEngine.ESPEAK, NULL_DEVICE))
    start = 1000 * (reports.wait(Ready)[1] - begun_s)
    figures: dict[str, list[float]] = {"start of the speech process": [start]}
    for number in range(_SENTENCES):
        for name, figure in _one_sentence_ms(child, reports, number).items():
            figures.setdefault(name, []).append(figure)
    child.end()
    return figures


def _one_sentence_ms(child: SpeechChild, reports: _Reports, number: int) -> dict[str, float]:
    asked_s = time.perf_counter()
    child.send(Say(number, _LONG_LINE))
    begun, begun_s = reports.wait(Begun)
    time.sleep(0.05)
    stopped_s = time.perf_counter()
    child.send(Stop())
    silent_s = reports.wait(Done)[1]
    inside_ms = begun.milliseconds if isinstance(begun, Begun) else 0.0
    return {
        "text to first samples, in the speech process": inside_ms,
        "text to first samples, through the pipe": 1000 * (begun_s - asked_s),
        "stop to nothing left for the device": 1000 * (silent_s - stopped_s),
    }


if __name__ == "__main__":
    main()
