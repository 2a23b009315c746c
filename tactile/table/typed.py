"""Cards that people type, correct or undo: what the referee remembers from then on."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.cards import card_name
from tactile.table.lying import Lying, Role

if TYPE_CHECKING:
    from engine.cards import Card, CardName
    from tactile.table.memory import Referee
    from tactile.watch.news import Seconds


def with_typed(referee: Referee, card: Card, role: Role, t: Seconds) -> Referee:
    """Let a typed card be the one that waits under its name, else the unclear one, else one not seen yet."""
    name, waiting = card_name(card), referee.role(Role.WAITING)
    same = next((one for wanted in (name, None) for one in waiting if one.card == wanted), None)
    if same is None:
        return replace(referee, lying=(*referee.lying, Lying(None, name, None, t, role)))
    centre = None if same.card is None else same.centre
    known = replace(same, card=name, centre=centre, role=role, told=False, reason=None, left=None)
    if same.left is not None:
        known = replace(known, track=None)
    return referee.with_card(same, known)


def without_unclear(referee: Referee, card: CardName) -> Referee | None:
    """Let a clear card that waits behind an unclear thing take its place; None when none waits there."""
    waiting = referee.role(Role.WAITING)
    named = next((one for one in waiting if one.card == card), None)
    if named is None or waiting[0].card is not None:
        return None
    if waiting[0].asked_for is not None:  # it is a card, and came with the other
        return None
    at = referee.lying.index(waiting[0])
    behind = tuple(one for one in referee.lying[at + 1 :] if one is not named)
    unclear = replace(waiting[0], role=Role.ASIDE)
    return replace(referee, lying=(*referee.lying[:at], unclear, named, *behind))


def undone(referee: Referee, card: Card) -> Referee:
    """Forget the card that an undone action laid: it may be laid anew."""
    lying = _last_in_game(referee, card)
    return referee if lying is None else referee.with_card(lying, None)


def corrected(referee: Referee, wrong: Card, right: Card) -> Referee:
    """Give the last card of a name another one, and remember as what the camera reads it."""
    lying = _last_in_game(referee, wrong)
    if lying is None:
        return referee
    return referee.with_card(lying, replace(lying, card=card_name(right), read_as=lying.card))


def _last_in_game(referee: Referee, card: Card) -> Lying | None:
    in_game = (Role.PLAYED, Role.TURNED)
    found = [one for one in referee.lying if one.card == card_name(card) and one.role in in_game]
    return found[-1] if found else None
