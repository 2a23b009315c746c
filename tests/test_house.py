"""The house keeps its shape: which room may know which, how long a file may be, what the docs promise."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

import click
import pytest

from tactile.cli import desk, main

ROOT = Path(__file__).parents[1]
TOP_ROOMS = ("engine", "calibration", "tactile", "samples", "tests")
LONGEST_FILE_LINES = 400

READS = "tactile.see.reads"
"""What a read is made of: the words that every room shares, so a room of its own here."""

ARROWS: dict[str, set[str]] = {
    "engine": set(),
    "calibration": set(),
    "samples": {"engine", READS, "tactile.see"},
    "tactile.errors": set(),
    "tactile.settings": {"tactile.errors", "tactile.say"},
    READS: {"engine"},
    "tactile.see": {"engine", READS, "tactile.errors"},
    "tactile.watch": {"engine", READS, "tactile.errors"},
    "tactile.say": {"engine", READS},
    "tactile.table": {"engine", READS, "tactile.errors", "tactile.watch", "tactile.say"},
    "tactile.cli": {
        "engine",
        "calibration",
        READS,
        "tactile.errors",
        "tactile.settings",
        "tactile.see",
        "tactile.watch",
        "tactile.say",
        "tactile.table",
    },
    "tactile.__main__": {"tactile.cli"},
}
"""Each room, and the rooms that it may import beside itself. Design, "The house"."""

PARTS: dict[str, set[str]] = {
    "engine": set(),
    "calibration": {"numpy", "cv2", "msgspec"},
    "tactile.say": {"babel", "espeakng_loader", "fluent", "miniaudio", "msgspec", "pyttsx3"},
    "tactile.table": {"msgspec"},
}
"""What a room may use that is not the standard library; rooms that are not named here may use anything."""


def _python_files(*tops: str) -> list[Path]:
    return sorted(file for top in tops for file in (ROOT / top).rglob("*.py"))


def _module(file: Path) -> str:
    return ".".join(file.relative_to(ROOT).with_suffix("").parts)


def _room(module: str) -> str:
    """Name the room of a module: two steps deep in tactile, one elsewhere."""
    if module == READS:
        return READS
    return ".".join(module.split(".")[: 2 if module.startswith("tactile.") else 1])


def _imported(file: Path) -> set[str]:
    """Name every module that a file imports anywhere, for types too."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: relative imports hide which room is meant"
            module = node.module or ""
            names |= {f"{module}.{alias.name}" for alias in node.names} if module == "tactile" else {module}
    return names


def _id(file: Path) -> str:
    return str(file.relative_to(ROOT))


HOUSE = _python_files("engine", "calibration", "tactile", "samples")


@pytest.mark.parametrize("file", HOUSE, ids=_id)
def test_arrows_between_rooms_run_one_way(file: Path) -> None:
    room = _room(_module(file))
    if room in {"tactile", "tactile.__init__"}:
        room = "tactile.errors"
    rooms = {_room(name) for name in _imported(file) if name.partition(".")[0] in TOP_ROOMS}
    assert rooms <= ARROWS[room] | {room}


@pytest.mark.parametrize("file", HOUSE, ids=_id)
def test_a_room_uses_only_the_parts_that_it_is_allowed(file: Path) -> None:
    room = _room(_module(file))
    tops = {name.partition(".")[0] for name in _imported(file)}
    parts = tops - set(sys.stdlib_module_names) - set(TOP_ROOMS)
    assert room not in PARTS or parts <= PARTS[room]


@pytest.mark.parametrize("file", _python_files("tactile/see"), ids=_id)
def test_every_model_that_the_reader_names_is_in_the_project(file: Path) -> None:
    models = re.findall(r'"(\w+\.onnx)"', file.read_text(encoding="utf-8"))
    assert [model for model in models if not (file.parent / model).exists()] == []


def test_a_wrong_arrow_is_seen(tmp_path: Path) -> None:
    file = tmp_path / "wrong.py"
    file.write_text("def f():\n    from tactile import cli\n    import samples.cards\n", encoding="utf-8")
    assert {_room(name) for name in _imported(file)} == {"tactile.cli", "samples"}


@pytest.mark.parametrize("file", _python_files("engine", "calibration"), ids=_id)
def test_every_module_of_the_pure_rooms_says_what_it_is(file: Path) -> None:
    assert ast.get_docstring(ast.parse(file.read_text(encoding="utf-8")))


@pytest.mark.parametrize(
    "room", ["engine", "calibration", "tactile/cli", "tactile/say", "tactile/table", "tactile/watch"]
)
def test_a_room_names_each_of_its_files_at_the_door_and_no_other(room: str) -> None:
    door = ast.get_docstring(ast.parse((ROOT / room / "__init__.py").read_text(encoding="utf-8"))) or ""
    inside = {path.stem for path in (ROOT / room).iterdir() if path.suffix == ".py" or path.name == "voices"}
    assert set(re.findall(r"`(\w+)`", door)) == inside - {"__init__"}


@pytest.mark.parametrize("file", [ROOT / "start.py", *_python_files(*TOP_ROOMS)], ids=_id)
def test_no_file_is_too_long_to_read(file: Path) -> None:
    assert len(file.read_text(encoding="utf-8").splitlines()) <= LONGEST_FILE_LINES


def _options(name: str) -> set[str]:
    context = click.Context(main.tactile)
    command = main.tactile.get_command(context, name)
    assert command is not None
    return {option for param in command.params for option in param.opts if option.startswith("--")}


def _reference(name: str) -> str:
    text = (ROOT / "docs" / "reference.md").read_text(encoding="utf-8")
    found = re.search(rf"^## `tactile {name}\b.*?(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    assert found, f"docs/reference.md has no section on {name}"
    return found[0]


@pytest.mark.parametrize("name", main.COMMANDS)
def test_the_reference_names_every_option_of_a_command_and_no_other(name: str) -> None:
    described = set(re.findall(r"^- `(--[a-z-]+)", _reference(name), re.MULTILINE))
    assert described == _options(name) - {"--help"}


@pytest.mark.parametrize("guide", ["guide.fr.md", "guide.en.md", "guide.de.md"])
def test_the_guides_name_only_options_that_there_are(guide: str) -> None:
    known = set().union(*map(_options, main.COMMANDS)) | {"--help", "--version"}
    text = (ROOT / "docs" / guide).read_text(encoding="utf-8")
    assert set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", text)) <= known


LETTERS = {key for key in (*desk.ASK, *desk.ADJUST, *desk.LINES, "r", "x", "u", "e", "q") if key.isalpha()}
KEY_SECTIONS = {
    "reference.md": "### Keys during a game",
    "guide.fr.md": "## Les touches",
    "guide.en.md": "## The keys",
    "guide.de.md": "## Die Tasten",
}


@pytest.mark.parametrize("page", KEY_SECTIONS)
def test_each_page_on_keys_names_every_key_and_no_other(page: str) -> None:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    section = text.partition(KEY_SECTIONS[page])[2].partition("\n## ")[0]
    named = set(re.findall(r"`([a-z])`", section))
    assert named == LETTERS


def test_every_decision_is_one_page() -> None:
    pages = sorted((ROOT / "docs" / "decisions").glob("*.md"))
    assert pages
    for page in pages:
        assert len(page.read_text(encoding="utf-8").split()) <= 1200


@pytest.mark.parametrize("page", sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]), ids=_id)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []
