"""Measures against the truth of rendered tables, and each figure alone against a drawn one."""

from __future__ import annotations

from functools import cache

import cv2
import numpy as np
import pytest

from calibration.measure import Measure, edge_blur_px, gloss_spots, measure, noise_level
from calibration.verdict import first_problem, judge
from tests.calibration.measure_many import name_of, scale_errors
from tests.calibration.scenes import Fault, Taken, take_table

SEEDS = (2, 11, 22)


@cache
def _table(fault: Fault, seed: int) -> tuple[Taken, Measure]:
    taken = take_table(np.random.default_rng([seed, list(Fault).index(fault)]), fault)
    return taken, measure(taken.picture)


@pytest.mark.parametrize("fault", Fault)
def test_each_fault_of_a_picture_is_told_from_the_others(fault: Fault) -> None:
    named = [name_of(first_problem(judge(_table(fault, seed)[1]))) for seed in SEEDS]
    assert named.count(fault) >= len(SEEDS) - 1


@pytest.mark.parametrize("seed", SEEDS)
def test_scale_is_within_three_percent_and_tilt_within_three_degrees(seed: int) -> None:
    taken, measured = _table(Fault.NONE, seed)
    assert measured.tilt_deg == pytest.approx(np.rad2deg(taken.camera.tilt_rad), abs=3.0)
    assert len(measured.cards) >= 2
    assert np.abs(scale_errors(measured, taken)).max() <= 0.03
    assert measured.card_size == taken.size_mm


def test_a_single_card_tells_no_slant() -> None:
    taken = take_table(np.random.default_rng([SEEDS[0], 0]), cards=1)
    measured = measure(taken.picture)
    assert (len(measured.cards), measured.tilt_deg) == (1, None)


def test_a_bare_table_is_measured_without_cards() -> None:
    measured = measure(np.full((360, 640, 3), 90, np.uint8))
    assert (measured.cards, measured.px_per_mm, measured.tilt_deg, measured.blur_mm) == ((), None, None, None)
    assert measured.brightness == pytest.approx(90)


@pytest.mark.parametrize("sigma_px", [0.5, 0.8, 1.5, 2.5])
def test_the_blur_of_an_edge_is_found(sigma_px: float) -> None:
    fine = np.full((800, 800), 50, np.float32)
    fine[:, 403:] = 200
    lens = cv2.GaussianBlur(fine, (0, 0), 8 * sigma_px)
    grey = np.asarray(cv2.resize(lens, (100, 100), interpolation=cv2.INTER_AREA), np.float32)
    assert edge_blur_px(grey, np.ones(grey.shape, np.bool_)) == pytest.approx(sigma_px, rel=0.1)


def test_where_nothing_is_there_is_no_edge() -> None:
    assert edge_blur_px(np.zeros((50, 50), np.float32), np.zeros((50, 50), np.bool_)) == 0.0


@pytest.mark.parametrize("sigma", [1.0, 5.0, 12.0])
def test_grain_is_measured(sigma: float) -> None:
    rng = np.random.default_rng(1)
    grey = (128 + rng.normal(0, sigma, (360, 640))).astype(np.float32)
    assert noise_level(grey) == pytest.approx(sigma, rel=0.25)


def _flat_card() -> np.ndarray:
    return np.full((182, 118, 3), (60, 90, 70), np.uint8)


def test_a_white_label_is_no_gloss() -> None:
    card = _flat_card()
    card[20:50, 20:70] = 255
    assert not gloss_spots(card).any()


@pytest.mark.parametrize("tint", [(255, 255, 255), (225, 245, 255)])
def test_a_lamp_that_fades_softly_is_gloss(tint: tuple[int, int, int]) -> None:
    spot = np.zeros((182, 118), np.float32)
    cv2.ellipse(spot, (60, 90), (22, 14), 30, 0, 360, 1.0, -1)
    light = cv2.GaussianBlur(spot, (0, 0), 5.0)[..., None] * 400.0
    card = np.minimum(_flat_card() + light * np.array(tint) / 255, tint).astype(np.uint8)
    assert 0.01 < gloss_spots(card).mean() < 0.2
