"""Set up a position by naming what lies where, script the coming chance, and play on as text.

`docs/research/scenarios.md` lists every game's zones, starting points and moves.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec

from uprising.kernel import (
    Ask,
    Event,
    Game,
    Kind,
    NotShuffled,
    Outcome,
    Pile,
    Refusal,
    Tape,
    Value,
    at,
    game,
    seeded_luck,
    seeded_table,
    slug,
)
from uprising.scenario.piles import Impossible, Piles

WORD = re.compile(r'"[^"]*"|\S+')


def scenario(
    key: str,
    seats: Sequence[str],
    at: str,
    turn: str | int = 0,
    seed: int = 1,
    **options: Any,
) -> Scenario:
    """A legal deal of a game, standing at the named point of that seat's turn."""
    return Scenario(game(key), seats, at, turn, seed, options)


class Scenario:
    """A position that is being set up, and the table to play it on."""

    def __init__(
        self,
        of: Game,
        seats: Sequence[str],
        at: str,
        turn: str | int,
        seed: int,
        options: dict[str, Any],
    ) -> None:
        self.table = seeded_table(of, seats, options, seed)
        self.game = of
        if at not in of.starts:
            raise Impossible(f"at: {of.key} has no {at!r}; it has {', '.join(of.starts)}")
        state = self.table.state
        state.sealed = {}
        state.asks = []
        state.ended = False
        state.outcome = None
        of.fresh(state)
        self.tape = Tape({}, {}, seeded_luck(seed))
        state.luck = self.tape
        self.piles = Piles(of, state, len(seats))
        self.start = (at, self.table.seat(turn))
        self.begun = False
        self.changed = True
        self.events: list[Event] = []

    # Setting up

    def put(self, zone: str, value: Any) -> Scenario:
        """Lay these things here, or set this value; what is not named stays legally dealt.

        If that cannot be, nothing has changed.
        """
        before = self.table.state.copy()
        fixed, short = set(self.piles.fixed), list(self.piles.short)
        try:
            self.change(zone, value)
        except ValueError:
            self.table.state = before
            self.piles.state, self.piles.fixed, self.piles.short = before, fixed, short
            raise
        self.changed = True
        return self

    def change(self, zone: str, value: Any) -> None:
        self.leave_asks()
        found, seat = self.zone(zone)
        if isinstance(found, Pile):
            if isinstance(value, str) or not isinstance(value, Sequence):
                raise Impossible(f"{zone}: must be a list of names, not {value!r}")
            self.piles.state = self.table.state
            self.piles.lay(found, seat, [self.thing(found.kind, name) for name in value], zone)
        else:
            try:
                self.set(found, seat, value)
            except ValueError as error:
                raise Impossible(f"{zone}: {error}") from error

    def set(self, found: Value, seat: int, value: Any) -> None:
        """Set a value; a player is named in it by name, as `@2`, or by number."""
        before = self.table.state.copy()
        try:
            found.put(self.table.state, seat, self.named(value) if found.seats else value)
        except ValueError:
            counted = self.counted(value)
            if found.seats or counted == value:
                raise
            self.table.state = self.piles.state = before
            found.put(before, seat, counted)

    def chance(self, name: str, results: Sequence[str | int]) -> Scenario:
        """Script the coming results of a chance source, by their faces' names."""
        faces = self.game.faces.get(name)
        if faces is None:
            names = ", ".join(self.game.faces) or "none"
            raise Impossible(f"{name}: {self.game.key} has no such die; it has {names}")
        for result in results:
            if slug(str(result)) not in faces:
                raise Impossible(f"{name}: {result!r} is not one of {', '.join(faces)}")
        coming = [faces.index(slug(str(result))) for result in results]
        self.tape_now().results.setdefault(name, []).extend(coming)
        return self

    def shuffle(self, name: str, first: Sequence[str]) -> Scenario:
        """Script a coming shuffle: what comes out first, in this order; the rest is random."""
        kind = self.game.shuffles.get(name)
        if kind is None:
            names = ", ".join(self.game.shuffles) or "none"
            raise Impossible(f"{name}: {self.game.key} has no such shuffle; it has {names}")
        order: list[int] = []
        for word in first:
            copies = [n for n in self.numbers(kind, word) if n not in order]
            order.append((copies or self.numbers(kind, word))[0])  # a number may stand for many
        self.tape_now().orders.setdefault(name, []).append(order)
        return self

    # Playing

    def play(self, who: str | int, move: str) -> Scenario:
        """Make a move, given as text."""
        self.settle()
        with self.scripted():
            self.events = self.table.play(who, move).events
        return self

    def reveal(self, **moves: str) -> Scenario:
        """Sealed answers of several seats, by name, in any order."""
        for who, move in moves.items():
            self.play(who, move)
        return self

    def rest(self, move: str) -> Scenario:
        """The same answer from everybody who is still asked."""
        self.settle()
        waiting = [seat for seat in self.table.asks if seat not in self.table.state.sealed]
        told: list[Event] = []
        for seat in waiting:
            told += self.play(seat, move).events
        self.events = told
        return self

    def until(self, prompt: str, most: int = 1000) -> Scenario:
        """Play on, everybody answering as a clock that runs out would, until this is asked."""
        self.settle()
        told: list[Event] = []
        for _ in range(most):
            asks = self.table.asks
            if any(ask.prompt == prompt for ask in asks.values()):
                self.events = told
                return self
            if self.table.state.ended:
                break
            seat = next(seat for seat in asks if seat not in self.table.state.sealed)
            told += self.play(seat, self.default(seat)).events
        raise Impossible(f"until: {prompt} is not asked on the way")

    # Reading

    def read(self, zone: str) -> Any:
        """What lies in a zone, hidden or not; a deck from the top, a pile as it came."""
        self.settle()
        found, seat = self.zone(zone)
        if isinstance(found, Value):
            return found.read(self.table.state, seat)
        names = [found.kind.names[item] for item in found.items(self.table.state, seat)]
        return names[::-1] if found.top_first else names

    def asks(self) -> dict[str, Ask]:
        """Who is asked now, by name."""
        self.settle()
        return {self.table.names[seat]: ask for seat, ask in self.table.asks.items()}

    def legal(self, who: str | int) -> list[str]:
        """What a seat may do now, as text."""
        self.settle()
        return [self.table.text(move) for move in self.table.legal(who)]

    def default(self, who: str | int) -> str:
        """What a clock that runs out would do for a seat that is asked."""
        self.settle()
        seat = self.table.seat(who)
        if seat not in self.table.asks:
            raise Impossible(f"{self.table.names[seat]} is not asked anything now")
        return self.table.text(self.table.state.asker.default(self.table.state, seat))

    def why_not(self, who: str | int, move: str) -> Refusal | None:
        self.settle()
        return self.table.why_not(who, move)

    def may(self, who: str | int, move: str) -> bool:
        """Whether the rules allow that move now."""
        return self.why_not(who, move) is None

    def view(self, who: str | int | None = None) -> msgspec.Struct:
        self.settle()
        return self.table.view(who)

    def seen(self, who: str | int | None = None) -> list[msgspec.Struct]:
        """What a seat saw of the last move's events."""
        self.settle()
        return self.table.seen(self.events, who)

    @property
    def outcome(self) -> Outcome | None:
        self.settle()
        return self.table.outcome

    @property
    def winners(self) -> list[str]:
        """The winners' names; empty while the game runs."""
        outcome = self.outcome
        return [] if outcome is None else [self.table.names[seat] for seat in outcome.winners]

    def zones(self) -> list[str]:
        """The names of everything that can be put and read."""
        return [zone.name for zone in self.game.zones]

    # Between setting up and playing

    def settle(self) -> None:
        """Check that the position is possible, and let the game ask."""
        if not self.changed:
            return
        state = self.table.state
        self.piles.settle()
        if not self.begun:
            at, seat = self.start
            try:
                steps = self.game.starts[at](state, seat)
            except ValueError as error:
                raise Impossible(str(error)) from error
            state.begin(*steps)
            self.begun = True
        faults = state.faults()
        if faults:
            raise Impossible("; ".join(faults))
        self.changed = False
        state.telling = True
        with self.scripted():
            state.run()
        self.events = state.events
        state.telling = False
        state.events = []
        state.chanced = False

    def leave_asks(self) -> None:
        """Put the asking step back, so that it asks anew from the changed position."""
        state = self.table.state
        if state.asks:
            state.stack.append(state.asker)
            state.asks = []

    @contextmanager
    def scripted(self) -> Iterator[None]:
        """Report a scripted shuffle that names something not shuffled there."""
        try:
            yield
        except NotShuffled as error:
            name = self.game.shuffles[error.name].names[error.item]
            raise Impossible(f"{error.name}: {name} is not among what is shuffled") from error

    def tape_now(self) -> Tape:
        """The tape of the position as it is now: playing copies it with the state."""
        luck = self.table.state.luck
        assert isinstance(luck, Tape)
        return luck

    def zone(self, name: str) -> tuple[Pile | Value, int]:
        base, _, who = name.partition("/")
        for zone in self.game.zones:
            pattern, _, slot = zone.name.partition("/")
            if pattern == base and bool(slot) == bool(who):
                if slot == "{seat}":
                    return zone, self.table.seat(who)
                if slot == who:
                    return zone, 0
        raise Impossible(f"{name}: no such zone; there are {', '.join(self.zones())}")

    def counted(self, value: Any) -> Any:
        """Seats in a value as numbers, for zones that hold those: `dan` and `@3` are 3."""
        if isinstance(value, list | tuple):
            return [self.counted(part) for part in value]
        names = [*self.table.names, *map(at, range(len(self.table.names)))]
        is_seat = isinstance(value, str) and value in names
        return names.index(value) % len(self.table.names) if is_seat else value

    def named(self, value: Any) -> Any:
        """Seats in a value as text knows them: `dan 3 "words"` is `@3 3 "words"`."""
        if isinstance(value, list | tuple):
            return [self.named(part) for part in value]
        if isinstance(value, int) and 0 <= value < len(self.table.names):
            return at(value)
        if not isinstance(value, str):
            return value
        names = self.table.names
        return WORD.sub(lambda m: at(names.index(m[0])) if m[0] in names else m[0], value)

    def numbers(self, kind: Kind, name: str) -> list[int]:
        found = [number for number, known in enumerate(kind.names) if known == slug(name)]
        if not found:
            raise Impossible(f"{name!r} is no {kind.key} of {self.game.key}")
        return found

    def thing(self, kind: Kind, name: str) -> str:
        self.numbers(kind, name)
        return slug(name)
