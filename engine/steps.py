"""How a game goes on: each step takes a game whose breaches are already judged, and never refuses."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from engine import rules, scoring
from engine.actions import ChooseTrump, PlaceBid, PlayCard, ShowHand, TurnCard
from engine.cards import WIZARD, NumberCard
from engine.events import (
    BidPlaced,
    CardPlayed,
    FaultKind,
    GameEnded,
    Led,
    Points,
    RoundScored,
    RoundStarted,
    TrickWon,
    TrumpChosen,
    Turned,
)
from engine.faults import fault_of, revokes
from engine.reasons import RefusalReason, Refused
from engine.state import (
    Game,
    Phase,
    Play,
    RoundResult,
    Trick,
    Unfollowed,
    forbidden_bid,
    last_bidder,
    number_not_to_match,
)
from engine.variants import Variant

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.actions import Action, Player
    from engine.cards import Card, Colour
    from engine.events import Event
    from engine.setup import GameSetup

Step = tuple[Game, tuple["Event", ...]]
"""A game and what happened on the way to it."""

NO_CARD: Final = Turned(None, None)


def first_round(setup: GameSetup) -> Step:
    """Begin with the first round."""
    totals = tuple((player, Points(0)) for player in setup.players)
    return _begin_round(Game(setup, Phase.TURN, 1, setup.left_of(setup.dealer), totals))


def _begin_round(game: Game) -> Step:
    started = RoundStarted(game.round_number, game.cards, game.dealer, game.leader)
    if game.turns_a_card:
        return game, (started,)
    return _begin_bids(game), (started, NO_CARD)


def _begin_bids(game: Game) -> Game:
    return replace(game, phase=Phase.BID, bids_shown=not game.bidding.hidden)


def step(game: Game, action: Action, breaches: tuple[Refused, ...]) -> Step:
    """Do an action as the table lets it stand; its breaches are among the events."""
    match action:
        case TurnCard(card):
            done = _turn(game, card)
        case ChooseTrump(player, colour):
            done = _choose(game, player, colour)
        case ShowHand(player, cards):
            return _show(game, player, cards, breaches)
        case PlaceBid():
            done = _bid(game, action)
        case PlayCard(player, card):
            return _lay(game, player, card, breaches)
    return done[0], done[1] + _faults(breaches)


def _faults(breaches: Iterable[Refused]) -> tuple[Event, ...]:
    return tuple(fault_of(breach) for breach in breaches if breach.player is not None)


def _turn(game: Game, card: Card) -> Step:
    trump = card.colour if isinstance(card, NumberCard) else None
    turned = replace(game, turned=card, trump=trump)
    if card == WIZARD and Variant.WIZARD_TURNED_NO_TRUMP not in game.setup.variants:
        return replace(turned, phase=Phase.CHOOSE_TRUMP), (Turned(card, None),)
    return _begin_bids(turned), (Turned(card, trump),)


def _choose(game: Game, player: Player, colour: Colour) -> Step:
    if game.phase is not Phase.CHOOSE_TRUMP:
        return game, ()
    if colour not in game.setup.deck.colours:
        return _begin_bids(game), ()
    return _begin_bids(replace(game, trump=colour)), (TrumpChosen(player, colour),)


def _show(game: Game, player: Player, cards: tuple[Card, ...], breaches: tuple[Refused, ...]) -> Step:
    others = tuple(pair for pair in game.hands if pair[0] != player)
    shown = (breach for card in reversed(cards) for breach in revokes(game, player, card, private=True))
    proved = {breach.trick: breach for breach in shown}
    told = tuple(
        replace(missed, told=True) if missed.player == player and missed.trick in proved else missed
        for missed in game.unfollowed
    )
    faults = _faults((*breaches, *sorted(proved.values(), key=lambda breach: breach.trick or 0)))
    return replace(game, hands=(*others, (player, cards)), unfollowed=told), faults


def _bid(game: Game, action: PlaceBid) -> Step:
    others = tuple(pair for pair in game.bids if pair[0] != action.player)
    after = replace(game, bids=(*others, (action.player, action.bid)))
    if not game.bids_shown:
        return (after, ()) if after.yet_to_bid else _show_bids(after)
    told = (BidPlaced(action.player, action.bid, None if game.must_move else forbidden_bid(after)),)
    still_adds_up = game.must_move and action.player != game.dealer and _adds_up(after)
    if after.yet_to_bid or still_adds_up:
        return after, told
    return replace(after, phase=Phase.PLAY), told


def _show_bids(game: Game) -> Step:
    """All hidden bids at once; when they may not match and do, the dealer is to move by one."""
    order = game.setup.clockwise(game.setup.left_of(game.dealer))
    bids = tuple((player, bid) for player in order if (bid := game.bid_of(player)) is not None)
    shown = replace(game, bids=bids, bids_shown=True)
    adds_up = _adds_up(shown)
    told = tuple(
        BidPlaced(player, bid, bid if adds_up and player == game.dealer else None) for player, bid in bids
    )
    return shown if adds_up else replace(shown, phase=Phase.PLAY), told


def _adds_up(game: Game) -> bool:
    bid = game.bid_of(game.dealer)
    return bid is not None and number_not_to_match(game, game.dealer) == bid


def _lay(game: Game, player: Player, card: Card, breaches: tuple[Refused, ...]) -> Step:
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
    events: tuple[Event, ...] = (CardPlayed(player, card, game.trick_number), *_faults((*breaches, *shown)))
    if game.led is None and laid.led is not None:
        events += (Led(laid.led),)
    if len(laid.trick) < len(game.setup.players):
        return laid, events
    closed, more = close_trick(laid)
    return closed, events + more


def _without(game: Game, player: Player, card: Card) -> tuple[tuple[Player, tuple[Card, ...]], ...]:
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
    begun, more = _begin_round(Game(game.setup, Phase.TURN, number, leader, result.totals, history=history))
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


def go_on(game: Game) -> Step:
    """Go on without what is still owed in this phase; each missing thing is a fault. The game is not over."""
    if game.phase is Phase.TURN:
        return _begin_bids(game), (NO_CARD,)
    if game.phase is Phase.CHOOSE_TRUMP:
        missing = Refused(FaultKind.BAD_TRUMP_CHOICE, RefusalReason.TRUMP_NOT_CHOSEN, game.dealer)
        return _begin_bids(game), (fault_of(missing),)
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
    shown, told = (game, ()) if game.bids_shown else _show_bids(game)
    return replace(shown, phase=Phase.PLAY), told + _faults(missing)


def _go_on_without_cards(game: Game) -> Step:
    if not game.trick:
        kind, reason = FaultKind.WRONG_COUNT, RefusalReason.TRICKS_MISSING
        short = [Refused(kind, reason, player, cards=game.cards) for player in game.setup.players]
        scored, told = close_round(game)
        return scored, _faults(short) + told
    played = {play.player for play in game.trick}
    missing = [
        Refused(FaultKind.WRONG_COUNT, RefusalReason.CARD_MISSING, player, trick=game.trick_number)
        for player in game.setup.players
        if player not in played
    ]
    closed, told = close_trick(game)
    return closed, _faults(missing) + told
