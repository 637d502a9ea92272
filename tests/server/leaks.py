"""What reaches a seat, byte for byte, beside what it may know."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from typing import Any

import msgspec

from tests.server.doubles import Ear, MemoryStore, Nobody, row_of
from uprising import wire
from uprising.kernel import Event, Game, IllegalMove, Move, Rng, State, Table, refusal, seeded
from uprising.kernel.table import default_names, seeded_table
from uprising.server.storage.rows import Settings
from uprising.server.tables.audience import Audience
from uprising.server.tables.log import Log
from uprising.server.tables.room import Room

AHEAD = 12
GUESSES = 8


class Leak(AssertionError):
    """Somebody was told what she may not know."""


@dataclass(frozen=True)
class Deal:
    """One way to set up a table, and how it is run."""

    game: Game
    seats: int
    window: int = 0
    audience: type[Audience] = Audience
    log: type[Log] = Log

    def __str__(self) -> str:
        return f"{self.game.key}-{self.seats}-{self.window}"

    def opened(self, table: Table) -> Room:
        """A room for this table, with everybody's clock running."""
        row = row_of(table, self.settings())
        room = Room(row, table, MemoryStore(), Nobody(), self.audience, self.log)
        room.at.clocks.follow(table.state, 1.0, fresh=True)
        return room

    def settings(self) -> Settings:
        return Settings(window=self.window, clock="bank", seconds=500)


def opens(of: Game, s: State, seat: int, move: Move[Any]) -> bool:
    """Whether this move brings chance or a reveal."""
    after = s.copy()
    after.telling = True
    if s.ask_of(seat) is not None and s.is_answer(move):
        after.play_trusted(seat, move)
    else:
        after.interject_trusted(seat, move)
    return after.chanced or after.ended or any(event.opens for event in after.events)


class Twins:
    """The same table twice: as it is, and with everything changed that one seat cannot know."""

    def __init__(self, deal: Deal, table: Table, seat: int, rng: Rng) -> None:
        self.deal = deal
        self.of = deal.game
        self.seat = seat
        self.rng = rng
        other = table.copy()
        other.state = self.of.guess(table.state, seat, rng)
        self.rooms = [self.room(real) for real in (table.copy(), other)]
        self.count = 0

    def room(self, table: Table) -> Room:
        room = self.deal.opened(table)
        room.audience.listeners = [Ear(self.seat, beats=True), Ear(None, beats=True)]
        return room

    def compare(self) -> None:
        """Everything heard so far, and what a newcomer would be shown."""
        for number in (0, 1):
            ears = [room.listeners[number] for room in self.rooms]
            heard = [ear.heard for ear in ears if isinstance(ear, Ear)]
            if heard[0] != heard[1]:
                raise Leak(f"seat {ears[0].seat} hears the difference:\n{first_of(*heard)}")
        fresh = [Ear(seat) for seat in (self.seat, None)]
        for ear in fresh:
            for room in self.rooms:
                ear.send(room.frame(ear, -1))
            if ear.heard[0] != ear.heard[1]:
                seen = first_of(ear.heard[:1], ear.heard[1:])
                raise Leak(f"seat {ear.seat} sees the difference:\n{seen}")

    def ask_why(self) -> None:
        """Reasons may not tell more than the view."""
        state = self.rooms[0].table.state
        words = [word for move in state.standing(self.seat) for word in move.text().split()]
        ask = state.ask_of(self.seat)
        words += [w for move in (ask.moves if ask else ()) for w in move.text().split()]
        if not words:
            return
        slots = [words[self.rng.below(len(words))]]
        said = [Ear(self.seat), Ear(self.seat)]
        for room, ear in zip(self.rooms, said, strict=True):
            ear.send(room.questions.why(ear, wire.Why("why", slots)))
        if said[0].heard != said[1].heard:
            raise Leak(f"the reason tells: {slots}\n{first_of(said[0].heard, said[1].heard)}")

    def step(self) -> bool:
        """Somebody moves in both; False when something is revealed or the ways part."""
        states = [room.table.state for room in self.rooms]
        asks = [ask for ask in states[0].asks if not self.answered(0, ask.seat)]
        if not asks:
            return False
        seat = asks[self.rng.below(len(asks))].seat
        moves = self.moves(states, seat)
        if moves is None:
            return False
        if self.completes(0, seat) != self.completes(1, seat):
            return False  # who has answered in secret is itself unknown, until the last one has
        held = self.rooms[0].at.window_open()
        for move, s in zip(moves, states, strict=True):
            if not held and opens(self.of, s, seat, move):
                return False
        self.count += 1
        for room, move in zip(self.rooms, moves, strict=True):
            asyncio.run(room.moves.answer(seat, move, "", f"c{self.count}"))
        return True

    def completes(self, number: int, seat: int) -> bool:
        state = self.rooms[number].table.state
        return all(ask.seat in state.sealed or ask.seat == seat for ask in state.asks)

    def answered(self, number: int, seat: int) -> bool:
        room = self.rooms[number]
        return seat in room.table.state.sealed or seat in room.at.held

    def moves(self, states: list[State], seat: int) -> list[Move[Any]] | None:
        """The same move in both; a sealed answer of somebody else may be any."""
        if states[1].ask_of(seat) is None:
            raise Leak(f"seat {seat} is asked in one of two tables that look alike")
        both = [list(s.legal(need(s, seat), self.rng)) for s in states]
        if states[0].asks[0].sealed and seat != self.seat:
            return [moves[self.rng.below(len(moves))] for moves in both]
        common = [m for m in both[0] if refusal(self.of, states[1], seat, m) is None]
        if not common:
            return None
        move = common[self.rng.below(len(common))]
        return [move, move]


