"""From the kernel to the wire: everything that leaves a table passes through here.

What several see alike, or have seen before, is encoded once: such a part of a message is
`msgspec.Raw` where its declaration names what it stands for.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from uprising import wire
from uprising.kernel import (
    Ask,
    Beat,
    BeatSeen,
    Event,
    Field,
    Form,
    Game,
    Line,
    Move,
    Number,
    OneOf,
    OpenView,
    Phrase,
    Rows,
    Shares,
    State,
    Subset,
    Table,
    Talk,
    as_written,
    beats_seen,
    told,
    words,
)  # fmt: skip
from uprising.wire import AskSeen, Ending, Entry, FieldSeen, FormSeen, Row, TalkSeen

JOINTS = frozenset(">,")
WRITER = msgspec.json.Encoder()
NO_ROWS: Any = msgspec.Raw(b"[]")


def row(of: Game, state: State, seat: int, move: Move[Any]) -> Row:
    """A move as a choice of this seat."""
    return phrased(move.text(), of.phrase(state, seat, move))


def phrased(text: str, phrase: Phrase | None) -> Row:
    if phrase is None:
        return Row(text, slots(text))
    return Row(text, slots(text), phrase[0], dict(phrase[1]))


@lru_cache(maxsize=20_000)
def plain_row(text: str) -> bytes:
    return WRITER.encode(phrased(text, None))


def written_rows(of: Game, state: State, seat: int, moves: list[Move[Any]]) -> Any:
    if not moves:
        return NO_ROWS
    if of.phrase is as_written:
        rows = [plain_row(move.text()) for move in moves]
    else:
        rows = [written_row(of, state, seat, move) for move in moves]
    return msgspec.Raw(b"[%b]" % b",".join(rows))


def written_row(of: Game, state: State, seat: int, move: Move[Any]) -> bytes:
    phrase = of.phrase(state, seat, move)
    return plain_row(move.text()) if phrase is None else WRITER.encode(phrased(move.text(), phrase))


@lru_cache(maxsize=20_000)
def slots(text: str) -> tuple[str, ...]:
    """The words of a move that can be clicked."""
    return tuple(word for word in words(text) if word not in JOINTS)


def ask_seen(table: Table, seat: int, held: Move[Any] | None, timed: bool = True) -> AskSeen | None:
    """What this seat is asked, and what it has answered so far if the answer is sealed.

    What is played when time runs out is told only where it can: it takes a while to find out.
    """
    state = table.state
    ask = state.ask_of(seat)
    if ask is None:
        return None
    answered = held or state.sealed.get(seat)
    return AskSeen(
        prompt=ask.prompt,
        rule=ask.rule,
        about=dict(ask.about),
        rows=written_rows(table.game, state, seat, rows_of(table, ask)),
        forms=tuple(form_seen(f) for f in state.asker.forms(state, seat)) if ask.wide else (),
        sealed=ask.sealed,
        window=ask.window,
        default=state.asker.default(state, seat).text() if timed else "",
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


def standing_rows(of: Game, state: State, seat: int | None) -> Any:
    if seat is None or state.ended:
        return NO_ROWS
    return written_rows(of, state, seat, state.standing(seat))


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
        self.shown: dict[int, msgspec.Struct | None] = {}
        self.seen: list[msgspec.Struct | None] = []
        self.text: Any = NO_ROWS

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
                at, event = self.events[number]
                own = one is not event and self.public(number, event) != one
                entry = Entry(at, *told(one), own=own)
                last = self.last[number] = (one, entry)
            found.append(last[1])
        return tuple(found)

    def public(self, number: int, event: Event) -> msgspec.Struct | None:
        """What everybody sees of an event: looked up once for all seats."""
        if number not in self.shown:
            self.shown[number] = self.of.seen_by(event, None)
        return self.shown[number]

    def written(self, seat: int | None) -> Any:
        """The same as it is sent."""
        seen = [self.of.seen_by(event, seat) for _, event in self.events]
        if seen != self.seen:
            self.seen, self.text = seen, msgspec.Raw(WRITER.encode(self.told(seen)))
        return self.text


def entries(table: Table, events: list[tuple[int, Event]], seat: int | None) -> tuple[Entry, ...]:
    return Log(table.game, events).entries(seat)


class Views:
    """Views as they are sent, while these positions last.

    Where all see the same, each is made for whoever comes first.
    """

    def __init__(self, of: Game) -> None:
        self.of = of
        self.open = isinstance(of.view, OpenView)
        self.made: dict[int, tuple[State, msgspec.Raw]] = {}

    def at(self, state: State, seat: int | None) -> msgspec.Raw:
        if not self.open:
            return view_of(self.of, state, seat)
        if id(state) not in self.made:  # a number means this state for as long as it is kept
            self.made[id(state)] = (state, view_of(self.of, state, None))
        return self.made[id(state)][1]


def view_seen(table: Table, seat: int | None) -> msgspec.Raw:
    return view_of(table.game, table.state, seat)


def view_of(of: Game, state: State, seat: int | None) -> msgspec.Raw:
    return msgspec.Raw(WRITER.encode(of.view(state, seat)))


class Tale:
    """A move as it was told, step by step: its events, its beats, and the position before it."""

    def __init__(self, before: State, events: list[Event], beats: list[Beat]) -> None:
        self.before = before
        self.events = events
        self.beats = beats

    def seen_by(self, views: Views, seat: int | None, view: msgspec.Raw) -> tuple[wire.Beat, ...]:
        """The beats of one viewpoint, of which `view` is what it sees in the end.

        A move that this viewpoint is told nothing of is a beat only if it changes what is seen.
        """
        seen = beats_seen(views.of, self.beats, self.events, seat)
        if not seen:
            before = views.at(self.before, seat)
            return () if bytes(before) == bytes(view) else (wire.Beat(0, wire.NULL),)
        return tuple([beat_sent(views, beat, seat) for beat in seen])


def beat_sent(views: Views, beat: BeatSeen, seat: int | None) -> wire.Beat:
    if beat.state is None:
        return wire.Beat(beat.events, wire.NULL)
    return wire.Beat(beat.events, views.at(beat.state, seat))


def talk_seen(talk: Talk) -> Any:
    return words_allowed(talk.free, talk.private, talk.phrases)


@lru_cache(maxsize=1000)
def words_allowed(free: bool, private: tuple[int, ...], phrases: tuple[str, ...]) -> Any:
    return msgspec.Raw(WRITER.encode(TalkSeen(free, private, phrases)))


def ending(table: Table) -> Ending | None:
    outcome = table.outcome
    if outcome is None:
        return None
    return Ending(outcome.winners, outcome.key, outcome.rule, outcome.scores)
