"""How quick the reader is, beside ArUco's detector on the same pictures.

`python -m tests.see.measure_speed FOLDER`. One thread each; 1080p pictures only. Prints median and 95th
percentile in milliseconds, and the ratio.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import TYPE_CHECKING

import cv2
import numpy as np

from tactile.see.reader import KnownScale, Reader

if TYPE_CHECKING:
    from collections.abc import Callable

    from tactile.see.reads import Picture


def times_ms(work: Callable[[Picture], object], pictures: list[Picture], rounds: int) -> list[float]:
    """Time a piece of work on every picture, `rounds` times over."""
    times = []
    for _ in range(rounds):
        for picture in pictures:
            start = time.perf_counter()
            work(picture)
            times.append(1000 * (time.perf_counter() - start))
    return times


def main() -> None:
    """Measure and print."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("folder", type=Path)
    ask.add_argument("--rounds", type=int, default=3)
    wanted = ask.parse_args()
    cv2.setNumThreads(1)
    loaded = [cv2.imread(str(path)) for path in sorted(wanted.folder.glob("*.jpg"))]
    pictures = [np.asarray(p, np.uint8) for p in loaded if p is not None and p.shape[:2] == (1080, 1920)]
    aruco = cv2.aruco.ArucoDetector(cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_4X4_50))
    unknown, calibrated = Reader(), Reader(scale=KnownScale(4.0, 1920))
    rows = {
        "aruco": times_ms(aruco.detectMarkers, pictures, wanted.rounds),
        "reader": times_ms(unknown.read, pictures, wanted.rounds),
        "reader, calibrated": times_ms(calibrated.read, pictures, wanted.rounds),
    }
    base = float(np.median(rows["aruco"]))
    for name, row in rows.items():
        median, p95 = np.percentile(row, [50, 95])
        print(f"{name}: median {median:.1f} ms, p95 {p95:.1f} ms, {median / base:.2f} times aruco's median")  # noqa: T201


if __name__ == "__main__":
    main()
