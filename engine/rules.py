"""The play of a trick (rules, Play): the colour led, what may be played, who takes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards import JESTER, WIZARD, NumberCard, card_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.cards import Card, Colour


def led(cards: Sequence[Card]) -> Colour | None:
    """Give the colour to follow after these cards of one trick, or None.

    It is that of the first number card, unless a Wizard came before it: then none is ever led.
    """
    first = next((card for card in cards if card != JESTER), None)
    return first.colour if isinstance(first, NumberCard) else None


def follows(card: Card, colour: Colour | None) -> bool:
    """Whether a card is of this colour. Wizards and Jesters have none."""
    return isinstance(card, NumberCard) and card.colour == colour


def legal(hand: Iterable[Card], led: Colour | None) -> tuple[Card, ...]:
    """Cards of this hand that may be played to this colour: each once, sorted by name."""
    cards = set(hand)
    if any(follows(card, led) for card in cards):
        cards = {card for card in cards if follows(card, led) or not isinstance(card, NumberCard)}
    return tuple(sorted(cards, key=card_name))


def winner(cards: Sequence[Card], trump: Colour | None) -> int:
    """Give the place of the winning card among these cards of one trick, in the order played.

    The first Wizard; else the highest trump; else the highest of the colour led; else the first Jester.
    Raises ValueError when there is no card.
    """
    if not cards:
        raise ValueError("no card, no winner")
    if WIZARD in cards:
        return cards.index(WIZARD)
    for colour in (trump, led(cards)):
        if colour is not None and any(follows(card, colour) for card in cards):
            return _highest(cards, colour)
    return 0


def _highest(cards: Sequence[Card], colour: Colour) -> int:
    values = [card.value if isinstance(card, NumberCard) and card.colour == colour else 0 for card in cards]
    return values.index(max(values))
