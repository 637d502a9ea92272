"""One game as learners want it: who decides, between what, and rewards at the end.

The list of moves holds what `Table.legal` would: every legal answer (of a wide ask, candidates),
and the standing moves at the points where the game polls programs for them. An action is the place
of a move in that list, or, where moves are spoken, the next word of one (`uprising.vector`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

from uprising.bots import Memory
from uprising.kernel import Game, Move, Rng, Table, default_names, game, seeded, seeded_table
from uprising.vector import Choosing, Vocabulary, reward_of, speak

SLOTS: Final = 400  # a listed question has no more answers than this
Reward = Literal["win", "score"]


class Episode:
    """A game from the deal to its end. `moves` are those of the seat that decides now.

    `remembered` keeps what the seats were shown, for bots that make something of it. `vocabulary`
    makes an action a word; a move without a choice is then made by itself. Copies and pickles hold
    the position, not the way to it.
    """

    def __init__(
        self,
        of: Game,
        seats: int,
        options: Mapping[str, Any],
        seed: int | str,
        slots: int,
        remembered: bool = False,
        vocabulary: Vocabulary | None = None,
    ) -> None:
        self.given: Final[tuple[Any, ...]] = (of.key, seats, dict(options), seed, slots, remembered)
        self.table: Final[Table] = seeded_table(of, default_names(seats), options, seed)
        self.memory: Final = Memory(of, self.table.first_events) if remembered else None
        self.rng: Rng = seeded(seed, "candidates")
        self.slots: Final = slots
        self.vocabulary: Final = vocabulary
        self.turns = 0
        self.seat = 0
        self.moves: list[Move[Any]] = []
        self.choosing: Choosing | None = None
        self.find_moves()

    def __reduce__(self) -> tuple[Any, ...]:
        words = [] if self.choosing is None else self.choosing.picked
        heard = None if self.memory is None else self.memory.moves
        rng = (self.before.a, self.before.b, self.before.c, self.before.counter)
        saved = self.table.game.codec.save(self.table.state)
        spoken = self.vocabulary is not None
        return restored, (self.given, spoken, saved, rng, self.turns, words, heard)

    @property
    def ended(self) -> bool:
        return self.table.state.ended

    def find_moves(self) -> None:
        """Look who decides next; a list longer than the slots keeps its beginning."""
        self.before = self.rng.copy()
        self.choosing = None
        state = self.table.state
        while not state.ended:
            self.seat = state.next_ask().seat
            self.moves = self.moves_of(self.seat)
            if self.vocabulary is None:
                return
            self.choosing = speak(state, self.seat, self.moves, self.vocabulary)
            if self.choosing.found is None:
                return
            self.make(self.seat, self.choosing.found)
            self.before = self.rng.copy()
        self.moves = []
        self.choosing = None

    def moves_of(self, seat: int) -> list[Move[Any]]:
        state = self.table.state
        ask = state.ask_of(seat)
        if ask is None:
            return []
        moves = list(state.legal(ask, self.rng))
        if state.polls(seat):
            moves += [move for move in state.standing(seat) if move not in moves]
        return moves[: self.slots]

    def actions(self) -> list[int]:
        """What may be done now: places in the list, or words."""
        if self.choosing is not None:
            return self.choosing.words
        return list(range(len(self.moves)))

    def play(self, action: int) -> None:
        """Take an action, for the seat that decides."""
        if self.choosing is None:
            self.make(self.seat, self.moves[action])
            self.find_moves()
            return
        self.choosing.choose(action)
        if self.choosing.found is not None:
            self.make(self.seat, self.choosing.found)
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
        """What a seat gets at the end: its score; or 1 for winners, -1 for others, 0 for a draw."""
        outcome = self.table.outcome
        if outcome is None:
            return 0.0
        return reward_of(self.table.game, outcome, seat, kind == "score")


def restored(
    given: tuple[Any, ...],
    spoken: bool,
    saved: bytes,
    rng: tuple[int, int, int, int],
    turns: int,
    picked: list[int],
    heard: list[Any] | None,
) -> Episode:
    """An episode from its position."""
    key, seats, options, seed, slots, remembered = given
    of = game(key)
    words = Vocabulary(of, seats) if spoken else None
    episode = Episode(of, seats, options, seed, slots, remembered, words)
    episode.table.state = of.codec.load(saved)
    episode.rng = Rng(*rng)
    episode.find_moves()
    episode.turns = turns
    if episode.memory is not None and heard is not None:
        episode.memory.moves = heard
    for word in picked:
        assert episode.choosing is not None
        episode.choosing.choose(word)
    return episode
