"""`tactile play` by its contract: a whole game from a recording, its journal, its answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import tactile.cli.play
from tactile.cli.looking import Pace
from tactile.say.announcements import Topic
from tactile.table.disk import DiskFile
from tactile.watch.recorded import FolderSource
from tests.cli.playing import GAME, ROUND, Player, names, said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tactile.say.channels import Utterance
    from tactile.watch.news import Frame, PictureSkipped


def test_a_round_gives_every_event_of_the_contract_in_order(player: Player) -> None:
    events = player.play(player.table(*ROUND), *GAME, answers="0\n1\n0\n")
    assert names(events) == [
        "game_started", "round_started", "turned", "bid", "bid", "bid", "card_played", "led",
        "card_played", "card_played", "trick_won", "round_scored", "game_ended",
    ]  # fmt: skip
    assert [event["t"] for event in events] == sorted(event["t"] for event in events)
    assert {event["channel"] for event in events if event["event"] == "say"} == {"public"}
    assert events[-1]["event"] == "say"
    assert next(event for event in events if event["event"] == "game_ended") == {
        "t": events[-1]["t"], "event": "game_ended", "winners": ["Ben"],
        "totals": {"Ann": 20, "Ben": 30, "Cleo": 20},
    }  # fmt: skip
    assert player.err == ""


def test_bids_can_be_laid_as_tiles_when_standard_input_is_at_its_end(player: Player) -> None:
    table = player.table("blue-8", "tile-0", "tile-1", "tile-0", "red-5", "wizard", "red-9")
    events = player.play(table, *GAME)
    assert [(event["player"], event["bid"]) for event in events if event["event"] == "bid"] == [
        ("Ann", 0), ("Ben", 1), ("Cleo", 0)
    ]  # fmt: skip
    assert names(events)[-1] == "game_ended"


def test_an_answer_that_is_none_is_asked_again_and_takes_the_next_line(player: Player) -> None:
    events = player.play(player.table(*ROUND), *GAME, answers="many\n0\n\n1\n9\n0\n")
    assert "Ann, I did not understand: a number from 0 to 1, please." in said(events)
    assert "Cleo, please bid a number from 0 to 1." in said(events)
    assert names(events)[-1] == "game_ended"


def test_a_game_needs_no_standard_input_at_all(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    table = player.table("blue-8", "tile-0", "tile-1", "tile-0", "red-5", "wizard", "red-9")
    monkeypatch.setattr(player, "no_input", True)
    assert names(player.play(table, *GAME))[-1] == "game_ended"


def test_the_trump_is_answered_in_any_language(player: Player) -> None:
    table = player.table("wizard", "red-5", "red-7", "red-9")
    events = player.play(table, *GAME, answers="bleu\n0\n1\n0\n")
    assert {"player": "Cleo", "trump": "blue"}.items() <= next(
        event for event in events if event["event"] == "trump_chosen"
    ).items()


class Unhurried:
    """A channel that needs two looks for each sentence, and remembers what came before the last was over."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.early: list[str] = []
        self.looks = 0

    def say(self, utterance: Utterance) -> None:
        if self.looks and utterance.topic is Topic.CARD:
            self.early.append(utterance.text)
        self.said.append(utterance.text)
        self.looks += 2

    def wait(self, timeout_s: float) -> bool:
        del timeout_s
        self.looks = max(0, self.looks - 1)
        return not self.looks

    def stop(self) -> None:
        self.looks = 0

    def close(self) -> None:
        pass


