"""A bot's reason is its own until the game is over; before that one only hears what one can see."""

from __future__ import annotations

from typing import Any

import pytest

import uprising
from tests.server.guest import Guest, Message, Seat
from uprising.kernel import seeded
from uprising.server.tables.replays import Scene, apparent_reason

GAMES = {"robotariat": 3, "evil_robots": 4, "robot_rise": 4, "fully_automated_union": 3,
         "fully_automated_bosses": 5, "patriot": 2}  # fmt: skip


def reasons(ada: Guest, table: str, at: int, seat: str) -> Any:
    return ada.call(f"api/tables/{table}/why?at={at}&seat={seat}")


@pytest.mark.slow
def test_after_the_end_a_bot_says_what_it_thought(ada: Guest) -> None:
    table = ada.create("tic_tac_toe", [{}, {"bot": "heuristic"}])
    with ada.sit(table) as seat:
        last = seat.play_on()
        assert not any("why-" in str(message) for message in seat.heard)
    found = ada.call(f"api/tables/{table}/replay?seat=all")["reasons"]
    assert found and {reason["seat"] for reason in found} == {1}
    assert reasons(ada, table, found[0]["at"], "") == {"own": True, "reasons": [found[0]]}
    assert found[-1]["at"] <= last["seq"]


@pytest.mark.slow
def test_while_the_game_lives_nothing_a_bot_thought_is_told(ada: Guest) -> None:
    table = ada.create("tic_tac_toe", [{"bot": "heuristic"}, {"host": True}])
    with ada.sit(table) as seat:
        frame = seat.asked()
    assert ada.call(f"api/tables/{table}/replay?seat=1")["reasons"] == []
    mine = reasons(ada, table, frame["seq"], "1")
    assert mine["own"] is False and [reason["seat"] for reason in mine["reasons"]] == [0]
    assert reasons(ada, table, frame["seq"], "") == {"own": False, "reasons": []}  # looking on
    ada.call(f"api/tables/{table}/why?at={frame['seq']}&seat=0", None, 403)
    ada.call(f"api/tables/{table}/why?at=999&seat=1", None, 422)


def asked_next(seat: Seat, frame: Message) -> Message:
    """After the first move there is."""
    seat.do(frame["ask"]["rows"][0]["move"], frame["seq"])
    return seat.frame(lambda f: bool(f["seq"] > frame["seq"] and f["ask"]))


@pytest.mark.slow
def test_about_answers_given_at_once_nothing_is_said(ada: Guest) -> None:
    """Who was the last to answer is nobody's business."""
    chairs: list[dict[str, Any]] = [{"host": True}, {"bot": "heuristic"}, {"bot": "heuristic"}]
    table = ada.create("evil_robots", chairs)
    with ada.sit(table) as seat:
        frame = seat.asked()
        while not frame["ask"]["sealed"]:  # whoever deals first is asked something else before
            frame = asked_next(seat, frame)
        seat.do(frame["ask"]["rows"][0]["move"], frame["seq"])
        after = seat.frame(lambda f: f["seq"] > frame["seq"])
    assert reasons(ada, table, after["seq"], "0")["reasons"] == []


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_most_of_what_bots_do_can_be_explained_from_what_one_sees(key: str) -> None:
    """Over one game the explanation is there three times in four."""
    of = uprising.games()[key]
    table = uprising.new(key, [f"p{n}" for n in range(GAMES[key])], 5)
    rng, asked, told = seeded(1, "why"), 0, 0
    for number in range(1, 100):
        if table.outcome is not None:
            break
        asks, ask = table.state.asks, table.state.next_ask()
        move, _ = of.bot.advise(table.state, ask.seat, rng)
        before = table.copy()
        events = table.play(ask.seat, move).events
        if ask.seat != 0 and len(asks) == 1 and not ask.sealed:
            asked += 1
            then = Scene(number - 1, before, [], [])
            now = Scene(number, table, events, [])
            told += bool(apparent_reason(then, now, ask.seat, 0))
    assert asked and told >= 0.75 * asked
