"""What a picture is like for a reader: light, sharpness, gloss and noise on the cards, size and slant."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.outline import find_outlines
from calibration.plane import CardSize, Plane, fit_plane

if TYPE_CHECKING:
    from calibration.edges import Floats, Picture

Grey = npt.NDArray[np.float32]

FLAT_PX_PER_MM: Final = 2
"""Cards are laid flat at this scale to look at their light."""
CLIPPED: Final = 250
"""A channel at this level or above has lost what was there."""
WHITE: Final = 244
"""All three channels at this level or above: white paper in too much light, or a mirrored lamp."""
SPOT_MM: Final = 3.0
"""A mirrored lamp is wider than this; printed white lines and dots are not."""


@dataclass(frozen=True, slots=True)
class CardMeasure:
    """One card: `centre` in pixels, the scale there; levels of 255; shares of the card's area, 0 to 1.

    `brightness` is how light the lightest twentieth of the print is, `clipped_share` how much of the card has lost
    a colour to too much light, `gloss_share` how much of it a mirrored lamp hides.
    """

    centre: tuple[float, float]
    px_per_mm: float
    brightness: float
    clipped_share: float
    gloss_share: float


@dataclass(frozen=True, slots=True)
class Measure:
    """A picture with its cards.

    Without cards only `brightness`, `clipped_share` and `noise` say something, of the picture as a whole; then
    `blur_mm`, `tilt_deg` and `card_size` are None. `blur_mm` is the sigma of all that smears an edge (focus, motion),
    in millimetres on the card. `recedes` is where the table leaves the camera, a unit vector in the picture.
    `noise` is the sigma of the grain in levels.
    """

    size_px: tuple[int, int]
    cards: tuple[CardMeasure, ...]
    brightness: float
    clipped_share: float
    noise: float
    blur_px: float
    blur_mm: float | None
    tilt_deg: float | None
    recedes: tuple[float, float]
    card_size: CardSize | None

    @property
    def px_per_mm(self) -> float | None:
        """The scale in the middle of the cards: their median."""
        return float(np.median([card.px_per_mm for card in self.cards])) if self.cards else None


def measure(picture: Picture) -> Measure:
    """Measure a picture: uint8, shape (height, width, 3), blue, green, red."""
    outlines = [outline.corners for outline in find_outlines(picture)]
    height, width = picture.shape[:2]
    plane = fit_plane(outlines, (width, height))
    return _with_cards(picture, outlines, plane) if plane else _without_cards(picture)


def _with_cards(picture: Picture, outlines: list[Floats], plane: Plane) -> Measure:
    quads = [outlines[card] for card in plane.cards]
    cards = tuple(
        _measure_card(picture, quad, scale, plane.size)
        for quad, scale in zip(quads, plane.px_per_mm, strict=True)
    )
    grey = _grey(picture)
    blur_px = edge_blur_px(grey, _covered(picture, quads))
    return Measure(
        size_px=(picture.shape[1], picture.shape[0]),
        cards=cards,
        brightness=float(np.median([card.brightness for card in cards])),
        clipped_share=float(np.median([card.clipped_share for card in cards])),
        noise=noise_level(grey),
        blur_px=blur_px,
        blur_mm=blur_px / float(np.median(plane.px_per_mm)),
        tilt_deg=plane.tilt_deg,
        recedes=plane.recedes,
        card_size=plane.size,
    )


def _without_cards(picture: Picture) -> Measure:
    grey = _grey(picture)
    return Measure(
        size_px=(picture.shape[1], picture.shape[0]),
        cards=(),
        brightness=float(np.percentile(grey, 95)),
        clipped_share=float((picture.max(2) >= CLIPPED).mean()),
        noise=noise_level(grey),
        blur_px=edge_blur_px(grey, np.ones(grey.shape, np.bool_)),
        blur_mm=None,
        tilt_deg=None,
        recedes=(0.0, 0.0),
        card_size=None,
    )


def _grey(picture: Picture) -> Grey:
    return np.asarray(cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY), np.float32)


def _covered(picture: Picture, quads: list[Floats]) -> npt.NDArray[np.bool_]:
    mask = np.zeros(picture.shape[:2], np.uint8)
    cv2.fillPoly(mask, [np.round(quad).astype(np.int32) for quad in quads], 1)
    return np.asarray(cv2.dilate(mask, np.ones((7, 7), np.uint8)) > 0)


def _measure_card(picture: Picture, quad: Floats, px_per_mm: float, size: CardSize) -> CardMeasure:
    flat = flatten(picture, quad, size)
    grey = _grey(flat)
    x, y = quad.mean(0)
    return CardMeasure(
        centre=(float(x), float(y)),
        px_per_mm=px_per_mm,
        brightness=float(np.percentile(grey, 95)),
        clipped_share=float((flat.max(2) >= CLIPPED).mean()),
        gloss_share=gloss_share(flat),
    )


def flatten(picture: Picture, quad: Floats, size: CardSize) -> Picture:
    """Lay a card flat: what it would look like from straight above at FLAT_PX_PER_MM."""
    wide, high = (round(side * FLAT_PX_PER_MM) for side in size)
    target = np.array([[0, 0], [wide, 0], [wide, high], [0, high]], np.float32) - np.float32(0.5)
    matrix = cv2.getPerspectiveTransform(quad.astype(np.float32), target)
    return np.asarray(cv2.warpPerspective(picture, matrix, (wide, high), flags=cv2.INTER_LINEAR), np.uint8)


def gloss_share(flat: Picture) -> float:
    """Tell what share of a flat card a mirrored lamp hides: white spots that fade softly, as no print does."""
    white = (flat.min(2) >= WHITE).astype(np.uint8)
    disc = _disc(SPOT_MM / 2)
    spots = cv2.dilate(cv2.erode(white, disc), disc)
    count, labels = cv2.connectedComponents(spots)
    soft = [spot for spot in range(1, count) if _fades(flat, labels == spot)]
    return float(np.isin(labels, soft).mean())


def _fades(flat: Picture, spot: npt.NDArray[np.bool_]) -> bool:
    """Whether light is left just outside a white spot, and less of it further out."""
    mask = spot.astype(np.uint8)
    near = cv2.dilate(mask, _disc(1.5)) - cv2.dilate(mask, _disc(0.75))
    least = flat.min(2)
    return bool(near.any() and float(np.percentile(least[near > 0], 30)) > 150)


def _disc(radius_mm: float) -> npt.NDArray[np.uint8]:
    size = 2 * round(radius_mm * FLAT_PX_PER_MM) + 1
    return np.asarray(cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size)), np.uint8)


def edge_blur_px(grey: Grey, where: npt.NDArray[np.bool_]) -> float:
    """Estimate how much edges are smeared, as the sigma in pixels, from the strongest edges within `where`.

    A step smeared by sigma has a slope of 1 / sqrt(sigma² + s²) once smoothed by s more, so its slopes under two
    smoothings tell sigma (after Zhuo and Sim, "Defocus map estimation from a single image", 2011).
    """
    fine, coarse = 1.0, 2.0
    slopes = _slope(grey, fine), _slope(grey, coarse)
    crest = where & (slopes[0] >= cv2.dilate(slopes[0], np.ones((3, 3), np.uint8)) - 1e-6)
    if not crest.any():
        return 0.0
    strong = crest & (slopes[0] >= np.percentile(slopes[0][crest], 80))
    ratio = np.clip((slopes[0][strong] / np.maximum(slopes[1][strong], 1e-6)) ** 2, 1.02, None)
    squared = (coarse**2 - ratio * fine**2) / (ratio - 1)
    return float(np.sqrt(max(float(np.median(squared)), 0.0)))


def _slope(grey: Grey, smoothing_px: float) -> Grey:
    smooth = cv2.GaussianBlur(grey, (0, 0), smoothing_px)
    return np.asarray(cv2.magnitude(cv2.Sobel(smooth, cv2.CV_32F, 1, 0), cv2.Sobel(smooth, cv2.CV_32F, 0, 1)), np.float32)


def noise_level(grey: Grey) -> float:
    """Estimate the grain's sigma in levels, from the flattest quarter of the picture (after Immerkær, 1996)."""
    kernel = np.array([[1, -2, 1], [-2, 4, -2], [1, -2, 1]], np.float32)
    rough = np.abs(cv2.filter2D(grey, -1, kernel))
    cells = cv2.resize(rough, None, fx=1 / 16, fy=1 / 16, interpolation=cv2.INTER_AREA)
    return float(np.sqrt(np.pi / 2) / 6 * np.percentile(cells, 25))
