"""`uprising doctor` says what is wrong before anybody else finds out, and changes nothing."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from tests.server.conftest import serving
from uprising.cli import main
from uprising.server.app import Config
from uprising.server.operations.doctor import BAD, Found, examined, postgres, site
from uprising.server.storage.postgres import PostgresStore
from uprising.server.storage.sqlite import STEPS, SqliteStore
from uprising.texts import catalogue


def keys(found: Iterator[Found] | list[Found]) -> set[str]:
    """What was found; every sentence is there in both languages."""
    seen = list(found)
    for each in seen:
        for lang in ("en", "it"):
            assert catalogue("shell", lang).say(each.key, **each.values)
    return {each.key.removeprefix("doctor-") for each in seen}


def test_a_file_is_looked_at_and_left_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    assert "file-none" in keys(examined(str(file), "", ""))
    assert not file.exists()
    asyncio.run(SqliteStore(file).close())
    before = file.read_bytes()
    assert {"schema", "file-free", "file-sound"} <= keys(examined(str(file), "", ""))
    assert file.read_bytes() == before
    os.chmod(file, 0o644)
    db = sqlite3.connect(file)
    db.execute("update meta set value = '1' where key = 'schema'")
    db.commit()
    assert {"file-open", "schema-older"} <= keys(examined(str(file), "", ""))
    db.execute("update meta set value = ? where key = 'schema'", (str(len(STEPS) + 1),))
    db.commit()
    db.close()
    assert "schema-newer" in keys(examined(str(file), "", ""))
    file.write_bytes(b"no database" * 1000)
    assert "not-written" in keys(examined(str(file), "", ""))
    assert "file-nowhere" in keys(examined(str(tmp_path / "none" / "t.db"), "", ""))


def test_a_site_is_asked_as_people_reach_it(tmp_path: Path) -> None:
    with serving(Config(str(tmp_path / "tables.db"), base="/games")) as port:
        here = f"http://127.0.0.1:{port}/games"
        assert keys(site(here)) == {"site", "sockets"}
        assert "file-served" in keys(examined(str(tmp_path / "tables.db"), "", here))
        assert keys(site(f"http://127.0.0.1.nip.example:{port}")) == {"site-status"}
        assert keys(site("ftp://play.example")) == {"site-address"}
        assert keys(site("http://127.0.0.1:9")) == {"site-status"}


class Proxy(BaseHTTPRequestHandler):
    """A proxy that says yes to everything and knows nothing of sockets."""

    status = 200

    def do_GET(self) -> None:
        self.send_response(self.status)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.mark.parametrize(("status", "key"), [(200, "no-sockets"), (421, "site-name")])
def test_a_proxy_that_is_in_the_way_is_named(status: int, key: str) -> None:
    handler = type("Handler", (Proxy,), {"status": status})
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as proxy:
        thread = threading.Thread(target=proxy.serve_forever)
        thread.start()
        try:
            assert key in keys(site(f"http://127.0.0.1:{proxy.server_address[1]}"))
        finally:
            proxy.shutdown()
            thread.join()


def test_a_postgresql_is_looked_at_and_left_as_it_was(postgres: str) -> None:
    from uprising.server.operations import doctor

    assert {"reached", "schema-older", "written"} <= keys(asyncio.run(doctor.postgres(postgres)))

    async def tables() -> int:
        store = await PostgresStore.open(postgres)
        await store.join("127.0.0.1:1")
        found = await doctor.postgres(postgres)
        [count] = await store.ask("select to_regclass('doctor') as there")
        await store.close()
        assert keys(found) >= {"reached", "schema", "written", "workers"}
        assert [f.values["number"] for f in found if f.key == "doctor-workers"] == [1]
        return count["there"] is None

    assert asyncio.run(tables())


def test_what_does_not_answer_is_named_and_the_command_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert keys(asyncio.run(postgres("postgresql://127.0.0.1:9/none"))) == {"not-reached"}
    monkeypatch.setenv("UPRISING_SMTP", "smtp://127.0.0.1:9")
    found = list(examined(str(tmp_path / "tables.db"), "smtp://127.0.0.1:9", ""))
    assert keys([each for each in found if each.how == BAD]) - {"no-page"} == {"no-mail"}
    assert main(["doctor", "--db", str(tmp_path / "tables.db"), "--lang", "en"]) == 1
    said = capsys.readouterr().out
    assert "BAD   The mail server does not answer" in said
