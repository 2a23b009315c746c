"""A game that is played by itself in a process, to be killed: `python -m tests.table.killed_game FILE SEED`.

It goes on from the journal if there is one, and prints a line for each action once that was told.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from engine.actions import ChooseTrump, PlaceBid, PlayCard, TurnCard
from engine.cards import card_name
from tactile.see.reads import Point
from tactile.table.acts import Act, acts_of, game_of
from tactile.table.journal import create, reopen
from tactile.table.session import Session
from tactile.watch.news import CardPlaced, Seconds, TrackId
from tests.table.fakes import setup
from tests.table.random_game import random_steps

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.state import Game
    from tactile.say.announcements import Announcement
    from tactile.table.telling import Fields

SETUP = setup(1, 2, 3, 4)
OF_AN_ACTION = frozenset({"turned", "trump_chosen", "bid", "card_played"})
PAUSE_S = 0.001


def script(seed: int) -> tuple[Act, ...]:
    """Give the game that is to be played."""
    return acts_of(random_steps(SETUP, seed))


def right_end(seed: int) -> Game:
    """Give the game as it must end."""
    return game_of(SETUP, script(seed))


class Printing:
    """Prints each action that is told."""

    def event(self, t: Seconds, name: str, fields: Fields) -> None:
        if name in OF_AN_ACTION:
            sys.stdout.write("told\n")
            sys.stdout.flush()

    def say(self, t: Seconds, announcement: Announcement) -> None:
        """Sentences do not matter here."""


def main(path: Path, seed: int) -> None:
    acts: tuple[Act, ...] = ()
    if path.exists():
        journal, kept = reopen(path)
        acts = kept.acts
        session = Session(kept.setup, journal, Printing())
        resume(session, acts)
        sys.stdout.write(f"resumed {len(acts)}\n")
    else:
        session = Session(SETUP, create(path, SETUP), Printing())
        session.begin(Seconds(0))
    for number, act in enumerate(script(seed)[len(acts) :], start=len(acts)):
        time.sleep(PAUSE_S)
        do(session, act.action, number)


def resume(session: Session, acts: tuple[Act, ...]) -> None:
    """Go on, and see the table again at once: the cards of the trick under way lie where they lay."""
    session.resume(acts, Seconds(len(acts)))
    t = Seconds(len(acts) + 0.1)
    played = [act for act in acts if isinstance(act.action, PlayCard)]
    session.see(t, [_seen_again(t, act) for act in played[len(played) - len(session.game.trick) :]])


def _seen_again(t: Seconds, act: Act) -> CardPlaced:
    assert isinstance(act.action, PlayCard)
    place = act.lies_at or Point(0.0, 0.0)
    return CardPlaced(t, card_name(act.action.card), place, TrackId(500 + round(place.x_px)))


def do(session: Session, action: Action, number: int) -> None:
    """Do an action as a table does: by a card that comes to rest, or by an answer."""
    t = Seconds(10.0 + number)
    match action:
        case TurnCard(card) | PlayCard(card=card):
            place = Point(100.0 * number, 10.0)
            session.see(t, [CardPlaced(t, card_name(card), place, TrackId(1000 + number))])
        case PlaceBid(bid=bid):
            session.answer(t, str(bid))
        case ChooseTrump(colour=colour):
            session.answer(t, colour)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
