"""The cards of Wizard and their fixed names (contracts, "Card names")."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NewType

CardName = NewType("CardName", str)
"""A card's name in the contract's form: `red-7`, `wizard`, `jester`, `dragon` …"""


class Colour(StrEnum):
    """The ten colours of the sticker code; Wizard's own deck uses four of them."""

    RED = "red"
    YELLOW = "yellow"
    BLUE = "blue"
    ORANGE = "orange"
    GREEN = "green"
    BROWN = "brown"
    PURPLE = "purple"
    PINK = "pink"
    BLACK = "black"
    WHITE = "white"


class Special(StrEnum):
    """Cards without colour or number."""

    WIZARD = "wizard"
    JESTER = "jester"
    DRAGON = "dragon"
    JUGGLER = "juggler"
    CLOUD = "cloud"
    WEREWOLF = "werewolf"
    FAIRY = "fairy"
    BOMB = "bomb"


@dataclass(frozen=True, slots=True)
class NumberCard:
    """A card with a colour and a value of 1 or more (1 to 13 in Wizard)."""

    colour: Colour
    value: int

    def __str__(self) -> str:
        return f"{self.colour}-{self.value}"


@dataclass(frozen=True, slots=True)
class SpecialCard:
    """A Wizard, a Jester, or one of the six special cards. Two Wizards are equal, yet two cards."""

    special: Special

    def __str__(self) -> str:
        return str(self.special)


Card = NumberCard | SpecialCard

WIZARD: Final = SpecialCard(Special.WIZARD)
JESTER: Final = SpecialCard(Special.JESTER)


def is_of_base_game(card: Card) -> bool:
    """Whether a card is of the base game: a number card, a Wizard or a Jester."""
    return isinstance(card, NumberCard) or card in {WIZARD, JESTER}


class UnknownCardError(ValueError):
    """Text that names no card."""


def card_name(card: Card) -> CardName:
    """Name a card in the contract's form."""
    return CardName(str(card))


def parse_card(name: str) -> Card:
    """Read a card's name. Raises UnknownCardError with the name."""
    colour, dash, value = name.partition("-")
    try:
        if not dash:
            return SpecialCard(Special(name))
        if value.isascii() and value.isdigit() and value[0] != "0":
            return NumberCard(Colour(colour), int(value))
    except ValueError:
        pass
    raise UnknownCardError(name)


@dataclass(frozen=True, slots=True)
class Deck:
    """What a deck holds: every card with how often it is there."""

    name: str
    colours: tuple[Colour, ...]
    values: range
    specials: tuple[tuple[Special, int], ...]

    def copies(self, card: Card) -> int:
        """How many of this card the deck holds; 0 when it does not belong."""
        if isinstance(card, NumberCard):
            return int(card.colour in self.colours and card.value in self.values)
        return dict(self.specials).get(card.special, 0)

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card, each as often as the deck holds it."""
        numbers = tuple(NumberCard(colour, value) for colour in self.colours for value in self.values)
        specials = tuple(SpecialCard(special) for special, count in self.specials for _ in range(count))
        return numbers + specials


WIZARD_COLOURS: Final = (Colour.RED, Colour.YELLOW, Colour.GREEN, Colour.BLUE)
WIZARD_DECK: Final = Deck("wizard", WIZARD_COLOURS, range(1, 14), ((Special.WIZARD, 4), (Special.JESTER, 4)))
SPECIALS_DECK: Final = Deck(
    "wizard-specials",
    WIZARD_COLOURS,
    range(1, 14),
    (
        (Special.WIZARD, 4),
        (Special.JESTER, 4),
        (Special.DRAGON, 1),
        (Special.JUGGLER, 1),
        (Special.CLOUD, 1),
        (Special.WEREWOLF, 1),
        (Special.FAIRY, 1),
        (Special.BOMB, 1),
    ),
)

DECKS: Final = {deck.name: deck for deck in (WIZARD_DECK, SPECIALS_DECK)}
"""Every deck that can be played with, by its name."""
