"""Three people play one game over days: with a restart in the middle, and lines that are lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.conftest import serving
from tests.server.guest import Guest, Message, Seat

pytestmark = pytest.mark.soak
DAYS = {"clock": "decision", "seconds": 259_200, "window": 0, "grace": 0, "pace": 0}
MOVES = 400  # only a bound
RESTART_AFTER = 25
LOST_EVERY = 7


def gather(people: list[Guest], game: str) -> str:
    wanted = {"game": game, "chairs": [{}, {}, {}], "name": "Ada", "settings": DAYS}
    made = people[0].call("api/tables", wanted, 201)
    for guest, name in zip(people[1:], ("Ben", "Chloe"), strict=True):
        guest.call(f"api/invites/{made['invite']}", {"name": name})
    with people[0].sit(made["table"]) as host:
        host.say("start")
        host.frame()
    table: str = made["table"]
    return table


def come(guest: Guest, table: str) -> tuple[Seat, Message]:
    seat = guest.sit(table)
    return seat, seat.frame()


def who_is_asked(people: list[Guest], table: str) -> int | None:
    """The first of them whose list of tables says that this one waits for her."""
    for number, guest in enumerate(people):
        [mine] = [t for t in guest.call("api/tables")["tables"] if t["table"] == table]
        if mine["waiting"]:
            return number
    return None


def play(people: list[Guest], table: str, most: int, done: int) -> tuple[bool, int]:
    """Each comes only when it is her turn; now and then her line breaks before she hears."""
    for _ in range(most):
        number = who_is_asked(people, table)
        if number is None:
            return True, done
        seat, frame = come(people[number], table)
        move = frame["ask"]["rows"][0]["move"]
        command = seat.do(move, frame["seq"])
        if done % LOST_EVERY == 0:  # she does not know whether it arrived, and sends it again
            seat.socket.close()
            seat, _ = come(people[number], table)
            seat.do(move, frame["seq"], id=command)
            seat.until(lambda m: m["type"] in ("frame", "done", "refused", "problem"))
        else:
            seat.frame(lambda f, seq=frame["seq"]: f["seq"] > seq or f["ask"]["answered"])  # type: ignore[misc]
        seat.socket.close()
        done += 1
    return False, done


def test_three_people_finish_a_game_over_days_a_restart_and_lost_lines(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with serving(database) as port:
        people = [Guest(port) for _ in range(3)]
        table = gather(people, "robot_rise")
        over, done = play(people, table, RESTART_AFTER, 0)
        before = people[0].call(f"api/tables/{table}/replay")["moves"]
    assert not over
    with serving(database) as port:
        for guest in people:
            guest.port = port
        assert people[0].call(f"api/tables/{table}/replay")["moves"] == before
        over, done = play(people, table, MOVES, done)
        assert over and done > RESTART_AFTER
        replay = people[1].call(f"api/tables/{table}/replay?seat=all")
        assert replay["ended"] and replay["frames"][-1]["ending"]
        names = {line["game"] for guest in people for line in guest.call("api/me/ledger")["played"]}
        assert names == {"robot_rise"}
