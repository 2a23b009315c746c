"""A Wizard that comes to lie elsewhere under a hand: perhaps the same, perhaps another one."""

from __future__ import annotations

import pytest

from tactile.watch.news import CardPlaced
from tests.watch.scene import Card, Hand, Scene, short


@pytest.mark.parametrize("under_s", [1.0, 2.0])
def test_a_wizard_pushed_under_a_hand_for_long_is_told_as_perhaps_the_same(under_s: float) -> None:
    scene = Scene()
    scene.run(1.0)
    card = Card("wizard", 150, 80)
    scene.lay(card, 2.0)
    hand = Hand(140, 70, 95)
    scene.things.append(hand)
    scene.run(under_s / 2)
    card.x, card.y = card.x + 20, card.y + 12
    scene.run(under_s / 2)
    scene.take_hand_away(hand)
    scene.run(4.0)
    assert [what for what, _, _ in short(scene.news)] == ["placed", "removed", "placed"]
    assert [one.in_place_of for one in scene.news if isinstance(one, CardPlaced)] == [None, 1]


def test_a_wizard_laid_beside_one_under_a_hand_is_another_one() -> None:
    scene = Scene()
    scene.run(1.0)
    scene.lay(Card("wizard", 120, 100), 2.0)
    hand = Hand(110, 90, 130)
    scene.things += [Card("wizard", 180, 100, seed=1), hand]
    scene.run(1.5)
    scene.take_hand_away(hand)
    scene.run(3.0)
    placed = [one for one in scene.news if isinstance(one, CardPlaced)]
    assert len(scene.news) == 2
    assert [one.in_place_of for one in placed] == [None, None]
