"""The heuristic as a whole: fair, complete, and good enough to win together."""

import pytest

from tests.games.fully_automated_union.scene import KEY, event, scene
from uprising.games.fully_automated_union import GAME
from uprising.games.fully_automated_union.bot.heuristic import plan
from uprising.games.fully_automated_union.rules.moves import ACCELERATE, EXPROPRIATE, WORK
from uprising.games.fully_automated_union.rules.state import Factory
from uprising.kernel import default_names, seeded, seeded_table
from uprising.scenario import Scenario
from uprising.texts import catalogue


def planned(t: Scenario) -> list[int]:
    t.asks()
    state = t.table.state
    assert isinstance(state, Factory)
    return plan(state)


def test_the_convention_names_one_thumb() -> None:
    """FAU-THUMB-2, FAU-THUMB-3, FAU-THUMB-4: one thumb, and fists if they are a majority."""
    assert planned(scene(2, "strike", coins=[2, 2])) == [ACCELERATE, WORK]
    assert planned(scene(3, "strike", turn="p3", coins=[2, 2, 2])) == [
        EXPROPRIATE, EXPROPRIATE, ACCELERATE,
    ]  # fmt: skip
    assert planned(scene(4, "strike", coins=[0, 2, 2, 2])) == [WORK, ACCELERATE, WORK, WORK]


def test_only_who_can_pay_strikes() -> None:
    """FAU-THUMB-1: calm, and coins and robots for the rent; FAU-THUMB-6: unless it wins."""
    t = scene(4, "strike", coins=[0, 1, 1, 1], boss=(0, 1)).put("kept/p4", ["birth"])
    assert planned(t) == [WORK] * 4
    t = scene(4, "strike", coins=[0, 0, 0, 0], red=[3, 0, 0, 0], boss=(0, 1))
    assert planned(t) == [EXPROPRIATE] * 4


def played(n: int, seed: int) -> Factory:
    """A game in which everybody follows the advice, with every decision looked at."""
    table = seeded_table(GAME, default_names(n), {}, f"advice-{seed}")
    words = catalogue(KEY, "en").keys
    rng = seeded(seed, "advice")
    while table.outcome is None:
        ask = table.state.next_ask()
        move, why = GAME.bot.advise(table.guess(ask.seat, rng).state, ask.seat, rng)
        assert why in words
        table.play(ask.seat, move)
    state = table.state
    assert isinstance(state, Factory)
    return state


@pytest.mark.parametrize(("n", "least"), [(2, 0.15), (3, 0.35), (4, 0.15)])
def test_a_table_of_bots_wins_together_often_enough(n: int, least: float) -> None:
    """FAU-THUMB-5, FAU-THUMB-7, FAU-THUMB-8: the floors 15, 35 and 15 % hold in 40 fixed games."""
    ends = [played(n, seed).outcome for seed in range(40)]
    wins = sum(1 for end in ends if end is not None and end.key == "end-collective")
    assert wins >= least * len(ends)


@pytest.mark.parametrize("n", [2, 3, 4])
def test_advice_rests_on_what_the_seat_knows(n: int) -> None:
    """FAU-INFO-1: over 64 guesses of one table the move and its reason are the same."""
    table = seeded_table(GAME, default_names(n), {}, 11)
    rng = seeded(n, "fair")
    for _ in range(25):
        if table.outcome is not None:
            break
        ask = table.state.next_ask()
        advice = {
            (move.text(), why)
            for number in range(64)
            for move, why in [
                GAME.bot.advise(table.guess(ask.seat, number).state, ask.seat, seeded(1, "same"))
            ]
        }
        assert len(advice) == 1
        moves = ask.moves
        table.play(ask.seat, moves[rng.below(len(moves))])


@pytest.mark.parametrize(
    ("card", "position", "expected"),
    [
        ("dentist", {"coins": [1, 6, 2]}, "event-target p2"),
        ("marriage", {"coins": [1, 2, 6]}, "event-target p3"),
        ("gambling", {"coins": [5, 5, 2], "stressed": ["p2"]}, "event-target p2"),
    ],
)
def test_events_go_where_they_do_least_harm(
    card: str, position: dict[str, object], expected: str
) -> None:
    """FAU-EVENT-5: the starting player's choices have a heuristic too."""
    t = event(3, card, **position)
    t.asks()
    move, _ = GAME.bot.advise(t.table.state, 0, seeded(1, "event"))
    assert t.table.text(move) == expected
