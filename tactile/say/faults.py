"""Breaches of the rules and refusals: what is wrong, by whom, and the mend."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cards import NumberCard
from engine.events import FaultKind
from engine.reasons import RefusalReason, Refused
from engine.state import Phase, forbidden_bid
from tactile.say.announcements import NOBODY, PUBLIC, Announcement, Audience, Priority, Topic

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.actions import Player
    from engine.cards import Card, Colour
    from engine.events import Fault
    from engine.state import Game
    from tactile.say.facts import Fact

_Sentence = tuple[str, tuple[str, ...]]
"""A key and the facts without which the sentence cannot be said."""

_OUT_OF_TURN: Final = ("fault-out-of-turn", ("player", "expected"))
_FORBIDDEN: Final = ("fault-forbidden-bid", ("player", "bid", "cards"))
_RANGE: Final = ("fault-bid-out-of-range", ("player", "cards"))
_NOT_IN_HAND: Final = ("fault-not-in-hand", ("player", "card"))
_MUST_FOLLOW: Final = ("fault-must-follow", ("player", "colour", "card"))
_REVOKE: Final = ("fault-revoke", ("player", "colour", "card"))
_TWICE: Final = ("fault-card-seen-twice", ("player", "card"))
_TRUMP: Final = ("fault-bad-trump-choice", ("player",))

_FAULTS: Final[Mapping[FaultKind, _Sentence]] = {
    FaultKind.NOT_IN_HAND: _NOT_IN_HAND,
    FaultKind.MUST_FOLLOW: _MUST_FOLLOW,
    FaultKind.REVOKE: _REVOKE,
    FaultKind.OUT_OF_TURN: _OUT_OF_TURN,
    FaultKind.FORBIDDEN_BID: _FORBIDDEN,
    FaultKind.BID_OUT_OF_RANGE: _RANGE,
    FaultKind.CARD_SEEN_TWICE: _TWICE,
    FaultKind.BAD_TRUMP_CHOICE: _TRUMP,
}

_REFUSALS: Final[Mapping[RefusalReason, _Sentence]] = {
    RefusalReason.GAME_OVER: ("refused-game-over", ()),
    RefusalReason.NOT_NOW: ("refused-not-now", ()),
    RefusalReason.UNKNOWN_PLAYER: ("refused-unknown-player", ("player",)),
    RefusalReason.CARD_NOT_IN_DECK: ("refused-card-not-in-deck", ("card",)),
    RefusalReason.SPECIAL_NOT_YET_PLAYED: ("refused-special-card", ("card",)),
    RefusalReason.OUT_OF_TURN: _OUT_OF_TURN,
    RefusalReason.ALREADY_PLAYED: ("refused-already-played", ("player",)),
    RefusalReason.ALREADY_BID: ("refused-already-bid", ("player",)),
    RefusalReason.NOT_THE_DEALER: ("refused-not-the-dealer", ("dealer",)),
    RefusalReason.COLOUR_NOT_IN_DECK: ("refused-colour-not-in-deck", ("colour",)),
    RefusalReason.TRUMP_NOT_CHOSEN: ("waiting-for-trump", ("dealer",)),
    RefusalReason.BID_OUT_OF_RANGE: _RANGE,
    RefusalReason.FORBIDDEN_BID: _FORBIDDEN,
    RefusalReason.BID_MUST_MOVE_BY_ONE: ("refused-move-by-one", ("player",)),
    RefusalReason.BID_MISSING: ("waiting-for-bids", ("player",)),
    RefusalReason.NOT_IN_HAND: _NOT_IN_HAND,
    RefusalReason.MUST_FOLLOW: _MUST_FOLLOW,
    RefusalReason.FOLLOWED_NOT: _REVOKE,
    RefusalReason.CARD_SEEN_TWICE: _TWICE,
    RefusalReason.HAND_SIZE: ("refused-hand-size", ("player", "cards")),
    RefusalReason.CARD_MISSING: ("refused-card-missing", ()),
    RefusalReason.TRICKS_MISSING: ("refused-tricks-missing", ()),
    RefusalReason.ONE_TOO_MANY: ("refused-already-played", ("player",)),
    RefusalReason.NONE_TO_TURN: ("refused-none-to-turn", ()),
}

_OTHER: Final = ("refused-other", ())


def announce_fault(fault: Fault, before: Game) -> Announcement:
    """Say a breach. One that only a hand proves goes to the seat that may know that hand, or to nobody."""
    colour = before.led
    if fault.kind is FaultKind.REVOKE and isinstance(fault.card, NumberCard):
        colour = fault.card.colour
    known = _known(before, fault.player, fault.card, colour, before.to_act)
    sentence = _FAULTS.get(fault.kind) or _miscount(fault, before)
    return _no(sentence, known, _seat(fault, before), Priority.NEXT)


def announce_refusal(refused: Refused, game: Game) -> Announcement:
    """Say why an action cannot stand, and the mend; what only a hand tells as `announce_fault` does."""
    known = _known(game, refused.player, refused.card, refused.colour, refused.expected or game.to_act)
    if refused.bid is not None:
        known["bid"] = int(refused.bid)
    if refused.cards is not None:
        known["cards"] = refused.cards
    return _no(_REFUSALS.get(refused.reason, _OTHER), known, _seat(refused, game), Priority.NOW)


def _seat(breach: Fault | Refused, game: Game) -> Audience:
    """Find who may hear of a breach: all, the owner of the hand that proves it, or (Indian round) nobody."""
    if not breach.private:
        return PUBLIC
    player = breach.player
    return player if player is not None and game.may_see_hand(player, player) else NOBODY


def _miscount(fault: Fault, before: Game) -> _Sentence:
    """Tell what is missing, or too many, by the moment at which the table went on."""
    if fault.private:
        return "fault-hand-size", ("player",)
    if before.phase is Phase.BID:
        return "fault-no-bid", ("player",)
    if fault.card is not None:
        return "refused-already-played", ("player",)
    return ("fault-no-card" if before.trick else "fault-no-tricks"), ("player",)


def _known(
    game: Game, player: Player | None, card: Card | None, colour: Colour | None, expected: Player | None
) -> dict[str, Fact]:
    bid = forbidden_bid(game)
    facts: dict[str, Fact | None] = {
        "player": player,
        "card": card,
        "colour": colour,
        "expected": expected,
        "dealer": game.dealer,
        "bid": None if bid is None else int(bid),
        "cards": game.cards,
    }
    return {name: fact for name, fact in facts.items() if fact is not None}


def _no(
    sentence: _Sentence, known: Mapping[str, Fact], audience: Audience, priority: Priority
) -> Announcement:
    key, wanted = sentence if all(name in known for name in sentence[1]) else _OTHER
    facts = {name: known[name] for name in wanted}
    return Announcement(key, facts, priority, audience, Topic.FAULT, frozenset({Topic.QUESTION}))
