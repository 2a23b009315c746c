"""What each round and phase begins with: what lies there from before has no part in it any more."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from engine.cards import card_name
from engine.state import Phase
from engine.variants import is_indian
from tactile.table.lying import Lying, Role
from tactile.table.memory import NEVER
from tactile.table.recognising import PILE_S
from tactile.table.tiles import without_old_tiles

if TYPE_CHECKING:
    from engine.state import Game
    from tactile.table.memory import Referee
    from tactile.watch.news import Seconds

TAKE_BACK_S: Final = 1.5
"""A card that left alone for so long was taken back; several that leave together were gathered."""

DEALT_S: Final = 3.0
"""Nobody gathers a trick, deals a round and turns a card so soon after the last card was laid."""


def in_phase(referee: Referee, game: Game, t: Seconds) -> Referee:
    """Forget what has no part in the game any more: what was taken away, old rounds, unclear tiles."""
    lying = tuple(
        _in_anothers_turn(game, one)
        for one in referee.lying
        if not (_is_forgotten(one, t) or _withdrawn(referee, one, t) or _replaced(referee, game, one, t))
    )
    if any(_is_anothers(game, one) for one in referee.lying):
        referee = replace(referee, unclear_after=len(game.on_the_table))
    referee = replace(referee, lying=lying)
    if not game.trick:
        referee = replace(referee, gathered=False, told_gathered=NEVER)
    if referee.round_number != game.round_number:
        referee = replace(_in_new_round(referee, game), round_began=t)
    if referee.phase is not game.phase:
        referee = _in_new_phase(referee, game)
    return without_old_tiles(referee, game)


def _in_new_round(referee: Referee, game: Game) -> Referee:
    """Set aside what the last round was played with, and forget what was said of it.

    A round that an undo goes back to keeps what was undone.
    """
    goes_back = game.round_number < referee.round_number
    kept = {Role.WAITING, Role.UNDONE} if goes_back else {Role.WAITING}
    referee = referee if goes_back else _without_old_unclear(referee)
    seen = (one for one in referee.lying if one.track is not None)
    lying = tuple(one if one.role in kept else replace(one, role=Role.ASIDE) for one in seen)
    referee = replace(
        referee, lying=lying, round_number=game.round_number, twice_said=frozenset(),
        unclear_after=None, typing_asked_after=None, gathered_perhaps_after=None, pleas=(),
    )  # fmt: skip
    return _in_play_again(referee, game) if goes_back else referee


def _without_old_unclear(referee: Referee) -> Referee:
    """Set aside what came unclear before a card can have been turned."""
    played = [one.since for one in referee.role(Role.PLAYED)]
    unclear = [one for one in referee.role(Role.WAITING) if one.card is None]
    return referee.with_aside(one for one in unclear if played and one.since < max(played) + DEALT_S)


def _in_play_again(referee: Referee, game: Game) -> Referee:
    """Give the trick, and the turned card, of a round that an undo goes back to their part in it again."""
    turned = () if game.turned is None else (card_name(game.turned),)
    for role, names in ((Role.PLAYED, [card_name(play.card) for play in game.trick]), (Role.TURNED, turned)):
        there = [one for one in referee.role(Role.ASIDE) if one.lies_there and one.card in names]
        if sorted(one.card or "" for one in there) == sorted(names):
            for one in there:
                referee = referee.with_card(one, replace(one, role=role))
    return referee


def _in_new_phase(referee: Referee, game: Game) -> Referee:
    """Take what came before a phase for no part of it: no tile of the bids, no card of the play."""
    referee = replace(referee, phase=game.phase, early_said=False)
    if game.phase is Phase.BID:
        told = (replace(one, told=True) if one.card is None else one for one in referee.lying)
        return replace(referee, lying=tuple(told))
    if game.phase is Phase.PLAY:
        return _without_early_cards(referee, on_foreheads=is_indian(game.cards, game.setup.variants))
    return referee


def _without_early_cards(referee: Referee, *, on_foreheads: bool) -> Referee:
    """Set aside what was unclear before the play, and all that was held to foreheads during the bids."""
    waiting = referee.role(Role.WAITING)
    early = [one for one in referee.lying if one.card is None or (on_foreheads and one in waiting)]
    seen_early = on_foreheads and any(one.card is not None for one in waiting)
    return replace(referee.with_aside(early), foreheads_left=seen_early)


def _is_forgotten(lying: Lying, t: Seconds) -> bool:
    return lying.role is Role.ASIDE and lying.left is not None and t - lying.left > PILE_S


def _withdrawn(referee: Referee, lying: Lying, t: Seconds) -> bool:
    """Tell whether a card that waits behind one that was asked for was taken back, not gathered."""
    waiting = referee.role(Role.WAITING)
    if lying.asked_for is not None and lying.left is not None:
        return t - lying.left > TAKE_BACK_S and any(one.lies_there for one in waiting)
    if lying.role is not Role.WAITING or lying.left is None or lying.card is None:
        return False
    first, *behind = waiting
    went_alone = all(one is lying or one.left is None for one in behind)
    stays = first.left is None and (first.card is None or (first.gathered_perhaps and went_alone))
    return stays and t - lying.left > TAKE_BACK_S


def _in_anothers_turn(game: Game, lying: Lying) -> Lying:
    """Let what was gathered, and was asked about in another's turn, wait as all that was gathered does."""
    return replace(lying, asked_for=None) if _is_anothers(game, lying) else lying


def _is_anothers(game: Game, lying: Lying) -> bool:
    return lying.left is not None and lying.asked_for not in {None, game.to_act}


def _replaced(referee: Referee, game: Game, lying: Lying, t: Seconds) -> bool:
    """Tell whether the last card of a trick that waits whole was taken back: another was laid for it."""
    waiting, players = referee.role(Role.WAITING), len(game.setup.players)
    if not referee.gathered or lying.left is None or lying not in waiting:
        return False
    after = waiting.index(lying) + 1
    others = waiting[max(0, after - players) : after - 1]
    laid_for_it = after % players == 0 and all(one.left is None for one in others)
    return laid_for_it and len(waiting) > after and t - waiting[after].came >= TAKE_BACK_S
