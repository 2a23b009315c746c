"""The net that draws where glyphs lie and what they are: a small ONNX model, one thread, no GPU."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final

import cv2
import numpy as np
import numpy.typing as npt
import onnxruntime as ort

from tactile.errors import TactileError
from tactile.see.codebook import Glyph

if TYPE_CHECKING:
    from tactile.see.reads import Picture

GLYPHS: Final = tuple(Glyph)
"""The order of the net's classes."""

STRIDE_CENTRE_PX: Final = 2
STRIDE_FIELDS_PX: Final = 4
_PAD_TO_PX: Final = 8

Map = npt.NDArray[np.float32]


class Net(StrEnum):
    """The nets of the reader, by the files that lie beside this one."""

    GLYPHS = "glyphs.onnx"
    LOOKS = "looks.onnx"
    WHOLES = "wholes.onnx"


@dataclass(frozen=True, slots=True)
class Drawing:
    """What the net says of a picture.

    `centre`: (h/2, w/2), 0 to 1, how surely a glyph's middle lies there. `fields`: (29, h/4, w/4): a logit
    a glyph, then log(size_px / 16), log(px_per_mm / 3), the way to the label's middle in 32 px (x, y), and
    the logit that a glyph of the label is hidden.
    """

    centre: Map
    fields: Map


@cache
def load_net(net: Net) -> ort.InferenceSession:
    """Load a net, once; it runs on one thread.

    Raises TactileError: `model-missing` where its file cannot be read, `model-broken` where that is no net.
    """
    options = ort.SessionOptions()
    options.intra_op_num_threads = 1
    options.inter_op_num_threads = 1
    options.log_severity_level = 3
    try:
        model = resources.files("tactile.see").joinpath(net).read_bytes()
    except OSError as error:
        raise TactileError("model-missing", file=net.value) from error
    try:
        return ort.InferenceSession(model, options, providers=["CPUExecutionProvider"])
    except Exception as error:  # onnxruntime raises many kinds, all mean the same here
        raise TactileError("model-broken", file=net.value) from error


def draw(picture: Picture) -> Drawing:
    """Run the net on a picture of any size; edges are padded by repeating."""
    height, width = picture.shape[:2]
    down, right = -height % _PAD_TO_PX, -width % _PAD_TO_PX
    padded = (
        cv2.copyMakeBorder(picture, 0, down, 0, right, cv2.BORDER_REPLICATE) if down or right else picture
    )
    tensor = cv2.dnn.blobFromImage(padded, 1 / 255)
    centre, fields = load_net(Net.GLYPHS).run(None, {"picture": tensor})
    return Drawing(_sigmoid(centre[0, 0]), fields[0])


def _sigmoid(logits: Map) -> Map:
    return np.asarray(1 / (1 + np.exp(-logits)), np.float32)
