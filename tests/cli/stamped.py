"""Recorded tables whose cards are stamped into the pixels, and the reader of those stamps."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cv2
import numpy as np

from engine.cards import WIZARD_DECK, CardName, card_name
from tactile.see.reads import CardKind, CardRead, Confidence, Point

if TYPE_CHECKING:
    from pathlib import Path

    from tactile.see.reads import Picture, Read

NAMES = [*dict.fromkeys(card_name(card) for card in WIZARD_DECK.cards), *(f"tile-{n}" for n in range(4))]
MARK = (77, 131)
SIDE_PX = 24
FRAMES_A_CARD = 10
"""At 15 frames a second: two thirds of a second for each card to come to rest."""


def write_table(folder: Path, *cards: str | None) -> Path:
    """Write a folder of frames: each card is laid in its turn; None gathers all but the first card."""
    folder.mkdir(parents=True)
    lying: list[tuple[int, str]] = []
    number = 0
    for place, card in enumerate(cards):
        lying = lying[:1] if card is None else [*lying, (place, card)]
        for _ in range(FRAMES_A_CARD):
            cv2.imwrite(str(folder / f"{number}.png"), _paint(lying))
            number += 1
    return folder


def _paint(lying: list[tuple[int, str]]) -> Picture:
    picture = np.full((270, 480, 3), 100, np.uint8)
    for place, card in lying:
        x, y = 10 + 60 * (place % 7), 20 + 60 * (place // 7)
        picture[y : y + SIDE_PX, x : x + SIDE_PX] = 230
        picture[y, x] = (NAMES.index(CardName(card)), *MARK)
    return picture


class StampReader:
    """Reads the stamps."""

    def read(self, picture: Picture) -> tuple[Read, ...]:
        found = np.argwhere((picture[:, :, 1] == MARK[0]) & (picture[:, :, 2] == MARK[1]))
        return tuple(self._read(picture, int(y), int(x)) for y, x in found)

    def _read(self, picture: Picture, y: int, x: int) -> CardRead:
        end_x, end_y = x + SIDE_PX, y + SIDE_PX
        label = (Point(x, y), Point(end_x, y), Point(end_x, end_y), Point(x, end_y))
        centre = Point(x + SIDE_PX / 2, y + SIDE_PX / 2)
        name = CardName(NAMES[picture[y, x, 0]])
        return CardRead(name, CardKind.NUMBER, None, None, Confidence(0.99), centre, label)
