"""Positions that cannot be are refused, with a reason, and nothing has changed (W24)."""

from typing import Any

import pytest

from uprising.scenario import Impossible, scenario

NAMES = ("ana", "ben", "chloe", "dan", "eva")


@pytest.mark.parametrize(
    ("key", "seats", "at", "zone", "value", "reason"),
    [
        ("robot_rise", 3, "action", "open", ["spy-attack"], "cannot lie there"),
        ("robot_rise", 3, "action", "hand/ana", ["lab-meltdown"], "cannot lie there"),
        ("evil_robots", 3, "offer", "stack", ["5", "3", "2"], "zero side"),
        ("robotariat", 3, "turn", "funds", 200, "from 0 to 44"),
        ("robotariat", 3, "turn", "reputation", 9, "from 1 to 7"),
        ("fully_automated_union", 3, "event", "blue", 11, "from 0 to 10"),
        ("patriot", 1, "act", "ap", 11, "from 0 to 10"),
        ("patriot", 1, "act", "cu", 6, "from 0 to 5"),
        ("patriot", 1, "act", "threat", 99, "from 0 to 7"),
        ("patriot", 1, "act", "failed", 99, "from 0 to 40"),
        ("patriot", 1, "act", "progress", 99, "from 0 to 28"),
        ("patriot", 1, "act", "picks/war", 3, "from 0 to 2"),
        ("robotariat", 3, "turn", "torn", 9, "from 0 to 8"),
        ("robotariat", 3, "turn", "torn-most", 9, "from 0 to 8"),
        ("evil_robots", 3, "offer", "dampener-aim", ["@1"], "a seat as @2, extra or None"),
        ("evil_robots", 3, "offer", "under-left", [1], "the seats that know each card"),
    ],
)
def test_what_cannot_be_is_not_put(
    key: str, seats: int, at: str, zone: str, value: Any, reason: str
) -> None:
    options: dict[str, Any] = {"campaign": "m"} if key == "patriot" else {}
    t = scenario(key, NAMES[:seats], at=at, **options)
    before = t.table.state.copy()
    with pytest.raises(Impossible, match=reason):
        t.put(zone, value)
    assert t.game.codec.digest(t.table.state) == t.game.codec.digest(before)


def test_who_is_stressed_has_not_struck() -> None:
    """FAU-STRIKE-2."""
    t = scenario("fully_automated_union", NAMES[:3], at="strike").put("stressed/ana", True)
    for vote in ("expropriate", "accelerate"):
        with pytest.raises(Impossible, match="Stressed cannot strike"):
            t.put("vote/ana", vote)
    t.put("vote/ana", "work")


def test_two_are_not_on_one_place_of_public_work() -> None:
    """FAB-HIRE-11: five players have one place."""
    dealt = scenario("fully_automated_bosses", NAMES, at="commit")
    workers = [name for name in NAMES if dealt.read(f"role/{name}") != "boss"]
    t = scenario("fully_automated_bosses", NAMES, at="commit")
    t.put(f"contract/{workers[0]}", "public-work")
    with pytest.raises(Impossible, match="no place left"):
        t.put(f"contract/{workers[1]}", "public-work")


@pytest.mark.parametrize("who", ["ben", "@1", 1])
def test_a_seat_is_named_alike_everywhere(who: str | int) -> None:
    """W24: numbers of seats here, names there."""
    evil = scenario("evil_robots", NAMES[:3], at="offer").put("next-dealer", who)
    state: Any = evil.table.state
    assert state.heir == 1
    bosses = scenario("fully_automated_bosses", NAMES, at="commit", turn=who)
    worker = next(n for n, name in enumerate(NAMES) if bosses.read(f"role/{name}") != "boss")
    assert bosses.put("lead", NAMES[worker]).read("lead") == bosses.put("lead", worker).read("lead")
