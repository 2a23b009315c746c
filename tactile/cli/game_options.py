"""The game that the options of `tactile play` ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NoReturn
from unicodedata import category

from engine.actions import Player
from engine.cards import WIZARD_DECK
from engine.setup import GameSetup, SetupError, make_setup
from engine.variants import UnknownVariantError, Variant, parse_variant, rounds_of
from tactile.errors import WrongInputError

if TYPE_CHECKING:
    from collections.abc import Iterable

NO_LETTERS: Final = frozenset({"Cc", "Cs"})
"""Control characters, and bytes of another encoding than the terminal's."""


def game_asked_for(
    players: str | None,
    dealer: str | None,
    variants: Iterable[str],
    rounds: str | None,
    max_cards: int | None,
) -> GameSetup:
    """Make the game. Without a dealer the last player deals, so that the first one leads.

    Raises WrongInputError naming what is wrong, and the mend.
    """
    names = _names(players or "")
    seats = tuple(Player(name) for name in names)
    switched = tuple(_variant(name) for text in variants for name in _listed(text))
    dealing = Player(dealer.strip()) if dealer and dealer.strip() else seats[-1]
    try:
        make_setup(seats, dealing, switched, (1,))
        dealt = rounds_of(len(seats), WIZARD_DECK, switched, _rounds(rounds), max_cards)
        return make_setup(seats, dealing, switched, dealt)
    except SetupError as error:
        raise WrongInputError(f"play-{error.fault}", found=error.found) from error


def _names(text: str) -> list[str]:
    """Split the names. Each must be text, for it is written and said, and sound unlike the others."""
    names = _listed(text)
    if not names:
        raise WrongInputError("play-players-missing")
    for at, name in enumerate(names):
        if {category(letter) for letter in name} & NO_LETTERS:
            raise WrongInputError("play-name-unreadable", found=name.encode(errors="replace").decode())
        if name.casefold() in (other.casefold() for other in names[:at]):
            raise WrongInputError("play-player-twice", found=name)
    return names


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _variant(name: str) -> Variant:
    try:
        variant = parse_variant(name)
    except UnknownVariantError:
        _unknown(name)
    if variant is Variant.SPECIAL_CARDS:
        raise WrongInputError("play-variant-later", variant=name)
    return variant


def _unknown(name: str) -> NoReturn:
    if name.startswith(f"{Variant.SPECIAL_CARDS}="):
        raise WrongInputError("play-variant-later", variant=name)
    raise WrongInputError("play-variant-unknown", variant=name, known=", ".join(Variant))


def _rounds(text: str | None) -> tuple[int, ...] | None:
    if text is None:
        return None
    parts = _listed(text)
    if not all(part.isascii() and part.isdigit() and len(part) <= 3 for part in parts):  # noqa: PLR2004  no round has more cards
        raise WrongInputError("play-rounds-unreadable", found=text)
    return tuple(int(part) for part in parts)
