"""The saved calibration of a camera: made of what was learned, kept in a file, found again."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from calibration.profile import Camera, Profile, ProfileError, dump_profile, parse_profile
from tactile.errors import TactileError, WrongInputError
from tactile.settings import profile_file
from tactile.watch.source import is_live

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tactile.cli.setting_up import SetUp
    from tactile.watch.device import ListedCamera

    Listing = Callable[[], tuple[ListedCamera, ...]]


def profile_of(source: str, found: SetUp, unmet: tuple[str, ...], cameras: Listing) -> Profile:
    """Put what was learned into a profile; `cameras` tells the name of one that is known by its number."""
    measured = found.measured
    size = measured.card_size
    if size is None or measured.px_per_mm is None:
        raise ValueError("without cards there is nothing to save")
    return Profile(
        camera=_camera_of(source, cameras),
        width_px=measured.size_px[0],
        height_px=measured.size_px[1],
        px_per_mm=round(measured.px_per_mm, 3),
        tilt_deg=None if measured.tilt_deg is None else round(measured.tilt_deg, 2),
        card_short_mm=size.short_mm,
        card_long_mm=size.long_mm,
        brightness=round(measured.brightness, 1),
        clipped_share=round(measured.clipped_share, 4),
        blur_mm=round(measured.blur_mm or 0.0, 3),
        noise=round(measured.noise, 2),
        unmet=unmet,
    )


def _camera_of(source: str, cameras: Listing) -> Camera:
    if not is_live(source):
        return Camera()
    if "://" in source:
        return Camera(address=source)
    names = {str(camera.number): camera.name for camera in cameras()}
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


def load_profile(path: Path) -> Profile:
    """Load a calibration. Raises WrongInputError: `calibration-unreadable`, `calibration-broken`."""
    try:
        return parse_profile(path.read_bytes())
    except OSError as error:
        raise WrongInputError(
            "calibration-unreadable", path=str(path), detail=error.strerror or ""
        ) from error
    except ProfileError as error:
        raise WrongInputError("calibration-broken", path=str(path)) from error


def calibration_of(source: str, calibration: Path | None) -> Path | None:
    """Choose the calibration: the one that is named, else the saved one when it is of this very camera.

    A recording was not made with the camera that stands here now. Raises WrongInputError as `load_profile`.
    """
    saved = profile_file()
    if calibration is not None or not is_live(source) or not saved.exists():
        return calibration
    camera = load_profile(saved).camera
    known = {camera.address, None if camera.number is None else str(camera.number)}
    return saved if source in known else None
