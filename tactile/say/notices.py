"""The referee's own matters: the camera, unclear cards, disagreement with the table, questions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tactile.say.announcements import Announcement, Earcon, Priority, Topic

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.actions import Player, Tricks
    from engine.cards import Card, Colour
    from tactile.say.facts import Face, Fact
    from tactile.see.reads import Reason


def _urgent(topic: Topic, key: str, **facts: Fact) -> Announcement:
    """Build news that cuts in, such as what follows from a key; older news of its topic is out of date."""
    return Announcement(key, facts, Priority.NOW, topic=topic, replaces=frozenset({topic}))


def _notice(topic: Topic, key: str, **facts: Fact) -> Announcement:
    """Build news of the table; it waits its turn, so that the order of things is heard."""
    return Announcement(key, facts, topic=topic, replaces=frozenset({topic}))


def _refusal(key: str, **facts: Fact) -> Announcement:
    """Build the "no" to an answer. The question that follows it must not drop it."""
    return Announcement(key, facts, Priority.NOW, topic=Topic.FAULT, replaces=frozenset({Topic.QUESTION}))


def camera_lost() -> Announcement:
    """Say that no picture comes any more, and what to check."""
    return _urgent(Topic.CAMERA, "camera-lost")


def camera_back() -> Announcement:
    """Say that the camera sees again."""
    return _urgent(Topic.CAMERA, "camera-back")


def unsure(reason: Reason, player: Player | None = None) -> Announcement:
    """Ask for a card to be laid so that it can be read; `player` when it is known whose it is."""
    if player is None:
        return _unsure("unsure-card", {"reason": reason.value})
    return _unsure("unsure-card-of", {"reason": reason.value, "player": player})


def unsure_tile(reason: Reason) -> Announcement:
    """Ask for a bid tile to be laid so that it can be read."""
    return _unsure("unsure-tile", {"reason": reason.value})


def unsure_turned(reason: Reason) -> Announcement:
    """Ask for the turned card to be laid so that it can be read."""
    return _unsure("unsure-turned", {"reason": reason.value})


def _unsure(key: str, facts: dict[str, Fact]) -> Announcement:
    return Announcement(key, facts, topic=Topic.UNSURE, earcon=Earcon.UNSURE)


def not_seen(player: Player) -> Announcement:
    """Ask for a player's card that must lie there and has not been seen."""
    return _notice(Topic.MISMATCH, "card-not-seen", player=player)


def waiting_for_trump(dealer: Player) -> Announcement:
    """Say that a card came before the dealer has chosen the trump."""
    return _notice(Topic.MISMATCH, "waiting-for-trump", dealer=dealer)


def waiting_for_bids(player: Player) -> Announcement:
    """Say that a card came before the bids are all made; `player` is the one to bid."""
    return _notice(Topic.MISMATCH, "waiting-for-bids", player=player)


def table_disagrees(missing: Iterable[Face] = (), surplus: Iterable[Face] = ()) -> tuple[Announcement, ...]:
    """Say what the game holds and the table does not show, and the other way round."""
    sides = (("table-lacks", tuple(missing)), ("table-shows", tuple(surplus)))
    return tuple(_notice(Topic.MISMATCH, key, cards=cards) for key, cards in sides if cards)


def table_agrees() -> Announcement:
    """Say that table and game agree again."""
    return _notice(Topic.MISMATCH, "table-agrees")


def gathered_too_early(missing: Iterable[Player]) -> Announcement:
    """Say that the trick was gathered before these players' cards were seen."""
    return _notice(Topic.MISMATCH, "gathered-too-early", players=tuple(missing))


def card_to_type(player: Player) -> Announcement:
    """Ask for a player's card that was gathered unseen: no card laid now can be known to be that one."""
    return _notice(Topic.MISMATCH, "card-to-type", player=player)


def only_moved(card: Card, player: Player) -> Announcement:
    """Say that a Wizard, or the like, counts as moved, and what to do if this player laid another one."""
    return _notice(Topic.MISMATCH, "card-moved", card=card, player=player)


def led_or_gathered(card: Card, player: Player) -> Announcement:
    """Ask for a player's card: a Wizard, or the like, lies there, and may be the one gathered before."""
    return _notice(Topic.MISMATCH, "card-led-or-gathered", card=card, player=player)


