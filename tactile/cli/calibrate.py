"""`tactile calibrate [SOURCE]`: choose a camera, judge its picture, name cards, save a profile."""

from __future__ import annotations

import sys
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tactile.cli.cameras import find_source, pick_camera
from tactile.cli.help_text import help_text
from tactile.cli.json_lines import Events, JsonLines, NoEvents
from tactile.cli.looking import warn_of_picture
from tactile.cli.one_picture import open_any
from tactile.cli.profiles import profile_of, save_profile
from tactile.cli.reading import open_proof_reader
from tactile.cli.setting_up import SetUp, set_up
from tactile.cli.verdicts import announce_reads
from tactile.errors import TactileError
from tactile.say.announcements import Announcement
from tactile.say.captions import Captions
from tactile.say.channels import Channels
from tactile.say.opening import LAST_WORDS_S, CaptionChoice, ChannelSettings, open_public_channel
from tactile.say.phrases import Language, Phrasebook
from tactile.see.reads import CardRead
from tactile.settings import profile_file, typed_command, user_language
from tactile.watch.device import listed_cameras
from tactile.watch.source import is_live, open_source

if TYPE_CHECKING:
    from calibration.measure import Measure
    from calibration.verdict import Verdict
    from tactile.say.channels import Channel
    from tactile.see.reads import Read
    from tactile.watch.news import Seconds


@click.command("calibrate", help=help_text("help-calibrate"))
@click.argument("source", required=False)
@click.option(
    "--output", type=click.Path(path_type=Path), default=None, help=help_text("help-calibrate-output")
)
@click.option(
    "--language",
    type=click.Choice([one.value for one in Language]),
    default=None,
    help=help_text("help-calibrate-language"),
)
@click.option("--mute", is_flag=True, help=help_text("help-calibrate-mute"))
@click.option("--json", "as_json", is_flag=True, help=help_text("help-calibrate-json"))
def command(
    source: str | None, *, output: Path | None, language: str | None, mute: bool, as_json: bool
) -> None:
    """Set up a camera, and save what was learned."""
    spoken = Language(language) if language else user_language()
    with closing(_open_channel(spoken, mute=mute)) as channel:
        tell = Telling(channel, Phrasebook(spoken, typed_command()), JsonLines() if as_json else NoEvents())
        chosen = find_source(source, listed_cameras) if source else _choose(tell)
        with closing(open_any(chosen)) as opened:
            if opened.is_live:
                tell.say(Announcement("calibrate-begin"))
            found = set_up(opened, tell)
        if found is None:
            raise TactileError("calibrate-no-cards-seen")
        conclude(chosen, found, output, tell)
        channel.wait(LAST_WORDS_S)


def _open_channel(language: Language, *, mute: bool) -> Channel:
    """Open the voice, with every sentence in writing too: a friend may read along."""
    if mute:
        return Captions(sys.stderr, time.monotonic)
    return open_public_channel(ChannelSettings(language, captions=CaptionChoice.ALWAYS))


def _choose(tell: Telling) -> str:
    return pick_camera(listed_cameras(), open_source, tell.say)


class Telling:
    """Says what happens while setting up, and writes the figures for programs."""

    def __init__(self, channel: Channel, phrases: Phrasebook, events: Events) -> None:
        self._channels = Channels(channel)
        self._phrases = phrases
        self.events = events

    def say(self, announcement: Announcement) -> None:
        """Say something to all."""
        self._channels.say(announcement, self._phrases)

    def measured(self, t: Seconds, measured: Measure, verdicts: tuple[Verdict, ...]) -> None:
        """Write the figures of one look."""
        self.events.write(t, "measured", {**figures(measured), "problems": _problems(verdicts)})

    def skipped(self, name: str) -> None:
        """Say on standard error that a picture of a folder was left out."""
        warn_of_picture(name)


def figures(measured: Measure) -> dict[str, object]:
    """Give a look's figures by name, for JSON; null for what no card could tell."""
    return {
        "cards": len(measured.cards),
        "px_per_mm": _rounded(measured.px_per_mm),
        "least_px_per_mm": _rounded(min((card.px_per_mm for card in measured.cards), default=None)),
        "tilt_deg": _rounded(measured.tilt_deg),
        "card_mm": list(measured.card_size) if measured.card_size else None,
        "brightness": _rounded(measured.brightness),
        "clipped_share": _rounded(measured.clipped_share),
        "gloss_share": _rounded(max((card.gloss_share for card in measured.cards), default=None)),
        "blur_mm": _rounded(measured.blur_mm),
        "noise": _rounded(measured.noise),
    }


def _rounded(figure: float | None) -> float | None:
    return None if figure is None else round(figure, 3)


def _problems(verdicts: tuple[Verdict, ...]) -> list[dict[str, str]]:
    return [
        {"aspect": verdict.aspect, "problem": verdict.problem, "side": verdict.side}
        for verdict in verdicts
        if verdict.problem
    ]


def conclude(source: str, found: SetUp, output: Path | None, tell: Telling) -> None:
    """Name the cards as a proof, and save the profile.

    A recording is only for trying out: it is not saved where the commands look, but where `output` says.
    Raises TactileError `calibrate-not-saved`.
    """
    reads = open_proof_reader(found.measured).read(found.picture)
    for announcement in announce_reads(reads, len(found.measured.cards)):
        tell.say(announcement)
    tell.events.write(found.t, "named", {"cards": _names(reads), "unsure": len(reads) - len(_names(reads))})
    file = output or (profile_file() if is_live(source) else None)
    if file is None:
        tell.say(Announcement("calibrate-only-tried"))
        return
    unmet = (*found.unmet, *(() if _names(reads) else ("names",)))
    save_profile(profile_of(source, found, tuple(map(str, unmet)), listed_cameras), file)
    tell.events.write(found.t, "saved", {"file": str(file), "unmet": list(unmet)})
    tell.say(Announcement("calibrate-saved-unmet" if unmet else "calibrate-saved", {"source": source}))


def _names(reads: tuple[Read, ...]) -> list[str]:
    return [read.card for read in reads if isinstance(read, CardRead)]
