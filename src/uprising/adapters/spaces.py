"""What every learner's environment of a game shares: its setup, its spaces and observations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from uprising.adapters.episode import SLOTS, Episode, Reward
from uprising.adapters.vectors import LIMIT, Layout, Vector
from uprising.kernel import BadSetup, game

Observation = dict[str, Any]
MOVE_WORDS: Final = 6


class Arena:
    """A game, how many play it, and how its tables look to a learner.

    seats    how many (default: the fewest the game allows)
    slots    how many actions there are: an action is the slot of a move in the list of legal ones
    reward   "win": 1 for the winners and -1 for the others; "score": the game's own scores
    words    also describe the moves: `moves` holds for every slot the first words of its move
    room     sizes for lists that would be cut off, by their path in the view (see `Layout`)
    """

    def __init__(
        self,
        key: str,
        seats: int | None,
        slots: int,
        reward: Reward,
        words: bool,
        room: Mapping[str, int] | None,
        options: Mapping[str, Any],
    ) -> None:
        self.game: Final = game(key)
        self.seats: Final = self.game.seats[0] if seats is None else seats
        self.options: Final = dict(options)
        self.game.setup(self.seats, self.options)
        if not 1 <= slots <= SLOTS:
            raise BadSetup(f"slots: must be from 1 to {SLOTS}, not {slots}")
        if reward not in ("win", "score"):
            raise BadSetup(f"reward: must be win or score, not {reward!r}")
        self.slots: Final = slots
        self.reward: Final[Reward] = reward
        self.words: Final = words
        self.layout: Final = Layout(self.game, self.seats, self.options, room)
        self.masks: Final = list(np.tri(slots + 1, slots, -1, np.int8))  # of n moves the n-th

    def episode(self, seed: int | str, remembered: bool = False) -> Episode:
        return Episode(self.game, self.seats, self.options, seed, self.slots, remembered)

    def observation_space(self) -> spaces.Dict:
        found: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(self.layout.low, self.layout.high, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (self.slots,), np.int8),
        }
        if self.words:
            shape = (self.slots, MOVE_WORDS)
            found["moves"] = spaces.Box(-LIMIT, self.layout.words.high, shape, np.float32)
        return spaces.Dict(found)

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.slots)

    def observe(self, episode: Episode, seat: int, texts: list[str]) -> Observation:
        """The table as a seat sees it; `texts` are the moves it may make now, slot by slot."""
        mask = self.masks[len(texts)].copy()
        seen = {"observation": self.layout.encode(episode.table, seat), "action_mask": mask}
        if self.words:
            seen["moves"] = self.described(texts)
        return seen

    def described(self, texts: list[str]) -> Vector:
        rows: npt.NDArray[np.float32] = np.zeros((self.slots, MOVE_WORDS), np.float32)
        for slot, text in enumerate(texts):
            rows[slot] = self.layout.encode_move(text, MOVE_WORDS)
        return rows
