"""A second opinion on a whole record: plain dicts and strings, nothing of `engine`, slow on purpose.

It looks at finished rounds from outside, where the engine goes card by card.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

COLOURS = ("red", "yellow", "green", "blue")
Fault = tuple[int | None, str, str]


def colour(card: str) -> str | None:
    head, _, tail = card.partition("-")
    return head if tail else None


def led(cards: list[str]) -> str | None:
    for at, card in enumerate(cards):
        before = cards[:at]
        if colour(card) and all(other == "jester" for other in before):
            return colour(card)
    return None


def beats(later: str, earlier: str, trump: str | None) -> bool:
    """Whether a card played later takes the trick from one that has it now."""
    if earlier == "wizard" or later == "jester":
        return False
    if later == "wizard" or earlier == "jester":
        return True
    if colour(later) == colour(earlier):
        return int(later.split("-")[1]) > int(earlier.split("-")[1])
    return trump is not None and colour(later) == trump


def winner(cards: list[str], trump: str | None) -> int:
    best = 0
    for at in range(1, len(cards)):
        if beats(cards[at], cards[best], trump):
            best = at
    return best


def may_play(card: str, hand: list[str], to_follow: str | None) -> bool:
    if card in {"wizard", "jester"} or to_follow is None or colour(card) == to_follow:
        return True
    return all(colour(other) != to_follow for other in hand)


def legal(hand: list[str], to_follow: str | None) -> list[str]:
    return sorted({card for card in hand if may_play(card, hand, to_follow)})


def score(bid: int, taken: int) -> int:
    return 20 + 10 * bid if bid == taken else -10 * max(bid - taken, taken - bid)


def trump_of(one: dict[str, Any], variants: list[str]) -> str | None:
    turned = one["turned"]
    if turned == "wizard" and "wizard-turned-no-trump" not in variants:
        choice = one["trump_choice"]
        return choice if choice in COLOURS else None
    return colour(turned) if turned else None


def forbidden(one: dict[str, Any], variants: list[str], totals: dict[str, int]) -> int | None:
    cards, bids = one["cards"], one["bids"]
    last = bids[-1][0]
    ahead = all(total < totals[last] for player, total in totals.items() if player != last)
    rule = (
        "bids-must-not-match" in variants
        or ("must-not-match-after-first" in variants and cards != 1)
        or ("must-not-match-if-leading" in variants and ahead)
    )
    number: int = cards - sum(bid for _, bid in bids[:-1])
    return number if rule and number in range(cards + 1) else None


def judge(record: dict[str, Any]) -> list[dict[str, Any]]:
    """Judge a record in which every trick and every list of bids is whole and in turn."""
    players = record["players"]
    totals = dict.fromkeys(players, 0)
    lines = []
    for number, one in enumerate(record["rounds"], start=1):
        dealer = players[(players.index(record["dealer"]) + number - 1) % len(players)]
        line = judge_round(one, record["variant"], totals, players)
        totals = {player: totals[player] + line["points"][player] for player in players}
        lines.append({"round": number, "cards": one["cards"], "dealer": dealer, **line, "totals": totals})
    best = max(totals.values())
    winners = [player for player in players if totals[player] == best]
    return [*lines, {"winners": winners, "totals": totals}]


def judge_round(
    one: dict[str, Any], variants: list[str], totals: dict[str, int], players: list[str]
) -> dict[str, Any]:
    trump = trump_of(one, variants)
    tricks = [judge_trick(at, one, trump) for at in range(len(one["tricks"]))]
    taken = Counter(trick["winner"] for trick in tricks)
    bids = dict(one["bids"])
    return {
        "trump": trump,
        "forbidden_bid": forbidden(one, variants, totals),
        "bids": bids,
        "tricks": tricks,
        "taken": {player: taken[player] for player in players},
        "points": {player: score(bids[player], taken[player]) for player in players},
        "faults": sorted_faults(faults(one, variants, totals, players)),
    }


def judge_trick(at: int, one: dict[str, Any], trump: str | None) -> dict[str, Any]:
    plays = one["tricks"][at]
    cards = [card for _, card in plays]
    return {
        "leader": plays[0][0],
        "led": led(cards),
        "plays": [
            {"player": player, "card": card, "legal": legal_at(one, at, seat)}
            for seat, (player, card) in enumerate(plays)
        ],
        "winner": plays[winner(cards, trump)][0],
    }


def left_in_hand(one: dict[str, Any], at: int, player: str) -> list[str]:
    hand = list(one["hands"][player])
    for trick in one["tricks"][:at]:
        for who, card in trick:
            if who == player and card in hand:
                hand.remove(card)
    return hand


def legal_at(one: dict[str, Any], at: int, seat: int) -> list[str] | None:
    if not one.get("hands"):
        return None
    trick = one["tricks"][at]
    hand = left_in_hand(one, at, trick[seat][0])
    return legal(hand, led([card for _, card in trick[:seat]]))


def sorted_faults(found: list[Fault]) -> list[Fault]:
    return sorted(found, key=lambda fault: (fault[0] or 0, fault[1], fault[2]))


def faults(
    one: dict[str, Any], variants: list[str], totals: dict[str, int], players: list[str]
) -> list[Fault]:
    found: list[Fault] = []
    for player, bid in one["bids"]:
        if bid not in range(one["cards"] + 1):
            found.append((None, player, "bid-out-of-range"))
    if forbidden(one, variants, totals) == one["bids"][-1][1]:
        found.append((None, one["bids"][-1][0], "forbidden-bid"))
    for at in range(len(one["tricks"])):
        found += turn_faults(one, at, players)
        for seat in range(len(one["tricks"][at])):
            found += play_faults(one, at, seat)
    return found


def turn_faults(one: dict[str, Any], at: int, players: list[str]) -> list[Fault]:
    """Only the lead can be out of turn here: the rest of each trick goes clockwise from it."""
    bidders = [player for player, _ in one["bids"]]
    due = bidders[0]
    if at:
        before = one["tricks"][at - 1]
        due = before[winner([card for _, card in before], trump_of(one, []))][0]
    leader = one["tricks"][at][0][0]
    return [] if leader == due else [(at + 1, leader, "out-of-turn")]


def play_faults(one: dict[str, Any], at: int, seat: int) -> list[Fault]:
    trick = one["tricks"][at]
    player, card = trick[seat]
    to_follow = led([other for _, other in trick[:seat]])
    found: list[Fault] = []
    if one.get("hands"):
        hand = left_in_hand(one, at, player)
        if card not in hand:
            found.append((at + 1, player, "not-in-hand"))
        elif not may_play(card, hand, to_follow):
            found.append((at + 1, player, "must-follow"))
    elif to_follow and colour(card) not in {None, to_follow}:
        later = [other for t in one["tricks"][at + 1 :] for who, other in t if who == player]
        if to_follow in map(colour, later):
            found.append((at + 1, player, "revoke"))
    seen = [one["turned"]] + [other for t in one["tricks"][:at] for _, other in t]
    seen += [other for _, other in trick[:seat]]
    if seen.count(card) >= (4 if colour(card) is None else 1):
        found.append((at + 1, player, "card-seen-twice"))
    return found
