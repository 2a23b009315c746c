"""Bytes that must outlive a power cut: when a call returns, they are on the disk."""

from __future__ import annotations

import os
import sys
from contextlib import closing
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from pathlib import Path

_PRIVATE: Final = 0o600
_BINARY: Final[int] = getattr(os, "O_BINARY", 0)


class Disk(Protocol):
    """An open file that can be written safely."""

    def put(self, offset: int, content: bytes) -> None:
        """Write at an offset, and return when it will outlive a power cut. Raises OSError."""

    def close(self) -> None:
        """Let go of the file."""


class InUseError(Exception):
    """Another run of the program writes this file."""


class DiskFile:
    """A file of the system."""

    def __init__(self, path: Path) -> None:
        """Open a file that is there, for one run of the program at a time. Raises OSError, InUseError."""
        self._handle = os.open(path, os.O_RDWR | _BINARY)
        try:
            _claim(self._handle)
        except InUseError:
            self.close()
            raise

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


def _claim(handle: int) -> None:
    """Keep others from writing until the file is closed, or we are killed. Raises InUseError.

    Not on Windows, nor on disks that know no locks.
    """
    if sys.platform == "win32":
        return
    import fcntl  # noqa: PLC0415  not there on Windows

    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise InUseError from error
    except OSError:
        return


def create_file(path: Path, content: bytes) -> None:
    """Make a file that only its owner may read, whole before it has its name. Raises OSError."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(draft, os.O_RDWR | os.O_CREAT | os.O_TRUNC | _BINARY, _PRIVATE))
    try:
        with closing(DiskFile(draft)) as disk:
            disk.put(0, content)
    except OSError:
        draft.unlink()
        raise
    draft.rename(path)
    _keep_name(path.parent)


def _keep_name(folder: Path) -> None:
    """Bring a new file's name to the disk, where the system lets folders be synced."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
