"""Fit the net on shards: one command, a seed, a time limit; writes the model that the reader ships."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from samples.train.crops import CLASSES, Crop, random_crop
from samples.train.net import GlyphNet
from samples.train.shards import Shard, read_shard


def batch(shards: list[Shard], rng: np.random.Generator, count: int) -> tuple[Tensor, ...]:
    """Stack `count` random crops into tensors."""
    crops: list[Crop] = [random_crop(shards[int(rng.integers(len(shards)))], rng) for _ in range(count)]
    pictures = torch.from_numpy(np.stack([c.picture for c in crops])).permute(0, 3, 1, 2).float() / 255
    rest = (np.stack([getattr(c, name) for c in crops]) for name in ("centre", "weight", "glyph", "fields"))
    pictures = pictures.contiguous(memory_format=torch.channels_last)
    return pictures, *(torch.from_numpy(values) for values in rest)


def loss_of(net: nn.Module, examples: tuple[Tensor, ...]) -> tuple[Tensor, dict[str, float]]:
    """Focal loss on centres, cross entropy on glyphs, and the fields' own losses at the glyphs."""
    pictures, centre, weight, glyph, fields = examples
    said, field = net(pictures)
    centre_loss = _focal(said[:, 0], centre, weight)
    at = glyph >= 0
    rows = field.permute(0, 2, 3, 1)[at]
    truth = fields.permute(0, 2, 3, 1)[at]
    glyph_loss = nn.functional.cross_entropy(rows[:, :CLASSES], glyph[at])
    size_loss = nn.functional.smooth_l1_loss(rows[:, CLASSES : CLASSES + 2], truth[:, :2], beta=0.1)
    way_loss = nn.functional.smooth_l1_loss(rows[:, CLASSES + 2 : CLASSES + 4], truth[:, 2:4], beta=0.3)
    part_loss = nn.functional.binary_cross_entropy_with_logits(rows[:, CLASSES + 4], truth[:, 4])
    total = centre_loss + glyph_loss + size_loss + 0.5 * way_loss + 0.3 * part_loss
    names = ("centre", "glyph", "size", "way", "partial")
    parts = (centre_loss, glyph_loss, size_loss, way_loss, part_loss)
    return total, {name: float(part.detach()) for name, part in zip(names, parts, strict=True)}


def _focal(said: Tensor, truth: Tensor, weight: Tensor) -> Tensor:
    chance = torch.sigmoid(said).clamp(1e-5, 1 - 1e-5)
    hit = truth > 0.999
    yes = -((1 - chance) ** 2) * torch.log(chance) * hit
    no = -(chance**2) * (1 - truth) ** 4 * torch.log(1 - chance) * ~hit
    return ((yes + no) * weight).sum() / (hit * weight).sum().clamp(min=1)


def export(net: nn.Module, path: Path) -> None:
    """Write the net as ONNX for any picture size that 8 divides."""
    net.eval()
    axes = {"picture": {2: "h", 3: "w"}, "centre": {2: "h2", 3: "w2"}, "fields": {2: "h4", 3: "w4"}}
    torch.onnx.export(
        net,
        (torch.zeros(1, 3, 256, 320),),
        str(path),
        input_names=["picture"],
        output_names=["centre", "fields"],
        dynamic_axes=axes,
        opset_version=13,
        dynamo=False,
    )


def main() -> None:
    """Train for a number of minutes and export now and then."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("shards", type=Path)
    ask.add_argument("model", type=Path)
    ask.add_argument("--minutes", type=float, default=60)
    ask.add_argument("--batch", type=int, default=12)
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--rate", type=float, default=2e-3)
    ask.add_argument("--threads", type=int, default=2)
    ask.add_argument("--begin", type=Path, help="weights to go on from")
    wanted = ask.parse_args()
    torch.manual_seed(wanted.seed)
    torch.set_num_threads(wanted.threads)
    rng = np.random.default_rng(wanted.seed)
    net = GlyphNet().to(memory_format=torch.channels_last)
    if wanted.begin:
        net.load_state_dict(torch.load(wanted.begin))
    smooth = torch.optim.swa_utils.AveragedModel(
        net, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.995), use_buffers=True
    )
    fit(net, smooth, wanted, rng)


def fit(net: nn.Module, smooth: nn.Module, wanted: argparse.Namespace, rng: np.random.Generator) -> None:
    """Learn for the time given; the rate warms up, then falls as a cosine."""
    optimiser = torch.optim.AdamW(net.parameters(), lr=wanted.rate, weight_decay=1e-4)
    start, step, shards = time.monotonic(), 0, []
    while (done := (time.monotonic() - start) / 60 / wanted.minutes) < 1:
        if step % 500 == 0:
            new = sorted(wanted.shards.glob("tiles-*.npy"))[len(shards) :]
            shards += [read_shard(path) for path in new]
        rate = wanted.rate * min(1, (step + 1) / 200) * (0.5 + 0.5 * np.cos(np.pi * done)) + 1e-5
        for group in optimiser.param_groups:
            group["lr"] = rate
        net.train()
        total, parts = loss_of(net, batch(shards, rng, wanted.batch))
        optimiser.zero_grad()
        total.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 5.0)
        optimiser.step()
        smooth.update_parameters(net)
        if step % 100 == 0:
            print(f"{done:.1%} step {step} shards {len(shards)} {parts}", flush=True)  # noqa: T201  (how far it is)
        if step % 1000 == 999:
            _keep(smooth, wanted.model)
        step += 1
    _keep(smooth, wanted.model)


def _keep(smooth: nn.Module, model: Path) -> None:
    torch.save(smooth.module.state_dict(), model.with_suffix(".pt"))
    export(smooth.module, model)


if __name__ == "__main__":
    main()
