"""Large numbers: nonsense by the million, tables by the ten thousand. Long, so not in every run.

`UPRISING_SOAK=0.1` in the environment does a tenth of each; with `UPRISING_SLICE` from 0 to 9 it is
another tenth each time, and together all of it.
"""

from __future__ import annotations

import asyncio
import http.client
import logging
import os
import random
import statistics
import threading
import time
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
import pytest

from tests.server.crash import Process, process, serve
from tests.server.doubles import Ear
from tests.server.test_faults import SHARE, times
from tests.server.test_fuzz import SIX, room_for
from tests.server.test_supervision import endless
from uprising import wire
from uprising.kernel import game
from uprising.server.app import Config, Server
from uprising.server.storage.rows import DAY, Line
from uprising.server.storage.sqlite import SqliteStore
from uprising.server.storage.store import Append
from uprising.server.tables.room import Room

SCRAPS = ['"', "{", "}", ",", ":", "0", "-", "9" * 20, "null", "[", "é", "\\", "", "\x00", "💥"]
SLICE = int(os.environ.get("UPRISING_SLICE", "0"))
GROWTH = 40_000  # KiB that a process may grow by in the second half of a long run


def memory(pid: int | str = "self") -> int:
    """KiB that a process holds."""
    text = Path(f"/proc/{pid}/status").read_text()
    return int(text.partition("VmRSS:")[2].split()[0])


def nearly(text: str, rng: random.Random) -> str:
    """With a few characters changed, or cut, or as it was."""
    for _ in range(rng.randrange(4)):
        place = rng.randrange(len(text) + 1)
        text = text[:place] + rng.choice(SCRAPS) + text[place + rng.randrange(3) :]
    return text


def said(room: Room, seat: int, rng: random.Random, number: int) -> str:
    """Something that could be meant."""
    ask = room.table.state.ask_of(seat)
    moves = [m.text() for m in (ask.moves if ask else ())] or ["pass"]
    to = rng.randrange(len(room.row.seats))
    commands: list[Any] = [
        wire.Do(f"c{number}", room.shown, rng.choice(moves)),
        wire.Say(f"c{number}", "hello", "", rng.choice([None, to])),
        wire.Offer(f"c{number}", (to,), words="peace"),
        wire.Reply(f"c{number}", rng.randrange(4), "refuse"),
        wire.Propose(f"c{number}", "pause"),
        wire.Agree(f"c{number}", rng.random() < 0.5),
        wire.Undo(f"c{number}", room.shown),
        wire.Attend(f"c{number}", True),
        wire.Quiet(f"c{number}", "UTC", rng.randrange(30), 7),
        wire.Hello(seen=rng.randrange(50)),
    ]
    return msgspec.json.encode(rng.choice(commands)).decode()


