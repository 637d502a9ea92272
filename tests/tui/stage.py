"""A table without a server: frames made from a seeded game, and a line that notes what is sent."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec

import uprising
from uprising.kernel import Event, Table, seeded
from uprising.server.tables import outgoing
from uprising.server.tables.replays import scenes_of_record, seen
from uprising.texts import Catalogue, Clause, catalogue, clauses
from uprising.wire import AskSeen, Command, Frame, Message, Row, SeatSeen
from uprising.wire.visitor import Connection, Visitor


def frame_of(table: Table, seat: int | None, events: Sequence[Event] = (), seq: int = 1) -> Frame:
    """What the server would send to this seat now."""
    asked = table.asks
    ask = None if seat is None else msgspec.json.encode(outgoing.ask_seen(table, seat, None))
    return Frame(
        table="T",
        game=table.game.key,
        seq=seq,
        seat=seat,
        seats=tuple(
            SeatSeen(name, bot="" if n == 0 else "heuristic", here=True, asked=n in asked)
            for n, name in enumerate(table.names)
        ),
        view=outgoing.view_seen(table, seat),
        ask=msgspec.json.decode(ask, type=AskSeen | None) if ask else None,
        standing=msgspec.json.decode(
            outgoing.standing_rows(table.game, table.state, seat), type=tuple[Row, ...]
        ),
        log=outgoing.entries(table, [(seq, event) for event in events], seat),
        undo=False,
        prompt="",
        ending=outgoing.ending(table),
        pack=table.game.pack_name,
    )


def midgame(
    game: str, seats: int, seed: int, moves: int, **options: Any
) -> tuple[Table, list[Event]]:
    """A table after some random moves, further on to the next question for seat 0."""
    table = uprising.new(game, ["Ada", "Bolt", "Cog", "Dynamo", "Elio"][:seats], seed, **options)
    rng = seeded(seed, "stage")
    events = list(table.first_events)
    while table.outcome is None and (moves > 0 or 0 not in table.asks):
        ask = table.state.next_ask()
        legal = table.state.legal(ask, rng)
        events += table.play(ask.seat, legal[rng.below(len(legal))]).events
        moves -= 1
    return table, events


class StageConnection(Connection):
    """Says what it was given, then nothing more; keeps what is sent."""

    def __init__(self, said: Sequence[Message]) -> None:
        self.said = list(said)
        self.sent: list[Command] = []
        self.count = 0

    def next_id(self) -> str:
        self.count += 1
        return f"c{self.count}"

    async def send(self, command: Command) -> None:
        self.sent.append(command)

    async def messages(self) -> AsyncIterator[Message]:
        for message in self.said:
            yield message
        await asyncio.Event().wait()

    async def close(self) -> None:
        """Nothing is open."""


class StageVisitor(Visitor):
    """A server that is not there."""

    def __init__(self, said: Sequence[Message] = ()) -> None:
        super().__init__("http://127.0.0.1:1")
        self.stage = StageConnection(said)
        self.record = ""

    async def games(self) -> dict[str, Any]:
        found = {}
        for key, game in uprising.games().items():
            words = {lang: catalogue(key, lang, game.folder) for lang in ("en", "it")}
            found[key] = {
                "key": key,
                "seats": [game.seats[0], game.seats[-1]],
                "packs": [],
                "levels": [],
                "title": {lang: w.say("game-title") for lang, w in words.items()},
                "tagline": {lang: w.say("game-tagline") for lang, w in words.items()},
            }
        return found

    async def words(self, game: str, lang: str) -> Catalogue:
        return catalogue(game, lang)

    async def rules(self, game: str, lang: str) -> list[Clause]:
        return clauses(game, lang)

    async def connect(self, table: str, lang: str, seen: int = -1) -> Connection:
        return self.stage

    async def ask(self, path: str, body: Any = None) -> Any:
        """Only replays: of the record laid down."""
        record = uprising.read_record(self.record)
        scenes = list(scenes_of_record(record))
        whose = path.partition("?seat=")[2]
        seat = int(whose) if whose.isdecimal() else None
        frames = [seen(scene, seat, whose == "all") for scene in scenes]
        told = {
            "game": record.game, "names": record.seats, "pack": "", "moves": len(scenes) - 1,
        }  # fmt: skip
        return msgspec.json.decode(msgspec.json.encode({**told, "frames": frames}))
