"""start.py installs once, goes on after a break, and says each obstacle in a sentence with its mend."""

from __future__ import annotations

import ast
import errno
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import start
from start import StartError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

ROOT = Path(start.__file__).parent
LANGUAGES = ("en", "fr", "de")
LOCKS = ("requirements.lock", "requirements-test.lock")


def _quiet(key: str, **facts: object) -> None:
    del key, facts


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give a checkout of its own, with a .venv that looks made."""
    for name in (*LOCKS, "pyproject.toml"):
        (tmp_path / name).write_text(name, encoding="utf-8")
    venv = tmp_path / ".venv"
    python = venv / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.touch()
    monkeypatch.setattr(start, "ROOT", tmp_path)
    monkeypatch.setattr(start, "VENV", venv)
    monkeypatch.setattr(start, "PYTHON", python)
    monkeypatch.setattr(start, "make_environment", lambda _: None)
    return tmp_path


def _pip_that_fails_at(call: int | None, calls: list[Sequence[str]]) -> Callable[..., None]:
    def pip(_: object, *arguments: str) -> None:
        calls.append(arguments)
        if len(calls) == call:
            raise StartError("start-no-network")

    return pip


@pytest.mark.usefixtures("place")
def test_what_is_installed_already_is_not_installed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[Sequence[str]] = []
    monkeypatch.setattr(start, "pip", _pip_that_fails_at(None, calls))
    start.install(_quiet, testing=True)
    assert len(calls) == 3
    start.install(_quiet, testing=True)
    assert len(calls) == 3


@pytest.mark.usefixtures("place")
@pytest.mark.parametrize("call", [1, 2, 3])
def test_an_installation_that_broke_off_is_taken_up_again(call: int, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[Sequence[str]] = []
    monkeypatch.setattr(start, "pip", _pip_that_fails_at(call, calls))
    with pytest.raises(StartError):
        start.install(_quiet, testing=True)
    start.install(_quiet, testing=True)
    again = calls[call:]
    assert any("requirements-test.lock" in argument for argument in again[-1])
    assert len(again) == (1 if call == 3 else 3)


@pytest.mark.parametrize(("lock", "installs"), [("requirements.lock", 2), ("requirements-test.lock", 1)])
def test_a_changed_lock_is_installed_anew(
    lock: str, installs: int, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[Sequence[str]] = []
    monkeypatch.setattr(start, "pip", _pip_that_fails_at(None, calls))
    start.install(_quiet, testing=True)
    calls.clear()
    (place / lock).write_text("newer", encoding="utf-8")
    start.install(_quiet, testing=True)
    assert len(calls) == installs


@pytest.mark.usefixtures("place")
def test_a_player_gets_no_test_tools(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[Sequence[str]] = []
    monkeypatch.setattr(start, "pip", _pip_that_fails_at(None, calls))
    start.install(_quiet, testing=False)
    assert not any("requirements-test.lock" in argument for call in calls for argument in call)


COMPLAINTS = [
    ("ERROR: Could not install packages: [Errno 28] No space left on device", "start-disk-full"),
    ("NewConnectionError: Failed to establish a new connection: Name or service", "start-no-network"),
    ("WARNING: Retrying (Retry(total=4)) after connection broken by 'ReadTimeoutError'", "start-no-network"),
    ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE", "start-changed-package"),
    ("ERROR: No matching distribution found for onnxruntime==1.32.0", "start-no-wheel"),
    ("x.whl is not a supported wheel on this platform.", "start-no-wheel"),
    (
        "Retrying after connection broken by 'ConnectTimeoutError'\nERROR: No matching distribution found",
        "start-no-network",
    ),
    ("something else", None),
]


@pytest.mark.parametrize(("output", "key"), COMPLAINTS)
def test_an_installer_s_complaint_becomes_its_cause(output: str, key: str | None) -> None:
    assert start.cause(output) == key


def test_an_old_python_is_refused_and_named() -> None:
    with pytest.raises(StartError) as refused:
        start.refuse_old_python((3, 10))
    assert refused.value.facts == {"found": "3.10"}
    start.refuse_old_python((3, 11))


def test_start_py_can_be_parsed_by_the_old_pythons_that_it_refuses() -> None:
    ast.parse((ROOT / "start.py").read_text(encoding="utf-8"), feature_version=(3, 7))


def test_start_py_needs_nothing_but_the_standard_library() -> None:
    tree = ast.parse((ROOT / "start.py").read_text(encoding="utf-8"))
    names = [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
    names += [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert {name.partition(".")[0] for name in names} <= set(sys.stdlib_module_names)


def test_a_disk_without_room_is_refused_before_anything_is_made() -> None:
    with pytest.raises(StartError, match="start-disk-full"):
        start.refuse_full_disk(start.NEEDED_MB * 1_000_000 - 1)
    start.refuse_full_disk(start.NEEDED_MB * 1_000_000)


@pytest.mark.parametrize(
    ("error", "code", "words"),
    [
        (StartError("start-no-venv"), 1, "apt install python3-venv"),
        (StartError("start-disk-full"), 1, "700 megabytes"),
        (StartError("start-failed", log="the log"), 1, "the log"),
        (OSError(errno.ENOSPC, "full"), 1, "700 megabytes"),
        (PermissionError(errno.EACCES, "denied"), 1, "may write"),
        (KeyboardInterrupt(), 130, "goes on where it was"),
    ],
)
def test_each_obstacle_is_one_line_with_its_mend(
    error: BaseException,
    code: int,
    words: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setenv("TACTILE_LANGUAGE", "en")
    monkeypatch.setattr(start, "install", fail)
    assert start.main([]) == code
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert words in err


def test_every_check_runs_and_the_first_failure_is_the_exit_code(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[str] = []

    def run(module: Sequence[str], **_: object) -> int:
        ran.append(module[0])
        return {"mypy": 3, "pytest": 5}.get(module[0], 0)

    monkeypatch.setattr(start, "install", lambda *_, **__: None)
    monkeypatch.setattr(start, "run", run)
    assert start.main(["test"]) == 3
    assert ran == ["ruff", "ruff", "mypy", "pytest"]


@pytest.mark.parametrize(("module", "told"), [("tactile", start.how_to_start(os.name)), ("pytest", None)])
def test_tactile_is_told_what_the_user_types_to_start_it(
    module: str, told: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[Mapping[str, str]] = []

    def run(_: object, *, env: Mapping[str, str], **__: object) -> subprocess.CompletedProcess[bytes]:
        given.append(env)
        return subprocess.CompletedProcess([], 0)

    monkeypatch.delenv("TACTILE_COMMAND", raising=False)
    monkeypatch.setattr("subprocess.run", run)
    start.run([module])
    assert [env.get("TACTILE_COMMAND") for env in given] == [told]


@pytest.mark.parametrize("arguments", [["doctor"], ["play", "0", "--json"]])
def test_what_follows_goes_to_tactile_with_its_exit_code(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran: list[Sequence[str]] = []

    def run(module: Sequence[str], **_: object) -> int:
        ran.append(module)
        return 2

    monkeypatch.setattr(start, "install", lambda *_, **__: None)
    monkeypatch.setattr(start, "run", run)
    assert start.main(arguments) == 2
    assert ran == [["tactile", *arguments]]
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({"TACTILE_LANGUAGE": "de", "LANG": "fr_FR.UTF-8"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LC_ALL": "de_AT", "LANG": "fr_FR"}, "de"),
    ],
)
def test_it_speaks_the_language_of_the_system(environment: dict[str, str], code: str) -> None:
    assert start.language(environment) == code


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_sentence_that_start_py_names_is_there_on_one_line_and_no_other(code: str) -> None:
    named = set(re.findall(r'"(start-[a-z-]+)"', (ROOT / "start.py").read_text(encoding="utf-8")))
    sentences = start.read_sentences(code)
    assert set(sentences) == named
    assert all(sentence[-1] == "." for sentence in sentences.values())


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_pins_each_package_by_fingerprint_and_names_no_index(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    packages = re.split(r"\n(?=[a-z])", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE).strip())
    assert all("==" in package and "--hash=sha256:" in package for package in packages)
    assert "://" not in text


def test_the_locks_hold_all_that_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = project["dependency-groups"]
    asked = {
        "requirements.lock": project["project"]["dependencies"] + groups["build"],
        "requirements-test.lock": groups["test"],
    }
    for lock, requirements in asked.items():
        pinned = set(re.findall(r"^([a-z0-9-]+)==", (ROOT / lock).read_text(encoding="utf-8"), re.MULTILINE))
        names = {re.match(r"[\w.-]+", asked)[0].lower().replace(".", "-") for asked in requirements}  # type: ignore[index]
        assert names <= pinned


def test_the_recorded_table_and_its_answers_are_in_the_project() -> None:
    assert (ROOT / start.SAMPLE[1]).stat().st_size > 0
    assert (ROOT / start.ANSWERS).read_text(encoding="utf-8").strip()
