"""The record of a game as text: what was played, with what, by whom, and a digest of where it led.

A record is plain text, one line a move, a sealed set as one line in seat order. States are only
a cache of it. `docs/research/records.md` describes the format.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, final

from .notation import SEAT_NAME, BadNotation, words

FORMAT = "uprising-record 1"
HEAD = ("game", "content", "options", "seats", "luck")
MAY = ("pack",)


class BadRecord(ValueError):
    """The text is not a record that can be replayed. Names the line."""


@final
class Said:
    """One seat's part of a line: the seat, the move's text, and who made it if not the player.

    One is made with every move, and a frozen dataclass is dear to make.
    """

    __slots__ = ("by", "seat", "text")

    def __init__(self, seat: int, text: str, by: str = "") -> None:
        self.seat: Final = seat
        self.text: Final = text
        self.by: Final = by

    def __repr__(self) -> str:
        return f"Said(seat={self.seat}, text={self.text!r}, by={self.by!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Said):
            return NotImplemented
        return (self.seat, self.text, self.by) == (other.seat, other.text, other.by)

    def __hash__(self) -> int:
        return hash((self.seat, self.text, self.by))


@dataclass(frozen=True)
class Record:
    """What `Table.record` gives and `replay` takes."""

    game: str
    version: int
    content: str
    options: Mapping[str, Any]
    seats: tuple[str, ...]
    luck: str
    lines: tuple[tuple[Said, ...], ...]
    digest: str
    ended: bool
    notes: tuple[str, ...] = field(default=())
    pack: str = ""

    def __str__(self) -> str:
        options = " ".join(f"{k}={v}" for k, v in self.options.items())
        head = [
            FORMAT,
            f"game {self.game} {self.version}",
            f"content {self.content}",
            *([f"pack {self.pack}"] if self.pack else []),
            f"options {options}".rstrip(),
            f"seats {' '.join(self.seats)}",
            f"luck {self.luck}",
            *(f"note {note}" for note in self.notes),
            "moves",
        ]
        body = [" | ".join(self.part(said) for said in line) for line in self.lines]
        return "\n".join([*head, *body, f"{'end' if self.ended else 'open'} {self.digest}"]) + "\n"

    def part(self, said: Said) -> str:
        mark = f"~{said.by}" if said.by else ""
        return f"{self.seats[said.seat]}{mark} {said.text}"


def read_record(text: str) -> Record:
    """Read a record; raises `BadRecord` naming the line that is wrong."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FORMAT:
        raise BadRecord(f"line 1: a record begins with {FORMAT!r}")
    if "moves" not in lines:
        raise BadRecord(f"line {len(lines)}: the record stops before its moves")
    start = lines.index("moves")
    head = read_head(lines[1:start])
    name, _, version = head["game"].partition(" ")
    if not version.isdecimal():
        raise BadRecord("game: needs a key and a rules version, as in 'game leduc 1'")
    seats = tuple(head["seats"].split())
    check_seats(seats)
    last = lines[-1].split()
    if len(last) != 2 or last[0] not in ("end", "open") or len(lines) - 1 == start:
        raise BadRecord(f"line {len(lines)}: the record is cut off: its digest is missing")
    moves = tuple(
        read_line(line, seats, number)
        for number, line in enumerate(lines[start + 1 : -1], start + 2)
    )
    notes = tuple(line[5:] for line in lines[1:start] if line.startswith("note "))
    options = dict(option_of(word) for word in head["options"].split())
    return Record(
        name, int(version), head["content"], options, seats, head["luck"], moves,
        last[1], last[0] == "end", notes, head.get("pack", ""),
    )  # fmt: skip


def read_head(lines: Sequence[str]) -> dict[str, str]:
    head: dict[str, str] = {}
    for number, line in enumerate(lines, 2):
        key, _, value = line.partition(" ")
        if key != "note":
            if (key not in HEAD and key not in MAY) or key in head:
                raise BadRecord(f"line {number}: {key!r} does not belong here")
            head[key] = value
    for key in HEAD:
        if key not in head:
            raise BadRecord(f"{key}: the record does not say")
    return head


def check_seats(names: Sequence[str]) -> None:
    """Names must be told apart, and from the rest of a line."""
    for name in names:
        if not SEAT_NAME.fullmatch(name):
            raise BadRecord(f"seats: {name!r} cannot be a seat's name in a record")
    if len({name.lower() for name in names}) != len(names):
        raise BadRecord("seats: two seats have the same name")


def option_of(word: str) -> tuple[str, Any]:
    key, _, value = word.partition("=")
    if value in ("True", "False"):
        return key, value == "True"
    return key, int(value) if value.removeprefix("-").isdecimal() else value


def read_line(line: str, seats: Sequence[str], number: int) -> tuple[Said, ...]:
    try:
        parts: list[list[str]] = [[]]
        for word in words(line):
            if word == "|":
                parts.append([])
            else:
                parts[-1].append(word)
    except BadNotation as error:
        raise BadRecord(f"line {number}: {error}") from error
    said = []
    for part in parts:
        who, _, by = part[0].partition("~") if part else ("", "", "")
        if who not in seats or len(part) < 2:
            raise BadRecord(f"line {number}: must begin with a seat's name and a move")
        said.append(Said(seats.index(who), " ".join(part[1:]), by))
    return tuple(said)
