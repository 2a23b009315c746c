"""Drawings of the dot, the colour glyphs and the special glyphs, each in many variants."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from samples.outlines import Stroke, box, circle, round_points, turned
from tactile.see.codebook import Glyph

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from samples.glyphs import Random
    from samples.outlines import Shape


def _dot(r: float, rng: Random) -> Shape:
    stretch = rng.uniform(0.94, 1.06)
    return (Stroke(circle(r, points=24) * np.array([stretch, 1 / stretch])),)


def _disc(r: float, rng: Random) -> Shape:
    return _dot(r * rng.uniform(0.9, 1.0), rng)


def _heart(r: float, rng: Random) -> Shape:
    return _round_heart(r, rng) if rng.random() < 0.4 else _waved_heart(r, rng)


def _waved_heart(r: float, rng: Random) -> Shape:
    t = np.linspace(0, 2 * np.pi, 60, endpoint=False)
    x = 16 * np.sin(t) ** 3
    y = -(13 * np.cos(t) - rng.uniform(4, 6) * np.cos(2 * t) - 2 * np.cos(3 * t) - np.cos(4 * t))
    outline = np.stack([x * rng.uniform(0.9, 1.1), y], 1) / 16
    outline[:, 1] -= outline[:, 1].mean()
    return (Stroke(outline * r),)


def _round_heart(r: float, rng: Random) -> Shape:
    """Lay two discs side by side over a wedge that touches both."""
    disc, apart = r * rng.uniform(0.48, 0.55), r * rng.uniform(0.42, 0.5)
    top = -0.35 * r
    tip = (0.0, r * rng.uniform(0.9, 1.05))
    outer = max(_tangents(disc, (apart, top), tip))
    wedge = np.array([(-apart, top), (-outer[0], outer[1]), tip, outer, (apart, top)])
    return (Stroke(circle(disc, (-apart, top))), Stroke(circle(disc, (apart, top))), Stroke(wedge))


def _tangents(radius: float, at: tuple[float, float], tip: tuple[float, float]) -> list[tuple[float, float]]:
    """Give the points where lines from `tip` touch a circle, the tip between them (left, tip, right)."""
    away = np.hypot(tip[0] - at[0], tip[1] - at[1])
    way = np.arctan2(tip[1] - at[1], tip[0] - at[0])
    lean = np.arccos(min(radius / away, 1.0))
    left, right = (
        (at[0] + radius * float(np.cos(way + s * lean)), at[1] + radius * float(np.sin(way + s * lean)))
        for s in (1, -1)
    )
    return [left, tip, right]


def _moon(r: float, rng: Random) -> Shape:
    bite, shift = rng.uniform(0.72, 0.9), rng.uniform(0.36, 0.55)
    return (Stroke(circle(r)), Stroke(circle(r * bite, (r * shift, 0.0)), ink=False))


def _drop(r: float, rng: Random) -> Shape:
    return _pin(r, rng) if rng.random() < 0.45 else _tear(r, rng)


def _tear(r: float, rng: Random) -> Shape:
    t = np.linspace(0, 2 * np.pi, 60, endpoint=False)
    power = rng.uniform(0.6, 2.4)
    x = np.sin(t) * np.sin(t / 2) ** power * rng.uniform(0.72, 1.05)
    y = -np.cos(t)
    return (Stroke(np.stack([x, y], 1) * r),)


def _pin(r: float, rng: Random) -> Shape:
    """Draw a disc with a tip whose sides are straight."""
    disc = r * rng.uniform(0.5, 0.84)
    return (Stroke(circle(disc, (0, r - disc))), Stroke(np.array(_tangents(disc, (0, r - disc), (0, -r)))))


def _clover(r: float, rng: Random) -> Shape:
    return _club(r, rng) if rng.random() < 0.5 else _leaves(r, rng)


def _club(r: float, rng: Random) -> Shape:
    lobe = r * rng.uniform(0.4, 0.47)
    reach = r * rng.uniform(0.46, 0.56)
    lobes = [
        Stroke(circle(lobe, (reach * np.cos(a), reach * np.sin(a))))
        for a in (-np.pi / 2, np.pi / 6, 5 * np.pi / 6)
    ]
    wide = rng.uniform(0.12, 0.4) * r
    stem = np.array([[-0.1 * r, 0], [0.1 * r, 0], [wide, r], [-wide, r]])
    middle = Stroke(circle(0.3 * r))
    return (*lobes, middle, Stroke(stem))


def _leaves(r: float, rng: Random) -> Shape:
    count, kind = int(rng.integers(3, 5)), rng.random()
    leaves: list[Stroke] = []
    for leaf in range(count):
        petal = _leaf(r * rng.uniform(0.4, 0.46), kind, rng)
        leaves.extend(turned(turned(petal, 0.0, (0.0, -0.52 * r)), 2 * np.pi * leaf / count))
    half = rng.uniform(0.07, 0.13) * r
    stem = np.array([[-half, 0], [half, 0], [half * 2.5, r], [half, r * 1.02]])
    return (*leaves, *turned((Stroke(stem),), np.pi / count if count == 4 else 0.0))


def _leaf(r: float, kind: float, rng: Random) -> Shape:
    """Draw one leaf, its tip at the clover's middle: a heart, or an egg."""
    if kind < 0.7:
        return _heart(r, rng)
    wide = rng.uniform(0.55, 0.9)
    return (Stroke(circle(r) * np.array([wide, 1.1])),)


