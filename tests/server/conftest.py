"""A real server on a free port of this machine, and real sockets to it."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import uvicorn

from tests.server.guest import Guest
from uprising.server.app import make_app


class Running(uvicorn.Server):
    """A server in a thread, with the port it got."""

    def port(self) -> int:
        found: int = self.servers[0].sockets[0].getsockname()[1]
        return found


@contextmanager
def serving(database: Path) -> Iterator[int]:
    config = uvicorn.Config(
        make_app(database),
        host="127.0.0.1",
        port=0,
        log_level="error",
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
