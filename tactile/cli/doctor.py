"""`tactile doctor`: what is there for a game, what is missing, and the mend."""

from __future__ import annotations

import json
import os
import shutil
import sys
from typing import TYPE_CHECKING, Final

import click

from calibration.profile import ProfileError, parse_profile
from tactile.cli.findings import (
    FolderFault,
    ProfileState,
    Verdict,
    Weight,
    findings_of,
    folder_finding,
    judge,
    profile_finding,
    python_finding,
)
from tactile.cli.help_text import help_phrases, help_text
from tactile.cli.probes import THIS_SYSTEM, ask_all
from tactile.settings import data_folder, profile_file

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from tactile.cli.findings import Finding
    from tactile.say.phrases import Phrasebook

_ROOM_FOR_GAMES_BYTES: Final = 10_000_000


@click.command("doctor", help=help_text("help-doctor"))
@click.option("--json", "as_json", is_flag=True, help=help_text("help-doctor-json"))
def command(*, as_json: bool) -> None:
    """Look at everything, then tell; that something is missing is an answer, and no error."""
    findings = examine()
    for line in _json_lines(findings) if as_json else sentences(findings, judge(findings), help_phrases()):
        click.echo(line.encode(errors="backslashreplace"), err=not as_json)


def examine() -> list[Finding]:
    """Ask every part of this computer, the needed ones first."""
    answers = ask_all(THIS_SYSTEM)
    findings = [finding for probe in THIS_SYSTEM for finding in findings_of(probe, answers[probe])]
    folder, profile = data_folder(), profile_file()
    return [
        *findings,
        folder_finding(folder, folder_fault(folder)),
        profile_finding(profile, profile_state(profile)),
        python_finding(sys.version_info[:2]),
    ]


def folder_fault(folder: Path) -> FolderFault | None:
    """Tell why nothing could be written to a folder, made or not made yet; it is not touched."""
    nearest = next(place for place in (folder, *folder.parents) if place.exists())
    if not nearest.is_dir() or not os.access(nearest, os.W_OK | os.X_OK):
        return FolderFault.DENIED
    return FolderFault.FULL if shutil.disk_usage(nearest).free < _ROOM_FOR_GAMES_BYTES else None


def profile_state(profile: Path) -> ProfileState:
    """Tell whether a calibration is there and can be read."""
    try:
        parse_profile(profile.read_bytes())
    except FileNotFoundError:
        return ProfileState.NONE
    except (OSError, ProfileError):
        return ProfileState.BROKEN
    return ProfileState.THERE


def sentences(findings: Sequence[Finding], verdict: Verdict, phrases: Phrasebook) -> list[str]:
    """Say the verdict, then what is missing with its mend, then what is there."""
    weights = list(Weight)
    ordered = sorted(findings, key=lambda finding: (finding.good, weights.index(finding.weight)))
    return [phrases.say(f"doctor-{verdict}"), *(_sentence(finding, phrases) for finding in ordered)]


def _sentence(finding: Finding, phrases: Phrasebook) -> str:
    facts = dict(finding.facts)
    languages = facts.get("languages")
    if isinstance(languages, tuple):
        facts["languages"] = tuple(phrases.say(f"doctor-language-{code}") for code in languages)
    return phrases.say(finding.key, **facts)


def _json_lines(findings: Sequence[Finding]) -> list[str]:
    phrases = help_phrases()
    return [
        json.dumps(
            {
                "part": finding.part,
                "good": finding.good,
                "weight": finding.weight,
                "text": _sentence(finding, phrases),
            },
            ensure_ascii=False,
        )
        for finding in findings
    ]
