"""What is wrong with an action, judged before it is done, in the contract's words (contracts, replay)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine import rules
from engine.actions import ChooseTrump, PlaceBid, PlayCard, ShowHand, TurnCard
from engine.cards import is_of_base_game
from engine.events import Fault, FaultKind
from engine.reasons import RefusalReason, Refused
from engine.state import Phase, forbidden_bid

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from engine.actions import Action, Player
    from engine.cards import Card
    from engine.state import Game

_PHASES: Final = {
    TurnCard: (Phase.TURN,),
    ChooseTrump: (Phase.CHOOSE_TRUMP, Phase.BID, Phase.PLAY),
    PlaceBid: (Phase.BID,),
    PlayCard: (Phase.PLAY,),
    ShowHand: (Phase.TURN, Phase.CHOOSE_TRUMP, Phase.BID, Phase.PLAY),
}
"""When an action can be done at all. A needless choice of trump changes nothing, so it can stand."""


def cannot_stand(game: Game, action: Action) -> Refused | None:
    """Say why an action cannot be done even if the table would let it stand, or None."""
    if game.phase is Phase.OVER:
        return Refused(None, RefusalReason.GAME_OVER)
    player = None if isinstance(action, TurnCard) else action.player
    if player is not None and player not in game.setup.players:
        return Refused(None, RefusalReason.UNKNOWN_PLAYER, player)
    for card in _cards_of(action):
        if game.setup.deck.copies(card) == 0:
            return Refused(None, RefusalReason.CARD_NOT_IN_DECK, player, card)
        if not is_of_base_game(card):
            return Refused(None, RefusalReason.SPECIAL_NOT_YET_PLAYED, player, card)
    if game.phase not in _PHASES[type(action)]:
        return Refused(None, RefusalReason.NOT_NOW, player, expected=game.to_act)
    return None


def _cards_of(action: Action) -> tuple[Card, ...]:
    if isinstance(action, TurnCard | PlayCard):
        return (action.card,)
    return action.cards if isinstance(action, ShowHand) else ()


def judge(game: Game, action: Action) -> tuple[Refused, ...]:
    """Every breach that can be known at once. The action must be one that can stand."""
    match action:
        case TurnCard(card):
            return tuple(_turned_twice(game, card))
        case ChooseTrump():
            return tuple(_bad_choice(game, action))
        case ShowHand():
            return tuple(_bad_hand(game, action))
        case PlaceBid():
            return tuple(_bad_bid(game, action))
        case PlayCard():
            return tuple(_bad_play(game, action))


def _turned_twice(game: Game, card: Card) -> Iterator[Refused]:
    holders = [player for player, hand in game.hands for held in hand if held == card]
    if len(holders) >= game.setup.deck.copies(card):
        yield _twice(holders[-1], card, private=True)


def _twice(player: Player, card: Card, trick: int | None = None, *, private: bool = False) -> Refused:
    kind = FaultKind.CARD_SEEN_TWICE
    return Refused(kind, RefusalReason.CARD_SEEN_TWICE, player, card, trick=trick, private=private)


def _bad_choice(game: Game, action: ChooseTrump) -> Iterator[Refused]:
    kind = FaultKind.BAD_TRUMP_CHOICE
    if game.phase is not Phase.CHOOSE_TRUMP:
        yield Refused(kind, RefusalReason.NOT_NOW, action.player, colour=action.colour, expected=game.to_act)
        return
    if action.player != game.dealer:
        wrong = RefusalReason.NOT_THE_DEALER
        yield Refused(FaultKind.OUT_OF_TURN, wrong, action.player, expected=game.dealer)
    if action.colour not in game.setup.deck.colours:
        yield Refused(kind, RefusalReason.COLOUR_NOT_IN_DECK, action.player, colour=action.colour)


def _bad_hand(game: Game, action: ShowHand) -> Iterator[Refused]:
    played = sum(play.player == action.player for trick in game.tricks for play in trick.plays)
    owed = game.cards - played - sum(play.player == action.player for play in game.trick)
    if len(action.cards) != owed:
        reason = RefusalReason.HAND_SIZE
        yield Refused(FaultKind.WRONG_COUNT, reason, action.player, cards=owed, private=True)
    others = [card for player, hand in game.hands if player != action.player for card in hand]
    seen = [*game.on_the_table, *others, *action.cards]
    for card in dict.fromkeys(action.cards):
        if seen.count(card) > game.setup.deck.copies(card):
            yield _twice(action.player, card, private=True)


def _bad_bid(game: Game, action: PlaceBid) -> Iterator[Refused]:
    player, bid, secret = action.player, action.bid, not game.bids_shown
    free_order = secret and game.bid_of(player) is None
    if not free_order and player != game.to_act:
        again = game.bid_of(player) is not None
        reason = RefusalReason.ALREADY_BID if again else RefusalReason.OUT_OF_TURN
        yield Refused(FaultKind.OUT_OF_TURN, reason, player, expected=game.to_act)
    if not 0 <= bid <= game.cards:
        kind, reason = FaultKind.BID_OUT_OF_RANGE, RefusalReason.BID_OUT_OF_RANGE
        yield Refused(kind, reason, player, bid=bid, cards=game.cards, private=secret)
    elif bid == forbidden_bid(game) and player == game.to_act:
        yield Refused(FaultKind.FORBIDDEN_BID, RefusalReason.FORBIDDEN_BID, player, bid=bid)
    elif game.must_move and player == game.dealer and abs(bid - (game.bid_of(player) or 0)) != 1:
        yield Refused(FaultKind.FORBIDDEN_BID, RefusalReason.BID_MUST_MOVE_BY_ONE, player, bid=bid)


def _bad_play(game: Game, action: PlayCard) -> Iterator[Refused]:
    player, card, trick = action.player, action.card, game.trick_number
    if player != game.to_act:
        again = any(play.player == player for play in game.trick)
        reason = RefusalReason.ALREADY_PLAYED if again else RefusalReason.OUT_OF_TURN
        yield Refused(FaultKind.OUT_OF_TURN, reason, player, card, expected=game.to_act, trick=trick)
    yield from _against_hand(game, player, card)
    if game.on_the_table.count(card) >= game.setup.deck.copies(card):
        yield _twice(player, card, trick)


def _against_hand(game: Game, player: Player, card: Card) -> Iterator[Refused]:
    hand = game.hand_of(player)
    if hand is None:
        return
    trick = game.trick_number
    if card not in hand:
        reason = RefusalReason.NOT_IN_HAND
        yield Refused(FaultKind.NOT_IN_HAND, reason, player, card, trick=trick, private=True)
    elif card not in rules.legal(hand, game.led):
        held = tuple(held for held in rules.legal(hand, game.led) if rules.follows(held, game.led))
        yield Refused(
            FaultKind.MUST_FOLLOW,
            RefusalReason.MUST_FOLLOW,
            player,
            card,
            colour=game.led,
            held=held,
            trick=trick,
            private=True,
        )


def revokes(game: Game, player: Player, card: Card, *, private: bool = False) -> tuple[Refused, ...]:
    """List the tricks of this round in which the player, as this card shows, did not follow its colour."""
    return tuple(
        Refused(
            FaultKind.REVOKE,
            RefusalReason.FOLLOWED_NOT,
            player,
            card,
            colour=missed.colour,
            trick=missed.trick,
            private=private,
        )
        for missed in game.unfollowed
        if missed.player == player and rules.follows(card, missed.colour) and not (private and missed.told)
    )


def fault_of(breach: Refused) -> Fault:
    """Make the event of a breach that stands. Raises ValueError when it cannot stand or names no player."""
    if breach.fault is None or breach.player is None:
        raise ValueError(f"no fault: {breach.reason}")
    return Fault(breach.player, breach.fault, detail(breach), breach.trick, breach.card, breach.private)


def faults_of(breaches: Iterable[Refused]) -> tuple[Fault, ...]:
    """Make the events of breaches that stand."""
    return tuple(fault_of(breach) for breach in breaches)


def detail(breach: Refused) -> str:
    """Say a breach in one plain English line, for records and logs; what is spoken comes from catalogues."""
    player, card, held = breach.player, breach.card, ", ".join(str(card) for card in breach.held)
    lines: dict[RefusalReason, str] = {
        RefusalReason.OUT_OF_TURN: f"it was {breach.expected}'s turn, not {player}'s",
        RefusalReason.ALREADY_PLAYED: f"{player} had already played to this trick",
        RefusalReason.ALREADY_BID: f"{player} had already bid",
        RefusalReason.NOT_THE_DEALER: f"{breach.expected} deals and names the trump, not {player}",
        RefusalReason.COLOUR_NOT_IN_DECK: f"{breach.colour} is no colour of this deck",
        RefusalReason.TRUMP_NOT_CHOSEN: f"{player} named no trump after a Wizard was turned",
        RefusalReason.NOT_NOW: f"{player} named {breach.colour}, but there was no trump to choose",
        RefusalReason.BID_OUT_OF_RANGE: f"{player} bid {breach.bid}, which is not 0 to {breach.cards}",
        RefusalReason.FORBIDDEN_BID: f"{player} bid {breach.bid}, which makes the bids match the tricks",
        RefusalReason.BID_MUST_MOVE_BY_ONE: f"{player} moved to {breach.bid}, which is not one up or down",
        RefusalReason.BID_MISSING: f"{player} made no bid",
        RefusalReason.NOT_IN_HAND: f"{player} played {card}, which is not in the hand",
        RefusalReason.MUST_FOLLOW: f"{player} played {card} on {breach.colour}, and holds {held}",
        RefusalReason.FOLLOWED_NOT: f"{player} did not follow {breach.colour}, and had it: {card}",
        RefusalReason.CARD_SEEN_TWICE: f"{card} was already seen in this round as often as the deck holds it",
        RefusalReason.HAND_SIZE: f"{player}'s hand should hold {breach.cards}",
        RefusalReason.CARD_MISSING: f"{player} played no card to this trick",
        RefusalReason.ONE_TOO_MANY: f"{player} played {card} after the last card",
        RefusalReason.NONE_TO_TURN: f"{card} was turned, but the whole deck was dealt",
        RefusalReason.TRICKS_MISSING: f"{player} did not play {breach.cards} tricks",
    }
    return lines.get(breach.reason, str(breach.reason))