@pytest.mark.soak
def test_a_million_messages_leave_no_trace(caplog: pytest.LogCaptureFixture) -> None:
    """No failure, nothing in the log, no growth."""
    wanted, at_one = times(1_000_000), 1000
    sizes = []

    async def table(number: int) -> None:
        rng = random.Random(number)
        key = SIX[number % len(SIX)]
        live, hall, _ = await room_for(key, game(key).seats[0])
        room = await hall.table("t1")
        assert isinstance(room, Room)
        ears: list[Any] = [Ear(seat, f"p{seat}") for seat in range(len(room.row.seats))]
        room.audience.listeners = list(ears)
        for count in range(at_one):
            seat = rng.randrange(len(ears))
            await live.hear("t1", ears[seat], nearly(said(room, seat, rng, count), rng))
            assert not any('"code":"failed"' in text for text in ears[seat].heard)
            for ear in ears:
                ear.heard.clear()
        room.close()

    with caplog.at_level(logging.ERROR):
        tables = wanted // at_one or 1
        for number in range(SLICE * tables, (SLICE + 1) * tables):
            asyncio.run(table(number))
            sizes.append(memory())
    assert caplog.records == []
    print(f"\n{wanted} messages, {sizes[0]} to {sizes[-1]} KiB")
    assert sizes[-1] - sizes[len(sizes) // 2] < GROWTH


@pytest.mark.soak
def test_two_hundred_thousand_requests_are_never_answered_with_a_crash(tmp_path: Path) -> None:
    wanted = times(200_000)
    endpoints = Server(Config(str(tmp_path / "other.db"))).endpoints()
    rng = random.Random(1 + SLICE)
    bodies = ['{"game":"leduc","chairs":[{},{}]}', '{"name":"Ada"}', "{}", "", '{"mail":"a@b.c"}']
    sizes, statuses = [], dict[int, int]()
    with process(*serve(tmp_path / "tables.db")) as server:
        assert server.process is not None
        line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
        for number in range(wanted):
            endpoint = rng.choice(endpoints)
            path = endpoint.path
            for part in ("table", "code", "game", "lang", "hash", "record", "sample", "token"):
                value = nearly(rng.choice(["leduc", "en", "none", "x"]), rng)
                path = path.replace(f"{{{part}}}", http_safe(value))
            path += "?" + http_safe(nearly("seat=1&at=2&beats=1", rng), "=&")
            body = nearly(rng.choice(bodies), rng).encode()
            method = rng.choice([endpoint.method, endpoint.method, "GET", "POST", "DELETE", "PUT"])
            line.request(
                method, path, body, {"Cookie": "uprising=" + http_safe(nearly("a.b", rng))}
            )
            answer = line.getresponse()
            answer.read()
            statuses[answer.status] = statuses.get(answer.status, 0) + 1
            assert answer.status < 500, (method, path, body)
            if number % 1000 == 0:
                sizes.append(memory(server.process.pid))
        line.close()
        assert server.complaint().endswith("; ")
    curve = " ".join(map(str, sizes[:: max(1, len(sizes) // 8)]))
    print(f"\n{wanted} requests, {sizes[0]} to {sizes[-1]} KiB ({curve}), {statuses}")
    assert sizes[-1] - sizes[len(sizes) // 2] < GROWTH


def http_safe(text: str, safe: str = "") -> str:
    return quote(text, safe=safe) or "x"


class Asking(threading.Thread):
    """Asks `/healthz` a hundred times a second, and notes how long the answers took."""

    def __init__(self, port: int) -> None:
        super().__init__()
        self.port = port
        self.ending = threading.Event()
        self.seconds: list[float] = []

    def run(self) -> None:
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        while not self.ending.is_set():
            began = time.perf_counter()
            line.request("GET", "/healthz")
            line.getresponse().read()
            self.seconds.append(time.perf_counter() - began)
            time.sleep(0.01)
        line.close()

    def p99(self) -> float:
        self.ending.set()
        self.join()
        return statistics.quantiles(self.seconds, n=100)[98]


def filled(file: Path, ended: int, live: int) -> None:
    """A database with so many finished tables, a third of them due to be swept, and live ones."""
    row = endless()
    line = Line(1, 0, "move", "gift @1 influence 1", "", "c", time.time())

    async def fill() -> None:
        store = SqliteStore(file)
        for first in range(0, ended + live, 500):
            some = range(first, min(first + 500, ended + live))
            await asyncio.gather(
                *(store.create(msgspec.structs.replace(row, id=f"t{n}")) for n in some)
            )
            await asyncio.gather(
                *(store.append(Append(f"t{n}", [line], ended=n >= live)) for n in some)
            )
        old = time.time() - 1000 * DAY
        await store.write(
            lambda db: db.execute(
                "update tables set created = '2020-01-01' where phase = 'ended' and rowid % 3 = 0"
            )
        )
        await store.write(
            lambda db: db.execute(
                "update lines set at = ? where table_id in "
                "(select id from tables where created = '2020-01-01')",
                (old,),
            )
        )
        await store.close()

    asyncio.run(fill())


@pytest.mark.soak
def test_with_many_tables_health_is_answered_through_a_sweep_and_a_start(tmp_path: Path) -> None:
    """V3. The sweep comes with the first look at the jobs, a second after the start."""
    ended, live = times(20_000), times(1000)
    file = tmp_path / "tables.db"
    filled(file, ended, live)
    server = Process(*serve(file))
    server.start()
    try:
        asking = Asking(server.port)
        asking.start()
        line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
        for number in range(live):
            line.request("GET", f"/api/tables/t{number}")
            assert line.getresponse().read()
        line.close()
        until = time.monotonic() + 300
        while asyncio.run(left(file)) > live + ended - ended // 3 + 1:
            assert time.monotonic() < until, "it is never swept"
            time.sleep(0.2)
        p99 = asking.p99()
        print(f"\n{ended} finished and {live} live tables: p99 of {len(asking.seconds)} answers "
              f"{1000 * p99:.1f} ms, longest {1000 * max(asking.seconds):.1f} ms")  # fmt: skip
        assert p99 < 0.1 or SHARE < 1
    finally:
        server.kill()
        server.errors.close()


async def left(file: Path) -> int:
    store = SqliteStore(file, alone=False)
    found = len(await store.table_ids())
    await store.close()
    return found


def test_these_are_prepared_as_they_say(tmp_path: Path) -> None:
    """The long tests above start from what they mean to start from."""
    filled(tmp_path / "tables.db", 30, 10)

    async def look() -> tuple[int, int]:
        store = SqliteStore(tmp_path / "tables.db")
        due = await store.idle("ended", time.time() - 730 * DAY)
        found = len(await store.table_ids()), len(due)
        await store.close()
        return found

    assert asyncio.run(look()) == (40, 10)
    assert {nearly("{}", random.Random(seed)) for seed in range(9)} > {"{}"}
