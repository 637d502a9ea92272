"""A table never dies because a bot did."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from dataclasses import asdict

import msgspec
import pytest

from tests.server.doubles import Ear, MemoryStore, Nobody, tell
from tests.server.guest import Guest
from uprising import wire
from uprising.bots import Strength
from uprising.kernel import Table, game
from uprising.kernel.table import default_names, seeded_table
from uprising.server.storage.rows import SeatRow, Settings, TableRow
from uprising.server.tables.processes import Thinker
from uprising.server.tables.room import Room


def test_the_lobby_tells_how_strong_the_levels_are(
    ada: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = Strength("leduc", "recruit", 2, "seat", {}, 0.6, 0.5, 0.7, 100, 0.5, "")
    monkeypatch.setattr(
        "uprising.server.http.lobby.strengths", lambda of: [found] if of.key == "leduc" else []
    )
    cards = {card["key"]: card["levels"] for card in ada.call("api/games")["games"]}
    assert cards["leduc"] == [asdict(found)]
    assert cards["tic_tac_toe"] == []


@pytest.mark.slow
def test_bots_think_on_after_their_process_was_killed() -> None:
    async def test() -> None:
        table = seeded_table(game("tic_tac_toe"), default_names(2), {}, 1)
        thinker = Thinker()
        await thinker.choose(table, 0, "heuristic", "before")
        first = thinker.bots.pool
        assert first is not None
        os.kill(first.submit(os.getpid).result(), signal.SIGKILL)
        # several tables were waiting: all get their answer, and from one new process
        moves = await asyncio.gather(*(thinker.choose(table, 0, "heuristic", s) for s in "abc"))
        assert all(table.why_not(0, table.read(move)) is None for move, _ in moves)
        assert thinker.bots.pool is not first
        second = thinker.bots.pool
        await thinker.choose(table, 0, "heuristic", "d")
        assert thinker.bots.pool is second
        thinker.close()

    asyncio.run(test())


class Broken(Nobody):
    """A bot with a bug."""

    async def choose(
        self,
        table: Table,
        seat: int,
        level: str,
        seed: str,
        seen: tuple[msgspec.Struct, ...] = (),
        urgent: bool = True,
    ) -> tuple[str, str]:
        raise IndexError("a bug")


def test_where_a_bot_fails_the_default_is_played_and_the_log_says_so(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def test() -> None:
        of = game("tic_tac_toe")
        seats = [SeatRow("Ada", person="ada"), SeatRow("Rust", bot="heuristic")]
        settings = Settings(pace=0)
        row = TableRow("t1", of.key, of.version, of.content, {}, seats, "00", "ada", settings)
        room = await Room.load(row, MemoryStore(), Broken())
        ada = Ear(0, "ada")
        room.audience.listeners = [ada]
        await tell(room, ada, wire.Do("c1", 0, "place b2"))
        await asyncio.gather(*room.inbox.tasks)
        default = [line.text for line in await room.log.store.lines("t1", 1)]
        assert default == ["place a1"]
        room.close()

    with caplog.at_level(logging.ERROR):
        asyncio.run(test())
    assert "bot failed" in caplog.text


def test_nobody_sees_two_acts_of_bots_closer_than_the_pace(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """S3: every act of a bot comes after a pause of the table's pace at least, 700 ms at 1x."""
    pauses: list[float] = []

    async def pause(seconds: float) -> None:
        pauses.append(seconds)

    async def test() -> None:
        of = game("leduc")
        seats = [SeatRow(name, bot="heuristic") for name in ("Bolt", "Gasket")]
        row = TableRow("t1", of.key, of.version, of.content, {}, seats, "00", "ada", Settings())
        room = await Room.load(row, MemoryStore(), Nobody())
        eve = Ear(None, "eve")
        room.audience.listeners = [eve]
        monkeypatch.setattr("uprising.server.tables.bots.asyncio.sleep", pause)
        await room.bots.play()
        assert room.table.state.ended
        assert room.seq == len(pauses) > 1
        assert min(pauses) >= Settings().pace == 0.7

    asyncio.run(test())
