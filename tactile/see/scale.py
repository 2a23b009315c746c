"""The scale of a table: a star or a triangle alone tells it badly, for it may be 8 or 12 mm high."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

import numpy as np

from tactile.see.judge import ASKED_FROM

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tactile.see.judge import JudgedLabel

_DIFFER: Final = 1.4
"""A mark that is so much larger or smaller than it would be on this table is left as it is."""


def at_one_scale(labels: Iterable[JudgedLabel], px_per_mm: float | None = None) -> tuple[JudgedLabel, ...]:
    """Give marks alone the scale of the table: `px_per_mm`, else that of the labels with several glyphs."""
    labels = tuple(labels)
    several = [one.label.px_per_mm for one in labels if _tells_scale(one)]
    scale = px_per_mm or (float(np.median(several)) if several else None)
    if scale is None:
        return labels
    return tuple(replace(one, table_px_per_mm=scale) if _may_be_at(one, scale) else one for one in labels)


def _tells_scale(label: JudgedLabel) -> bool:
    return label.card is not None and label.confidence >= ASKED_FROM and len(label.label.glyphs) > 1


def _may_be_at(label: JudgedLabel, px_per_mm: float) -> bool:
    share = label.label.px_per_mm / px_per_mm
    return len(label.label.glyphs) == 1 and 1 / _DIFFER < share < _DIFFER
