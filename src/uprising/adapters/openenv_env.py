"""OpenEnv: every game as an environment server, one seat asked from outside, bots in the others.

    python -m uprising.adapters.openenv_env --game robot_rise --port 8000

Its clients reset with a seed and step with the text of an answer. An answer that cannot be used is
asked for once more, with the refusal; after that the default move of the rules is played.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence
from typing import Any
from uuid import uuid4

from uprising.adapters import require

require("openenv", "openenv")

import uvicorn  # noqa: E402
from openenv.core.env_server.http_server import create_app  # noqa: E402
from openenv.core.env_server.interfaces import Environment  # noqa: E402
from openenv.core.env_server.types import (  # noqa: E402
    Action,
    EnvironmentMetadata,
    Observation,
    State,
)

from uprising.adapters.dialogue import Dialogue  # noqa: E402
from uprising.kernel import game as game_of  # noqa: E402
from uprising.texts import catalogue  # noqa: E402

WON, LOST = 1.0, -1.0


class Reply(Action):
    """An answer: JSON with a move, as the system text says."""

    text: str


class Asked(Observation):
    """What the seat reads: who it is, its question, and why its last answer was refused."""

    system: str = ""
    prompt: str = ""
    refused: str = ""


class Played(State):
    """Which game it is, and which seat is asked."""

    game: str = ""
    seats: int = 0
    seat: int = 0


class UprisingEnvironment(Environment):
    """One game of ours after the other; sessions share nothing."""

    SUPPORTS_CONCURRENT_SESSIONS = True

    def __init__(self, game: str, seats: int = 0, seat: int = 0, bots: str = "heuristic") -> None:
        super().__init__()
        self.game = game
        self.seats = seats or game_of(game).seats[0]
        self.seat = seat
        self.bots = bots
        self.played = Played(game=game, seats=self.seats, seat=seat)
        self.dialogue: Dialogue | None = None

    def reset(self, seed: int | None = None, episode_id: str | None = None, **more: Any) -> Asked:
        options = more.get("options") or {}
        self.dialogue = Dialogue(self.game, seed or 0, self.seats, (self.seat,), self.bots, options)
        self.played = Played(
            episode_id=episode_id or str(uuid4()),
            game=self.game,
            seats=self.seats,
            seat=self.seat,
        )
        return self.asked("")

    def step(self, action: Reply, timeout_s: float | None = None, **more: Any) -> Asked:
        if self.dialogue is None:
            self.reset()
        assert self.dialogue is not None
        self.played.step_count += 1
        if self.dialogue.next_turn() is None:
            return self.asked("")
        return self.asked(self.dialogue.reply(action.text))

    def asked(self, refused: str) -> Asked:
        assert self.dialogue is not None
        turn = self.dialogue.next_turn()
        system = self.dialogue.system(self.seat)
        if turn is not None:
            return Asked(system=system, prompt=turn[1], refused=refused)
        found = self.dialogue.result(self.seat)
        told = {"score": found.score, "clean": found.clean, "decisions": found.decisions}
        reward = WON if found.won else LOST
        return Asked(system=system, done=True, reward=reward, metadata=told)

    @property
    def state(self) -> Played:
        return self.played

    def get_metadata(self) -> EnvironmentMetadata:
        of = game_of(self.game)
        words = catalogue(of.key, "en", of.folder)
        return EnvironmentMetadata(
            name=f"uprising-{self.game}",
            description=f"{words.say('game-title')}: {words.say('game-tagline')}",
            version=str(of.version),
        )


def app(game: str, seats: int = 0, seat: int = 0, bots: str = "heuristic") -> Any:
    """The server of one game, for any ASGI runner."""

    def made() -> UprisingEnvironment:
        return UprisingEnvironment(game, seats, seat, bots)

    return create_app(made, Reply, Asked, env_name=f"uprising-{game}", max_concurrent_envs=64)


def main(words: Sequence[str] | None = None) -> None:
    parser = ArgumentParser(prog="uprising.adapters.openenv_env", description=__doc__)
    parser.add_argument("--game", required=True)
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--seat", type=int, default=0)
    parser.add_argument("--bots", default="heuristic")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    asked = parser.parse_args(words)
    served = app(asked.game, asked.seats, asked.seat, asked.bots)
    uvicorn.run(served, host=asked.host, port=asked.port, log_level="warning")


if __name__ == "__main__":
    main()
