"""What the world hears of a game: events for programs, sentences for people, and each question once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from engine.actions import PlaceBid, PlayCard
from engine.cards import parse_card
from engine.state import Phase
from tactile.say import answers, notices
from tactile.say.announce import announce
from tactile.say.faults import announce_fault, announce_refusal
from tactile.see.reads import Reason
from tactile.table.questions import announce_question, not_understood, question_of
from tactile.table.telling import Fields, corrected_fields, event_fields, undone_fields
from tactile.watch.news import CameraLost

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.actions import Action, Player
    from engine.cards import CardName
    from engine.events import Event, Fault
    from engine.reasons import Refused
    from engine.state import Game
    from tactile.say.announcements import Announcement, Level
    from tactile.table.correcting import Correction
    from tactile.table.questions import Question
    from tactile.watch.news import CameraBack, Seconds


class Teller(Protocol):
    """Tells the world: programs by events, people by announcements."""

    def event(self, t: Seconds, name: str, fields: Fields) -> None:
        """Tell an event of the contract."""

    def say(self, t: Seconds, announcement: Announcement) -> None:
        """Say something; never waits until it is said."""


class Narrator:
    """Tells what happens in a game. Remembers only what it asked last."""

    def __init__(self, teller: Teller, level: Level) -> None:
        self._teller = teller
        self._level = level
        self._asked: Question | None = None

    def say(self, t: Seconds, *announcements: Announcement) -> None:
        """Say sentences, one after another."""
        for announcement in announcements:
            self._teller.say(t, announcement)

    def tell(self, t: Seconds, events: Iterable[Event], before: Game, after: Game) -> None:
        """Tell what followed from an action."""
        for event in events:
            self._tell_fields(t, event, after)
            self.say(t, *announce(event, before, after, self._level))

    def ask(self, t: Seconds, game: Game) -> None:
        """Ask what is open, once."""
        question = question_of(game)
        if question is not None and question != self._asked:
            self.say(t, announce_question(question, game))
        self._asked = question

    def ask_again(self, t: Seconds, game: Game) -> None:
        """Ask what is open, even if it was asked last."""
        self._asked = None
        self.ask(t, game)

    def camera(self, news: CameraLost | CameraBack, game: Game) -> None:
        """Tell of the camera. After the end of the game nobody needs to hear it."""
        lost = isinstance(news, CameraLost)
        self._teller.event(news.t, "camera_lost" if lost else "camera_back", {})
        if game.phase is not Phase.OVER:
            back = (notices.camera_back(), *answers.awaited(game))
            self.say(news.t, *((notices.camera_lost(),) if lost else back))

    def unsure(self, t: Seconds, reason: Reason, player: Player | None, game: Game) -> None:
        """Ask for a card or a bid tile that cannot be read; `player` is None for the turned card."""
        self._teller.event(t, "unsure", {"player": player, "reason": reason})
        if game.phase is Phase.BID:
            self.say(t, notices.unsure_tile(reason))
        else:
            self.say(t, notices.unsure_turned(reason) if player is None else notices.unsure(reason, player))

    def to_type(self, t: Seconds, player: Player, gathered: CardName | None) -> None:
        """Ask for a card to be typed that was gathered unread, or may be of the trick before (`gathered`)."""
        self._teller.event(t, "unsure", {"player": player, "reason": Reason.UNKNOWN})
        laid = None if gathered is None else parse_card(gathered)
        self.say(t, notices.card_to_type(player) if laid is None else notices.led_or_gathered(laid, player))

    def breach(self, t: Seconds, fault: Fault, game: Game) -> None:
        """Tell of a breach of which nothing is played."""
        self._tell_fields(t, fault, game)
        self.say(t, announce_fault(fault, game))

    def refuse(self, t: Seconds, refused: Refused, game: Game) -> None:
        """Say why not. Where only a seat may hear that, all hear that the question is still open."""
        self.say(t, announce_refusal(refused, game))
        question = question_of(game)
        if refused.private and question is not None:
            self.say(t, not_understood(question, game))

    def undone(self, t: Seconds, action: Action, game: Game) -> None:
        """Tell what was undone by key; `game` is the game without it."""
        self._teller.event(t, "undone", undone_fields(action, game))
        match action:
            case PlayCard(player, card):
                self.say(t, notices.undone_card(player, card))
            case PlaceBid(player, bid) if game.bids_shown:
                self.say(t, notices.undone_bid(player, bid))
            case _:
                self.say(t, notices.undone())

    def taken_back(self, t: Seconds, action: Action, game: Game) -> None:
        """Tell what was undone by hand; `game` is the game without it."""
        self._teller.event(t, "undone", undone_fields(action, game))
        if isinstance(action, PlayCard):
            self.say(t, notices.taken_back(action.player, action.card))

    def corrected(self, t: Seconds, correction: Correction) -> None:
        """Tell that the last card was another one, and what follows from that."""
        fields = corrected_fields(correction.wrong, correction.right)
        self._teller.event(t, "corrected", fields)
        self.say(t, correction.announce())
        self.tell(t, correction.events, correction.before, correction.after)

    def _tell_fields(self, t: Seconds, event: Event, after: Game) -> None:
        told = event_fields(event, after)
        if told is not None:
            self._teller.event(t, *told)
