"""Databases from one version to the next, and from one place to another."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.project import ROOT
from tests.server.conftest import serving
from tests.server.guest import Guest
from uprising.cli import main
from uprising.server.app import open_store
from uprising.server.storage.backup import BadBackup, backup, check, restore
from uprising.server.storage.postgres import STEPS as POSTGRES_STEPS
from uprising.server.storage.sqlite import STEPS, SqliteStore
from uprising.server.storage.store import Newer
from uprising.server.tables.journal import whole_table

OLD = ROOT / "tests" / "server" / "databases"
RELEASED = sorted(OLD.glob("schema-*.sql"))


def old_database(source: Path, target: Path) -> Path:
    with sqlite3.connect(target) as db:
        db.executescript(source.read_text())
    db.close()
    return target


def test_a_database_of_every_released_schema_is_there() -> None:
    assert len(STEPS) == len(POSTGRES_STEPS)
    assert [path.stem for path in RELEASED] == [f"schema-{n}" for n in range(1, len(STEPS))]


@pytest.mark.parametrize("source", RELEASED, ids=lambda path: path.stem)
def test_an_old_database_is_brought_up_to_date_and_played_on(source: Path, tmp_path: Path) -> None:
    file = old_database(source, tmp_path / "old.db")

    async def test() -> None:
        for _ in range(2):  # the second time there is nothing to do
            store = SqliteStore(file)
            row = await store.table("first")
            assert row is not None
            assert len((await whole_table(row, store)).lines) == 3
            assert await store.idle("unknown", 2e9) == ["first"]
            assert (await store.kept("invite", "inv")) == b"first"
            await store.close()

    asyncio.run(test())
    with serving(file) as port:
        poster = Guest(port).call("api/tables/first")
        assert [seat["name"] for seat in poster["seats"]] == ["Ada", "Ben"]


@pytest.mark.slow
@pytest.mark.parametrize("schema", range(1, len(POSTGRES_STEPS)))
def test_old_tables_in_postgresql_are_brought_up_to_date_too(postgres: str, schema: int) -> None:
    import asyncpg

    async def test() -> None:
        db = await asyncpg.connect(postgres)
        for step in POSTGRES_STEPS[:schema]:
            await db.execute(step)
        await db.execute("insert into lines values ('t', 1, $1)", b"{}")
        await db.execute("insert into tables (id, body) values ('t', $1)", b"{}")
        await db.close()
        store = await open_store(postgres)
        [row] = await store.ask("select at from lines")  # type: ignore[attr-defined]
        assert row["at"] == 0
        assert await store.idle("unknown", 2e9) == ["t"]
        await store.close()

    asyncio.run(test())


def test_a_database_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    asyncio.run(SqliteStore(file).close())
    with sqlite3.connect(file) as db:
        db.execute("update meta set value = '99' where key = 'schema'")
    db.close()
    with pytest.raises(Newer, match="version 99"):
        SqliteStore(file)


def played_database(file: Path) -> tuple[str, Guest]:
    with serving(file) as port:
        ada = Guest(port)
        table = ada.create("tic_tac_toe", [{}, {"bot": "heuristic"}])
        with ada.sit(table) as seat:
            seat.asked()
            seat.do("place b2")
            seat.frame(lambda f: f["seq"] == 2 and bool(f["ask"]))
    return table, ada


@pytest.mark.slow
def test_a_backup_goes_from_one_kind_of_store_to_the_other(tmp_path: Path, postgres: str) -> None:
    table, ada = played_database(tmp_path / "tables.db")
    file = tmp_path / "backup"

    async def test() -> None:
        written = await backup(str(tmp_path / "tables.db"), file)
        assert (written.tables, written.lines) == (1, 2)
        assert await restore(file, postgres) == written
        with pytest.raises(BadBackup, match="already"):
            await restore(file, postgres)

    asyncio.run(test())
    assert file.stat().st_mode & 0o077 == 0
    with serving(postgres) as port:
        ada.port = port
        with ada.sit(table) as seat:  # the same key is still good
            assert seat.asked()["seq"] == 2


@pytest.mark.slow
def test_a_backup_that_was_cut_off_or_edited_restores_nothing(tmp_path: Path) -> None:
    played_database(tmp_path / "tables.db")
    file, empty = tmp_path / "backup", str(tmp_path / "empty.db")
    asyncio.run(backup(str(tmp_path / "tables.db"), file))
    lines = file.read_text().splitlines(keepends=True)
    for text in ("".join(lines[:-1]), "".join(lines[1:]), "nonsense\n", "", lines[0] * 2):
        file.write_text(text)
        with pytest.raises(BadBackup):
            asyncio.run(restore(file, empty))
    assert asyncio.run(check(empty)) == []


@pytest.mark.slow
def test_the_commands_say_what_they_did(tmp_path: Path, capsys: Any) -> None:
    table, _ = played_database(tmp_path / "tables.db")
    here, there = ["--db", str(tmp_path / "tables.db")], ["--db", str(tmp_path / "other.db")]
    file = str(tmp_path / "backup")
    assert main(["backup", file, *here, "--lang", "en"]) == 0
    assert main(["restore", file, *there, "--lang", "en"]) == 0
    assert main(["restore", file, *there, "--lang", "en"]) == 2
    assert main(["check-games", *there, "--lang", "en"]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0] == "1 tables and 2 moves are in the file."
    assert out[2].startswith(f"{table} tic_tac_toe: open")
    assert out[3] == "1 go on, 0 are over, 0 are frozen."


def change_rules(file: Path, old: str = '"version":1', new: str = '"version":7') -> None:
    """As if the tables had been made by a program with other rules."""
    with sqlite3.connect(file) as db:
        db.execute("update tables set body = replace(cast(body as text), ?, ?)", (old, new))
    db.close()


GONE = ('"game":"leduc"', '"game":"whist"')


@pytest.mark.slow
def test_a_table_of_other_rules_is_frozen_and_says_so(tmp_path: Path) -> None:
    table, _ = played_database(tmp_path / "tables.db")
    change_rules(tmp_path / "tables.db")
    [verdict] = asyncio.run(check(str(tmp_path / "tables.db")))
    assert (verdict.table, verdict.verdict) == (table, "frozen")


@pytest.mark.parametrize("change", [('"version":1', '"version":7'), GONE])
def test_a_frozen_table_shows_each_seat_the_last_it_saw(
    tmp_path: Path, change: tuple[str, str]
) -> None:
    file = tmp_path / "tables.db"
    seen: dict[str, Any] = {}
    with serving(file) as port:
        ada, ben, eve = Guest(port), Guest(port), Guest(port)
        made = ada.call("api/tables", {"game": "leduc", "chairs": [{}, {}], "name": "Ada"}, 201)
        table = made["table"]
        ben.call(f"api/invites/{made['invite']}", {"name": "Ben"})
        with ada.sit(table) as host:
            host.say("start")
            host.do(host.asked()["ask"]["rows"][0]["move"])
            host.frame(lambda f: f["seq"] == 1)
        for name, guest in (("ada", ada), ("ben", ben), ("eve", eve)):
            with guest.sit(table) as seat:
                seen[name] = seat.frame(lambda f: bool(f["log"]))
    change_rules(file, *change)
    with serving(file) as port:
        for name, guest in (("ada", ada), ("ben", ben), ("eve", eve)):
            guest.port = port
            with guest.sit(table) as seat:
                frame = seat.frame()
                seat.do("call", 1)
                assert seat.until(lambda m: m["type"] == "problem")["code"] == "frozen"
            assert (frame["frozen"], frame["ask"], frame["seq"]) == (True, None, 1)
            assert (frame["view"], frame["log"]) == (seen[name]["view"], seen[name]["log"])
        assert ada.call(f"api/tables/{table}")["frozen"]
        [mine] = ada.call("api/tables")["tables"]
        assert (mine["table"], mine["frozen"], mine["waiting"]) == (table, True, False)
        for path, body in (
            (f"api/tables/{table}/record", None),
            (f"api/tables/{table}/replay", None),
            (f"api/tables/{table}/report", {}),
            (f"api/tables/{table}/rematch", {}),
            (f"api/invites/{made['invite']}", {"name": "Eve"}),
        ):
            assert eve.call(path, body, 403 if "rematch" in path else 409)
        [exported] = ada.call("api/me/export")["tables"]
        assert (exported["frozen"], len(exported["moves"])) == (True, 1)
        ben.call("api/me", method="DELETE")
        with ada.sit(table) as seat:
            assert seat.frame()["seats"][1]["name"] == "player-2"


@pytest.mark.slow
def test_the_record_of_a_finished_game_outlives_its_rules(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with serving(file) as port:
        ada = Guest(port)
        table = ada.create("tic_tac_toe", [{}, {"bot": "heuristic"}])
        with ada.sit(table) as seat:
            ending = seat.play_on()["ending"]
        record = ada.text(f"api/tables/{table}/record")
    change_rules(file)
    with serving(file) as port:
        ada.port = port
        assert ada.text(f"api/tables/{table}/record") == record
        with ada.sit(table) as seat:
            assert seat.frame()["ending"] == ending
        ada.call("api/me", method="DELETE")
        assert Guest(port).call(f"api/tables/{table}/record", status=409)["field"] == "rules"


@pytest.mark.slow
def test_a_table_nobody_had_time_to_put_away_is_still_there(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    table, ada = played_database(file)
    with sqlite3.connect(file) as db:
        db.execute("delete from notes where kind = 'sight'")
    db.close()
    change_rules(file)
    with serving(file) as port:
        ada.port = port
        with ada.sit(table) as seat:
            frame = seat.frame()
        assert (frame["frozen"], frame["view"]) == (True, None)
        assert len(ada.call("api/me/export")["tables"][0]["moves"]) == 1


def test_a_gathering_begins_by_the_rules_as_they_are_then(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with serving(file) as port:
        ada = Guest(port)
        wanted = {"game": "tic_tac_toe", "chairs": [{}, {"bot": "heuristic"}], "name": "Ada"}
        table = ada.call("api/tables", wanted, 201)["table"]
    change_rules(file)
    for _ in range(2):
        with serving(file) as port:
            ada.port = port
            with ada.sit(table) as seat:
                seat.say("start")
                assert not seat.asked()["frozen"]
