"""The book's running example, move for move, and its warnings."""

from tests.games.fully_automated_union.scene import (
    KEY,
    QUIET,
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
from uprising.games.fully_automated_union.seen import events
from uprising.scenario import Scenario, scenario


def opening() -> Scenario:
    """FAU-EX-1: three workers, nothing on the table, Gambling and Boom on top, Bedelia first."""
    t = scenario(KEY, ("bedelia", "candida", "asdrubale"), "innovation", "bedelia")
    return t.put("event-deck", ["Gambling", QUIET]).put("contract-deck", ["Boom"])


def picked() -> Scenario:
    t = opening()
    t.play("bedelia", "contract A").play("candida", "contract B")
    return t.play("asdrubale", "contract C")


def voted() -> Scenario:
    return picked().reveal(bedelia="vote work", candida="vote work", asdrubale="vote accelerate")


def test_no_purchase_and_gambling_without_coins() -> None:
    """FAU-EX-1: 0 < 15, so no robot; M = 0, so Gambling does nothing and 9 events remain."""
    t = opening()
    assert asked(t) == {"bedelia": "ask-contract"}
    assert (boss(t), coins(t), stressed(t)) == ((0, 0), [0, 0, 0], [])
    assert t.read("event-discard") == ["gambling"]
    assert len(t.read("event-deck")) == 9


def test_three_contracts_of_boom_and_one_left_over() -> None:
    """FAU-EX-2: A, B and C are taken, D stays empty, and nothing is paid yet."""
    t = picked()
    jobs = [t.read(f"contract/{who}") for who in t.table.names]
    assert jobs == ["boom-a", "boom-b", "boom-c"]
    assert t.read("indefinite/asdrubale") == "boom-c"
    assert (coins(t), stressed(t)) == ([0, 0, 0], [])
    assert set(asked(t).values()) == {"ask-vote"}


def test_asdrubale_accelerates() -> None:
    """FAU-EX-3, FAU-EX-4, FAU-EX-5: his contract ends, a robot appears, the others are paid.

    Bedelia 3, Stressed, then 2 after rent; Candida 2, then 1; the boss 2, then 4; Asdrubale can
    pay nothing and is Stressed. Candida is next, with Boom discarded and 4 contract cards left.
    """
    t = voted()
    seen = {type(e) for e in t.events}
    assert {events.Accelerated, events.TenureEnded} <= seen
    assert not seen & {events.StrikeWon, events.StrikeLost}
    assert boss(t) == (4, 1)
    assert coins(t) == [2, 1, 0]
    assert stressed(t) == ["bedelia", "asdrubale"]
    assert t.read("starting-player") == 1
    assert (t.read("contract-discard"), t.read("indefinite/asdrubale")) == (["boom"], None)
    assert len(t.read("contract-deck")) + 1 == 4  # one of them is revealed for the next turn


def test_payday_before_rent() -> None:
    """FAU-EX-4: the boss gets 2, Bedelia 3, Candida 2, Asdrubale nothing; nobody can betray."""
    moved = [e for e in voted().events if isinstance(e, events.CoinsMoved)]
    bank, boss = "~id-bank", "~id-boss"
    assert moved[:5] == [
        events.CoinsMoved(bank, boss, 2, "income"),
        events.CoinsMoved(bank, "@0", 3, "wage"),
        events.CoinsMoved(bank, "@1", 2, "wage"),
        events.CoinsMoved("@0", boss, 1, "rent"),
        events.CoinsMoved("@1", boss, 1, "rent"),
    ]


def test_everybody_accelerates() -> None:
    """FAU-EX-6: three thumbs are three robots and a defeat; there is no Payday."""
    t = votes(scene(3, "strike", boss=(9, 0)), "a", "a", "a")
    assert ended(t) == "FAU-LOSE-1"
    assert (boss(t), coins(t)) == ((0, 3), [0, 0, 0])


def test_a_rent_of_two_and_one_coin() -> None:
    """FAU-EX-7: she keeps the coin and is Stressed; if she was Stressed she is eliminated."""
    t = scene(4, "rent", coins=[1, 5, 5, 5]).put("kept/p1", ["birth"])
    assert (t.read("coins/p1"), stressed(t)) == (1, ["p1"])
    t = scene(4, "rent", coins=[1, 5, 5, 5], stressed=["p1"]).put("kept/p1", ["birth"])
    assert t.read("eliminated/p1") is True


def test_a_robot_made_and_taken_in_one_turn() -> None:
    """FAU-EX-8: one thumb, two fists: the robot goes red at once and pays 1; nobody has a wage."""
    t = votes(scene(3, "strike", coins=[3, 3, 3], boss=(7, 0)), "a", "e", "e")
    assert boss(t) == (0, 1)
    give(t, "p2")
    assert red(t) == [0, 1, 0]
    assert boss(t) == (3, 0)  # three rents and no robot income
    assert coins(t) == [2, 3, 2]
