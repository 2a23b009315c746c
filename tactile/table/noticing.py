"""News of the table, taken in: which card on the table is new, and which was there before."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from engine.state import Phase
from tactile.table.lying import Lying, Role, tile_value
from tactile.table.memory import this_trick
from tactile.watch.agreement import is_only_one
from tactile.watch.news import CameraBack, CardGlimpsed, CardPlaced, CardRemoved, CardUnsure, UnsureLeft
from tactile.watch.tracks import distance_px

if TYPE_CHECKING:
    from engine.state import Game
    from tactile.table.memory import Referee
    from tactile.watch.news import Seconds, TableNews

PILE_S: Final = 3.0
"""A gathered card may be seen once more on its way to the winner's pile."""
ON_ITS_WAY_S: Final = 2.0
"""It lies still for less than this."""
NEW_DEAL_S: Final = 1.2
"""The same in a new round, and for a tile: after longer, it may have been dealt and turned, or laid, anew."""
NUDGE_S: Final = 0.6
"""A card that is pushed along under a hand leaves and comes at once."""
GATHER_S: Final = 10.0
"""Where another played card left within this time, the trick is being gathered."""
RESUMED_S: Final = 3.0
"""So long after the table is seen again, what shows up was laid before that."""
SAME_PLACE_PX: Final = 60.0
"""A card whose centre moved no further lies where it lay: less than a card's width, even from far away."""


def notice(referee: Referee, game: Game, news: TableNews) -> Referee:
    """Take one piece of news in."""
    match news:
        case CardPlaced():
            return _placed(referee, game, news)
        case CardUnsure():
            return _unsure(referee, news)
        case CardRemoved() | UnsureLeft():
            return _left(referee, news)
        case CardGlimpsed() if game.phase is Phase.PLAY:
            return replace(referee, unclear_after=len(game.on_the_table))
        case CameraBack():
            return replace(referee, started=news.t, camera_back=news.t)
        case _:
            return referee


def _placed(referee: Referee, game: Game, news: CardPlaced) -> Referee:
    seen = _of_track(referee, news)
    if seen is not None and seen.card is None:
        role = seen.role if tile_value(news.card) is not None else Role.WAITING
        clear = replace(seen, card=news.card, centre=news.centre, role=role, told=False, reason=None)
        clear = replace(clear, asked_for=None)
        return referee.with_card(seen, clear)
    if seen is not None and _was_dealt_since(referee, game, seen):
        referee, seen = referee.with_card(seen, None), None
    if (
        seen is not None and seen.unread and news.card not in {seen.card, seen.read_as}
    ):  # it was not the card of before
        referee, seen = referee.with_card(seen, replace(seen, track=None)), None
    if seen is not None:
        if seen.role is Role.UNDONE:
            return referee.with_card(seen, replace(seen, left=None))
        referee = replace(referee, agrees_again=referee.agrees_again or seen.told)
        return referee.with_card(seen, replace(seen, left=None, told=False, unread=False))
    moved = next((card for card in referee.lying if _may_have_moved(referee, game, card, news)), None)
    if moved is not None:
        back = replace(moved, track=news.track, centre=news.centre, left=None)
        doubted = None if is_only_one(news.card) or game.phase is not Phase.PLAY else news.card
        return replace(referee.with_card(moved, back), moved=doubted)
    known = next((card for card in referee.lying if _is_known(referee, game, card, news)), None)
    if known is not None:
        back = replace(known, track=news.track, centre=news.centre, left=None, told=False, unread=False)
        missed = known.told and known.role is not Role.UNDONE
        referee = replace(referee, agrees_again=referee.agrees_again or missed)
        return referee.with_card(known, back)
    new = Lying(news.track, news.card, news.centre, news.t, here_since=news.here_since)
    return _with_new(referee, new)


def _was_dealt_since(referee: Referee, game: Game, card: Lying) -> bool:
    """Tell whether a card of an earlier round, long out of view, must be in somebody's hand by now."""
    return game.phase is Phase.PLAY and card.left is not None and card.came < referee.round_began


def _may_have_moved(referee: Referee, game: Game, card: Lying, news: CardPlaced) -> bool:
    """Tell whether a new sight may be this card, pushed along under a hand, and not while it is gathered."""
    if card.track is None or card.track != news.in_place_of or card.card != news.card:
        return False
    if card.role is Role.UNDONE:  # it was touched, and so laid anew
        return False
    in_trick = any(card is lying for lying, _ in this_trick(referee, game))
    return in_trick or (card.role is not Role.WAITING and not _are_gathered(referee, card, news.t))


def _is_known(referee: Referee, game: Game, card: Lying, news: CardPlaced) -> bool:
    """Tell whether a new sight is an old card: after a resume, put back, or on its way to the pile."""
    in_trick = any(card is lying for lying, _ in this_trick(referee, game))
    if card.role is Role.UNDONE:
        return card.card == news.card and _is_near(card, news) and _was_unseen(referee, card, news.t)
    if card.card == news.card and card.asked_for is not None and card.left is not None:
        return True
    if card.card != news.card or card.role is Role.WAITING:
        its_place = in_trick or (card.role is Role.TURNED and _is_near(card, news))
        return card.read_as == news.card and its_place and _may_be_misread_again(card, news)
    if card.track is None or card.centre is None:
        missed = card.came > referee.started or is_only_one(news.card) or card.left is not None
        put_back = in_trick and card.centre is not None and (missed or _is_near(card, news))
        expected = news.t - referee.started <= RESUMED_S and _is_near(card, news)
        known = is_only_one(news.card) and not _is_typed_long_ago(game, card)
        return put_back or expected or known
    if card.left is None:
        return False
    return in_trick or _was_only_moved(referee, game, card, news, news.t - card.left)


