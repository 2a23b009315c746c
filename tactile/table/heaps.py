"""A Wizard, or the like, that shows up soon after one was gathered: a lead, or that one on the heap."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.state import Phase
from tactile.see.reads import Point
from tactile.table.lying import Role
from tactile.table.memory import lying_of
from tactile.table.recognising import PILE_S
from tactile.watch.tracks import distance_px

if TYPE_CHECKING:
    from engine.state import Game
    from tactile.table.lying import Lying
    from tactile.table.memory import Decided, Referee
    from tactile.watch.news import Seconds

ON_ITS_WAY_S: Final = 2.0
"""On its way to the heap a card lies still for less than this; a lead stays."""
AT_HAND_PX: Final = 180.0
"""Who leads lays the card no farther from the own one before than this, about a card's length."""


def heaped(referee: Referee, game: Game, t: Seconds) -> Decided:
    """Set aside what lies on the heap, once a card lies nearer to where the leader laid one before."""
    del t
    first, *others = referee.role(Role.WAITING) or (None,)
    if first is None or game.phase is not Phase.PLAY or not _may_be_heaped(referee, game, first):
        return referee, None
    led_at = _leaders_place(referee, game)
    is_heaped = any(_px(one, led_at) < _px(first, led_at) for one in others)
    return (referee.with_aside([first]) if is_heaped else referee), None


def may_be_gathered(referee: Referee, game: Game, waiting: tuple[Lying, ...], t: Seconds) -> bool:
    """Tell whether a lead may be a card that was just gathered: while it is new, or where no lead is laid."""
    first = waiting[0]
    is_new = t - first.came < ON_ITS_WAY_S
    if not _has_gathered_twin(referee, game, first):
        return False
    return is_new or all(_may_be_heaped(referee, game, one) for one in waiting)


def _has_gathered_twin(referee: Referee, game: Game, card: Lying) -> bool:
    if game.trick or card.card is None:
        return False
    twins = (one for one in referee.role(Role.PLAYED) if one.card == card.card)
    return any(one.left is not None and 0 <= card.came - one.left <= PILE_S for one in twins)


def _may_be_heaped(referee: Referee, game: Game, card: Lying) -> bool:
    """Tell whether a card that was gathered shows up farther out than all that was laid, and not at hand."""
    led_at, laid = _leaders_place(referee, game), _places_of_last_trick(referee, game)
    if led_at is None or card.centre is None or not _has_gathered_twin(referee, game, card):
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


def _px(card: Lying, place: Point | None) -> float:
    """Measure from a card to a place; endless where one of them is not known."""
    return float("inf") if card.centre is None or place is None else distance_px(card.centre, place)
