"""What an operator relies on: health, counts, headers, limits, logs without secrets."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
import socket
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.datastructures import Headers
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.conftest import serving
from tests.server.crash import process, serve
from tests.server.guest import Guest
from tests.server.test_people import Office
from uprising.cli import main
from uprising.server.app import Config
from uprising.server.http.shield import HEADERS, place, same_origin, words_of
from uprising.server.operations.allowance import Allowance, Allowances
from uprising.server.operations.limits import Limits
from uprising.server.operations.logs import JsonLines, note
from uprising.server.storage.rows import SeatRow, Settings, TableRow
from uprising.server.tables.gathering import face, free_name
from uprising.server.tables.hall import Hall


def answer(port: int, path: str, **headers: str) -> Any:
    request = urllib.request.Request(f"http://127.0.0.1:{port}/{path}", headers=headers)
    try:
        with urllib.request.urlopen(request) as response:
            return response.status, response.headers, response.read()
    except urllib.error.HTTPError as error:
        return error.code, error.headers, error.read()


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        number: int = free.getsockname()[1]
        return number


def test_it_says_that_it_lives_and_is_ready(port: int) -> None:
    assert answer(port, "healthz")[0] == 200
    assert answer(port, "readyz")[0] == 200


@pytest.mark.slow
def test_it_counts_for_prometheus(tmp_path: Path) -> None:
    """At an address of its own: counts tell how many have answered in secret (V9)."""
    own = free_port()
    with serving(Config(str(tmp_path / "tables.db"), ops=f"127.0.0.1:{own}")) as port:
        ada = Guest(port)
        table = ada.create("tic_tac_toe", [{}, {"bot": "heuristic"}])
        with ada.sit(table) as seat:
            seat.play_on()
            text = Guest(own).text("metrics")
        ada.call("metrics", status=404)
        assert answer(own, "readyz")[0] == answer(own, "healthz")[0] == 200
    values = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert float(values["uprising_connections"]) == 1
    assert float(values["uprising_tables_open"]) == 1
    assert float(values["uprising_move_seconds_count"]) >= 3
    assert float(values['uprising_moves_total{game="tic_tac_toe"}']) >= 5
    assert float(values["uprising_frames_total"]) >= 4
    assert all(re.fullmatch(r"\w+({\w+=\"[^\"]*\"})?", name) for name in values)


def test_every_answer_makes_the_browser_careful(port: int) -> None:
    for path in ("healthz", "api/games", "nowhere-at-all", "api/tables/none"):
        _, headers, _ = answer(port, path)
        assert {name: headers[name] for name in HEADERS} == HEADERS


def test_the_key_is_out_of_reach_of_scripts_and_other_pages(ada: Guest, port: int) -> None:
    _, headers, _ = answer(port, "api/tables")
    cookie = headers["Set-Cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    _, headers, _ = answer(port, "api/tables", **{"X-Forwarded-Proto": "https"})
    assert "Secure" in headers["Set-Cookie"]


def test_a_page_from_elsewhere_cannot_open_a_socket(ada: Guest) -> None:
    table = ada.create("tic_tac_toe", [{}, {"bot": "heuristic"}])
    address = f"ws://127.0.0.1:{ada.port}/api/tables/{table}/live"
    with pytest.raises(InvalidStatus):
        connect(address, additional_headers={"Origin": "https://evil.example"}, legacy=True)
    with connect(
        address, additional_headers={"Origin": f"http://127.0.0.1:{ada.port}"}, legacy=True
    ) as socket:
        assert json.loads(socket.recv(timeout=30))["type"] == "greeting"


@pytest.mark.parametrize(
    ("origin", "fine"),
    [
        (None, True),
        ("https://games.example", True),
        ("https://GAMES.example", True),
        ("https://friend.example", True),
        ("https://games.example.evil.example", False),
        ("https://evil.example", False),
        ("null", False),
    ],
)
def test_which_origins_are_ours(origin: str | None, fine: bool) -> None:
    headers = {"host": "games.example"} | ({"origin": origin} if origin else {})
    assert same_origin(Headers(headers), ("https://friend.example",)) is fine


def test_behind_a_proxy_everything_is_under_the_base_path(tmp_path: Path) -> None:
    config = Config(str(tmp_path / "tables.db"), base="/games")
    with serving(config) as port:
        assert answer(port, "games/healthz")[0] == 200
        assert answer(port, "api/games")[0] == 404
        _, headers, _ = answer(port, "games/api/tables")
        assert "Path=/games" in headers["Set-Cookie"]


def test_too_large_too_many_and_too_fast_are_refused(tmp_path: Path) -> None:
    limits = Limits(tables_per_hour=2, burst=5, per_second=0.001, body=2000)
    with serving(Config(str(tmp_path / "tables.db"), limits=limits)) as port:
        ada = Guest(port)
        wanted = {"game": "leduc", "chairs": [{}, {}], "name": "Ada", "start": True}
        assert ada.call("api/tables", {**wanted, "name": "x" * 3000}, 413)["field"] == "body"
        table = ada.call("api/tables", wanted, 201)["table"]
        ada.call("api/tables", wanted, 201)
        assert ada.call("api/tables", wanted, 429)["field"] == "table"
        with ada.sit(table) as seat:
            seat.frame()
            for _ in range(6):
                seat.say("hello")
            assert seat.until(lambda m: m["type"] == "problem")["code"] == "too-fast"
            # whoever waits for the answer to a command is told which one was not heard
            said = seat.say("face", seat=0)
            assert seat.until(lambda m: m.get("id") == said)["code"] == "too-fast"
            seat.socket.send("nonsense")
            assert seat.until(lambda m: m.get("id") == "")["code"] == "too-fast"


def test_an_allowance_fills_up_again() -> None:
    now = [0.0]
    allowance = Allowance(2, 0.5, lambda: now[0])
    assert [allowance.take() for _ in range(3)] == [True, True, False]
    now[0] = 2.0
    assert [allowance.take() for _ in range(2)] == [True, False]


def test_allowances_forget_the_longest_unused() -> None:
    allowances = Allowances(1, 0.0, most=2)
    assert allowances.take("a")
    assert not allowances.take("a")
    assert allowances.take("b")
    assert allowances.take("c")
    assert allowances.take("a")


def table_of(*names: str) -> TableRow:
    seats = [SeatRow(name, person=name) for name in names]
    return TableRow("t", "leduc", 1, "c", {}, seats, "00", "", Settings())


@pytest.mark.parametrize(
    ("taken", "wanted", "name"),
    [
        ("Ada", "Ada", "Ada-2"),
        ("Ada", "ADA", "ADA-2"),
        ("Ada", "Аda", "Аda-2"),  # a Cyrillic letter
        ("Ada", "Adá", "Adá-2"),
        ("Bob", "B0b", "B0b-2"),
        ("Ada", "Ａda", "Ada-2"),
        ("Ada", "Eve", "Eve"),
        ("Ada", "A\u202eva", "Ava"),
        ("Ada", "   ", "guest"),
        ("Ada", 'a@b|c~d>e,f"', "abcdef"),
        ("Ada", "x" * 99, "x" * 20),
    ],
)
def test_names_that_look_alike_are_told_apart(taken: str, wanted: str, name: str) -> None:
    assert free_name(table_of(taken), wanted) == name


def test_two_faces_are_the_same_only_if_they_look_alike() -> None:
    assert face("Pia") == face("PÍA")
    assert face("Pia") != face("Mia")


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    logger = logging.getLogger("uprising.server")
    level = logger.level
    logger.addHandler(handler)
    logger.setLevel("DEBUG")
    yield stream
    logger.removeHandler(handler)
    logger.setLevel(level)


def test_a_log_line_is_one_json_object(logged: io.StringIO) -> None:
    note("something\nhappened", seats=3)
    [line] = logged.getvalue().splitlines()
    said = json.loads(line)
    assert (said["what"], said["seats"], said["level"]) == ("something\nhappened", 3, "info")


def test_an_exception_is_logged_without_what_it_says(logged: io.StringIO) -> None:
    """V22: a driver's error may name a table, an address or a key; where it happened does not."""
    try:
        try:
            raise KeyError("the-id-of-a-table")
        except KeyError as error:
            raise OSError("203.0.113.7 does not answer") from error
    except OSError:
        logging.getLogger("uprising.server").exception("command")
    logged.write("-\n")
    others = logging.LogRecord("asyncio", 40, "", 1, "never retrieved\nfuture: <secret>", (), None)
    logged.write(JsonLines().format(others))
    text = logged.getvalue()
    assert "the-id" not in text and "203.0" not in text and "secret" not in text
    trace = json.loads(text.partition("\n-")[0])["trace"]
    assert trace[1] == "KeyError" and trace[3] == "OSError" and "test_operations.py" in trace[0]
    assert "never retrieved" in text
    whole = JsonLines(whole=True)
    assert "<secret>" in whole.format(others)