def _may_be_misread_again(card: Lying, news: CardPlaced) -> bool:
    """Tell whether a corrected card may be back: it was taken up, or lies there from before a resume."""
    return card.left is not None or (card.unread and card.track is None and _is_near(card, news))


def _was_unseen(referee: Referee, card: Lying, t: Seconds) -> bool:
    """Tell whether nobody saw a card leave: it was hidden, or lies there from before the table was seen."""
    return card.hidden if card.track is not None else t - referee.started <= RESUMED_S


def _is_typed_long_ago(game: Game, card: Lying) -> bool:
    """Tell whether a typed card, never seen, must have been gathered: seen now, it may have been mistyped."""
    last = game.last_trick.plays if game.last_trick is not None else ()
    here = [game.turned, *(play.card for play in (*last, *game.trick))]
    return card.centre is None and card.card not in [str(one) for one in here]


def _was_only_moved(referee: Referee, game: Game, card: Lying, news: CardPlaced, away_s: float) -> bool:
    """Tell whether a card that is not in the trick under way was moved, and not laid anew."""
    only_one = is_only_one(news.card)
    if card.role is Role.ASIDE:
        where = _is_near(card, news) or (only_one and game.phase is Phase.TURN)
        return where and 0 < away_s <= NEW_DEAL_S
    if card.role is Role.TURNED and (only_one or _is_near(card, news)):
        return True
    if only_one or card.role is Role.TURNED:
        return away_s <= PILE_S
    return away_s <= NUDGE_S and _is_near(card, news) and not _are_gathered(referee, card, news.t)


def may_be_on_its_way(referee: Referee, game: Game, card: Lying, t: Seconds) -> bool:
    """Tell whether a lead may be a Wizard, or the like, that was just gathered: a lead stays."""
    if game.trick or t - card.came >= ON_ITS_WAY_S:
        return False
    twins = (one for one in referee.role(Role.PLAYED) if one.card == card.card)
    return any(one.left is not None and 0 <= card.came - one.left <= PILE_S for one in twins)


def _are_gathered(referee: Referee, but: Lying, t: Seconds) -> bool:
    """Tell whether other played cards have left the table just now."""
    others = (one for one in referee.role(Role.PLAYED) if one is not but)
    return any(one.left is not None and t - one.left <= GATHER_S for one in others)


def _is_near(card: Lying, news: CardPlaced | CardUnsure) -> bool:
    return card.centre is None or distance_px(card.centre, news.centre) <= SAME_PLACE_PX


def _unsure(referee: Referee, news: CardUnsure) -> Referee:
    seen = _of_track(referee, news)
    if seen is not None:
        return referee.with_card(seen, replace(seen, reason=news.reason))
    there = (card for card in referee.lying if _may_be_unclear_now(referee, card, news))
    before = next(there, None)
    if before is not None:
        return referee.with_card(before, replace(before, track=news.track))
    new = Lying(news.track, None, news.centre, news.t, reason=news.reason, here_since=news.here_since)
    return _with_new(referee, new)


def _may_be_unclear_now(referee: Referee, card: Lying, news: CardUnsure) -> bool:
    """Tell whether an unclear sight lies where a card lay before a resume."""
    waits = card.unread and card.track is None and card.centre is not None
    return waits and news.t - referee.started <= RESUMED_S and _is_near(card, news)


def _with_new(referee: Referee, new: Lying) -> Referee:
    anew = _laid_anew(referee)
    if anew is not None:
        return referee.with_card(anew, new)
    return replace(referee, lying=(*referee.lying, new))


def _left(referee: Referee, news: CardRemoved | UnsureLeft) -> Referee:
    seen = _of_track(referee, news)
    if seen is None:
        return referee
    if seen.role is Role.UNDONE and news.seen:
        return referee.with_card(seen, None)
    kept = seen.role is Role.WAITING and (seen.asked_for is not None or _is_held_up(referee, seen))
    if kept or (seen.card is not None and seen.role is not Role.WAITING):
        return referee.with_card(seen, replace(seen, left=news.t, hidden=not news.seen))
    return referee.with_card(seen, None)


def _is_held_up(referee: Referee, card: Lying) -> bool:
    """Tell whether a card is of a row that waits for an unclear one: gathered, it is yet to be played."""
    waiting = referee.role(Role.WAITING)
    asked_for = waiting[0].card is None and waiting[0].told
    return asked_for and any(one.card is not None for one in waiting[1:]) and card in waiting


def _laid_anew(referee: Referee) -> Lying | None:
    """Give the unclear card that was taken up while those behind it lie there: the next is the same.

    One that nobody saw leave may have been turned, and be one of those behind.
    """
    waiting = referee.role(Role.WAITING)
    if not waiting or waiting[0].card is not None or waiting[0].left is None:
        return None
    if waiting[0].hidden or waiting[0].asked_for is not None:
        return None
    return waiting[0] if all(one.left is None for one in waiting[1:]) else None


def _of_track(referee: Referee, news: CardPlaced | CardUnsure | CardRemoved | UnsureLeft) -> Lying | None:
    return next((card for card in referee.lying if card.track == news.track), None)
