"""What was done at the table, act after act: what was undone or corrected does not hold any more."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from engine.actions import PlayCard, TurnCard
from engine.game import Advanced, apply, new_game

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.cards import Card
    from engine.setup import GameSetup
    from engine.state import Game
    from tactile.see.reads import Point
    from tactile.watch.news import Seconds


@dataclass(frozen=True, slots=True)
class Act:
    """An action as it was done; `let_stand` when the table wanted it in spite of a breach."""

    action: Action
    t: Seconds
    lies_at: Point | None = None
    let_stand: bool = False
    read_as: Card | None = None
    """As which card it was read, where the table has corrected that."""


@dataclass(frozen=True, slots=True)
class Undo:
    """The last action was taken back."""

    t: Seconds


@dataclass(frozen=True, slots=True)
class Correct:
    """The last card, turned or played, was another one."""

    card: Card
    t: Seconds


Step = Act | Undo | Correct
"""Something done: a line of the journal, but for its first."""


def acts_of(steps: tuple[Step, ...]) -> tuple[Act, ...]:
    """Give the actions that hold, once all that was undone or corrected is. Raises ValueError."""
    acts: list[Act] = []
    for step in steps:
        match step:
            case Act():
                acts.append(step)
            case Undo():
                if not acts:
                    raise ValueError("nothing to undo")
                acts.pop()
            case Correct(card):
                acts = list(with_last_card(tuple(acts), card))
    return tuple(acts)


def last_card(acts: tuple[Act, ...]) -> tuple[int, PlayCard | TurnCard] | None:
    """Find the last action that laid a card, with its number from 0; None when there is none."""
    for number in reversed(range(len(acts))):
        action = acts[number].action
        if isinstance(action, PlayCard | TurnCard):
            return number, action
    return None


def with_last_card(acts: tuple[Act, ...], card: Card) -> tuple[Act, ...]:
    """Give the actions with another last card. Raises ValueError when there is none."""
    last = last_card(acts)
    if last is None:
        raise ValueError("no card to correct")
    number, wrong = last
    read = acts[number].read_as or wrong.card
    right = replace(acts[number], action=replace(wrong, card=card), read_as=read)
    return (*acts[:number], right, *acts[number + 1 :])


def game_of(setup: GameSetup, acts: tuple[Act, ...]) -> Game:
    """Play actions through. Raises ValueError at one that the rules refuse."""
    game = new_game(setup).game
    for act in acts:
        result = apply(game, act.action, let_stand=act.let_stand)
        if not isinstance(result, Advanced):
            raise ValueError(str(result.reason))  # noqa: TRY004  no wrong type: the rules said no
        game = result.game
    return game
