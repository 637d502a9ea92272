"""A position under examination, with the small questions all checks ask."""

from __future__ import annotations

from typing import Any

import msgspec

from uprising.conformance.fault import Fault
from uprising.kernel import Ask, Game, Move, Refusal, Rng, State, play, refusal


class Position:
    """A game, a state of it, and a stream of random numbers for the checks."""

    def __init__(self, game: Game, state: State, names: tuple[str, ...], rng: Rng) -> None:
        self.game = game
        self.state = state
        self.names = names
        self.rng = rng

    @property
    def seats(self) -> range:
        return range(len(self.names))

    def digest(self, s: State) -> str:
        return self.game.codec.digest(s)

    def universe(self, s: State, most: int) -> list[Move[Any]]:
        """Moves that could be typed, at most so many, the same ones for the same rng."""
        moves = list(self.game.universe(s, self.rng.copy()))
        if len(moves) <= most:
            return moves
        order = list(range(len(moves)))
        self.rng.copy().shuffle(order)
        return [moves[i] for i in order[:most]]

    def refusal(self, s: State, seat: int, move: Move[Any]) -> Refusal | None:
        """The game's answer, which must never be an exception."""
        try:
            return refusal(self.game, s, seat, move)
        except Exception as error:
            raise Fault(
                "legality", f"{move} of seat {seat} breaks its refusal: {error!r}"
            ) from error

    def some_move(self, s: State, ask: Ask, rng: Rng) -> Move[Any]:
        moves = s.legal(ask, rng)
        if not moves:
            raise Fault("asks", f"seat {ask.seat} is asked {ask.prompt} and has no answer")
        chosen: Move[Any] = moves[rng.below(len(moves))]
        return chosen

    def asked(self, s: State, seat: int) -> Any:
        """Everything an ask tells its seat, as plain data to compare."""
        ask = s.ask_of(seat)
        if ask is None:
            return None
        return (
            ask.prompt, ask.rule, ask.about, ask.sealed, ask.window, ask.wide,
            [move.text() for move in ask.moves],
            s.asker.default(s, seat).text(),
            msgspec.to_builtins(s.asker.forms(s, seat)) if ask.wide else None,
        )  # fmt: skip

    def shown_asks(self, s: State, seat: int) -> Any:
        """What the table shows a seat about everybody: who is waited for, as far as it may know."""
        return [
            (ask.seat, ask.prompt, ask.rule, ask.about if ask.seat == seat else None, ask.window)
            for ask in s.asks
        ]

    def told(self, s: State, seat: int, mover: int, move: Move[Any]) -> tuple[list[Any], bool]:
        """What a seat is told of a move, up to the first thing that opens something."""
        _, played = play(self.game, s, mover, move)
        told: list[Any] = []
        for event in played.events:
            if event.opens:
                return told, True
            seen = self.game.seen_by(event, seat)
            if seen is not None:
                told.append(seen)
        return told, False
