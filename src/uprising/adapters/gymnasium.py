"""Gymnasium: one seat for a learner, bots at the others.

    import uprising.adapters.gymnasium                    # makes the games known
    env = gymnasium.make("uprising/robot_rise-v0", seat=0, bots="heuristic", seats=4)
    many = gymnasium.make_vec("uprising/robot_rise-v0", num_envs=256, seats=4)

Observations, masks and actions are those of `uprising.adapters.pettingzoo`. An illegal action
costs 1 and changes nothing. Environments can be copied, pickled and sent to workers; of many at
once the others at the tables say any allowed word.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from uprising.adapters import require

require("gymnasium", "research")

import gymnasium  # noqa: E402
import msgspec  # noqa: E402

from uprising.adapters.episode import SLOTS, Reward  # noqa: E402
from uprising.adapters.spaces import Actions, Arena, Numbers, Observation  # noqa: E402
from uprising.agents import player  # noqa: E402
from uprising.bots import remembers  # noqa: E402
from uprising.kernel import BadSetup, Rng, games, seeded, sight  # noqa: E402

ILLEGAL = -1.0


class SeatEnv(gymnasium.Env[Observation, Any]):
    """A table of bots with one seat free."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - Gymnasium's own form

    def __init__(
        self, arena: Arena, seat: int, bots: str | Sequence[str], render_mode: str | None
    ) -> None:
        if not 0 <= seat < arena.seats:
            raise BadSetup(f"seat: must be from 0 to {arena.seats - 1}, not {seat}")
        names = [bots] if isinstance(bots, str) else list(bots)
        self.arena = arena
        self.seat = seat
        self.names = names
        self.bots = [player(names[n % len(names)]) for n in range(arena.seats)]
        self.remembered = any(remembers(player, arena.game) for player in self.bots)
        self.render_mode = render_mode
        self.observation_space = arena.observation_space()
        self.action_space = arena.action_space()
        self.game_seed = secrets.randbelow(2**32)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new deal. Without a seed, the next one after the last."""
        super().reset(seed=seed)
        self.game_seed = self.game_seed + 1 if seed is None else seed
        self.episode = self.arena.episode(self.game_seed, self.remembered)
        self.luck = [seeded(self.game_seed, f"bot {n}") for n in range(self.arena.seats)]
        self.others_play()
        return self.observation(), self.info()

    def others_play(self) -> None:
        """The bots go on until the learner is asked or the game is over."""
        episode = self.episode
        while not episode.ended and episode.seat != self.seat:
            who = episode.seat
            player, luck = self.bots[who], self.luck[who].split()
            shown = episode.memory.told(player, who) if episode.memory is not None else ()
            choice = player.choose(sight(episode.table, who, luck, seen=shown))
            episode.make(who, choice.move)
            episode.find_moves()

    def __getstate__(self) -> dict[str, Any]:
        """What can be sent elsewhere; the bots are found again there, by their names."""
        kept = {key: value for key, value in self.__dict__.items() if key not in ("bots", "luck")}
        luck = self.__dict__.get("luck", [])
        return kept | {"luck": [(one.a, one.b, one.c, one.counter) for one in luck]}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.luck = [Rng(*words) for words in kept["luck"]]
        self.bots = [player(self.names[n % len(self.names)]) for n in range(self.arena.seats)]

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if action not in self.episode.actions():
            return self.observation(), ILLEGAL, self.episode.ended, False, self.info()
        self.episode.play(int(action))
        self.others_play()
        reward = self.episode.reward(self.seat, self.arena.reward)
        return self.observation(), reward, self.episode.ended, False, self.info()

    def observation(self) -> Observation:
        episode = self.episode
        actions = [] if episode.ended else episode.actions()
        return self.arena.observe(episode, self.seat, actions, episode.choosing)

    def info(self) -> dict[str, Any]:
        """The texts of the moves, where an action is a whole one."""
        return {"moves": self.episode.texts()} if self.arena.vocabulary is None else {}

    def action_masks(self) -> Any:
        """The mask by the name that maskable learners ask for."""
        return self.observation()["action_mask"].astype(bool)

    def render(self) -> str | None:
        """What the seat sees, as JSON text (`render_mode="ansi"`)."""
        if self.render_mode != "ansi":
            return None
        view = msgspec.json.encode(self.episode.table.view(self.seat))
        return msgspec.json.format(view).decode()


def make(
    game: str,
    seat: int = 0,
    bots: str | Sequence[str] = "random",
    seats: int | None = None,
    slots: int = SLOTS,
    reward: Reward = "win",
    words: bool = False,
    room: Mapping[str, int] | None = None,
    render_mode: str | None = None,
    actions: Actions = "words",
    observation: Numbers | None = None,
    **options: Any,
) -> SeatEnv:
    """An environment for one seat; `bots` is one name for all others, or one for every seat."""
    arena = Arena(game, seats, slots, reward, words, room, options, actions, observation)
    return SeatEnv(arena, seat, bots, render_mode)


def register() -> list[str]:
    """Make our games known to Gymnasium; the names to make them by. More than once is fine."""
    for key in games():
        name = f"uprising/{key}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="uprising.adapters.gymnasium:make",
                vector_entry_point="uprising.adapters.many:make_many",
                kwargs={"game": key},
                disable_env_checker=True,
            )
    return [f"uprising/{key}-v0" for key in games()]


register()
