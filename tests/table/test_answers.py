"""What people type, in three languages."""

from __future__ import annotations

import pytest

from engine.cards import JESTER, WIZARD, WIZARD_COLOURS, Colour, NumberCard
from tactile.table.answers import parse_bid, parse_colour, parse_typed_card


@pytest.mark.parametrize(("text", "bid"), [("0", 0), (" 3 ", 3), ("20", 20), ("tile-4", 4), ("007", 7)])
def test_a_number_is_a_bid(text: str, bid: int) -> None:
    assert parse_bid(text) == bid


@pytest.mark.parametrize("text", ["", "-1", "1.5", "red", "²", "٣", "1 2", "9999", "tile-"])
def test_anything_else_is_no_bid(text: str) -> None:
    assert parse_bid(text) is None


@pytest.mark.parametrize(
    ("text", "colour"),
    [
        ("red", Colour.RED), ("Rouge", Colour.RED), ("ROT", Colour.RED), ("jaune", Colour.YELLOW),
        ("gelb", Colour.YELLOW), ("vert", Colour.GREEN), ("grün", Colour.GREEN), ("grun", Colour.GREEN),
        ("bleu", Colour.BLUE), ("blau", Colour.BLUE), ("b", Colour.BLUE), ("y", Colour.YELLOW),
    ],
)  # fmt: skip
def test_a_colour_is_known_in_every_language(text: str, colour: Colour) -> None:
    assert parse_colour(text, WIZARD_COLOURS) is colour


@pytest.mark.parametrize("text", ["", "purple", "g", "no trump", "1"])
def test_what_is_no_colour_of_the_deck_or_could_be_two_is_none(text: str) -> None:
    assert parse_colour(text, WIZARD_COLOURS) is None


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("red-7", NumberCard(Colour.RED, 7)), ("rouge 7", NumberCard(Colour.RED, 7)),
        ("7 rot", NumberCard(Colour.RED, 7)), ("grün13", NumberCard(Colour.GREEN, 13)),
        ("wizard", WIZARD), ("Magicien", WIZARD), ("enchanteur", WIZARD), ("Zauberer", WIZARD),
        ("jester", JESTER), ("Bouffon", JESTER), ("Narr", JESTER), ("excuse", JESTER),
    ],
)  # fmt: skip
def test_a_card_is_known_in_every_language(text: str, card: object) -> None:
    assert parse_typed_card(text, WIZARD_COLOURS) == card


@pytest.mark.parametrize("text", ["", "7", "red", "red 0", "red 7 8", "purple 7", "tile-7"])
def test_what_is_no_card_is_none(text: str) -> None:
    assert parse_typed_card(text, WIZARD_COLOURS) is None
