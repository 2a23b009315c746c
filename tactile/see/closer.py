"""A closer look at each found glyph, cut out at one size: the second witness for what it is."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final

import cv2
import numpy as np
import numpy.typing as npt
import onnxruntime as ort

from tactile.see.net import GLYPHS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tactile.see.find import FoundGlyph
    from tactile.see.reads import Picture

LOOK_PX: Final = 40
"""Side of a look in pixels."""

REACH: Final = 2.0
"""Side of what a look shows, in glyph sizes."""

_MODEL: Final = "looks.onnx"

FIRST_WITNESS: Final = 0.35
"""How much the first witness weighs beside the second, which sees each glyph larger."""

Chances = npt.NDArray[np.float32]
"""float32, shape (n, 25): how likely each glyph of the codebook is, in its order, and last none; rows add to 1."""


def look_at(picture: Picture, x_px: float, y_px: float, size_px: float) -> Picture:
    """Cut a square of REACH glyph sizes round a place and bring it to LOOK_PX; edges are repeated."""
    side = max(REACH * size_px, 4.0)
    scale = LOOK_PX / side
    whole = max(1, round(side / LOOK_PX))
    if whole > 1:
        half = int(side / 2) + 2
        left, top = max(int(x_px) - half, 0), max(int(y_px) - half, 0)
        cut = picture[top : int(y_px) + half, left : int(x_px) + half]
        if cut.size == 0:
            cut, left, top = picture, 0, 0
        size = (max(1, cut.shape[1] // whole), max(1, cut.shape[0] // whole))
        picture = np.asarray(cv2.resize(cut, size, interpolation=cv2.INTER_AREA), np.uint8)
        share = (size[0] / cut.shape[1], size[1] / cut.shape[0])
        x_px, y_px = (x_px - left + 0.5) * share[0] - 0.5, (y_px - top + 0.5) * share[1] - 0.5
        scale /= (share[0] + share[1]) / 2
    middle = (LOOK_PX - 1) / 2
    move = np.array([[scale, 0, middle - scale * x_px], [0, scale, middle - scale * y_px]])
    flat = cv2.warpAffine(
        picture, move, (LOOK_PX, LOOK_PX), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
    )
    return np.asarray(flat, np.uint8)


def confirm(picture: Picture, found: Sequence[FoundGlyph]) -> tuple[FoundGlyph, ...]:
    """Ask the second witness about every found glyph; where the two disagree, both count for less."""
    return tuple(
        _confirmed(glyph, chances) for glyph, chances in zip(found, look_closer(picture, found), strict=True)
    )


def _confirmed(glyph: FoundGlyph, closer: Chances) -> FoundGlyph:
    both = glyph.chances**FIRST_WITNESS * closer[:-1]
    both /= max(float(both.sum()), 1e-9)
    best = int(both.argmax())
    score = glyph.score * (1 - float(closer[-1]))
    return replace(glyph, glyph=GLYPHS[best], sure=float(both[best]), score=score, chances=both)


def look_closer(picture: Picture, glyphs: Sequence[FoundGlyph]) -> Chances:
    """Say what each found glyph is, by a closer look."""
    if not glyphs:
        return np.zeros((0, 25), np.float32)
    looks = np.stack([look_at(picture, g.x_px, g.y_px, g.size_px) for g in glyphs])
    tensor = looks.transpose(0, 3, 1, 2).astype(np.float32) / 255
    return np.asarray(_session().run(None, {"looks": tensor})[0], np.float32)


@cache
def _session() -> ort.InferenceSession:
    options = ort.SessionOptions()
    options.intra_op_num_threads = 1
    options.inter_op_num_threads = 1
    options.log_severity_level = 3
    model = resources.files("tactile.see").joinpath(_MODEL).read_bytes()
    return ort.InferenceSession(model, options, providers=["CPUExecutionProvider"])
