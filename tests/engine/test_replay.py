"""Judging whole games: golden records, and the slow second opinion on random ones."""

from __future__ import annotations

import copy
import json
import random
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from engine.events import FaultKind
from engine.record import GoOn, RecordError, parse_record, replay, replay_steps
from engine.setup import make_setup
from tests.engine import slow
from tests.engine.random_games import random_record, with_slips
from tests.engine.tables import ANN, BEN, CLEO, THREE, bid, play, turn
from tests.engine.test_record import SMALL

if TYPE_CHECKING:
    from engine.actions import Action

HERE = Path(__file__)
SHARED = HERE.parents[2].parent / "shared" / "games"
OWN = HERE.parents[1] / "golden" / "replay"

VARIANTS = [
    [],
    ["bids-must-not-match"],
    ["must-not-match-after-first"],
    ["must-not-match-if-leading"],
    ["wizard-turned-no-trump"],
    ["indian-first-round"],
]


def judged(record: object) -> list[dict[str, Any]]:
    """Judge a record and give its lines as another program reads them."""
    content = json.dumps(record).encode()
    lines: list[dict[str, Any]] = json.loads(json.dumps(list(replay(parse_record(content)).lines())))
    return lines


def assert_holds(answer: Any, expected: Any, where: str = "") -> None:
    """Check that every value of the expected answer is there and equal; more fields are allowed."""
    if isinstance(expected, dict):
        for name, value in expected.items():
            assert name in answer, f"{where}.{name}"
            assert_holds(answer[name], value, f"{where}.{name}")
    elif isinstance(expected, list):
        assert len(answer) == len(expected), where
        for at, (one, other) in enumerate(zip(answer, expected, strict=True)):
            assert_holds(one, other, f"{where}[{at}]")
    else:
        assert answer == expected, where


def assert_golden(game: Path) -> None:
    answers = game.with_suffix(".expected.jsonl").read_text(encoding="utf-8").splitlines()
    lines = judged(json.loads(game.read_text(encoding="utf-8")))
    assert_holds(lines, [json.loads(answer) for answer in answers], game.stem)


@pytest.mark.skipif(not SHARED.is_dir(), reason="the shared games lie beside the checkout")
@pytest.mark.parametrize(
    "name", ["base-1", "base-2", "base-3", "base-4", "no-hands", "variants-0", "variants-1", "variants-2"]
)
def test_games_played_by_other_engines_are_judged_as_they_were_played(name: str) -> None:
    assert_golden(SHARED / f"{name}.json")


@pytest.mark.skipif(not SHARED.is_dir(), reason="the shared games lie beside the checkout")
@pytest.mark.parametrize("name", ["special-0", "special-1", "special-2"])
def test_special_cards_are_refused_as_not_yet_played(name: str) -> None:
    with pytest.raises(RecordError, match="special not yet played"):
        parse_record((SHARED / f"{name}.json").read_bytes())


@pytest.mark.parametrize("game", sorted(OWN.glob("*.json")), ids=lambda game: game.stem)
def test_the_small_golden_games_are_judged_as_worked_out_by_hand(game: Path) -> None:
    assert_golden(game)


