"""The catalogues say the same in every language, and say it whole."""

from __future__ import annotations

import re
import shlex
import unicodedata
from typing import TYPE_CHECKING, Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import JESTER, WIZARD, WIZARD_COLOURS, Card, Colour, NumberCard, Special, SpecialCard
from tactile.say import phrases
from tactile.say.facts import Face, Gain, Tile, face
from tactile.say.phrases import Language, Phrasebook, PhraseError, catalogues
from tests.say.everything import everything

if TYPE_CHECKING:
    from tactile.say.facts import Fact

LANGUAGES = tuple(Language)


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  # fluent names it
        self.names.add(node.id.name)


def _messages(language: Language) -> dict[str, frozenset[str]]:
    """Give every sentence's key with its parameters."""
    found: dict[str, frozenset[str]] = {}
    for _, text in catalogues(language):
        for entry in FluentResource(text).body:
            if isinstance(entry, ast.Message):
                variables = _Variables()
                variables.visit(entry)
                found[entry.id.name] = frozenset(variables.names)
    return found


@pytest.mark.parametrize("language", [Language.FRENCH, Language.GERMAN])
def test_every_language_has_the_same_sentences_with_the_same_facts(language: Language) -> None:
    assert _messages(language) == _messages(Language.ENGLISH)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_said_renders_as_a_whole_sentence(language: Language) -> None:
    book = Phrasebook(language)
    for announcement in everything():
        sentence = book.say(announcement.key, **announcement.facts)
        assert sentence == " ".join(sentence.split()), announcement
        assert sentence[-1] in ".?", announcement
        assert sentence[0].isupper() or sentence[0].isdigit(), announcement
        assert not any(unicodedata.category(mark) == "Cf" for mark in sentence), announcement
        assert "{" not in sentence, announcement
        assert not re.search(r"-\d", sentence), announcement  # a voice may skip the sign


def test_the_table_s_catalogues_hold_no_sentence_that_nothing_says() -> None:
    said = {announcement.key for announcement in everything()} | {"voice-lost"}
    for name, text in catalogues(Language.ENGLISH):
        if name in {"table.ftl", "answers.ftl"}:
            keys = {entry.id.name for entry in FluentResource(text).body if isinstance(entry, ast.Message)}
            assert keys - said == set(), name


