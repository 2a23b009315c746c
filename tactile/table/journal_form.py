"""The journal's lines: how a game is written down, and read again (contracts, "The journal")."""

from __future__ import annotations

from codecs import BOM_UTF8
from typing import TYPE_CHECKING, Annotated, Final

import msgspec

from engine.actions import ChooseTrump, PlaceBid, PlayCard, Player, ShowHand, Tricks, TurnCard
from engine.cards import DECKS, Colour, card_name, parse_card
from engine.setup import make_setup
from engine.variants import parse_variant
from tactile.see.reads import Point
from tactile.table.acts import Act, Correct, Undo
from tactile.watch.news import Seconds

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.setup import GameSetup
    from tactile.table.acts import Step

VERSION: Final = 1


class _Line(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, omit_defaults=True):
    t: float


class _Turn(_Line, frozen=True, tag="turn", forbid_unknown_fields=True):
    card: str
    at: tuple[float, float] | None = None
    let_stand: bool = False


class _Trump(_Line, frozen=True, tag="trump", forbid_unknown_fields=True):
    player: str
    colour: Colour
    let_stand: bool = False


class _Bid(_Line, frozen=True, tag="bid", forbid_unknown_fields=True):
    player: str
    bid: Annotated[int, msgspec.Meta(ge=0)]
    let_stand: bool = False


class _Play(_Line, frozen=True, tag="play", forbid_unknown_fields=True):
    player: str
    card: str
    at: tuple[float, float] | None = None
    let_stand: bool = False


class _Undo(_Line, frozen=True, tag="undo", forbid_unknown_fields=True):
    pass


class _Correct(_Line, frozen=True, tag="correct", forbid_unknown_fields=True):
    card: str


class _Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    journal: str
    version: int
    players: list[str]
    dealer: str
    variant: list[str]
    rounds: list[int]
    deck: str


_FORMAT: Final = "tactile-game"
_LINES: Final = msgspec.json.Decoder(_Turn | _Trump | _Bid | _Play | _Undo | _Correct)
_OPENINGS: Final = msgspec.json.Decoder(_Opening)


class OtherVersionError(ValueError):
    """A journal of a version that this program does not know; its argument is that version."""


def opening_line(setup: GameSetup) -> bytes:
    """Write the first line: who plays what."""
    opening = _Opening(
        _FORMAT, VERSION, list(setup.players), setup.dealer,
        [str(variant) for variant in setup.variants], list(setup.rounds), setup.deck.name,
    )  # fmt: skip
    return msgspec.json.encode(opening) + b"\n"


def is_opening(line: bytes) -> bool:
    """Tell whether a file's first line is that of a journal, of whatever version."""
    try:
        loaded = msgspec.json.decode(line.removeprefix(BOM_UTF8))
    except (msgspec.MsgspecError, RecursionError):  # no JSON; brackets too deep
        return False
    return isinstance(loaded, dict) and loaded.get("journal") == _FORMAT


def read_opening(line: bytes) -> GameSetup:
    """Read the first line. Raises ValueError with what is wrong, OtherVersionError for another version."""
    line = line.removeprefix(BOM_UTF8)  # an editor of Windows writes it
    loaded = msgspec.json.decode(line)
    if not isinstance(loaded, dict) or loaded.get("journal") != _FORMAT:
        raise ValueError("no journal of a game")
    if loaded.get("version") != VERSION:
        raise OtherVersionError(str(loaded.get("version")))
    opening = _OPENINGS.decode(line)
    if opening.deck not in DECKS:
        raise ValueError(opening.deck)
    variants = tuple(parse_variant(name) for name in opening.variant)
    players = tuple(Player(name) for name in opening.players)
    return make_setup(players, Player(opening.dealer), variants, tuple(opening.rounds), DECKS[opening.deck])


def step_line(step: Step) -> bytes:
    """Write a step. A hand is never written: raises ValueError."""
    return msgspec.json.encode(_form(step)) + b"\n"


def _form(step: Step) -> _Line:
    match step:
        case Undo(t):
            return _Undo(t)
        case Correct(card, t):
            return _Correct(t, card_name(card))
        case Act(action, t, lies_at, let_stand):
            at = None if lies_at is None else (round(lies_at.x_px, 1), round(lies_at.y_px, 1))
            return _action_form(action, t, at, let_stand=let_stand)


def _action_form(action: Action, t: float, at: tuple[float, float] | None, *, let_stand: bool) -> _Line:
    match action:
        case TurnCard(card):
            return _Turn(t, card_name(card), at, let_stand)
        case ChooseTrump(player, colour):
            return _Trump(t, player, colour, let_stand)
        case PlaceBid(player, bid):
            return _Bid(t, player, bid, let_stand)
        case PlayCard(player, card):
            return _Play(t, player, card_name(card), at, let_stand)
        case ShowHand():
            raise ValueError("a hand is private: it is never written down")


def read_step(line: bytes) -> Step:
    """Read a step. Raises ValueError with what is wrong."""
    form = _LINES.decode(line)
    t = Seconds(form.t)
    match form:
        case _Turn():
            return Act(TurnCard(parse_card(form.card)), t, _point(form.at), form.let_stand)
        case _Trump():
            return Act(ChooseTrump(Player(form.player), form.colour), t, None, form.let_stand)
        case _Bid():
            return Act(PlaceBid(Player(form.player), Tricks(form.bid)), t, None, form.let_stand)
        case _Play():
            play = PlayCard(Player(form.player), parse_card(form.card))
            return Act(play, t, _point(form.at), form.let_stand)
        case _Undo():
            return Undo(t)
    return Correct(parse_card(form.card), t)


def _point(at: tuple[float, float] | None) -> Point | None:
    return None if at is None else Point(*at)
