"""The one entry, `tactile`, and the one handler of all errors."""

from __future__ import annotations

import importlib
import os
import signal
import sys
from typing import TYPE_CHECKING, Final, NoReturn

import click

from tactile.cli import asked_language
from tactile.cli.help_text import help_phrases, help_text, summary
from tactile.cli.plain import PlainContext, make_plain
from tactile.cli.report import report
from tactile.errors import ExitCode
from tactile.settings import typed_command

if TYPE_CHECKING:
    from collections.abc import Sequence

COMMANDS: Final = ("play", "watch", "read", "calibrate", "replay", "doctor")
"""Each is the `command` of the module `tactile.cli.<name>`; the one that most people want comes first."""

_OPENCV: Final = {
    # Without this, opening a camera on Windows takes up to a minute.
    "OPENCV_VIDEOIO_MSMF_ENABLE_HW_TRANSFORMS": "0",
    # More threads rarely help, and take the cores from the voice.
    "OPENCV_FOR_THREADS_NUM": "1",
    # What went wrong is said in our own sentences, once.
    "OPENCV_LOG_LEVEL": "OFF",
    "OPENCV_FFMPEG_LOGLEVEL": "-8",
}


def main() -> NoReturn:
    """Run the command line, tell of any error in one sentence, leave with the contract's exit code."""
    for variable, value in _OPENCV.items():
        os.environ.setdefault(variable, value)
    # Told to end from outside, it ends as with Ctrl+C: the terminal as it was, the place of the game said.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    sys.exit(run())


def run(arguments: Sequence[str] | None = None) -> int:
    """Run one command and give its exit code. `arguments` default to those of the process.

    After Ctrl+C it is 130. A reader of our output that went away (`| head`) ends the program quietly with 1.
    """
    asked_language.remember(sys.argv[1:] if arguments is None else arguments)
    try:
        result = tactile.main(arguments, prog_name=typed_command(), standalone_mode=False)
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else ExitCode.FAILED
    except (Exception, KeyboardInterrupt) as error:  # noqa: BLE001  # the one handler
        return report(error)
    return result if isinstance(result, int) else ExitCode.DONE


class _Commands(click.Group):
    """Imports a command's module only when that command is called, so that help comes at once."""

    context_class = PlainContext

    def list_commands(self, ctx: click.Context) -> list[str]:
        """List the commands, the most wanted first."""
        del ctx
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import a command, or give None for a name that is none."""
        del ctx
        if cmd_name not in COMMANDS:
            return None
        command = importlib.import_module(f"tactile.cli.{cmd_name}").command
        return make_plain(command)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List each command with its sentence from the catalogue; none is imported for it."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, summary(name)) for name in self.list_commands(ctx)])


@click.group("tactile", cls=_Commands, invoke_without_command=True, help=help_text("help-tactile"))
@click.version_option(
    None, "--version", package_name="tactile", message="tactile %(version)s", help=help_text("help-version")
)
@click.help_option("--help", "-h", help=help_phrases().say("help-help"))
@click.pass_context
def tactile(context: click.Context) -> None:
    """Show the help when no command is named."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())
