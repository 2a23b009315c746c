"""The questions that no card answers: the trump that a dealer picks, and the bids."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

from engine.actions import ChooseTrump, PlaceBid
from engine.game import forbidden_bid
from engine.state import Phase
from tactile.say import notices
from tactile.table.answers import parse_bid, parse_colour

if TYPE_CHECKING:
    from engine.actions import Action, Player
    from engine.state import Game
    from tactile.say.announcements import Announcement


class Asked(Enum):
    """What is asked."""

    TRUMP = auto()
    BID = auto()
    MOVED_BID = auto()


@dataclass(frozen=True, slots=True)
class Question:
    """A question that is open; two are the same question only when all of it is."""

    asked: Asked
    player: Player
    round_number: int


def question_of(game: Game) -> Question | None:
    """Tell what the game waits to be told, if it waits for that."""
    player = game.to_act
    if player is None or game.phase not in {Phase.CHOOSE_TRUMP, Phase.BID}:
        return None
    if game.phase is Phase.CHOOSE_TRUMP:
        return Question(Asked.TRUMP, player, game.round_number)
    return Question(Asked.MOVED_BID if game.must_move else Asked.BID, player, game.round_number)


def announce_question(question: Question, game: Game) -> Announcement:
    """Ask it."""
    match question.asked:
        case Asked.TRUMP:
            return notices.ask_trump(question.player, game.setup.deck.colours)
        case Asked.BID:
            return notices.ask_bid(question.player, forbidden_bid(game))
        case Asked.MOVED_BID:
            bid = game.bid_of(question.player)
            if bid is None:
                raise ValueError("only a bid that was made can be moved")
            return notices.ask_move_by_one(question.player, bid, game.cards)


def action_of(question: Question, text: str, game: Game) -> Action | None:
    """Read an answer; None when it is none."""
    if question.asked is Asked.TRUMP:
        colour = parse_colour(text, game.setup.deck.colours)
        return None if colour is None else ChooseTrump(question.player, colour)
    bid = parse_bid(text)
    return None if bid is None else PlaceBid(question.player, bid)


def not_understood(question: Question, game: Game) -> Announcement:
    """Say that an answer was none, and what would be one."""
    if question.asked is Asked.TRUMP:
        return notices.trump_not_understood(question.player, game.setup.deck.colours)
    return notices.bid_not_understood(question.player, game.cards)
