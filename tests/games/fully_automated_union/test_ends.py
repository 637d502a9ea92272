"""How it ends: together, not at all, or by Class Treason."""

from tests.games.fully_automated_union.scene import (
    asked,
    coins,
    ended,
    event,
    give,
    red,
    scene,
    stressed,
    votes,
)


def test_as_many_robots_as_players_win() -> None:
    """FAU-WIN-1, FAU-WIN-2: n red robots; those still in the game win, the eliminated do not."""
    t = scene(3, "assign", red=[1, 1, 0], out=["p3"], boss=(0, 1))
    give(t, "p1")
    assert (ended(t), t.winners) == ("FAU-WIN-1", ["p1", "p2"])
    outcome = t.outcome
    assert outcome is not None
    assert (outcome.key, outcome.scores) == ("end-collective", (1, 1, 0))


def test_as_many_blue_robots_lose() -> None:
    """FAU-LOSE-1: nobody wins."""
    t = votes(scene(4, "strike", boss=(0, 2)), "a", "a", "w", "w")
    assert (ended(t), t.winners) == ("FAU-LOSE-1", [])


def test_drawing_the_last_event_is_no_defeat() -> None:
    """FAU-LOSE-2: needing one more is."""
    t = event(4, "basic-income")
    every = t.game.shuffles["event-deck"].names
    t.put("event-discard", [card for card in every if card != "basic-income"])
    assert ended(t) is None
    for who in ("p1", "p2", "p3"):
        t.play(who, t.legal(who)[0])
    votes(t, "w", "w", "w", "w")
    assert (ended(t), t.winners) == ("FAU-LOSE-2", [])


def test_half_the_players_eliminated_lose() -> None:
    """FAU-LOSE-3: 1 of 2, 2 of 3, 2 of 4."""
    assert ended(scene(2, "rent", coins=[3, 0], stressed=["p2"])) == "FAU-LOSE-3"
    assert ended(scene(3, "rent", coins=[3, 0, 3], stressed=["p2"])) is None
    t = scene(3, "rent", coins=[3, 0, 0], stressed=["p2"], out=["p3"])
    assert ended(t) == "FAU-LOSE-3"
    t = scene(4, "rent", coins=[3, 0, 0, 3], stressed=["p2"], out=["p3"])
    assert ended(t) == "FAU-LOSE-3"


def test_a_defeat_beats_treason_not_yet_declared() -> None:
    """FAU-LOSE-4: 9 coins help nobody after the defeat."""
    t = scene(2, "innovation", coins=[9, 9], boss=(15, 1))
    assert (ended(t), t.winners) == ("FAU-LOSE-1", [])


def test_eight_coins_and_calm() -> None:
    """FAU-TRAIT-1, FAU-TRAIT-7: 8 are enough, 7 are not; all others lose."""
    t = scene(3, "treason", coins=[7, 8, 3])
    assert asked(t) == {"p2": "ask-declare"}
    t.play("p2", "declare yes")
    outcome = t.outcome
    assert outcome is not None
    assert (t.winners, outcome.key, outcome.scores) == (["p2"], "end-treason", (0, 1, 0))


def test_a_couple_needs_ten_together() -> None:
    """FAU-TRAIT-2: 9 together are too few; unmarried, 10 together are nothing."""
    assert (
        "ask-declare"
        not in asked(scene(3, "treason", coins=[5, 4, 3], married=["p1", "p2"])).values()
    )
    assert "ask-declare" not in asked(scene(3, "treason", coins=[5, 5, 3])).values()
    t = scene(3, "treason", coins=[10, 0, 3], married=["p1", "p2"])
    assert sorted(asked(t)) == ["p1", "p2"]


def test_all_who_qualify_may_declare() -> None:
    """FAU-TRAIT-3: three at once."""
    t = scene(4, "treason", coins=[8, 9, 10, 3])
    t.reveal(p3="declare yes", p1="declare yes", p2="declare yes")
    assert t.winners == ["p1", "p2", "p3"]


def test_windows_open_three_times_a_turn() -> None:
    """FAU-TRAIT-4: after phases 2, 5 and 6; she may decline each time."""
    t = event(2, "basic-income", coins=[12, 0]).put("contract-deck", ["growth"])
    assert asked(t) == {"p1": "ask-declare"}
    t.play("p1", "declare no").play("p1", "contract d").play("p2", "contract c")
    votes(t, "w", "w")
    assert (asked(t), coins(t)) == ({"p1": "ask-declare"}, [14, 2])
    t.play("p1", "declare no")
    assert (asked(t), coins(t)) == ({"p1": "ask-declare"}, [13, 1])
    t.play("p1", "declare no")
    assert t.read("starting-player") == 1


def test_one_yes_is_enough_and_all_no_plays_on() -> None:
    """FAU-TRAIT-5: whoever qualified in that window wins with the one who declared."""
    t = scene(4, "treason", coins=[8, 8, 8, 0])
    t.reveal(p1="declare no", p2="declare no", p3="declare yes")
    assert (ended(t), t.winners) == ("FAU-TRAIT-5", ["p1", "p2", "p3"])
    t = scene(3, "treason", coins=[8, 8, 1]).reveal(p1="declare no", p2="declare no")
    assert ended(t) is None


def test_marriage_keeps_the_single_route() -> None:
    """FAU-TRAIT-6: 8 alone; her spouse wins with her only if she qualifies herself."""
    t = scene(3, "treason", coins=[8, 1, 3], married=["p1", "p2"])
    assert asked(t) == {"p1": "ask-declare"}
    assert t.play("p1", "declare yes").winners == ["p1"]
    t = scene(3, "treason", coins=[8, 2, 3], married=["p1", "p2"])
    t.reveal(p1="declare yes", p2="declare no")
    assert t.winners == ["p1", "p2"]


def test_a_robot_wins_before_a_traitor_can() -> None:
    """FAU-END-2: the collective victory of phase 4 comes before the window of phase 5."""
    t = scene(2, "strike", coins=[8, 8], red=[1, 0], boss=(0, 1))
    votes(t, "e", "e")
    give(t, "p1")
    assert (ended(t), red(t), stressed(t)) == ("FAU-WIN-1", [2, 0], [])
