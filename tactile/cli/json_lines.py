"""JSON Lines on standard output: one event a line, on its way at once (contracts)."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final, Protocol

import click

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tactile.watch.news import Seconds

MILLISECONDS: Final = 3


class Events(Protocol):
    """Takes events, for programs."""

    def write(self, t: Seconds, event: str, fields: Mapping[str, object]) -> None:
        """Write an event."""


class JsonLines:
    """Events as JSON Lines on standard output."""

    def write(self, t: Seconds, event: str, fields: Mapping[str, object]) -> None:
        """Write an event and flush it. Raises BrokenPipeError when nobody reads any more."""
        line = json.dumps({"t": round(t, MILLISECONDS), "event": event, **fields}, ensure_ascii=False)
        click.echo(line.encode())


class NoEvents:
    """Nobody asked for events."""

    def write(self, t: Seconds, event: str, fields: Mapping[str, object]) -> None:
        """Write nothing."""
