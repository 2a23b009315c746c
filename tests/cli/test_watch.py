"""`tactile watch` by its contract."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, cast

import pytest

import tactile.cli.profiles
import tactile.cli.watch
from tactile.cli.looking import HEARD_OUT_S, Pace
from tactile.cli.main import run
from tactile.cli.profiles import calibration_of, load_profile
from tactile.errors import WrongInputError
from tactile.watch.news import Seconds
from tests.cli.stamped import StampReader, write_table

if TYPE_CHECKING:
    from pathlib import Path

    from tactile.say.channels import Channel


@pytest.fixture(autouse=True)
def _stamps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tactile.cli.watch, "open_reader", lambda *_: StampReader())
    monkeypatch.setenv("TACTILE_LANGUAGE", "en")


def test_events_are_json_lines_with_the_fields_of_the_contract(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = write_table(tmp_path / "table", "blue-8", "red-7", None, None, None)
    assert run(["watch", str(table), "--json", "--mute"]) == 0
    out, err = capsys.readouterr()
    lines = [json.loads(line) for line in out.splitlines()]
    assert [(line["event"], line["card"]) for line in lines] == [
        ("card_placed", "blue-8"), ("card_placed", "red-7"), ("card_removed", "red-7")
    ]  # fmt: skip
    assert list(lines[0]) == ["t", "event", "card", "centre", "track"]
    assert lines[0]["centre"] == [22.0, 32.0]
    assert len({line["track"] for line in lines}) == 2
    assert err == ""


def test_without_json_nothing_is_on_standard_output(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["watch", str(write_table(tmp_path / "table", "blue-8", "red-7")), "--mute"]) == 0
    assert capsys.readouterr().out == ""


def test_a_truncated_picture_is_named_and_the_rest_is_watched(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = write_table(tmp_path / "table", "blue-8", "red-7")
    (table / "3.png").write_bytes(b"\x89PNG")
    assert run(["watch", str(table), "--json", "--mute"]) == 0
    out, err = capsys.readouterr()
    assert len(out.splitlines()) == 2
    assert err == "The picture 3.png cannot be read and is left out.\n"


@pytest.mark.parametrize("source", ["nothing.mp4", "77", "http://127.0.0.1:9/x"])
def test_a_source_that_cannot_be_opened_is_one_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], source: str
) -> None:
    assert run(["watch", source, "--json"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1
    assert source in err


def test_a_recording_keeps_its_own_time_but_for_the_time_of_an_answer() -> None:
    now, slept = [100.0], []

    def sleep(seconds: float) -> None:
        slept.append(round(seconds, 3))
        now[0] += seconds

    pace = Pace(clock=lambda: now[0], sleep=sleep)
    pace.wait_until(Seconds(0.0))
    pace.wait_until(Seconds(1.0))
    with pace.stopped():
        now[0] += 30.0
    pace.wait_until(Seconds(1.5))
    now[0] += 2.0
    pace.wait_until(Seconds(2.0))
    assert slept == [1.0, 0.5]


class Talking:
    """A channel that says one sentence for so many looks, or for ever."""

    def __init__(self, looks: float) -> None:
        self.left = looks
        self.waited_s = 0.0

    def wait(self, timeout_s: float) -> bool:
        self.waited_s += timeout_s
        self.left -= 1
        return self.left <= 0


@pytest.mark.parametrize(
    ("looks", "leaves_at", "waited_s"), [(3, 9.0, 0.3), (9, 0.2, 0.2), (float("inf"), 99.0, HEARD_OUT_S)]
)
def test_a_recording_waits_for_its_voice_but_not_after_somebody_left_nor_for_a_dead_one(
    looks: float, leaves_at: float, waited_s: float
) -> None:
    channel = Talking(looks)
    Pace().hear_out(cast("Channel", channel), lambda: channel.waited_s >= leaves_at - 0.01)
    assert channel.waited_s == pytest.approx(waited_s)


def saved_profile(folder: Path, **camera: object) -> Path:
    profile = {
        "version": 1, "camera": camera, "width_px": 1280, "height_px": 720, "px_per_mm": 2.5, "tilt_deg": 5.0,
        "card_short_mm": 59.0, "card_long_mm": 91.0, "brightness": 200.0, "clipped_share": 0.0,
        "blur_mm": 0.2, "noise": 2.0,
    }  # fmt: skip
    path = folder / "calibration.json"
    path.write_text(json.dumps(profile), encoding="utf-8")
    return path


@pytest.mark.parametrize(("source", "used"), [("0", True), ("1", False), ("game.mp4", False)])
def test_the_saved_calibration_is_used_for_its_own_camera_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str, used: bool
) -> None:
    saved = saved_profile(tmp_path, number=0)
    monkeypatch.setattr(tactile.cli.profiles, "profile_file", lambda: saved)
    assert calibration_of(source, None) == (saved if used else None)


def test_a_recording_is_watched_though_the_saved_calibration_is_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tactile.cli.profiles, "profile_file", lambda: tmp_path / "calibration.json")
    (tmp_path / "calibration.json").write_text("{", encoding="utf-8")
    assert calibration_of("game.mp4", None) is None


def test_a_calibration_that_is_named_is_used_for_any_source(tmp_path: Path) -> None:
    assert calibration_of("game.mp4", tmp_path / "mine.json") == tmp_path / "mine.json"


@pytest.mark.parametrize(
    ("content", "key"),
    [(None, "calibration-unreadable"), (b"{}", "calibration-broken"), (b"x", "calibration-broken")],
)
def test_a_calibration_that_cannot_be_used_is_named(tmp_path: Path, content: bytes | None, key: str) -> None:
    path = tmp_path / "mine.json"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(WrongInputError) as caught:
        load_profile(path)
    assert caught.value.key == key
