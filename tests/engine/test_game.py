"""A game from deal to winners: phases, events in order, and what stays true throughout."""

from __future__ import annotations

import dataclasses
import random
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.actions import Action, ChooseTrump, PlaceBid, PlayCard, ShowHand, Tricks, TurnCard
from engine.cards import WIZARD_DECK, Card, Colour
from engine.events import (
    BidPlaced,
    CardPlayed,
    GameEnded,
    GameStarted,
    Led,
    RoundScored,
    RoundStarted,
    TrickWon,
    TrumpChosen,
    Turned,
)
from engine.game import (
    Advanced,
    Duty,
    Game,
    Phase,
    RefusalReason,
    apply,
    legal_cards,
    make_setup,
    new_game,
    public_duty,
)
from engine.variants import Variant
from tests.engine.tables import (
    ANN,
    BEN,
    CLEO,
    DAN,
    THREE,
    after,
    begin,
    bid,
    cards,
    choose,
    hand,
    play,
    playing,
    refused,
    told,
    turn,
)

CARDS = st.sampled_from(cards("red-1 red-2 blue-1 wizard jester dragon pink-1"))
PLAYERS = st.sampled_from((*THREE, DAN))


def test_a_round_is_told_from_its_first_event_to_the_next_rounds() -> None:
    begun = new_game(make_setup(THREE, CLEO, (), (1, 2)))
    assert [type(event) for event in begun.events] == [GameStarted, RoundStarted]
    game, events = told(begun.game, turn("green-1"), bid(ANN, 1), bid(BEN, 0), bid(CLEO, 0))
    assert [type(event) for event in events] == [Turned, BidPlaced, BidPlaced, BidPlaced]
    game, events = told(game, play(ANN, "jester"), play(BEN, "red-3"), play(CLEO, "red-2"))
    kinds = [CardPlayed, CardPlayed, Led, CardPlayed, TrickWon, RoundScored, RoundStarted]
    assert [type(event) for event in events] == kinds
    assert events[4] == TrickWon(BEN, play(BEN, "red-3").card, 1, game.history[0].taken)
    assert game.history[0].points == ((ANN, -10), (BEN, -10), (CLEO, 20))
    assert (game.round_number, game.dealer, game.leader, game.phase) == (2, ANN, BEN, Phase.TURN)
    assert game.last_trick is not None
    assert game.last_trick.winner == BEN


def test_a_round_that_deals_the_whole_deck_turns_nothing_and_has_no_trump() -> None:
    begun = new_game(make_setup(THREE, CLEO, (), (20,)))
    assert begun.events[-1] == Turned(None, None)
    assert (begun.game.phase, begun.game.trump) == (Phase.BID, None)
    assert refused(begun.game, turn("red-1")).reason is RefusalReason.NOT_NOW


def test_a_turned_wizard_asks_the_dealer_before_any_bid() -> None:
    game, events = told(begin((2,)), turn("wizard"))
    assert events == [Turned(play(ANN, "wizard").card, None)]
    assert (game.phase, game.to_act) == (Phase.CHOOSE_TRUMP, CLEO)
    assert refused(game, bid(ANN, 0)).reason is RefusalReason.NOT_NOW
    game, events = told(game, choose(CLEO, "blue"))
    assert events == [TrumpChosen(CLEO, choose(CLEO, "blue").colour)]
    assert (game.phase, game.to_act, game.trump) == (Phase.BID, ANN, "blue")


def test_a_turned_jester_means_no_trump_and_so_does_a_wizard_by_that_variant() -> None:
    assert after(begin((2,)), turn("jester")).phase is Phase.BID
    game = after(begin((2,), Variant.WIZARD_TURNED_NO_TRUMP), turn("wizard"))
    assert (game.phase, game.trump) == (Phase.BID, None)


def test_in_public_a_duty_is_the_colour_led_and_no_more() -> None:
    game = playing((2,))
    assert public_duty(game) == Duty(ANN, None)
    game = after(game, play(ANN, "red-3"))
    assert public_duty(game) == Duty(BEN, play(ANN, "red-3").card.colour)  # type: ignore[union-attr]
    assert public_duty(begin((2,))) is None


