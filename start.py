#!/usr/bin/env python3
"""Install tactile into this checkout and run it. Standard library only, for it comes before all else.

    python3 start.py            installs what is missing, then plays the recorded sample table
    python3 start.py test       installs the test tools too, then runs every check
    python3 start.py doctor     or any other command: what follows is given to tactile

All that is installed goes into the folder .venv beside this file. Broken off, it goes on where it was;
done already, it starts at once. Everything said here is on standard error, in English, French or German.
"""

from __future__ import annotations

import ctypes
import errno
import hashlib
import importlib.util
import locale
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    Say = Callable[..., None]

JOURNAL = ".venv/recorded-table.jsonl"
"""The game of the recorded table is none of the player's own, so it is not kept among those."""

SAMPLE = [
    *("play", "samples/tables/three-friends.mp4"),
    *("--players", "Ann,Ben,Cleo", "--rounds", "1,2,3,4", "--journal", JOURNAL),
]
"""The main job, on the recorded table."""

ANSWERS = "samples/tables/three-friends.answers.txt"
"""What the players answer when they are asked for bids: the standard input of the main job."""

CHECKS = [
    ["ruff", "check", "."],
    ["ruff", "format", "--check", "."],
    ["mypy"],
    ["pytest", "-n", "2"],
]
"""What `test` runs, each as a module; pytest last, for its closing line ends the report."""

OLDEST_PYTHON = (3, 11)
STOPPED_BY_USER = 130
PATIENCE_S = 20
NEEDED_MB = 700

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
LOG = VENV / "install.log"

CAUSES = [
    ("start-disk-full", r"No space left on device|Errno 28|not enough space on the disk"),
    ("start-changed-package", r"DO NOT MATCH THE HASHES"),
    ("start-no-network", r"Failed to establish|Connect\w*(Error|Timeout)|ReadTimeout|Max retries|Retrying"),
    ("start-no-wheel", r"No matching distribution|not a supported wheel"),
]
"""What an installer says, and the sentence that it becomes; the first that is found counts."""


class StartError(Exception):
    """Something stands in the way of a start. `key` names the sentence in start.ftl."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


def main(arguments: Sequence[str]) -> int:
    """Start, and give the exit code."""
    sentences = read_sentences(language(os.environ))
    try:
        return start(arguments, lambda key, **facts: tell(sentences, key, facts))
    except StartError as error:
        tell(sentences, error.key, {"needed": NEEDED_MB, **error.facts})
    except OSError as error:
        key = "start-disk-full" if error.errno == errno.ENOSPC else "start-cannot-write"
        tell(sentences, key, {"detail": error, "folder": VENV, "needed": NEEDED_MB})
    except KeyboardInterrupt:
        tell(sentences, "start-stopped", {})
        return STOPPED_BY_USER
    return 1


def start(arguments: Sequence[str], say: Say) -> int:
    """Install what is missing, then do what was asked for."""
    refuse_old_python(sys.version_info[:2])
    testing = arguments == ["test"]
    install(say, testing=testing)
    if testing:
        return run_checks(say)
    if arguments:
        return run(["tactile", *arguments])
    return play_sample(say)


def play_sample(say: Say) -> int:
    """Run the main job on the recorded table."""
    if not (ROOT / ANSWERS).exists():
        raise StartError("start-no-sample")
    say("start-sample")
    (ROOT / JOURNAL).unlink(missing_ok=True)
    with (ROOT / ANSWERS).open("rb") as answers:
        code = run(["tactile", *SAMPLE], stdin=answers, cwd=ROOT)
    if code == 0:
        say("start-next", start=how_to_start(os.name))
    return code


def run_checks(say: Say) -> int:
    """Run every check, also after one that failed; give the first exit code that is not 0."""
    failed = {}
    for check in CHECKS:
        command = " ".join(check)
        say("start-check", check=command)
        code = run(check, cwd=ROOT)
        if code:
            failed[command] = code
    if failed:
        say("start-checks-failed", checks=", ".join(failed))
    return next(iter(failed.values()), 0)


def run(module: Sequence[str], *, cwd: Path | None = None, stdin: IO[bytes] | None = None) -> int:
    """Run a module in the environment of this checkout, and give its exit code."""
    environment = {**os.environ, "PYTHONUTF8": "1"}
    if module[0] == "tactile":
        environment["TACTILE_COMMAND"] = how_to_start(os.name)  # which it names where it says what to type
    command = [str(PYTHON), "-m", *module]
    return subprocess.run(command, env=environment, check=False, cwd=cwd, stdin=stdin).returncode


def install(say: Say, *, testing: bool) -> None:
    """Bring the environment to what the locks ask for; at once where it is there already."""
    wanted = stamp("requirements.lock", "pyproject.toml")
    if not is_installed("main", wanted):
        make_environment(say)
        say("start-parts")
        pip(say, *from_lock("requirements.lock"))
        say("start-project")
        pip(say, "--no-deps", "--no-build-isolation", "--editable", str(ROOT))
        (VENV / "installed-main").write_text(wanted, encoding="utf-8")
    wanted = stamp("requirements-test.lock")
    if testing and not is_installed("test", wanted):
        say("start-test-tools")
        pip(say, *from_lock("requirements-test.lock"))
        (VENV / "installed-test").write_text(wanted, encoding="utf-8")


def make_environment(say: Say) -> None:
    """Make .venv, or keep one that works."""
    if PYTHON.exists() and works([str(PYTHON), "-c", "import pip"]):
        return
    if importlib.util.find_spec("ensurepip") is None:
        raise StartError("start-no-venv")
    refuse_full_disk(shutil.disk_usage(ROOT).free)
    say("start-environment")
    made = subprocess.run(
        [sys.executable, "-m", "venv", "--clear", str(VENV)], capture_output=True, text=True, check=False
    )
    if made.returncode:
        raise StartError(cause(made.stdout + made.stderr) or "start-no-venv")


def pip(say: Say, *arguments: str) -> None:
    """Install with pip; its own words go to the log, and a sentence now and then says that it goes on."""
    command = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--no-input", *arguments]
    with LOG.open("w", encoding="utf-8") as log:
        installing = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT)
        while True:
            try:
                code = installing.wait(timeout=PATIENCE_S)
                break
            except subprocess.TimeoutExpired:
                say("start-still")
    if code:
        raise StartError(cause(LOG.read_text(encoding="utf-8", errors="replace")) or "start-failed", log=LOG)


def from_lock(lock: str) -> list[str]:
    """Ask for exactly what a lock names, ready built, with the fingerprints that it gives."""
    return ["--require-hashes", "--no-deps", "--only-binary", ":all:", "-r", str(ROOT / lock)]


def cause(output: str) -> str | None:
    """Find the sentence for an installer's complaint, or None."""
    return next((key for key, sign in CAUSES if re.search(sign, output)), None)


