"""Positions with a right answer: the heuristic finds all of them, chance hardly half."""

from dataclasses import dataclass

import pytest

from tests.games.fully_automated_union.scene import event, scene
from uprising.games.fully_automated_union import GAME
from uprising.kernel import seeded
from uprising.scenario import Scenario


@dataclass(frozen=True)
class Puzzle:
    """A position, who is to decide, what is right, and why."""

    name: str
    position: Scenario
    who: str
    right: tuple[str, ...]
    why: str


def parent() -> Scenario:
    t = scene(3, "strike", coins=[1, 3, 3], boss=(0, 1))
    return t.put("kept/p1", ["birth"])


def last_events() -> Scenario:
    t = scene(4, "treason", coins=[8, 1, 1, 1], red=[1, 0, 0, 0])
    every = t.game.shuffles["event-deck"].names
    return t.put("event-discard", [card for card in every if card not in ("union", "birth")])


def offered(card: str, n: int = 3, **position: object) -> Scenario:
    return scene(n, "picking", **position).put("offer", card)  # type: ignore[arg-type]


def in_love(*coins: int) -> Scenario:
    t = scene(3, "rent", coins=coins, married=["p1", "p2"])
    return t.put("kept/p1", ["birth", "gentrification"])


def divorcing() -> Scenario:
    t = event(3, "divorce", turn="p3", red=[0, 1, 0], married=["p1", "p2"])
    return t.put("kept/p1", ["birth"]).put("couple-child", True)


