"""Where the table changed: still and moving places by a small grey copy (design, "From one picture")."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

import cv2
import numpy as np
import numpy.typing as npt

from tactile.watch.news import Seconds

if TYPE_CHECKING:
    from tactile.see.reads import Picture, Quad

Small = npt.NDArray[np.uint8]
"""A small grey copy: uint8, shape (height, width), about 480 wide; never written to once made."""

SMALL_WIDTH_PX: Final = 480
QUIET_S: Final = 0.7
"""A place at rest for so long is remembered as what lies there; a hand rarely keeps still for as long."""
FOLLOW_S: Final = 0.5
"""The reference follows slow light by one grey level in this time."""
LEAST_STEP: Final = 12
"""Grey levels by which a place must change to count as moving, however quiet the sensor."""
LEAST_LOOK_STEP: Final = 16
"""Grey levels by which a place must differ to look unlike what it was."""
MOST_RELIGHT: Final = 15
"""Grey levels by which a place may have become lighter or darker as a whole; more is another thing there."""
NOISE_SIGMAS: Final = 6.0
SHAKEN_SHARE: Final = 0.5
"""When more of the picture than this moves at once, the camera was knocked, or the light went."""
SAMPLE: Final = slice(None, None, 8)
MAD_TO_SIGMA: Final = 1.4826
SPECK: Final = np.ones((2, 2), np.uint8)
ROUND_ABOUT: Final = np.ones((5, 5), np.uint8)


@dataclass(frozen=True, slots=True, eq=False)
class Glance:
    """One frame's small copy, and what is known of rest and motion in it."""

    t: Seconds
    small: Small
    quiet: Small
    """How each place looked when it last lay still for QUIET_S (at the start: the first frame)."""
    reference: Small
    moved_at_s: npt.NDArray[np.float64]
    """When each place last moved, shape of `small`; minus infinity: never."""
    last_motion: Seconds
    followed_at: Seconds
    scale: float
    """Pixels of the picture to one of the small copy."""
    noise: float
    """Sensor noise of the small copy, sigma in grey levels."""
    shaken: bool = False

    def still_since(self, quad: Quad) -> Seconds:
        """Tell when something last moved in or close about a place; minus infinity: never."""
        rows, columns = _box(quad, self.scale, self.small.shape, margin=0.3)
        return Seconds(float(self.moved_at_s[rows, columns].max(initial=-np.inf)))

    def looks_like(self, past: Small | None, quad: Quad, *, around: float = 0.0) -> bool:
        """Tell whether a place looks as it did in an earlier small copy; False where none is known.

        `around` widens the place by that share of its size on each side.
        """
        return self.looked_alike(self.small, past, quad, around=around)

    def looked_alike(
        self, one: Small | None, other: Small | None, quad: Quad, *, around: float = 0.0
    ) -> bool:
        """Tell whether a place looked the same in two small copies; False where one is not known."""
        if one is None or other is None or not one.shape == other.shape == self.small.shape:
            return False
        rows, columns = _box(quad, self.scale, one.shape, margin=around)
        change = one[rows, columns].astype(np.int16) - other[rows, columns]
        if not change.size:
            return False
        change -= np.int16(np.clip(np.median(change), -MOST_RELIGHT, MOST_RELIGHT))
        step = max(LEAST_LOOK_STEP, NOISE_SIGMAS * self.noise)
        return bool((np.abs(change) > step).sum() <= max(1, change.size // 50))


def shrink(picture: Picture) -> Small:
    """Make the small grey copy of a picture. Takes about a third of a millisecond from 1080p."""
    height, width = picture.shape[:2]
    target = (min(SMALL_WIDTH_PX, width), max(1, round(height * min(SMALL_WIDTH_PX, width) / width)))
    grey = cv2.cvtColor(cv2.resize(picture, target, interpolation=cv2.INTER_LINEAR), cv2.COLOR_BGR2GRAY)
    return cv2.blur(grey, (3, 3)).astype(np.uint8, copy=False)


def first_glance(t: Seconds, picture: Picture) -> Glance:
    """Begin: whatever lies in the first frame is taken to lie still."""
    small = shrink(picture)
    never = np.full(small.shape, -np.inf)
    scale = picture.shape[1] / small.shape[1]
    return Glance(t, small, small, small, never, Seconds(-np.inf), t, scale, noise=0.0)


def glance(before: Glance, t: Seconds, picture: Picture) -> Glance:
    """Compare a new frame with what is remembered. A frame of another size begins anew."""
    small = shrink(picture)
    if small.shape != before.small.shape:
        return replace(first_glance(t, picture), shaken=True)
    reference, noise = _relight(before, small)
    changed = _changed(small, reference, noise)
    moved = cv2.morphologyEx(changed, cv2.MORPH_OPEN, SPECK) if changed.any() else changed
    if not cv2.countNonZero(moved):
        return _at_rest(before, t, small, reference, noise)
    reference = np.where(changed.view(bool), small, reference)
    wide = cv2.dilate(changed, ROUND_ABOUT)
    moved_at_s = np.where(wide.astype(bool), float(t), before.moved_at_s)
    shaken = cv2.countNonZero(moved) > SHAKEN_SHARE * small.size
    quiet = small if shaken else _settle(before, t, small, moved_at_s)
    return replace(
        before, t=t, small=small, quiet=quiet, reference=reference, moved_at_s=moved_at_s,
        last_motion=t, noise=noise, shaken=shaken,
    )  # fmt: skip


def _relight(before: Glance, small: Small) -> tuple[Small, float]:
    """Take a change of the whole picture's brightness out of the reference; measure the noise beside it."""
    change = small[SAMPLE, SAMPLE].astype(np.int16) - before.reference[SAMPLE, SAMPLE]
    shift = int(np.median(change))
    noise = 0.9 * before.noise + 0.1 * MAD_TO_SIGMA * float(np.median(np.abs(change - shift)))
    if not shift:
        return before.reference, noise
    shifted = np.clip(before.reference.astype(np.int16) + shift, 0, 255)
    return shifted.astype(np.uint8), noise


def _changed(small: Small, reference: Small, noise: float) -> Small:
    """Mark with 1 each place that differs from the reference by more than noise."""
    step = max(LEAST_STEP, NOISE_SIGMAS * noise)
    marks = cv2.threshold(cv2.absdiff(small, reference), step, 1, cv2.THRESH_BINARY)[1]
    return marks.astype(np.uint8, copy=False)


def _at_rest(before: Glance, t: Seconds, small: Small, reference: Small, noise: float) -> Glance:
    followed_at = before.followed_at
    if t - followed_at >= FOLLOW_S:
        reference = (reference + (small > reference) - (small < reference)).astype(np.uint8)
        followed_at = t
    settled = t - before.last_motion >= QUIET_S
    quiet = small if settled else _settle(before, t, small, before.moved_at_s)
    return replace(
        before, t=t, small=small, quiet=quiet, reference=reference,
        followed_at=followed_at, noise=noise, shaken=False,
    )  # fmt: skip


def _settle(before: Glance, t: Seconds, small: Small, moved_at_s: npt.NDArray[np.float64]) -> Small:
    return np.where(moved_at_s <= t - QUIET_S, small, before.quiet)


def _box(quad: Quad, scale: float, shape: tuple[int, ...], margin: float) -> tuple[slice, slice]:
    """Find the upright box round a quad in the small copy, widened by a share of its size on each side."""
    xs = [corner.x_px / scale for corner in quad]
    ys = [corner.y_px / scale for corner in quad]
    widen = margin * max(max(xs) - min(xs), max(ys) - min(ys))
    left, right = max(0, int(min(xs) - widen)), min(shape[1], int(max(xs) + widen) + 1)
    top, bottom = max(0, int(min(ys) - widen)), min(shape[0], int(max(ys) + widen) + 1)
    return slice(top, max(top, bottom)), slice(left, max(left, right))
