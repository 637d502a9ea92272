"""Somebody on another device, her mail, everything kept about her, and its end."""

from __future__ import annotations

import asyncio
import time
from email.message import EmailMessage
from pathlib import Path

import msgspec
import pytest

from tests.server.conftest import serving
from tests.server.doubles import Ear, MemoryStore, Nobody
from tests.server.guest import Guest
from uprising.kernel import game
from uprising.server.operations.jobs import KEPT_ENDED, KEPT_GATHERING, KEPT_OPEN, JobRunner
from uprising.server.people.keys import People
from uprising.server.people.notices import Address, Notices
from uprising.server.storage.rows import Job, SeatRow, Settings, TableRow
from uprising.server.storage.sqlite import SqliteStore
from uprising.server.tables.alarms import NOTICE
from uprising.server.tables.hall import Hall
from uprising.server.tables.room import Room


def test_a_link_carries_me_to_another_device_once(ada: Guest) -> None:
    table = ada.create("tic_tac_toe", [{}, {"bot": "heuristic"}])
    code = ada.call("api/me/device", {}, 201)["code"]
    phone = Guest(ada.port)
    phone.call(f"api/devices/{code}", {})
    assert [t["table"] for t in phone.call("api/tables")["tables"]] == [table]
    assert Guest(ada.port).call(f"api/devices/{code}", {}, 410)["field"] == "code"
    assert Guest(ada.port).call("api/me/device", {}, 401)["field"] == "key"


def test_requests_of_one_visit_that_race_are_one_person(ada: Guest) -> None:
    """A page asks for several things at once before it has a cookie."""
    visit = "0123456789abcdef" * 2
    racers = [Guest(ada.port) for _ in range(2)]
    for racer in racers:  # neither has heard the answer to the other
        racer.opener.addheaders.append(("Uprising-Visit", visit))
        racer.call("api/tables")
    keys = [{cookie.value for cookie in racer.jar} for racer in racers]
    assert keys[0] == keys[1]
    table = racers[0].create("tic_tac_toe", [{}, {"bot": "heuristic"}])
    assert [t["table"] for t in racers[1].call("api/tables")["tables"]] == [table]


def test_without_a_word_that_nobody_can_guess_everybody_new_is_somebody_else() -> None:
    people = People(b"secret")
    visits = ["", "", "0" * 31, "x" * 32, "0" * 33, "0123456789abcdef" * 2, "0" * 32]
    assert len({people.new_key(visit) for visit in visits}) == len(visits)
    assert len({people.new_key("x" * 32) for _ in range(2)}) == 2
    assert People(b"other").new_key("0" * 32) != people.new_key("0" * 32)
    assert people.person(people.new_key("0" * 32)) is not None


def test_a_cookie_counts_more_than_a_visit(ada: Guest, ben: Guest) -> None:
    ada.call("api/tables")
    mine = {cookie.value for cookie in ada.jar}
    ada.opener.addheaders.append(("Uprising-Visit", "0" * 32))
    ada.call("api/tables")
    assert {cookie.value for cookie in ada.jar} == mine


@pytest.mark.slow
def test_i_can_have_everything_and_be_forgotten(ada: Guest, ben: Guest) -> None:
    made = ada.call("api/tables", {"game": "tic_tac_toe", "chairs": [{}, {}], "name": "Ada"}, 201)
    ben.call(f"api/invites/{made['invite']}", {"name": "Benedict"})
    with ada.sit(made["table"]) as host:
        host.say("start")
        host.frame()
        mine = ben.call("api/me/export")
        [table] = mine["tables"]
        assert (table["name"], table["seats"]) == ("Benedict", [1])
        ben.call("api/me", method="DELETE")
        frame = host.frame(lambda f: bool(f["seats"][1]["bot"]))
        assert frame["seats"][1]["name"] == "player-2"
        host.say("hello")
        ended = host.play_on()
        assert ended["ending"]
    assert "Benedict" not in ada.text(f"api/tables/{made['table']}/record")
    assert ben.call("api/tables")["tables"] == []


def slow_table(name: str) -> TableRow:
    seats = [SeatRow("Ada", person="ada"), SeatRow("Ben", person="ben")]
    of = game("tic_tac_toe")
    settings = Settings(clock="decision", seconds=86_400)
    begun = time.time()
    row = TableRow(name, of.key, of.version, of.content, {}, seats, "00", "ada", settings)
    return msgspec.structs.replace(row, begun=begun)


