"""Several workers on one PostgreSQL: every table has one owner, wherever people knock."""

from __future__ import annotations

import asyncio
import http.client
from collections.abc import Awaitable, Callable
from typing import Any, ClassVar

import msgspec
import pytest
from starlette.types import Message, Receive, Scope, Send

from tests.server.conftest import serving
from tests.server.doubles import Ear, Nobody
from tests.server.guest import Guest
from uprising import wire
from uprising.kernel import game
from uprising.server.people.keys import People
from uprising.server.sockets.live import Live
from uprising.server.storage import leases
from uprising.server.storage.postgres import PostgresStore
from uprising.server.storage.rows import Line, SeatRow, Settings, TableRow
from uprising.server.storage.store import Append, Conflict, Elsewhere
from uprising.server.tables.hall import Hall
from uprising.server.tables.room import Room
from uprising.server.workers.relay import Relay


def hot_seat() -> TableRow:
    seats = [SeatRow("Ada", person="ada"), SeatRow("Ben", person="ben")]
    of = game("tic_tac_toe")
    return TableRow("t1", of.key, of.version, of.content, {}, seats, "00" * 32, "ada", Settings())


def line(seq: int) -> Line:
    return Line(seq, 0, "move", "place a1", "", f"c{seq}", 12.5)


def test_people_at_different_workers_sit_at_one_table(postgres: str) -> None:
    """V2: presence, talk and moves cross over, since all of them are at the owner."""
    with serving(postgres) as one, serving(postgres) as other:
        ada, ben, eve = Guest(one), Guest(other), Guest(other)
        made = ada.call("api/tables", {"game": "leduc", "chairs": [{}, {}], "name": "Ada"}, 201)
        with ada.sit(made["table"]) as host:
            ben.call(f"api/invites/{made['invite']}", {"name": "Ben"})
            host.until(lambda m: m["type"] == "gathering" and m["seats"][1]["name"] == "Ben")
            with ben.sit(made["table"]) as friend, eve.sit(made["table"]) as watcher:
                host.say("start")
                frames = [host.frame(), friend.frame()]
                if not all(seat["here"] for seat in frames[0]["seats"]):
                    host.frame(lambda f: all(seat["here"] for seat in f["seats"]))
                for number in range(2):  # each moves once, each at a worker of her own
                    mover = next(n for n, frame in enumerate(frames) if frame["ask"])
                    seat = (host, friend)[mover]
                    seat.do(frames[mover]["ask"]["rows"][0]["move"], number)
                    frames = [
                        s.frame(lambda f, n=number: f["seq"] == n + 1)  # type: ignore[misc]
                        for s in (host, friend)
                    ]
                watcher.frame(lambda f: f["seq"] == 2)
                friend.say("propose", what="pause")
                asked = host.frame(lambda f: f["proposal"] is not None)
                assert asked["proposal"]["seat"] == 1
                phrase = frames[1]["talk"]["phrases"][:1]
                if phrase:
                    friend.say("say", phrase=phrase[0])
                    assert host.until(lambda m: m["type"] == "said")["name"] == "Ben"
        listed = ben.call("api/tables")["tables"]
        assert [table["table"] for table in listed] == [made["table"]]


def test_what_only_the_owner_knows_is_asked_of_the_owner(postgres: str) -> None:
    with serving(postgres) as one, serving(postgres) as other:
        ada, ben = Guest(one), Guest(other)
        made = ada.call("api/tables", {"game": "leduc", "chairs": [{}, {}], "name": "Ada"}, 201)
        with ada.sit(made["table"]) as host:
            ben.call(f"api/invites/{made['invite']}", {"name": "Ben"})
            host.say("start")
            host.frame()
            assert ben.call("api/me/export")["tables"][0]["table"] == made["table"]
            ben.call("api/me", method="DELETE")
            gone = host.frame(lambda f: f["seats"][1]["name"] != "Ben")
            assert gone["seats"][1]["bot"] or gone["seats"][1]["stand_in"]


def test_when_a_worker_stops_its_tables_go_on_elsewhere(postgres: str) -> None:
    """At once: it gives them up before it ends."""
    with serving(postgres) as other:
        with serving(postgres) as one:
            ada = Guest(one)
            table = ada.create("tic_tac_toe", [{"host": True}, {"host": True}])
            with ada.sit(table) as seat:
                seat.say("face", seat=0)
                seat.frame(lambda f: f["seat"] == 0)
                seat.do("place b2", 0, id="once")
                seat.until(lambda m: m["type"] == "done" and m["id"] == "once")
        ada.port = other
        with ada.sit(table) as seat:
            seat.say("face", seat=0)
            assert seat.frame(lambda f: f["seat"] == 0)["seq"] == 1
            seat.do("place b2", 0, id="once")  # sent again at another worker
            assert seat.until(lambda m: m.get("id") == "once")["type"] == "done"
            seat.say("face", seat=1)
            seat.frame(lambda f: f["seat"] == 1)
            seat.do("place a1", 1, id="next")
            assert seat.until(lambda m: m.get("id") == "next")["seq"] == 2


