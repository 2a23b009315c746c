"""`tactile play SOURCE`: a whole game at the table (contracts)."""

from __future__ import annotations

import sys
from contextlib import closing, nullcontext
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from tactile.cli.desk import Desk
from tactile.cli.game_options import GameOptions, check_same_game, game_asked_for
from tactile.cli.help_text import help_text
from tactile.cli.json_lines import Events, JsonLines, NoEvents
from tactile.cli.keys import has_terminal, open_keyboard
from tactile.cli.lines import Lines, NoLines, StreamLines
from tactile.cli.looking import Pace, moments, warn_of_picture
from tactile.cli.profiles import calibration_of
from tactile.cli.reading import TableReader, open_table_reader
from tactile.errors import TactileError, WrongInputError
from tactile.say.announcements import Announcement, audience_name
from tactile.say.channels import Channel, Channels
from tactile.say.opening import LAST_WORDS_S, ChannelSettings, open_public_channel
from tactile.say.phrases import Language, Phrasebook
from tactile.settings import data_folder, typed_command, user_language
from tactile.table.journal import SUFFIX, Journal, Kept, create, new_name, newest, reopen
from tactile.table.questions import Asked
from tactile.table.session import Session
from tactile.watch.news import Seconds
from tactile.watch.source import Source, open_source

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from engine.setup import GameSetup
    from tactile.cli.keys import Keyboard

NEWEST: Final = ""
START: Final = Seconds(0.0)


@click.command("play", help=help_text("help-play"))
@click.argument("source", required=False)
@click.option("--players", default=None, help=help_text("help-play-players"))
@click.option("--dealer", default=None, help=help_text("help-play-dealer"))
@click.option("--variant", "variants", multiple=True, help=help_text("help-play-variant"))
@click.option("--rounds", default=None, help=help_text("help-play-rounds"))
@click.option("--max-cards", type=click.IntRange(min=1), default=None, help=help_text("help-play-max-cards"))
@click.option(
    "--language",
    type=click.Choice([one.value for one in Language]),
    default=None,
    help=help_text("help-play-language"),
)
@click.option("--mute", is_flag=True, help=help_text("help-play-mute"))
@click.option("--json", "as_json", is_flag=True, help=help_text("help-play-json"))
@click.option("--journal", type=click.Path(path_type=Path), default=None, help=help_text("help-play-journal"))
@click.option("--resume", is_flag=False, flag_value=NEWEST, default=None, help=help_text("help-play-resume"))
@click.option(
    "--calibration", type=click.Path(path_type=Path), default=None, help=help_text("help-play-calibration")
)
def command(  # noqa: PLR0913  one parameter an option
    source: str | None,
    *,
    players: str | None,
    dealer: str | None,
    variants: tuple[str, ...],
    rounds: str | None,
    max_cards: int | None,
    language: str | None,
    mute: bool,
    as_json: bool,
    journal: Path | None,
    resume: str | None,
    calibration: Path | None,
) -> None:
    """Follow a game from its first card, or from where it stopped, to its winners."""
    source, resume = _source_and_resume(source, resume)
    spoken = Language(language) if language else user_language()
    asked = GameOptions(players, dealer, variants, rounds, max_cards)
    setup = game_asked_for(asked) if resume is None else None
    reader = open_table_reader(calibration_of(source, calibration))
    with closing(open_source(source)) as opened:
        path, book, kept = _begin(journal, setup) if setup else _go_on(journal, resume, asked)
        with closing(book), closing(open_public_channel(ChannelSettings(spoken, mute=mute))) as channel:
            events: Events = JsonLines() if as_json else NoEvents()
            teller = _Teller(events, Channels(channel), Phrasebook(spoken, typed_command()))
            pace = None if mute or opened.is_live else Pace()
            game = _Game(source, path, book, kept, opened, reader, teller, channel, pace)
            session = Session(kept.setup, book, teller)
            try:
                game.run(session, is_new=setup is not None)
                channel.wait(LAST_WORDS_S)
            except KeyboardInterrupt:
                game.has_left = True
                game.leave(session)
                raise
            game.leave(session)


def _begin(journal: Path | None, setup: GameSetup) -> tuple[Path, Journal, Kept]:
    """Begin a new game's journal."""
    path = journal or new_name(games_folder(), datetime.now())  # noqa: DTZ005  the user's own clock
    return path, create(path, setup), Kept(setup, (), 0)


def _go_on(journal: Path | None, resume: str | None, asked: GameOptions) -> tuple[Path, Journal, Kept]:
    """Go on with the journal that is meant. Nothing that was told besides is left out of account."""
    path = Path(resume) if resume else journal or newest(games_folder())
    if journal is not None and journal.resolve() != path.resolve():
        raise WrongInputError("resume-journal", path=str(path), journal=str(journal))
    book, kept = reopen(path)
    try:
        check_same_game(asked, kept.setup, path)
    except WrongInputError:
        book.close()
        raise
    return path, book, kept


