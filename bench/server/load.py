"""Many live tables at once, durable: how long from a move to all views, and what it costs.

python bench/server/load.py --tables 1000 --seconds 20 [--pace 1.0] [--db URL]

Tables of mixed games, of two or three people with a socket each; each table moves `1/pace` times a
second. The server runs in a process of its own with nothing but one core's work to do; times are
taken by the clients, from sending a move to the last view of it.
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
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

GAMES = {
    "tic_tac_toe": 2,
    "robot_rise": 2,
    "leduc": 2,
    "patriot": 2,
    "robotariat": 3,
    "fully_automated_union": 2,
    "evil_robots": 3,
}
TICKS = os.sysconf("SC_CLK_TCK")


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory_kib(pid: int) -> int:
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return int(found.group(1)) if found else 0


class Person:
    """A cookie."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.cookie = ""

    def post(self, path: str, body: Any) -> Any:
        request = urllib.request.Request(f"{self.base}/{path}", json.dumps(body).encode())
        if self.cookie:
            request.add_header("Cookie", self.cookie)
        with urllib.request.urlopen(request) as answer:
            self.cookie = answer.headers["Set-Cookie"].split(";")[0]
            return json.load(answer)


class LiveTable:
    """Sockets that play on and on: a finished game is followed by a new table."""

    def __init__(self, base: str, number: int, game: str = "") -> None:
        self.base = base
        self.game = game or list(GAMES)[number % len(GAMES)]
        self.rng = random.Random(number)
        self.people = [Person(base) for _ in range(GAMES[self.game])]
        self.table = ""
        self.sockets: list[ClientConnection] = []
        self.frames: list[Any] = []
        self.times: list[float] = []
        self.count = 0

    def make(self) -> None:
        wanted = {"game": self.game, "chairs": [{} for _ in self.people], "name": "p0"}
        settings = {"window": 0, "grace": 0}
        made = self.people[0].post("api/tables", {**wanted, "settings": settings})
        for number, person in enumerate(self.people[1:], 1):
            person.post(f"api/invites/{made['invite']}", {"name": f"p{number}"})
        self.table = made["table"]

    async def open(self) -> None:
        address = f"{self.base.replace('http', 'ws', 1)}/api/tables/{self.table}/live"
        for person in self.people:
            headers = {"Cookie": person.cookie}
            self.sockets.append(
                await connect(address, additional_headers=headers, compression=None)
            )
        await self.sockets[0].send(json.dumps({"type": "start", "id": "s"}))
        self.frames = [await self.frame(n, 0) for n in range(len(self.people))]

    async def frame(self, who: int, least: int, sealed: bool = False) -> Any:
        """The next frame from this move on; or, for a sealed answer, the one that shows it."""
        while True:
            message = json.loads(await self.sockets[who].recv())
            if message["type"] in ("refused", "problem"):
                raise RuntimeError(message)
            if message["type"] != "frame":
                continue
            mine = sealed and message["ask"] and message["ask"]["answered"]
            if message["seq"] >= least or mine:
                return message

    async def close(self) -> None:
        for socket in self.sockets:
            await socket.close()
        self.sockets = []

    async def again(self) -> None:
        await self.close()
        await asyncio.to_thread(self.make)
        await self.open()

    async def run(self, until: float, pace: float) -> None:
        await asyncio.sleep(self.rng.random() * pace)
        while time.perf_counter() < until:
            began = time.perf_counter()
            if any(frame["ending"] for frame in self.frames):
                await self.again()
            else:
                await self.move()
            left = pace - (time.perf_counter() - began)
            if left > 0:
                await asyncio.sleep(left)

    async def move(self) -> None:
        asks = [frame["ask"] for frame in self.frames]
        who = next(n for n, ask in enumerate(asks) if ask and not ask["answered"])
        frame = self.frames[who]
        self.count += 1
        move = self.rng.choice(frame["ask"]["rows"])["move"]
        body = {"type": "do", "id": f"m{self.count}", "seq": frame["seq"], "move": move}
        began = time.perf_counter()
        await self.sockets[who].send(json.dumps(body))
        self.frames[who] = seen = await self.frame(who, frame["seq"] + 1, frame["ask"]["sealed"])
        if seen["seq"] > frame["seq"]:  # otherwise nobody else may know of it
            others = [n for n in range(len(self.people)) if n != who]
            for other in others:
                self.frames[other] = await self.frame(other, seen["seq"])
        self.times.append(time.perf_counter() - began)


async def measure(base: str, pid: int, tables: int, seconds: float, pace: float) -> dict[str, Any]:
    for number in range(len(GAMES)):  # what every game needs once is not a table's memory
        first = LiveTable(base, number)
        await asyncio.to_thread(first.make)
        await first.open()
        await first.close()
    empty = memory_kib(pid)
    live = [LiveTable(base, number) for number in range(tables)]
    for table in live:
        await asyncio.to_thread(table.make)
    gathered = memory_kib(pid)
    for start in range(0, tables, 50):
        await asyncio.gather(*(table.open() for table in live[start : start + 50]))
    opened = memory_kib(pid)
    before, began = cpu_seconds(pid), time.perf_counter()
    await asyncio.gather(*(table.run(began + seconds, pace) for table in live))
    took, used = time.perf_counter() - began, cpu_seconds(pid) - before
    times = sorted(t for table in live for t in table.times)
    for table in live:
        await table.close()
    return {
        "tables": tables,
        "moves": len(times),
        "moves_per_second": round(len(times) / took, 1),
        "p50_ms": round(times[len(times) // 2] * 1000, 1),
        "p95_ms": round(times[int(len(times) * 0.95)] * 1000, 1),
        "server_cpu_share": round(used / took, 3),
        "moves_per_server_cpu_second": round(len(times) / used),
        "kib_per_gathering": round((gathered - empty) / tables, 1),
        "kib_per_open_table_with_its_sockets": round((opened - empty) / tables, 1),
        "sockets_per_table": round(sum(len(t.people) for t in live) / tables, 2),
    }


def wait_for(base: str) -> None:
    for _ in range(600):
        try:
            urllib.request.urlopen(f"{base}/healthz").close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise RuntimeError("the server does not answer")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pace", type=float, default=1.0)
    parser.add_argument("--db", default="")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = asked.db or str(Path(folder) / "tables.db")
        server = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("serve.py")), database],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert server.stdout is not None
        try:
            base = server.stdout.readline().strip()
            wait_for(base)
            found = asyncio.run(measure(base, server.pid, asked.tables, asked.seconds, asked.pace))
        finally:
            server.terminate()
            server.wait()
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
