"""A whole picture: cards on a table under a camera, with the truth of what can be seen of each glyph."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import cv2
import numpy as np
import numpy.typing as npt

from samples.faces import PX_PER_MM
from samples.outlines import round_points
from samples.paint import blurred

if TYPE_CHECKING:
    from samples.cards import CardPicture
    from samples.paint import Canvas, Mask
    from samples.stickers import StuckGlyph
    from tactile.see.codebook import Glyph

Homography = npt.NDArray[np.float64]
"""A 3 × 3 matrix from millimetres on the table (x right, y down as seen) to pixels."""

_SHADOW_PX: Final = 14
"""How far round a card its shadow is painted."""


@dataclass(frozen=True, slots=True)
class Pinhole:
    """A webcam over a table: pixels per millimetre at the middle, height, tilt and roll."""

    px_per_mm: float
    distance_mm: float
    tilt_rad: float
    roll_rad: float
    size_px: tuple[int, int]


def table_to_picture(camera: Pinhole) -> Homography:
    """Give the homography of a camera that looks at the table's (0, 0)."""
    focal = camera.px_per_mm * camera.distance_mm
    sin_t, cos_t = np.sin(camera.tilt_rad), np.cos(camera.tilt_rad)
    sin_r, cos_r = np.sin(camera.roll_rad), np.cos(camera.roll_rad)
    roll = np.array([[cos_r, -sin_r, 0], [sin_r, cos_r, 0], [0, 0, 1]])
    view = np.array([[1, 0, 0], [0, cos_t, 0], [0, sin_t, camera.distance_mm]]) @ roll
    width, height = camera.size_px
    lens = np.array([[focal, 0, (width - 1) / 2], [0, focal, (height - 1) / 2], [0, 0, 1]])
    return np.asarray(lens @ view, np.float64)


def project(matrix: Homography, points: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """Where points (n, 2) fall through a homography."""
    lifted = np.concatenate([points, np.ones((len(points), 1))], 1) @ matrix.T
    return np.asarray(lifted[:, :2] / lifted[:, 2:], np.float64)


@dataclass(frozen=True, slots=True)
class Pose:
    """Where a card's middle lies on the table, and how it is turned."""

    x_mm: float
    y_mm: float
    angle_rad: float


@dataclass(frozen=True, slots=True)
class SeenGlyph:
    """The truth of one glyph in a picture."""

    glyph: Glyph
    x_px: float
    y_px: float
    size_px: float
    px_per_mm: float
    contrast: float
    visible: float


@dataclass(frozen=True, slots=True)
class SeenLabel:
    """The truth of one label: its glyphs, the card it belongs to (in the order laid)."""

    card: int
    glyphs: tuple[SeenGlyph, ...]


class Scene:
    """A table being laid. Cards laid later lie over earlier ones; `owner` says which one each pixel shows."""

    def __init__(self, table: Canvas, camera: Pinhole) -> None:
        """Begin with a bare table of the camera's size; the canvas is painted on."""
        self.canvas = table
        self.matrix = table_to_picture(camera)
        self.owner = np.zeros(table.shape[:2], np.int32)
        self._laid: list[tuple[CardPicture, Homography]] = []

    def lay(self, card: CardPicture, pose: Pose, lift: float = 1.0) -> npt.NDArray[np.float64]:
        """Lay a card; `lift` scales its shadow. Returns its corners in pixels, (4, 2), top left first."""
        matrix = self.matrix @ _pose_matrix(pose, card.size_mm)
        corners = _corners(matrix, card.size_mm)
        self._laid.append((card, matrix))
        self._paint(card, matrix, corners, lift)
        return corners

    def cover(self, mask: Mask) -> None:
        """Note that a hand or another thing hides part of the picture (painted by the caller)."""
        self.owner[mask > 0.5] = -1

    def outlines(self) -> npt.NDArray[np.float64]:
        """Give the corners of every card in the order laid, pixels, shape (n, 4, 2), seen or not."""
        return np.array([_corners(matrix, card.size_mm) for card, matrix in self._laid]).reshape(-1, 4, 2)

    def labels(self) -> tuple[SeenLabel, ...]:
        """Say what can be seen of each label."""
        return tuple(
            SeenLabel(index, tuple(self._glyph(index + 1, stuck, matrix) for stuck in glyphs))
            for index, (card, matrix) in enumerate(self._laid)
            for glyphs in card.labels
        )

    def _paint(
        self, card: CardPicture, matrix: Homography, corners: npt.NDArray[np.float64], lift: float
    ) -> None:
        low = np.maximum(np.floor(corners.min(0)).astype(int) - _SHADOW_PX, 0)
        high = np.minimum(np.ceil(corners.max(0)).astype(int) + _SHADOW_PX + 1, self.canvas.shape[1::-1])
        if (high <= low).any():
            return
        size = (int(high[0] - low[0]), int(high[1] - low[1]))
        shrunk, share = _shrunk(card.pixels, _scale(matrix, card.size_mm))
        to_mm = np.diag([1 / (PX_PER_MM * share), 1 / (PX_PER_MM * share), 1.0])
        warp = np.array([[1, 0, -low[0]], [0, 1, -low[1]], [0, 0, 1]], np.float64) @ matrix @ to_mm
        pixels = cv2.warpPerspective(shrunk, warp, size, borderMode=cv2.BORDER_REPLICATE)
        mask = cv2.warpPerspective(_rounded(shrunk.shape[:2], share), warp, size)
        self._blend(np.asarray(pixels, np.float32), np.asarray(mask, np.float32), low, lift)

    def _blend(self, pixels: Canvas, mask: Mask, low: npt.NDArray[np.int_], lift: float) -> None:
        left, top = low.tolist()
        region = (slice(top, top + mask.shape[0]), slice(left, left + mask.shape[1]))
        spot = self.canvas[region]
        spot *= 1 - 0.4 * np.clip(blurred(mask, 2.0 + 3.0 * lift) - 0.1, 0, 1)[..., None]
        spot *= 1 - mask[..., None]
        spot += pixels * mask[..., None]
        self.owner[region][mask > 0.5] = len(self._laid)

    def _glyph(self, owner: int, stuck: StuckGlyph, matrix: Homography) -> SeenGlyph:
        ring_mm = 0.4 * stuck.size_mm * round_points(np.ones(12))
        points = project(matrix, np.concatenate([[[0.0, 0.0]], ring_mm]) + np.array([stuck.x_mm, stuck.y_mm]))
        across = np.linalg.norm(points[1:7] - points[7:], axis=1)
        px_per_mm = float(across.mean() / (0.8 * stuck.size_mm))
        return SeenGlyph(
            stuck.glyph,
            float(points[0, 0]),
            float(points[0, 1]),
            stuck.size_mm * px_per_mm,
            px_per_mm,
            stuck.contrast,
            self._visible(owner, points),
        )

    def _visible(self, owner: int, points: npt.NDArray[np.float64]) -> float:
        """Give the share of these points that lie in the picture and show this card."""
        pixels = np.round(points).astype(int)
        inside = pixels[((pixels >= 0) & (pixels < self.owner.shape[::-1])).all(1)]
        return float((self.owner[inside[:, 1], inside[:, 0]] == owner).sum() / len(points))


def _corners(matrix: Homography, size_mm: tuple[float, float]) -> npt.NDArray[np.float64]:
    width, height = size_mm
    return project(matrix, np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float64))


