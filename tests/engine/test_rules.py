"""The play of a trick, by tables and against the slow second opinion."""

from __future__ import annotations

import itertools

import pytest

from engine import rules
from engine.cards import Colour, card_name, parse_card
from tests.engine import slow
from tests.engine.tables import cards

SMALL_DECK = ("red-1", "red-2", "blue-1", "blue-2", "wizard", "jester")


@pytest.mark.parametrize(
    ("played", "expected"),
    [
        ("", None),
        ("red-3", "red"),
        ("jester", None),
        ("jester red-3", "red"),
        ("jester jester blue-1", "blue"),
        ("wizard red-3", None),
        ("jester wizard red-3", None),
        ("red-3 wizard blue-2", "red"),
        ("red-3 blue-9 jester", "red"),
        ("jester jester jester", None),
    ],
)
def test_the_first_number_card_leads_unless_a_wizard_came_before_it(
    played: str, expected: str | None
) -> None:
    assert rules.led(cards(played)) == expected


@pytest.mark.parametrize(
    ("hand", "led", "expected"),
    [
        ("red-3 red-9 blue-2", "red", "red-3 red-9"),
        ("red-3 blue-2 wizard jester", "red", "jester red-3 wizard"),
        ("blue-2 green-4", "red", "blue-2 green-4"),
        ("wizard jester", "red", "jester wizard"),
        ("red-3 blue-2", None, "blue-2 red-3"),
        ("red-10 red-9 red-2", "red", "red-10 red-2 red-9"),
        ("wizard wizard jester jester", "blue", "jester wizard"),
        ("", "blue", ""),
    ],
)
def test_who_holds_the_colour_follows_or_plays_a_card_without_colour(
    hand: str, led: str | None, expected: str
) -> None:
    assert rules.legal(cards(hand), Colour(led) if led else None) == cards(expected)


@pytest.mark.parametrize(
    ("played", "trump", "expected"),
    [
        ("wizard wizard wizard", None, 0),
        ("red-13 wizard wizard", "red", 1),
        ("jester wizard red-13", "red", 1),
        ("red-13 green-1 green-2", "green", 2),
        ("red-2 blue-13 red-3", None, 2),
        ("red-2 blue-13 green-13", None, 0),
        ("jester blue-2 red-9 blue-5", "green", 3),
        ("jester jester jester", "red", 0),
        ("jester red-1 jester", "blue", 1),
        ("red-9 red-10 red-2", "red", 1),
    ],
)
def test_a_trick_goes_to_the_first_wizard_else_the_highest_trump_else_the_highest_of_the_colour_led(
    played: str, trump: str | None, expected: int
) -> None:
    assert rules.winner(cards(played), Colour(trump) if trump else None) == expected


def test_no_card_wins_no_trick() -> None:
    with pytest.raises(ValueError, match="no card"):
        rules.winner((), None)


@pytest.mark.parametrize("length", [1, 2, 3, 4])
def test_every_trick_of_a_small_deck_is_judged_as_the_second_opinion_does(length: int) -> None:
    for names in itertools.product(SMALL_DECK, repeat=length):
        trick = [parse_card(name) for name in names]
        assert rules.led(trick) == slow.led(list(names)), names
        for trump in (None, Colour.RED, Colour.BLUE, Colour.GREEN):
            assert rules.winner(trick, trump) == slow.winner(list(names), trump), (names, trump)


@pytest.mark.parametrize("length", [1, 2, 3, 4])
def test_every_hand_of_a_small_deck_may_play_what_the_second_opinion_says(length: int) -> None:
    for names in itertools.combinations_with_replacement(SMALL_DECK, length):
        for led in (None, Colour.RED, Colour.BLUE, Colour.GREEN):
            may = rules.legal([parse_card(name) for name in names], led)
            assert [card_name(card) for card in may] == slow.legal(list(names), led), (names, led)
