"""A knocked camera: everything moved together, so every card keeps its track."""

from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING

from tactile.see.reads import CardRead, middle
from tactile.watch.agreement import is_only_one
from tactile.watch.tracks import sides_px

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tactile.see.reads import Read
    from tactile.watch.tracks import Track


def common_shift_px(tracks: Iterable[Track], reads: Iterable[Read]) -> tuple[float, float] | None:
    """Find how far all cards moved together, from those that are there once; None if they did not."""
    named = {read.card: read for read in reads if isinstance(read, CardRead) and is_only_one(read.card)}
    moves = [
        (middle(named[track.card].label), middle(track.quad), sides_px(track.quad)[0])
        for track in tracks
        if track.card in named
    ]
    if len(moves) < 2:  # noqa: PLR2004  one card may have been pushed; two that agree are the camera
        return None
    dx = median(now.x_px - then.x_px for now, then, _ in moves)
    dy = median(now.y_px - then.y_px for now, then, _ in moves)
    together = all(
        abs(now.x_px - then.x_px - dx) < side and abs(now.y_px - then.y_px - dy) < side
        for now, then, side in moves
    )
    return (dx, dy) if together else None
