"""Fit the third witness: one command, a seed, a time limit; writes `wholes.onnx`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import cv2
import numpy as np
import torch
from torch import Tensor, nn

from samples.train.fit_looks import conv
from samples.train.learning import asked, learn, tensor_of
from samples.train.wholes import draw_wholes, part
from tactile.see.whole import CHANNELS, WHOLE_PX

if TYPE_CHECKING:
    from pathlib import Path

    from samples.train.wholes import Claims

_BATCH: Final = 64
_SHARDS_A_BATCH: Final = 8
_TESTED_SHARDS: Final = 5


class WholeNet(nn.Module):
    """Looks (n, CHANNELS, WHOLE_PX, WHOLE_PX) in 0 to 1 -> logit (n, 1) that the claims are right."""

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(
            conv(CHANNELS, 24, 2),
            conv(24, 48, 2),
            conv(48, 64),
            conv(64, 96, 2),
            conv(96, 96),
            conv(96, 128, 2),
            conv(128, 128),
            _Again(128),
        )
        self.head = nn.Sequential(nn.Flatten(2), nn.Dropout1d(0.1), _Extremes(), nn.Linear(256, 1))

    def forward(self, looks: Tensor) -> Tensor:
        """Give logits."""
        return self.head(self.body(2 * looks - 1))


class _Again(nn.Module):
    """Two convolutions beside a straight way; at first they add nothing."""

    def __init__(self, channels: int) -> None:
        super().__init__()
        self.first = conv(channels, channels)
        self.second = nn.Conv2d(channels, channels, 3, 1, 1, bias=False)
        self.scale = nn.BatchNorm2d(channels)
        nn.init.zeros_(self.scale.weight)

    def forward(self, x: Tensor) -> Tensor:
        """Keep the shape."""
        return torch.relu(x + self.scale(self.second(self.first(x))))


class _Extremes(nn.Module):
    """Mean and greatest of each channel over the picture: one fault anywhere is enough."""

    def forward(self, x: Tensor) -> Tensor:
        """Reduce (n, c, places) to (n, 2 c)."""
        return torch.cat([x.mean(2), x.amax(2)], 1)


def export(net: nn.Module, path: Path) -> None:
    """Write the net, with a sigmoid at its end, for any number of looks."""
    torch.save(net.state_dict(), path.with_suffix(".pt"))
    whole = nn.Sequential(net, nn.Sigmoid()).eval()
    names = {"input_names": ["wholes"], "output_names": ["chances"], "opset_version": 13, "dynamo": False}
    axes = {"wholes": {0: "n"}, "chances": {0: "n"}}
    torch.onnx.export(
        whole, (torch.zeros(2, CHANNELS, WHOLE_PX, WHOLE_PX),), str(path), dynamic_axes=axes, **names
    )


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

    learn(WholeNet, loss_of, lambda net: _test(net, tested), export, wanted)


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
