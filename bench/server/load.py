"""Many live tables at once, durable: how long from a move to all views, and what it costs.

python bench/server/load.py --tables 1000 --seconds 20 [--pace 1.0] [--db URL] [--largest]
python bench/server/load.py --db postgresql://… --workers 2 [--apart]

Tables of mixed games, of two or three people with a socket each; each table moves `1/pace` times a
second. The server runs in a process of its own on one core, the driver on another; times are taken
by the driver, from sending a move to the last view of it. `--largest` goes on with more and more
tables, a fresh server each time, as long as they hold.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import uvloop

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT))

from bench.server.client import Person, Socket, connect, keep_apart  # noqa: E402

GAMES = {
    "robot_rise": 2,
    "patriot": 2,
    "robotariat": 3,
    "fully_automated_union": 2,
    "evil_robots": 3,
    "fully_automated_bosses": 5,
}
TICKS = os.sysconf("SC_CLK_TCK")
MOST_MS = 100  # p95, from the move to all views
STEP = 250
AT_ONCE = 50


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory_kib(pid: int) -> int:
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return int(found.group(1)) if found else 0


class Row(msgspec.Struct):
    move: str


class Ask(msgspec.Struct):
    rows: list[Row]
    answered: str
    sealed: bool


class Seen(msgspec.Struct):
    """As much of a message as somebody needs who plays at random."""

    type: str
    seq: int = 0
    ask: Ask | None = None
    ending: dict[str, Any] | None = None


HELLO = b'{"type": "hello", "seen": -1, "beats": true}'
READER = msgspec.json.Decoder(Seen)


class LiveTable:
    """Sockets that play on and on: a finished game is followed by a new table."""

    def __init__(
        self,
        base: str,
        number: int,
        game: str = "",
        others: Sequence[str] = (),
        beats: bool = False,
    ) -> None:
        """`others`: where the second person and those after her knock, if not at `base`."""
        self.beats = beats
        self.game = game or list(GAMES)[number % len(GAMES)]
        self.rng = random.Random(number)
        doors = [base, *others]
        self.people = [Person(doors[n % len(doors)]) for n in range(GAMES.get(self.game, 2))]
        self.table = ""
        self.sockets: list[Socket] = []
        self.frames: list[Seen] = []
        self.times: list[float] = []
        self.own: dict[bool, list[float]] = {False: [], True: []}  # by whether it was relayed
        self.count = 0

    async def make(self) -> None:
        wanted = {"game": self.game, "chairs": [{} for _ in self.people], "name": "p0"}
        settings = {"window": 0, "grace": 0}
        made = await self.people[0].post("api/tables", {**wanted, "settings": settings})
        for number, person in enumerate(self.people[1:], 1):
            await person.post(f"api/invites/{made['invite']}", {"name": f"p{number}"})
        self.table = made["table"]

    async def open(self) -> None:
        path = f"/api/tables/{self.table}/live"
        self.sockets = [await connect(p.base, path, p.cookie) for p in self.people]
        if self.beats:
            for socket in self.sockets:
                socket.send(HELLO)
        self.sockets[0].send(b'{"type": "start", "id": "s"}')
        self.frames = [await self.frame(n, 0) for n in range(len(self.people))]

    async def frame(self, who: int, least: int, sealed: bool = False) -> Seen:
        """The next frame from this move on; or, for a sealed answer, the one that shows it."""
        while True:
            text = await self.sockets[who].recv()
            message = READER.decode(text)
            if message.type in ("refused", "problem"):
                raise RuntimeError(text.decode())
            if message.type != "frame":
                continue
            mine = sealed and message.ask and message.ask.answered
            if message.seq >= least or mine:
                return message

    async def close(self) -> None:
        for socket in self.sockets:
            socket.close()
        self.sockets = []

    async def again(self) -> None:
        await self.close()
        await self.make()
        await self.open()

    async def run(self, until: float, pace: float) -> int:
        """Move, or begin anew, once every so often; says how often."""
        acts = 0
        await asyncio.sleep(self.rng.random() * pace)
        while time.perf_counter() < until:
            began = time.perf_counter()
            if self.over():
                await self.again()
            else:
                await self.move()
            acts += 1
            left = pace - (time.perf_counter() - began)
            if left > 0:
                await asyncio.sleep(left)
        return acts

    def over(self) -> bool:
        return any(frame.ending for frame in self.frames)

    async def move(self) -> None:
        asks = [frame.ask for frame in self.frames]
        who, ask = next((n, a) for n, a in enumerate(asks) if a and not a.answered)
        seq = self.frames[who].seq
        self.count += 1
        move = self.rng.choice(ask.rows).move
        body = {"type": "do", "id": f"m{self.count}", "seq": seq, "move": move}
        began = time.perf_counter()
        self.sockets[who].send(msgspec.json.encode(body))
        self.frames[who] = seen = await self.frame(who, seq + 1, ask.sealed)
        relayed = self.people[who].base != self.people[0].base
        self.own[relayed].append(time.perf_counter() - began)
        if seen.seq > seq:  # otherwise nobody else may know of it
            for other in range(len(self.people)):
                if other != who:
                    self.frames[other] = await self.frame(other, seen.seq)
        self.times.append(time.perf_counter() - began)


async def warm_up(base: str) -> None:
    """What every game needs once is not a table's memory."""
    for number in range(len(GAMES)):
        first = LiveTable(base, number)
        await first.make()
        await first.open()
        await first.close()


