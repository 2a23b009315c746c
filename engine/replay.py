"""Judging a game after the fact, with the same `apply` that a table uses (contracts, `tactile replay`)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from engine import scoring
from engine.actions import ChooseTrump, PlaceBid, PlayCard, ShowHand, TurnCard
from engine.cards import card_name
from engine.events import Fault, FaultKind
from engine.faults import fault_of
from engine.game import Advanced, apply, go_on, new_game
from engine.reasons import RefusalReason, Refused
from engine.record_form import RecordError, RecordProblem
from engine.state import Phase, legal_cards

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from engine.actions import Action, Player
    from engine.cards import Card
    from engine.events import Event
    from engine.record_form import GameRecord, RoundRecord
    from engine.scoring import Scores
    from engine.setup import GameSetup
    from engine.state import Game, Play, RoundResult, Trick

Legal = tuple["Card", ...] | None
"""What a hand allowed at a play; None when the hand was not known."""


@dataclass(frozen=True, slots=True)
class GoOn:
    """The table went on without what was still owed: see `engine.game.go_on`."""


@dataclass(frozen=True, slots=True)
class JudgedRound:
    """A round with what its plays might have been (in the order played) and its faults (as they showed)."""

    result: RoundResult
    legal: tuple[Legal, ...]
    faults: tuple[Fault, ...]


@dataclass(frozen=True, slots=True)
class Happened:
    """An event with the game around it, for whoever wants to tell it."""

    event: Event
    before: Game
    after: Game


@dataclass(frozen=True, slots=True)
class Replayed:
    """A game judged. `winners` is empty while it is not over; `happened` is the whole of it, in order."""

    rounds: tuple[JudgedRound, ...]
    winners: tuple[Player, ...]
    totals: Scores
    happened: tuple[Happened, ...]

    def lines(self) -> Iterator[dict[str, object]]:
        """Give the contract's objects: one a round, then the winners."""
        for judged in self.rounds:
            yield _round_line(judged)
        yield {"winners": list(self.winners), "totals": dict(self.totals)}


def replay(record: GameRecord) -> Replayed:
    """Judge a record from its first card to its end, faults and all."""
    judge = _begin(record.setup)
    for one in record.rounds:
        _replay_round(judge, one)
    return judge.judged()


def replay_steps(setup: GameSetup, steps: Iterable[Action | GoOn]) -> Replayed:
    """Judge a game from its actions, as a journal holds them; rounds that are not over are left out.

    Raises RecordError, with the action's place, for one that cannot be done at all.
    """
    judge = _begin(setup)
    for at, step in enumerate(steps):
        outcome = judge.tell(step)
        if isinstance(outcome, Refused):
            raise RecordError(f"actions[{at}]", RecordProblem.CANNOT_BE_DONE, str(outcome.reason))
    return judge.judged()


def _begin(setup: GameSetup) -> _Judge:
    begun = new_game(setup)
    judge = _Judge(begun.game)
    judge.follow(begun)
    return judge


@dataclass(slots=True)
class _Judge:
    """Follows a game and keeps, round by round, what a result alone does not tell."""

    game: Game
    legal: list[list[Legal]] = field(default_factory=lambda: [[]])
    faults: list[list[Fault]] = field(default_factory=lambda: [[]])
    happened: list[Happened] = field(default_factory=list)

    @property
    def rounds_over(self) -> int:
        return len(self.game.history)

    def tell(self, step: Action | GoOn) -> Advanced | Refused:
        """Do a step, whatever is wrong with it, where it can be done at all."""
        may = legal_cards(self.game, step.player) if isinstance(step, PlayCard) else None
        outcome = go_on(self.game) if isinstance(step, GoOn) else apply(self.game, step, let_stand=True)
        if isinstance(outcome, Advanced):
            if isinstance(step, PlayCard):
                self.legal[-1].append(may)
            self.follow(outcome)
        return outcome

    def follow(self, advanced: Advanced) -> None:
        """Keep what happened on the way to the next game."""
        for event in advanced.events:
            self.note(event, advanced.game, self.rounds_over)
        if len(advanced.game.history) > self.rounds_over:
            self.legal.append([])
            self.faults.append([])
        self.game = advanced.game

    def note(self, event: Event, after: Game, round_at: int) -> None:
        """Keep an event, unless it is a fault that a known hand already showed."""
        if isinstance(event, Fault):
            if any(_covers(earlier, event) for earlier in self.faults[round_at]):
                return
            self.faults[round_at].append(event)
        self.happened.append(Happened(event, self.game, after))

    def note_breach(self, breach: Refused, round_at: int) -> None:
        """Keep a breach that the record shows and no action can tell, such as one card too many."""
        self.note(fault_of(breach), self.game, round_at)

    def judged(self) -> Replayed:
        rounds = tuple(
            JudgedRound(result, tuple(legal), tuple(faults))
            for result, legal, faults in zip(self.game.history, self.legal, self.faults, strict=False)
        )
        over = self.game.phase is Phase.OVER
        winners = scoring.winners(self.game.totals) if over else ()
        return Replayed(rounds, winners, self.game.totals, tuple(self.happened))


