"""What is certain of a track after a frame: a card to announce, an unclear label, or one that has left."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from tactile.see.reads import Reason
from tactile.watch.agreement import (
    CHANGED_MIND_S,
    SURE,
    SURE_OVER_ANOTHER,
    is_certain,
    patience_s,
    proves,
    why_unsure,
)
from tactile.watch.glimpse import glimpse
from tactile.watch.leaving import GATHERED_S, Fate, fate
from tactile.watch.news import CardPlaced, CardUnsure
from tactile.watch.order import passed_over, waits
from tactile.watch.sameness import (
    EPISODE_S,
    bared_later,
    came_with_a_known_card,
    is_old_sight,
    is_second_label,
    same_card_elsewhere,
    slid_s,
    unclear_host,
)

if TYPE_CHECKING:
    from engine.cards import CardName
    from tactile.watch.news import TrackId
    from tactile.watch.step import Step
    from tactile.watch.tracks import Track, Vote

FORGET_S: Final = 60.0


def judge(step: Step, track_id: TrackId) -> None:
    """Announce what is certain of a track now; one that became part of another is passed over."""
    track = step.tracks.get(track_id)
    if track is None:
        return
    if track.left:
        _judge_ghost(step, track)
    elif track.last_seen < step.t:
        if track.card is not None:
            _judge_rival(step, track)
        if track_id in step.tracks:
            _judge_unseen(step, step.tracks[track_id])
    elif track.card is None:
        _judge_new(step, track)
    elif len(track.agreed()) >= SURE.reads:
        step.put(replace(track, rested=step.glance.small))


# --- a label that is not announced yet ------------------------------------------------------------


def _judge_new(step: Step, track: Track) -> None:
    others = step.tracks.values()
    if not is_certain(track):
        _say_unsure(step, track, why_unsure(track))
    elif not waits(track, others, step.glance):
        _confirm(step, track)


def _say_unsure(step: Step, track: Track, reason: Reason) -> None:
    if track.unsure_said or not track.votes or step.t - track.votes[0].t < patience_s(reason):
        return
    if not came_with_a_known_card(track, step.tracks.values(), step.glance):
        _announce_unsure(step, track, reason)


def _announce_unsure(step: Step, track: Track, reason: Reason) -> None:
    """Announce what is unclear, unless it is the other label of what was announced before."""
    host = unclear_host(track, step.tracks.values(), step.glance)
    if host is not None and host.card is None:
        del step.tracks[track.id]
        step.put(replace(host, second=track.quad, second_since=track.here_since))
        return
    step.put(replace(track, unsure_said=True, rested=step.glance.small))
    step.news.append(CardUnsure(step.t, reason, track.centre, track.id, track.here_since))


def _confirm(step: Step, track: Track) -> None:
    card, others = track.agreed()[0].said, step.tracks.values()
    if isinstance(card, Reason) or is_old_sight(track, others, step.glance):
        return
    if is_second_label(track, card, others):
        step.put(replace(track, glimpsed=True))  # taken up with its card, it is no news
        return
    host = bared_later(track, card, others, step.glance)
    same = same_card_elsewhere(track, card, others, step.glance)
    if host is not None:
        del step.tracks[track.id]
        step.put(replace(host, second=track.quad, last_seen=step.t))
    elif same is None:
        _place(step, track, card)
    elif track.first_seen - same.last_seen <= slid_s(card):
        _move(step, same, track, card)
    elif step.t - step.glance.still_since(same.quad) >= SURE.span_s:
        step.leave(same, seen_to_leave=True)
        _place(step, track, card, in_place_of=same.id)


def _move(step: Step, same: Track, track: Track, card: CardName) -> None:
    """Let an announced card be where it was read last."""
    del step.tracks[track.id]
    is_other_label = step.glance.still_since(track.quad) - same.first_seen <= EPISODE_S
    before = same.before if is_other_label else track.before  # what its other label came to is the card
    rested = step.glance.small
    step.put(replace(track, id=same.id, card=card, rested=rested, first_seen=same.first_seen, before=before))


def _place(step: Step, track: Track, card: CardName, in_place_of: TrackId | None = None) -> None:
    """Announce a card; one that was unclear till now keeps its track."""
    unclear = unclear_host(track, step.tracks.values(), step.glance)
    if unclear is not None and unclear.card is None:
        del step.tracks[track.id]
        track = replace(track, id=unclear.id)
    for before in passed_over(track, step.tracks.values(), step.glance):
        _announce_unsure(step, before, why_unsure(before) if before.votes else Reason.PARTIAL)
    step.put(replace(track, card=card, rested=step.glance.small))
    step.news.append(CardPlaced(step.t, card, track.centre, track.id, track.here_since, in_place_of))


# --- another name where an announced card lies ----------------------------------------------------


def _judge_rival(step: Step, track: Track) -> None:
    """Tell a card that looks like the one gathered from its place from one that is doubtful now."""
    agreed = track.agreed()
    if not proves(agreed, SURE_OVER_ANOTHER) or agreed[0].said == track.card:
        return
    touched = step.glance.still_since(track.quad) > track.last_seen
    if touched and abs(step.taken - track.last_seen) <= GATHERED_S:
        _replace(step, track, agreed)
    elif not track.unsure_said and agreed[-1].t - agreed[0].t >= CHANGED_MIND_S:
        step.put(replace(track, unsure_said=True))
        step.news.append(CardUnsure(step.t, Reason.CONFLICT, track.centre, track.id, track.here_since))


def _replace(step: Step, track: Track, agreed: tuple[Vote, ...]) -> None:
    """Begin a track for a card that lies where another one was gathered."""
    since = next(vote.t for vote in track.votes if vote.t > track.last_seen)
    new = replace(
        track, id=step.new_id(), first_seen=since, last_seen=step.t, here_since=since, second=None,
        votes=agreed, before=track.rested, card=None, rested=None, settled=None, unsure_said=False,
    )  # fmt: skip
    step.leave(track, seen_to_leave=True)
    step.put(new)
    _confirm(step, new)


# --- what is not read any more --------------------------------------------------------------------


def _judge_ghost(step: Step, track: Track) -> None:
    if track.last_seen == step.t and track.card is not None:
        step.put(replace(track, left=False))
        step.news.append(CardPlaced(step.t, track.card, track.centre, track.id, track.here_since))
    elif step.t - track.last_seen > FORGET_S:
        del step.tracks[track.id]


def _judge_unseen(step: Step, track: Track) -> None:
    match fate(track, step.tracks.values(), step.glance, step.taken):
        case Fate.NOTHING:
            glimpse(step, track)
            del step.tracks[track.id]
        case Fate.GONE:
            step.leave(track, seen_to_leave=True)
        case Fate.HIDDEN:
            step.leave(track, seen_to_leave=False)
        case Fate.HERE if abs(step.taken - track.last_seen) <= GATHERED_S:
            glimpse(step, track)
