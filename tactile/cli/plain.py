"""Help as a screen reader likes it: one column, headings in the user's language, no boxes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import click

from tactile.cli.help_text import help_phrases

if TYPE_CHECKING:
    from collections.abc import Iterable

_HEADINGS: Final = {"Options": "help-options", "Commands": "help-commands"}
"""Click's headings that have a translation; another is shown as it is."""


class PlainFormatter(click.HelpFormatter):
    """Puts each option or command on a line of its own, and what it does on the lines below."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """Write how the command is called."""
        super().write_usage(prog, args, prefix or f"{help_phrases().say('help-usage')} ")

    def write_heading(self, heading: str) -> None:
        """Write a section's heading."""
        key = _HEADINGS.get(heading)
        self.write(f"{help_phrases().say(key) if key else heading + ':'}\n")

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        """Write terms with their meanings below them; the two widths belong to columns and are not used."""
        del col_max, col_spacing
        for term, meaning in rows:
            self.write(f"{'':{self.current_indent}}{term}\n")
            with self.indentation():
                self.write_text(meaning)


class PlainContext(click.Context):
    """A call whose help is plain."""

    formatter_class = PlainFormatter


def make_plain(command: click.Command) -> click.Command:
    """Give a command the plain help and a help option in the user's language."""
    command.context_class = PlainContext
    if not any("--help" in param.opts for param in command.params):
        click.help_option("--help", "-h", help=help_phrases().say("help-help"))(command)
    return command
