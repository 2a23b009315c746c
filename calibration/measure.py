"""What a picture is like for a reader: light, sharpness, gloss and noise on the cards, size and slant."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.outline import find_outlines
from calibration.plane import Plane, fit_plane

if TYPE_CHECKING:
    from calibration.edges import Floats, Picture
    from calibration.view import CardSize

Grey = npt.NDArray[np.float32]

FLAT_PX_PER_MM: Final = 2
"""Cards are laid flat at this scale to look at their light."""
CLIPPED: Final = 250
"""A channel at this level or above has lost what was there."""
WHITE: Final = 215
"""The darkest channel of a mirrored lamp, in warm or cold light; its lightest one is clipped."""
HALO, HALO_FALL = 95, 20
"""How light (darkest channel) print beside a mirrored lamp still is, and by how much less so further out."""
FAINTEST: Final = 8.0
"""The slope, as `cv2.Sobel` counts it, of one level per pixel: below is no edge."""
OWN_SMEAR_PX2: Final = 0.45
"""How much (sigma squared) taking a slope from pixels smears of itself."""
SPOT_MM: Final = 3.0
"""A mirrored lamp is wider than this; printed white lines and dots are not."""
LAMP_MM2: Final = (80.0, 4000.0)
"""How large a mirrored lamp is that hides a card so that it is not found: a glyph's size, half a card's."""


@dataclass(frozen=True, slots=True)
class CardMeasure:
    """One card: `centre` in pixels, the scale there; levels of 255; shares of the card's area, 0 to 1.

    `brightness` is how light the lightest twentieth of the print is, `clipped_share` how much of the card has
    lost a colour to too much light, `gloss_share` how much of it a mirrored lamp hides.
    """

    centre: tuple[float, float]
    px_per_mm: float
    brightness: float
    clipped_share: float
    gloss_share: float


@dataclass(frozen=True, slots=True)
class Measure:
    """A picture with its cards.

    `others` look like cards, but do not fit with the rest: no cards, or outlines spoilt by a mirrored lamp.
    `lamps` are the middles (pixels) of mirrored lamps on none of these: each may hide a card's very outline.
    `blur_mm` is the sigma of all that smears an edge (focus, motion), in millimetres on the card. `recedes`
    is where the table leaves the camera, a unit vector in the picture. `noise` is the sigma of the grain.
    A single card's scale is rough, for one alone, or several that do not agree for sure, tell no slant: then
    `tilt_deg` is None. Without cards the figures are of the picture as a whole; then `blur_mm` and
    `card_size` are None too.
    """

    size_px: tuple[int, int]
    cards: tuple[CardMeasure, ...]
    others: tuple[CardMeasure, ...]
    lamps: tuple[tuple[float, float], ...]
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
    scales = zip(quads, plane.px_per_mm, strict=True)
    cards = tuple(_measure_card(picture, quad, scale, plane.size) for quad, scale in scales)
    scale = float(np.median(plane.px_per_mm))
    others = [quad for place, quad in enumerate(outlines) if place not in plane.cards]
    grey = _grey(picture)
    blur_px = edge_blur_px(grey, _covered(picture, quads))
    return Measure(
        size_px=(picture.shape[1], picture.shape[0]),
        cards=cards,
        others=tuple(_measure_card(picture, quad, scale, plane.size) for quad in others),
        lamps=lamps_outside(picture, outlines, scale),
        brightness=float(np.median([card.brightness for card in cards])),
        clipped_share=float(np.median([card.clipped_share for card in cards])),
        noise=noise_level(grey),
        blur_px=blur_px,
        blur_mm=blur_px / scale,
        tilt_deg=plane.tilt_deg if plane.is_sure else None,
        recedes=plane.recedes,
        card_size=plane.size,
    )


def _without_cards(picture: Picture) -> Measure:
    grey = _grey(picture)
    return Measure(
        size_px=(picture.shape[1], picture.shape[0]),
        cards=(),
        others=(),
        lamps=(),
        brightness=float(np.percentile(grey, 95)),
        clipped_share=float(_is_clipped(picture).mean()),
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
    gloss = gloss_spots(flat)
    x, y = quad.mean(0)
    return CardMeasure(
        centre=(float(x), float(y)),
        px_per_mm=px_per_mm,
        brightness=_lightest_print(flat, gloss),
        clipped_share=float(_is_clipped(flat).mean()),
        gloss_share=float(gloss.mean()),
    )


def _is_clipped(picture: Picture) -> npt.NDArray[np.bool_]:
    """Mark where two channels have lost what was there; one alone does in print of a pure bright colour."""
    return np.asarray(np.median(picture, axis=2) >= CLIPPED)


def _lightest_print(flat: Picture, gloss: npt.NDArray[np.bool_]) -> float:
    """How light the lightest twentieth is, a mirrored lamp and its halo left out."""
    printed = _grey(flat)[cv2.dilate(gloss.astype(np.uint8), _disc(6.0)) == 0]
    return float(np.percentile(printed, 95)) if printed.size else 255.0


def flatten(picture: Picture, quad: Floats, size: CardSize) -> Picture:
    """Lay a card flat: what it would look like from straight above at FLAT_PX_PER_MM."""
    wide, high = (round(side * FLAT_PX_PER_MM) for side in size)
    target = np.array([[0, 0], [wide, 0], [wide, high], [0, high]], np.float32) - np.float32(0.5)
    matrix = cv2.getPerspectiveTransform(quad.astype(np.float32), target)
    return np.asarray(cv2.warpPerspective(picture, matrix, (wide, high), flags=cv2.INTER_LINEAR), np.uint8)


def gloss_spots(flat: Picture) -> npt.NDArray[np.bool_]:
    """Mark where a mirrored lamp hides a flat card: white spots that fade softly, as no print does."""
    white = ((flat.max(2) >= CLIPPED) & (flat.min(2) >= WHITE)).astype(np.uint8)
    disc = _disc(SPOT_MM / 2)
    count, labels = cv2.connectedComponents(cv2.dilate(cv2.erode(white, disc), disc))
    soft = [spot for spot in range(1, count) if _fades(flat, (labels == spot).astype(np.uint8))]
    return np.isin(labels, soft)


def lamps_outside(
    picture: Picture, outlines: list[Floats], px_per_mm: float
) -> tuple[tuple[float, float], ...]:
    """Find the middles of mirrored lamps on none of these outlines, from 80 square millimetres on."""
    share = FLAT_PX_PER_MM / px_per_mm
    flat = np.asarray(cv2.resize(picture, None, fx=share, fy=share, interpolation=cv2.INTER_AREA), np.uint8)
    spots = gloss_spots(flat).astype(np.uint8)
    cv2.fillPoly(spots, [np.round(quad * share).astype(np.int32) for quad in outlines], 0)
    count, _, stats, middles = cv2.connectedComponentsWithStats(spots)
    least, most = (area * FLAT_PX_PER_MM**2 for area in LAMP_MM2)
    there = [at for at in range(1, count) if least < stats[at, cv2.CC_STAT_AREA] < most]
    return tuple((float(x) / share, float(y) / share) for x, y in middles[there])


def _fades(flat: Picture, spot: npt.NDArray[np.uint8]) -> bool:
    """Whether light is left all round just outside a white spot, and less of it further out."""
    darkest = flat.min(2)
    near = darkest[_ring(spot, 0.75, 1.5)]
    far = darkest[_ring(spot, 3.5, 5.0)]
    if not (near.size and far.size):
        return False
    return bool(np.percentile(near, 20) > HALO and np.median(near) - np.median(far) > HALO_FALL)


def _ring(spot: npt.NDArray[np.uint8], from_mm: float, to_mm: float) -> npt.NDArray[np.bool_]:
    return np.asarray(cv2.dilate(spot, _disc(to_mm)) > cv2.dilate(spot, _disc(from_mm)))


def _disc(radius_mm: float) -> npt.NDArray[np.uint8]:
    size = 2 * round(radius_mm * FLAT_PX_PER_MM) + 1
    return np.asarray(cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size)), np.uint8)


def edge_blur_px(grey: Grey, where: npt.NDArray[np.bool_]) -> float:
    """Estimate how much edges are smeared, as the sigma in pixels, from the strongest edges within `where`.

    A step smeared by sigma has a slope of 1 / sqrt(sigma² + s²) once smoothed by s more, so its slopes under
    two smoothings tell sigma (after Zhuo and Sim, "Defocus map estimation from a single image", 2011).
    """
    fine, coarse = 1.0, 2.0
    slopes = _slope(grey, fine), _slope(grey, coarse)
    crest = where & (slopes[0] >= np.maximum(cv2.dilate(slopes[0], np.ones((3, 3), np.uint8)), FAINTEST))
    if not crest.any():
        return 0.0
    strong = crest & (slopes[0] >= np.percentile(slopes[0][crest], 80))
    ratio = np.clip((slopes[0][strong] / np.maximum(slopes[1][strong], 1e-6)) ** 2, 1.02, None)
    squared = (coarse**2 - ratio * fine**2) / (ratio - 1)
    return float(np.sqrt(max(float(np.median(squared)) - OWN_SMEAR_PX2, 0.0)))


def _slope(grey: Grey, smoothing_px: float) -> Grey:
    smooth = cv2.GaussianBlur(grey, (0, 0), smoothing_px)
    return np.asarray(
        cv2.magnitude(cv2.Sobel(smooth, cv2.CV_32F, 1, 0), cv2.Sobel(smooth, cv2.CV_32F, 0, 1)), np.float32
    )


def noise_level(grey: Grey) -> float:
    """Estimate the grain's sigma in levels, where the picture is flattest (after Immerkær, 1996)."""
    kernel = np.array([[1, -2, 1], [-2, 4, -2], [1, -2, 1]], np.float32)
    rough = np.abs(cv2.filter2D(grey, -1, kernel))
    cells = cv2.resize(rough, None, fx=1 / 16, fy=1 / 16, interpolation=cv2.INTER_AREA)
    return float(np.sqrt(np.pi / 2) / 6 * np.percentile(cells, 5))
