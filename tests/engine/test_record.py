"""Reading records: the same after writing, and one kind of error that says where."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.record import RecordError, RecordProblem, dump_record, parse_record, replay
from engine.setup import SetupFault
from tests.engine.random_games import random_record, with_slips

SMALL: dict[str, Any] = {
    "players": ["Ann", "Ben", "Cleo"],
    "dealer": "Cleo",
    "variant": ["bids-must-not-match"],
    "deck": "wizard",
    "rounds": [
        {
            "cards": 1,
            "hands": {"Ann": ["red-7"], "Ben": ["wizard"], "Cleo": ["blue-2"]},
            "turned": "green-4",
            "trump_choice": None,
            "bids": [["Ann", 0], ["Ben", 1], ["Cleo", 0]],
            "tricks": [[["Ann", "red-7"], ["Ben", "wizard"], ["Cleo", "blue-2"]]],
        }
    ],
}


def encoded(record: object) -> bytes:
    return json.dumps(record).encode()


def changed(path: list[str | int], value: object) -> bytes:
    """Encode the small record with the value at this path replaced, or removed when it is `...`."""
    record = copy.deepcopy(SMALL)
    place: Any = record
    for step in path[:-1]:
        place = place[step]
    if value is ...:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    return encoded(record)


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32), st.booleans())
def test_a_record_that_is_written_and_read_again_is_the_same(seed: int, hands: bool) -> None:
    rng = random.Random(seed)
    raw = random_record(rng, [1, 2, 3], ["hidden-bids"], hands=hands)
    record = parse_record(encoded(raw))
    assert parse_record(dump_record(record)) == record


ROUND: list[str | int] = ["rounds", 0]


@pytest.mark.parametrize(
    ("path", "value", "where", "problem"),
    [
        (["players"], ..., "", RecordProblem.MISSING_FIELD),
        (["dealer"], ..., "", RecordProblem.MISSING_FIELD),
        (["rounds"], ..., "", RecordProblem.MISSING_FIELD),
        ([*ROUND, "turned"], ..., "rounds[0]", RecordProblem.MISSING_FIELD),
        ([*ROUND, "bids"], ..., "rounds[0]", RecordProblem.MISSING_FIELD),
        ([*ROUND, "tricks"], ..., "rounds[0]", RecordProblem.MISSING_FIELD),
        (["players"], "Ann", "players", RecordProblem.NOT_A_LIST),
        (["players", 1], 7, "players[1]", RecordProblem.NOT_TEXT),
        (["players", 1], "\ud800", "players[1]", RecordProblem.NOT_TEXT),
        (["players", 1], "Ann", "players", SetupFault.PLAYER_TWICE),
        (["players"], ["Ann", "Ben"], "players", SetupFault.PLAYER_COUNT),
        (["dealer"], "Dan", "dealer", SetupFault.DEALER_UNKNOWN),
        (["variant", 0], "notequal", "variant[0]", RecordProblem.UNKNOWN_VARIANT),
        (["variant", 0], "special-cards=bomb", "variant[0]", RecordProblem.SPECIAL_NOT_YET_PLAYED),
        (["variant", 0], "tournament", "variant", SetupFault.TOURNAMENT_PLAYERS),
        (["deck"], "tarot", "deck", RecordProblem.UNKNOWN_DECK),
        (["rounds"], [], "rounds", SetupFault.NO_ROUNDS),
        (["rounds", 0], 3, "rounds[0]", RecordProblem.NOT_AN_OBJECT),
        ([*ROUND, "cards"], 21, "rounds[0].cards", SetupFault.ROUND_TOO_LONG),
        ([*ROUND, "cards"], 0, "rounds[0].cards", SetupFault.ROUND_TOO_LONG),
        ([*ROUND, "cards"], True, "rounds[0].cards", RecordProblem.NOT_A_NUMBER),
        ([*ROUND, "turned"], "green-14", "rounds[0].turned", RecordProblem.CARD_NOT_IN_DECK),
        ([*ROUND, "turned"], "pink-3", "rounds[0].turned", RecordProblem.CARD_NOT_IN_DECK),
        ([*ROUND, "turned"], "dragon", "rounds[0].turned", RecordProblem.CARD_NOT_IN_DECK),
        ([*ROUND, "turned"], "tile-3", "rounds[0].turned", RecordProblem.UNKNOWN_CARD),
        ([*ROUND, "trump_choice"], "none", "rounds[0].trump_choice", RecordProblem.UNKNOWN_COLOUR),
        ([*ROUND, "trump_choice"], ["red"], "rounds[0].trump_choice", RecordProblem.NOT_TEXT),
        ([*ROUND, "hands", "Dan"], [], "rounds[0].hands.Dan", RecordProblem.UNKNOWN_PLAYER),
        ([*ROUND, "hands", "Ann", 0], "red", "rounds[0].hands.Ann[0]", RecordProblem.UNKNOWN_CARD),
        ([*ROUND, "bids", 1], ["Ben"], "rounds[0].bids[1]", RecordProblem.NOT_A_PAIR),
        ([*ROUND, "bids", 1, 1], 1.0, "rounds[0].bids[1][1]", RecordProblem.NOT_A_NUMBER),
        ([*ROUND, "bids", 1, 1], 10**9, "rounds[0].bids[1][1]", RecordProblem.NOT_A_NUMBER),
        ([*ROUND, "bids", 1, 0], "Dan", "rounds[0].bids[1][0]", RecordProblem.UNKNOWN_PLAYER),
        ([*ROUND, "tricks", 0], [], "rounds[0].tricks[0]", RecordProblem.EMPTY_TRICK),
        ([*ROUND, "tricks", 0], None, "rounds[0].tricks[0]", RecordProblem.NOT_AN_OBJECT),
        ([*ROUND, "tricks", 0, 1, 1], "red-17", "rounds[0].tricks[0][1][1]", RecordProblem.CARD_NOT_IN_DECK),
        ([*ROUND, "tricks", 0, 1, 1], "redd-7", "rounds[0].tricks[0][1][1]", RecordProblem.UNKNOWN_CARD),
        ([*ROUND, "tricks", 0, 1], ["Ben"], "rounds[0].tricks[0][1]", RecordProblem.NOT_A_PAIR),
        ([*ROUND, "werewolf"], {"player": "Ben"}, "rounds[0].werewolf", RecordProblem.SPECIAL_NOT_YET_PLAYED),
    ],
)
def test_a_slip_in_a_record_is_told_with_its_place(
    path: list[str | int], value: object, where: str, problem: RecordProblem | SetupFault
) -> None:
    with pytest.raises(RecordError) as caught:
        parse_record(changed(path, value))
    assert (caught.value.where, caught.value.problem) == (where, problem)


@pytest.mark.parametrize(
    ("content", "where"),
    [
        (b"", "1:1"),
        (b'{"players": [}', "1:14"),
        (b"[" * 100_000, ""),
        (b'{"players": NaN}', ""),
        (b'{"players": ' + b"1" * 5000 + b"}", ""),
    ],
)
def test_what_is_no_json_is_told_as_such(content: bytes, where: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse_record(content)
    assert (caught.value.where, caught.value.problem) == (where, RecordProblem.NOT_JSON)


@pytest.mark.parametrize(
    ("content", "where"), [(b"\xff\xfe{", "1:1"), (b'{\n"players": ["Ren\xe9"]}', "2:17")]
)
def test_a_text_of_another_encoding_is_told_with_its_place(content: bytes, where: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse_record(content)
    assert (caught.value.where, caught.value.problem) == (where, RecordProblem.NOT_UTF_8)


@pytest.mark.parametrize(
    ("once", "twice", "where", "name"),
    [
        (b'{"players"', b'{"dealer": "Ann", "players"', "", "dealer"),
        (b'"hands": {', b'"hands": {"Ben": [], ', "rounds[0].hands", "Ben"),
        (b'"hands": {', b'"remarks": {"a": 1, "a": 2}, "hands": {', None, ""),
    ],
    ids=["the game", "a hand", "where nobody looks"],
)
def test_a_field_that_stands_twice_is_told_and_none_is_dropped_in_silence(
    once: bytes, twice: bytes, where: str | None, name: str
) -> None:
    content = encoded(SMALL)
    assert once in content
    changed_content = content.replace(once, twice, 1)
    if where is None:
        assert parse_record(changed_content) == parse_record(content)
        return
    with pytest.raises(RecordError) as caught:
        parse_record(changed_content)
    told = (caught.value.where, caught.value.problem, caught.value.found)
    assert told == (where, RecordProblem.FIELD_TWICE, name)


@pytest.mark.parametrize("field", ["cards", "hands", "trump_choice"])
def test_what_may_be_left_out_may_be_null_too(field: str) -> None:
    gone, null = parse_record(changed([*ROUND, field], ...)), parse_record(changed([*ROUND, field], None))
    assert gone == null


def test_cards_left_out_are_those_of_the_variants_rounds() -> None:
    record = json.loads(changed(["variant"], ["short-alternate"]))
    record["rounds"] = [copy.deepcopy(record["rounds"][0]) for _ in range(3)]
    for one in record["rounds"]:
        del one["cards"], one["hands"]
    assert [one.cards for one in parse_record(encoded(record)).rounds] == [1, 3, 5]


def test_a_file_may_begin_with_a_byte_order_mark() -> None:
    assert parse_record(b"\xef\xbb\xbf" + encoded(SMALL)) == parse_record(encoded(SMALL))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.sampled_from(["Ann"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=8,
)


def paths(value: object, start: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """List the path of every value inside."""
    inner: list[tuple[str | int, object]] = []
    if isinstance(value, dict):
        inner = list(value.items())
    elif isinstance(value, list):
        inner = list(enumerate(value))
    return [path for key, item in inner for path in [(*start, key), *paths(item, (*start, key))]]


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(paths(SMALL)), JSON)
def test_a_fuzzed_record_is_judged_or_refused_by_the_one_error(
    path: tuple[str | int, ...], value: object
) -> None:
    try:
        lines = list(replay(parse_record(changed(list(path), value))).lines())
    except RecordError:
        return
    assert json.dumps(lines, ensure_ascii=False).encode()


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=60))
def test_fuzzed_bytes_raise_the_one_error(content: bytes) -> None:
    with pytest.raises(RecordError):
        parse_record(content)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32))
def test_a_record_out_of_shape_is_still_played_to_its_end(seed: int) -> None:
    """Plays, bids and tricks are dropped, doubled and shuffled; only an empty trick is no record."""
    rng = random.Random(seed)
    raw = with_slips(rng, random_record(rng, [1, 3, 2], ["hidden-bids"]), 2)
    for _ in range(4):
        one = rng.choice(raw["rounds"])
        items = rng.choice([one["bids"], one["tricks"], *one["tricks"]])
        rng.choice(
            [
                items.reverse,
                lambda items=items: items and items.pop(),
                lambda items=items: items.extend(items),
            ]
        )()
    if any(not trick for one in raw["rounds"] for trick in one["tricks"]):
        return
    judged = replay(parse_record(encoded(raw)))
    assert len(judged.rounds) == 3
    assert judged.winners
