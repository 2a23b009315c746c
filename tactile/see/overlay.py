"""What was read, drawn on its picture, for people who see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import cv2
import numpy as np

from tactile.see.reads import CardRead

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tactile.see.reads import Picture, Read

_READ: Final = (60, 220, 60)
_UNSURE: Final = (0, 170, 255)


def draw_reads(picture: Picture, reads: Iterable[Read]) -> Picture:
    """Draw a box and a name (or a reason, with a question mark) for each read; the picture itself stays."""
    drawn = picture.copy()
    thick = max(1, round(max(picture.shape[:2]) / 900))
    for read in reads:
        sure = isinstance(read, CardRead)
        colour = _READ if sure else _UNSURE
        corners = np.array([[p.x_px, p.y_px] for p in read.label])
        cv2.polylines(
            drawn, [np.round(corners).astype(np.int32)], isClosed=True, color=colour, thickness=thick + 1
        )
        text = f"{read.card} {read.confidence:.2f}" if isinstance(read, CardRead) else f"? {read.reason}"
        at = np.round([corners[:, 0].min(), corners[:, 1].min() - 5]).astype(int).tolist()
        for width, ink in ((3 * thick, (0, 0, 0)), (thick, colour)):
            cv2.putText(drawn, text, at, cv2.FONT_HERSHEY_SIMPLEX, 0.5 * thick, ink, width, cv2.LINE_AA)
    return drawn
