"""Every error becomes one sentence on standard error and an exit code; a bug also leaves its traceback."""

from __future__ import annotations

import difflib
import errno
import re
import sys
import traceback
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

import click

from tactile.cli.help_text import help_phrases
from tactile.errors import ExitCode, TactileError
from tactile.say.phrases import PhraseError
from tactile.settings import state_folder, typed_command

if TYPE_CHECKING:
    from pathlib import Path

    from tactile.say.facts import Fact

STOPPED_BY_USER: Final = 130
"""The exit code after Ctrl+C, as shells know it: neither done, nor an error of the program."""

_LOG_BYTES: Final = 1_000_000
"""Past this the log is put aside, and the one before it dropped."""

_TOO_MANY: Final = re.compile(r"Got unexpected extra arguments? \((?P<extra>.*)\)")
"""Click says this only as text."""

_VALUE_KEYS: Final[tuple[tuple[type, str], ...]] = (
    (click.types.IntParamType, "usage-whole-number"),
    (click.types.FloatParamType, "usage-number"),
)


def report(error: BaseException) -> int:
    """Tell the user what went wrong, and give the exit code of the contract."""
    try:
        return _report(error)
    except PhraseError as missing:
        missing.__cause__ = error
        return _report(missing)


def _report(error: BaseException) -> int:
    match error:
        case TactileError():
            _tell(error.key, **{name: _as_fact(fact) for name, fact in error.facts.items()})
            return error.exit_code
        case click.ClickException():
            _tell_usage(error)
            return error.exit_code
        case click.Abort() if isinstance(error.__cause__, KeyboardInterrupt):
            _tell("stopped")
            return STOPPED_BY_USER
        case OSError(errno=errno.ENOSPC):
            _tell("disk-full")
            return ExitCode.FAILED
        case _:
            return _report_bug(error)


def _tell(key: str, **facts: Fact) -> None:
    sentence = help_phrases().say(key, **facts)
    click.echo(" ".join(sentence.split()), err=True)


def _as_fact(fact: str | float) -> Fact:
    return str(fact) if isinstance(fact, float) else fact


def _report_bug(error: BaseException) -> int:
    try:
        log = write_log(error)
    except OSError:
        _tell("bug-without-log", name=type(error).__name__)
    else:
        _tell("bug", log=str(log))
    return ExitCode.FAILED


def write_log(error: BaseException) -> Path:
    """Append the traceback to the log, and give the log's place. Raises OSError when it cannot be written."""
    log = state_folder() / "tactile.log"
    log.parent.mkdir(parents=True, exist_ok=True)
    if log.exists() and log.stat().st_size > _LOG_BYTES:
        log.replace(log.with_suffix(".old.log"))
    when = datetime.now(tz=UTC).isoformat(timespec="seconds")
    with log.open("a", encoding="utf-8", errors="backslashreplace") as file:
        file.write(f"{when} {' '.join(sys.argv)}\n{''.join(traceback.format_exception(error))}\n")
    return log


def _tell_usage(error: click.ClickException) -> None:
    command = _command_path(error)
    match error:
        case click.NoSuchCommand():
            similar = _similar(error.command_name, error.ctx)
            key = "usage-similar-command" if similar else "usage-unknown-command"
            _tell(key, name=error.command_name, similar=similar)
        case click.NoSuchOption():
            similar = ", ".join(error.possibilities or ())
            key = "usage-similar-option" if similar else "usage-unknown-option"
            _tell(key, option=error.option_name, command=command, similar=similar)
        case click.MissingParameter():
            _tell("usage-missing", parameter=_parameter(error), command=command)
        case click.BadParameter():
            _tell_bad_value(error, command)
        case click.BadOptionUsage():
            _tell("usage-no-value", option=error.option_name, command=command)
        case _ if extra := _TOO_MANY.match(error.format_message()):
            _tell("usage-too-many", command=command, extra=extra["extra"])
        case _:
            _tell("usage-other", detail=error.format_message().rstrip("."), command=command)


def _tell_bad_value(error: click.BadParameter, command: str) -> None:
    parameter, kind = _parameter(error), error.param.type if error.param else None
    if isinstance(kind, click.Choice):
        choices = tuple(str(getattr(choice, "value", choice)) for choice in kind.choices)
        _tell("usage-choice", parameter=parameter, choices=choices)
        return
    if isinstance(kind, click.IntRange) and kind.min is not None:
        _tell("usage-at-least", parameter=parameter, least=int(kind.min))
        return
    key = next((key for known, key in _VALUE_KEYS if isinstance(kind, known)), "usage-value")
    _tell(key, parameter=parameter, detail=error.message.rstrip("."), command=command)


def _command_path(error: click.ClickException) -> str:
    context = getattr(error, "ctx", None)
    return context.command_path if isinstance(context, click.Context) else typed_command()


def _similar(name: str, context: click.Context | None) -> str:
    group = context.command if context else None
    names = group.list_commands(context) if context and isinstance(group, click.Group) else ()
    return ", ".join(difflib.get_close_matches(name, names))


def _parameter(error: click.BadParameter) -> str:
    """Name an option as it is typed, an argument as the usage line shows it."""
    if error.param is None:
        return str(error.param_hint or "")
    if isinstance(error.param, click.Option):
        return max(error.param.opts, key=len)
    return error.param.human_readable_name
