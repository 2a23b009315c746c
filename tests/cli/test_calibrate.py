"""`tactile calibrate`: on pictures, through a real stream, and with cameras that fail."""

from __future__ import annotations

import json
import threading
import time
from contextlib import contextmanager
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING

import cv2
import numpy as np
import pytest

import tactile.cli.setting_up
from calibration.profile import Camera, parse_profile
from calibration.verdict import Aspect, Problem, Side, Verdict
from engine.cards import CardName
from tactile.cli import calibrate, cameras
from tactile.cli.cameras import find_source, pick_camera
from tactile.cli.main import run
from tactile.cli.verdicts import announce_verdict
from tactile.errors import TactileError, WrongInputError
from tactile.say.phrases import Language, Phrasebook
from tactile.see.reads import CardKind, CardRead, Confidence, Point, Reason, UnsureRead
from tactile.watch.device import ListedCamera
from tactile.watch.news import Frame, Seconds
from tests.calibration.scenes import Fault, Taken, take_table

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tactile.say.announcements import Announcement
    from tactile.see.reads import Picture, Read

HERE = Point(0.0, 0.0)
LABEL = (HERE, HERE, HERE, HERE)
BARE = np.full((360, 640, 3), 90, np.uint8)


class Reads:
    """A reader that always sees the same."""

    def read(self, picture: Picture) -> tuple[Read, ...]:
        names = ("red-7", "wizard", "blue-12", "green-1")
        sure = Confidence(0.99)
        return tuple(CardRead(CardName(n), CardKind.NUMBER, None, None, sure, HERE, LABEL) for n in names)


class ReadsNothing:
    def read(self, picture: Picture) -> tuple[Read, ...]:
        return (UnsureRead(Reason.UNKNOWN, Confidence(0.3), HERE, LABEL),)


@pytest.fixture(autouse=True)
def _at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(calibrate, "open_proof_reader", lambda _: Reads())
    monkeypatch.setattr(calibrate, "listed_cameras", lambda: (ListedCamera(0, "Built-in"),))
    monkeypatch.setattr(calibrate, "profile_file", lambda: tmp_path / "home" / "calibration.json")
    monkeypatch.setenv("TACTILE_LANGUAGE", "en")


@cache
def table(fault: Fault = Fault.NONE) -> Taken:
    return take_table(np.random.default_rng([1, 0]), fault, tilt_deg=10.0)


def write(picture: Picture, file: Path) -> Path:
    cv2.imwrite(str(file), picture)
    return file


def captions(err: str) -> list[str]:
    return [line.partition("] ")[2] for line in err.splitlines()]


def test_a_good_picture_is_judged_step_by_step_and_its_cards_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["calibrate", str(write(table().picture, tmp_path / "table.png")), "--mute"]) == 0
    out, err = capsys.readouterr()
    assert out == ""
    assert captions(err) == [
        "The light is good.",
        "The picture is sharp.",
        "No lamp shines back from the cards.",
        f"I see {len(table().corners)} cards.",
        "The cards are large enough.",
        "The camera looks down well.",
        "As a check, I name the cards: red 7, Wizard, blue 12, and green 1.",
        "This was a trial with a recording, so nothing is saved.",
    ]
    assert not (tmp_path / "home").exists()


