"""A position under test, with helpers that all checks share."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from uprising.conformance.fault import Fault
from uprising.kernel import Ask, Game, Move, Refusal, Rng, State, beats_seen, play, refusal, view_at

Refusals = Counter[tuple[str, str]]
"""How often each refusal was met, by key and rule."""


class Position:
    """A game, a state of it, and a stream of random numbers for the checks."""

    def __init__(
        self, game: Game, state: State, names: tuple[str, ...], rng: Rng, refusals: Refusals
    ) -> None:
        self.game = game
        self.state = state
        self.names = names
        self.rng = rng
        self.refusals = refusals
        self.typed: list[Move[Any]] = []

    @property
    def seats(self) -> range:
        return range(len(self.names))

    def digest(self, s: State) -> str:
        return self.game.codec.digest(s)

    def save(self, s: State) -> bytes:
        """The whole of a state, its luck included, to compare."""
        return self.game.codec.save(s)

    def universe(self, most: int) -> list[Move[Any]]:
        """Moves that could be typed, at most so many, always the same ones."""
        if not self.typed:
            self.typed = list(self.game.universe(self.state, self.rng.copy()))
            order = list(range(len(self.typed)))
            self.rng.copy().shuffle(order)
            self.typed = [self.typed[i] for i in order]
        return self.typed[:most]

    def refusal(self, s: State, seat: int, move: Move[Any]) -> Refusal | None:
        """The game's answer, which must never be an exception."""
        try:
            no = refusal(self.game, s, seat, move)
        except Exception as error:
            raise Fault(
                "legality", f"{move} of seat {seat} breaks its refusal: {error!r}"
            ) from error
        if no is not None:
            self.refusals[no.key, no.rule] += 1
        return no

    def some_move(self, s: State, ask: Ask, rng: Rng) -> Move[Any]:
        moves = s.legal(ask, rng)
        if not moves:
            raise Fault("asks", f"seat {ask.seat} is asked {ask.prompt} and has no answer")
        chosen: Move[Any] = moves[rng.below(len(moves))]
        return chosen

    def asked(self, s: State, seat: int) -> Any:
        """Everything an ask tells its seat, and what else that seat may do, as plain data."""
        free = None if s.ended else (texts(s.standing(seat)), s.polls(seat))
        talk = self.game.talk(s, seat)
        ask = s.ask_of(seat)
        if ask is None:
            return free, talk
        return (
            free, talk, ask.prompt, ask.rule, ask.about, ask.sealed, ask.window, ask.wide,
            texts(ask.moves),
            s.asker.default(s, seat).text(),
            msgspec.to_builtins(s.asker.forms(s, seat)) if ask.wide else None,
        )  # fmt: skip

    def shown_asks(self, s: State) -> Any:
        """What the table shows about everybody: who is waited for, in order, and who is not."""
        return [
            (a.seat, a.prompt, a.rule, a.sealed, a.window, a.progress and a.seat in s.sealed)
            for a in s.asks
        ]

    def told(self, s: State, seat: int, mover: int, move: Move[Any]) -> Told:
        after, played = play(self.game, s, mover, move, watched=True)
        opens = next((n for n, e in enumerate(played.events) if e.opens), len(played.events))
        opened = opens < len(played.events)
        seen = [self.game.seen_by(event, seat) for event in played.events[:opens]]
        told = [each for each in seen if each is not None]
        # those that end before it; what is seen after the last of all is the view itself
        shown = beats_seen(self.game, played.beats, played.events, seat)
        beats, heard = [], 0
        for beat in shown:
            heard += beat.events
            if heard > len(told):
                break
            beats.append((beat.events, view_at(self.game, beat, seat)))
        return Told(told, opened, None if opened else self.game.view(after, seat), beats)


class Told(msgspec.Struct, frozen=True):
    """What a seat is told of a move up to the first thing that opens something, and sees then.

    `beats` are those that end before it, each with what the seat sees there.
    """

    events: list[Any]
    opened: bool
    view: Any
    beats: list[Any]


def texts(moves: list[Any]) -> list[str]:
    return [move.text() for move in moves]
