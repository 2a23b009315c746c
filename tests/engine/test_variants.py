"""The rounds of a game, how they are bid, and what cannot be set up."""

from __future__ import annotations

import dataclasses

import pytest

from engine.actions import Player
from engine.cards import SPECIALS_DECK, WIZARD_DECK, Colour, Deck
from engine.setup import SetupError, SetupFault, make_setup
from engine.variants import (
    MatchRule,
    UnknownVariantError,
    Variant,
    bidding_of,
    is_indian,
    last_round,
    parse_variant,
    rounds_of,
    turns_a_card,
)
from tests.engine.tables import ANN, BEN, CLEO, FOUR, THREE

HALF, ALTERNATE, TOURNAMENT = Variant.SHORT_HALF, Variant.SHORT_ALTERNATE, Variant.TOURNAMENT


@pytest.mark.parametrize(("players", "expected"), [(3, 20), (4, 15), (5, 12), (6, 10)])
@pytest.mark.parametrize("deck", [WIZARD_DECK, SPECIALS_DECK])
def test_a_game_has_sixty_cards_over_players_rounds_special_cards_or_not(
    players: int, expected: int, deck: Deck
) -> None:
    assert rounds_of(players, deck, ()) == tuple(range(1, expected + 1))


def test_another_deck_gives_the_longest_round_that_it_can_deal() -> None:
    deck = dataclasses.replace(WIZARD_DECK, values=range(1, 12), specials=())
    assert len(deck.cards) == 44
    assert [last_round(players, deck) for players in (3, 4, 5, 6)] == [14, 11, 8, 7]


@pytest.mark.parametrize(
    ("players", "variants", "expected"),
    [
        (4, [HALF], range(1, 9)),
        (3, [HALF], range(1, 11)),
        (4, [ALTERNATE], range(1, 16, 2)),
        (3, [ALTERNATE], range(1, 20, 2)),
        (4, [HALF, ALTERNATE], (1, 3, 5, 7)),
        (4, [TOURNAMENT], (1, 3, 5, 7, 9, 11, 12, 13, 14, 15)),
        (5, [TOURNAMENT], (2, 4, 5, 6, 7, 8, 9, 10, 11, 12)),
    ],
)
def test_short_games_and_tournaments_have_their_own_rounds(
    players: int, variants: list[Variant], expected: tuple[int, ...]
) -> None:
    assert rounds_of(players, WIZARD_DECK, variants) == tuple(expected)


def test_chosen_rounds_stand_as_they_are_and_none_is_longer_than_the_most_cards() -> None:
    assert rounds_of(3, WIZARD_DECK, [HALF], (5, 1, 5)) == (5, 1, 5)
    assert rounds_of(3, WIZARD_DECK, (), (5, 1, 7), max_cards=5) == (5, 1)
    assert rounds_of(3, WIZARD_DECK, (), max_cards=4) == (1, 2, 3, 4)


def test_a_card_is_turned_unless_the_whole_deck_is_dealt_whatever_the_rounds_number() -> None:
    assert [turns_a_card(4, cards, WIZARD_DECK) for cards in (14, 15)] == [True, False]
    assert turns_a_card(4, 15, SPECIALS_DECK)


def test_every_variant_of_the_command_line_is_read_by_its_name_and_no_other() -> None:
    assert [parse_variant(str(variant)) for variant in Variant] == list(Variant)
    with pytest.raises(UnknownVariantError, match="notequal"):
        parse_variant("notequal")


