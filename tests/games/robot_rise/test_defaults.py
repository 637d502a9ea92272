"""What is played for a seat whose time has run out."""

from tests.games.robot_rise.table import play, state, table
from uprising.scenario import Scenario


def default(t: Scenario, who: str) -> str:
    t.asks()
    seat = t.table.seat(who)
    move = state(t).asker.default(state(t), seat)
    assert t.why_not(who, t.table.text(move)) is None
    return t.table.text(move)


def test_an_action_is_taken_in_a_fixed_order() -> None:
    """RISE-DEFAULT-1: utility, nuisance, lethal, robot, alliance, else pass."""
    order = ["secret-cache", "raid", "nuke", "b-01", "h-02", "l-03"]
    expected = [
        "play secret-cache", "play raid > chloe", "play nuke > chloe",
        "robot h-02 b-01 l-03 > chloe", "ally h-02 l-03 for body", "pass",
    ]  # fmt: skip
    found = []
    for held in (order, order[1:], order[2:], order[3:], order[4:], order[5:]):
        t = table(
            {"ana": held, "ben": ["emp"], "chloe": ["emp"], "dan": ["emp"]},
            lairs={"ben": 2, "dan": 3},
            identities={"ana": "dr-cinder-voss"},
        )
        found.append(default(t, "ana"))
    assert found == expected


def test_the_target_has_most_lairs_and_is_the_first_clockwise() -> None:
    """RISE-DEFAULT-1: shielded players are none; also for an alliance's robot."""
    t = table({"ana": ["nuke"]}, lairs={"ben": 2, "chloe": 2, "dan": 3}, fields=["dan"])
    assert default(t, "ana") == "play nuke > ben"
    t = table({"ana": ["nuke"]}, fields=["ben", "chloe"])
    assert default(t, "ana") == "play nuke > dan"
    t = table({"ana": ["h-01", "l-02"], "dan": ["b-03"]}, lairs={"ben": 2})
    play(t, "ana ally h-01 l-02", "ben decline", "chloe decline", "dan offer b-03")
    assert default(t, "ana") == "targets chloe"


def test_nobody_is_made_an_ally() -> None:
    """RISE-DEFAULT-2: decline; of several offers the first clockwise."""
    t = table({"dan": ["h-01", "l-02"], "ana": ["b-03"], "chloe": ["b-04"]}, turn="dan")
    play(t, "dan ally h-01 l-02")
    assert default(t, "ana") == "decline"
    play(t, "chloe offer b-04", "ana offer b-03", "ben decline")
    assert default(t, "dan") == "accept ana"


def test_lethal_attacks_are_answered_and_nuisances_are_not() -> None:
    """RISE-DEFAULT-3: the first of card, robot, identity."""
    person = {"ben": "the-understudy"}
    robot = ["h-01", "b-02", "l-03"]
    for held, answer in (
        (["emp", *robot, "escape"], "defend escape"),
        (["emp", *robot], "defend robot h-01 b-02 l-03"),
        (["emp"], "defend identity"),
    ):
        t = table({"ana": ["nuke"], "ben": held}, identities=person)
        play(t, "ana play nuke > ben")
        assert default(t, "ben") == answer
    t = table({"ana": ["raid"], "ben": ["nuke", *robot]}, identities=person)
    play(t, "ana play raid > ben")
    assert default(t, "ben") == "defend none"


def test_other_choices_fall_on_the_oldest() -> None:
    """RISE-DEFAULT-4: pairs, picks, Time Machine, Mind Control, Reverb; Detour as an action."""
    t = table({"ana": ["l-05", "h-02", "b-01", "h-01"]})
    assert default(t, "ana") == "robot h-02 b-01 l-05 > ben"
    t = table({"ana": ["l-05", "l-04", "h-02", "h-01"]})
    assert default(t, "ana") == "ally h-02 l-05 for body"
    t = table({"ana": ["time-machine"]}, discard=["nuke", "emp", "h-01"])
    play(t, "ana play time-machine")
    assert default(t, "ana") == "take nuke"
    t = table({"ana": ["mind-control", "h-01", "h-02"], "ben": ["raid", "nuke"]})
    play(t, "ana play mind-control > ben", "ben defend none")
    assert default(t, "ana") == "take raid"
    play(t, "ana take raid")
    assert default(t, "ana") == "give h-01"
    t = table({"ana": ["nuke"], "ben": ["raid", "h-01"]}, lairs={"ben": 1})
    play(t, "ana play nuke > ben", "ben defend none")
    assert default(t, "ana") == "take raid"
    t = table(
        {"ana": ["nuke"], "ben": ["h-03", "h-01", "h-02"]}, identities={"ben": "professor-reverb"}
    )
    play(t, "ana play nuke > ben")
    assert default(t, "ben") == "defend identity h-03 h-01"
    t = table({"ana": ["nuke"]}, lairs={"chloe": 2}, identities={"ben": "madame-detour"})
    play(t, "ana play nuke > ben")
    assert default(t, "ben") == "defend identity > dan"