def comparable(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Bring the faults into the second opinion's form; all else is compared as it is."""
    for line in lines[:-1]:
        told = [(fault["trick"], fault["player"], fault["fault"]) for fault in line["faults"]]
        line["faults"] = slow.sorted_faults(told)
    return lines


@pytest.mark.parametrize("variants", VARIANTS, ids=lambda variants: "-".join(variants) or "base")
@pytest.mark.parametrize("hands", [True, False])
@pytest.mark.parametrize("slips", [0, 1, 6])
def test_random_games_are_judged_as_the_second_opinion_does(
    variants: list[str], hands: bool, slips: int
) -> None:
    rng = random.Random(f"{variants} {hands} {slips}")
    for _ in range(12):
        record = random_record(rng, [1, 2, 4, 10], variants, hands=hands)
        record = with_slips(rng, record, slips)
        expected = slow.judge(record)
        assert comparable(judged(record)) == expected
        if slips == 0:
            assert not any(line["faults"] for line in expected[:-1])


def test_the_random_slips_reach_every_breach_that_the_second_opinion_knows() -> None:
    rng = random.Random(1)
    kinds = set()
    for hands in [True, False] * 30:
        record = random_record(rng, [1, 2, 4], ["bids-must-not-match"], hands=hands)
        for line in judged(with_slips(rng, record, 6))[:-1]:
            kinds |= {fault["fault"] for fault in line["faults"]}
    assert kinds == set(map(str, FaultKind)) - {"wrong-count", "bad-trump-choice"}


def test_a_full_game_of_every_number_of_players_ends_with_the_whole_deck_dealt() -> None:
    rng = random.Random(7)
    for rounds in (20, 15, 12, 10):
        record = random_record(rng, list(range(1, rounds + 1)), [])
        while len(record["players"]) != 60 // rounds:
            record = random_record(rng, list(range(1, rounds + 1)), [])
        assert record["rounds"][-1]["turned"] is None
        assert comparable(judged(record)) == slow.judge(record)


def small(**changes: object) -> dict[str, Any]:
    record = copy.deepcopy(SMALL)
    record["rounds"][0].update(changes)
    return record


def found(record: dict[str, Any], at: int = 0) -> list[tuple[int | None, str, str]]:
    faults = judged(record)[at]["faults"]
    return [(fault["trick"], fault["player"], fault["fault"]) for fault in faults]


def test_the_contracts_own_example_comes_out_as_the_contract_says() -> None:
    line, end = judged(SMALL)
    assert (line["trump"], line["forbidden_bid"]) == ("green", 0)
    assert line["tricks"][0]["plays"][0] == {"player": "Ann", "card": "red-7", "legal": ["red-7"]}
    assert (line["tricks"][0]["led"], line["tricks"][0]["winner"]) == ("red", "Ben")
    assert line["points"] == line["totals"] == {"Ann": 20, "Ben": 30, "Cleo": 20}
    assert found(SMALL) == [(None, "Cleo", "forbidden-bid")]
    assert end == {"winners": ["Ben"], "totals": {"Ann": 20, "Ben": 30, "Cleo": 20}}


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"turned": "wizard", "trump_choice": "red"}, []),
        ({"turned": "wizard"}, [(None, "Cleo", "bad-trump-choice")]),
        ({"turned": "wizard", "trump_choice": "pink"}, [(None, "Cleo", "bad-trump-choice")]),
        ({"trump_choice": "red"}, [(None, "Cleo", "bad-trump-choice")]),
        ({"turned": "jester", "trump_choice": "red"}, [(None, "Cleo", "bad-trump-choice")]),
        ({"turned": "red-7"}, [(None, "Ann", "card-seen-twice")]),
        (
            {"hands": {"Ann": ["red-7"], "Ben": ["wizard"], "Cleo": ["red-7"]}},
            [(None, "Cleo", "card-seen-twice"), (1, "Cleo", "not-in-hand")],
        ),
        ({"hands": {"Ann": ["red-7", "red-8"]}}, [(None, "Ann", "wrong-count")]),
        ({"hands": {"Ann": []}}, [(None, "Ann", "wrong-count"), (1, "Ann", "not-in-hand")]),
        ({"bids": [["Ann", 2], ["Ben", 1], ["Cleo", 1]]}, [(None, "Ann", "bid-out-of-range")]),
        ({"bids": [["Ben", 1], ["Ann", 0], ["Cleo", 1]]}, [(None, "Ben", "out-of-turn")]),
        ({"bids": [["Ann", 0], ["Ben", 1]]}, [(None, "Cleo", "wrong-count")]),
        (
            {"bids": [["Ann", 0], ["Ben", 1], ["Cleo", 1], ["Ann", 1]]},
            [(None, "Ann", "out-of-turn")],
        ),
        ({"tricks": [[["Ann", "red-7"], ["Ben", "wizard"]]]}, [(1, "Cleo", "wrong-count")]),
        (
            {"tricks": [[["Ann", "red-7"], ["Ben", "wizard"], ["Cleo", "blue-2"], ["Ben", "red-1"]]]},
            [(1, "Ben", "wrong-count")],
        ),
        (
            {"tricks": []},
            [(None, "Ann", "wrong-count"), (None, "Ben", "wrong-count"), (None, "Cleo", "wrong-count")],
        ),
        (
            {"tricks": [[["Cleo", "blue-2"], ["Ann", "red-7"], ["Ben", "wizard"]]]},
            [(1, "Cleo", "out-of-turn")],
        ),
        (
            {"tricks": [[["Ann", "red-7"], ["Cleo", "blue-2"], ["Ben", "wizard"]]]},
            [(1, "Cleo", "out-of-turn")],
        ),
    ],
)
def test_a_record_with_faults_is_played_on_and_each_is_told_once_in_order(
    changes: dict[str, Any], expected: list[tuple[int | None, str, str]]
) -> None:
    record = small(bids=[["Ann", 0], ["Ben", 1], ["Cleo", 1]])
    record["rounds"][0].update(changes)
    assert found(record) == expected
    assert judged(record)[-1]["winners"]


