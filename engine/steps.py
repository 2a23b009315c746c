"""How a game goes on: each step takes a game whose breaches are already judged, and never refuses."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.actions import ChooseTrump, PlaceBid, PlayCard, ShowHand, TurnCard
from engine.bids import place_bid, show_bids
from engine.deal import NO_CARD, Step, begin_bids, begin_round, choose_trump, show_hand, turn_card
from engine.events import FaultKind, Points
from engine.faults import fault_of, faults_of
from engine.reasons import RefusalReason, Refused
from engine.state import Game, Phase
from engine.tricks import close_round, close_trick, lay_card

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.setup import GameSetup


def first_round(setup: GameSetup) -> Step:
    """Begin with the first round."""
    totals = tuple((player, Points(0)) for player in setup.players)
    return begin_round(Game(setup, Phase.TURN, 1, setup.left_of(setup.dealer), totals))


def step(game: Game, action: Action, breaches: tuple[Refused, ...]) -> Step:
    """Do an action as the table lets it stand; its breaches are among the events."""
    match action:
        case TurnCard(card):
            done = turn_card(game, card)
        case ChooseTrump(player, colour):
            done = choose_trump(game, player, colour)
        case ShowHand(player, cards):
            return show_hand(game, player, cards, breaches)
        case PlaceBid():
            done = place_bid(game, action)
        case PlayCard(player, card):
            return lay_card(game, player, card, breaches)
    return done[0], done[1] + faults_of(breaches)


def go_on(game: Game) -> Step:
    """Go on without what is still owed in this phase; each missing thing is a fault. The game is not over."""
    if game.phase is Phase.TURN:
        return begin_bids(game), (NO_CARD,)
    if game.phase is Phase.CHOOSE_TRUMP:
        missing = Refused(FaultKind.BAD_TRUMP_CHOICE, RefusalReason.TRUMP_NOT_CHOSEN, game.dealer)
        return begin_bids(game), (fault_of(missing),)
    if game.phase is Phase.BID:
        return _go_on_without_bids(game)
    return _go_on_without_cards(game)


def _go_on_without_bids(game: Game) -> Step:
    missing = [
        Refused(FaultKind.WRONG_COUNT, RefusalReason.BID_MISSING, player) for player in game.yet_to_bid
    ]
    kept = game.bid_of(game.dealer)
    if game.must_move:
        missing.append(Refused(FaultKind.FORBIDDEN_BID, RefusalReason.FORBIDDEN_BID, game.dealer, bid=kept))
    shown, told = (game, ()) if game.bids_shown else show_bids(game)
    return replace(shown, phase=Phase.PLAY), told + faults_of(missing)


def _go_on_without_cards(game: Game) -> Step:
    if not game.trick:
        kind, reason = FaultKind.WRONG_COUNT, RefusalReason.TRICKS_MISSING
        short = [Refused(kind, reason, player, cards=game.cards) for player in game.setup.players]
        scored, told = close_round(game)
        return scored, faults_of(short) + told
    played = {play.player for play in game.trick}
    missing = [
        Refused(FaultKind.WRONG_COUNT, RefusalReason.CARD_MISSING, player, trick=game.trick_number)
        for player in game.setup.players
        if player not in played
    ]
    closed, told = close_trick(game)
    return closed, faults_of(missing) + told
