"""Fit the second witness: one command, a seed, a time limit; writes `looks.onnx`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import cv2
import numpy as np
import torch
from torch import Tensor, nn

from samples.train.learning import asked, learn, tensor_of
from samples.train.looks import NONE, Gathered, chances_to_pick, gather, varied_look
from samples.train.shards import read_shard
from tactile.see.closer import LOOK_PX

if TYPE_CHECKING:
    from pathlib import Path

_BATCH: Final = 128
_TESTED_SHARDS: Final = 3


class LookNet(nn.Module):
    """Looks (n, 6, LOOK_PX, LOOK_PX) in 0 to 1 -> logits (n, NONE + 1)."""

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(
            conv(6, 24, 2),
            conv(24, 32),
            conv(32, 64, 2),
            conv(64, 64),
            conv(64, 96, 2),
            conv(96, 96),
        )
        self.head = nn.Sequential(nn.Flatten(), nn.Dropout(0.2), nn.Linear(96 * 5 * 5, NONE + 1))

    def forward(self, looks: Tensor) -> Tensor:
        """Give logits."""
        return self.head(self.body(2 * looks - 1))


def conv(into: int, out: int, stride: int = 1, groups: int = 1) -> nn.Sequential:
    """Make a 3 by 3 convolution with its normalisation and rectifier."""
    return nn.Sequential(
        nn.Conv2d(into, out, 3, stride, 1, groups=groups, bias=False),
        nn.BatchNorm2d(out),
        nn.ReLU(inplace=True),
    )


def export(net: nn.Module, path: Path) -> None:
    """Write the net, with a softmax at its end, for any number of looks."""
    torch.save(net.state_dict(), path.with_suffix(".pt"))
    whole = nn.Sequential(net, nn.Softmax(dim=1)).eval()
    names = {"input_names": ["looks"], "output_names": ["chances"], "opset_version": 13, "dynamo": False}
    axes = {"looks": {0: "n"}, "chances": {0: "n"}}
    torch.onnx.export(whole, (torch.zeros(2, 6, LOOK_PX, LOOK_PX),), str(path), dynamic_axes=axes, **names)


def main() -> None:
    """Train for a number of minutes; the last shards are kept apart to see how well it goes."""
    wanted = asked(__doc__)
    cv2.setNumThreads(1)
    rng = np.random.default_rng(wanted.seed)
    paths = sorted(wanted.shards.glob("tiles-*.npy"))
    kept = [_gathered(path, rng) for path in paths[-_TESTED_SHARDS:]]
    tested = (
        np.concatenate([one.patches for one in kept]),
        np.concatenate([one.which for one in kept]),
    )
    shards = [_gathered(path, rng) for path in paths[:-_TESTED_SHARDS]]
    picks = [chances_to_pick(one.which).cumsum() for one in shards]

    def examples() -> tuple[Tensor, Tensor]:
        looks, which = [], []
        for index in rng.integers(len(shards), size=_BATCH):
            at = int(np.searchsorted(picks[index], rng.random() * picks[index][-1]))
            looks.append(varied_look(shards[index].patches[at], rng))
            which.append(shards[index].which[at])
        return tensor_of(np.stack(looks)), torch.from_numpy(np.array(which))

    def loss_of(net: nn.Module) -> Tensor:
        looks, which = examples()
        return nn.functional.cross_entropy(net(looks), which, label_smoothing=0.01)

    learn(LookNet, loss_of, lambda net: _test(net, tested), export, wanted)


def _gathered(path: Path, rng: np.random.Generator) -> Gathered:
    return gather(read_shard(path), rng)


def _test(net: nn.Module, tested: tuple[np.ndarray, np.ndarray]) -> str:
    rim = (tested[0].shape[1] - LOOK_PX) // 2
    looks = tested[0][:, rim:-rim, rim:-rim]
    with torch.no_grad():
        said = torch.cat([net(tensor_of(part)).softmax(1) for part in np.array_split(looks, 20)])
    which = torch.from_numpy(tested[1])
    best, there = said[:, :NONE].argmax(1), which < NONE
    right = float((best == which)[there].float().mean())
    told = float(((said[:, NONE] < 0.5) == there).float().mean())
    return f"glyphs named right {right:.4f}, glyph or none told {told:.4f}"


if __name__ == "__main__":
    main()
