"""Nothing in the catalogues is dead: code names every sentence, and something asks for every announcement."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as fluent

from tactile.say.phrases import Language, catalogues

ROOT = Path(__file__).parents[2]
ROOMS = ("engine", "calibration", "tactile")

WAITS_FOR_A_PRIVATE_CHANNEL = {"my_hand"}
"""What only a seat may hear; until a seat has a channel of its own, nothing asks for it (table)."""


@cache
def _syntax(file: Path) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))


def _files() -> list[Path]:
    return [ROOT / "start.py", *(file for room in ROOMS for file in sorted((ROOT / room).rglob("*.py")))]


@cache
def _words() -> frozenset[str]:
    """Every text in the code, and every name that it gives (a member of an enum may be said by its name)."""
    words: set[str] = set()
    for file in _files():
        for node in _syntax(file):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                words.add(node.value)
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                words.add(node.id.lower())
    return frozenset(words)


@cache
def _patterns() -> frozenset[str]:
    """Every text with gaps in the code, such as `doctor-{part}-there`, as a pattern with a group a gap."""
    texts = (node for file in _files() for node in _syntax(file) if isinstance(node, ast.JoinedStr))
    patterns = ("".join(_part(value) for value in text.values) for text in texts)
    return frozenset(pattern for pattern in patterns if pattern.replace("(.+)", ""))


def _part(value: ast.expr) -> str:
    return re.escape(str(value.value)) if isinstance(value, ast.Constant) else "(.+)"


def _is_named(key: str) -> bool:
    matches = (re.fullmatch(pattern, key) for pattern in _patterns())
    return key in _words() or any(match and set(match.groups()) <= _words() for match in matches)


@pytest.mark.parametrize("language", Language)
def test_code_names_every_sentence_of_every_catalogue(language: Language) -> None:
    entries = (entry for _, text in catalogues(language) for entry in FluentResource(text).body)
    keys = [entry.id.name for entry in entries if isinstance(entry, fluent.Message)]
    assert [key for key in keys if not _is_named(key)] == []


def test_a_sentence_that_nothing_names_is_seen() -> None:
    assert not _is_named("dead-" + "sentence")
    assert not _is_named("doctor-" + "unheard-of")
    assert _is_named("doctor-" + "sound-none")


@pytest.mark.parametrize("module", ["notices", "answers", "announce", "faults", "scores", "tricks"])
def test_something_asks_for_every_announcement(module: str) -> None:
    own = ROOT / "tactile" / "say" / f"{module}.py"
    public = {node.name for node in _syntax(own) if isinstance(node, ast.FunctionDef) if node.name[0] != "_"}
    named: set[str] = set()
    for file in _files():
        for node in _syntax(file) if file != own else ():
            if isinstance(node, ast.Attribute):
                named.add(node.attr)
            elif isinstance(node, ast.Name):
                named.add(node.id)
    assert public - named <= WAITS_FOR_A_PRIVATE_CHANNEL
