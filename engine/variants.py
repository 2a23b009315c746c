"""The variants of the command line, the rounds of a game, and how a round is bid (rules, Variants)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from engine.cards import is_of_base_game

if TYPE_CHECKING:
    from collections.abc import Collection

    from engine.cards import Deck


class Variant(StrEnum):
    """What can be switched on; the values are the command line's names."""

    BIDS_MUST_NOT_MATCH = "bids-must-not-match"
    HIDDEN_BIDS = "hidden-bids"
    MIXED_CHAMPIONSHIP = "mixed-championship"
    TOURNAMENT = "tournament"
    INDIAN_FIRST_ROUND = "indian-first-round"
    SHORT_HALF = "short-half"
    SHORT_ALTERNATE = "short-alternate"
    SPECIAL_CARDS = "special-cards"
    MUST_NOT_MATCH_AFTER_FIRST = "must-not-match-after-first"
    MUST_NOT_MATCH_IF_LEADING = "must-not-match-if-leading"
    WIZARD_TURNED_NO_TRUMP = "wizard-turned-no-trump"


class UnknownVariantError(ValueError):
    """Text that names no variant; its argument is the text."""


def parse_variant(text: str) -> Variant:
    """Read a variant's name. Raises UnknownVariantError with the text."""
    try:
        return Variant(text)
    except ValueError:
        raise UnknownVariantError(text) from None


TOURNAMENT_ROUNDS: Final = {
    4: (1, 3, 5, 7, 9, 11, 12, 13, 14, 15),
    5: (2, 4, 5, 6, 7, 8, 9, 10, 11, 12),
}
"""Cards of each round by number of players; no other number plays it."""

MIXED_PLAYERS: Final = 4
_MIXED_MUST_NOT_MATCH: Final = range(7, 15)


def last_round(player_count: int, deck: Deck) -> int:
    """Cards of the longest round. The six special cards never lengthen a game: rounds stay 60 / players."""
    return sum(map(is_of_base_game, deck.cards)) // player_count


def turns_a_card(player_count: int, cards: int, deck: Deck) -> bool:
    """Whether the deal of a round leaves a card to turn."""
    return cards * player_count < len(deck.cards)


def rounds_of(
    player_count: int,
    deck: Deck,
    variants: Collection[Variant],
    chosen: tuple[int, ...] | None = None,
    max_cards: int | None = None,
) -> tuple[int, ...]:
    """Cards of each round to come.

    `chosen` is a list of rounds by the players and stands as it is; else the variants decide. `max_cards`
    drops every longer round of either. May be empty or infeasible: `make_setup` judges that.
    """
    rounds = chosen if chosen is not None else _shortened(_full(player_count, deck, variants), variants)
    return tuple(cards for cards in rounds if max_cards is None or cards <= max_cards)


def _full(player_count: int, deck: Deck, variants: Collection[Variant]) -> tuple[int, ...]:
    longest = last_round(player_count, deck)
    if Variant.TOURNAMENT in variants:
        return tuple(cards for cards in TOURNAMENT_ROUNDS.get(player_count, ()) if cards <= longest)
    return tuple(range(1, longest + 1))


def _shortened(rounds: tuple[int, ...], variants: Collection[Variant]) -> tuple[int, ...]:
    if Variant.SHORT_HALF in variants:
        rounds = rounds[: (len(rounds) + 1) // 2]
    if Variant.SHORT_ALTERNATE in variants:
        rounds = rounds[::2]
    return rounds


class MatchRule(StrEnum):
    """For whom the bids must not add up to the tricks of the round."""

    FREE = "free"
    LAST_BIDDER = "last-bidder"
    LAST_BIDDER_IF_LEADING = "last-bidder-if-leading"


@dataclass(frozen=True, slots=True)
class Bidding:
    """How one round is bid."""

    hidden: bool
    match: MatchRule


def bidding_of(cards: int, variants: Collection[Variant]) -> Bidding:
    """How the round of `cards` cards is bid. Mixed bidding goes by the cards: round r deals r cards."""
    mixed = Variant.MIXED_CHAMPIONSHIP in variants
    mixed_free = mixed and cards not in _MIXED_MUST_NOT_MATCH
    hidden = Variant.HIDDEN_BIDS in variants or mixed_free
    return Bidding(hidden, MatchRule.FREE if mixed_free else _match_rule(cards, variants, mixed=mixed))


def _match_rule(cards: int, variants: Collection[Variant], *, mixed: bool) -> MatchRule:
    always = mixed or Variant.BIDS_MUST_NOT_MATCH in variants or Variant.TOURNAMENT in variants
    if always or (Variant.MUST_NOT_MATCH_AFTER_FIRST in variants and cards > 1):
        return MatchRule.LAST_BIDDER
    if Variant.MUST_NOT_MATCH_IF_LEADING in variants:
        return MatchRule.LAST_BIDDER_IF_LEADING
    return MatchRule.FREE


def is_indian(cards: int, variants: Collection[Variant]) -> bool:
    """Whether each holds the card to the forehead: seen by all others, not by its owner."""
    return cards == 1 and Variant.INDIAN_FIRST_ROUND in variants
