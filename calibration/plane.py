"""The table's plane from the cards' outlines: how far, how slanted, and which outlines are cards at all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from calibration.descend import descend, spread
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
NOISE_PX: Final = 0.25
"""How far (sigma) a corner of a well seen outline lies from where it should."""
MOST_OFF_SHARE: Final = 0.012
"""An outline whose corners lie further off than this share of its longer side is no card of this table."""
LEFT_OUT: Final = 150.0
"""What leaving out an outline costs: as much as all its corners one and a half pixels off."""
UNSURE_SHARE: Final = 0.008
UNSURE_RAD: Final = float(np.deg2rad(1.5))
"""How unsure (sigma) a card's scale and the tilt may be; they are right within 3 percent and 3 degrees."""
MOST_STRAIN: Final = 2.0
"""How many sigmas focal length, bend and inset may each be from what is usual."""
MOST_STRAIN_IN_ALL: Final = 3.0
"""How much their squares may add up to: all a little off is how outlines that do not agree are made to."""
PAIR_COST: Final = 14.0
"""Two cards leave little to check them by: they must fit so well, with 7 more measures than unknowns."""
CLEARLY_MORE: Final = 8.0
"""A supposition that costs so much more is out of question."""
APART_SHARE: Final = 0.015
"""Scales that differ by less say the same."""
MOST_OUTLINES: Final = 10
_PAIR: Final = 2
_LEFT_BY_A_PAIR: Final = 1
"""Two cards that agree, where more outlines than this do not, agree by chance as likely as not."""
_TILTS_RAD: Final = ((0.0, 0.0), (0.35, 0.0), (-0.35, 0.0), (0.0, 0.35), (0.0, -0.35))
_FIRST_STEPS: Final = 8
_STEPS: Final = 40
_STEP: Final = 1e-6
_LEAST_TILT_RAD: Final = 1e-6


class Inset(NamedTuple):
    """How far within the cards' edges outlines may run (mean and sigma), and what it costs to suppose so."""

    mean_mm: float
    spread_mm: float
    cost: float


INSETS: Final = (Inset(0.0, 0.3, 0.0), Inset(2.5, 1.0, 4.0))
"""On the edge; or along the frame, where the border of the deck's cards is as the table and not seen."""


@dataclass(frozen=True, slots=True)
class Plane:
    """The table as the camera sees it.

    `cards` are the places (in the outlines given) of those that agree on being cards of this size on it.
    `px_per_mm` is the scale at each of these cards: the square root of how much a small area grows.
    `recedes` is the unit vector (x right, y down in the picture) along which the table leaves the camera;
    it is (0, 0) when there is no slant. `off_px` is how far corners lie from where they should (RMS).
    `inset_mm` is how far within the cards' edges the outlines run. Only when `is_sure` are scale and tilt to
    be relied on; when the outlines do not tell for sure, a single one is left in `cards`.
    """

    cards: tuple[int, ...]
    size: CardSize
    px_per_mm: tuple[float, ...]
    tilt_deg: float
    recedes: tuple[float, float]
    focal_px: float
    off_px: float
    inset_mm: float
    is_sure: bool


@dataclass(frozen=True, slots=True)
class _Cards:
    """The problem: outlines (n, 4, 2) from the picture's middle, and what is supposed of them."""

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

    def off_px(self, parameters: Floats) -> Floats:
        far = np.linalg.norm(self.misses(parameters[None])[0], axis=-1)
        return np.asarray(NOISE_PX * far.reshape(-1, 4), np.float64)


class _Fit(NamedTuple):
    """A problem, the parameters that explain it best, and what that costs, the inset's cost included."""

    problem: _Cards
    parameters: Floats
    cost: float

    def off_share(self) -> Floats:
        """How far each card's worst corner is off, as a share of the card's longer side."""
        longer_px = np.linalg.norm(self.problem.quads[:, 1] - self.problem.quads[:, 2], axis=1)
        return np.asarray(self.problem.off_px(self.parameters).max(1) / longer_px, np.float64)


class _Agreed(NamedTuple):
    """Which outlines agree, how, what that costs with those left out, and whether it is sure."""

    cards: tuple[int, ...]
    fit: _Fit
    cost: float
    is_sure: bool


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
    agreed = [_agreeing(quads - middle, size, focal_px) for size in SIZES]
    return _plane(min(agreed, key=lambda one: one.cost))


