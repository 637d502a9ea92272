"""The puzzle of the day: the same for everybody, answered and explained."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from itertools import pairwise

import pytest

from tests.server.guest import Guest
from tools.puzzles import OUT, tried
from uprising import games
from uprising.kernel import seeded
from uprising.puzzles import kept, puzzle_of, puzzles, sources
from uprising.server.people.day_ladder import DAYS

pytestmark = pytest.mark.slow


def test_every_puzzle_that_is_shipped_can_be_played_and_has_one_best_answer() -> None:
    shipped = [puzzle for path in sources() for puzzle in kept(path)]
    assert sorted(puzzles(), key=lambda p: p.record) == sorted(shipped, key=lambda p: p.record)
    assert {puzzle.game for puzzle in shipped} == set(games()) - OUT and len(shipped) >= 15
    for puzzle in shipped:
        table = puzzle.table()
        ask = table.state.ask_of(puzzle.seat)
        assert ask is not None and not ask.wide
        assert {answer.move for answer in puzzle.answers} == {m.text() for m in ask.moves}
        shares = [answer.won for answer in puzzle.answers]
        assert shares == sorted(shares, reverse=True) and shares[0] - shares[1] >= 0.06


def test_the_best_answer_is_found_again_by_another_search() -> None:
    puzzle = next(p for p in puzzles() if p.game == "robot_rise")
    table = puzzle.table()
    ask = table.state.ask_of(puzzle.seat)
    assert ask is not None
    found = tried(table, ask, 60, seeded("again", "puzzles"))
    best, _ = max(found.items(), key=lambda each: sum(each[1][0]))
    assert best == puzzle.answers[0].move


def test_the_day_decides_and_no_two_days_in_a_row_are_of_one_game() -> None:
    days = [date(2026, 3, 1) + timedelta(days=n) for n in range(30)]
    found = [puzzle_of(day) for day in days]
    assert found == [puzzle_of(day) for day in days]
    assert all(a.game != b.game for a, b in pairwise(found))


def test_a_puzzle_shows_what_its_seat_sees_and_its_answers_only_afterwards(
    ada: Guest, ben: Guest
) -> None:
    shown = ada.call("api/puzzles/today")
    assert ben.call(f"api/puzzles/{shown['day']}") == shown
    assert "answers" not in shown and shown["view"] is not None and not ada.jar
    puzzle = puzzle_of(date.fromisoformat(shown["day"]))
    moves = [row["move"] for row in shown["ask"]["rows"]]
    wrong = next(move for move in moves if move != puzzle.answers[0].move)
    told = ada.call(f"api/puzzles/{shown['day']}", {"move": wrong})
    assert not told["right"] and told["answers"][0]["move"] == puzzle.answers[0].move
    assert ada.call("api/puzzles/today", {"move": puzzle.answers[0].move})["right"]
    assert ada.call("api/puzzles/today", {"move": "nothing"}, 422)["field"] == "move"


def test_a_ladder_of_the_day_has_the_first_answers_and_the_names_that_want_to_be_seen(
    ada: Guest, ben: Guest
) -> None:
    """WOW-11: one position for everybody, the same places for the same answers, no name unasked."""
    day = ada.call("api/puzzles/today")["day"]
    puzzle = puzzle_of(date.fromisoformat(day))
    best, other = puzzle.answers[0], puzzle.answers[-1]
    before = ada.call(f"api/puzzles/{day}", {"move": best.move})
    assert before["counted"] == best.move and before["ladder"]["names"] == []
    assert (before["ladder"]["answered"], before["ladder"]["found"]) == (1, 1)
    ben.call(f"api/puzzles/{day}", {"move": other.move})
    again = ben.call(f"api/puzzles/{day}", {"move": best.move, "name": " Ben "})
    assert again["counted"] == other.move  # looking it up first is no way up
    ladder = ada.call(f"api/puzzles/{day}", {"move": best.move, "name": "Ada"})["ladder"]
    assert (ladder["answered"], ladder["found"]) == (2, 1)
    assert [(each["place"], each["name"], each["mine"]) for each in ladder["names"]] == [
        (1, "Ada", True),
        (2, "Ben", False),
    ]
    assert ladder["names"][0]["won"] == best.won
    assert ada.call("api/me/export")["puzzles"] == {day: {"move": best.move, "name": "Ada"}}
    off = ben.call(f"api/puzzles/{day}", {"move": best.move, "name": ""})["ladder"]
    assert [each["name"] for each in off["names"]] == ["Ada"] and off["answered"] == 2
    ada.call("api/me", method="DELETE")
    left = ben.call(f"api/puzzles/{day}", {"move": other.move})["ladder"]
    assert left["names"] == [] and left["answered"] == 1


def test_a_day_long_ago_has_no_ladder(ada: Guest) -> None:
    day = (datetime.now(UTC).date() - timedelta(days=DAYS + 1)).isoformat()
    move = ada.call(f"api/puzzles/{day}")["ask"]["rows"][0]["move"]
    told = ada.call(f"api/puzzles/{day}", {"move": move, "name": "Ada"})
    assert told["ladder"] is None and told["counted"] is None


def test_days_to_come_and_nonsense_have_no_puzzle(ada: Guest) -> None:
    far = (datetime.now(UTC).date() + timedelta(days=9)).isoformat()
    assert ada.call(f"api/puzzles/{far}", None, 404)["field"] == "day"
    assert ada.call("api/puzzles/2020-01-01", None, 404)["field"] == "day"
    assert ada.call("api/puzzles/soon", None, 422)["field"] == "day"


def test_a_puzzle_is_played_on(ada: Guest) -> None:
    shown = ada.call("api/puzzles/today")
    wanted = {"kind": "puzzle", "key": shown["day"], "at": 0, "seat": shown["seat"], "pace": 0}
    made = ada.call("api/branches", {**wanted, "level": "heuristic"}, 201)
    replay = ada.call(f"api/tables/{made['table']}/replay?seat={shown['seat']}&at=0")
    assert replay["frames"][0]["view"] == shown["view"]
