"""Moves per second of server CPU: Uprising with durable storage beside boardgame.io in memory.

python bench/server/duel.py [--tables 1000] [--rounds 5]

Both serve the same tic-tac-toe over WebSockets to the same client, two people at a table. A round
makes all tables, then plays all of them at once to their ends; only the playing is counted, in
seconds of the server process's own CPU time. The rounds of the two alternate, in one run.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

import uvloop

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(ROOT))

from bench.server.client import Socket, connect, keep_apart  # noqa: E402
from bench.server.load import LiveTable, cpu_seconds, wait_for  # noqa: E402

NODE_FOLDER = ROOT / "build" / "peers" / "node"
PATH = "/tic-tac-toe"


class Match(Protocol):
    """A table that can be opened, then played to its end; says how many moves it took."""

    async def open(self) -> None: ...
    async def play(self) -> int: ...
    async def close(self) -> None: ...


class OurMatch(LiveTable):
    """Tic-tac-toe here, whatever the number."""

    def __init__(self, base: str, number: int) -> None:
        super().__init__(base, number, "tic_tac_toe")

    async def open(self) -> None:
        await self.make()
        await super().open()

    async def play(self) -> int:
        while not self.over():
            await self.move()
        return len(self.times)


class TheirMatch:
    """Tic-tac-toe there: socket.io's frames, written out."""

    def __init__(self, base: str, number: int) -> None:
        self.base = base
        self.rng = random.Random(number)
        self.name = f"match-{number}"
        self.sockets: list[Socket] = []
        self.state: Any = None

    async def open(self) -> None:
        for player in ("0", "1"):
            socket = await connect(self.base, "/socket.io/?EIO=4&transport=websocket")
            self.sockets.append(socket)
            await self.packet(socket)
            socket.send(f"40{PATH},".encode())
            await self.packet(socket)
            self.emit(socket, "sync", self.name, player, None, 2)
            said = await self.event(socket, "sync")
            self.state = said[2]["state"]

    def emit(self, socket: Socket, *words: Any) -> None:
        socket.send(f"42{PATH},{json.dumps(words)}".encode())

    async def packet(self, socket: Socket) -> str:
        """The next packet that is no ping."""
        while True:
            text = (await socket.recv()).decode()
            if text != "2":
                return text
            socket.send(b"3")

    async def event(self, socket: Socket, name: str) -> Any:
        while True:
            text = await self.packet(socket)
            if text.startswith(f"42{PATH},"):
                said = json.loads(text[len(PATH) + 3 :])
                if said[0] == name:
                    return said

    async def play(self) -> int:
        moves = 0
        while "gameover" not in self.state["ctx"]:
            player = int(self.state["ctx"]["currentPlayer"])
            free = [n for n, cell in enumerate(self.state["G"]["cells"]) if cell is None]
            action = {
                "type": "MAKE_MOVE",
                "payload": {
                    "type": "mark",
                    "args": [self.rng.choice(free)],
                    "playerID": str(player),
                    "credentials": None,
                },
            }
            self.emit(
                self.sockets[player],
                "update",
                action,
                self.state["_stateID"],
                self.name,
                str(player),
            )
            seen = [(await self.event(socket, "update"))[2] for socket in self.sockets]
            assert seen[0]["_stateID"] == seen[1]["_stateID"] == self.state["_stateID"] + 1
            self.state = seen[0]
            moves += 1
        return moves

    async def close(self) -> None:
        for socket in self.sockets:
            socket.close()


async def measure(matches: Sequence[Match], pid: int) -> float:
    """Moves per second of server CPU."""
    for start in range(0, len(matches), 50):
        await asyncio.gather(*(match.open() for match in matches[start : start + 50]))
    await asyncio.sleep(0.5)  # let the server finish what opening left behind
    before = cpu_seconds(pid)
    moves = sum(await asyncio.gather(*(match.play() for match in matches)))
    used = cpu_seconds(pid) - before
    for match in matches:
        await match.close()
    return moves / used


def start(command: list[str], folder: Path) -> tuple[subprocess.Popen[str], str]:
    server = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    for line in server.stdout:
        if line.startswith("http://"):  # boardgame.io says more than that
            return server, line.strip()
    raise RuntimeError(f"{command[0]} did not start")


def install() -> None:
    """boardgame.io in the folder that the other comparison uses too."""
    if (NODE_FOLDER / "node_modules" / "boardgame.io").is_dir():
        return
    NODE_FOLDER.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json"):
        (NODE_FOLDER / name).write_bytes((HERE.parent / "peers" / name).read_bytes())
    subprocess.run(
        ["npm", "ci", "--silent", "--no-audit", "--no-fund"], cwd=NODE_FOLDER, check=True
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=5)
    asked = parser.parse_args()
    install()
    with tempfile.TemporaryDirectory() as folder:
        here = [sys.executable, str(HERE / "serve.py"), str(Path(folder) / "tables.db")]
        ours, our_base = start(here, ROOT)
        theirs, their_base = start(["node", str(HERE / "boardgame_io.cjs")], NODE_FOLDER)
        rates: dict[str, list[float]] = {"uprising": [], "boardgame.io": []}
        try:
            wait_for(our_base)
            keep_apart(ours.pid)
            keep_apart(theirs.pid)
            for number in range(asked.rounds + 1):
                numbers = range(number * asked.tables, (number + 1) * asked.tables)
                mine = uvloop.run(measure([OurMatch(our_base, n) for n in numbers], ours.pid))
                other = uvloop.run(
                    measure([TheirMatch(their_base, n) for n in numbers], theirs.pid)
                )
                if number:  # the first round warms both up
                    rates["uprising"].append(round(mine))
                    rates["boardgame.io"].append(round(other))
                print(f"round {number}: {mine:.0f} against {other:.0f}", file=sys.stderr)
        finally:
            for server in (ours, theirs):
                server.terminate()
                server.wait()
    ratios = [a / b for a, b in zip(*rates.values(), strict=True)]
    found = {
        "moves_per_server_cpu_second": rates,
        "ratio": round(statistics.median(ratios), 2),
        "ratios": [round(ratio, 2) for ratio in ratios],
        "when": time.strftime("%Y-%m-%d"),
    }
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
