"""A whole game by way of painted frames: what is taken down is what was dealt, card by card."""

from __future__ import annotations

import pytest

from tests.table.painted_game import PaintedGame, wrong


@pytest.mark.parametrize("seed", [1, 2])
def test_a_painted_game_is_taken_down_card_by_card(seed: int) -> None:
    game = PaintedGame((1, 2, 3), seed)
    steps = game.play()
    assert wrong(game, steps) == []
    assert len(steps) == len(game.acts)
    assert "undone" not in [name for name, _ in game.teller.events]
    assert "unsure" not in [name for name, _ in game.teller.events]
