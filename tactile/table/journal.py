"""The journal on the disk: a step is safe there before anyone hears of it, and any torn end still loads."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from engine.setup import SetupError
from tactile.errors import TactileError, WrongInputError
from tactile.table.acts import acts_of, game_of
from tactile.table.disk import DiskFile, InUseError, create_file
from tactile.table.journal_form import (
    OtherVersionError,
    is_opening,
    opening_line,
    read_opening,
    read_step,
    step_line,
)

if TYPE_CHECKING:
    from datetime import datetime
    from pathlib import Path

    from engine.actions import Action
    from engine.setup import GameSetup
    from tactile.table.acts import Act, Step
    from tactile.table.disk import Disk

SUFFIX: Final = ".jsonl"


class Journal:
    """Appends steps. When the disk is full they wait in memory, and are written as soon as it is not."""

    def __init__(self, disk: Disk, length: int) -> None:
        self._disk = disk
        self._length = length
        self._waiting = b""

    def write(self, step: Step) -> bool:
        """Bring a step, and all that waits, to the disk; tell whether that went well."""
        self._waiting += step_line(step)
        try:
            self.settle()
        except OSError:
            return False
        return True

    def settle(self) -> None:
        """Write what still waits. Raises OSError when there is no room for it yet."""
        if self._waiting:
            self._disk.put(self._length, self._waiting)
            self._length += len(self._waiting)
            self._waiting = b""

    def close(self) -> None:
        """Try once more to write what waits, and let go of the file; `settle` first tells how that went."""
        try:
            self.settle()
        except OSError:
            return
        finally:
            self._disk.close()


@dataclass(frozen=True, slots=True)
class Kept:
    """What a journal holds: the game, and how it came about."""

    setup: GameSetup
    steps: tuple[Step, ...]
    length: int
    """Bytes up to the end of its last whole line."""

    @property
    def acts(self) -> tuple[Act, ...]:
        """The actions that hold."""
        return acts_of(self.steps)


def create(path: Path, setup: GameSetup) -> Journal:
    """Begin a journal that only its owner may read; its first line is whole before the file has its name.

    Raises WrongInputError `journal-exists`, TactileError `journal-unwritable`.
    """
    opening = opening_line(setup)
    try:
        if path.exists():
            raise WrongInputError("journal-exists", path=str(path))
        create_file(path, opening)
        return Journal(DiskFile(path), len(opening))
    except OSError as error:
        raise TactileError("journal-unwritable", path=str(path), detail=error.strerror or "") from error


def reopen(path: Path) -> tuple[Journal, Kept]:
    """Go on with a journal, without its torn end.

    Raises as `load`, WrongInputError `journal-in-use`, and TactileError `journal-unwritable`.
    """
    kept = load(path)
    try:
        disk = DiskFile(path)
        disk.cut(kept.length)
    except InUseError as error:
        raise WrongInputError("journal-in-use", path=str(path)) from error
    except OSError as error:
        raise TactileError("journal-unwritable", path=str(path), detail=error.strerror or "") from error
    return Journal(disk, kept.length), kept


def load(path: Path) -> Kept:
    """Read a journal. A last line without its end was being written when all stopped: it is left out.

    Raises WrongInputError: `journal-missing`, `journal-unreadable`, `journal-empty`, `journal-foreign`,
    `journal-version`, `journal-broken` with the line's number.
    """
    try:
        content = path.read_bytes()
    except FileNotFoundError as error:
        raise WrongInputError("journal-missing", path=str(path)) from error
    except OSError as error:
        raise WrongInputError("journal-unreadable", path=str(path), detail=error.strerror or "") from error
    whole = content[: content.rfind(b"\n") + 1]
    lines = whole.splitlines()
    if not content:
        raise WrongInputError("journal-empty", path=str(path))
    if not lines or not is_opening(lines[0]):
        raise WrongInputError("journal-foreign", path=str(path))
    try:
        setup = read_opening(lines[0])
    except OtherVersionError as error:
        raise WrongInputError("journal-version", path=str(path), version=str(error)) from error
    except (ValueError, SetupError) as error:
        raise WrongInputError("journal-broken", path=str(path), line=1) from error
    return Kept(setup, _steps(path, setup, lines[1:]), len(whole))


def _steps(path: Path, setup: GameSetup, lines: list[bytes]) -> tuple[Step, ...]:
    steps: dict[int, Step] = {}
    for number, line in enumerate(lines, start=2):
        try:
            if line.strip():  # an editor may have left empty lines
                steps[number] = read_step(line)
        except ValueError as error:
            raise WrongInputError("journal-broken", path=str(path), line=number) from error
    _check(path, setup, steps)
    return tuple(steps.values())


def _check(path: Path, setup: GameSetup, by_line: dict[int, Step]) -> None:
    """Play the game once through: a line that the rules cannot follow is broken too."""
    steps = tuple(by_line.values())
    try:
        game_of(setup, acts_of(steps))
    except ValueError as error:
        line = next(line for n, line in enumerate(by_line, start=1) if not _holds(setup, steps[:n]))
        raise WrongInputError("journal-broken", path=str(path), line=line) from error


def _holds(setup: GameSetup, steps: tuple[Step, ...]) -> bool:
    try:
        game_of(setup, acts_of(steps))
    except ValueError:
        return False
    return True


def read_journal(path: Path) -> tuple[GameSetup, tuple[Action, ...]]:
    """Give a journal's game for `tactile replay`. Raises as `load`."""
    kept = load(path)
    return kept.setup, tuple(act.action for act in kept.acts)


def new_name(folder: Path, now: datetime) -> Path:
    """Name a new journal after its time, so that names sort by age."""
    stem = now.strftime("%Y-%m-%d-%H-%M-%S")
    names = (folder / f"{stem}{'' if count == 1 else f'-{count}'}{SUFFIX}" for count in range(1, 1000))
    return next(name for name in names if not name.exists())


def newest(folder: Path) -> Path:
    """Find the journal that was written to last. Raises WrongInputError `journal-none`."""
    files = [file for file in folder.glob(f"*{SUFFIX}") if file.is_file()] if folder.is_dir() else []
    if not files:
        raise WrongInputError("journal-none", folder=str(folder))
    return max(files, key=lambda file: (file.stat().st_mtime_ns, file.name))
