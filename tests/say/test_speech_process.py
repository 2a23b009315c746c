"""The speech process speaks for real into a sink, and comes back from whatever happens to it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from importlib.util import find_spec
from typing import TYPE_CHECKING

import pytest

from tactile.say.announcements import Priority
from tactile.say.channels import Adjustment, Utterance
from tactile.say.protocol import Tune
from tactile.say.sound import NULL_DEVICE
from tactile.say.speech_process import SpeechProcess
from tactile.say.speech_settings import SpeechSettings, adjusted
from tests.say.fakes import RecordingChannel

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

LONG = Utterance("Une phrase assez longue pour que l'on ait tout le temps de la couper en plein milieu.")
LIMIT_S = 60.0

FAKE_WORKER = """
import json, pathlib, sys, time
log = pathlib.Path(sys.argv[1])
def tell(**report):
    print(json.dumps(report), flush=True)
def hang():
    time.sleep(600)
starts = log.read_text().count("start") if log.exists() else 0
def note(text):
    with log.open("a") as file:
        file.write(text + "\\n")
note("start")
for line in sys.stdin:
    order = json.loads(line)
    if order["type"] == "open":
        {on_open}
        tell(type="ready")
    if order["type"] == "say":
        note(order["text"])
        number = order["number"]
        tell(type="begun", number=number, milliseconds=0.1)
        {on_say}
        tell(type="done", number=number)
