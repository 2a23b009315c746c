"""What the referee remembers of the table between two pieces of news."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from engine.actions import PlayCard, TurnCard
from engine.cards import card_name
from tactile.table.lying import Lying, Role
from tactile.table.rulings import Ruling
from tactile.watch.news import Seconds

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.actions import Player
    from engine.cards import CardName
    from engine.state import Game, Phase, Play
    from tactile.see.reads import Reason
    from tactile.table.acts import Act

NEVER: Final = Seconds(float("-inf"))


class Matter(Enum):
    """What the table is asked to mend."""

    UNCLEAR = auto()
    """The card that the game waits for cannot be read."""
    DOUBTED = auto()
    """A card of the trick was read, and is doubted now."""


@dataclass(frozen=True, slots=True)
class Plea:
    """When the table was asked to mend something, and what for."""

    matter: Matter
    count: int
    """How many cards had been played."""
    came: Seconds
    """When the card came that it is about."""
    t: Seconds
    reason: Reason | None = None
    times: int = 1
    """How often it was asked without anything else having been played."""


@dataclass(frozen=True, slots=True)
class Referee:
    """What lies on the table, in the order it came."""

    lying: tuple[Lying, ...] = ()
    early_said: bool = False
    """True once the table was told that a card came too early; until the phase has changed."""
    foreheads_left: bool = False
    """True until the table was told that cards held to foreheads during the bids are nobody's plays."""
    twice_said: frozenset[CardName] = frozenset()
    """The cards that were told to be there twice in this round."""
    agrees_again: bool = False
    """True until the table was told that a missing card is back."""
    moved: CardName | None = None
    """A Wizard, or the like, that counts as moved, until the table was told that it may be another one."""
    unclear_after: int | None = None
    """How many cards had been played when one was last unclear, or glimpsed, or it was asked whose."""
    pleas: tuple[Plea, ...] = ()
    """The last plea of each matter in this round."""
    gathered: bool = False
    """True from a trick gathered before all of it was played until its missing cards are known.

    None laid meanwhile is one of them, but those that lay with it are.
    """
    gathered_at: Seconds = NEVER
    """When the first card of that trick left; of one that was played on whole, the first one taken since."""
    told_gathered: Seconds = NEVER
    """When the table was last told that a trick was gathered too early."""
    typing_asked_after: int | None = None
    """How many cards had been played when the table was last asked to type one that was gathered unseen."""
    gathered_perhaps_after: int | None = None
    """How many cards had been played when the table was asked to type what may be of the last trick."""
    undone_at: Seconds = NEVER
    """When a card was last undone, or another one typed in its place."""
    tile_asked_of: Player | None = None
    """Whose bid tile the table was told is not clear, until that bid is made."""
    phase: Phase | None = None
    round_number: int = 1
    round_began: Seconds = NEVER
    started: Seconds = NEVER
    """Since when the table is seen: from the first picture after a resume, or after a lost camera."""
    camera_back: Seconds = NEVER
    """When the camera was last back after it had been lost."""

    def with_card(self, old: Lying, new: Lying | None) -> Referee:
        """Replace one card by what it has become, or drop it."""
        changed = (new if card is old else card for card in self.lying)
        return replace(self, lying=tuple(card for card in changed if card is not None))

    def with_aside(self, cards: Iterable[Lying]) -> Referee:
        """Set cards aside that have no part in the game now."""
        referee = self
        for card in cards:
            referee = referee.with_card(card, replace(card, role=Role.ASIDE))
        return referee

    def plea(self, matter: Matter) -> Plea | None:
        """Give the last plea of a matter."""
        return next((plea for plea in self.pleas if plea.matter is matter), None)

    def with_plea(self, plea: Plea) -> Referee:
        """Remember a plea in place of the last one of its matter."""
        before = self.plea(plea.matter)
        if before is not None and before.count == plea.count:
            plea = replace(plea, times=before.times + 1)
        others = tuple(one for one in self.pleas if one.matter is not plea.matter)
        return replace(self, pleas=(*others, plea))

    def role(self, role: Role) -> tuple[Lying, ...]:
        """List the cards of a role, in the order they came."""
        return tuple(card for card in self.lying if card.role is role)


def with_question_closed(referee: Referee) -> Referee:
    """Forget that it was asked what was led: what was played last is taken back, and it may be asked anew."""
    for card in referee.role(Role.WAITING):
        referee = referee.with_card(card, replace(card, gathered_perhaps=False))
    return replace(referee, gathered_perhaps_after=None)


Decided = tuple[Referee, Ruling | None]
"""What the referee knows after a question, and the ruling if there is one."""


def resumed(game: Game, acts: tuple[Act, ...], t: Seconds) -> Referee:
    """Begin with a game under way: the cards of its round lie where the last of its actions laid them."""
    laid = [act for act in acts if isinstance(act.action, PlayCard | TurnCard)]
    lying = tuple(_laid_by(act, t) for act in laid[len(laid) - len(game.on_the_table) :])
    return Referee(lying, phase=game.phase, round_number=game.round_number, started=t)


def _laid_by(act: Act, t: Seconds) -> Lying:
    """Make the card that an action laid; it has no track until it is seen again.

    It came before the resume: the act's own time is of a clock that may have begun anew since.
    """
    if not isinstance(act.action, TurnCard | PlayCard):
        raise TypeError(act.action)
    role = Role.TURNED if isinstance(act.action, TurnCard) else Role.PLAYED
    name, read_as = card_name(act.action.card), None if act.read_as is None else card_name(act.read_as)
    return Lying(None, name, act.lies_at, t, role, unread=True, read_as=read_as)


def this_trick(referee: Referee, game: Game) -> tuple[tuple[Lying, Play], ...]:
    """Give the cards of the trick under way with who played them, as far as the camera saw them."""
    return lying_of(referee, game.trick)


def lying_of(referee: Referee, plays: Sequence[Play]) -> tuple[tuple[Lying, Play], ...]:
    """Give the cards of the newest plays with who played them, as far as the camera saw them."""
    played = list(referee.role(Role.PLAYED))
    found: list[tuple[Lying, Play]] = []
    for play in reversed(plays):
        card = next((one for one in reversed(played) if one.card == card_name(play.card)), None)
        if card is not None:
            played.remove(card)
            found.append((card, play))
    return tuple(reversed(found))
