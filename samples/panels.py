"""Large printed art with straight edges: rays, stripes, halves, a picture in the picture.

Another card's edge is straight too, and hides what lies under it; this hides nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from samples.paint import any_colour, draw_line, fill, wash

if TYPE_CHECKING:
    import numpy.typing as npt

    from samples.glyphs import Random
    from samples.paint import Canvas


def lay_panel(face: Canvas, px_per_mm: float, rng: Random) -> None:
    """Print one large shape on a face, in place."""
    draw = (_rays, _stripes, _half, _inset, _inset)[int(rng.integers(5))]
    draw(face, px_per_mm, rng)


def _rays(face: Canvas, _px_per_mm: float, rng: Random) -> None:
    """Print wedges that run out from one place."""
    height, width = face.shape[:2]
    foot = np.array([rng.uniform(0, width), rng.uniform(0, height)])
    count, start = int(rng.integers(3, 14)), rng.uniform(0, 6.3)
    colours = [any_colour(rng) for _ in range(int(rng.integers(1, 3)))]
    step, share = 2 * np.pi / count, rng.uniform(0.2, 0.6)
    for ray in range(count):
        angles = start + step * (ray + np.array([0, share]))
        far = foot + 2 * max(height, width) * np.stack([np.cos(angles), np.sin(angles)], 1)
        fill(face, np.concatenate([foot[None], far]), colours[ray % len(colours)])


def _stripes(face: Canvas, px_per_mm: float, rng: Random) -> None:
    """Print a few bands side by side, across the whole face."""
    along, aside = _ways(rng)
    at = _somewhere(face, rng)
    thick, step = px_per_mm * rng.uniform(0.8, 8), px_per_mm * rng.uniform(3, 16)
    colour = any_colour(rng)
    for band in range(int(rng.integers(1, 7))):
        middle = at + aside * band * max(step, 1.3 * thick)
        fill(face, _strip(middle, along, aside * thick / 2, max(face.shape)), colour)


def _half(face: Canvas, px_per_mm: float, rng: Random) -> None:
    """Print the ground another way on one side of a straight line, now and then with a seam."""
    along, aside = _ways(rng)
    at, reach = _somewhere(face, rng), float(max(face.shape))
    corners = np.stack([at - along * reach, at + along * reach])
    corners = np.concatenate([corners, corners[::-1] + aside * 2 * reach])
    _print_ground(face, corners, rng)
    if rng.random() < 0.5:
        draw_line(face, corners[:2], any_colour(rng), int(px_per_mm * rng.uniform(0.3, 1.5)) + 1)


def _inset(face: Canvas, px_per_mm: float, rng: Random) -> None:
    """Print a framed picture with square corners, upright or aslant, as large as a card or smaller."""
    along, aside = (np.array([1.0, 0.0]), np.array([0.0, 1.0])) if rng.random() < 0.5 else _ways(rng)
    half = px_per_mm * rng.uniform(8, 45, 2)
    at = _somewhere(face, rng)
    signs = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]])
    corners = at + signs[:, :1] * along * half[0] + signs[:, 1:] * aside * half[1]
    _print_ground(face, corners, rng)
    for _ in range(int(rng.integers(0, 3))):
        thick = int(px_per_mm * rng.uniform(0.3, 3)) + 1
        draw_line(face, np.concatenate([corners, corners[:1]]), any_colour(rng), thick)


def _print_ground(face: Canvas, corners: npt.NDArray[np.float64], rng: Random) -> None:
    height, width = face.shape[:2]
    mask = np.zeros((height, width), np.float32)
    fill(mask, corners, (1.0, 1.0, 1.0))
    ground = wash(height, width, rng, any_colour(rng), any_colour(rng))
    face += mask[..., None] * rng.uniform(0.4, 1.0) * (ground - face)


def _ways(rng: Random) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    angle = rng.uniform(0, np.pi)
    along = np.array([np.cos(angle), np.sin(angle)])
    return along, np.array([-along[1], along[0]])


def _somewhere(face: Canvas, rng: Random) -> npt.NDArray[np.float64]:
    return np.asarray(rng.uniform(0, 1, 2) * face.shape[1::-1], np.float64)


def _strip(
    middle: npt.NDArray[np.float64],
    along: npt.NDArray[np.float64],
    half: npt.NDArray[np.float64],
    reach: float,
) -> npt.NDArray[np.float64]:
    ends = np.stack([middle - along * reach, middle + along * reach])
    return np.concatenate([ends - half, ends[::-1] + half])