class Office:
    """A post office that keeps the letters."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []

    def __call__(self, letter: EmailMessage) -> None:
        self.letters.append(letter)


def office_with(store: MemoryStore) -> tuple[Hall, Notices, Office]:
    office = Office()
    hall = Hall(store, People(b"secret"), Nobody())
    return hall, Notices(hall, office, "https://games.example/"), office


def test_one_letter_for_all_tables_that_wait_and_not_again_within_the_hour() -> None:
    async def test() -> None:
        store = MemoryStore()
        hall, notices, office = office_with(store)
        await notices.set_address("ada", Address("ada@example.org", "en", confirmed=True))
        for name in ("t1", "t2"):
            await store.create(slow_table(name))
            room = await hall.table(name)
            assert isinstance(room, Room)
            room.go_on()
        await asyncio.sleep(0)
        assert sorted(key for kind, key in store.jobs if kind == NOTICE) == ["ada/t1", "ada/t2"]
        soon = min(job.due for job in store.jobs.values() if job.kind == NOTICE)
        assert soon > time.time() + 300  # late: she may be about to come anyway
        keeper = JobRunner(hall, notices, now=lambda: time.time() + 700)
        await keeper.work()
        [letter] = office.letters
        assert letter["To"] == "ada@example.org"
        assert letter["Subject"] == "2 tables wait for you"
        assert "https://games.example/#/table/t1" in letter.get_content()
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        await notices.send(Job(NOTICE, "ada/t1", 0.0, b""), time.time())
        assert len(office.letters) == 1
        await hall.close()

    asyncio.run(test())


def test_no_letter_when_the_decision_is_made_or_she_is_there() -> None:
    async def test() -> None:
        store = MemoryStore()
        hall, notices, office = office_with(store)
        await notices.set_address("ada", Address("ada@example.org", confirmed=True))
        await notices.set_address("ben", Address("ben@example.org", confirmed=False))
        await store.create(slow_table("t1"))
        room = await hall.table("t1")
        assert isinstance(room, Room)
        room.audience.listeners = [Ear(0, "ada")]
        await notices.send(Job(NOTICE, "ada/t1", 0.0, b""), time.time())
        room.audience.listeners = []
        await room.moves.answer(0, room.table.read("place b2"), "", "c1")
        for person in ("ada", "ben"):  # Ben is waited for, but has not confirmed his address
            await notices.send(Job(NOTICE, f"{person}/t1", 0.0, b""), time.time())
        assert office.letters == []
        await hall.close()

    asyncio.run(test())


def test_an_address_is_confirmed_by_letter_and_dropped_by_one_click(tmp_path: Path) -> None:
    office = Office()
    with serving(tmp_path / "tables.db", office) as port:
        ada = Guest(port)
        ada.create("tic_tac_toe", [{}, {"bot": "heuristic"}])
        assert ada.call("api/me/mail", {"mail": "no address"}, 422)["field"] == "mail"
        ada.call("api/me/mail", {"mail": "ada@example.org", "lang": "it"}, 202)
        [letter] = office.letters
        assert letter["Subject"] == "Avvisi di turno da Uprising"
        link = letter.get_content().strip().splitlines()[-1].lstrip("/")
        assert ada.call("api/me/export")["mail"]["confirmed"] is False
        Guest(port).call(link)
        assert ada.call("api/me/export")["mail"]["confirmed"] is True
        token = link.rpartition("/")[2]
        Guest(port).call(f"api/unsubscribe/{token}", {})
        assert ada.call("api/me/export")["mail"] is None
        assert Guest(port).call("api/unsubscribe/forged.token", {}, 410)["field"] == "token"


def test_without_a_post_no_address_is_taken(ada: Guest) -> None:
    ada.create("tic_tac_toe", [{}, {"bot": "heuristic"}])
    assert ada.call("api/me/mail", {"mail": "ada@example.org"}, 409)["field"] == "mail"


@pytest.mark.parametrize(
    ("started", "days", "gone"),
    [(False, KEPT_GATHERING, True), (True, KEPT_GATHERING, False), (True, KEPT_OPEN, True)],
)
def test_abandoned_tables_are_swept(tmp_path: Path, started: bool, days: int, gone: bool) -> None:
    async def test() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        await store.create(msgspec.structs.replace(slow_table("t1"), started=started))
        hall = Hall(store, People(b"secret"), Nobody())
        keeper = JobRunner(hall, Notices(hall, None), now=lambda: time.time() + days + 60)
        assert await keeper.sweep() == (["t1"] if gone else [])
        assert (await store.table("t1") is None) is gone
        await hall.close()

    asyncio.run(test())
    assert KEPT_GATHERING < KEPT_OPEN < KEPT_ENDED
