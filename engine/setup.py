"""Who plays, what is dealt, and by which rules: everything fixed before the first card."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from engine.cards import WIZARD_DECK
from engine.variants import MIXED_PLAYERS, TOURNAMENT_ROUNDS, Variant, last_round, rounds_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.actions import Player
    from engine.cards import Deck

PLAYERS: Final = range(3, 7)


class SetupFault(StrEnum):
    """Why a game cannot be set up."""

    PLAYER_COUNT = "player-count"
    PLAYER_TWICE = "player-twice"
    PLAYER_UNNAMED = "player-unnamed"
    DEALER_UNKNOWN = "dealer-unknown"
    NO_ROUNDS = "no-rounds"
    ROUND_EMPTY = "round-empty"
    ROUND_TOO_LONG = "round-too-long"
    TOURNAMENT_PLAYERS = "tournament-players"
    MIXED_PLAYERS = "mixed-players"


class SetupError(ValueError):
    """A game that cannot be set up: `fault` says why, `found` is what was given."""

    def __init__(self, fault: SetupFault, found: str) -> None:
        super().__init__(f"{fault}: {found}")
        self.fault = fault
        self.found = found


@dataclass(frozen=True, slots=True)
class GameSetup:
    """A game before it begins. `players` sit clockwise; `dealer` deals the first round; `rounds` are cards.

    Made by `make_setup`, which checks.
    """

    players: tuple[Player, ...]
    dealer: Player
    variants: tuple[Variant, ...]
    rounds: tuple[int, ...]
    deck: Deck

    def dealer_of(self, number: int) -> Player:
        """Dealer of a round; `number` counts from 1."""
        return self.clockwise(self.dealer)[(number - 1) % len(self.players)]

    def clockwise(self, first: Player) -> tuple[Player, ...]:
        """All players clockwise from this one."""
        at = self.players.index(first)
        return self.players[at:] + self.players[:at]

    def left_of(self, player: Player) -> Player:
        """Name the next player clockwise."""
        return self.clockwise(player)[1]


def make_setup(
    players: Iterable[Player],
    dealer: Player,
    variants: Iterable[Variant] = (),
    rounds: tuple[int, ...] | None = None,
    deck: Deck = WIZARD_DECK,
) -> GameSetup:
    """Set up a game. `rounds` None: those of the variants. Raises SetupError."""
    seats, switched = tuple(players), tuple(dict.fromkeys(variants))
    _check_players(seats, dealer)
    _check_variants(len(seats), switched)
    dealt = rounds_of(len(seats), deck, switched, rounds)
    _check_rounds(dealt, last_round(len(seats), deck))
    return GameSetup(seats, dealer, switched, dealt, deck)


def _check_players(players: tuple[Player, ...], dealer: Player) -> None:
    if len(players) not in PLAYERS:
        raise SetupError(SetupFault.PLAYER_COUNT, str(len(players)))
    for player in players:
        if not player.strip():
            raise SetupError(SetupFault.PLAYER_UNNAMED, player)
        if players.count(player) > 1:
            raise SetupError(SetupFault.PLAYER_TWICE, player)
    if dealer not in players:
        raise SetupError(SetupFault.DEALER_UNKNOWN, dealer)


def _check_variants(player_count: int, variants: tuple[Variant, ...]) -> None:
    if Variant.TOURNAMENT in variants and player_count not in TOURNAMENT_ROUNDS:
        raise SetupError(SetupFault.TOURNAMENT_PLAYERS, str(player_count))
    if Variant.MIXED_CHAMPIONSHIP in variants and player_count != MIXED_PLAYERS:
        raise SetupError(SetupFault.MIXED_PLAYERS, str(player_count))


def _check_rounds(rounds: tuple[int, ...], longest: int) -> None:
    if not rounds:
        raise SetupError(SetupFault.NO_ROUNDS, "")
    for cards in rounds:
        if cards < 1:
            raise SetupError(SetupFault.ROUND_EMPTY, str(cards))
        if cards > longest:
            raise SetupError(SetupFault.ROUND_TOO_LONG, str(cards))
