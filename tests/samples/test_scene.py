"""The truth of a drawn picture is the truth: where glyphs lie, how large they are, what hides them."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from engine.cards import WIZARD_DECK, parse_card
from samples.cards import CardPicture, DeckStyle, glyphs_of, make_card, random_deck_style
from samples.hands import draw_hand
from samples.lens import CLEAN, take
from samples.scene import Pinhole, Pose, Scene, project, table_to_picture
from samples.stickers import StickerKind, StickerStyle
from samples.train.tiles import SIDE_PX, draw_tile
from tactile.see.codebook import Glyph, meaning

SIZE_PX = (900, 700)
CAMERAS = tuple(
    Pinhole(3.0, 600.0, np.deg2rad(tilt), roll, SIZE_PX)
    for tilt, roll in ((0, 0), (14, 0), (35, 1.1), (20, 4.0))
)
POSES = (Pose(0, 0, 0), Pose(40, -30, 0.7), Pose(-60, 20, 3.3))


def _deck(rng: np.random.Generator) -> DeckStyle:
    stickers = StickerStyle(
        StickerKind.PRINTED_LABEL, (20.0, 20.0, 20.0), (235.0, 235.0, 235.0), 2.0, 0.3, 0.0
    )
    drawn = random_deck_style(rng)
    return replace(drawn, stickers=stickers, two_labels=False, crooked=0.0)


def _card(name: str, seed: int = 0) -> CardPicture:
    rng = np.random.default_rng(seed)
    return make_card(glyphs_of(parse_card(name)), _deck(rng), rng, 0.5)


def _scene(camera: Pinhole) -> Scene:
    return Scene(np.full((SIZE_PX[1], SIZE_PX[0], 3), 120, np.float32), camera)


@pytest.mark.parametrize("camera", CAMERAS)
def test_the_camera_looks_at_the_tables_middle(camera: Pinhole) -> None:
    middle = project(table_to_picture(camera), np.zeros((1, 2)))
    assert np.allclose(middle, [[(SIZE_PX[0] - 1) / 2, (SIZE_PX[1] - 1) / 2]])


@pytest.mark.parametrize("camera", CAMERAS)
def test_the_cameras_scale_holds_in_the_middle(camera: Pinhole) -> None:
    matrix = table_to_picture(replace(camera, tilt_rad=0.0))
    ends = project(matrix, np.array([[-0.5, 0.0], [0.5, 0.0]]))
    assert np.linalg.norm(ends[1] - ends[0]) == pytest.approx(camera.px_per_mm)


@pytest.mark.parametrize("camera", CAMERAS)
@pytest.mark.parametrize("pose", POSES)
def test_the_true_middle_of_each_dot_is_dark_on_its_light_label(camera: Pinhole, pose: Pose) -> None:
    scene = _scene(camera)
    scene.lay(_card("red-4"), pose)
    grey = take(scene.canvas, CLEAN, np.random.default_rng(0)).mean(2)
    dots = [g for label in scene.labels() for g in label.glyphs if g.glyph is Glyph.DOT]
    assert len(dots) == 4
    for dot in dots:
        x, y = round(dot.x_px), round(dot.y_px)
        beside = grey[y, round(dot.x_px + 0.75 * dot.size_px)], grey[y, round(dot.x_px - 0.75 * dot.size_px)]
        assert grey[y, x] < 90
        assert max(beside) > grey[y, x] + 60


@pytest.mark.parametrize("camera", CAMERAS)
@pytest.mark.parametrize("pose", POSES)
def test_the_true_scale_agrees_with_small_steps_on_the_card(camera: Pinhole, pose: Pose) -> None:
    card = _card("blue-9")
    scene = _scene(camera)
    scene.lay(card, pose)
    cos, sin = np.cos(pose.angle_rad), np.sin(pose.angle_rad)
    turn = np.array([[cos, -sin], [sin, cos]])
    for stuck, seen in zip(card.labels[0], scene.labels()[0].glyphs, strict=True):
        on_card = np.array([stuck.x_mm, stuck.y_mm]) - np.array(card.size_mm) / 2
        steps = 0.01 * np.stack([np.cos(np.arange(8) * np.pi / 4), np.sin(np.arange(8) * np.pi / 4)], 1)
        around = (np.concatenate([np.zeros((1, 2)), steps]) + on_card) @ turn.T + [pose.x_mm, pose.y_mm]
        points = project(scene.matrix, around)
        assert points[0] == pytest.approx([seen.x_px, seen.y_px])
        per_mm = np.linalg.norm(points[1:] - points[0], axis=1).mean() * 100
        assert seen.px_per_mm == pytest.approx(per_mm, rel=0.02)
        assert seen.size_px == pytest.approx(stuck.size_mm * seen.px_per_mm)


def test_corners_come_in_order_from_the_top_left() -> None:
    scene = _scene(CAMERAS[0])
    card = _card("red-1")
    corners = scene.lay(card, Pose(0, 0, 0))
    half = 3 * np.array(card.size_mm) / 2
    signs = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]])
    assert np.allclose(corners, np.array([449.5, 349.5]) + signs * half)


def test_a_card_turned_half_round_swaps_its_corners() -> None:
    card = _card("red-1")
    upright = _scene(CAMERAS[2]).lay(card, Pose(10, 20, 0.3))
    turned = _scene(CAMERAS[2]).lay(card, Pose(10, 20, 0.3 + np.pi))
    assert np.allclose(turned, np.roll(upright, 2, axis=0))


def test_a_card_lies_where_its_corners_say() -> None:
    scene = _scene(CAMERAS[0])
    bare = scene.canvas.copy()
    left, top = scene.lay(_card("red-1"), Pose(0, 0, 0), 0.1)[0]
    changed = np.abs(scene.canvas - bare).max(2) > 30
    rows, columns = np.flatnonzero(changed.any(1)), np.flatnonzero(changed.any(0))
    assert abs(columns[0] - left) < 5
    assert abs(rows[0] - top) < 5
    assert (scene.owner > 0).sum() == pytest.approx(59 * 91 * 9, rel=0.1)


def test_a_card_laid_over_hides_the_glyphs_below() -> None:
    scene = _scene(CAMERAS[1])
    scene.lay(_card("red-4", 1), POSES[1])
    before = [g.visible for g in scene.labels()[0].glyphs]
    scene.lay(_card("blue-5", 2), POSES[1])
    below, above = scene.labels()
    assert before == [1.0] * 5
    assert [g.visible for g in below.glyphs] == [0.0] * 5
    assert [g.visible for g in above.glyphs] == [1.0] * 2
    assert (below.card, above.card) == (0, 1)


def test_what_covers_a_picture_hides_glyphs() -> None:
    scene = _scene(CAMERAS[0])
    scene.lay(_card("red-4"), Pose(0, 0, 0))
    scene.cover(np.ones(SIZE_PX[::-1], np.float32))
    assert {g.visible for g in scene.labels()[0].glyphs} == {0.0}


def test_a_glyph_outside_the_picture_is_not_visible() -> None:
    scene = _scene(CAMERAS[0])
    scene.lay(_card("red-4"), Pose(1000, 0, 0))
    assert {g.visible for g in scene.labels()[0].glyphs} == {0.0}


def test_a_hand_covers_just_what_it_is_painted_on() -> None:
    for seed in range(6):
        canvas = np.full((SIZE_PX[1], SIZE_PX[0], 3), 255, np.float32)
        mask = draw_hand(canvas, 3.0, np.random.default_rng(seed))
        painted = (canvas < 255).any(2)
        assert painted.any()
        assert np.array_equal(painted, mask > 0)


@pytest.mark.parametrize("card", sorted(set(map(str, WIZARD_DECK.cards))))
def test_the_glyphs_of_a_card_say_that_card(card: str) -> None:
    said = meaning(glyphs_of(parse_card(card)))
    assert getattr(said, "card", None) == card


def test_one_seed_draws_one_training_picture() -> None:
    for seed in range(3):
        one, other = draw_tile(np.random.default_rng(seed)), draw_tile(np.random.default_rng(seed))
        assert one.picture.shape == (SIDE_PX, SIDE_PX, 3)
        assert np.array_equal(one.picture, other.picture)
        assert one.labels == other.labels


def test_another_seed_draws_another_picture() -> None:
    one, other = (draw_tile(np.random.default_rng(seed)).picture for seed in (1, 2))
    assert not np.array_equal(one, other)


def test_a_scene_remembers_where_every_card_was_laid_seen_or_not() -> None:
    scene = _scene(CAMERAS[1])
    laid = [scene.lay(_card(name), POSES[0]) for name in ("red-3", "blue-4")]
    assert np.allclose(scene.outlines(), laid)
    assert _scene(CAMERAS[1]).outlines().shape == (0, 4, 2)
