"""`tactile calibrate [SOURCE]`: choose a camera, judge its picture, name cards, save a profile."""

from __future__ import annotations

import os
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click
import cv2
import numpy as np

from calibration.profile import Camera, Profile, dump_profile
from tactile.cli.cameras import find_source, pick_camera
from tactile.cli.help_text import help_text
from tactile.cli.json_lines import Events, JsonLines, NoEvents
from tactile.cli.looking import warn_of_picture
from tactile.cli.setting_up import SetUp, set_up
from tactile.cli.verdicts import announce_reads
from tactile.errors import TactileError
from tactile.say.announcements import Announcement
from tactile.say.captions import Captions
from tactile.say.channels import Channels
from tactile.say.opening import LAST_WORDS_S, CaptionChoice, ChannelSettings, open_public_channel
from tactile.say.phrases import Language, Phrasebook
from tactile.see.picture_file import load_picture
from tactile.see.reads import CardRead, DeckChoice
from tactile.settings import profile_file, typed_command, user_language
from tactile.watch.device import listed_cameras
from tactile.watch.news import Frame, Seconds
from tactile.watch.recorded import PICTURES
from tactile.watch.source import is_live, open_source

if TYPE_CHECKING:
    from collections.abc import Iterator

    from calibration.measure import Measure
    from calibration.verdict import Verdict
    from tactile.say.channels import Channel
    from tactile.see.reads import Picture, Read
    from tactile.watch.source import Source
    from tactile.watch.watcher import PictureReader

MOST_PX: Final = 3840
"""No camera over a table gives more; a larger photograph is shrunk."""


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
    save_profile(profile_of(source, found, tuple(map(str, unmet))), file)
    tell.events.write(found.t, "saved", {"file": str(file), "unmet": list(unmet)})
    tell.say(Announcement("calibrate-saved-unmet" if unmet else "calibrate-saved", {"source": source}))


def open_proof_reader(measured: Measure) -> PictureReader:
    """Open the reader for the scale that was measured."""
    from tactile.see.reader import KnownScale, Reader  # noqa: PLC0415  loads the net: not for `--help`

    scale = KnownScale(measured.px_per_mm, measured.size_px[0]) if measured.px_per_mm else None
    return Reader(DeckChoice.WIZARD_SPECIALS, scale=scale)


def _names(reads: tuple[Read, ...]) -> list[str]:
    return [read.card for read in reads if isinstance(read, CardRead)]


def profile_of(source: str, found: SetUp, unmet: tuple[str, ...]) -> Profile:
    """Put what was learned into a profile."""
    measured = found.measured
    size = measured.card_size
    if size is None or measured.px_per_mm is None:
        raise ValueError("without cards there is nothing to save")
    return Profile(
        camera=_camera_of(source),
        width_px=measured.size_px[0],
        height_px=measured.size_px[1],
        px_per_mm=round(measured.px_per_mm, 3),
        tilt_deg=round(measured.tilt_deg or 0.0, 2),
        card_short_mm=size.short_mm,
        card_long_mm=size.long_mm,
        brightness=round(measured.brightness, 1),
        clipped_share=round(measured.clipped_share, 4),
        blur_mm=round(measured.blur_mm or 0.0, 3),
        noise=round(measured.noise, 2),
        unmet=unmet,
    )


def _camera_of(source: str) -> Camera:
    if not is_live(source):
        return Camera()
    if "://" in source:
        return Camera(address=source)
    names = {str(camera.number): camera.name for camera in listed_cameras()}
    return Camera(name=names.get(source), number=int(source))


def save_profile(profile: Profile, file: Path) -> None:
    """Save a profile whole or not at all. Raises TactileError `calibrate-not-saved`."""
    half = file.with_name(f"{file.name}.part")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with half.open("wb") as stream:
            stream.write(dump_profile(profile))
            stream.flush()
            os.fsync(stream.fileno())
        half.replace(file)
    except OSError as error:
        raise TactileError("calibrate-not-saved", path=str(file), detail=error.strerror or "") from error


def open_any(source: str) -> Source:
    """Open a source, or a single picture for trying out. Raises as `open_source` and `load_picture`."""
    path = Path(source)
    if not is_live(source) and path.suffix.lower() in PICTURES:
        return OnePicture(_no_larger(load_picture(path)))
    return open_source(source)


def _no_larger(picture: Picture) -> Picture:
    share = MOST_PX / max(picture.shape[:2])
    return picture if share >= 1 else np.asarray(cv2.resize(picture, None, fx=share, fy=share), np.uint8)


class OnePicture:
    """A photograph of a table at rest, looked at as often as a verdict needs."""

    is_live = False

    def __init__(self, picture: Picture) -> None:
        self._picture = picture

    def frames(self) -> Iterator[Frame]:
        """Give the picture a few times."""
        for second in range(3):
            yield Frame(Seconds(float(second)), self._picture)

    def close(self) -> None:
        """Nothing is held open."""
