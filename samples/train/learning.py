"""The way that every net here is fitted: a time limit, a falling rate, a smoothed copy that is kept."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable  # noqa: TC003  (plain names in signatures)
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

STEPS_BETWEEN: int = 500
"""After so many steps it says how far it is and keeps what it has."""

STEEPEST: float = 5.0
"""A gradient longer than this is shortened."""


def asked(about: str | None) -> argparse.Namespace:
    """Read the command's arguments."""
    ask = argparse.ArgumentParser(description=about)
    ask.add_argument("shards", type=Path)
    ask.add_argument("model", type=Path)
    ask.add_argument("--minutes", type=float, default=30)
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--rate", type=float, default=2e-3)
    ask.add_argument("--threads", type=int, default=1)
    ask.add_argument("--half", action="store_true", help="half precision: twice as quick, where it holds")
    ask.add_argument("--begin", type=Path, help="weights to go on from")
    return ask.parse_args()


def learn(
    make: Callable[[], nn.Module],
    loss_of: Callable[[nn.Module], Tensor],
    test: Callable[[nn.Module], str],
    keep: Callable[[nn.Module, Path], None],
    wanted: argparse.Namespace,
) -> None:
    """Learn for the time given; the rate warms up, then falls as a cosine."""
    torch.manual_seed(wanted.seed)
    torch.set_num_threads(wanted.threads)
    net = make().to(memory_format=torch.channels_last)
    if wanted.begin:
        net.load_state_dict(torch.load(wanted.begin), strict=False)
    smooth = torch.optim.swa_utils.AveragedModel(
        net, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.997), use_buffers=True
    )
    optimiser = torch.optim.AdamW(net.parameters(), lr=wanted.rate, weight_decay=1e-3)
    start, step = time.monotonic(), 0
    while (done := (time.monotonic() - start) / 60 / wanted.minutes) < 1:
        for group in optimiser.param_groups:
            group["lr"] = wanted.rate * min(1, (step + 1) / 200) * (0.5 + 0.5 * np.cos(np.pi * done)) + 1e-5
        net.train()
        with torch.autocast("cpu", torch.bfloat16, enabled=wanted.half):
            loss = loss_of(net)
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), STEEPEST)
        optimiser.step()
        smooth.update_parameters(net)
        step += 1
        if step % STEPS_BETWEEN == 0:
            told = test(smooth.module.eval())
            print(f"{done:.1%} step {step} loss {loss.item():.3f} {told}", flush=True)  # noqa: T201  (how far it is)
            keep(smooth.module, wanted.model)
    keep(smooth.module.eval(), wanted.model)


def tensor_of(looks: np.ndarray) -> Tensor:
    """Bring looks (n, h, w, c) in 0 to 255 into the form a net takes."""
    return torch.from_numpy(looks.transpose(0, 3, 1, 2).astype(np.float32) / 255)
