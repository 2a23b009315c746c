"""From reads to news: a card is news when its read agrees while nothing moves about it, and never twice.

Pure: a tracker's state, the reads of one frame and a glance at what moved give the next state and the news.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from tactile.see.reads import CardRead, Reason, UnsureRead
from tactile.watch.agreement import (
    CHANGED_MIND_S,
    SURE,
    SURE_OVER_ANOTHER,
    VOTES_KEPT,
    is_proved,
    is_torn,
    patience_s,
    proves,
    why_unsure,
)
from tactile.watch.knock import common_shift_px
from tactile.watch.leaving import COVERED_S, Fate, fate
from tactile.watch.news import CardPlaced, CardRemoved, CardUnsure, Seconds, TableNews, TrackId, UnsureLeft
from tactile.watch.sameness import (
    SLID_S,
    bared_later,
    came_with,
    is_old_sight,
    is_second_label,
    same_card_elsewhere,
)
from tactile.watch.tracks import (
    STEADY,
    Track,
    Vote,
    distance_px,
    is_at,
    lined_up,
    middle,
    moved_by,
    said_by,
    sides_px,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.cards import CardName
    from tactile.see.reads import Quad, Read
    from tactile.watch.change import Glance

NEVER: Final = Seconds(float("-inf"))


FORGET_S: Final = 60.0
PONDER_S: Final = 3.0
"""A label that is undecided for so long need not be read in every frame any more."""


@dataclass(frozen=True, slots=True)
class Tracker:
    """What is known of the labels on the table."""

    tracks: tuple[Track, ...] = ()
    next_id: int = 1
    knocked_at: Seconds = NEVER


def follow(tracker: Tracker, reads: Sequence[Read], glance: Glance) -> tuple[Tracker, tuple[TableNews, ...]]:
    """Take one frame's reads into account. Raises nothing; news come in the order they became certain."""
    step = _Step(tracker, glance)
    step.settle_after_a_knock(reads)
    step.match(reads)
    for track in tuple(step.tracks.values()):
        step.judge(track.id)
    return step.result(), tuple(step.news)


def look_again_after_s(tracker: Tracker, t: Seconds) -> float:
    """Tell how long a still picture may go unread: not at all while something is undecided."""
    here = [track for track in tracker.tracks if not track.left]
    undecided = [track for track in here if track.card is None and not track.unsure_said]
    if any(t - track.first_seen < PONDER_S for track in undecided):
        return 0.0
    unseen = [t - track.last_seen for track in here if track.last_seen < t]
    if any(since_s < COVERED_S + 1.0 for since_s in unseen):
        return 0.0
    return 0.25 if unseen or any(track.card is None for track in here) else 1.0