def _pose_matrix(pose: Pose, size_mm: tuple[float, float]) -> Homography:
    cos, sin = np.cos(pose.angle_rad), np.sin(pose.angle_rad)
    turn = np.array([[cos, -sin, pose.x_mm], [sin, cos, pose.y_mm], [0, 0, 1]])
    to_middle = np.array([[1, 0, -size_mm[0] / 2], [0, 1, -size_mm[1] / 2], [0, 0, 1]])
    return np.asarray(turn @ to_middle, np.float64)


def _scale(matrix: Homography, size_mm: tuple[float, float]) -> float:
    middle = np.array([size_mm[0] / 2, size_mm[1] / 2])
    steps = project(matrix, middle + np.array([[0, 0], [1, 0], [0, 1]]))
    return float(np.linalg.norm(steps[1:] - steps[:1], axis=1).max())


def _shrunk(pixels: Canvas, px_per_mm: float) -> tuple[Canvas, float]:
    """Shrink a face close to the camera's scale first, so that the warp does not alias."""
    share = min(1.0, 1.15 * px_per_mm / PX_PER_MM)
    if share > 0.9:
        return pixels, 1.0
    size = (round(pixels.shape[1] * share), round(pixels.shape[0] * share))
    shrunk = cv2.resize(pixels, size, interpolation=cv2.INTER_AREA)
    return np.asarray(shrunk, np.float32), size[0] / pixels.shape[1]


def _rounded(shape: tuple[int, ...], share: float) -> Mask:
    mask = np.zeros(shape[:2], np.float32)
    corner = int(3 * PX_PER_MM * share)
    height, width = shape[:2]
    cv2.rectangle(mask, (corner, 0), (width - 1 - corner, height - 1), (1.0,), -1)
    cv2.rectangle(mask, (0, corner), (width - 1, height - 1 - corner), (1.0,), -1)
    for x in (corner, width - 1 - corner):
        for y in (corner, height - 1 - corner):
            cv2.circle(mask, (x, y), corner, (1.0,), -1, cv2.LINE_AA)
    return mask
