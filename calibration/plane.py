"""The table's plane from the cards' outlines: how far, how slanted, and which outlines are cards at all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

Floats = npt.NDArray[np.float64]


class CardSize(NamedTuple):
    """A card's short and long side in millimetres."""

    short_mm: float
    long_mm: float


WIZARD: Final = CardSize(59.0, 91.0)
POKER: Final = CardSize(63.0, 88.0)
SIZES: Final = (WIZARD, POKER)
"""The sizes that Wizard's decks come in (sticker code, "On the card"); all cards of a table have the same."""

FOCAL_SHARE: Final = 0.85
"""A webcam's usual focal length over the picture's longer side."""
FOCAL_SPREAD: Final = 0.3
"""How far (sigma of its logarithm) the focal length strays from that."""
NOISE_PX: Final = 0.7
FAR_OFF_PX: Final = 2.0
"""From here on a corner's distance counts in itself, not squared, so that what is no card draws little."""
MOST_OFF_SHARE: Final = 0.022
"""An outline whose corners lie further off than this share of its longer side is no card of this table."""
MOST_OUTLINES: Final = 10
_STARTS_RAD: Final = ((0.0, 0.0), (0.35, 0.0), (-0.35, 0.0), (0.0, 0.35), (0.0, -0.35))
_STEPS: Final = 30


@dataclass(frozen=True, slots=True)
class Plane:
    """The table as the camera sees it.

    `cards` are the places (in the outlines given) of those that agree on being cards of this size on this plane.
    `px_per_mm` is the scale at each of these cards: the square root of how much a small area grows.
    `recedes` is the unit vector (x right, y down in the picture) along which the table leaves the camera;
    it is (0, 0) when there is no slant. `off_px` is how far corners lie from where they should (root mean square).
    """

    cards: tuple[int, ...]
    size: CardSize
    px_per_mm: tuple[float, ...]
    tilt_deg: float
    recedes: tuple[float, float]
    focal_px: float
    off_px: float


def fit_plane(outlines: Sequence[Floats], picture_size_px: tuple[int, int]) -> Plane | None:
    """Fit one plane and one card size to outlines (each (4, 2), short side first, as `Outline.corners`).

    `picture_size_px` is (width, height). The lens is taken as free of distortion, its axis through the picture's
    middle; the focal length is found too, as far as the outlines tell. None when there is no outline.
    """
    quads = np.array(outlines[:MOST_OUTLINES], np.float64).reshape(-1, 4, 2)
    if not len(quads):
        return None
    middle = (np.array(picture_size_px, np.float64) - 1) / 2
    focal_px = FOCAL_SHARE * max(picture_size_px)
    fits = [_fit_size(quads - middle, size, focal_px) for size in SIZES]
    best = min(fits, key=lambda fit: (-len(fit.cards), fit.cost))
    return best.plane()


@dataclass(frozen=True, slots=True)
class _Fit:
    """A fitted model: parameters (log focal, log scale, two of tilt, then x, y, angle a card)."""

    size: CardSize
    cards: tuple[int, ...]
    parameters: Floats
    cost: float
    off_px: Floats

    def plane(self) -> Plane:
        tilt_x, tilt_y = self.parameters[2:4]
        tilt = float(np.hypot(tilt_x, tilt_y))
        recedes = (tilt_y / tilt, -tilt_x / tilt) if tilt > 1e-6 else (0.0, 0.0)
        return Plane(
            self.cards,
            self.size,
            tuple(_scale(self.parameters, place) for place in self.parameters[4:].reshape(-1, 3)[:, :2]),
            float(np.rad2deg(tilt)),
            (float(recedes[0]), float(recedes[1])),
            float(np.exp(self.parameters[0])),
            float(np.sqrt((self.off_px**2).mean())),
        )


def _fit_size(quads: Floats, size: CardSize, focal_px: float) -> _Fit:
    """Fit cards of one size, leaving out the worst outline as long as it is too far off."""
    cards = list(range(len(quads)))
    while True:
        fit = _fit(quads[cards], size, focal_px)
        longer_px = np.linalg.norm(quads[cards][:, 1] - quads[cards][:, 2], axis=1)
        worst = fit.off_px.reshape(-1, 4).max(1) / longer_px
        if len(cards) == 1 or worst.max() < MOST_OFF_SHARE:
            return _Fit(size, tuple(cards), fit.parameters, fit.cost, fit.off_px)
        cards.pop(int(worst.argmax()))


