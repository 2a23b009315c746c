"""From table news to the game: whose card is it, does it count, and what is wrong with the table.

Pure: `notice` only takes news in; `decide` then gives at most one verdict for the game as it stands. The
session carries the verdict out and asks again, until there is nothing left to decide.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from engine.actions import PlaceBid, PlayCard, Tricks, TurnCard
from engine.cards import NumberCard, UnknownCardError, card_name, parse_card
from engine.events import Fault, FaultKind
from engine.state import Phase
from tactile.say import notices
from tactile.say.facts import Tile, face
from tactile.see.reads import Reason
from tactile.table.lying import Breach, Do, Lying, Role, Say, TakeBack, Unsure, Verdict
from tactile.watch.news import CardPlaced, CardRemoved, CardUnsure, Seconds, TableNews, UnsureLeft

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from engine.cards import Card, CardName
    from engine.state import Game, Play

TAKE_BACK_S: Final = 0.8
"""A card that left alone for so long was taken back; several that leave together were gathered."""
PILE_S: Final = 3.0
"""A gathered card may be seen once more on its way to the winner's pile."""
NEW_DEAL_S: Final = 1.2
"""The same in a new round: after longer, even the same card may have been dealt and turned."""
NUDGE_S: Final = 0.6
"""A card that is pushed along under a hand leaves and comes at once."""
GATHER_S: Final = 10.0
RESUMED_S: Final = 3.0
"""So long after a resume, cards of the game so far are expected to be seen again."""
SAME_PLACE_PX: Final = 60.0

START: Final = Seconds(0.0)

Decided = tuple["Referee", Verdict | None]


@dataclass(frozen=True, slots=True)
class Referee:
    """What lies on the table, in the order it came."""

    lying: tuple[Lying, ...] = ()
    early_said: bool = False
    """True once the table was told that a card came too early; until the phase has changed."""
    twice_said: frozenset[CardName] = frozenset()
    """The cards that were told to be there twice in this round."""
    agrees_again: bool = False
    """True until the table was told that a missing card is back."""
    phase: Phase | None = None
    round_number: int = 1
    started: Seconds = START

    def with_card(self, old: Lying, new: Lying | None) -> Referee:
        """Replace one card by what it has become, or drop it."""
        changed = (new if card is old else card for card in self.lying)
        return replace(self, lying=tuple(card for card in changed if card is not None))

    def role(self, role: Role) -> tuple[Lying, ...]:
        """List the cards of a role, in the order they came."""
        return tuple(card for card in self.lying if card.role is role)


def resumed(game: Game, places: dict[int, Lying], t: Seconds) -> Referee:
    """Begin with a game under way. `places` are its cards by their number in `game.on_the_table`."""
    known = [places.get(number, Lying(None, None, None, t)) for number in range(len(game.on_the_table))]
    first = 0 if game.turned is None else 1
    lying = tuple(
        replace(
            one, track=None, card=card_name(card), left=None,
            role=Role.TURNED if number < first else Role.PLAYED,
        )
        for number, (one, card) in enumerate(zip(known, game.on_the_table, strict=True))
    )  # fmt: skip
    return Referee(lying, phase=game.phase, round_number=game.round_number, started=t)


# --- news ---------------------------------------------------------------------------------------


def notice(referee: Referee, game: Game, news: TableNews) -> Referee:
    """Take one piece of news in."""
    match news:
        case CardPlaced():
            return _placed(referee, game, news)
        case CardUnsure():
            return _unsure(referee, news)
        case CardRemoved() | UnsureLeft():
            return _left(referee, news)
        case _:
            return referee


def _placed(referee: Referee, game: Game, news: CardPlaced) -> Referee:
    seen = _of_track(referee, news)
    if seen is not None and seen.card is None:
        clear = replace(seen, card=news.card, centre=news.centre, role=Role.WAITING, told=False, reason=None)
        return referee.with_card(seen, clear)
    if seen is not None:
        referee = replace(referee, agrees_again=referee.agrees_again or seen.told)
        return referee.with_card(seen, replace(seen, left=None, told=False))
    known = next((card for card in referee.lying if _is_known(referee, game, card, news)), None)
    if known is not None:
        back = replace(known, track=news.track, centre=news.centre, left=None, told=False)
        referee = replace(referee, agrees_again=referee.agrees_again or known.told)
        return referee.with_card(known, back)
    new = Lying(news.track, news.card, news.centre, news.t)
    return replace(referee, lying=(*referee.lying, new))


