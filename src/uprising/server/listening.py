"""Somebody at a table: a connection, and how it is told that a message was wrong."""

from __future__ import annotations

from typing import Protocol

from uprising import wire


class Listener(Protocol):
    """A connection: the seats of its person, the one it shows now, and a language."""

    person: str
    seat: int | None
    lang: str

    def send(self, message: wire.Message | wire.FrameSent) -> None: ...


def problem(code: str, field: str, command: str) -> wire.Problem:
    return wire.Problem(code, field, "", command)
