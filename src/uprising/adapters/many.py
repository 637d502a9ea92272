"""Gymnasium's `VectorEnv`: one seat of many games, each asked in turn; the others play at random.

The seat of a game is drawn when the environment is made: a learner meets all of them. Rows and
masks are written by `uprising.vector`; a finished game is dealt anew in the same step.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from uprising.vector.env import Plan, VectorGames

Arrays = dict[str, npt.NDArray[Any]]


class SeatsEnv(VectorEnv[Arrays, npt.NDArray[Any], npt.NDArray[Any]]):
    """Many tables with one seat free."""

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(self, plan: Plan, num_envs: int, seat: int | None) -> None:
        self.plan = plan
        self.num_envs = num_envs
        self.given = seat
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (plan.layout.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (plan.width,), np.uint8),
                "said": spaces.Box(0, max(plan.width, 1), (8,), np.int16),
            }
        )
        self.single_action_space = spaces.Discrete(plan.width)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.games = VectorGames(plan, num_envs, 0)
        self.seats = np.zeros(num_envs, np.int64)
        self.rng = np.random.default_rng(0)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Arrays, dict[str, Any]]:
        first = seed[0] if isinstance(seed, list) else seed
        self.rng = np.random.default_rng(first)
        self.games.reset(int(self.rng.integers(2**31)))
        drawn = self.rng.integers(self.plan.seats, size=self.num_envs)
        self.seats = drawn if self.given is None else np.full(self.num_envs, self.given)
        self.others_play(np.zeros(self.num_envs, np.float64), np.zeros(self.num_envs, bool))
        return self.observations(), {}

    def step(
        self, actions: npt.NDArray[Any]
    ) -> tuple[Arrays, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        rewards, ended = np.zeros(self.num_envs, np.float64), np.zeros(self.num_envs, bool)
        self.move(np.arange(self.num_envs), actions, rewards, ended)
        self.others_play(rewards, ended)
        return self.observations(), rewards, ended, np.zeros(self.num_envs, bool), {}

    def move(self, numbers: Any, actions: Any, rewards: Any, ended: Any) -> None:
        """Act in some of the games; note what the seats of those that end got."""
        frame = self.games.step_some(numbers, actions)
        over = frame.ended.astype(bool)
        rewards[over] = frame.reward[over, self.seats[over]]
        ended |= over

    def others_play(self, rewards: Any, ended: Any) -> None:
        """Everybody else goes on until the free seat is asked, in every game."""
        frame = self.games.frame
        while (waiting := np.flatnonzero(frame.seat != self.seats)).size:
            masks = frame.mask[waiting]
            drawn = (masks * (1 + self.rng.random(masks.shape))).argmax(1)
            self.move(waiting, drawn, rewards, ended)

    def observations(self) -> Arrays:
        frame = self.games.frame
        return {
            "observation": frame.observation.copy(),
            "action_mask": frame.mask.copy(),
            "said": frame.said.copy(),
        }

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The masks by the name that maskable learners ask for."""
        return self.games.frame.mask.astype(bool)


def make_many(
    game: str,
    num_envs: int = 1,
    seats: int | None = None,
    seat: int | None = None,
    reward: Any = "win",
    **options: Any,
) -> gymnasium.vector.VectorEnv[Any, Any, Any]:
    """One seat of so many games (`seat` None: any); the other seats say any allowed word."""
    return SeatsEnv(Plan(game, seats, "words", 400, reward, options), num_envs, seat)
