"""Somebody at a table: a connection, and how it is told that a message was wrong."""

from __future__ import annotations

from typing import Protocol

from uprising import wire

MOVED_AWAY = 1012  # "service restart": clients come back, and are led to the new owner


class Listener(Protocol):
    """A connection: its person, the seat it shows now, a language, whether it wants beats."""

    person: str
    seat: int | None
    lang: str
    beats: bool

    def send(self, message: wire.Message) -> None: ...
    def go(self, code: int = MOVED_AWAY) -> None:
        """Say good-bye: the table is elsewhere now, or may not be looked at any more."""


def problem(code: str, field: str, command: str) -> wire.Problem:
    return wire.Problem(code, field, "", command)
