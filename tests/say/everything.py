"""Every announcement that the room can make, for the tests that render or count them all."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from engine.actions import Player, Tricks
from engine.cards import JESTER, WIZARD, WIZARD_COLOURS, Colour, NumberCard, Special, SpecialCard
from engine.events import (
    BidPlaced,
    CardPlayed,
    Event,
    Fault,
    FaultKind,
    GameEnded,
    GameStarted,
    Led,
    Points,
    RoundScored,
    RoundStarted,
    TrickWon,
    TrumpChosen,
    Turned,
)
from engine.game import Game, Phase, Play, RefusalReason, Refused, RoundResult, Trick, make_setup
from engine.variants import Variant
from tactile.say import answers, notices
from tactile.say.announce import announce
from tactile.say.announcements import Announcement, Level
from tactile.say.channels import Adjustment
from tactile.say.facts import Tile
from tactile.say.faults import announce_refusal
from tactile.see.reads import Reason

if TYPE_CHECKING:
    from collections.abc import Iterator

ANN, BEN, CLEO = Player("Ann"), Player("Ben"), Player("Cleo")
PLAYERS: Final = (ANN, BEN, CLEO)
SETUP: Final = make_setup(PLAYERS, CLEO, rounds=(1, 2, 3))
RED_7: Final = NumberCard(Colour.RED, 7)
RED_9: Final = NumberCard(Colour.RED, 9)
BLUE_2: Final = NumberCard(Colour.BLUE, 2)


def totals(*points: int) -> tuple[tuple[Player, Points], ...]:
    """Pair players and points in seat order."""
    return tuple((player, Points(value)) for player, value in zip(PLAYERS, points, strict=True))


def tricks(*counts: int) -> tuple[tuple[Player, Tricks], ...]:
    """Pair players and tricks in seat order."""
    return tuple((player, Tricks(value)) for player, value in zip(PLAYERS, counts, strict=True))


PLAYING: Final = Game(
    SETUP, Phase.PLAY, 3, ANN, totals(20, -10, 40), turned=BLUE_2, trump=Colour.BLUE, bids=tricks(1, 2, 0)
)  # fmt: skip
BIDDING: Final = replace(PLAYING, phase=Phase.BID, bids=tricks(1, 2, 0)[:2])
CHOOSING: Final = replace(PLAYING, phase=Phase.CHOOSE_TRUMP, turned=WIZARD, trump=None, bids=())
TURNING: Final = replace(PLAYING, phase=Phase.TURN, turned=None, trump=None, bids=())
OVER: Final = replace(PLAYING, phase=Phase.OVER)
WON: Final = Trick(1, (Play(ANN, RED_7), Play(BEN, JESTER), Play(CLEO, WIZARD)), Colour.RED, CLEO)
RESULT: Final = RoundResult(
    3, 3, CLEO, BLUE_2, Colour.BLUE, None, tricks(1, 2, 0), (WON,), tricks(1, 2, 0),
    totals(30, 40, 20), totals(50, 30, 60),
)  # fmt: skip
UNBID: Final = replace(RESULT, bids=())


def led(*cards: NumberCard | SpecialCard) -> Game:
    """Give the game with these cards in the trick, from Ann on."""
    return replace(PLAYING, trick=tuple(map(Play, PLAYERS, cards)))


def every_event() -> Iterator[tuple[Event, Game, Game]]:
    """Give every kind of event with the game before and after it."""
    yield GameStarted(PLAYERS, CLEO, tuple(Variant), (1, 2, 3)), TURNING, TURNING
    yield GameStarted(PLAYERS, CLEO, (), (1,)), TURNING, TURNING
    yield RoundStarted(1, 1, CLEO, ANN), TURNING, TURNING
    yield Turned(BLUE_2, Colour.BLUE), TURNING, BIDDING
    yield Turned(WIZARD, None), TURNING, CHOOSING
    yield Turned(JESTER, None), TURNING, BIDDING
    yield Turned(None, None), TURNING, BIDDING
    yield Turned(None, None), TURNING, replace(BIDDING, round_number=2)
    yield TrumpChosen(CLEO, Colour.RED), CHOOSING, BIDDING
    for bids in (tricks(1, 2, 0), tricks(0, 0, 0), tricks(3, 1, 1), tricks(1, 0, 0), tricks(1, 2, 1)):
        yield BidPlaced(CLEO, bids[2][1]), BIDDING, replace(PLAYING, bids=bids)
    yield CardPlayed(ANN, RED_7, 1), PLAYING, led(RED_7)
    yield Led(Colour.RED), PLAYING, led(RED_7)
    for card in (WIZARD, JESTER, RED_7, BLUE_2):
        yield TrickWon(CLEO, card, 1, tricks(0, 0, 1)), PLAYING, PLAYING
    yield TrickWon(CLEO, WIZARD, 1, tricks(0, 0, 1)), replace(PLAYING, bids=()), PLAYING
    yield TrickWon(None, SpecialCard(Special.BOMB), 1, tricks(0, 0, 0)), PLAYING, PLAYING
    scored = RoundScored(3, RESULT.points, RESULT.totals)
    for history in (RESULT, UNBID):
        for game in (TURNING, OVER):
            yield scored, PLAYING, replace(game, history=(history,))
    for ends in (totals(20, 20, 20), totals(20, 20, 0)):
        yield RoundScored(3, RESULT.points, ends), PLAYING, replace(TURNING, history=(RESULT,))
        yield GameEnded((ANN, BEN), ends), PLAYING, OVER
    yield GameEnded((ANN,), totals(1, 0, -10)), PLAYING, OVER
    for kind in FaultKind:
        for game in (led(RED_7), replace(BIDDING, setup=MUST_NOT_MATCH)):
            yield Fault(BEN, kind, "", 1, RED_9), game, game
            yield Fault(BEN, kind, ""), game, game
        yield Fault(BEN, kind, "", private=True), PLAYING, PLAYING
        yield Fault(BEN, kind, ""), PLAYING, PLAYING


MUST_NOT_MATCH: Final = make_setup(PLAYERS, CLEO, [Variant.BIDS_MUST_NOT_MATCH], (1, 2, 3))


def every_notice() -> Iterator[Announcement]:
    """Give every notice of the referee."""
    yield from (notices.camera_lost(), notices.camera_back(), notices.table_agrees())
    for reason in Reason:
        yield from (notices.unsure(reason), notices.unsure(reason, ANN), notices.unsure_turned(reason))
        yield notices.unsure_tile(reason)
    yield from (notices.not_seen(ANN), notices.waiting_for_trump(ANN), notices.waiting_for_bids(ANN))
    yield from notices.table_disagrees((RED_7, JESTER), (WIZARD, Tile(12)))
    yield from notices.table_disagrees((WIZARD, RED_7, WIZARD), (JESTER, JESTER))
    yield from (notices.gathered_too_early((ANN, BEN)), notices.card_to_type(ANN))
    yield notices.only_moved(WIZARD, ANN)
    yield notices.led_or_gathered(WIZARD, ANN)
    yield notices.came_together(ANN, (RED_7, WIZARD))
    yield notices.came_together(ANN, (RED_7,), with_unclear=True)
    yield from (notices.only_turned(), notices.only_from_now(ANN))
    yield notices.taken_back(ANN, RED_7)
    yield from (notices.still_there((RED_7, WIZARD), ANN), notices.still_there((RED_7,), None))
    yield from (notices.undone(), notices.undone_card(ANN, WIZARD), notices.undone_bid(ANN, Tricks(0)))
    yield from (notices.nothing_to_undo(), notices.corrected(ANN, RED_7, JESTER))
    yield notices.corrected_turned(RED_7, WIZARD)
    yield from (notices.ask_bid(ANN), notices.ask_bid(ANN, Tricks(0)), notices.ask_trump(ANN, WIZARD_COLOURS))
    yield from (notices.ask_move_by_one(ANN, Tricks(bid), 3) for bid in (0, 2, 3))
    yield from (notices.bid_not_understood(ANN, 3), notices.trump_not_understood(ANN, WIZARD_COLOURS))


def every_refusal() -> Iterator[Announcement]:
    """Give every reason of the rules to say no, with its facts and without."""
    for reason in RefusalReason:
        yield announce_refusal(Refused(None, reason), PLAYING)
        facts = Refused(None, reason, BEN, RED_7, Colour.RED, Tricks(1), 3, ANN, (RED_9,), 1)
        yield announce_refusal(facts, PLAYING)


def every_answer() -> Iterator[Announcement]:
    """Give every answer in every state of the game."""
    done = replace(PLAYING, tricks=(WON,), hands=((ANN, (RED_9, WIZARD)), (BEN, ())))
    trumps = [replace(done, turned=card, trump=None) for card in (JESTER, None)]
    trumps.append(replace(PLAYING, turned=WIZARD))
    games = (PLAYING, BIDDING, CHOOSING, TURNING, OVER, done, led(RED_7), led(JESTER), led(WIZARD))
    indian = make_setup(PLAYERS, CLEO, [Variant.INDIAN_FIRST_ROUND], (1,))
    for game in (*games, *trumps, replace(PLAYING, setup=indian, round_number=1)):
        for ask in (answers.trump, answers.led_and_duty, answers.whose_turn, answers.this_trick):
            yield from ask(game)
        for ask in (answers.last_trick, answers.bids_and_tricks, answers.scores, answers.this_round):
            yield from ask(game)
        yield from answers.resumed(game)
        for player in PLAYERS:
            yield from answers.my_hand(game, player)
    yield from answers.hand_refused()
    for adjustment in Adjustment:
        yield from answers.adjusted(adjustment)


def everything() -> Iterator[Announcement]:
    """Give all of it at every level."""
    for event, before, after in every_event():
        for level in Level:
            yield from announce(event, before, after, level)
    yield from every_notice()
    yield from every_refusal()
    yield from every_answer()
