"""A table without a camera: scripted news, a keeper that can fail, a teller that remembers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.actions import Player
from engine.cards import CardName
from engine.setup import GameSetup, make_setup
from tactile.say.announcements import PUBLIC
from tactile.say.phrases import Language, Phrasebook
from tactile.see.reads import Point, Reason
from tactile.table.session import Session
from tactile.watch.news import CardGlimpsed, CardPlaced, CardRemoved, CardUnsure, Seconds, TrackId, UnsureLeft

if TYPE_CHECKING:
    from engine.variants import Variant
    from tactile.say.announcements import Announcement
    from tactile.table.acts import Step
    from tactile.table.telling import Fields
    from tactile.watch.news import TableNews

ENGLISH = Phrasebook(Language.ENGLISH)


def setup(*rounds: int, variants: tuple[Variant, ...] = ()) -> GameSetup:
    players = (Player("Ann"), Player("Ben"), Player("Cleo"))
    return make_setup(players, Player("Cleo"), variants, rounds or (1,))


class Keeper:
    """Keeps steps in a list; `full` makes it fail."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.full = False

    def write(self, step: Step) -> bool:
        self.steps.append(step)
        return not self.full


class Teller:
    """Remembers all that was told; no seat has a channel of its own."""

    def __init__(self) -> None:
        self.events: list[tuple[str, Fields]] = []
        self.said: list[str] = []

    def event(self, t: Seconds, name: str, fields: Fields) -> None:
        self.events.append((name, fields))

    def say(self, t: Seconds, announcement: Announcement) -> None:
        if announcement.audience is PUBLIC:
            self.said.append(ENGLISH.say(announcement.key, **announcement.facts))


class Table:
    """A session with its fakes, and hands that lay cards."""

    def __init__(self, *rounds: int, variants: tuple[Variant, ...] = ()) -> None:
        self.keeper = Keeper()
        self.teller = Teller()
        self.session = Session(setup(*rounds, variants=variants), self.keeper, self.teller)
        self.t = 0.0
        self.tracks = 0
        self.lying: dict[TrackId, CardName] = {}

    def begin(self) -> None:
        self.session.begin(Seconds(self.t))
        self.heard()

    def lay(self, card: str, seconds: float = 1.0) -> TrackId:
        self.tracks += 1
        track = TrackId(self.tracks)
        self.lying[track] = CardName(card)
        self._see(CardPlaced(self._after(seconds), CardName(card), self.place(track), track))
        return track

    def lift(self, track: TrackId, seconds: float = 0.4) -> None:
        """Take a card up and put it down where it was, under a new track."""
        card, place = self.lying[track], self.place(track)
        self.take(track)
        self.tracks += 1
        self.lying[TrackId(self.tracks)] = card
        self._see(CardPlaced(self._after(seconds), card, place, TrackId(self.tracks)))

    def lay_together(self, *cards: str, seconds_apart: float = 0.0) -> tuple[TrackId, ...]:
        """Lay cards that are told at once; each came to its place a little after the one before."""
        t, news = self._after(1.0), []
        for number, card in enumerate(cards):
            self.tracks += 1
            track = TrackId(self.tracks)
            self.lying[track] = CardName(card)
            here_since = Seconds(t - 1.0 + number * seconds_apart)
            news.append(CardPlaced(t, CardName(card), self.place(track), track, here_since))
        self._see(*news)
        return tuple(one.track for one in news)

    def lay_with_unclear(self, card: str, *, unclear_first: bool) -> TrackId:
        """Lay a card and an unclear one at one moment, told at once; give the unclear one."""
        t, here_since = self._after(2.0), Seconds(self.t - 2.0)
        self.tracks += 2
        clear, unclear = TrackId(self.tracks - 1), TrackId(self.tracks)
        self.lying[clear] = CardName(card)
        placed = CardPlaced(t, CardName(card), self.place(clear), clear, here_since)
        unsure = CardUnsure(t, Reason.GLARE, self.place(unclear), unclear, here_since)
        self._see(*((unsure, placed) if unclear_first else (placed, unsure)))
        return unclear

    def see_again(self) -> tuple[TrackId, ...]:
        """Show all that lies there anew, each under a new track, where it was."""
        t, news = self._after(0.3), []
        for track, card in tuple(self.lying.items()):
            self.tracks += 1
            new = TrackId(self.tracks)
            self.lying[new] = self.lying.pop(track)
            news.append(CardPlaced(t, card, self.place(track), new))
        self._see(*news)
        return tuple(one.track for one in news)

    def doubt(self, track: TrackId) -> None:
        self._see(CardUnsure(self._after(1.0), Reason.CONFLICT, self.place(track), track))

    def hide(self, *tracks: TrackId) -> None:
        """Let cards be out of view for so long that they count as gone, though nobody took them."""
        t = self._after(8.0)
        self._see(
            *(CardRemoved(t, self.lying[track], self.place(track), track, seen=False) for track in tracks)
        )

    def hide_unclear(self, track: TrackId) -> None:
        """Let something unclear be out of view for so long that it counts as gone."""
        self._see(UnsureLeft(self._after(8.0), self.place(track), track, seen=False))

    def show(self, *tracks: TrackId) -> None:
        """Let hidden cards be in view again."""
        t = self._after(1.0)
        self._see(*(CardPlaced(t, self.lying[track], self.place(track), track) for track in tracks))

    def session_time(self) -> Seconds:
        return Seconds(self.t)

    def clear_up(self, track: TrackId, card: str) -> None:
        self.lying[track] = CardName(card)
        self._see(CardPlaced(self._after(1.0), CardName(card), self.place(track), track))

    def lay_unclear(self, reason: Reason = Reason.GLARE) -> TrackId:
        self.tracks += 1
        track = TrackId(self.tracks)
        self._see(CardUnsure(self._after(1.0), reason, self.place(track), track))
        return track

    def take_unclear(self, track: TrackId) -> None:
        self._see(UnsureLeft(self._after(0.5), self.place(track), track))

    def glimpse(self) -> None:
        """See something that leaves before it can be read."""
        self._see(CardGlimpsed(self._after(1.0)))

    def push(self, track: TrackId) -> TrackId:
        """Push a card along under a hand: it is seen elsewhere, and may be another one."""
        self.tracks += 1
        new, card = TrackId(self.tracks), self.lying.pop(track)
        self.lying[new] = card
        t = self._after(1.0)
        placed = CardPlaced(t, card, self.place(new), new, in_place_of=track)
        self._see(CardRemoved(t, card, self.place(track), track), placed)
        return new

    def take(self, *tracks: TrackId, seconds: float = 1.0) -> None:
        t = self._after(seconds)
        self._see(*(CardRemoved(t, self.lying.pop(track), self.place(track), track) for track in tracks))

    def wait(self, seconds: float = 2.0) -> None:
        self.session.see(self._after(seconds))

    def answer(self, *lines: str) -> None:
        for line in lines:
            self.session.answer(self._after(1.0), line)

    def heard(self) -> list[str]:
        """Give what was said since the last time, and forget it."""
        said, self.teller.said = self.teller.said, []
        return said

    def told(self) -> list[tuple[str, Fields]]:
        """Give the events since the last time, and forget them."""
        events, self.teller.events = self.teller.events, []
        return events

    def _see(self, *news: TableNews) -> None:
        self.session.see(Seconds(self.t), news)

    def _after(self, seconds: float) -> Seconds:
        self.t += seconds
        return Seconds(self.t)

    def place(self, track: int) -> Point:
        return Point(100.0 * track, 200.0)