def need(s: State, seat: int) -> Any:
    ask = s.ask_of(seat)
    assert ask is not None
    return ask


def first_of(a: list[str], b: list[str]) -> str:
    for one, other in zip(a, b, strict=False):
        if one != other:
            return f"{one}\n{other}"
    return f"{len(a)} messages against {len(b)}: {[*a[len(b) :], *b[len(a) :]][:1]}"


def twin_walk(deal: Deal, seed: int, twins: int) -> int:
    """A random game; on the way, twins for this seat and that. How many steps were compared."""
    of = deal.game
    rng = seeded(seed, "leaks")
    table = seeded_table(of, default_names(deal.seats), {}, f"leaks-{seed}")
    compared = 0
    for number in range(twins * 4):
        if table.state.ended:
            break
        if number % 4 == 0:
            pair = Twins(deal, table, rng.below(deal.seats), rng.split())
            pair.compare()
            pair.ask_why()
            for _ in range(AHEAD):
                if not pair.step():
                    break
                compared += 1
                pair.compare()
        random_move(table, rng)
    return compared


def random_move(table: Table, rng: Rng) -> tuple[int, list[Any]]:
    s = table.state
    ask = s.next_ask()
    moves = s.legal(ask, rng)
    try:
        return ask.seat, list(table.play(ask.seat, moves[rng.below(len(moves))]).events)
    except IllegalMove as error:
        raise AssertionError(f"{table.game.key} lists a move it refuses") from error


def words_in(value: Any) -> set[str]:
    """Every string anywhere in a view or a log entry; `~id-tea` and `tea` are the same name."""
    if isinstance(value, str):
        return {value.partition("-")[2] if value.startswith("~") else value}
    if isinstance(value, dict):
        return set().union(*(words_in(v) for v in value.values())) if value else set()
    if isinstance(value, list | tuple):
        return set().union(*(words_in(v) for v in value)) if value else set()
    return set()


def seen_words(of: Game, s: State, seat: int | None) -> set[str]:
    return words_in(msgspec.to_builtins(of.view(s, seat)))


