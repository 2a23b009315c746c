"""A game at the table: news and answers in, events and announcements out, the journal first of all."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from engine.actions import PlaceBid, PlayCard, TurnCard
from engine.cards import card_name
from engine.game import Advanced, apply, new_game
from engine.state import Phase
from tactile.say import answers, notices
from tactile.say.announce import announce
from tactile.say.announcements import Announcement, Level, Priority
from tactile.say.faults import announce_fault, announce_refusal
from tactile.see.reads import Reason
from tactile.table.acts import Act, Correct, Undo, game_of, last_card
from tactile.table.answers import parse_typed_card
from tactile.table.correcting import correct_last
from tactile.table.lying import Role
from tactile.table.memory import Referee, resumed
from tactile.table.noticing import notice
from tactile.table.questions import Question, action_of, announce_question, not_understood, question_of
from tactile.table.referee import decide
from tactile.table.rulings import Breach, Do, Ruling, Say, TakeBack, ToType, Unsure
from tactile.table.telling import Fields, corrected_fields, event_fields, undone_fields
from tactile.table.typed import corrected, with_typed, without_unclear
from tactile.table.undoing import undone
from tactile.watch.news import CameraBack, CameraLost, Seconds

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.actions import Action, Player
    from engine.events import Event
    from engine.reasons import Refused
    from engine.setup import GameSetup
    from engine.state import Game
    from tactile.table.acts import Step
    from tactile.watch.news import TableNews


class Keeper(Protocol):
    """Keeps the steps of a game (see `tactile.table.journal.Journal`)."""

    def write(self, step: Step) -> bool:
        """Bring a step to the disk; tell whether that went well."""


class Teller(Protocol):
    """Tells the world: programs by events, people by announcements."""

    def event(self, t: Seconds, name: str, fields: Fields) -> None:
        """Tell an event of the contract."""

    def say(self, t: Seconds, announcement: Announcement) -> None:
        """Say something; never waits until it is said."""


class Session:
    """One game from its first card to the winners. Not for use from several threads at once."""

    def __init__(self, setup: GameSetup, keeper: Keeper, teller: Teller, level: Level = Level.NORMAL) -> None:
        self._setup = setup
        self._keeper = keeper
        self._teller = teller
        self._level = level
        self._acts: tuple[Act, ...] = ()
        self._referee = Referee()
        self._asked: Question | None = None
        self._kept_well = True
        self._resumed_at: Seconds | None = None
        self.game: Game = new_game(setup).game

    # --- beginning ------------------------------------------------------------------------------

    def begin(self, t: Seconds) -> None:
        """Begin the game: say who plays, and what comes first."""
        begun = new_game(self._setup)
        self._tell(t, begun.events, begun.game, begun.game)
        self._ask(t)

    def resume(self, acts: tuple[Act, ...], t: Seconds) -> None:
        """Go on with a game: say where it stands. What was told before is not told again."""
        self._acts = acts
        self.game = game_of(self._setup, acts)
        self._referee = resumed(self.game, acts, t)
        for announcement in answers.resumed(self.game):
            self._teller.say(t, announcement)
        self._asked, self._resumed_at = None, t
        self._ask(t)

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
                self._camera(one)
            self._referee = notice(self._referee, self.game, one)
        while True:
            self._referee, ruling = decide(self._referee, self.game, t)
            if ruling is None:
                return
            self._carry_out(t, ruling)

    def _camera(self, news: CameraLost | CameraBack) -> None:
        lost = isinstance(news, CameraLost)
        self._teller.event(news.t, "camera_lost" if lost else "camera_back", {})
        if self.is_over:
            return
        said = (notices.camera_lost(),) if lost else (notices.camera_back(), *answers.awaited(self.game))
        self.tell_answer(news.t, said)

    def _carry_out(self, t: Seconds, ruling: Ruling) -> None:
        match ruling:
            case Do(action, lies_at):
                self._do(t, Act(action, t, lies_at))
            case TakeBack():
                self._take_back(t)
            case Unsure(reason, player):
                self._teller.event(t, "unsure", {"player": player, "reason": reason})
                self._teller.say(t, self._unsure(reason, player))
            case ToType(player):
                self._teller.event(t, "unsure", {"player": player, "reason": Reason.UNKNOWN})
                self._teller.say(t, notices.card_to_type(player))
            case Breach(fault):
                self._tell_fields(t, fault, self.game)
                self._teller.say(t, announce_fault(fault, self.game))
            case Say(announcements):
                for announcement in announcements:
                    self._teller.say(t, announcement)

    def _unsure(self, reason: Reason, player: Player | None) -> Announcement:
        if self.game.phase is Phase.BID:
            return notices.unsure_tile(reason)
        return notices.unsure_turned(reason) if player is None else notices.unsure(reason, player)

    # --- what people type -----------------------------------------------------------------------

    def answer(self, t: Seconds, text: str) -> bool:
        """Take an answer to the open question; tell whether it was taken. What is wrong is said."""
        question = self.question
        if question is None:
            return False
        action = action_of(question, text, self.game)
        if action is None:
            self._teller.say(t, not_understood(question, self.game))
            return False
        taken = self._do(t, Act(action, t))
        if taken:
            self.see(t)
        return taken

    def undo(self, t: Seconds) -> None:
        """Take back the last thing that was done."""
        if not self._acts:
            self._teller.say(t, notices.nothing_to_undo())
            return
        action = self._acts[-1].action
        if isinstance(action, PlayCard | TurnCard):
            self._referee = undone(self._referee, action.card, t)
        self._rewind(t, action)
        match action:
            case PlayCard(player, card):
                self._teller.say(t, notices.undone_card(player, card))
            case PlaceBid(player, bid) if self.game.bids_shown:
                self._teller.say(t, notices.undone_bid(player, bid))
            case _:
                self._teller.say(t, notices.undone())
        self._ask(t)

    def type_card(self, t: Seconds, text: str) -> bool:
        """Take a typed card for one that the camera cannot read; tell whether it was taken."""
        card = parse_typed_card(text, self._setup.deck.colours)
        player = self.game.to_act
        if card is None:
            self._teller.say(t, Announcement("card-not-understood", priority=Priority.NOW))
            return False
        is_time = self.game.phase in {Phase.TURN, Phase.PLAY}
        freed = without_unclear(self._referee, card_name(card)) if is_time else None
        if freed is not None:
            self._referee = freed
            self.see(t)
            return True
        action = TurnCard(card) if player is None else PlayCard(player, card)
        taken = self._do(t, Act(action, t))
        if taken:
            role = Role.TURNED if player is None else Role.PLAYED
            self._referee = with_typed(self._referee, card, role, t)
            self.see(t)
        return taken

    def correct(self, t: Seconds, text: str) -> bool:
        """Put another card in place of the last one; tell whether that could be. What is wrong is said."""
        card = parse_typed_card(text, self._setup.deck.colours)
        found = correct_last(self._setup, self._acts, card)
        if isinstance(found, Announcement):
            self._teller.say(t, found)
            return False
        self._keep(t, Correct(found.right, t))
        self._acts, self.game = found.acts, found.game
        self._referee = corrected(self._referee, found.wrong.card, found.right)
        self._teller.event(t, "corrected", corrected_fields(found.wrong, found.right))
        self._teller.say(t, found.announce())
        self._tell(t, found.events, found.before, found.after)
        self._ask(t)
        return True

    def tell_answer(self, t: Seconds, answer: Iterable[Announcement]) -> None:
        """Say what somebody asked for."""
        for announcement in answer:
            self._teller.say(t, announcement)

    # --- doing ------------------------------------------------------------------------------------

    def _do(self, t: Seconds, act: Act) -> bool:
        before = self.game
        result = apply(before, act.action, let_stand=act.let_stand)
        if not isinstance(result, Advanced):
            self._refuse(t, result)
            return False
        self._keep(t, act)
        self._acts, self.game = (*self._acts, act), result.game
        self._tell(t, result.events, before, result.game)
        self._ask(t)
        return True

    def _refuse(self, t: Seconds, refused: Refused) -> None:
        """Say why not. Where only a seat may hear that, all hear that the question is still open."""
        self._teller.say(t, announce_refusal(refused, self.game))
        question = self.question
        if refused.private and question is not None:
            self._teller.say(t, not_understood(question, self.game))

    def _take_back(self, t: Seconds) -> None:
        action = self._acts[-1].action
        self._rewind(t, action)
        if isinstance(action, PlayCard):
            self._teller.say(t, notices.taken_back(action.player, action.card))

    def _rewind(self, t: Seconds, action: Action) -> None:
        self._keep(t, Undo(t))
        self._acts = self._acts[:-1]
        self.game = game_of(self._setup, self._acts)
        self._asked = None
        self._teller.event(t, "undone", undone_fields(action, self.game))

    def _keep(self, t: Seconds, step: Step) -> None:
        well = self._keeper.write(step)
        if well != self._kept_well:
            key = "journal-writes-again" if well else "journal-waits"
            self._teller.say(t, Announcement(key))
        self._kept_well = well

    def _tell(self, t: Seconds, events: Iterable[Event], before: Game, after: Game) -> None:
        for event in events:
            self._tell_fields(t, event, after)
            for announcement in announce(event, before, after, self._level):
                self._teller.say(t, announcement)

    def _tell_fields(self, t: Seconds, event: Event, after: Game) -> None:
        told = event_fields(event, after)
        if told is not None:
            self._teller.event(t, *told)

    def _ask(self, t: Seconds) -> None:
        """Ask what is open, once."""
        question = self.question
        if question is not None and question != self._asked:
            self._teller.say(t, announce_question(question, self.game))
        self._asked = question
