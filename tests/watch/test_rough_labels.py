"""Labels at a rough table: unclear one by one, covered by the next card, or gone before they are read."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from engine.cards import CardName
from tactile.see.reads import CardKind, CardRead, Confidence, Point, Quad, Reason, UnsureRead, middle
from tactile.watch.change import Glance, first_glance
from tactile.watch.news import Seconds, TrackId
from tactile.watch.order import waits
from tactile.watch.step import Tracker
from tactile.watch.tracker import follow
from tactile.watch.tracks import Track, Vote
from tests.watch.scene import FPS, Card, Hand, Scene, short


def told(scene: Scene) -> list[tuple[str, str]]:
    return [(what, card) for what, card, _ in short(scene.news)]


def unclear(label: Quad) -> UnsureRead:
    return UnsureRead(Reason.GLARE, Confidence(0.4), middle(label), label)


def test_a_card_unclear_at_both_its_labels_is_announced_once() -> None:
    scene, card = Scene(), Card("red-7", 100, 100, reads_as=Reason.GLARE)
    scene.run(1.0)
    scene.things.append(card)
    scene.extra_reads = (unclear(card.label("second")),)
    scene.run(4.0)
    assert told(scene) == [("unsure", "glare")]


def test_a_known_card_that_becomes_unclear_at_both_its_labels_is_no_new_one() -> None:
    scene, card = Scene(), Card("red-7", 100, 100, labels="both")
    scene.run(1.0)
    scene.things.append(card)
    scene.run(1.0)
    card.reads_as = Reason.GLARE
    scene.extra_reads = (unclear(card.label("second")),)
    scene.run(4.0)
    assert told(scene) == [("placed", "red-7")]


def test_a_card_whose_label_lies_on_the_first_label_of_another_is_told() -> None:
    scene = Scene()
    scene.run(1.0)
    scene.lay(Card("red-7", 200, 120, labels="both"))
    scene.lay(Card("blue-2", 170, 78, labels="second"))
    assert told(scene) == [("placed", "red-7"), ("placed", "blue-2")]


def test_a_clear_card_waits_for_an_unclear_one_beside_it_that_came_well_before() -> None:
    scene = Scene()
    scene.run(1.0)
    scene.things.append(Card("red-7", 100, 100, reads_as=Reason.GLARE))
    scene.run(0.8)
    scene.things.append(Card("blue-2", 155, 100))
    scene.run(4.0)
    assert told(scene) == [("unsure", "glare"), ("placed", "blue-2")]


def test_an_unclear_card_that_is_pushed_as_it_is_taken_was_glimpsed() -> None:
    scene, card, hand = Scene(), Card("red-7", 100, 100, reads_as=Reason.GLARE), Hand(150, 100)
    scene.run(1.0)
    scene.things.append(card)
    scene.run(0.8)
    scene.things.append(hand)
    card.x -= 8
    scene.run(1 / FPS)
    scene.things.remove(hand)
    scene.take(card)
    assert told(scene) == [("glimpsed", "")]


def track(number: int, x: float, here_since: float, votes: tuple[float, ...], now: float) -> Track:
    quad = (Point(x, 0), Point(x + 12, 0), Point(x + 12, 26), Point(x, 26))
    said = tuple(Vote(Seconds(t), CardName(f"red-{number}")) for t in votes)
    here = Seconds(here_since)
    return Track(TrackId(number), quad, quad[0], here, Seconds(now), here, None, votes=said)


def at_rest(t: float) -> Glance:
    return first_glance(Seconds(t), np.full((90, 160, 3), 90, np.uint8))


def test_a_certain_card_waits_for_one_before_it_that_waits_itself() -> None:
    sure = (1.0, 1.2, 1.4)
    first, second = track(1, 0, 0.9, sure, 1.4), track(2, 1000, 1.1, sure, 1.4)
    doubtful = track(3, 1040, 0.8, (), 1.4)
    assert not waits(second, (first, second), at_rest(1.4))
    assert waits(second, (first, second, doubtful), at_rest(1.4))


def test_the_other_label_of_an_unclear_card_is_not_told_before_a_clear_card_that_comes_later() -> None:
    glare = tuple(Vote(Seconds(t), Reason.GLARE) for t in (1.0, 1.1, 1.2))
    told = replace(track(1, 0, 0.9, (), 3.0), votes=glare, unsure_said=True)
    other = replace(track(2, 60, 1.0, (), 3.0), votes=glare, rested_reads=3)
    clear = track(3, 300, 2.5, (2.6, 2.8, 3.0), 3.0)
    read = CardRead(
        CardName("red-3"), CardKind.NUMBER, None, None, Confidence(0.99), clear.centre, clear.quad
    )
    now = first_glance(Seconds(3.05), np.zeros((270, 480, 3), np.uint8))
    _, news = follow(Tracker((told, other, clear), 4), [read], now)
    assert short(list(news)) == [("placed", "red-3", 3)]


def test_a_jester_laid_over_the_only_label_of_a_jester_that_looks_the_same_is_another_card() -> None:
    scene = Scene([Card("jester", 120, 100)])
    scene.run(1.0)
    second = Card("jester", 10, 70)
    scene.things.append(second)
    for _ in range(9):
        second.x += 10
        scene.run(1 / FPS)
    scene.run(3.0)
    assert told(scene) == [("placed", "jester")] * 2


def both_labels(card: Card) -> CardRead:
    label, second = card.label(), card.label("second")
    name = CardName(card.name)
    return CardRead(name, CardKind.NUMBER, None, None, Confidence(0.99), middle(label), label, second)


@pytest.mark.parametrize(("x", "tracks"), [(20, 2), (125, 1)])
def test_a_label_taken_for_an_unclear_cards_other_one_is_its_own_cards_when_both_of_that_are_read_elsewhere(
    x: int, tracks: int
) -> None:
    beside = both_labels(Card("blue-2", 100, 100))
    own = Card("red-7", x, 100).label()
    told = replace(track(1, x, 0.9, (), 3.0), quad=beside.label, second=own)
    told = replace(told, unsure_said=True)
    now = first_glance(Seconds(3.05), np.zeros((270, 480, 3), np.uint8))
    after, _ = follow(Tracker((told,), 4), [beside], now)
    assert len(after.tracks) == tracks
    assert {one.id for one in after.tracks if one.unsure_said} == {TrackId(1)}
