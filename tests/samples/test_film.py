"""A film shows the cards of its game, in order, and says when each has come to rest."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

import cv2
import numpy as np
import pytest

from engine.actions import ChooseTrump, PlaceBid, PlayCard, Player, TurnCard
from engine.cards import JESTER, WIZARD, card_name
from engine.game import make_setup
from samples import three_friends
from samples.cards import random_deck_style
from samples.chance import play_by_chance
from samples.film import Film, Filmed, FilmStyle
from samples.lens import CLEAN, room_light
from samples.scene import Pinhole
from samples.table_tops import draw_table
from samples.three_friends import film_to, sample_game, tricks_of

if TYPE_CHECKING:
    from pathlib import Path

    from engine.actions import Action
    from engine.game import GameSetup

SETUP = make_setup(tuple(map(Player, ("Ann", "Ben", "Cleo"))), Player("Cleo"), (), (1, 2))
ACTIONS = play_by_chance(SETUP, np.random.default_rng(1))
CAMERA = Pinhole(1.0, 600.0, 0.2, 0.0, (480, 320))
NOISE = 8
"""How far noise and JPEG may carry a pixel's mean over a few frames."""


def _film(noise: float = 1.0) -> Film:
    rng = np.random.default_rng(3)
    width, height = CAMERA.size_px
    light = room_light(height, width, rng, 0.2)
    style = FilmStyle(random_deck_style(rng), CAMERA, replace(CLEAN, noise=noise), light, 1.0)
    return Film(SETUP, ACTIONS, draw_table(height, width, 1.0, rng), style, rng)


@pytest.fixture(scope="module")
def frames() -> tuple[Filmed, ...]:
    return tuple(_film().frames())


def test_each_card_turned_or_played_comes_to_rest_once_and_in_order(frames: tuple[Filmed, ...]) -> None:
    shown = [card_name(action.card) for action in ACTIONS if isinstance(action, TurnCard | PlayCard)]
    assert [name for frame in frames for name in frame.rested] == shown
    assert len(shown) == 2 + 3 + 6


def test_one_seed_films_one_film(frames: tuple[Filmed, ...]) -> None:
    for frame, again in zip(frames, _film().frames(), strict=True):
        assert np.array_equal(frame.picture, again.picture)


def test_frames_have_the_cameras_size(frames: tuple[Filmed, ...]) -> None:
    assert {frame.picture.shape for frame in frames} == {(320, 480, 3)}
    assert {frame.picture.dtype for frame in frames} == {np.dtype(np.uint8)}


def test_answers_are_the_bids_and_chosen_trumps_one_each() -> None:
    asked = [a for a in ACTIONS if isinstance(a, PlaceBid | ChooseTrump)]
    assert len(_film().answers) == len(asked)
    bids = [answer for answer in _film().answers if answer.isdigit()]
    assert bids == [str(a.bid) for a in asked if isinstance(a, PlaceBid)]


def test_a_card_at_rest_lies_still_and_is_seen(frames: tuple[Filmed, ...]) -> None:
    first = next(i for i, frame in enumerate(frames) if frame.rested)
    still = [frame.picture.astype(np.int16) for frame in frames[first + 3 : first + 10]]
    assert max(np.abs(one - still[0]).mean() for one in still) < NOISE
    assert np.abs(still[0] - frames[0].picture).max() > 10 * NOISE


def test_noise_differs_from_frame_to_frame(frames: tuple[Filmed, ...]) -> None:
    assert not np.array_equal(frames[0].picture, frames[1].picture)


def test_the_table_is_bare_again_after_the_last_trick(frames: tuple[Filmed, ...]) -> None:
    start, end = (np.mean([f.picture for f in part], axis=0) for part in (frames[:5], frames[-5:]))
    assert np.abs(start - end).max() < 3 * NOISE


def test_an_action_against_the_rules_is_not_filmed() -> None:
    film = _film()
    film.actions = (ACTIONS[-1],)
    with pytest.raises(TypeError):
        tuple(film.frames())


@pytest.fixture(scope="module")
def game() -> tuple[GameSetup, tuple[Action, ...]]:
    return sample_game()


def test_in_the_sample_game_all_happens_that_a_newcomer_should_hear(
    game: tuple[GameSetup, tuple[Action, ...]],
) -> None:
    _, actions = game
    turned = [action.card for action in actions if isinstance(action, TurnCard)]
    tricks = [[play.card for play in trick] for trick in tricks_of(actions)]
    assert len(turned) == len(three_friends.ROUNDS)
    assert len(tricks) == sum(three_friends.ROUNDS)
    assert turned[1:].count(WIZARD) == 1
    assert JESTER not in turned
    assert any(trick[0] == JESTER for trick in tricks)
    assert any(trick.count(WIZARD) == 2 for trick in tricks)


def test_the_sample_film_is_written_with_its_answers_and_record_and_read_back(
    game: tuple[GameSetup, tuple[Action, ...]],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = set(three_friends.FOLDER.glob("*"))
    monkeypatch.setattr(three_friends, "SIZE_PX", (320, 180))
    film_to(tmp_path, *game, most_frames=13)
    assert {path.name for path in tmp_path.iterdir()} == {
        f"three-friends.{end}" for end in ("mp4", "json", "answers.txt")
    }
    assert set(three_friends.FOLDER.glob("*")) == before
    assert capsys.readouterr().err == "Card 1 of 34.\n"
    assert len((tmp_path / "three-friends.answers.txt").read_text(encoding="utf-8").split()) == 13
    record = json.loads((tmp_path / "three-friends.json").read_text(encoding="utf-8"))
    assert [len(round_["tricks"]) for round_ in record["rounds"]] == list(three_friends.ROUNDS)
    video = cv2.VideoCapture(str(tmp_path / "three-friends.mp4"))
    read = [video.read() for _ in range(14)]
    video.release()
    assert [ok for ok, _ in read] == [True] * 13 + [False]
    assert read[0][1].shape == (180, 320, 3)
