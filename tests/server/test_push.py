"""Turn notices by push, through a service that cannot read them to a browser that can."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.server.conftest import serving
from tests.server.doubles import Ear, MemoryStore, Nobody
from tests.server.guest import Guest
from tests.server.pushing import Browser, Service, push_service
from tests.server.test_people import slow_table
from uprising.server.app import Config
from uprising.server.operations.jobs import JobRunner
from uprising.server.people.keys import People
from uprising.server.people.notices import Notices
from uprising.server.people.push import KEPT, PUSH, Keys, Pusher, Subscription, seal
from uprising.server.storage.rows import Job
from uprising.server.tables.alarms import NOTICE
from uprising.server.tables.hall import Hall
from uprising.server.tables.room import Room


@pytest.fixture
def service() -> Iterator[Service]:
    with push_service() as running:
        yield running


async def waiting_for_ada(service: Service, *tables: str) -> tuple[Hall, Notices, Pusher]:
    store = MemoryStore()
    hall = Hall(store, People(b"secret"), Nobody())
    pusher = Pusher(store, "https://games.example", (service.origin,))
    for table in tables:
        await store.create(slow_table(table))
    return hall, Notices(hall, None, "https://games.example", pusher, "/games"), pusher


def test_only_the_browser_can_read_the_notice_and_the_service_knows_who_sent_it(
    service: Service,
) -> None:
    async def test() -> None:
        hall, notices, pusher = await waiting_for_ada(service, "t1")
        browser = Browser("phone")
        await pusher.subscribe("ada", browser.subscription(service, lang="it"))
        await notices.send(Job(NOTICE, "ada/t1", 0.0, b""), time.time())
        [(path, headers, body)] = service.sent
        assert (path, headers["content-encoding"]) == ("/phone", "aes128gcm")
        assert int(headers["ttl"]) > 0
        assert service.sender(0) == pusher.public_key()
        said = browser.read(body)
        assert said.pop("off").startswith("/games/api/unsubscribe/push:ada.")
        assert said == {
            "title": "Un tavolo ti aspetta",
            "body": "Tocca a te.",
            "url": "/games/#/table/t1",
            "tag": "uprising-turn",
        }
        assert b"tavolo" not in body
        with pytest.raises(Exception, match=r"^$"):  # another browser: the seal is not for it
            Browser("thief").read(body)
        await hall.close()

    asyncio.run(test())


def test_one_notice_for_all_tables_late_and_not_again_within_the_hour(service: Service) -> None:
    async def test() -> None:
        hall, notices, pusher = await waiting_for_ada(service, "t1", "t2")
        store = hall.store
        assert isinstance(store, MemoryStore)
        browser = Browser("phone")
        await pusher.subscribe("ada", browser.subscription(service))
        for name in ("t1", "t2"):
            room = await hall.table(name)
            assert isinstance(room, Room)
            room.go_on()
        await asyncio.sleep(0)
        assert min(j.due for j in store.jobs.values() if j.kind == NOTICE) > time.time() + 300
        keeper = JobRunner(hall, notices, now=lambda: time.time() + 700)
        await keeper.work()
        await notices.send(Job(NOTICE, "ada/t1", 0.0, b""), time.time())
        [(_, _, body)] = service.sent
        said = browser.read(body)
        assert (said["title"], said["url"]) == ("2 tables wait for you", "/games/#/")
        await hall.close()

    asyncio.run(test())


def test_no_notice_when_the_decision_is_made_or_she_is_there(service: Service) -> None:
    async def test() -> None:
        hall, notices, pusher = await waiting_for_ada(service, "t1")
        await pusher.subscribe("ada", Browser("phone").subscription(service))
        room = await hall.table("t1")
        assert isinstance(room, Room)
        room.audience.listeners = [Ear(0, "ada")]
        await notices.send(Job(NOTICE, "ada/t1", 0.0, b""), time.time())
        room.audience.listeners = []
        await room.moves.answer(0, room.table.read("place b2"), "", "c1")
        await notices.send(Job(NOTICE, "ada/t1", 0.0, b""), time.time())
        assert service.sent == []
        await hall.close()

    asyncio.run(test())


def test_somebody_who_leaves_without_answering_is_sent_for(service: Service) -> None:
    async def test() -> None:
        hall, _, _ = await waiting_for_ada(service, "t1")
        room = await hall.table("t1")
        assert isinstance(room, Room)
        assert isinstance(hall.store, MemoryStore)
        room.audience.listeners = [Ear(0, "ada")]
        room.go_on()
        await asyncio.sleep(0)
        assert (NOTICE, "ada/t1") not in hall.store.jobs
        room.audience.listeners = []
        room.leave("ada")
        room.go_on()
        await asyncio.sleep(0)
        assert (NOTICE, "ada/t1") in hall.store.jobs
        await hall.close()

    asyncio.run(test())


def test_a_browser_that_is_gone_is_forgotten_and_one_in_trouble_is_not(service: Service) -> None:
    async def test() -> None:
        hall, notices, pusher = await waiting_for_ada(service, "t1")
        service.answers = {"/gone": 410, "/unknown": 404, "/busy": 503}
        for name in ("gone", "unknown", "busy", "fine"):
            await pusher.subscribe("ada", Browser(name).subscription(service))
        await notices.send(Job(NOTICE, "ada/t1", 0.0, b""), time.time())
        left = [s.endpoint.rpartition("/")[2] for s in await pusher.subscriptions("ada")]
        assert left == ["busy", "fine"]
        await hall.close()

    asyncio.run(test())


def test_a_browser_not_heard_of_for_long_is_forgotten_whatever_is_answered(
    service: Service,
) -> None:
    async def test() -> None:
        hall, notices, pusher = await waiting_for_ada(service, "t1")
        await pusher.subscribe("ada", Browser("phone").subscription(service))
        [one] = await pusher.subscriptions("ada")
        old = msgspec.structs.replace(one, since=time.time() - KEPT - 1)
        await pusher.set_subscriptions("ada", [old])
        await notices.send(Job(NOTICE, "ada/t1", 0.0, b""), time.time())
        assert (service.sent, await pusher.subscriptions("ada")) == ([], [])
        await hall.close()

    asyncio.run(test())


def test_a_subscription_of_a_neighbour_is_never_called(service: Service) -> None:
    """Whoever may name an address could make the server call machines only it can reach."""

    async def test() -> None:
        hall, notices, pusher = await waiting_for_ada(service, "t1")
        pusher.near = ()
        one = Browser("phone").subscription(service)
        assert pusher.problem(one) == "endpoint"
        await pusher.subscribe("ada", one)  # as if it had once been near
        await notices.send(Job(NOTICE, "ada/t1", 0.0, b""), time.time())
        assert service.sent == []
        await hall.close()

    asyncio.run(test())


def test_bad_keys_are_refused() -> None:
    good = Browser("phone").subscription(Service())
    for keys in (
        Keys(good.keys.p256dh, "c2hvcnQ"),
        Keys("AAAA", good.keys.auth),
        Keys("é", good.keys.auth),
    ):
        with pytest.raises(ValueError, match=r"."):
            seal(b"", keys)


def test_over_http_a_browser_subscribes_and_leaves_by_one_click(
    tmp_path: Path, service: Service
) -> None:
    with serving(Config(str(tmp_path / "tables.db"), near=(service.origin,))) as port:
        ada = Guest(port)
        key = ada.call("api/push/key")["key"]
        browser = Browser("phone")
        wanted = msgspec.to_builtins(browser.subscription(service))
        assert ada.call("api/push", wanted, 401)["field"] == "key"
        ada.create("tic_tac_toe", [{}, {"bot": "heuristic"}])
        ada.call("api/push", wanted, 201)
        elsewhere = {**wanted, "endpoint": "http://10.0.0.1/"}
        assert ada.call("api/push", elsewhere, 422)["field"] == "endpoint"
        assert len(ada.call("api/me/export")["push"]) == 1
        ada.call("api/push", {"endpoint": wanted["endpoint"]}, method="DELETE")
        ada.call("api/push", {"endpoint": wanted["endpoint"]}, method="DELETE")
        assert ada.call("api/me/export")["push"] == []
    with serving(Config(str(tmp_path / "tables.db"))) as port:
        ada.port = port
        assert ada.call("api/push/key")["key"] == key


def test_the_link_in_a_notice_ends_notices_and_not_letters(service: Service) -> None:
    async def test() -> None:
        hall, notices, pusher = await waiting_for_ada(service, "t1")
        await pusher.subscribe("ada", Browser("phone").subscription(service))
        assert await notices.unsubscribe(notices.token("ada"))
        assert len(await pusher.subscriptions("ada")) == 1
        assert await notices.unsubscribe(notices.token("ada", PUSH))
        assert await pusher.subscriptions("ada") == []
        assert not await notices.unsubscribe(hall.people.sign("ada"))
        await hall.close()

    asyncio.run(test())


def test_a_person_has_so_many_browsers_and_no_more(service: Service) -> None:
    async def test() -> None:
        hall, _, pusher = await waiting_for_ada(service)
        for number in range(12):
            await pusher.subscribe("ada", Browser(f"b{number}").subscription(service))
        found: list[Subscription] = await pusher.subscriptions("ada")
        assert [s.endpoint.rpartition("/")[2] for s in found] == [f"b{n}" for n in range(4, 12)]
        await hall.close()

    asyncio.run(test())
