"""What is said at each moment of the table page, and what is not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.cards import JESTER, WIZARD, Colour
from engine.events import (
    BidPlaced,
    CardPlayed,
    Event,
    Fault,
    FaultKind,
    GameStarted,
    Led,
    RoundScored,
    RoundStarted,
    TrickWon,
    TrumpChosen,
    Turned,
)
from engine.game import Game, RefusalReason, Refused, make_setup
from engine.variants import Variant
from tactile.say import answers, notices
from tactile.say.announce import announce
from tactile.say.announcements import NOBODY, PUBLIC, Level, Priority, Topic, audience_name
from tactile.say.faults import announce_fault, announce_refusal
from tactile.say.phrases import Language, Phrasebook
from tests.say.everything import (
    ANN,
    BEN,
    BIDDING,
    BLUE_2,
    CHOOSING,
    CLEO,
    OVER,
    PLAYERS,
    PLAYING,
    RED_7,
    RED_9,
    RESULT,
    TURNING,
    WON,
    everything,
    led,
    tricks,
)

ENGLISH = Phrasebook(Language.ENGLISH)
SCORED = RoundScored(3, RESULT.points, RESULT.totals)
BEN_WON = TrickWon(BEN, WIZARD, 1, tricks(0, 1, 0))
AFTER_ROUND = replace(TURNING, history=(RESULT,))


def heard(event: Event, before: Game, after: Game, level: Level = Level.NORMAL) -> list[str]:
    return [ENGLISH.say(one.key, **one.facts) for one in announce(event, before, after, level)]


@pytest.mark.parametrize(
    ("event", "before", "after", "said"),
    [
        (RoundStarted(3, 3, CLEO, ANN), PLAYING, TURNING, ["Round 3, 3 cards. Cleo deals, Ann leads."]),
        (RoundStarted(1, 1, CLEO, ANN), PLAYING, TURNING, ["Round 1, one card. Cleo deals, Ann leads."]),
        (Turned(BLUE_2, Colour.BLUE), TURNING, BIDDING, ["Trump is blue."]),
        (Turned(WIZARD, None), TURNING, CHOOSING, ["Wizard turned: Ben chooses."]),
        (Turned(WIZARD, None), TURNING, BIDDING, ["Wizard: no trump."]),
        (Turned(JESTER, None), TURNING, BIDDING, ["Jester: no trump."]),
        (Turned(None, None), TURNING, BIDDING, ["Last round: no trump."]),
        (BidPlaced(ANN, tricks(1, 0, 0)[0][1]), BIDDING, BIDDING, ["Ann: 1."]),
        (BidPlaced(CLEO, tricks(0, 0, 1)[2][1]), BIDDING, replace(PLAYING, bids=tricks(1, 2, 1)),
         ["Cleo: 1.", "4 bid for 3 tricks: one too many."]),
        (CardPlayed(ANN, RED_7, 1), PLAYING, led(RED_7), ["Ann: red 7."]),
        (Led(Colour.RED), PLAYING, led(RED_7), ["Red is led."]),
        (BEN_WON, PLAYING, PLAYING, ["Ben takes it with the Wizard: 1 of 2."]),
        (SCORED, PLAYING, AFTER_ROUND,
         ["Ann: 1 of 1, plus 30, total 50.", "Ben: 2 of 2, plus 40, total 30.",
          "Cleo: 0 of 0, plus 20, total 60.", "Cleo is ahead."]),
        (Fault(BEN, FaultKind.REVOKE, "", 1, RED_9), PLAYING, PLAYING,
         ["Ben did not follow red, and has it: red 9."]),
    ],
)  # fmt: skip
def test_each_moment_has_its_sentence(event: Event, before: Game, after: Game, said: list[str]) -> None:
    assert heard(event, before, after) == said


def test_totals_are_not_said_twice_at_the_end_of_the_game() -> None:
    said = heard(SCORED, PLAYING, replace(OVER, history=(RESULT,)))
    assert said[0] == "Ann: 1 of 1, plus 30."
    assert len(said) == len(PLAYERS)


def test_brief_leaves_out_what_a_friend_would_not_miss() -> None:
    last_bid = BidPlaced(CLEO, tricks(0, 0, 1)[2][1])
    assert heard(Led(Colour.RED), PLAYING, PLAYING, Level.BRIEF) == []
    assert heard(last_bid, BIDDING, PLAYING, Level.BRIEF) == ["Cleo: 1."]
    assert heard(TrickWon(BEN, WIZARD, 1, tricks(0, 1, 0)), PLAYING, PLAYING, Level.BRIEF) == [
        "Ben takes it."
    ]


def test_full_adds_the_reasons() -> None:
    assert "follow red if you can" in heard(Led(Colour.RED), PLAYING, PLAYING, Level.FULL)[0]
    won = heard(TrickWon(BEN, BLUE_2, 1, tricks(0, 1, 0)), PLAYING, PLAYING, Level.FULL)
    assert won[1] == "The highest trump wins."


def test_the_sum_of_hidden_bids_waits_until_the_dealer_has_moved() -> None:
    setup = make_setup(PLAYERS, CLEO, [Variant.HIDDEN_BIDS, Variant.BIDS_MUST_NOT_MATCH], (1, 2, 3))
    shown = replace(BIDDING, setup=setup, bids=tricks(1, 1, 1))
    assert shown.must_move
    assert heard(BidPlaced(CLEO, tricks(0, 0, 1)[2][1]), BIDDING, shown) == ["Cleo: 1."]


def test_a_breach_that_only_a_hand_proves_is_its_owner_s_alone() -> None:
    fault = Fault(BEN, FaultKind.MUST_FOLLOW, "", 1, BLUE_2, private=True)
    assert announce_fault(fault, led(RED_7)).audience == BEN
    refused = Refused(FaultKind.MUST_FOLLOW, RefusalReason.MUST_FOLLOW, BEN, BLUE_2, Colour.RED, private=True)
    assert announce_refusal(refused, led(RED_7)).audience == BEN


def test_a_card_on_the_forehead_is_not_told_to_its_owner() -> None:
    indian = make_setup(PLAYERS, CLEO, [Variant.INDIAN_FIRST_ROUND], (1,))
    game = replace(PLAYING, setup=indian, round_number=1, hands=((BEN, (RED_9,)),))
    fault = Fault(BEN, FaultKind.NOT_IN_HAND, "", 1, BLUE_2, private=True)
    assert announce_fault(fault, game).audience == NOBODY
    assert all(
        "card" not in answer.facts and "cards" not in answer.facts for answer in answers.my_hand(game, BEN)
    )


def test_a_hand_is_never_public() -> None:
    game = replace(led(RED_7), hands=((BEN, (RED_9, WIZARD, BLUE_2)),))
    said = answers.my_hand(game, BEN)
    assert [answer.audience for answer in said] == [BEN, BEN]
    assert said[0].facts == {"cards": (RED_9, WIZARD, BLUE_2)}
    assert said[1].facts == {"cards": (RED_9, WIZARD)}


def test_no_public_answer_depends_on_a_hand() -> None:
    known = replace(led(RED_7), hands=((BEN, (RED_9, WIZARD, BLUE_2)),))
    for ask in (answers.trump, answers.led_and_duty, answers.whose_turn, answers.this_trick, answers.scores):
        assert ask(known) == ask(led(RED_7))


def test_hidden_bids_are_not_told_before_they_are_shown() -> None:
    setup = make_setup(PLAYERS, CLEO, [Variant.HIDDEN_BIDS], (1, 2, 3))
    game = replace(BIDDING, setup=setup, bids_shown=False)
    assert {answer.key for answer in answers.bids_and_tricks(game)} == {"answer-no-bid"}


def test_a_wizard_led_leaves_no_duty() -> None:
    assert ENGLISH.say(answers.led_and_duty(led(WIZARD))[0].key) == "No colour is led: any card is allowed."
    assert (
        ENGLISH.say(answers.led_and_duty(led(JESTER))[0].key) == "Only Jesters so far: any card is allowed."
    )


def test_the_last_trick_can_be_asked_for() -> None:
    said = answers.last_trick(replace(PLAYING, tricks=(WON,)))
    assert [ENGLISH.say(one.key, **one.facts) for one in said] == [
        "Ann: red 7.",
        "Ben: Jester.",
        "Cleo: Wizard.",
        "Cleo took it.",
    ]


def test_scores_tell_what_the_total_would_be_now() -> None:
    said = answers.scores(PLAYING)
    assert ENGLISH.say(said[0].key, **said[0].facts) == "Ann: 20; 10 if the round ended now."


def test_a_new_trick_makes_the_cards_of_the_last_one_old() -> None:
    first = announce(CardPlayed(ANN, RED_7, 2), PLAYING, led(RED_7), Level.NORMAL)[0]
    second = announce(CardPlayed(BEN, RED_9, 2), led(RED_7), led(RED_7, RED_9), Level.NORMAL)[0]
    assert Topic.CARD in first.replaces
    assert Topic.CARD not in second.replaces


def test_a_chosen_trump_makes_old_that_it_is_still_to_be_chosen() -> None:
    turned = announce(Turned(WIZARD, None), TURNING, CHOOSING, Level.NORMAL)[0]
    chosen = announce(TrumpChosen(CLEO, Colour.RED), CHOOSING, BIDDING, Level.NORMAL)[0]
    assert turned.topic in chosen.replaces


def test_a_corrected_turned_card_is_not_dropped_by_the_trump_that_follows_from_it() -> None:
    turned = announce(Turned(BLUE_2, Colour.BLUE), TURNING, BIDDING, Level.NORMAL)[0]
    assert notices.corrected_turned(RED_7, BLUE_2).topic not in turned.replaces


@pytest.mark.parametrize("level", Level)
def test_a_new_round_makes_the_trump_of_the_last_one_old(level: Level) -> None:
    started = announce(RoundStarted(3, 3, CLEO, ANN), PLAYING, TURNING, level)[0]
    assert Topic.TRUMP in started.replaces


def test_the_dealer_is_told_with_the_round_and_not_with_the_game_too() -> None:
    begun = heard(GameStarted(PLAYERS, CLEO, (), (1, 2, 3)), TURNING, TURNING)
    assert begun == ["New game: Ann, Ben, and Cleo. 3 rounds."]


@pytest.mark.parametrize(
    ("game", "said"),
    [
        (PLAYING, "Trump is blue: the blue 2 was turned."),
        (replace(PLAYING, turned=WIZARD), "Trump is blue, chosen by Ben: the Wizard was turned."),
        (replace(PLAYING, turned=JESTER, trump=None), "No trump: the Jester was turned."),
        (replace(PLAYING, turned=WIZARD, trump=None), "No trump: the Wizard was turned."),
        (replace(PLAYING, turned=None, trump=None), "No trump: no card was turned."),
        (CHOOSING, "No trump yet: Ben chooses; the Wizard was turned."),
        (TURNING, "No trump yet: no card is turned."),
    ],
)
def test_the_trump_is_told_with_the_card_that_was_turned(game: Game, said: str) -> None:
    assert [ENGLISH.say(one.key, **one.facts) for one in answers.trump(game)] == [said]


def test_a_new_round_does_not_drop_the_trick_and_the_scores_that_come_with_it() -> None:
    started = announce(RoundStarted(3, 3, CLEO, ANN), PLAYING, TURNING, Level.NORMAL)[0]
    assert not started.replaces & {Topic.CARD, Topic.TRICK, Topic.SCORE, Topic.FAULT}


def test_only_a_seat_s_own_news_has_a_seat_for_its_audience() -> None:
    seats = {"answer-hand", "answer-hand-empty", "answer-hand-unknown", "answer-legal"}
    private = {one.key for one in everything() if one.audience is not PUBLIC}
    assert {key for key in private if not key.startswith(("fault-", "refused-"))} == seats


def test_answers_cut_in_and_news_waits_its_turn() -> None:
    assert all(answer.priority is Priority.NOW for answer in answers.scores(PLAYING))
    news = announce(CardPlayed(ANN, RED_7, 1), PLAYING, led(RED_7), Level.NORMAL)
    assert news[0].priority is Priority.NEXT


def test_audiences_are_named_as_in_the_contract() -> None:
    assert (audience_name(PUBLIC), audience_name(ANN)) == ("public", "seat:Ann")
