"""Why an action is refused: a value with its facts, in no language."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.actions import Player, Tricks
    from engine.cards import Card, Colour
    from engine.events import FaultKind


class RefusalReason(StrEnum):
    """Every way in which the rules say no. The first five stand even when the table would let it."""

    GAME_OVER = "game-over"
    NOT_NOW = "not-now"
    UNKNOWN_PLAYER = "unknown-player"
    CARD_NOT_IN_DECK = "card-not-in-deck"
    SPECIAL_NOT_YET_PLAYED = "special-not-yet-played"

    OUT_OF_TURN = "out-of-turn"
    ALREADY_PLAYED = "already-played"
    ALREADY_BID = "already-bid"
    NOT_THE_DEALER = "not-the-dealer"
    COLOUR_NOT_IN_DECK = "colour-not-in-deck"
    TRUMP_NOT_CHOSEN = "trump-not-chosen"
    BID_OUT_OF_RANGE = "bid-out-of-range"
    FORBIDDEN_BID = "forbidden-bid"
    BID_MUST_MOVE_BY_ONE = "bid-must-move-by-one"
    BID_MISSING = "bid-missing"
    NOT_IN_HAND = "not-in-hand"
    MUST_FOLLOW = "must-follow"
    FOLLOWED_NOT = "followed-not"
    CARD_SEEN_TWICE = "card-seen-twice"
    HAND_SIZE = "hand-size"
    CARD_MISSING = "card-missing"
    ONE_TOO_MANY = "one-too-many"
    NONE_TO_TURN = "none-to-turn"
    TRICKS_MISSING = "tricks-missing"


@dataclass(frozen=True, slots=True)
class Refused:
    """The rules say no. The facts that the reason has no use for are None.

    `fault` is the breach it would be if let stand, None when it cannot stand. `expected` is whose turn it is;
    `bid` a bid that may not be made; `colour` the colour to follow; `held` cards of that colour in the known
    hand; `cards` how many there should be; `trick` the trick it is about. `private`: see `Fault.private`.
    """

    fault: FaultKind | None
    reason: RefusalReason
    player: Player | None = None
    card: Card | None = None
    colour: Colour | None = None
    bid: Tricks | None = None
    cards: int | None = None
    expected: Player | None = None
    held: tuple[Card, ...] = ()
    trick: int | None = None
    private: bool = False
