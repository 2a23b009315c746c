"""Cards that people type or correct: what the referee remembers from then on."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.cards import card_name
from tactile.table.gathering import is_laid_since
from tactile.table.lying import Lying, Role
from tactile.watch.agreement import is_only_one

if TYPE_CHECKING:
    from engine.cards import Card, CardName
    from tactile.table.memory import Referee
    from tactile.watch.news import Seconds


def with_typed(referee: Referee, card: Card, role: Role, t: Seconds) -> Referee:
    """Let a typed card be one that waits or was undone, as it is named or unclear; else one not seen yet."""
    referee = replace(referee, gathered_perhaps_after=None)
    name, undone_here = card_name(card), _undone_here(referee)
    same = _meant(_waiting(referee, name), undone_here, name)
    if same is None:
        return replace(referee, lying=(*referee.lying, Lying(None, name, None, t, role)))
    if same in undone_here:
        referee = replace(referee, undone_at=t)
        for other in undone_here:
            if other is not same:
                referee = referee.with_card(other, replace(other, told=False))
    centre = None if same.card is None else same.centre
    known = replace(same, card=name, centre=centre, role=role, told=False, reason=None, left=None)
    known = replace(known, read_as=_read_as(same, name))
    if same.left is not None:
        known = replace(known, track=None)
    return referee.with_card(same, known)


def _waiting(referee: Referee, name: CardName) -> tuple[Lying, ...]:
    """List the waiting cards that a typed name may be meant for: of a gathered trick, no lead laid since."""
    return tuple(
        one
        for one in referee.role(Role.WAITING)
        if not is_laid_since(referee, one) or (one.card == name and is_only_one(name))
    )


def _meant(waiting: tuple[Lying, ...], undone_here: tuple[Lying, ...], name: CardName) -> Lying | None:
    """Find what a typed name is meant for: its namesake, else what is unclear, else the first one undone."""
    namesakes = [one for one in (*waiting, *undone_here) if one.card == name]
    unclear = [one for one in waiting if one.card is None]
    if _is_awaited_twin(waiting, name):
        return waiting[0]
    return next(iter((*namesakes, *unclear, *undone_here)), None)


def _is_awaited_twin(waiting: tuple[Lying, ...], name: CardName) -> bool:
    """Tell whether a Wizard (or the like) is what was asked for as unclear, and not one behind it."""
    return not is_only_one(name) and bool(waiting) and waiting[0].card is None and waiting[0].told


def _undone_here(referee: Referee) -> tuple[Lying, ...]:
    return tuple(one for one in referee.role(Role.UNDONE) if one.lies_there)


def _read_as(card: Lying, name: CardName) -> CardName | None:
    """Tell as what the camera reads a card that has this name."""
    read = card.read_as or card.card
    return None if read == name else read


def without_unclear(referee: Referee, card: CardName) -> Referee | None:
    """Let a clear card that waits behind an unclear thing take its place; None when none waits there."""
    waiting = referee.role(Role.WAITING)
    named = next((one for one in waiting if one.card == card), None)
    if named is None or waiting[0].card is not None:
        return None
    if _is_awaited_twin(waiting, card) or is_laid_since(referee, waiting[0]):
        return None
    if waiting[0].asked_for is not None:  # it is a card, and came with the other
        return None
    at = referee.lying.index(waiting[0])
    behind = tuple(one for one in referee.lying[at + 1 :] if one is not named)
    unclear = replace(waiting[0], role=Role.ASIDE)
    return replace(referee, lying=(*referee.lying[:at], unclear, named, *behind))


def corrected(referee: Referee, wrong: Card, right: Card) -> Referee:
    """Give the last card of a name another one, and remember as what the camera reads it."""
    lying = last_in_game(referee, wrong)
    if lying is None:
        return referee
    name = card_name(right)
    return referee.with_card(lying, replace(lying, card=name, read_as=_read_as(lying, name)))


def last_in_game(referee: Referee, card: Card) -> Lying | None:
    """Find the newest card of that name that was turned or played."""
    in_game = (Role.PLAYED, Role.TURNED)
    found = [one for one in referee.lying if one.card == card_name(card) and one.role in in_game]
    return found[-1] if found else None
