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

FOCAL_SHARE: Final = 1.0
"""A webcam's usual focal length over the picture's longer side."""
FOCAL_SPREAD: Final = 0.35
"""How far (sigma of its logarithm) the focal length strays from that."""
BEND_SPREAD: Final = 0.015
"""How much (sigma) a lens bends straight lines: the share at one focal length from the middle."""
NOISE_PX: Final = 0.7
FAR_OFF_PX: Final = 2.0
"""From here on a corner's distance counts in itself, not squared, so that what is no card draws little."""
MOST_OFF_SHARE: Final = 0.022
"""An outline whose corners lie further off than this share of its longer side is no card of this table."""
MOST_OUTLINES: Final = 10
_STARTS_RAD: Final = ((0.0, 0.0), (0.35, 0.0), (-0.35, 0.0), (0.0, 0.35), (0.0, -0.35))
_FIRST_STEPS: Final = 12
_STEPS: Final = 30
_MOST_DAMPING: Final = 1e6
_LEAST_GAIN: Final = 1e-6
_LEAST_TILT_RAD: Final = 1e-6
_SHARED: Final = 5
"""Parameters of all cards together: log focal length, log scale, two of tilt, bend; then three a card."""


@dataclass(frozen=True, slots=True)
class Plane:
    """The table as the camera sees it.

    `cards` are the places (in the outlines given) of those that agree on being cards of this size on it.
    `px_per_mm` is the scale at each of these cards: the square root of how much a small area grows.
    `recedes` is the unit vector (x right, y down in the picture) along which the table leaves the camera;
    it is (0, 0) when there is no slant. `off_px` is how far corners lie from where they should (RMS).
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

    `picture_size_px` is (width, height). The lens's axis goes through the picture's middle; focal length
    and bend are found too, as far as the outlines tell. None when there is no outline.
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
    """A fitted model: its parameters, what they cost, and how far each corner (n, 4) is off."""

    size: CardSize
    cards: tuple[int, ...]
    parameters: Floats
    cost: float
    off_px: Floats

    def plane(self) -> Plane:
        log_focal, _, tilt_x, tilt_y, _ = self.parameters[:_SHARED]
        tilt = float(np.hypot(tilt_x, tilt_y))
        recedes = (float(-tilt_y / tilt), float(tilt_x / tilt)) if tilt > _LEAST_TILT_RAD else (0.0, 0.0)
        return Plane(
            self.cards,
            self.size,
            tuple(
                _scale(self.parameters, place) for place in self.parameters[_SHARED:].reshape(-1, 3)[:, :2]
            ),
            float(np.rad2deg(tilt)),
            recedes,
            float(np.exp(log_focal)),
            float(np.sqrt((self.off_px**2).mean())),
        )


def _fit_size(quads: Floats, size: CardSize, focal_px: float) -> _Fit:
    """Fit cards of one size, leaving out the worst outline as long as it is too far off."""
    cards = list(range(len(quads)))
    starts = [_start(quads, size, focal_px, tilt) for tilt in _STARTS_RAD]
    while True:
        fit = _fit(quads[cards], size, focal_px, starts)
        longer_px = np.linalg.norm(quads[cards][:, 1] - quads[cards][:, 2], axis=1)
        worst = fit.off_px.max(1) / longer_px
        if len(cards) == 1 or worst.max() < MOST_OFF_SHARE:
            return _Fit(size, tuple(cards), fit.parameters, fit.cost, fit.off_px)
        out = int(worst.argmax())
        cards.pop(out)
        kept = np.delete(np.arange(len(fit.parameters)), _SHARED + 3 * out + np.arange(3))
        starts = [fit.parameters[kept], _start(quads[cards], size, focal_px, (0.0, 0.0))]


def _fit(quads: Floats, size: CardSize, focal_px: float, starts: list[Floats]) -> _Fit:
    def errors(batch: Floats) -> Floats:
        return _project(batch, size) - quads

    def residuals(batch: Floats) -> Floats:
        off = errors(batch)
        far = np.linalg.norm(off, axis=-1, keepdims=True)
        weighed = off * np.sqrt(np.minimum(1.0, FAR_OFF_PX / np.maximum(far, 1e-9))) / NOISE_PX
        focal = (batch[:, :1] - np.log(focal_px)) / FOCAL_SPREAD
        bend = batch[:, 4:5] / BEND_SPREAD
        return np.concatenate([weighed.reshape(len(batch), -1), focal, bend], 1)

    tried = [_descend(residuals, start, _FIRST_STEPS) for start in starts]
    best = min(tried, key=lambda found: found[1])[0]
    parameters, cost = _descend(residuals, best, _STEPS)
    return _Fit(size, (), parameters, cost, np.linalg.norm(errors(parameters[None])[0], axis=-1))


def _start(quads: Floats, size: CardSize, focal_px: float, tilt: tuple[float, float]) -> Floats:
    scale = np.sqrt(np.median([_area(quad) for quad in quads]) / (size.short_mm * size.long_mm))
    across = quads[:, 1] - quads[:, 0]
    places = np.column_stack([quads.mean(1) / scale, np.arctan2(across[:, 1], across[:, 0])])
    return np.array([np.log(focal_px), np.log(scale), *tilt, 0.0, *places.ravel()])


def _area(quad: Floats) -> float:
    x, y = quad.T
    return float(abs(x @ np.roll(y, -1) - y @ np.roll(x, -1)) / 2)


def _project(batch: Floats, size: CardSize) -> Floats:
    """Where corners fall for each set of parameters: (sets, n, 4, 2), from the picture's middle."""
    x, y, angle = np.moveaxis(batch[:, _SHARED:].reshape(len(batch), -1, 3), -1, 0)[..., None]
    half = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * np.array(size) / 2
    cos, sin = np.cos(angle), np.sin(angle)
    corners_x = x + cos * half[:, 0] - sin * half[:, 1]
    corners_y = y + sin * half[:, 0] + cos * half[:, 1]
    return _seen(batch, corners_x, corners_y)