PUZZLES = [
    Puzzle("the starting player raises the thumb", scene(2, "strike", coins=[3, 3]),
           "p1", ("vote accelerate",), "without a robot there is nothing to take"),
    Puzzle("they must not both raise the thumb", scene(2, "strike", coins=[3, 3]),
           "p2", ("vote work",), "two thumbs are two robots, which is the defeat"),
    Puzzle("both fists take the robot", scene(2, "strike", coins=[3, 3], boss=(0, 1)),
           "p1", ("vote expropriate",), "two of two are a majority"),
    Puzzle("no thumb beside a robot at two", scene(2, "strike", coins=[3, 3], boss=(9, 1)),
           "p2", ("vote expropriate",), "one more thumb is the defeat"),
    Puzzle("no fist if the other cannot", scene(2, "strike", coins=[3, 0], boss=(0, 1)),
           "p1", ("vote work",), "p2 works, since she could not pay her rent"),
    Puzzle("no fist if the other is Stressed",
           scene(2, "strike", coins=[3, 3], stressed=["p2"], boss=(0, 1)),
           "p1", ("vote work",), "one fist of two is no majority"),
    Puzzle("the thumb and two fists", scene(3, "strike", turn="p2", coins=[2, 2, 2]),
           "p1", ("vote expropriate",), "the starting player makes the robot, two take it"),
    Puzzle("the thumb of three", scene(3, "strike", turn="p2", coins=[2, 2, 2]),
           "p2", ("vote accelerate",), "it is the starting player's"),
    Puzzle("a Stressed starting player hands the thumb on",
           scene(4, "strike", coins=[2, 2, 2, 2], stressed=["p1"]),
           "p2", ("vote accelerate",), "the first who is ready, clockwise"),
    Puzzle("without coins nobody strikes", scene(3, "strike", coins=[0, 3, 3], boss=(0, 1)),
           "p1", ("vote work",), "she would be Stressed, and the others suffice"),
    Puzzle("a robot pays the striker's rent",
           scene(3, "strike", coins=[0, 3, 0], red=[1, 0, 0], boss=(0, 1)),
           "p1", ("vote expropriate",), "red robots pay strikers too"),
    Puzzle("the last robot is worth any rent",
           scene(3, "strike", coins=[0, 0, 0], red=[1, 1, 0], boss=(0, 1)),
           "p2", ("vote expropriate",), "the game ends before rent is due"),
    Puzzle("no thumb at the brink", scene(3, "strike", coins=[3, 3, 3], boss=(14, 2)),
           "p1", ("vote expropriate",), "a third robot is the defeat"),
    Puzzle("two of four are too few",
           scene(4, "strike", coins=[3] * 4, stressed=["p3", "p4"], boss=(0, 1)),
           "p1", ("vote work",), "a lone pair only loses its wages"),
    Puzzle("a parent counts her rent", parent(),
           "p1", ("vote work",), "her rent is 2 and she has 1"),
    Puzzle("a Stressed worker takes the Holiday", offered("boom", coins=[2, 2, 2], stressed=["p1"]),
           "p1", ("contract d",), "calm again she can strike"),
    Puzzle("a calm worker avoids Stress", offered("recession", coins=[0, 0, 0]),
           "p1", ("contract b",), "2 with Stress are worth less than 1"),
    Puzzle("a striker leaves the wages", offered("growth", coins=[3, 3, 3], boss=(0, 1)),
           "p1", ("contract c", "contract d"), "she is not going to be paid"),
    Puzzle("a striker keeps what she has",
           offered("growth", coins=[3, 3, 3], boss=(0, 1)).put("indefinite/p1", "boom-c"),
           "p1", ("contract keep",), "that uses up no option"),
    Puzzle("solidarity", scene(3, "treason", coins=[8, 2, 2], red=[1, 0, 0], boss=(3, 1)),
           "p1", ("declare no",), "the union can still win"),
    Puzzle("too late for the union", last_events(),
           "p1", ("declare yes",), "two votes cannot bring three robots"),
    Puzzle("the boss is about to win", scene(2, "treason", coins=[8, 3], boss=(13, 1)),
           "p1", ("declare yes",), "two rents make it 15, and the next robot is its last"),
    Puzzle("sabotage the boss", event(3, "sabotage", red=[1, 0, 0], boss=(0, 2)),
           "p1", ("event-robot boss",), "a red robot is progress"),
    Puzzle("overtime for whoever is Stressed anyway",
           event(3, "mandatory-overtime", coins=[1, 1, 1], stressed=["p3"]),
           "p1", ("event-target p3",), "Stress does nothing to her"),
    Puzzle("a bonus for a worker", event(3, "production-bonus", coins=[3, 3, 0], boss=(0, 1)),
           "p1", ("event-target p3",), "the others strike and would lose it"),
    Puzzle("robots go where they are needed", scene(3, "assign", coins=[2, 0, 2], boss=(0, 1)),
           "p1", ("nominate p2",), "everybody can see who has least"),
    Puzzle("save the spouse", scene(3, "rent", coins=[0, 2, 3], stressed=["p1"],
                                    married=["p1", "p2"]),
           "p2", ("cover yes",), "otherwise she is eliminated"),
    Puzzle("do not ruin yourself for a calm spouse", in_love(0, 4, 3),
           "p2", ("cover no",), "then both would be Stressed next turn"),
    Puzzle("the child goes where the robots are", divorcing(),
           "p1", ("custody p2",), "a robot pays the higher rent"),
    Puzzle("pay the dentist if you can", event(2, "dentist", coins=[5, 0], stressed=["p2"]),
           "p1", ("dentist pay",), "three coins are left and she stays calm"),
]  # fmt: skip


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda p: p.name)
def test_the_heuristic_finds_the_right_answer(puzzle: Puzzle) -> None:
    """FAU-THUMB-1 to FAU-THUMB-8, one position at a time."""
    t = puzzle.position
    assert puzzle.who in t.asks(), t.asks()
    assert set(puzzle.right) < set(t.legal(puzzle.who)), "a puzzle needs a wrong answer too"
    seat = t.table.seat(puzzle.who)
    move, _ = GAME.bot.advise(t.table.guess(seat, 1).state, seat, seeded(1, "puzzle"))
    assert t.table.text(move) in puzzle.right, puzzle.why


def test_chance_solves_at_most_half_of_them() -> None:
    expected = sum(
        len(p.right) / len(p.position.legal(p.who)) for p in PUZZLES if p.who in p.position.asks()
    )
    assert len(PUZZLES) >= 20
    assert expected <= len(PUZZLES) / 2
