"""PettingZoo: every game as an AEC environment (one decision after another) and in parallel.

    env = uprising.adapters.pettingzoo.env("robot_rise", seats=4)

An agent's observation holds `observation` (what it sees, as one-hot words, flags and counts),
`action_mask`, and `said`, the words of the move it has begun; an action is the next word. With
`actions="moves"` it is the slot of a move in the list of those that are legal now, and
`infos[agent]["moves"]` has their texts. Environments can be copied, pickled and sent to workers.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from uprising.adapters import require

require("pettingzoo", "research")

import msgspec  # noqa: E402
from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv, ParallelEnv  # noqa: E402
from pettingzoo.utils import wrappers  # noqa: E402

from uprising.adapters.episode import SLOTS, Reward  # noqa: E402
from uprising.adapters.spaces import Actions, Arena, Numbers, Observation  # noqa: E402
from uprising.vector import Choosing, speak  # noqa: E402

ILLEGAL = -1.0
FOUND = ("choices", "choosing")
Infos = dict[str, dict[str, Any]]


def env(game: str, **options: Any) -> AECEnv[str, Observation, int | None]:
    """An AEC environment that checks its use; an illegal action ends the game with reward -1."""
    checked: AECEnv[str, Observation, int | None] = raw_env(game, **options)
    checked = wrappers.TerminateIllegalWrapper(checked, illegal_reward=ILLEGAL)
    checked = wrappers.AssertOutOfBoundsWrapper(checked)
    return wrappers.OrderEnforcingWrapper(checked)


class Seated:
    """What both kinds of environment share: a game, an agent for every seat, and their spaces."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        slots: int = SLOTS,
        reward: Reward = "win",
        words: bool = False,
        room: Mapping[str, int] | None = None,
        render_mode: str | None = None,
        actions: Actions = "words",
        observation: Numbers | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.arena = Arena(game, seats, slots, reward, words, room, options, actions, observation)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"uprising_{game}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,  # not by PettingZoo's own conversion
        }
        self.possible_agents = [f"seat_{n}" for n in range(self.arena.seats)]
        self.agents: list[str] = []
        self.number = {agent: n for n, agent in enumerate(self.possible_agents)}
        self.seen = {agent: self.arena.observation_space() for agent in self.possible_agents}
        self.done = {agent: self.arena.action_space() for agent in self.possible_agents}
        self.game_seed = secrets.randbelow(2**32)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.seen[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.done[agent]

    def deal(self, seed: int | None) -> None:
        """A new game. Without a seed, the next one after the last."""
        self.game_seed = self.game_seed + 1 if seed is None else seed
        self.episode = self.arena.episode(self.game_seed)
        self.agents = list(self.possible_agents)

    def render(self) -> str | None:
        """What a spectator sees, as JSON text (`render_mode="ansi"`)."""
        if self.render_mode != "ansi":
            return None
        return msgspec.json.format(msgspec.json.encode(self.episode.table.view())).decode()

    def close(self) -> None:
        """Nothing is held open."""


class raw_env(Seated, AECEnv[str, Observation, int | None]):
    """One decision after another, sealed ones too: nobody sees an answer before all are in."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Infos = {agent: {} for agent in self.agents}
        self.look()

    def look(self) -> None:
        """Who decides now, and what may be done."""
        if self.episode.ended:
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = self.possible_agents[self.episode.seat]
        if self.arena.vocabulary is None:
            self.infos[self.agent_selection] = {"moves": self.episode.texts()}

    def observe(self, agent: str) -> Observation:
        episode = self.episode
        if agent != self.agent_selection or episode.ended:
            return self.arena.observe(episode, self.number[agent], [], None)
        return self.arena.observe(episode, self.number[agent], episode.actions(), episode.choosing)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        if action not in self.episode.actions():
            many = len(self.episode.actions())
            raise ValueError(f"action: {action} is not one of the {many} legal ones")
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        self.episode.play(int(action))
        if self.episode.ended:  # nothing is earned before
            for one in self.agents:
                self.rewards[one] = self.episode.reward(self.number[one], self.arena.reward)
                self.terminations[one] = True
            self._accumulate_rewards()
        self.look()


class parallel_env(Seated, ParallelEnv[str, Observation, int]):
    """Everybody acts at once, but only those who are asked count.

    Those who are not may do nothing but 0, and what they do is ignored. A sealed question is
    answered by all in one step (a step a word); otherwise one agent decides a step. An illegal
    action costs 1, and the agent is asked again.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        self.deal(seed)
        self.choosing: dict[int, Choosing] = {}
        self.look()
        return self.observations(), self.infos()

    def look(self) -> None:
        """What everybody who is asked may do: all of a sealed set, else one seat."""
        state, episode = self.episode.table.state, self.episode
        if state.ended:
            self.choices: dict[int, list[Any]] = {}
        elif state.asks[0].sealed:
            waiting = [ask.seat for ask in state.asks if ask.seat not in state.sealed]
            self.choices = {seat: self.moves_of(seat) for seat in waiting}
        else:
            self.choices = {episode.seat: episode.moves}
        words = self.arena.vocabulary
        if words is not None:
            self.choosing = {
                seat: self.choosing.get(seat) or speak(state, seat, moves, words)
                for seat, moves in self.choices.items()
            }

    def __getstate__(self) -> dict[str, Any]:
        """What can be sent elsewhere; moves are found again there."""
        kept = {key: value for key, value in self.__dict__.items() if key not in FOUND}
        begun: dict[int, Choosing] = self.__dict__.get("choosing", {})
        return kept | {"picked": {seat: one.picked for seat, one in begun.items()}}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        picked = kept.pop("picked")
        self.__dict__.update(kept)
        if "episode" in kept:
            self.choosing = {}
            self.look()
            for seat, words in picked.items():
                for word in words:
                    self.choosing[seat].choose(word)

    def moves_of(self, seat: int) -> list[Any]:
        """The moves a seat of a sealed set has already been shown, or new ones."""
        begun = self.choosing.get(seat)
        return self.episode.moves_of(seat) if begun is None else begun.left

    def actions_of(self, seat: int) -> list[int]:
        if seat not in self.choices:
            return []
        begun = self.choosing.get(seat)
        if begun is None:
            return list(range(len(self.choices[seat])))
        return begun.words or [0]  # a sealed answer without a choice is any action

    def observations(self) -> dict[str, Observation]:
        return {
            agent: self.arena.observe(
                self.episode, seat, self.actions_of(seat), self.choosing.get(seat)
            )
            for seat, agent in enumerate(self.possible_agents)
        }

    def infos(self) -> Infos:
        infos: Infos = {agent: {} for agent in self.possible_agents}
        for seat, moves in self.choices.items():
            texts = [move.text() for move in moves]
            infos[self.possible_agents[seat]] = {"asked": True} | (
                {"moves": texts} if self.arena.vocabulary is None else {}
            )
        return infos

    def chosen(self, seat: int, action: int) -> Any:
        """The move that a seat has completed with this action, or None."""
        begun = self.choosing.get(seat)
        if begun is None:
            return self.choices[seat][action]
        if begun.found is None:
            begun.choose(action)
        return begun.found

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos
    ]:  # fmt: skip
        rewards = dict.fromkeys(self.possible_agents, 0.0)
        asker = self.episode.table.state.asker
        made, answered = False, True
        for seat in self.choices:
            agent = self.possible_agents[seat]
            action = int(actions[agent])
            if action not in self.actions_of(seat):
                rewards[agent] += ILLEGAL
            elif self.episode.table.state.asker is asker:  # a standing move may void the question
                move = self.chosen(seat, action)
                if move is not None:
                    answered = answered and self.episode.table.state.is_answer(move)
                    self.episode.make(seat, move)
                    self.choosing.pop(seat, None)
                    made = True
        if made:
            self.episode.find_moves()
            if not answered or not self.episode.table.state.sealed:  # another question
                self.choosing = {}
        ended = self.episode.ended
        for seat, agent in enumerate(self.possible_agents):
            rewards[agent] += self.episode.reward(seat, self.arena.reward)
        self.look()
        self.agents = [] if ended else self.agents
        terminations = dict.fromkeys(self.possible_agents, ended)
        truncations = dict.fromkeys(self.possible_agents, False)
        return self.observations(), rewards, terminations, truncations, self.infos()
