"""Workers that are killed, connections that end, databases that restart, while people play.

`Company` is the workers on one database, `Players` those who play mixed games with offers, talk and
joins and note what was acknowledged, `Log` what is found afterwards. Faults come one after the
other; after each it is measured how long every player waited for her next acknowledged command.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import socket
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from functools import partial
from http.client import HTTPException
from typing import Any

import asyncpg
import msgspec
from websockets.exceptions import WebSocketException

from tests.server.crash import Process, serve
from tests.server.guest import Guest, Message, Seat
from uprising.server.app import open_store
from uprising.server.storage.rows import Heard, Line
from uprising.server.tables.words import TALK

PATIENCE = 90.0  # seconds until a player who hears nothing gives up: only a bound
ME, BOT = {"host": True}, {"bot": "heuristic"}
GAMES: list[tuple[str, list[dict[str, Any]], dict[str, Any]]] = [
    ("evil_robots", [ME, ME, ME], {"limit": "none", "gifts": "always"}),
    ("leduc", [ME, ME], {}),
    ("robot_rise", [ME, BOT], {}),
    ("fully_automated_union", [ME, ME, BOT], {}),
    ("tic_tac_toe", [ME, ME], {}),
]
TROUBLE = (
    WebSocketException,
    HTTPException,
    OSError,
    EOFError,
    ValueError,  # an answer that was cut off is no JSON
    AssertionError,
    IndexError,
    KeyError,
)


class Company:
    """The workers of one database; each is a process, and each is found at its own port."""

    def __init__(self, database: str, workers: int) -> None:
        self.database = database
        self.starts: list[float] = []  # seconds from a start, after the first, to the first answer
        self.workers = [
            Process(*serve(database, "--port", str(free_port()))) for _ in range(workers)
        ]

    def start(self) -> None:
        for worker in self.workers:
            worker.start()

    def ports(self) -> list[int]:
        return [worker.port for worker in self.workers if worker.port]

    def kill(self, number: int) -> None:
        """No goodbye; then somebody starts it again."""
        worker = self.workers[number % len(self.workers)]
        worker.port = 0
        worker.kill()
        self.start_again(worker)

    def start_again(self, worker: Process) -> None:
        began = time.monotonic()
        worker.start()
        self.starts.append(time.monotonic() - began)

    def roll(self) -> None:
        """A new program, one worker after the other."""
        for worker in self.workers:
            worker.port = 0
            assert worker.stop() in (0, -15), worker.complaint()
            worker.kill()  # nothing but its pipe is left
            self.start_again(worker)

    def end(self) -> None:
        for worker in self.workers:
            worker.kill()
            worker.errors.close()


class Person(threading.Thread):
    """Plays game after game at whichever worker answers; sends again what was not answered."""

    def __init__(self, number: int, company: Company, pace: float = 0.0) -> None:
        super().__init__(daemon=True)
        self.pace = pace
        self.rng = random.Random(number)
        self.number = number
        self.company = company
        self.guest = Guest(0)
        self.ending = threading.Event()
        self.count = 0
        self.last = time.monotonic()  # when something was acknowledged
        self.waits: list[float] = []
        self.moves: dict[str, set[str]] = defaultdict(set)  # acknowledged, by table
        self.exchanges: dict[str, set[str]] = defaultdict(set)
        self.words: dict[str, list[str]] = defaultdict(list)
        self.joined: set[str] = set()
        self.sent: dict[str, tuple[int, str, int]] = {}  # seat, move and frame of the last command
        self.trouble: list[str] = []

    def run(self) -> None:
        while not self.ending.is_set():
            with contextlib.suppress(*TROUBLE):
                self.play(self.rng.choice(GAMES))
            self.ending.wait(0.05)

    def insist(self, attempt: Callable[[], Any]) -> Any:
        """Again and again, at one worker after the other, until it is done."""
        until = time.monotonic() + PATIENCE
        while not self.ending.is_set():
            ports = self.company.ports()
            if ports:
                self.guest.port = self.rng.choice(ports)
                try:
                    done = attempt()
                except TROUBLE as error:
                    self.trouble = [*self.trouble[-9:], repr(error)[:200]]
                else:
                    now = time.monotonic()
                    self.waits.append(now - self.last)
                    self.last = now
                    self.ending.wait(2 * self.pace * self.rng.random())
                    return done
            assert time.monotonic() < until, f"nothing goes on any more: {self.trouble}"
            time.sleep(0.02)
        raise EOFError

    def play(self, what: tuple[str, list[dict[str, Any]], dict[str, Any]]) -> None:
        game, chairs, options = what
        table = self.insist(
            lambda: self.guest.create(game, chairs, options=options, settings={"window": 0})
        )
        for _ in range(40):
            kind = self.rng.randrange(12)
            if kind == 0:
                self.insist(partial(self.speak, table, self.new_name()))
            elif kind < 4 and game == "evil_robots":
                self.deal(table)
            elif kind == 4:
                self.insist(self.bring_a_friend)
            elif not self.insist(partial(self.move, table, len(chairs), self.new_name())):
                return

    def new_name(self) -> str:
        self.count += 1
        return f"p{self.number}-{self.count}"

    def answer_to(self, socket: Seat, name: str) -> Message:
        answer = socket.until(lambda m: m.get("id") == name)
        if answer["type"] == "problem" and answer["code"] in ("away", "conflict", "failed"):
            raise EOFError(answer["code"])
        return answer

    def move(self, table: str, seats: int, name: str) -> bool:
        """One move of whichever seat of mine is asked; False when the game is over.

        After a lost answer the same seat sends the same again: nobody knows whether it was done.
        """
        with self.guest.sit(table) as socket:
            if name not in self.sent:
                found = self.asked(socket, seats)
                if found is None or found["ending"]:
                    return found is None
                row = self.rng.choice(found["ask"]["rows"])
                self.sent = {name: (found["seat"], row["move"], found["seq"])}
            seat, move, seq = self.sent[name]
            self.face(socket, seat)
            socket.do(move, seq, id=name)
            if self.answer_to(socket, name)["type"] == "done":
                self.moves[table].add(name)
            return True

    def face(self, socket: Seat, seat: int) -> Message | None:
        """What this seat of mine sees; None if it is a bot's."""
        asked = socket.say("face", seat=seat)
        if self.answer_to(socket, asked)["type"] == "problem":
            return None
        return [m for m in socket.heard if m["type"] == "frame"][-1]

    def asked(self, socket: Seat, seats: int) -> Message | None:
        """The frame of one of my seats that has still to answer, or of the end."""
        for seat in range(seats):
            frame = self.face(socket, seat)
            if frame and (frame["ending"] or (frame["ask"] and not frame["ask"]["answered"])):
                return frame
        return None

    def speak(self, table: str, name: str) -> None:
        with self.guest.sit(table) as socket:
            frame = self.face(socket, 0)
            assert frame is not None
            talk = frame["talk"]
            said = {"text": "well"} if talk["free"] else {"phrase": (talk["phrases"] or [""])[0]}
            socket.say("say", id=name, **said)
            if self.answer_to(socket, name)["type"] == "done":
                self.words[table].append(name)

    def deal(self, table: str) -> None:
        """An offer of one seat to the next, accepted: both move, or neither."""
        offered, accepted = self.new_name(), self.new_name()
        term = {"form": "form-gift", "values": {"to": "@", "what": "influence", "amount": 1}}

        def offer() -> int:
            with self.guest.sit(table) as socket:
                self.face(socket, 0)
                socket.say("offer", id=offered, to=[1], give=term, want=term)
                if self.answer_to(socket, offered)["type"] != "done":
                    return 0
                told = [m for m in socket.heard if m["type"] == "telegram" and m["seat"] == 0]
                return max([m["number"] for m in told if m["state"] == "open"], default=0)

        number = self.insist(offer)

        def accept() -> None:
            with self.guest.sit(table) as socket:
                self.face(socket, 1)
                socket.say("reply", id=accepted, number=number, act="accept")
                answer = self.answer_to(socket, accepted)
                state = [m for m in socket.heard if m["type"] == "telegram"][-1]["state"]
                if answer["type"] == "done" and state == "accepted":
                    self.exchanges[table].add(accepted)

        if number:
            self.insist(accept)

    def bring_a_friend(self) -> None:
        """Somebody else sits down at a new table of mine."""
        wanted = {"game": "leduc", "chairs": [{}, {}], "name": "Ada"}
        made = self.guest.call("api/tables", wanted, 201)
        friend = Guest(self.guest.port)
        friend.call(f"api/invites/{made['invite']}", {"name": "Ben"})
        self.joined.add(made["table"])


