"""No label falls between the two scales of a look, and where these disagree none is read."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tactile.see import closer, reader
from tactile.see.codebook import Glyph
from tactile.see.group import FoundLabel
from tactile.see.net import GLYPHS
from tactile.see.reader import DISPUTED_FROM, VIEWS, KnownScale, Reader, View, labels_at, look, weighed_at
from tactile.see.reads import CardRead, Confidence, DeckChoice, Read, Reason, UnsureRead
from tactile.see.weigh import Weighed
from tests.see.glyphs import Drawn, drawing, found, label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tactile.see.closer import Chances
    from tactile.see.find import FoundGlyph
    from tactile.see.net import Drawing
    from tactile.see.reads import Picture

D, H, R, STAR = Glyph.DOT, Glyph.HEART, Glyph.RING, Glyph.STAR
PICTURE = np.random.default_rng(0).integers(60, 200, (720, 1280, 3)).astype(np.uint8)
FIRST = VIEWS[0].zoom


def seen(one: FoundLabel, confidence: float = 0.97) -> Weighed:
    return Weighed(one, confidence, Confidence(confidence))


def read(
    whole: Sequence[Weighed], smaller: Sequence[Weighed], deck: DeckChoice = DeckChoice.WIZARD
) -> tuple[Read, ...]:
    """Read a picture in which these labels are seen at the one scale and those at the other."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            reader, "weighed_at", lambda _p, view, _deck: list(whole if view.zoom == FIRST else smaller)
        )
        return Reader(deck).read(PICTURE)


def cards(reads: Sequence[Read]) -> list[str]:
    return sorted(one.card if isinstance(one, CardRead) else f"? {one.reason}" for one in reads)


TWO, THREE = label(H, D, D), label(H, D, D, D)


def test_a_picture_with_nothing_on_it_holds_no_card() -> None:
    assert read([], []) == ()


@pytest.mark.parametrize(("whole", "smaller"), [([seen(TWO)], []), ([], [seen(TWO)])])
def test_a_label_seen_at_one_scale_alone_is_read(whole: list[Weighed], smaller: list[Weighed]) -> None:
    assert cards(read(whole, smaller)) == ["red-2"]


@pytest.mark.parametrize(("first", "second"), [(0.96, 0.99), (0.99, 0.96), (0.99, 0.2), (0.2, 0.99)])
def test_a_label_seen_at_both_scales_is_one_card_as_sure_as_the_surer(first: float, second: float) -> None:
    (one,) = read([seen(TWO, first)], [seen(TWO, second)])
    assert isinstance(one, CardRead)
    assert one.confidence == Confidence(max(first, second))


@pytest.mark.parametrize(("whole", "smaller"), [(TWO, THREE), (THREE, TWO)])
@pytest.mark.parametrize("sure", [(0.99, 0.96), (0.96, 0.99), (0.97, DISPUTED_FROM), (DISPUTED_FROM, 0.97)])
def test_two_scales_that_disagree_read_nothing(
    whole: FoundLabel, smaller: FoundLabel, sure: tuple[float, float]
) -> None:
    (one,) = read([seen(whole, sure[0])], [seen(smaller, sure[1])])
    assert isinstance(one, UnsureRead)
    assert one.reason is Reason.CONFLICT
    assert one.confidence < 0.5


@pytest.mark.parametrize(
    "other", [label(H, R, Glyph.TEN_1), label(H, Glyph.MOON, D), label(STAR, R), label(Glyph.GRAPES, D, D)]
)
def test_what_one_scale_sees_and_the_deck_does_not_hold_disputes_the_other(other: FoundLabel) -> None:
    assert cards(read([seen(TWO, 0.97)], [seen(other, DISPUTED_FROM)])) == ["? conflict"]
    assert cards(read([seen(other, DISPUTED_FROM)], [seen(TWO, 0.97)])) == ["? conflict"]


@pytest.mark.parametrize(("other", "left"), [(0.0, 0.98), (0.5, 0.96), (0.9, 0.83), (0.98, 0.49)])
def test_of_what_two_scales_say_one_can_be_right_so_what_speaks_for_one_speaks_against_the_other(
    other: float, left: float
) -> None:
    (one,) = read([seen(TWO, 0.98)], [seen(THREE, other)])
    assert one.confidence == pytest.approx(left if isinstance(one, CardRead) else min(left, 0.49), abs=0.02)


def test_two_scales_that_say_the_same_two_wrong_things_dispute_a_label_once() -> None:
    wrong = [seen(THREE, 0.3), seen(THREE, 0.3)]
    (once,) = read([seen(TWO, 0.99)], wrong[:1])
    (twice,) = read([seen(TWO, 0.99)], wrong)
    assert once.confidence == twice.confidence


def test_a_disputed_label_is_read_if_it_and_the_cards_other_label_are_sure_beyond_the_dispute() -> None:
    twin = label(H, D, D, x_mm=150, y_mm=170, turned=True)
    assert cards(read([seen(TWO, 0.99), seen(twin, 0.9)], [seen(THREE, 0.8)])) == ["red-2"]


