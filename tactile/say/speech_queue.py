"""Who speaks next: a queue of utterances as a frozen value; time is passed in."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, NamedTuple

from tactile.say.announcements import Priority, Topic

if TYPE_CHECKING:
    from tactile.say.channels import Utterance

_LIFETIME_S: Final = {
    Topic.LED: 4.0,
    Topic.UNSURE: 10.0,
    Topic.BID: 15.0,
    Topic.CARD: 20.0,
    Topic.TRICK: 30.0,
}
"""How long news of a topic may wait before it is too late to say; other topics wait as long as it takes."""

_ONCE: Final = frozenset({Topic.UNSURE, Topic.MISMATCH, Topic.QUESTION, Topic.CAMERA})
"""Topics of which the same sentence, asked for again before it is over, is said once."""

_REMEMBERED: Final = 5000
"""More than the longest game says."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """An utterance with the time it came; `heard` once it was begun and cut off."""

    utterance: Utterance
    since_s: float
    heard: bool = False

    def late(self, now_s: float) -> bool:
        """Whether it is too old to be said."""
        lifetime_s = _LIFETIME_S.get(self.utterance.topic)
        return lifetime_s is not None and now_s - self.since_s > lifetime_s


class Taken(NamedTuple):
    """The queue after something was put in; `cut` when what is being said must stop at once."""

    queue: SpeechQueue
    cut: bool


class Next(NamedTuple):
    """The queue and what to say now, or None."""

    queue: SpeechQueue
    utterance: Utterance | None


@dataclass(frozen=True, slots=True)
class SpeechQueue:
    """What waits, what is being said, and what there was to say, the newest last.

    `history` holds whatever was begun, and whatever was dropped unsaid, so that nothing is lost.
    """

    waiting: tuple[Waiting, ...] = ()
    speaking: Waiting | None = None
    history: tuple[Utterance, ...] = ()

    def put(self, utterance: Utterance, now_s: float) -> Taken:
        """Let an utterance wait. It drops what it makes old, and cuts off what matters less than it.

        What was cut off is said again afterwards, unless it only filled a silence or has become old.
        """
        return _placed(self, Waiting(utterance, now_s))

    def next(self, now_s: float) -> Next:
        """Begin what matters most, the oldest first; what is too late by now is dropped."""
        if self.speaking is not None:
            return Next(self, None)
        late = tuple(item for item in self.waiting if item.late(now_s))
        left = tuple(item for item in self.waiting if item not in late)
        queue = replace(self, waiting=left, history=_grown(self.history, late))
        if not left:
            return Next(queue, None)
        chosen = max(left, key=lambda item: item.utterance.priority)
        at = left.index(chosen)
        rest, history = left[:at] + left[at + 1 :], _grown(queue.history, (chosen,))
        begun = SpeechQueue(rest, chosen, history)
        return Next(begun, chosen.utterance)

    def done(self) -> SpeechQueue:
        """Note that what was being said is said."""
        return replace(self, speaking=None)

    def again(self) -> SpeechQueue:
        """Put what was being said back in front: the voice broke off and is to say it anew."""
        if self.speaking is None:
            return self
        return replace(self, waiting=(replace(self.speaking, heard=True), *self.waiting), speaking=None)

    def stop(self) -> SpeechQueue:
        """Forget what waits and what is being said; all of it can be repeated."""
        return SpeechQueue(history=_grown(self.history, self.waiting))

    def repeat(self, back: int, now_s: float) -> Taken:
        """Say again at once the newest sentence, or the one `back` sentences earlier (the oldest at most)."""
        if not self.history:
            return Taken(self, cut=False)
        wanted = self.history[max(len(self.history) - 1 - back, 0)]
        answer = frozenset({Topic.ANSWER})
        once_more = replace(wanted, priority=Priority.NOW, topic=Topic.ANSWER, replaces=answer)
        restarted = self.speaking is not None and self.speaking.utterance == wanted
        queue = replace(self, speaking=None) if restarted else self
        taken = _placed(queue, Waiting(once_more, now_s, heard=True))
        return Taken(taken.queue, taken.cut or restarted)

    @property
    def texts(self) -> frozenset[str]:
        """What is being said and what waits."""
        items = self.waiting if self.speaking is None else (self.speaking, *self.waiting)
        return frozenset(item.utterance.text for item in items)

    @property
    def idle(self) -> bool:
        """Whether there is nothing to say."""
        return self.speaking is None and not self.waiting


def _placed(queue: SpeechQueue, new: Waiting) -> Taken:
    if new.utterance.topic in _ONCE and new.utterance.text in queue.texts:
        return Taken(queue, cut=False)
    spoken, replaces = queue.speaking, new.utterance.replaces
    old = tuple(item for item in queue.waiting if item.utterance.topic in replaces)
    kept = tuple(item for item in queue.waiting if item not in old)
    history = _grown(queue.history, old)
    if spoken is None or not _cuts(new.utterance, spoken.utterance):
        return Taken(SpeechQueue((*kept, new), spoken, history), cut=False)
    again = (replace(spoken, heard=True),) if _resumes(spoken.utterance, replaces) else ()
    return Taken(SpeechQueue((*again, *kept, new), None, history), cut=True)


def _cuts(new: Utterance, spoken: Utterance) -> bool:
    newer = new.priority is Priority.NOW and spoken.topic in new.replaces
    return new.priority > spoken.priority or newer


def _resumes(spoken: Utterance, replaced: frozenset[Topic]) -> bool:
    return spoken.priority is not Priority.WHEN_QUIET and spoken.topic not in replaced


def _grown(history: tuple[Utterance, ...], items: tuple[Waiting, ...]) -> tuple[Utterance, ...]:
    fresh = tuple(item.utterance for item in items if not item.heard)
    return (history + fresh)[-_REMEMBERED:] if fresh else history