def waits_after(people: list[Person], fault: Callable[[], int]) -> tuple[list[float], int]:
    """How long each had to wait for her next acknowledged command after this; how often it was."""
    for person in people:
        person.waits.clear()
    done = fault()
    over = time.monotonic()
    while any(person.last < over for person in people):
        assert time.monotonic() < over + PATIENCE, [p.trouble for p in people if p.last < over]
        time.sleep(0.01)
    return [max(person.waits) for person in people], done


def spread_of(waits: list[float]) -> list[float]:
    """Half of them, nine of ten, 99 of 100, all."""
    ordered = sorted(waits) or [0.0]
    return [ordered[int(share * (len(ordered) - 1))] for share in (0.5, 0.9, 0.99, 1)]


IN_MIDST = """
select pg_terminate_backend(pid) from pg_stat_activity
where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
  and xact_start is not null and state <> 'idle' limit $1
"""


def end_transactions(url: str, number: int) -> int:
    """End so many connections, each in the middle of a transaction; how many it were."""

    async def end() -> int:
        db = await asyncpg.connect(url)
        ended, until = 0, time.monotonic() + PATIENCE
        while ended < number and time.monotonic() < until:
            ended += len(await db.fetch(IN_MIDST, number - ended))
            await asyncio.sleep(0.002)
        await db.close()
        return ended

    return asyncio.run(end())