@pytest.mark.parametrize("piece", [label(H), label(D, D), label(R)])
def test_a_piece_of_a_label_at_one_scale_does_not_dispute_the_other(piece: FoundLabel) -> None:
    assert cards(read([seen(TWO, 0.99)], [seen(piece, 0.9)])) == ["red-2"]


def test_a_disputed_label_is_not_read_by_way_of_the_cards_other_label() -> None:
    twin = label(H, D, D, x_mm=150, y_mm=170, turned=True)
    assert cards(read([seen(TWO), seen(twin)], [seen(THREE)])) == ["? conflict"]


@pytest.mark.parametrize("swapped", [False, True])
def test_a_scale_that_hardly_sees_a_label_does_not_dispute_the_other(*, swapped: bool) -> None:
    views = [[seen(TWO, 0.99)], [seen(THREE, DISPUTED_FROM - 0.01)]]
    assert cards(read(*(reversed(views) if swapped else views))) == ["red-2"]


def test_labels_that_lie_apart_are_two_cards() -> None:
    other = label(Glyph.MOON, D, x_mm=200, y_mm=180)
    assert cards(read([seen(TWO), seen(other)], [seen(other), seen(TWO)])) == ["red-2", "yellow-1"]


def test_a_piece_seen_at_the_first_scale_does_not_hide_that_the_scales_disagree() -> None:
    row = label(D, H, D, D, D).glyphs
    piece, two, three = FoundLabel(row[:1], ()), FoundLabel(row[1:4], ()), FoundLabel(row, ())
    whole, smaller = [seen(piece, 0.3), seen(two)], [seen(three)]
    assert cards(read(whole, smaller)) == ["? conflict"]
    assert cards(read(smaller, whole)) == ["? conflict"]


def test_a_dispute_is_not_forgotten_for_a_third_label_at_its_place() -> None:
    row = label(D, D, H, D, D, D).glyphs
    long, left, right = FoundLabel(row, ()), FoundLabel(row[:3], ()), FoundLabel(row[2:], ())
    for labels in permutations([seen(long), seen(left, 0.98), seen(right, 0.99)]):
        assert cards(read(labels[:1], labels[1:])) == ["? conflict"]


def test_which_scale_is_looked_at_first_does_not_matter() -> None:
    lone, apart = FoundLabel((found(STAR, 110, 100),), ()), label(H, x_mm=95, y_mm=100).glyphs
    wide = FoundLabel((*apart, found(D, 125, 100)), ())
    assert cards(read([seen(lone, 0.99)], [seen(wide)])) == ["? conflict"]
    assert cards(read([seen(wide)], [seen(lone, 0.99)])) == ["? conflict"]


TILE = label(R, D)


@pytest.mark.parametrize(
    ("reading", "said"),
    [
        (Reader(), []),
        (Reader(tiles=True), ["tile-6"]),
        (Reader(DeckChoice.ANY), ["tile-6"]),
    ],
)
def test_a_tile_is_read_where_tiles_may_lie(
    reading: Reader, said: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reader, "weighed_at", lambda *_: [seen(TILE, 0.99)])
    assert [one for one in cards(reading.read(PICTURE)) if one.startswith("tile")] == said


def views_of(reading: Reader, height_px: int, width_px: int) -> list[View]:
    """List the views that are taken of a picture of this size."""
    taken: list[View] = []

    def keep(_picture: Picture, view: View, _deck: DeckChoice) -> list[Weighed]:
        taken.append(view)
        return []

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reader, "weighed_at", keep)
        reading.read(np.broadcast_to(np.uint8(0), (height_px, width_px, 3)))
    return taken


heights, widths = st.integers(200, 5000), st.integers(200, 5000)


@given(heights, widths)
def test_no_picture_is_enlarged_or_looked_at_over_2400_pixels(height: int, width: int) -> None:
    zooms = [view.zoom for view in views_of(Reader(), height, width)]
    assert max(zooms) == pytest.approx(min(1, 2400 / max(height, width)))
    assert len(zooms) == len(VIEWS)


@given(
    st.floats(1.0, 12.0), st.sampled_from((640, 1280, 1920, 3840)), st.sampled_from((640, 1280, 1920, 4000))
)
def test_a_camera_of_known_scale_is_looked_at_once_at_the_best_scale(
    px_per_mm: float, calibrated_px: int, width: int
) -> None:
    (view,) = views_of(Reader(scale=KnownScale(px_per_mm, calibrated_px)), 600, width)
    here = px_per_mm * width / calibrated_px
    assert view.zoom <= 1
    assert here * view.zoom <= 3.2 + 1e-9
    assert view.zoom == pytest.approx(min(1, 2400 / width)) or here * view.zoom == pytest.approx(3.2)
    assert (view.least_px_per_mm, view.most_px_per_mm) == (1.5, 4.4)


def held_at(view: View, *glyphs: FoundGlyph) -> list[FoundLabel]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reader, "look", lambda _p, _zoom, _deck: glyphs)
        return labels_at(PICTURE, view)


