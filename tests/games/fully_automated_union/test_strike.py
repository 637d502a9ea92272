"""Phase 4: the silent vote, robots made and robots taken."""

import pytest

from tests.games.fully_automated_union.scene import (
    asked,
    boss,
    coins,
    ended,
    give,
    red,
    scene,
    stressed,
    votes,
)


def test_the_calm_vote_at_once() -> None:
    """FAU-STRIKE-1: thumb, fist or open hand; nothing is known before all are in."""
    t = scene(3, "strike", coins=[3, 3, 3], boss=(0, 1))
    assert t.legal("p1") == ["vote work", "vote accelerate", "vote expropriate"]
    before = t.view("p2")
    t.play("p1", "vote expropriate").play("p3", "vote work")
    assert t.view("p2") == before
    assert t.play("p1", "vote work").asks().keys() == {"p1", "p2", "p3"}  # she may think again
    t.play("p2", "vote work")
    assert "ask-vote" not in asked(t).values()


def test_the_stressed_work() -> None:
    """FAU-STRIKE-2: they are not asked, and are paid."""
    t = scene(3, "strike", coins=[1, 1, 1], stressed=["p2"]).put("contract/p2", "boom-b")
    assert sorted(asked(t)) == ["p1", "p3"]
    refusal = t.why_not("p2", "vote accelerate")
    assert refusal is not None
    votes(t, "e", "e")
    assert coins(t)[1] == 2


@pytest.mark.parametrize(("cast", "robots"), [("aww", 1), ("aaw", 2)])
def test_each_thumb_is_a_robot(cast: str, robots: int) -> None:
    """FAU-STRIKE-3, FAU-STRIKE-4: no majority needed, and the boss loses all its coins."""
    t = votes(scene(3, "strike", coins=[1, 1, 1], boss=(12, 0)), *cast)
    assert boss(t) == (robots * 2 + 3, robots)  # Payday and three rents, after 0


def test_without_a_thumb_the_boss_keeps_its_coins() -> None:
    """FAU-STRIKE-4: it takes at least one Accelerate."""
    t = votes(scene(3, "strike", coins=[1, 1, 1], boss=(5, 0)), "e", "w", "w")
    assert boss(t) == (8, 0)


def test_accelerations_come_first() -> None:
    """FAU-STRIKE-5: the new robot may be taken; reaching n ends the game before that."""
    t = votes(scene(3, "strike", coins=[1, 1, 1]), "a", "e", "e")
    assert set(asked(t).values()) == {"ask-nominate"}
    t = votes(scene(4, "strike", boss=(0, 3)), "a", "e", "e", "e")
    assert ended(t) == "FAU-LOSE-1"


@pytest.mark.parametrize(
    ("n", "fists", "wins"),
    [(2, 1, False), (2, 2, True), (3, 1, False), (3, 2, True), (4, 2, False), (4, 3, True)],
)
def test_the_majority(n: int, fists: int, wins: bool) -> None:
    """FAU-STRIKE-6, FAU-STRIKE-10: 2 of 2, 2 of 3, 3 of 4; fewer do nothing and are unpaid."""
    t = scene(n, "strike", coins=[3] * n, boss=(0, 1)).put("offer", "growth")
    votes(t, *("e" * fists + "w" * (n - fists)))
    assert ("ask-nominate" in asked(t).values()) == wins
    if not wins:
        assert coins(t)[:fists] == [2] * fists


def test_the_majority_counts_the_stressed_and_no_thumbs() -> None:
    """FAU-STRIKE-7: two fists and a thumb of four are not three fists."""
    t = votes(scene(4, "strike", coins=[3] * 4, boss=(0, 1)), "e", "e", "a", "w")
    assert red(t) == [0, 0, 0, 0]
    t = scene(3, "strike", coins=[3] * 3, stressed=["p2", "p3"], boss=(0, 1))
    assert red(votes(t, "e")) == [0, 0, 0]


def test_exactly_one_robot_is_taken() -> None:
    """FAU-STRIKE-8: by one player, whatever the number of fists and robots."""
    t = votes(scene(4, "strike", coins=[3] * 4, boss=(0, 3)), "e", "e", "e", "e")
    give(t, "p4")
    assert (red(t), boss(t)[1]) == ([0, 0, 0, 1], 2)


def test_a_majority_without_a_robot() -> None:
    """FAU-STRIKE-9: no effect, and they struck: contracts end, wages are lost."""
    t = scene(2, "strike", coins=[3, 3]).put("indefinite/p1", "boom-c")
    votes(t, "e", "e")
    assert (red(t), coins(t), t.read("indefinite/p1")) == ([0, 0], [2, 2], None)


def test_anybody_still_playing_may_get_the_robot() -> None:
    """FAU-STRIKE-11: a Stressed worker too; not one who is out."""
    t = scene(4, "assign", stressed=["p2"], out=["p3"], boss=(0, 1))
    assert t.legal("p1") == ["nominate p1", "nominate p2", "nominate p4"]
    refusal = t.why_not("p1", "nominate p3")
    assert refusal is not None
    assert refusal.rule == "FAU-ELIM-1"
    assert red(give(t, "p2")) == [0, 1, 0, 0]


def test_the_last_robot_wins_at_once() -> None:
    """FAU-STRIKE-13: no Payday after it, and no rent that could eliminate."""
    t = scene(2, "strike", red=[1, 0], stressed=[], boss=(0, 1))
    votes(t, "e", "e")
    give(t, "p2")
    assert (ended(t), t.winners, coins(t), stressed(t)) == ("FAU-WIN-1", ["p1", "p2"], [0, 0], [])


def test_two_names_leave_it_to_the_starting_player() -> None:
    """FAU-STRIKE-14: all, the Stressed too, nominate in secret; then she names anybody."""
    t = scene(3, "assign", turn="p3", coins=[1, 0, 0], stressed=["p1"], boss=(0, 1))
    t.reveal(p1="nominate p1", p2="nominate p1", p3="nominate p3")
    assert asked(t) == {"p3": "ask-assign"}
    state = t.table.state
    assert state.asker.default(state, 2).text() == "assign @2"  # fewest robots, coins, clockwise
    assert red(t.play("p3", "assign p2")) == [0, 1, 0]
