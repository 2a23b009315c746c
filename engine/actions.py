"""What people do at the table, as the rules see it. The list of actions IS the saved game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NewType

from engine.cards import Card, Colour  # noqa: TC001 - who stores actions needs the types at run time

Player = NewType("Player", str)
"""A player's name, unique in a game; the order of `GameSetup.players` is clockwise."""

Tricks = NewType("Tricks", int)
"""A number of tricks, bid or taken. 0 is a real bid; "no bid yet" is None."""


@dataclass(frozen=True, slots=True)
class TurnCard:
    """The card turned for trump after the deal."""

    card: Card


@dataclass(frozen=True, slots=True)
class ChooseTrump:
    """The trump named by the dealer after a Wizard was turned."""

    player: Player
    colour: Colour


@dataclass(frozen=True, slots=True)
class ShowHand:
    """A hand that became known. Private: nothing derived from it is public."""

    player: Player
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PlaceBid:
    """How many tricks a player means to take."""

    player: Player
    bid: Tricks


@dataclass(frozen=True, slots=True)
class PlayCard:
    """A card laid into the trick."""

    player: Player
    card: Card


Action = TurnCard | ChooseTrump | ShowHand | PlaceBid | PlayCard
