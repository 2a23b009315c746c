"""Shapes of the sticker code's glyphs in many variants, as polygons in millimetres round (0, 0)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from tactile.see.codebook import TENS, Glyph

Outline = npt.NDArray[np.float64]
"""A closed polygon: float64, shape (n, 2), millimetres, x right, y down."""

Random = np.random.Generator


@dataclass(frozen=True, slots=True)
class Stroke:
    """A polygon that lays ink, or (ink False) takes away ink that strokes before it laid."""

    outline: Outline
    ink: bool = True


Shape = tuple[Stroke, ...]


@dataclass(frozen=True, slots=True)
class GlyphStyle:
    """The sizes that one hand-made deck keeps for all its labels (sticker code, On the card)."""

    dot_mm: float
    ring_mm: float
    square_mm: float
    line_mm: float
    mark_mm: float
    variant: int


def random_style(rng: Random) -> GlyphStyle:
    """Draw one deck's style from the ranges of the sticker code."""
    return GlyphStyle(
        dot_mm=rng.uniform(2.5, 3.5),
        ring_mm=rng.uniform(7, 9),
        square_mm=rng.uniform(7, 9),
        line_mm=rng.uniform(0.8, 1.4),
        mark_mm=rng.uniform(8, 12),
        variant=int(rng.integers(1 << 16)),
    )


def size_mm(glyph: Glyph, style: GlyphStyle) -> float:
    """How wide a glyph is across, in millimetres."""
    if glyph is Glyph.DOT:
        return style.dot_mm
    if glyph is Glyph.RING:
        return style.ring_mm
    if glyph in TENS or glyph is Glyph.EMPTY_SQUARE:
        return style.square_mm
    if glyph is Glyph.FULL_SQUARE:
        return 0.85 * style.mark_mm
    return style.mark_mm


def glyph_shape(glyph: Glyph, style: GlyphStyle) -> Shape:
    """Draw one glyph; the same style gives the same shape, another variant another drawing."""
    rng = np.random.default_rng([style.variant, list(Glyph).index(glyph)])
    size = size_mm(glyph, style)
    if glyph is Glyph.RING:
        return _ring(size, style, rng)
    if glyph in TENS:
        return _square(size, style, TENS.index(glyph) + 1, rng)
    if glyph is Glyph.EMPTY_SQUARE:
        return _square(size, style, 0, rng)
    return _MARKS[glyph](size / 2, rng)


def turned(shape: Shape, angle_rad: float, to: tuple[float, float] = (0.0, 0.0)) -> Shape:
    """Turn a shape about its middle, then move it."""
    cos, sin = np.cos(angle_rad), np.sin(angle_rad)
    matrix = np.array([[cos, sin], [-sin, cos]])
    return tuple(Stroke(stroke.outline @ matrix + np.array(to), stroke.ink) for stroke in shape)


def _circle(radius: float, at: tuple[float, float] = (0.0, 0.0), points: int = 40) -> Outline:
    angles = np.linspace(0, 2 * np.pi, points, endpoint=False)
    return np.stack([radius * np.cos(angles) + at[0], radius * np.sin(angles) + at[1]], axis=1)


def _polygon(radii: npt.ArrayLike, first_rad: float = -np.pi / 2) -> Outline:
    radius = np.asarray(radii, dtype=np.float64)
    angles = first_rad + np.linspace(0, 2 * np.pi, len(radius), endpoint=False)
    return np.stack([radius * np.cos(angles), radius * np.sin(angles)], axis=1)


def _box(half: float, corner: float) -> Outline:
    """A square with rounded corners."""
    straight = half - corner
    arcs = []
    for quarter, (x, y) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        angles = np.linspace(0, np.pi / 2, 6) + quarter * np.pi / 2
        arcs.append(np.stack([x * straight + corner * np.cos(angles), y * straight + corner * np.sin(angles)], 1))
    return np.concatenate(arcs)


def _ring(size: float, style: GlyphStyle, rng: Random) -> Shape:
    inner = size / 2 - style.line_mm
    dot = min(rng.uniform(0.8, 1.6), inner - 0.9)
    return (Stroke(_circle(size / 2)), Stroke(_circle(inner), ink=False), Stroke(_circle(dot)))


