"""Fit a net of the third witness: one command, a seed, a time limit.

`python -m samples.train.fit_wholes SHARDS whole_1.pt --seed 1`; `samples.train.whole_net` makes the model.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import cv2
import numpy as np
import torch
from torch import Tensor, nn

from samples.train.learning import asked, learn, tensor_of
from samples.train.shards import read_shard
from samples.train.whole_net import WholeNet
from samples.train.wholes import draw_wholes, part

if TYPE_CHECKING:
    from pathlib import Path

    from samples.train.wholes import Claims, Drawn

COVER: Final = 0.7
"""How much the covers weigh beside the verdicts."""

_BATCH: Final = 64
_SHARDS_A_BATCH: Final = 8
_TESTED_SHARDS: Final = 5


def keep(net: nn.Module, path: Path) -> None:
    """Keep the weights; `samples.train.whole_net` makes a model of them."""
    torch.save(net.state_dict(), path)


def main() -> None:
    """Train for a number of minutes; the last shards are kept apart to see how well it goes."""
    wanted = asked(__doc__)
    cv2.setNumThreads(1)
    rng = np.random.default_rng(wanted.seed)
    shards = [_claims(path) for path in sorted(wanted.shards.glob("claims-*.npy"))]
    kept = np.random.default_rng(0)
    tested = [draw_wholes(one, kept, 800) for one in shards[-_TESTED_SHARDS:]]

    def step_loss(net: nn.Module) -> Tensor:
        picked = rng.integers(len(shards) - _TESTED_SHARDS, size=_SHARDS_A_BATCH)
        drawn = [draw_wholes(shards[one], rng, _BATCH // _SHARDS_A_BATCH) for one in picked]
        return loss_of(net, drawn)

    learn(WholeNet, step_loss, lambda net: _test(net, tested), keep, wanted)


def loss_of(net: nn.Module, drawn: list[Drawn]) -> Tensor:
    """How far off it is: that claims are right, and what lies over their cards, where that is known."""
    said, cover = (one.float() for one in net(tensor_of(np.concatenate([one.looks for one in drawn]))))
    right = torch.from_numpy(np.concatenate([one.right for one in drawn]))
    covers = torch.from_numpy(np.concatenate([one.covers for one in drawn]))
    known = ~covers.isnan()
    off = nn.functional.binary_cross_entropy_with_logits
    return off(said[:, 0], right) + COVER * off(cover[known], covers[known])


def _claims(path: Path) -> Claims:
    return part(read_shard(path.with_name(path.name.replace("claims", "tiles"))), np.load(path))


def _test(net: nn.Module, tested: list[Drawn]) -> str:
    with torch.no_grad():
        said = [net(tensor_of(part)) for one in tested for part in np.array_split(one.looks, 4)]
    chance, cover = (torch.cat(some).sigmoid().numpy() for some in zip(*said, strict=True))
    right = np.concatenate([one.right for one in tested]) == 1
    bars = [
        f"{bar}: {(chance[right] >= bar).mean():.3f} of right, {(chance[~right] >= bar).mean():.4f} of wrong"
        for bar in (0.5, 0.8, 0.95)
    ]
    return "; ".join([*bars, _test_covers(cover, np.concatenate([one.covers for one in tested]))])


def _test_covers(said: np.ndarray, covers: np.ndarray) -> str:
    over, bare = covers > 0.5, covers == 0
    return f"covered {(said[over] > 0.5).mean():.3f}, of bare {(said[bare] > 0.5).mean():.4f}"


if __name__ == "__main__":
    main()
