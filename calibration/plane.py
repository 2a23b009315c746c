"""The table's plane from the cards' outlines: how far, how slanted, and which outlines are cards at all."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from calibration.descend import Found, cost_at, descend
from calibration.view import SHARED, SIZES, CardSize, corners_seen, scales, shared, start

if TYPE_CHECKING:
    from collections.abc import Sequence

    from calibration.view import Floats

FOCAL_SHARE: Final = 1.0
"""A webcam's usual focal length over the picture's longer side."""
FOCAL_SPREAD: Final = 0.35
"""How far (sigma of its logarithm) the focal length strays from that."""
BEND_SPREAD: Final = 0.015
"""How much (sigma) a lens bends straight lines: the share at one focal length from the middle."""
NOISE_PX: Final = 0.4
"""How far (sigma) a corner of a well seen outline lies from where it should."""
MOST_OFF_SHARE: Final = 0.012
"""An outline whose corners lie further off than this share of its longer side is no card of this table."""
LEFT_OUT: Final = 60.0
"""What leaving out an outline costs: as much as all its corners four sigmas off."""
MOST_OUTLINES: Final = 10
_TILTS_RAD: Final = ((0.0, 0.0), (0.35, 0.0), (-0.35, 0.0), (0.0, 0.35), (0.0, -0.35))
_FIRST_STEPS: Final = 8
_STEPS: Final = 40
_LEAST_TILT_RAD: Final = 1e-6


class Inset(NamedTuple):
    """How far within the cards' edges outlines may run (mean and sigma), and what it costs to suppose so."""

    mean_mm: float
    spread_mm: float
    cost: float


INSETS: Final = (Inset(0.0, 0.3, 0.0), Inset(2.5, 1.5, 4.0))
"""On the edge; or along the frame, where the border of the deck's cards is as the table and not seen."""


@dataclass(frozen=True, slots=True)
class Plane:
    """The table as the camera sees it.

    `cards` are the places (in the outlines given) of those that agree on being cards of this size on it.
    `px_per_mm` is the scale at each of these cards: the square root of how much a small area grows.
    `recedes` is the unit vector (x right, y down in the picture) along which the table leaves the camera;
    it is (0, 0) when there is no slant. `off_px` is how far corners lie from where they should (RMS).
    `inset_mm` is how far within the cards' edges the outlines run.
    """

    cards: tuple[int, ...]
    size: CardSize
    px_per_mm: tuple[float, ...]
    tilt_deg: float
    recedes: tuple[float, float]
    focal_px: float
    off_px: float
    inset_mm: float


@dataclass(frozen=True, slots=True)
class _Cards:
    """The problem: outlines (n, 4, 2) from the picture's middle, what is supposed of them, the focal length."""

    quads: Floats
    size: CardSize
    inset: Inset
    focal_px: float

    def misses(self, batch: Floats) -> Floats:
        return ((corners_seen(batch, self.size) - self.quads) / NOISE_PX).reshape(len(batch), -1, 2)

    def strain(self, batch: Floats) -> Floats:
        view = shared(batch)
        focal = (view.log_focal_px - np.log(self.focal_px)) / FOCAL_SPREAD
        inset = (view.inset_mm - self.inset.mean_mm) / self.inset.spread_mm
        return np.stack([focal, view.bend / BEND_SPREAD, inset], 1)

    def of(self, cards: list[int]) -> _Cards:
        return _Cards(self.quads[cards], self.size, self.inset, self.focal_px)

    def starts(self) -> list[Floats]:
        return [start(self.quads, self.size, self.focal_px, tilt) for tilt in _TILTS_RAD]

    def off_px(self, parameters: Floats) -> Floats:
        return NOISE_PX * np.linalg.norm(self.misses(parameters[None])[0], axis=-1).reshape(-1, 4)

    def longer_px(self) -> Floats:
        return np.linalg.norm(self.quads[:, 1] - self.quads[:, 2], axis=1)


class _Fit(NamedTuple):
    """Which outlines agree, by which parameters, and what that costs in all."""

    cards: tuple[int, ...]
    problem: _Cards
    parameters: Floats
    cost: float


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
    supposed = [_Cards(quads - middle, size, inset, focal_px) for size, inset in product(SIZES, INSETS)]
    return _plane(min(map(_agreeing, supposed), key=lambda fit: fit.cost))


def _agreeing(problem: _Cards) -> _Fit:
    """Fit all outlines, leaving out the worst one as long as it is too far off."""
    cards = list(range(len(problem.quads)))
    starts = problem.starts()
    while True:
        rest = problem.of(cards)
        found = _best(rest, starts)
        worst = rest.off_px(found.parameters).max(1) / rest.longer_px()
        if len(cards) == 1 or worst.max() < MOST_OFF_SHARE:
            left_out = len(problem.quads) - len(cards)
            return _Fit(tuple(cards), rest, found.parameters, found.cost + problem.inset.cost + LEFT_OUT * left_out)
        out = int(worst.argmax())
        cards.pop(out)
        kept = np.delete(found.parameters, SHARED + 3 * out + np.arange(3))
        starts = [kept, *problem.of(cards).starts()]


def _best(problem: _Cards, starts: list[Floats]) -> Found:
    """Go a little way down from each start, and from the lowest place to the end."""
    tried = [descend(problem, at, _FIRST_STEPS) for at in starts]
    lowest = min(tried, key=lambda found: found.cost)
    return descend(problem, lowest.parameters, _STEPS)


def _plane(fit: _Fit) -> Plane:
    view = shared(fit.parameters[None])
    tilt_x, tilt_y = float(view.tilt_x[0]), float(view.tilt_y[0])
    tilt = float(np.hypot(tilt_x, tilt_y))
    return Plane(
        cards=fit.cards,
        size=fit.problem.size,
        px_per_mm=scales(fit.parameters),
        tilt_deg=float(np.rad2deg(tilt)),
        recedes=(-tilt_y / tilt, tilt_x / tilt) if tilt > _LEAST_TILT_RAD else (0.0, 0.0),
        focal_px=float(np.exp(view.log_focal_px[0])),
        off_px=float(np.sqrt((fit.problem.off_px(fit.parameters) ** 2).mean())),
        inset_mm=float(view.inset_mm[0]),
    )
