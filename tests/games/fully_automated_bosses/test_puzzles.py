"""Positions with a right answer: the heuristic find it, random play mostly does not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from tests.games.fully_automated_bosses.tables import NAMES, all_play, hands, prompts, table
from uprising.games.fully_automated_bosses import GAME
from uprising.kernel import State, seeded
from uprising.scenario import Scenario


@dataclass(frozen=True)
class Puzzle:
    """Who is asked, what she should answer (any of these), and why."""

    name: str
    build: Callable[[], Scenario]
    who: str
    answers: tuple[str, ...]
    reason: str


def ballot_on_type(**put: object) -> Scenario:
    return hands(table(7, "commit", **put), strike="a b e")


def ballot_on_target(**put: object) -> Scenario:
    t = ballot_on_type(**put)
    forced = prompts(t) == {"ask-ballot-target"}
    return t if forced else all_play(t, "ballot acceleration")


def closed_eyes(**put: object) -> Scenario:
    return hands(table(7, "commit", **put), strike="a e")


def picks(**put: object) -> Scenario:
    """The strikers disagree twice about the type; X is in the chair."""
    t = hands(table(7, "commit", **put), strike="a b c", x=1)
    for _ in range(2):
        t.play("a", "ballot expropriation").play("b", "ballot acceleration")
        t.play("c", "ballot abstain")
    return t


def accelerated(**put: object) -> Scenario:
    return all_play(ballot_on_target(**put), "ballot y")


PUZZLES = [
    Puzzle(
        "a reserve before robots: do not leave the boss short of rent and Acceleration",
        lambda: table(7, "purchase", coins_x=12), "x", ("buy 0",), "why-keep-a-reserve",
    ),
    Puzzle(
        "a rich boss buys",
        lambda: table(7, "purchase", coins_x=15), "x", ("buy 1",), "why-robots-pay",
    ),
    Puzzle(
        "the last mile is not for shopping",
        lambda: table(7, "purchase", coins_x=40), "x", ("buy 0",), "why-nearly-there",
    ),
    Puzzle(
        "nothing to protect, nothing to bid",
        lambda: table(7, "commit", coins_x=20), "x", ("bid 0",), "why-nothing-to-protect",
    ),
    Puzzle(
        "robots and coins: protect them",
        lambda: table(7, "commit", coins_x=14, robots_x=2), "x", ("bid 3",), "why-protect",
    ),
    Puzzle(
        "a poor boss keeps the price of an Acceleration",
        lambda: table(7, "commit", coins_x=8, robots_x=2), "x", ("bid 0",), "why-keep-a-reserve",
    ),
    Puzzle(
        "let the rival fall and win",
        lambda: accelerated(coins_y=3, coins_x=20), "x", ("refuse",), "why-monopoly",
    ),
    Puzzle(
        "save the rival when the workers would win",
        lambda: accelerated(coins_y=3, coins_x=20, robots_y=3), "x", ("rescue 3",),
        "why-save-her",
    ),
    Puzzle(
        "in the chair, ruin a rival who cannot pay",
        lambda: picks(coins_x=20, coins_y=5, robots_y=1), "x", ("pick acceleration",), "why-ruin",
    ),
    Puzzle(
        "no red robot for workers who need one more",
        lambda: picks(coins_x=20, coins_y=20, robots_y=1, robots_a=4), "x",
        ("pick acceleration",), "why-no-more-red",
    ),
    Puzzle(
        "a Mayor who can ruin her rival does",
        lambda: table(7, "decree", mayor=0, coins_y=2), "x", ("decree exempt x surcharge y",),
        "why-ruin",
    ),
    Puzzle(
        "a Mayor taxes the worker who could leave",
        lambda: table(7, "decree", mayor=0, coins_c=6), "x", ("decree exempt x surcharge c",),
        "why-tax-the-rich",
    ),
    Puzzle(
        "next round is the last: pay nothing",
        lambda: table(7, "payday", coins_x=40, contract_a="@0 1", struck_a="worked"), "x",
        ("slip a 0",), "why-last-mile",
    ),
    Puzzle(
        "a kept word for a coin",
        lambda: table(7, "payday", coins_x=15, contract_a="@0 1", struck_a="worked"), "x",
        ("slip a 1",), "why-keep-my-word",
    ),
    Puzzle(
        "never fill a purse up to a Startupper's line",
        lambda: table(7, "payday", coins_x=15, contract_a="@0 2", struck_a="worked", coins_a=5),
        "x", ("slip a 1",), "why-cannot-afford",
    ),
    Puzzle(
        "whoever has won declares",
        lambda: table(7, "cp3", coins_c=7), "c", ("declare",), "why-declare",
    ),
    Puzzle(
        "a Scab works",
        lambda: table(7, "commit"), "d", ("work",), "why-stay-with-the-boss",
    ),
    Puzzle(
        "a Scab takes the job with the boss who is about to win",
        lambda: table(7, "hiring", lead=5, coins_y=38, offers_x=["standing 2", "all 3 x1"]), "d",
        ("hire y standing",), "why-follow-the-winner",
    ),
    Puzzle(
        "the Stressed rest in Public Work",
        lambda: table(7, "hiring", lead=2, stressed_a=True, offers_x=["standing 2"]), "a",
        ("hire public-work",), "why-public-work",
    ),
    Puzzle(
        "trust weighs a wage",
        lambda: table(7, "hiring", lead=2, offers_x=["standing 2"]), "a", ("hire x standing",),
        "why-best-pay",
    ),
    Puzzle(
        "a Prolet strikes",
        lambda: table(7, "commit", robots_y=1), "a", ("strike",), "why-strike",
    ),
    Puzzle(
        "too many are Stressed for a strike",
        lambda: table(7, "commit", stressed_b=True, stressed_c=True, stressed_d=True), "a",
        ("work",), "why-no-majority",
    ),
    Puzzle(
        "the Luddite strikes also where it must fail",
        lambda: table(
            7, "commit", stressed_b=True, stressed_c=True, stressed_d=True, robots_y=1
        ), "e", ("strike",), "why-strike",
    ),
    Puzzle(
        "a Startupper works for her savings",
        lambda: table(7, "commit", robots_y=1), "c", ("work",), "why-save-up",
    ),
    Puzzle(
        "one robot from winning even a Startupper strikes",
        lambda: table(7, "commit", robots_y=1, robots_a=4), "c", ("strike",), "why-last-robot",
    ),
    Puzzle(
        "the last robot is expropriated",
        lambda: ballot_on_type(robots_y=1, robots_a=4), "a", ("ballot expropriation",),
        "why-last-robot",
    ),
    Puzzle(
        "accelerate a boss who cannot pay and has robots enough",
        lambda: ballot_on_type(robots_y=2, robots_a=1, coins_y=4), "a", ("ballot acceleration",),
        "why-ruin-a-boss",
    ),
    Puzzle(
        "and then name that very boss",
        lambda: ballot_on_target(robots_y=2, robots_a=1, coins_y=4), "a", ("ballot y",),
        "why-ruin-a-boss",
    ),
    Puzzle(
        "never ruin a boss when the other would win",
        lambda: ballot_on_target(coins_y=4, robots_x=1), "a", ("ballot x",),
        "why-hit-the-stronger",
    ),
    Puzzle(
        "the Luddite breaks the richer boss's robot",
        lambda: closed_eyes(robots_x=1, robots_y=1, coins_y=20), "e", ("sabotage y",),
        "why-break-blue",
    ),
    Puzzle(
        "the third robot may be red, even one's own",
        lambda: closed_eyes(robots_e=1, destroyed=2), "e", ("sabotage e",), "why-third-robot",
    ),
    Puzzle(
        "a worker Mayor spares a boss whose fall would crown the other",
        lambda: table(7, "decree", mayor=2, coins_y=1), "a",
        ("decree exempt y a b c d e surcharge x",), "why-no-monopoly",
    ),
    Puzzle(
        "a worker Mayor ruins a boss whose robots are enough",
        lambda: table(7, "decree", mayor=2, coins_y=2, robots_y=3), "a",
        ("decree exempt a b c d e surcharge y",), "why-ruin-a-boss",
    ),
    Puzzle(
        "a Scab does not mind Stress",
        lambda: table(7, "rent", fund=5, coins_a=1, coins_b=1, coins_c=1, coins_e=1), "d",
        ("decline",), "why-stress-is-fine",
    ),
    Puzzle(
        "no donation within a thief's reach",
        lambda: table(7, "fund", coins_a=4, coins_b=5), "a", ("donate 0",), "why-thieves",
    ),
]  # fmt: skip


def state_of(t: Scenario) -> State:
    t.settle()
    return t.table.state


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda p: p.name)
def test_the_heuristic_solves_it(puzzle: Puzzle) -> None:
    """FAB-WIN-11, FAB-MONO-3, FAB-MONO-4, FAB-STRIKE-6, FAB-MAYOR-7: what a good player does."""
    t = puzzle.build()
    s = state_of(t)
    seat = t.table.seat(puzzle.who)
    move, reason = GAME.bot.advise(GAME.guess(s, seat, seeded(1)), seat, seeded(2))
    assert (t.table.text(move), reason) == (puzzle.answers[0], puzzle.reason)
    assert t.may(puzzle.who, t.table.text(move))


def test_random_play_solves_at_most_half() -> None:
    """FAB-ROUND-5: the expected share of puzzles a random answer solves."""
    share = 0.0
    for puzzle in PUZZLES:
        t = puzzle.build()
        s = state_of(t)
        ask = s.ask_of(t.table.seat(puzzle.who))
        assert ask is not None
        moves = [t.table.text(move) for move in s.legal(ask, seeded(3))]
        share += sum(move in puzzle.answers for move in moves) / len(moves)
    assert len(PUZZLES) >= 20
    assert share / len(PUZZLES) <= 0.5


def test_advice_rests_on_what_the_seat_knows() -> None:
    """FAB-INFO-4: 64 tables a seat cannot tell apart get the same advice from the same seed."""
    for n in (5, 7, 10):
        s = GAME.deal_random(n, f"fair-{n}")
        rng = seeded(n)
        for number in range(240):
            if s.ended:
                break
            ask = s.next_ask()
            if number % 12 == 0:
                told = set()
                for luck in range(64):
                    g = GAME.guess(s, ask.seat, seeded(luck))
                    move, reason = GAME.bot.advise(g, ask.seat, seeded(9))
                    told.add((move.text(), reason))
                assert len(told) == 1, (ask, told)
            moves = s.legal(ask, rng)
            s.play_trusted(ask.seat, moves[rng.below(len(moves))])


@pytest.mark.slow
def test_advice_answers_every_question_legally() -> None:
    """FAB-ROUND-5: games of advised seats alone run to their end."""
    for n in NAMES:
        for seed in range(3):
            s = GAME.deal_random(n, f"advised-{n}-{seed}")
            rng = seeded(seed)
            while not s.ended:
                ask = s.next_ask()
                move, _ = GAME.bot.advise(GAME.guess(s, ask.seat, rng), ask.seat, rng)
                assert s.is_answer(move)
                assert move.refusal(s, ask.seat) is None
                s.play_trusted(ask.seat, move)
            assert s.outcome is not None
