"""A game at the table: news and answers in, events and announcements out, the journal first of all."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from engine.actions import PlayCard, TurnCard
from engine.cards import card_name
from engine.game import Advanced, apply, new_game
from engine.state import Phase
from tactile.say import answers, notices
from tactile.say.announcements import Announcement, Level, Priority
from tactile.table.acts import Act, Correct, Undo, game_of, last_card
from tactile.table.answers import parse_typed_card
from tactile.table.correcting import correct_last
from tactile.table.lying import Role
from tactile.table.memory import Referee, resumed
from tactile.table.narrator import Narrator
from tactile.table.noticing import notice
from tactile.table.questions import Question, action_of, not_understood, question_of
from tactile.table.referee import decide
from tactile.table.rulings import Breach, Do, Ruling, Say, TakeBack, ToType, Unsure
from tactile.table.typed import corrected, with_typed, without_unclear
from tactile.table.undoing import undone, with_unclear_again
from tactile.watch.news import CameraBack, CameraLost, Seconds

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.setup import GameSetup
    from engine.state import Game
    from tactile.table.acts import Step
    from tactile.table.narrator import Teller
    from tactile.watch.news import TableNews


class Keeper(Protocol):
    """Keeps the steps of a game (see `tactile.table.journal.Journal`)."""

    def write(self, step: Step) -> bool:
        """Bring a step to the disk; tell whether that went well."""


class Session:
    """One game from its first card to the winners. Not for use from several threads at once."""

    def __init__(self, setup: GameSetup, keeper: Keeper, teller: Teller, level: Level = Level.NORMAL) -> None:
        self._setup = setup
        self._keeper = keeper
        self._narrator = Narrator(teller, level)
        self._acts: tuple[Act, ...] = ()
        self._referee = Referee()
        self._kept_well = True
        self._resumed_at: Seconds | None = None
        self.game: Game = new_game(setup).game

    # --- beginning ------------------------------------------------------------------------------

    def begin(self, t: Seconds) -> None:
        """Begin the game: say who plays, and what comes first."""
        begun = new_game(self._setup)
        self._narrator.tell(t, begun.events, begun.game, begun.game)
        self._narrator.ask(t, self.game)

    def resume(self, acts: tuple[Act, ...], t: Seconds) -> None:
        """Go on with a game: say where it stands. What was told before is not told again."""
        self._acts = acts
        self.game = game_of(self._setup, acts)
        self._referee = resumed(self.game, acts, t)
        self._resumed_at = t
        self._narrator.say(t, *answers.resumed(self.game))
        self._narrator.ask_again(t, self.game)

    @property
    def is_over(self) -> bool:
        """Whether the game has its winners."""
        return self.game.phase is Phase.OVER

    @property
    def question(self) -> Question | None:
        """What the game waits to be told by key or line."""
        return question_of(self.game)

    @property
    def last_card(self) -> PlayCard | TurnCard | None:
        """The card that `correct` is for; None when none was turned or played."""
        last = last_card(self._acts)
        return None if last is None else last[1]

    # --- what happens at the table ----------------------------------------------------------------

    def see(self, t: Seconds, news: Iterable[TableNews] = ()) -> None:
        """Take in what was seen, or that time went by."""
        if self._resumed_at is not None and t > self._resumed_at:  # cameras may be slow with a first picture
            self._referee, self._resumed_at = replace(self._referee, started=t), None
        for one in news:
            if isinstance(one, CameraLost | CameraBack):
                self._narrator.camera(one, self.game)
            self._referee = notice(self._referee, self.game, one)
        while True:
            self._referee, ruling = decide(self._referee, self.game, t)
            if ruling is None:
                return
            self._carry_out(t, ruling)

    def _carry_out(self, t: Seconds, ruling: Ruling) -> None:
        match ruling:
            case Do(action, lies_at):
                self._do(t, Act(action, t, lies_at))
            case TakeBack():
                self._take_back(t)
            case Unsure(reason, player):
                self._narrator.unsure(t, reason, player, self.game)
            case ToType(player, gathered):
                self._narrator.to_type(t, player, gathered)
            case Breach(fault):
                self._narrator.breach(t, fault, self.game)
            case Say(announcements):
                self._narrator.say(t, *announcements)

    # --- what people type -----------------------------------------------------------------------

    def answer(self, t: Seconds, text: str) -> bool:
        """Take an answer to the open question; tell whether it was taken. What is wrong is said."""
        question = self.question
        if question is None:
            return False
        action = action_of(question, text, self.game)
        if action is None:
            self._narrator.say(t, not_understood(question, self.game))
            return False
        taken = self._do(t, Act(action, t))
        if taken:
            self.see(t)
        return taken

    def undo(self, t: Seconds) -> None:
        """Take back the last thing that was done."""
        if not self._acts:
            self._narrator.say(t, notices.nothing_to_undo())
            return
        action = self._acts[-1].action
        if isinstance(action, PlayCard | TurnCard):
            self._referee = undone(self._referee, self.game, action.card, t)
        self._rewind(t)
        self._narrator.undone(t, action, self.game)
        self._narrator.ask_again(t, self.game)

    def type_card(self, t: Seconds, text: str) -> bool:
        """Take a typed card for one that the camera cannot read; tell whether it was taken."""
        card = parse_typed_card(text, self._setup.deck.colours)
        player = self.game.to_act
        if card is None:
            self._narrator.say(t, Announcement("card-not-understood", priority=Priority.NOW))
            return False
        is_time = self.game.phase in {Phase.TURN, Phase.PLAY}
        freed = without_unclear(self._referee, card_name(card)) if is_time else None
        action = TurnCard(card) if player is None else PlayCard(player, card)
        taken = self._do(t, Act(action, t))
        if taken:
            role = Role.TURNED if player is None else Role.PLAYED
            self._referee = with_unclear_again(with_typed(freed or self._referee, card, role, t))
            self.see(t)
        return taken

    def correct(self, t: Seconds, text: str) -> bool:
        """Put another card in place of the last one; tell whether that could be. What is wrong is said."""
        card = parse_typed_card(text, self._setup.deck.colours)
        found = correct_last(self._setup, self._acts, card)
        if isinstance(found, Announcement):
            self._narrator.say(t, found)
            return False
        self._keep(t, Correct(found.right, t))
        self._acts, self.game = found.acts, found.game
        self._referee = corrected(self._referee, found.wrong.card, found.right)
        self._narrator.corrected(t, found)
        self._narrator.ask(t, self.game)
        return True

    def tell_answer(self, t: Seconds, answer: Iterable[Announcement]) -> None:
        """Say what somebody asked for."""
        self._narrator.say(t, *answer)

    # --- doing ------------------------------------------------------------------------------------

    def _do(self, t: Seconds, act: Act) -> bool:
        before = self.game
        result = apply(before, act.action, let_stand=act.let_stand)
        if not isinstance(result, Advanced):
            self._narrator.refuse(t, result, before)
            return False
        self._keep(t, act)
        self._acts, self.game = (*self._acts, act), result.game
        self._narrator.tell(t, result.events, before, result.game)
        self._narrator.ask(t, self.game)
        return True

    def _take_back(self, t: Seconds) -> None:
        action = self._acts[-1].action
        self._rewind(t)
        self._narrator.taken_back(t, action, self.game)

    def _rewind(self, t: Seconds) -> None:
        self._keep(t, Undo(t))
        self._acts = self._acts[:-1]
        self.game = game_of(self._setup, self._acts)

    def _keep(self, t: Seconds, step: Step) -> None:
        well = self._keeper.write(step)
        if well != self._kept_well:
            key = "journal-writes-again" if well else "journal-waits"
            self._narrator.say(t, Announcement(key))
        self._kept_well = well
