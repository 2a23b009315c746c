"""One whole game of three rounds, as a table plays it: what is asked, done, mended and announced."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.actions import Action, ChooseTrump, PlaceBid, PlayCard, Player, Tricks, TurnCard
from engine.cards import WIZARD_COLOURS, Colour, parse_card
from engine.game import Advanced, Game, Refused, apply, forbidden_bid, make_setup, new_game
from engine.variants import Variant
from tactile.say import answers, notices
from tactile.say.announce import announce
from tactile.say.faults import announce_refusal
from tactile.see.reads import Reason

if TYPE_CHECKING:
    from tactile.say.announcements import Announcement, Level

ANN, BEN, CLEO = Player("Ann"), Player("Ben"), Player("Cleo")


class Table:
    """A game in the hands of a script, and all that was announced in it."""

    def __init__(self, level: Level) -> None:
        self.said: list[Announcement] = []
        self._level = level
        begun = new_game(make_setup((ANN, BEN, CLEO), CLEO, [Variant.BIDS_MUST_NOT_MATCH], (1, 2, 3)))
        self.game = begun.game
        self._tell(begun, begun.game)

    def _tell(self, done: Advanced, before: Game) -> None:
        self.game = done.game
        for event in done.events:
            self.said += announce(event, before, done.game, self._level)

    def do(self, action: Action) -> None:
        done = apply(self.game, action)
        if isinstance(done, Refused):
            self.said.append(announce_refusal(done, self.game))
        else:
            self._tell(done, self.game)

    def ask_and_bid(self, *bids: int) -> None:
        for bid in bids:
            player = self.game.to_act or ANN
            self.said.append(notices.ask_bid(player, forbidden_bid(self.game)))
            self.do(PlaceBid(player, Tricks(bid)))

    def turn(self, card: str) -> None:
        self.do(TurnCard(parse_card(card)))

    def play(self, *cards: str) -> None:
        for card in cards:
            self.do(PlayCard(self.game.to_act or ANN, parse_card(card)))


def scripted_game(level: Level) -> list[Announcement]:
    """Play the script: a forbidden bid, an unclear card, a Wizard turned, a Jester led, a revoke."""
    table = Table(level)
    table.turn("green-4")
    table.ask_and_bid(0, 1, 0, 1)
    table.play("red-7", "wizard")
    table.said.append(notices.unsure(Reason.GLARE, CLEO))
    table.play("blue-2")
    table.turn("wizard")
    table.said.append(notices.ask_trump(ANN, WIZARD_COLOURS))
    table.do(ChooseTrump(ANN, Colour.BLUE))
    table.ask_and_bid(2, 0, 1)
    table.play("jester", "yellow-3", "yellow-12")
    table.said += [notices.camera_lost(), notices.camera_back(), *answers.scores(table.game)]
    table.play("wizard", "wizard", "blue-13")
    table.turn("jester")
    table.ask_and_bid(1, 0, 1)
    table.play("red-1", "blue-2", "red-13")
    table.said += answers.led_and_duty(table.game)
    table.play("green-1")
    table.said += [*answers.resumed(table.game), *answers.bids_and_tricks(table.game)]
    table.play("green-3", "red-5")
    table.play("jester", "jester", "jester")
    return table.said
