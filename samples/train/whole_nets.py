"""The third witness is several nets, taught apart, that err at different labels: their word is averaged.

`python -m samples.train.whole_nets WHOLES.onnx WEIGHTS.pt...` joins their weights into the reader's model.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import torch
from torch import Tensor, nn

from samples.train.compact import compact
from samples.train.fit_looks import conv
from tactile.see.whole import CHANCES, CHANNELS, MARK, MARKS, NUMBERS, WHOLE_PX

if TYPE_CHECKING:
    from collections.abc import Iterable

PICTURE: Final = (0, 1, 2)


class WholeNet(nn.Module):
    """Looks (n, CHANNELS, WHOLE_PX, WHOLE_PX) in 0 to 1 -> logit (n, 1) that the claims are right."""

    planes: tuple[int, ...]
    """What it sees of a look."""

    def __init__(self, *layers: nn.Module) -> None:
        super().__init__()
        self.body = nn.Sequential(*layers)
        self.head = nn.Sequential(nn.Flatten(2), nn.Dropout1d(0.1), _Extremes(), nn.Linear(256, 1))

    def forward(self, looks: Tensor) -> Tensor:
        """Give logits."""
        return self.head(self.body(2 * looks[:, self.planes] - 1))


class LeanNet(WholeNet):
    """It is told that there is a mark, and sees for itself which."""

    planes = (*PICTURE, NUMBERS, MARK, CHANCES)

    def __init__(self) -> None:
        super().__init__(
            conv(len(self.planes), 24, 2),
            conv(24, 48, 2),
            conv(48, 64),
            conv(64, 96, 2, groups=2),
            conv(96, 96, groups=2),
            conv(96, 128, 2, groups=2),
            conv(128, 128, groups=4),
        )


class BroadNet(WholeNet):
    """The same from more weights, told which mark is claimed."""

    planes = (*PICTURE, NUMBERS, *range(CHANNELS)[MARKS], CHANCES)

    def __init__(self) -> None:
        super().__init__(
            conv(len(self.planes), 24, 2),
            conv(24, 48, 2),
            conv(48, 64),
            conv(64, 96, 2),
            conv(96, 96),
            conv(96, 128, 2),
            conv(128, 128),
            _Again(128),
        )


def kind_of(weights: Path) -> type[LeanNet | BroadNet]:
    """Tell by a file's name which net its weights are of."""
    return BroadNet if "broad" in weights.stem else LeanNet


class Joined(nn.Module):
    """Looks (n, CHANNELS, WHOLE_PX, WHOLE_PX) in 0 to 1 -> chance (n, 1) that the claims are right."""

    def __init__(self, nets: Iterable[nn.Module]) -> None:
        super().__init__()
        self.nets = nn.ModuleList(nets)

    def forward(self, looks: Tensor) -> Tensor:
        """Average the log odds."""
        return torch.sigmoid(sum(net(looks) for net in self.nets) / len(self.nets))


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


def join(model: Path, weights: Iterable[Path]) -> None:
    """Write the model of the reader, for any number of looks."""
    nets = []
    for one in weights:
        net = kind_of(one)()
        net.load_state_dict(torch.load(one))
        nets.append(net)
    names = {"input_names": ["wholes"], "output_names": ["chances"], "opset_version": 13, "dynamo": False}
    example = (torch.zeros(2, CHANNELS, WHOLE_PX, WHOLE_PX),)
    torch.onnx.export(Joined(nets).eval(), example, str(model), dynamic_axes={"wholes": {0: "n"}}, **names)
    compact(model)


if __name__ == "__main__":
    join(Path(sys.argv[1]), map(Path, sys.argv[2:]))
