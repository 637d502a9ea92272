"""Phases 5 and 6: who is paid, who pays, and who has to leave."""

from tests.games.fully_automated_union.scene import (
    asked,
    boss,
    coins,
    ended,
    red,
    scene,
    stressed,
    votes,
)
from uprising.games.fully_automated_union.seen.view import UnionView


def test_blue_robots_pay_the_boss() -> None:
    """FAU-PAY-1: 2 coins each."""
    assert boss(scene(4, "payday", coins=[0] * 4, boss=(1, 3)).put("offer", "growth"))[0] >= 7
    t = scene(2, "payday", coins=[0, 0], boss=(1, 1)).put("contract/p1", "growth-b")
    assert boss(t.put("contract/p2", "growth-d")) == (1 + 2 + 2, 1)


def test_a_striker_gets_nothing_good_or_bad() -> None:
    """FAU-PAY-3: no wage, no Holiday, no Stress."""
    t = (
        scene(3, "payday", coins=[3, 3, 3])
        .put("contract/p1", "boom-a")
        .put("vote/p1", "accelerate")
    )
    t.put("contract/p2", "boom-b").put("vote/p2", "expropriate").put("contract/p3", "boom-d")
    assert (coins(t), stressed(t)) == ([2, 2, 3], [])


def test_red_robots_pay_in_any_case() -> None:
    """FAU-PAY-4: 1 coin each, to workers and strikers."""
    t = scene(4, "payday", coins=[1, 1, 1, 1], red=[2, 1, 0, 0]).put("vote/p1", "expropriate")
    t.put("contract/p2", "growth-d").put("contract/p3", "growth-b").put("contract/p4", "growth-c")
    assert coins(t) == [1 + 2 - 1, 1 + 1 + 1 - 1, 1 + 2 - 1, 1 + 1 - 1]


def test_stress_comes_after_the_holiday() -> None:
    """FAU-PAY-5: coins, then relief, then Stress: in one Payday she ends Stressed."""
    t = scene(2, "payday", coins=[2, 2], stressed=["p1"]).put("contract/p1", "boom-d")
    t.put("strain/p1", True)
    t.asks()
    told = [type(e).__name__ for e in t.events]
    assert told.index("CalmedDown") < told.index("GotStressed")
    assert stressed(t) == ["p1"]


def test_payday_is_one_step() -> None:
    """FAU-PAY-6: 7 + 3 and Stress never opens a window in between."""
    t = scene(2, "payday", coins=[7, 0]).put("contract/p1", "boom-a")
    assert "ask-declare" not in asked(t).values()


def test_everybody_pays_one_to_the_boss() -> None:
    """FAU-RENT-1: the eliminated do not."""
    t = scene(4, "rent", coins=[1, 2, 0, 3], out=["p3"])
    assert (coins(t), boss(t)) == ([0, 1, 0, 2], (3, 0))


def test_rents_add_up() -> None:
    """FAU-RENT-2: 1, 2 with Birth or Gentrification, 3 with both."""
    t = (
        scene(3, "rent", coins=[9, 0, 9])
        .put("kept/p1", ["birth"])
        .put("kept/p2", ["gentrification"])
    )
    view = t.view()
    assert isinstance(view, UnionView)
    assert [w.rent for w in view.workers] == [2, 2, 1]
    t = scene(3, "rent", coins=[3, 3, 3]).put("kept/p3", ["birth", "gentrification"])
    assert coins(t) == [2, 2, 0]


def test_who_cannot_pay_is_stressed_and_then_eliminated() -> None:
    """FAU-RENT-3, FAU-ELIM-1: first Stress, then out; she still counts in n."""
    t = scene(4, "rent", coins=[0, 0, 3, 3], stressed=["p1"])
    assert (stressed(t)[-1], t.read("eliminated/p1"), t.read("eliminated/p2")) == (
        "p2",
        True,
        False,
    )
    view = t.view()
    assert isinstance(view, UnionView)
    assert (view.red_to_win, view.blue_to_lose) == (4, 4)
    assert "p1" not in asked(t)


def test_rent_is_all_or_nothing() -> None:
    """FAU-RENT-4: with 2 of 3 she keeps both."""
    t = scene(3, "rent", coins=[2, 1, 1]).put("kept/p1", ["birth", "gentrification"])
    assert (coins(t), boss(t), stressed(t)) == ([2, 0, 0], (2, 0), ["p1"])


