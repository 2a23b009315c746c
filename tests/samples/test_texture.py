"""Texture roughens a canvas as far as it is told, and no seed gives two textures."""

from __future__ import annotations

import numpy as np
import pytest

from samples.texture import grained, roughen


def _flat() -> np.ndarray:
    return np.full((200, 150, 3), 120, np.float32)


def _rough(strength: float, seed: int = 1) -> np.ndarray:
    canvas = _flat()
    roughen(canvas, 8.0, strength, np.random.default_rng(seed))
    return canvas


def test_without_strength_a_canvas_stays_flat() -> None:
    assert (_rough(0.0) == _flat()).all()


def test_the_stronger_the_rougher() -> None:
    spreads = [float(_rough(strength).std()) for strength in (0.2, 0.6, 1.0)]
    assert spreads == sorted(spreads)
    assert spreads[0] > 1


def test_a_seed_gives_one_texture() -> None:
    assert (_rough(0.5) == _rough(0.5)).all()
    assert (_rough(0.5) != _rough(0.5, seed=2)).any()


@pytest.mark.parametrize("level", [2.0, 10.0])
def test_grain_spreads_as_far_as_it_is_told(level: float) -> None:
    canvas = _flat()
    grained(canvas, 8.0, level, np.random.default_rng(1))
    assert 0.3 * level < float(canvas.std()) < 1.1 * level