"""


@pytest.fixture
def captions() -> RecordingChannel:
    return RecordingChannel()


@pytest.fixture
def start(captions: RecordingChannel) -> Iterator[Callable[..., SpeechProcess]]:
    opened: list[SpeechProcess] = []

    def open_one(**settings: object) -> SpeechProcess:
        values = {"language": "fr", "voice_lost": "The voice is lost.", "device": NULL_DEVICE, **settings}
        opened.append(SpeechProcess(SpeechSettings(**values), captions))  # type: ignore[arg-type]  # a table
        return opened[-1]

    yield open_one
    for process in opened:
        process.close()


def fake(log: Path, on_say: str = "", on_open: str = "") -> tuple[str, ...]:
    """Give the command of a process that acts like the worker, but for what it does on an order."""
    script = FAKE_WORKER.replace("{on_say}", on_say or "pass").replace("{on_open}", on_open or "pass")
    return (sys.executable, "-c", script, str(log))


def eventually(fact: Callable[[], object]) -> bool:
    """Wait until a fact holds; False when it does not within the limit."""
    deadline_s = time.monotonic() + LIMIT_S
    while not fact():
        if time.monotonic() > deadline_s:
            return False
        time.sleep(0.01)
    return True


needs_sound = pytest.mark.skipif(find_spec("miniaudio") is None, reason="miniaudio has no wheel here")


@needs_sound
def test_it_speaks_into_a_sink(start: Callable[..., SpeechProcess], captions: RecordingChannel) -> None:
    speech = start()
    speech.say(Utterance("Anne : 7 rouge."))
    assert speech.wait(LIMIT_S)
    assert speech.process_id is not None
    assert captions.texts == []


@needs_sound
@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_killed_in_mid_sentence_it_comes_back_and_says_it_again(
    start: Callable[..., SpeechProcess], captions: RecordingChannel
) -> None:
    speech = start()
    speech.say(Utterance("Oui."))
    assert speech.wait(LIMIT_S)
    first = speech.process_id
    assert first is not None
    speech.say(LONG)
    time.sleep(0.3)
    os.kill(first, signal.SIGKILL)
    assert speech.wait(LIMIT_S)
    assert speech.process_id not in (None, first)
    assert captions.texts == []


@needs_sound
def test_stop_ends_a_long_sentence_at_once_and_the_next_is_spoken(
    start: Callable[..., SpeechProcess], captions: RecordingChannel
) -> None:
    speech = start()
    for _ in range(100):
        speech.say(LONG)
    speech.stop()
    assert speech.wait(LIMIT_S)
    speech.say(Utterance("Oui."))
    assert speech.wait(LIMIT_S)
    assert captions.texts == []


def test_a_voice_that_hangs_is_started_again_and_says_it_once_more(
    start: Callable[..., SpeechProcess], captions: RecordingChannel, tmp_path: Path
) -> None:
    log = tmp_path / "log"
    speech = start(command=fake(log, "hang() if starts == 0 else None"), stall_s=2.0)
    speech.say(Utterance("Ann: red 7."))
    speech.say(Utterance("Ben: red 9."))
    assert speech.wait(LIMIT_S)
    assert log.read_text().splitlines() == ["start", "Ann: red 7.", "start", "Ann: red 7.", "Ben: red 9."]
    assert captions.texts == []


def test_a_sentence_that_breaks_the_voice_twice_is_captioned_and_the_rest_is_spoken(
    start: Callable[..., SpeechProcess], captions: RecordingChannel, tmp_path: Path
) -> None:
    log = tmp_path / "log"
    speech = start(command=fake(log, "sys.exit(1) if 'bad' in order['text'] else None"))
    speech.say(Utterance("bad"))
    speech.say(Utterance("good"))
    assert speech.wait(LIMIT_S)
    assert captions.texts == ["bad"]
    assert log.read_text().splitlines()[-1] == "good"


def test_a_voice_that_keeps_dying_gives_way_to_captions_and_says_so(
    start: Callable[..., SpeechProcess], captions: RecordingChannel, tmp_path: Path
) -> None:
    log = tmp_path / "log"
    speech = start(command=fake(log, on_open="sys.exit(1)"))
    speech.say(Utterance("Ann: red 7."))
    assert speech.wait(LIMIT_S)
    assert captions.texts == ["The voice is lost.", "Ann: red 7."]
    assert log.read_text().count("start") == 3


def test_a_lost_voice_is_tried_again_later(
    start: Callable[..., SpeechProcess], captions: RecordingChannel, tmp_path: Path
) -> None:
    log = tmp_path / "log"
    speech = start(command=fake(log, on_open="sys.exit(1) if starts < 3 else None"), return_s=0.3)
    assert eventually(lambda: captions.texts)
    assert eventually(lambda: log.read_text().count("start") == 4)
    speech.say(Utterance("Ann: red 7."))
    assert speech.wait(LIMIT_S)
    assert "Ann: red 7." in log.read_text()
    assert captions.texts == ["The voice is lost."]


def test_without_any_sound_device_there_are_captions_and_no_complaint(
    start: Callable[..., SpeechProcess], captions: RecordingChannel, tmp_path: Path
) -> None:
    no_sound = "tell(type='failed', detail='no sound device', no_sound=True)"
    speech = start(command=fake(tmp_path / "log", on_open=no_sound), device=None)
    speech.say(Utterance("Ann: red 7."))
    assert speech.wait(LIMIT_S)
    assert captions.texts == ["Ann: red 7."]


def test_a_device_that_was_named_and_is_not_there_is_said_to_be_lost(
    start: Callable[..., SpeechProcess], captions: RecordingChannel
) -> None:
    speech = start(device="no device has this name")
    speech.say(Utterance("Ann: red 7."))
    assert speech.wait(LIMIT_S)
    assert captions.texts == ["The voice is lost.", "Ann: red 7."]


def test_a_program_that_cannot_be_started_gives_way_to_captions(
    start: Callable[..., SpeechProcess], captions: RecordingChannel
) -> None:
    speech = start(command=("/no/such/program",))
    speech.say(Utterance("Ann: red 7."))
    assert speech.wait(LIMIT_S)
    assert captions.texts == ["The voice is lost.", "Ann: red 7."]


def test_chatter_of_a_library_on_its_output_is_not_taken_for_a_report(
    start: Callable[..., SpeechProcess], captions: RecordingChannel, tmp_path: Path
) -> None:
    log = tmp_path / "log"
    speech = start(command=fake(log, "print('ALSA lib confmisc.c', flush=True)"))
    speech.say(Utterance("Ann: red 7."))
    assert speech.wait(LIMIT_S)
    assert log.read_text().splitlines() == ["start", "Ann: red 7."]


def test_what_matters_more_cuts_in(
    start: Callable[..., SpeechProcess], captions: RecordingChannel, tmp_path: Path
) -> None:
    log = tmp_path / "log"
    waits = "time.sleep(2) if log.read_text().count('card') == 1 and order['text'] == 'card' else None"
    speech = start(command=fake(log, waits))
    speech.say(Utterance("card"))
    assert eventually(lambda: log.exists() and "card" in log.read_text())
    speech.say(Utterance("fault", Priority.NOW))
    assert speech.wait(LIMIT_S)
    assert log.read_text().splitlines() == ["start", "card", "fault", "card"]


def test_repeat_says_the_newest_sentence_again(
    start: Callable[..., SpeechProcess], captions: RecordingChannel, tmp_path: Path
) -> None:
    log = tmp_path / "log"
    speech = start(command=fake(log))
    speech.say(Utterance("Ann: red 7."))
    assert speech.wait(LIMIT_S)
    speech.repeat()
    assert speech.wait(LIMIT_S)
    assert log.read_text().splitlines() == ["start", "Ann: red 7.", "Ann: red 7."]


@needs_sound
def test_the_speech_process_ends_when_the_application_does() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "tactile.say.speech_worker"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    with process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b'{"type":"open","language":"fr","engine":"espeak","device":"null"}\n')
        process.stdin.flush()
        assert process.stdout.readline() == b'{"type":"ready"}\n'
        process.stdin.close()
        assert process.wait(LIMIT_S) == 0


@pytest.mark.parametrize(
    ("adjustment", "tune"),
    [
        (Adjustment.LOUDER, Tune(180, 120)),
        (Adjustment.SOFTER, Tune(180, 80)),
        (Adjustment.FASTER, Tune(200, 100)),
        (Adjustment.SLOWER, Tune(160, 100)),
    ],
)
def test_a_listener_changes_speed_and_loudness(adjustment: Adjustment, tune: Tune) -> None:
    assert adjusted(Tune(180, 100), adjustment) == tune


def test_speed_and_loudness_stay_within_what_can_be_heard() -> None:
    tune = Tune(180, 100)
    for _ in range(50):
        tune = adjusted(adjusted(tune, Adjustment.SOFTER), Adjustment.FASTER)
    assert tune == Tune(450, 20)
