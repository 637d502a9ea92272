"""Setting up, turns, draws, attacks and alliances, beyond the worked examples."""

from collections import Counter

import pytest

from tests.games.robot_rise.table import GAME, asked, hand, lairs, play, refused, state, table
from uprising.games.robot_rise.rules.state import RobotRise
from uprising.kernel import seeded
from uprising.scenario import Impossible, scenario


def test_a_game_is_set_up_for_two_to_six() -> None:
    """RISE-SETUP-1, RISE-SETUP-2, RISE-SETUP-3, RISE-SETUP-5, RISE-SETUP-7: lairs, identities,
    hands; the rest is the deck."""
    for seats in GAME.seats:
        s = GAME.deal_random(seats, 1)
        assert isinstance(s, RobotRise)
        assert s.lairs == [3] * seats
        assert [len(cards) for cards in s.hands] == [7 if seats == 2 else 5] * seats
        assert len(set(s.identities)) == seats
        assert len(s.aside) == 8 - seats
        assert s.discard == []
        assert len(s.deck) == 90 - seats * len(s.hands[0])
        assert sum(s.pack.type_of[card] == 5 for card in s.deck) == 4
    assert list(GAME.seats) == [2, 3, 4, 5, 6]


def test_the_first_player_is_random() -> None:
    """RISE-SETUP-6, RISE-CHANCE-1: each of four about as often."""
    first = Counter(GAME.deal_random(4, seed).asks[0].seat for seed in range(400))
    assert all(60 < first[seat] < 140 for seat in range(4))


def test_chance_speaks_only_where_the_rules_say() -> None:
    """RISE-CHANCE-1: these names, and no others, in two hundred games."""
    named = set()
    for seed in range(200):
        s = GAME.deal_random(2 + seed % 5, seed)
        rng = seeded(seed, "moves")
        while not s.ended:
            ask = s.next_ask()
            moves = s.legal(ask, rng)
            s.play_trusted(ask.seat, moves[rng.below(len(moves))])
        named |= {row[0] for row in s.luck.saved()[4]}  # type: ignore[attr-defined]
    assert named <= {"deck", "events", "identities", "first", "reshuffle", "raid", "pull"}
    assert {"deck", "events", "identities", "first", "raid", "pull"} <= named


def test_a_turn_is_one_action_and_a_refill() -> None:
    """RISE-TURN-1, RISE-TURN-3, RISE-TURN-7, RISE-DRAW-1: from the top, up to three cards."""
    t = table({"ana": ["nuke", "nuke"]}, deck=["h-01", "h-02", "h-03", "h-04"])
    play(t, "ana play nuke > ben", "ben defend none")
    assert hand(t, "ben") == ["h-01"]
    assert hand(t, "ana") == ["nuke", "h-02", "h-03"]
    assert asked(t) == {"ben": "action"}


def test_a_full_hand_still_draws_one() -> None:
    """RISE-TURN-7, RISE-DRAW-4: one card in any case, and there is no hand limit."""
    cards = [f"h-{robot:02}" for robot in range(1, 15)]
    t = table({"ana": [*cards, "secret-cache"]}, deck=["b-01", "b-02", "b-03", "b-04"])
    play(t, "ana play secret-cache")
    assert hand(t, "ana") == [*cards, "b-01", "b-02", "b-03"]


def test_play_passes_over_those_who_have_left() -> None:
    """RISE-TURN-8: clockwise."""
    t = table({"ana": ["secret-cache"]}, lairs={"ben": 0, "chloe": 0})
    play(t, "ana play secret-cache")
    assert asked(t) == {"dan": "action"}
    t.put("hand/dan", ["nuke"])
    assert refused(t, "dan", "play nuke > ben") == "has-left"


def test_an_answered_attack_does_nothing() -> None:
    """RISE-ATTACK-4, RISE-DEF-2, RISE-DECK-3: both cards are discarded, the attack first."""
    t = table({"ana": ["mind-control", "h-01"], "ben": ["emp", "nuke"]}, deck=["h-02"])
    play(t, "ana play mind-control > ben", "ben defend emp")
    assert t.read("discard") == ["mind-control", "emp"]
    assert hand(t, "ben") == ["nuke", "h-02"]
    assert hand(t, "ana")[0] == "h-01"


