"""How much those who look on slow down those who play.

python bench/server/onlookers.py [--onlookers 500] [--rounds 5]

Three people play Evil Robots; the time is from sending a move to the last of their own views of it.
A round is played with nobody looking on, and one with all onlookers there while one more comes and
goes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import sys
import tempfile
from pathlib import Path

import uvloop

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT))

from bench.server.client import Socket, connect, keep_apart  # noqa: E402
from bench.server.load import LiveTable, serving  # noqa: E402


async def listen(socket: Socket) -> None:
    """Somebody who looks on and reads everything."""
    while True:
        await socket.recv()


async def come_and_go(base: str, path: str) -> None:
    while True:
        socket = await connect(base, path)
        await socket.recv()
        socket.close()
        await asyncio.sleep(0.05)


async def play(base: str, number: int, onlookers: int) -> list[float]:
    """Seconds of the moves of a game of Evil Robots, with so many people looking on."""
    table = LiveTable(base, number, "evil_robots")
    await table.make()
    await table.open()
    path = f"/api/tables/{table.table}/live"
    watching = [await connect(base, path) for _ in range(onlookers)]
    tasks = [asyncio.create_task(listen(socket)) for socket in watching]
    if onlookers:
        tasks.append(asyncio.create_task(come_and_go(base, path)))
    for _ in range(40):
        if table.over():
            break
        await table.move()
        await asyncio.sleep(0.02)
    for task in tasks:
        task.cancel()
    for socket in watching:
        socket.close()
    await table.close()
    return table.times


async def measure(base: str, onlookers: int, rounds: int) -> dict[str, float]:
    alone: list[float] = []
    watched: list[float] = []
    await play(base, 0, 0)
    for number in range(rounds):
        alone += await play(base, number + 1, 0)
        watched += await play(base, number + 1, onlookers)
    p50 = [1000 * statistics.median(times) for times in (alone, watched)]
    p95 = [1000 * statistics.quantiles(times, n=20)[18] for times in (alone, watched)]
    return {
        "onlookers": onlookers,
        "moves": len(watched),
        "alone_p50_ms": round(p50[0], 1),
        "watched_p50_ms": round(p50[1], 1),
        "alone_p95_ms": round(p95[0], 1),
        "watched_p95_ms": round(p95[1], 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--onlookers", type=int, default=490)
    parser.add_argument("--rounds", type=int, default=5)
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(str(Path(folder) / "tables.db")) as (base, pid),
    ):
        keep_apart(pid)
        print(json.dumps(uvloop.run(measure(base, asked.onlookers, asked.rounds)), indent=1))


if __name__ == "__main__":
    main()
