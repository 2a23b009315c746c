"""The reader that `watch` and `play` look with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from calibration.profile import ProfileError, parse_profile
from tactile.errors import WrongInputError
from tactile.see.reads import DeckChoice
from tactile.settings import profile_file

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from calibration.profile import Profile
    from tactile.see.reads import Picture, Read
    from tactile.watch.watcher import PictureReader


class TableReader:
    """Reads bid tiles only while a bid is asked: at any other moment a tile has nothing to say."""

    def __init__(self, cards: PictureReader, with_tiles: PictureReader) -> None:
        self._cards = cards
        self._with_tiles = with_tiles
        self.bid_is_asked: Callable[[], bool] = lambda: False

    def read(self, picture: Picture) -> tuple[Read, ...]:
        """Read a picture: an entry a card in view."""
        reader = self._with_tiles if self.bid_is_asked() else self._cards
        return reader.read(picture)


def calibration_of(source: str, calibration: Path | None) -> Path | None:
    """Choose the calibration: the one that is named, else the saved one when it is of this very camera.

    A recording was not made with the camera that stands here now. Raises WrongInputError as `load_profile`.
    """
    saved = profile_file()
    if calibration is not None or not saved.exists():
        return calibration
    camera = load_profile(saved).camera
    known = {camera.address, None if camera.number is None else str(camera.number)}
    return saved if source in known else None


def load_profile(path: Path) -> Profile:
    """Load a calibration. Raises WrongInputError: `calibration-unreadable`, `calibration-broken`."""
    try:
        return parse_profile(path.read_bytes())
    except OSError as error:
        raise WrongInputError(
            "calibration-unreadable", path=str(path), detail=error.strerror or ""
        ) from error
    except ProfileError as error:
        raise WrongInputError("calibration-broken", path=str(path), place=error.where) from error


def open_reader(deck: DeckChoice, calibration: Path | None, *, tiles: bool = False) -> PictureReader:
    """Open the reader, with the camera's calibration where there is one. Raises as `load_profile`."""
    from tactile.see.reader import KnownScale, Reader  # noqa: PLC0415  loads the net: not for `--help`

    if calibration is None:
        return Reader(deck, tiles=tiles)
    known = load_profile(calibration)
    return Reader(deck, tiles=tiles, scale=KnownScale(known.px_per_mm, known.width_px))


def open_table_reader(calibration: Path | None) -> TableReader:
    """Open the reader of a game. Raises as `load_profile`."""
    deck = DeckChoice.WIZARD
    return TableReader(open_reader(deck, calibration), open_reader(deck, calibration, tiles=True))
