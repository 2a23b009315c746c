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
from samples.train.wholes import NOTHING, draw_wholes, labels_of
from tactile.see.whole import FIELDS, WHOLE_PX


class WholeNet(nn.Module):
    """Looks (n, 3, WHOLE_PX, WHOLE_PX) in 0 to 1 -> logits (n, sum(FIELDS))."""

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(
            conv(3, 16, 2),
            conv(16, 32, 2),
            conv(32, 48, groups=2),
            conv(48, 64, 2, groups=4),
            conv(64, 96, groups=4),
            conv(96, 128, 2, groups=4),
            conv(128, 128, groups=4),
        )
        side = WHOLE_PX // 16
        self.head = nn.Sequential(
            nn.Conv2d(128, 32, 1), nn.ReLU(), nn.Flatten(), nn.Dropout(0.2), nn.Linear(32 * side * side, sum(FIELDS))
        )

    def forward(self, looks: Tensor) -> Tensor:
        """Give logits."""
        return self.head(self.body(2 * looks - 1))


def loss_of(said: Tensor, answers: Tensor) -> Tensor:
    """Sum the cross entropies of all answers that are asked for."""
    parts = torch.split(said, FIELDS, dim=1)
    losses = [
        nn.functional.cross_entropy(part, answers[:, i], ignore_index=NOTHING, label_smoothing=0.01)
        for i, part in enumerate(parts)
    ]
    return torch.stack(losses).sum()


def export(net: nn.Module, path: Path) -> None:
    """Write the net for any number of looks."""
    net.eval()
    names = {"input_names": ["wholes"], "output_names": ["answers"], "opset_version": 13, "dynamo": False}
    axes = {"wholes": {0: "n"}, "answers": {0: "n"}}
    torch.onnx.export(net, (torch.zeros(2, 3, WHOLE_PX, WHOLE_PX),), str(path), dynamic_axes=axes, **names)


def main() -> None:
    """Train for a number of minutes; the last shard is kept apart to see how well it goes."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("shards", type=Path)
    ask.add_argument("model", type=Path)
    ask.add_argument("--minutes", type=float, default=30)
    ask.add_argument("--seed", type=int, default=1)
    wanted = ask.parse_args()
    torch.manual_seed(wanted.seed)
    torch.set_num_threads(1)
    rng = np.random.default_rng(wanted.seed)
    shards = [read_shard(path) for path in sorted(wanted.shards.glob("tiles-*.npy"))]
    labels = [labels_of(shard) for shard in shards]
    net = WholeNet()
    smooth = torch.optim.swa_utils.AveragedModel(
        net, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.995), use_buffers=True
    )
    optimiser = torch.optim.AdamW(net.parameters(), lr=2e-3, weight_decay=1e-3)
    tested = draw_wholes(shards[-1], labels[-1], np.random.default_rng(0), 1000)
    start, step = time.monotonic(), 0
    while (done := (time.monotonic() - start) / 60 / wanted.minutes) < 1:
        for group in optimiser.param_groups:
            group["lr"] = 2e-3 * (0.5 + 0.5 * np.cos(np.pi * done)) + 1e-5
        one = int(rng.integers(len(shards) - 1))
        looks, answers = draw_wholes(shards[one], labels[one], rng, 64)
        net.train()
        loss = loss_of(net(tensor_of(looks)), torch.from_numpy(answers))
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        smooth.update_parameters(net)
        step += 1
        if step % 200 == 0:
            print(f"{done:.1%} step {step} loss {float(loss.detach()):.3f} {_test(smooth.module, tested)}", flush=True)  # noqa: T201
            export(smooth.module, wanted.model)
    export(smooth.module, wanted.model)


def _test(net: nn.Module, tested: tuple[np.ndarray, np.ndarray]) -> str:
    net.eval()
    with torch.no_grad():
        parts = [part.softmax(1) for part in torch.split(net(tensor_of(tested[0])), FIELDS, dim=1)]
    answers = torch.from_numpy(tested[1])
    whole = answers[:, -1] == 1
    right = torch.stack([part.argmax(1) == answers[:, i] for i, part in enumerate(parts[:-1])], 1).all(1)
    sure = torch.stack([part.max(1).values for part in parts[:-1]], 1).prod(1)
    bold = (sure > 0.9) & (parts[-1][:, 1] > 0.5)
    return (
        f"all counts right {float(right[whole].float().mean()):.3f}; bold {float(bold[whole].float().mean()):.3f}, "
        f"of these right {float(right[whole & bold].float().mean()):.4f}; "
        f"bold though not whole {float(bold[~whole].float().mean()):.3f}"
    )


if __name__ == "__main__":
    main()
