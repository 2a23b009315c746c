"""Looks at whole labels with what the first two witnesses claim of them, to train the third."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from samples.train.covering import covered
from samples.train.looks import relit
from samples.train.shards import GLYPHS
from tactile.see.codebook import Meaning, meaning
from tactile.see.whole import CHANNELS, WHOLE_PX, Claim, Look, paint_claims

if TYPE_CHECKING:
    from samples.glyphs import Random

Tiles = npt.NDArray[np.uint8]
Rows = npt.NDArray[np.void]

PICKED: Final = (0.55, 0.28, 0.17)
"""The shares of right claims, of any wrong ones, and of wrong ones that something covers."""

COVERED: Final = 0.35
"""The share of right claims beside or over which another card is laid."""

SPOILT: Final = 0.1
"""The share of right claims that are spoilt by leaving one glyph out."""


@dataclass(frozen=True, slots=True)
class Claims:
    """The claims of a shard (see `claims.CLAIMS`), parted by whether they are right."""

    tiles: Tiles
    right: list[Rows]
    wrong: list[Rows]
    covered: list[Rows]
    """Those of the wrong ones that something covers in part: the likeliest way to a wrong card."""


def part(tiles: Tiles, rows: Rows) -> Claims:
    """Part a shard's rows into its claims."""
    _, first = np.unique(rows["number"], return_index=True)
    each = np.split(rows, first[1:])
    wrong = [one for one in each if not one["right"][0]]
    under = [one for one in wrong if one["covered"][0]]
    return Claims(tiles, [one for one in each if one["right"][0]], wrong, under)


def draw_wholes(claims: Claims, rng: Random, number: int) -> tuple[Tiles, npt.NDArray[np.float32]]:
    """Cut looks: (number, WHOLE_PX, WHOLE_PX, CHANNELS), and 1 for each where the claims are right."""
    looks = np.empty((number, WHOLE_PX, WHOLE_PX, CHANNELS), np.uint8)
    right = np.zeros(number, np.float32)
    for index in range(number):
        looks[index], right[index] = _drawn(claims.tiles, _one_of(claims, rng), rng)
    return looks, right


def _one_of(claims: Claims, rng: Random) -> Rows:
    """Pick a right claim, or a wrong one, or one that is wrong because something covers a glyph."""
    kinds = (claims.right, claims.wrong, claims.covered)
    kind = kinds[int(rng.choice(3, p=PICKED))] or claims.wrong or claims.right
    return kind[int(rng.integers(len(kind)))]


def _drawn(tiles: Tiles, rows: Rows, rng: Random) -> tuple[Look, bool]:
    claimed, doubted = ([_claim(row, rng) for row in rows[rows["claimed"] == one]] for one in (True, False))
    picture, right = tiles[rows["tile"][0]], bool(rows["right"][0])
    scale = float(rows["px_per_mm"][0] * np.exp(rng.normal(0, 0.06)))
    if right and rng.random() < COVERED:
        under, gone = covered(picture, claimed, scale, rng)
        left = [one for one, is_gone in zip(claimed, gone, strict=True) if not is_gone]
        if _is_known(left):
            picture, claimed, right = under, left, not any(gone)
    if right and rng.random() < SPOILT and _is_known(fewer := _without_one(claimed, rng)):
        claimed, right = fewer, False
    look = paint_claims(picture, claimed, doubted, scale)
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