def test_a_card_turned_after_the_whole_deck_was_dealt_is_told_and_makes_no_trump() -> None:
    record = random_record(random.Random(3), [10], [], hands=False)
    while len(record["players"]) != 6:
        record = random_record(random.Random(len(str(record))), [10], [], hands=False)
    record["rounds"][0]["turned"] = "red-1"
    record["rounds"][0]["cards"] = 10
    line = judged(record)[0]
    assert line["trump"] is None
    assert line["faults"][0]["fault"] == "wrong-count"


def test_a_card_of_two_hands_that_both_play_it_is_told_once() -> None:
    record = small(
        hands={"Ann": ["red-7"], "Ben": ["red-7"], "Cleo": ["blue-2"]},
        bids=[["Ann", 0], ["Ben", 1], ["Cleo", 1]],
        tricks=[[["Ann", "red-7"], ["Ben", "red-7"], ["Cleo", "blue-2"]]],
    )
    assert found(record) == [(None, "Ben", "card-seen-twice")]


def test_with_hidden_bids_that_match_the_record_holds_the_dealers_move_or_a_fault() -> None:
    record = small(bids=[["Ann", 0], ["Ben", 0], ["Cleo", 1]])
    record["variant"] = ["hidden-bids", "bids-must-not-match"]
    assert found(record) == [(None, "Cleo", "forbidden-bid")]
    record["rounds"][0]["bids"].append(["Cleo", 0])
    assert found(record) == []
    assert judged(record)[0]["bids"] == {"Ann": 0, "Ben": 0, "Cleo": 0}
    assert judged(record)[0]["forbidden_bid"] == 1


def test_a_journals_actions_are_judged_like_a_record_and_an_unfinished_game_has_no_winner() -> None:
    setup = make_setup(THREE, CLEO, (), (1, 2))
    bids: list[Action] = [turn("green-4"), bid(ANN, 0), bid(BEN, 1), bid(CLEO, 0)]
    plays: list[Action] = [play(ANN, "red-7"), play(BEN, "wizard"), play(CLEO, "blue-2")]
    done = replay_steps(setup, [*bids, *plays, turn("wizard"), GoOn()])
    lines = list(done.lines())
    assert len(lines) == 2
    assert lines[-1] == {"winners": [], "totals": {"Ann": 20, "Ben": 30, "Cleo": 20}}


def test_an_action_that_cannot_be_done_is_told_with_its_place() -> None:
    with pytest.raises(RecordError) as caught:
        replay_steps(make_setup(THREE, CLEO, (), (1,)), [turn("green-4"), turn("green-5")])
    assert caught.value.where == "actions[1]"
