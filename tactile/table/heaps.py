"""A Wizard, or the like, that shows up soon after one was gathered: a lead, or that one on the heap."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from engine.state import Phase
from tactile.see.reads import Point
from tactile.table.lying import Role
from tactile.table.memory import lying_of
from tactile.table.recognising import PILE_S
from tactile.table.rulings import ToType
from tactile.watch.tracks import distance_px

if TYPE_CHECKING:
    from engine.state import Game
    from tactile.table.lying import Lying
    from tactile.table.memory import Decided, Referee
    from tactile.watch.news import Seconds

ON_ITS_WAY_S: Final = 2.0
"""On its way to the heap a card lies still for less than this; a lead stays."""
AT_HAND_PX: Final = 350.0
"""Who leads lays the card no farther from the own one before than this: both may be known by either label."""


def led_or_gathered(referee: Referee, game: Game, t: Seconds) -> Decided:
    """Ask once whether a Wizard, or the like, is laid or was gathered; what was not meant is set aside."""
    first, player = next(iter(referee.role(Role.WAITING)), None), game.to_act
    if first is None or player is None or game.phase is not Phase.PLAY or is_to_be_typed(referee, game):
        return referee, None
    if first.gathered_perhaps:
        return referee.with_aside([first]), None
    if t - first.came < ON_ITS_WAY_S or not _may_be_heaped(referee, game, first):
        return referee, None
    referee = referee.with_card(first, replace(first, gathered_perhaps=True))
    return replace(referee, gathered_perhaps_after=len(game.on_the_table)), ToType(player, first.card)


def is_to_be_typed(referee: Referee, game: Game) -> bool:
    """Tell whether the table was asked for the next card, and has not typed it yet."""
    return referee.gathered_perhaps_after == len(game.on_the_table)


def may_be_gathered(referee: Referee, game: Game, card: Lying, t: Seconds) -> bool:
    """Tell whether a card may be one that was just gathered: a lead while it is new, or by where it lies."""
    is_new = not game.trick and t - card.came < ON_ITS_WAY_S
    return (is_new and _has_gathered_twin(referee, card)) or _may_be_heaped(referee, game, card)


def _has_gathered_twin(referee: Referee, card: Lying) -> bool:
    twins = (one for one in referee.role(Role.PLAYED) if one.card == card.card)
    return any(one.left is not None and 0 <= card.came - one.left <= PILE_S for one in twins)


def _may_be_heaped(referee: Referee, game: Game, card: Lying) -> bool:
    """Tell whether a card that was gathered shows up farther out than all that was laid, and not at hand."""
    led_at, laid = _leaders_place(referee, game), _places_of_last_trick(referee, game)
    if led_at is None or card.centre is None or not _has_gathered_twin(referee, card):
        return False
    middle = Point(sum(at.x_px for at in laid) / len(laid), sum(at.y_px for at in laid) / len(laid))
    is_outside = distance_px(card.centre, middle) > max(distance_px(at, middle) for at in laid)
    return is_outside and distance_px(card.centre, led_at) > AT_HAND_PX


def _leaders_place(referee: Referee, game: Game) -> Point | None:
    plays = game.last_trick.plays if game.last_trick is not None else ()
    laid = (card.laid_at for card, play in lying_of(referee, plays) if play.player == game.to_act)
    return next(laid, None)


def _places_of_last_trick(referee: Referee, game: Game) -> list[Point]:
    plays = game.last_trick.plays if game.last_trick is not None else ()
    return [card.laid_at for card, _ in lying_of(referee, plays) if card.laid_at is not None]
