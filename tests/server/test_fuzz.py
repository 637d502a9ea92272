"""Nonsense of every kind: no crash, no 5xx, and no change when it is turned down."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.conftest import serving
from tests.server.doubles import Ear, MemoryStore, Nobody, read_back
from tests.server.guest import Guest
from uprising import wire
from uprising.kernel import game
from uprising.server.app import Config
from uprising.server.operations.limits import Limits
from uprising.server.people.keys import People
from uprising.server.sockets.live import Live
from uprising.server.storage.rows import SeatRow, Settings, TableRow
from uprising.server.tables.hall import Hall
from uprising.server.tables.room import Room

QUIET = settings(
    max_examples=90,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
TEXT = st.text(max_size=12) | st.sampled_from(
    ["place b2", "call", "", "@0", "undo", "x" * 600, "\x00", '"', "~id", "💥", "../..", "place"]
)
NUMBER = st.integers(-3, 12) | st.sampled_from([10**30, -(2**63), 2**64])
VALUE = st.recursive(
    st.none() | st.booleans() | NUMBER | st.floats(allow_nan=False) | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=5,
)
KINDS = list(wire.Command.__args__)


@st.composite
def frames(draw: Any) -> str:
    """A command with some of its fields as they should be, and some not."""
    kind = draw(st.sampled_from(KINDS))
    body: dict[str, Any] = {"type": kind.__struct_config__.tag}
    for field in msgspec.structs.fields(kind):
        right = {str: TEXT, int: NUMBER, bool: st.booleans()}.get(field.type, VALUE)
        chosen = draw(st.sampled_from([right, right, right, VALUE, None]))
        if chosen is not None:
            body[field.name] = draw(chosen)
    text = json.dumps(body)
    cut = draw(st.integers(0, 12))
    if cut == 1:
        text = text[: draw(st.integers(0, len(text)))]
    if cut == 2:
        text = text.replace(":", draw(TEXT), 1)
    return text


@st.composite
def mutations(draw: Any) -> list[tuple[int, int, str]]:
    """What happens to the text of a good command: so many characters from here on become these."""
    place, length = st.integers(0, 200), st.integers(0, 3)
    scrap = st.sampled_from(
        ['"', "{", "}", ",", ":", "0", "-", "9" * 20, "null", "[", "é", "\\", ""]
    )
    drawn: list[tuple[int, int, str]] = draw(
        st.lists(st.tuples(place, length, scrap), min_size=1, max_size=3)
    )
    return drawn


def mutated(text: str, changes: list[tuple[int, int, str]]) -> str:
    for place, length, scrap in changes:
        at = place % (len(text) + 1)
        text = text[:at] + scrap + text[at + length :]
    return text


async def room_for(key: str, seats: int) -> tuple[Live, Hall, MemoryStore]:
    of = game(key)
    store = MemoryStore()
    chairs = [SeatRow(f"p{n}", person=f"p{n}") for n in range(seats)]
    row = TableRow("t1", of.key, of.version, of.content, {}, chairs, "00" * 32, "p9", Settings())
    row = msgspec.structs.replace(row, options=dict(of.setup(seats, {}).options))
    await store.create(row)
    hall = Hall(store, People(b"secret"), Nobody())
    live = Live()
    live.hall = hall
    return live, hall, store


@pytest.mark.slow
@pytest.mark.parametrize("key", ["leduc", "evil_robots", "tic_tac_toe"])
@QUIET
@given(said=st.lists(frames(), min_size=1, max_size=8))
def test_no_frame_breaks_a_table(key: str, said: list[str]) -> None:
    async def test() -> None:
        live, hall, store = await room_for(key, game(key).seats[0])
        room = await hall.table("t1")
        assert isinstance(room, Room)
        who: Any = Ear(0, "p0")
        room.audience.listeners = [who]
        for text in said:
            before = snapshot(room, store)
            who.heard.clear()
            await live.hear("t1", who, text)
            answers = [json.loads(heard) for heard in who.heard]
            assert not [a for a in answers if a["type"] == "problem" and a["code"] == "failed"]
            if any(a["type"] in ("problem", "refused") for a in answers):
                assert snapshot(room, store) == before, text
        room.close()

    asyncio.run(test())


SIX = ["robotariat", "evil_robots", "robot_rise", "fully_automated_union",
       "fully_automated_bosses", "patriot"]  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("key", SIX)
@settings(QUIET, max_examples=25)
@given(changes=st.lists(mutations(), min_size=1, max_size=6), choice=st.integers(0, 50))
def test_no_mutated_command_breaks_a_table(
    key: str, changes: list[list[tuple[int, int, str]]], choice: int
) -> None:
    """Good commands of every game with a few characters changed."""

    async def test() -> None:
        live, hall, store = await room_for(key, game(key).seats[0])
        room = await hall.table("t1")
        assert isinstance(room, Room)
        seat = room.table.state.asks[0].seat
        who: Any = Ear(seat, f"p{seat}")
        room.audience.listeners = [who]
        for number, change in enumerate(changes):
            ask = room.table.state.ask_of(seat)
            rows = read_back(room.frame(who, -1)).ask
            move = rows.rows[choice % len(rows.rows)].move if ask and rows and rows.rows else "pass"
            good = msgspec.json.encode(wire.Do(f"c{number}", room.shown, move)).decode()
            before = snapshot(room, store)
            who.heard.clear()
            await live.hear("t1", who, mutated(good, change))
            answers = [json.loads(heard) for heard in who.heard]
            assert not [a for a in answers if a["type"] == "problem" and a["code"] == "failed"]
            if any(a["type"] in ("problem", "refused") for a in answers):
                assert snapshot(room, store) == before, (move, change)
        room.close()

    asyncio.run(test())


def snapshot(room: Room, store: MemoryStore) -> Any:
    digest = room.table.game.codec.digest(room.table.state)
    return digest, room.seq, len(store.log.get("t1", [])), store.tables["t1"]


@pytest.fixture(scope="module")
def open_port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    limits = Limits(tables_per_hour=1_000_000)
    file = tmp_path_factory.mktemp("fuzz") / "tables.db"
    with serving(Config(str(file), limits=limits)) as port:
        yield port


def request(port: int, method: str, path: str, body: bytes | None, cookie: str = "") -> int:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    headers = {"Cookie": cookie} if cookie else {}
    connection.request(method, path, body, headers)
    response = connection.getresponse()
    response.read()
    connection.close()
    return response.status


def document(port: int) -> Any:
    return Guest(port).call("api/openapi.json")


@pytest.mark.slow
@QUIET
@given(data=st.data())
def test_no_request_is_answered_with_a_crash(open_port: int, data: Any) -> None:
    """Every endpoint of the OpenAPI document, with right, wrong and mutated values and bodies."""
    endpoints = document(open_port)["paths"]
    path = data.draw(st.sampled_from(sorted(endpoints)))
    method = data.draw(st.sampled_from([*endpoints[path], "get", "post", "delete", "put"]))
    names = re.findall(r"\{(\w+)\}", path)
    known = {"game": "leduc", "lang": "en", "table": "none", "code": "none"}
    for name in names:
        value = data.draw(st.sampled_from([known.get(name, "x")]) | TEXT.filter(bool))
        path = path.replace(f"{{{name}}}", quote(value, safe=""))
    if data.draw(st.booleans()):
        path += "?" + "&".join(f"{n}={quote(data.draw(TEXT))}" for n in ("seat", "at", "seen"))
    body = data.draw(
        st.none()
        | VALUE.map(lambda value: json.dumps(value).encode())
        | wanted_tables().map(lambda value: json.dumps(value).encode())
        | st.binary(max_size=60)
    )
    cookie = data.draw(st.sampled_from(["", "uprising=forged.key", "uprising=", "a=b"]))
    assert request(open_port, method.upper(), path, body, cookie) < 500, (method, path, body)


@st.composite
def wanted_tables(draw: Any) -> dict[str, Any]:
    """Nearly right requests for a table."""
    body: dict[str, Any] = {
        "game": draw(st.sampled_from(["leduc", "tic_tac_toe"])),
        "chairs": draw(st.lists(st.sampled_from([{}, {"host": True}]), min_size=2, max_size=3)),
        "name": draw(TEXT),
        "settings": {
            name: draw(NUMBER | TEXT)
            for name in draw(st.sets(st.sampled_from(["seconds", "window", "pace", "watch"])))
        },
    }
    for name in draw(st.sets(st.sampled_from(list(body)), max_size=1)):
        body[name] = draw(VALUE)
    return body


def test_a_request_that_is_turned_down_changes_nothing(open_port: int) -> None:
    ada = Guest(open_port)
    table = ada.create("leduc", [{"host": True}, {"host": True}])
    poster = ada.call(f"api/tables/{table}")
    stranger = Guest(open_port)
    for path, body, status in (
        (f"api/tables/{table}/invite", {}, 403),
        (f"api/tables/{table}/rematch", {}, 403),
        (f"api/invites/{'x' * 8}", {"name": "Eve"}, 410),
        ("api/tables", {"game": "leduc", "chairs": [{}] * 30}, 422),
        ("api/records", {"not": "a record"}, 422),
    ):
        stranger.call(path, body, status)
    assert ada.call(f"api/tables/{table}") == poster


def test_the_document_names_every_message_and_every_endpoint(open_port: int) -> None:
    found = document(open_port)
    assert found["openapi"].startswith("3.")
    schemas = found["components"]["schemas"]
    for kind in (*wire.Command.__args__, *wire.Message.__args__):
        assert kind.__name__ in schemas
    assert "TableWanted" in schemas
    references = re.findall(r'"#/components/schemas/(\w+)"', json.dumps(found))
    assert set(references) <= set(schemas)


@pytest.mark.slow
def test_random_bytes_on_a_socket_never_close_the_table(open_port: int) -> None:
    ada = Guest(open_port)
    table = ada.create("leduc", [{}, {"host": True}])
    rng = random.Random(1)
    with ada.sit(table) as seat:
        seat.frame()
        for number in range(40):
            noise = bytes(rng.randrange(256) for _ in range(rng.randrange(30)))
            seat.socket.send(noise if number % 2 else noise.decode("latin-1"))
            assert seat.until(lambda m: m["type"] == "problem")["code"] in (
                "bad-message",
                "too-fast",
            )
