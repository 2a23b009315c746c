"""A whole game reads as it should in every language: the golden transcripts are read by people."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tactile.say.announcements import Level
from tactile.say.phrases import Language, Phrasebook
from tests.say.scripted_game import scripted_game

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("language", Language)
def test_a_scripted_game_is_told_word_for_word(language: Language, level: Level) -> None:
    """Set WRITE_GOLDEN=1 to write the files anew after a change that was meant; then read them."""
    book = Phrasebook(language)
    told = "".join(f"{book.say(one.key, **one.facts)}\n" for one in scripted_game(level))
    golden = GOLDEN / f"spoken-game-{level}-{language}.txt"
    if os.environ.get("WRITE_GOLDEN"):
        golden.write_text(told, encoding="utf-8")
    assert told == golden.read_text(encoding="utf-8")
