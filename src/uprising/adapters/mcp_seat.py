"""What the tools of an MCP client do with a seat: commands, and the table as lines of text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mcp.server.mcpserver.exceptions import ToolError

from uprising.adapters.mcp_words import spoken_line, table_lines, telegram_line
from uprising.adapters.seat import STALE, Answer, News, NoAnswer, Seat
from uprising.wire import Command, Problem, Said, Telegram


class ToolSeat:
    """A seat, and the number of the frame that the client was last told of."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat
        self.shown = -1

    async def command(self, make: Callable[[str, int], Command]) -> Answer:
        """Send a command; the one answer that names it.

        It goes out with the number of the frame that the client has seen: if another question is
        open by now, the table says so instead of taking the answer for that one.
        """
        try:
            return await self.seat.command(lambda name: make(name, self.shown))
        except NoAnswer as none:
            raise ToolError(str(none)) from none

    async def look(self) -> str:
        await self.seat.until(self.seat.waits)
        return self.told()

    def stale(self, answer: Answer) -> str:
        """The table as it is now, where that is the answer to what came too late."""
        if isinstance(answer, Problem) and answer.code == STALE:
            return self.told()
        return ""

    def told(self) -> str:
        """What a client is told: everything a person at this seat could read."""
        frame, words = self.seat.frame, self.seat.words
        if frame is None or words is None:
            return "The table is being set."
        news = [self.spoken(one) for one in self.seat.take_news()]
        self.shown = frame.seq
        return "\n".join(table_lines(frame, words, news, self.seat.offers()))

    def spoken(self, news: News) -> str:
        if isinstance(news, Said):
            return spoken_line(news, self.seat.words, self.seat.names())
        if isinstance(news, Telegram):
            return telegram_line(news, self.seat.names())
        return news

    def number(self, name: str) -> int:
        """A seat by its player's name."""
        names = self.seat.names()
        if name not in names:
            raise ToolError(f"to: there is no {name!r}; there are {', '.join(names)}")
        return names.index(name)

    def phrases(self) -> tuple[str, ...]:
        return () if self.seat.frame is None else self.seat.frame.talk.phrases
