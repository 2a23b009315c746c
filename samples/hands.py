"""Hands over a table: one that covers a picture by chance, and the one that brings and takes cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import cv2
import numpy as np

from samples.paint import hsv
from samples.scene import project

if TYPE_CHECKING:
    import numpy.typing as npt

    from samples.glyphs import Random
    from samples.paint import Canvas, Colour3, Mask
    from samples.scene import Homography

    Place = npt.NDArray[np.float64]

_SKIN: Final = hsv(0.05, 0.45, 0.75)


def draw_hand(canvas: Canvas, px_per_mm: float, rng: Random) -> Mask:
    """Lay a hand over the picture from one side, in place. Returns what it covers."""
    height, width = canvas.shape[:2]
    reach = rng.uniform(0, 1, 2) * np.array([width, height])
    angle = rng.uniform(0, 6.3)
    back = px_per_mm * np.array([np.cos(angle), np.sin(angle)])
    across = np.array([-back[1], back[0]])
    skin = hsv(rng.uniform(0.02, 0.08), rng.uniform(0.25, 0.6), rng.uniform(0.25, 0.9))
    hand = _Hand(canvas, np.zeros((height, width), np.float32), skin)
    thick = int(px_per_mm * rng.uniform(14, 20))
    palm = reach + back * 90
    for finger in (-1.5, -0.5, 0.5, 1.5):
        tip = reach + across * finger * 20 + back * rng.uniform(0, 25)
        hand.limb(tip, palm + across * finger * 18, thick, rng)
    hand.limb(palm + across * rng.choice([-55, 55]), palm + back * 30, thick, rng)
    hand.limb(palm + back * 20, palm + back * 300, int(px_per_mm * 75), rng)
    return hand.mask


@dataclass(frozen=True, slots=True)
class _Hand:
    """A hand being painted on a canvas, and what it covers of it."""

    canvas: Canvas
    mask: Mask
    skin: Colour3

    def limb(self, tip: Place, root: Place, thick: int, rng: Random) -> None:
        """Paint a finger or an arm, lighter along its middle."""
        ends = (tip.astype(int).tolist(), root.astype(int).tolist())
        tint = rng.uniform(0.92, 1.05)
        cv2.line(self.mask, *ends, (1.0,), thick, cv2.LINE_AA)
        for share, light in ((1.0, 0.7), (0.8, 0.9), (0.5, 1.05)):
            colour = tuple(float(c * light * tint) for c in self.skin)
            cv2.line(self.canvas, *ends, colour, max(1, int(thick * share)), cv2.LINE_AA)


def reach_in(canvas: Canvas, matrix: Homography, tip_mm: Place) -> Place:
    """Paint the hand that brings or takes a card, its arm going off. Returns points (n, 2) all round it."""
    out = tip_mm / max(float(np.linalg.norm(tip_mm)), 1.0)
    across = np.array([-out[1], out[0]])
    fingers = [
        (tip_mm + across * 15 * k - out * 4, tip_mm + across * 11 * k + out * 60)
        for k in (-1.5, -0.5, 0.5, 1.5)
    ]
    arm = (tip_mm + out * 60, tip_mm + out * 400)
    round_it: list[Place] = []
    for (tip, root), wide_mm in zip([*fingers, arm], (14, 15, 15, 13, 60), strict=True):
        ends = project(matrix, np.array([tip, root]))
        one_mm = float(np.linalg.norm(np.diff(project(matrix, np.array([tip, tip + across])), axis=0)))
        thick = max(2, int(wide_mm * one_mm))
        shade = tuple(c * (0.9 if wide_mm < 20 else 0.8) for c in _SKIN)
        start, end = np.round(ends).astype(int).tolist()
        cv2.line(canvas, start, end, shade, thick, cv2.LINE_AA)
        round_it += [ends - thick, ends + thick]
    return np.concatenate(round_it)