async def measure(
    workers: list[tuple[str, int]],
    tables: int,
    seconds: float,
    pace: float,
    apart: bool = False,
    beats: bool = False,
) -> dict[str, Any]:
    bases = [base for base, _ in workers]
    for base in bases:
        await warm_up(base)
    live = []
    for number in range(tables):
        first = number % len(bases)
        others = [*bases[first + 1 :], *bases[:first]] if apart else []
        live.append(LiveTable(bases[first], number, others=others, beats=beats))
    for start in range(0, tables, AT_ONCE):
        await asyncio.gather(*(table.make() for table in live[start : start + AT_ONCE]))
        await asyncio.gather(*(table.open() for table in live[start : start + AT_ONCE]))
    before = sum(cpu_seconds(pid) for _, pid in workers)
    began, mine = time.perf_counter(), time.process_time()
    acts = sum(await asyncio.gather(*(table.run(began + seconds, pace) for table in live)))
    took = time.perf_counter() - began
    used = sum(cpu_seconds(pid) for _, pid in workers) - before
    times = sorted(t for table in live for t in table.times)
    for table in live:
        await table.close()
    own = {
        name: sorted(t for table in live for t in table.own[relayed])
        for name, relayed in (("direct", False), ("relayed", True))
    }
    p95 = times[int(len(times) * 0.95)] * 1000
    return {
        "tables": tables,
        "sockets": sum(len(t.people) for t in live),
        "holds": p95 < MOST_MS and acts >= 0.9 * tables * (seconds / pace),
        "moves": len(times),
        "new_tables": acts - len(times),
        "moves_per_second": round(len(times) / took, 1),
        "p50_ms": round(times[len(times) // 2] * 1000, 1),
        "p95_ms": round(p95, 1),
        "p99_ms": round(times[int(len(times) * 0.99)] * 1000, 1),
        **{
            f"{name}_p{share}_ms": round(found[int(len(found) * share / 100)] * 1000, 1)
            for name, found in own.items()
            for share in (50, 95)
            if apart
        },
        "server_cpu_share": round(used / took, 3),
        "driver_cpu_share": round((time.process_time() - mine) / took, 3),
        "moves_per_server_cpu_second": round(len(times) / used),
    }


async def weigh(base: str, pid: int, tables: int) -> dict[str, float]:
    """Memory of tables that nobody looks at, then of the sockets of people who do."""
    await warm_up(base)
    empty = memory_kib(pid)
    people = []
    for number in range(tables):
        game = list(GAMES)[number % len(GAMES)]
        chairs = [{"host": True} for _ in range(GAMES[game])]
        person = Person(base)
        wanted = {"game": game, "chairs": chairs, "name": "p", "start": True}
        people.append((person, await person.post("api/tables", wanted)))
    loaded = memory_kib(pid)
    sockets = [
        await connect(base, f"/api/tables/{made['table']}/live", person.cookie)
        for person, made in people
    ]
    for socket in sockets:
        await socket.recv()  # the greeting
        await socket.recv()  # and the table
    connected = memory_kib(pid)
    for socket in sockets:
        socket.close()
    return {
        "kib_per_idle_table": round((loaded - empty) / tables, 1),
        "kib_per_connection": round((connected - loaded) / tables, 1),
    }


async def weigh_unloaded(base: str, pid: int) -> int:
    await warm_up(base)
    return memory_kib(pid)


@contextmanager
def serving(database: str) -> Iterator[tuple[str, int]]:
    """A server of its own, and its process."""
    server = subprocess.Popen(
        [sys.executable, str(Path(__file__).with_name("serve.py")), database],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    try:
        base = server.stdout.readline().strip()
        wait_for(base)
        yield base, server.pid
    finally:
        server.terminate()
        server.wait()


def wait_for(base: str) -> None:
    for _ in range(600):
        try:
            urllib.request.urlopen(f"{base}/healthz").close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise RuntimeError("the server does not answer")


def memory(tables: int) -> dict[str, float]:
    """What a table and a connection weigh; a table that was put away lies in the store alone."""
    with tempfile.TemporaryDirectory() as folder:
        full, empty = str(Path(folder) / "full.db"), str(Path(folder) / "empty.db")
        with serving(full) as (base, pid):
            found = uvloop.run(weigh(base, pid, tables))
        weights = []
        for database in (empty, full):
            with serving(database) as (base, pid):
                weights.append(uvloop.run(weigh_unloaded(base, pid)))
    return {**found, "kib_per_table_put_away": round((weights[1] - weights[0]) / tables, 1)}


def run(tables: int, asked: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder, ExitStack() as started:
        database = asked.db or str(Path(folder) / "tables.db")
        workers = [started.enter_context(serving(database)) for _ in range(asked.workers)]
        for _, pid in workers:
            keep_apart(pid)
        return uvloop.run(
            measure(workers, tables, asked.seconds, asked.pace, asked.apart, asked.beats)
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pace", type=float, default=1.0)
    parser.add_argument("--db", default="")
    parser.add_argument("--workers", type=int, default=1, help="several need a PostgreSQL")
    parser.add_argument("--apart", action="store_true", help="people of a table knock elsewhere")
    parser.add_argument("--beats", action="store_true", help="everybody watches beat by beat")
    parser.add_argument("--largest", action="store_true", help="go on while p95 holds")
    parser.add_argument("--memory", type=int, default=0, metavar="TABLES", help="weigh so many")
    asked = parser.parse_args()
    if asked.memory:
        print(json.dumps(memory(asked.memory), indent=1))
        return
    runs = [run(asked.tables, asked)]
    while asked.largest and runs[-1]["holds"]:
        print(json.dumps(runs[-1]), file=sys.stderr)
        runs.append(run(runs[-1]["tables"] + STEP, asked))
    largest = max((found["tables"] for found in runs if found["holds"]), default=0)
    print(json.dumps({"runs": runs, "largest_that_holds": largest}, indent=1))


if __name__ == "__main__":
    main()
