"""The sentences about one trick: its cards as they come, and who takes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards import JESTER, WIZARD, Card, Colour, NumberCard
from tactile.say.announcements import Announcement, Earcon, Level, Priority, Topic

if TYPE_CHECKING:
    from engine.events import CardPlayed, Led, TrickWon
    from engine.state import Game
    from tactile.say.facts import Fact

OLD_AT_A_CARD = frozenset({Topic.QUESTION, Topic.UNSURE, Topic.MISMATCH})
_OLD_AT_A_NEW_TRICK = OLD_AT_A_CARD | {Topic.CARD, Topic.LED}
_OLD_AT_A_TRICK = frozenset({Topic.LED, Topic.UNSURE, Topic.MISMATCH, Topic.TRICK})


def announce_card(event: CardPlayed, before: Game) -> Announcement:
    """Name a card that came to rest; the first of a trick makes what still waits of the last one old."""
    old = OLD_AT_A_CARD if before.trick else _OLD_AT_A_NEW_TRICK
    facts: dict[str, Fact] = {"player": event.player, "card": event.card}
    return Announcement("card-played", facts, topic=Topic.CARD, replaces=old, earcon=Earcon.ACCEPTED)


def announce_led(event: Led, level: Level) -> tuple[Announcement, ...]:
    """Say the colour to follow, with the public duty at the level "full"."""
    if level is Level.BRIEF:
        return ()
    key = "led-duty" if level is Level.FULL else "led"
    return (Announcement(key, {"colour": event.colour}, Priority.WHEN_QUIET, topic=Topic.LED),)


def announce_trick(event: TrickWon, before: Game, level: Level) -> tuple[Announcement, ...]:
    """Say who takes a trick, with what, and how that stands against the bid."""
    won = _won(event, before, level)
    reason = _reason(event.card, before.trump) if level is Level.FULL else None
    if reason is None:
        return (won,)
    return (won, Announcement("trick-reason", {"reason": reason}, Priority.WHEN_QUIET, topic=Topic.LED))


def _won(event: TrickWon, before: Game, level: Level) -> Announcement:
    if event.player is None or event.card is None:
        return _trick("trick-bombed", {})
    facts: dict[str, Fact] = {"player": event.player, "card": event.card}
    bid = dict(before.bids).get(event.player)
    if level is Level.BRIEF:
        return _trick("trick-won-brief", facts)
    if bid is None:
        return _trick("trick-won-no-bid", facts)
    return _trick("trick-won", {**facts, "taken": int(dict(event.taken)[event.player]), "bid": int(bid)})


def _trick(key: str, facts: dict[str, Fact]) -> Announcement:
    return Announcement(key, facts, topic=Topic.TRICK, replaces=_OLD_AT_A_TRICK)


def _reason(card: Card | None, trump: Colour | None) -> str | None:
    if isinstance(card, NumberCard):
        return "highest-trump" if card.colour == trump else "highest-led"
    return {WIZARD: "first-wizard", JESTER: "first-jester"}.get(card) if card else None
