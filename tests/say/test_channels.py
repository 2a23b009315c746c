"""Public news goes to all, a seat's own to that seat or to nobody."""

from __future__ import annotations

import io

import pytest

from tactile.say import answers, notices
from tactile.say.announcements import NOBODY, PUBLIC, Announcement, Earcon
from tactile.say.captions import Both, Captions, Silence
from tactile.say.channels import Adjustment, Channel, Channels, Spoken, Utterance
from tactile.say.phrases import Language, Phrasebook
from tests.say.everything import ANN, BEN, PLAYING
from tests.say.fakes import RecordingChannel

ENGLISH = Phrasebook(Language.ENGLISH)


def test_public_news_is_put_into_words_and_recorded() -> None:
    table = RecordingChannel()
    assert Channels(table).say(notices.camera_back(), ENGLISH) == Spoken(PUBLIC, "The camera is back.")
    assert table.texts == ["The camera is back."]


def test_an_utterance_keeps_what_decides_its_turn() -> None:
    table = RecordingChannel()
    asked = notices.ask_bid(ANN)
    Channels(table).say(asked, ENGLISH)
    assert table.said == [Utterance("Ann?", asked.priority, asked.topic, asked.replaces, Earcon.QUESTION)]


def test_a_seat_s_news_goes_to_that_seat_alone() -> None:
    table, ann, ben = RecordingChannel(), RecordingChannel(), RecordingChannel()
    hand = answers.my_hand(PLAYING, ANN)[0]
    spoken = Channels(table, {ANN: ann, BEN: ben}).say(hand, ENGLISH)
    assert spoken == Spoken(ANN, "I do not know your hand.")
    assert (table.texts, ann.texts, ben.texts) == ([], ["I do not know your hand."], [])


@pytest.mark.parametrize("audience", [ANN, NOBODY])
def test_a_seat_s_news_without_its_channel_is_dropped_without_a_word(audience: str) -> None:
    table, ben = RecordingChannel(), RecordingChannel()
    secret = Announcement("answer-hand-unknown", audience=audience)  # type: ignore[arg-type]  # plain text
    assert Channels(table, {BEN: ben}).say(secret, ENGLISH) is None
    assert (table.said, ben.said) == ([], [])


def test_captions_have_their_time() -> None:
    stream, times = io.StringIO(), iter([100.0, 103.42, 175.0])
    captions = Captions(stream, lambda: next(times))
    captions.say(Utterance("Ann: red 7."))
    captions.say(Utterance("Red is led."))
    assert stream.getvalue() == "[  3.4] Ann: red 7.\n[ 75.0] Red is led.\n"


def test_captions_can_be_repeated() -> None:
    stream = io.StringIO()
    captions = Captions(stream, lambda: 0.0)
    captions.repeat()
    captions.say(Utterance("a"))
    captions.say(Utterance("b"))
    captions.repeat()
    captions.repeat(7)
    assert stream.getvalue().splitlines()[2:] == ["[  0.0] b", "[  0.0] a"]


def test_captions_outlive_their_stream() -> None:
    stream = io.StringIO()
    captions = Captions(stream, lambda: 0.0)
    stream.close()
    captions.say(Utterance("Ann: red 7."))
    assert captions.wait(0.0)


def test_both_pass_everything_on() -> None:
    first, second = RecordingChannel(), RecordingChannel()
    both: Channel = Both(first, second)
    both.say(Utterance("a"))
    both.repeat(2)
    both.stop()
    both.adjust(Adjustment.LOUDER)
    assert both.wait(0.0)
    both.close()
    for channel in (first, second):
        assert (channel.texts, channel.repeated, channel.stopped) == (["a"], [2], 1)
        assert (channel.adjusted, channel.closed) == ([Adjustment.LOUDER], True)


def test_silence_says_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    silence: Channel = Silence()
    silence.say(Utterance("a"))
    silence.repeat()
    assert silence.wait(0.0)
    assert capsys.readouterr() == ("", "")
