"""Games played by chance are legal from the first card to the last."""

from __future__ import annotations

from collections import Counter

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.actions import PlayCard, Player, TurnCard
from engine.events import Fault
from engine.game import Advanced, GameSetup, Phase, apply, make_setup, new_game
from engine.rules import led, legal
from samples.chance import play_by_chance

NAMES = tuple(map(Player, ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")))
GAMES = given(
    st.integers(3, 6), st.integers(0, 2**32), st.lists(st.integers(1, 6), min_size=1, max_size=3).map(tuple)
)


def _setup(players: int, rounds: tuple[int, ...]) -> GameSetup:
    return make_setup(NAMES[:players], NAMES[0], (), rounds)


@GAMES
@settings(max_examples=8, deadline=None)
def test_a_game_is_faultless_to_its_end(players: int, seed: int, rounds: tuple[int, ...]) -> None:
    setup = _setup(players, rounds)
    game = new_game(setup).game
    for action in play_by_chance(setup, np.random.default_rng(seed)):
        after = apply(game, action)
        assert isinstance(after, Advanced)
        assert not any(isinstance(event, Fault) for event in after.events)
        game = after.game
    assert game.phase is Phase.OVER


@GAMES
@settings(max_examples=8, deadline=None)
def test_every_hand_follows_and_no_card_is_dealt_twice(
    players: int, seed: int, rounds: tuple[int, ...]
) -> None:
    setup = _setup(players, rounds)
    shown = [
        a for a in play_by_chance(setup, np.random.default_rng(seed)) if isinstance(a, TurnCard | PlayCard)
    ]
    for cards in rounds:
        turned = 1 if isinstance(shown[0], TurnCard) else 0
        seen, plays = Counter(a.card for a in shown[: turned + cards * players]), shown[turned:]
        assert all(count <= setup.deck.copies(card) for card, count in seen.items())
        _assert_followed([a for a in plays[: cards * players] if isinstance(a, PlayCard)], players)
        del shown[: turned + cards * players]
    assert not shown


def _assert_followed(plays: list[PlayCard], players: int) -> None:
    """Each card is legal in the hand of all that its player still plays this round."""
    for place, play in enumerate(plays):
        hand = [later.card for later in plays[place:] if later.player == play.player]
        trick = [earlier.card for earlier in plays[place - place % players : place]]
        assert play.card in legal(hand, led(trick))


def test_one_seed_plays_one_game() -> None:
    setup = _setup(4, (1, 2, 3))
    games = [play_by_chance(setup, np.random.default_rng(seed)) for seed in (1, 1, 2)]
    assert games[0] == games[1] != games[2]