async def broken(*given: object) -> None:
    raise ZeroDivisionError


def test_no_secret_is_ever_logged(logged: io.StringIO, tmp_path: Path) -> None:
    """V22: no key, invitation, link of a letter, table or address, whatever goes wrong."""
    office = Office()
    with serving(tmp_path / "tables.db", office) as port:
        ada, ben = Guest(port), Guest(port)
        made = ada.call("api/tables", {"game": "leduc", "chairs": [{}, {}], "name": "Ada"}, 201)
        ben.call(f"api/invites/{made['invite']}", {"name": "Ben"})
        code = ada.call("api/me/device", {}, 201)["code"]
        ben.call(f"api/devices/{code}", {})
        with ada.sit(made["table"]) as seat:
            seat.say("start")
            seat.frame()
            seat.say("dance")
            seat.until(lambda m: m["type"] == "problem")
        ada.call("api/me/mail", {"mail": "ada@example.org"}, 202)
        token = office.letters[0].get_content().strip().rpartition("/")[2]
        ben.call(f"api/mail/{token}x", status=410)
        ben.call(f"api/unsubscribe/{token}x", status=410)
        ben.call(f"api/tables/{made['table']}/record", status=409)
        ben.call(f"api/invites/{made['invite']}x", status=410)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Hall, "ignore", broken)
            with ada.sit(made["table"]) as seat:
                seat.say("ignore", seat=1)
                seat.until(lambda m: m.get("code") == "failed")
    text = logged.getvalue()
    assert "command failed" in text
    for line in text.splitlines():
        assert {"time", "level", "what"} <= set(json.loads(line))
    assert '"what": "request"' in text
    keys = [cookie.value or "-" for guest in (ada, ben) for cookie in guest.jar]
    ids = (made["table"], "127.0.0.1", "ada@example.org", token)
    for secret in (made["invite"], code, *keys, *ids):
        assert secret not in text


