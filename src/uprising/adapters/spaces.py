"""What every learner's environment of a game shares: its setup, its spaces and observations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from uprising.adapters.episode import SLOTS, Episode, Reward
from uprising.adapters.vectors import LIMIT, Layout, Vector
from uprising.kernel import BadSetup, game
from uprising.vector import Choosing, Vocabulary, layout_of

Observation = dict[str, Any]
Actions = Literal["words", "moves"]
Numbers = Literal["counts", "view"]
MOVE_WORDS: Final = 6
SAID: Final = 8


class Arena:
    """A game, how many play it, and how its tables look to a learner.

    seats        how many (default: the fewest the game allows)
    actions      "words": an action is the next word of a move; "moves": the slot of a move in the
                 list of legal ones, of which there are at most `slots`
    observation  "counts": one-hot words, flags and counts (`uprising.vector`); "view": the view as
                 it is, flattened (`uprising.adapters.vectors`), for which `room` gives lists
                 another size by their path; without either, counts where the game has them
    reward       "win": 1 for winners, -1 for others, 0 after a draw; "score": the game's own scores
    words        with `actions="moves"`, also describe the moves: `moves` holds for every slot the
                 first words of its move
    """

    def __init__(
        self,
        key: str,
        seats: int | None = None,
        slots: int = SLOTS,
        reward: Reward = "win",
        words: bool = False,
        room: Mapping[str, int] | None = None,
        options: Mapping[str, Any] | None = None,
        actions: Actions = "words",
        observation: Numbers | None = None,
    ) -> None:
        self.game: Final = game(key)
        self.seats: Final = self.game.seats[0] if seats is None else seats
        self.options: Final = dict(options or {})
        self.given: Final = (key, seats, slots, reward, words, room, self.options, actions)
        if observation is None:
            observation = "view" if self.game.encoder is None else "counts"
        self.game.setup(self.seats, self.options)
        if not 1 <= slots <= SLOTS:
            raise BadSetup(f"slots: must be from 1 to {SLOTS}, not {slots}")
        for name, value, known in (
            ("reward", reward, ("win", "score")),
            ("actions", actions, ("words", "moves")),
            ("observation", observation, ("counts", "view")),
        ):
            if value not in known:
                raise BadSetup(f"{name}: must be {' or '.join(known)}, not {value!r}")
        self.reward: Final[Reward] = reward
        self.words: Final = words and actions == "moves"
        self.observation: Final[Numbers] = observation
        self.vocabulary: Final = Vocabulary(self.game, self.seats) if actions == "words" else None
        self.slots: Final = slots
        self.width: Final = slots if self.vocabulary is None else self.vocabulary.size
        self.counts: Final = layout_of(self.game, self.seats) if observation == "counts" else None
        if self.words or observation == "view":
            self.flat: Layout | None = Layout(self.game, self.seats, self.options, room)
        else:
            self.flat = None

    def __reduce__(self) -> tuple[Any, ...]:
        return Arena, (*self.given, self.observation)

    @property
    def layout(self) -> Layout:
        """The layout of a flattened view (`observation="view"`)."""
        assert self.flat is not None, "rows of counts have `Arena.counts`"
        return self.flat

    def episode(self, seed: int | str, remembered: bool = False) -> Episode:
        return Episode(
            self.game, self.seats, self.options, seed, self.slots, remembered, self.vocabulary
        )

    def observation_space(self) -> spaces.Dict:
        found: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(self.layout.low, self.layout.high, dtype=np.float32)
            if self.counts is None
            else spaces.Box(0, 255, (self.counts.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (self.width,), np.int8),
        }
        if self.vocabulary is not None:
            found["said"] = spaces.Box(0, self.width, (SAID,), np.int16)
        if self.words:
            shape = (self.slots, MOVE_WORDS)
            found["moves"] = spaces.Box(-LIMIT, self.layout.words.high, shape, np.float32)
        return spaces.Dict(found)

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.width)

    def observe(
        self, episode: Episode, seat: int, actions: list[int], choosing: Choosing | None
    ) -> Observation:
        """The table as a seat sees it, and what it may do; 0 does nothing for one not asked."""
        mask = np.zeros(self.width, np.int8)
        mask[actions or [0]] = 1
        seen: Observation = {"observation": self.numbers(episode, seat), "action_mask": mask}
        if self.vocabulary is not None:
            seen["said"] = said(choosing)
        if self.words:
            seen["moves"] = self.described(episode.texts() if actions else [])
        return seen

    def numbers(self, episode: Episode, seat: int) -> Any:
        if self.counts is None:
            return self.layout.encode(episode.table, seat)
        state = episode.table.state
        ask = None if seat in state.sealed else state.ask_of(seat)
        prompt = None if ask is None else ask.prompt
        view = None if self.counts.write else self.game.view(state, seat)
        row = self.counts.written(view, state, seat)
        if prompt in self.counts.asked:
            row[self.counts.asked_at + self.counts.asked[prompt]] = 1
        return np.frombuffer(row, np.uint8)

    def described(self, texts: list[str]) -> Vector:
        rows: npt.NDArray[np.float32] = np.zeros((self.slots, MOVE_WORDS), np.float32)
        for slot, text in enumerate(texts):
            rows[slot] = self.layout.encode_move(text, MOVE_WORDS)
        return rows


def said(choosing: Choosing | None) -> npt.NDArray[np.int16]:
    """The last words of the move that was begun, the newest first."""
    found = np.zeros(SAID, np.int16)
    if choosing is not None:
        newest = choosing.chosen[: -SAID - 1 : -1]
        found[: len(newest)] = newest
    return found
