"""From reads to news: a card is news when its read agrees while nothing moves about it, and never twice.

Pure: a tracker's state, the reads of one frame and a glance at what moved give the next state and the news.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tactile.watch.judging import judge
from tactile.watch.knock import common_shift_px
from tactile.watch.leaving import COVERED_S
from tactile.watch.matching import match
from tactile.watch.step import NEVER, Step, Tracker, begin
from tactile.watch.tracks import moved_by

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tactile.see.reads import Read
    from tactile.watch.change import Glance
    from tactile.watch.news import Seconds, TableNews

PONDER_S: Final = 3.0
"""A label that is undecided for so long need not be read in every frame any more."""


def follow(tracker: Tracker, reads: Sequence[Read], glance: Glance) -> tuple[Tracker, tuple[TableNews, ...]]:
    """Take one frame's reads into account. Raises nothing.

    News come in the order they became certain; cards that become certain together, in the order they came.
    """
    step = begin(tracker, glance)
    _settle_after_a_knock(step, reads)
    match(step, reads)
    for track in sorted(step.tracks.values(), key=lambda track: (track.here_since, track.id)):
        judge(step, track.id)
    return step.result(), tuple(step.news)


def look_again_after_s(tracker: Tracker, t: Seconds) -> float:
    """Tell how long a still picture may go unread: not at all while something is undecided."""
    here = [track for track in tracker.tracks if not track.left]
    undecided = [track for track in here if track.card is None and not track.unsure_said]
    if any(t - track.first_seen < PONDER_S for track in undecided):
        return 0.0
    unseen = [t - track.last_seen for track in here if track.last_seen < t]
    if any(since_s < COVERED_S + 1.0 for since_s in unseen):
        return 0.0
    return 0.25 if unseen or any(track.card is None for track in here) else 1.0


def _settle_after_a_knock(step: Step, reads: Sequence[Read]) -> None:
    """Let the tracks follow a camera that was knocked, once it is still again."""
    if step.glance.shaken:
        step.knocked_at = step.t
        _shift(step, 0.0, 0.0)
    if step.knocked_at == NEVER or step.glance.last_motion == step.t:
        return
    shift = common_shift_px(step.tracks.values(), reads)
    if shift is not None:
        _shift(step, *shift)
        step.knocked_at = NEVER


def _shift(step: Step, dx_px: float, dy_px: float) -> None:
    step.tracks = {key: moved_by(track, dx_px, dy_px) for key, track in step.tracks.items()}
