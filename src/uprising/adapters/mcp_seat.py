"""A seat at a table of the seat protocol, for a client that asks and waits for its answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from mcp.server.mcpserver.exceptions import ToolError

from uprising.adapters.mcp_words import spoken_line, table_lines, telegram_line
from uprising.texts import Catalogue, render
from uprising.wire import (
    Checked,
    Command,
    Done,
    Frame,
    Gathering,
    Message,
    Problem,
    Refused,
    Said,
    Telegram,
)
from uprising.wire.visitor import Line, Visitor

PATIENCE: Final = 60.0  # seconds a tool waits for the others before it says so
STALE: Final = "stale"  # the server's word for an answer to an earlier question
Answer = Done | Refused | Problem | Checked


class Seat:
    """The newest frame, what has happened since the last look, and the answers to commands.

    Every command has an id, and only what names that id is its answer: a frame may come from
    anybody's move. When the answer says "done", the frame that shows it has come before.
    """

    def __init__(self, visitor: Visitor, line: Line, lang: str) -> None:
        self.visitor: Final = visitor
        self.line: Final = line
        self.lang: Final = lang
        self.frame: Frame | None = None
        self.shown = -1  # the number of the frame that the client was last told of
        self.news: list[str] = []
        self.telegrams: dict[int, Telegram] = {}
        self.words: Catalogue | None = None
        self.waiting: dict[str, Answer | None] = {}
        self.changed: Final = asyncio.Condition()
        self.listening: Final = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        async for message in self.line.messages():
            await self.hear(message)
        async with self.changed:
            self.changed.notify_all()

    async def hear(self, message: Message) -> None:
        if isinstance(message, Frame | Gathering) and self.words is None:
            self.words = await self.visitor.words(message.game, self.lang)
        async with self.changed:
            if isinstance(message, Frame):
                self.take(message)
            elif isinstance(message, Done | Refused | Problem | Checked):
                if message.id in self.waiting and self.waiting[message.id] is None:
                    self.waiting[message.id] = message
            elif isinstance(message, Said):
                self.news.append(spoken_line(message, self.words))
            elif isinstance(message, Telegram):
                self.telegrams[message.number] = message
                if self.frame is not None:
                    self.news.append(telegram_line(message, self.names()))
            self.changed.notify_all()

    def take(self, frame: Frame) -> None:
        assert self.words is not None
        names = [seat.name for seat in frame.seats]
        for entry in frame.log:
            self.news.append(render(self.words, f"log-{entry.tag}", entry.values, names))
        self.frame = frame

    async def until(self, true: Callable[[], bool]) -> bool:
        """Wait until something is so; False if it takes too long or the line is cut."""
        try:
            async with asyncio.timeout(PATIENCE), self.changed:
                await self.changed.wait_for(lambda: true() or self.listening.done())
        except TimeoutError:
            return False
        return true()

    def waits(self) -> bool:
        """Whether this seat has something to decide, or everything is over."""
        frame = self.frame
        if frame is None:
            return False
        return frame.ending is not None or (frame.ask is not None and not frame.ask.answered)

    async def command(self, make: Callable[[str, int], Command]) -> Answer:
        """Send a command; the one answer that names it.

        It goes out with the number of the frame that the client has seen: if another question is
        open by now, the table says so instead of taking the answer for that one.
        """
        if self.frame is None:
            raise ToolError("The game has not begun.")
        name = self.line.next_id()
        self.waiting[name] = None
        try:
            await self.line.send(make(name, self.shown))
            if not await self.until(lambda: self.waiting[name] is not None):
                raise ToolError("The table did not answer.")
            answer = self.waiting[name]
            assert answer is not None
            return answer
        finally:
            del self.waiting[name]

    def stale(self, answer: Answer) -> str:
        """The table as it is now, where that is the answer to what came too late."""
        if isinstance(answer, Problem) and answer.code == STALE:
            return self.told()
        return ""

    def told(self) -> str:
        """What a client is told: everything a person at this seat could read."""
        if self.frame is None or self.words is None:
            return "The table is being set."
        news, self.news = self.news, []
        self.shown = self.frame.seq
        waiting = [t for t in self.telegrams.values() if t.state == "open"]
        return "\n".join(table_lines(self.frame, self.words, news, waiting))

    def names(self) -> list[str]:
        return [] if self.frame is None else [seat.name for seat in self.frame.seats]

    def number(self, name: str) -> int:
        """A seat by its player's name."""
        if name not in self.names():
            raise ToolError(f"to: there is no {name!r}; there are {', '.join(self.names())}")
        return self.names().index(name)

    def phrases(self) -> tuple[str, ...]:
        return () if self.frame is None else self.frame.talk.phrases
