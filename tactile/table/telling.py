"""Events in the contract's form: names and fields of what `tactile play --json` prints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.actions import ChooseTrump, PlaceBid, PlayCard, TurnCard
from engine.cards import card_name
from engine.events import (
    BidPlaced,
    CardPlayed,
    Event,
    Fault,
    GameEnded,
    GameStarted,
    Led,
    RoundScored,
    RoundStarted,
    TrickWon,
    TrumpChosen,
    Turned,
)

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.cards import Card
    from engine.state import Game

Fields = dict[str, object]
"""An event's fields, ready for JSON."""
Told = tuple[str, Fields]
"""An event's name and fields."""


def event_fields(event: Event, after: Game) -> Told | None:
    """Give an event as the contract has it; None for one that is a seat's own and no public matter."""
    match event:
        case Fault():
            return _fault(event)
        case GameStarted() | RoundStarted() | GameEnded() | RoundScored():
            return _frame(event)
        case BidPlaced():
            return _bid(event, after)
        case _:
            return _card(event)


def _frame(event: GameStarted | RoundStarted | GameEnded | RoundScored) -> Told:
    match event:
        case GameStarted(players, dealer, variants, rounds):
            return "game_started", {
                "players": list(players), "dealer": dealer, "variant": list(variants), "rounds": list(rounds)
            }  # fmt: skip
        case RoundStarted(number, cards, dealer, leader):
            return "round_started", {"round": number, "cards": cards, "dealer": dealer, "leader": leader}
        case RoundScored(number, points, totals):
            return "round_scored", {"round": number, "points": dict(points), "totals": dict(totals)}
        case GameEnded(winners, totals):
            return "game_ended", {"winners": list(winners), "totals": dict(totals)}


def _bid(event: BidPlaced, after: Game) -> Told:
    fields: Fields = {"player": event.player, "bid": event.bid}
    one_left = len(after.yet_to_bid) == 1 and after.bids_shown
    if one_left or event.forbidden_next is not None:
        fields["forbidden_bid"] = event.forbidden_next
    return "bid", fields


def _card(event: Turned | TrumpChosen | CardPlayed | Led | TrickWon) -> Told:
    match event:
        case Turned(card, trump):
            return "turned", {"card": _name(card), "trump": trump}
        case TrumpChosen(player, trump):
            return "trump_chosen", {"player": player, "trump": trump}
        case CardPlayed(player, card, trick):
            return "card_played", {"player": player, "card": _name(card), "trick": trick}
        case Led(colour):
            return "led", {"colour": colour}
        case TrickWon(player, card, trick, taken):
            return "trick_won", {
                "player": player, "card": _name(card), "trick": trick, "taken": dict(taken)
            }  # fmt: skip


def _fault(event: Fault) -> Told | None:
    if event.private:
        return None
    return "fault", {"player": event.player, "fault": event.kind, "detail": event.detail}


def undone_fields(action: Action, after: Game) -> Fields:
    """Say what was undone; a bid that is still hidden is not named. `after` is the game without it."""
    match action:
        case PlaceBid(player) if not after.bids_shown:
            return {"player": player}
        case PlayCard(player, card):
            return {"player": player, "card": _name(card)}
        case TurnCard(card):
            return {"player": None, "card": _name(card)}
        case PlaceBid(player, bid):
            return {"player": player, "bid": bid}
        case ChooseTrump(player, colour):
            return {"player": player, "trump": colour}
        case _:
            return {}


def corrected_fields(wrong: PlayCard | TurnCard, right: Card) -> Fields:
    """Say which card another one was taken for."""
    player = wrong.player if isinstance(wrong, PlayCard) else None
    return {"player": player, "card": card_name(right), "was": card_name(wrong.card)}


def _name(card: Card | None) -> str | None:
    return None if card is None else card_name(card)