@pytest.mark.parametrize(
    ("card", "french", "english", "german"),
    [
        (NumberCard(Colour.RED, 7), "7 rouge", "red 7", "Rot 7"),
        (NumberCard(Colour.YELLOW, 13), "13 jaune", "yellow 13", "Gelb 13"),
        (NumberCard(Colour.BROWN, 1), "1 marron", "brown 1", "Braun 1"),
        (WIZARD, "Magicien", "Wizard", "Zauberer"),
        (JESTER, "Fou", "Jester", "Narr"),
        (SpecialCard(Special.FAIRY), "Fée", "Fairy", "Fee"),
        (SpecialCard(Special.WEREWOLF), "Loup-garou", "Werewolf", "Werwolf"),
        (Tile(12), "jeton 12", "tile 12", "Plättchen 12"),
    ],
)
def test_a_card_has_its_name_in_each_language(card: Face, french: str, english: str, german: str) -> None:
    said = [Phrasebook(language).say("card-played", player="Ann", card=card) for language in LANGUAGES]
    assert said == [f"Ann : {french}.", f"Ann: {english}.", f"Ann: {german}."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_ten_colours_have_ten_names(language: Language) -> None:
    book = Phrasebook(language)
    assert len({book.say("turned-colour", trump=colour) for colour in Colour}) == len(Colour)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_special_card_has_an_article(language: Language) -> None:
    cards: list[Card] = [SpecialCard(special) for special in Special]
    book = Phrasebook(language)
    assert len({book.say("trick-won-no-bid", player="Ann", card=card) for card in cards}) == len(cards)


@pytest.mark.parametrize(
    ("player", "said"),
    [
        ("Ben", "de Ben"),
        ("Ann", "d\u2019Ann"),
        ("Éric", "d\u2019Éric"),
        ("Yves", "d\u2019Yves"),
        ("Yann", "de Yann"),
    ],
)
def test_french_elides_before_a_vowel(player: str, said: str) -> None:
    assert f"la carte {said} :" in Phrasebook(Language.FRENCH).say("card-not-seen", player=player)


@pytest.mark.parametrize(
    ("language", "key", "facts", "said"),
    [
        (Language.FRENCH, "final-total", {"player": "Ann", "total": -10}, "Ann : moins 10 points."),
        (Language.FRENCH, "final-total", {"player": "Ann", "total": 1210}, "Ann : 1210 points."),
        (Language.ENGLISH, "final-total", {"player": "Ann", "total": 1}, "Ann: one point."),
        (Language.ENGLISH, "score-leaders", {"players": ("Ann", "Ben")},
         "Ann and Ben are tied for the lead."),
        (Language.GERMAN, "trick-won-no-bid", {"player": "Ann", "card": JESTER},
         "Ann nimmt den Stich mit dem Narren."),
        (Language.GERMAN, "card-taken-back", {"player": "Ann", "card": WIZARD},
         "Zurückgenommen: Ann, Zauberer."),
        (Language.GERMAN, "ask-trump", {"player": "Ann", "colours": WIZARD_COLOURS},
         "Ann, welcher Trumpf: Rot, Gelb, Grün oder Blau?"),
        (Language.GERMAN, "calibrate-named", {"cards": (NumberCard(Colour.RED, 7), WIZARD)},
         "Zur Probe nenne ich die Karten: Rot 7 und Zauberer."),
        (Language.GERMAN, "fault-not-in-hand", {"player": "Ann", "card": JESTER},
         "Ann hat den Narren nicht auf der Hand."),
        (Language.GERMAN, "table-lacks", {"cards": (JESTER,)},
         "Ich sehe den Narren nicht mehr: Bitte legen Sie Fehlendes zurück oder berichtigen Sie das Spiel."),
        (Language.FRENCH, "table-lacks", {"cards": (NumberCard(Colour.RED, 7),)},
         "Je ne vois plus le 7 rouge : remettez ce qui manque ou corrigez la partie, s’il vous plaît."),
        (Language.ENGLISH, "table-lacks", {"cards": (WIZARD, JESTER, WIZARD)},
         "I no longer see 2 Wizards and the Jester: please put back what is missing or correct the game."),
        (Language.GERMAN, "table-lacks", {"cards": (JESTER, JESTER, JESTER)},
         "Ich sehe 3 Narren nicht mehr: Bitte legen Sie Fehlendes zurück oder berichtigen Sie das Spiel."),
        (Language.FRENCH, "table-lacks", {"cards": (WIZARD, WIZARD)},
         "Je ne vois plus 2 Magiciens : remettez ce qui manque ou corrigez la partie, s’il vous plaît."),
        (Language.ENGLISH, "table-shows", {"cards": (NumberCard(Colour.RED, 7), NumberCard(Colour.RED, 7))},
         "Too many cards, red 7 and red 7: please take away the surplus or correct the game."),
        (Language.FRENCH, "fault-not-in-hand", {"player": "Ann", "card": NumberCard(Colour.RED, 7)},
         "Ann n’a pas le 7 rouge en main."),
        (Language.FRENCH, "fault-must-follow", {"player": "Ann", "colour": Colour.ORANGE, "card": WIZARD},
         "Ann doit fournir de l’orange : reprenez le Magicien, s’il vous plaît."),
        (Language.FRENCH, "fault-revoke",
         {"player": "Ann", "colour": Colour.ORANGE, "card": NumberCard(Colour.ORANGE, 7)},
         "Ann n’a pas fourni d’orange, et en avait : le 7 orange."),
        (Language.FRENCH, "round-scored-brief", {"player": "Ann", "points": Gain(-10), "total": 0},
         "Ann : moins 10, total 0."),
        (Language.FRENCH, "round-scored-brief", {"player": "Ann", "points": Gain(30), "total": 30},
         "Ann : +30, total 30."),  # the voice reads "plus 30" as "no more 30"
    ],
)  # fmt: skip
def test_numbers_lists_and_cases_are_native(
    language: Language, key: str, facts: dict[str, Fact], said: str
) -> None:
    assert Phrasebook(language).say(key, **facts) == said


def test_a_sentence_that_is_missing_is_a_bug() -> None:
    with pytest.raises(PhraseError, match="no-such-sentence"):
        Phrasebook(Language.ENGLISH).say("no-such-sentence")


def test_a_fact_that_is_missing_is_a_bug() -> None:
    with pytest.raises(PhraseError, match="card"):
        Phrasebook(Language.ENGLISH).say("card-played", player="Ann")


def test_a_form_of_a_plain_name_is_a_bug() -> None:
    with pytest.raises(PhraseError):
        Phrasebook(Language.ENGLISH).say("trick-won-no-bid", player="Ann", card="red-7")


@given(
    player=st.text(min_size=1, max_size=20),
    card=st.builds(NumberCard, st.sampled_from(Colour), st.integers(1, 99)),
)
def test_any_name_is_said_as_it_stands(player: str, card: NumberCard) -> None:
    for language in LANGUAGES:
        said = Phrasebook(language).say("card-played", player=player, card=card)
        assert said.startswith(player)
        assert str(card.value) in said.removeprefix(player)


@pytest.mark.parametrize("name", ["red-7", "wizard", "tile-12", "tile-0"])
def test_contract_names_become_faces(name: str) -> None:
    assert str(face(name)) == name  # type: ignore[arg-type]  # plain text, as it is read


@pytest.mark.parametrize("language", list(Language))
def test_a_command_to_type_keeps_a_name_with_spaces_together(
    language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(phrases, "ON_WINDOWS", False)
    said = Phrasebook(language).say("game-left", path="/my games/1.jsonl", source="Zoé's table.mp4")
    command = said[said.index("tactile play") :]
    assert shlex.split(command) == ["tactile", "play", "Zoé's table.mp4", "--resume", "/my games/1.jsonl"]
    monkeypatch.setattr(phrases, "ON_WINDOWS", True)
    on_windows = Phrasebook(language).say("game-left", path=r"C:\My games\1.jsonl", source="0")
    assert on_windows.endswith(r'tactile play 0 --resume "C:\My games\1.jsonl"')
