"""Which camera is meant: by its number, by its name, or by what it sees."""

from __future__ import annotations

import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

from calibration.measure import measure
from tactile.errors import TactileError, WrongInputError
from tactile.say.announcements import Announcement, Topic
from tactile.watch.news import Frame
from tactile.watch.source import is_live

if TYPE_CHECKING:
    from collections.abc import Callable

    from tactile.watch.device import ListedCamera
    from tactile.watch.source import Source

    Open = Callable[[str], Source]
    Say = Callable[[Announcement], None]

TRY_S: Final = 6.0
"""Some cameras take seconds for their first picture."""
LOOKS: Final = 3
ROUNDS: Final = 3
ENOUGH_CARDS: Final = 2


def find_source(text: str, cameras: Callable[[], tuple[ListedCamera, ...]]) -> str:
    """Turn a camera's name, or part of it, into its number; anything else is left as it is.

    Raises WrongInputError `source-missing` for what is nothing of the kind.
    """
    if is_live(text) or Path(text).exists():
        return text
    alike = [camera for camera in cameras() if text.casefold() in camera.name.casefold()]
    if not alike:
        raise WrongInputError("source-missing", source=text)
    return str(alike[0].number)


def pick_camera(cameras: tuple[ListedCamera, ...], open_one: Open, say: Say) -> str:
    """Try the cameras in turn, and take the first that sees cards; with a single camera there is no choice.

    Raises WrongInputError `calibrate-no-camera`, `calibrate-cameras-taken`; TactileError
    `calibrate-no-camera-sees-cards`.
    """
    if not cameras:
        raise WrongInputError("calibrate-no-camera")
    if len(cameras) == 1:
        return str(cameras[0].number)
    for _ in range(ROUNDS):
        seen = {camera: _cards_seen(camera, open_one, say) for camera in cameras}
        if all(count is None for count in seen.values()):
            raise WrongInputError("calibrate-cameras-taken")
        best = max(cameras, key=lambda camera: seen[camera] or 0)
        if seen[best]:
            say(_news("calibrate-camera-picked", best))
            return str(best.number)
    raise TactileError("calibrate-no-camera-sees-cards")


def _cards_seen(camera: ListedCamera, open_one: Open, say: Say) -> int | None:
    """Count the cards that a camera sees; None when it cannot be opened."""
    say(_news("calibrate-camera-tried", camera))
    try:
        with closing(open_one(str(camera.number))) as source:
            return _most_cards(source)
    except TactileError:
        say(_news("calibrate-camera-no-picture", camera))
        return None


def _most_cards(source: Source) -> int:
    most, looks, end_s = 0, 0, time.monotonic() + TRY_S
    for item in source.frames():
        if isinstance(item, Frame):
            most, looks = max(most, len(measure(item.picture).cards)), looks + 1
        if most >= ENOUGH_CARDS or looks >= LOOKS or time.monotonic() > end_s:
            break
    return most


def _news(key: str, camera: ListedCamera) -> Announcement:
    return Announcement(key, {"number": camera.number, "name": camera.name}, topic=Topic.CAMERA)
