"""Where a label's card lies under something else: what the third witness is taught to draw."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import cv2
import numpy as np
import numpy.typing as npt

from samples.train.shards import HAND, STEP_PX, Shard
from tactile.see.cut import cut_square
from tactile.see.whole import WHOLE_PX

if TYPE_CHECKING:
    from tactile.see.reads import Point

TABLE: Final = 0

COVER_CELLS: Final = 16
"""A cover is drawn in so many cells each way."""

Cover = npt.NDArray[np.float32]
"""How much of each cell of a look shows something that lies over the label's card: float32, 0 to 1, shape
(COVER_CELLS, COVER_CELLS)."""

UNKNOWN: Final = np.full((COVER_CELLS, COVER_CELLS), np.nan, np.float32)
"""The cover of what lies on no card."""


@dataclass(frozen=True, slots=True)
class Lying:
    """Who is seen where in a tile, as a shard keeps it (`Shard.owners` and `Shard.outlines`)."""

    owners: npt.NDArray[np.uint8]
    outlines: npt.NDArray[np.float32]


def lying_in(shard: Shard, tile: int) -> Lying | None:
    """Give what a shard knows of a tile's cards; None where that was not kept."""
    if shard.owners is None or shard.outlines is None:
        return None
    return Lying(shard.owners[tile], shard.outlines[tile])


def over_card_of(lying: Lying, places_px: npt.NDArray[np.float64]) -> npt.NDArray[np.uint8] | None:
    """Draw what lies over the card that most of these places (n, 2) show: 255 there, one value a STEP_PX.

    None where they show no card.
    """
    cells = np.clip((places_px / STEP_PX).astype(int), 0, lying.owners.shape[0] - 1)
    shown = np.bincount(lying.owners[cells[:, 1], cells[:, 0]], minlength=HAND + 1)
    shown[[TABLE, HAND]] = 0
    card = int(shown.argmax())
    if not shown[card]:
        return None
    inside = np.zeros(lying.owners.shape, np.uint8)
    corners = (lying.outlines[card - 1] - STEP_PX / 2) / STEP_PX
    cv2.fillConvexPoly(inside, np.round(corners).astype(np.int32), (255,))
    inside[lying.owners <= card] = 0  # itself, the table, and what was laid before it
    return inside


def cover_in(mask: npt.NDArray[np.uint8], middle: Point, side_px: float) -> Cover:
    """Cut a look's cover out of a mask of the picture's size."""
    seen = cut_square(mask, middle, side_px, WHOLE_PX)
    small = cv2.resize(seen, (COVER_CELLS, COVER_CELLS), interpolation=cv2.INTER_AREA)
    return np.asarray(small / np.float32(255), np.float32)
