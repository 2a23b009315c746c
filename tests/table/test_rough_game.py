"""Whole games at a rough painted table: no wrong card, none lost or told twice, nothing untrue."""

from __future__ import annotations

import pytest

from tests.table.rough_game import run


@pytest.mark.parametrize(
    ("sort", "seed"),
    [("quick", 3), ("overlap", 5), ("unclear", 1), ("flicker", 2), ("labels", 1), ("heap", 1)],
)
def test_a_rough_game_is_taken_down_card_by_card(sort: str, seed: int) -> None:
    fault, game = run(sort, seed)
    assert fault is None, "\n".join(game.log[-20:])