def test_paths_are_logged_without_their_secrets() -> None:
    words = words_of(["/api/invites/{code}", "/api/tables/{table}/record", "/api/mail/{token}"])
    assert place("/api/invites/abc", words) == "/api/invites/…"
    assert place("/games/api/mail/abc", words) == "/…/api/mail/…"
    assert place("/api/tables/abc/record", words) == "/api/tables/…/record"


def test_somebody_with_a_bad_line_never_holds_up_the_table() -> None:
    from uprising import wire
    from uprising.server.sockets.live import Connection, Outgoing

    async def stuck(message: Any) -> None:
        await asyncio.Event().wait()

    async def test() -> None:
        socket: Any = None
        connection = Connection(socket, stuck, "ada", 0, "en", Outgoing(), waiting=3)
        delivery = asyncio.create_task(connection.deliver())
        for _ in range(10):
            connection.send(wire.Moved(0))
            await asyncio.sleep(0)
        assert connection.slow
        delivery.cancel()

    asyncio.run(test())


def test_a_line_that_breaks_is_logged_and_nobody_elses_trouble() -> None:
    from uprising import wire
    from uprising.server.sockets.live import Connection, Outgoing

    heard: list[bytes] = []
    logged: list[str] = []

    def broken(texts: Any) -> bool:
        raise ValueError("no line")

    def whole(texts: Any) -> bool:
        heard.extend(texts)
        return True

    def keep(record: logging.LogRecord) -> bool:
        logged.append(record.getMessage())
        return False

    async def test() -> None:
        nothing: Any = None
        outgoing = Outgoing()
        first = Connection(nothing, nothing, "ada", 0, "en", outgoing, write=broken)
        second = Connection(nothing, nothing, "ben", 1, "en", outgoing, write=whole)
        first.send(wire.Moved(0))
        second.send(wire.Moved(1))
        await asyncio.sleep(0)
        assert heard == [wire.encode(wire.Moved(1))]
        assert list(first.outbox) == [wire.encode(wire.Moved(0))]

    log = logging.getLogger("uprising.server")
    log.addFilter(keep)
    try:
        asyncio.run(test())
    finally:
        log.removeFilter(keep)
    assert logged == ["line"]