@dataclass(slots=True)
class _Step:
    """One frame's work on a tracker; nothing of it outlives the frame but its result."""

    tracker: Tracker
    glance: Glance
    tracks: dict[TrackId, Track] = field(default_factory=dict)
    news: list[TableNews] = field(default_factory=list)
    next_id: int = 1
    knocked_at: Seconds = NEVER

    def __post_init__(self) -> None:
        self.tracks = {track.id: track for track in self.tracker.tracks}
        self.next_id, self.knocked_at = self.tracker.next_id, self.tracker.knocked_at

    @property
    def t(self) -> Seconds:
        return self.glance.t

    def result(self) -> Tracker:
        return Tracker(tuple(self.tracks.values()), self.next_id, self.knocked_at)

    # --- the camera was knocked -------------------------------------------------------------

    def settle_after_a_knock(self, reads: Sequence[Read]) -> None:
        if self.glance.shaken:
            self.knocked_at = self.t
            self.tracks = {key: moved_by(track, 0.0, 0.0) for key, track in self.tracks.items()}
        if self.knocked_at == NEVER or self.glance.last_motion == self.t:
            return
        shift = common_shift_px(self.tracks.values(), reads)
        if shift is not None:
            self.tracks = {key: moved_by(track, *shift) for key, track in self.tracks.items()}
            self.knocked_at = NEVER

    # --- which read belongs to which track --------------------------------------------------

    def match(self, reads: Sequence[Read]) -> None:
        pairs = sorted(
            (not _agrees(track, read), distance_px(middle(track.quad), middle(there.label)), track.id, index)
            for track in self.tracks.values()
            for index, read in enumerate(reads)
            if (there := lined_up(track, read)) is not None and self._may_be(track, read)
        )
        taken: set[TrackId] = set()
        used: set[int] = set()
        for _, _, track_id, index in pairs:
            if track_id not in taken and index not in used:
                taken.add(track_id)
                used.add(index)
                self.see(self.tracks[track_id], lined_up(self.tracks[track_id], reads[index]) or reads[index])
        for index, read in enumerate(reads):
            if index not in used:
                self.meet(read)

    def _may_be(self, track: Track, read: Read) -> bool:
        """Tell whether a read at a track's place may be of it.

        A card whose leaving was announced comes back only as the very same sight, and an unclear label is
        an announced card's only while that looks as it did.
        """
        if track.card is None:
            return True
        alike = self.glance.looks_like(track.rested, track.quad)
        if isinstance(read, UnsureRead):
            return alike and not track.left
        return not track.left or (alike and read.card == track.card)

    def meet(self, read: Read) -> None:
        """Begin a track for a label at a new place."""
        still_since = self.glance.still_since(read.label)
        before = None if still_since == NEVER else self.glance.quiet
        track = Track(
            TrackId(self.next_id), read.label, read.centre, first_seen=self.t, last_seen=self.t, before=before
        )
        self.next_id += 1
        track = replace(track, second=self._free_second(track, read))
        self.tracks[track.id] = self._vote(track, read)

    def see(self, track: Track, read: Read) -> None:
        """Add a read to its track."""
        said = said_by(read)
        if said == track.card and not track.left and self._is_another_of_the_same(track):
            self._leave(track, seen_to_leave=True)
            self.meet(read)
            return
        rival = track.card is not None and isinstance(read, CardRead) and said != track.card
        if not rival:
            slid = distance_px(middle(track.quad), middle(read.label)) > STEADY * sides_px(track.quad)[0]
            if slid:
                track = replace(track, quad=read.label, second=None, votes=(), rested=None)
            second = track.second or self._free_second(track, read)
            track = replace(track, centre=read.centre, last_seen=self.t, second=second)
        self.tracks[track.id] = self._vote(track, read)

    def _free_second(self, track: Track, read: Read) -> Quad | None:
        """Give a read's second label, unless it lies where another card's does."""
        second = read.second if isinstance(read, CardRead) else None
        if second is None or any(is_at(o, second) for o in self.tracks.values() if o.id != track.id):
            return None
        return second

    def _is_another_of_the_same(self, track: Track) -> bool:
        """Tell whether a card that comes back after a while, looking otherwise, may be laid there anew."""
        away_s = self.t - track.last_seen
        return away_s > SLID_S and not self.glance.looks_like(track.rested, track.quad)

    def _vote(self, track: Track, read: Read) -> Track:
        """Count a read made while nothing moved; motion takes the earlier ones back."""
        still_since = self.glance.still_since(read.label)
        votes = tuple(vote for vote in track.votes if vote.t > still_since)
        if self.t > still_since:
            votes = (*votes, Vote(self.t, said_by(read)))[-VOTES_KEPT:]
        return replace(track, votes=votes)

    # --- what is certain now ----------------------------------------------------------------

    def judge(self, track_id: TrackId) -> None:
        track = self.tracks.get(track_id)
        if track is None:
            return
        if track.left:
            self._judge_ghost(track)
        elif track.last_seen < self.t:
            if track.card is not None:
                self._judge_rival(track)
            self._judge_unseen(self.tracks[track_id])
        elif track.card is None:
            self._judge_new(track)
        elif track.agreed()[-SURE.reads :] and len(track.agreed()) >= SURE.reads:
            self.tracks[track.id] = replace(track, rested=self.glance.small)

    def _judge_new(self, track: Track) -> None:
        if not is_torn(track) and is_proved(track):
            self._confirm(track)
        else:
            self._say_unsure(track, why_unsure(track))

    def _say_unsure(self, track: Track, reason: Reason) -> None:
        if track.unsure_said or not track.votes or self.t - track.votes[0].t < patience_s(reason):
            return
        if any(came_with(track, other) for other in self.tracks.values() if other.card is not None):
            return
        self.tracks[track.id] = replace(track, unsure_said=True)
        self.news.append(CardUnsure(self.t, reason, track.centre, track.id))

    def _confirm(self, track: Track) -> None:
        card, others = track.agreed()[0].said, self.tracks.values()
        if isinstance(card, Reason) or is_old_sight(track, others, self.glance):
            return
        if is_second_label(track, card, others, self.glance):
            return
        host = bared_later(track, card, others, self.glance)
        same = same_card_elsewhere(track, card, others, self.glance)
        if host is not None:
            del self.tracks[track.id]
            self.tracks[host.id] = replace(host, second=track.quad, last_seen=self.t)
        elif same is not None and track.first_seen - same.last_seen <= SLID_S:
            self._move(same, track, card)
        else:
            if same is not None:
                self._leave(same, seen_to_leave=True)
            self._place(track, card)

    def _move(self, same: Track, track: Track, card: CardName) -> None:
        """Let an announced card be where it was read last."""
        del self.tracks[track.id]
        self.tracks[same.id] = replace(
            track, id=same.id, card=card, rested=self.glance.small, first_seen=same.first_seen
        )

    def _place(self, track: Track, card: CardName) -> None:
        """Announce a card; one that was unclear till now keeps its track."""
        unclear = next(
            (o for o in self.tracks.values() if o.unsure_said and o.card is None and came_with(track, o)),
            None,
        )
        if unclear is not None:
            del self.tracks[track.id]
            track = replace(track, id=unclear.id)
        self.tracks[track.id] = replace(track, card=card, rested=self.glance.small)
        self.news.append(CardPlaced(self.t, card, track.centre, track.id))

    def _judge_rival(self, track: Track) -> None:
        """Another name is read where an announced card lies: a card on top, or a doubtful label."""
        agreed = track.agreed()
        if not proves(agreed, SURE_OVER_ANOTHER) or agreed[0].said == track.card:
            return
        laid_since = self.glance.still_since(track.quad) > track.last_seen
        if laid_since and not self.glance.looks_like(track.rested, track.quad):
            self._lay_over(track, agreed)
        elif not track.unsure_said and agreed[-1].t - agreed[0].t >= CHANGED_MIND_S:
            self.tracks[track.id] = replace(track, unsure_said=True)
            self.news.append(CardUnsure(self.t, Reason.CONFLICT, track.centre, track.id))

    def _lay_over(self, track: Track, agreed: tuple[Vote, ...]) -> None:
        over = replace(
            track, id=TrackId(self.next_id), first_seen=agreed[0].t, last_seen=self.t, votes=agreed,
            before=track.rested, card=None, rested=None, unsure_said=False,
        )  # fmt: skip
        self.next_id += 1
        self.tracks[track.id] = replace(track, votes=())
        self.tracks[over.id] = over
        self._confirm(over)

    # --- what has left ----------------------------------------------------------------------

    def _judge_ghost(self, track: Track) -> None:
        if track.last_seen == self.t and track.card is not None:
            self.tracks[track.id] = replace(track, left=False)
            self.news.append(CardPlaced(self.t, track.card, track.centre, track.id))
        elif self.t - track.last_seen > FORGET_S:
            del self.tracks[track.id]

    def _judge_unseen(self, track: Track) -> None:
        match fate(track, self.tracks.values(), self.glance):
            case Fate.NOTHING:
                del self.tracks[track.id]
            case Fate.GONE:
                self._leave(track, seen_to_leave=True)
            case Fate.HIDDEN:
                self._leave(track, seen_to_leave=False)
            case Fate.HERE:
                pass

    def _leave(self, track: Track, *, seen_to_leave: bool) -> None:
        if track.card is None:
            self.news.append(UnsureLeft(self.t, track.centre, track.id))
        else:
            self.news.append(CardRemoved(self.t, track.card, track.centre, track.id))
        if seen_to_leave or track.card is None:
            del self.tracks[track.id]
        else:
            self.tracks[track.id] = replace(track, left=True, votes=())


def _agrees(track: Track, read: Read) -> bool:
    said = said_by(read)
    return (
        said == track.card if track.card is not None else bool(track.votes) and track.votes[-1].said == said
    )
