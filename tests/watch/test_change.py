"""The glance: what counts as motion, and when a place looks as it did."""

from __future__ import annotations

import numpy as np
import pytest

from tactile.see.reads import Picture, Point, Quad
from tactile.watch.change import NOISE_SIGMAS, QUIET_S, Glance, first_glance, glance, shrink
from tactile.watch.news import Seconds

PLACE: Quad = (Point(400, 200), Point(500, 200), Point(500, 300), Point(400, 300))
RANDOM = np.random.default_rng(3)
TABLE = np.full((540, 960, 3), 100, np.uint8)


def noisy(picture: Picture, sigma: float) -> Picture:
    noise = RANDOM.normal(0, sigma, picture.shape)
    return np.clip(picture + noise, 0, 255).astype(np.uint8)


def with_dot(picture: Picture, size_px: int = 12, grey: int = 20) -> Picture:
    dotted = picture.copy()
    dotted[240 : 240 + size_px, 440 : 440 + size_px] = grey
    return dotted


def watch(*pictures: Picture, step_s: float = 0.05) -> Glance:
    seen = first_glance(Seconds(0.0), pictures[0])
    for number, picture in enumerate(pictures[1:], start=1):
        seen = glance(seen, Seconds(number * step_s), picture)
    return seen


@pytest.mark.parametrize("sigma", [0.0, 3.0, 8.0, 15.0])
def test_sensor_noise_is_no_motion(sigma: float) -> None:
    seen = watch(*(noisy(TABLE, sigma) for _ in range(30)))
    assert seen.last_motion == -np.inf


def test_a_slow_change_of_light_is_no_motion() -> None:
    lit = [np.full_like(TABLE, 100 + step // 4) for step in range(200)]
    assert watch(*lit).last_motion == -np.inf


def test_a_dot_as_small_as_a_sticker_is_motion_at_its_place_only() -> None:
    seen = watch(TABLE, TABLE, with_dot(TABLE))
    elsewhere: Quad = (Point(700, 200), Point(800, 200), Point(800, 300), Point(700, 300))
    assert seen.still_since(PLACE) == seen.t
    assert seen.still_since(elsewhere) == -np.inf


def test_a_slow_slide_is_motion_all_the_while() -> None:
    frames = []
    for step in range(60):
        picture = TABLE.copy()
        picture[240:300, 300 + step : 360 + step] = 220
        frames.append(picture)
    seen = first_glance(Seconds(0.0), frames[0])
    moving = 0
    for number, frame in enumerate(frames[1:], start=1):
        seen = glance(seen, Seconds(number / 15), frame)
        moving += seen.last_motion == seen.t
    assert moving >= 40


def test_a_place_looks_as_before_in_other_light_but_not_with_a_dot_on_it() -> None:
    before = shrink(TABLE)
    lit = watch(np.full_like(TABLE, 108))
    dotted = watch(with_dot(TABLE))
    assert lit.looks_like(before, PLACE)
    assert not dotted.looks_like(before, PLACE)


def test_a_flat_hand_does_not_look_like_a_flat_table() -> None:
    assert not watch(np.full_like(TABLE, 150)).looks_like(shrink(TABLE), PLACE)


def test_an_unknown_past_looks_like_nothing() -> None:
    assert not watch(TABLE).looks_like(None, PLACE)


def test_what_lies_still_long_enough_is_remembered_as_the_quiet_look() -> None:
    few, many = int(QUIET_S / 0.05) - 2, int(QUIET_S / 0.05) + 4
    early = watch(TABLE, *[with_dot(TABLE)] * few)
    late = watch(TABLE, *[with_dot(TABLE)] * many)
    assert not early.looks_like(early.quiet, PLACE)
    assert late.looks_like(late.quiet, PLACE)


def test_a_knock_of_the_camera_is_told() -> None:
    texture = RANDOM.integers(0, 255, (54, 96, 1)).astype(np.uint8)
    table = np.repeat(np.kron(texture, np.ones((10, 10, 1), np.uint8)), 3, axis=2)
    assert watch(table, np.roll(table, 25, axis=1)).shaken
    assert not watch(table, table).shaken


def test_a_picture_of_another_size_begins_anew() -> None:
    assert watch(TABLE, np.zeros((480, 640, 3), np.uint8)).small.shape == (360, 480)


def test_a_tiny_picture_is_watched_too() -> None:
    one = np.zeros((1, 1, 3), np.uint8)
    assert watch(one, one).last_motion == -np.inf


def test_noise_is_measured_beside_the_threshold() -> None:
    seen = watch(*(noisy(TABLE, 15.0) for _ in range(60)))
    assert 0.5 < seen.noise < 30 / NOISE_SIGMAS