def test_only_the_target_answers_and_only_once() -> None:
    """RISE-ATTACK-5, RISE-ASK-1: a friend's Escape is no help."""
    t = table({"ana": ["nuke"], "ben": ["escape", "emp"], "chloe": ["escape"]})
    play(t, "ana play nuke > ben")
    assert refused(t, "chloe", "defend escape") == "not-asked"
    assert refused(t, "ana", "defend none") == "not-asked"
    assert refused(t, "ben", "pass") == "not-now"
    play(t, "ben defend escape")
    assert refused(t, "ben", "defend none") in ("not-asked", "not-now")


def test_the_defence_question_is_put_to_everybody_alike() -> None:
    """RISE-ASK-3, RISE-DEF-1: also to one who can do nothing."""
    for cards, answers in (([], 1), (["escape"], 2), (["h-01"], 1)):
        t = table({"ana": ["nuke"], "ben": cards})
        play(t, "ana play nuke > ben")
        ask = t.asks()["ben"]
        assert (ask.prompt, ask.rule, ask.plain) == ("ask-defend", "RISE-DEF-1", False)
        assert len(ask.moves) == answers


def test_a_robot_is_discarded_as_a_set_and_then_single_cards() -> None:
    """RISE-BOT-2, RISE-DECK-3: Head, Body, Legs; a Time Machine may bring one back."""
    t = table({"ana": ["l-01", "flex", "h-02"], "ben": ["time-machine"]}, discard=["nuke"])
    play(t, "ana robot h-02 flex l-01 > dan", "dan defend none")
    assert t.read("discard") == ["nuke", "h-02", "flex", "l-01"]
    play(t, "ben play time-machine", "ben take flex")
    assert hand(t, "ben")[0] == "flex"


def test_no_reflection_reaches_one_who_has_left() -> None:
    """RISE-DEF-6: the reflecting player falls to the replacement draw."""
    t = table({"ana": ["drone-swarm"], "ben": ["malware"]}, lairs={"ben": 1}, deck=["lab-meltdown"])
    play(t, "ana play drone-swarm > ben", "ben defend malware", "ben defend none")
    assert lairs(t) == [3, 0, 3, 3]
    assert asked(t) == {"chloe": "action"}


def test_no_reflection_reaches_an_owner_who_has_left() -> None:
    """RISE-DEF-6, RISE-EXIT-1: Global Annihilation took the attacker; all is discarded."""
    t = table(
        {"ana": ["drone-swarm", "h-01"], "ben": ["malware"]},
        lairs={"ana": 1},
        deck=["global-annihilation"],
    )
    play(t, "ana play drone-swarm > ben", "ben defend malware")
    play(t, "ben defend none", "chloe defend none", "dan defend none", "ana defend none")
    assert lairs(t) == [0, 2, 2, 2]
    assert asked(t) == {"ben": "action"}


def test_a_leaver_shows_the_identity_and_leaves_the_field() -> None:
    """RISE-EXIT-3, RISE-LAIR-2, RISE-EVENT-1, RISE-EVENT-3: an Event reaches the shielded."""
    t = table(
        {"ana": ["h-01"]},
        at="refill",
        lairs={"ana": 1},
        fields=["ana"],
        deck=["spy-attack"],
        identities={"ana": "madame-detour"},
    )
    assert t.read("discard") == ["spy-attack"]
    play(t, "ana defend none")
    assert t.read("discard") == ["spy-attack", "h-01", "force-field"]
    place = t.view("ben").places[0]  # type: ignore[attr-defined]
    assert (place.identity, place.shielded, place.lairs) == ("madame-detour", False, 0)


