"""Large printed shapes with straight edges."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from samples.panels import lay_panel

PX_PER_MM = 4.0


@given(seed=st.integers(0, 500))
def test_a_panel_stays_within_the_face_and_the_range_of_colours(seed: int) -> None:
    face = np.full((91 * 4, 59 * 4, 3), 128.0, np.float32)
    lay_panel(face, PX_PER_MM, np.random.default_rng(seed))
    assert face.shape == (91 * 4, 59 * 4, 3)
    assert face.min() >= 0
    assert face.max() <= 255


def test_most_panels_change_a_good_part_of_a_face() -> None:
    shares = []
    for seed in range(60):
        face = np.full((91 * 4, 59 * 4, 3), 128.0, np.float32)
        lay_panel(face, PX_PER_MM, np.random.default_rng(seed))
        shares.append((np.abs(face - 128).max(2) > 5).mean())
    assert np.median(shares) > 0.2
