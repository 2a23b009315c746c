"""The user's language: the environment's wish, the saved one, the locale, then English."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tactile.errors import WrongInputError
from tactile.say.phrases import Language
from tactile.settings import chosen_language, saved_language

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize(
    ("environment", "saved", "language"),
    [
        ({"TACTILE_LANGUAGE": "de", "LANG": "fr_FR"}, "en", Language.GERMAN),
        ({"LANG": "de_DE.UTF-8"}, "fr", Language.FRENCH),
        ({"LANG": "de_DE.UTF-8"}, None, Language.GERMAN),
        ({"LC_ALL": "fr_CH", "LANG": "de_DE"}, None, Language.FRENCH),
        ({"LC_ALL": "", "LANG": "de_DE"}, None, Language.GERMAN),
        ({"TACTILE_LANGUAGE": "FR"}, None, Language.FRENCH),
        ({"TACTILE_LANGUAGE": "eo", "LANG": "fr_FR"}, None, Language.FRENCH),
        ({"LANG": "C.UTF-8"}, None, Language.ENGLISH),
    ],
)
def test_the_first_wish_for_a_language_that_is_spoken_counts(
    environment: dict[str, str], saved: str | None, language: Language
) -> None:
    assert chosen_language(environment, saved) is language


def test_no_settings_file_is_no_wish(tmp_path: Path) -> None:
    assert saved_language(tmp_path / "settings.toml") is None
    (tmp_path / "file").touch()
    assert saved_language(tmp_path / "file" / "settings.toml") is None


@pytest.mark.parametrize(
    ("text", "language"), [('language = "fr"', "fr"), ("", None), ("language = 3", None)]
)
def test_the_settings_file_names_a_language(text: str, language: str | None, tmp_path: Path) -> None:
    for encoding in ("utf-8", "utf-8-sig"):  # some editors begin a text with a mark
        (tmp_path / "settings.toml").write_text(text, encoding=encoding)
        assert saved_language(tmp_path / "settings.toml") == language


@pytest.mark.parametrize("content", [b"language = ", b"\xff\xfe"], ids=["no TOML", "no text"])
def test_a_broken_settings_file_is_named(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_bytes(content)
    with pytest.raises(WrongInputError) as refused:
        saved_language(file)
    assert refused.value.key == "settings-unreadable"
    assert refused.value.facts["file"] == str(file)
