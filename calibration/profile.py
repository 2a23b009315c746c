"""What setting up has learned of a camera and its table: a versioned file, checked strictly when read."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Annotated, Any, Final

import msgspec

VERSION: Final = 1
"""The form of the file. A change that older programs would misread makes it one more."""

Positive = Annotated[float, msgspec.Meta(gt=0)]
Share = Annotated[float, msgspec.Meta(ge=0, le=1)]
Pixels = Annotated[int, msgspec.Meta(ge=1)]


class ProfileProblem(StrEnum):
    """What is wrong with a file that is no profile."""

    NOT_JSON = "not-json"
    NOT_AN_OBJECT = "not-an-object"
    OTHER_VERSION = "other-version"
    UNKNOWN_FIELD = "unknown-field"
    WRONG_VALUE = "wrong-value"


class ProfileError(ValueError):
    """A file that holds no profile.

    `where` is the place in the file (a JSON path such as `$.camera.number`); `found` what is there, or what
    is wrong.
    """

    def __init__(self, problem: ProfileProblem, where: str, found: str) -> None:
        super().__init__(problem, where, found)
        self.problem = problem
        self.where = where
        self.found = found


@dataclass(frozen=True, slots=True)
class Camera:
    """Which camera it was: the name that its system gives it, its number, or a stream's address."""

    name: str | None = None
    number: Annotated[int, msgspec.Meta(ge=0)] | None = None
    address: str | None = None


@dataclass(frozen=True, slots=True)
class Profile:
    """What the reader and the watch may rely on.

    `width_px` and `height_px` are the picture's, `px_per_mm` its scale where the cards lay; `tilt_deg` the
    slant (0: from straight above; null: no two cards told it); `brightness` the lightest print, 0 to 255;
    `clipped_share` how much of a card has lost colour to light; `blur_mm` the sigma of smeared edges on the
    card; `noise` that of grain, in levels; `mirrored` whether left and right are swapped; `unmet` what did
    not suffice when it was saved.
    """

    camera: Camera
    width_px: Pixels
    height_px: Pixels
    px_per_mm: Positive
    tilt_deg: Annotated[float, msgspec.Meta(ge=0, lt=90)] | None
    card_short_mm: Positive
    card_long_mm: Positive
    brightness: Annotated[float, msgspec.Meta(ge=0, le=255)]
    clipped_share: Share
    blur_mm: Annotated[float, msgspec.Meta(ge=0)]
    noise: Annotated[float, msgspec.Meta(ge=0)]
    mirrored: bool = False
    unmet: tuple[str, ...] = ()
    version: int = VERSION


def dump_profile(profile: Profile) -> bytes:
    """Write a profile as JSON that a person can read."""
    return msgspec.json.format(msgspec.json.encode(profile), indent=2) + b"\n"


def parse_profile(content: bytes) -> Profile:
    """Read a profile. Raises ProfileError with the place in the file; nothing is guessed or left out."""
    try:
        form: Any = msgspec.json.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ProfileError(ProfileProblem.NOT_JSON, "$", str(error)) from error
    if not isinstance(form, dict):
        raise ProfileError(ProfileProblem.NOT_AN_OBJECT, "$", type(form).__name__)
    if form.get("version") != VERSION:
        raise ProfileError(ProfileProblem.OTHER_VERSION, "$.version", str(form.get("version")))
    _refuse_unknown(form, Profile, "$")
    if isinstance(form.get("camera"), dict):
        _refuse_unknown(form["camera"], Camera, "$.camera")
    try:
        return msgspec.convert(form, Profile, strict=True)
    except msgspec.ValidationError as error:
        found = str(error).partition(" - at ")[0]
        raise ProfileError(ProfileProblem.WRONG_VALUE, _place(str(error)), found) from error


def _refuse_unknown(form: dict[str, Any], known: type[Profile | Camera], where: str) -> None:
    names = {field.name for field in fields(known)}
    for name in form:
        if name not in names:
            raise ProfileError(ProfileProblem.UNKNOWN_FIELD, f"{where}.{name}", name)


def _place(message: str) -> str:
    place = re.search(r" - at `(.*)`$", message)
    return place[1] if place else "$"
