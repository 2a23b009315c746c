"""Short ways to set a table for a test."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.actions import Action, ChooseTrump, PlaceBid, PlayCard, Player, ShowHand, Tricks, TurnCard
from engine.cards import Card, Colour, parse_card
from engine.events import Event, Fault, FaultKind
from engine.game import Advanced, Game, Refused, apply, make_setup, new_game

if TYPE_CHECKING:
    from engine.variants import Variant

ANN, BEN, CLEO, DAN = Player("Ann"), Player("Ben"), Player("Cleo"), Player("Dan")
THREE = (ANN, BEN, CLEO)
FOUR = (ANN, BEN, CLEO, DAN)


def cards(names: str) -> tuple[Card, ...]:
    return tuple(parse_card(name) for name in names.split())


def turn(name: str) -> TurnCard:
    return TurnCard(parse_card(name))


def bid(player: Player, number: int) -> PlaceBid:
    return PlaceBid(player, Tricks(number))


def play(player: Player, name: str) -> PlayCard:
    return PlayCard(player, parse_card(name))


def hand(player: Player, names: str) -> ShowHand:
    return ShowHand(player, cards(names))


def choose(player: Player, colour: str) -> ChooseTrump:
    return ChooseTrump(player, Colour(colour))


def begin(
    rounds: tuple[int, ...] | None = None,
    *variants: Variant,
    players: tuple[Player, ...] = THREE,
    dealer: Player = CLEO,
) -> Game:
    return new_game(make_setup(players, dealer, variants, rounds)).game


def after(game: Game, *actions: Action, let_stand: bool = False) -> Game:
    """Give the game after all these actions, none of which may be refused."""
    return told(game, *actions, let_stand=let_stand)[0]


def told(game: Game, *actions: Action, let_stand: bool = False) -> tuple[Game, list[Event]]:
    """Give the game and all events after these actions, none of which may be refused."""
    events: list[Event] = []
    for action in actions:
        outcome = apply(game, action, let_stand=let_stand)
        assert isinstance(outcome, Advanced), (action, outcome)
        game = outcome.game
        events += outcome.events
    return game, events


def refused(game: Game, action: Action) -> Refused:
    outcome = apply(game, action)
    assert isinstance(outcome, Refused), outcome
    return outcome


def faults(events: list[Event]) -> list[tuple[FaultKind, Player, int | None]]:
    return [(event.kind, event.player, event.trick) for event in events if isinstance(event, Fault)]


def bid_all(game: Game, number: int = 0) -> Game:
    """Give the game after everyone bid the same, in turn."""
    while game.to_act is not None and game.phase == "bid":
        game = after(game, bid(game.to_act, number), let_stand=True)
    return game


def playing(rounds: tuple[int, ...], turned: str = "green-1", *variants: Variant) -> Game:
    """Three players (Ann leads) who have all bid 0 and are about to play."""
    game = begin(rounds, *variants)
    return bid_all(after(game, turn(turned)) if game.phase == "turn" else game)
