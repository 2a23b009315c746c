"""The journal: private, torn anywhere and still whole, broken and said so."""

from __future__ import annotations

import errno
import json
import stat
import sys
from codecs import BOM_UTF8
from datetime import datetime
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.actions import Player, ShowHand
from engine.cards import WIZARD
from engine.variants import Variant
from tactile.errors import TactileError, WrongInputError
from tactile.table.acts import Act, Correct, Undo, acts_of, game_of
from tactile.table.disk import DiskFile
from tactile.table.journal import (
    Journal,
    create,
    load,
    new_name,
    newest,
    read_journal,
    reopen,
)
from tactile.table.journal_form import is_opening, opening_line, read_step, step_line
from tactile.watch.news import Seconds
from tests.table.fakes import setup
from tests.table.random_game import random_steps

if TYPE_CHECKING:
    from pathlib import Path

SETUP = setup(1, 2, 3, variants=(Variant.BIDS_MUST_NOT_MATCH,))
STEPS = random_steps(SETUP, 7, undo_share=0.1)
WHOLE = opening_line(SETUP) + b"".join(step_line(step) for step in STEPS)


@given(st.integers(0, 10_000))
@settings(max_examples=25, deadline=None)
def test_every_step_reads_back_as_it_was_written(seed: int) -> None:
    steps = random_steps(SETUP, seed, undo_share=0.2)
    again = tuple(read_step(step_line(step)) for step in steps)
    assert game_of(SETUP, acts_of(again)) == game_of(SETUP, acts_of(steps))
    assert [type(step) for step in again] == [type(step) for step in steps]


