"""A Wizard, or the like, that shows up soon after one was gathered: a lead, or that one on the heap."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from engine.state import Phase
from tactile.table.lying import Role
from tactile.table.recognising import PILE_S
from tactile.table.rulings import ToType

if TYPE_CHECKING:
    from engine.state import Game
    from tactile.table.lying import Lying
    from tactile.table.memory import Decided, Referee
    from tactile.watch.news import Seconds

ON_ITS_WAY_S: Final = 2.0
"""On its way to the heap a card lies still for less than this; a lead stays."""
ON_THE_HEAP_S: Final = 0.9
"""One that was gathered lies on the heap so soon after it left; a lead comes later, or is asked about."""


def led_or_gathered(referee: Referee, game: Game, t: Seconds) -> Decided:
    """Ask once whether a Wizard, or the like, is laid or was gathered; what was not meant is set aside."""
    first, player = next(iter(referee.role(Role.WAITING)), None), game.to_act
    if first is None or player is None or game.phase is not Phase.PLAY or is_to_be_typed(referee, game):
        return referee, None
    if first.gathered_perhaps:
        return referee.with_aside([first]), None
    if t - first.came < ON_ITS_WAY_S or not _may_be_heaped(referee, first):
        return referee, None
    referee = referee.with_card(first, replace(first, gathered_perhaps=True))
    return replace(referee, gathered_perhaps_after=len(game.on_the_table)), ToType(player, first.card)


def is_to_be_typed(referee: Referee, game: Game) -> bool:
    """Tell whether the table was asked for the next card, and has not typed it yet."""
    return referee.gathered_perhaps_after == len(game.on_the_table)


def may_be_gathered(referee: Referee, game: Game, card: Lying, t: Seconds) -> bool:
    """Tell whether a card may be one that was just gathered: a lead while it is new, or by when it came."""
    is_new = not game.trick and t - card.came < ON_ITS_WAY_S
    return (is_new and _has_gathered_twin(referee, card, PILE_S)) or _may_be_heaped(referee, card)


def _may_be_heaped(referee: Referee, card: Lying) -> bool:
    return _has_gathered_twin(referee, card, ON_THE_HEAP_S)


def _has_gathered_twin(referee: Referee, card: Lying, within_s: float) -> bool:
    twins = (one for one in referee.role(Role.PLAYED) if card.card is not None and one.card == card.card)
    return any(one.left is not None and 0 <= card.came - one.left <= within_s for one in twins)
