"""At the pace of a table speech keeps up: simulated time, a made-up voice, a whole game."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import pytest

from engine import rules
from engine.actions import Action, ChooseTrump, PlaceBid, PlayCard, Player, Tricks, TurnCard
from engine.cards import WIZARD_DECK, Card, Colour
from engine.game import Advanced, Game, Phase, apply, make_setup, new_game
from tactile.say import notices
from tactile.say.announce import announce
from tactile.say.announcements import Announcement, Level, Topic
from tactile.say.channels import Utterance
from tactile.say.phrases import Language, Phrasebook
from tactile.say.speech_queue import SpeechQueue

SECONDS_A_LETTER = 0.062
"""espeak-ng at 200 words a minute: 0.055 (French) to 0.063 (German)."""
GAP_S = 0.13
PLAYERS = (Player("Ann"), Player("Ben"), Player("Cleo"))


@dataclass
class Listener:
    """Hears a queue in simulated time."""

    book: Phrasebook
    queue: SpeechQueue = field(default_factory=SpeechQueue)
    free_s: float = 0.0
    came_s: dict[int, float] = field(default_factory=dict)
    given: list[Utterance] = field(default_factory=list)
    heard: list[tuple[Utterance, float]] = field(default_factory=list)

    def take(self, said: Announcement, now_s: float) -> None:
        self.listen(now_s)
        text = self.book.say(said.key, **said.facts)
        utterance = Utterance(text, said.priority, said.topic, said.replaces)
        self.given.append(utterance)
        self.came_s[id(utterance)] = now_s
        self.queue, cut = self.queue.put(utterance, now_s)
        self.free_s = now_s if cut else self.free_s
        self.listen(now_s)

    def listen(self, until_s: float) -> None:
        """Hear what is said until then."""
        while self.free_s <= until_s:
            at_s = self.free_s
            self.queue, utterance = self.queue.done().next(at_s)
            if utterance is None:
                self.free_s = until_s
                return
            begun_s = max(at_s, self.came_s[id(utterance)])
            self.heard.append((utterance, begun_s - self.came_s[id(utterance)]))
            self.free_s = begun_s + len(utterance.text) * SECONDS_A_LETTER + GAP_S

    def quiet_s(self, now_s: float) -> float:
        """Wait until nothing is left to hear; give the time."""
        while not self.queue.idle:
            now_s = max(now_s, self.free_s)
            self.listen(now_s)
        return now_s


@dataclass
class Players:
    """Three people who play at random, answer when they were asked, and take their time."""

    card_s: float
    rng: random.Random = field(default_factory=lambda: random.Random(7))
    hands: dict[Player, list[Card]] = field(default_factory=dict)

    def act(self, game: Game, listener: Listener, now_s: float) -> tuple[Action, float]:
        player = game.to_act
        if player is None:
            return TurnCard(self._deal(game)), now_s + 6.0
        if game.phase is Phase.CHOOSE_TRUMP:
            return ChooseTrump(player, Colour.RED), listener.quiet_s(now_s) + 4.0
        if game.phase is Phase.BID:
            listener.take(notices.ask_bid(player), now_s)
            return PlaceBid(player, Tricks(self.rng.randint(0, 2) % (game.cards + 1))), listener.quiet_s(
                now_s
            ) + 1.5
        card = self.rng.choice(rules.legal(self.hands[player], game.led))
        self.hands[player].remove(card)
        return PlayCard(player, card), now_s + self.card_s + (0.0 if game.trick else 1.5)

    def _deal(self, game: Game) -> Card:
        deck = self.rng.sample(WIZARD_DECK.cards, len(WIZARD_DECK.cards))
        self.hands = {player: [deck.pop() for _ in range(game.cards)] for player in PLAYERS}
        return deck.pop()


def played(language: Language, level: Level, card_s: float) -> Listener:
    """Play eight rounds before a listener."""
    listener, players, now_s = Listener(Phrasebook(language)), Players(card_s), 0.0
    begun = new_game(make_setup(PLAYERS, PLAYERS[2], rounds=tuple(range(1, 9))))
    done, before = begun, begun.game
    while True:
        for event in done.events:
            for said in announce(event, before, done.game, level):
                listener.take(said, now_s)
        before = done.game
        if before.phase is Phase.OVER:
            listener.quiet_s(now_s)
            return listener
        action, now_s = players.act(before, listener, now_s)
        result = apply(before, action)
        assert isinstance(result, Advanced)
        done = result


@pytest.mark.parametrize("language", Language)
def test_with_a_card_every_two_seconds_all_is_heard_and_nothing_late(language: Language) -> None:
    listener = played(language, Level.NORMAL, card_s=2.0)
    assert [utterance for utterance, _ in listener.heard] == sorted(
        (utterance for utterance, _ in listener.heard), key=lambda one: listener.came_s[id(one)]
    )
    unheard = {one.text for one in listener.given} - {one.text for one, _ in listener.heard}
    assert unheard == set()
    assert max(late_s for one, late_s in listener.heard if one.topic is Topic.CARD) < 2.0


@pytest.mark.parametrize("language", Language)
def test_however_fast_the_table_no_card_is_read_out_late_and_nothing_is_lost(language: Language) -> None:
    listener = played(language, Level.NORMAL, card_s=0.5)
    assert max(late_s for one, late_s in listener.heard if one.topic is Topic.CARD) < 10.0
    assert {one.text for one in listener.given} <= {one.text for one in listener.queue.history}
