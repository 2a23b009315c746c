"""How a camera sees cards that lie flat on a table: where their corners fall, for parameters to be fitted."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]


class CardSize(NamedTuple):
    """A card's short and long side in millimetres."""

    short_mm: float
    long_mm: float


WIZARD: Final = CardSize(59.0, 91.0)
POKER: Final = CardSize(63.0, 88.0)
SIZES: Final = (WIZARD, POKER)
"""The sizes that Wizard's decks come in (sticker code, "On the card"); all cards of a table have the same."""

SHARED: Final = 6
"""Parameters of all cards together, then three a card: x and y of its middle (mm), angle (rad)."""
_NEAREST: Final = 0.05


class Shared(NamedTuple):
    """What all cards share, for as many sets of parameters as the arrays are long.

    `tilt_x`, `tilt_y` is the axis about which the table is turned, as long as the angle (rad); `bend` how
    much farther from the middle the lens shows what lies one focal length away; `inset_mm` how far within
    the cards' edges the outlines run.
    """

    log_focal_px: Floats
    log_px_per_mm: Floats
    tilt_x: Floats
    tilt_y: Floats
    bend: Floats
    inset_mm: Floats


def shared(batch: Floats, axes: int = 0) -> Shared:
    """Take what the cards share from sets of parameters (sets, all), with so many axes more."""
    return Shared(*batch[:, :SHARED].T.reshape(SHARED, len(batch), *[1] * axes))


def start(quads: Floats, size: CardSize, focal_px: float, tilt: tuple[float, float]) -> Floats:
    """Guess parameters for outlines (n, 4, 2), counted from the picture's middle, and a tilt."""
    px_per_mm = np.sqrt(np.median([_area(quad) for quad in quads]) / (size.short_mm * size.long_mm))
    across = quads[:, 1] - quads[:, 0]
    places = np.column_stack([quads.mean(1) / px_per_mm, np.arctan2(across[:, 1], across[:, 0])])
    return np.array([np.log(focal_px), np.log(px_per_mm), *tilt, 0.0, 0.0, *places.ravel()])


def _area(quad: Floats) -> float:
    x, y = quad.T
    return float(abs(x @ np.roll(y, -1) - y @ np.roll(x, -1)) / 2)


def corners_seen(batch: Floats, size: CardSize) -> Floats:
    """Where outlines' corners fall for each set of parameters: (sets, n, 4, 2), from the picture's middle."""
    x, y, angle = np.moveaxis(batch[:, SHARED:].reshape(len(batch), -1, 3), -1, 0)[..., None]
    inset_mm = shared(batch, axes=2).inset_mm
    right = np.array([-1, 1, 1, -1]) * (size.short_mm / 2 - inset_mm)
    down = np.array([-1, -1, 1, 1]) * (size.long_mm / 2 - inset_mm)
    cos, sin = np.cos(angle), np.sin(angle)
    return seen(batch, x + cos * right - sin * down, y + sin * right + cos * down)


def seen(batch: Floats, x_mm: Floats, y_mm: Floats) -> Floats:
    """Project places of the table, (sets, …) in millimetres from where the camera's axis meets it."""
    view = shared(batch, axes=x_mm.ndim - 1)
    focal, scale = np.exp(view.log_focal_px), np.exp(view.log_px_per_mm)
    tilt = np.hypot(view.tilt_x, view.tilt_y)
    sine, less = np.sinc(tilt / np.pi), np.sinc(tilt / (2 * np.pi)) ** 2 / 2
    # The rotation about the axis (tilt_x, tilt_y, 0), written out for points with z = 0.
    turned = less * (view.tilt_y * x_mm - view.tilt_x * y_mm)
    space_x, space_y = x_mm - view.tilt_y * turned, y_mm + view.tilt_x * turned
    depth = np.maximum(1 + scale / focal * sine * (view.tilt_x * y_mm - view.tilt_y * x_mm), _NEAREST)
    flat = scale / depth * np.stack([space_x, space_y], 0)
    away = (flat**2).sum(0) / focal**2
    return np.moveaxis(flat * (1 + view.bend * away), 0, -1)


def scales(parameters: Floats) -> tuple[float, ...]:
    """Pixels per millimetre at each card: the square root of how much a small area grows."""
    x, y = parameters[SHARED:].reshape(-1, 3)[:, :2].T
    here, right, down = seen(parameters[None], np.array([[x, x + 1, x]]), np.array([[y, y, y + 1]]))[0]
    (a, b), (c, d) = (right - here).T, (down - here).T
    return tuple(np.sqrt(np.abs(a * d - b * c)).tolist())
