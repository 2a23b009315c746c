"""What the first two witnesses claim of the labels of the shards, right or wrong, to train the third.

`python -m samples.train.claims SHARDS` writes `claims-NNNN.npy` beside each shard.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

import cv2
import numpy as np
import numpy.typing as npt

from samples.train.shards import GLYPHS, SEEN, Shard, read_shard
from tactile.see.codebook import Meaning, meaning
from tactile.see.judge import may_be_cut_off
from tactile.see.reader import VIEWS, labels_at
from tactile.see.reads import CardKind, DeckChoice
from tactile.see.weigh import claim_of, left_out, sets_of
from tactile.see.whole import Claim

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tactile.see.find import FoundGlyph
    from tactile.see.group import FoundLabel

CLAIMS: Final = np.dtype(
    [
        ("tile", np.int32),
        ("number", np.int32),
        ("right", np.bool_),
        ("covered", np.bool_),
        ("px_per_mm", np.float32),
        ("claimed", np.bool_),
        ("glyph", np.int32),
        ("x", np.float32),
        ("y", np.float32),
        ("size", np.float32),
        ("chance", np.float32),
    ]
)
"""A row a glyph: of which claim of the shard it is, whether that is right, whether something covers a part of
the label that it lies on, whether the glyph is claimed or only doubtful."""

GLIMPSED: Final = 0.3
"""A label none of whose glyphs shows as much as this is not there to be read."""

NEAR: Final = 0.4
"""A found glyph is a true one when it lies within this share of its size."""

Label = tuple[Claim, ...]
"""The glyphs that truly make a label, each with how much of it can be seen."""


def claims_of(shard: Shard) -> npt.NDArray[np.void]:
    """List every set of glyphs that could say a card, tile by tile, and whether it says the right one."""
    rows: list[tuple[float, ...]] = []
    number = 0
    for tile, picture in enumerate(shard.tiles):
        truth = true_labels(shard.truth[shard.truth["tile"] == tile])
        found = [label for view in VIEWS for label in labels_at(picture, view)]
        labels = [label for label in found if not may_be_cut_off(label, picture)]
        for label, glyphs in ((one, some) for one in labels for some in sets_of(one, DeckChoice.ANY)):
            said = meaning([g.glyph for g in glyphs])
            if isinstance(said, Meaning) and said.kind is not CardKind.TILE:
                covered = any(one.chance < SEEN for one in label_under(glyphs, truth))
                head = (tile, number, says_right(glyphs, truth), covered, label.px_per_mm)
                rows += [(*head, *row) for row in _rows(label, glyphs)]
                number += 1
    return np.array(rows, CLAIMS)


def _rows(label: FoundLabel, glyphs: tuple[FoundGlyph, ...]) -> Iterator[tuple[float, ...]]:
    for some, claimed in ((glyphs, True), (left_out(label, glyphs), False)):
        for one in map(claim_of, some):
            yield (claimed, GLYPHS.index(one.glyph), one.x_px, one.y_px, one.size_px, one.chance)


def true_labels(rows: npt.NDArray[np.void]) -> tuple[Label, ...]:
    """Part a tile's rows of truth into labels, without those that lie wholly under something else."""
    places = np.stack([rows["label_x"], rows["label_y"]], 1)
    _, which = np.unique(places, axis=0, return_inverse=True)
    return tuple(
        tuple(Claim(GLYPHS[r["glyph"]], r["x"], r["y"], r["size"], r["visible"]) for r in rows[which == one])
        for one in range(int(which.max(initial=-1)) + 1)
        if rows["visible"][which == one].max() >= GLIMPSED
    )


def says_right(glyphs: Sequence[FoundGlyph], truth: Sequence[Label]) -> bool:
    """Whether found glyphs say what the true label says on which most of them lie."""
    label = label_under(glyphs, truth)
    return bool(label) and meaning([g.glyph for g in glyphs]) == meaning([g.glyph for g in label])


def label_under(glyphs: Sequence[FoundGlyph], truth: Sequence[Label]) -> Label:
    """Give the true label on which most of these glyphs lie; empty where they lie on none."""
    best = max(truth, key=lambda label: sum(_hits(g, label) for g in glyphs), default=())
    return best if any(_hits(g, best) for g in glyphs) else ()


def _hits(found: FoundGlyph, truth: Label) -> bool:
    return any(np.hypot(found.x_px - g.x_px, found.y_px - g.y_px) < NEAR * g.size_px + 1 for g in truth)


def main() -> None:
    """Go through all shards that have not been gone through."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("shards", type=Path)
    ask.add_argument("--backwards", action="store_true", help="begin with the last shard")
    wanted = ask.parse_args()
    cv2.setNumThreads(1)
    for path in sorted(wanted.shards.glob("tiles-*.npy"), reverse=wanted.backwards):
        claims = path.with_name(path.name.replace("tiles", "claims"))
        if claims.exists():
            continue
        rows = claims_of(read_shard(path))
        np.save(claims, rows)
        first = np.unique(rows["number"], return_index=True)[1]
        print(f"{path.name}: {len(first)} claims, {rows['right'][first].sum()} right", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
