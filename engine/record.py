"""Records of games: read from bytes, written again, and judged (contracts, `tactile replay`)."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final, NoReturn

from engine.actions import Player, Tricks
from engine.cards import (
    DECKS,
    WIZARD_DECK,
    Card,
    Colour,
    Deck,
    UnknownCardError,
    card_name,
    is_of_base_game,
    parse_card,
)
from engine.record_form import Fields, GameRecord, Node, RecordError, RecordProblem, RoundRecord
from engine.replay import GoOn, Replayed, replay, replay_steps
from engine.setup import GameSetup, SetupError, SetupFault, make_setup
from engine.state import Play
from engine.variants import UnknownVariantError, Variant, last_round, parse_variant, rounds_of

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = [
    "GameRecord",
    "GoOn",
    "RecordError",
    "RecordProblem",
    "Replayed",
    "RoundRecord",
    "dump_record",
    "parse_record",
    "replay",
    "replay_steps",
]

_PLACES: Final = {
    SetupFault.DEALER_UNKNOWN: "dealer",
    SetupFault.NO_ROUNDS: "rounds",
    SetupFault.TOURNAMENT_PLAYERS: "variant",
    SetupFault.MIXED_PLAYERS: "variant",
}
"""Where in a record a fault of the setup stands; elsewhere it is the players."""


def parse_record(content: bytes) -> GameRecord:
    """Read a record. Raises RecordError, and nothing else, with the place in the file."""
    top = Node(_load(content))
    players = tuple(Player(node.text()) for node in top.field("players").items())
    dealer = Player(top.field("dealer").text())
    deck = _deck(top.optional("deck"))
    variants = _variants(top.optional("variant"))
    rounds = top.field("rounds").items()
    # The players are checked before the rounds are read against them.
    plan = _setup(lambda: make_setup(players, dealer, variants, (1,), deck))
    usual = rounds_of(len(players), deck, plan.variants)
    dealt = tuple(_cards_dealt(node, at, usual, plan) for at, node in enumerate(rounds))
    setup = _setup(lambda: make_setup(players, dealer, variants, dealt, deck))
    return GameRecord(
        setup, tuple(_round(node, cards, setup) for node, cards in zip(rounds, dealt, strict=True))
    )


def _load(content: bytes) -> object:
    try:
        text = content.decode("utf-8-sig")
        loaded: object = json.loads(text, parse_constant=_refuse, object_pairs_hook=Fields)
    except UnicodeDecodeError as error:
        line, column = (
            content.count(b"\n", 0, error.start) + 1,
            error.start - content.rfind(b"\n", 0, error.start),
        )
        raise RecordError(f"{line}:{column}", RecordProblem.NOT_UTF_8) from None
    except json.JSONDecodeError as error:
        raise RecordError(f"{error.lineno}:{error.colno}", RecordProblem.NOT_JSON) from None
    except (ValueError, RecursionError):
        # A number too long to read, NaN; brackets too deep.
        raise RecordError("", RecordProblem.NOT_JSON) from None
    return loaded


def _refuse(constant: str) -> NoReturn:
    raise ValueError(constant)


def _setup(make: Callable[[], GameSetup]) -> GameSetup:
    try:
        return make()
    except SetupError as error:
        where = _PLACES.get(error.fault, "players")
        raise RecordError(where, error.fault, error.found) from None


def _deck(node: Node | None) -> Deck:
    if node is None:
        return WIZARD_DECK
    if node.text() not in DECKS:
        raise node.error(RecordProblem.UNKNOWN_DECK)
    return DECKS[node.text()]


def _variants(node: Node | None) -> tuple[Variant, ...]:
    return () if node is None else tuple(_variant(item) for item in node.items())


def _variant(node: Node) -> Variant:
    try:
        return parse_variant(node.text())
    except UnknownVariantError:
        chosen = node.text().startswith(f"{Variant.SPECIAL_CARDS}=")
        problem = RecordProblem.SPECIAL_NOT_YET_PLAYED if chosen else RecordProblem.UNKNOWN_VARIANT
        raise node.error(problem) from None


def _cards_dealt(node: Node, at: int, usual: tuple[int, ...], setup: GameSetup) -> int:
    given = node.optional("cards")
    cards = given.whole() if given else usual[at] if at < len(usual) else at + 1
    if not 1 <= cards <= last_round(len(setup.players), setup.deck):
        raise RecordError(f"{node.where}.cards", SetupFault.ROUND_TOO_LONG, str(cards))
    return cards


def _round(node: Node, cards: int, setup: GameSetup) -> RoundRecord:
    werewolf, hands = node.optional("werewolf"), node.optional("hands")
    if werewolf:
        raise werewolf.error(RecordProblem.SPECIAL_NOT_YET_PLAYED)
    turned, choice = node.field("turned"), node.optional("trump_choice")
    return RoundRecord(
        cards=cards,
        hands=tuple(_hand(name, hand, setup) for name, hand in hands.entries()) if hands else (),
        turned=None if turned.value is None else _card(turned, setup.deck),
        trump_choice=_colour(choice) if choice else None,
        bids=tuple(_bid(bid, setup) for bid in node.field("bids").items()),
        tricks=tuple(_trick(trick, setup) for trick in node.field("tricks").items()),
    )


def _hand(name: str, node: Node, setup: GameSetup) -> tuple[Player, tuple[Card, ...]]:
    owner = _player(Node(name, node.where), setup)
    return owner, tuple(_card(card, setup.deck) for card in node.items())


def _bid(node: Node, setup: GameSetup) -> tuple[Player, Tricks]:
    player, bid = node.pair()
    return _player(player, setup), Tricks(bid.whole())


def _trick(node: Node, setup: GameSetup) -> tuple[Play, ...]:
    plays = node.items() if isinstance(node.value, list) else _plain_plays(node)
    if not plays:
        raise node.error(RecordProblem.EMPTY_TRICK)
    return tuple(_play(play, setup) for play in plays)


def _plain_plays(node: Node) -> tuple[Node, ...]:
    """Read the object form of a trick; what special cards did in it is not yet played."""
    for name in ("passed", "cloud"):
        done = node.optional(name)
        if done:
            raise done.error(RecordProblem.SPECIAL_NOT_YET_PLAYED)
    return node.field("plays").items()


def _play(node: Node, setup: GameSetup) -> Play:
    items = node.items()
    if len(items) > 1:
        # A special card brings a third item along: name the card first, it says more.
        card = _card(items[1], setup.deck)
    player, _ = node.pair()
    return Play(_player(player, setup), card)


def _player(node: Node, setup: GameSetup) -> Player:
    player = Player(node.text())
    if player not in setup.players:
        raise node.error(RecordProblem.UNKNOWN_PLAYER)
    return player


def _colour(node: Node) -> Colour:
    try:
        return Colour(node.text())
    except ValueError as error:
        if isinstance(error, RecordError):
            raise
        raise node.error(RecordProblem.UNKNOWN_COLOUR) from None


def _card(node: Node, deck: Deck) -> Card:
    try:
        card = parse_card(node.text())
    except UnknownCardError:
        raise node.error(RecordProblem.UNKNOWN_CARD) from None
    if deck.copies(card) == 0:
        raise node.error(RecordProblem.CARD_NOT_IN_DECK)
    if not is_of_base_game(card):
        raise node.error(RecordProblem.SPECIAL_NOT_YET_PLAYED)
    return card


def dump_record(record: GameRecord) -> bytes:
    """Write a record so that `parse_record` reads the same."""
    setup = record.setup
    form = {
        "players": setup.players,
        "dealer": setup.dealer,
        "variant": setup.variants,
        "deck": setup.deck.name,
        "rounds": [_round_form(one) for one in record.rounds],
    }
    return json.dumps(form, ensure_ascii=False).encode()


def _round_form(one: RoundRecord) -> dict[str, object]:
    return {
        "cards": one.cards,
        "hands": {player: [card_name(card) for card in cards] for player, cards in one.hands} or None,
        "turned": None if one.turned is None else card_name(one.turned),
        "trump_choice": one.trump_choice,
        "bids": one.bids,
        "tricks": [[[play.player, card_name(play.card)] for play in trick] for trick in one.tricks],
    }
