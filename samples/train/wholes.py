"""Looks at whole labels with what the first two witnesses claim of them, to train the third."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import numpy.typing as npt

from samples.train.covering import covered
from samples.train.covers import UNKNOWN, Cover, cover_in, lying_in, over_card_of
from samples.train.looks import relit
from samples.train.shards import GLYPHS, STEP_PX, Shard
from tactile.see.codebook import Glyph, Meaning, in_deck, is_mark, meaning
from tactile.see.reads import DeckChoice
from tactile.see.whole import SIDES_MM, Claim, Look, box_of, paint_claims

if TYPE_CHECKING:
    from collections.abc import Sequence

    from samples.glyphs import Random
    from samples.train.covering import Covered

MARKS: Final = tuple(g for g in GLYPHS if is_mark(g))

Tiles = npt.NDArray[np.uint8]
Rows = npt.NDArray[np.void]

PICKED: Final = (0.55, 0.28, 0.17)
"""The shares of right claims, of any wrong ones, and of wrong ones that something covers."""

COVERED: Final = 0.35
"""The share of right claims beside or over which another card is laid."""

SPOILT: Final = 0.1
"""The shares of right claims that are spoilt by leaving one glyph out, and by naming the mark another one."""

WIZARD: Final = 3.0
"""How much oftener than others a claim is shown that says a card of the Wizard deck."""

UNLIKELY: Final = 0.1
"""A wrong claim is shown the oftener the surer the first two are of each glyph of it; this much at least."""

REACH_MM: Final = SIDES_MM[1] * 0.65
"""What lies farther than this from the middle of a claim is never in a look at it."""


@dataclass(frozen=True, slots=True)
class Picked:
    """Claims of one kind, and how often each is shown: shares that add up, the last is 1."""

    rows: list[Rows]
    shares: npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Claims:
    """The claims of a shard (see `claims.CLAIMS`), parted by whether they are right."""

    shard: Shard
    right: Picked
    wrong: Picked
    covered: Picked
    """Those of the wrong ones that something covers in part: the likeliest way to a wrong card."""


def part(shard: Shard, rows: Rows) -> Claims:
    """Part a shard's rows into its claims."""
    _, first = np.unique(rows["number"], return_index=True)
    each = np.split(rows, first[1:])
    wrong = [one for one in each if not one["right"][0] and not _says_too_little(one)]
    under = [one for one in wrong if one["covered"][0]]
    return Claims(shard, *map(_picked, ([one for one in each if one["right"][0]], wrong, under)))


def _picked(rows: list[Rows]) -> Picked:
    shares = np.cumsum([_share(one) for one in rows])
    return Picked(rows, shares / shares[-1] if rows else shares)


def _share(rows: Rows) -> float:
    claimed = rows[rows["claimed"]]
    said = meaning([GLYPHS[one] for one in claimed["glyph"]])
    held = isinstance(said, Meaning) and in_deck(said, DeckChoice.WIZARD)
    sure = 1.0 if rows["right"][0] else float(claimed["chance"].min()) + UNLIKELY
    return sure * (WIZARD if held else 1.0)


@dataclass(frozen=True, slots=True)
class Drawn:
    """Looks (n, WHOLE_PX, WHOLE_PX, CHANNELS), for each 1 where its claims are right, and its cover.

    The covers are (n, COVER_CELLS, COVER_CELLS), 0 to 1, nan where they are not known.
    """

    looks: Tiles
    right: npt.NDArray[np.float32]
    covers: npt.NDArray[np.float32]


def draw_wholes(claims: Claims, rng: Random, number: int) -> Drawn:
    """Cut so many looks."""
    drawn = [_drawn(claims.shard, _one_of(claims, rng), rng) for _ in range(number)]
    looks, right, covers = zip(*drawn, strict=True)
    return Drawn(np.stack(looks), np.array(right, np.float32), np.stack(covers))


def _one_of(claims: Claims, rng: Random) -> Rows:
    """Pick a right claim, or a wrong one, or one that is wrong because something covers a glyph."""
    kinds = (claims.right, claims.wrong, claims.covered)
    wanted = kinds[int(rng.choice(3, p=PICKED))]
    kind = next(one for one in (wanted, claims.wrong, claims.right) if one.rows)
    return kind.rows[int(np.searchsorted(kind.shares, rng.random()))]


