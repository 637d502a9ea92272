"""Thousands of games at once, as numpy arrays that are written in place.

    env = uprising.vector.make("robot_rise", games=1024, seats=4, seed=1)
    frame = env.reset()
    while learning:
        frame = env.step(actions)       # a number for every game

`frame` is the same object every time: a step overwrites its arrays, so copy what you keep. Every
game has one row, that of the seat that is asked; nobody else's is there, and no mask is empty.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, fields
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final, Literal

import numpy as np
import numpy.typing as npt

from uprising.kernel import BadSetup, Game, game
from uprising.vector.batch import AS_ADVISED, SAID, Batch
from uprising.vector.encoding import layout_of, reward_of
from uprising.vector.words import Vocabulary

__all__ = ["AS_ADVISED", "SAID", "Frame", "Plan", "SpreadGames", "VectorGames", "make"]

Actions = Literal["words", "moves"]
Reward = Literal["win", "score"]
Bytes = npt.NDArray[np.uint8]


@dataclass
class Frame:
    """What all games show after a step, a row for each.

    observation   what the asked seat sees (`Layout`), as bytes
    mask          1 for what it may do
    said          the last words of the move it has begun, the newest first (`actions="words"`)
    advice        the word the game's heuristic would say next (`advised=True`), or -1
    seat          whose row it is
    ended         1 where a game ended with this step; the row is the next game's first
    reward        what each seat (by number) of such a game got; zeros elsewhere
    """

    observation: Bytes
    mask: Bytes
    said: npt.NDArray[np.int16]
    advice: npt.NDArray[np.int16]
    seat: Bytes
    ended: Bytes
    reward: npt.NDArray[np.float32]


FIELDS: Final = tuple(field.name for field in fields(Frame))


class Plan:
    """What is played: the game, its table, and what an action is."""

    def __init__(
        self,
        key: str,
        seats: int | None,
        actions: Actions,
        slots: int,
        reward: Reward,
        options: dict[str, Any],
        advised: bool = False,
    ) -> None:
        if actions not in ("words", "moves"):
            raise BadSetup(f"actions: must be words or moves, not {actions!r}")
        if reward not in ("win", "score"):
            raise BadSetup(f"reward: must be win or score, not {reward!r}")
        if advised and (actions != "words" or not game(key).bot.has_advice):
            raise BadSetup("advised: needs words for actions and a game with a heuristic")
        self.key: Final = key
        self.advised: Final = advised
        self.game: Final[Game] = game(key)
        self.seats: Final = self.game.seats[0] if seats is None else seats
        self.options: Final = options
        self.setup: Final = self.game.setup(self.seats, options)
        self.layout: Final = layout_of(self.game, self.seats)
        self.actions: Final[Actions] = actions
        self.vocabulary: Final = Vocabulary(self.game, self.seats)
        self.width: Final = self.vocabulary.size if actions == "words" else slots
        self.reward: Final[Reward] = reward

    def __reduce__(self) -> tuple[Any, ...]:
        slots = self.width if self.actions == "moves" else 1
        given = (self.key, self.seats, self.actions, slots, self.reward, self.options, self.advised)
        return Plan, given

    def batch(self, games: int, seed: str, first: int = 0) -> Batch:
        words = self.vocabulary if self.actions == "words" else None
        return Batch(
            self.game, self.setup, self.layout, games, seed, self.width, words, first, self.advised
        )

    def frame(self, games: int, memory: Any | None = None) -> Frame:
        """Arrays for so many games; in a piece of memory, if one is given."""
        sizes = {
            "reward": (np.float32, (games, self.seats)),
            "said": (np.int16, (games, SAID)),
            "advice": (np.int16, (games,)),
            "observation": (np.uint8, (games, self.layout.size)),
            "mask": (np.uint8, (games, self.width)),
            "seat": (np.uint8, (games,)),
            "ended": (np.uint8, (games,)),
        }
        found: dict[str, Any] = {}
        at = 0
        for name, (kind, shape) in sizes.items():
            if memory is None:
                found[name] = np.zeros(shape, kind)
            else:
                found[name] = np.ndarray(shape, kind, memory, at)
            at += found[name].nbytes
        return Frame(**found)

    def bytes_for(self, games: int) -> int:
        row = 4 * self.seats + 2 * SAID + 2 + self.layout.size + self.width + 2
        return games * row


def put_rewards(plan: Plan, batch: Batch, reward: npt.NDArray[np.float32]) -> None:
    reward[:] = 0
    for number, outcome in batch.finished:
        for seat in range(plan.seats):
            reward[number, seat] = reward_of(plan.game, outcome, seat, plan.reward == "score")


@contextmanager
def no_search_for_garbage() -> Iterator[None]:
    """Within a step nothing is looked for that only hangs on itself: games leave nothing such.

    Python looks whenever so many more things are there, which hundreds of games at once are always.
    """
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


class VectorGames:
    """Many games in this process; the arrays are the buffers they write into."""

    def __init__(self, plan: Plan, games: int, seed: int | str, first: int = 0) -> None:
        self.plan: Final = plan
        self.games: Final = games
        self.batch: Final = plan.batch(games, str(seed), first)
        batch = self.batch
        self.frame: Final = Frame(
            observation=np.frombuffer(batch.rows, np.uint8).reshape(games, -1),
            mask=np.frombuffer(batch.masks, np.uint8).reshape(games, -1),
            said=np.frombuffer(batch.said, "<i2").reshape(games, -1),
            advice=np.frombuffer(batch.advice, "<i2"),
            seat=np.frombuffer(batch.seats, np.uint8),
            ended=np.frombuffer(batch.ended, np.uint8),
            reward=np.zeros((games, plan.seats), np.float32),
        )

    def reset(self, seed: int | str | None = None) -> Frame:
        """Deal all games anew; without a seed go on with those at hand."""
        if seed is not None:
            self.batch.reset(str(seed))
            self.frame.reward[:] = 0
        return self.frame

    def step(self, actions: npt.NDArray[Any]) -> Frame:
        with no_search_for_garbage():
            self.batch.step(actions.tolist())
        put_rewards(self.plan, self.batch, self.frame.reward)
        return self.frame

    def step_some(self, games: npt.NDArray[Any], actions: npt.NDArray[Any]) -> Frame:
        """Take an action in some of the games only; the others stay as they are."""
        with no_search_for_garbage():
            self.batch.step_some(games.tolist(), actions.tolist())
        put_rewards(self.plan, self.batch, self.frame.reward)
        return self.frame

    @property
    def decisions(self) -> int:
        """How many moves have been made since the start."""
        return self.batch.decisions

    def close(self) -> None:
        """Nothing is held open."""


STEP, RESET, STOP = b"s", b"r", b"q"
DONE, WRONG = b".", b"!"


def work(plan: Plan, seed: str, first: int, games: int, name: str, line: Connection) -> None:
    """A worker: some of the games, written into shared memory after every step."""
    memory = SharedMemory(name)
    try:
        shared = plan.frame(games, memory.buf)
        at = plan.bytes_for(games)
        actions: npt.NDArray[np.int32] = np.ndarray((games,), np.int32, memory.buf, at)
        env = VectorGames(plan, games, seed, first)
        while True:
            publish(env, shared)
            line.send_bytes(DONE + env.decisions.to_bytes(8, "little"))
            told = line.recv_bytes()
            if told == STOP:
                break
            if told == STEP:
                env.step(actions)
            else:
                env.batch.reset(told[1:].decode())
                env.frame.reward[:] = 0
    except (EOFError, KeyboardInterrupt):
        pass
    except ValueError as error:
        line.send_bytes(WRONG + str(error).encode())
    finally:
        del shared, actions
        memory.close()


def publish(env: VectorGames, shared: Frame) -> None:
    for name in FIELDS:
        getattr(shared, name)[:] = getattr(env.frame, name)


class SpreadGames:
    """Many games over worker processes, each with its part; what they show lies in shared memory.

    The same seed gives the same games as in one process. Close it when you are done.
    """

    def __init__(self, plan: Plan, games: int, seed: int | str, workers: int) -> None:
        self.plan: Final = plan
        self.games: Final = games
        context = get_context("spawn")
        self.seed = str(seed)
        self.parts: Final[list[tuple[int, int]]] = []  # the first game of each worker, how many
        self.lines: Final[list[Connection]] = []
        self.memories: Final[list[SharedMemory]] = []
        self.workers: Final[list[Any]] = []
        for number in range(workers):
            first = games * number // workers
            many = games * (number + 1) // workers - first
            memory = SharedMemory(create=True, size=plan.bytes_for(many) + 4 * many)
            here, there = context.Pipe()
            worker = context.Process(
                target=work, args=(plan, self.seed, first, many, memory.name, there), daemon=True
            )
            worker.start()
            there.close()
            self.parts.append((first, many))
            self.lines.append(here)
            self.memories.append(memory)
            self.workers.append(worker)
        self.shown: Final = [
            plan.frame(many, memory.buf)
            for (_, many), memory in zip(self.parts, self.memories, strict=True)
        ]
        self.frame: Final = plan.frame(games)
        self.made = [0] * workers
        self.gather()

    def gather(self) -> Frame:
        for number, line in enumerate(self.lines):
            told = line.recv_bytes()
            if told.startswith(WRONG):
                raise ValueError(told[1:].decode())
            self.made[number] = int.from_bytes(told[1:], "little")
        for (first, many), shown in zip(self.parts, self.shown, strict=True):
            for name in FIELDS:
                getattr(self.frame, name)[first : first + many] = getattr(shown, name)
        return self.frame

    def reset(self, seed: int | str | None = None) -> Frame:
        """Deal all games anew; without a seed go on with those at hand."""
        if seed is None:
            return self.frame
        for line in self.lines:
            line.send_bytes(RESET + str(seed).encode())
        return self.gather()

    def step(self, actions: npt.NDArray[Any]) -> Frame:
        for (first, many), memory, line in zip(self.parts, self.memories, self.lines, strict=True):
            told = np.ndarray((many,), np.int32, memory.buf, self.plan.bytes_for(many))
            told[:] = actions[first : first + many]
            line.send_bytes(STEP)
        return self.gather()

    @property
    def decisions(self) -> int:
        """How many moves have been made since the start."""
        return sum(self.made)

    def close(self) -> None:
        """Stop the workers and give their memory back."""
        self.shown.clear()
        for line in self.lines:
            with suppress(OSError):
                line.send_bytes(STOP)
            line.close()
        for worker, memory in zip(self.workers, self.memories, strict=True):
            worker.join(5)
            memory.close()
            memory.unlink()


def make(
    key: str,
    games: int = 256,
    seats: int | None = None,
    seed: int | str = 0,
    actions: Actions = "words",
    reward: Reward = "win",
    slots: int = 400,
    workers: int = 0,
    advised: bool = False,
    **options: Any,
) -> VectorGames | SpreadGames:
    """So many games of one kind; with `workers` in so many processes besides this one.

    actions   "words": the next word of a move (`Vocabulary`), or `AS_ADVISED` for the move the
              game's heuristic would make; "moves": a place in the list of legal moves, of which
              there are at most `slots`
    reward    "win": 1, -1, or 0 for a draw; "score": the game's own scores
    advised   look for the heuristic's words, too: to teach with
    """
    plan = Plan(key, seats, actions, slots, reward, options, advised)
    if workers:
        return SpreadGames(plan, games, seed, min(workers, games))
    return VectorGames(plan, games, seed)