def _seen(batch: Floats, x_mm: Floats, y_mm: Floats) -> Floats:
    """Project places of the table, (sets, …) in millimetres from where the camera's axis meets it."""
    shared = batch[:, :_SHARED].T.reshape(_SHARED, len(batch), *[1] * (x_mm.ndim - 1))
    focal, scale, (tilt_x, tilt_y, bend) = np.exp(shared[0]), np.exp(shared[1]), shared[2:]
    tilt = np.hypot(tilt_x, tilt_y)
    sine, less = np.sinc(tilt / np.pi), np.sinc(tilt / (2 * np.pi)) ** 2 / 2
    # The rotation about the axis (tilt_x, tilt_y, 0), written out for points with z = 0.
    turned = less * (tilt_y * x_mm - tilt_x * y_mm)
    space_x, space_y = x_mm - tilt_y * turned, y_mm + tilt_x * turned
    depth = np.maximum(1 + scale / focal * sine * (tilt_x * y_mm - tilt_y * x_mm), 0.05)
    flat = scale / depth * np.stack([space_x, space_y], 0)
    away = (flat**2).sum(0) / focal**2
    return np.moveaxis(flat * (1 + bend * away), 0, -1)


def _scale(parameters: Floats, place_mm: Floats) -> float:
    x, y = place_mm
    here, right, down = _seen(parameters[None], np.array([[x, x + 1, x]]), np.array([[y, y, y + 1]]))[0]
    (a, b), (c, d) = right - here, down - here
    return float(np.sqrt(abs(a * d - b * c)))


def _descend(residuals: Callable[[Floats], Floats], start: Floats, steps: int) -> tuple[Floats, float]:
    """Least squares by Levenberg and Marquardt: where the sum of squares is least, and that sum."""
    at, damping = start, 1e-3
    here = residuals(at[None])[0]
    for _ in range(steps):
        slopes = (residuals(at + 1e-6 * np.eye(len(at))) - here).T / 1e-6
        square, down = slopes.T @ slopes, slopes.T @ here
        move = np.linalg.solve(square + damping * np.diag(np.diag(square) + 1e-9), -down)
        there = residuals((at + move)[None])[0]
        gain = 1 - float(there @ there) / max(float(here @ here), 1e-12)
        if gain <= 0:
            damping *= 8
            if damping > _MOST_DAMPING:
                break
            continue
        at, here, damping = at + move, there, damping / 5
        if gain < _LEAST_GAIN:
            break
    return at, float(here @ here)
