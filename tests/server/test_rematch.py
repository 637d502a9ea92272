"""Another game of the same people, asked for; and whoever looks on late."""

from __future__ import annotations

import pytest

from tests.server.guest import Guest, Message, Seat
from uprising.server.http.archive import seen_late
from uprising.server.operations import clock
from uprising.server.storage.rows import Line

pytestmark = pytest.mark.slow


def two(ada: Guest, ben: Guest, **settings: object) -> str:
    wanted = {"game": "leduc", "chairs": [{}, {}], "name": "Ada"}
    made = ada.call("api/tables", {**wanted, "settings": {"pace": 0, **settings}}, 201)
    ben.call(f"api/invites/{made['invite']}", {"name": "Ben"})
    with ada.sit(made["table"]) as host:
        host.say("start")
        host.frame()
    table: str = made["table"]
    return table


def later(seat: Seat, seq: int) -> Message:
    return seat.frame(lambda frame: frame["seq"] > seq)


def play_out(ada: Guest, ben: Guest, table: str) -> None:
    with ada.sit(table) as first, ben.sit(table) as second:
        seq = -1
        while True:
            frames = [later(seat, seq) for seat in (first, second)]
            seq = frames[0]["seq"]
            if frames[0]["ending"]:
                return
            me = 0 if frames[0]["ask"] else 1
            (first, second)[me].do(frames[me]["ask"]["rows"][0]["move"], seq)


def test_a_rematch_is_asked_and_everybody_finds_the_same_table(ada: Guest, ben: Guest) -> None:
    table = two(ada, ben, grace=0)
    play_out(ada, ben, table)
    with ben.sit(table) as other:
        other.frame()
        again = ada.call(f"api/tables/{table}/rematch", {}, 201)["table"]
        asked = other.frame(lambda frame: bool(frame["proposal"]))["proposal"]
        assert (asked["what"], asked["waiting"]) == ("again", [1])
    shown = ada.call(f"api/tables/{again}")
    assert not shown["started"]  # nobody is dragged into it
    assert [seat["name"] for seat in shown["seats"]] == ["Ben", "Ada"]
    assert ben.call(f"api/tables/{table}/rematch", {}, 201)["table"] == again


def test_who_looks_on_sees_hands_only_as_late_as_the_host_said(
    ada: Guest, ben: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = two(ada, ben, late=5, grace=0)
    stranger = Guest(ada.port)
    with ada.sit(table) as first, ben.sit(table) as second:
        frames = [first.frame(), second.frame()]
        me = 0 if frames[0]["ask"] else 1
        (first, second)[me].do(frames[me]["ask"]["rows"][0]["move"], frames[me]["seq"])
        first.frame(lambda f: f["seq"] > frames[0]["seq"])
    late = stranger.call(f"api/tables/{table}/replay?seat=0")
    assert late["moves"] == 0  # what was played just now is not there yet
    assert not late["frames"][0]["view"]["hands"][0]  # nor what was dealt for it
    now = clock.now
    monkeypatch.setattr(clock, "now", lambda: now() + 5 * 60)
    late = stranger.call(f"api/tables/{table}/replay?seat=0")
    assert late["moves"] == 1 and late["frames"][0]["view"]["hands"][0]
    ben.call(f"api/tables/{table}/replay?seat=0", None, 403)  # whoever plays sees her own hand
    shut = two(ada, ben, grace=0)
    stranger.call(f"api/tables/{shut}/replay?seat=0", None, 403)


def test_the_log_is_cut_where_it_is_too_young() -> None:
    lines = [Line(n, 0, "move", "call", "", str(n), at=float(10 * n)) for n in range(1, 5)]
    assert [line.seq for line in seen_late(lines, 25.0)] == [1, 2]
    assert seen_late(lines, 5.0) == []
