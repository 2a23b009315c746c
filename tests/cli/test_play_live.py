"""`tactile play` at a camera: the game can be corrected after its end, until somebody leaves."""

from __future__ import annotations

import json
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import tactile.cli.play
from tactile.watch.recorded import FolderSource
from tests.cli.playing import GAME, Player, names, said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tactile.watch.news import Frame, PictureSkipped


class Live:
    """A folder of pictures as a camera that goes on giving the same picture after the last one."""

    is_live = True

    def __init__(self, folder: str) -> None:
        self._folder = FolderSource(Path(folder))

    def frames(self) -> Iterator[Frame | PictureSkipped | None]:
        yield from self._folder.frames()
        for _ in range(100):
            yield None
        pytest.fail("nobody has left, and the game went on looking")

    def close(self) -> None:
        self._folder.close()


class Keys:
    """Presses keys when the table has come to a point: each as soon as what it waits for was said."""

    def __init__(self, capsys: pytest.CaptureFixture[str], *pressed: tuple[str, str]) -> None:
        self._capsys = capsys
        self._pressed = list(pressed)
        self.heard = ""

    def pressed(self) -> str:
        self.heard += self._capsys.readouterr().out
        if self._pressed and self._pressed[0][0] in self.heard:
            return self._pressed.pop(0)[1]
        return ""


def play_live(
    player: Player, monkeypatch: pytest.MonkeyPatch, keys: Keys, table: str, *more: str
) -> list[dict[str, Any]]:
    @contextmanager
    def keyboard() -> Iterator[Keys]:
        yield keys

    monkeypatch.setattr(tactile.cli.play, "open_source", Live)
    monkeypatch.setattr(tactile.cli.play, "open_keyboard", keyboard)
    monkeypatch.setattr(tactile.cli.play, "has_terminal", lambda: True)
    rest = player.play(table, *more)
    return [*map(json.loads, keys.heard.splitlines()), *rest]


TILES = ("blue-8", "tile-0", "tile-1", "tile-0", "red-5", "wizard", "red-9")


def test_at_a_camera_the_last_card_can_be_corrected_after_the_end_until_somebody_leaves(
    player: Player, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    keys = Keys(
        capsys, ("To correct the last card", "m"), ("which card was it really", "green 9\n"), ("green-9", "q")
    )
    events = play_live(player, monkeypatch, keys, player.table(*TILES), *GAME)
    after = names(events)[names(events).index("game_ended") :]
    assert after == ["game_ended", "corrected", "trick_won", "round_scored", "game_ended"]
    assert said(events).count("To correct the last card, press M. To leave, press Q.") == 1


def test_at_a_camera_the_last_card_can_be_undone_and_laid_otherwise_after_the_end(
    player: Player, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    keys = Keys(
        capsys, ("To correct the last card", "u"), ("Undone", "kred 8\n"), ("red-8", ""), ("red-8", "q")
    )
    events = play_live(player, monkeypatch, keys, player.table(*TILES), *GAME)
    assert names(events)[-5:] == ["undone", "card_played", "trick_won", "round_scored", "game_ended"]
    assert said(events).count("To correct the last card, press M. To leave, press Q.") == 2


def test_a_finished_game_that_is_resumed_at_a_camera_can_still_be_corrected(
    player: Player, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = player.table(*TILES)
    player.play(table, *GAME)
    keys = Keys(capsys, ("To correct the last card", "mred 8\n"), ("red-8", "q"))
    events = play_live(player, monkeypatch, keys, table, "--resume", "--mute", "--json")
    assert "corrected" in names(events)


def test_a_camera_with_nobody_to_press_a_key_ends_with_the_game(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tactile.cli.play, "open_source", Live)
    events = player.play(player.table(*TILES), *GAME)
    assert names(events)[-1] == "game_ended"
    assert not [text for text in said(events) if "press M" in text]


def test_a_game_left_by_key_says_how_to_go_on(
    player: Player, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    keys = Keys(capsys, ("Trump is blue", "q"), ("press Q again", "q"))
    table = player.table(*TILES)
    assert names(play_live(player, monkeypatch, keys, table, *GAME))[-1] == "turned"
    journal = next(player.games.iterdir())
    assert (
        player.err == f"The game is saved in {journal}. To go on: tactile play {table} --resume {journal}\n"
    )