@pytest.mark.slow
@pytest.mark.parametrize("workers", [1, 2])
def test_workers_serve_and_stop_when_asked(postgres: str, workers: int) -> None:
    with process(*serve(postgres, "--workers", str(workers))) as server:
        ada = Guest(server.port)
        table = ada.create("tic_tac_toe", [{"host": True}, {"host": True}])
        with ada.sit(table) as seat:
            seat.frame()
            assert server.stop() in (0, -15)
            with pytest.raises(ConnectionClosed):
                for _ in range(100):
                    seat.hear()


@pytest.mark.slow
def test_counts_and_health_of_several_workers_are_told_together(postgres: str) -> None:
    """V28: every worker answers operators, and whichever does tells of all; also under a path."""
    own = free_port()
    options = ("--workers", "2", "--ops", f"127.0.0.1:{own}", "--base", "/games")
    with process(*serve(postgres, *options)) as server:
        ada = Guest(server.port)
        me = {"host": True}
        wanted = {"game": "leduc", "chairs": [me, me], "name": "Ada", "start": True}
        tables = [ada.call("games/api/tables", wanted, 201)["table"] for _ in range(6)]
        for table in tables:
            ada.call(f"games/api/tables/{table}")
        operator = Guest(own)
        while "uprising_workers 2\n" not in operator.text("metrics"):
            time.sleep(0.05)  # the second one has not joined yet
        for _ in range(8):  # whichever of them answers
            text = operator.text("metrics")
            assert "uprising_tables_open 6\n" in text, text
            assert "uprising_workers 2\n" in text
            operator.call("readyz")
            operator.call("healthz")
        ada.call("games/internal/counts", {}, 404)
        assert server.stop() in (0, -15)
        assert "address already in use" not in server.complaint()


def test_an_address_for_operators_that_cannot_be_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        for ops in (f"127.0.0.1:{taken.getsockname()[1]}", "127.0.0.1:x", "9000000"):
            assert main(["serve", "--db", str(tmp_path / "tables.db"), "--ops", ops]) == 2
            assert "port:" in (said := capsys.readouterr().err) or "ops:" in said


def test_several_workers_need_a_common_database(tmp_path: Path, capsys: Any) -> None:
    assert main(["serve", "--db", str(tmp_path / "tables.db"), "--workers", "2"]) == 2
    assert "workers:" in capsys.readouterr().err
