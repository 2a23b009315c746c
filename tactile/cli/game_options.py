"""The game that the options of `tactile play` ask for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NoReturn
from unicodedata import category

from engine.actions import Player
from engine.cards import WIZARD_DECK
from engine.setup import SetupError, make_setup
from engine.variants import UnknownVariantError, Variant, parse_variant, rounds_of
from tactile.errors import WrongInputError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from engine.setup import GameSetup

NO_LETTERS: Final = frozenset({"Cc", "Cs"})
"""Control characters, and bytes of another encoding than the terminal's."""


@dataclass(frozen=True, slots=True)
class GameOptions:
    """What `tactile play` was told of the game; None, or no variant, where nothing was."""

    players: str | None
    dealer: str | None
    variants: tuple[str, ...]
    rounds: str | None
    max_cards: int | None


def game_asked_for(asked: GameOptions) -> GameSetup:
    """Make the game. Without a dealer the last player deals, so that the first one leads.

    Raises WrongInputError naming what is wrong, and the mend.
    """
    seats = _seats(asked.players or "")
    switched = _variants(asked.variants)
    dealing = Player(asked.dealer.strip()) if asked.dealer and asked.dealer.strip() else seats[-1]
    try:
        make_setup(seats, dealing, switched, (1,))
        dealt = rounds_of(len(seats), WIZARD_DECK, switched, _rounds(asked.rounds), asked.max_cards)
        return make_setup(seats, dealing, switched, dealt)
    except SetupError as error:
        raise WrongInputError(f"play-{error.fault}", found=error.found) from error


def check_same_game(asked: GameOptions, saved: GameSetup, path: Path) -> None:
    """Compare what was told of the game with the saved one that is resumed.

    Raises WrongInputError: `resume-differs` for the first option that does not fit; as `game_asked_for`.
    """
    for option, fits, kept in _fits(asked, saved):
        if not fits:
            raise WrongInputError("resume-differs", path=str(path), option=option, kept=kept)


def _fits(asked: GameOptions, saved: GameSetup) -> Iterator[tuple[str, bool, str]]:
    """Give each option that was told, whether the saved game fits it, and the saved game's own option."""
    if asked.players is not None:
        kept = f"--players {','.join(saved.players)}"
        yield "--players", _seats(asked.players) == saved.players, kept
    if asked.dealer is not None:
        yield "--dealer", asked.dealer.strip() == saved.dealer, f"--dealer {saved.dealer}"
    if asked.variants:
        kept = " ".join(f"--variant {variant}" for variant in saved.variants)
        yield "--variant", set(_variants(asked.variants)) == set(saved.variants), kept or "none"
    if asked.rounds is not None or asked.max_cards is not None:
        chosen = _rounds(asked.rounds)
        dealt = rounds_of(len(saved.players), saved.deck, saved.variants, chosen, asked.max_cards)
        option = "--max-cards" if asked.rounds is None else "--rounds"
        yield option, dealt == saved.rounds, f"--rounds {','.join(map(str, saved.rounds))}"


def _seats(text: str) -> tuple[Player, ...]:
    return tuple(Player(name) for name in _names(text))


def _variants(texts: Iterable[str]) -> tuple[Variant, ...]:
    return tuple(_variant(name) for text in texts for name in _listed(text))


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
