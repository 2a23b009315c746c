"""From answers to findings: what is there, what is missing, and the sentence for each. Pure."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Final, assert_never

from tactile.cli.probes import (
    Answer,
    CameraFound,
    Cameras,
    Model,
    NoAnswer,
    Ocr,
    Probe,
    Sound,
    Voices,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

    from tactile.say.facts import Fact


class Weight(StrEnum):
    """How much a part matters."""

    NEEDED = "needed"
    """No game of your own without it."""
    WANTED = "wanted"
    """A game goes on without it, but worse."""
    OPTIONAL = "optional"


class Part(StrEnum):
    """What is looked at without asking a process."""

    FOLDER = "folder"
    PROFILE = "profile"
    PYTHON = "python"


@dataclass(frozen=True, slots=True)
class Finding:
    """One part of this computer: `key` and `facts` say how it is in a sentence of doctor.ftl."""

    part: Probe | Part
    good: bool
    weight: Weight
    key: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


class Verdict(StrEnum):
    """What all findings come to; each is the end of a key of doctor.ftl."""

    READY = "ready"
    SILENT = "silent"
    NO_CAMERA = "no-camera"
    NOT_READY = "not-ready"


class FolderFault(StrEnum):
    """Why games cannot be kept."""

    DENIED = "denied"
    FULL = "full"


class ProfileState(StrEnum):
    """How the saved calibration is."""

    THERE = "there"
    NONE = "none"
    BROKEN = "broken"


_WEIGHTS: Final[Mapping[Probe, Weight]] = {
    Probe.CAMERAS: Weight.NEEDED,
    Probe.SOUND: Weight.WANTED,
    Probe.VOICES: Weight.WANTED,
    Probe.SYSTEM_VOICES: Weight.OPTIONAL,
    Probe.OCR: Weight.OPTIONAL,
    Probe.MODEL: Weight.NEEDED,
}


def judge(findings: Iterable[Finding]) -> Verdict:
    """Say what can be done with what was found."""
    missing = {finding.part: finding.weight for finding in findings if not finding.good}
    works = {finding.part for finding in findings if finding.good}
    if any(weight is Weight.NEEDED and part != Probe.CAMERAS for part, weight in missing.items()):
        return Verdict.NOT_READY
    if Probe.CAMERAS not in works:
        return Verdict.NO_CAMERA
    return Verdict.SILENT if Weight.WANTED in missing.values() else Verdict.READY


def findings_of(probe: Probe, answer: Answer | NoAnswer) -> tuple[Finding, ...]:
    """Turn an answer into findings; each camera is one of its own."""
    match answer:
        case NoAnswer():
            facts = {"part": str(probe)}
            return (Finding(probe, good=False, weight=_WEIGHTS[probe], key=f"doctor-{answer}", facts=facts),)
        case Cameras():
            return _cameras(answer)
        case Sound():
            return (_sound(answer),)
        case Voices():
            return (_voices(probe, answer),)
        case Ocr():
            key = "doctor-ocr-there" if answer.name else "doctor-ocr-none"
            facts = {"name": answer.name or ""}
            return (Finding(probe, good=bool(answer.name), weight=Weight.OPTIONAL, key=key, facts=facts),)
        case Model():
            return _model(answer)
        case _:
            assert_never(answer)


def _cameras(found: Cameras) -> tuple[Finding, ...]:
    if not found.cameras:
        return (Finding(Probe.CAMERAS, good=False, weight=Weight.NEEDED, key="doctor-cameras-none"),)
    return tuple(_camera(camera) for camera in found.cameras)


def _camera(camera: CameraFound) -> Finding:
    facts: dict[str, Fact] = {"number": camera.number, "name": camera.name}
    if camera.size_px is None:
        key = "doctor-camera-denied" if camera.denied else "doctor-camera-no-picture"
        return Finding(Probe.CAMERAS, good=False, weight=Weight.NEEDED, key=key, facts=facts)
    width_px, height_px = camera.size_px
    facts |= {"width": width_px, "height": height_px}
    return Finding(Probe.CAMERAS, good=True, weight=Weight.NEEDED, key="doctor-camera-works", facts=facts)


def _sound(sound: Sound) -> Finding:
    if sound.devices:
        facts = {"devices": sound.devices}
        return Finding(Probe.SOUND, good=True, weight=Weight.WANTED, key="doctor-sound-works", facts=facts)
    missing = "library" if not sound.library else "system-library" if not sound.system_library else "none"
    return Finding(Probe.SOUND, good=False, weight=Weight.WANTED, key=f"doctor-sound-{missing}")


def _voices(probe: Probe, voices: Voices) -> Finding:
    good = bool(voices.languages)
    languages = tuple(voices.languages)
    facts = {"languages": languages} if good else {}
    key = f"doctor-{probe}-there" if good else f"doctor-{probe}-none"
    return Finding(probe, good=good, weight=_WEIGHTS[probe], key=key, facts=facts)


def _model(model: Model) -> tuple[Finding, ...]:
    faults = {"doctor-model-missing": model.missing, "doctor-model-broken": model.broken}
    return tuple(
        Finding(Probe.MODEL, good=False, weight=Weight.NEEDED, key=key, facts={"files": files})
        for key, files in faults.items()
        if files
    ) or (Finding(Probe.MODEL, good=True, weight=Weight.NEEDED, key="doctor-model-there"),)


def python_finding(version: tuple[int, int]) -> Finding:
    """Name the Python that runs; an older one would not have come so far."""
    facts = {"version": "{}.{}".format(*version)}
    return Finding(Part.PYTHON, good=True, weight=Weight.NEEDED, key="doctor-python", facts=facts)


def folder_finding(folder: Path, fault: FolderFault | None) -> Finding:
    """Tell whether games can be kept."""
    key = f"doctor-folder-{fault}" if fault else "doctor-folder-there"
    facts = {"folder": str(folder)}
    return Finding(Part.FOLDER, good=fault is None, weight=Weight.NEEDED, key=key, facts=facts)


def profile_finding(profile: Path, state: ProfileState) -> Finding:
    """Tell whether a calibration was saved. One that cannot be read stands in the way; none does not."""
    return Finding(
        Part.PROFILE,
        good=state is ProfileState.THERE,
        weight=Weight.NEEDED if state is ProfileState.BROKEN else Weight.OPTIONAL,
        key=f"doctor-profile-{state}",
        facts={"file": str(profile)},
    )
