"""Looks at whole labels with what the first two witnesses claim of them, to train the third."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from samples.train.looks import relit
from samples.train.shards import GLYPHS
from tactile.see.codebook import Meaning, meaning
from tactile.see.whole import CHANNELS, WHOLE_PX, Claim, Look, paint_claims

if TYPE_CHECKING:
    from samples.glyphs import Random

Tiles = npt.NDArray[np.uint8]
Rows = npt.NDArray[np.void]

SPOILT: Final = 0.12
"""The share of right claims that are spoilt by leaving one glyph out."""


@dataclass(frozen=True, slots=True)
class Claims:
    """The claims of a shard (see `claims.CLAIMS`), parted by whether they are right."""

    tiles: Tiles
    right: list[Rows]
    wrong: list[Rows]


def part(tiles: Tiles, rows: Rows) -> Claims:
    """Part a shard's rows into its claims."""
    _, first = np.unique(rows["number"], return_index=True)
    each = np.split(rows, first[1:])
    return Claims(
        tiles, [one for one in each if one["right"][0]], [one for one in each if not one["right"][0]]
    )


def draw_wholes(claims: Claims, rng: Random, number: int) -> tuple[Tiles, npt.NDArray[np.float32]]:
    """Cut looks: (number, WHOLE_PX, WHOLE_PX, CHANNELS), and 1 for each where the claims are right."""
    looks = np.empty((number, WHOLE_PX, WHOLE_PX, CHANNELS), np.uint8)
    right = np.zeros(number, np.float32)
    for index in range(number):
        kind = claims.right if claims.right and (rng.random() < 0.5 or not claims.wrong) else claims.wrong
        rows = kind[int(rng.integers(len(kind)))]
        looks[index], right[index] = _drawn(claims.tiles, rows, rng)
    return looks, right


def _drawn(tiles: Tiles, rows: Rows, rng: Random) -> tuple[Look, bool]:
    claimed, doubted = ([_claim(row, rng) for row in rows[rows["claimed"] == one]] for one in (True, False))
    right = bool(rows["right"][0])
    if right and rng.random() < SPOILT and _is_known(fewer := _without_one(claimed, rng)):
        claimed, right = fewer, False
    scale = float(rows["px_per_mm"][0] * np.exp(rng.normal(0, 0.06)))
    look = paint_claims(tiles[rows["tile"][0]], claimed, doubted, scale)
    look[..., :3] = relit(look[..., :3], rng)
    return _turned(look, int(rng.integers(8))), right


def _claim(row: np.void, rng: Random) -> Claim:
    off = rng.normal(0, 0.02, 2) * row["size"] + rng.normal(0, 0.2, 2)
    size = float(row["size"] * np.exp(rng.normal(0, 0.03)))
    return Claim(GLYPHS[row["glyph"]], row["x"] + off[0], row["y"] + off[1], size, float(row["chance"]))


def _without_one(claims: list[Claim], rng: Random) -> list[Claim]:
    at = int(rng.integers(len(claims)))
    return [*claims[:at], *claims[at + 1 :]]


def _is_known(claims: list[Claim]) -> bool:
    return bool(claims) and isinstance(meaning([one.glyph for one in claims]), Meaning)


def _turned(look: Look, way: int) -> Look:
    turned = np.rot90(look, way % 4)
    return turned[:, ::-1] if way >= 4 else turned
