"""A table: a game being played, whose moves are checked, with its record."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from .events import Event
from .fairness import luck_key
from .game import BadSetup, Game, Setup, game
from .luck import KeyedLuck, Luck, seeded_luck
from .notation import BadNotation, named, seat_of, words
from .record import BadRecord, Record, Said, check_seats, read_record
from .rng import Rng, seeded
from .state import NO_EVENTS, Ask, Beat, Move, State
from .values import Outcome, Refusal
from .variant import played_by

KEY: Final = re.compile(r"(?:[0-9a-f]{2}){1,64}")  # what a keyed hash takes, in a record


class IllegalMove(ValueError):
    """A move the rules do not allow; carries the refusal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.key} ({refusal.rule})")
        self.refusal = refusal


NO_BEATS: Final[list[Beat]] = []


class Played:
    """What a move did: the events, whether it can no longer simply be taken back, the beats."""

    __slots__ = ("barrier", "beats", "events")

    def __init__(self, events: list[Event], barrier: bool, beats: list[Beat]) -> None:
        self.events = events
        self.barrier = barrier
        self.beats = beats


def refusal(of: Game, s: State, seat: int, move: Move[Any]) -> Refusal | None:
    """Why this seat may not make this move now; None if it may."""
    if s.ended:
        return of.over
    ask = s.ask_of(seat)
    if ask is not None and s.is_answer(move):
        return move.refusal(s, seat)
    if isinstance(move, of.standing):
        return move.refusal(s, seat)
    if ask is not None:
        return of.not_now
    return s.unasked(seat) or of.not_asked


def play(
    of: Game, s: State, seat: int, move: Move[Any], watched: bool = False
) -> tuple[State, Played]:
    """Play a legal move on a copy: the state after it, and what it did, with beats if watched."""
    after = s.copy()
    after.telling = True
    if watched:
        after.beats = []
    ask = s.ask_of(seat)
    if ask is not None and s.is_answer(move):
        after.play_trusted(seat, move)
    else:
        after.interject_trusted(seat, move)
    others = any(a.seat != seat for a in after.asks) or any(a.seat != seat for a in s.asks)
    opened = any(event.opens for event in after.events)
    events = after.events
    barrier = after.chanced or opened or others or after.ended
    beats = after.beats or NO_BEATS
    after.events = NO_EVENTS
    after.chanced = False
    after.telling = False
    after.beats = None
    return after, Played(events, barrier, beats)


class Table:
    """A game, its position, the names at the table and everything played so far."""

    def __init__(
        self,
        game: Game,
        state: State,
        names: Sequence[str],
        setup: Setup,
        luck: str,
        lines: list[tuple[Said, ...]],
    ) -> None:
        self.game = game
        self.state = state
        self.names = tuple(names)
        self.setup = setup
        self.luck = luck
        self.lines = lines
        self.first_events: list[Event] = []
        self.waiting: dict[int, Said] = {}  # sealed answers that are not on a line yet
        self.undoable: list[tuple[State, int]] = []  # (state before, lines before), newest last

    def copy(self) -> Table:
        """A table that goes its own way from here."""
        c = Table(self.game, self.state, self.names, self.setup, self.luck, list(self.lines))
        c.first_events = self.first_events
        c.waiting = self.waiting
        c.undoable = list(self.undoable)
        return c

    # Who is asked, and for what

    @property
    def asks(self) -> dict[int, Ask]:
        """Who is asked now, by seat."""
        return {ask.seat: ask for ask in self.state.asks}

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome

    def seat(self, who: int | str) -> int:
        """A seat by its number or its player's name."""
        if isinstance(who, str):
            return seat_of(who, self.names)
        if not 0 <= who < len(self.names):
            raise BadSetup(f"seat: must be from 0 to {len(self.names) - 1}, not {who}")
        return who

    def read(self, text: str) -> Move[Any]:
        """A move from its text; `BadNotation` if it is none."""
        parts = words(text)
        if not parts:
            raise BadNotation("a move needs at least one word")
        return self.game.read(parts, self.names)

    def text(self, move: Move[Any]) -> str:
        """A move's text with the players' names."""
        return named(move.text(), self.names)

    def legal(self, who: int | str) -> list[Move[Any]]:
        """What this seat may answer now (of a wide ask, candidates), then its standing moves."""
        seat = self.seat(who)
        ask = self.state.ask_of(seat)
        rng = seeded(len(self.lines), "candidates")
        answers = [] if ask is None else list(self.state.legal(ask, rng))
        extra = [] if self.state.ended else self.state.standing(seat)
        return answers + [move for move in extra if move not in answers]

    def why_not(self, who: int | str, move: Move[Any] | str) -> Refusal | None:
        """Why that move is not allowed; None if it is."""
        wanted = self.read(move) if isinstance(move, str) else move
        return refusal(self.game, self.state, self.seat(who), wanted)

    # Playing

    def play(
        self, who: int | str, move: Move[Any] | str, by: str = "", watched: bool = False
    ) -> Played:
        """Make a move. `IllegalMove` carries the reason if the rules do not allow it."""
        seat = self.seat(who)
        wanted = self.read(move) if isinstance(move, str) else move
        no = refusal(self.game, self.state, seat, wanted)
        if no is not None:
            raise IllegalMove(no)
        return self.play_legal(seat, wanted, by, watched)

    def play_legal(self, seat: int, move: Move[Any], by: str = "", watched: bool = False) -> Played:
        before = self.state
        after, played = play(self.game, before, seat, move, watched)
        if played.barrier:
            self.undoable = []
        else:
            self.undoable.append((before, len(self.lines)))
        self.state = after
        self.write(before, seat, Said(seat, self.text(move), by), move)
        return played

    def write(self, before: State, seat: int, said: Said, move: Move[Any]) -> None:
        """A sealed set becomes one line, once it is complete.

        A standing move in between comes after the answers given so far: what was legal before it
        may not be so after it.
        """
        if before.asks[0].sealed and before.is_answer(move):
            self.waiting = {**self.waiting, seat: said}
            if self.state.sealed:
                return
            self.lines += self.unwritten()
        else:
            self.lines += [*self.unwritten(), (said,)]
        self.waiting = {}

    def unwritten(self) -> list[tuple[Said, ...]]:
        """The answers of a set that is not complete, in seat order, as a line if there are any."""
        return [tuple(said for _, said in sorted(self.waiting.items()))] if self.waiting else []

    def undo(self, who: int | str) -> None:
        """Take back the last move, where nothing has been learned from it since."""
        if not self.undoable:
            raise BadSetup("undo: there is nothing that can be taken back")
        self.state, lines = self.undoable.pop()
        del self.lines[lines:]

    # What a seat sees

    def view(self, who: int | str | None = None) -> msgspec.Struct:
        """What a seat sees; without a seat, what a spectator sees."""
        return self.game.view(self.state, None if who is None else self.seat(who))

    def seen(self, events: list[Event], who: int | str | None) -> list[msgspec.Struct]:
        """What a seat sees of some events."""
        seat = None if who is None else self.seat(who)
        found = (self.game.seen_by(event, seat) for event in events)
        return [struct for struct in found if struct is not None]

    def guess(self, who: int | str, rng: Rng | int = 0) -> Table:
        """A table this seat cannot tell from this one: for bots, hints and analysis."""
        seat = self.seat(who)
        source = seeded(rng, "guess") if isinstance(rng, int) else rng
        state = self.game.guess(self.state, seat, source)
        # without the lines: what others have played may be hidden
        return Table(self.game, state, self.names, self.setup, "guess", [])

    # The record

    def record(self) -> Record:
        """What has been played so far, to be kept, shared and replayed."""
        return Record(
            self.game.key,
            self.game.version,
            self.game.content,
            self.game.told_options(self.setup),
            self.names,
            self.luck,
            tuple(self.lines + self.unwritten()),
            self.game.codec.digest(self.state),
            self.state.ended,
            pack=self.game.told_pack,
        )


