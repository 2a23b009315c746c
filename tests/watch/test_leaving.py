"""What left before anybody's eyes, and what is only out of view."""

from __future__ import annotations

from tactile.watch.news import CardRemoved
from tests.watch.scene import Card, Hand, Scene


def removed(scene: Scene) -> list[bool]:
    return [one.seen for one in scene.news if isinstance(one, CardRemoved)]


def test_a_card_that_is_taken_away_is_seen_to_leave() -> None:
    scene = Scene()
    scene.run(1.0)
    card = Card("red-7", 200, 100)
    scene.lay(card)
    scene.take(card)
    assert removed(scene) == [True]


def test_a_card_under_an_arm_for_long_is_not_seen_to_leave() -> None:
    scene = Scene([Card("red-7", 200, 100)])
    scene.run(1.0)
    scene.things.append(Hand(190, 90, 90))
    scene.run(11.0)
    assert removed(scene) == [False]
