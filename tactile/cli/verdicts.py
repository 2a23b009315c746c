"""What calibration found, as announcements."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tactile.say.announcements import Announcement, Earcon, Topic
from tactile.say.facts import face
from tactile.see.reads import CardRead

if TYPE_CHECKING:
    from calibration.verdict import Verdict
    from tactile.see.reads import Read


def announce_verdict(verdict: Verdict) -> Announcement:
    """Say that an aspect suffices, or what to change; a newer problem drops an older one that still waits."""
    facts = {"side": verdict.side.value, "amount": verdict.amount}
    if verdict.problem is None:
        return Announcement(f"calibrate-{verdict.aspect}-good", facts, topic=Topic.CAMERA)
    return Announcement(
        f"calibrate-{verdict.problem}",
        facts,
        topic=Topic.FAULT,
        replaces=frozenset({Topic.FAULT}),
        earcon=Earcon.UNSURE,
    )


def announce_reads(reads: tuple[Read, ...], cards_seen: int) -> tuple[Announcement, ...]:
    """Name the cards as a proof, and say how many of those in view are not clear."""
    named = tuple(face(read.card) for read in reads if isinstance(read, CardRead))
    unclear = max(len(reads), cards_seen) - len(named)
    said = [
        Announcement("calibrate-named", {"cards": named}) if named else Announcement("calibrate-none-named")
    ]
    if unclear:
        said.append(Announcement("calibrate-unclear", {"count": unclear}, earcon=Earcon.UNSURE))
    return tuple(said)
