"""Labels that were taken away before they could be read, or called unclear."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from tactile.watch.news import CardGlimpsed
from tactile.watch.sameness import came_with_a_known_card

if TYPE_CHECKING:
    from tactile.watch.step import Step
    from tactile.watch.tracks import Track

GLIMPSED: Final = 3
"""What was seen so often at rest was no hand in passing."""


def glimpse(step: Step, track: Track) -> None:
    """Tell once of a label that rested as a card does, and was never announced before it was taken away."""
    if track.card is not None or track.unsure_said or track.glimpsed or track.rested_reads < GLIMPSED:
        return
    if not came_with_a_known_card(track, step.tracks.values(), step.glance):
        step.put(replace(track, glimpsed=True))
        step.news.append(CardGlimpsed(step.t))
