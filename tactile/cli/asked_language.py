"""The language that a command is asked to speak: its errors and its help speak it too."""

from __future__ import annotations

from contextvars import ContextVar
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from tactile.say.phrases import Language

if TYPE_CHECKING:
    from collections.abc import Sequence

OPTION: Final = "--language"

_asked: ContextVar[Language | None] = ContextVar("asked", default=None)


def remember(arguments: Sequence[str]) -> None:
    """Look for the language in what was typed, before anything of it can be wrong."""
    _asked.set(named_in(arguments))


def asked_language() -> Language | None:
    """Give the language that was asked for; None where none was, or one that nobody speaks here."""
    return _asked.get()


def named_in(arguments: Sequence[str]) -> Language | None:
    """Find the last `--language fr` or `--language=fr` among arguments."""
    apart = [after for before, after in pairwise(arguments) if before == OPTION]
    joined = [one.removeprefix(f"{OPTION}=") for one in arguments if one.startswith(f"{OPTION}=")]
    known = [Language(one) for one in (*apart, *joined) if one in set(Language)]
    return known[-1] if known else None
