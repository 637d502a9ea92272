"""Positions with a right answer; the heuristic find all of them."""

from dataclasses import dataclass, field
from typing import Any

import pytest

import uprising
from tests.games.patriot.play import cards, position
from uprising.kernel import seeded
from uprising.scenario import Scenario


@dataclass(frozen=True)
class Puzzle:
    """`answers` are all the good moves; `why` says what they have in common."""

    why: str
    answers: tuple[str, ...]
    at: str = "act"
    campaign: str = "m"
    who: tuple[str, ...] = ("wilfred",)
    zones: dict[str, Any] = field(default_factory=dict)
    d8: tuple[int, ...] = ()
    first: tuple[str, ...] = ()


DARK = ["face-up"] * 3
TRACERS = ["credit-tracer", "wiretap-grid", "lab-automaton", "echo-transmitter"]
SIREN = ["curfew-siren", "wiretap-grid", "lab-automaton", "echo-transmitter"]

PUZZLES = {
    "four-markers-buy-a-step": Puzzle(
        "the tracker's left side costs Threat",
        ("advance",),
        zones={"markers/ana": 4, "track/ana": -1},
    ),
    "a-free-siren-first": Puzzle(
        "keep unrest below the riot: using a Beacon costs nothing",
        ("use 1",),
        zones={"cu": 5, "slots": SIREN, "lamps": ["launched", *DARK]},
    ),
    "free-coins-first": Puzzle(
        "a Launched Beacon is used for free",
        ("use 1",),
        campaign="petr",
        zones={"slots": TRACERS, "lamps": ["launched", *DARK]},
    ),
    "sweep-rather-than-use": Puzzle(
        "in M.W.'s campaign a Launched Beacon is Intel",
        ("sweep 1",),
        campaign="mw",
        zones={"slots": TRACERS, "lamps": ["launched", *DARK], "ap": 2},
    ),
    "issue-the-bond": Puzzle(
        "three coins and an action point are a Bond",
        ("bonds",),
        campaign="petr",
        zones={"treasury": 3, "ap": 1},
    ),
    "fuel-the-core": Puzzle(
        "four Markers are a stage",
        ("fuel",),
        campaign="zam",
        zones={"markers/ana": 4, "ap": 2, "track/ana": 1},
    ),
    "execute-in-iron-order": Puzzle(
        "every execution is Order",
        ("execute",),
        campaign="viktor",
        who=("viktor",),
        zones={"rioters": [3, 3], "riots": ["bread-line"], "ap": 3},
    ),
    "provoke-with-points-to-spare": Puzzle(
        "a provoked Rioter can be executed at once",
        tuple(f"provoke {d}" for d in range(1, 8)),
        campaign="viktor",
        who=("viktor",),
        zones={"ap": 10},
    ),
    "missiles-win-the-last-round": Puzzle(
        "one Hit is missing and the time is over",
        ("missiles",),
        zones={"round": 5, "progress": 6, "ap": 4},
    ),
    "hold-the-hearing": Puzzle(
        "all four types with value 12 are a Verdict",
        ("hearing",),
        campaign="samuel",
        zones={"hand/ana": ["spy-3", "war-3", "science-3", "finance-3"], "ap": 3},
    ),
    "sit-with-a-strong-hand": Puzzle(
        "a hand that passes nearly anything is a Mandate",
        ("sitting",),
        campaign="jack",
        zones={
            "hand/ana": cards("spy", 16)
            + cards("war", 16)
            + cards("science", 16)
            + cards("finance", 16),
            "ap": 3,
        },
    ),
    "pay-a-die-that-lost-markers": Puzzle(
        "a 1 costs Markers; two low Science cards roll again",
        ("reroll science-1 science-1",),
        campaign="zam",
        zones={"markers/ana": 4, "hand/ana": ["science-1", "science-1"]},
        d8=(1,),
        first=("project",),
    ),
    "accept-an-eight": Puzzle(
        "nothing is better than an 8",
        ("accept",),
        campaign="zam",
        zones={"hand/ana": ["science-1", "science-1"]},
        d8=(8,),
        first=("project",),
    ),
    "donovan-rolls-a-dud-again": Puzzle(
        "the free re-roll costs nothing",
        ("reroll nothing",),
        who=("donovan",),
        d8=(1,),
        first=("missiles",),
    ),
    "spend-a-missile-on-a-dud": Puzzle(
        "+2 makes a dud a Hit", ("spend",), zones={"armed": 1}, d8=(2,), first=("missiles",)
    ),
    "hold-a-missile-on-a-sure-hit": Puzzle(
        "+2 changes nothing on a 4", ("hold",), zones={"armed": 1}, d8=(4,), first=("missiles",)
    ),
    "free-the-campaign-tile": Puzzle(
        "a Rioter on space 8 blocks the campaign",
        ("strike 8",),
        zones={"rioters": [2, 7, 8], "riots": ["palace-march"]},
        d8=(5,),
        first=("execute",),
    ),
    "guard-the-campaign-tile": Puzzle(
        "the campaign tile would be missed most",
        ("place 8",),
        campaign="viktor",
        at="trigger",
        who=("wilfred", "donovan"),
        zones={"track/ana": 1},
    ),
    "spare-the-guard-of-the-campaign-tile": Puzzle(
        "lose the Troop that guards the least",
        ("withdraw 2", "withdraw 7"),
        zones={"rioters": [3], "troops": [2, 7, 8]},
        d8=(1,),
        first=("execute",),
    ),
    "the-first-of-nothing": Puzzle(
        "coins that are not there cost nothing",
        ("choose b",),
        at="encounter",
        zones={"briefs": ["ration-cut"], "cu": 5},
    ),
    "buy-off-the-threat": Puzzle(
        "coins against Threat near the limit",
        ("choose a",),
        at="encounter",
        zones={"briefs": ["foreign-envoy"], "treasury": 6, "threat": 6},
    ),
    "vote-nothing-on-a-lost-cause": Puzzle(
        "one card cannot pass it",
        ("vote nothing",),
        at="encounter",
        zones={"briefs": ["coup-rumours"], "hand/ana": ["spy-1", "war-2"]},
    ),
    "no-cards-of-the-wrong-type": Puzzle(
        "only Spy and War help; enough of them pass",
        ("vote " + " ".join(cards("spy", 10) + cards("war", 10)),),
        at="encounter",
        zones={
            "briefs": ["coup-rumours"],
            "threat": 6,
            "round": 5,
            "hand/ana": cards("spy", 10) + cards("war", 10) + ["finance-5"],
            "po": ["finance-5", "science-1"],
            "po-known-top": 2,
        },
    ),
    "maury-turns-the-vote": Puzzle(
        "two cards make 8",
        ("sway finance-1 finance-1",),
        at="encounter",
        who=("maury",),
        zones={
            "briefs": ["run-on-the-bank"],
            "treasury": 12,
            "po": ["finance-5", "finance-1"],
            "hand/ana": ["finance-1", "finance-1"],
        },
        first=("vote nothing",),
    ),
    "step-right-before-a-bad-trigger": Puzzle(
        "a step from -2 spares Threat near the limit",
        ("power marion",),
        at="trigger",
        who=("marion", "donovan"),
        zones={"track/ana": -1, "threat": 9, "round": 5},
    ),
    "drop-the-worst-beacon": Puzzle(
        "a courier without Troops is worth nothing",
        ("drop 2",),
        at="trigger",
        who=("wilfred", "donovan"),
        zones={
            "slots": [
                "research-satellite",
                "mag-rail-courier",
                "lab-automaton",
                "echo-transmitter",
            ],
            "lamps": ["launched", "launched", "face-up", "face-up"],
        },
        d8=(8,),
    ),
    "arm-when-the-streets-are-calm": Puzzle(
        "there is no unrest to soothe",
        ("arm",),
        at="trigger",
        who=("wilfred", "donovan"),
        zones={"track/ana": 1},
    ),
    "pardon-the-crowd": Puzzle(
        "three leave the tile of the campaign",
        ("pardon 8",),
        at="encounter",
        zones={"briefs": ["amnesty-petition"], "rioters": [2, 8, 8, 8], "threat": 1},
        first=("choose a",),
    ),
    "keep-the-brief-the-hand-can-pass": Puzzle(
        "War is in hand, Science is not",
        ("keep border-skirmish",),
        zones={"briefs": ["rogue-professor", "border-skirmish"], "hand/ana": cards("war", 16)},
        first=("predict",),
    ),
}


def set_up(puzzle: Puzzle) -> Scenario:
    t = position(puzzle.at, puzzle.campaign, puzzle.who, zones=puzzle.zones, d8=puzzle.d8)
    for move in puzzle.first:
        t.play("ana", move)
    t.asks()
    return t


@pytest.mark.parametrize("name", PUZZLES)
def test_the_heuristic_solves_it(name: str) -> None:
    puzzle = PUZZLES[name]
    t = set_up(puzzle)
    game = uprising.games()["patriot"]
    guess = game.guess(t.table.state, 0, seeded(1, "puzzle"))
    move, _ = game.bot.advise(guess, 0, seeded(2, "puzzle"))
    assert move.text() in puzzle.answers, puzzle.why
    assert all(t.may("ana", answer) for answer in puzzle.answers)


def test_chance_solves_at_most_half() -> None:
    """Puzzles that random play would solve show nothing."""
    share = 0.0
    for puzzle in PUZZLES.values():
        legal = set_up(puzzle).legal("ana")
        share += sum(move in puzzle.answers for move in legal) / len(legal)
    assert len(PUZZLES) >= 20
    assert share / len(PUZZLES) <= 0.5
