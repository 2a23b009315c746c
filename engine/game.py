"""The game as other rooms use it: begin it, apply an action, ask why not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine import steps
from engine.actions import PlayCard
from engine.events import GameStarted
from engine.faults import cannot_stand, judge
from engine.reasons import RefusalReason, Refused
from engine.setup import GameSetup, SetupError, SetupFault, make_setup
from engine.state import (
    Duty,
    Game,
    Phase,
    Play,
    RoundResult,
    Trick,
    forbidden_bid,
    legal_cards,
    public_duty,
)

if TYPE_CHECKING:
    from engine.actions import Action, Player
    from engine.cards import Card
    from engine.events import Event

__all__ = [
    "Advanced",
    "Duty",
    "Game",
    "GameSetup",
    "Phase",
    "Play",
    "RefusalReason",
    "Refused",
    "RoundResult",
    "SetupError",
    "SetupFault",
    "Trick",
    "apply",
    "forbidden_bid",
    "go_on",
    "legal_cards",
    "make_setup",
    "new_game",
    "public_duty",
    "why_not",
]


@dataclass(frozen=True, slots=True)
class Advanced:
    """The game after an action, and what followed from it, in order."""

    game: Game
    events: tuple[Event, ...]


def new_game(setup: GameSetup) -> Advanced:
    """Begin a game: its first round waits for the turned card, or for bids where none is turned."""
    game, events = steps.first_round(setup)
    variants = tuple(str(variant) for variant in setup.variants)
    return Advanced(game, (GameStarted(setup.players, setup.dealer, variants, setup.rounds), *events))


def apply(game: Game, action: Action, *, let_stand: bool = False) -> Advanced | Refused:
    """Do an action, or say why not. Always checks; `game` itself never changes.

    A breach that can be known at once is refused, or, with `let_stand`, done as the table wants it with a
    Fault among the events. A revoke that this action proves is never refused: its Fault is told.
    What cannot be done at all (the first five of RefusalReason) is refused either way.
    """
    refused = cannot_stand(game, action)
    if refused is not None:
        return refused
    breaches = judge(game, action)
    if breaches and not let_stand:
        return breaches[0]
    return Advanced(*steps.step(game, action, breaches))


def go_on(game: Game) -> Advanced | Refused:
    """Let the table go on without what is still owed in this phase.

    No card turned: no trump. No trump named, bids missing, a trick short of cards, tricks not played: a
    Fault each. Refused only when the game is over.
    """
    if game.phase is Phase.OVER:
        return Refused(None, RefusalReason.GAME_OVER)
    return Advanced(*steps.go_on(game))


def why_not(game: Game, player: Player, card: Card) -> tuple[Refused, ...]:
    """Every reason against playing this card now, the weightiest first; empty when it may be played."""
    action = PlayCard(player, card)
    refused = cannot_stand(game, action)
    return judge(game, action) if refused is None else (refused,)
