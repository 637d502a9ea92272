"""A phone as a private hand for a shared screen (WOW-9), and the open list of tables."""

from __future__ import annotations

import json

import pytest

from tests.server.guest import Guest

pytestmark = pytest.mark.slow


def test_secrets_go_to_the_phone_and_the_screen_looks_on(ada: Guest, ben: Guest) -> None:
    settings = {"watch": "nobody", "grace": 0}
    table = ada.create("leduc", [{}, {"bot": "heuristic"}], settings=settings)
    with ada.sit(table) as screen:
        before = screen.asked()
        assert before["view"]["hands"][0]
        code = ada.call(f"api/tables/{table}/hand", {"seat": 0}, 201)["code"]
        assert ben.call(f"api/hands/{code}", {})["seat"] == 0
        after = screen.frame(lambda frame: frame["seat"] is None)
        assert not after["view"]["hands"][0] and after["ask"] is None
        with ben.sit(table) as phone:
            assert phone.asked()["view"]["hands"] == before["view"]["hands"]
            screen.heard.clear()
            phone.do(before["ask"]["rows"][0]["move"], before["seq"])
            screen.frame(lambda frame: frame["seq"] > before["seq"])
        live = [m for m in screen.heard if m["type"] == "frame" and not m["ending"]]
        assert not any(frame["view"]["hands"][0] for frame in live)
    with ada.sit(table) as screen:  # also when it comes back, although nobody else may look on
        assert screen.frame()["seat"] is None
    ben.call(f"api/hands/{code}", {}, 410)  # a code works once


def test_only_my_own_seat_goes_to_a_phone(ada: Guest, ben: Guest) -> None:
    table = ada.create("leduc", [{}, {"bot": "heuristic"}])
    ada.call(f"api/tables/{table}/hand", {"seat": 1}, 403)
    ben.call(f"api/tables/{table}/hand", {"seat": 0}, 403)
    code = ada.call(f"api/tables/{table}/hand", {"seat": 0}, 201)["code"]
    other = ada.call(f"api/tables/{table}/hand", {"seat": 0}, 201)["code"]
    ben.call(f"api/hands/{code}", {})
    Guest(ada.port).call(f"api/hands/{other}", {}, 409)  # it has been given away by now


def test_nobody_at_the_table_gets_somebody_elses_hand(ada: Guest, ben: Guest) -> None:
    """V10: also not when she gives it away."""
    made = ada.call("api/tables", {"game": "leduc", "chairs": [{}, {}], "name": "Ada"}, 201)
    ben.call(f"api/invites/{made['invite']}", {"name": "Ben"})
    table = made["table"]
    with ada.sit(table) as host:
        host.say("start")
        host.frame()
        code = ada.call(f"api/tables/{table}/hand", {"seat": 0}, 201)["code"]
        ben.call(f"api/hands/{code}", {}, 409)
        code = ben.call(f"api/tables/{table}/hand", {"seat": 1}, 201)["code"]
        removed = Guest(ada.port)
        assert removed.call(f"api/hands/{code}", {})["seat"] == 1  # a phone of his own
        host.say("manage", act="remove", seat=1)
        host.frame(lambda f: bool(f["seats"][1]["bot"]))
        code = ada.call(f"api/tables/{table}/hand", {"seat": 0}, 201)["code"]
        removed.call(f"api/hands/{code}", {}, 403)


def test_only_tables_whose_host_agreed_are_in_the_open_list(ada: Guest, ben: Guest) -> None:
    ada.create("leduc", [{}, {}], start=False)
    table = ada.create("leduc", [{}, {}], start=False, settings={"listed": True})
    [found] = ben.call("api/open")["tables"]
    assert (found["game"], found["host"], found["free"]) == ("leduc", "Ada", 1)
    assert "names" not in found and table not in json.dumps(found)
    assert ben.call(f"api/invites/{found['invite']}", {"name": "Ben"})["table"] == table
