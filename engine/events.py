"""What follows from an action: facts that everyone at the table may know."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NewType

from engine.actions import Player, Tricks  # noqa: TC001 - as in actions
from engine.cards import Card, Colour  # noqa: TC001 - as in actions

Points = NewType("Points", int)
"""Points of a round or a total; may be negative."""


class FaultKind(StrEnum):
    """The breaches that the contract names."""

    NOT_IN_HAND = "not-in-hand"
    MUST_FOLLOW = "must-follow"
    REVOKE = "revoke"
    OUT_OF_TURN = "out-of-turn"
    FORBIDDEN_BID = "forbidden-bid"
    BID_OUT_OF_RANGE = "bid-out-of-range"
    CARD_SEEN_TWICE = "card-seen-twice"
    WRONG_COUNT = "wrong-count"
    BAD_TRUMP_CHOICE = "bad-trump-choice"


@dataclass(frozen=True, slots=True)
class GameStarted:
    """A game begins; `rounds` are the cards dealt in each round to come."""

    players: tuple[Player, ...]
    dealer: Player
    variants: tuple[str, ...]
    rounds: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """A round begins; `number` counts from 1."""

    number: int
    cards: int
    dealer: Player
    leader: Player


@dataclass(frozen=True, slots=True)
class Turned:
    """The trump card was turned. `card` is None in a round that turns none."""

    card: Card | None
    trump: Colour | None


@dataclass(frozen=True, slots=True)
class TrumpChosen:
    """The dealer named the trump after a turned Wizard."""

    player: Player
    trump: Colour


@dataclass(frozen=True, slots=True)
class BidPlaced:
    """A bid was made. `forbidden_next` is the last bidder's forbidden bid, when only one is left to bid."""

    player: Player
    bid: Tricks
    forbidden_next: Tricks | None = None


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card was played to a trick; `trick` counts from 1."""

    player: Player
    card: Card
    trick: int


@dataclass(frozen=True, slots=True)
class Led:
    """A colour has become the one to follow."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class TrickWon:
    """A trick is complete. `taken` are each player's tricks so far, in seat order."""

    player: Player | None
    card: Card | None
    trick: int
    taken: tuple[tuple[Player, Tricks], ...]


@dataclass(frozen=True, slots=True)
class RoundScored:
    """A round is over: its points and the totals, in seat order."""

    number: int
    points: tuple[tuple[Player, Points], ...]
    totals: tuple[tuple[Player, Points], ...]


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over; several winners share a tie."""

    winners: tuple[Player, ...]
    totals: tuple[tuple[Player, Points], ...]


@dataclass(frozen=True, slots=True)
class Fault:
    """A breach of the rules. `trick` is None outside of tricks; `card` is the card it is about, if any."""

    player: Player
    kind: FaultKind
    detail: str
    trick: int | None = None
    card: Card | None = None
    private: bool = False
    """True when only a hand that not everyone has seen proves it: then it is its owner's alone to hear."""


Event = (
    GameStarted
    | RoundStarted
    | Turned
    | TrumpChosen
    | BidPlaced
    | CardPlayed
    | Led
    | TrickWon
    | RoundScored
    | GameEnded
    | Fault
)
