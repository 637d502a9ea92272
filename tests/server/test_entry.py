"""Who is let in, and what each endpoint tells: one test for each weakness that was found once."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.outside.smugglers import GAME as SMUGGLERS
from tests.server.conftest import serving
from tests.server.doubles import Ear
from tests.server.guest import Guest, Seat
from tests.server.leaks import Deal
from tests.server.pushing import Browser
from tests.server.test_leaks import at_the_customs
from tests.server.test_people import Office
from uprising.server.app import Config
from uprising.server.operations.limits import Limits
from uprising.server.people.push import Keys, Pusher, Subscription, plain, point, public_address
from uprising.server.storage.rows import Settings, TableRow
from uprising.server.storage.sqlite import SqliteStore
from uprising.server.tables.room import Room

PRIVATE = {"settings": {"watch": "nobody"}}


def ask(
    guest: Guest, path: str, method: str = "GET", body: bytes | None = None, **headers: str
) -> tuple[int, Any]:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    address = f"http://127.0.0.1:{guest.port}/{path}"
    request = urllib.request.Request(address, data=body, method=method, headers=named)
    try:
        with guest.opener.open(request, timeout=30) as answer:
            return answer.status, answer.headers
    except urllib.error.HTTPError as error:
        return error.code, error.headers


# Pages of other sites


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_no_other_site_changes_anything_or_makes_somebody_new(
    ada: Guest, headers: dict[str, str]
) -> None:
    """V5."""
    wanted = b'{"game": "leduc", "chairs": [{}, {}], "name": "Eve"}'
    status, got = ask(ada, "api/tables", "POST", wanted, **headers)
    assert status == 403 and "Set-Cookie" not in got
    assert ask(ada, "api/devices/code", "POST", b"{}", **headers)[0] == 403
    status, got = ask(ada, "api/tables", "GET", None, **headers)  # as a picture or a script would
    assert "Set-Cookie" not in got


def test_our_own_page_and_programs_may(ada: Guest) -> None:
    own = f"http://127.0.0.1:{ada.port}"
    wanted = b'{"game": "leduc", "chairs": [{}, {}], "name": "Ada"}'
    for headers in ({"Origin": own, "Sec-Fetch-Site": "same-origin"}, {"Sec-Fetch-Site": "none"}):
        status, got = ask(ada, "api/tables", "POST", wanted, **headers)
        assert status == 201 and "Set-Cookie" in got


def test_only_its_own_names_are_answered(tmp_path: Path) -> None:
    """V24."""
    config = Config(str(tmp_path / "t.db"), site="https://play.example", hosts=("other.example",))
    with serving(config) as port:
        guest = Guest(port)
        for host in ("play.example", "play.example:443", "other.example", "127.0.0.1", "[::1]:80"):
            assert ask(guest, "healthz", Host=host)[0] == 200, host
        for host in ("evil.example", "play.example.evil.example", "[", "localhost.evil"):
            assert ask(guest, "healthz", Host=host)[0] in (400, 421), host
        with pytest.raises(InvalidStatus):
            connect(
                f"ws://127.0.0.1:{port}/api/tables/x/live",
                additional_headers={"Host": "evil.example"},
            )


def test_answers_are_not_kept_and_sockets_are_named(ada: Guest) -> None:
    """V24."""
    ada.create("tic_tac_toe", [{}, {"bot": "heuristic"}])
    _, headers = ask(ada, "api/me/export")
    assert headers["Cache-Control"] == "no-store"
    policy = headers["Content-Security-Policy"]
    assert f"connect-src 'self' ws://127.0.0.1:{ada.port} wss://127.0.0.1:{ada.port};" in policy


# Who may look


def closed(seat: Seat) -> int:
    with pytest.raises(ConnectionClosed) as end:
        while True:
            seat.hear()
    assert end.value.rcvd is not None
    return end.value.rcvd.code


def test_where_nobody_may_look_on_strangers_leave_when_it_starts(ada: Guest) -> None:
    """V8."""
    wanted = {"game": "leduc", "chairs": [{}, {}], "name": "Ada", **PRIVATE}
    made = ada.call("api/tables", wanted, 201)
    eve = Guest(ada.port)
    with ada.sit(made["table"]) as host, eve.sit(made["table"]) as stranger:
        gathering = stranger.until(lambda m: m["type"] == "gathering")
        assert gathering["invite"] == "" and made["invite"] not in json.dumps(stranger.heard)
        assert host.until(lambda m: m["type"] == "gathering")["invite"] == made["invite"]
        host.say("start")
        host.frame()
        assert closed(stranger) == 4403
        assert not any(message["type"] == "frame" for message in stranger.heard)
    assert eve.call(f"api/tables/{made['table']}/report", {}, 403)["field"] == "table"


def test_who_is_removed_sees_nothing_more_where_nobody_may_look_on(ada: Guest, ben: Guest) -> None:
    """V8."""
    wanted = {"game": "leduc", "chairs": [{}, {}], "name": "Ada", **PRIVATE}
    made = ada.call("api/tables", wanted, 201)
    ben.call(f"api/invites/{made['invite']}", {"name": "Ben"})
    with ada.sit(made["table"]) as host, ben.sit(made["table"]) as friend:
        host.say("start")
        friend.frame()
        friend.heard.clear()
        host.say("manage", act="remove", seat=1)
        assert closed(friend) == 4403
        assert [f["seat"] for f in friend.heard if f["type"] == "frame"] in ([], [1])


def test_a_seated_program_with_its_key_is_let_in(ada: Guest) -> None:
    """V8."""
    table = ada.create("leduc", [{"host": True}, {}], **PRIVATE)
    [key] = [cookie.value for cookie in ada.jar]
    nobody = Guest(ada.port)
    with nobody.sit(table) as program:
        program.socket.send(json.dumps({"type": "hello", "key": key}))
        assert program.frame()["seat"] == 0
    with nobody.sit(table) as stranger:
        stranger.socket.send(json.dumps({"type": "hello", "key": "forged.key"}))
        assert closed(stranger) == 4403


def test_a_device_with_several_seats_shows_none_of_them_at_the_start(ada: Guest) -> None:
    """V11."""
    wanted = {"game": "leduc", "chairs": [{"host": True}, {"host": True}], "name": "Ada"}
    made = ada.call("api/tables", wanted, 201)
    with ada.sit(made["table"]) as device:
        device.until(lambda m: m["type"] == "gathering")
        device.say("start")
        frame = device.frame()
        assert frame["seat"] is None and frame["view"]["hands"] == [None, None]


def test_a_chair_that_somebody_has_played_is_nobody_elses(ada: Guest, ben: Guest) -> None:
    """V10: not even the host's second guest gets it."""
    made = ada.call("api/tables", {"game": "leduc", "chairs": [{}, {}], "name": "Ada"}, 201)
    ben.call(f"api/invites/{made['invite']}", {"name": "Ben"})
    with ada.sit(made["table"]) as host:
        host.say("start")
        host.frame()
        host.say("manage", act="remove", seat=1)
        host.frame(lambda f: bool(f["seats"][1]["bot"]))
        second = Guest(ada.port)
        second.call(f"api/invites/{made['invite']}", {"name": "Ada again"}, 409)


