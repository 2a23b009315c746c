"""What people type: bids, colours and cards, in any of the three languages, whatever language is spoken."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import TYPE_CHECKING, Final

from engine.actions import Tricks
from engine.cards import JESTER, WIZARD, Card, Colour, NumberCard, UnknownCardError, parse_card
from tactile.say.phrases import Language, Phrasebook

if TYPE_CHECKING:
    from collections.abc import Iterable

OTHER_NAMES: Final[dict[str, Card]] = {
    "sorcier": WIZARD,
    "enchanteur": WIZARD,
    "w": WIZARD,
    "z": WIZARD,
    "bouffon": JESTER,
    "excuse": JESTER,
    "j": JESTER,
    "n": JESTER,
}
"""Names that people use besides those that are spoken (sticker code, "Special cards")."""
MOST_DIGITS: Final = 3


def parse_bid(text: str) -> Tricks | None:
    """Read a number of tricks, or `tile-3`; None when it is neither. Its range is for the rules to judge."""
    number = text.strip().lower().removeprefix("tile-")
    short = number.isascii() and number.isdigit() and len(number) <= MOST_DIGITS
    return Tricks(int(number)) if short else None


def parse_colour(text: str, colours: Iterable[Colour]) -> Colour | None:
    """Read a colour by its name, or by a beginning that no other of these colours has in that language."""
    wanted, allowed = _plain(text), tuple(colours)
    if not wanted:
        return None
    for language in Language:
        names = {colour: name for colour, name in _colours(language).items() if colour in allowed}
        exact = [colour for colour, name in names.items() if name == wanted]
        if exact:
            return exact[0]
    found = {
        colour
        for language in Language
        for colour, name in _colours(language).items()
        if colour in allowed and name.startswith(wanted)
    }
    return found.pop() if len(found) == 1 else None


def parse_typed_card(text: str, colours: Iterable[Colour]) -> Card | None:
    """Read a card: `red-7`, "7 rouge", "rot 7", "wizard", "Narr". None when it is none."""
    try:
        return parse_card(text.strip().lower())
    except UnknownCardError:
        pass
    plain = _plain(text)
    if plain in _specials():
        return _specials()[plain]
    words = re.findall(r"[^\W\d]+|\d+", plain)
    numbers = [word for word in words if word.isdecimal()]
    names = [word for word in words if not word.isdecimal()]
    if len(numbers) != 1 or len(names) != 1 or len(numbers[0]) > MOST_DIGITS or int(numbers[0]) == 0:
        return None
    colour = parse_colour(names[0], colours)
    return None if colour is None else NumberCard(colour, int(numbers[0]))


@cache
def _colours(language: Language) -> dict[Colour, str]:
    phrases = Phrasebook(language)
    return {colour: _plain(phrases.say(f"colour-{colour}")) for colour in Colour}


@cache
def _specials() -> dict[str, Card]:
    spoken = {
        _plain(Phrasebook(language).say(f"card-{card}")): card
        for language in Language
        for card in (WIZARD, JESTER)
    }
    return {**OTHER_NAMES, **spoken}


def _plain(text: str) -> str:
    """Drop case and accents, which not every keyboard has."""
    parted = unicodedata.normalize("NFD", text.casefold().strip())
    return "".join(letter for letter in parted if not unicodedata.combining(letter))