@pytest.mark.parametrize(
    ("variants", "cards", "hidden", "match"),
    [
        ([], 5, False, MatchRule.FREE),
        ([Variant.HIDDEN_BIDS], 5, True, MatchRule.FREE),
        ([Variant.BIDS_MUST_NOT_MATCH], 1, False, MatchRule.LAST_BIDDER),
        ([Variant.HIDDEN_BIDS, Variant.BIDS_MUST_NOT_MATCH], 1, True, MatchRule.LAST_BIDDER),
        ([Variant.MUST_NOT_MATCH_AFTER_FIRST], 1, False, MatchRule.FREE),
        ([Variant.MUST_NOT_MATCH_AFTER_FIRST], 2, False, MatchRule.LAST_BIDDER),
        ([Variant.MUST_NOT_MATCH_IF_LEADING], 2, False, MatchRule.LAST_BIDDER_IF_LEADING),
        ([Variant.TOURNAMENT], 1, False, MatchRule.LAST_BIDDER),
        ([Variant.TOURNAMENT, Variant.HIDDEN_BIDS], 3, True, MatchRule.LAST_BIDDER),
        ([Variant.MIXED_CHAMPIONSHIP], 1, True, MatchRule.FREE),
        ([Variant.MIXED_CHAMPIONSHIP], 6, True, MatchRule.FREE),
        ([Variant.MIXED_CHAMPIONSHIP], 7, False, MatchRule.LAST_BIDDER),
        ([Variant.MIXED_CHAMPIONSHIP], 14, False, MatchRule.LAST_BIDDER),
        ([Variant.MIXED_CHAMPIONSHIP], 15, True, MatchRule.FREE),
    ],
)
def test_the_variants_say_how_a_round_is_bid(
    variants: list[Variant], cards: int, hidden: bool, match: MatchRule
) -> None:
    bidding = bidding_of(cards, variants)
    assert (bidding.hidden, bidding.match) == (hidden, match)


def test_only_the_one_card_round_is_indian() -> None:
    assert is_indian(1, [Variant.INDIAN_FIRST_ROUND])
    assert not is_indian(2, [Variant.INDIAN_FIRST_ROUND])
    assert not is_indian(1, [])


@pytest.mark.parametrize(
    ("players", "dealer", "variants", "rounds", "fault"),
    [
        ("Ann Ben", "Ann", [], None, SetupFault.PLAYER_COUNT),
        ("A B C D E F G", "A", [], None, SetupFault.PLAYER_COUNT),
        ("Ann Ben Ann", "Ann", [], None, SetupFault.PLAYER_TWICE),
        ("Ann Ben Cleo", "Dan", [], None, SetupFault.DEALER_UNKNOWN),
        ("Ann Ben Cleo", "Ann", [], (), SetupFault.NO_ROUNDS),
        ("Ann Ben Cleo", "Ann", [], (0,), SetupFault.ROUND_EMPTY),
        ("Ann Ben Cleo", "Ann", [], (1, 21), SetupFault.ROUND_TOO_LONG),
        ("Ann Ben Cleo", "Ann", [TOURNAMENT], None, SetupFault.TOURNAMENT_PLAYERS),
        ("Ann Ben Cleo", "Ann", [Variant.MIXED_CHAMPIONSHIP], None, SetupFault.MIXED_PLAYERS),
    ],
)
def test_a_game_that_cannot_be_is_refused_with_its_reason(
    players: str,
    dealer: str,
    variants: list[Variant],
    rounds: tuple[int, ...] | None,
    fault: SetupFault,
) -> None:
    with pytest.raises(SetupError) as caught:
        make_setup([Player(name) for name in players.split()], Player(dealer), variants, rounds)
    assert caught.value.fault is fault


def test_a_blank_name_is_no_name() -> None:
    with pytest.raises(SetupError) as caught:
        make_setup((ANN, BEN, Player(" ")), ANN)
    assert caught.value.fault is SetupFault.PLAYER_UNNAMED


def test_the_deal_goes_round_clockwise_from_the_first_dealer() -> None:
    setup = make_setup(FOUR, CLEO)
    assert [setup.dealer_of(number) for number in range(1, 7)] == ["Cleo", "Dan", "Ann", "Ben", "Cleo", "Dan"]


def test_a_variant_given_twice_is_one_and_a_deck_may_hold_other_colours() -> None:
    deck = dataclasses.replace(WIZARD_DECK, colours=(Colour.PINK, Colour.BLACK))
    setup = make_setup(THREE, ANN, [HALF, HALF], deck=deck)
    assert setup.variants == (HALF,)
    assert setup.rounds == tuple(range(1, 7))
