"""Games that go on although the server is killed again and again."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from websockets.exceptions import WebSocketException

from tests.project import ROOT
from tests.server.guest import Guest, Message, Seat


class Process:
    """A server in a process of its own, started again on the same database."""

    def __init__(self, database: str, *options: str) -> None:
        self.database = database
        self.options = options
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "uprising.cli", "serve", "--db", self.database]
        self.process = subprocess.Popen(
            [*command, "--log", "error", "--lang", "en", *self.options],
            cwd=ROOT,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        self.port = int(said.split("http://127.0.0.1:")[1].split("/")[0])
        Guest(self.port).patiently("healthz")

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


@contextmanager
def process(database: str | Path, *options: str) -> Iterator[Process]:
    running = Process(str(database), *options)
    running.start()
    try:
        yield running
    finally:
        running.kill()


class Player:
    """Plays one table for both its seats, and remembers what was acknowledged."""

    def __init__(self, guest: Guest, table: str, seed: int) -> None:
        self.guest = guest
        self.table = table
        self.rng = random.Random(seed)
        self.socket: Seat | None = None
        self.acknowledged: list[str] = []
        self.pending: tuple[str, str, int] | None = None
        self.count = 0
        self.ended = False

    def connect(self) -> None:
        self.socket = self.guest.sit(self.table)

    def play(self) -> bool:
        """One move, sent again after a lost connection; False when the server is gone."""
        try:
            if self.socket is None:
                self.connect()
            self.move()
        except (WebSocketException, OSError, EOFError):
            self.socket = None
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
        frame = self.see(0)
        if frame["ending"] and self.pending is None:
            self.ended = True
            return
        if self.pending is None:
            seat = next(n for n, chair in enumerate(frame["seats"]) if chair["asked"])
            frame = self.see(seat)
            self.count += 1
            move = self.rng.choice(frame["ask"]["rows"])["move"]
            self.pending = (f"{self.table}-{self.count}", move, seat)
        name, move, seat = self.pending
        frame = self.see(seat)
        # after a lost connection nobody knows whether it was done: the same id is done once
        socket.do(move, frame["seq"], id=name)
        said = self.settle()
        assert [m for m in said if m.get("id") == name] == [], "not acknowledged"
        assert any(m["type"] == "frame" for m in said)
        self.acknowledged.append(name)
        self.pending = None


def play_through_crashes(database: str | Path, games: int, kills: int, seed: int) -> list[Player]:
    """All games to their end, with so many kills at random moments; the players."""
    rng = random.Random(seed)
    with process(database) as server:
        guest = Guest(server.port)
        chairs = [{"host": True}, {"host": True}]
        players = [Player(guest, guest.create("tic_tac_toe", chairs), n) for n in range(games)]
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
            assert player.play()
            until_kill -= 1
        assert left == 0, f"{left} kills were left when all games were over"
    return players