def identifier_walk(deal: Deal, seed: int, moves: int) -> int:
    """A whole game: no name that only its owner sees is in what the others are told.

    How many frames were looked at. A name counts as hidden from a seat when somebody else's view
    has just got it, its own has not, and a table that it cannot tell from this one has it
    elsewhere.
    """
    of = deal.game
    rng = seeded(seed, "names")
    table = seeded_table(of, default_names(deal.seats), {}, f"names-{seed}")
    looked = 0
    before: dict[int | None, set[str]] = {s: set() for s in (*range(deal.seats), None)}
    events: list[Event] = list(table.first_events)  # the deal tells secrets too
    for _ in range(moves):
        views = {s: seen_words(of, table.state, s) for s in (*range(deal.seats), None)}
        heard = {s: [heard_words(of, e, s) for e in events] for s in views}
        for seat in views:
            own = views[seat] | before[seat] | before[None]
            for owner in range(deal.seats):
                fresh = views[owner] - before[owner] - own
                for name in sorted(name for name in fresh if not name.startswith("@")):
                    # in the very event that told its owner: what was shown, put back and drawn
                    # again in one move, or has a double, was told by an earlier or another one
                    told = last_told(heard[owner], name)
                    if table.state.ended or told < 0 or name not in heard[seat][told]:
                        continue
                    if open_to(of, table.state, seat, owner, name, rng):
                        raise Leak(f"seat {seat} is told of {name!r}, which only {owner} has seen")
            looked += 1
        if table.state.ended:
            break
        before = views
        _, events = random_move(table, rng)
    return looked


def frame_walk(deal: Deal, seed: int, moves: int) -> int:
    """A whole game at a room with everybody there and somebody looking on: every raw frame.

    How many frames were looked at. What is asked and offered may name a thing that only somebody
    else sees if it would name it anyway, wherever that thing were.
    """
    of = deal.game
    rng = seeded(seed, "frames")
    table = seeded_table(of, default_names(deal.seats), {}, f"frames-{seed}")
    room = deal.opened(table)
    ears = [Ear(seat, f"p{seat + 1}", True) for seat in range(deal.seats)]
    ears.append(Ear(None, beats=True))
    room.audience.listeners = list(ears)
    looked = 0
    for number in range(moves):
        s = room.table.state
        if s.ended:
            break
        ask = s.next_ask()
        legal = s.legal(ask, rng)
        asyncio.run(room.moves.answer(ask.seat, legal[rng.below(len(legal))], "", f"c{number}"))
        s = room.table.state
        views = {seat: seen_words(of, s, seat) for seat in (*range(deal.seats), None)}
        for ear in ears:
            for text in ear.heard:
                frame = json.loads(text)
                looked += 1
                if frame["seat"] != ear.seat:
                    raise Leak(f"seat {ear.seat} got the frame of seat {frame['seat']}")
                check_offers(deal, room, ear.seat, frame, views, rng)
            ear.heard.clear()
    room.close()
    return looked


def check_offers(
    deal: Deal,
    room: Room,
    seat: int | None,
    frame: Any,
    views: dict[int | None, set[str]],
    rng: Rng,
) -> None:
    """No question, offer or prompt names what its reader cannot know to be there."""
    of, s = room.table.game, room.table.state
    said = offered_words(frame)
    for owner in (other for other in views if other not in (seat, None)):
        for name in sorted((views[owner] - views[None] - views[seat]) & said):
            for _ in range(GUESSES):
                other = room.table.copy()
                other.state = of.guess(s, seat or 0, rng)
                if name in seen_words(of, other.state, owner):
                    continue
                twin = deal.opened(other)
                ear = Ear(seat)
                ear.send(twin.frame(ear, twin.shown))
                if name not in offered_words(ear.last()):
                    raise Leak(f"seat {seat} is offered {name!r}, which only {owner} can see")
                break


def offered_words(frame: Any) -> set[str]:
    """Every word of the question, of the standing moves and of the prompt."""
    ask = frame["ask"] or {}
    texts = [row["slots"] for row in (*ask.get("rows", ()), *frame["standing"])]
    said = [ask.get("about", {}), ask.get("default", "").split(), frame["prompt"].split(), *texts]
    return words_in(said)


def heard_words(of: Game, event: Event, seat: int | None) -> set[str]:
    return words_in(msgspec.to_builtins(of.seen_by(event, seat)))


def last_told(heard: list[set[str]], name: str) -> int:
    """The last event that says a name; -1 if none does."""
    return max((number for number, words in enumerate(heard) if name in words), default=-1)


def open_to(of: Game, s: State, seat: int | None, owner: int, name: str, rng: Rng) -> bool:
    """Whether a seat cannot know that this name belongs in that view."""
    if seat is None:
        return True
    return any(name not in seen_words(of, of.guess(s, seat, rng), owner) for _ in range(GUESSES))