def test_whether_an_absent_seat_has_answered_in_secret_is_not_seen() -> None:
    """V9: her seat's `grace` is the same before and after."""

    def graces(answered: bool) -> list[Any]:
        room, _ = at_the_customs(Deal(SMUGGLERS, 3))
        room.at.row = with_grace(room)
        room.audience.listeners = [Ear(0, "p1")]
        if answered:
            asyncio.run(room.moves.answer(1, room.table.state.asks[1].moves[0], "", "c1"))
        ear = Ear(0, "p1")
        ear.send(room.frame(ear, -1))
        return [seat["grace"] for seat in ear.last()["seats"]]

    assert graces(False) == graces(True) == [None, 1.0, 1.0]


def with_grace(room: Room) -> TableRow:
    return msgspec.structs.replace(room.row, settings=Settings(grace=60, window=0))


def test_onlookers_are_bounded_and_disturb_nobody(tmp_path: Path) -> None:
    """V19."""
    config = Config(str(tmp_path / "t.db"), limits=Limits(onlookers=3))
    with serving(config) as port:
        ada = Guest(port)
        table = ada.create("tic_tac_toe", [{"host": True}, {"host": True}])
        with ada.sit(table) as seat:
            settled = seat.say("ignore", seat=99)
            seat.until(lambda m: m.get("id") == settled)
            others = [Guest(port).sit(table) for _ in range(3)]
            for other in others:
                other.frame()
            assert closed(Guest(port).sit(table)) == 4429
            for other in others:
                other.socket.close()
            name = seat.say("ignore", seat=99)
            seat.heard.clear()
            seat.until(lambda m: m.get("id") == name)
            assert not any(m["type"] == "frame" for m in seat.heard)  # nobody was told of them


# People