def _fit(quads: Floats, size: CardSize, focal_px: float) -> _Fit:
    def errors(parameters: Floats) -> Floats:
        return (_project(parameters, size) - quads).ravel()

    def residuals(parameters: Floats) -> Floats:
        off = np.linalg.norm(errors(parameters).reshape(-1, 2), axis=1)
        weight = np.sqrt(np.minimum(1.0, FAR_OFF_PX / np.maximum(off, 1e-9)))
        prior = (parameters[0] - np.log(focal_px)) / FOCAL_SPREAD
        return np.append(errors(parameters) * np.repeat(weight, 2) / NOISE_PX, prior)

    starts = [_start(quads, size, focal_px, tilt) for tilt in _STARTS_RAD]
    solved = min((_descend(residuals, start) for start in starts), key=lambda found: found[1])
    off_px = np.linalg.norm(errors(solved[0]).reshape(-1, 2), axis=1)
    return _Fit(size, (), solved[0], solved[1], off_px)


def _start(quads: Floats, size: CardSize, focal_px: float, tilt: tuple[float, float]) -> Floats:
    scale = np.sqrt(np.median([_area(quad) for quad in quads]) / (size.short_mm * size.long_mm))
    places = quads.mean(1) / scale
    across = quads[:, 1] - quads[:, 0]
    angles = np.arctan2(across[:, 1], across[:, 0])
    return np.array([np.log(focal_px), np.log(scale), *tilt, *np.column_stack([places, angles]).ravel()])


def _area(quad: Floats) -> float:
    x, y = quad.T
    return float(abs(x @ np.roll(y, -1) - y @ np.roll(x, -1)) / 2)


def _project(parameters: Floats, size: CardSize) -> Floats:
    """Where the corners of the cards fall, (n, 4, 2), from the picture's middle."""
    x, y, angle = parameters[4:].reshape(-1, 3).T[..., None]
    half = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * np.array(size) / 2
    cos, sin = np.cos(angle), np.sin(angle)
    corners = np.stack([x + cos * half[:, 0] - sin * half[:, 1], y + sin * half[:, 0] + cos * half[:, 1]], -1)
    return _seen(parameters, corners)


def _seen(parameters: Floats, points_mm: Floats) -> Floats:
    """Project points of the table (…, 2) in millimetres from where the camera's axis meets it."""
    focal, scale = np.exp(parameters[:2])
    turn = _turn(parameters[2], parameters[3])
    space = points_mm @ turn[:, :2].T + np.array([0, 0, focal / scale])
    return np.asarray(focal * space[..., :2] / np.maximum(space[..., 2:], 1.0), np.float64)


def _turn(tilt_x: float, tilt_y: float) -> Floats:
    """The rotation about an axis in the picture's plane."""
    tilt = float(np.hypot(tilt_x, tilt_y))
    if tilt < 1e-12:
        return np.eye(3)
    axis_x, axis_y = tilt_x / tilt, tilt_y / tilt
    cross = np.array([[0, 0, axis_y], [0, 0, -axis_x], [-axis_y, axis_x, 0]])
    return np.asarray(np.eye(3) + np.sin(tilt) * cross + (1 - np.cos(tilt)) * cross @ cross, np.float64)


def _scale(parameters: Floats, place_mm: Floats) -> float:
    here, right, down = _seen(parameters, place_mm + np.array([[0, 0], [1.0, 0], [0, 1.0]]))
    (a, b), (c, d) = right - here, down - here
    return float(np.sqrt(abs(a * d - b * c)))


def _descend(residuals: Callable[[Floats], Floats], start: Floats) -> tuple[Floats, float]:
    """Least squares by Levenberg and Marquardt: where the sum of squares is least, and that sum."""
    at, damping = start, 1e-3
    here = residuals(at)
    for _ in range(_STEPS):
        slopes = np.column_stack([(residuals(at + step) - here) / 1e-6 for step in 1e-6 * np.eye(len(at))])
        square, down = slopes.T @ slopes, slopes.T @ here
        move = np.linalg.solve(square + damping * np.diag(np.diag(square) + 1e-9), -down)
        there = residuals(at + move)
        if there @ there < here @ here:
            gain = 1 - (there @ there) / (here @ here)
            at, here, damping = at + move, there, damping / 5
            if gain < 1e-6:
                break
        else:
            damping *= 8
            if damping > 1e8:
                break
    return at, float(here @ here)
