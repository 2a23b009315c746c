"""Whether what is seen anew is a card that was there before: moved, put back, or on its way to the pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.state import Phase
from tactile.table.lying import Lying, Role
from tactile.table.memory import lying_of, this_trick
from tactile.watch.agreement import is_only_one
from tactile.watch.tracks import distance_px

if TYPE_CHECKING:
    from engine.state import Game
    from tactile.table.memory import Referee
    from tactile.watch.news import CardPlaced, CardUnsure, Seconds

PILE_S: Final = 3.0
"""A gathered card may be seen once more on its way to the winner's pile."""
NEW_DEAL_S: Final = 1.2
"""A card of the round before, or a tile, that is back within this time was only moved.

After longer it may have been dealt and turned, or laid, anew.
"""
NUDGE_S: Final = 0.6
"""A card that is pushed along under a hand leaves and comes at once."""
GATHER_S: Final = 10.0
"""Where another played card left within this time, the trick is being gathered."""
RESUMED_S: Final = 3.0
"""So long after the table is seen again, what shows up was laid before that."""
SAME_PLACE_PX: Final = 60.0
"""A card whose centre moved no further lies where it lay: less than a card's width, even from far away."""


def was_dealt_since(referee: Referee, game: Game, card: Lying) -> bool:
    """Tell whether a card of an earlier round, long out of view, must be in somebody's hand by now."""
    return game.phase is Phase.PLAY and card.left is not None and card.came < referee.round_began


def may_have_moved(referee: Referee, game: Game, card: Lying, news: CardPlaced) -> bool:
    """Tell whether a new sight may be this card, pushed along under a hand, and not while it is gathered."""
    if card.track is None or card.track != news.in_place_of or card.card != news.card:
        return False
    if card.role is Role.UNDONE:  # it was touched, and so laid anew
        return False
    if card.role is Role.WAITING:  # one that keeps its turn has left before it is seen here
        return card.left is not None
    in_trick = any(card is lying for lying, _ in this_trick(referee, game))
    return in_trick or not _are_gathered(referee, card, news.t)


def is_known(referee: Referee, game: Game, card: Lying, news: CardPlaced) -> bool:
    """Tell whether a new sight is an old card: after a resume, put back, or on its way to the pile."""
    in_trick = any(card is lying for lying, _ in this_trick(referee, game))
    if card.role is Role.UNDONE:
        same = news.card in {card.card, card.read_as}
        return same and _is_near(card, news) and _was_unseen(referee, card, news.t)
    if card.card == news.card and card.role is Role.WAITING and card.left is not None:
        return card.asked_for is not None or is_only_one(news.card)
    if card.card != news.card or card.role is Role.WAITING:
        return card.read_as == news.card and _may_be_misread_again(card, news, in_trick=in_trick)
    if card.track is None or card.centre is None or card.unread:
        return _is_looked_for(referee, game, card, news, in_trick=in_trick)
    if card.left is None:
        return False
    return in_trick or _was_only_moved(referee, game, card, news, news.t - card.left)


def _is_looked_for(referee: Referee, game: Game, card: Lying, news: CardPlaced, *, in_trick: bool) -> bool:
    """Tell whether a card that is in the game, but has no sight of its own, is the one that is seen now."""
    missed = card.came > referee.started or is_only_one(news.card) or card.left is not None
    may_be_led = referee.gathered and not is_only_one(news.card)
    put_back = in_trick and card.centre is not None and ((missed and not may_be_led) or _is_near(card, news))
    in_view = in_trick or _is_of_last_trick(referee, game, card) or _is_near(card, news)
    expected = news.t - referee.started <= RESUMED_S and in_view
    return put_back or ((expected or is_only_one(news.card)) and not _is_typed_long_ago(game, card))


def _is_of_last_trick(referee: Referee, game: Game, card: Lying) -> bool:
    """Tell whether a card is of a complete trick that may lie there yet: nothing was led since."""
    if game.trick or game.last_trick is None:
        return False
    return any(card is lying for lying, _ in lying_of(referee, game.last_trick.plays))


def was_moved_unseen(card: Lying, news: CardPlaced) -> bool:
    """Tell whether a card with twins lay elsewhere before a resume: what is seen now may be another one."""
    return card.unread and card.left is None and not _is_near(card, news) and not is_only_one(news.card)


def _may_be_misread_again(card: Lying, news: CardPlaced, *, in_trick: bool) -> bool:
    """Tell whether a corrected card may be back: it was taken up, or lies there from before a resume."""
    if card.unread and card.track is None and card.role is not Role.WAITING:
        return _is_near(card, news)
    if in_trick or (card.role is Role.TURNED and _is_near(card, news)):
        return card.left is not None
    put_straight = card.left is not None and 0 <= news.t - card.left <= NUDGE_S
    return card.role is Role.PLAYED and put_straight and _is_near(card, news)


def _was_unseen(referee: Referee, card: Lying, t: Seconds) -> bool:
    """Tell whether nobody saw a card leave: it was hidden, or lies there from before the table was seen."""
    if card.track is None:
        return t - referee.started <= RESUMED_S
    return card.hidden and card.left is not None


def _is_typed_long_ago(game: Game, card: Lying) -> bool:
    """Tell whether a typed card, never seen, must have been gathered: seen now, it may have been mistyped."""
    last = game.last_trick.plays if game.last_trick is not None else ()
    here = [game.turned, *(play.card for play in (*last, *game.trick))]
    return card.centre is None and card.card not in [str(one) for one in here]


def _was_only_moved(referee: Referee, game: Game, card: Lying, news: CardPlaced, away_s: float) -> bool:
    """Tell whether a card that is not in the trick under way was moved, and not laid anew."""
    only_one = is_only_one(news.card)
    if card.role is Role.ASIDE:
        where = _is_near(card, news) or game.phase is Phase.TURN  # nobody deals a round so soon
        return where and 0 < away_s <= NEW_DEAL_S
    if card.role is Role.TURNED and (only_one or _is_near(card, news)):
        return True
    if only_one or card.role is Role.TURNED:
        return away_s <= PILE_S
    return away_s <= NUDGE_S and _is_near(card, news) and not _are_gathered(referee, card, news.t)


def _are_gathered(referee: Referee, but: Lying, t: Seconds) -> bool:
    """Tell whether other played cards have left the table just now."""
    others = (one for one in referee.role(Role.PLAYED) if one is not but)
    return any(one.left is not None and t - one.left <= GATHER_S for one in others)


def _is_near(card: Lying, news: CardPlaced | CardUnsure) -> bool:
    return card.centre is None or distance_px(card.centre, news.centre) <= SAME_PLACE_PX


def may_be_unclear_now(referee: Referee, card: Lying, news: CardUnsure) -> bool:
    """Tell whether an unclear sight lies where a card lay before a resume."""
    waits = card.unread and card.track is None and card.centre is not None
    return waits and news.t - referee.started <= RESUMED_S and _is_near(card, news)
