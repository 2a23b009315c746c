"""`tactile read IMAGE…`: what is on these pictures (contracts)."""

from __future__ import annotations

import time
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from tactile.cli.help_text import help_phrases, help_text
from tactile.cli.json_lines import json_line
from tactile.cli.report import report
from tactile.errors import ExitCode, TactileError, WrongInputError
from tactile.say.facts import face
from tactile.see.reads import CardRead, DeckChoice, UnsureRead

if TYPE_CHECKING:
    from collections.abc import Collection

    from tactile.say.phrases import Phrasebook
    from tactile.see.reads import Picture, Point, Read

_WRITABLE: Final = frozenset({".jpg", ".jpeg", ".png", ".bmp", ".webp"})
"""The kinds of picture that are drawn on in their own kind; of any other, a PNG is written."""


@click.command("read", help=help_text("help-read"))
@click.argument("images", nargs=-1, required=True, type=click.Path(), metavar="IMAGE...")
@click.option(
    "--deck",
    type=click.Choice([one.value for one in DeckChoice]),
    default=DeckChoice.WIZARD.value,
    help=help_text("help-read-deck"),
)
@click.option(
    "--calibration", type=click.Path(path_type=Path), default=None, help=help_text("help-read-calibration")
)
@click.option("--json", "as_json", is_flag=True, help=help_text("help-read-json"))
@click.option("--overlay", type=click.Path(path_type=Path), default=None, help=help_text("help-read-overlay"))
def command(
    images: tuple[str, ...], *, deck: str, calibration: Path | None, as_json: bool, overlay: Path | None
) -> ExitCode:
    """Read each picture in turn and tell what is on it; one that cannot be opened hides no other."""
    from tactile.cli.reading import open_reader  # noqa: PLC0415  loads the net: not for `--help`
    from tactile.see.picture_file import load_picture  # noqa: PLC0415  loads OpenCV: likewise

    reader = open_reader(DeckChoice(deck), calibration)
    taken = {Path(given).resolve() for given in images}
    code = ExitCode.DONE
    for given in images:
        image = Path(given)
        try:
            picture = load_picture(image)
        except WrongInputError as error:
            code = ExitCode(report(error))
            continue
        start = time.perf_counter()
        reads = reader.read(picture)
        milliseconds = 1000 * (time.perf_counter() - start)
        if as_json:
            click.echo(json_line(as_object(given, picture, reads, milliseconds)))
        else:
            tell(image, reads, help_phrases())
        if overlay:
            target = _free_name(overlay, image, taken)
            taken.add(target.resolve())
            _save_overlay(target, picture, reads)
    return code


def as_object(
    given: str, picture: Picture, reads: tuple[Read, ...], milliseconds: float
) -> dict[str, object]:
    """One picture's answer as the contract has it; `given` is its name as it was asked for."""
    return {
        "image": given,
        "width": picture.shape[1],
        "height": picture.shape[0],
        "milliseconds": round(milliseconds, 1),
        "reads": [_read_object(read) for read in reads],
    }


def _read_object(read: Read) -> dict[str, object]:
    place = {
        "confidence": round(read.confidence, 4),
        "centre": _pixels(read.centre),
        "label": [_pixels(corner) for corner in read.label],
    }
    if isinstance(read, UnsureRead):
        nothing = dict.fromkeys(("card", "kind", "colour", "value"))
        return {"status": "unsure", **nothing, **place, "reason": read.reason}
    said = {"card": read.card, "kind": read.kind, "colour": read.colour, "value": read.value}
    return {"status": "read", **said, **place, "reason": None}


def _pixels(point: Point) -> list[float]:
    return [round(point.x_px, 1), round(point.y_px, 1)]


def tell(image: Path, reads: tuple[Read, ...], phrases: Phrasebook) -> None:
    """Tell a person in plain lines on standard error: how many cards, then a line a card."""
    unsure = sum(not isinstance(read, CardRead) for read in reads)
    click.echo(
        phrases.say("read-picture", name=image.name, read=len(reads) - unsure, unsure=unsure), err=True
    )
    for read in reads:
        if isinstance(read, CardRead):
            click.echo(phrases.say("read-card", card=face(read.card)), err=True)
        else:
            click.echo(phrases.say("read-unsure", reason=str(read.reason)), err=True)


def _free_name(folder: Path, image: Path, taken: Collection[Path]) -> Path:
    """Name the drawn picture as its own, with a number where a picture of this run has that name."""
    ending = image.suffix if image.suffix.lower() in _WRITABLE else ".png"
    names = (folder / f"{image.stem}{'' if number == 1 else f'-{number}'}{ending}" for number in count(1))
    return next(name for name in names if name.resolve() not in taken)


def _save_overlay(target: Path, picture: Picture, reads: tuple[Read, ...]) -> None:
    import cv2  # noqa: PLC0415  heavy: not for `--help`

    from tactile.see.overlay import draw_reads  # noqa: PLC0415  loads OpenCV: likewise

    _, content = cv2.imencode(target.suffix, draw_reads(picture, reads))
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content.tobytes())
    except OSError as error:
        raise TactileError("overlay-unwritable", path=str(target)) from error


__all__ = ["as_object", "command", "tell"]