def test_running_totals_count_the_round_as_if_it_ended_now() -> None:
    game = begin((2,))
    game = after(game, turn("green-1"), bid(ANN, 1), bid(BEN, 0), bid(CLEO, 0))
    assert game.running_totals == ((ANN, -10), (BEN, 20), (CLEO, 20))
    game = after(game, play(ANN, "red-9"), play(BEN, "red-3"), play(CLEO, "red-2"))
    assert game.running_totals == ((ANN, 30), (BEN, 20), (CLEO, 20))


def test_a_hand_that_is_not_known_has_no_legal_cards_to_tell() -> None:
    assert legal_cards(playing((2,)), ANN) is None


def test_when_the_game_is_over_nothing_more_is_done() -> None:
    game = after(playing((1,)), play(ANN, "red-3"), play(BEN, "red-2"), play(CLEO, "red-1"))
    assert (game.phase, game.to_act) == (Phase.OVER, None)
    assert refused(game, play(ANN, "red-4")).reason is RefusalReason.GAME_OVER
    assert len(game.tricks) == 1


def test_a_tie_has_several_winners() -> None:
    _, events = told(playing((1,)), play(ANN, "red-3"), play(BEN, "red-2"), play(CLEO, "red-1"))
    ended = events[-1]
    assert isinstance(ended, GameEnded)
    assert ended.winners == (BEN, CLEO)


ACTIONS = st.one_of(
    st.builds(TurnCard, CARDS),
    st.builds(ChooseTrump, PLAYERS, st.sampled_from(Colour)),
    st.builds(PlaceBid, PLAYERS, st.integers(-1, 3).map(Tricks)),
    st.builds(ShowHand, PLAYERS, st.lists(CARDS, max_size=3).map(tuple)),
    st.builds(PlayCard, PLAYERS, CARDS),
)


@settings(max_examples=150, deadline=None)
@given(st.lists(st.tuples(ACTIONS, st.booleans()), max_size=60), st.sets(st.sampled_from(Variant)))
def test_whatever_is_done_is_advanced_or_refused_and_the_game_before_stays(
    steps: list[tuple[Action, bool]], variants: set[Variant]
) -> None:
    free = variants - {Variant.TOURNAMENT, Variant.MIXED_CHAMPIONSHIP}
    game = begin((1, 2, 1), *free)
    for action, let_stand in steps:
        before = dataclasses.replace(game)
        outcome = apply(game, action, let_stand=let_stand)
        assert game == before
        if isinstance(outcome, Advanced):
            game = outcome.game
        elif let_stand:
            assert outcome.fault is None
        assert sum(tricks for _, tricks in game.taken) == len(game.tricks) <= game.cards
        assert (game.to_act is None) == (game.phase in {Phase.TURN, Phase.OVER})


def deal(rng: random.Random, game: Game) -> Game:
    """Deal a round with every hand known, turn a card, choose and bid."""
    deck = list(WIZARD_DECK.cards)
    rng.shuffle(deck)
    for player in game.setup.players:
        names = " ".join(str(deck.pop()) for _ in range(game.cards))
        game = after(game, hand(player, names))
    if game.phase is Phase.TURN:
        game = after(game, turn(str(deck.pop())))
    if game.phase is Phase.CHOOSE_TRUMP:
        game = after(game, choose(game.dealer, rng.choice(["red", "blue"])))
    while game.phase is Phase.BID:
        assert game.to_act is not None
        game = after(game, bid(game.to_act, rng.randint(0, game.cards)))
    return game


def seen(game: Game) -> Counter[Card]:
    return Counter(game.on_the_table) + Counter(card for _, cards in game.hands for card in cards)


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32), st.integers(3, 6), st.integers(1, 10))
def test_cards_are_kept_tricks_add_up_and_legal_agrees_with_apply(seed: int, count: int, dealt: int) -> None:
    rng = random.Random(seed)
    players = tuple(f"P{at}" for at in range(count))
    game = deal(rng, new_game(make_setup(players, players[0], (), (dealt,))).game)  # type: ignore[arg-type]
    held = seen(game)
    while game.phase is Phase.PLAY:
        assert game.to_act is not None
        assert seen(game) == held
        may = legal_cards(game, game.to_act)
        assert may
        for card in game.hand_of(game.to_act) or ():
            outcome = apply(game, play(game.to_act, str(card)))
            assert isinstance(outcome, Advanced) == (card in may)
        before = game
        game = after(game, play(game.to_act, str(rng.choice(may))))
        assert before.trick != game.trick
    assert sum(tricks for _, tricks in game.history[0].taken) == dealt
    assert game.on_the_table
