"""What was read is drawn where it lies, a card by its name, an unsure label never as a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cv2
import numpy as np
import pytest

from engine.cards import CardName, Colour
from tactile.see.overlay import draw_reads
from tactile.see.reads import CardKind, CardRead, Confidence, Point, Reason, UnsureRead, middle

if TYPE_CHECKING:
    from collections.abc import Callable

    from tactile.see.reads import Quad, Read

BLACK = np.zeros((300, 400, 3), np.uint8)


def box(left: float, top: float) -> Quad:
    return (Point(left, top), Point(left + 60, top), Point(left + 60, top + 30), Point(left, top + 30))


def card(quad: Quad) -> CardRead:
    name = CardName("red-2")
    return CardRead(name, CardKind.NUMBER, Colour.RED, 2, Confidence(0.978), middle(quad), quad)


def unsure(quad: Quad) -> UnsureRead:
    return UnsureRead(Reason.GLARE, Confidence(0.4), middle(quad), quad)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Keep what is written into a picture."""
    texts: set[str] = set()
    monkeypatch.setattr(cv2, "putText", lambda _picture, text, *_how: texts.add(text))
    return texts


def test_a_card_bears_its_name_and_how_sure_it_is(written: set[str]) -> None:
    draw_reads(BLACK, [card(box(100, 100))])
    assert written == {"red-2 0.98"}


def test_an_unsure_label_bears_a_question_mark_and_its_reason(written: set[str]) -> None:
    draw_reads(BLACK, [unsure(box(100, 100))])
    assert written == {"? glare"}


def test_a_card_and_an_unsure_label_have_boxes_of_two_colours() -> None:
    corners = [draw_reads(BLACK, [kind(box(100, 100))])[130, 160].tolist() for kind in (card, unsure)]
    assert corners[0] != corners[1]
    assert [0, 0, 0] not in corners


def test_a_box_lies_on_its_label_and_nowhere_else() -> None:
    drawn = draw_reads(BLACK, [card(box(100, 100))]).max(2)
    assert all(drawn[y, x] for x, y in ((100, 100), (160, 100), (160, 130), (100, 130), (100, 115)))
    assert not drawn[103:128, 103:158].any()
    assert not drawn[135:].any()


def test_the_picture_itself_stays() -> None:
    picture = BLACK.copy()
    drawn = draw_reads(picture, [card(box(100, 100)), unsure(box(200, 200))])
    assert drawn.any()
    assert not picture.any()


@pytest.mark.parametrize("kind", [card, unsure])
@pytest.mark.parametrize("corner", [(-20, -10), (380, 290), (-500, 900)])
def test_a_label_beyond_the_edge_is_drawn_as_far_as_it_is_seen(
    kind: Callable[[Quad], Read], corner: tuple[int, int]
) -> None:
    assert draw_reads(BLACK, [kind(box(*corner))]).shape == BLACK.shape
