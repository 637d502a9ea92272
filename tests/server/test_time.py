"""Clocks, quiet hours, pauses, absence: time outside the rules."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest

from tests.outside.smugglers import GAME as SMUGGLERS
from tests.server.conftest import serving
from tests.server.doubles import Ear, MemoryStore, Nobody, tell
from tests.server.guest import Guest
from tests.server.leaks import Deal
from tests.server.test_leaks import at_the_customs
from uprising import wire
from uprising.kernel import game
from uprising.server.operations import clock
from uprising.server.operations.jobs import JobRunner
from uprising.server.people.keys import People
from uprising.server.people.notices import Notices
from uprising.server.storage.rows import Job, SeatRow, Settings, TableRow
from uprising.server.tables.alarms import CLOCK
from uprising.server.tables.clocks import REVEAL, Clocks
from uprising.server.tables.hall import Hall
from uprising.server.tables.quiet_hours import Rest
from uprising.server.tables.room import Room

NIGHT = Rest("Europe/Rome", 23, 7)


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


def test_quiet_hours_do_not_count() -> None:
    evening, morning = at("2026-06-01T20:00"), at("2026-06-02T06:00")  # 22:00 and 08:00 in Rome
    assert NIGHT.counted(evening, morning) == 2 * 3600
    assert NIGHT.after(evening, 2 * 3600) == morning
    assert Rest().counted(evening, morning) == 10 * 3600


def test_quiet_hours_follow_the_clocks_of_the_country() -> None:
    """On 29 March 2026 the night in Rome is an hour shorter."""
    before, after = at("2026-03-28T21:00"), at("2026-03-29T06:00")
    assert NIGHT.counted(before, after) == 1 * 3600 + 1 * 3600


def test_holidays_do_not_count_and_their_nights_are_not_counted_twice() -> None:
    """The first of August is wholly quiet in Rome; the rest of the time has its usual nights."""
    away = Rest("Europe/Rome", 23, 7, "2026-08-01", "2026-08-02")
    friday, monday = at("2026-07-31T18:00"), at("2026-08-03T06:00")  # 20:00 and 08:00 in Rome
    assert away.counted(friday, monday) == (3 + 1) * 3600
    assert away.after(friday, 4 * 3600) == monday
    only = Rest("Europe/Rome", 0, 0, "2026-08-01", "2026-08-02")
    assert only.counted(friday, monday) == (4 + 8) * 3600
    assert only.after(friday, 4 * 3600 + 1) == at("2026-08-02T22:00") + 1


@pytest.mark.parametrize(
    ("rest", "field"),
    [
        (Rest("Europe/Rome", 23, 7), ""),
        (Rest("Nowhere/At-All", 1, 2), "zone"),
        (Rest("../../etc/passwd", 1, 2), "zone"),
        (Rest("UTC", 24, 2), "hours"),
        (Rest("UTC", 1, -2), "hours"),
        (Rest("UTC", 0, 0, "2026-08-01", "2026-08-31"), ""),
        (Rest("UTC", 0, 0, "2026-08-01", "2026-09-01"), "holiday"),  # too long for the others
        (Rest("UTC", 0, 0, "2026-08-02", "2026-08-01"), "holiday"),
        (Rest("UTC", 0, 0, "2026-08-02", ""), "holiday"),
        (Rest("UTC", 0, 0, "soon", "later"), "holiday"),
    ],
)
def test_a_zone_or_an_hour_that_cannot_be_is_named(rest: Rest, field: str) -> None:
    assert rest.problem() == field


def test_each_decision_has_its_own_clock() -> None:
    """Also when the same seat decides twice in a row."""
    clocks = Clocks(Settings(clock="decision", seconds=60), 2)
    s = game("tic_tac_toe").deal_random(2, 1)
    clocks.follow(s, 100.0, fresh=True)
    assert clocks.left(0, 130.0) == 30.0
    clocks.follow(s, 130.0, fresh=True)
    assert clocks.left(0, 130.0) == 60.0
    assert clocks.run_out(189.0) == []
    assert clocks.run_out(190.0) == [0]


def test_only_among_several_people_a_window_has_an_end() -> None:
    """T1: alone with bots, or with one device for all, nobody is there to whom silence tells."""
    room, _ = at_the_customs(Deal(SMUGGLERS, 3, 5))
    assert room.at.window_open() and room.at.window_end() is not None
    names = [seat.name for seat in room.row.seats]
    alone = [SeatRow(names[0], person="ada"), *[SeatRow(name, bot="random") for name in names[1:]]]
    one_device = [SeatRow(name, person="ada") for name in names]
    for seats in (alone, one_device):
        room.at.row = msgspec.structs.replace(room.row, seats=seats)
        assert not room.at.window_open() and room.at.window_end() is None


def test_a_clock_agreed_for_friends_goes_when_none_came(ada: Guest) -> None:
    """T1: whoever starts with bots alone has no deadline; her table can be read to have none."""
    settings = {"clock": "decision", "seconds": 60}
    body = {"game": "tic_tac_toe", "chairs": [{"host": True}, {}], "settings": settings}
    table = ada.call("api/tables", {**body, "name": "Ada"}, 201)["table"]
    with ada.sit(table) as seat:
        seat.say("start")
        frame = seat.frame()
    assert frame["closes"] is None and all(seat["left"] is None for seat in frame["seats"])
    assert ada.call(f"api/tables/{table}")["settings"]["clock"] == "off"


def test_a_bank_is_charged_and_gets_something_back() -> None:
    clocks = Clocks(Settings(clock="bank", seconds=60, extra=5), 2)
    s = game("tic_tac_toe").deal_random(2, 1)
    clocks.follow(s, 100.0, fresh=True)
    clocks.follow(s, 120.0, fresh=True)
    assert clocks.left(0, 120.0) == 45.0


def slow_table(**more: object) -> TableRow:
    seats = [SeatRow("Ada", person="ada"), SeatRow("Ben", person="ben")]
    of = game("tic_tac_toe")
    settings = Settings(clock="decision", seconds=86_400)
    row = TableRow("t1", of.key, of.version, of.content, {}, seats, "00", "ada", settings)
    return msgspec.structs.replace(row, **more)


def hall_on(store: MemoryStore) -> Hall:
    return Hall(store, People(b"secret"), Nobody())


async def settled() -> None:
    for _ in range(50):
        await asyncio.sleep(0)


def test_a_clock_is_also_a_job_in_the_store() -> None:
    async def test() -> None:
        store = MemoryStore()
        room = await Room.load(slow_table(begun=time.time()), store, Nobody())
        room.go_on()
        await settled()
        assert store.jobs[CLOCK, "t1"].due == room.alarms.next_end()
        room.close()

    asyncio.run(test())


def test_a_due_clock_wakes_a_table_that_nobody_has_open() -> None:
    async def test() -> None:
        store = MemoryStore()
        await store.create(slow_table(begun=time.time() - 3 * 86_400))
        await store.schedule(Job(CLOCK, "t1", 1.0, b""))
        hall = hall_on(store)
        keeper = JobRunner(hall, Notices(hall, None))
        assert await keeper.work() == 1
        while not await store.lines("t1", 0):
            await asyncio.sleep(0.01)
        [line] = await store.lines("t1", 0)
        assert (line.by, line.seat) == ("clock", 0)
        await settled()
        # the next clock is a job of its own, a day from now
        assert store.jobs[CLOCK, "t1"].due > time.time() + 86_000
        await hall.close()

    asyncio.run(test())


def test_a_slow_clock_goes_on_while_the_server_rests_and_a_live_one_does_not() -> None:
    async def test() -> None:
        for seconds, left in ((86_400, 86_400 - 1000), (600, 600)):
            settings = Settings(clock="decision", seconds=seconds)
            row = slow_table(begun=time.time() - 1000, settings=settings)
            room = await Room.load(row, MemoryStore(), Nobody())
            assert room.at.clocks.left(0, time.time()) == pytest.approx(left, abs=30)

    asyncio.run(test())


def test_quiet_hours_are_kept_for_a_seat_and_written_down() -> None:
    async def test() -> None:
        store = MemoryStore()
        room = await Room.load(slow_table(), store, Nobody())
        ada = Ear(0, "ada")
        await tell(room, ada, wire.Quiet("q", "Europe/Rome", 23, 7))
        assert store.tables["t1"].seats[0].rest == NIGHT
        assert room.at.clocks.rest(0) == NIGHT
        await tell(room, ada, wire.Quiet("q", "Mars/Base", 23, 7))
        assert (ada.last()["code"], ada.last()["field"]) == ("bad-rest", "zone")
        room.close()

    asyncio.run(test())


def test_a_pause_needs_everybody_and_outlives_the_server() -> None:
    async def test() -> None:
        store = MemoryStore()
        await store.create(slow_table(begun=time.time() - 1000))
        room = await Room.load(slow_table(begun=time.time() - 1000), store, Nobody())
        ada, ben = Ear(0, "ada"), Ear(1, "ben")
        room.audience.listeners = [ada, ben]
        await tell(room, ada, wire.Propose("p", "pause"))
        assert not room.at.clocks.paused
        assert ben.last()["proposal"]["waiting"] == [1]
        await tell(room, ben, wire.Agree("a", True))
        assert room.at.clocks.paused
        again = await Room.load(store.tables["t1"], store, Nobody())
        assert again.alarms.next_end() is None
        await tell(again, ada, wire.Do("c", 0, "place a1"))
        assert ada.last()["code"] == "paused"
        await tell(again, ada, wire.Propose("p", "go-on"))
        await tell(again, ben, wire.Agree("a", True))
        third = await Room.load(store.tables["t1"], store, Nobody())
        assert third.at.clocks.paused == 0.0
        assert third.alarms.next_end() is not None
        for one in (room, again, third):
            one.close()

    asyncio.run(test())


def test_undo_beyond_a_barrier_needs_everybody_and_outlives_the_server() -> None:
    async def test() -> None:
        store = MemoryStore()
        room = await Room.load(slow_table(), store, Nobody())
        ada, ben = Ear(0, "ada"), Ear(1, "ben")
        room.audience.listeners = [ada, ben]
        view = room.frame(ada, -1).view
        await tell(room, ada, wire.Do("c1", 0, "place b2"))
        await tell(room, ada, wire.Undo("u", 1))
        assert ada.last()["code"] == "no-undo"
        await tell(room, ada, wire.Propose("p", "undo"))
        await tell(room, ben, wire.Agree("a", True))
        assert room.frame(ada, -1).view == view
        again = await Room.load(slow_table(), store, Nobody())
        assert again.frame(ada, -1).view == view
        assert (again.seq, again.shown) == (2, 2)
        for one in (room, again):
            one.close()

    asyncio.run(test())


@pytest.mark.slow
def test_a_bot_stands_in_for_somebody_others_wait_for(ada: Guest, ben: Guest) -> None:
    settings = {"grace": 1}
    made = ada.call(
        "api/tables",
        {"game": "tic_tac_toe", "chairs": [{}, {}], "name": "Ada", "settings": settings},
        201,
    )
    ben.call(f"api/invites/{made['invite']}", {"name": "Ben"})
    with ada.sit(made["table"]) as host, ben.sit(made["table"]) as friend:
        host.say("start")
        host.frame()
        friend.frame()
        host.socket.close()
        waiting = friend.frame(lambda f: f["seats"][0]["grace"] is not None)
        assert waiting["seats"][0]["stand_in"] is False
        moved = friend.frame(lambda f: bool(f["ask"]))
        assert moved["seats"][0]["stand_in"] is True
        with ada.sit(made["table"]) as back:
            back.frame()
            back.say("attend", here=True)
            assert back.frame(lambda f: not f["seats"][0]["stand_in"])["seat"] == 0


def test_nobody_stands_in_where_nobody_waits() -> None:
    async def test() -> None:
        row = slow_table(settings=Settings(grace=1))
        room = await Room.load(row, MemoryStore(), Nobody())
        room.audience.gone["ada"] = 1.0
        assert room.audience.graces() == {}
        room.audience.listeners = [Ear(1, "ben")]
        assert list(room.audience.graces()) == [0]

    asyncio.run(test())


def test_a_slow_game_waits_over_a_restart_and_knows_for_whom(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with serving(database) as port:
        ada = Guest(port)
        settings = {"clock": "decision", "seconds": 86_400}
        table = ada.create("tic_tac_toe", [{}, {"bot": "heuristic"}], settings=settings)
    with serving(database) as port:
        ada.port = port
        [found] = ada.call("api/tables")["tables"]
        assert (found["table"], found["waiting"], found["ended"]) == (table, True, False)


@pytest.mark.parametrize("jump", [24 * 3600.0, -24 * 3600.0])
def test_a_clock_that_jumps_a_day_costs_nobody_her_time(
    jump: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody sets the machine's clock: no clock runs out, none runs for a day, no job is late."""

    async def test() -> None:
        store = MemoryStore()
        settings = Settings(clock="decision", seconds=60, window=0)
        row = msgspec.structs.replace(slow_table(), settings=settings)
        room = await Room.load(row, store, Nobody())
        seat = room.table.state.asks[0].seat
        room.audience.listeners = [Ear(seat, row.seats[seat].person)]
        room.go_on()
        before, real = room.alarms.next_end(), time.time
        monkeypatch.setattr(time, "time", lambda: real() + jump)
        left = room.at.clocks.left(seat, clock.now())
        assert left is not None and 0 < left <= 60
        await room.alarms.time_is_up()
        assert room.seq == 0, "the jump was taken for time that has passed"
        assert room.alarms.next_end() == before
        timer = room.alarms.timer
        assert timer is not None
        assert 0 < timer.when() - asyncio.get_running_loop().time() <= 60
        hall = hall_on(store)
        assert abs(JobRunner(hall, Notices(hall, None)).now() - real()) < 3600
        room.close()

    asyncio.run(test())


def test_a_window_that_opens_with_a_reveal_waits_until_that_was_seen() -> None:
    """T1: what was sealed and is shown on the whole screen costs nobody the next decision."""
    clocks = Clocks(Settings(window=10), 2)
    s = game("tic_tac_toe").deal_random(2, 1)
    clocks.follow(s, 100.0, fresh=True)
    assert clocks.opened == 100.0
    clocks.follow(s, 130.0, fresh=True, revealed=True)
    assert clocks.opened == 130.0 + REVEAL
