"""A seat at a table of the seat protocol, for a program that asks and waits for its answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

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
from uprising.wire.visitor import Connection, Visitor

PATIENCE: Final = 60.0  # seconds somebody who waits for the table waits before saying so
STALE: Final = "stale"  # the server's word for an answer to an earlier question
OPEN: Final = "open"  # the state of a telegram that nobody has answered yet
Answer = Done | Refused | Problem | Checked
News = str | Said | Telegram
"""A line of the log, something that was said, or how a telegram stands."""


class NoAnswer(Exception):
    """The table has not begun, or did not answer in time."""


class Seat:
    """The newest frame, what has happened since the last look, and the answers to commands.

    Every command has an id, and only what names that id is its answer: a frame may come from
    anybody's move. When the answer says "done", the frame that shows it has come before.
    """

    def __init__(self, visitor: Visitor, connection: Connection, lang: str) -> None:
        self.visitor: Final = visitor
        self.connection: Final = connection
        self.lang: Final = lang
        self.frame: Frame | None = None
        self.gathering: Gathering | None = None
        self.news: list[News] = []
        self.telegrams: dict[int, Telegram] = {}
        self.words: Catalogue | None = None
        self.waiting: dict[str, Answer | None] = {}
        self.changed: Final = asyncio.Condition()
        self.listening: Final = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        async for message in self.connection.messages():
            await self.hear(message)
        async with self.changed:
            self.changed.notify_all()

    async def hear(self, message: Message) -> None:
        if isinstance(message, Frame | Gathering) and self.words is None:
            self.words = await self.visitor.words(message.game, self.lang)
        async with self.changed:
            if isinstance(message, Frame):
                self.take(message)
            elif isinstance(message, Gathering):
                self.gathering = message
            elif isinstance(message, Done | Refused | Problem | Checked):
                if message.id in self.waiting and self.waiting[message.id] is None:
                    self.waiting[message.id] = message
            elif isinstance(message, Said):
                self.news.append(message)
            elif isinstance(message, Telegram):
                self.telegrams[message.number] = message
                if self.frame is not None:
                    self.news.append(message)
            self.changed.notify_all()

    def take(self, frame: Frame) -> None:
        assert self.words is not None
        names = [seat.name for seat in frame.seats]
        for entry in frame.log:
            self.news.append(render(self.words, f"log-{entry.tag}", entry.values, names))
        self.frame = frame

    async def until(self, true: Callable[[], bool], seconds: float | None = PATIENCE) -> bool:
        """Wait until something is so; False if it takes too long or the line is cut."""
        try:
            async with asyncio.timeout(seconds), self.changed:
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

    async def command(self, make: Callable[[str], Command]) -> Answer:
        """Send a command; the one answer that names it."""
        if self.frame is None:
            raise NoAnswer("The game has not begun.")
        name = self.connection.next_id()
        self.waiting[name] = None
        try:
            await self.connection.send(make(name))
            if not await self.until(lambda: self.waiting[name] is not None):
                raise NoAnswer("The table did not answer.")
            answer = self.waiting[name]
            assert answer is not None
            return answer
        finally:
            del self.waiting[name]

    def take_news(self) -> list[News]:
        """What has happened since this was asked last."""
        news, self.news = self.news, []
        return news

    def offers(self) -> list[Telegram]:
        """The telegrams that are still open."""
        return [told for told in self.telegrams.values() if told.state == OPEN]

    def names(self) -> list[str]:
        return [] if self.frame is None else [seat.name for seat in self.frame.seats]