def _drawn(shard: Shard, rows: Rows, rng: Random) -> tuple[Look, bool, Cover]:
    scale = float(rows["px_per_mm"][0] * np.exp(rng.normal(0, 0.06)))
    view = _round_about(shard, rows, REACH_MM * scale)
    claimed, doubted = (
        [_claim(row, view, rng) for row in rows[rows["claimed"] == one]] for one in (True, False)
    )
    right = bool(rows["right"][0])
    if right and rng.random() < COVERED:
        another = shard.tiles[int(rng.integers(len(shard.tiles)))]
        laid = covered(view.picture, another, claimed, scale, rng)
        seen = [one for one, is_gone in zip(claimed, laid.gone, strict=True) if not is_gone]
        if _is_known(seen):
            view, claimed, right = view.under(laid), seen, not any(laid.gone)
    cover = view.cover(claimed, scale)
    if right and rng.random() < SPOILT and _is_known(fewer := _without_one(claimed, rng)):
        claimed, right = fewer, False
        cover = view.cover(claimed, scale)
    if right and rng.random() < SPOILT:
        claimed, right = _misnamed(claimed, rng), False
    look = paint_claims(view.picture, claimed, doubted, scale)
    look[..., :3] = relit(look[..., :3], rng)
    way = int(rng.integers(8))
    return _turned(look, way), right, _turned(cover, way)


@dataclass(frozen=True, slots=True)
class _View:
    """What a look may show of a tile, where its left top corner was, and what lies over the label's card."""

    picture: Tiles
    left: int
    top: int
    over: npt.NDArray[np.uint8] | None

    def under(self, laid: Covered) -> _View:
        """Lay another card."""
        over = None if self.over is None else np.maximum(self.over, laid.mask)
        return replace(self, picture=laid.picture, over=over)

    def cover(self, claimed: Sequence[Claim], px_per_mm: float) -> Cover:
        return UNKNOWN if self.over is None else cover_in(self.over, *box_of(claimed, px_per_mm))


def _round_about(shard: Shard, rows: Rows, reach_px: float) -> _View:
    """Cut out what a look may show."""
    claimed, tile = rows[rows["claimed"]], int(rows["tile"][0])
    x, y = ((float(claimed[way].min()) + float(claimed[way].max())) / 2 for way in ("x", "y"))
    left, top = max(int(x - reach_px), 0), max(int(y - reach_px), 0)
    region = (slice(top, int(y + reach_px) + 2), slice(left, int(x + reach_px) + 2))
    lying = lying_in(shard, tile)
    over = over_card_of(lying, np.stack([claimed["x"], claimed["y"]], 1)) if lying else None
    if over is not None:
        over = over.repeat(STEP_PX, 0).repeat(STEP_PX, 1)[region]
    return _View(shard.tiles[tile][region], left, top, over)


def _claim(row: np.void, view: _View, rng: Random) -> Claim:
    off = rng.normal(0, 0.02, 2) * row["size"] + rng.normal(0, 0.2, 2)
    size = float(row["size"] * np.exp(rng.normal(0, 0.03)))
    x, y = row["x"] + off[0] - view.left, row["y"] + off[1] - view.top
    return Claim(GLYPHS[row["glyph"]], float(x), float(y), size, float(row["chance"]))


def _without_one(claims: list[Claim], rng: Random) -> list[Claim]:
    at = int(rng.integers(len(claims)))
    return [*claims[:at], *claims[at + 1 :]]


def _misnamed(claims: list[Claim], rng: Random) -> list[Claim]:
    at = next(i for i, one in enumerate(claims) if is_mark(one.glyph))
    others = [one for one in MARKS if one is not claims[at].glyph]
    named = replace(claims[at], glyph=others[int(rng.integers(len(others)))])
    return [*claims[:at], named, *claims[at + 1 :]]


def _says_too_little(rows: Rows) -> bool:
    """Whether a star or triangle alone is claimed where a number card of some other deck shows no more.

    The Wizard deck has no such cards; nothing in the look could tell.
    """
    marks = {GLYPHS.index(Glyph.STAR), GLYPHS.index(Glyph.TRIANGLE)}
    claimed = rows["glyph"][rows["claimed"]]
    return len(claimed) == 1 and int(claimed[0]) in marks and bool(rows["covered"][0])


def _is_known(claims: list[Claim]) -> bool:
    return bool(claims) and isinstance(meaning([one.glyph for one in claims]), Meaning)


def _turned(look: npt.NDArray[Any], way: int) -> npt.NDArray[Any]:
    turned = np.rot90(look, way % 4)
    return turned[:, ::-1] if way >= 4 else turned
