"""Fit the first witness: one command, a seed, a time limit; writes `glyphs.onnx`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import cv2
import numpy as np
import torch
from torch import Tensor, nn

from samples.train.crops import CLASSES, Crop, random_crop
from samples.train.learning import asked, learn
from samples.train.net import GlyphNet
from samples.train.shards import Shard, read_shard

if TYPE_CHECKING:
    from pathlib import Path

_BATCH: Final = 12
_TESTED_SHARDS: Final = 2
_TESTED_CROPS: Final = 96


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
    said, field = (one.float() for one in net(pictures))
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
    """Write the net as ONNX for any picture size that 8 divides, and its weights beside it."""
    torch.save(net.state_dict(), path.with_suffix(".pt"))
    net.eval()
    axes = {"picture": {2: "h", 3: "w"}, "centre": {2: "h2", 3: "w2"}, "fields": {2: "h4", 3: "w4"}}
    names = {"input_names": ["picture"], "output_names": ["centre", "fields"], "opset_version": 13}
    example = torch.zeros(1, 3, 256, 320)
    torch.onnx.export(net, (example,), str(path), dynamic_axes=axes, dynamo=False, **names)


def main() -> None:
    """Train for a number of minutes; the last shards are kept apart to see how well it goes."""
    wanted = asked(__doc__)
    cv2.setNumThreads(1)
    rng = np.random.default_rng(wanted.seed)
    shards = [read_shard(path) for path in sorted(wanted.shards.glob("tiles-*.npy"))]
    tested = batch(shards[-_TESTED_SHARDS:], np.random.default_rng(0), _TESTED_CROPS)

    def step_loss(net: nn.Module) -> Tensor:
        return loss_of(net, batch(shards[:-_TESTED_SHARDS], rng, _BATCH))[0]

    learn(_net, step_loss, lambda net: _test(net, tested), export, wanted)


def _net() -> nn.Module:
    return GlyphNet().to(memory_format=torch.channels_last)


def _test(net: nn.Module, tested: tuple[Tensor, ...]) -> str:
    with torch.no_grad():
        losses = loss_of(net, tested)[1]
    return ", ".join(f"{name} {loss:.3f}" for name, loss in losses.items())


if __name__ == "__main__":
    main()
