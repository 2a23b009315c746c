"""Events of the rules, turned into what is said of them (table, "What is said, when")."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
from engine.state import Phase
from tactile.say.announcements import Announcement, Level, Topic
from tactile.say.faults import announce_fault
from tactile.say.scores import announce_end, announce_scores
from tactile.say.tricks import OLD_AT_A_CARD, announce_card, announce_led, announce_trick

if TYPE_CHECKING:
    from engine.state import Game
    from tactile.say.facts import Fact

_OLD_AT_A_ROUND = OLD_AT_A_CARD | {Topic.TRUMP, Topic.BID, Topic.LED}
"""The last trick and the scores come in the same moment as the new round, and are still to be heard."""


def announce(event: Event, before: Game, after: Game, level: Level) -> tuple[Announcement, ...]:
    """Say what one event means to those at the table, in the order it should be heard.

    `before` and `after` are the game around the action that the event came from.
    """
    match event:
        case CardPlayed() | Led() | TrickWon():
            return _announce_play(event, before, level)
        case RoundScored():
            return announce_scores(event, after, level)
        case GameEnded():
            return announce_end(event)
        case Fault():
            return (announce_fault(event, before),)
        case _:
            return _announce_start(event, after, level)


def _announce_play(
    event: CardPlayed | Led | TrickWon, before: Game, level: Level
) -> tuple[Announcement, ...]:
    match event:
        case CardPlayed():
            return (announce_card(event, before),)
        case Led():
            return announce_led(event, level)
        case TrickWon():
            return announce_trick(event, before, level)


def _announce_start(
    event: GameStarted | RoundStarted | Turned | TrumpChosen | BidPlaced, after: Game, level: Level
) -> tuple[Announcement, ...]:
    match event:
        case GameStarted():
            return _game_started(event, level)
        case RoundStarted():
            return (_round_started(event, level),)
        case Turned():
            return (_turned(event, after, level),)
        case TrumpChosen():
            return (_trump_chosen(event),)
        case BidPlaced():
            return _bid(event, after, level)


def _game_started(event: GameStarted, level: Level) -> tuple[Announcement, ...]:
    facts: dict[str, Fact] = {"players": event.players, "rounds": len(event.rounds)}
    opening = Announcement("game-started", facts)
    if level is Level.BRIEF:
        return (opening,)
    return (opening, *(Announcement("variant-rule", {"variant": str(name)}) for name in event.variants))


def _round_started(event: RoundStarted, level: Level) -> Announcement:
    key = "round-started-brief" if level is Level.BRIEF else "round-started"
    facts: dict[str, Fact] = {
        "round": event.number, "cards": event.cards, "dealer": event.dealer, "leader": event.leader
    }  # fmt: skip
    return Announcement(key, facts, replaces=_OLD_AT_A_ROUND)


def _turned(event: Turned, after: Game, level: Level) -> Announcement:
    if event.card is None:
        last = after.round_number == len(after.setup.rounds)
        return _trump("turned-nothing" if last else "turned-nothing-left", {})
    if event.trump is not None:
        key = "turned-colour-full" if level is Level.FULL else "turned-colour"
        return _trump(key, {"card": event.card, "trump": event.trump})
    if after.phase is Phase.CHOOSE_TRUMP:
        return _trump("turned-choose", {"card": event.card, "dealer": after.dealer})
    return _trump("turned-no-trump", {"card": event.card})


def _trump(key: str, facts: dict[str, Fact]) -> Announcement:
    return Announcement(key, facts, topic=Topic.TRUMP, replaces=OLD_AT_A_CARD)


def _trump_chosen(event: TrumpChosen) -> Announcement:
    """Say the trump; that it was still to be chosen is out of date."""
    facts: dict[str, Fact] = {"player": event.player, "trump": event.trump}
    old = OLD_AT_A_CARD | {Topic.TRUMP}
    return Announcement("trump-chosen", facts, topic=Topic.TRUMP, replaces=old)


def _bid(event: BidPlaced, after: Game, level: Level) -> tuple[Announcement, ...]:
    facts: dict[str, Fact] = {"player": event.player, "bid": int(event.bid)}
    placed = Announcement("bid", facts, topic=Topic.BID, replaces=frozenset({Topic.QUESTION, Topic.UNSURE}))
    bids = after.public_bids
    complete = len(bids) == len(after.setup.players) and bids[-1][0] == event.player
    if level is Level.BRIEF or not complete or after.must_move:
        return (placed,)
    return (placed, _bids_total(sum(bid for _, bid in bids), after.cards))


def _bids_total(bids: int, cards: int) -> Announcement:
    side = "over" if bids > cards else "under" if bids < cards else "even"
    facts: dict[str, Fact] = {"side": side, "bids": bids, "cards": cards, "difference": abs(bids - cards)}
    return Announcement("bids-total", facts, topic=Topic.BID)