def _covers(earlier: Fault, later: Fault) -> bool:
    """Whether `later` tells of the same breach, now that all can see what a hand had shown before."""
    if later.kind is FaultKind.REVOKE:
        same = earlier.kind in {FaultKind.MUST_FOLLOW, FaultKind.REVOKE}
        return same and (earlier.player, earlier.trick) == (later.player, later.trick)
    twice = later.kind is earlier.kind is FaultKind.CARD_SEEN_TWICE
    return twice and earlier.private and earlier.card == later.card


def _replay_round(judge: _Judge, one: RoundRecord) -> None:
    over_before = judge.rounds_over
    _replay_deal(judge, one)
    _replay_bids(judge, one)
    for number, trick in enumerate(one.tricks, start=1):
        _replay_trick(judge, trick, number, over_before)
    if judge.rounds_over == over_before:
        judge.tell(GoOn())


def _replay_deal(judge: _Judge, one: RoundRecord) -> None:
    dealer = judge.game.dealer
    if judge.game.phase is Phase.TURN:
        judge.tell(GoOn() if one.turned is None else TurnCard(one.turned))
    elif one.turned is not None:
        kind, reason = FaultKind.WRONG_COUNT, RefusalReason.NONE_TO_TURN
        judge.note_breach(Refused(kind, reason, dealer, one.turned), judge.rounds_over)
    for player, cards in one.hands:
        judge.tell(ShowHand(player, cards))
    if one.trump_choice is not None:
        judge.tell(ChooseTrump(dealer, one.trump_choice))
    elif judge.game.phase is Phase.CHOOSE_TRUMP:
        judge.tell(GoOn())


def _replay_bids(judge: _Judge, one: RoundRecord) -> None:
    for player, bid in one.bids:
        if judge.game.phase is Phase.BID:
            judge.tell(PlaceBid(player, bid))
        else:
            breach = Refused(FaultKind.OUT_OF_TURN, RefusalReason.ALREADY_BID, player, bid=bid)
            judge.note_breach(breach, judge.rounds_over)
    if judge.game.phase is Phase.BID:
        judge.tell(GoOn())


def _replay_trick(judge: _Judge, plays: tuple[Play, ...], number: int, over_before: int) -> None:
    """Play a trick; cards after its last, or after the round's last trick, are faults and are not played."""
    for play in plays:
        if judge.rounds_over == over_before and judge.game.trick_number == number:
            judge.tell(PlayCard(play.player, play.card))
        else:
            kind, reason = FaultKind.WRONG_COUNT, RefusalReason.ONE_TOO_MANY
            judge.note_breach(Refused(kind, reason, play.player, play.card, trick=number), over_before)
    if judge.rounds_over == over_before and judge.game.trick_number == number:
        judge.tell(GoOn())


def _round_line(judged: JudgedRound) -> dict[str, object]:
    result, legal = judged.result, iter(judged.legal)
    bid = dict(result.bids)
    return {
        "round": result.number,
        "cards": result.cards,
        "dealer": result.dealer,
        "trump": result.trump,
        "forbidden_bid": result.forbidden_bid,
        "bids": bid | {player: None for player, _ in result.taken if player not in bid},
        "tricks": [_trick_line(trick, legal) for trick in result.tricks],
        "taken": dict(result.taken),
        "points": dict(result.points),
        "totals": dict(result.totals),
        "faults": [_fault_line(fault) for fault in judged.faults],
    }


def _trick_line(trick: Trick, legal: Iterator[Legal]) -> dict[str, object]:
    plays = [_play_line(play, next(legal)) for play in trick.plays]
    return {"leader": trick.leader, "led": trick.led, "plays": plays, "winner": trick.winner}


def _play_line(play: Play, legal: Legal) -> dict[str, object]:
    names = None if legal is None else sorted({card_name(card) for card in legal})
    return {"player": play.player, "card": card_name(play.card), "legal": names}


def _fault_line(fault: Fault) -> dict[str, object]:
    return {"trick": fault.trick, "player": fault.player, "fault": fault.kind, "detail": fault.detail}
