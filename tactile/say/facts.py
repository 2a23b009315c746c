"""The facts a sentence may speak of: cards, colours, numbers, names, and lists of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from engine.cards import JESTER, WIZARD, Card, CardName, Colour, SpecialCard, parse_card

if TYPE_CHECKING:
    from collections.abc import Sequence

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


@dataclass(frozen=True, slots=True)
class Several:
    """Like cards, spoken of with their number: "2 Wizards"."""

    card: SpecialCard
    count: int


Face = Card | Tile
"""Whatever a sticker label can name."""

Fact = str | int | Gain | Colour | Face | Several | tuple[str, ...] | tuple[Colour, ...] | tuple[Face, ...]
"""One parameter of a sentence. Plain strings are spoken as they stand, or choose a variant."""

_WITH_TWINS: Final = (WIZARD, JESTER)
"""Of these a deck has four that are one name (contracts, "Card names")."""


def counted(items: Sequence[Fact]) -> list[Fact]:
    """Give the items of a list, like Wizards or Jesters as one with their number, where the first stands."""
    several: dict[Fact, Fact] = {
        card: Several(card, count) for card in _WITH_TWINS if (count := items.count(card)) > 1
    }
    return [
        several.get(item, item)
        for place, item in enumerate(items)
        if item not in several or item not in items[:place]
    ]


def face(name: CardName) -> Face:
    """Turn a contract name, `tile-12` included, into something to speak of. Raises UnknownCardError."""
    value = name.removeprefix(_TILE_PREFIX)
    if value != name and value.isascii() and value.isdigit():
        return Tile(int(value))
    return parse_card(name)
