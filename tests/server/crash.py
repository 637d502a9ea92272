"""Games that go on although the server is killed again and again."""

from __future__ import annotations

import contextlib
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException

from tests.project import ROOT
from tests.server.guest import Guest, Message, Seat

BUSY = ROOT / "bench" / "server" / "serve.py"
"""The same app without limits: one person here plays at a pace that no person could."""


RESUMES = 30.0  # seconds; only a bound
ADDRESS = re.compile(r"http://(?:localhost|127\.0\.0\.1):(\d+)")


class Process:
    """A server in a process of its own, started again on the same database."""

    def __init__(self, *command: str) -> None:
        self.command = command
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.errors = tempfile.TemporaryFile("w+")  # noqa: SIM115

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, *self.command],
            cwd=ROOT,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        address = ADDRESS.search(said)
        assert address, f"the server did not start: {said!r} {self.complaint()}"
        self.port = int(address[1])
        Guest(self.port).patiently("healthz")

    def complaint(self) -> str:
        """How the process is, and the end of what it has said."""
        assert self.process is not None
        self.errors.seek(0)
        return f"exit status {self.process.poll()}; {self.errors.read()[-2000:]}"

    def stop(self) -> int:
        """Ask it to stop; its exit status."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(60)

    def kill(self) -> None:
        """No goodbye: everything that was not written is gone."""
        assert self.process is not None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


def serve(database: str | Path, *options: str) -> tuple[str, ...]:
    """The command that people use."""
    quiet = ("--log", "error", "--lang", "en")
    return ("-m", "uprising.cli", "serve", "--db", str(database), *quiet, *options)


@contextmanager
def process(*command: str) -> Iterator[Process]:
    running = Process(*command)
    running.start()
    try:
        yield running
    finally:
        running.kill()
        running.errors.close()


class Player:
    """Plays some seats of one table, and remembers what was acknowledged; bots have the others."""

    def __init__(self, guest: Guest, table: str, seats: int, seed: int) -> None:
        self.guest = guest
        self.table = table
        self.seats = seats
        self.rng = random.Random(seed)
        self.socket: Seat | None = None
        self.acknowledged: list[str] = []
        self.pending: tuple[str, str, int] | None = None
        self.count = 0
        self.ended = False
        self.trouble = ""

    def connect(self) -> None:
        self.socket = self.guest.sit(self.table)

    def play(self) -> bool:
        """One move, sent again after a lost connection; False when the server is gone."""
        try:
            if self.socket is None:
                self.connect()
            self.move()
        except (WebSocketException, OSError, EOFError) as error:
            self.socket = None
            self.trouble = f"{self.table} {self.pending}: {error!r}"
            return False
        return True

    def settle(self) -> list[Message]:
        """Everything said until the table has answered all commands so far: they come in order."""
        assert self.socket is not None
        fence = self.socket.say("agree", yes=True)
        heard: list[Message] = []
        self.socket.until(lambda m: heard.append(m) or m.get("id") == fence)  # type: ignore[func-returns-value]
        return heard

    def see(self, seat: int) -> Message:
        assert self.socket is not None
        self.socket.say("face", seat=seat)
        return [m for m in self.settle() if m["type"] == "frame"][-1]

    def move(self) -> None:
        socket = self.socket
        assert socket is not None
        if self.pending is None:
            frame = self.asked()
            if frame["ending"]:
                self.ended = True
                return
            self.count += 1
            move = self.rng.choice(frame["ask"]["rows"])["move"]
            self.pending = (f"{self.table}-{self.count}", move, frame["seat"])
        name, move, seat = self.pending
        frame = self.see(seat)
        # after a lost connection nobody knows whether it was done: the same id is done once
        socket.do(move, frame["seq"], id=name)
        said = self.settle()
        self.pending = None
        if any(m["type"] in ("refused", "problem") and m["id"] == name for m in said):
            return  # a bot was faster, and what was asked is no longer asked
        assert any(m["type"] == "frame" for m in said)
        self.acknowledged.append(name)

    def asked(self) -> Message:
        """The frame of one of my seats that has still to answer, or of the end."""
        assert self.socket is not None
        while True:
            seen = set()
            for seat in range(self.seats):
                frame = self.see(seat)
                if frame["ending"] or (frame["ask"] and not frame["ask"]["answered"]):
                    return frame
                seen.add(frame["seq"])
            if len(seen) == 1:  # the bots' turn; more than one: they have moved meanwhile
                last = seen.pop()
                self.socket.frame(lambda frame, last=last: frame["seq"] > last)  # type: ignore[misc]


ME, BOT = {"host": True}, {"bot": "heuristic"}
MIXED: list[tuple[str, list[dict[str, Any]]]] = [
    ("tic_tac_toe", [ME, ME]),
    ("leduc", [ME, ME]),
    ("tic_tac_toe", [ME, BOT]),
    ("fully_automated_union", [ME, ME, BOT]),
    ("leduc", [ME, ME]),
    ("tic_tac_toe", [ME, ME]),
    ("leduc", [ME, BOT]),
    ("robot_rise", [ME, BOT]),
]


def seated(guest: Guest, number: int) -> Player:
    game, chairs = MIXED[number % len(MIXED)]
    table = guest.create(game, chairs, settings={"window": 0})
    return Player(guest, table, sum(chair is ME for chair in chairs), number)


def play_through_crashes(database: str | Path, games: int, kills: int, seed: int) -> list[Player]:
    """All games to their end, with so many kills at random moments; the players."""
    rng = random.Random(seed)
    with process(str(BUSY), str(database)) as server:
        guest = Guest(server.port)
        players = [seated(guest, number) for number in range(games)]
        between = games * 5 // (kills + 1)
        until_kill = rng.randrange(1, between + 1)
        left = kills
        while not all(player.ended for player in players):
            player = rng.choice([p for p in players if not p.ended])
            if left and until_kill <= 0:
                # in the midst of a move: it may be written, or answered, or neither
                late = threading.Timer(rng.random() * 0.02, server.kill)
                late.start()
                while player.play() and not player.ended:
                    pass
                late.join()
                server.start()
                guest.port = server.port
                for other in players:
                    other.socket = None
                left -= 1
                until_kill = rng.randrange(1, between + 1)
                continue
            if not player.play():
                # the table belongs to the dead worker until its lease has run out
                first, until = player.trouble, time.monotonic() + RESUMES
                while not player.play():
                    patient = time.monotonic() < until
                    assert patient, f"{first}, then {player.trouble}; {server.complaint()}"
                    time.sleep(0.1)
            until_kill -= 1
        assert left == 0, f"{left} kills were left when all games were over"
    return players