def _is_known(referee: Referee, game: Game, card: Lying, news: CardPlaced) -> bool:
    """Tell whether a new sight is an old card: after a resume, put back, or on its way to the pile."""
    if card.card != news.card or card.role is Role.WAITING:
        return False
    if card.track is None:
        expected = news.t - referee.started <= RESUMED_S and _is_near(card, news)
        return expected or _is_only_one(news.card)
    if card.left is None:
        return False
    in_trick = any(card is lying for lying, _ in _this_trick(referee, game))
    return in_trick or _was_only_moved(referee, game, card, news, news.t - card.left)


def _was_only_moved(referee: Referee, game: Game, card: Lying, news: CardPlaced, away_s: float) -> bool:
    """Tell whether a card that is not in the trick under way was moved, and not laid anew."""
    only_one = _is_only_one(news.card)
    if card.role is Role.ASIDE:
        return only_one and game.phase is Phase.TURN and 0 < away_s <= NEW_DEAL_S
    if only_one or card.role is Role.TURNED:
        return away_s <= PILE_S
    return away_s <= NUDGE_S and _is_near(card, news) and not _are_gathered(referee, card, news.t)


def _are_gathered(referee: Referee, but: Lying, t: Seconds) -> bool:
    """Tell whether other played cards have left the table just now."""
    others = (one for one in referee.role(Role.PLAYED) if one is not but)
    return any(one.left is not None and t - one.left <= GATHER_S for one in others)


def _is_near(card: Lying, news: CardPlaced) -> bool:
    if card.centre is None:
        return True
    dx, dy = card.centre.x_px - news.centre.x_px, card.centre.y_px - news.centre.y_px
    return dx * dx + dy * dy <= SAME_PLACE_PX * SAME_PLACE_PX


def _unsure(referee: Referee, news: CardUnsure) -> Referee:
    seen = _of_track(referee, news)
    if seen is not None:
        return referee.with_card(seen, replace(seen, reason=news.reason))
    new = Lying(news.track, None, news.centre, news.t, reason=news.reason)
    return replace(referee, lying=(*referee.lying, new))


def _left(referee: Referee, news: CardRemoved | UnsureLeft) -> Referee:
    seen = _of_track(referee, news)
    if seen is None:
        return referee
    if seen.card is not None and seen.role is not Role.WAITING:
        return referee.with_card(seen, replace(seen, left=news.t))
    return referee.with_card(seen, None)


def _of_track(referee: Referee, news: CardPlaced | CardUnsure | CardRemoved | UnsureLeft) -> Lying | None:
    return next((card for card in referee.lying if card.track == news.track), None)


# --- decisions ----------------------------------------------------------------------------------


def decide(referee: Referee, game: Game, t: Seconds) -> Decided:
    """Give the next verdict, or None when the table and the game agree and nothing is due."""
    referee = _in_phase(referee, game, t)
    for question in _QUESTIONS:
        referee, verdict = question(referee, game, t)
        if verdict is not None:
            return referee, verdict
    return referee, None


def _in_phase(referee: Referee, game: Game, t: Seconds) -> Referee:
    """Forget what has no part in the game any more: old rounds, and what was unclear before the play."""
    lying = tuple(one for one in referee.lying if not _is_forgotten(one, t))
    if referee.round_number != game.round_number:
        seen = (one for one in lying if one.track is not None)
        lying = tuple(one if one.role is Role.WAITING else replace(one, role=Role.ASIDE) for one in seen)
        referee = replace(referee, round_number=game.round_number, twice_said=frozenset())
    if referee.phase is not game.phase:
        if game.phase is Phase.PLAY:
            lying = tuple(replace(one, role=Role.ASIDE) if one.card is None else one for one in lying)
        referee = replace(referee, phase=game.phase, early_said=False)
    return replace(referee, lying=lying)


