"""From table news to the game: whose card is it, does it count, and what is wrong with the table.

Pure: `noticing` only takes news in; `decide` then gives at most one ruling for the game as it stands. The
session carries the ruling out and asks again, until there is nothing left to decide.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from engine.actions import PlaceBid, PlayCard, Tricks, TurnCard
from engine.cards import UnknownCardError, card_name, parse_card
from engine.events import Fault, FaultKind
from engine.state import Phase
from engine.variants import is_indian
from tactile.say import notices
from tactile.see.reads import Reason
from tactile.table.gathering import ask_to_type, is_to_type, put_back
from tactile.table.heaps import is_to_be_typed, led_or_gathered, may_be_gathered
from tactile.table.lying import Lying, Role, faces
from tactile.table.memory import Decided, Referee, this_trick
from tactile.table.phases import in_phase
from tactile.table.resuming import missed
from tactile.table.rulings import Breach, Do, Say, Unsure
from tactile.table.taking_back import replaced, taken_back
from tactile.table.together import ask_whose, came_together
from tactile.table.unclear import ask_for_unclear
from tactile.table.undoing import still_there, with_unclear_again
from tactile.watch.news import TOGETHER_S

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.cards import Card, CardName
    from engine.state import Game
    from tactile.watch.news import Seconds

LOOKING_S: Final = 2.0
"""So long it may take, once a lost camera is back, to see that the trick is gone and a card is a lead."""


def decide(referee: Referee, game: Game, t: Seconds) -> Decided:
    """Give the next ruling, or None when the table and the game agree and nothing is due."""
    referee = put_back(in_phase(referee, game, t), game)
    for question in _QUESTIONS:
        referee, ruling = question(referee, game, t)
        if ruling is not None:
            return referee, ruling
    return referee, None


def _agrees_again(referee: Referee, game: Game, t: Seconds) -> Decided:
    """Say once that all cards that were missing are back; of a gathered trick, one alone tells nothing."""
    del t
    cards = [card for card, _ in this_trick(referee, game)]
    missing = any(card.left is not None and card.told for card in cards)
    if not referee.agrees_again or missing:
        return referee, None
    referee = replace(referee, agrees_again=False)
    return referee, None if any(map(_is_gathered, cards)) else Say((notices.table_agrees(),))


def _is_gathered(card: Lying) -> bool:
    """Tell whether a card left with its trick, and has not been seen since."""
    return card.track is None and card.centre is not None and not card.unread


def _moved(referee: Referee, game: Game, t: Seconds) -> Decided:
    """Say once that a Wizard, or the like, counts as moved: another one laid there looks the same."""
    del t
    card, player = referee.moved, game.to_act
    if card is None or player is None:
        return referee, None
    return replace(referee, moved=None), Say((notices.only_moved(parse_card(card), player),))


def _foreheads(referee: Referee, game: Game, t: Seconds) -> Decided:
    """Say once that cards held to foreheads during the bids were not played."""
    del t
    if not referee.foreheads_left:
        return referee, None
    return replace(referee, foreheads_left=False), Say((notices.only_from_now(game.leader),))


def _laid(referee: Referee, game: Game, t: Seconds) -> Decided:
    """Take the next waiting card into the game."""
    waiting = referee.role(Role.WAITING)
    match game.phase:
        case Phase.TURN:
            return _turn(referee, game, waiting)
        case Phase.CHOOSE_TRUMP | Phase.BID:
            return _bid_or_early(referee, game, waiting)
        case Phase.PLAY if is_to_type(referee, game, waiting):
            return ask_to_type(referee, game, waiting)
        case Phase.PLAY if waiting and _is_too_soon(referee, game, waiting[0], t):
            return referee, None
        case Phase.PLAY:
            return _play(referee, game, waiting)
        case Phase.OVER:
            return referee.with_aside(waiting), None


def _turn(referee: Referee, game: Game, waiting: tuple[Lying, ...]) -> Decided:
    strange = [card for card in waiting if card.card is not None and not _in_deck(game, card.card)]
    referee = referee.with_aside(strange)
    cards = [card for card in waiting if card.card is not None and card not in strange]
    if len(cards) > 1:
        return _too_many(referee, game, cards)
    if not cards or _lies_behind_unclear(waiting, cards[0]):
        return referee, None
    return _take(referee, cards[0], Role.TURNED, TurnCard)


def _lies_behind_unclear(waiting: tuple[Lying, ...], card: Lying) -> bool:
    """Whether something unclear that may be the turned card came before this one, and still lies there."""
    return any(
        one.card is None and one.told and one.left is None and one.since + TOGETHER_S < card.since
        for one in waiting
    )


def _too_many(referee: Referee, game: Game, cards: Sequence[Lying]) -> Decided:
    """Say once of cards that came together that they are too many: which is which is not guessed at."""
    if all(card.told for card in cards):
        return referee, None
    for card in cards:
        referee = referee.with_card(card, replace(card, told=True))
    if is_indian(game.cards, game.setup.variants):
        return referee, Say((notices.only_turned(),))
    return referee, Say(notices.table_disagrees(surplus=faces(cards)))


def _bid_or_early(referee: Referee, game: Game, waiting: tuple[Lying, ...]) -> Decided:
    bidder = game.to_act
    if bidder is None:
        return referee, None
    tiles = [card for card in waiting if card.tile is not None]
    if tiles and game.phase is Phase.BID:
        return _bid(referee, game, tiles)
    referee = referee.with_aside(tiles)
    has_card = any(card.card is not None and card.tile is None for card in waiting)
    if referee.early_said or not has_card or is_indian(game.cards, game.setup.variants):
        return referee, None
    early = notices.waiting_for_bids(bidder) if game.phase is Phase.BID else notices.waiting_for_trump(bidder)
    return replace(referee, early_said=True), Say((early,))


def _bid(referee: Referee, game: Game, tiles: Sequence[Lying]) -> Decided:
    first, bidder = tiles[0], game.to_act
    together = came_together(referee, first, tiles)
    if len(together) > 1:
        return ask_whose(referee, game, together)
    if bidder is None or first.tile is None or first.is_going:
        return referee, None
    return referee.with_aside([first]), Do(PlaceBid(bidder, Tricks(first.tile)), first.centre)


def _play(referee: Referee, game: Game, waiting: tuple[Lying, ...]) -> Decided:
    player = game.to_act
    if not waiting or player is None or waiting[0].card is None or waiting[0].is_going:
        return referee, None
    first = waiting[0]
    if first.tile is not None:
        return referee.with_aside([first]), None
    if first.card is None or not _in_deck(game, first.card):
        return referee.with_aside([first]), Unsure(Reason.NOT_IN_DECK, player)
    card = parse_card(first.card)
    if game.on_the_table.count(card) >= game.setup.deck.copies(card):
        return _seen_twice(referee.with_aside([first]), PlayCard(player, card), game.trick_number)
    together = came_together(referee, first, waiting)
    if len(together) > 1:
        return ask_whose(referee, game, together)
    if first.left is not None and not any(one.lies_there for one, _ in this_trick(referee, game)):
        referee = replace(referee, gathered=True, gathered_at=first.left)  # with its trick
    return _take(referee, first, Role.PLAYED, lambda known: PlayCard(player, known))


def _seen_twice(referee: Referee, play: PlayCard, trick: int) -> Decided:
    """Tell once in a round of a card that is there more often than the deck holds it."""
    name = card_name(play.card)
    if name in referee.twice_said:
        return referee, None
    detail = f"{name} was already seen in this round as often as the deck holds it"
    fault = Fault(play.player, FaultKind.CARD_SEEN_TWICE, detail, trick, play.card)
    return replace(referee, twice_said=referee.twice_said | {name}), Breach(fault)


def _take(
    referee: Referee, lying: Lying, role: Role, action: Callable[[Card], TurnCard | PlayCard]
) -> Decided:
    card = parse_card(lying.card or "")
    track = lying.track if lying.left is None else None
    taken = replace(lying, role=role, told=False, left=None, track=track, asked_for=None)
    return with_unclear_again(referee.with_card(lying, taken)), Do(action(card), lying.centre)


_QUESTIONS: Final = (
    _agrees_again, _moved, _foreheads, missed, taken_back, replaced, led_or_gathered, ask_for_unclear,
    _laid, still_there,
)  # fmt: skip


def _is_too_soon(referee: Referee, game: Game, first: Lying, t: Seconds) -> bool:
    """Tell whether to look a moment longer before a card is anybody's: what it is may show by then."""
    trick_may_be_gone = bool(game.trick) and t - referee.camera_back < LOOKING_S
    is_asked = is_to_be_typed(referee, game)
    return trick_may_be_gone or is_asked or may_be_gathered(referee, game, first, t)


def _in_deck(game: Game, name: CardName) -> bool:
    try:
        return game.setup.deck.copies(parse_card(name)) > 0
    except UnknownCardError:
        return False
