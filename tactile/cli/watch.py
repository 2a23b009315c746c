"""`tactile watch SOURCE`: say each card that comes to rest (contracts)."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tactile.cli.help_text import help_text
from tactile.cli.json_lines import Events, JsonLines, NoEvents
from tactile.cli.looking import Pace, moments, warn_of_picture
from tactile.cli.profiles import calibration_of
from tactile.cli.reading import open_reader
from tactile.say import notices
from tactile.say.announcements import Announcement, Topic
from tactile.say.channels import Channels
from tactile.say.facts import face
from tactile.say.opening import LAST_WORDS_S, ChannelSettings, open_public_channel
from tactile.say.phrases import Language, Phrasebook
from tactile.see.reads import DeckChoice
from tactile.settings import user_language
from tactile.watch.news import (
    CameraBack,
    CameraLost,
    CardGlimpsed,
    CardPlaced,
    CardRemoved,
    CardUnsure,
    UnsureLeft,
)
from tactile.watch.source import open_source

if TYPE_CHECKING:
    from tactile.watch.news import TableNews


@click.command("watch", help=help_text("help-watch"))
@click.argument("source")
@click.option(
    "--deck",
    type=click.Choice([one.value for one in DeckChoice]),
    default=DeckChoice.WIZARD.value,
    help=help_text("help-watch-deck"),
)
@click.option(
    "--language",
    type=click.Choice([one.value for one in Language]),
    default=None,
    help=help_text("help-watch-language"),
)
@click.option("--mute", is_flag=True, help=help_text("help-watch-mute"))
@click.option("--json", "as_json", is_flag=True, help=help_text("help-watch-json"))
@click.option(
    "--calibration", type=click.Path(path_type=Path), default=None, help=help_text("help-watch-calibration")
)
def command(  # noqa: PLR0913  one parameter an option
    source: str,
    *,
    deck: str,
    language: str | None,
    mute: bool,
    as_json: bool,
    calibration: Path | None,
) -> None:
    """Watch a source to its end, and say each card that comes to rest."""
    spoken = Language(language) if language else user_language()
    events: Events = JsonLines() if as_json else NoEvents()
    with closing(open_source(source)) as opened:
        reader = open_reader(DeckChoice(deck), calibration_of(source, calibration))
        with closing(open_public_channel(ChannelSettings(spoken, mute=mute))) as channel:
            channels, phrases = Channels(channel), Phrasebook(spoken)
            pace = None if mute or opened.is_live else Pace()
            for moment in moments(opened, reader, pace, warn_of_picture):
                for news in moment.news:
                    _tell(news, events, channels, phrases)
                if pace is not None:
                    pace.hear_out(channel)
            channel.wait(LAST_WORDS_S)


def _tell(news: TableNews, events: Events, channels: Channels, phrases: Phrasebook) -> None:
    told, announcement = describe(news), announce_news(news)
    if told is not None:
        events.write(news.t, *told)
    if announcement is not None:
        channels.say(announcement, phrases)


def describe(news: TableNews) -> tuple[str, dict[str, object]] | None:
    """Give a piece of news as the contract has it; None for what the contract has no event for."""
    match news:
        case UnsureLeft() | CardGlimpsed():
            return None
        case CameraLost():
            return "camera_lost", {}
        case CameraBack():
            return "camera_back", {}
        case _:
            return _describe_card(news)


def _describe_card(news: CardPlaced | CardRemoved | CardUnsure) -> tuple[str, dict[str, object]]:
    centre = [round(news.centre.x_px, 1), round(news.centre.y_px, 1)]
    place: dict[str, object] = {"centre": centre, "track": news.track}
    match news:
        case CardPlaced():
            return "card_placed", {"card": news.card, **place}
        case CardRemoved():
            return "card_removed", {"card": news.card, **place}
        case CardUnsure():
            return "card_unsure", {"reason": news.reason, **place}


def announce_news(news: TableNews) -> Announcement | None:
    """Say a piece of news; that a card left is not worth a word."""
    match news:
        case CardPlaced():
            return Announcement("watch-card", {"card": face(news.card)}, topic=Topic.CARD)
        case CardUnsure():
            return notices.unsure(news.reason)
        case CameraLost():
            return notices.camera_lost()
        case CameraBack():
            return notices.camera_back()
        case _:
            return None
