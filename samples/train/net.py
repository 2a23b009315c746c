"""The reader's net: a small fully convolutional detector of glyph centres (see docs/decisions)."""

from __future__ import annotations

from typing import Final

import torch
from torch import Tensor, nn

from tactile.see.codebook import Glyph

CLASSES: Final = len(Glyph)
FIELDS: Final = CLASSES + 5
"""Channels at stride 4: glyph classes, log size, log px per mm, way to the label's middle (2), partial."""


class Separable(nn.Module):
    """A depthwise 3 × 3 convolution and a pointwise one, with a short cut where the shape stays."""

    def __init__(self, into: int, out: int, stride: int = 1, dilation: int = 1) -> None:
        super().__init__()
        self.keeps = stride == 1 and into == out
        self.body = nn.Sequential(
            nn.Conv2d(into, into, 3, stride, dilation, dilation, groups=into, bias=False),
            nn.BatchNorm2d(into),
            nn.ReLU(inplace=True),
            nn.Conv2d(into, out, 1, bias=False),
            nn.BatchNorm2d(out),
        )

    def forward(self, x: Tensor) -> Tensor:
        """Give as many pixels, or a quarter of them at stride 2."""
        y = self.body(x)
        return torch.relu(x + y) if self.keeps else torch.relu(y)


class GlyphNet(nn.Module):
    """Picture to maps of what stands where.

    (n, 3, h, w) in 0 to 1, h and w multiples of 8 -> centre (n, 1, h/2, w/2), fields (n, FIELDS, h/4, w/4).
    """

    def __init__(self) -> None:
        super().__init__()
        self.stem = nn.Sequential(
            nn.Conv2d(3, 16, 3, 2, 1, bias=False),
            nn.BatchNorm2d(16),
            nn.ReLU(inplace=True),
            Separable(16, 32, 2),
        )
        self.near = nn.Sequential(Separable(32, 32), Separable(32, 32))
        self.far = nn.Sequential(
            Separable(32, 64, 2),
            *(Separable(64, 64, dilation=d) for d in (1, 2, 4, 6, 3, 1)),
            nn.Conv2d(64, 40, 1),
        )
        self.join = nn.Conv2d(32, 40, 1)
        self.fuse = nn.Sequential(Separable(40, 40), Separable(40, 40))
        self.head = nn.Conv2d(40, 4 + FIELDS, 1)
        nn.init.constant_(self.head.bias[:4], -4.0)  # type: ignore[index]  # a centre is rare: begin by saying no

    def forward(self, picture: Tensor) -> tuple[Tensor, Tensor]:
        """Give logits of centres, and fields."""
        near = self.near(self.stem(picture))
        far = nn.functional.interpolate(self.far(near), scale_factor=2.0, mode="nearest")
        out = self.head(self.fuse(torch.relu(self.join(near) + far)))
        return nn.functional.pixel_shuffle(out[:, :4], 2), out[:, 4:]
