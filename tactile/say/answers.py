"""What can be asked at any moment (table, "What can be asked"): answers as plain functions of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards import NumberCard
from engine.events import GameEnded
from engine.game import legal_cards, public_duty
from engine.scoring import winners
from engine.state import Phase, Play
from tactile.say.announcements import PUBLIC, Announcement, Audience, Priority, Topic
from tactile.say.scores import announce_end, announce_leader

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.actions import Player
    from engine.state import Game
    from tactile.say.channels import Adjustment
    from tactile.say.facts import Fact

Answer = tuple[Announcement, ...]
"""Sentences in the order to be heard. An answer cuts in, and drops what is left of an older answer."""


def trump(game: Game) -> Answer:
    """Say the trump with the card that was turned for it, or why there is none, or none yet."""
    if game.phase is Phase.TURN:
        return _answer("answer-trump-not-turned")
    if game.turned is None:
        return _answer("answer-none-turned")
    if game.phase is Phase.CHOOSE_TRUMP:
        return _answer("answer-trump-not-chosen", player=game.dealer, card=game.turned)
    if game.trump is None:
        return _answer("answer-no-trump", card=game.turned)
    if isinstance(game.turned, NumberCard):
        return _answer("answer-trump", trump=game.trump, card=game.turned)
    return _answer("answer-trump-chosen", trump=game.trump, player=game.dealer, card=game.turned)


def led_and_duty(game: Game) -> Answer:
    """Say the colour led and what all know to be allowed; never anything worked out from a hand."""
    duty = public_duty(game)
    if duty is None:
        return _answer("answer-no-trick")
    if duty.follow is not None:
        return _answer("led-duty", colour=duty.follow)
    if not game.trick:
        return _answer("answer-may-lead", player=duty.player)
    if all(str(play.card) == "jester" for play in game.trick):
        return _answer("answer-only-jesters")
    return _answer("answer-nothing-led")


def whose_turn(game: Game) -> Answer:
    """Say who must act, and how."""
    if game.to_act is None:
        return _answer("answer-game-over" if game.phase is Phase.OVER else "answer-turn-card")
    return _answer("answer-turn", player=game.to_act, phase=game.phase.value)


def this_trick(game: Game) -> Answer:
    """Say the cards of the trick on the table, in the order played."""
    if not game.trick:
        return _answer("answer-trick-empty")
    return _said(_plays(game.trick))


def last_trick(game: Game) -> Answer:
    """Say the cards of the trick before, and who took it."""
    trick = game.last_trick
    if trick is None:
        return _answer("answer-no-last-trick")
    return _said([*_plays(trick.plays), ("answer-trick-taken", {"player": trick.winner})])


def bids_and_tricks(game: Game) -> Answer:
    """Say for each player the tricks taken and the bid, in seat order; hidden bids stay hidden."""
    bids, taken = dict(game.public_bids), dict(game.taken)
    lines: list[tuple[str, dict[str, Fact]]] = []
    for player in game.setup.players:
        bid = bids.get(player)
        if bid is None:
            lines.append(("answer-no-bid", {"player": player}))
        elif game.phase is Phase.PLAY:
            lines.append(("answer-taken", {"player": player, "taken": int(taken[player]), "bid": int(bid)}))
        else:
            lines.append(("bid", {"player": player, "bid": int(bid)}))
    return _said(lines)


def scores(game: Game) -> Answer:
    """Say each total, with the total if the round ended now, then who leads."""
    running = dict(game.running_totals)
    lines: list[tuple[str, dict[str, Fact]]] = []
    for player, total in game.totals:
        facts: dict[str, Fact] = {"player": player, "total": int(total)}
        if game.phase is Phase.PLAY:
            lines.append(("answer-running-total", {**facts, "running": int(running[player])}))
        else:
            lines.append(("final-total", facts))
    return (*_said(lines), announce_leader(game.totals, Priority.NOW, Topic.ANSWER))


def this_round(game: Game) -> Answer:
    """Say which round it is, how many cards, who deals and who leads."""
    return _answer(
        "answer-round",
        round=game.round_number,
        rounds=len(game.setup.rounds),
        cards=game.cards,
        dealer=game.dealer,
        leader=game.leader,
    )


def my_hand(game: Game, player: Player) -> Answer:
    """Say a player's own hand, and what of it may be played: to that seat alone, never to the table."""
    if not game.may_see_hand(player, player):
        return _answer("answer-hand-on-forehead")
    hand = game.hand_of(player)
    if hand is None:
        return _said([("answer-hand-unknown", {})], player)
    if not hand:
        return _said([("answer-hand-empty", {})], player)
    lines: list[tuple[str, dict[str, Fact]]] = [("answer-hand", {"cards": hand})]
    legal = legal_cards(game, player) if game.to_act == player and game.phase is Phase.PLAY else None
    if legal:
        lines.append(("answer-legal", {"cards": legal}))
    return _said(lines, player)


def hand_refused() -> Answer:
    """Say to the table that a hand is never said aloud, and what a private channel needs."""
    return _answer("answer-hand-refused")


def adjusted(adjustment: Adjustment) -> Answer:
    """Say what a listener has just changed, in the voice as it now is."""
    return _answer("answer-adjusted", adjustment=adjustment.value)


def resumed(game: Game) -> Answer:
    """Say where a game goes on: the round, the trump, the cards on the table, and who is to play or turn.

    A bid or a trump that is owed is asked for by its own question. A game that is over tells its winners.
    """
    if game.phase is Phase.OVER:
        end = announce_end(GameEnded(winners(game.totals), game.totals))
        return (Announcement("answer-game-over"), *end)
    where = Announcement("game-resumed", {"round": game.round_number})
    table = this_trick(game) if game.trick else ()
    turn = whose_turn(game) if game.phase in {Phase.PLAY, Phase.TURN} else ()
    said = (() if game.phase is Phase.TURN else trump(game)) + table + turn
    return (where, *(_as_news(answer) for answer in said))


def awaited(game: Game) -> Answer:
    """Say whom the game waits for, when the camera is back; old news as soon as it is lost again."""
    return tuple(Announcement(turn.key, turn.facts, topic=Topic.CAMERA) for turn in whose_turn(game))


def _as_news(answer: Announcement) -> Announcement:
    return Announcement(answer.key, answer.facts)


def _plays(plays: Iterable[Play]) -> list[tuple[str, dict[str, Fact]]]:
    return [("card-played", {"player": play.player, "card": play.card}) for play in plays]


def _answer(key: str, **facts: Fact) -> Answer:
    return _said([(key, facts)])


def _said(lines: Iterable[tuple[str, dict[str, Fact]]], audience: Audience = PUBLIC) -> Answer:
    answer: list[Announcement] = []
    for key, facts in lines:
        old = frozenset() if answer else frozenset({Topic.ANSWER})
        answer.append(Announcement(key, facts, Priority.NOW, audience, Topic.ANSWER, old))
    return tuple(answer)