_DICE: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    0: (),
    1: ((0, 0),),
    2: ((-1, 0), (1, 0)),
    3: ((-1, 0.8), (1, 0.8), (0, -0.9)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (-1, 1), (1, 1), (0, 0)),
    6: ((-1, -1), (1, -1), (-1, 1), (1, 1), (-1, 0), (1, 0)),
    7: ((-1, -1), (1, -1), (-1, 1), (1, 1), (-1, 0), (1, 0), (0, 0)),
    8: ((-1, -1), (1, -1), (-1, 1), (1, 1), (-1, 0), (1, 0), (0, -1), (0, 1)),
    9: ((-1, -1), (1, -1), (-1, 1), (1, 1), (-1, 0), (1, 0), (0, -1), (0, 1), (0, 0)),
}


def _square(size: float, style: GlyphStyle, dots: int, rng: Random) -> Shape:
    corner = rng.uniform(0.05, 0.18) * size
    line = min(style.line_mm, 1.1) if dots > 1 else style.line_mm
    inner = size / 2 - line
    step = 0.5 * inner
    most = (rng.uniform(0.8, 1.6), 0.36 * inner, 0.32 * inner, 0.3 * inner)[min(max(dots - 1, 0), 3)]
    radius = min(most, inner - 0.7) if dots <= 3 else min(most, 0.21 * inner if dots > 4 else most)
    spots = tuple(Stroke(_circle(radius, (x * step, y * step))) for x, y in _DICE[dots])
    return (
        Stroke(_box(size / 2, corner)),
        Stroke(_box(inner, max(corner - line, 0.05)), ink=False),
        *spots,
    )


def _dot(r: float, rng: Random) -> Shape:
    stretch = rng.uniform(0.94, 1.06)
    return (Stroke(_circle(r, points=24) * np.array([stretch, 1 / stretch])),)


def _disc(r: float, rng: Random) -> Shape:
    return _dot(r * rng.uniform(0.9, 1.0), rng)


def _heart(r: float, rng: Random) -> Shape:
    t = np.linspace(0, 2 * np.pi, 60, endpoint=False)
    x = 16 * np.sin(t) ** 3
    y = -(13 * np.cos(t) - rng.uniform(4, 6) * np.cos(2 * t) - 2 * np.cos(3 * t) - np.cos(4 * t))
    outline = np.stack([x * rng.uniform(0.9, 1.1), y], 1) / 16
    outline[:, 1] -= outline[:, 1].mean()
    return (Stroke(outline * r),)


def _moon(r: float, rng: Random) -> Shape:
    bite, shift = rng.uniform(0.72, 0.9), rng.uniform(0.36, 0.55)
    return (Stroke(_circle(r)), Stroke(_circle(r * bite, (r * shift, 0.0)), ink=False))


def _drop(r: float, rng: Random) -> Shape:
    t = np.linspace(0, 2 * np.pi, 60, endpoint=False)
    power = rng.uniform(0.8, 2.4)
    x = np.sin(t) * np.sin(t / 2) ** power * rng.uniform(0.72, 0.95)
    y = -np.cos(t)
    return (Stroke(np.stack([x, y], 1) * r),)


def _clover(r: float, rng: Random) -> Shape:
    return _club(r, rng) if rng.random() < 0.5 else _leaves(r, rng)


def _club(r: float, rng: Random) -> Shape:
    lobe = r * rng.uniform(0.4, 0.47)
    reach = r * rng.uniform(0.46, 0.56)
    lobes = [
        Stroke(_circle(lobe, (reach * np.cos(a), reach * np.sin(a))))
        for a in (-np.pi / 2, np.pi / 6, 5 * np.pi / 6)
    ]
    wide = rng.uniform(0.12, 0.4) * r
    stem = np.array([[-0.1 * r, 0], [0.1 * r, 0], [wide, r], [-wide, r]])
    middle = Stroke(_circle(0.3 * r))
    return (*lobes, middle, Stroke(stem))


def _leaves(r: float, rng: Random) -> Shape:
    count = int(rng.integers(3, 5))
    leaves: list[Stroke] = []
    for leaf in range(count):
        petal = _heart(r * rng.uniform(0.4, 0.46), rng)[0].outline + np.array([0, -0.52 * r])
        leaves.extend(turned((Stroke(petal),), 2 * np.pi * leaf / count))
    half = rng.uniform(0.07, 0.13) * r
    stem = np.array([[-half, 0], [half, 0], [half * 2.5, r], [half, r * 1.02]])
    return (*leaves, *turned((Stroke(stem),), np.pi / count if count == 4 else 0.0))


