"""Where work is done: in this process, on all cores, or on a cluster. The results are the same.

A task is a function of this package and its arguments; results come back in the order of the
tasks, whoever finished first. Tasks last seconds rather than moments: a cluster's post is slow.
"""

from __future__ import annotations

import importlib
import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any, Protocol

AHEAD = 4  # tasks handed out for each worker, so that nobody waits for the next


class Executor(Protocol):
    """Does tasks and gives back their results in order."""

    workers: int

    def run(self, work: Callable[..., Any], tasks: Iterable[tuple[Any, ...]]) -> Iterator[Any]: ...

    def close(self) -> None: ...


class Here:
    """In this process, one after the other."""

    workers = 1

    def run(self, work: Callable[..., Any], tasks: Iterable[tuple[Any, ...]]) -> Iterator[Any]:
        for task in tasks:
            yield work(*task)

    def close(self) -> None:
        """Nothing was opened."""


def leave_it_to_me() -> None:
    """In a worker: an interrupt is for the process that gave the work out."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Cores:
    """Processes on this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        # spawned, not forked: a progress bar has a thread, and a fork would copy its locks
        context = multiprocessing.get_context("spawn")
        self.pool = ProcessPoolExecutor(workers, mp_context=context, initializer=leave_it_to_me)

    def run(self, work: Callable[..., Any], tasks: Iterable[tuple[Any, ...]]) -> Iterator[Any]:
        pending: deque[Future[Any]] = deque()
        try:
            for task in tasks:
                pending.append(self.pool.submit(work, *task))
                if len(pending) >= AHEAD * self.workers:
                    yield pending.popleft().result()
            while pending:
                yield pending.popleft().result()
        finally:
            for future in pending:
                future.cancel()

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)


class Cluster:
    """A Ray cluster; `local` starts one here, on loopback only.

    Its workers import this package from their own environment, so all machines need the same.
    """

    def __init__(self, address: str) -> None:
        # before Ray is loaded: it would listen on all interfaces, report home, and build anew
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        os.environ.setdefault("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
        self.ray = importlib.import_module("ray")
        where = {} if address == "local" else {"address": address}
        self.ray.init(include_dashboard=False, log_to_driver=False, **where)
        self.workers = max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def run(self, work: Callable[..., Any], tasks: Iterable[tuple[Any, ...]]) -> Iterator[Any]:
        remote = self.ray.remote(work)
        pending: deque[Any] = deque()
        for task in tasks:
            pending.append(remote.remote(*task))
            if len(pending) >= AHEAD * self.workers:
                yield self.ray.get(pending.popleft())
        while pending:
            yield self.ray.get(pending.popleft())

    def close(self) -> None:
        self.ray.shutdown()


def executor(jobs: int, ray: str | None = None) -> Executor:
    if ray is not None:
        return Cluster(ray)
    return Here() if jobs == 1 else Cores(jobs)
