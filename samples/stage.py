"""A filmed table: what lies still is developed once; a frame adds what moves, and its noise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import cv2
import numpy as np

from samples.hands import reach_in
from samples.lens import RoomLight, coded, grain, sharpened, through
from samples.scene import Pinhole, Scene

if TYPE_CHECKING:
    import numpy.typing as npt

    from samples.cards import CardPicture
    from samples.glyphs import Random
    from samples.lens import Lens
    from samples.paint import Canvas
    from samples.scene import Pose
    from tactile.see.reads import Picture

    Negative = npt.NDArray[np.int16]
    """A developed picture without noise: shape (height, width, 3), below 0 and past 255 where light is."""

    Region = tuple[slice, slice]

_LIFT: Final = 0.5
"""How high a card lies, as `Scene.lay` takes it."""

_SHADOW_PX: Final = 16
"""How far a card's shadow falls at this height."""

_LENS_PX: Final = 12
"""How far blur and sharpening carry a pixel."""

_SPARE_PX: Final = 64
"""How much larger than the picture the field of noise is, so that each frame may take another part of it."""


@dataclass(frozen=True, slots=True)
class Camera:
    """Who films: from where, through which lens, in what light."""

    pinhole: Pinhole
    lens: Lens
    light: RoomLight


class Stage:
    """A table before a camera that does not move."""

    def __init__(self, table: Canvas, camera: Camera, rng: Random) -> None:
        """Begin with a bare table of the camera's size; it is not painted on."""
        self._bare = table
        self._camera = camera
        self._rng = rng
        self._noise = _noise(table, camera.lens, rng)
        self.clear()

    def clear(self) -> None:
        """Take every card off."""
        self._scene = Scene(self._bare.copy(), self._camera.pinhole)
        self._still = self._developed(self._scene.canvas, (slice(None), slice(None)))

    def lay(self, card: CardPicture, pose: Pose) -> None:
        """Let a card come to rest."""
        region = self._round(self._scene.lay(card, pose, _LIFT), _SHADOW_PX)
        self._still[region] = self._developed(self._scene.canvas, region)

    def shot(
        self, moving: tuple[CardPicture, Pose] | None = None, hand_mm: npt.NDArray[np.float64] | None = None
    ) -> Picture:
        """Film one frame, perhaps with a card on its way, and a hand that reaches to a place of the table."""
        negative = self._still
        points = []
        if moving or hand_mm is not None:
            scene = Scene(self._scene.canvas.copy(), self._camera.pinhole)
            points += [scene.lay(*moving, _LIFT)] if moving else []
            points += [reach_in(scene.canvas, scene.matrix, hand_mm)] if hand_mm is not None else []
            region = self._round(np.concatenate(points), _SHADOW_PX)
            negative = negative.copy()
            negative[region] = self._developed(scene.canvas, region)
        return self._printed(negative)

    def _developed(self, scene: Canvas, region: Region) -> Negative:
        """Light a region of a scene and see it through the lens."""
        wide, inner = self._widened(region)
        lit = scene[wide].copy()
        light = self._camera.light
        RoomLight(light.gain[wide], light.glare[wide]).fall_on(lit)
        lens = self._camera.lens
        return np.rint(sharpened(through(lit, lens), lens)[inner]).astype(np.int16)

    def _printed(self, negative: Negative) -> Picture:
        height, width = negative.shape[:2]
        top, left = self._rng.integers(_SPARE_PX, size=2).tolist()
        noise = self._noise[top : top + height, left : left + width]
        return coded(np.asarray(cv2.add(negative, noise, dtype=cv2.CV_8U), np.uint8), self._camera.lens)

    def _round(self, points: npt.NDArray[np.float64], margin_px: int) -> Region:
        """Give the region of the picture that holds these points (n, 2) and a margin."""
        width, height = self._camera.pinhole.size_px
        left, top = np.clip(np.floor(points.min(0)).astype(int) - margin_px, 0, (width, height)).tolist()
        right, bottom = np.clip(np.ceil(points.max(0)).astype(int) + margin_px, 0, (width, height)).tolist()
        return slice(top, bottom), slice(left, right)

    def _widened(self, region: Region) -> tuple[Region, Region]:
        """Widen a region by what the lens reaches; also say where in it the region lies."""
        wide, inner = [], []
        for part, size in zip(region, self._bare.shape, strict=False):
            start, stop, _ = part.indices(size)
            low = max(start - _LENS_PX, 0)
            wide.append(slice(low, min(stop + _LENS_PX, size)))
            inner.append(slice(start - low, stop - low))
        return (wide[0], wide[1]), (inner[0], inner[1])


def _noise(table: Canvas, lens: Lens, rng: Random) -> Negative:
    height, width = table.shape[:2]
    grey = np.full((height + _SPARE_PX, width + _SPARE_PX, 3), 128, np.float32)
    return np.rint(sharpened(grain(grey, lens, rng), lens)).astype(np.int16)