def _diamonds(r: float, rng: Random) -> Shape:
    wide, high = rng.uniform(0.32, 0.46), rng.uniform(0.38, 0.46)
    if rng.random() < 0.4:
        wide = high
    one = np.array([[0, -high], [wide, 0], [0, high], [-wide, 0]]) * r
    reach = rng.uniform(0.46, 0.56) * r
    places = np.array([[1, 0], [-1, 0], [0, 1], [0, -1]]) * reach
    if rng.random() < 0.4:
        places = np.array([[-1, -1], [-1, 1], [1, -1], [1, 1]]) * reach * 0.98
    return tuple(Stroke(one + place) for place in places)


def _grapes(r: float, rng: Random) -> Shape:
    rows = (3, 2, 1) if rng.random() < 0.5 else (4, 3, 2, 1)
    one = r * (0.34 if len(rows) == 3 else 0.27) * rng.uniform(0.92, 1.08)
    grapes = [
        Stroke(circle(one, ((i - (n - 1) / 2) * 1.8 * one, (row - (len(rows) - 1) / 2) * 1.6 * one), 20))
        for row, n in enumerate(rows)
        for i in range(n)
    ]
    top = -(len(rows) - 1) / 2 * 1.6 * one
    stem = np.array([[-0.06, -0.5], [0.1, -0.55], [0.08, 0], [-0.08, 0]]) * r + np.array([0, top])
    leaf = circle(0.22 * r, (0.25 * r, top - 0.85 * one), 16)
    return (*grapes, Stroke(stem), Stroke(leaf)) if rng.random() < 0.6 else (*grapes, Stroke(stem))


def _flower(r: float, rng: Random) -> Shape:
    petals = int(rng.integers(5, 9))
    reach, round_ = r * rng.uniform(0.56, 0.66), r * min(0.42, 2.0 / petals)
    strokes = [
        Stroke(circle(round_, (reach * np.cos(a), reach * np.sin(a)), 20))
        for a in np.linspace(0, 2 * np.pi, petals, endpoint=False)
    ]
    strokes.append(Stroke(circle(0.5 * r)))
    if rng.random() < 0.75:
        strokes.append(Stroke(circle(r * rng.uniform(0.16, 0.28)), ink=False))
    return tuple(strokes)


def _cross(r: float, rng: Random) -> Shape:
    arm = rng.uniform(0.26, 0.42)
    plus = [(-arm, -1), (arm, -1), (arm, -arm), (1, -arm), (1, arm), (arm, arm)]
    plus += [(arm, 1), (-arm, 1), (-arm, arm), (-1, arm), (-1, -arm), (-arm, -arm)]
    return (Stroke(np.array(plus) * r * 0.95),)


def _full_square(r: float, rng: Random) -> Shape:
    return (Stroke(box(r, rng.uniform(0.02, 0.2) * r)),)


def _star(r: float, rng: Random) -> Shape:
    points = int(rng.choice([5, 5, 5, 6, 6, 7, 8]))
    inner = rng.uniform(0.38, 0.5) if points == 5 else rng.uniform(0.48, 0.62)
    return (Stroke(round_points([r, r * inner] * points, -np.pi / 2)),)


def _triangle(r: float, rng: Random) -> Shape:
    corners = round_points([r, r, r], -np.pi / 2) * np.array([rng.uniform(0.85, 1.1), 1.0])
    return (Stroke(corners - corners.mean(0)),)


MARKS: Final[Mapping[Glyph, Callable[[float, Random], Shape]]] = {
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
"""How each is drawn, given half of its size in millimetres and a source of chance."""
