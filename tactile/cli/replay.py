"""`tactile replay GAME`: the rules alone, no camera (contracts)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from engine.events import Fault, GameEnded, RoundScored, RoundStarted, TrumpChosen, Turned
from engine.record import RecordError, parse_record, replay, replay_steps
from tactile.cli.help_text import help_phrases, help_text
from tactile.errors import WrongInputError
from tactile.say.announce import announce
from tactile.say.announcements import Level
from tactile.table.journal import read_journal
from tactile.table.journal_form import is_opening

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.record import Replayed

_TOLD: Final = (RoundStarted, Turned, TrumpChosen, Fault, RoundScored, GameEnded)
"""What is worth a line of prose; the plays themselves are in the file."""


@click.command("replay", help=help_text("help-replay"))
@click.argument("game", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help=help_text("help-replay-json"))
def command(game: Path, *, as_json: bool) -> None:
    """Judge a recorded game and print what the rules say of it; prose goes to standard error."""
    replayed = judge_file(game)
    for line in _json_lines(replayed) if as_json else _prose(replayed):
        click.echo(line.encode(), err=not as_json)


def judge_file(game: Path) -> Replayed:
    """Judge a record or a journal. Raises WrongInputError naming the place in it."""
    try:
        content = game.read_bytes()
        if is_opening(content.partition(b"\n")[0]):
            return replay_steps(*read_journal(game))
        return replay(parse_record(content))
    except FileNotFoundError as error:
        raise WrongInputError("replay-no-file", path=str(game)) from error
    except OSError as error:
        raise WrongInputError("replay-unreadable", path=str(game), detail=error.strerror or "") from error
    except RecordError as error:
        place = f"{game}: {error.where}" if error.where else str(game)
        raise WrongInputError(f"replay-{error.problem}", place=place, found=error.found) from error


def _json_lines(replayed: Replayed) -> Iterator[str]:
    return (json.dumps(line, ensure_ascii=False) for line in replayed.lines())


def _prose(replayed: Replayed) -> Iterator[str]:
    phrases = help_phrases()
    for happened in replayed.happened:
        if isinstance(happened.event, _TOLD):
            for said in announce(happened.event, happened.before, happened.after, Level.NORMAL):
                yield phrases.say(said.key, **said.facts)