def test_a_recording_that_is_played_aloud_says_each_card_before_it_shows_the_next(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel, now = Unhurried(), [0.0]
    pace = Pace(clock=lambda: now[0], sleep=lambda s: now.__setitem__(0, now[0] + s))
    monkeypatch.setattr(tactile.cli.play, "open_public_channel", lambda _: channel)
    monkeypatch.setattr(tactile.cli.play, "Pace", lambda: pace)
    aloud = [one for one in GAME if one != "--mute"]
    player.play(player.table(*ROUND), *aloud, answers="0\n1\n0\n")
    assert "Ann: red 5." in channel.said
    assert not channel.early
    assert channel.looks == 0


def test_a_source_that_ends_in_mid_round_says_what_is_open_and_how_to_go_on(player: Player) -> None:
    table = player.table("blue-8", "red-5")
    player.play(table, *GAME, answers="0\n1\n0\n")
    journal = next(player.games.iterdir())
    assert player.err == (
        "The pictures end in round 1: Ben is still to play a card. "
        f"The game is saved in {journal}. To go on: tactile play {table} --resume {journal}\n"
    )


def test_what_is_open_is_said_in_the_language_of_the_game(player: Player) -> None:
    player.play(player.table("blue-8", "red-5"), *GAME, "--language", "fr", answers="0\n1\n0\n")
    assert "La partie est enregistrée dans" in player.err


def test_a_game_that_could_not_be_saved_is_not_said_to_be(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    def put(disk: DiskFile, offset: int, content: bytes) -> None:
        if offset:
            raise OSError(28, "No space left on device")
        put_well(disk, offset, content)

    put_well = DiskFile.put
    monkeypatch.setattr(DiskFile, "put", put)
    player.play(player.table("blue-8", "red-5"), *GAME, answers="0\n1\n0\n", code=1)
    journal = next(player.games.iterdir())
    assert player.err == (
        f"The game cannot be saved in {journal}: No space left on device. "
        "Make room or name another file with --journal.\n"
    )


@pytest.mark.parametrize("how", ["newest", "named", "named as the journal", "option first"])
def test_a_recording_goes_on_where_its_journal_stopped(player: Player, how: str) -> None:
    player.play(player.table("blue-8", "red-5", "wizard"), *GAME, answers="0\n1\n0\n")
    journal = str(next(player.games.iterdir()))
    if how.startswith("named"):
        player.play(player.table("red-1"), *GAME)  # another game, and a newer one
    table = player.table(*ROUND)
    arguments = {
        "newest": (table, "--mute", "--json", "--resume"),
        "named": (table, "--resume", journal, "--mute", "--json"),
        "named as the journal": (table, "--journal", journal, "--resume", "--mute", "--json"),
        "option first": ("--mute", "--json", "--resume", table),
    }[how]
    events = player.play(*arguments)
    assert names(events) == ["card_played", "trick_won", "round_scored", "game_ended"]
    assert said(events)[0] == "Game resumed: round 1."


@pytest.mark.parametrize(
    ("option", "value", "kept"),
    [
        ("--players", "Ann,Ben,Zoe", "--players Ann,Ben,Cleo"),
        ("--players", "Ben,Ann,Cleo", "--players Ann,Ben,Cleo"),
        ("--dealer", "Ann", "--dealer Cleo"),
        ("--variant", "hidden-bids", "without --variant"),
        ("--rounds", "1,2", "--rounds 1"),
        ("--max-cards", "3", "--rounds 1"),
    ],
)
def test_an_option_that_a_resumed_game_does_not_have_is_refused_and_nothing_is_played(
    player: Player, option: str, value: str, kept: str
) -> None:
    player.play(player.table("blue-8", "red-5"), *GAME, answers="0\n1\n0\n")
    journal = next(player.games.iterdir())
    before = journal.read_bytes()
    player.play(player.table(*ROUND), "--resume", str(journal), option, value, "--mute", code=2)
    assert kept in player.err
    assert f"Leave {option} out" in player.err
    assert str(journal) in player.err
    assert journal.read_bytes() == before


@pytest.mark.parametrize(
    "options",
    [GAME, ("--variant", "hidden-bids", "--max-cards", "1"), ("--dealer", " Cleo "), ("--rounds", "1,")],
)
def test_a_resumed_game_takes_the_options_that_it_was_begun_with(
    player: Player, options: tuple[str, ...]
) -> None:
    begun = ("--variant", "hidden-bids") if "--variant" in options else ()
    player.play(player.table("blue-8", "red-5", "wizard"), *GAME, *begun, answers="0\n1\n0\n")
    events = player.play(player.table(*ROUND), "--resume", *options, "--mute", "--json")
    assert names(events)[-1] == "game_ended"


def test_a_resumed_game_goes_on_in_its_own_file_and_another_one_is_refused(player: Player) -> None:
    player.play(player.table("blue-8", "red-5"), *GAME, answers="0\n1\n0\n")
    journal, other = next(player.games.iterdir()), player.folder / "other.jsonl"
    named = ("--resume", str(journal), "--journal", str(other), "--mute")
    player.play(player.table(*ROUND), *named, code=2)
    assert f"leave --journal {other} out" in player.err
    assert not other.exists()


def test_a_finished_game_that_is_resumed_tells_its_end_and_stops(player: Player) -> None:
    table = player.table(*ROUND)
    player.play(table, *GAME, answers="0\n1\n0\n")
    assert said(player.play(table, "--resume", "--mute", "--json")) == [
        "The game is over.", "Ben wins with 30 points.", "Ann: 20 points.", "Cleo: 20 points."
    ]  # fmt: skip


def test_a_journal_can_be_named(player: Player) -> None:
    journal = player.folder / "mine.jsonl"
    player.play(player.table(*ROUND), *GAME, "--journal", str(journal), answers="0\n1\n0\n")
    assert len(journal.read_text(encoding="utf-8").splitlines()) == 8
    player.play(player.table(*ROUND, None), *GAME, "--journal", str(journal), code=2)
    assert "--resume" in player.err


@pytest.mark.parametrize(
    ("arguments", "needle"),
    [
        ((), "camera's number"),
        (("0",), "--players"),
        (("0", "--players", "Ann,Ben"), "three to six"),
        (("0", "--players", "Ann,Ann,Ben"), "Ann"),
        (("0", "--players", "Ann,Ben,ann"), "named ann"),
        (("0", "--players", "Ann,Ben,\udce9ric"), "cannot be read"),
        (("0", "--players", "Ann,Ben,Cl\neo"), "cannot be read"),
        (("", "--players", "Ann,Ben,Cleo"), "Where are the cards?"),
        (("0", "--players", "Ann,Ben,Cleo", "--dealer", "Zoe"), "Zoe"),
        (("0", "--players", "Ann,Ben,Cleo", "--variant", "poker"), "poker"),
        (("0", "--players", "Ann,Ben,Cleo", "--variant", "special-cards=bomb"), "special-cards=bomb"),
        (("0", "--players", "Ann,Ben,Cleo", "--rounds", "one"), "one"),
        (("0", "--players", "Ann,Ben,Cleo", "--rounds", "21"), "21"),
        (("0", "--players", "Ann,Ben,Cleo", "--rounds", ""), "--rounds"),
        (("nothing.mp4", "--players", "Ann,Ben,Cleo"), "nothing.mp4"),
        (("nothing.mp4", "--resume"), "nothing.mp4"),
    ],
)
def test_wrong_usage_is_one_clear_line_and_exit_code_2(
    player: Player, arguments: tuple[str, ...], needle: str
) -> None:
    player.play(*arguments, "--mute", code=2)
    assert len(player.err.splitlines()) == 1
    assert needle in player.err


def test_a_source_that_cannot_be_opened_leaves_no_journal(player: Player) -> None:
    player.play("nothing.mp4", *GAME, code=2)
    assert not player.games.exists()


def test_without_a_saved_game_there_is_nothing_to_resume(player: Player) -> None:
    player.play(player.table(*ROUND), "--resume", "--mute", code=2)
    assert "no saved game" in player.err


def test_without_a_dealer_the_last_player_deals_and_the_first_leads(player: Player) -> None:
    events = player.play(player.table("blue-8"), "--players", "Ann,Ben,Cleo", "--mute", "--json")
    assert events[0]["dealer"] == "Cleo"
    assert events[0]["rounds"] == list(range(1, 21))


def test_who_stops_the_program_hears_where_the_game_is(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(source: FolderSource) -> Iterator[Frame | PictureSkipped]:
        yield from frames(source)
        raise KeyboardInterrupt

    frames = FolderSource.frames
    monkeypatch.setattr(FolderSource, "frames", interrupted)
    table = player.table("blue-8", "red-5")
    player.play(table, *GAME, answers="0\n1\n0\n", code=130)
    journal = next(player.games.iterdir())
    assert player.err.split("\n\n") == [
        f"The game is saved in {journal}. To go on: tactile play {table} --resume {journal}", "Stopped.\n"
    ]  # fmt: skip
