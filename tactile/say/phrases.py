"""Whole sentences in the listener's language, from Fluent catalogues in `locales/`."""

from __future__ import annotations

import os
import re
import shlex
import unicodedata
from enum import StrEnum
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final, Self

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt
from fluent.syntax import ast

from engine.cards import Colour, NumberCard, SpecialCard
from tactile.say.facts import Fact, Gain, Several, Tile, counted

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping


class Language(StrEnum):
    """The languages that are spoken, by their code."""

    FRENCH = "fr"
    ENGLISH = "en"
    GERMAN = "de"


class PhraseError(Exception):
    """A catalogue lacks a sentence, or a sentence lacks a fact: a bug, never the user's doing."""


class _Inflected(str):
    """A word with its other forms: str(word) is how it stands alone, FORM(word, case) another one."""

    __slots__ = ("forms",)
    forms: Mapping[str, str]

    def __new__(cls, text: str, forms: Mapping[str, str]) -> Self:
        word = super().__new__(cls, text)
        word.forms = forms
        return word


class Phrasebook:
    """Says a catalogue's sentences in one language. Safe to share: it never changes after loading.

    `command` is what a user types to start the program, where a sentence tells what to type.
    """

    def __init__(self, language: Language, command: str = "tactile") -> None:
        self.language = language
        self._bundle = _load(language, command)

    def say(self, key: str, /, **facts: Fact) -> str:
        """Say the sentence `key` with its facts. Raises PhraseError for a key or a fact that is missing."""
        return self._render(key, None, {name: self._spoken(fact) for name, fact in facts.items()})

    def _render(self, key: str, attribute: str | None, arguments: Mapping[str, object]) -> str:
        pattern = self._pattern(key, attribute)
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise PhraseError(f"{self.language}: {key}: {errors}")
        return str(text)

    def _pattern(self, key: str, attribute: str | None) -> Any:  # fluent's compiled patterns are untyped
        try:
            message = self._bundle.get_message(key)
            pattern = message.attributes[attribute] if attribute else message.value
        except KeyError as error:
            raise PhraseError(f"{self.language}: no sentence {error}") from error
        if pattern is None:
            raise PhraseError(f"{self.language}: {key} has no text of its own")
        return pattern

    def _spoken(self, fact: Fact) -> object:  # noqa: PLR0911  # one answer a kind of fact
        match fact:
            case Colour():
                return self._inflected(f"colour-{fact}", {})
            case NumberCard(colour, value):
                return self._inflected("card-number", {"colour": self._spoken(colour), "value": value})
            case SpecialCard(special):
                return self._inflected(f"card-{special}", {})
            case Several(card, count):
                return self._inflected(f"several-{card}", {"count": count})
            case Tile(value):
                return self._inflected("card-tile", {"value": value})
            case Gain(points):
                return self._render("gain", None, {"sign": _sign(points), "points": abs(points)})
            case tuple():
                return self._listed([self._spoken(item) for item in counted(fact)])
            case str():
                return fact
            case int():
                return self._number(fact)

    def _number(self, value: int) -> object:
        """Digits without grouping; the minus is a word, since the French voice skips the sign."""
        if value < 0:
            return self._render("below-zero", None, {"value": self._number(-value)})
        return FluentInt(value, useGrouping=False)

    def _inflected(self, key: str, arguments: Mapping[str, object]) -> _Inflected:
        attributes = self._bundle.get_message(key).attributes
        forms = {name: self._render(key, name, arguments) for name in attributes}
        return _Inflected(self._render(key, None, arguments), forms)

    def _listed(self, items: list[object]) -> _Inflected:
        """List items; the list has each form that all of them have, and "or"."""
        locale, words = self.language.value, [str(item) for item in items]
        inflected = [item.forms for item in items if isinstance(item, _Inflected)]
        common = set(inflected[0]).intersection(*inflected) if len(inflected) == len(items) > 0 else ()
        forms = {name: format_list([one[name] for one in inflected], "standard", locale) for name in common}
        return _Inflected(
            format_list(words, "standard", locale), {**forms, "or": format_list(words, "or", locale)}
        )


def _sign(points: int) -> str:
    return "zero" if points == 0 else "plus" if points > 0 else "minus"


def _form(word: Any, case: str) -> str:  # a fact as fluent hands it over; anything but _Inflected is a bug
    return str(word.forms[case])


def _of(name: str) -> str:
    """Join French "de" to a name: elided before a vowel, a mute h, and y before a consonant."""
    plain = unicodedata.normalize("NFD", name.lower())[:2]
    vowel = plain[:1] in tuple("aeiouhœæ") or (plain[:1] == "y" and plain[1:] not in tuple("aeiou"))
    return f"d\N{RIGHT SINGLE QUOTATION MARK}{name}" if vowel else f"de {name}"


ON_WINDOWS: Final = os.name == "nt"
_ODD_ON_WINDOWS: Final = re.compile(r"[^\w@%+=:,./\\-]")


def _typed(name: str) -> str:
    """Write a name as it is typed on a command line: in quotes where the shell would take it apart."""
    if ON_WINDOWS:
        return f'"{name}"' if _ODD_ON_WINDOWS.search(name) else name
    return shlex.quote(name)


_FUNCTIONS: dict[str, Callable[..., Any]] = {"FORM": _form, "OF": _of, "TYPED": _typed}


@cache
def _load(language: Language, command: str) -> FluentBundle:
    functions: dict[str, Callable[..., Any]] = {**_FUNCTIONS, "TACTILE": lambda: command}
    bundle = FluentBundle([language.value], functions=functions, use_isolating=False)
    seen: set[str] = set()
    for name, text in catalogues(language):
        resource = FluentResource(text)
        _refuse_faults(f"{language}/{name}", resource.body, seen)
        bundle.add_resource(resource)
    return bundle


def catalogues(language: Language) -> Iterable[tuple[str, str]]:
    """Give each catalogue file of a language: its name and its text, sorted by name."""
    folder = resources.files("tactile.say") / "locales" / language.value
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda f: f.name)
    return [(file.name, file.read_text(encoding="utf-8")) for file in files]


def _refuse_faults(where: str, entries: Iterable[Any], seen: set[str]) -> None:
    for entry in entries:
        if isinstance(entry, ast.Junk):
            raise PhraseError(f"{where}: cannot read {entry.content!r}")
        if isinstance(entry, ast.Message | ast.Term):
            if entry.id.name in seen:
                raise PhraseError(f"{where}: {entry.id.name} is there twice")
            seen.add(entry.id.name)
