"""A game between two actions: a frozen value, and the questions that can be asked of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from engine import rules, scoring
from engine.actions import Player, Tricks
from engine.cards import Card
from engine.variants import bidding_of, is_indian, turns_a_card

if TYPE_CHECKING:
    from engine.cards import Colour
    from engine.scoring import Scores
    from engine.setup import GameSetup
    from engine.variants import Bidding

Bids = tuple[tuple[Player, Tricks], ...]
"""The bids made, in the order made; who has not bid is not in it."""

Counts = tuple[tuple[Player, Tricks], ...]
"""Tricks taken by each player, in seat order."""

Hands = tuple[tuple[Player, tuple[Card, ...]], ...]
"""The known hands: what is left of them. Private: see `Game.may_see_hand`."""


class Phase(StrEnum):
    """What the table does now."""

    TURN = "turn"
    CHOOSE_TRUMP = "choose-trump"
    BID = "bid"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Play:
    """One card of a trick."""

    player: Player
    card: Card


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick that is complete. `number` counts from 1; `led` is the colour to follow, or None."""

    number: int
    plays: tuple[Play, ...]
    led: Colour | None
    winner: Player

    @property
    def leader(self) -> Player:
        """Who played its first card."""
        return self.plays[0].player


@dataclass(frozen=True, slots=True)
class Unfollowed:
    """A player laid another colour on the one led: a breach if that colour shows up in the same hand.

    `told` is true when the hand's own channel has already heard of it.
    """

    player: Player
    trick: int
    colour: Colour
    told: bool = False


@dataclass(frozen=True, slots=True)
class RoundResult:
    """A round that is over. `forbidden_bid` is the number that its last bidder might not say."""

    number: int
    cards: int
    dealer: Player
    turned: Card | None
    trump: Colour | None
    forbidden_bid: Tricks | None
    bids: Bids
    tricks: tuple[Trick, ...]
    taken: Counts
    points: Scores
    totals: Scores


@dataclass(frozen=True, slots=True)
class Duty:
    """What all can know of a player's turn to play: follow this colour if you can (None: play anything)."""

    player: Player
    follow: Colour | None


