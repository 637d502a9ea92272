"""Bots think in a process of their own: it gets a seat's guess and what the seat was shown.

The state and the events themselves never cross over, but for looking back when a game is over.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
import os
import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from typing import Any, TypeVar

import msgspec

from uprising.bots import answer_telegram, prospects, seated, seconds_of
from uprising.bots.levels import AGITATOR
from uprising.kernel import Sight, Table, game, seeded, variant
from uprising.server.operations.logs import note

AT_ONCE = 24  # positions that are looked back at in one go
OFFER_SECONDS = 1.0  # how long a bot may weigh an offer
ADVICE_SECONDS = 0.15  # how long somebody who plays alone waits for advice
Thought = TypeVar("Thought")
Known = tuple[str, str, tuple[str, ...], Mapping[str, Any], bytes]


def think(
    known: Known,
    seat: int,
    level: str,
    seed: str,
    seen: tuple[msgspec.Struct, ...],
    deadline: float,
) -> tuple[str, str]:
    """In the other process: a move as text, and the key of its reason.

    The deadline counts from the question: whoever waited behind others thinks for less, and by the
    heuristic alone if nothing is left.
    """
    table = guessed(*known)
    ask = table.state.ask_of(seat)
    assert ask is not None
    view = table.game.view(table.state, seat)
    sight = Sight(seat, view, ask, table, deadline, seeded(seed, "bot"), seen)
    choice = seated(level, table.names[seat]).choose(sight)
    return choice.move.text(), choice.reason


def weigh(
    known: Known,
    seat: int,
    exchanges: list[list[tuple[int, str]]],
    seed: str,
    deadline: float,
) -> tuple[int, str]:
    """In the other process: which of these exchanges a bot would take, -1 for none, and why."""
    table = guessed(*known)
    moves = [[(who, table.read(text)) for who, text in each] for each in exchanges]
    return answer_telegram(table, seat, moves, deadline, seeded(seed, "bot"))


def guessed(
    key: str, pack: str, names: tuple[str, ...], options: Mapping[str, Any], guess: bytes
) -> Table:
    of = variant(game(key), pack)
    return Table(of, of.codec.load(guess), names, of.setup(len(names), options), "guess", [])


def look_back(
    key: str, pack: str, seats: int, positions: list[bytes], seed: str
) -> list[list[float]]:
    """In the other process: how likely each seat was to win, position by position."""
    of = variant(game(key), pack)
    rng = seeded(seed, "prospects")
    return [prospects(of, of.codec.load(each), seats, rng.split()) for each in positions]


def known_to(table: Table, seat: int, seed: str) -> Known:
    """What the other process gets: the game, who plays, and a guess by this seat."""
    guess = table.game.codec.save(table.guess(seat, seeded(seed, "guess")).state)
    return table.game.key, table.game.changes, table.names, dict(table.setup.options), guess


def go_with(parent: int) -> None:
    """In the other process: end when the server ends, however it ends."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Turns:
    """So many at a time; those whom somebody waits for come first, then in order of arrival."""

    def __init__(self, most: int) -> None:
        self.free = most
        self.count = 0
        self.waiting: list[tuple[bool, int, asyncio.Future[None]]] = []

    async def take(self, urgent: bool) -> None:
        if self.free:
            self.free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.count += 1
        heapq.heappush(self.waiting, (not urgent, self.count, turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back()
            raise

    def give_back(self) -> None:
        while self.waiting:
            turn = heapq.heappop(self.waiting)[2]
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1


class ProcessPool:
    """Processes beside the server, and the queue before them. They start when they are needed."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self.turns = Turns(workers)
        self.pool: ProcessPoolExecutor | None = None

    def new_pool(self) -> ProcessPoolExecutor:
        spawn = get_context("spawn")
        return ProcessPoolExecutor(
            self.workers, mp_context=spawn, initializer=go_with, initargs=(os.getpid(),)
        )

    async def do(self, work: Callable[[], Thought], urgent: bool = True) -> Thought:
        await self.turns.take(urgent)
        try:
            return await self.do_now(work)
        finally:
            self.turns.give_back()

    async def do_now(self, work: Callable[[], Thought]) -> Thought:
        pool = self.pool = self.pool or self.new_pool()
        try:
            return await self.do_in(pool, work)
        except BrokenProcessPool:  # the process was killed: the others' tables need a new one too
            if self.pool is pool:
                note("bots start again", logging.WARNING)
                self.pool = self.new_pool()
            return await self.do_in(self.pool, work)

    async def do_in(self, pool: ProcessPoolExecutor, work: Callable[[], Thought]) -> Thought:
        return await asyncio.get_running_loop().run_in_executor(pool, work)

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)


class Thinker:
    """What is too long for the server itself: decisions of bots, and games that are told again.

    The second has a process of its own, so that no bot has to wait for it.
    """

    def __init__(self, workers: int = 1) -> None:
        self.bots = ProcessPool(workers)
        self.replays = ProcessPool()

    async def choose(
        self,
        table: Table,
        seat: int,
        level: str,
        seed: str,
        seen: tuple[msgspec.Struct, ...] = (),
        urgent: bool = True,
    ) -> tuple[str, str]:
        """`urgent`: somebody is there and waits for it."""
        end = time.monotonic() + seconds_of(level)
        known = known_to(table, seat, seed)
        thought = partial(think, known, seat, level, seed, seen, end)
        return await self.bots.do(thought, urgent)

    async def advise(self, table: Table, seat: int, seed: str) -> tuple[str, str]:
        """What an Agitator would do in this seat, and why, by what the seat knows."""
        end = time.monotonic() + ADVICE_SECONDS
        known = known_to(table, seat, seed)
        return await self.bots.do(partial(think, known, seat, AGITATOR.key, seed, (), end))

    async def weigh(
        self, table: Table, seat: int, exchanges: list[list[tuple[int, str]]], seed: str
    ) -> tuple[int, str]:
        """What a bot says to an offer: it sees a guess of its own, never the state."""
        end = time.monotonic() + OFFER_SECONDS
        known = known_to(table, seat, seed)
        return await self.bots.do(partial(weigh, known, seat, exchanges, seed, end))

    async def look_back(
        self, game: tuple[str, str], seats: int, positions: list[bytes]
    ) -> list[list[float]]:
        """How likely each seat was to win, position by position, of a finished game.

        A few at a time: no other replay waits long behind them.
        """
        found: list[list[float]] = []
        for first in range(0, len(positions), AT_ONCE):
            some, seed = positions[first : first + AT_ONCE], f"{game[0]}-{first}"
            job = partial(look_back, *game, seats, some, seed)
            found += await self.replays.do(job, urgent=False)
        return found

    async def tell(self, work: Callable[[], Thought]) -> Thought:
        """Of a game: in the other process (see `replay_jobs.py`)."""
        return await self.replays.do(work)

    def close(self) -> None:
        self.bots.close()
        self.replays.close()
