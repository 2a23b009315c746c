"""News of the table, taken in: which card on the table is new, and which was there before."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.state import Phase
from tactile.table.lying import Lying, Role, tile_value
from tactile.table.memory import this_trick
from tactile.table.recognising import (
    is_known,
    may_be_unclear_now,
    may_have_moved,
    was_dealt_since,
    was_moved_unseen,
)
from tactile.watch.agreement import is_only_one
from tactile.watch.news import CameraBack, CardGlimpsed, CardPlaced, CardRemoved, CardUnsure, UnsureLeft

if TYPE_CHECKING:
    from engine.state import Game
    from tactile.table.memory import Referee
    from tactile.watch.news import TableNews


def notice(referee: Referee, game: Game, news: TableNews) -> Referee:
    """Take one piece of news in."""
    match news:
        case CardPlaced():
            return _placed(referee, game, news)
        case CardUnsure():
            return _unsure(referee, news)
        case CardRemoved() | UnsureLeft():
            return _left(referee, game, news)
        case CardGlimpsed() if game.phase is Phase.PLAY:
            return replace(referee, unclear_after=len(game.on_the_table))
        case CameraBack():
            return replace(referee, started=news.t, camera_back=news.t)
        case _:
            return referee


def _placed(referee: Referee, game: Game, news: CardPlaced) -> Referee:
    seen = _of_track(referee, news)
    if seen is not None and (seen.card is None or _was_mistyped(seen, news)):
        return _cleared_up(referee, seen, news)
    if seen is not None and was_dealt_since(referee, game, seen):
        referee, seen = referee.with_card(seen, None), None
    if seen is not None and seen.unread and news.card not in {seen.card, seen.read_as}:
        referee, seen = referee.with_card(seen, replace(seen, track=None)), None
    return _on_new_track(referee, game, news) if seen is None else _again(referee, seen)


def _was_mistyped(seen: Lying, news: CardPlaced) -> bool:
    """Tell whether what was unclear, and was typed and undone since, is clear now as another card."""
    return seen.role is Role.UNDONE and news.card not in {seen.card, seen.read_as}


def _cleared_up(referee: Referee, unclear: Lying, news: CardPlaced) -> Referee:
    """Give what was unclear its name. Behind a card that was undone it counts no more than that one."""
    behind_undone = unclear.role is Role.UNDONE and unclear.card is None
    role = unclear.role if tile_value(news.card) is not None or behind_undone else Role.WAITING
    clear = replace(unclear, card=news.card, centre=news.centre, role=role)
    return referee.with_card(unclear, replace(clear, told=False, reason=None, asked_for=None))


def _again(referee: Referee, seen: Lying) -> Referee:
    """See a card where it was. One that was undone is no more in the game than before."""
    if seen.role is Role.UNDONE:
        return referee.with_card(seen, replace(seen, left=None))
    return _back(referee, seen, seen)


def _on_new_track(referee: Referee, game: Game, news: CardPlaced) -> Referee:
    """See a card anew: one that was pushed along or is back, or a new one."""
    moved = next((card for card in referee.lying if may_have_moved(referee, game, card, news)), None)
    if moved is not None:
        here = replace(moved, track=news.track, centre=news.centre, left=None)
        is_doubted = (
            game.phase is Phase.PLAY and moved.role is not Role.WAITING and not is_only_one(news.card)
        )
        return replace(referee.with_card(moved, here), moved=news.card if is_doubted else None)
    known = next((card for card in referee.lying if is_known(referee, game, card, news)), None)
    if known is not None:
        if was_moved_unseen(known, news) and game.phase is Phase.PLAY:
            referee = replace(referee, moved=news.card)
        return _back(referee, known, replace(known, track=news.track, centre=news.centre))
    return _with_new(referee, Lying(news.track, news.card, news.centre, news.t, here_since=news.here_since))


def _back(referee: Referee, old: Lying, here: Lying) -> Referee:
    """Let a card lie there again; one that was missed puts the table right."""
    missed = old.told and old.role is not Role.UNDONE
    referee = replace(referee, agrees_again=referee.agrees_again or missed)
    return referee.with_card(old, replace(here, left=None, told=False, unread=False))


def _unsure(referee: Referee, news: CardUnsure) -> Referee:
    seen = _of_track(referee, news)
    if seen is not None:
        return referee.with_card(seen, replace(seen, reason=news.reason))
    there = (card for card in referee.lying if may_be_unclear_now(referee, card, news))
    before = next(there, None)
    if before is not None:
        return referee.with_card(before, replace(before, track=news.track))
    new = Lying(news.track, None, news.centre, news.t, reason=news.reason, here_since=news.here_since)
    return _with_new(referee, new)


def _with_new(referee: Referee, new: Lying) -> Referee:
    anew = _laid_anew(referee)
    if anew is not None:
        return referee.with_card(anew, new)
    at = len(referee.lying)
    while at and _came_later(referee.lying[at - 1], new):
        at -= 1
    return replace(referee, lying=(*referee.lying[:at], new, *referee.lying[at:]))


def _came_later(waiting: Lying, new: Lying) -> bool:
    """Tell whether a card that waits came after one that is clear, or unclear, only now."""
    return waiting.role is Role.WAITING and waiting.left is None and waiting.since > new.since


def _left(referee: Referee, game: Game, news: CardRemoved | UnsureLeft) -> Referee:
    seen = _of_track(referee, news)
    if seen is None:
        return referee
    if seen.role is Role.UNDONE and news.seen:
        return referee.with_card(seen, None)
    if isinstance(news, UnsureLeft) and any(seen is card for card, _ in this_trick(referee, game)[:-1]):
        return referee.with_card(seen, replace(seen, track=None))  # typed, and covered by those since
    if _is_yet_to_be_played(referee, game, seen) if seen.role is Role.WAITING else seen.card is not None:
        return referee.with_card(seen, replace(seen, left=news.t, hidden=not news.seen))
    return referee.with_card(seen, None)


def _is_yet_to_be_played(referee: Referee, game: Game, card: Lying) -> bool:
    """Tell whether a waiting card keeps its turn though it has left the table."""
    asked_for = card.asked_for is not None or card.gathered_perhaps
    return asked_for or _is_held_up(referee, card) or _is_of_a_whole_trick(referee, game, card)


def _is_held_up(referee: Referee, card: Lying) -> bool:
    """Tell whether a card is of a row that waits for one asked for: gathered, it is yet to be played."""
    waiting = referee.role(Role.WAITING)
    first = waiting[0]
    is_unclear = first.card is None and first.told
    asked_for = is_unclear or first.gathered_perhaps or first.asked_for is not None
    return asked_for and any(one.card is not None for one in waiting[1:]) and card in waiting


def _is_of_a_whole_trick(referee: Referee, game: Game, card: Lying) -> bool:
    """Tell whether the table played on to the end of a trick while the game still waited for one before.

    What is gathered then is yet to be played. Fewer cards may be taken up again, to wait for the game.
    """
    waiting = [card for card in referee.role(Role.WAITING) if card.tile is None]
    players = len(game.setup.players)
    whole = waiting[: len(waiting) // players * players]
    return referee.gathered and card in whole


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
