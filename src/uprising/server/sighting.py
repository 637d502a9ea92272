"""From the kernel to the wire: everything that leaves a table passes through here."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from uprising.kernel import (
    Ask,
    Event,
    Field,
    Form,
    Game,
    Line,
    Move,
    Number,
    OneOf,
    Rows,
    Shares,
    State,
    Subset,
    Table,
    Talk,
    words,
)  # fmt: skip
from uprising.wire import AskSent, Ending, Entry, FieldSeen, FormSeen, Row, TalkSeen

JOINTS = frozenset(">,")
WRITER = msgspec.json.Encoder()
NO_ROWS = msgspec.Raw(b"[]")


def row(move: Move[Any]) -> Row:
    return row_of(move.text())


@lru_cache(maxsize=20_000)
def row_of(text: str) -> Row:
    return Row(text, slots(text))


@lru_cache(maxsize=20_000)
def written_row(text: str) -> bytes:
    return WRITER.encode(row_of(text))


def written_rows(moves: list[Move[Any]]) -> msgspec.Raw:
    if not moves:
        return NO_ROWS
    return msgspec.Raw(b"[%b]" % b",".join([written_row(move.text()) for move in moves]))


def slots(text: str) -> tuple[str, ...]:
    """The words of a move that can be clicked."""
    return tuple(word for word in words(text) if word not in JOINTS)


def ask_sent(table: Table, seat: int, held: Move[Any] | None) -> AskSent | None:
    """What this seat is asked, and what it has answered so far if the answer is sealed."""
    state = table.state
    ask = state.ask_of(seat)
    if ask is None:
        return None
    answered = held or state.sealed.get(seat)
    return AskSent(
        prompt=ask.prompt,
        rule=ask.rule,
        about=dict(ask.about),
        rows=written_rows(rows_of(table, ask)),
        forms=tuple(form_seen(f) for f in state.asker.forms(state, seat)) if ask.wide else (),
        sealed=ask.sealed,
        window=ask.window,
        default=state.asker.default(state, seat).text(),
        answered=answered.text() if answered is not None else "",
    )


def rows_of(table: Table, ask: Ask) -> list[Move[Any]]:
    """What can be answered; a standing move is listed only where it is an answer too."""
    if not ask.wide:
        return ask.moves
    standing = {move.text() for move in table.state.standing(ask.seat)}
    if not standing:
        return list(table.legal(ask.seat))
    return [
        move for move in table.legal(ask.seat) if move.text() not in standing or move in ask.moves
    ]


def standing_rows(state: State, seat: int | None) -> msgspec.Raw:
    return NO_ROWS if seat is None or state.ended else written_rows(state.standing(seat))


def standing_forms(state: State, seat: int | None) -> tuple[FormSeen, ...]:
    forms = () if seat is None or state.ended else state.standing_forms(seat)
    return tuple([form_seen(form) for form in forms]) if forms else ()


def form_seen(form: Form) -> FormSeen:
    return FormSeen(form.key, tuple(field_seen(field) for field in form.fields))


def field_seen(field: Field) -> FieldSeen:
    match field:
        case Number():
            return FieldSeen(field.name, "number", field.least, field.most)
        case OneOf():
            return FieldSeen(field.name, "one-of", options=field.options)
        case Subset():
            return FieldSeen(field.name, "subset", field.least, field.most, field.options)
        case Shares():
            return FieldSeen(
                field.name, "shares", most=field.total, options=field.keys, exact=field.exact
            )
        case Rows():
            inner = tuple(field_seen(f) for f in field.fields)
            return FieldSeen(field.name, "rows", most=field.most, fields=inner)
        case Line():
            return FieldSeen(field.name, "line")
    raise AssertionError(field)


class Log:
    """What has happened, for one seat after the other."""

    def __init__(self, of: Game, events: list[tuple[int, Event]]) -> None:
        self.of = of
        self.events = events
        self.last: list[tuple[msgspec.Struct, Entry] | None] = [None] * len(events)
        self.seen: list[msgspec.Struct | None] = []
        self.text = NO_ROWS

    def entries(self, seat: int | None) -> tuple[Entry, ...]:
        """What a seat may read in its log. Most of it looks the same to all, and is made once."""
        return self.told([self.of.seen_by(event, seat) for _, event in self.events])

    def told(self, seen: list[msgspec.Struct | None]) -> tuple[Entry, ...]:
        found = []
        for number, one in enumerate(seen):
            if one is None:
                continue
            last = self.last[number]
            if last is None or last[0] != one:
                values = msgspec.to_builtins(one)
                entry = Entry(self.events[number][0], values.pop("type"), values)
                last = self.last[number] = (one, entry)
            found.append(last[1])
        return tuple(found)

    def written(self, seat: int | None) -> msgspec.Raw:
        """The same as it is sent."""
        seen = [self.of.seen_by(event, seat) for _, event in self.events]
        if seen != self.seen:
            self.seen, self.text = seen, msgspec.Raw(WRITER.encode(self.told(seen)))
        return self.text


def entries(table: Table, events: list[tuple[int, Event]], seat: int | None) -> tuple[Entry, ...]:
    return Log(table.game, events).entries(seat)


def view_seen(table: Table, seat: int | None) -> msgspec.Raw:
    return msgspec.Raw(WRITER.encode(table.game.view(table.state, seat)))


def talk_seen(talk: Talk) -> msgspec.Raw:
    return words_allowed(talk.free, talk.private, talk.phrases)


@lru_cache(maxsize=1000)
def words_allowed(free: bool, private: tuple[int, ...], phrases: tuple[str, ...]) -> msgspec.Raw:
    return msgspec.Raw(WRITER.encode(TalkSeen(free, private, phrases)))


def ending(table: Table) -> Ending | None:
    outcome = table.outcome
    if outcome is None:
        return None
    return Ending(outcome.winners, outcome.key, outcome.rule, outcome.scores)
