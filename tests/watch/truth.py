"""A reader that knows the truth of the recorded round: it tests all that comes after the reader."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import cv2

from engine.cards import CardName
from tactile.see.reads import CardKind, CardRead, Confidence, Point, Quad, Reason, UnsureRead

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tactile.see.reads import Picture, Read

ROUND = Path(__file__).parents[2].parent / "shared" / "photos" / "path-traced" / "round.json"
VIDEO = ROUND.with_suffix(".mp4")


def quad_of(corners: list[list[float]]) -> Quad:
    points = [Point(x, y) for x, y in corners]
    return points[0], points[1], points[2], points[3]


def middle_of(quad: Quad) -> Point:
    return Point(sum(c.x_px for c in quad) / 4, sum(c.y_px for c in quad) / 4)


class TruthReader:
    """Reads what lies there by the record's times; under a moving hand it is unsure."""

    def __init__(self, record: dict[str, Any]) -> None:
        self.events = record["events"]
        self.t = 0.0

    def read(self, picture: Picture) -> tuple[Read, ...]:
        return tuple(read for event in self.events if (read := self._read(event)) is not None)

    def _read(self, event: dict[str, Any]) -> Read | None:
        leaves = event["t_leave"] if event["t_leave"] is not None else float("inf")
        if not event["t_rest"] <= self.t < leaves:
            return None
        label = quad_of(event["labels"][0])
        if self.t < event["t_rest"] + 0.6 < event["t_clear"]:
            return UnsureRead(Reason.PARTIAL, Confidence(0.3), middle_of(label), label)
        return CardRead(
            CardName(event["card"]), CardKind.NUMBER, None, None, Confidence(0.99), middle_of(label), label
        )


def record() -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(ROUND.read_text(encoding="utf-8"))
    return loaded


def pictures() -> Iterator[tuple[float, Picture]]:
    video = cv2.VideoCapture(str(VIDEO))
    index = 0
    while True:
        ok, picture = video.read()
        if not ok:
            break
        yield index / 15, picture  # type: ignore[misc]  # OpenCV's stubs leave the dtype open
        index += 1
    video.release()
