"""Agents in processes of their own: JSON lines on standard input and output.

A child that crashes is started again, one that does not answer in time is ended and started again;
either way the question is answered for by the default move.
"""

from __future__ import annotations

import atexit
import queue
import subprocess
import sys
import threading
from collections import defaultdict
from typing import IO, Any, Final

import msgspec

from .protocol import Answer, Begin, End, Question
from .seated import Trouble

SECONDS: Final = 10.0
LONGEST: Final = 1 << 20  # characters of an answer
TAIL: Final = 400  # characters of a crash that are reported


class Child:
    """A running program that answers questions."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        self.lines: queue.Queue[str | None] = queue.Queue()
        self.complaint = ""
        for work in (self.listen, self.overhear):
            threading.Thread(target=work, daemon=True).start()

    def listen(self) -> None:
        stream: IO[str] = self.process.stdout  # type: ignore[assignment]
        while line := stream.readline(LONGEST):
            self.lines.put(line)
        self.lines.put(None)

    def overhear(self) -> None:
        stream: IO[str] = self.process.stderr  # type: ignore[assignment]
        while line := stream.readline(LONGEST):
            self.complaint = (self.complaint + line)[-TAIL:]

    def send(self, message: msgspec.Struct) -> None:
        stream: IO[str] = self.process.stdin  # type: ignore[assignment]
        try:
            stream.write(msgspec.json.encode(message).decode() + "\n")
            stream.flush()
        except (OSError, ValueError) as error:
            raise Trouble("crash", self.last_words()) from error

    def answer(self, seconds: float) -> str:
        try:
            line = self.lines.get(timeout=seconds)
        except queue.Empty:
            raise Trouble("late", f"no answer within {seconds:g} seconds") from None
        if line is None:
            raise Trouble("crash", self.last_words())
        return line

    def last_words(self) -> str:
        lines = self.complaint.strip().splitlines()
        return f"the process ended: {lines[-1] if lines else 'without a word'}"

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            if stream is not None:
                try:
                    stream.close()
                except OSError:  # what was left to write has nowhere to go
                    continue


class ChildAgent:
    """An agent that lives in a child process; restarted whenever that is needed."""

    def __init__(self, command: tuple[str, ...], seconds: float = SECONDS) -> None:
        self.command = command
        self.seconds = seconds
        self.child: Child | None = None
        self.began: Begin | None = None

    def begin(self, news: Begin) -> None:
        self.began = news
        self.running().send(news)

    def decide(self, question: Question) -> Answer:
        try:
            child = self.running()
            child.send(msgspec.structs.replace(question, seconds=self.seconds))
            line = child.answer(self.seconds)
        except Trouble:
            self.stop()
            raise
        try:
            return msgspec.json.decode(line, type=Answer)
        except msgspec.DecodeError as error:
            return Answer(reason=f"unreadable: {error}")

    def end(self, news: End) -> None:
        """The process is free for another game."""
        if self.child is not None:
            self.child.send(news)
            self.release()

    def release(self) -> None:
        if self.child is not None:
            idle[self.command].append(self.child)
            self.child = None

    def __del__(self) -> None:
        self.release()  # a game that was watched or broken off has no end to tell

    def running(self) -> Child:
        """The child, started if need be and told which game this is."""
        if self.child is None:
            try:
                waiting = idle[self.command]
                self.child = waiting.pop() if waiting else started(self.command)
            except OSError as error:
                raise Trouble("crash", f"{self.command[0]} cannot be started: {error}") from error
            if self.began is not None:
                self.child.send(self.began)
        return self.child

    def stop(self) -> None:
        if self.child is not None:
            self.child.stop()
            everyone.discard(self.child)
            self.child = None


idle: Final[dict[tuple[str, ...], list[Child]]] = defaultdict(list)
everyone: Final[set[Child]] = set()


def started(command: tuple[str, ...]) -> Child:
    child = Child(command)
    everyone.add(child)
    return child


@atexit.register
def stop_all() -> None:
    """No child outlives us."""
    for child in list(everyone):
        child.stop()
    everyone.clear()
    idle.clear()


def serve(agent: Any, source: IO[str], out: IO[str]) -> None:
    """In the child: read questions, write answers, until there are no more."""
    for line in source:
        news = msgspec.json.decode(line, type=Begin | Question | End)
        if isinstance(news, Question):
            out.write(msgspec.json.encode(agent.decide(news)).decode() + "\n")
            out.flush()
            continue
        hears = getattr(agent, "begin" if isinstance(news, Begin) else "end", None)
        if hears is not None:
            hears(news)


def command_for(where: str) -> tuple[str, ...]:
    """How `package.module:factory` is run in a process of its own."""
    return (sys.executable, "-m", "uprising.agents", where)
