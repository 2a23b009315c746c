"""A card that was undone: it may lie there yet, and does not count until it is laid anew, or typed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from engine.cards import card_name
from engine.state import Phase
from tactile.say import notices
from tactile.table.lying import Lying, Role, faces
from tactile.table.rulings import Say
from tactile.table.typed import last_in_game

if TYPE_CHECKING:
    from engine.cards import Card
    from engine.state import Game
    from tactile.table.memory import Decided, Referee
    from tactile.watch.news import Seconds

UNDONE_S: Final = 5.0
"""So long a hand may take to pick up a card that was undone, before the table is told that it lies there."""


def undone(referee: Referee, card: Card, t: Seconds) -> Referee:
    """Take the card that an undone action laid out of the game; once it is gone, it may be laid anew."""
    lying = last_in_game(referee, card) or _last_set_aside(referee, card)
    if lying is None:
        return referee
    stays = lying.left is None and (lying.track is not None or lying.centre is not None)
    lies_there = replace(lying, role=Role.UNDONE, told=False, reason=None) if stays else None
    return replace(referee.with_card(lying, lies_there), undone_at=t)


def still_there(referee: Referee, game: Game, t: Seconds) -> Decided:
    """Say once of cards that were undone, and were not taken up since, that they do not count."""
    cards = [card for card in referee.role(Role.UNDONE) if card.lies_there and not card.told]
    if not cards or t - referee.undone_at < UNDONE_S or game.phase not in {Phase.TURN, Phase.PLAY}:
        return referee, None
    for card in cards:
        referee = referee.with_card(card, replace(card, told=True))
    return referee, Say((notices.still_there(faces(cards), game.to_act),))


def _last_set_aside(referee: Referee, card: Card) -> Lying | None:
    """Find a card of the round before, that still lies there as its last trick is undone."""
    found = [one for one in referee.role(Role.ASIDE) if one.card == card_name(card) and one.lies_there]
    return found[-1] if found else None
