"""Difficulty: the dice it changes, and that it is kept; what the log says; the Bursar's mark."""

from typing import Any

import pytest

import uprising
from tests.games.robotariat.table import roll, table
from uprising.games.robotariat import GAME
from uprising.games.robotariat.bot.outlook import bursar
from uprising.games.robotariat.rules.cards import BLUE, BLUE_X, YELLOW, YELLOW_X
from uprising.games.robotariat.seen.events import DiceSet
from uprising.kernel import replay
from uprising.texts import clauses

USUAL = [BLUE] * 4 + [YELLOW, BLUE_X]
RESTLESS = [BLUE] * 5 + [YELLOW]


@pytest.mark.parametrize(
    ("level", "black", "red"),
    [
        ("story", USUAL, [YELLOW] * 5 + [BLUE]),
        ("standard", USUAL, [YELLOW] * 4 + [BLUE, YELLOW_X]),
        ("hard", USUAL, [YELLOW] * 3 + [BLUE] + [YELLOW_X] * 2),
        ("heroic", RESTLESS, [YELLOW] * 2 + [BLUE] + [YELLOW_X] * 3),
    ],
)
def test_a_level_changes_the_dice(level: str, black: list[int], red: list[int]) -> None:
    """ROB-LEVEL-1: and a saved position goes on with them."""
    made = uprising.new("robotariat", seats=3, seed=1, difficulty=level)
    for s in (made.state, GAME.codec.load(GAME.codec.save(made.state))):
        pack = getattr(s, "pack", None)
        assert pack is not None
        assert (sorted(pack.black), sorted(pack.red)) == (sorted(black), sorted(red))


def test_a_record_names_a_level_that_is_not_the_standard() -> None:
    paper = str(uprising.new("robotariat", seats=3, seed=1, difficulty="hard").record())
    assert "difficulty=hard" in paper and str(replay(paper).record()) == paper
    assert "difficulty" not in str(uprising.new("robotariat", seats=3, seed=1).record())


def test_the_difficulty_names_a_clause_of_the_rulebook() -> None:
    known = {clause.id for clause in clauses(GAME.key, "en", GAME.folder)}
    assert {option.rule for option in GAME.options if option.rule} <= known


def test_a_die_that_is_not_set_is_to_be_rolled() -> None:
    """ROB-SAB-2: the log does not call it unused."""
    t = table(drawn__sabotage=["adjust-traffic-reports", "false-alarm"], at="use")
    t.play("ana", "use adjust-traffic-reports").play("ana", "decline")
    t.play("ana", "set red blue")
    assert t.events[0] == DiceSet("@0", "~id-to-roll", "~id-blue")


def test_the_bursar_wants_the_mark_more_than_the_step_before_it() -> None:
    """ROB-OBJ-4: the heuristic pays up to the level, and then wants it drained."""
    t = table(seats=4, mode="secret")
    worth = []
    for contributions in (5, 6, 7):
        t.put("contributions", contributions)
        state: Any = t.table.state
        worth.append(bursar(state))
    assert worth == sorted(worth)
    t.put("bursar", "level-hit").put("contributions", 2)
    later: Any = t.table.state
    assert bursar(later) > worth[-1]


def test_dice_that_were_set_are_told_as_they_show() -> None:
    """ROB-NPC-1: the sentence holds for dice that were rolled, set or chosen."""
    t = table(set_black="blue")
    roll(t, "yellow", "yellow")
    t.play("ana", "end")
    told: Any = [event for event in t.events if event.__class__.__name__ == "DiceRolled"]
    assert [(event.black, event.red) for event in told] == [("~id-blue", "~id-yellow")]