def _agreeing(quads: Floats, size: CardSize, focal_px: float) -> _Agreed:
    """Fit all outlines, leaving out the worst one as long as it is too far off or leaves the rest unsure."""
    cards = list(range(len(quads)))
    starts = _starts(quads, size, focal_px)
    while True:
        best, rival = sorted(_fits(quads[cards], size, focal_px, starts), key=lambda fit: fit.cost)
        off_share = best.off_share()
        enough = len(cards) > 1 and (len(cards) > _PAIR or len(quads) - len(cards) <= _LEFT_BY_A_PAIR)
        is_sure = enough and off_share.max() < MOST_OFF_SHARE and _is_sure(best, rival)
        if is_sure or len(cards) == 1:
            return _Agreed(tuple(cards), best, best.cost + LEFT_OUT * (len(quads) - len(cards)), is_sure)
        out = int(off_share.argmax())
        cards.pop(out)
        kept = np.delete(best.parameters, SHARED + 3 * out + np.arange(3))
        starts = [kept, *_starts(quads[cards], size, focal_px)]


def _starts(quads: Floats, size: CardSize, focal_px: float) -> list[Floats]:
    return [start(quads, size, focal_px, tilt) for tilt in _TILTS_RAD]


def _fits(quads: Floats, size: CardSize, focal_px: float, starts: list[Floats]) -> list[_Fit]:
    """Fit under each supposition: a little way down from each start, from the lowest place to the end."""
    fits = []
    for inset in INSETS:
        problem = _Cards(quads, size, inset, focal_px)
        tried = [descend(problem, at, _FIRST_STEPS) for at in starts]
        lowest = min(tried, key=lambda found: found.cost)
        found = descend(problem, lowest.parameters, _STEPS)
        fits.append(_Fit(problem, found.parameters, found.cost + inset.cost))
        starts = [found.parameters]
    return fits


def _is_sure(fit: _Fit, rival: _Fit) -> bool:
    """Whether the scale and the tilt are sure: nothing is strained, and neither doubt nor a rival is left."""
    strain = fit.problem.strain(fit.parameters[None])
    if np.abs(strain).max() > MOST_STRAIN or (strain**2).sum() > MOST_STRAIN_IN_ALL:
        return False
    if len(fit.problem.quads) == _PAIR and fit.cost - fit.problem.inset.cost > PAIR_COST:
        return False
    doubt = _doubt(fit)
    if doubt[:-1].max() > UNSURE_SHARE or doubt[-1] > UNSURE_RAD:
        return False
    apart = np.abs(_told(rival.parameters) - _told(fit.parameters))[:-1].max()
    return bool(rival.cost > fit.cost + CLEARLY_MORE or apart < APART_SHARE)


def _doubt(fit: _Fit) -> Floats:
    """How unsure (sigma) each card's scale (as a share) and, last, the tilt are by what corners are off."""
    rows = fit.problem.quads.size + fit.problem.strain(fit.parameters[None]).size
    unknowns = len(fit.parameters)
    covariance = spread(fit.problem, fit.parameters) * max(1.0, fit.cost / (rows - unknowns))
    told = [_told(at) for at in (fit.parameters, *(fit.parameters + _STEP * np.eye(unknowns)))]
    slopes = (np.array(told[1:]) - told[0]).T / _STEP
    return np.asarray(np.sqrt((slopes @ covariance * slopes).sum(1)), np.float64)


def _told(parameters: Floats) -> Floats:
    """Give what is told of the table: the logarithm of the scale at each card and, last, the tilt."""
    view = shared(parameters[None])
    return np.array([*np.log(scales(parameters)), np.hypot(view.tilt_x[0], view.tilt_y[0])])


def _plane(agreed: _Agreed) -> Plane:
    fit = agreed.fit
    view = shared(fit.parameters[None])
    tilt_x, tilt_y = float(view.tilt_x[0]), float(view.tilt_y[0])
    tilt = float(np.hypot(tilt_x, tilt_y))
    return Plane(
        cards=agreed.cards,
        size=fit.problem.size,
        px_per_mm=scales(fit.parameters),
        tilt_deg=float(np.rad2deg(tilt)),
        recedes=(-tilt_y / tilt, tilt_x / tilt) if tilt > _LEAST_TILT_RAD else (0.0, 0.0),
        focal_px=float(np.exp(view.log_focal_px[0])),
        off_px=float(np.sqrt((fit.problem.off_px(fit.parameters) ** 2).mean())),
        inset_mm=float(view.inset_mm[0]),
        is_sure=agreed.is_sure,
    )
