"""From the deal to the bids: the turned card, the trump, and the hands that become known."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from engine.cards import WIZARD, NumberCard
from engine.events import RoundStarted, TrumpChosen, Turned
from engine.faults import faults_of, revokes
from engine.state import Game, Phase
from engine.variants import Variant

if TYPE_CHECKING:
    from engine.actions import Player
    from engine.cards import Card, Colour
    from engine.events import Event
    from engine.reasons import Refused

Step = tuple[Game, tuple["Event", ...]]
"""A game and what happened on the way to it."""

NO_CARD: Final = Turned(None, None)


def begin_round(game: Game) -> Step:
    """Begin a round with the turned card, or with the bids where none is turned."""
    started = RoundStarted(game.round_number, game.cards, game.dealer, game.leader)
    if game.turns_a_card:
        return game, (started,)
    return begin_bids(game), (started, NO_CARD)


def begin_bids(game: Game) -> Game:
    """Let the table bid, in the open or hidden."""
    return replace(game, phase=Phase.BID, bids_shown=not game.bidding.hidden)


def turn_card(game: Game, card: Card) -> Step:
    """Turn a card: its colour is trump; a Wizard asks the dealer; a Jester means none."""
    trump = card.colour if isinstance(card, NumberCard) else None
    turned = replace(game, turned=card, trump=trump)
    if card == WIZARD and Variant.WIZARD_TURNED_NO_TRUMP not in game.setup.variants:
        return replace(turned, phase=Phase.CHOOSE_TRUMP), (Turned(card, None),)
    return begin_bids(turned), (Turned(card, trump),)


def choose_trump(game: Game, player: Player, colour: Colour) -> Step:
    """Name the trump. Where there is nothing to choose it changes nothing; an odd colour means none."""
    if game.phase is not Phase.CHOOSE_TRUMP:
        return game, ()
    if colour not in game.setup.deck.colours:
        return begin_bids(game), ()
    return begin_bids(replace(game, trump=colour)), (TrumpChosen(player, colour),)


def show_hand(game: Game, player: Player, cards: tuple[Card, ...], breaches: tuple[Refused, ...]) -> Step:
    """Know a hand, and what it proves of tricks that are over; a proof is told to its owner once."""
    others = tuple(pair for pair in game.hands if pair[0] != player)
    shown = (breach for card in reversed(cards) for breach in revokes(game, player, card, private=True))
    proved = {breach.trick: breach for breach in shown}
    told = tuple(
        replace(missed, told=True) if missed.player == player and missed.trick in proved else missed
        for missed in game.unfollowed
    )
    faults = faults_of((*breaches, *sorted(proved.values(), key=lambda breach: breach.trick or 0)))
    return replace(game, hands=(*others, (player, cards)), unfollowed=told), faults
