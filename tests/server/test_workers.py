"""Several workers on one PostgreSQL: no one holds the truth, and each hears of the others."""

from __future__ import annotations

import asyncio

import asyncpg

from tests.server.conftest import serving
from tests.server.doubles import Ear, Nobody
from tests.server.guest import Guest
from uprising import wire
from uprising.kernel import game
from uprising.server.postgres import PostgresStore
from uprising.server.room import Room
from uprising.server.rows import SeatRow, Settings, TableRow


def hot_seat() -> TableRow:
    seats = [SeatRow("Ada", person="ada"), SeatRow("Ben", person="ada")]
    of = game("tic_tac_toe")
    return TableRow("t1", of.key, of.version, of.content, {}, seats, "00" * 32, "ada", Settings())


def test_of_two_workers_racing_for_the_same_move_exactly_one_wins(postgres: str) -> None:
    async def test() -> None:
        stores = [await PostgresStore.open(postgres) for _ in range(2)]
        await stores[0].create(hot_seat())
        rooms = [await Room.load(hot_seat(), store, Nobody()) for store in stores]
        ears = [Ear(0, "ada"), Ear(0, "ada")]
        for room, ear in zip(rooms, ears, strict=True):
            room.listeners = [ear]
        moves = [wire.Do("one", 0, "place a1"), wire.Do("other", 0, "place b2")]
        # both have looked at the table before either has written
        await asyncio.gather(
            *(room.command(e, m) for room, e, m in zip(rooms, ears, moves, strict=True))
        )
        lines = await stores[0].lines("t1", 0)
        assert len(lines) == 1
        loser = 1 if lines[0].command == "one" else 0
        assert ears[1 - loser].types() == ["frame"]
        assert ears[loser].types() == ["frame", "problem"]  # what the winner did, and that she lost
        assert ears[loser].last()["code"] == "conflict"
        views = [room.frame(ear, -1).view for room, ear in zip(rooms, ears, strict=True)]
        assert views[0] == views[1]
        for room, store in zip(rooms, stores, strict=True):
            room.close()
            await store.close()

    asyncio.run(test())


def test_a_move_at_one_worker_is_seen_at_the_other(postgres: str) -> None:
    with serving(postgres) as one, serving(postgres) as other:
        ada, ben = Guest(one), Guest(other)
        made = ada.call("api/tables", {"game": "leduc", "chairs": [{}, {}], "name": "Ada"}, 201)
        with ada.sit(made["table"]) as host:
            ben.call(f"api/invites/{made['invite']}", {"name": "Ben"})
            host.until(lambda m: m["type"] == "gathering" and m["seats"][1]["name"] == "Ben")
            with ben.sit(made["table"]) as friend:
                host.say("start")
                frames = [host.frame(), friend.frame()]
                for number in range(2):  # each moves once, each at a worker of her own
                    mover = next(n for n, frame in enumerate(frames) if frame["ask"])
                    seat = (host, friend)[mover]
                    seat.do(frames[mover]["ask"]["rows"][0]["move"], number)
                    frames = [
                        s.frame(lambda f, n=number: f["seq"] == n + 1)  # type: ignore[misc]
                        for s in (host, friend)
                    ]


def test_a_worker_that_could_not_hear_catches_up(postgres: str) -> None:
    """The connection that brings the news is cut; what was missed is not lost."""

    async def cut() -> None:
        db = await asyncpg.connect(postgres)
        query = "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%'"
        assert len(await db.fetch(query)) == 2
        await db.close()

    with serving(postgres) as one, serving(postgres) as other:
        ada = Guest(one)
        table = ada.create("tic_tac_toe", [{"host": True}, {"host": True}])
        eve = Guest(other)
        with ada.sit(table) as host, eve.sit(table) as watcher:
            host.say("face", seat=0)
            host.frame(lambda f: f["seat"] == 0)
            watcher.frame()
            asyncio.run(cut())
            host.do("place b2")
            assert watcher.frame(lambda f: f["seq"] == 1)["view"]["cells"].count(0) == 1