def test_a_workers_own_address_is_for_workers_alone(postgres: str) -> None:
    async def address() -> str:
        store = await PostgresStore.open(postgres)
        [row] = await store.ask("select address from workers")
        await store.close()
        return str(row["address"])

    with serving(postgres) as port:
        inner = asyncio.run(address())
        connection = http.client.HTTPConnection(inner, timeout=10)
        connection.request("GET", "/healthz")
        assert connection.getresponse().status == 403
        connection.close()
        guest = Guest(port)
        guest.call("internal/waits/t1/ada", {}, 404)


# An expired lease, held up by a barrier


Late = Callable[[Room], Awaitable[Any]]


async def append_late(room: Room) -> Any:
    return await room.log.store.append(Append("t1", [line(room.seq + 1)]))


async def wire_late(room: Room) -> Any:
    return await room.log.append([], note=("telegrams", b"{}"))


async def clock_late(room: Room) -> Any:
    state = room.table.state
    return await room.moves.commit(0, state.asker.default(state, 0), "clock", "clock-1")


async def bot_late(room: Room) -> Any:
    return await room.moves.answer(0, room.table.state.asks[0].moves[0], "bot", "bot-1")


async def seat_late(room: Room) -> Any:
    return await room.chairs.set_stand_in(0, "heuristic")