@pytest.mark.slow
def test_a_key_ends_with_its_person(ada: Guest) -> None:
    """V23."""
    table = ada.create("tic_tac_toe", [{"host": True}, {}])
    [key] = [cookie.value for cookie in ada.jar]
    ada.call("api/me", method="DELETE")
    kept = {"Cookie": f"uprising={key}"}
    assert ask(Guest(ada.port), "api/me/export", "GET", None, **kept)[0] == 401
    with Guest(ada.port).sit(table) as program:
        program.socket.send(json.dumps({"type": "hello", "key": key}))
        program.frame()
        greeting = program.until(lambda m: m["type"] == "greeting")
        assert greeting["mine"] == []


def test_a_letter_confirms_its_own_address_and_no_other(tmp_path: Path) -> None:
    """V12."""
    office = Office()
    with serving(tmp_path / "tables.db", office) as port:
        ada = Guest(port)
        ada.create("tic_tac_toe", [{}, {"bot": "heuristic"}])
        ada.call("api/me/mail", {"mail": "ada@example.org"}, 202)
        link = office.letters[0].get_content().strip().splitlines()[-1].lstrip("/")
        ada.call("api/me/mail", {"mail": "victim@example.org"}, 202)
        Guest(port).call(link, status=410)
        assert ada.call("api/me/export")["mail"]["confirmed"] is False


def test_letters_are_throttled(tmp_path: Path) -> None:
    """V12."""
    office = Office()
    with serving(tmp_path / "tables.db", office) as port:
        ada = Guest(port)
        ada.create("tic_tac_toe", [{}, {"bot": "heuristic"}])
        for number in range(5):
            ada.call("api/me/mail", {"mail": f"a{number}@example.org"}, 202)
        ada.call("api/me/mail", {"mail": "a6@example.org"}, 429)
        assert len(office.letters) == 5


@pytest.mark.parametrize("query", ["seat=" + "9" * 5000, "at=" + "9" * 5000])
def test_numbers_of_any_length_are_refused(ada: Guest, query: str) -> None:
    """V17."""
    table = ada.create("tic_tac_toe", [{}, {"bot": "heuristic"}])
    assert ask(ada, f"api/tables/{table}/replay?{query}")[0] == 422
    assert ask(ada, "api/tables", "POST", b"{}", Content_Length="9" * 5000)[0] in (400, 413, 422)


@pytest.mark.parametrize("endpoint", ["https://[", "https://push.example:99999999/x", "https://"])
def test_addresses_that_cannot_be_are_refused(endpoint: str, tmp_path: Path) -> None:
    """V17."""
    store = SqliteStore(tmp_path / "t.db")
    one = Browser("phone")
    keys = Keys(plain(point(one.key.public_key())), plain(one.secret))
    assert Pusher(store, "").problem(Subscription(endpoint, keys)) == "endpoint"
    asyncio.run(store.close())


def test_a_neighbour_is_not_even_connected_to() -> None:
    """V18: where a name leads is looked at before anything is sent there."""
    with socket.socket() as neighbour:
        neighbour.bind(("127.0.0.1", 0))
        neighbour.listen()
        neighbour.settimeout(0.2)
        port = neighbour.getsockname()[1]
        assert public_address("127.0.0.1", port) is None
        assert public_address("localhost", port) is None
        assert public_address("10.0.0.1", port) is None
        with pytest.raises(TimeoutError):
            neighbour.accept()
    assert public_address("8.8.8.8", 443) == ("8.8.8.8", 443)


def test_bots_draw_from_what_nobody_knows() -> None:
    """V27: neither a table's id nor its promise says what a bot will do."""
    room, _ = at_the_customs(Deal(SMUGGLERS, 3))
    here = room.at.seed("0-move")
    room.at.row = msgspec.structs.replace(room.row, id="other")
    assert room.at.seed("0-move") == here
    room.at.row = msgspec.structs.replace(room.row, secret="11")
    assert room.at.seed("0-move") != here


def test_the_web_server_below_us_logs_no_addresses(capsys: pytest.CaptureFixture[str]) -> None:
    """V22: and everything is in one format."""
    from uprising.server.operations.logs import log_to_stderr

    names = ("uprising.server", "uvicorn", "uvicorn.error", "websockets", "asyncio")
    before = [(logging.getLogger(n).handlers, logging.getLogger(n).level) for n in names]
    try:
        log_to_stderr("info")
        logging.getLogger("uvicorn.error").info('127.0.0.1:1 - "WebSocket /api/tables/x/live"')
        logging.getLogger("uvicorn.error").warning("something is wrong")
        logging.getLogger("uprising.server").info("ours")
    finally:
        for name, (handlers, level) in zip(names, before, strict=True):
            logging.getLogger(name).handlers = handlers
            logging.getLogger(name).setLevel(level)
            logging.getLogger(name).propagate = True
    lines = capsys.readouterr().err.splitlines()
    assert [json.loads(line)["what"] for line in lines] == ["something is wrong", "ours"]