def _diamonds(r: float, rng: Random) -> Shape:
    wide, high = rng.uniform(0.32, 0.46), rng.uniform(0.38, 0.46)
    if rng.random() < 0.4:
        wide = high
    one = np.array([[0, -high], [wide, 0], [0, high], [-wide, 0]]) * r
    reach = rng.uniform(0.46, 0.56) * r
    places = ((reach, 0), (-reach, 0), (0, reach), (0, -reach))
    if rng.random() < 0.4:
        places = tuple((x * 0.98, y * 0.98) for x in (-reach, reach) for y in (-reach, reach))
    return tuple(Stroke(one + np.array(place)) for place in places)


def _grapes(r: float, rng: Random) -> Shape:
    rows = (3, 2, 1) if rng.random() < 0.5 else (4, 3, 2, 1)
    one = r * (0.34 if len(rows) == 3 else 0.27) * rng.uniform(0.92, 1.08)
    grapes = [
        Stroke(_circle(one, ((i - (n - 1) / 2) * 1.8 * one, (row - (len(rows) - 1) / 2) * 1.6 * one), 20))
        for row, n in enumerate(rows)
        for i in range(n)
    ]
    top = -(len(rows) - 1) / 2 * 1.6 * one
    stem = np.array([[-0.06, -0.5], [0.1, -0.55], [0.08, 0], [-0.08, 0]]) * r + np.array([0, top])
    leaf = _circle(0.22 * r, (0.25 * r, top - 0.85 * one), 16)
    return (*grapes, Stroke(stem), Stroke(leaf)) if rng.random() < 0.6 else (*grapes, Stroke(stem))


def _flower(r: float, rng: Random) -> Shape:
    petals = int(rng.integers(5, 9))
    reach, round_ = r * rng.uniform(0.56, 0.66), r * min(0.42, 2.0 / petals)
    strokes = [
        Stroke(_circle(round_, (reach * np.cos(a), reach * np.sin(a)), 20))
        for a in np.linspace(0, 2 * np.pi, petals, endpoint=False)
    ]
    strokes.append(Stroke(_circle(0.5 * r)))
    if rng.random() < 0.75:
        strokes.append(Stroke(_circle(r * rng.uniform(0.16, 0.28)), ink=False))
    return tuple(strokes)


def _cross(r: float, rng: Random) -> Shape:
    arm = rng.uniform(0.26, 0.42)
    plus = [(-arm, -1), (arm, -1), (arm, -arm), (1, -arm), (1, arm), (arm, arm)]
    plus += [(arm, 1), (-arm, 1), (-arm, arm), (-1, arm), (-1, -arm), (-arm, -arm)]
    return (Stroke(np.array(plus) * r * 0.95),)


def _full_square(r: float, rng: Random) -> Shape:
    return (Stroke(_box(r, rng.uniform(0.02, 0.2) * r)),)


def _star(r: float, rng: Random) -> Shape:
    points = int(rng.choice([5, 5, 5, 6, 6, 7, 8]))
    inner = rng.uniform(0.38, 0.5) if points == 5 else rng.uniform(0.48, 0.62)
    return (Stroke(_polygon([r, r * inner] * points)),)


def _triangle(r: float, rng: Random) -> Shape:
    corners = _polygon([r, r, r]) * np.array([rng.uniform(0.85, 1.1), 1.0])
    return (Stroke(corners - corners.mean(0)),)


_MARKS: Final[dict[Glyph, Callable[[float, Random], Shape]]] = {
    Glyph.DOT: _dot,
    Glyph.HEART: _heart,
    Glyph.MOON: _moon,
    Glyph.DROP: _drop,
    Glyph.DISC: _disc,
    Glyph.CLOVER: _clover,
    Glyph.DIAMONDS: _diamonds,
    Glyph.GRAPES: _grapes,
    Glyph.FLOWER: _flower,
    Glyph.CROSS: _cross,
    Glyph.FULL_SQUARE: _full_square,
    Glyph.STAR: _star,
    Glyph.TRIANGLE: _triangle,
}
