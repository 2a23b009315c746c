"""The journal on the disk: a step is safe there before anyone hears of it, and any torn end still loads."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

from engine.game import Advanced, apply, new_game
from engine.setup import SetupError
from tactile.errors import TactileError, WrongInputError
from tactile.table.kept import (
    Act,
    OtherVersionError,
    Step,
    acts_of,
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
    from engine.state import Game

SUFFIX: Final = ".jsonl"
_PRIVATE: Final = 0o600
_BINARY: Final[int] = getattr(os, "O_BINARY", 0)


class Disk(Protocol):
    """An open file that can be written safely."""

    def put(self, offset: int, content: bytes) -> None:
        """Write at an offset, and return when it will outlive a power cut. Raises OSError."""

    def close(self) -> None:
        """Let go of the file."""


class DiskFile:
    """A file of the system."""

    def __init__(self, path: Path) -> None:
        """Open a file that is there. Raises OSError."""
        self._handle = os.open(path, os.O_RDWR | _BINARY)

    def put(self, offset: int, content: bytes) -> None:
        """Write at an offset and bring it to the disk. Raises OSError."""
        os.lseek(self._handle, offset, os.SEEK_SET)
        rest = memoryview(content)
        while rest:
            rest = rest[os.write(self._handle, rest) :]
        os.fsync(self._handle)

    def cut(self, length: int) -> None:
        """Drop what lies behind."""
        os.ftruncate(self._handle, length)

    def close(self) -> None:
        """Let go of the file."""
        os.close(self._handle)


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
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        if path.exists():
            raise WrongInputError("journal-exists", path=str(path))
        path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(draft, os.O_RDWR | os.O_CREAT | os.O_TRUNC | _BINARY, _PRIVATE)
        os.close(handle)
        disk = DiskFile(draft)
        disk.put(0, opening)
        disk.close()
        draft.rename(path)
        _keep_name(path.parent)
        return Journal(DiskFile(path), len(opening))
    except OSError as error:
        raise TactileError("journal-unwritable", path=str(path), detail=error.strerror or "") from error


def reopen(path: Path) -> tuple[Journal, Kept]:
    """Go on with a journal, without its torn end. Raises as `load`, and TactileError `journal-unwritable`."""
    kept = load(path)
    try:
        disk = DiskFile(path)
        disk.cut(kept.length)
    except OSError as error:
        raise TactileError("journal-unwritable", path=str(path), detail=error.strerror or "") from error
    return Journal(disk, kept.length), kept


def load(path: Path) -> Kept:
    """Read a journal. A last line without its end was being written when all stopped: it is left out.

    Raises WrongInputError: `journal-missing`, `journal-unreadable`, `journal-empty`, `journal-version`,
    `journal-broken` with the line's number.
    """
    try:
        content = path.read_bytes()
    except FileNotFoundError as error:
        raise WrongInputError("journal-missing", path=str(path)) from error
    except OSError as error:
        raise WrongInputError("journal-unreadable", path=str(path), detail=error.strerror or "") from error
    whole = content[: content.rfind(b"\n") + 1]
    lines = whole.splitlines()
    if not lines:
        raise WrongInputError("journal-empty", path=str(path))
    try:
        setup = read_opening(lines[0])
    except OtherVersionError as error:
        raise WrongInputError("journal-version", path=str(path), version=str(error)) from error
    except (ValueError, SetupError) as error:
        raise WrongInputError("journal-broken", path=str(path), line=1) from error
    return Kept(setup, _steps(path, setup, lines[1:]), len(whole))


def _steps(path: Path, setup: GameSetup, lines: list[bytes]) -> tuple[Step, ...]:
    steps: list[Step] = []
    for number, line in enumerate(lines, start=2):
        try:
            steps.append(read_step(line))
        except ValueError as error:
            raise WrongInputError("journal-broken", path=str(path), line=number) from error
    _check(path, setup, tuple(steps))
    return tuple(steps)


def _check(path: Path, setup: GameSetup, steps: tuple[Step, ...]) -> None:
    """Play the game once through: a line that the rules cannot follow is broken too."""
    try:
        game_of(setup, acts_of(steps))
    except ValueError as error:
        number = next(n for n in range(1, len(steps) + 1) if not _holds(setup, steps[:n]))
        raise WrongInputError("journal-broken", path=str(path), line=number + 1) from error


def _holds(setup: GameSetup, steps: tuple[Step, ...]) -> bool:
    try:
        game_of(setup, acts_of(steps))
    except ValueError:
        return False
    return True


def game_of(setup: GameSetup, acts: tuple[Act, ...]) -> Game:
    """Play actions through. Raises ValueError at one that the rules refuse."""
    game = new_game(setup).game
    for act in acts:
        result = apply(game, act.action, let_stand=act.let_stand)
        if not isinstance(result, Advanced):
            raise ValueError(str(result.reason))  # noqa: TRY004  no wrong type: the rules said no
        game = result.game
    return game


def read_journal(path: Path) -> tuple[GameSetup, tuple[Action, ...]]:
    """Give a journal's game for `tactile replay`. Raises as `load`."""
    kept = load(path)
    return kept.setup, tuple(act.action for act in kept.acts)


def is_journal(path: Path) -> bool:
    """Tell whether a file begins as a journal does, so that `tactile replay` knows what it was given."""
    try:
        with path.open("rb") as file:
            return is_opening(file.readline())
    except OSError:
        return False


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


def _keep_name(folder: Path) -> None:
    """Bring a new file's name to the disk, where the system lets folders be synced."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
