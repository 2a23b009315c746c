"""What the net drew is found: each glyph once, where it lies in the full picture, and none left out."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tactile.see.codebook import Glyph
from tactile.see.find import FAINTEST, MOST, find_glyphs
from tactile.see.net import GLYPHS, Drawing
from tests.see.glyphs import Drawn, drawing

WIDTH, HEIGHT = 320, 200
D, H = Glyph.DOT, Glyph.HEART
across, down = st.floats(4, WIDTH - 5), st.floats(4, HEIGHT - 5)
zooms = st.sampled_from((1.0, 0.62, 0.5, 0.31)) | st.floats(0.2, 1.0)


def full(at_px: float, zoom: float) -> float:
    """Tell where a place of a shrunk picture lies in the full one; 0 is the middle of the first pixel."""
    return (at_px + 0.5) / zoom - 0.5


def test_a_blank_drawing_holds_nothing() -> None:
    assert find_glyphs(drawing(WIDTH, HEIGHT)) == ()


@given(across, down, zooms)
def test_a_glyph_is_found_where_it_lies_in_the_full_picture(x: float, y: float, zoom: float) -> None:
    (one,) = find_glyphs(drawing(WIDTH, HEIGHT, Drawn(H, x, y)), zoom)
    assert one.glyph is H
    assert (one.x_px, one.y_px) == pytest.approx((full(x, zoom), full(y, zoom)), abs=0.02)


@given(across, down, across, down, zooms)
def test_a_glyph_points_to_its_labels_middle_in_the_full_picture(
    x: float, y: float, label_x: float, label_y: float, zoom: float
) -> None:
    (one,) = find_glyphs(drawing(WIDTH, HEIGHT, Drawn(H, x, y, label_px=(label_x, label_y))), zoom)
    middle = (full(label_x, zoom), full(label_y, zoom))
    assert (one.label_x_px, one.label_y_px) == pytest.approx(middle, abs=0.02)


@given(st.floats(5, 90), st.floats(1.5, 6), zooms)
def test_size_and_scale_are_those_of_the_full_picture(size: float, scale: float, zoom: float) -> None:
    (one,) = find_glyphs(drawing(WIDTH, HEIGHT, Drawn(H, 90, 90, size, scale)), zoom)
    assert (one.size_px, one.px_per_mm) == pytest.approx((size / zoom, scale / zoom), rel=1e-4)


@pytest.mark.parametrize("x", [0.5, 160.5, WIDTH - 1.5])
@pytest.mark.parametrize("y", [0.5, 100.5, HEIGHT - 1.5])
def test_a_glyph_on_the_pictures_edge_is_found_too(x: float, y: float) -> None:
    (one,) = find_glyphs(drawing(WIDTH, HEIGHT, Drawn(H, x, y)))
    assert one.glyph is H
    assert (one.x_px, one.y_px) == pytest.approx((x, y), abs=0.02)


@pytest.mark.parametrize(("score", "count"), [(FAINTEST - 0.001, 0), (FAINTEST + 0.001, 1)])
def test_a_faint_glyph_is_kept_as_a_doubt_and_a_fainter_one_is_none(score: float, count: int) -> None:
    assert len(find_glyphs(drawing(WIDTH, HEIGHT, Drawn(D, 100.5, 100.5, score=score)))) == count


@given(st.sampled_from(GLYPHS), st.floats(0.1, 0.99))
def test_a_glyph_keeps_its_name_and_how_surely_it_is_there(glyph: Glyph, score: float) -> None:
    (one,) = find_glyphs(drawing(WIDTH, HEIGHT, Drawn(glyph, 100.5, 60.5, score=score)))
    assert one.glyph is glyph
    assert one.score == pytest.approx(score, rel=1e-4)
    assert float(one.chances.sum()) == pytest.approx(1, abs=1e-5)
    assert (
        one.sure == pytest.approx(float(one.chances[GLYPHS.index(glyph)])) == pytest.approx(0.997, abs=1e-3)
    )


def test_a_glyph_torn_between_two_names_is_sure_of_neither() -> None:
    drawn = drawing(WIDTH, HEIGHT, Drawn(Glyph.RING, 100.5, 60.5))
    drawn.fields[GLYPHS.index(Glyph.DISC)] = drawn.fields[GLYPHS.index(Glyph.RING)]
    (one,) = find_glyphs(drawn)
    assert one.sure == pytest.approx(0.5, abs=0.01)


@pytest.mark.parametrize(("logit", "chance"), [(-30.0, 0.0), (0.0, 0.5), (30.0, 1.0)])
def test_a_hidden_neighbour_is_a_chance(logit: float, chance: float) -> None:
    (one,) = find_glyphs(drawing(WIDTH, HEIGHT, Drawn(H, 100, 60, hidden_logit=logit)))
    assert one.hidden == pytest.approx(chance, abs=1e-6)


sizes = st.floats(12, 40)


@given(sizes, sizes, st.floats(0.55, 1.1), st.floats(0, 2 * np.pi), st.floats(0.1, 0.9))
def test_two_glyphs_that_touch_at_most_are_both_found(
    size: float, other: float, gap: float, turn: float, score: float
) -> None:
    apart = gap * (size + other)  # over 0.5: their rims do not cross
    there = Drawn(D, 150 + apart * np.cos(turn), 100 + apart * np.sin(turn), other, score=score)
    found = find_glyphs(drawing(300, 200, Drawn(H, 150, 100, size), there))
    assert {one.glyph for one in found} == {H, D}


@pytest.mark.parametrize(("mark_score", "dot_score"), [(0.9, 0.6), (0.6, 0.9)])
def test_of_two_that_lie_within_one_another_the_surer_stays(mark_score: float, dot_score: float) -> None:
    mark = Drawn(H, 100.5, 100.5, 30, score=mark_score)
    inside = Drawn(D, 108.5, 100.5, 9, score=dot_score)
    (one,) = find_glyphs(drawing(WIDTH, HEIGHT, mark, inside))
    assert one.glyph is (H if mark_score > dot_score else D)


def test_what_lies_within_a_glyph_that_was_left_out_is_not_left_out() -> None:
    row = [Drawn(D, x, 100.5, 30, score=score) for x, score in ((100.5, 0.9), (110.5, 0.8), (120.5, 0.7))]
    found = find_glyphs(drawing(WIDTH, HEIGHT, *row))
    assert [round(one.x_px) for one in found] == [100, 120]


def test_a_flat_top_is_one_glyph() -> None:
    drawn = drawing(WIDTH, HEIGHT, Drawn(D, 100.5, 100.5, 9))
    drawn.centre[50, 49:52] = 0.9
    (one,) = find_glyphs(drawn)
    assert abs(one.x_px - 100.5) <= 2.5


def test_glyphs_come_best_first_and_of_too_many_the_faintest_are_left_out() -> None:
    rng = np.random.default_rng(0)
    places = [(x, y) for x in range(20, 600, 24) for y in range(20, 400, 24)]
    scores = rng.permutation(np.linspace(0.1, 0.95, len(places)))
    many = [Drawn(D, x + 0.5, y + 0.5, 9, score=s) for (x, y), s in zip(places, scores, strict=True)]
    found = [one.score for one in find_glyphs(drawing(640, 420, *many))]
    assert found == pytest.approx(sorted(scores, reverse=True)[:MOST], abs=1e-4)


@given(across, down)
def test_a_drawing_is_not_changed_by_looking_for_glyphs(x: float, y: float) -> None:
    drawn = drawing(WIDTH, HEIGHT, Drawn(H, x, y))
    kept = replace(drawn, centre=drawn.centre.copy(), fields=drawn.fields.copy())
    find_glyphs(drawn)
    assert isinstance(kept, Drawing)
    assert (drawn.centre == kept.centre).all()
    assert (drawn.fields == kept.fields).all()