def _is_forgotten(lying: Lying, t: Seconds) -> bool:
    return lying.role is Role.ASIDE and lying.left is not None and t - lying.left > PILE_S


def _agrees_again(referee: Referee, game: Game, t: Seconds) -> Decided:
    """Say once that a card that was missing is back."""
    del game, t
    if not referee.agrees_again:
        return referee, None
    return replace(referee, agrees_again=False), Say((notices.table_agrees(),))


def _taken_back(referee: Referee, game: Game, t: Seconds) -> Decided:
    """Judge what left the trick under way: the last card taken back, or all gathered too early."""
    trick = _this_trick(referee, game)
    gone = [card for card, _ in trick if card.left is not None and not card.told]
    if not gone or t - max(card.left or t for card in gone) < TAKE_BACK_S:
        return referee, None
    if len(trick) > 1 and all(card.left is not None for card, _ in trick):
        for card, _ in trick:
            referee = referee.with_card(card, replace(card, track=None, left=None))
        played = {play.player for play in game.trick}
        missing = [player for player in game.setup.clockwise(game.leader) if player not in played]
        return referee, Say((notices.gathered_too_early(missing),))
    last, play = trick[-1]
    if last.left is not None and play is game.trick[-1]:
        return referee.with_card(last, None), TakeBack()
    referee = referee.with_card(gone[-1], replace(gone[-1], told=True))
    return referee, Say(notices.table_disagrees(missing=_faces(gone[-1:])))


def _unclear(referee: Referee, game: Game, t: Seconds) -> Decided:
    """Ask for a card that cannot be read, when it is the one that the game waits for."""
    del t
    waiting = referee.role(Role.WAITING)
    if game.phase not in {Phase.TURN, Phase.PLAY}:
        return referee, None
    if not waiting or waiting[0].card is not None:
        return _unclear_later(referee, game)
    first = waiting[0]
    if first.told:
        return _held_up(referee, game, waiting[1:])
    player = game.to_act if game.phase is Phase.PLAY else None
    return referee.with_card(first, replace(first, told=True)), Unsure(first.reason or Reason.UNKNOWN, player)


def _held_up(referee: Referee, game: Game, behind: tuple[Lying, ...]) -> Decided:
    """Say once whose card a clear card has to wait for."""
    clear = next((card for card in behind if card.card is not None), None)
    if clear is None or clear.told or game.to_act is None or game.phase is not Phase.PLAY:
        return referee, None
    return referee.with_card(clear, replace(clear, told=True)), Say((notices.not_seen(game.to_act),))


def _unclear_later(referee: Referee, game: Game) -> Decided:
    """Ask for a card of the trick that was read, and is now doubted."""
    for card, play in _this_trick(referee, game):
        if card.reason is not None:
            return referee.with_card(card, replace(card, reason=None)), Unsure(card.reason, play.player)
    return referee, None


def _laid(referee: Referee, game: Game, t: Seconds) -> Decided:
    """Take the next waiting card into the game."""
    del t
    waiting = referee.role(Role.WAITING)
    match game.phase:
        case Phase.TURN:
            return _turn(referee, game, waiting)
        case Phase.CHOOSE_TRUMP | Phase.BID:
            return _bid_or_early(referee, game, waiting)
        case Phase.PLAY:
            return _play(referee, game, waiting)
        case Phase.OVER:
            return _aside(referee, waiting), None


def _turn(referee: Referee, game: Game, waiting: tuple[Lying, ...]) -> Decided:
    strange = [card for card in waiting if card.card is not None and not _in_deck(game, card.card)]
    referee = _aside(referee, strange)
    cards = [card for card in waiting if card.card is not None and card not in strange]
    if len(cards) > 1 and not all(card.told for card in cards):
        for card in cards:
            referee = referee.with_card(card, replace(card, told=True))
        return referee, Say(notices.table_disagrees(surplus=_faces(cards)))
    if len(cards) != 1:
        return referee, None
    return _take(referee, cards[0], Role.TURNED, TurnCard)


