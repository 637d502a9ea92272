"""A table for language models: an MCP server whose tools are a seat of the seat protocol.

A client sees what its seat sees and nothing else: everything here comes over a socket of that
seat. Words are in the language asked for, moves in the notation of the records.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from uprising.adapters import require

require("mcp", "mcp")

import msgspec  # noqa: E402
from mcp.server import MCPServer  # noqa: E402
from mcp.server.mcpserver.exceptions import ToolError  # noqa: E402

from uprising.texts import Catalogue, Clause, render, spoken_move  # noqa: E402
from uprising.wire import Do, Ending, Fill, Frame, Gathering, Problem, Refused, Why  # noqa: E402
from uprising.wire.messages import Message  # noqa: E402
from uprising.wire.visitor import Line, TurnedDown, Visitor, parted  # noqa: E402

PATIENCE: Final = 60.0  # seconds a tool waits for the others before it says so
INSTRUCTIONS: Final = (
    "Board games of robot uprising. List the games, sit down at a table (with bots, or by an "
    "invitation link), then look, act and read rules. `look` tells what your seat sees, what has "
    "happened and which moves are legal; `act` plays one of them by its text."
)


class Seat:
    """A seat at a table: the newest frame, and what has happened since the last look."""

    def __init__(self, visitor: Visitor, line: Line, lang: str) -> None:
        self.visitor: Final = visitor
        self.line: Final = line
        self.lang: Final = lang
        self.frame: Frame | None = None
        self.news: list[str] = []
        self.words: Catalogue | None = None
        self.answers: dict[str, Refused | Problem] = {}
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
                assert self.words is not None
                names = [seat.name for seat in message.seats]
                for entry in message.log:
                    self.news.append(render(self.words, f"log-{entry.tag}", entry.values, names))
                self.frame = message
            elif isinstance(message, Refused | Problem):
                self.answers[message.id] = message
            self.changed.notify_all()

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

    async def command(
        self, make: Callable[[str, int], Do | Fill | Why]
    ) -> Refused | Problem | None:
        """Send a command; what the table answered, None if it simply went on."""
        if self.frame is None:
            raise ToolError("The game has not begun.")
        before, name = self.frame, self.line.next_id()
        await self.line.send(make(name, before.seq))
        if not await self.until(lambda: name in self.answers or self.frame is not before):
            raise ToolError("The table did not answer.")
        return self.answers.pop(name, None)

    def seen(self) -> dict[str, Any]:
        """What a client is told: everything a person at this seat could read."""
        frame, words = self.frame, self.words
        if frame is None or words is None:
            return {"state": "The table is being set."}
        names = [seat.name for seat in frame.seats]
        told, self.news = self.news, []
        return {
            "game": frame.game,
            "you": None if frame.seat is None else names[frame.seat],
            "seats": names,
            "view": msgspec.json.decode(frame.view),
            "happened": told,
            "question": question(frame, words, names),
            "standing": [row.move for row in frame.standing],
            "ending": ended(frame.ending, words, names),
        }


def question(frame: Frame, words: Catalogue, names: list[str]) -> dict[str, Any] | None:
    ask = frame.ask
    if ask is None:
        return None
    return {
        "prompt": render(words, ask.prompt, ask.about, names),
        "rule": ask.rule,
        "sealed": ask.sealed,
        "answered": ask.answered,
        "moves": {row.move: spoken_move(words, row.move, names) for row in ask.rows},
        "forms": [
            {
                "form": form.key,
                "about": words.say(form.key),
                "fields": msgspec.to_builtins(form.fields),
            }
            for form in ask.forms
        ],
    }


def ended(ending: Ending | None, words: Catalogue, names: list[str]) -> dict[str, Any] | None:
    if ending is None:
        return None
    return {
        "how": words.say(ending.key),
        "rule": ending.rule,
        "winners": [names[seat] for seat in ending.winners],
        "scores": dict(zip(names, ending.scores, strict=True)),
    }


class Guide:
    """The tools, and the seat they speak for."""

    def __init__(self, server: str, lang: str) -> None:
        self.server: Final = server
        self.lang: Final = lang
        self.seat: Seat | None = None

    async def list_games(self) -> list[dict[str, Any]]:
        """The games there are: key, title, how many can play, options; and the bots' names."""
        visitor = Visitor(self.server)
        found = await heeded(visitor.games())
        bots = await heeded(visitor.bots())
        return [
            {
                "key": key,
                "title": card["title"][self.lang],
                "about": card["tagline"][self.lang],
                "seats": card["seats"],
                "options": card["options"],
                "bots": bots,
            }
            for key, card in found.items()
        ]

    async def sit_down(
        self,
        game: str,
        seats: int | None = None,
        bots: str = "thumb",
        name: str = "Model",
        options: dict[str, Any] | None = None,
    ) -> dict[str, Any]:
        """Open a table of a game with bots at the other seats, sit down and look."""
        visitor = Visitor(self.server)
        cards = await heeded(visitor.games())
        if game not in cards:
            raise ToolError(f"game: there is no {game!r}; there are {', '.join(cards)}")
        count = cards[game]["seats"][0] if seats is None else seats
        wanted = {
            "game": game,
            "chairs": [{"host": True}, *({"bot": bots} for _ in range(count - 1))],
            "name": name,
            "options": options or {},
            "settings": {"pace": 0, "window": 0},
            "start": True,
        }
        return await self.take_seat(visitor, await heeded(visitor.open_table(wanted)))

    async def join(self, link: str, name: str = "Model") -> dict[str, Any]:
        """Sit down at somebody's table by its invitation link, and look."""
        server, code = await heeded(as_said(link))
        visitor = Visitor(server)
        return await self.take_seat(visitor, await heeded(visitor.sit(code, name)))

    async def take_seat(self, visitor: Visitor, table: str) -> dict[str, Any]:
        if self.seat is not None:
            await self.seat.line.close()
        self.seat = Seat(visitor, await heeded(visitor.line(table, self.lang)), self.lang)
        return await self.look()

    async def look(self) -> dict[str, Any]:
        """What your seat sees, what happened since the last look, and what you are asked.

        Waits until it is your turn, the game is over or a minute has passed.
        """
        seat = self.mine()
        await seat.until(seat.waits)
        return seat.seen()

    async def act(self, move: str) -> dict[str, Any]:
        """Make a move, given by its text as `look` lists it. A refusal says why, with its rule."""
        return await self.told(lambda name, seq: Do(name, seq, move))

    async def fill_form(self, form: str, values: dict[str, Any]) -> dict[str, Any]:
        """Make a move by filling in one of the forms that `look` shows."""
        return await self.told(lambda name, seq: Fill(name, seq, form, values))

    async def why_not(self, words: list[str]) -> dict[str, Any]:
        """Why nothing can be done now with these words of a move (a verb, a card, a seat)."""
        answer = await self.mine().command(lambda name, seq: Why(name, words))
        return refusal(answer)

    async def read_rules(self, game: str, about: str = "") -> list[dict[str, str]]:
        """The rules of a game: all clauses, or those whose ID begins with or text contains this."""
        visitor = self.seat.visitor if self.seat is not None else Visitor(self.server)
        found = await heeded(visitor.rules(game, self.lang))
        wanted = [one for one in found if fits(one, about)]
        return [{"id": one.id, "source": ", ".join(one.tags), "text": one.text} for one in wanted]

    async def told(self, make: Callable[[str, int], Do | Fill | Why]) -> dict[str, Any]:
        answer = await self.mine().command(make)
        if answer is None:
            return {"done": True, **await self.look()}
        return {"done": False, **refusal(answer)}

    def mine(self) -> Seat:
        if self.seat is None:
            raise ToolError("You sit at no table yet: sit_down or join first.")
        return self.seat


def fits(one: Clause, about: str) -> bool:
    return one.id.startswith(about.upper()) or about.lower() in one.text.lower()


def refusal(answer: Refused | Problem | None) -> dict[str, Any]:
    if isinstance(answer, Refused):
        return {"why": answer.text, "rule": answer.rule, "clause": answer.clause}
    if isinstance(answer, Problem):
        return {"why": answer.text or answer.code, "field": answer.field}
    return {"why": ""}


async def as_said(link: str) -> tuple[str, str]:
    return parted(link)


async def heeded(asked: Any) -> Any:
    """What the server said; a no becomes one line for the model."""
    try:
        return await asked
    except TurnedDown as no:
        raise ToolError(str(no)) from no


def mcp_server(server: str, lang: str) -> MCPServer:
    """The tools of a table at that address."""
    guide = Guide(server, lang)
    found = MCPServer("uprising", instructions=INSTRUCTIONS)
    for tool in (
        guide.list_games,
        guide.sit_down,
        guide.join,
        guide.look,
        guide.act,
        guide.fill_form,
        guide.why_not,
        guide.read_rules,
    ):
        found.tool()(tool)
    return found