@pytest.mark.parametrize(
    "late", [append_late, wire_late, clock_late, bot_late, seat_late], ids=lambda f: f.__name__
)
def test_after_its_lease_a_worker_can_write_nothing(
    postgres: str, late: Late, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A owns the table and stalls past its lease; B takes over; whatever A writes is refused."""
    monkeypatch.setattr(leases, "SECONDS", 0.2)

    async def test() -> None:
        a, b = [await PostgresStore.open(postgres) for _ in range(2)]
        await a.create(hot_seat())
        await a.leases.join("127.0.0.1:1")  # joined, but nobody renews: it stalls
        await a.claim("t1")
        room = await Room.load(hot_seat(), a, Nobody())
        monkeypatch.setattr(leases, "SECONDS", 60.0)
        await b.leases.join("127.0.0.1:2")
        while True:  # the barrier: until the database says that the lease is over
            try:
                await b.claim("t1")
                break
            except Elsewhere as owner:
                assert owner.address == "127.0.0.1:1"
                await asyncio.sleep(0.05)
        await b.append(Append("t1", [line(1)]))
        before = await b.table("t1"), await b.lines("t1", 0), await b.kept("telegrams", "t1")
        with pytest.raises(Conflict):
            await late(room)
        after = await b.table("t1"), await b.lines("t1", 0), await b.kept("telegrams", "t1")
        assert after == before
        assert not a.owns("t1") and b.owns("t1")
        with pytest.raises(Elsewhere):
            await a.claim("t1")
        room.close()
        for store in (a, b):
            await store.close()

    asyncio.run(test())


def test_a_socket_waits_for_whoever_has_the_table_next() -> None:
    """While the lease of an owner that died runs out; by one that stops it is closed."""

    async def test() -> None:
        class Waiting:
            open: ClassVar[dict[str, object]] = {"t1": "the table"}
            tried, address = 0, "127.0.0.1:9"

            async def table(self, table: str) -> object:
                self.tried += 1
                if self.tried < 4:
                    raise Elsewhere(self.address, b"token")
                return self.open[table]

        async def never() -> Message:
            raise AssertionError

        async def send(message: Message) -> None:
            said.append(message)

        said: list[Message] = []
        scope: Scope = {"type": "websocket", "path": "/x", "headers": [], "scheme": "ws"}
        hall: Any = Waiting()
        live = Live()
        live.hall = hall
        found: Any = await live.place("t1", False, scope, never, send)
        assert (found, hall.tried, said) == ("the table", 4, [])
        hall.tried, hall.address = 0, ""
        assert await live.place("t1", False, scope, never, send) is None
        assert said == [{"type": "websocket.close", "code": 1012}]

    asyncio.run(test())


def test_of_moves_that_are_written_together_only_those_are_refused_that_cannot_be(
    postgres: str,
) -> None:
    """One statement for all of them: a taken number or a lost table spoils nothing else."""

    async def test() -> None:
        a, b = [await PostgresStore.open(postgres) for _ in range(2)]
        for name in ("t1", "t2", "t3"):
            await a.create(msgspec.structs.replace(hot_seat(), id=name))
        await a.leases.join("127.0.0.1:1")
        for name in ("t1", "t2", "t3"):
            await a.claim(name)
        await a.append(Append("t2", [line(1)]))
        await a.ask("update workers set expires = now()")
        await b.leases.join("127.0.0.1:2")
        await b.claim("t3")
        asked = [
            a.append(Append("t1", [line(1)], b"position")),
            a.append(Append("t2", [line(1)], b"of nothing")),
            a.append(Append("t3", [line(1)])),
            a.append(Append("t2", [line(2)], note=("telegrams", b"[]"))),
        ]
        done = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(each).__name__ for each in done] == [
            "NoneType",
            "Conflict",
            "Conflict",
            "NoneType",
        ]
        assert await a.snapshot("t1") == (1, b"position") and await a.snapshot("t2") is None
        assert [len(await a.lines(name, 0)) for name in ("t1", "t2", "t3")] == [1, 2, 0]
        assert await a.kept("telegrams", "t2") == b"[]"
        assert [a.owns(name) for name in ("t1", "t2", "t3")] == [True, True, False]
        for store in (a, b):
            await store.close()

    asyncio.run(test())


def test_a_worker_that_was_late_lets_go_of_its_tables(postgres: str) -> None:
    """Of those that others have claimed; nobody at the others is sent away for nothing."""

    async def test() -> None:
        a, b = [await PostgresStore.open(postgres) for _ in range(2)]
        await a.create(hot_seat())
        await a.create(msgspec.structs.replace(hot_seat(), id="t2"))
        await a.leases.join("127.0.0.1:1")
        await b.leases.join("127.0.0.1:2")
        hall = Hall(a, People(b"secret"), Nobody())
        ear, silent = Ear(0, "ada"), Ear(1, "ben")
        (await hall.table("t1")).listeners.extend([ear, silent])
        assert await a.leases.renew()
        await a.claim("t2")
        await a.ask("update workers set expires = now() where id = $1", a.leases.worker)
        await b.claim("t1")
        assert not await a.leases.renew()
        assert not a.owns("t1") and a.owns("t2")
        await asyncio.sleep(0)
        assert silent.types() == ["gone"] and hall.open == {}  # she has said nothing, and waits
        await a.append(Append("t2", [line(1)]))
        with pytest.raises(Elsewhere):
            await b.claim("t2")
        with pytest.raises(Elsewhere):
            await hall.hear("t1", ear, wire.Do("c", 0, "place a1"))
        assert ear.types() == ["gone"] and hall.open == {}
        for store in (a, b):
            await store.close()

    asyncio.run(test())


def test_a_worker_that_is_told_to_stop_hands_its_tables_over_one_by_one(postgres: str) -> None:
    """What somebody asks for elsewhere goes first; those who are here are asked to come there."""

    async def test() -> None:
        a, b = [await PostgresStore.open(postgres) for _ in range(2)]
        names = [f"t{number}" for number in range(1, 31)]
        for name in names:
            await a.create(msgspec.structs.replace(hot_seat(), id=name))
        await a.leases.join("127.0.0.1:1")
        await b.leases.join("127.0.0.1:2")
        leaving, staying = (
            Hall(a, People(b"secret"), Nobody()),
            Hall(b, People(b"secret"), Nobody()),
        )
        ears = {}
        for name in names:
            ears[name] = Ear(0, "ada")
            (await leaving.table(name)).listeners.append(ears[name])
        last: Any = leaving.open["t30"]
        await last.lock.acquire()  # something is still being done there
        leaving.leave()
        with pytest.raises(Elsewhere) as nowhere:
            await leaving.table("t29")
        assert nowhere.value.address == ""
        assert isinstance(await staying.table("t29"), Room) and ears["t29"].types() == ["gone"]
        assert ears["t30"].heard == []
        last.lock.release()
        await leaving.close()
        assert [ear.types() for ear in ears.values()] == [["gone"]] * 30
        for name in names:
            room = await staying.table(name)
            assert isinstance(room, Room)
            room.close()
        await b.close()

    asyncio.run(test())


class Broken:
    """A room that cannot be put away; in all else the room that it stands for."""

    def __init__(self, room: Any) -> None:
        self.room = room

    def __getattr__(self, name: str) -> Any:
        return getattr(self.room, name)

    async def put_away(self) -> None:
        raise ZeroDivisionError


def test_a_table_that_cannot_be_handed_over_keeps_no_other(postgres: str) -> None:
    async def test() -> None:
        store = await PostgresStore.open(postgres)
        for name in ("t1", "t2"):
            await store.create(msgspec.structs.replace(hot_seat(), id=name))
        await store.leases.join("127.0.0.1:1")
        hall = Hall(store, People(b"secret"), Nobody())
        ears = {}
        for name in ("t1", "t2"):
            ears[name] = Ear(0, "ada")
            (await hall.table(name)).listeners.append(ears[name])
        whole: Any = hall.open["t1"]
        broken: Any = Broken(whole)
        hall.open["t1"] = broken
        await hall.close()
        whole.close()
        assert [ear.types() for ear in ears.values()] == [["gone"]] * 2
        other = await PostgresStore.open(postgres)
        await other.leases.join("127.0.0.1:2")
        for name in ("t1", "t2"):
            await other.claim(name)
        await other.close()

    asyncio.run(test())


def test_a_request_waits_for_whoever_has_the_table_next() -> None:
    """Its owner is gone, or about to go: the body is there again when it can be done."""

    async def test() -> None:
        tried, said, told = 0, list[Any](), iter([b'{"na', b'me":1}'])

        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            nonlocal tried
            tried += 1
            if tried < 4:
                if tried == 2:
                    await receive()  # it had begun to read
                raise Elsewhere("127.0.0.1:9", b"token")
            body = [(await receive())["body"], (await receive())["body"]]
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b"".join(body)})

        async def receive() -> Message:
            part = next(told)
            return {"type": "http.request", "body": part, "more_body": not part.endswith(b"}")}

        async def send(message: Message) -> None:
            said.append(message)

        scope: Scope = {"type": "http", "method": "POST", "path": "/x", "headers": [],
                        "scheme": "http", "query_string": b""}  # fmt: skip
        await Relay(app)(scope, receive, send)
        assert (tried, said[0]["status"], said[1]["body"]) == (4, 200, b'{"name":1}')

    asyncio.run(test())


def test_a_table_that_is_asked_for_while_it_is_put_away_can_be_written(postgres: str) -> None:
    """It is claimed anew, in a later epoch: giving it up does not take that away."""

    async def test() -> None:
        store = await PostgresStore.open(postgres)
        await store.create(hot_seat())
        await store.leases.join("127.0.0.1:1")
        hall = Hall(store, People(b"secret"), Nobody())
        for _ in range(10):
            room: Any = await hall.table("t1")
            away = asyncio.create_task(hall.put_away("t1"))
            await asyncio.sleep(0)
            again: Any = await hall.table("t1")
            assert again is not room
            await again.chairs.write_row(again.row)
            await away
            await again.chairs.write_row(again.row)
            assert store.owns("t1")
        giving = asyncio.create_task(store.give_up("t1"))
        await asyncio.sleep(0)
        await store.claim("t1")
        await giving
        assert store.owns("t1")
        await again.chairs.write_row(again.row)
        again.close()
        await store.close()

    asyncio.run(test())


def test_who_starts_again_has_its_tables_at_once(postgres: str) -> None:
    """After a kill nobody waits for the lease of a worker that listened at the same address."""

    async def test() -> None:
        dead, other, again = [await PostgresStore.open(postgres) for _ in range(3)]
        await dead.create(hot_seat())
        await dead.leases.join("127.0.0.1:1", "here:8642")
        await dead.claim("t1")
        await other.leases.join("127.0.0.1:2", "here:86421")
        with pytest.raises(Elsewhere):
            await other.claim("t1")
        await again.leases.join("127.0.0.1:3", "here:8642")
        await again.claim("t1")
        with pytest.raises(Conflict):  # should it live after all
            await dead.append(Append("t1", [line(1)]))
        assert [each.address for each in await again.others()] == ["127.0.0.1:2"]
        for store in (dead, other, again):
            await store.close()

    asyncio.run(test())


def test_of_two_that_claim_a_table_one_gets_it(postgres: str) -> None:
    async def test() -> None:
        stores = [await PostgresStore.open(postgres) for _ in range(4)]
        await stores[0].create(hot_seat())
        for number, store in enumerate(stores):
            await store.leases.join(f"127.0.0.1:{number + 1}")
        done = await asyncio.gather(*(s.claim("t1") for s in stores), return_exceptions=True)
        assert sorted(type(one).__name__ for one in done) == ["Elsewhere"] * 3 + ["NoneType"]
        assert [store.owns("t1") for store in stores].count(True) == 1
        for store in stores:
            await store.close()

    asyncio.run(test())
