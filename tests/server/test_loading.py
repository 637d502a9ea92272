"""Opening a table does not take longer the longer it was played: counted, not timed."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from tests.server.doubles import MemoryStore, Nobody, row_of
from uprising.kernel import game, seeded
from uprising.kernel.table import default_names, seeded_table
from uprising.server.storage.rows import Line, Settings, TableRow
from uprising.server.tables.log import REPEATS, Log
from uprising.server.tables.room import Room

SHORT, LONG = 20, 2000


class Replaying(Log):
    """Counts the lines that are played again."""

    replayed = 0

    def replay(self, line: Line) -> None:
        self.replayed += 1
        super().replay(line)


class Counting(MemoryStore):
    """Counts the lines that are read."""

    read = 0

    async def lines(self, table: str, after: int) -> list[Line]:
        found = await super().lines(table, after)
        self.read += len(found)
        return found


def table_of(key: str, seats: int) -> TableRow:
    of = game(key)
    row = row_of(seeded_table(of, default_names(seats), {}, 1), Settings(window=0))
    return msgspec.structs.replace(row, secret="00" * 32)


async def negotiate(room: Room, moves: int) -> None:
    """Evil Robots: two who give each other the same thing again and again."""
    while room.seq < moves:
        seat = room.seq % 2
        gift = room.table.read(f"gift @{1 - seat} influence 1")
        await room.moves.answer(seat, gift, "", f"c{room.seq}")


async def work(row: TableRow, store: Counting) -> tuple[int, int, Room]:
    """Lines played again and lines read, to open a table."""
    store.read = 0
    room = await Room.load(row, store, Nobody(), log=Replaying)
    assert isinstance(room.log, Replaying)
    return room.log.replayed, store.read, room


@pytest.mark.parametrize("sealed", [False, True])
def test_a_2000_move_table_opens_with_at_most_half_again_the_work_of_a_20_move_one(
    sealed: bool,
) -> None:
    async def test() -> None:
        row, store = table_of("evil_robots", 3), Counting()
        room = await Room.load(row, store, Nobody())
        if sealed:  # one has answered in secret, and the set stays open
            seat = room.table.state.asks[0].seat
            await room.moves.answer(seat, room.table.state.asks[0].moves[0], "", "sealed")
        worst = {SHORT: 0, LONG: 0}
        for about in worst:
            for moves in range(about - 19, about + 1):  # wherever the last kept position is
                await negotiate(room, moves)
                again, read, opened = await work(row, store)
                assert read <= again + REPEATS
                assert same(room, opened)
                worst[about] = max(worst[about], again)
        assert worst[SHORT] >= SHORT - 1
        assert worst[LONG] <= 1.5 * worst[SHORT]

    asyncio.run(test())


def same(a: Room, b: Room) -> bool:
    digests = [room.table.game.codec.digest(room.table.state) for room in (a, b)]
    numbers = [(room.seq, room.shown, room.at.question, room.at.held) for room in (a, b)]
    return digests[0] == digests[1] and numbers[0] == numbers[1]


@pytest.mark.parametrize("key", ["robotariat", "patriot", "robot_rise", "fully_automated_bosses"])
def test_wherever_a_game_stands_little_is_played_again(key: str) -> None:
    """Positions are kept often enough in real games too, and lead to the same table."""

    async def test() -> None:
        row = table_of(key, game(key).seats[0])
        store = Counting()
        room = await Room.load(row, store, Nobody())
        rng = seeded(1, key)
        while not room.table.state.ended and room.seq < 120:
            ask = room.table.state.next_ask()
            moves = room.table.state.legal(ask, rng)
            await room.moves.answer(ask.seat, moves[rng.below(len(moves))], "", f"c{room.seq}")
            if room.seq % 13 == 0 or room.table.state.ended:
                again, _, opened = await work(row, store)
                assert again <= 1.5 * SHORT
                assert same(room, opened)

    asyncio.run(test())
