"""Playing on from a moment of a finished game."""

from __future__ import annotations

import pytest

from tests.server.guest import Guest

pytestmark = pytest.mark.slow


def test_a_moment_of_a_sample_opens_as_a_table_of_its_own(ada: Guest) -> None:
    sample = ada.call("api/samples/robot_rise-1/replay?seat=1")
    then = sample["frames"][20]
    wanted = {"kind": "sample", "key": "robot_rise-1", "at": 20, "seat": 1, "name": "Ada"}
    made = ada.call("api/branches", {**wanted, "level": "heuristic", "pace": 0}, 201)
    with ada.sit(made["table"]) as seat:
        frame = seat.frame()
        assert set(frame["view"]) == set(then["view"])
        assert frame["seat"] == 1 and frame["seats"][1]["name"] == "Ada"
        assert seat.play_on()["ending"]


def test_the_position_is_the_one_that_was_left(ada: Guest) -> None:
    sample = ada.call("api/samples/leduc-1/replay?seat=0&at=1")
    wanted = {"kind": "sample", "key": "leduc-1", "at": 1, "seat": 0, "pace": 0}
    made = ada.call("api/branches", {**wanted, "level": "heuristic"}, 201)
    replay = ada.call(f"api/tables/{made['table']}/replay?seat=0&at=0")
    assert replay["frames"][0]["view"] == sample["frames"][0]["view"]


def test_a_finished_game_is_played_on_and_that_one_too(ada: Guest, ben: Guest) -> None:
    table = ada.create("leduc", [{}, {"bot": "heuristic"}])
    wanted = {"kind": "table", "key": table, "at": 0, "pace": 0, "level": "heuristic"}
    assert ben.call("api/branches", wanted, 403)["field"] == "table"  # it goes on: no peeking
    with ada.sit(table) as seat:
        seat.play_on()
    for anew in (False, True):
        made = ben.call("api/branches", {**wanted, "anew": anew, "name": "Ben"}, 201)
        with ben.sit(made["table"]) as seat:
            assert seat.play_on()["ending"]
        again = {**wanted, "key": made["table"]}
        nested = ben.call("api/branches", again, 201)
        with ben.sit(nested["table"]) as seat:
            assert seat.play_on()["ending"]
        # it is practice: no record to be checked, no line among the games that were won
        ben.call(f"api/tables/{made['table']}/record", None, 409)
        assert ben.call("api/me/ledger")["played"] == []


def test_a_branch_outlasts_the_rest_of_its_table(ada: Guest) -> None:
    wanted = {"kind": "sample", "key": "leduc-1", "at": 1, "pace": 0, "level": "heuristic"}
    made = ada.call("api/branches", wanted, 201)
    with ada.sit(made["table"]) as seat:
        seat.play_on()
    with_beats = ada.call(f"api/tables/{made['table']}/replay?seat=all")
    assert with_beats["ended"]
    again = ada.call(f"api/tables/{made['table']}/rematch", {}, 201)
    with ada.sit(again["table"]) as seat:
        assert seat.frame()["seat"] == 0


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"at": 999}, "at"),
        ({"seat": 9}, "seat"),
        ({"level": "genius"}, "level"),
        ({"key": "nothing"}, "sample"),
    ],
)
def test_what_cannot_be_played_on_is_said(
    ada: Guest, change: dict[str, object], field: str
) -> None:
    wanted = {"kind": "sample", "key": "leduc-1", "at": 1}
    status = 404 if field == "sample" else 422
    assert ada.call("api/branches", {**wanted, **change}, status)["field"] == field