def came_together(player: Player, cards: Iterable[Face], *, with_unclear: bool = False) -> Announcement:
    """Ask for a player's card among several that came at one moment, one of them perhaps unclear."""
    key = "cards-together-unclear" if with_unclear else "cards-together"
    return _notice(Topic.MISMATCH, key, player=player, cards=tuple(cards))


def only_turned() -> Announcement:
    """Ask for the turned card alone. Names none: its owner may be the one who does not know it."""
    return _notice(Topic.MISMATCH, "cards-on-foreheads")


def only_from_now(leader: Player) -> Announcement:
    """Say that the cards that were in view before the play are nobody's plays."""
    return _notice(Topic.MISMATCH, "cards-before-play", player=leader)


def taken_back(player: Player, card: Card) -> Announcement:
    """Say that a player's card left the trick, and that it is that player's turn again."""
    return Announcement("card-taken-back", {"player": player, "card": card}, topic=Topic.MISMATCH)


def still_there(cards: Iterable[Face], player: Player | None) -> Announcement:
    """Say that undone cards lie there and do not count; `player` is next, or None when a card is turned."""
    if player is None:
        return _notice(Topic.MISMATCH, "undone-lies-turned", cards=tuple(cards))
    return _notice(Topic.MISMATCH, "undone-lies", cards=tuple(cards), player=player)


def undone() -> Announcement:
    """Say that the last step was undone (what it was, and whose turn it is, can be asked)."""
    return _urgent(Topic.CARD, "undone")


def undone_card(player: Player, card: Card) -> Announcement:
    """Say that a player's card was undone."""
    return _urgent(Topic.CARD, "undone-card", player=player, card=card)


def undone_bid(player: Player, bid: Tricks) -> Announcement:
    """Say that a player's bid was undone."""
    return _urgent(Topic.BID, "undone-bid", player=player, bid=int(bid))


def nothing_to_undo() -> Announcement:
    """Say that the game stands at its beginning."""
    return _urgent(Topic.ANSWER, "nothing-to-undo")


def corrected(player: Player, wrong: Card, right: Card) -> Announcement:
    """Say that a card of a player was mended."""
    return _urgent(Topic.CARD, "card-corrected", player=player, wrong=wrong, right=right)


def corrected_turned(wrong: Card, right: Card) -> Announcement:
    """Say that the turned card was mended."""
    return _urgent(Topic.TRUMP, "turned-corrected", wrong=wrong, right=right)


def ask_bid(player: Player, forbidden: Tricks | None = None) -> Announcement:
    """Ask a player for the bid; the last bidder is told the forbidden number."""
    facts: dict[str, Fact] = {"player": player}
    key = "ask-bid"
    if forbidden is not None:
        key, facts = "ask-last-bid", {**facts, "forbidden": int(forbidden)}
    return _question(key, facts)


def ask_move_by_one(player: Player, bid: Tricks, cards: int) -> Announcement:
    """Ask the dealer to raise or lower a bid that makes the bids add up (rules, hidden-bids)."""
    facts: dict[str, Fact] = {"player": player}
    if bid == 0:
        return _question("ask-move-up", {**facts, "higher": 1})
    if bid == cards:
        return _question("ask-move-down", {**facts, "lower": int(bid) - 1})
    return _question("ask-move-by-one", {**facts, "lower": int(bid) - 1, "higher": int(bid) + 1})


def ask_trump(player: Player, colours: Iterable[Colour]) -> Announcement:
    """Ask the dealer for a trump colour; `colours` are those of the deck."""
    return _question("ask-trump", {"player": player, "colours": tuple(colours)})


def bid_not_understood(player: Player, cards: int) -> Announcement:
    """Say that an answer was no bid, and what a bid is."""
    return _refusal("bid-not-understood", player=player, cards=cards)


def trump_not_understood(player: Player, colours: Iterable[Colour]) -> Announcement:
    """Say that an answer was no trump, and what can be chosen."""
    return _refusal("trump-not-understood", player=player, colours=tuple(colours))


def _question(key: str, facts: dict[str, Fact]) -> Announcement:
    topic = Topic.QUESTION
    return Announcement(key, facts, topic=topic, replaces=frozenset({topic}), earcon=Earcon.QUESTION)
