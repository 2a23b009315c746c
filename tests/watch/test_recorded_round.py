"""The recorded round with a reader that knows the truth: all that comes after the reader, on real motion."""

from __future__ import annotations

import pytest

from tactile.watch.news import CardPlaced, CardRemoved, Frame, Seconds, TableNews
from tactile.watch.watcher import Watcher
from tests.watch.truth import ROUND, TruthReader, pictures, record

pytestmark = pytest.mark.skipif(not ROUND.exists(), reason="the recorded round lies beside the checkout")


def test_every_card_of_the_round_is_placed_once_in_order_and_leaves_at_most_once() -> None:
    truth = record()
    reader = TruthReader(truth)
    watcher = Watcher(reader)
    news: list[TableNews] = []
    for t, picture in pictures():
        reader.t = t
        news += watcher.look(Frame(Seconds(t), picture))
    cards = [event["card"] for event in truth["events"]]
    assert [one.card for one in news if isinstance(one, CardPlaced)] == cards
    left = [event["card"] for event in truth["events"] if event["t_leave"] is not None]
    removed = [one.card for one in news if isinstance(one, CardRemoved)]
    assert len(removed) == len(set(removed))
    assert set(left[:6]) <= set(removed) <= set(left), "the video ends before the last trick is surely gone"
    assert len(news) == len(cards) + len(removed)
