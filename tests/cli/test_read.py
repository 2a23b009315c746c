"""`tactile read` by its contract: an object a picture, plain lines for people, no picture overwritten."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import cv2
import numpy as np
import pytest

import tactile.cli.reading
from engine.cards import CardName, Colour
from tactile.cli.json_lines import json_line
from tactile.cli.main import run
from tactile.see.reads import CardKind, CardRead, Confidence, Point, Reason, UnsureRead

if TYPE_CHECKING:
    from pathlib import Path

    from tactile.see.reads import Picture, Quad, Read

BOX: Quad = (Point(10.04, 20.0), Point(30.0, 20.0), Point(30.0, 40.0), Point(10.0, 40.0))
RED_7 = CardRead(
    CardName("red-7"), CardKind.NUMBER, Colour.RED, 7, Confidence(0.99812), Point(20.06, 30.0), BOX
)
WIZARD = CardRead(CardName("wizard"), CardKind.WIZARD, None, None, Confidence(0.97), Point(20.0, 30.0), BOX)
GLARE = UnsureRead(Reason.GLARE, Confidence(0.41), Point(20.0, 30.0), BOX)


class Reads:
    """Reads on every picture what it is told to, whatever is on it."""

    def __init__(self, *reads: Read) -> None:
        self.reads = reads

    def read(self, picture: Picture) -> tuple[Read, ...]:
        return self.reads


@pytest.fixture(autouse=True)
def _reads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tactile.cli.reading, "open_reader", lambda *_: Reads(RED_7, GLARE))
    monkeypatch.setenv("TACTILE_LANGUAGE", "en")


def write(path: Path, grey: int = 100) -> Path:
    noise = np.random.default_rng(grey).integers(0, 20, (48, 64, 3), np.uint8)
    cv2.imwrite(str(path), noise + np.uint8(grey))
    return path


def test_each_picture_is_an_object_with_the_fields_of_the_contract_in_the_order_given(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names = [str(write(tmp_path / name)) for name in ("b.png", "a.png")]
    assert run(["read", *names, "--json"]) == 0
    first, second = (json.loads(line) for line in capsys.readouterr().out.splitlines())
    assert [first["image"], second["image"]] == names
    assert list(first) == ["image", "width", "height", "milliseconds", "reads"]
    assert (first["width"], first["height"]) == (64, 48)
    box = [[10.0, 20.0], [30.0, 20.0], [30.0, 40.0], [10.0, 40.0]]
    assert first["reads"] == [
        {
            "status": "read", "card": "red-7", "kind": "number", "colour": "red", "value": 7,
            "confidence": 0.9981, "centre": [20.1, 30.0], "label": box, "reason": None,
        },
        {
            "status": "unsure", "card": None, "kind": None, "colour": None, "value": None,
            "confidence": 0.41, "centre": [20.0, 30.0], "label": box, "reason": "glare",
        },
    ]  # fmt: skip


def test_a_picture_is_named_as_it_was_given(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path / "a.png")
    monkeypatch.chdir(tmp_path)
    assert run(["read", "./a.png", f"{tmp_path}//a.png", "--json"]) == 0
    images = [json.loads(line)["image"] for line in capsys.readouterr().out.splitlines()]
    assert images == ["./a.png", f"{tmp_path}//a.png"]


def test_a_wizard_has_neither_colour_nor_value(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tactile.cli.reading, "open_reader", lambda *_: Reads(WIZARD))
    assert run(["read", str(write(tmp_path / "a.png")), "--json"]) == 0
    (read,) = json.loads(capsys.readouterr().out)["reads"]
    assert (read["card"], read["kind"], read["colour"], read["value"]) == ("wizard", "wizard", None, None)


def test_people_are_told_in_plain_lines(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["read", str(write(tmp_path / "a.png"))]) == 0
    out, err = capsys.readouterr()
    assert out == "", "prose is for standard error (contracts)"
    assert err.splitlines() == [
        "One card read on a.png, one more is not clear:",
        "Red 7.",
        "Not clear: light shines on it. Turn the card, or move the lamp.",
    ]


def test_a_picture_that_is_missing_is_one_line_and_hides_no_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing, before, behind = tmp_path / "none.png", write(tmp_path / "a.png"), write(tmp_path / "b.png")
    assert run(["read", str(before), str(missing), str(behind), "--json"]) == 2
    out, err = capsys.readouterr()
    assert [json.loads(line)["image"] for line in out.splitlines()] == [str(before), str(behind)]
    assert len(err.splitlines()) == 1
    assert str(missing) in err


def test_each_drawn_picture_has_a_file_of_its_own(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
    pictures = [write(tmp_path / "one" / "a.png", 30), write(tmp_path / "two" / "a.png", 200)]
    drawn = tmp_path / "drawn"
    assert run(["read", *map(str, pictures), "--overlay", str(drawn)]) == 0
    assert sorted(file.name for file in drawn.iterdir()) == ["a-2.png", "a.png"]
    greys = [cv2.imread(str(drawn / name), cv2.IMREAD_COLOR) for name in ("a.png", "a-2.png")]
    assert [bool(grey is not None and grey[-1].mean() > 128) for grey in greys] == [False, True]


def test_no_picture_is_drawn_over_itself_or_over_another_that_is_read(tmp_path: Path) -> None:
    pictures = [write(tmp_path / name) for name in ("a.jpg", "a.png")]
    before = [picture.read_bytes() for picture in pictures]
    assert run(["read", *map(str, pictures), "--overlay", str(tmp_path)]) == 0
    assert [picture.read_bytes() for picture in pictures] == before
    assert {file.name for file in tmp_path.iterdir()} == {"a.jpg", "a.png", "a-2.jpg", "a-2.png"}


@pytest.mark.parametrize(("name", "drawn_as"), [("a.jpg", "a.jpg"), ("a.PNG", "a.PNG"), ("a.ppm", "a.png")])
def test_a_drawn_picture_keeps_its_name_and_replaces_that_of_an_earlier_run(
    name: str, drawn_as: str, tmp_path: Path
) -> None:
    picture, drawn = write(tmp_path / name), tmp_path / "drawn"
    for _ in range(2):
        assert run(["read", str(picture), "--overlay", str(drawn)]) == 0
    assert [file.name for file in drawn.iterdir()] == [drawn_as]
    assert cv2.imread(str(drawn / drawn_as)) is not None


def test_a_folder_that_cannot_be_written_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    assert run(["read", str(write(tmp_path / "a.png")), "--overlay", str(tmp_path / "file"), "--json"]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_name_that_is_no_text_is_written_escaped_so_that_the_line_stays_json() -> None:
    line = json_line({"image": "caf\udce9.jpg"})
    assert line == b'{"image": "caf\\udce9.jpg"}'
    assert json.loads(line.decode()) == {"image": "caf\udce9.jpg"}
