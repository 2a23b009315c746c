"""The readers that the commands look with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tactile.cli.profiles import load_profile
from tactile.see.reads import DeckChoice

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from calibration.measure import Measure
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


def open_proof_reader(measured: Measure) -> PictureReader:
    """Open the reader for the scale that was measured."""
    from tactile.see.reader import KnownScale, Reader  # noqa: PLC0415  loads the net: not for `--help`

    scale = KnownScale(measured.px_per_mm, measured.size_px[0]) if measured.px_per_mm else None
    return Reader(DeckChoice.WIZARD_SPECIALS, scale=scale)
