"""Nothing is kept for ever, and nobody waits behind what nobody waits for."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import serving
from tests.server.guest import Guest
from uprising import wire
from uprising.commands import serve
from uprising.server.app import Config
from uprising.server.http import archive, connection, lobby
from uprising.server.http.lobby import LARGEST_BODY
from uprising.server.operations.allowance import Allowances
from uprising.server.sockets.live import Connection, Outgoing
from uprising.server.tables import replay_jobs
from uprising.server.tables.processes import Turns


def test_those_whom_somebody_waits_for_come_first() -> None:
    """V21."""

    async def test() -> None:
        turns, order = Turns(1), list[str]()
        await turns.take(urgent=False)

        async def think(name: str, urgent: bool) -> None:
            await turns.take(urgent)
            order.append(name)
            turns.give_back()

        names = [("bots 1", False), ("bots 2", False), ("ada", True), ("ben", True)]
        tasks = [asyncio.create_task(think(*each)) for each in names]
        gone = asyncio.create_task(think("gave up", True))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        turns.give_back()
        await asyncio.gather(*tasks)
        assert order == ["ada", "ben", "bots 1", "bots 2"]
        assert turns.free == 1

    asyncio.run(test())


def test_games_are_told_again_beside_the_server(
    ada: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """V21: nobody at a table waits meanwhile, since nothing of it is done where tables are."""

    def here(*given: object) -> None:
        raise AssertionError("played again in the server's own process")

    for module, name in (
        (replay_jobs, "scenes_of_log"),
        (replay_jobs, "scenes_of_record"),
        (replay_jobs, "checked"),
        (replay_jobs, "apparent_reason"),
    ):
        monkeypatch.setattr(module, name, here)
    table = ada.create("tic_tac_toe", [{}, {"bot": "heuristic"}])
    with ada.sit(table) as seat:
        seat.play_on()
    replay = ada.call(f"api/tables/{table}/replay?seat=all")
    assert replay["ended"] and len(replay["frames"]) == replay["moves"] + 1
    assert ada.call(f"api/tables/{table}/why?at=2")["own"]
    record = ada.text(f"api/tables/{table}/record")
    brought = ada.call("api/records", raw=record.encode(), status=201)
    assert (
        ada.call(f"api/records/{brought['record']}/replay")["frames"]
        == ada.call(f"api/tables/{table}/replay")["frames"]
    )


def test_those_who_play_are_told_before_those_who_look_on() -> None:
    """V19: and while hundreds are told, everybody else has a turn in between."""
    order: list[str] = []

    def writing(name: str) -> Callable[[Any], bool]:
        def write(texts: Any) -> bool:
            order.extend([name] * len(list(texts)))
            return True

        return write

    async def test() -> None:
        nothing: Any = None
        outgoing = Outgoing()
        everybody = [
            Connection(nothing, nothing, "", seat, "en", outgoing, write=writing(name))
            for name, seat in [*[("eve", None)] * 100, ("ada", 0), ("ben", 1)]
        ]
        said = wire.Moved(0)
        for who in everybody:
            who.send(said)
        await asyncio.sleep(0)
        assert order[:2] == ["ada", "ben"] and len(order) < 102
        asyncio.get_running_loop().call_soon(order.append, "somebody else")
        while order.count("eve") < 100:
            await asyncio.sleep(0)
        assert order.index("somebody else") < len(order) - 1
        assert all(not who.outbox for who in everybody)
        everybody[0].send(said)
        await asyncio.sleep(0)
        assert order.count("eve") == 101

    asyncio.run(test())


def talk_to(port: int, said: bytes) -> bytes:
    """What comes back on a raw connection until it is closed."""
    with socket.create_connection(("127.0.0.1", port), timeout=30) as line:
        line.sendall(said)
        found = b""
        while part := line.recv(4096):
            found += part
        return found


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /heal",
        b"GET /healthz HTTP/1.1\r\nHost: x",
        b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /heal",
    ],
)
def test_half_a_request_is_not_waited_for_for_ever(
    port: int, half: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """V20."""
    monkeypatch.setattr(connection, "SECONDS", 0.2)
    found = talk_to(port, half)
    assert found.startswith(b"HTTP/1.1 200") == (b"\r\n\r\n" in half)


def test_a_process_has_so_many_connections_and_no_more(
    port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """V20: half requests are counted, and who comes too late is closed at once."""
    monkeypatch.setattr(connection, "MOST", 3)
    address = ("127.0.0.1", port)
    halves = [socket.create_connection(address, timeout=30) for _ in range(3)]
    for half in halves:
        half.sendall(b"GET /heal")
    with socket.create_connection(address, timeout=30) as late:
        assert late.recv(1) == b""
    for half in halves:
        half.sendall(b"thz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        assert half.recv(12) == b"HTTP/1.1 200"
        half.close()


def test_half_a_body_is_not_waited_for_for_ever(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """V20."""
    monkeypatch.setattr(lobby, "BODY_SECONDS", 0.2)
    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n"
    assert talk_to(port, head + b"Connection: close\r\n\r\n{").startswith(b"HTTP/1.1 408")


def test_a_socket_keeps_little_of_a_frame_that_is_still_coming() -> None:
    """V20: what has come of a frame is kept until it is whole, so frames are small."""
    assert serve.LARGEST_FRAME <= 1 << 16


def test_one_address_brings_so_many_records_and_no_more(
    port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is kept for weeks: nobody fills the disk with them."""
    monkeypatch.setattr(Allowances, "take", lambda self, who: False)
    Guest(port).call("api/records", raw=b"a record", status=429)
    assert archive.RECORDS * LARGEST_BODY < 1 << 24


def test_health_is_told_beside_the_base_path_too(tmp_path: Path) -> None:
    """V28: whoever asks past the proxy, as a container does, finds it."""
    with serving(Config(str(tmp_path / "tables.db"), base="/games")) as port:
        guest = Guest(port)
        for path in ("healthz", "readyz", "games/healthz", "games/readyz"):
            guest.call(path)
