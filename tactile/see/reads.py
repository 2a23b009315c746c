"""What the reader says of a picture: plain values, as `tactile read` prints them (contracts)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, NewType

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from engine.cards import CardName, Colour

Picture = npt.NDArray[np.uint8]
"""A picture: uint8, shape (height, width, 3), channels blue, green, red."""

Confidence = NewType("Confidence", float)
"""How likely the answer is right, 0 to 1."""


@dataclass(frozen=True, slots=True)
class Point:
    """A place in a picture in pixels: x right, y down, (0, 0) the middle of the first pixel."""

    x_px: float
    y_px: float


Quad = tuple[Point, Point, Point, Point]
"""Four corners, one after another round the shape."""


def middle(quad: Quad) -> Point:
    """Give the middle of a label; a card's `centre` may lie elsewhere."""
    return Point(sum(corner.x_px for corner in quad) / 4, sum(corner.y_px for corner in quad) / 4)


class DeckChoice(StrEnum):
    """What `--deck` takes."""

    WIZARD = "wizard"
    WIZARD_SPECIALS = "wizard-specials"
    ANY = "any"


class CardKind(StrEnum):
    """What sort of card was read."""

    NUMBER = "number"
    WIZARD = "wizard"
    JESTER = "jester"
    SPECIAL = "special"
    TILE = "tile"


class Reason(StrEnum):
    """Why a label is not read."""

    BLUR = "blur"
    DARK = "dark"
    GLARE = "glare"
    PARTIAL = "partial"
    CONFLICT = "conflict"
    NOT_IN_DECK = "not-in-deck"
    TOO_SMALL = "too-small"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class CardRead:
    """A card that the program would say aloud. `card` may also be a tile, such as `tile-12`."""

    card: CardName
    kind: CardKind
    colour: Colour | None
    value: int | None
    confidence: Confidence
    centre: Point
    label: Quad
    second: Quad | None = None
    """The card's other label, where that too was read."""
    px_per_mm: float | None = None
    """The scale at the label; None where only its box is known."""


@dataclass(frozen=True, slots=True)
class UnsureRead:
    """A label is there, and the program does not guess what it says."""

    reason: Reason
    confidence: Confidence
    centre: Point
    label: Quad
    px_per_mm: float | None = None


Read = CardRead | UnsureRead
