"""Random records: legal ones, and the same with one thing changed."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any

from tests.engine import slow

if TYPE_CHECKING:
    import random

DECK = [f"{colour}-{value}" for colour in slow.COLOURS for value in range(1, 14)]
DECK += ["wizard"] * 4 + ["jester"] * 4
NAMES = ["Ann", "Ben", "Cleo", "Dan", "Zoé", "Jürgen"]


def random_record(
    rng: random.Random, rounds: list[int], variants: list[str], *, hands: bool = True
) -> dict[str, Any]:
    """Make a game without a fault, in which everyone plays at random."""
    most = min(6, 60 // max(rounds))
    players = rng.sample(NAMES, rng.randint(3, most))
    record: dict[str, Any] = {
        "players": players,
        "dealer": rng.choice(players),
        "variant": variants,
        "deck": "wizard",
        "rounds": [],
    }
    for cards in rounds:
        record["rounds"].append(random_round(rng, record, cards))
    if not hands:
        for one in record["rounds"]:
            del one["hands"]
    return record


def random_round(rng: random.Random, record: dict[str, Any], cards: int) -> dict[str, Any]:
    players, number = record["players"], len(record["rounds"])
    deck = rng.sample(DECK, len(DECK))
    hands = {player: [deck.pop() for _ in range(cards)] for player in players}
    turned = deck.pop() if deck else None
    first = (players.index(record["dealer"]) + number + 1) % len(players)
    order = players[first:] + players[:first]
    choice = rng.choice(slow.COLOURS) if turned == "wizard" else None
    if "wizard-turned-no-trump" in record["variant"]:
        choice = None
    one: dict[str, Any] = {"cards": cards, "turned": turned, "trump_choice": choice, "hands": hands}
    one["bids"] = [[player, rng.randint(0, cards)] for player in order]
    totals = slow.judge(record)[-1]["totals"] if number else dict.fromkeys(players, 0)
    while slow.forbidden(one, record["variant"], totals) == one["bids"][-1][1]:
        one["bids"][-1][1] = rng.randint(0, cards)
    one["tricks"] = random_tricks(rng, one, order, slow.trump_of(one, record["variant"]))
    return one


def random_tricks(
    rng: random.Random, one: dict[str, Any], order: list[str], trump: str | None
) -> list[list[list[str]]]:
    left = {player: list(hand) for player, hand in one["hands"].items()}
    tricks = []
    for _ in range(one["cards"]):
        trick: list[list[str]] = []
        for player in order:
            hand = left[player]
            card = rng.choice(slow.legal(hand, slow.led([other for _, other in trick])))
            hand.remove(card)
            trick.append([player, card])
        won = slow.winner([card for _, card in trick], trump)
        order = order[won:] + order[:won]
        tricks.append(trick)
    return tricks


def with_slips(rng: random.Random, record: dict[str, Any], slips: int) -> dict[str, Any]:
    """Copy the record with some cards, bids and leads changed, its shape kept."""
    changed = copy.deepcopy(record)
    for _ in range(slips):
        one = rng.choice(changed["rounds"])
        kind = rng.choice(["card", "exchange", "bid", "lead"])
        trick = rng.choice(one["tricks"])
        if kind == "card":
            rng.choice(trick)[1] = rng.choice(DECK)
        elif kind == "exchange":
            player = rng.choice(trick)[0]
            mine = [play for t in one["tricks"] for play in t if play[0] == player]
            first, second = rng.choice(mine), rng.choice(mine)
            first[1], second[1] = second[1], first[1]
        elif kind == "bid":
            rng.choice(one["bids"])[1] = rng.randint(-1, one["cards"] + 1)
        else:
            by = rng.randrange(len(trick))
            trick[:] = trick[by:] + trick[:by]
    return changed
