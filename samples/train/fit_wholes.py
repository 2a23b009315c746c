"""Fit the third witness: one command, a seed, a time limit; writes `wholes.onnx`."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from samples.train.fit_looks import conv, tensor_of
from samples.train.shards import read_shard
from samples.train.wholes import draw_wholes, labels_of
from tactile.see.whole import CHANNELS, WHOLE_PX


class WholeNet(nn.Module):
    """Looks (n, CHANNELS, WHOLE_PX, WHOLE_PX) in 0 to 1 -> logit (n, 1) that the claims are right."""

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(
            conv(CHANNELS, 24, 2),
            conv(24, 32),
            conv(32, 48, 2),
            conv(48, 64, groups=4),
            conv(64, 96, 2, groups=4),
            conv(96, 96, groups=4),
            conv(96, 128, 2, groups=4),
        )
        self.head = nn.Sequential(nn.Flatten(2), nn.Dropout1d(0.1), _Extremes(), nn.Linear(256, 1))

    def forward(self, looks: Tensor) -> Tensor:
        """Give logits."""
        return self.head(self.body(2 * looks - 1))


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
    """Train for a number of minutes; the last shard is kept apart to see how well it goes."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("shards", type=Path)
    ask.add_argument("model", type=Path)
    ask.add_argument("--minutes", type=float, default=30)
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--rate", type=float, default=2e-3)
    ask.add_argument("--begin", type=Path, help="weights to go on from")
    wanted = ask.parse_args()
    torch.manual_seed(wanted.seed)
    torch.set_num_threads(1)
    rng = np.random.default_rng(wanted.seed)
    shards = [read_shard(path) for path in sorted(wanted.shards.glob("tiles-*.npy"))]
    labels = [labels_of(shard) for shard in shards]
    net = WholeNet()
    if wanted.begin:
        net.load_state_dict(torch.load(wanted.begin))
    smooth = torch.optim.swa_utils.AveragedModel(
        net, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.995), use_buffers=True
    )
    optimiser = torch.optim.AdamW(net.parameters(), lr=wanted.rate, weight_decay=1e-3)
    tested = draw_wholes(shards[-1], labels[-1], np.random.default_rng(0), 1500)
    start, step = time.monotonic(), 0
    while (done := (time.monotonic() - start) / 60 / wanted.minutes) < 1:
        for group in optimiser.param_groups:
            group["lr"] = wanted.rate * (0.5 + 0.5 * np.cos(np.pi * done)) + 1e-5
        one = int(rng.integers(len(shards) - 1))
        looks, answers = draw_wholes(shards[one], labels[one], rng, 64)
        net.train()
        loss = nn.functional.binary_cross_entropy_with_logits(
            net(tensor_of(looks))[:, 0], torch.from_numpy(answers)
        )
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        smooth.update_parameters(net)
        step += 1
        if step % 200 == 0:
            said = f"{done:.1%} step {step} loss {float(loss.detach()):.3f} {_test(smooth.module, tested)}"
            print(said, flush=True)  # noqa: T201  (how far it is)
            export(smooth.module, wanted.model)
    export(smooth.module, wanted.model)


def _test(net: nn.Module, tested: tuple[np.ndarray, np.ndarray]) -> str:
    net.eval()
    with torch.no_grad():
        said = net(tensor_of(tested[0])).sigmoid()[:, 0].numpy()
    right = tested[1] == 1
    bars = [
        f"{bar}: {(said[right] >= bar).mean():.3f} of right, {(said[~right] >= bar).mean():.4f} of wrong"
        for bar in (0.5, 0.8, 0.95)
    ]
    return "; ".join(bars)


if __name__ == "__main__":
    main()