def _bid_or_early(referee: Referee, game: Game, waiting: tuple[Lying, ...]) -> Decided:
    bidder = game.to_act
    if bidder is None:
        return referee, None
    for card in waiting:
        value = _tile(card)
        if value is not None:
            referee = referee.with_card(card, replace(card, role=Role.ASIDE))
            if game.phase is Phase.BID:
                return referee, Do(PlaceBid(bidder, Tricks(value)), card.centre)
    if referee.early_said or not any(card.card is not None and _tile(card) is None for card in waiting):
        return referee, None
    early = notices.waiting_for_bids(bidder) if game.phase is Phase.BID else notices.waiting_for_deal()
    return replace(referee, early_said=True), Say((early,))


def _play(referee: Referee, game: Game, waiting: tuple[Lying, ...]) -> Decided:
    player = game.to_act
    if not waiting or player is None or waiting[0].card is None or _pauses(referee, game):
        return referee, None
    first = waiting[0]
    if _tile(first) is not None:
        return _aside(referee, [first]), None
    if first.card is None or not _in_deck(game, first.card):
        return _aside(referee, [first]), Unsure(Reason.NOT_IN_DECK, player)
    card = parse_card(first.card)
    if game.on_the_table.count(card) >= game.setup.deck.copies(card):
        referee = _aside(referee, [first])
        if first.card in referee.twice_said:
            return referee, None
        referee = replace(referee, twice_said=referee.twice_said | {first.card})
        detail = f"{card} was already seen in this round as often as the deck holds it"
        fault = Fault(player, FaultKind.CARD_SEEN_TWICE, detail, game.trick_number, card)
        return referee, Breach(fault)
    return _take(referee, first, Role.PLAYED, lambda known: PlayCard(player, known))


def _take(
    referee: Referee, lying: Lying, role: Role, action: Callable[[Card], TurnCard | PlayCard]
) -> Decided:
    card = parse_card(lying.card or "")
    return referee.with_card(lying, replace(lying, role=role, told=False)), Do(action(card), lying.centre)


_QUESTIONS: Final = (_agrees_again, _taken_back, _unclear, _laid)


# --- the table as the game sees it ----------------------------------------------------------------


def _this_trick(referee: Referee, game: Game) -> tuple[tuple[Lying, Play], ...]:
    """Give the cards of the trick under way with who played them, as far as the camera saw them."""
    played = list(referee.role(Role.PLAYED))
    found: list[tuple[Lying, Play]] = []
    for play in reversed(game.trick):
        card = next((one for one in reversed(played) if one.card == card_name(play.card)), None)
        if card is not None:
            played.remove(card)
            found.append((card, play))
    return tuple(reversed(found))


def _pauses(referee: Referee, game: Game) -> bool:
    """Tell whether a card of the trick under way is missing from the table: then the game waits."""
    return any(card.left is not None for card, _ in _this_trick(referee, game))


def _aside(referee: Referee, cards: Iterable[Lying]) -> Referee:
    for card in cards:
        referee = referee.with_card(card, replace(card, role=Role.ASIDE))
    return referee


def without_unclear(referee: Referee, card: CardName) -> Referee | None:
    """Let a clear card that waits behind an unclear thing take its place; None when none waits there."""
    waiting = referee.role(Role.WAITING)
    if not waiting or waiting[0].card is not None or card not in [one.card for one in waiting]:
        return None
    return _aside(referee, [waiting[0]])


def _faces(cards: Iterable[Lying]) -> tuple[Card | Tile, ...]:
    return tuple(face(card.card) for card in cards if card.card is not None)


def _tile(card: Lying) -> int | None:
    shown = face(card.card) if card.card is not None else None
    return shown.value if isinstance(shown, Tile) else None


def _in_deck(game: Game, name: CardName) -> bool:
    try:
        return game.setup.deck.copies(parse_card(name)) > 0
    except UnknownCardError:
        return False


def _is_only_one(name: CardName) -> bool:
    try:
        return isinstance(parse_card(name), NumberCard)
    except UnknownCardError:
        return False
