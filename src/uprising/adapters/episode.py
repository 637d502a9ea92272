"""One game as learners want it: who decides, a numbered list of moves, rewards at the end.

The list holds what `Table.legal` would: every legal answer (of a wide ask, candidates), and the
standing moves at the points where the game polls programs for them. A move's number is its slot.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

from uprising.bots import Memory
from uprising.kernel import Game, Move, Rng, Table, default_names, seeded, seeded_table

SLOTS: Final = 400  # a listed question has no more answers than this
Reward = Literal["win", "score"]


class Episode:
    """A game from the deal to its end. `moves` are those of the seat that decides now.

    `remembered` keeps what the seats were shown, for bots that make something of it.
    """

    def __init__(
        self,
        of: Game,
        seats: int,
        options: Mapping[str, Any],
        seed: int | str,
        slots: int,
        remembered: bool = False,
    ) -> None:
        self.table: Final[Table] = seeded_table(of, default_names(seats), options, seed)
        self.memory: Final = Memory(of, self.table.first_events) if remembered else None
        self.rng: Final[Rng] = seeded(seed, "candidates")
        self.slots: Final = slots
        self.turns = 0
        self.seat = 0
        self.moves: list[Move[Any]] = []
        self.find_moves()

    @property
    def ended(self) -> bool:
        return self.table.state.ended

    def find_moves(self) -> None:
        """Look who decides next; a list longer than the slots keeps its beginning."""
        state = self.table.state
        if state.ended:
            self.moves = []
            return
        self.seat = state.next_ask().seat
        self.moves = self.moves_of(self.seat)

    def moves_of(self, seat: int) -> list[Move[Any]]:
        state = self.table.state
        ask = state.ask_of(seat)
        if ask is None:
            return []
        moves = list(state.legal(ask, self.rng))
        if state.polls(seat):
            moves += [move for move in state.standing(seat) if move not in moves]
        return moves[: self.slots]

    def play(self, slot: int) -> None:
        """Make the move of that slot, for the seat that decides."""
        self.make(self.seat, self.moves[slot])
        self.find_moves()

    def make(self, seat: int, move: Move[Any]) -> None:
        state = self.table.state
        state.telling = self.memory is not None
        state.apply_trusted(seat, move)
        if self.memory is not None:
            self.memory.hear(state.events)
            state.events = []
        self.turns += 1

    def texts(self) -> list[str]:
        """The texts of the moves, slot by slot."""
        return [move.text() for move in self.moves]

    def reward(self, seat: int, kind: Reward) -> float:
        """What a seat gets at the end: 1 for winners and -1 for the others, or its score."""
        outcome = self.table.outcome
        if outcome is None:
            return 0.0
        if kind == "score":
            return float(outcome.scores[seat])
        return 1.0 if seat in outcome.winners else -1.0