def refuse_old_python(version: tuple[int, int]) -> None:
    """Raise StartError for a Python that is older than the project needs."""
    if version < OLDEST_PYTHON:
        raise StartError("start-old-python", found="{}.{}".format(*version))


def refuse_full_disk(free_bytes: int) -> None:
    """Raise StartError where the installation would not fit."""
    if free_bytes < NEEDED_MB * 1_000_000:
        raise StartError("start-disk-full")


def stamp(*files: str) -> str:
    """Sum up what an installation rests on: these files, the Python, the place."""
    digest = hashlib.sha256(f"{sys.version_info[:2]} {ROOT}".encode())
    for file in files:
        digest.update((ROOT / file).read_bytes())
    return digest.hexdigest()


def is_installed(part: str, wanted: str) -> bool:
    """Tell whether a part was installed to the end, from the same files, by the same Python."""
    file = VENV / f"installed-{part}"
    return PYTHON.exists() and file.exists() and file.read_text(encoding="utf-8") == wanted


def works(command: Sequence[str]) -> bool:
    """Tell whether a command runs well."""
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def how_to_start(system: str) -> str:
    """Name the command that starts this file, as it is typed on the system."""
    return "py start.py" if system == "nt" else "python3 start.py"


def language(environment: Mapping[str, str]) -> str:
    """Choose en, fr or de as tactile itself does: TACTILE_LANGUAGE, then the system's own."""
    wishes = [environment.get(name) for name in ("TACTILE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    wishes.append(windows_language())
    return next((wish[:2] for wish in wishes if wish and wish[:2] in {"en", "fr", "de"}), "en")


def windows_language() -> str | None:
    """Ask Windows, which sets no variable, for the language of its own windows, such as `fr_FR`."""
    if sys.platform != "win32":
        return None
    return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage())


def read_sentences(code: str) -> dict[str, str]:
    """Read start.ftl: one sentence a line, `key = text with { $fact }`."""
    file = ROOT / "tactile" / "say" / "locales" / code / "start.ftl"
    lines = file.read_text(encoding="utf-8").splitlines()
    return dict(line.split(" = ", 1) for line in lines if " = " in line and not line.startswith("#"))


def fill(sentence: str, facts: Mapping[str, object]) -> str:
    """Put facts into a sentence."""
    return re.sub(r"\{ \$(\w+) \}", lambda found: str(facts[found[1]]), sentence)


def tell(sentences: Mapping[str, str], key: str, facts: Mapping[str, object]) -> None:
    """Say a sentence on standard error."""
    sys.stderr.write(fill(sentences[key], facts) + "\n")
    sys.stderr.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
