"""The order of cards: the one that came to its place first is told first, whichever is read first."""

from __future__ import annotations

import pytest

from tactile.see.reads import Confidence, Reason, UnsureRead, middle
from tactile.watch.news import TOGETHER_S, CardPlaced
from tests.watch.scene import FPS, Card, Hand, Scene, short


def told(scene: Scene) -> list[tuple[str, str]]:
    return [(what, card) for what, card, _ in short(scene.news)]


def here_since(scene: Scene) -> dict[str, float]:
    placed = (one for one in scene.news if isinstance(one, CardPlaced))
    return {str(one.card): float(one.here_since or 0.0) for one in placed}


def test_a_card_that_is_read_at_once_waits_for_one_that_came_before_and_takes_longer() -> None:
    scene = Scene()
    scene.run(1.0)
    first, second = Card("red-7", 100, 100, reads_as="red-9"), Card("blue-2", 300, 100)
    scene.things.append(first)
    scene.run(2 / FPS)
    first.reads_as = None
    scene.run(0.3)
    scene.things.append(second)
    scene.run(3.0)
    assert told(scene) == [("placed", "red-7"), ("placed", "blue-2")]


def test_a_clear_card_waits_until_an_unclear_one_that_came_before_is_told() -> None:
    scene = Scene()
    scene.run(1.0)
    scene.things.append(Card("red-7", 100, 100, reads_as=Reason.GLARE))
    scene.run(0.5)
    scene.things.append(Card("blue-2", 300, 100))
    scene.run(4.0)
    assert told(scene) == [("unsure", "glare"), ("placed", "blue-2")]


@pytest.mark.parametrize("at", [(95, 95), (20, 95)], ids=["hidden", "stirred"])
def test_an_unclear_card_that_a_hand_plays_with_is_told_before_the_clear_one_that_waited_for_it(
    at: tuple[int, int],
) -> None:
    scene = Scene()
    scene.run(1.0)
    scene.lay(Card("red-7", 100, 100, reads_as=Reason.PARTIAL), 0.2)
    scene.lay(Card("blue-2", 300, 100), 0.3)
    assert not told(scene), "the clear one waits"
    hand = Hand(*at, 84)
    scene.things.append(hand)
    for step in range(2 * FPS):
        hand.y = at[1] + 6 * (step % 2)
        scene.run(1 / FPS)
    assert told(scene) == [("unsure", "partial"), ("placed", "blue-2")]


@pytest.mark.parametrize(("labels", "told_by_then"), [("both", True), ("first", False)])
def test_a_card_read_at_both_labels_does_not_wait_longer_for_a_covered_one_than_for_another(
    labels: str, *, told_by_then: bool
) -> None:
    scene = Scene()
    scene.run(1.0)
    scene.things.append(Card("red-7", 100, 100, reads_as=Reason.PARTIAL))
    scene.run(1.0)
    scene.things.append(Card("blue-2", 170, 100, labels=labels))
    scene.run(1.0)
    expected = [("unsure", "partial"), ("placed", "blue-2")]
    assert told(scene) == (expected if told_by_then else [])
    scene.run(2.0)
    assert told(scene) == expected


@pytest.mark.parametrize("clear_after_s", [0.3, 0.45, 0.9])
def test_a_clear_card_beside_an_unclear_one_is_another_card_where_the_table_was_bare_when_that_lay_there(
    clear_after_s: float,
) -> None:
    scene = Scene()
    scene.run(1.0)
    scene.things.append(Card("red-7", 100, 100, reads_as=Reason.GLARE))
    scene.run(clear_after_s)
    scene.things.append(Card("blue-2", 160, 100))
    scene.run(4.0)
    assert told(scene) == [("unsure", "glare"), ("placed", "blue-2")]


def test_an_unclear_card_laid_beside_a_clear_one_is_told_where_the_table_was_bare_when_that_lay_there() -> (
    None
):
    scene = Scene()
    scene.run(1.0)
    scene.things.append(Card("blue-2", 160, 100))
    scene.run(0.8)
    scene.things.append(Card("red-7", 100, 100, reads_as=Reason.GLARE))
    scene.run(4.0)
    assert told(scene) == [("placed", "blue-2"), ("unsure", "glare")]


