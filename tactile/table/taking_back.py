"""What leaves a trick: a card taken back, all gathered too early, or only out of view."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.cards import NumberCard
from engine.state import Phase
from tactile.say import notices
from tactile.table.lying import Lying, Role, faces
from tactile.table.memory import Decided, Referee, lying_of, this_trick, with_question_closed
from tactile.table.phases import TAKE_BACK_S
from tactile.table.recognising import RESUMED_S
from tactile.table.rulings import Say, TakeBack, ToType

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.state import Game
    from tactile.watch.news import Seconds


def taken_back(referee: Referee, game: Game, t: Seconds) -> Decided:
    """Judge what left the trick under way: the last card taken back, or all gathered too early."""
    trick = this_trick(referee, game)
    gone = [card for card, _ in trick if card.left is not None and not card.told]
    if not gone or t - max(card.left or t for card in gone) < TAKE_BACK_S:
        return referee, None
    some_unseen = (
        referee.unclear_after == len(game.on_the_table)
        or _left_unwatched(referee, gone)
        or any(card.left is not None for card in referee.role(Role.WAITING))
    )
    all_away = all(_is_away(card) for card, _ in trick)
    if any(card.hidden for card in gone) and not (some_unseen and all_away):
        return out_of_view(referee, gone)
    if (len(trick) > 1 or some_unseen) and all_away:
        referee = replace(referee, gathered_at=min(card.left or t for card in gone))
        for card, play in trick:
            has_twins = not isinstance(play.card, NumberCard)  # put back, it is told not to be a play
            back = replace(card, track=None, left=None, told=has_twins, unread=False)
            referee = referee.with_card(card, back)
        played = {play.player for play in game.trick}
        missing = [player for player in game.setup.clockwise(game.leader) if player not in played]
        if some_unseen or referee.role(Role.WAITING):  # laid before the table is told
            asked_after = len(game.on_the_table)
            return replace(referee, gathered=True, typing_asked_after=asked_after), ToType(missing[0])
        return replace(referee, told_gathered=t), Say((notices.gathered_too_early(missing),))
    last, play = trick[-1]
    if last.left is not None and play is game.trick[-1] and not some_unseen:
        return with_question_closed(referee.with_card(last, None)), TakeBack()
    return out_of_view(referee, gone[-1:])


def _is_away(card: Lying) -> bool:
    """Tell whether a card has left, or was typed and never seen since."""
    return card.left is not None or (card.track is None and not card.unread)


def _left_unwatched(referee: Referee, gone: Sequence[Lying]) -> bool:
    """Tell whether cards left while the camera was lost: others may have been laid on them meanwhile."""
    return any(card.left is not None and 0 <= card.left - referee.camera_back <= RESUMED_S for card in gone)


def replaced(referee: Referee, game: Game, t: Seconds) -> Decided:
    """Judge the last card of a complete trick that left alone: taken back, once another was laid for it."""
    last, waiting = gone_alone(referee, game), referee.role(Role.WAITING)
    if last is None or not waiting or t - waiting[0].came < TAKE_BACK_S:
        return referee, None
    return with_question_closed(referee.with_card(last, None)), TakeBack()


def gone_alone(referee: Referee, game: Game) -> Lying | None:
    """Give the last card of a complete trick if it was taken away, and all others of that trick still lie."""
    if game.phase is not Phase.PLAY or game.trick or not game.tricks:
        return None
    plays = game.tricks[-1].plays
    cards = [card for card, _ in lying_of(referee, plays)]
    if len(cards) < len(plays) or cards[-1].left is None or cards[-1].hidden:
        return None
    others_lie = all(card.track is not None and card.left is None for card in cards[:-1])
    return cards[-1] if others_lie else None


def out_of_view(referee: Referee, cards: Sequence[Lying]) -> Decided:
    """Say once which cards of the trick are missing: nobody saw them taken back, or gathered."""
    for card in cards:
        referee = referee.with_card(card, replace(card, told=True))
    return referee, Say(notices.table_disagrees(missing=faces(cards)))
