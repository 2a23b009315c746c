"""Another card in place of the last one: whether the rules let it be, and what follows from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.actions import PlayCard
from engine.events import CardPlayed
from engine.game import Advanced, apply
from tactile.say import notices
from tactile.say.announcements import Announcement, Priority
from tactile.say.faults import announce_refusal
from tactile.table.acts import game_of, last_card, with_last_card

if TYPE_CHECKING:
    from engine.actions import TurnCard
    from engine.cards import Card
    from engine.events import Event
    from engine.setup import GameSetup
    from engine.state import Game
    from tactile.table.acts import Act


@dataclass(frozen=True, slots=True)
class Correction:
    """A game whose last card was another one; what was done after that card stands."""

    wrong: PlayCard | TurnCard
    right: Card
    acts: tuple[Act, ...]
    """All that was done, the card corrected."""
    game: Game
    """The game after all that."""
    before: Game
    after: Game
    """The game around the corrected card alone."""
    events: tuple[Event, ...]
    """What follows from the corrected card; the card itself is told as corrected."""

    def announce(self) -> Announcement:
        """Say what was corrected."""
        if isinstance(self.wrong, PlayCard):
            return notices.corrected(self.wrong.player, self.wrong.card, self.right)
        return notices.corrected_turned(self.wrong.card, self.right)


def correct_last(setup: GameSetup, acts: tuple[Act, ...], card: Card | None) -> Correction | Announcement:
    """Put a card in place of the last one, or say why that cannot be; None is a card not understood."""
    last = last_card(acts)
    if card is None or last is None:
        return Announcement("card-not-understood", priority=Priority.NOW)
    number, wrong = last
    before, corrected = game_of(setup, acts[:number]), with_last_card(acts, card)
    result = apply(before, corrected[number].action)
    if not isinstance(result, Advanced):
        return announce_refusal(result, before)
    try:
        game = game_of(setup, corrected)
    except ValueError:
        return Announcement("card-does-not-fit", priority=Priority.NOW)
    events = tuple(event for event in result.events if not isinstance(event, CardPlayed))
    return Correction(wrong, card, corrected, game, before, result.game, events)