def test_the_other_label_of_a_card_that_a_hand_bares_later_is_no_card_of_its_own() -> None:
    scene = Scene()
    scene.run(1.0)
    card, hand = Card("red-7", 100, 100), Hand(130, 145, 40)
    scene.things += [card, hand]
    scene.run(1.0)
    scene.things.remove(hand)
    scene.extra_reads = (
        UnsureRead(Reason.GLARE, Confidence(0.4), middle(card.label("second")), card.label("second")),
    )
    scene.run(3.0)
    assert told(scene) == [("placed", "red-7")]


def test_a_clear_card_does_not_wait_for_an_unclear_one_that_came_after() -> None:
    scene = Scene()
    scene.run(1.0)
    scene.things.append(Card("blue-2", 300, 100))
    scene.run(0.3)
    scene.things.append(Card("red-7", 100, 100, reads_as=Reason.GLARE))
    scene.run(0.6)
    assert told(scene) == [("placed", "blue-2")]


def test_a_clear_card_does_not_wait_for_an_unclear_label_of_a_card_that_is_known() -> None:
    scene = Scene()
    scene.run(1.0)
    scene.things.append(Card("red-7", 100, 60))
    scene.run(1.0)
    scene.things.append(Card("red-7", 125, 95, reads_as=Reason.GLARE))
    scene.run(0.1)
    scene.things.append(Card("blue-2", 380, 100))
    scene.run(0.6)
    assert told(scene) == [("placed", "red-7"), ("placed", "blue-2")]


def test_an_unclear_card_moved_away_as_asked_is_told_to_have_left_before_it_is_placed() -> None:
    scene = Scene()
    scene.run(1.0)
    card = Card("red-7", 150, 80, reads_as=Reason.GLARE)
    scene.lay(card, 4.0)
    hand = Hand(card.x - 5, card.y - 5, 90)
    scene.things.append(hand)
    scene.run(0.3)
    for thing in (card, hand):
        thing.x, thing.y = thing.x + 30, thing.y + 20
    card.reads_as = None
    scene.run(0.3)
    scene.take_hand_away(hand)
    scene.run(3.0)
    assert [what for what, _ in told(scene)] == ["unsure", "unsure-left", "placed"]


def test_a_clear_card_does_not_wait_long_for_an_unclear_one_under_a_hand() -> None:
    scene = Scene()
    scene.run(1.0)
    scene.things.append(Card("red-7", 100, 100, reads_as=Reason.GLARE))
    scene.run(3.0)
    scene.things += [Hand(80, 80, 90), Card("blue-2", 300, 100)]
    scene.run(2.0)
    assert told(scene) == [("unsure", "glare"), ("placed", "blue-2")]


def test_cards_that_a_hand_bares_together_are_told_together_and_as_of_one_moment() -> None:
    scene = Scene()
    scene.run(1.0)
    hand = Hand(90, 90, 140)
    wavering = Card("blue-2", 160, 100, reads_as="blue-3")
    scene.things += [Card("red-7", 100, 100), wavering, hand]
    scene.run(0.5)
    scene.things.remove(hand)
    scene.run(2 / FPS)
    wavering.reads_as = None
    scene.run(3.0)
    assert sorted(told(scene)) == [("placed", "blue-2"), ("placed", "red-7")]
    assert len({one.t for one in scene.news if isinstance(one, CardPlaced)}) == 1
    since = here_since(scene)
    assert abs(since["red-7"] - since["blue-2"]) <= TOGETHER_S


def test_a_label_of_which_now_a_part_and_now_the_whole_is_read_came_when_it_was_first_seen() -> None:
    scene = Scene()
    scene.run(1.0)
    first = Card("red-7", 100, 100, reads_as=Reason.PARTIAL)
    scene.things.append(first)
    scene.run(0.5)
    scene.things.append(Card("blue-2", 300, 100))
    for turn in range(60):
        first.reads_as, first.dx = (None, 5) if turn % 3 == 0 else (Reason.PARTIAL, 0)
        scene.run(1 / FPS)
    assert told(scene) == [("unsure", "partial"), ("placed", "blue-2")]


def test_a_card_that_slides_counts_as_there_from_where_it_stops() -> None:
    scene = Scene()
    scene.run(1.0)
    sliding = Card("red-7", 20, 100)
    scene.things.append(sliding)
    for _ in range(20):
        sliding.x += 6
        scene.run(1 / FPS)
    stopped = scene.t
    scene.run(1.0)
    assert here_since(scene)["red-7"] >= stopped - 2 / FPS