def test_json_has_the_measures_near_the_truth(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.json"
    picture = write(table().picture, tmp_path / "table.png")
    assert run(["calibrate", str(picture), "--json", "--mute", "--output", str(file)]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["event"] for line in lines] == ["measured", "measured", "named", "saved"]
    assert lines[0]["px_per_mm"] == pytest.approx(float(np.median(table().px_per_mm)), rel=0.03)
    assert lines[0]["tilt_deg"] == pytest.approx(10.0, abs=3.0)
    assert lines[0]["problems"] == []
    assert lines[2]["cards"] == ["red-7", "wizard", "blue-12", "green-1"]
    assert lines[3] == {"t": 1.0, "event": "saved", "file": str(file), "unmet": []}
    profile = parse_profile(file.read_bytes())
    assert profile.px_per_mm == lines[1]["px_per_mm"]
    assert (profile.card_short_mm, profile.card_long_mm) == table().size_mm


def test_the_real_reader_names_only_cards_that_lie_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    assert run(["calibrate", str(write(table().picture, tmp_path / "table.png")), "--json", "--mute"]) == 0
    named = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert set(named["cards"]) <= set(table().cards)


def test_a_dark_picture_is_saved_with_what_is_unmet_and_said_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = write(table(Fault.DARK).picture, tmp_path / "dark.png")
    assert run(["calibrate", str(picture), "--mute", "--output", str(tmp_path / "dark.json")]) == 0
    said = captions(capsys.readouterr().err)
    assert said[0] == "Too dark: switch on more light."
    assert said[-1].startswith("Saved, although not all is as it should be.")
    assert "light" in parse_profile((tmp_path / "dark.json").read_bytes()).unmet


def test_cards_that_cannot_be_named_are_said_and_unmet(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calibrate, "open_proof_reader", lambda _: ReadsNothing())
    picture = write(table().picture, tmp_path / "table.png")
    assert run(["calibrate", str(picture), "--mute", "--output", str(tmp_path / "it.json")]) == 0
    said = captions(capsys.readouterr().err)
    assert "I can name none of the cards. Turn them so that their stickers are up." in said
    assert f"{len(table().corners)} cards are not clear: please turn them a little." in said
    assert parse_profile((tmp_path / "it.json").read_bytes()).unmet == ("names",)


def test_a_picture_without_cards_ends_with_the_mend_and_exit_code_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["calibrate", str(write(BARE, tmp_path / "bare.png")), "--mute"]) == 1
    assert "No card was seen, so nothing is saved." in capsys.readouterr().err


