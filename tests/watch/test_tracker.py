"""The tracker: what is news, what is none, and nothing twice."""

from __future__ import annotations

import pytest

from engine.cards import CardName
from tactile.see.reads import CardKind, CardRead, Confidence, Point, Reason, UnsureRead
from tests.watch.scene import FPS, Card, Hand, Scene, short


def test_a_card_laid_down_is_placed_once() -> None:
    scene = Scene()
    scene.run(1.0)
    assert short(scene.lay(Card("red-7", 200, 100), 4.0)) == [("placed", "red-7", scene.news[0].track)]  # type: ignore[union-attr]


def test_a_card_there_from_the_start_is_placed() -> None:
    scene = Scene([Card("blue-8", 300, 50)])
    assert short(scene.run(3.0)) == [("placed", "blue-8", 1)]


def test_news_come_within_half_a_second_of_rest() -> None:
    scene = Scene([Card("blue-8", 300, 50)])
    scene.run(0.5)
    assert scene.news
    assert scene.news[0].t <= 0.5


def test_a_moving_card_is_no_news() -> None:
    scene = Scene()
    scene.run(0.5)
    card = Card("red-7", 20, 100)
    scene.things.append(card)
    for _ in range(60):
        card.x += 6
        assert scene.run(1 / FPS) == []


def test_a_static_scene_never_flickers() -> None:
    scene = Scene([Card("red-7", 100, 100), Card("wizard", 300, 100)], noise=6.0)
    scene.run(1.0)
    before = len(scene.news)
    scene.run(20.0)
    assert before == len(scene.news) == 2


def test_slow_light_and_a_lamp_are_no_news() -> None:
    scene = Scene([Card("red-7", 100, 100)])
    scene.run(1.0)
    for _ in range(100):
        scene.light += 0.3
        scene.run(1 / FPS)
    scene.light -= 25
    scene.run(3.0)
    assert short(scene.news) == [("placed", "red-7", 1)]


def test_a_card_taken_away_is_removed_soon() -> None:
    scene = Scene()
    scene.run(1.0)
    card = Card("red-7", 200, 100)
    scene.lay(card)
    taken_at = scene.t
    news = scene.take(card)
    assert [what for what, _, _ in short(news)] == ["removed"]
    assert news[0].t - taken_at < 1.5


def test_a_hand_over_a_card_is_no_news() -> None:
    scene = Scene([Card("red-7", 200, 100)])
    scene.run(1.0)
    hand = Hand(190, 90, 90)
    scene.things.append(hand)
    scene.run(2.0)
    scene.take_hand_away(hand)
    scene.run(2.0)
    assert short(scene.news) == [("placed", "red-7", 1)]


def test_a_card_under_a_hand_for_long_comes_back_as_the_same_track() -> None:
    scene = Scene([Card("red-7", 200, 100)])
    scene.run(1.0)
    hand = Hand(190, 90, 90)
    scene.things.append(hand)
    scene.run(11.0)
    scene.take_hand_away(hand)
    scene.run(2.0)
    assert short(scene.news) == [("placed", "red-7", 1), ("removed", "red-7", 1), ("placed", "red-7", 1)]


def test_a_card_covered_by_another_is_not_removed() -> None:
    scene = Scene()
    scene.run(1.0)
    scene.lay(Card("red-7", 200, 100))
    scene.lay(Card("green-9", 190, 95), 8.0)
    assert [(what, card) for what, card, _ in short(scene.news)] == [
        ("placed", "red-7"),
        ("placed", "green-9"),
    ]


def test_a_gathered_heap_is_removed_card_by_card() -> None:
    scene = Scene()
    scene.run(1.0)
    heap = [Card("red-7", 200, 100), Card("green-9", 190, 95)]
    for card in heap:
        scene.lay(card)
    news = scene.take(*heap, seconds=10.0)
    assert sorted(card for what, card, _ in short(news) if what == "removed") == ["green-9", "red-7"]


def test_a_nudged_card_keeps_its_track() -> None:
    card = Card("wizard", 200, 100)
    scene = Scene([card])
    scene.run(1.0)
    card.x += 4
    card.y += 3
    scene.run(2.0)
    assert short(scene.news) == [("placed", "wizard", 1)]


