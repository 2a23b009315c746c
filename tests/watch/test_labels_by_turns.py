"""A card whose labels are read now here, now there, is one card, whatever lay in its place before."""

from __future__ import annotations

import pytest

from tactile.see.reads import Reason
from tactile.watch.news import CardPlaced, CardRemoved
from tests.watch.scene import FPS, Card, Hand, Scene, short


def _told(scene: Scene) -> list[tuple[str, str]]:
    return [(what, card) for what, card, _ in short(scene.news)]


@pytest.mark.parametrize("px_per_mm", [None, 1.0])
def test_a_card_of_which_one_label_is_read_after_the_other_is_told_once(px_per_mm: float | None) -> None:
    scene = Scene(px_per_mm=px_per_mm)
    scene.run(1.0)
    card = Card("green-10", 150, 100)
    scene.things.append(card)
    for turn in range(40):
        card.labels = "second" if turn % 2 else "first"
        scene.run(1 / FPS)
    assert _told(scene) == [("placed", "green-10")]


def test_a_card_laid_on_gathered_ones_keeps_its_second_label_where_one_of_theirs_was() -> None:
    scene = Scene(px_per_mm=1.0)
    scene.run(1.0)
    gathered = Card("red-7", 150, 100, labels="both")
    scene.lay(gathered)
    hand = Hand(140, 90, 120)
    scene.things.append(hand)
    scene.run(0.6)
    scene.things.remove(gathered)
    laid = Card("green-10", 152, 102, labels="both", seed=1)
    scene.things.insert(0, laid)
    scene.run(2 / FPS)
    scene.things.remove(hand)
    scene.run(2.0)
    for which in ("second", "first", "second"):
        laid.labels = which
        scene.run(1.0)
    assert [card for what, card in _told(scene) if what == "placed"] == ["red-7", "green-10"]


def test_a_card_laid_where_another_was_gathered_came_when_it_was_first_seen_there() -> None:
    scene = Scene(px_per_mm=1.0)
    scene.run(1.0)
    gathered = Card("red-7", 150, 100)
    scene.lay(gathered, 4.0)
    scene.things.remove(gathered)
    laid = Card("green-10", 150, 100, reads_as=Reason.GLARE, seed=1, dx=2)
    scene.things.append(laid)
    scene.run(0.5)
    scene.things.append(Card("blue-2", 330, 100))
    scene.run(0.3)
    laid.reads_as, laid.dx = None, 0
    scene.run(3.0)
    since = {str(one.card): one.here_since for one in scene.news if isinstance(one, CardPlaced)}
    assert (since["green-10"] or 0) < (since["blue-2"] or 0)
    assert [card for what, card in _told(scene) if what == "placed"] == ["red-7", "green-10", "blue-2"]


@pytest.mark.parametrize("first_then", ["first", "second"])
def test_a_card_whose_labels_were_read_by_turns_is_seen_to_leave(first_then: str) -> None:
    scene = Scene(px_per_mm=1.0)
    scene.run(1.0)
    card = Card("green-10", 150, 100)
    scene.things.append(card)
    for which in ("first", "second", "first", "second", "first", first_then):
        card.labels = which
        scene.run(1.2)
    scene.take(card)
    assert _told(scene) == [("placed", "green-10"), ("removed", "green-10")]
    assert all(one.seen for one in scene.news if isinstance(one, CardRemoved))


def test_a_card_whose_labels_were_read_by_turns_leaves_nothing_unread_behind() -> None:
    scene = Scene(px_per_mm=1.0)
    scene.run(1.0)
    card = Card("green-10", 150, 100)
    scene.lay(card)
    for turn in range(40):
        card.labels = "second" if turn % 2 else "first"
        scene.run(0.1)
    scene.take(card)
    assert _told(scene) == [("placed", "green-10"), ("removed", "green-10")]
