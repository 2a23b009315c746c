"""What cannot be read: whose card it is, and when to ask for it again without chatter (table, "unsure")."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from engine.state import Phase
from tactile.say import notices
from tactile.see.reads import Reason
from tactile.table.gathering import is_laid_since
from tactile.table.lying import Role
from tactile.table.memory import Matter, Plea, Referee, this_trick
from tactile.table.rulings import Say, Unsure
from tactile.table.tiles import unclear_tile
from tactile.table.together import ask_whose, came_together

if TYPE_CHECKING:
    from engine.state import Game
    from tactile.table.memory import Decided
    from tactile.watch.news import Seconds

LAID_ANEW_S: Final = 6.0
"""A card that is unclear again within this time of being asked for may only have been lost for a moment."""
REMIND_S: Final = 30.0
"""A card that still lies there unclear, and holds nobody up, is asked for again after this time.

Each time doubles both."""


def ask_for_unclear(referee: Referee, game: Game, t: Seconds) -> Decided:
    """Ask for a card that cannot be read, when it is the one that the game waits for."""
    waiting = referee.role(Role.WAITING)
    if game.phase not in {Phase.TURN, Phase.PLAY}:
        return unclear_tile(referee, game)
    if not waiting or waiting[0].card is not None:
        return _doubted(referee, game, t)
    first = waiting[0]
    if first.is_going or is_laid_since(referee, first):
        return referee, None
    together = came_together(referee, first, waiting)
    if len(together) > 1 and game.phase is Phase.PLAY:
        return ask_whose(referee, game, together)
    return _ask(referee, game, t)


def _ask(referee: Referee, game: Game, t: Seconds) -> Decided:
    """Ask for the first card, and soon again when a clear one has to wait for it."""
    first, *behind = referee.role(Role.WAITING)
    reason = first.reason or Reason.UNKNOWN
    if not first.told:
        referee = replace(referee, unclear_after=len(game.on_the_table))
        referee = referee.with_card(first, replace(first, told=True))
    held_up = next((card for card in behind if card.card is not None and not card.told), None)
    plea = Plea(Matter.UNCLEAR, len(game.on_the_table), first.came, t, reason)
    if not _is_due(referee, plea, holds_up=held_up is not None):
        return referee, None
    if held_up is not None:
        referee = referee.with_card(held_up, replace(held_up, told=True))
    player = game.to_act if game.phase is Phase.PLAY else None
    if first.left is not None and player is not None:
        return referee.with_plea(plea), Say((notices.not_seen(player),))
    return referee.with_plea(plea), Unsure(reason, player)


def _doubted(referee: Referee, game: Game, t: Seconds) -> Decided:
    """Ask for a card of the trick that was read, and is now doubted."""
    for card, play in this_trick(referee, game):
        if card.reason is None:
            continue
        referee = referee.with_card(card, replace(card, reason=None))
        plea = Plea(Matter.DOUBTED, len(game.on_the_table), card.came, t, card.reason)
        if _is_due(referee, plea):
            return referee.with_plea(plea), Unsure(card.reason, play.player)
    return referee, None


def _is_due(referee: Referee, plea: Plea, *, holds_up: bool = False) -> bool:
    """Tell whether to ask: for something new at once, else again only after a pause that grows."""
    before = referee.plea(plea.matter)
    if before is None or before.count != plea.count:
        return True
    pause_s = REMIND_S if before.came == plea.came and not holds_up else LAID_ANEW_S
    if before.reason is not plea.reason:
        return plea.t - before.t >= LAID_ANEW_S
    return plea.t - before.t >= pause_s * 2.0 ** (before.times - 1)