@pytest.mark.parametrize("source", ["nothing.png", "No such camera", "http://127.0.0.1:9/x"])
def test_a_source_that_is_not_there_is_one_line_and_exit_code_2(
    source: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["calibrate", source, "--mute", "--json"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1


def test_a_profile_that_cannot_be_written_is_said_and_leaves_nothing_half(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    picture = write(table().picture, tmp_path / "table.png")
    target = tmp_path / "file" / "calibration.json"
    assert run(["calibrate", str(picture), "--mute", "--output", str(target)]) == 1
    assert "could not be saved" in capsys.readouterr().err.splitlines()[-1]
    assert (tmp_path / "file").read_text(encoding="utf-8") == "in the way"


# --- a real stream -----------------------------------------------------------------------------


@contextmanager
def stream_of(pictures: list[tuple[Picture, float]]) -> Iterator[str]:
    """Serve pictures one after another, each for some seconds, the last one for ever."""
    coded = [(cv2.imencode(".jpg", picture)[1].tobytes(), for_s) for picture, for_s in pictures]
    stopped = threading.Event()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "multipart/x-mixed-replace; boundary=frame")
            self.end_headers()
            began_s = time.monotonic()
            while not stopped.is_set():
                data = _now(coded, time.monotonic() - began_s)
                head = f"--frame\r\nContent-Type: image/jpeg\r\nContent-Length: {len(data)}\r\n\r\n"
                try:
                    self.wfile.write(head.encode() + data + b"\r\n")
                except OSError:
                    return
                stopped.wait(0.05)

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002  the base class names it so
            """Stay silent."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/table.mjpg"
    finally:
        stopped.set()
        server.shutdown()
        server.server_close()
        thread.join()


def _now(coded: list[tuple[bytes, float]], t_s: float) -> bytes:
    for data, for_s in coded:
        if t_s < for_s:
            return data
        t_s -= for_s
    return coded[-1][0]


def test_a_real_stream_is_guided_from_dark_to_good_and_saved_for_the_other_commands(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with stream_of([(table(Fault.DARK).picture, 4.0), (table().picture, 0.0)]) as address:
        assert run(["calibrate", address, "--mute"]) == 0
    said = captions(capsys.readouterr().err)
    assert said[1] == "Too dark: switch on more light."
    assert said[2] == "The light is good."
    assert (
        said[-1]
        == f"Saved. This camera is ready: type “tactile play {address}”, with the names of the players."
    )
    assert len(said) == len(set(said))
    profile = parse_profile((tmp_path / "home" / "calibration.json").read_bytes())
    assert profile.camera == Camera(address=address)
    assert profile.unmet == ()
    assert profile.px_per_mm == pytest.approx(float(np.median(table().px_per_mm)), rel=0.03)


def test_a_live_table_that_never_gets_good_ends_when_patience_does(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tactile.cli.setting_up, "PATIENCE_S", 2.5)
    with stream_of([(table(Fault.DARK).picture, 0.0)]) as address:
        assert run(["calibrate", address, "--mute"]) == 0
    assert captions(capsys.readouterr().err)[-1].startswith("Saved, although not all is as it should be.")


# --- choosing a camera -------------------------------------------------------------------------


class Showing:
    """A camera that always shows the same picture."""

    is_live = True

    def __init__(self, picture: Picture) -> None:
        self._picture = picture

    def frames(self) -> Iterator[Frame | None]:
        yield None
        for number in range(9):
            yield Frame(Seconds(0.1 * number), self._picture)

    def close(self) -> None:
        """Nothing is held open."""


CAMERAS = (ListedCamera(0, "Built-in"), ListedCamera(2, "Desk cam"), ListedCamera(3, "Taken"))


def open_one(source: str) -> Showing:
    if source == "3":
        raise WrongInputError("camera-taken", number=3)
    return Showing(table().picture if source == "2" else BARE)


def test_the_camera_that_sees_cards_is_taken_whatever_its_number() -> None:
    said: list[Announcement] = []
    assert pick_camera(CAMERAS, open_one, said.append) == "2"
    assert [one.key for one in said] == [
        "calibrate-camera-tried",
        "calibrate-camera-tried",
        "calibrate-camera-tried",
        "calibrate-camera-no-picture",
        "calibrate-camera-picked",
    ]


def test_a_single_camera_is_taken_without_a_trial() -> None:
    assert pick_camera(CAMERAS[:1], open_one, lambda one: pytest.fail(one.key)) == "0"


@pytest.mark.parametrize(
    ("listed", "key"),
    [
        ((), "calibrate-no-camera"),
        ((CAMERAS[0], ListedCamera(1, "Wall")), "calibrate-no-camera-sees-cards"),
        ((CAMERAS[2], CAMERAS[2]), "calibrate-cameras-taken"),
    ],
)
def test_when_no_camera_will_do_the_error_says_why(
    listed: tuple[ListedCamera, ...], key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cameras, "ROUNDS", 1)
    with pytest.raises(TactileError) as failed:
        pick_camera(listed, open_one, lambda _: None)
    assert failed.value.key == key


def test_a_camera_may_be_named_by_a_part_of_its_name() -> None:
    assert find_source("desk", lambda: CAMERAS) == "2"
    assert find_source("7", lambda: CAMERAS) == "7"


def test_without_a_camera_the_command_ends_with_the_mend(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calibrate, "listed_cameras", lambda: ())
    assert run(["calibrate", "--mute"]) == 2
    assert capsys.readouterr().err == (
        "There is no camera. Plug one in, or type “tactile doctor” for what is missing.\n"
    )


# --- words -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", Language)
def test_every_verdict_has_a_whole_sentence_in_every_language(language: Language) -> None:
    phrases = Phrasebook(language)
    verdicts = [Verdict(aspect, amount=3) for aspect in Aspect]
    verdicts += [Verdict(Aspect.LIGHT, problem, side, 2) for problem in Problem for side in Side]
    for verdict in verdicts:
        announcement = announce_verdict(verdict)
        sentence = phrases.say(announcement.key, **announcement.facts)
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert "\n" not in sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (Language.ENGLISH, "Too dark on the right: switch on a lamp there."),
        (Language.FRENCH, "Trop sombre à droite : allumez une lampe de ce côté."),
        (Language.GERMAN, "Zu dunkel auf der rechten Seite: Schalten Sie dort eine Lampe ein."),
    ],
)
def test_a_shadow_is_said_with_its_side(language: Language, sentence: str) -> None:
    said = announce_verdict(Verdict(Aspect.LIGHT, Problem.DARK, Side.RIGHT))
    assert " ".join(Phrasebook(language).say(said.key, **said.facts).split()) == sentence