def test_the_winner_takes_nothing() -> None:
    """RISE-END-1: with the last rival everything stops; no card is taken, none is drawn."""
    t = table(
        {"ana": ["nuke"], "ben": ["emp"]},
        seats=("ana", "ben"),
        lairs={"ben": 1},
        identities={"ben": "madame-detour"},
    )
    play(t, "ana play nuke > ben", "ben defend none")
    assert t.winners == ["ana"]
    assert (hand(t, "ana"), hand(t, "ben")) == ([], ["emp"])
    assert t.view("ana").places[1].identity is None  # type: ignore[attr-defined]
    assert refused(t, "ana", "pass") == "over"


# Alliances


def test_a_request_lays_two_cards_open() -> None:
    """RISE-ALLY-2, RISE-INFO-2: everybody sees them and the missing kind."""
    t = table({"ana": ["h-01", "emp", "l-02"]})
    play(t, "ana ally l-02 h-01")
    for who in ("ben", None):
        seen = t.view(who)
        assert seen.open == ("h-01", "l-02")  # type: ignore[attr-defined]
        assert seen.missing == "body"  # type: ignore[attr-defined]
    assert t.read("open") == ["h-01", "l-02"]


def test_everybody_else_is_asked_sealed_and_alike() -> None:
    """RISE-ASK-2, RISE-ALLY-3, RISE-INFO-10: with or without a part; nobody sees who answered."""
    t = table({"ana": ["h-01", "l-02"], "ben": ["b-03", "flex"], "chloe": ["nuke"]})
    play(t, "ana ally h-01 l-02")
    for ask in t.asks().values():
        assert (ask.prompt, ask.sealed, ask.progress) == ("ask-offer", True, False)
    assert t.legal("ben") == ["decline", "offer b-03", "offer flex"]
    assert t.legal("chloe") == ["decline"]
    before = t.view("chloe")
    play(t, "ben offer b-03")
    assert t.view("chloe") == before
    assert refused(t, "chloe", "offer nuke") == "not-the-kind"
    assert refused(t, "chloe", "offer b-04") == "not-in-hand"


def test_a_failed_request_costs_nothing() -> None:
    """RISE-ALLY-6, RISE-TURN-10: the two cards come back and another play is considered."""
    t = table({"ana": ["h-01", "nuke", "l-02"]})
    play(t, "ana ally h-01 l-02", "ben decline", "chloe decline", "dan decline")
    assert asked(t) == {"ana": "action"}
    assert hand(t, "ana") == ["nuke", "h-01", "l-02"]
    assert t.read("asked") == ["body"]
    play(t, "ana play nuke > ben", "ben defend none")
    assert t.read("asked") == []


def test_the_helper_draws_and_the_others_keep_their_cards() -> None:
    """RISE-ALLY-7, RISE-ALLY-9: a replacement for the helper alone; then it is all over."""
    t = table(
        {"ana": ["h-01", "l-02"], "ben": ["b-03", "nuke"], "chloe": ["b-04"]}, deck=["h-11", "h-12"]
    )
    play(t, "ana ally h-01 l-02", "ben offer b-03", "chloe offer b-04", "dan decline")
    assert refused(t, "ana", "accept dan") == "no-offer"
    play(t, "ana accept ben", "ana targets dan", "dan defend none")
    assert hand(t, "ben") == ["nuke", "h-11"]
    assert hand(t, "chloe") == ["b-04"]
    assert lairs(t) == [3, 3, 3, 2]
    assert t.view(None).open == ()  # type: ignore[attr-defined]
    play(t, "ben play nuke > ana")  # yesterday's ally
    assert asked(t) == {"ana": "defend"}


def test_nobody_asks_for_help_when_attacked() -> None:
    """RISE-ALLY-9: alliances are for attacking."""
    t = table({"ana": ["nuke"], "ben": ["h-01", "l-02"], "chloe": ["b-03"]})
    play(t, "ana play nuke > ben")
    assert refused(t, "ben", "ally h-01 l-02 for body") == "not-now"