@pytest.mark.parametrize("name", ["red-7", "wizard"])
def test_a_card_pushed_along_keeps_its_track(name: str) -> None:
    card = Card(name, 200, 100)
    scene = Scene()
    scene.run(1.0)
    scene.lay(card)
    for _ in range(12):
        card.x += 8
        scene.run(1 / FPS)
    scene.run(3.0)
    assert [what for what, _, _ in short(scene.news)] == ["placed"]


def test_two_wizards_are_two_tracks() -> None:
    scene = Scene()
    scene.run(1.0)
    scene.lay(Card("wizard", 120, 100))
    scene.lay(Card("wizard", 320, 100, seed=1))
    placed = short(scene.news)
    assert [(what, card) for what, card, _ in placed] == [("placed", "wizard")] * 2
    assert placed[0][2] != placed[1][2]


def test_a_second_wizard_is_placed_while_a_hand_hides_the_first() -> None:
    scene = Scene()
    scene.run(1.0)
    first = Card("wizard", 120, 100)
    scene.lay(first)
    hand = Hand(110, 90, 80)
    scene.things.append(hand)
    scene.run(2.0)
    scene.lay(Card("wizard", 330, 100, seed=1))
    scene.take_hand_away(hand)
    scene.run(2.0)
    assert [(what, card) for what, card, _ in short(scene.news)] == [("placed", "wizard")] * 2


def test_a_wizard_laid_where_one_was_gathered_a_second_ago_is_another_one() -> None:
    scene = Scene()
    scene.run(1.0)
    first = Card("wizard", 200, 100)
    scene.lay(first)
    hand = Hand(200, 100, 90)
    scene.things.append(hand)
    scene.run(0.5)
    scene.things.remove(first)
    scene.things.insert(0, Card("wizard", 206, 112, seed=1))
    scene.run(0.5)
    scene.take_hand_away(hand)
    scene.run(2.0)
    told = [(what, card) for what, card, _ in short(scene.news)]
    assert told == [("placed", "wizard"), ("removed", "wizard"), ("placed", "wizard")]


def test_one_number_card_at_two_places_is_told_as_two() -> None:
    scene = Scene()
    scene.run(1.0)
    scene.lay(Card("red-7", 120, 100))
    scene.lay(Card("red-7", 330, 100, seed=1))
    assert [(what, card) for what, card, _ in short(scene.news)] == [("placed", "red-7")] * 2


def test_the_other_label_of_a_card_is_not_another_card() -> None:
    card = Card("wizard", 200, 100)
    scene = Scene([card])
    scene.run(1.0)
    card.dx = 30
    scene.run(3.0)
    card.dx = 0
    scene.run(3.0)
    assert short(scene.news) == [("placed", "wizard", 1)]


@pytest.mark.parametrize("labels", ["both", "turns"])
def test_a_wizard_with_two_labels_is_one_card_whichever_is_read_first(labels: str) -> None:
    scene = Scene()
    scene.run(1.0)
    scene.lay(Card("wizard", 200, 100, labels=labels), 4.0)
    assert [what for what, _, _ in short(scene.news)] == ["placed"]


def test_a_wizards_labels_that_are_read_one_after_the_other_are_one_card() -> None:
    card = Card("wizard", 200, 100)
    scene = Scene()
    scene.run(1.0)
    scene.lay(card)
    for labels in ("second", "both", "second", "first") * 2:
        card.labels = labels
        scene.run(1.0)
    assert [what for what, _, _ in short(scene.news)] == ["placed"]


def test_a_wizard_whose_second_label_alone_is_read_after_a_while_is_no_other_card() -> None:
    card = Card("wizard", 200, 100)
    scene = Scene()
    scene.run(1.0)
    scene.lay(card)
    card.labels = "second"
    scene.run(3.0)
    card.labels = "turns"
    scene.run(3.0)
    assert [what for what, _, _ in short(scene.news)] == ["placed"]


def test_two_wizards_side_by_side_are_two_cards_for_all_their_labels() -> None:
    scene = Scene()
    scene.run(1.0)
    scene.lay(Card("wizard", 120, 100, labels="turns"), 0.4)
    scene.lay(Card("wizard", 176, 100, seed=1, labels="turns"), 4.0)
    assert [(what, card) for what, card, _ in short(scene.news)] == [("placed", "wizard")] * 2