@given(st.integers(len(opening_line(SETUP)), len(WHOLE)))
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_journal_torn_anywhere_loses_only_the_line_being_written(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "torn.jsonl"
    path.write_bytes(WHOLE[:cut])
    whole_lines = WHOLE[:cut].count(b"\n") - 1
    journal, kept = reopen(path)
    journal.close()
    assert len(kept.steps) == whole_lines
    assert path.read_bytes() == WHOLE[: kept.length]


def test_a_resumed_journal_goes_on_where_it_was_torn(tmp_path: Path) -> None:
    path = tmp_path / "torn.jsonl"
    path.write_bytes(WHOLE[: len(WHOLE) // 2])
    journal, kept = reopen(path)
    for step in STEPS[len(kept.steps) :]:
        assert journal.write(step)
    journal.close()
    assert path.read_bytes() == WHOLE


def test_a_new_journal_is_whole_and_its_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "games" / "one.jsonl"
    create(path, SETUP).close()
    assert load(path).setup == SETUP
    assert list(path.parent.iterdir()) == [path]
    if sys.platform != "win32":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_hand_is_never_written() -> None:
    with pytest.raises(ValueError, match="private"):
        step_line(Act(ShowHand(Player("Ann"), (WIZARD,)), Seconds(0)))


def test_a_journal_can_be_replayed_without_what_was_undone(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(WHOLE)
    assert is_opening(path.read_bytes().partition(b"\n")[0])
    game, actions = read_journal(path)
    assert game == SETUP
    assert actions == tuple(act.action for act in acts_of(STEPS))


def test_a_corrected_card_is_replayed_as_corrected() -> None:
    act = next(step for step in STEPS if isinstance(step, Act))
    corrected = acts_of((act, Correct(WIZARD, Seconds(1))))
    assert corrected[0].action.card == WIZARD  # type: ignore[union-attr]


def _broken(number: int, line: bytes) -> bytes:
    lines = WHOLE.splitlines(keepends=True)
    lines[number] = line + b"\n"
    return b"".join(lines)


@pytest.mark.parametrize(
    ("content", "key", "line"),
    [
        (b"", "journal-empty", None),
        (WHOLE[:20], "journal-foreign", None),
        (b"text\n", "journal-foreign", None),
        (b"[1]\n", "journal-foreign", None),
        (b"[" * 100_000 + b"\n", "journal-foreign", None),
        (b'{"journal":"tactile-game","version":9}\n', "journal-version", None),
        (_broken(0, b'{"journal":"tactile-game","version":1}'), "journal-broken", 1),
        (_broken(3, b"{"), "journal-broken", 4),
        (_broken(3, b"\xff\xfe"), "journal-broken", 4),
        (_broken(4, b'{"do":"dance","t":1}'), "journal-broken", 5),
        (_broken(2, b'{"do":"bid","t":1,"player":"Ann","bid":-1}'), "journal-broken", 3),
        (_broken(2, b'{"do":"bid","t":1,"player":"Zoe","bid":0}'), "journal-broken", 3),
        (_broken(1, b'{"do":"turn","t":1,"card":"red-99"}'), "journal-broken", 2),
        (_broken(1, b'{"do":"undo","t":1}'), "journal-broken", 2),
    ],
)
def test_anything_else_malformed_is_an_error_with_its_line(
    tmp_path: Path, content: bytes, key: str, line: int | None
) -> None:
    path = tmp_path / "broken.jsonl"
    path.write_bytes(content)
    with pytest.raises(WrongInputError) as caught:
        load(path)
    assert (caught.value.key, caught.value.facts.get("line")) == (key, line)


class FullDisk:
    """A disk that fills up in the middle of a line, and has room again later."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.content = b""

    def put(self, offset: int, content: bytes) -> None:
        fits = content[: max(0, self.room - offset)]
        self.content = self.content[:offset] + fits
        if len(fits) < len(content):
            raise OSError(28, "No space left on device")

    def close(self) -> None:
        """Nothing is open."""


def test_what_a_full_disk_could_not_take_is_written_when_there_is_room() -> None:
    disk = FullDisk(300)
    journal = Journal(disk, 0)
    well = [journal.write(step) for step in STEPS[:10]]
    assert not all(well)
    disk.room = 1_000_000
    assert journal.write(STEPS[10])
    assert disk.content == b"".join(step_line(step) for step in STEPS[:11])


def test_closing_tries_once_more_to_write_what_waits() -> None:
    disk = FullDisk(10)
    journal = Journal(disk, 0)
    journal.write(STEPS[0])
    disk.room = 1_000
    journal.close()
    assert disk.content == step_line(STEPS[0])


def test_a_file_that_is_there_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("precious", encoding="utf-8")
    with pytest.raises(WrongInputError) as caught:
        create(path, SETUP)
    assert caught.value.key == "journal-exists"
    assert path.read_text(encoding="utf-8") == "precious"


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(TactileError) as caught:
        create(tmp_path / "file" / "game.jsonl", SETUP)
    assert caught.value.key == "journal-unwritable"


def test_a_name_that_the_disk_does_not_take_is_named(tmp_path: Path) -> None:
    with pytest.raises(TactileError) as caught:
        create(tmp_path / ("long" * 100), SETUP)
    assert caught.value.key == "journal-unwritable"


def test_the_newest_journal_is_found_and_names_never_collide(tmp_path: Path) -> None:
    now = datetime(2026, 1, 2, 3, 4, 5)  # noqa: DTZ001  the user's own clock
    first = new_name(tmp_path, now)
    create(first, SETUP).close()
    second = new_name(tmp_path, now)
    create(second, SETUP).close()
    assert first != second
    assert newest(tmp_path) == second
    with pytest.raises(WrongInputError) as caught:
        newest(tmp_path / "none")
    assert caught.value.key == "journal-none"


@pytest.mark.parametrize("line", [b"", b"{", b"[]", json.dumps({"players": []}).encode()])
def test_another_programs_file_is_no_journal(line: bytes) -> None:
    assert not is_opening(line)


def test_nothing_can_be_undone_before_the_first_step() -> None:
    with pytest.raises(ValueError, match="nothing"):
        acts_of((Undo(Seconds(0)),))


def test_empty_lines_and_line_ends_of_an_editor_do_no_harm_and_lines_are_still_counted(
    tmp_path: Path,
) -> None:
    path = tmp_path / "edited.jsonl"
    path.write_bytes(WHOLE)
    steps = load(path).steps
    path.write_bytes(WHOLE.replace(b"\n", b"\r\n\r\n") + b" \n")
    assert load(path).steps == steps
    path.write_bytes(WHOLE.replace(b"\n", b"\n\n") + b'{"do":"dance","t":1}\n')
    with pytest.raises(WrongInputError) as raised:
        load(path)
    assert raised.value.facts["line"] == 2 * WHOLE.count(b"\n") + 1
    path.write_bytes(opening_line(SETUP) + b'\n\n{"do":"undo","t":1}\n')
    with pytest.raises(WrongInputError) as raised:
        load(path)
    assert raised.value.facts["line"] == 4


def test_a_mark_that_an_editor_wrote_before_the_first_line_does_no_harm(tmp_path: Path) -> None:
    plain, marked = tmp_path / "plain.jsonl", tmp_path / "marked.jsonl"
    plain.write_bytes(WHOLE)
    marked.write_bytes(BOM_UTF8 + WHOLE)
    assert is_opening(BOM_UTF8 + WHOLE.splitlines()[0])
    assert load(marked).steps == load(plain).steps
    assert load(marked).length == len(BOM_UTF8 + WHOLE)


def test_a_journal_for_which_there_was_no_room_leaves_no_draft(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_disk: DiskFile, _offset: int, _content: bytes) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(DiskFile, "put", full)
    with pytest.raises(TactileError, match="journal-unwritable"):
        create(tmp_path / "game.jsonl", SETUP)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps no such lock")
def test_a_game_that_is_being_played_is_not_written_by_a_second_run(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    first = create(path, SETUP)
    with pytest.raises(WrongInputError, match="journal-in-use"):
        reopen(path)
    first.close()
    reopen(path)[0].close()