def test_rent_is_compulsory_and_calms_nobody() -> None:
    """FAU-RENT-5: a Stressed worker pays and stays Stressed."""
    t = scene(3, "rent", coins=[1, 1, 1], stressed=["p2"])
    assert (coins(t), stressed(t)) == ([0, 0, 0], ["p2"])


def test_a_spouse_adds_the_whole_shortfall_or_nothing() -> None:
    """FAU-RENT-6: the tenant's own coins first; refused, she is Stressed."""
    t = scene(3, "rent", coins=[1, 4, 1], married=["p1", "p2"]).put("kept/p1", ["birth"])
    assert t.asks()["p2"].about == (("who", "@0"), ("coins", 1))
    assert t.table.state.asker.default(t.table.state, 1).text() == "cover yes"
    t.play("p2", "cover yes")
    assert (coins(t), boss(t), stressed(t)) == ([0, 2, 0], (4, 0), [])
    t = scene(3, "rent", coins=[1, 4, 1], married=["p1", "p2"]).put("kept/p1", ["birth"])
    t.play("p2", "cover no")
    assert (coins(t), boss(t), stressed(t)) == ([1, 3, 0], (2, 0), ["p1"])


def test_who_owes_herself_covers_nobody() -> None:
    """FAU-RENT-6, FAU-RENT-7: her own rent comes first."""
    t = scene(3, "rent", coins=[0, 2, 1], married=["p1", "p2"])
    t.put("kept/p2", ["birth", "gentrification"])
    assert (asked(t), coins(t), stressed(t)) == ({"p2": "ask-contract"}, [0, 2, 0], ["p1", "p2"])


def test_the_order_of_rent() -> None:
    """FAU-RENT-7: own rents, covers, Stress and eliminations together, the defeat, the rest."""
    t = scene(4, "rent", coins=[0, 0, 5, 5], stressed=["p1", "p2"], red=[2, 0, 0, 0])
    assert (ended(t), red(t)) == ("FAU-LOSE-3", [2, 0, 0, 0])
    told = [type(e).__name__ for e in t.events]
    assert "RobotsInherited" not in told
    last_rent = len(told) - told[::-1].index("RentUnpaid")
    assert last_rent <= told.index("Eliminated")


def test_what_the_eliminated_leave() -> None:
    """FAU-ELIM-2: coins to the Bank, contract and events to their discards, the widow is free."""
    t = scene(4, "rent", coins=[1, 1, 3, 3], stressed=["p1"], married=["p1", "p2"])
    t.put("kept/p1", ["birth"]).put("couple-child", True).put("indefinite/p1", "boom-c")
    assert (coins(t), boss(t)) == ([0, 0, 2, 2], (3, 0))
    assert t.read("event-discard")[:2] == ["marriage", "birth"]
    assert (t.read("married/p2"), t.read("couple-child")) == (False, False)
    assert "boom" in t.read("contract-discard")


def test_robots_pass_on_as_a_block() -> None:
    """FAU-ELIM-3: named by the starting player; if she is out, by the next clockwise."""
    t = scene(4, "rent", turn="p2", coins=[5, 0, 5, 5], stressed=["p2"], red=[0, 2, 1, 0])
    assert asked(t) == {"p3": "ask-inherit"}
    state = t.table.state
    assert state.asker.default(state, 2).text() == "assign @3"  # no robots, clockwise from p2
    refusal = t.why_not("p3", "assign p2")
    assert refusal is not None
    assert red(t.play("p3", "assign p3")) == [0, 0, 3, 0]
    assert t.read("starting-player") == 2


def test_two_workers_of_four_play_on_for_one_dead() -> None:
    """FAU-ELIM-1: the eliminated are never asked again."""
    t = scene(4, "strike", coins=[3, 3, 3, 0], out=["p4"], boss=(0, 1))
    votes(t, "w", "w", "w")
    for _ in range(3):
        assert "p4" not in asked(t)
        [who] = asked(t)
        t.play(who, t.legal(who)[0])
    assert sorted(asked(t)) == [w for w in ("p1", "p2", "p3") if w not in stressed(t)]
