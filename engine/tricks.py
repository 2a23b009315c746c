"""Tricks: a card laid, a trick taken, a round scored (rules, Play and Score)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine import rules, scoring
from engine.cards import NumberCard
from engine.deal import begin_round
from engine.events import CardPlayed, GameEnded, Led, RoundScored, TrickWon
from engine.faults import faults_of, revokes
from engine.state import (
    Game,
    Phase,
    Play,
    RoundResult,
    Trick,
    Unfollowed,
    last_bidder,
    number_not_to_match,
)

if TYPE_CHECKING:
    from engine.actions import Player
    from engine.cards import Card
    from engine.deal import Step
    from engine.events import Event
    from engine.reasons import Refused
    from engine.state import Hands


def lay_card(game: Game, player: Player, card: Card, breaches: tuple[Refused, ...]) -> Step:
    """Lay a card; tell of tricks it proves were not followed; the last card completes the trick."""
    shown = revokes(game, player, card)
    settled = {breach.trick for breach in shown}
    open_ = tuple(
        missed for missed in game.unfollowed if missed.player != player or missed.trick not in settled
    )
    laid = replace(
        game,
        trick=(*game.trick, Play(player, card)),
        hands=_without(game, player, card),
        unfollowed=open_ + _not_followed(game, player, card),
    )
    events: tuple[Event, ...] = (CardPlayed(player, card, game.trick_number), *faults_of((*breaches, *shown)))
    if game.led is None and laid.led is not None:
        events += (Led(laid.led),)
    if len(laid.trick) < len(game.setup.players):
        return laid, events
    closed, more = close_trick(laid)
    return closed, events + more


def _without(game: Game, player: Player, card: Card) -> Hands:
    return tuple(
        (owner, _less_one(hand, card)) if owner == player else (owner, hand) for owner, hand in game.hands
    )


def _less_one(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    if card not in hand:
        return hand
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def _not_followed(game: Game, player: Player, card: Card) -> tuple[Unfollowed, ...]:
    """Note a play that is a breach if the colour shows up later; not where a known hand clears the player."""
    if game.led is None or not isinstance(card, NumberCard) or card.colour == game.led:
        return ()
    hand = game.hand_of(player)
    if hand is None:
        return (Unfollowed(player, game.trick_number, game.led),)
    if card in hand and any(rules.follows(held, game.led) for held in hand):
        return (Unfollowed(player, game.trick_number, game.led, told=True),)
    return ()


def close_trick(game: Game) -> Step:
    """Give the trick to its winner; after the last one, score the round. At least one card must lie in it."""
    cards = [play.card for play in game.trick]
    won = game.trick[rules.winner(cards, game.trump)]
    trick = Trick(game.trick_number, game.trick, game.led, won.player)
    after = replace(game, trick=(), tricks=(*game.tricks, trick), first=won.player)
    told: tuple[Event, ...] = (TrickWon(won.player, won.card, trick.number, after.taken),)
    if len(after.tricks) < game.cards:
        return after, told
    scored, more = close_round(after)
    return scored, told + more


def close_round(game: Game) -> Step:
    """Score the round as it stands and begin the next, or end the game."""
    result = _result(game)
    scored = RoundScored(result.number, result.points, result.totals)
    history = (*game.history, result)
    if game.round_number == len(game.setup.rounds):
        over = replace(game, phase=Phase.OVER, totals=result.totals, history=history)
        return over, (scored, GameEnded(scoring.winners(result.totals), result.totals))
    number = game.round_number + 1
    leader = game.setup.left_of(game.setup.dealer_of(number))
    begun, more = begin_round(Game(game.setup, Phase.TURN, number, leader, result.totals, history=history))
    return begun, (scored, *more)


def _result(game: Game) -> RoundResult:
    points = scoring.round_points(dict(game.bids), game.taken)
    return RoundResult(
        number=game.round_number,
        cards=game.cards,
        dealer=game.dealer,
        turned=game.turned,
        trump=game.trump,
        forbidden_bid=number_not_to_match(game, last_bidder(game)),
        bids=game.bids,
        tricks=game.tricks,
        taken=game.taken,
        points=points,
        totals=scoring.add(game.totals, points),
    )
