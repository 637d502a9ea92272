"""Bots think in a process of their own: it gets a seat's guess and what the seat was shown.

The state and the events themselves never cross over.
"""

from __future__ import annotations

import asyncio
import logging
import os
import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from typing import Any

import msgspec

from uprising.bots import seated, seconds_of
from uprising.kernel import Sight, Table, game, seeded, variant
from uprising.server.watch import note


def think(
    key: str,
    pack: str,
    names: tuple[str, ...],
    options: Mapping[str, Any],
    guess: bytes,
    seat: int,
    level: str,
    seed: str,
    seen: tuple[msgspec.Struct, ...],
    deadline: float,
) -> tuple[str, str]:
    """In the other process: a move as text, and the key of its reason.

    The deadline counts from the question: whoever waited behind others thinks for less, and by the
    rules of thumb alone if nothing is left.
    """
    of = variant(game(key), pack)
    state = of.codec.load(guess)
    table = Table(of, state, names, of.setup(len(names), options), "guess", [])
    ask = state.ask_of(seat)
    assert ask is not None
    sight = Sight(seat, of.view(state, seat), ask, table, deadline, seeded(seed, "bot"), seen)
    choice = seated(level, names[seat]).choose(sight)
    return choice.move.text(), choice.reason


def go_with(parent: int) -> None:
    """In the other process: end when the server ends, however it ends."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Thinker:
    """The queue of decisions bots have to make."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        spawn = get_context("spawn")
        return ProcessPoolExecutor(
            self.workers, mp_context=spawn, initializer=go_with, initargs=(os.getpid(),)
        )

    async def choose(
        self, table: Table, seat: int, level: str, seed: str, seen: tuple[msgspec.Struct, ...] = ()
    ) -> tuple[str, str]:
        guess = table.guess(seat, seeded(seed, "guess")).state
        thought = partial(
            think,
            table.game.key,
            table.game.changes,
            table.names,
            dict(table.setup.options),
            table.game.codec.save(guess),
            seat,
            level,
            seed,
            seen,
            time.monotonic() + seconds_of(level),
        )
        pool = self.pool
        try:
            return await self.think_in(pool, thought)
        except BrokenProcessPool:  # the process was killed: the others' tables need a new one too
            if self.pool is pool:
                note("bots start again", logging.WARNING)
                self.pool = self.new_pool()
            return await self.think_in(self.pool, thought)

    async def think_in(
        self, pool: ProcessPoolExecutor, thought: Callable[[], tuple[str, str]]
    ) -> tuple[str, str]:
        return await asyncio.get_running_loop().run_in_executor(pool, thought)

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)