def games_folder() -> Path:
    """Where journals lie when nobody says otherwise."""
    return data_folder() / "games"


def _source_and_resume(source: str | None, resume: str | None) -> tuple[str, str | None]:
    """Sort out `--resume SOURCE`, in which the option takes the source for its journal."""
    if source is not None:
        return source, resume
    if resume and not resume.endswith(SUFFIX):
        return resume, NEWEST
    raise WrongInputError("source-unnamed")


@dataclass(frozen=True, slots=True)
class _Teller:
    """Events to programs, announcements to ears, and each announcement to programs too."""

    events: Events
    channels: Channels
    phrases: Phrasebook

    def event(self, t: Seconds, name: str, fields: Mapping[str, object]) -> None:
        self.events.write(t, name, fields)

    def say(self, t: Seconds, announcement: Announcement) -> None:
        spoken = self.channels.say(announcement, self.phrases)
        if spoken is not None:
            channel = audience_name(spoken.audience)
            self.events.write(t, "say", {"channel": channel, "text": spoken.text})


@dataclass(slots=True)
class _Game:
    """All that one run of the command holds together."""

    source: str
    path: Path
    book: Journal
    kept: Kept
    opened: Source
    reader: TableReader
    teller: _Teller
    channel: Channel
    pace: Pace | None
    has_left: bool = False
    """Whether somebody left by key, or stopped the program."""

    def run(self, session: Session, *, is_new: bool) -> None:
        """Follow the game to the end of the source, or to its winners, or till somebody leaves by key.

        At a camera with somebody to press keys, the last card can still be corrected after the end.
        """
        self.reader.bid_is_asked = lambda: _asks_for_a_bid(session)
        with open_keyboard() as keyboard:
            lines: Lines = StreamLines(sys.stdin) if sys.stdin and not has_terminal() else NoLines()
            if is_new:
                session.begin(START)
                after = None
            else:
                after = self._seen_before()
                session.resume(self.kept.acts, after or START)
            self._follow(session, keyboard, lines, after)

    def leave(self, session: Session) -> None:
        """Say what is open and where it is saved. Raises TactileError `journal-unwritable` when it is not."""
        try:
            self.book.settle()
        except OSError as error:
            raise TactileError(
                "journal-unwritable", path=str(self.path), detail=error.strerror or ""
            ) from error
        if not session.is_over:
            self._say_what_is_open(session)

    def _seen_before(self) -> Seconds | None:
        """Tell up to where a recording was seen: it goes on where the journal stopped."""
        if self.opened.is_live or not self.kept.steps:
            return None
        return self.kept.steps[-1].t

    def _follow(self, session: Session, keyboard: Keyboard, lines: Lines, after: Seconds | None) -> None:
        desk, stays = Desk(session, self.channel), self.opened.is_live and has_terminal()

        def hear_out(t: Seconds) -> None:
            if self.pace is not None:
                self.pace.hear_out(self.channel, lambda: _pressed(desk, keyboard, t))

        self._answer(session, lines, after or START, hear_out)
        for moment in moments(self.opened, self.reader, self.pace, warn_of_picture, after=after):
            desk.press(moment.t, keyboard.pressed())
            session.see(moment.t, moment.news)
            self._answer(session, lines, moment.t, hear_out)
            hear_out(moment.t)
            if stays:
                desk.tell_end(moment.t)
            if desk.has_left:
                self.has_left = True
                self.channel.stop()
            if self.has_left or (session.is_over and not stays):
                return

    def _answer(
        self, session: Session, lines: Lines, t: Seconds, hear_out: Callable[[Seconds], None]
    ) -> None:
        """Give open questions their lines, each once it was heard. A recording waits for them."""
        wait = not self.opened.is_live
        while session.question is not None:
            hear_out(t)
            with nullcontext() if self.pace is None else self.pace.stopped():
                line = lines.next(wait=wait)
            if line is None:
                return
            session.answer(t, line)

    def _say_what_is_open(self, session: Session) -> None:
        game = session.game
        text = self.teller.phrases.say(
            "game-left" if self.has_left else "source-ended",
            phase=game.phase.value,
            round=game.round_number,
            player=game.to_act or game.dealer,
            path=str(self.path),
            source=self.source,
        )
        click.echo(text, err=True)


def _pressed(desk: Desk, keyboard: Keyboard, t: Seconds) -> bool:
    """Carry out the keys pressed; tell whether somebody has left."""
    desk.press(t, keyboard.pressed())
    return desk.has_left


def _asks_for_a_bid(session: Session) -> bool:
    question = session.question
    return question is not None and question.asked is not Asked.TRUMP
