"""The help of every command, from the catalogue help.ftl, in the user's language.

A command named `read` keeps its text under `help-read` and its options' under `help-read-deck` and so on.
The first paragraph of `help-read` is one sentence: it is also the line in the list of all commands.
"""

from __future__ import annotations

from tactile.cli.asked_language import asked_language
from tactile.errors import TactileError
from tactile.say.phrases import Language, Phrasebook
from tactile.settings import typed_command, user_language

_KEEP_LINES = "\b\n"
"""What click wants before a paragraph that it shall not wrap anew."""


def help_text(key: str) -> str:
    """Say a help text in the user's language.

    Paragraphs are wrapped to the terminal, but those with indented lines (examples) are kept as they are.
    Raises PhraseError when the catalogue has no such key.
    """
    blocks = help_phrases().say(key).split("\n\n")
    return "\n\n".join(_KEEP_LINES + block if _is_example(block) else block for block in blocks)


def summary(command: str) -> str:
    """Say in one sentence what a command does, for the list of all commands."""
    return " ".join(help_phrases().say(f"help-{command}").partition("\n\n")[0].split())


def help_phrases() -> Phrasebook:
    """Open the catalogue of the language asked for, else the user's; English if its settings are broken."""
    try:
        return Phrasebook(asked_language() or user_language(), typed_command())
    except TactileError:
        return Phrasebook(Language.ENGLISH, typed_command())


def _is_example(block: str) -> bool:
    return any(line.startswith(" ") for line in block.splitlines())
