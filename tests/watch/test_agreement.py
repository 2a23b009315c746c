"""How many reads of a resting label make a card: none too few, and none that says something else."""

from __future__ import annotations

import pytest

from tactile.see.reads import Reason
from tests.watch.scene import FPS, Card, Hand, Scene, short


def test_competing_reads_are_unsure_and_never_a_guess() -> None:
    card = Card("red-7", 200, 100)
    scene = Scene([card])
    for _ in range(80):
        card.reads_as = "red-9" if scene.count % 3 else "red-7"
        scene.run(1 / FPS)
    assert short(scene.news) == [("unsure", "conflict", 1)]


def test_a_doubtful_label_that_settles_without_a_touch_stays_unsure() -> None:
    card = Card("red-7", 200, 100)
    scene = Scene([card])
    for _ in range(60):
        card.reads_as = "red-9" if scene.count % 2 else "red-7"
        scene.run(1 / FPS)
    card.reads_as = "red-9"
    scene.run(1.0)
    assert short(scene.news) == [("unsure", "conflict", 1)]


def test_one_stray_read_only_delays_a_card() -> None:
    card = Card("red-7", 200, 100, reads_as="red-9")
    scene = Scene([card])
    scene.run(1 / FPS)
    card.reads_as = "red-7"
    scene.run(3.0)
    assert short(scene.news) == [("placed", "red-7", 1)]


@pytest.mark.parametrize("reason", [Reason.UNKNOWN, Reason.GLARE])
def test_a_card_that_is_not_sure_enough_in_every_third_frame_is_placed_all_the_same(reason: Reason) -> None:
    card = Card("red-7", 200, 100)
    scene = Scene([card])
    for _ in range(30):
        card.reads_as = None if scene.count % 3 else reason
        scene.run(1 / FPS)
    assert short(scene.news) == [("placed", "red-7", 1)]


@pytest.mark.parametrize(
    ("reason", "often"), [(Reason.UNKNOWN, 3), (Reason.PARTIAL, 2), (Reason.CONFLICT, 2)]
)
def test_a_card_that_is_seldom_sure_or_says_something_else_between_is_unsure(
    reason: Reason, often: int
) -> None:
    card = Card("red-7", 200, 100)
    scene = Scene([card])
    for _ in range(80):
        card.reads_as = reason if scene.count % often else None
        scene.run(1 / FPS)
    assert [what for what, _, _ in short(scene.news)] == ["unsure"]


def test_an_unclear_card_that_leaves_before_it_is_called_so_was_glimpsed() -> None:
    scene = Scene()
    scene.run(1.0)
    card = Card("red-7", 200, 100, reads_as=Reason.GLARE)
    scene.lay(card, 0.5)
    scene.take(card, seconds=3.0)
    assert short(scene.news) == [("glimpsed", "", 0)]


def test_a_hand_that_passes_is_no_glimpse() -> None:
    scene = Scene()
    scene.run(1.0)
    hand = Hand(200, 100)
    scene.things.append(hand)
    scene.take_hand_away(hand)
    scene.run(3.0)
    assert scene.news == []


def test_a_resting_unclear_label_is_told_once_and_placed_when_it_clears() -> None:
    card = Card("red-7", 200, 100, reads_as=Reason.GLARE)
    scene = Scene([card])
    assert scene.run(1.0) == []
    scene.run(4.0)
    card.reads_as = None
    scene.run(2.0)
    assert short(scene.news) == [("unsure", "glare", 1), ("placed", "red-7", 1)]


def test_an_unclear_card_laid_beside_one_whose_two_labels_are_known_is_told() -> None:
    scene = Scene()
    scene.run(1.0)
    scene.things.append(Card("red-7", 100, 100, labels="both"))
    scene.run(1.0)
    scene.things.append(Card("blue-2", 170, 100, reads_as=Reason.GLARE))
    scene.run(4.0)
    assert [what for what, _, _ in short(scene.news)] == ["placed", "unsure"]


@pytest.mark.parametrize(("px_per_mm", "told"), [(0.5, ["placed", "unsure"]), (1.5, ["placed"])])
def test_an_unclear_label_is_a_cards_other_one_only_within_a_cards_length(
    px_per_mm: float, told: list[str]
) -> None:
    scene = Scene(px_per_mm=px_per_mm)
    scene.run(1.0)
    scene.things += [Card("red-7", 100, 100), Card("blue-2", 170, 100, reads_as=Reason.GLARE)]
    scene.run(4.0)
    assert [what for what, _, _ in short(scene.news)] == told


def test_a_clear_card_laid_soon_beside_an_unclear_one_is_not_taken_for_it() -> None:
    scene = Scene(px_per_mm=1.0)
    scene.run(1.0)
    scene.things.append(Card("red-7", 100, 100, reads_as=Reason.GLARE))
    scene.run(1.4)
    scene.things.append(Card("blue-2", 170, 100))
    scene.run(4.0)
    (_, _, unclear), (what, card, clear) = short(scene.news)
    assert (what, card) == ("placed", "blue-2")
    assert clear != unclear
