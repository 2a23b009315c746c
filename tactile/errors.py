"""The one family of errors that reach a user: what is wrong, where, and the mend, by catalogue key."""

from __future__ import annotations

from enum import IntEnum
from typing import ClassVar


class ExitCode(IntEnum):
    """The exit codes of the contract."""

    DONE = 0
    FAILED = 1
    WRONG_INPUT = 2


class TactileError(Exception):
    """The world failed, or was given wrongly. `key` names the sentence in `locales/*/errors.ftl`.

    `facts` are the sentence's parameters (a path, a camera's name). `tactile.cli.report` turns the error
    into that sentence on standard error, and `exit_code`.
    """

    exit_code: ClassVar[ExitCode] = ExitCode.FAILED

    def __init__(self, key: str, **facts: str | float) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts


class WrongInputError(TactileError):
    """Wrong usage, or an input that cannot be opened: exit code 2."""

    exit_code = ExitCode.WRONG_INPUT