def test_a_wizard_laid_over_a_wizards_second_label_is_another_card() -> None:
    scene = Scene()
    scene.run(1.0)
    scene.lay(Card("wizard", 120, 100, labels="turns"), 2.0)
    scene.lay(Card("wizard", 140, 130, seed=1, labels="turns"), 4.0)
    assert [(what, card) for what, card, _ in short(scene.news)] == [("placed", "wizard")] * 2


def test_two_wizards_with_two_labels_leave_as_two() -> None:
    scene = Scene()
    scene.run(1.0)
    heap = [Card("wizard", 120, 100, labels="turns"), Card("wizard", 190, 100, seed=1, labels="turns")]
    for card in heap:
        scene.lay(card)
    news = scene.take(*heap, seconds=10.0)
    assert [(what, card) for what, card, _ in short(news)] == [("removed", "wizard")] * 2


def test_a_knocked_camera_keeps_all_tracks() -> None:
    scene = Scene([Card("red-7", 100, 60), Card("wizard", 300, 60), Card("wizard", 200, 150, seed=1)])
    scene.things.append(Card("green-2", 380, 150))
    scene.run(1.0)
    told = len(scene.news)
    scene.shift = (30, 14)
    scene.run(6.0)
    assert told == len(scene.news) == 4


def test_an_unclear_card_that_is_taken_away_has_left() -> None:
    scene = Scene()
    scene.run(1.0)
    card = Card("red-7", 200, 100, reads_as=Reason.GLARE)
    scene.lay(card, 4.0)
    scene.take(card, seconds=3.0)
    assert [what for what, _, _ in short(scene.news)] == ["unsure", "unsure-left"]


def test_an_unclear_second_label_beside_a_read_one_is_no_news() -> None:
    label = (Point(230, 140), Point(242, 140), Point(242, 166), Point(230, 166))
    unclear = UnsureRead(Reason.GLARE, Confidence(0.3), Point(236, 153), label)
    scene = Scene([Card("red-7", 200, 100)], extra_reads=(unclear,))
    scene.run(5.0)
    assert short(scene.news) == [("placed", "red-7", 1)]


def test_a_card_laid_exactly_over_another_is_a_new_one() -> None:
    scene = Scene()
    scene.run(1.0)
    scene.lay(Card("red-7", 200, 100))
    scene.lay(Card("green-9", 200, 100), 6.0)
    assert [(what, card) for what, card, _ in short(scene.news)] == [
        ("placed", "red-7"),
        ("placed", "green-9"),
    ]


def test_another_name_for_an_untouched_card_is_doubt_and_no_new_card() -> None:
    card = Card("red-13", 200, 100)
    scene = Scene([card])
    scene.run(1.0)
    card.reads_as = "red-3"
    scene.run(8.0)
    assert short(scene.news) == [("placed", "red-13", 1), ("unsure", "conflict", 1)]


def test_a_label_partly_covered_does_not_become_another_card() -> None:
    """A hand lies beside it, and what is left of the label reads as less: nothing new was laid there."""
    card = Card("red-13", 200, 100)
    scene = Scene([card])
    scene.run(1.0)
    scene.things.append(Hand(225, 135, 60))
    card.reads_as = "red-3"
    scene.run(1.5)
    assert short(scene.news) == [("placed", "red-13", 1)]


def test_one_label_read_in_two_ways_is_one_card() -> None:
    card = Card("red-13", 200, 100)
    scene = Scene([card])
    scene.run(1.0)
    hand = Hand(225, 135, 60)
    scene.things.append(hand)
    label = (Point(204, 104), Point(216, 104), Point(216, 120), Point(204, 120))
    part = CardRead(CardName("red-3"), CardKind.NUMBER, None, None, Confidence(0.9), Point(210, 112), label)
    scene.extra_reads = (part,)
    scene.run(3.0)
    assert short(scene.news) == [("placed", "red-13", 1)]


def test_both_labels_of_one_number_card_read_at_once_are_one_card() -> None:
    card = Card("red-7", 200, 100)
    scene = Scene([card])
    scene.run(1.0)
    label = (Point(232, 140), Point(244, 140), Point(244, 166), Point(232, 166))
    other = CardRead(CardName("red-7"), CardKind.NUMBER, None, None, Confidence(0.9), Point(238, 153), label)
    scene.extra_reads = (other,)
    scene.run(3.0)
    assert short(scene.news) == [("placed", "red-7", 1)]
