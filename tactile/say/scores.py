"""The sentences about points: each player's round, who leads, and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.scoring import ranking, winners
from engine.state import Phase
from tactile.say.announcements import Announcement, Level, Priority, Topic
from tactile.say.facts import Gain

if TYPE_CHECKING:
    from engine.actions import Player
    from engine.events import GameEnded, RoundScored
    from engine.scoring import Scores
    from engine.state import Game
    from tactile.say.facts import Fact


def announce_scores(event: RoundScored, after: Game, level: Level) -> tuple[Announcement, ...]:
    """Say each player's bid, tricks, points and total, then who leads the score.

    After the last round totals and leader are left to `announce_end`, so that nothing is said twice.
    """
    over = after.phase is Phase.OVER
    rounds = tuple(_round_of(player, event, after, level, over=over) for player, _ in event.points)
    if over or level is Level.BRIEF:
        return rounds
    return (*rounds, announce_leader(event.totals, Priority.NEXT, Topic.SCORE))


def _round_of(player: Player, event: RoundScored, after: Game, level: Level, *, over: bool) -> Announcement:
    result = next(result for result in after.history if result.number == event.number)
    bid, taken = dict(result.bids).get(player), dict(result.taken)[player]
    points, total = dict(event.points)[player], dict(event.totals)[player]
    facts: dict[str, Fact] = {"player": player, "points": Gain(points), "total": int(total)}
    if bid is None or (level is Level.BRIEF and not over):
        return Announcement("round-scored-brief", facts, topic=Topic.SCORE)
    key = "round-scored-last" if over else "round-scored"
    return Announcement(key, {**facts, "bid": int(bid), "taken": int(taken)}, topic=Topic.SCORE)


def announce_leader(totals: Scores, priority: Priority, topic: Topic) -> Announcement:
    """Say who has the highest total, alone, together, or all alike; the totals were just said."""
    best = winners(totals)
    key = "score-leader" if len(best) == 1 else "score-level" if len(best) == len(totals) else "score-leaders"
    return Announcement(key, {"players": best}, priority, topic=topic)


def announce_end(event: GameEnded) -> tuple[Announcement, ...]:
    """Say the winners, then everyone else's total, the highest first."""
    totals = dict(event.totals)
    key = "game-won" if len(event.winners) == 1 else "game-tied"
    facts: dict[str, Fact] = {"players": event.winners, "total": int(totals[event.winners[0]])}
    others = [(player, total) for rank, player, total in ranking(event.totals) if rank > 1]
    return (
        Announcement(key, facts, topic=Topic.SCORE),
        *(
            Announcement("final-total", {"player": str(player), "total": int(total)}, topic=Topic.SCORE)
            for player, total in others
        ),
    )
