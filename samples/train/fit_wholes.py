"""Fit a net of the third witness: one command, a seed, a time limit.

`python -m samples.train.fit_wholes SHARDS whole_broad.pt` teaches the broad one, any other name the lean one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import cv2
import numpy as np
import torch
from torch import Tensor, nn

from samples.train.learning import asked, learn, tensor_of
from samples.train.whole_nets import kind_of
from samples.train.wholes import draw_wholes, part

if TYPE_CHECKING:
    from pathlib import Path

    from samples.train.wholes import Claims

_BATCH: Final = 64
_SHARDS_A_BATCH: Final = 8
_TESTED_SHARDS: Final = 5


def keep(net: nn.Module, path: Path) -> None:
    """Keep the weights; `samples.train.whole_nets` makes a model of several such nets."""
    torch.save(net.state_dict(), path)


def main() -> None:
    """Train for a number of minutes; the last shards are kept apart to see how well it goes."""
    wanted = asked(__doc__)
    cv2.setNumThreads(1)
    rng = np.random.default_rng(wanted.seed)
    shards = [_claims(path) for path in sorted(wanted.shards.glob("claims-*.npy"))]
    kept = np.random.default_rng(0)
    parts = [draw_wholes(one, kept, 800) for one in shards[-_TESTED_SHARDS:]]
    tested = (np.concatenate([part[0] for part in parts]), np.concatenate([part[1] for part in parts]))

    def loss_of(net: nn.Module) -> Tensor:
        picked = rng.integers(len(shards) - _TESTED_SHARDS, size=_SHARDS_A_BATCH)
        drawn = [draw_wholes(shards[one], rng, _BATCH // _SHARDS_A_BATCH) for one in picked]
        looks, answers = (np.concatenate([one[i] for one in drawn]) for i in (0, 1))
        said = net(tensor_of(looks))[:, 0].float()
        return nn.functional.binary_cross_entropy_with_logits(said, torch.from_numpy(answers))

    learn(kind_of(wanted.model), loss_of, lambda net: _test(net, tested), keep, wanted)


def _claims(path: Path) -> Claims:
    return part(np.load(path.with_name(path.name.replace("claims", "tiles")), mmap_mode="r"), np.load(path))


def _test(net: nn.Module, tested: tuple[np.ndarray, np.ndarray]) -> str:
    with torch.no_grad():
        said = torch.cat(
            [net(tensor_of(part)).sigmoid()[:, 0] for part in np.array_split(tested[0], 20)]
        ).numpy()
    right = tested[1] == 1
    bars = [
        f"{bar}: {(said[right] >= bar).mean():.3f} of right, {(said[~right] >= bar).mean():.4f} of wrong"
        for bar in (0.5, 0.8, 0.95)
    ]
    return "; ".join(bars)


if __name__ == "__main__":
    main()