@given(st.floats(1.5, 7.0), st.sampled_from((720, 2400, 4800)))
def test_no_label_falls_between_two_scales(px_per_mm: float, width: int) -> None:
    views = views_of(Reader(), 600, width)
    in_the_picture = px_per_mm / views[0].zoom
    row = [replace(g, px_per_mm=in_the_picture) for g in (found(H, 50, 50), found(D, 60, 50))]
    assert any(held_at(view, *row) for view in views)


@pytest.mark.parametrize("view", VIEWS)
def test_a_label_too_small_or_too_large_for_a_scale_is_left_to_the_other(view: View) -> None:
    for scale, count in ((0.98 * view.least_px_per_mm, 0), (1.02 * view.least_px_per_mm, 1)):
        assert len(held_at(view, replace(found(H, 50, 50), px_per_mm=scale / view.zoom))) == count
    for scale, count in ((0.98 * view.most_px_per_mm, 1), (1.02 * view.most_px_per_mm, 0)):
        assert len(held_at(view, replace(found(H, 50, 50), px_per_mm=scale / view.zoom))) == count


@pytest.mark.parametrize(("glyphs", "count"), [([D], 0), ([R], 1), ([STAR], 1), ([H, D], 1)])
def test_a_dot_alone_is_no_label(glyphs: list[Glyph], count: int) -> None:
    assert len(held_at(VIEWS[0], *label(*glyphs).glyphs)) == count


def test_two_dots_side_by_side_may_be_a_label() -> None:
    assert len(held_at(VIEWS[0], found(D, 50, 50), found(D, 55, 50))) == 1


def agrees(_picture: Picture, glyphs: Sequence[FoundGlyph]) -> Chances:
    """Say of each glyph what the first witness said."""
    return np.stack([np.append(g.chances * 0.99, 0.01) for g in glyphs]).astype(np.float32)


def draw_the_spot(picture: Picture) -> Drawing:
    """Draw a heart where the picture is white, as the first net would."""
    white = picture[..., 1].astype(np.float64)
    rows, columns = np.indices(white.shape)
    x, y = (float((white * at).sum() / white.sum()) for at in (columns, rows))
    return drawing(picture.shape[1], picture.shape[0], Drawn(H, x, y, label_px=(x, y)))


@given(st.floats(0.31, 1.0), st.integers(20, 579), st.integers(20, 379))
def test_a_glyph_found_in_a_shrunk_picture_lies_where_it_is_in_the_full_one(
    zoom: float, x: int, y: int
) -> None:
    picture = np.zeros((401, 601, 3), np.uint8)
    picture[y - 6 : y + 7, x - 6 : x + 7] = 255
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reader, "draw", draw_the_spot)
        patch.setattr(closer, "look_closer", agrees)
        (one,) = look(picture, zoom)
    # A shrunk picture has whole pixels, so its far edge may lie half a pixel off.
    half_a_pixel = 0.5 / zoom + 0.05
    assert (one.x_px, one.y_px) == pytest.approx((x, y), abs=half_a_pixel)
    assert (one.label_x_px, one.label_y_px) == pytest.approx((x, y), abs=half_a_pixel)
    assert one.size_px == pytest.approx(24 / zoom, rel=1e-4)


def test_the_second_witness_looks_at_the_full_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    shapes: list[tuple[int, ...]] = []

    def shown_small(picture: Picture) -> Drawing:
        shapes.append(picture.shape)
        return draw_the_spot(picture)

    def shown_closer(picture: Picture, glyphs: Sequence[FoundGlyph]) -> Chances:
        shapes.append(picture.shape)
        return agrees(picture, glyphs)

    monkeypatch.setattr(reader, "draw", shown_small)
    monkeypatch.setattr(closer, "look_closer", shown_closer)
    look(PICTURE, 0.5)
    assert shapes == [(360, 640, 3), (720, 1280, 3)]


def test_glyphs_are_confirmed_and_labels_weighed_for_the_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[DeckChoice] = []

    def keep(_picture: Picture, _what: object, deck: DeckChoice) -> tuple[()]:
        asked.append(deck)
        return ()

    monkeypatch.setattr(reader, "look", keep)
    monkeypatch.setattr(reader, "weigh", keep)
    weighed_at(PICTURE, VIEWS[0], DeckChoice.WIZARD)
    assert asked == [DeckChoice.WIZARD, DeckChoice.WIZARD]


@pytest.mark.parametrize(("deck", "mark"), [(DeckChoice.ANY, Glyph.DISC), (DeckChoice.WIZARD, H)])
def test_a_mark_that_the_deck_does_not_hold_is_left_out_of_account(
    deck: DeckChoice, mark: Glyph, monkeypatch: pytest.MonkeyPatch
) -> None:
    torn = np.full((1, len(GLYPHS) + 1), 1e-4, np.float32)
    torn[0, [GLYPHS.index(Glyph.DISC), GLYPHS.index(H)]] = 0.97, 0.03
    monkeypatch.setattr(reader, "draw", draw_the_spot)
    monkeypatch.setattr(closer, "look_closer", lambda *_: torn)
    (one,) = labels_at(PICTURE, View(1.0, 1.0, 5.0), deck)
    assert one.glyphs[0].glyph is mark
