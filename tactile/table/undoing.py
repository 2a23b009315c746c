"""A card that was undone: it may lie there yet, and does not count until it is laid anew, or typed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from engine.cards import card_name
from engine.state import Phase
from engine.variants import is_indian
from tactile.say import notices
from tactile.table.lying import Lying, Role, faces
from tactile.table.memory import with_question_closed
from tactile.table.rulings import Say
from tactile.table.typed import last_in_game

if TYPE_CHECKING:
    from engine.cards import Card
    from engine.state import Game
    from tactile.table.memory import Decided, Referee
    from tactile.watch.news import Seconds

UNDONE_S: Final = 5.0
"""So long a hand may take to pick up a card that was undone, before the table is told that it lies there."""


def undone(referee: Referee, game: Game, card: Card, t: Seconds) -> Referee:
    """Take the card that an undone action laid out of the game; once it is gone, it may be laid anew.

    `game` is the game with that card.
    """
    referee = with_question_closed(referee)
    lying = last_in_game(referee, card) or _last_set_aside(referee, card)
    if lying is None:
        return referee
    stays = lying.left is None and (lying.track is not None or lying.centre is not None)
    lies_there = replace(lying, role=Role.UNDONE, told=False, reason=None) if stays else None
    return replace(_without_waiting(referee.with_card(lying, lies_there), game), undone_at=t)


def _without_waiting(referee: Referee, game: Game) -> Referee:
    """Let what was laid after an undone card wait no more: it would be taken for the one to be laid anew.

    Behind a gathered trick it waits for the keys alone; and cards on foreheads are not to be named.
    """
    if referee.gathered or is_indian(game.cards, game.setup.variants):
        return referee
    for card in referee.role(Role.WAITING):
        behind = replace(card, role=Role.UNDONE, told=False, asked_for=None)
        referee = referee.with_card(card, behind if card.lies_there else None)
    return referee


def with_unclear_again(referee: Referee) -> Referee:
    """Let what lies there unclear wait again, once nothing clear lies there undone any more."""
    undone_here = [card for card in referee.role(Role.UNDONE) if card.lies_there]
    if any(card.card is not None for card in undone_here):
        return referee
    for card in undone_here:
        referee = referee.with_card(card, replace(card, role=Role.WAITING, told=False))
    return referee


def still_there(referee: Referee, game: Game, t: Seconds) -> Decided:
    """Say once of cards that were undone, and were not taken up since, that they do not count."""
    undone_here = (card for card in referee.role(Role.UNDONE) if card.lies_there)
    cards = [card for card in undone_here if card.card is not None and not card.told]
    if not cards or t - referee.undone_at < UNDONE_S or game.phase not in {Phase.TURN, Phase.PLAY}:
        return referee, None
    for card in cards:
        referee = referee.with_card(card, replace(card, told=True))
    return referee, Say((notices.still_there(faces(cards), game.to_act),))


def _last_set_aside(referee: Referee, card: Card) -> Lying | None:
    """Find a card of the round before, that still lies there as its last trick is undone."""
    found = [one for one in referee.role(Role.ASIDE) if one.card == card_name(card) and one.lies_there]
    return found[-1] if found else None
