"""The help of every command, from the catalogue help.ftl, in the user's language.

A command named `read` keeps its text under `help-read` and its options' under `help-read-deck` and so on.
The first paragraph of `help-read` is one sentence: it is also the line in the list of all commands.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from tactile.errors import TactileError
from tactile.settings import LANGUAGES, user_language

_KEEP_LINES = "\b\n"
"""What click wants before a paragraph that it shall not wrap anew."""


def help_text(key: str) -> str:
    """Say a help text in the user's language.

    Paragraphs are wrapped to the terminal, but those with indented lines (examples) are kept as they are.
    Raises KeyError when the catalogue has no such key.
    """
    blocks = _sentence(key).split("\n\n")
    return "\n\n".join(_KEEP_LINES + block if _is_example(block) else block for block in blocks)


def summary(command: str) -> str:
    """Say in one sentence what a command does, for the list of all commands."""
    return " ".join(_sentence(f"help-{command}").partition("\n\n")[0].split())


def _is_example(block: str) -> bool:
    return any(line.startswith(" ") for line in block.splitlines())


def _sentence(key: str) -> str:
    bundle = _catalogue(_language())
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise KeyError(key)
    return str(bundle.format_pattern(pattern, {})[0])


def _language() -> str:
    """Tell the user's language; broken settings are reported by the command itself, help must still come."""
    try:
        return user_language()
    except TactileError:
        return LANGUAGES[0]


@cache
def _catalogue(language: str) -> FluentBundle:
    text = files("tactile.say").joinpath("locales", language, "help.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle
