"""Cards that came at one moment: nobody knows in which order, so nobody's card is guessed at."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tactile.say import notices
from tactile.table.lying import Lying, faces
from tactile.table.recognising import RESUMED_S
from tactile.table.rulings import Say
from tactile.watch.news import TOGETHER_S

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.actions import Player
    from engine.state import Game
    from tactile.say.announcements import Announcement
    from tactile.table.memory import Decided, Referee


def came_together(referee: Referee, first: Lying, waiting: Iterable[Lying]) -> tuple[Lying, ...]:
    """Give the waiting cards, or bid tiles, that came with the first; it alone when their order is no matter.

    Those that lay there when the table was seen again, after a resume or a lost camera, came together too.
    """
    seen_again = 0 <= first.came - referee.started <= RESUMED_S
    together = tuple(
        one for one in waiting
        if (one.tile is None) == (first.tile is None)
        and (abs(one.since - first.since) <= TOGETHER_S or (seen_again and one.came == first.came))
    )  # fmt: skip
    return together if len({one.card for one in together}) > 1 else (first,)


def ask_whose(referee: Referee, game: Game, cards: tuple[Lying, ...]) -> Decided:
    """Ask once for the card of the player whose turn it is, among cards that came together."""
    player = game.to_act
    if player is None or all(card.asked_for == player for card in cards):
        return referee, None
    for card in cards:
        referee = referee.with_card(card, replace(card, asked_for=player))
    referee = replace(referee, unclear_after=len(game.on_the_table))
    return referee, Say(_question(player, cards))


def _question(player: Player, cards: tuple[Lying, ...]) -> tuple[Announcement, ...]:
    if cards[0].tile is not None:
        return notices.table_disagrees(surplus=faces(cards))
    unclear = any(card.card is None for card in cards)
    return (notices.came_together(player, faces(cards), with_unclear=unclear),)