def default_names(seats: int) -> tuple[str, ...]:
    """Names for seats whose players gave none: p1, p2 …"""
    return tuple(f"p{seat + 1}" for seat in range(seats))


def new_table(
    of: Game, names: Sequence[str], options: Mapping[str, Any], luck: Luck, luck_line: str
) -> Table:
    """A fresh table, run up to its first question."""
    check_names(names)
    setup = of.setup(len(names), options)
    state = of.start(setup, luck, telling=True)
    events = state.events
    state.events = NO_EVENTS
    state.telling = False
    state.chanced = False
    table = Table(of, state, names, setup, luck_line, [])
    table.first_events = events
    return table


def check_names(names: Sequence[str]) -> None:
    try:
        check_seats(names)
    except BadRecord as error:
        raise BadSetup(str(error)) from error


def seeded_table(
    of: Game, names: Sequence[str], options: Mapping[str, Any], seed: int | str
) -> Table:
    """A fresh table whose chance follows from a seed."""
    if not str(seed).strip() or not str(seed).isprintable():
        raise BadSetup("seed: must be a number or a line of text")
    return new_table(of, names, options, seeded_luck(seed), f"seed {seed}")


def replay(
    record: Record | str,
    until: int | None = None,
    luck: Luck | None = None,
    of: Game | None = None,
) -> Table:
    """Play a record again. `until` stops after that many lines; otherwise the digest must fit.

    `luck` stands in for what the record keeps secret, `of` for a game that is not installed. A
    record brings its pack along.
    """
    parsed = read_record(record) if isinstance(record, str) else record
    try:
        of = played_by(of or game(parsed.game), parsed.pack, parsed.content)
    except BadSetup as bad:
        raise BadRecord(str(bad)) from bad
    if parsed.version != of.version:
        raise BadRecord(f"game: the record is of rules version {parsed.version}, not {of.version}")
    if parsed.content != of.content:
        raise BadRecord(f"content: the record was played with other cards ({parsed.content})")
    try:
        table = new_table(of, parsed.seats, parsed.options, luck or luck_of(parsed), parsed.luck)
    except BadSetup as error:
        raise BadRecord(str(error)) from error
    lines = parsed.lines if until is None else parsed.lines[:until]
    for number, line in enumerate(lines, 1):
        replay_line(table, line, number)
    if until is None and of.codec.digest(table.state) != parsed.digest:
        raise BadRecord("digest: the moves do not lead to the position the record ends with")
    if until is None and table.state.ended != parsed.ended:
        raise BadRecord(f"{'end' if parsed.ended else 'open'}: that is not where the moves lead")
    return table


def replay_line(table: Table, line: tuple[Said, ...], number: int) -> None:
    for said in line:
        try:
            table.play(said.seat, said.text, said.by)
        except BadNotation as unread:
            raise BadRecord(f"move {number}: {unread}") from unread
        except IllegalMove as illegal:  # another name: compiled, a name keeps its first type
            raise BadRecord(f"move {number}: {said.text!r} is refused: {illegal}") from illegal


def luck_of(parsed: Record) -> Luck:
    kind, _, rest = parsed.luck.partition(" ")
    if kind == "seed" and rest:
        return seeded_luck(rest)
    secret, *added = rest.split() or [""]
    if kind == "secret" and KEY.fullmatch(secret):
        return KeyedLuck(luck_key(secret, added), {})
    raise BadRecord(f"luck: {parsed.luck!r} cannot be replayed without its secret")
