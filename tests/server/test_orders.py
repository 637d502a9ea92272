"""Standing orders at slow tables: shown to their own seat, revocable, and told to nobody."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.guest import Guest
from uprising.server.tables import orders
from uprising.server.tables.orders import Orders

pytestmark = pytest.mark.slow
DAYS = {"clock": "decision", "seconds": 86_400, "window": 0, "grace": 0}


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(orders, "SOONEST", 0.05)
    monkeypatch.setattr(orders, "LATEST", 0.2)


def both(ada: Guest, ben: Guest, game: str = "leduc") -> str:
    made = ada.call(
        "api/tables",
        {"game": game, "chairs": [{}, {}], "name": "Ada", "settings": {"pace": 0, **DAYS}},
        201,
    )
    ben.call(f"api/invites/{made['invite']}", {"name": "Ben"})
    with ada.sit(made["table"]) as host:
        host.say("start")
        host.frame()
    table: str = made["table"]
    return table


def test_an_ordered_answer_is_given_while_its_seat_is_away(ada: Guest, ben: Guest) -> None:
    table = both(ada, ben)
    with ada.sit(table) as first, ben.sit(table) as second:
        frames = [first.frame(), second.frame()]
        me, other = (first, second) if frames[0]["ask"] else (second, first)
        asked = frames[0] if frames[0]["ask"] else frames[1]
        prompt = asked["ask"]["prompt"]
        me.say("order", prompt=prompt, move="call")
        told = me.until(lambda m: m["type"] == "orders" and bool(m["orders"]))
        assert told["orders"] == [{"prompt": prompt, "move": "call"}]
        me.socket.close()
        after = other.frame(lambda frame: frame["seq"] > asked["seq"])
        assert after["ask"]  # it was answered, and the next one is asked
        # the other has heard of frames and of nothing else
        assert all("orders" not in m or not m["orders"] for m in other.heard)
        assert prompt not in json.dumps([m for m in other.heard if m["type"] == "orders"])


def test_an_order_is_taken_back_and_kept_over_a_reload(ada: Guest, ben: Guest) -> None:
    table = both(ada, ben)
    with ada.sit(table) as seat:
        seat.say("order", prompt="nothing-of-that", move="call")
        seat.until(lambda m: m["type"] == "orders" and bool(m["orders"]))
    with ada.sit(table) as seat:
        assert seat.until(lambda m: m["type"] == "orders")["orders"]
        assert ada.call("api/me/export")["tables"][0]["orders"]
        seat.say("order", prompt="nothing-of-that", off=True)
        assert not seat.until(lambda m: m["type"] == "orders")["orders"]
        seat.say("order", prompt="ask", move="] nonsense [")
        assert seat.until(lambda m: m["type"] == "problem")["field"] == "move"


def test_at_a_table_for_tonight_nothing_is_kept(ada: Guest) -> None:
    table = ada.create("leduc", [{}, {"bot": "heuristic"}])
    with ada.sit(table) as seat:
        seat.frame()
        seat.say("order", prompt="ask", move="call")
        assert seat.until(lambda m: m["type"] == "problem")["code"] == "not-now"


def test_passing_ends_when_something_concerns_the_seat() -> None:
    assert orders.named_in({"to": ["@1", "@2"]}, "@2") and not orders.named_in({"n": 2}, "@2")


def test_how_long_an_ordered_answer_takes_is_drawn_from_the_secret_alone() -> None:
    def delay(secret: str, question: int) -> float:
        at: Any = SimpleNamespace(row=SimpleNamespace(secret=secret), question=question)
        none: Any = None
        return Orders(at, none, none, none, none, lambda: None).delay(0)

    drawn = [delay("a1", question) for question in range(40)]
    assert drawn == [delay("a1", question) for question in range(40)] and len(set(drawn)) > 30
    assert drawn != [delay("b2", question) for question in range(40)]
    assert all(orders.SOONEST <= each <= orders.LATEST for each in drawn)
