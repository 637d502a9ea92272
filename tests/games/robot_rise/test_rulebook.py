"""The rulebook's running example, move for move, and the three notes beside it."""

from tests.games.robot_rise.table import FRIENDS, asked, hand, lairs, play, refused, table
from uprising.scenario import Scenario

DECK = (
    "b-10", "freeze-ray", "emp", "time-machine", "spy-attack", "h-01", "escape", "l-02",
    "force-field", "h-13", "l-08", "raid",
)  # fmt: skip


def midway() -> Scenario:
    return table(
        {
            "ana": ["nuke", "emp", "b-02"],
            "ben": ["h-04", "l-09", "raid"],
            "chloe": ["b-07", "secret-cache", "malware"],
            "dan": ["escape", "b-12", "h-06", "flex"],
        },
        lairs={"ana": 3, "ben": 1, "chloe": 2, "dan": 2},
        identities={
            "ana": "count-frostwick",
            "ben": "magda-lodestone",
            "chloe": "dr-cinder-voss",
            "dan": "tilda-sprocket",
        },
        deck=DECK,
    )


def test_the_running_example_goes_as_the_rulebook_tells_it() -> None:
    """RISE-EX-1, RISE-EX-2, RISE-EX-3, RISE-EX-4, RISE-EX-5, with every number."""
    t = midway()

    # RISE-EX-1: Nuke and Escape
    play(t, "ana play Nuke > dan", "dan defend Escape")
    assert lairs(t) == [3, 1, 2, 2]
    assert hand(t, "dan") == ["b-12", "h-06", "flex", "b-10"]
    assert hand(t, "ana") == ["emp", "b-02", "freeze-ray"]
    assert t.read("discard") == ["nuke", "escape"]

    # RISE-EX-2: an alliance with two offers
    play(t, "ben ally H-04 L-09 body")
    assert asked(t) == {"ana": "offer", "chloe": "offer", "dan": "offer"}
    play(t, "ana decline", "chloe offer B-07", "dan offer B-12")
    assert asked(t) == {"ben": "accept"}
    play(t, "ben accept dan")
    assert refused(t, "ben", "targets dan") == "the-helper"
    assert refused(t, "ben", "targets ana chloe") == "not-matched"
    play(t, "ben targets ana")
    assert t.may("ana", "defend emp")
    play(t, "ana defend none")
    assert lairs(t) == [2, 1, 2, 2]
    assert hand(t, "ana") == ["emp", "b-02", "freeze-ray", "time-machine"]
    assert hand(t, "dan") == ["h-06", "flex", "b-10", "emp"]
    assert hand(t, "chloe") == ["b-07", "secret-cache", "malware"]

    # RISE-EX-3: an Event ends a player
    assert hand(t, "ben") == ["raid"]
    assert asked(t) == {"ben": "event"}
    assert t.legal("ben") == ["defend none"]
    play(t, "ben defend none")
    assert lairs(t) == [2, 0, 2, 2]
    assert hand(t, "ben") == []
    assert t.read("discard") == ["nuke", "escape", "h-04", "b-12", "l-09", "spy-attack", "raid"]
    assert asked(t) == {"chloe": "action"}

    # RISE-EX-4: Secret Cache
    play(t, "chloe play Secret Cache")
    assert hand(t, "chloe") == ["b-07", "malware", "h-01", "escape", "l-02"]

    # RISE-EX-5: a robot with a Flex, Malware, EMP
    play(t, "dan robot H-06 B-10 Flex > chloe", "chloe defend Malware")
    assert hand(t, "chloe") == ["b-07", "h-01", "escape", "l-02", "force-field"]
    attack = t.view(None).attack  # type: ignore[attr-defined]
    assert (attack.owner, attack.target, attack.attack) == (2, 3, "bot")
    play(t, "dan defend EMP")
    assert hand(t, "dan") == ["h-13", "l-08", "raid"]
    assert t.read("discard")[-5:] == ["h-06", "b-10", "flex", "malware", "emp"]
    assert lairs(t) == [2, 0, 2, 2]
    assert asked(t) == {"ana": "action"}


def test_a_matched_robot_hits_two_players() -> None:
    """RISE-EX-6, RISE-BOT-3: bot 14 in the note; with another Body only one target is legal."""
    t = table({"ana": ["h-14", "b-14", "l-14"]}, deck=["h-01", "b-01", "l-01"])
    play(t, "ana robot h-14 b-14 l-14 > ben chloe", "ben defend none", "chloe defend none")
    assert lairs(t) == [3, 2, 2, 3]
    assert hand(t, "ben") == ["h-01"]
    assert hand(t, "chloe") == ["b-01"]
    t = table({"ana": ["h-14", "b-13", "l-14"]})
    assert refused(t, "ana", "robot h-14 b-13 l-14 > ben chloe") == "not-matched"
    assert t.may("ana", "robot h-14 b-13 l-14 > ben")


def test_three_parts_of_a_kind_are_swapped() -> None:
    """RISE-EX-7, RISE-TURN-6: three Heads for three cards, and then the refill."""
    t = table(
        {"ana": ["h-01", "h-05", "h-09", "escape"]}, deck=["b-01", "b-02", "b-03", "b-04", "l-01"]
    )
    assert t.legal("ana") == ["swap3 head", "pass"]
    play(t, "ana swap3 head")
    assert hand(t, "ana") == ["escape", "b-01", "b-02", "b-03", "b-04"]
    assert t.read("discard") == ["h-01", "h-05", "h-09"]


def test_a_single_offer_is_accepted_without_a_choice() -> None:
    """RISE-EX-8, RISE-ALLY-5: nobody is asked to accept."""
    t = table({"ana": ["h-01", "l-02"], "ben": ["b-03"]}, deck=["l-15"])
    play(t, "ana ally h-01 l-02", "ben offer b-03", "chloe decline", "dan decline")
    assert asked(t) == {"ana": "targets"}
    assert t.read("discard") == ["h-01", "b-03", "l-02"]
    assert hand(t, "ben") == ["l-15"]


def test_the_four_friends_sit_clockwise() -> None:
    """RISE-TURN-8: Ana, Ben, Chloe, Dan, and Ana again."""
    t = table({who: ["secret-cache"] if who != "dan" else ["force-field"] for who in FRIENDS})
    for who in FRIENDS:
        assert list(t.asks()) == [who]
        play(t, f"{who} play {'force-field' if who == 'dan' else 'secret-cache'}")
    assert list(t.asks()) == ["ana"]