def free_port() -> int:
    """One that is not given out to connections, so that a worker finds it again when it starts."""
    while True:
        port = random.randrange(20_000, 30_000)
        with socket.socket() as tried, contextlib.suppress(OSError):
            tried.bind(("127.0.0.1", port))
            return port


def check(database: str, people: list[Person]) -> Counter[str]:
    """Nothing acknowledged is lost, nothing is there twice, no exchange is there by half."""

    async def look() -> Counter[str]:
        store = await open_store(database)
        found: Counter[str] = Counter()
        for person in people:
            for table in {*person.moves, *person.exchanges, *person.words}:
                lines = await store.lines(table, 0)
                kept = await store.kept(TALK, table)
                said = msgspec.json.decode(kept, type=list[Heard]) if kept else []
                compare(person, table, lines, [heard.command for heard in said])
            for table in person.joined:
                row = await store.table(table)
                assert row is not None and all(seat.person for seat in row.seats), table
            found["moves"] += sum(map(len, person.moves.values()))
            found["exchanges"] += sum(map(len, person.exchanges.values()))
            found["words"] += sum(map(len, person.words.values()))
            found["joins"] += len(person.joined)
        await store.close()
        return found

    return asyncio.run(look())


def compare(person: Person, table: str, lines: list[Line], said: list[str]) -> None:
    written = Counter(line.command for line in lines)
    assert [line.seq for line in lines] == list(range(1, len(lines) + 1)), table
    assert all(number == 1 for number in written.values()), (table, written.most_common(3))
    assert person.moves[table] <= set(written), (table, person.moves[table] - set(written))
    for accepted in person.exchanges[table]:
        assert {f"{accepted}-0", f"{accepted}-1"} <= set(written), (table, accepted)
    halves = Counter(name[:-2] for name in written if name.endswith(("-0", "-1")) and name[0] == "p"
                     and name.count("-") == 2)  # fmt: skip
    assert all(number == 2 for number in halves.values()), (table, halves)
    assert Counter(person.words[table]) <= Counter(said), (table, person.words[table], said)
    assert max(Counter(said).values(), default=1) == 1
