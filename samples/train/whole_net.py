"""The third witness's net, and the reader's model made of it.

`python -m samples.train.whole_net WHOLES.onnx WEIGHTS.pt...` writes the model. Of nets that were taught on
from one beginning, each with its own seed, the weights are averaged: as quick as one, and better than each.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import torch
from torch import Tensor, nn

from samples.train.compact import compact
from samples.train.fit_looks import conv
from tactile.see.whole import CHANCES, CHANNELS, MARKS, NUMBERS, WHOLE_PX

if TYPE_CHECKING:
    from collections.abc import Sequence

_PLANES: Final = (0, 1, 2, NUMBERS, *range(CHANNELS)[MARKS], CHANCES)
"""What a net sees of a look: the picture, where numbers are claimed, which mark, and how sure each is."""

_NEAR: Final = 5
"""After so many layers its map has COVER_CELLS cells each way, and at its end half as many."""


class WholeNet(nn.Module):
    """Looks (n, CHANNELS, WHOLE_PX, WHOLE_PX) in 0 to 1 -> logit (n, 1) that the claims are right, and cover.

    The cover is a logit for each cell, (n, COVER_CELLS, COVER_CELLS), that something lies over the card.
    It is there to teach what hides a glyph; the reader does not ask for it.
    """

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(
            conv(len(_PLANES), 24, 2),
            conv(24, 48, 2),
            conv(48, 64),
            conv(64, 96, 2),
            conv(96, 96),
            conv(96, 128, 2),
            conv(128, 128),
            _Again(128),
        )
        self.cover = _CoverHead()
        self.head = nn.Sequential(nn.Flatten(2), nn.Dropout1d(0.1), _Extremes(), nn.Linear(256, 1))

    def forward(self, looks: Tensor) -> tuple[Tensor, Tensor]:
        """Give logits."""
        near = self.body[:_NEAR](2 * looks[:, _PLANES] - 1)
        far = self.body[_NEAR:](near)
        return self.head(far), self.cover(near, far)


class _Verdict(nn.Module):
    """Looks (n, CHANNELS, WHOLE_PX, WHOLE_PX) in 0 to 1 -> chance (n, 1) that the claims are right."""

    def __init__(self, net: WholeNet) -> None:
        super().__init__()
        self.net = net

    def forward(self, looks: Tensor) -> Tensor:
        """Leave out the cover: it is drawn in teaching alone."""
        return torch.sigmoid(self.net(looks)[0])


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


class _CoverHead(nn.Module):
    """Cells near by and farther off, and the whole look, say what lies over the label's card."""

    def __init__(self, near: int = 96, far: int = 128, width: int = 64) -> None:
        super().__init__()
        self.near = nn.Conv2d(near, width, 1)
        self.far = nn.Sequential(conv(far, width), nn.Conv2d(width, width, 3, padding=2, dilation=2))
        self.all = nn.Linear(far, width)
        self.join = nn.Sequential(nn.ReLU(), conv(width, width), nn.Conv2d(width, 1, 1))

    def forward(self, near: Tensor, far: Tensor) -> Tensor:
        """Give (n, COVER_CELLS, COVER_CELLS) from maps of that size and of half of it."""
        wide = nn.functional.interpolate(self.far(far), scale_factor=2.0, mode="nearest")
        whole = self.all(far.mean((2, 3)))[:, :, None, None]
        return self.join(self.near(near) + wide + whole)[:, 0]


class _Extremes(nn.Module):
    """Mean and greatest of each channel over the picture: one fault anywhere is enough."""

    def forward(self, x: Tensor) -> Tensor:
        """Reduce (n, c, places) to (n, 2 c)."""
        return torch.cat([x.mean(2), x.amax(2)], 1)


def averaged(weights: Sequence[Path]) -> WholeNet:
    """Give the net whose every weight is the mean of these nets' weights."""
    kept = [torch.load(one) for one in weights]
    net = WholeNet()
    net.load_state_dict({name: _mean([one[name] for one in kept]) for name in net.state_dict()})
    return net.eval()


def _mean(same: list[Tensor]) -> Tensor:
    return torch.stack([one.float() for one in same]).mean(0)


def write(model: Path, net: WholeNet) -> None:
    """Write the model of the reader, for any number of looks."""
    names = {"input_names": ["wholes"], "output_names": ["chances"], "opset_version": 13, "dynamo": False}
    axes = {name: {0: "n"} for name in ("wholes", "chances")}
    example = (torch.zeros(2, CHANNELS, WHOLE_PX, WHOLE_PX),)
    torch.onnx.export(_Verdict(net).eval(), example, str(model), dynamic_axes=axes, **names)
    compact(model)


if __name__ == "__main__":
    write(Path(sys.argv[1]), averaged([Path(one) for one in sys.argv[2:]]))
