"""Every rule set can be learned by playing it: each lesson is walked through a real server."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Any

import pytest

from tests.server.guest import Guest, Message, Seat
from uprising.kernel import Table, game, seeded
from uprising.texts import catalogue, clause, languages
from uprising.tutorials import LEARNER, Lesson, lesson, lessons

SIX = [
    "evil_robots",
    "fully_automated_bosses",
    "fully_automated_union",
    "patriot",
    "robot_rise",
    "robotariat",
]


def test_there_is_a_lesson_for_each_rule_set() -> None:
    assert lessons() == SIX


@pytest.mark.parametrize("key", SIX)
def test_a_lesson_has_eight_to_twelve_steps_with_words_in_both_languages(key: str) -> None:
    steps = len(lesson(key).steps)
    assert 8 <= steps <= 12
    for lang in languages():
        words = catalogue(key, lang)
        said = {k for k in words.keys if k.startswith("lesson-")}
        assert said == {f"lesson-{n + 1}" for n in range(steps)} | {"lesson-end"}


def chosen(frame: Message, of: Lesson) -> str:
    """The advised move, or in between the first that is listed."""
    at = frame["lesson"]
    if at["aside"]:
        move: str = frame["ask"]["rows"][0]["move"]
        return move
    wanted = of.steps[at["done"]].wants[0]
    rows = [row["move"] for row in frame["ask"]["rows"]]
    return str(next((row for row in rows if fnmatchcase(row, wanted)), wanted))


def settled(seat: Seat, seq: int) -> Message:
    """The next frame in which the learner has something to do, or the lesson is over."""
    return seat.frame(
        lambda f: bool(
            (f["seq"] > seq and (f["ending"] or (f["ask"] and not f["ask"]["answered"])))
            or f["lesson"]["done"] == f["lesson"]["steps"]
        )
    )


@pytest.mark.slow
@pytest.mark.parametrize("key", SIX)
def test_the_advised_moves_lead_to_the_end_of_the_lesson(ada: Guest, key: str) -> None:
    of = lesson(key)
    made = ada.call(f"api/tutorials/{key}", {"name": "Ada", "pace": 0}, 201)
    with ada.sit(made["table"]) as seat:
        frame = settled(seat, -1)
        while frame["lesson"]["done"] < len(of.steps):
            assert frame["ask"], frame["lesson"]
            seq = frame["seq"]
            seat.do(chosen(frame, of), seq)
            frame = settled(seat, seq)
    # an answer of another seat may come in between: then the same answer is sent twice, once late
    assert "lesson-not-yet" not in [m.get("key") for m in seat.heard]


@pytest.mark.parametrize("key", SIX)
def test_in_a_lesson_an_illegal_move_gets_its_reason_and_its_clause(ada: Guest, key: str) -> None:
    made = ada.call(f"api/tutorials/{key}", {"name": "Ada", "pace": 0}, 201)
    table = lesson(key).table(key, [f"p{n}" for n in range(lesson(key).seats)])
    illegal: Any = next(
        move
        for move in game(key).universe(table.state, seeded(1, "lesson"))
        if table.why_not(0, move) is not None
    )
    with ada.sit(made["table"], "it") as seat:
        frame = settled(seat, -1)
        seat.do(illegal.text(), frame["seq"])
        refused = seat.until(lambda m: m["type"] == "refused")
        assert refused["text"] == catalogue(key, "it").say(refused["key"])
        assert refused["clause"] == clause(key, refused["rule"], "it").text


def test_a_legal_move_that_leads_elsewhere_is_put_off_and_one_that_does_no_harm_is_taken(
    ada: Guest,
) -> None:
    made = ada.call("api/tutorials/patriot", {"name": "Ada", "pace": 0}, 201)
    with ada.sit(made["table"]) as seat:
        frame = settled(seat, -1)
        seat.do("take spy spy spy spy", frame["seq"])  # not the advised cards
        frame = seat.frame(lambda f: f["lesson"]["done"] == 1)
        seat.do("tax", frame["seq"])
        assert seat.until(lambda m: m["type"] == "refused")["key"] == "lesson-not-yet"


def other_ways(of: Lesson) -> list[tuple[int, str]]:
    """The other moves the steps take, each with its step; patterns are tried with their first."""
    return [(n, want) for n, step in enumerate(of.steps) for want in step.wants[1:]]


@pytest.mark.parametrize("key", SIX)
def test_another_move_that_a_step_takes_does_no_harm_to_the_next_one(key: str) -> None:
    """After it the next step's advised move is still possible, whoever plays the others."""
    of = lesson(key)
    for number, want in other_ways(of):
        table = of.table(key, [f"p{n}" for n in range(of.seats)])
        while of.done(table) < number + 1 and table.outcome is None:
            play_on(of, table, want if of.done(table) == number else "")
        while table.outcome is None and of.done(table) == number + 1 and not is_asked(table):
            play_on(of, table, "")
        step = of.step(table)
        while step is not None and table.outcome is None and of.is_aside(table):
            play_on(of, table, "")
        assert step is None or table.outcome or of.possible(table, step.wants[0]), (number, want)


def is_asked(table: Table) -> bool:
    return table.state.ask_of(LEARNER) is not None and LEARNER not in table.state.sealed


def play_on(of: Lesson, table: Table, want: str) -> None:
    """One move: the script's, the heuristic's, or the learner's."""
    state = table.state
    waiting = [a.seat for a in state.asks if a.seat not in state.sealed and a.seat != LEARNER]
    if waiting:
        seat = waiting[0]
        thumb = table.game.bot.advise(table.guess(seat, 1).state, seat, seeded(1, "lesson"))[0]
        table.play(seat, of.reply(table, seat) or thumb)
        return
    step = of.step(table)
    assert step is not None
    if of.is_aside(table):
        table.play(LEARNER, state.asker.default(state, LEARNER))
        return
    wanted = want or step.wants[0]
    rows = [move for move in table.legal(LEARNER) if fnmatchcase(move.text(), wanted)]
    table.play(LEARNER, rows[-1] if rows else wanted)


def test_a_lesson_goes_on_where_it_was_left(ada: Guest) -> None:
    made = ada.call("api/tutorials/robotariat", {"name": "Ada", "pace": 0}, 201)
    with ada.sit(made["table"]) as seat:
        frame = settled(seat, -1)
        seat.do("move poster", frame["seq"])
        seat.frame(lambda f: f["lesson"]["done"] == 1)
        seat.say("undo", seq=frame["seq"] + 1)
        seat.frame(lambda f: f["lesson"]["done"] == 0)
        seat.do("move poster", frame["seq"] + 2)
        seat.frame(lambda f: f["lesson"]["done"] == 1)
    with ada.sit(made["table"]) as seat:
        assert settled(seat, -1)["lesson"] == {
            "done": 1,
            "steps": 12,
            "point": ["activate"],
            "aside": False,
        }


def test_a_lesson_of_an_unknown_game_and_the_record_of_a_lesson_are_not_there(ada: Guest) -> None:
    ada.call("api/tutorials/leduc", {"name": "Ada"}, 404)
    made = ada.call("api/tutorials/patriot", {"name": "Ada"}, 201)
    ada.call(f"api/tables/{made['table']}/record", status=409)
