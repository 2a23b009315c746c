"""The facts a sentence may speak of: cards, colours, numbers, names, and lists of them."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card, CardName, Colour, parse_card

_TILE_PREFIX = "tile-"


@dataclass(frozen=True, slots=True)
class Tile:
    """A colourless number laid down to answer a question, such as a bid (contracts, "Card names")."""

    value: int

    def __str__(self) -> str:
        return f"{_TILE_PREFIX}{self.value}"


@dataclass(frozen=True, slots=True)
class Gain:
    """Points won or lost, spoken with their sign: "plus 30", "minus 10"."""

    points: int


Face = Card | Tile
"""Whatever a sticker label can name."""

Fact = str | int | Gain | Colour | Face | tuple[str, ...] | tuple[Colour, ...] | tuple[Face, ...]
"""One parameter of a sentence. Plain strings are spoken as they stand, or choose a variant."""


def face(name: CardName) -> Face:
    """Turn a contract name, `tile-12` included, into something to speak of. Raises UnknownCardError."""
    value = name.removeprefix(_TILE_PREFIX)
    if value != name and value.isascii() and value.isdigit():
        return Tile(int(value))
    return parse_card(name)
