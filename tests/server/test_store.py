"""Both stores keep the same promises: SQLite in a file, and a real PostgreSQL."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from uprising.server.storage.postgres import PostgresStore
from uprising.server.storage.rows import Job, Line, SeatRow, Settings, TableRow
from uprising.server.storage.sqlite import SqliteStore
from uprising.server.storage.store import (
    ENDED,
    GATHERING,
    LISTED,
    OPEN,
    Append,
    Away,
    Conflict,
    Store,
    notebook_at,
)

Test = Callable[[Store], Awaitable[None]]


@asynccontextmanager
async def opened(kind: str, where: str) -> AsyncIterator[Store]:
    store: Store = SqliteStore(where) if kind == "sqlite" else await PostgresStore.open(where)
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture(params=["sqlite", "postgres"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Test], None]:
    """Runs a test on a fresh store."""
    kind: str = request.param
    file = str(tmp_path / "tables.db")
    where = file if kind == "sqlite" else request.getfixturevalue("postgres")

    def run(test: Test) -> None:
        async def inside() -> None:
            async with opened(kind, where) as store:
                await test(store)

        asyncio.run(inside())

    return run


def table(name: str, person: str = "ada") -> TableRow:
    seats = [SeatRow("Ada", person=person), SeatRow("Bolt", bot="heuristic")]
    return TableRow(name, "leduc", 1, "content", {}, seats, "00", person, Settings())


def line(seq: int, text: str = "call") -> Line:
    return Line(seq, 0, "move", text, "", f"c{seq}", 12.5)


def test_a_table_comes_back_as_it_was_written(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        assert await store.table("t1") is None
        await store.create(table("t1"))
        after = await store.update(table("t1", person="eve"))
        assert await store.table("t1") == after
        assert after == msgspec.structs.replace(table("t1", person="eve"), revision=1)
        with pytest.raises(Conflict):
            await store.create(table("t1"))
        with pytest.raises(Conflict):  # made from an older one: somebody would be overwritten
            await store.update(table("t1"))
        assert await store.table("t1") == after

    run(test)


def test_lines_come_back_in_order_after_a_number(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        for seq in (1, 2, 3):
            await store.append(Append("t1", [line(seq)]))
        assert await store.lines("t1", 1) == [line(2), line(3)]
        assert await store.lines("other", 0) == []

    run(test)


def test_the_lines_of_a_command_are_found_without_reading_the_others(
    run: Callable[[Test], None],
) -> None:
    """Whatever an id looks like, and whoever else has used it."""

    async def test(store: Store) -> None:
        names = ["c1", "c10", 'with "quotes" and \\', "élan", "%", "c1"]
        lines = [Line(n, n % 2, "move", '"command":"c1"', "", name) for n, name in enumerate(names)]
        await store.append(Append("t1", lines))
        await store.append(Append("other", [Line(1, 0, "move", "x", "", "elsewhere")]))
        for name in names:
            found = await store.made_by("t1", name)
            assert found == [line for line in lines if line.command == name]
        assert await store.made_by("t1", "elsewhere") == []
        assert await store.made_by("t1", "") == []

    run(test)


def test_of_two_that_write_the_same_number_exactly_one_wins(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        both = [store.append(Append("t1", [line(1, text)])) for text in ("call", "raise")]
        done = await asyncio.gather(*both, return_exceptions=True)
        assert sorted(type(one).__name__ for one in done) == ["Conflict", "NoneType"]
        assert len(await store.lines("t1", 0)) == 1

    run(test)


def test_lines_that_belong_together_are_written_together(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        await store.append(Append("t1", [line(1), line(2)], None, ("telegrams", b"two")))
        assert await store.kept("telegrams", "t1") == b"two"
        for late in ([line(2), line(3)], [line(3), line(2)]):
            with pytest.raises(Conflict):  # one of the numbers is taken: neither is written
                await store.append(Append("t1", late, b"never", ("telegrams", b"never")))
        both = [Append("t1", [line(3), line(4)]), Append("t1", [line(4), line(5)])]
        done = await asyncio.gather(*map(store.append, both), return_exceptions=True)
        assert sorted(type(one).__name__ for one in done) == ["Conflict", "NoneType"]
        written = [each.seq for each in await store.lines("t1", 0)]
        assert written in ([1, 2, 3, 4], [1, 2, 4, 5])
        assert await store.kept("telegrams", "t1") == b"two"
        assert await store.snapshot("t1") is None

    run(test)


def test_tables_are_found_by_phase_and_age(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        soon = time.time() + 60
        waiting = msgspec.structs.replace(table("t1"), started=False)
        await store.create(waiting)
        await store.create(table("t2"))
        assert await store.idle(GATHERING, soon) == ["t1"]
        assert await store.idle(GATHERING, soon - 120) == []
        waiting = await store.update(waiting)
        assert await store.idle(GATHERING, soon) == ["t1"]
        await store.update(msgspec.structs.replace(waiting, started=True))
        assert sorted(await store.idle(OPEN, soon)) == ["t1", "t2"]
        assert len(await store.idle(OPEN, soon, most=1)) == 1
        await store.append(Append("t2", [line(1)], ended=True))
        assert (await store.idle(OPEN, soon), await store.idle(ENDED, soon)) == (["t1"], ["t2"])

    run(test)


def test_a_snapshot_is_written_with_its_line_or_not_at_all(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        assert await store.snapshot("t1") is None
        await store.append(Append("t1", [line(1)], b"one"))
        await store.append(Append("t1", [line(2)], b"two"))
        with pytest.raises(Conflict):
            await store.append(Append("t1", [line(2)], b"never"))
        assert await store.snapshot("t1") == (2, b"two")

    run(test)


def test_many_appends_at_once_all_arrive(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        await asyncio.gather(*(store.append(Append(f"t{n % 10}", [line(n)])) for n in range(500)))
        counts = [len(await store.lines(f"t{n}", -1)) for n in range(10)]
        assert counts == [50] * 10

    run(test)


def test_a_person_finds_her_tables_again(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        await store.create(table("t1"))
        await store.create(table("t2", person="eve"))
        assert [row.id for row in await store.tables_of("eve")] == ["t2"]
        assert await store.tables_of("nobody") == []
        [row] = await store.tables_of("eve")
        await store.update(msgspec.structs.replace(row, aside=["ida"]))  # she said something
        assert [row.id for row in await store.tables_of("ida")] == ["t2"]
        await store.create(table("t3", person="eve"))
        assert len(await store.tables_of("eve", 1)) == 1

    run(test)


def test_tables_to_be_found_are_found_among_any_number_of_others(
    run: Callable[[Test], None],
) -> None:
    async def test(store: Store) -> None:
        for number in range(30):
            row = table(f"t{number}", person=LISTED.decode())  # a name cannot pass for it
            settings = Settings(listed=number in (3, 29))
            await store.create(msgspec.structs.replace(row, started=False, settings=settings))
        assert {row.id for row in await store.listed(2)} == {"t3", "t29"}
        row = next(row for row in await store.listed(2) if row.id == "t3")
        await store.update(msgspec.structs.replace(row, started=True))
        assert [row.id for row in await store.listed(2)] == ["t29"]

    run(test)


def test_with_a_table_goes_all_that_was_written_at_it(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        for name in ("t1", "t10"):
            await store.create(table(name))
            await store.append(Append(name, [line(1)], b"position", ("talk", b"[]")))
            await store.schedule(Job("clock", name, 5.0, b""))
            for kind, key in ((notebook_at(name), "ada"), ("sight", name), ("spoken", f"{name}/c")):
                await store.keep(kind, key, b"Bolt bluffs", expires=1e12)
            await store.keep("invite", f"code-{name}", name.encode(), expires=1e12)
        await store.forget("t1")
        left: list[object] = []
        await store.everything(left.append)
        assert left
        assert not [each for each in left if "t1" in re.findall(r"\w+", repr(each))]
        assert len([each for each in left if "t10" in re.findall(r"\w+", repr(each))]) == 7
        assert await store.snapshot("t1") is None

    run(test)


def test_a_note_is_kept_until_it_expires(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        await store.keep("invite", "abc", b"t1", expires=1e12)
        await store.keep("invite", "old", b"t1", expires=1.0)
        assert await store.kept("invite", "abc") == b"t1"
        assert await store.kept("invite", "old") is None
        await store.drop("invite", "abc")
        assert await store.kept("invite", "abc") is None

    run(test)


def test_the_notes_of_a_kind_are_found_together(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        for key, until in (("ada", 1e12), ("ben", 1e12), ("old", 1.0)):
            await store.keep("puzzle", key, key.encode(), until)
        await store.keep("invite", "abc", b"t1", 1e12)
        assert sorted(await store.notes_of("puzzle", 9)) == [("ada", b"ada"), ("ben", b"ben")]
        assert len(await store.notes_of("puzzle", 1)) == 1

    run(test)


def test_a_note_that_works_once_is_given_to_one_of_many(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        await store.keep("device", "code", b"ada", expires=1e12)
        await store.keep("device", "old", b"ada", expires=1.0)
        got = await asyncio.gather(*(store.take("device", "code") for _ in range(5)))
        assert [one for one in got if one] == [b"ada"]
        assert await store.take("device", "old") is None

    run(test)


def test_jobs_come_due_in_order_and_can_be_called_off(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        late, early = Job("clock", "t1", 20.0, b""), Job("clock", "t2", 10.0, b"x")
        await store.schedule(Job("clock", "t1", 5.0, b"replaced"))
        await store.schedule(late)
        await store.schedule(early)
        assert await store.due(15.0) == [early]
        assert await store.due(25.0) == [early, late]
        await store.cancel("clock", "t2")
        assert await store.due(25.0) == [late]
        assert not await store.put_off(early, 60.0)
        both = await asyncio.gather(store.put_off(late, 60.0), store.put_off(late, 61.0))
        assert sorted(both) == [False, True]  # of several workers one does it
        assert await store.due(25.0) == [] and len(await store.due(70.0)) == 1

    run(test)


def test_sqlite_waits_for_the_disk() -> None:
    store = SqliteStore(":memory:")
    assert store.reader.execute("pragma synchronous").fetchone() == (2,)
    asyncio.run(store.close())


def test_a_database_that_is_away_says_so() -> None:
    async def test() -> None:
        with pytest.raises(Away):
            await PostgresStore.open("postgresql://127.0.0.1:1/nothing")

    asyncio.run(test())
