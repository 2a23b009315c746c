"""Letters of a typeface, as a printer sets them: for training alone."""

from __future__ import annotations

from functools import cache
from importlib.metadata import distributions
from pathlib import Path
from typing import TYPE_CHECKING, Final

import cv2
import numpy as np

if TYPE_CHECKING:
    from samples.paint import Mask

_FILES: Final = frozenset({".ttf", ".otf"})

_NUMERALS: Final = 0.72
"""How high a numeral is, in sizes of its typeface."""


@cache
def typefaces() -> tuple[Path, ...]:
    """List the typefaces of the installed `font-…` packages, by name."""
    files = (
        Path(str(one.locate()))
        for package in distributions()
        if package.metadata["Name"].lower().replace("_", "-").startswith("font-")
        for one in package.files or ()
        if one.suffix in _FILES
    )
    return tuple(sorted(files, key=lambda file: file.name))


@cache
def letters(text: str, typeface: Path, side_px: int, height_px: float, more_px: int) -> Mask:
    """Set a text in the middle of a square: (side_px, side_px) float32, 1 where there is ink.

    `height_px` is a numeral's height; `more_px` makes every line wider. Needs Pillow (group `train`).
    """
    from PIL import Image, ImageDraw, ImageFont  # noqa: PLC0415  only where one trains

    font = ImageFont.truetype(str(typeface), round(height_px / _NUMERALS * (0.85 if len(text) > 1 else 1.0)))
    field = Image.new("L", (side_px, side_px))
    ImageDraw.Draw(field).text((side_px / 2, side_px / 2), text, fill=255, font=font, anchor="mm")
    mask = np.asarray(field, np.float32) / 255
    return np.asarray(
        cv2.dilate(mask, np.ones((more_px + 1, more_px + 1), np.uint8)) if more_px else mask, np.float32
    )
