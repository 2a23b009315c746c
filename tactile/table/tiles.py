"""What becomes of a bid tile that cannot be read."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.state import Phase
from tactile.see.reads import Reason
from tactile.table.lying import Role
from tactile.table.rulings import Unsure

if TYPE_CHECKING:
    from engine.state import Game
    from tactile.table.memory import Referee


def unclear_tile(referee: Referee, game: Game) -> tuple[Referee, Unsure | None]:
    """Ask once for a bid tile that cannot be read. While the turned card is away, it may be that one."""
    turned_is_away = any(card.left is not None for card in referee.role(Role.TURNED))
    unclear = (card for card in referee.role(Role.WAITING) if card.card is None and not card.told)
    tile = next(unclear, None)
    if game.phase is not Phase.BID or turned_is_away or tile is None:
        return referee, None
    referee = replace(referee, tile_asked_of=game.to_act).with_card(tile, replace(tile, told=True))
    return referee, Unsure(tile.reason or Reason.UNKNOWN, game.to_act)


def without_old_tiles(referee: Referee, game: Game) -> Referee:
    """Set an unclear tile aside once its bid was given otherwise: cleared up later, it is nobody else's."""
    if referee.tile_asked_of in {None, game.to_act}:
        return referee
    for card in referee.role(Role.WAITING):
        if card.card is None:
            referee = referee.with_card(card, replace(card, role=Role.ASIDE))
    return replace(referee, tile_asked_of=None)
