"""A trick gathered before it was complete: what lay with it is played yet, what is laid since is not."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from tactile.table.memory import NEVER, Decided, Referee, this_trick
from tactile.table.recognising import RESUMED_S
from tactile.table.rulings import ToType
from tactile.table.taking_back import gone_alone

if TYPE_CHECKING:
    from engine.state import Game
    from tactile.table.lying import Lying

HEARD_S: Final = 0.9
"""A card laid before this time is over is no answer to what the table was told: nobody has heard it yet."""


def ask_to_type(referee: Referee, game: Game, waiting: tuple[Lying, ...]) -> Decided:
    """Ask once for each card that was gathered unseen: what is laid now is not taken for it."""
    player, count = game.to_act, len(game.on_the_table)
    if lacks_one_unseen(referee, game, waiting) and not referee.gathered:
        referee = replace(referee, gathered=True, gathered_at=waiting[0].left or waiting[0].since)
    referee = replace(referee, gathered=referee.gathered or came_unheard(referee, game, waiting))
    if not (player and referee.gathered) or referee.typing_asked_after == count:
        return referee, None
    return replace(referee, typing_asked_after=count), ToType(player)


def came_unheard(referee: Referee, game: Game, waiting: tuple[Lying, ...]) -> bool:
    """Tell whether a card was laid before anybody can have heard that one of the trick is missing."""
    return bool(waiting and game.trick) and waiting[0].since < referee.told_gathered + HEARD_S


def is_to_type(referee: Referee, game: Game, waiting: tuple[Lying, ...]) -> bool:
    """Tell whether the next card of the trick is to be typed: none that waits is taken for it."""
    if came_unheard(referee, game, waiting) or pauses(referee, game, waiting):
        return True
    return lacks_one_unseen(referee, game, waiting)


def pauses(referee: Referee, game: Game, waiting: tuple[Lying, ...]) -> bool:
    """Tell whether the game waits: a card of the trick is missing from the table, or all were gathered."""
    if lay_with_the_trick(referee, game, waiting):
        return False
    missing = any(card.left is not None for card, _ in this_trick(referee, game))
    return missing or (referee.gathered and bool(game.trick)) or gone_alone(referee, game) is not None


def lay_with_the_trick(referee: Referee, game: Game, waiting: tuple[Lying, ...]) -> bool:
    """Tell whether the next card lay there before any card of the trick left: it is one of that trick."""
    left = [card.left for card, _ in this_trick(referee, game) if card.left is not None]
    gathered = [referee.gathered_at] if referee.gathered else []
    first_left = min((*left, *gathered), default=NEVER)
    unwatched = 0 <= first_left - referee.camera_back <= RESUMED_S  # it may have left well before
    return bool(waiting) and waiting[0].since < first_left and not unwatched


def lacks_one_unseen(referee: Referee, game: Game, waiting: tuple[Lying, ...]) -> bool:
    """Tell whether a card may be missing before the next one that waits of a trick that is gone.

    Fewer wait than players, and it was not clear in which order they came.
    """
    if not (waiting and game.trick) or waiting[0].left is None:
        return False
    if referee.unclear_after != len(game.on_the_table):
        return False
    if any(card.lies_there for card, _ in this_trick(referee, game)):
        return False
    gone = [card for card in waiting if card.left is not None]
    return len(gone) < len(game.setup.players) - len(game.trick)


def put_back(referee: Referee, game: Game) -> Referee:
    """Take a trick for not gathered once all its cards lie there again: an arm hid them, say.

    One card alone may be what shows on the heap.
    """
    cards = this_trick(referee, game)
    whole = len(cards) == len(game.trick) and all(card.lies_there for card, _ in cards)
    if not (referee.gathered and whole and len(cards) > 1):
        return referee
    return replace(referee, gathered=False, typing_asked_after=None, agrees_again=True)


def is_laid_since(referee: Referee, card: Lying) -> bool:
    """Tell whether a card came only after the trick was gathered: it is none of that trick."""
    return referee.gathered and card.since >= referee.gathered_at