def test_committed_parts_cannot_defend() -> None:
    """RISE-ALLY-10: an Event before the attack finds the three cards on the table."""
    t = table({"ana": ["h-01", "l-02"], "ben": ["b-03"]}, deck=["global-annihilation"])
    play(t, "ana ally h-01 l-02", "ben offer b-03", "chloe decline", "dan decline")
    play(t, "ben defend none", "chloe defend none", "dan defend none")
    assert t.legal("ana") == ["defend none"]
    assert t.read("open") == ["h-01", "b-03", "l-02"]


def test_a_robot_without_a_target_is_wasted() -> None:
    """RISE-ALLY-10: the only other target left through the helper's draw."""
    t = table(
        {"ana": ["h-01", "l-02"], "ben": ["b-03"]},
        seats=("ana", "ben", "chloe"),
        lairs={"chloe": 1},
        deck=["global-annihilation"],
    )
    play(t, "ana ally h-01 l-02", "ben offer b-03", "chloe decline")
    play(t, "ben defend none", "chloe defend none", "ana defend none")
    assert lairs(t) == [2, 2, 0]
    assert asked(t) == {"ben": "action"}
    assert t.read("discard")[-3:] == ["h-01", "b-03", "l-02"]


def test_bargaining_has_no_effect() -> None:
    """RISE-ASK-4, RISE-ASK-1: there is no move that gives or promises anything."""
    t = table({"ana": ["h-01"]})
    for text in ("offer h-01", "give h-01", "take h-01", "accept ben"):
        assert refused(t, "ana", text) == "not-now"


# What the builder refuses


@pytest.mark.parametrize(
    ("zone", "value", "problem"),
    [
        ("hand/ana", ["spy-attack"], "spy-attack cannot lie there"),
        ("hand/ana", ["nuke"] * 5, "there is no nuke left"),
        ("lairs/ana", 4, "from 0 to 3"),
        ("turn", 301, "from 1 to 300"),
        ("field/ana", ["nuke"], "nuke cannot lie there"),
        ("frozen/ana", "yes", "True or False"),
        ("asked", ["arm"], "head, body, legs"),
        ("known/ana", ["@1: robot"], "is no card"),
        ("known/ana", ["@1: nuke"], "must be in that other hand"),
    ],
)
def test_an_impossible_position_is_refused(zone: str, value: object, problem: str) -> None:
    """RISE-SETUP-7, RISE-DRAW-2: with a sentence that says why."""
    t = table({})
    with pytest.raises(Impossible, match=problem):
        t.put(zone, value).asks()


def test_every_zone_can_be_put_and_read() -> None:
    """RISE-INFO-9, RISE-SETUP-7: cards, lairs, identities, marks and memory."""
    t = table({"ben": ["emp"]}, identities={"chloe": "baron-bunker"})
    t.put("open", ["h-01", "l-02"]).put("discard", ["raid"]).put("field/dan", ["force-field"])
    t.put("frozen/ben", True).put("lairs/dan", 1).put("used/chloe", True).put("turn", 17)
    t.put("asked", ["legs"]).put("known/ana", ["@1: emp"]).put("hand/chloe", [])
    assert t.read("open") == ["h-01", "l-02"]
    assert t.read("discard") == ["raid"]
    assert t.read("field/dan") == ["force-field"]
    assert (t.read("frozen/ben"), t.read("lairs/dan"), t.read("used/chloe")) == (True, 1, True)
    assert (t.read("turn"), t.read("asked"), t.read("known/ana")) == (17, ["legs"], ["@1: emp"])
    assert t.read("identity/chloe") == ["baron-bunker"]
    assert "baron-bunker" not in t.read("aside")


def test_a_reshuffle_can_be_scripted() -> None:
    """RISE-DECK-1, RISE-CHANCE-1: what comes out first is named."""
    t = scenario("robot_rise", seats=("ana", "ben"), at="setup")
    t.shuffle("identities", ["baron-bunker", "madame-detour"]).chance("first", ["@1"])
    assert t.read("identity/ana") == ["baron-bunker"]
    assert t.read("identity/ben") == ["madame-detour"]
    assert asked(t) == {"ben": "action"}
    assert state(t).turn == 1
