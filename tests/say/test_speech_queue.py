"""Who speaks next, what is dropped, and that nothing is lost."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tactile.say.announcements import Priority, Topic
from tactile.say.channels import Utterance
from tactile.say.speech_queue import SpeechQueue

NOW, NEXT, QUIET = Priority.NOW, Priority.NEXT, Priority.WHEN_QUIET


def say(text: str, priority: Priority = NEXT, topic: Topic = Topic.GAME, *old: Topic) -> Utterance:
    return Utterance(text, priority, topic, frozenset(old))


def filled(*utterances: Utterance, now_s: float = 0.0) -> SpeechQueue:
    queue = SpeechQueue()
    for utterance in utterances:
        queue = queue.put(utterance, now_s).queue
    return queue


def spoken(queue: SpeechQueue, now_s: float = 0.0) -> list[str]:
    """Say all that waits, one after another."""
    texts: list[str] = []
    while True:
        queue, utterance = queue.next(now_s)
        if utterance is None:
            return texts
        texts.append(utterance.text)
        queue = queue.done()


def test_equals_are_said_in_the_order_they_came() -> None:
    assert spoken(filled(say("a"), say("b"), say("c"))) == ["a", "b", "c"]


def test_what_matters_more_is_said_first() -> None:
    assert spoken(filled(say("led", QUIET), say("card"), say("fault", NOW))) == ["fault", "card", "led"]


def test_one_is_said_at_a_time() -> None:
    queue = filled(say("a"), say("b")).next(0.0).queue
    assert queue.next(0.0).utterance is None


def test_what_matters_more_cuts_off_what_matters_less_which_is_then_said_again() -> None:
    queue = filled(say("card")).next(0.0).queue
    taken = queue.put(say("fault", NOW), 1.0)
    assert taken.cut
    assert spoken(taken.queue, 1.0) == ["fault", "card"]


def test_what_only_fills_a_silence_is_not_said_again() -> None:
    queue = filled(say("led", QUIET, Topic.LED)).next(0.0).queue
    taken = queue.put(say("card"), 1.0)
    assert taken.cut
    assert spoken(taken.queue, 1.0) == ["card"]


def test_equals_do_not_cut_each_other_off() -> None:
    queue = filled(say("a")).next(0.0).queue
    assert not queue.put(say("b"), 0.0).cut


def test_a_newer_answer_cuts_off_an_older_one_and_what_is_left_of_it() -> None:
    answer = Topic.ANSWER
    queue = filled(say("trump", NOW, answer, answer), say("more", NOW, answer)).next(0.0).queue
    taken = queue.put(say("scores", NOW, answer, answer), 0.0)
    assert taken.cut
    assert spoken(taken.queue) == ["scores"]


def test_news_that_the_table_has_overtaken_is_dropped_but_not_lost() -> None:
    queue = filled(say("old card", NEXT, Topic.CARD), say("new trick", NEXT, Topic.CARD, Topic.CARD))
    assert spoken(queue) == ["new trick"]
    assert [utterance.text for utterance in queue.history] == ["old card"]


def test_news_that_waited_too_long_is_dropped_but_not_lost() -> None:
    queue = filled(say("red is led", QUIET, Topic.LED), say("score", NEXT, Topic.SCORE))
    assert spoken(queue, now_s=3600.0) == ["score"]
    assert [u.text for u in queue.next(3600.0).queue.history] == ["red is led", "score"]


def test_the_same_request_is_not_made_twice_at_once() -> None:
    please = say("please turn it", NOW, Topic.UNSURE)
    queue = filled(please).next(0.0).queue
    assert spoken(queue.put(please, 0.5).queue.done()) == []
    assert spoken(queue.done().put(please, 5.0).queue) == ["please turn it"]


def test_repeat_always_speaks_even_if_nothing_is_new() -> None:
    queue = filled(say("card")).next(0.0).queue.done()
    for _ in range(3):
        queue, cut = queue.repeat(0, 1.0)
        assert not cut
        queue, utterance = queue.next(1.0)
        assert utterance is not None
        assert utterance.text == "card"
        queue = queue.done()


def test_repeat_in_mid_sentence_begins_it_anew_and_says_it_once() -> None:
    taken = filled(say("card")).next(0.0).queue.repeat(0, 0.5)
    assert taken.cut
    assert spoken(taken.queue) == ["card"]


def test_earlier_sentences_can_be_heard_again() -> None:
    queue = filled(say("a"), say("b"), say("c"))
    for _ in "abc":
        queue = queue.next(0.0).queue.done()
    assert spoken(queue.repeat(1, 0.0).queue) == ["b"]
    assert spoken(queue.repeat(99, 0.0).queue) == ["a"]


def test_repeat_with_nothing_said_is_silent() -> None:
    assert spoken(SpeechQueue().repeat(0, 0.0).queue) == []


def test_stop_forgets_what_waits_and_it_can_still_be_repeated() -> None:
    queue = filled(say("a"), say("b")).next(0.0).queue.stop()
    assert queue.idle
    assert [utterance.text for utterance in queue.history] == ["a", "b"]


def test_a_sentence_that_broke_off_is_said_first_again() -> None:
    queue = filled(say("a"), say("b")).next(0.0).queue.again()
    assert spoken(queue) == ["a", "b"]


UTTERANCES = st.builds(
    Utterance,
    text=st.uuids().map(str),
    priority=st.sampled_from(Priority),
    topic=st.sampled_from(Topic),
    replaces=st.frozensets(st.sampled_from(Topic), max_size=3),
)
STEPS = st.lists(st.one_of(UTTERANCES, st.sampled_from(["next", "done", "again", "stop"])), max_size=40)


@settings(deadline=None)
@given(STEPS)
def test_nothing_is_lost_and_nothing_is_remembered_twice(steps: list[Utterance | str]) -> None:
    queue, put = SpeechQueue(), set()
    for now, step in enumerate(steps):
        if isinstance(step, Utterance):
            put.add(step.text)
            queue = queue.put(step, float(now)).queue
        elif step == "next":
            queue = queue.next(float(now)).queue
        else:
            queue = {"done": queue.done, "again": queue.again, "stop": queue.stop}[step]()
    remembered = [utterance.text for utterance in queue.history]
    assert len(remembered) == len(set(remembered))
    assert put == set(remembered) | queue.texts
