"""Cards gathered by one hand have left, though the next ones lie in their places at once."""

from __future__ import annotations

import pytest

from engine.cards import CardName
from tactile.see.reads import CardKind, CardRead, Confidence, Point, Quad, Reason
from tactile.watch.news import Seconds, TrackId
from tactile.watch.tracks import Track, Vote, lined_up
from tests.watch.scene import FPS, Card, Hand, Scene, short


def _gather_and_lay(scene: Scene, gathered: list[Card], laid: Card) -> None:
    """Sweep cards away under a hand, and lay the next one before the table has lain still."""
    hand = Hand(60, 80, 200)
    scene.things.append(hand)
    scene.run(0.6)
    for card in gathered:
        scene.things.remove(card)
    scene.run(1 / FPS)
    scene.things.insert(len(scene.things) - 1, laid)
    scene.take_hand_away(hand)
    scene.run(3.0)


def test_a_card_whose_place_the_next_one_takes_at_once_has_left_with_the_others() -> None:
    scene = Scene(px_per_mm=1.0)
    scene.run(1.0)
    trick = [Card("red-7", 60, 100), Card("blue-2", 180, 100)]
    for card in trick:
        scene.lay(card)
    _gather_and_lay(scene, trick, Card("green-4", 184, 104, seed=1))
    left = {card for what, card, _ in short(scene.news) if what == "removed"}
    assert left == {"red-7", "blue-2"}
    assert [card for what, card, _ in short(scene.news) if what == "placed"][-1] == "green-4"


def test_a_card_under_a_later_one_lies_there_still_when_nothing_was_gathered() -> None:
    scene = Scene(px_per_mm=1.0)
    scene.run(1.0)
    scene.lay(Card("red-7", 60, 100))
    scene.lay(Card("blue-2", 64, 104, seed=1), 6.0)
    assert [what for what, _, _ in short(scene.news)] == ["placed", "placed"]


def test_a_card_laid_where_an_unclear_one_was_gathered_is_another_one() -> None:
    scene = Scene(px_per_mm=1.0)
    scene.run(1.0)
    unclear = Card("red-7", 60, 100, reads_as=Reason.GLARE)
    scene.lay(unclear, 3.0)
    _gather_and_lay(scene, [unclear], Card("green-4", 62, 102, seed=1))
    told = short(scene.news)
    assert [what for what, _, _ in told] == ["unsure", "unsure-left", "placed"]
    assert told[0][2] != told[-1][2]


def test_a_card_laid_where_another_lay_too_briefly_to_be_read_is_another_one() -> None:
    scene = Scene(px_per_mm=1.0)
    scene.run(1.0)
    unclear = Card("red-7", 60, 100, reads_as=Reason.GLARE)
    scene.lay(unclear, 0.4)
    _gather_and_lay(scene, [unclear], Card("green-4", 62, 102, seed=1))
    assert [what for what, _, _ in short(scene.news)] == ["glimpsed", "placed"]


def test_a_card_that_looks_like_the_one_gathered_in_its_place_is_told() -> None:
    scene = Scene(px_per_mm=1.0)
    scene.run(1.0)
    trick = [Card("red-7", 60, 100), Card("blue-2", 180, 100)]
    for card in trick:
        scene.lay(card)
    alike = Card("red-7", 60, 100, reads_as="red-9")
    _gather_and_lay(scene, trick, alike)
    assert ("placed", "red-9") in [(what, card) for what, card, _ in short(scene.news)]


def test_a_card_hidden_long_before_another_was_taken_is_not_replaced_by_what_it_is_misread_as() -> None:
    scene = Scene(px_per_mm=1.0)
    scene.run(1.0)
    lies, taken = Card("red-7", 60, 100), Card("blue-2", 280, 100)
    for card in (lies, taken):
        scene.lay(card)
    hand = Hand(40, 80, 110)
    scene.things.append(hand)
    scene.run(4.0)
    scene.take(taken)
    lies.reads_as = "red-9"
    scene.take_hand_away(hand)
    scene.run(4.0)
    told = [(what, card) for what, card, _ in short(scene.news)]
    assert ("placed", "red-9") not in told
    assert told[-1] == ("unsure", "conflict")


def _box(x: float, y: float) -> Quad:
    return Point(x, y), Point(x + 12, y), Point(x + 12, y + 26), Point(x, y + 26)


def _read(label: Quad, second: Quad | None) -> CardRead:
    return CardRead(CardName("red-7"), CardKind.NUMBER, None, None, Confidence(0.99), label[0], label, second)


@pytest.mark.parametrize("rests", [True, False])
@pytest.mark.parametrize("both", [True, False])
def test_a_card_is_where_its_second_label_was_only_if_it_rested_and_its_first_is_hidden(
    rests: bool, both: bool
) -> None:
    t = Seconds(0.0)
    votes = (Vote(t, CardName("red-7")),) if rests else ()
    track = Track(TrackId(1), _box(0, 0), Point(0, 0), t, t, t, None, votes=votes, second=_box(60, 60))
    read = _read(_box(61, 60), _box(120, 120) if both else None)
    assert (lined_up(track, read) is not None) == (rests and not both)
