"""Training pictures without end: random tables of sticker cards and of things that are none, with truth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

from samples.cards import CardPicture, make_card, random_deck_style
from samples.clutter import draw_clutter
from samples.faces import draw_face
from samples.hands import draw_hand
from samples.lens import random_lens, room_light, take
from samples.scene import Pinhole, Pose, Scene
from samples.table_tops import draw_table
from tactile.see.codebook import COLOUR_OF, TENS, Glyph, Value, canonical_glyphs

if TYPE_CHECKING:
    import numpy.typing as npt

    from samples.cards import DeckStyle
    from samples.glyphs import Random
    from samples.scene import SeenLabel
    from tactile.see.reads import Picture

SIDE_PX: Final = 640

HEAPED, LAID = 0.75, 0.3
"""Cards a card's area: heaped for training, or laid as seven on a table that a camera sees whole."""

OTHERWISE: Final = 24.0
"""A pixel that became so many grey levels lighter or darker shows something else, not a mere shadow."""

_WIZARD_MARKS: Final = (Glyph.HEART, Glyph.MOON, Glyph.CLOVER, Glyph.DROP)


@dataclass(frozen=True, slots=True)
class Tile:
    """One training picture with all its labels."""

    picture: Picture
    labels: tuple[SeenLabel, ...]
    owner: npt.NDArray[np.int32]
    """Which card each pixel shows, (height, width): 1 the first one laid, 0 the table, -1 a hand."""
    outlines: npt.NDArray[np.float64]
    """The corners of every card, (n, 4, 2), pixels."""


def draw_tile(rng: Random, crowd: float = HEAPED) -> Tile:
    """Draw one picture of SIDE_PX × SIDE_PX, with so many cards a card's area of it."""
    harsh = rng.beta(1.1, 2.4)
    camera = _camera(rng)
    table = draw_table(SIDE_PX, SIDE_PX, camera.px_per_mm, rng)
    for _ in range(int(rng.integers(0, 4))):
        draw_clutter(table, camera.px_per_mm, rng)
    scene = Scene(table, camera)
    if rng.random() < 0.9:
        _lay_cards(scene, camera, rng, crowd)
    if rng.random() < 0.15:
        _drop_something(scene, camera, rng)
    if rng.random() < 0.2:
        scene.cover(draw_hand(scene.canvas, camera.px_per_mm, rng))
    room_light(SIDE_PX, SIDE_PX, rng, harsh).fall_on(scene.canvas)
    seen = take(scene.canvas, random_lens(rng, harsh), rng)
    return Tile(seen, scene.labels(), scene.owner, scene.outlines())


def _drop_something(scene: Scene, camera: Pinhole, rng: Random) -> None:
    """Let something lie on the cards too."""
    bare = scene.canvas.copy()
    draw_clutter(scene.canvas, camera.px_per_mm, rng)
    scene.cover((np.abs(scene.canvas - bare).max(2) > OTHERWISE).astype(np.float32))


def _camera(rng: Random) -> Pinhole:
    return Pinhole(
        px_per_mm=float(np.exp(rng.uniform(np.log(1.75), np.log(5.2)))),
        distance_mm=rng.uniform(380, 850),
        tilt_rad=np.deg2rad(rng.uniform(0, 38)),
        roll_rad=rng.uniform(0, 6.3),
        size_px=(SIDE_PX, SIDE_PX),
    )


def _lay_cards(scene: Scene, camera: Pinhole, rng: Random, crowd: float) -> None:
    style = random_deck_style(rng)
    light = rng.uniform(0, 6.3)
    half = SIDE_PX / 2 / camera.px_per_mm
    area = (2 * half) ** 2 / (59 * 91)
    count = int(np.clip(rng.poisson(area * crowd) + 1, 1, 16))
    if rng.random() < 0.2:
        _fan(scene, style, light, rng)
        return
    for _ in range(count):
        pose = Pose(rng.uniform(-half, half), rng.uniform(-half, half), rng.uniform(0, 6.3))
        if rng.random() < 0.3:
            style = random_deck_style(rng)
        scene.lay(_any_card(style, rng, light - pose.angle_rad), pose, rng.uniform(0.2, 2))


def _fan(scene: Scene, style: DeckStyle, light: float, rng: Random) -> None:
    """Lay a hand of cards, each a little turned over the last, as it is held before a camera."""
    start, step = rng.uniform(0, 6.3), rng.uniform(0.08, 0.25) * rng.choice([-1, 1])
    reach = rng.uniform(60, 160)
    foot = rng.uniform(-40, 40, 2) - reach * np.array([np.sin(start), -np.cos(start)])
    for card in range(int(rng.integers(3, 9))):
        angle = start + step * card
        at = foot + reach * np.array([np.sin(angle), -np.cos(angle)])
        scene.lay(_any_card(style, rng, light - angle), Pose(at[0], at[1], angle), rng.uniform(0.2, 1))


def _any_card(style: DeckStyle, rng: Random, light: float) -> CardPicture:
    if rng.random() < 0.12:
        return _bare(style, rng)
    return make_card(any_label(rng), style, rng, light)


def _bare(style: DeckStyle, rng: Random) -> CardPicture:
    """Print a card without stickers: whatever is on it must not be read."""
    face = draw_face(str(rng.integers(1, 14)), "", style.face, rng).astype(np.float32)
    return CardPicture(face, (), style.face.size_mm)


def any_label(rng: Random) -> tuple[Glyph, ...]:
    """Glyphs of any card of any deck, those of Wizard most often, now and then a non-canonical sum."""
    pick = rng.random()
    if pick < 0.13:
        return (Glyph.STAR,) + (Glyph.DOT,) * int(rng.choice([0, 0, 0, 1, 2, 3, 4]))
    if pick < 0.26:
        return (Glyph.TRIANGLE,) + (Glyph.DOT,) * int(rng.choice([0, 0, 0, 0, 1, 2]))
    if pick < 0.3:
        return _tile(rng)
    marks = _WIZARD_MARKS if rng.random() < 0.62 else tuple(COLOUR_OF)
    mark = marks[int(rng.integers(len(marks)))]
    if rng.random() < 0.7:
        return (*canonical_glyphs(Value(int(rng.integers(1, 14)))), mark)
    return (*_large_number(rng), mark)


def _tile(rng: Random) -> tuple[Glyph, ...]:
    value = Value(int(rng.integers(0, 21)))
    return canonical_glyphs(value) if value else (Glyph.EMPTY_SQUARE,)


def _large_number(rng: Random) -> tuple[Glyph, ...]:
    if rng.random() < 0.3:
        loose = (Glyph.DOT,) * int(rng.integers(0, 7)) + (Glyph.TEN_1,) * int(rng.integers(0, 3))
        return loose or (Glyph.RING, Glyph.RING)
    tens = TENS[min(int(rng.geometric(0.35)), 9) - 1]
    return (tens, *canonical_glyphs(Value(int(rng.integers(0, 10))))) if rng.random() < 0.9 else (tens,)
