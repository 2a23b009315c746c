"""Fit the second witness: one command, a seed, a time limit; writes `looks.onnx`."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from samples.train.looks import NONE, draw_looks
from samples.train.shards import read_shard
from tactile.see.closer import LOOK_PX


class LookNet(nn.Module):
    """Looks (n, 3, LOOK_PX, LOOK_PX) in 0 to 1 -> logits (n, NONE + 1)."""

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(
            conv(3, 24, 2),
            conv(24, 32),
            conv(32, 48, 2),
            conv(48, 64, groups=4),
            conv(64, 96, 2, groups=4),
            conv(96, 96, groups=4),
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
    whole = nn.Sequential(net, nn.Softmax(dim=1)).eval()
    names = {"input_names": ["looks"], "output_names": ["chances"], "opset_version": 13, "dynamo": False}
    axes = {"looks": {0: "n"}, "chances": {0: "n"}}
    torch.onnx.export(whole, (torch.zeros(2, 3, LOOK_PX, LOOK_PX),), str(path), dynamic_axes=axes, **names)


def main() -> None:
    """Train for a number of minutes; the last shard is kept apart to see how well it goes."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("shards", type=Path)
    ask.add_argument("model", type=Path)
    ask.add_argument("--minutes", type=float, default=20)
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--rate", type=float, default=2e-3)
    ask.add_argument("--begin", type=Path, help="weights to go on from")
    wanted = ask.parse_args()
    torch.manual_seed(wanted.seed)
    torch.set_num_threads(1)
    rng = np.random.default_rng(wanted.seed)
    shards = [read_shard(path) for path in sorted(wanted.shards.glob("tiles-*.npy"))]
    net = LookNet()
    if wanted.begin:
        net.load_state_dict(torch.load(wanted.begin))
    smooth = torch.optim.swa_utils.AveragedModel(
        net, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.995), use_buffers=True
    )
    optimiser = torch.optim.AdamW(net.parameters(), lr=wanted.rate, weight_decay=1e-3)
    tested = draw_looks(shards[-1], np.random.default_rng(0), 1500)
    start, step = time.monotonic(), 0
    while (done := (time.monotonic() - start) / 60 / wanted.minutes) < 1:
        for group in optimiser.param_groups:
            group["lr"] = wanted.rate * (0.5 + 0.5 * np.cos(np.pi * done)) + 1e-5
        looks, which = draw_looks(shards[int(rng.integers(len(shards) - 1))], rng, 128)
        net.train()
        loss = nn.functional.cross_entropy(
            net(tensor_of(looks)), torch.from_numpy(which), label_smoothing=0.02
        )
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        smooth.update_parameters(net)
        step += 1
        if step % 200 == 0:
            told = _test(smooth.module, tested)
            print(f"{done:.1%} step {step} loss {loss.item():.3f} {told}", flush=True)  # noqa: T201  (how far it is)
            _keep(smooth.module, wanted.model)
    _keep(smooth.module, wanted.model)


def _keep(net: nn.Module, model: Path) -> None:
    torch.save(net.state_dict(), model.with_suffix(".pt"))
    export(net, model)


def tensor_of(looks: np.ndarray) -> Tensor:
    """Bring looks (n, h, w, c) in 0 to 255 into the form a net takes."""
    return torch.from_numpy(looks.transpose(0, 3, 1, 2).astype(np.float32) / 255)


def _test(net: nn.Module, tested: tuple[np.ndarray, np.ndarray]) -> str:
    net.eval()
    with torch.no_grad():
        said = net(tensor_of(tested[0])).softmax(1)
    sure, best = said.max(1)
    right = best == torch.from_numpy(tested[1])
    bold = sure > 0.9
    all_right, bold_share, bold_right = (float(part.float().mean()) for part in (right, bold, right[bold]))
    return f"right {all_right:.4f}, bold {bold_share:.3f} of which right {bold_right:.4f}"


if __name__ == "__main__":
    main()
