"""Doctor says what is there and what is missing, with the mend; a part that hangs stops nothing."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from calibration.profile import Camera, Profile, dump_profile
from tactile.cli import doctor, main, probes
from tactile.cli.findings import (
    FolderFault,
    ProfileState,
    Verdict,
    findings_of,
    folder_finding,
    judge,
    profile_finding,
    python_finding,
)
from tactile.cli.probes import (
    Answer,
    CameraFound,
    Cameras,
    Model,
    NoAnswer,
    Ocr,
    Probe,
    Sound,
    Voices,
    ask_all,
    read_answer,
)
from tactile.errors import TactileError
from tactile.say.phrases import Language, Phrasebook
from tactile.see import net

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from tactile.cli.findings import Finding

Answers = dict[Probe, "Answer | NoAnswer"]

WEBCAM = CameraFound(0, "Table Cam", (1280, 720))
PROFILE = Profile(
    camera=Camera(number=0),
    width_px=1280,
    height_px=720,
    px_per_mm=3.0,
    tilt_deg=10.0,
    card_short_mm=59.0,
    card_long_mm=91.0,
    brightness=220.0,
    clipped_share=0.0,
    blur_mm=0.2,
    noise=2.0,
)
ALL_WELL: Answers = {
    Probe.CAMERAS: Cameras((WEBCAM,)),
    Probe.SOUND: Sound(library=True, system_library=True, devices=("Loudspeaker",)),
    Probe.VOICES: Voices(tuple(Language)),
    Probe.SYSTEM_VOICES: Voices(()),
    Probe.OCR: Ocr(None),
    Probe.MODEL: Model(),
}

CASES: list[tuple[Probe, Answer | NoAnswer, str, Verdict]] = [
    (Probe.CAMERAS, Cameras((WEBCAM,)), "doctor-camera-works", Verdict.READY),
    (Probe.CAMERAS, Cameras(()), "doctor-cameras-none", Verdict.NO_CAMERA),
    (Probe.CAMERAS, Cameras((CameraFound(1, "B", None),)), "doctor-camera-no-picture", Verdict.NO_CAMERA),
    (
        Probe.CAMERAS,
        Cameras((CameraFound(1, "B", None, denied=True),)),
        "doctor-camera-denied",
        Verdict.NO_CAMERA,
    ),
    (Probe.CAMERAS, NoAnswer.TOO_LATE, "doctor-too-late", Verdict.NO_CAMERA),
    (Probe.CAMERAS, NoAnswer.BROKEN, "doctor-broken", Verdict.NO_CAMERA),
    (
        Probe.SOUND,
        Sound(library=True, system_library=True, devices=("A", "B")),
        "doctor-sound-works",
        Verdict.READY,
    ),
    (
        Probe.SOUND,
        Sound(library=True, system_library=True, devices=()),
        "doctor-sound-none",
        Verdict.SILENT,
    ),
    (
        Probe.SOUND,
        Sound(library=False, system_library=True, devices=()),
        "doctor-sound-library",
        Verdict.SILENT,
    ),
    (
        Probe.SOUND,
        Sound(library=True, system_library=False, devices=()),
        "doctor-sound-system-library",
        Verdict.SILENT,
    ),
    (Probe.SOUND, NoAnswer.TOO_LATE, "doctor-too-late", Verdict.SILENT),
    (Probe.SOUND, NoAnswer.BROKEN, "doctor-broken", Verdict.SILENT),
    (Probe.VOICES, Voices((Language.FRENCH,)), "doctor-voices-there", Verdict.READY),
    (Probe.VOICES, Voices(()), "doctor-voices-none", Verdict.SILENT),
    (Probe.VOICES, NoAnswer.TOO_LATE, "doctor-too-late", Verdict.SILENT),
    (Probe.VOICES, NoAnswer.BROKEN, "doctor-broken", Verdict.SILENT),
    (Probe.SYSTEM_VOICES, Voices((Language.GERMAN,)), "doctor-system-voices-there", Verdict.READY),
    (Probe.SYSTEM_VOICES, Voices(()), "doctor-system-voices-none", Verdict.READY),
    (Probe.SYSTEM_VOICES, NoAnswer.TOO_LATE, "doctor-too-late", Verdict.READY),
    (Probe.SYSTEM_VOICES, NoAnswer.BROKEN, "doctor-broken", Verdict.READY),
    (Probe.OCR, Ocr("tesserocr"), "doctor-ocr-there", Verdict.READY),
    (Probe.OCR, Ocr(None), "doctor-ocr-none", Verdict.READY),
    (Probe.OCR, NoAnswer.BROKEN, "doctor-broken", Verdict.READY),
    (Probe.MODEL, Model(), "doctor-model-there", Verdict.READY),
    (Probe.MODEL, Model(missing=("looks.onnx",)), "doctor-model-missing", Verdict.NOT_READY),
    (Probe.MODEL, Model(broken=("looks.onnx",)), "doctor-model-broken", Verdict.NOT_READY),
    (Probe.MODEL, Model(("looks.onnx",), ("glyphs.onnx",)), "doctor-model-broken", Verdict.NOT_READY),
    (Probe.MODEL, NoAnswer.BROKEN, "doctor-broken", Verdict.NOT_READY),
    (Probe.MODEL, NoAnswer.TOO_LATE, "doctor-too-late", Verdict.NOT_READY),
]


def _findings(answers: Mapping[Probe, Answer | NoAnswer]) -> list[Finding]:
    return [finding for probe, answer in answers.items() for finding in findings_of(probe, answer)]


@pytest.mark.parametrize(("probe", "answer", "key", "verdict"), CASES)
def test_each_answer_has_its_sentence_and_its_verdict(
    probe: Probe, answer: Answer | NoAnswer, key: str, verdict: Verdict
) -> None:
    assert key in [finding.key for finding in findings_of(probe, answer)]
    assert judge(_findings({**ALL_WELL, probe: answer})) is verdict


@pytest.mark.parametrize("language", Language)
def test_every_finding_and_verdict_is_a_whole_sentence(language: Language, tmp_path: Path) -> None:
    phrases = Phrasebook(language)
    findings = [finding for probe, answer, _, _ in CASES for finding in findings_of(probe, answer)]
    findings += [folder_finding(tmp_path, fault) for fault in (None, *FolderFault)]
    findings += [profile_finding(tmp_path / "profile", state) for state in ProfileState]
    findings += [python_finding((3, 11))]
    for verdict in Verdict:
        for sentence in doctor.sentences(findings, verdict, phrases):
            assert sentence[0].isupper()
            assert sentence[-1] == "."


def test_one_camera_of_two_is_enough() -> None:
    cameras = Cameras((CameraFound(0, "Lid", None), CameraFound(1, "Table Cam", (1920, 1080))))
    assert judge(_findings({**ALL_WELL, Probe.CAMERAS: cameras})) is Verdict.READY


@pytest.mark.parametrize("fault", FolderFault)
def test_no_game_without_a_folder_to_keep_it_in(fault: FolderFault, tmp_path: Path) -> None:
    assert judge([*_findings(ALL_WELL), folder_finding(tmp_path, fault)]) is Verdict.NOT_READY


@pytest.mark.parametrize(
    ("content", "state", "verdict"),
    [
        (dump_profile(PROFILE), ProfileState.THERE, Verdict.READY),
        (None, ProfileState.NONE, Verdict.READY),
        (b"{}", ProfileState.BROKEN, Verdict.NOT_READY),
    ],
    ids=["there", "none", "broken"],
)
def test_a_calibration_is_welcome_and_only_a_broken_one_stands_in_the_way(
    content: bytes | None, state: ProfileState, verdict: Verdict, tmp_path: Path
) -> None:
    file = tmp_path / "calibration.json"
    if content is not None:
        file.write_bytes(content)
    assert doctor.profile_state(file) is state
    assert judge([*_findings(ALL_WELL), profile_finding(file, state)]) is verdict


def test_what_is_missing_is_said_before_what_is_there() -> None:
    findings = _findings({**ALL_WELL, Probe.MODEL: Model(missing=("looks.onnx",))})
    said = doctor.sentences(findings, judge(findings), Phrasebook(Language.ENGLISH))
    assert said[:2] == [
        "No game can be played yet. What is missing comes first.",
        "The model that reads the stickers is missing: looks.onnx. Fetch the project again.",
    ]


@pytest.mark.parametrize(
    "answers",
    [ALL_WELL, {**ALL_WELL, Probe.SOUND: NoAnswer.BROKEN}, {**ALL_WELL, Probe.CAMERAS: Cameras(())}],
    ids=["ready", "silent", "no camera"],
)
def test_that_something_is_missing_is_an_answer_and_no_error(
    answers: Answers, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(doctor, "ask_all", lambda _: answers)
    monkeypatch.setattr(doctor, "THIS_SYSTEM", tuple(Probe))
    monkeypatch.setattr(doctor, "data_folder", lambda: tmp_path / "not" / "made" / "yet")
    assert main.run(["doctor"]) == 0


def test_json_holds_one_object_a_line_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(doctor, "ask_all", lambda _: ALL_WELL)
    main.run(["doctor", "--json"])
    out, err = capfd.readouterr()
    found = [json.loads(line) for line in out.splitlines()]
    assert {"part": "cameras", "good": True, "weight": "needed"}.items() <= found[0].items()
    assert err == ""


def test_what_people_read_goes_to_standard_error(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(doctor, "ask_all", lambda _: ALL_WELL)
    main.run(["doctor"])
    out, err = capfd.readouterr()
    assert out == ""
    assert len(err.splitlines()) > 1


def test_a_folder_that_is_not_made_yet_is_judged_by_the_one_above_and_not_made(tmp_path: Path) -> None:
    assert doctor.folder_fault(tmp_path / "a" / "b") is None
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_a_file_cannot_keep_games(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert doctor.folder_fault(tmp_path / "file" / "games") is FolderFault.DENIED


def test_a_full_disk_cannot_keep_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = type("Usage", (), {"free": 1_000})
    monkeypatch.setattr("shutil.disk_usage", lambda _: usage)
    assert doctor.folder_fault(tmp_path) is FolderFault.FULL


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("import time; time.sleep(60)", NoAnswer.TOO_LATE),
        ("import os; os.abort()", NoAnswer.BROKEN),
        ("print('no answer')", NoAnswer.BROKEN),
        ("print('a driver talks'); print('{\"name\": \"tesserocr\"}')", Ocr("tesserocr")),
    ],
    ids=["hangs", "crashes", "talks", "answers"],
)
def test_a_probe_that_hangs_or_crashes_is_only_an_answer_less(
    code: str, expected: Ocr | NoAnswer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def start(_: Probe) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )

    monkeypatch.setattr(probes, "_start", start)
    limit_s = 0.1 if expected is NoAnswer.TOO_LATE else 20.0
    assert ask_all((Probe.OCR,), limit_s) == {Probe.OCR: expected}


def test_a_probe_answers_from_a_process_of_its_own() -> None:
    answers = ask_all((Probe.OCR, Probe.VOICES))
    assert isinstance(answers[Probe.OCR], Ocr)
    assert answers[Probe.VOICES] == Voices(tuple(Language))


def test_the_model_of_this_project_is_whole() -> None:
    assert probes.probe_model() == Model()


def test_each_file_of_the_model_that_is_missing_or_does_not_load_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def load(file: net.Net) -> None:
        keys = {net.Net.LOOKS: "model-missing", net.Net.WHOLES: "model-broken"}
        if file in keys:
            raise TactileError(keys[file], file=file.value)

    monkeypatch.setattr(net, "load_net", load)
    assert probes.probe_model() == Model(missing=("looks.onnx",), broken=("wholes.onnx",))


def test_an_answer_of_the_wrong_form_is_none() -> None:
    assert read_answer(Probe.CAMERAS, b'{"cameras": 3}') is NoAnswer.BROKEN
