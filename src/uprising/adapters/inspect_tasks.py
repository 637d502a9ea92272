"""Inspect: `inspect eval uprising/uprising --model … -T game=robot_rise`.

A sample is one seat of one deal. The model sits there and bots of ours sit elsewhere; the score is
whether it won. Samples of one deal hang together, so the standard errors are clustered by deal.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from uprising.adapters import require

require("inspect_ai", "inspect")

from inspect_ai import Task, task  # noqa: E402
from inspect_ai.dataset import MemoryDataset, Sample  # noqa: E402
from inspect_ai.model import (  # noqa: E402
    ChatMessageSystem,
    ChatMessageUser,
    get_model,
)
from inspect_ai.scorer import Score, Scorer, Target, mean, scorer, stderr  # noqa: E402
from inspect_ai.solver import Generate, Solver, TaskState, solver  # noqa: E402
from inspect_ai.util import store  # noqa: E402

from uprising.adapters.dialogue import Dialogue  # noqa: E402
from uprising.kernel import game as find_game  # noqa: E402
from uprising.llm import Settings  # noqa: E402
from uprising.llm.settings import Listing  # noqa: E402

RESULT = "uprising"


@task
def uprising(
    game: str = "robot_rise",
    seats: int = 0,
    deals: int = 10,
    opponents: str = "heuristic",
    moves: Listing = "list",
    seed: str = "inspect",
) -> Task:
    """A model in every seat of every deal, among bots of ours."""
    count = seats or find_game(game).seats[0]
    samples = [
        Sample(
            input=f"{game}, deal {deal}, seat {seat + 1} of {count}",
            target="win",
            id=f"{game}-{deal}-{seat}",
            metadata={"game": game, "seats": count, "deal": deal, "seat": seat, "seed": seed},
        )
        for deal in range(deals)
        for seat in range(count)
    ]
    return Task(
        dataset=MemoryDataset(samples, name=f"uprising-{game}"),
        solver=play(opponents, moves),
        scorer=[won(), clean()],
    )


@solver
def play(opponents: str, moves: Listing) -> Solver:
    """Play the whole game: one conversation for each decision, as everywhere."""

    async def solve(state: TaskState, generate: Generate) -> TaskState:
        about = state.metadata
        settings = Settings("", moves=moves, tools=False, lookups=0)
        table = Dialogue(
            about["game"],
            f"{about['seed']}.{about['deal']}",
            about["seats"],
            (about["seat"],),
            opponents,
            settings=settings,
        )
        model = get_model()
        while (turn := table.next_turn()) is not None:
            seat, prompt = turn
            asked = [ChatMessageSystem(content=table.system(seat)), ChatMessageUser(content=prompt)]
            output = await model.generate(asked)
            state.messages += [asked[1], output.message]
            state.output = output
            table.reply(output.completion)
        found = {**asdict(table.result(about["seat"])), "record": str(table.table.record())}
        store().set(RESULT, found)
        return state

    return solve


def result_of(state: TaskState) -> dict[str, Any]:
    found: dict[str, Any] = state.store.get(RESULT)
    return found


@scorer(metrics=[mean(), stderr(cluster="deal")])
def won() -> Scorer:
    """1 for a win, 0 otherwise."""

    async def score(state: TaskState, target: Target) -> Score:
        found = result_of(state)
        return Score(value=float(found["won"]), metadata=found)

    return score


@scorer(metrics=[mean(), stderr(cluster="deal")])
def clean() -> Scorer:
    """Whether every answer of the game could be used at the first try."""

    async def score(state: TaskState, target: Target) -> Score:
        return Score(value=float(result_of(state)["clean"]))

    return score
