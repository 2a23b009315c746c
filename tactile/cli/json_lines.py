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


def json_line(fields: Mapping[str, object]) -> bytes:
    """Write an object as JSON in UTF-8. What a file name holds that is no text is written escaped."""
    return json.dumps(fields, ensure_ascii=False).encode(errors="backslashreplace")


class JsonLines:
    """Events as JSON Lines on standard output."""

    def write(self, t: Seconds, event: str, fields: Mapping[str, object]) -> None:
        """Write an event and flush it. Raises BrokenPipeError when nobody reads any more."""
        click.echo(json_line({"t": round(t, MILLISECONDS), "event": event, **fields}))


class NoEvents:
    """Nobody asked for events."""

    def write(self, t: Seconds, event: str, fields: Mapping[str, object]) -> None:
        """Write nothing."""
