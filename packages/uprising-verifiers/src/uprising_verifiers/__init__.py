"""Uprising's games for verifiers: one episode is one game, one trace is one seat."""

from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import asdict
from itertools import count
from typing import Any, Literal

import verifiers.v1 as vf
from pydantic import Field

from uprising.adapters.dialogue import Dialogue
from uprising.kernel import game
from uprising.llm import Settings

MOST = 10


class UprisingData(vf.TaskData):
    """One deal."""

    game: str
    seats: int
    seed: str


class UprisingTask(vf.Task[UprisingData]):
    """A deal has no behaviour of its own: the environment plays it."""


class UprisingTasksetConfig(vf.TasksetConfig):
    game: str = "leduc"
    seats: int = 0
    seed: str = "verifiers"


class UprisingTaskset(vf.Taskset[UprisingTask, UprisingTasksetConfig]):
    """Deals without end, numbered from the seed."""

    INFINITE = True

    def load(self) -> Iterator[UprisingTask]:
        of = game(self.config.game)
        seats = self.config.seats or of.seats[0]
        for number in count():
            data = UprisingData(
                idx=number,
                name=f"{of.key}#{number}",
                prompt=None,
                game=of.key,
                seats=seats,
                seed=f"{self.config.seed}.{number}",
            )
            yield UprisingTask(data)


def seat() -> Any:
    # a seat only talks, so it needs no sandbox
    return vf.AgentConfig(harness={"id": "null"}, runtime={"type": "subprocess"})


class UprisingEnvConfig(vf.EnvConfig):
    player0: vf.AgentConfig = seat()
    player1: vf.AgentConfig = seat()
    player2: vf.AgentConfig = seat()
    player3: vf.AgentConfig = seat()
    player4: vf.AgentConfig = seat()
    player5: vf.AgentConfig = seat()
    player6: vf.AgentConfig = seat()
    player7: vf.AgentConfig = seat()
    player8: vf.AgentConfig = seat()
    player9: vf.AgentConfig = seat()
    models: int = Field(1, ge=1, le=MOST)
    opponents: str = "heuristic"
    moves: Literal["list", "count", "none"] = "list"


class UprisingEnv(vf.Env[UprisingEnvConfig]):
    """Models in the first seats, bots in the others."""

    async def run(self, task: Any, agents: Any) -> None:
        deal = task.data
        seats = range(min(self.config.models, deal.seats))
        settings = Settings("", moves=self.config.moves, tools=False, lookups=0)
        table = Dialogue(
            deal.game, deal.seed, deal.seats, tuple(seats), self.config.opponents, settings=settings
        )
        async with AsyncExitStack() as open_seats:
            talks = [
                await open_seats.enter_async_context(
                    getattr(agents, f"player{number}").interaction(
                        vf.Task(
                            vf.TaskData(
                                idx=deal.idx, prompt=None, system_prompt=table.system(number)
                            )
                        )
                    )
                )
                for number in seats
            ]
            while (turn := table.next_turn()) is not None:
                number, prompt = turn
                segment = await talks[number].turn(prompt)
                table.reply("" if segment.terminated else segment.last_reply)
        for number in seats:
            record(talks[number].trace, table, number, deal.seed)


def record(trace: Any, table: Dialogue, number: int, seed: str) -> None:
    """The seat's reward, its metrics and what a reader needs to see the game again."""
    found = asdict(table.result(number))
    trace.record_reward("won", float(found["won"]))
    for name in ("clean", "illegal", "unreadable", "defaults", "decisions"):
        trace.record_metric(name, float(found[name]))
    trace.info["uprising"] = {
        "seat": number,
        "part": found["part"],
        "score": found["score"],
        "seed": seed,
        "record": str(table.table.record()),
    }


__all__ = ["UprisingEnv", "UprisingTaskset"]