@dataclass(frozen=True, slots=True)
class Game:
    """A game between two actions. Made by `new_game`, changed only by making another with `apply`.

    `first` is whose turn it is to lead the current trick; `trick` its cards so far; `tricks` the complete
    ones of this round; `bids_shown` is false only while hidden bids are being chosen. When the game is over
    all these tell of the last round.
    """

    setup: GameSetup
    phase: Phase
    round_number: int
    first: Player
    totals: Scores
    turned: Card | None = None
    trump: Colour | None = None
    bids: Bids = ()
    bids_shown: bool = True
    tricks: tuple[Trick, ...] = ()
    trick: tuple[Play, ...] = ()
    hands: Hands = ()
    unfollowed: tuple[Unfollowed, ...] = ()
    history: tuple[RoundResult, ...] = ()

    @property
    def cards(self) -> int:
        """Cards dealt to each in this round."""
        return self.setup.rounds[self.round_number - 1]

    @property
    def dealer(self) -> Player:
        """Dealer of this round."""
        return self.setup.dealer_of(self.round_number)

    @property
    def leader(self) -> Player:
        """Who led the current trick, or is to lead it."""
        return self.trick[0].player if self.trick else self.first

    @property
    def bidding(self) -> Bidding:
        """How this round is bid."""
        return bidding_of(self.cards, self.setup.variants)

    @property
    def trick_number(self) -> int:
        """Number of the current trick, from 1."""
        return len(self.tricks) + 1

    @property
    def led(self) -> Colour | None:
        """The colour to follow in the current trick, or None."""
        return rules.led([play.card for play in self.trick])

    @property
    def last_trick(self) -> Trick | None:
        """The trick that was completed last, of this round or of the one before."""
        if self.tricks:
            return self.tricks[-1]
        return self.history[-1].tricks[-1] if self.history and self.history[-1].tricks else None

    @property
    def taken(self) -> Counts:
        """Tricks that each player has taken in this round, in seat order."""
        won = [trick.winner for trick in self.tricks]
        return tuple((player, Tricks(won.count(player))) for player in self.setup.players)

    @property
    def to_act(self) -> Player | None:
        """Who must choose the trump, bid or play; None when a card is to be turned or the game is over."""
        if self.phase is Phase.CHOOSE_TRUMP:
            return self.dealer
        if self.phase is Phase.BID:
            return next(iter(self.yet_to_bid), self.dealer)
        if self.phase is Phase.PLAY:
            played = {play.player for play in self.trick}
            return next(seat for seat in self.setup.clockwise(self.leader) if seat not in played)
        return None

    @property
    def yet_to_bid(self) -> tuple[Player, ...]:
        """Who has not bid in this round, from the dealer's left."""
        order = self.setup.clockwise(self.setup.left_of(self.dealer))
        return tuple(player for player in order if self.bid_of(player) is None)

    @property
    def public_bids(self) -> Bids:
        """The bids that all may know: none while hidden bids are being chosen."""
        return self.bids if self.bids_shown else ()

    @property
    def must_move(self) -> bool:
        """Whether hidden bids were shown and add up, so that the dealer must raise or lower by one."""
        return self.phase is Phase.BID and self.bids_shown and not self.yet_to_bid

    @property
    def running_totals(self) -> Scores:
        """What the totals would be if the round ended now; the totals themselves before the first card."""
        if self.phase is not Phase.PLAY:
            return self.totals
        return scoring.running_totals(self.totals, dict(self.bids), self.taken)

    def bid_of(self, player: Player) -> Tricks | None:
        """Give a player's bid in this round; None is "no bid yet", 0 is a bid."""
        return dict(self.bids).get(player)

    def hand_of(self, player: Player) -> tuple[Card, ...] | None:
        """Give what is left of a known hand; None when it is not known. Private: see `may_see_hand`."""
        return dict(self.hands).get(player)

    def may_see_hand(self, viewer: Player, owner: Player) -> bool:
        """Whether this viewer may be told of this owner's hand, and of private faults about it.

        Its owner alone; in an Indian round everyone but its owner.
        """
        return (viewer == owner) != is_indian(self.cards, self.setup.variants)

    @property
    def turns_a_card(self) -> bool:
        """Whether the deal of this round leaves a card to turn."""
        return turns_a_card(len(self.setup.players), self.cards, self.setup.deck)

    @property
    def on_the_table(self) -> tuple[Card, ...]:
        """Every card that all have seen in this round: the turned one and those played."""
        turned = () if self.turned is None else (self.turned,)
        done = tuple(play.card for trick in self.tricks for play in trick.plays)
        return turned + done + tuple(play.card for play in self.trick)


def number_not_to_match(game: Game, last: Player) -> Tricks | None:
    """Give the number that this player as last bidder may not say beside the others' bids, or None."""
    others = [bid for player, bid in game.bids if player != last]
    return scoring.forbidden_number(game.bidding.match, game.cards, others, last, game.totals)


def forbidden_bid(game: Game) -> Tricks | None:
    """Give the bid that the only bidder left may not make.

    None when more are left, when the rule does not hold, when the number lies outside 0 … cards, and while
    bids are hidden. When hidden bids were shown and add up, it is the dealer's own bid.
    """
    left = (game.dealer,) if game.must_move else game.yet_to_bid
    if game.phase is not Phase.BID or not game.bids_shown or len(left) != 1:
        return None
    return number_not_to_match(game, left[0])


def legal_cards(game: Game, player: Player) -> tuple[Card, ...] | None:
    """Cards of a known hand that may be played to the current trick, each once, sorted by name.

    None when the hand is not known. Private.
    """
    hand = game.hand_of(player)
    return None if hand is None else rules.legal(hand, game.led)


def public_duty(game: Game) -> Duty | None:
    """Give the duty of whose turn it is, as all can know it; None when no card is to be played."""
    if game.phase is not Phase.PLAY or game.to_act is None:
        return None
    return Duty(game.to_act, game.led)


def last_bidder(game: Game) -> Player:
    """Who bid last: the dealer, unless the table let bids stand in another order."""
    return game.bids[-1][0] if game.bids else game.dealer
