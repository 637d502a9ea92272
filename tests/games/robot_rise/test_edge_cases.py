"""The edge cases of the rules, each as a position that is played out."""

from dataclasses import replace

from tests.games.robot_rise.table import (
    FRIENDS,
    GAME,
    asked,
    hand,
    lairs,
    play,
    refused,
    state,
    table,
    tiny_deck,
)
from uprising.games.robot_rise.rules.cards import PACK
from uprising.scenario import scenario

TRIO = ("ana", "ben", "chloe")
PAIR = ("ana", "ben")


# Setting up


def test_events_in_the_deal_are_replaced_and_shuffled_in() -> None:
    """RISE-EDGE-1, RISE-SETUP-4: an Event's replacement may be an Event; the discard is empty."""
    t = scenario("robot_rise", seats=TRIO, at="setup")
    t.shuffle("deck", ["spy-attack", "global-annihilation", "nuke", "emp", "raid", "h-01", "h-02"])
    assert hand(t, "ana") == ["nuke", "emp", "raid", "h-01", "h-02"]
    assert t.read("discard") == []
    assert sorted(c for c in t.read("deck") if c in ("spy-attack", "global-annihilation")) == [
        "global-annihilation", "spy-attack", "spy-attack",
    ]  # fmt: skip
    assert len(t.read("deck")) == 90 - 15


def test_two_players_hold_seven_cards_and_have_no_allies() -> None:
    """RISE-EDGE-2, RISE-SETUP-3, RISE-ALLY-1: and a matched robot attacks one player."""
    t = scenario("robot_rise", seats=PAIR, at="setup")
    t.asks()
    assert [len(hand(t, who)) for who in PAIR] == [7, 7]
    t = table({"ana": ["h-01", "b-01", "l-01"]}, seats=PAIR)
    assert refused(t, "ana", "ally h-01 b-01 for legs") == "no-alliance"
    assert t.legal("ana") == ["robot h-01 b-01 l-01 > ben"]


# The deck


def test_the_deck_is_reshuffled_before_its_last_card_is_looked_at() -> None:
    """RISE-EDGE-3, RISE-DECK-1: a and b are the new deck, c, d and e stay in order."""
    discard = ["spy-attack", "spy-attack", "lab-meltdown", "global-annihilation", "h-02"]
    t = tiny_deck(["escape"], discard, {"ana": ["h-01"]})
    assert hand(t, "ana") == ["h-01", "escape"]
    assert t.read("deck") == ["spy-attack", "spy-attack"]
    assert t.read("discard") == ["lab-meltdown", "global-annihilation", "h-02"]


def test_an_event_as_the_last_card_lies_on_top_of_the_three() -> None:
    """RISE-EDGE-4: the reshuffle comes first."""
    discard = ["spy-attack", "lab-meltdown", "global-annihilation", "h-02", "h-03"]
    t = tiny_deck(["spy-attack"], discard, {"ana": ["h-01"]})
    assert asked(t) == {"ana": "event"}
    assert sorted(t.read("deck")) == ["lab-meltdown", "spy-attack"]
    assert t.read("discard") == ["global-annihilation", "h-02", "h-03", "spy-attack"]


def test_nothing_is_drawn_from_nothing() -> None:
    """RISE-EDGE-5, RISE-DECK-2: with three discards there is no new deck, and play goes on.

    The four Events never leave deck and discards, so this takes a deck without them.
    """
    peaceful = {"spy-attack": 0, "lab-meltdown": 0, "global-annihilation": 0, "escape": 9}
    cards = tuple(replace(c, count=peaceful.get(c.id, c.count)) for c in PACK.cards)
    of = replace(GAME, pack=replace(PACK, cards=cards))
    t = tiny_deck([], ["h-02", "h-03", "h-04"], {"ana": ["h-01"]}, of)
    assert hand(t, "ana") == ["h-01"]
    assert t.read("discard") == ["h-02", "h-03", "h-04"]
    assert asked(t) == {"ben": "action"}


# Events in the middle of things


def test_an_event_as_a_replacement_is_resolved_at_once() -> None:
    """RISE-EDGE-6, RISE-DRAW-2, RISE-DRAW-3: and then the defender draws again."""
    t = table({"ana": ["nuke"], "ben": ["escape"]}, deck=["lab-meltdown", "h-01", "h-02", "h-03"])
    play(t, "ana play nuke > ben", "ben defend escape")
    assert asked(t) == {"ben": "event"}
    assert hand(t, "ana") == []
    play(t, "ben defend none")
    assert hand(t, "ben")[:2] == ["h-01", "h-02"]
    assert lairs(t) == [3, 2, 3, 3]
    assert hand(t, "ana")[0] == "h-03"


def test_who_draws_global_annihilation_is_hit_first() -> None:
    """RISE-EDGE-7, RISE-EVENT-2: the defender who drew it, then clockwise."""
    t = table({"ana": ["nuke"], "chloe": ["escape"]}, deck=["global-annihilation"])
    play(t, "ana play nuke > chloe", "chloe defend escape")
    for who in ("chloe", "dan", "ana", "ben"):
        assert asked(t) == {who: "event"}
        play(t, f"{who} defend none")
    assert lairs(t) == [2, 2, 2, 2]


def test_global_annihilation_goes_on_when_its_drawer_leaves() -> None:
    """RISE-EDGE-8, RISE-EXIT-2: A's hand is discarded, nobody takes a card; B and C are hit."""
    t = table(
        {"ana": ["h-01", "nuke"]},
        seats=TRIO,
        at="refill",
        lairs={"ana": 1},
        deck=["global-annihilation"],
    )
    play(t, "ana defend none")
    assert t.read("discard") == ["global-annihilation", "h-01", "nuke"]
    assert asked(t) == {"ben": "event"}
    play(t, "ben defend none", "chloe defend none")
    assert lairs(t) == [0, 2, 2]
    assert asked(t) == {"ben": "action"}


def test_the_last_one_wins_without_defending() -> None:
    """RISE-EDGE-9, RISE-END-1: B is never asked."""
    t = table(
        {"ana": ["h-01"]},
        seats=PAIR,
        at="refill",
        lairs={"ana": 1, "ben": 1},
        deck=["global-annihilation"],
    )
    play(t, "ana defend none")
    assert t.winners == ["ben"]
    assert hand(t, "ana") == ["h-01"]


def test_a_shield_keeps_global_annihilation_off() -> None:
    """RISE-EDGE-10, RISE-FIELD-1: and the Force Field stays."""
    t = table({}, at="refill", deck=["global-annihilation"], fields=["chloe"])
    play(t, "ana defend none", "ben defend none")
    assert asked(t) == {"dan": "event"}
    play(t, "dan defend none")
    assert lairs(t) == [2, 2, 3, 2]
    assert t.read("field/chloe") == ["force-field"]


def test_a_shield_does_not_stop_a_spy_attack() -> None:
    """RISE-EDGE-11, RISE-FIELD-1: drawn in one's own refill."""
    t = table({"ana": ["force-field"]}, deck=["spy-attack"])
    play(t, "ana play force-field")
    assert asked(t) == {"ana": "event"}
    play(t, "ana defend none")
    assert lairs(t) == [2, 3, 3, 3]


def test_everything_stays_where_it_lies_when_the_game_ends() -> None:
    """RISE-END-1: the last rival falls to her own refill, behind her Force Field."""
    t = table({"ana": ["force-field"]}, seats=PAIR, lairs={"ana": 1}, deck=["spy-attack"])
    play(t, "ana play force-field", "ana defend none")
    assert t.winners == ["ben"]
    assert t.read("field/ana") == ["force-field"]
    assert t.table.state.faults() == []


def test_a_force_field_falls_before_the_next_action() -> None:
    """RISE-EDGE-12, RISE-FIELD-1: a shielded player cannot become frozen meanwhile."""
    t = table({"ana": ["force-field"], "ben": ["freeze-ray"]}, seats=PAIR)
    play(t, "ana play force-field")
    assert t.read("field/ana") == ["force-field"]
    assert refused(t, "ben", "play freeze-ray > ana") == "shielded"
    play(t, "ben pass")
    assert t.read("field/ana") == []
    assert t.read("discard") == ["force-field"]
    assert asked(t) == {"ana": "action"}


# What may and must be done


def test_shielded_opponents_leave_nothing_to_do() -> None:
    """RISE-EDGE-13, RISE-TURN-11: a Nuke and a Head, and nobody to attack."""
    t = table({"ana": ["nuke", "h-01"]}, fields=["ben", "chloe", "dan"])
    assert t.legal("ana") == ["pass"]
    assert refused(t, "ana", "play nuke > ben") == "shielded"


def test_a_utility_card_must_be_played() -> None:
    """RISE-EDGE-14, RISE-TURN-2: neither passing nor swapping is legal."""
    t = table({"ana": ["secret-cache", "h-01", "h-02", "h-03"]}, fields=["ben", "chloe", "dan"])
    assert refused(t, "ana", "pass") == "must-act"
    assert refused(t, "ana", "swap3 head") == "must-act"
    assert t.legal("ana") == ["play secret-cache"]


def test_requests_must_be_made_one_after_the_other() -> None:
    """RISE-EDGE-15, RISE-TURN-10: until all have failed."""
    t = table({"ana": ["h-01", "h-02", "h-03", "flex"]})
    assert refused(t, "ana", "pass") == "must-act"
    refuse = ["ben decline", "chloe decline", "dan decline"]
    play(t, "ana ally h-01 flex for body", *refuse)
    assert asked(t) == {"ana": "action"}
    assert refused(t, "ana", "swap3 head") == "must-act"
    play(t, "ana ally h-02 flex for legs", *refuse)
    assert t.legal("ana") == ["swap3 head", "pass"]


def test_a_head_and_a_flex_ask_for_body_or_legs() -> None:
    """RISE-EDGE-16, RISE-ALLY-1, RISE-ALLY-3: no second Flex may be offered."""
    t = table({"ana": ["h-01", "flex"], "ben": ["flex", "b-02"], "chloe": ["l-03"]})
    assert t.legal("ana") == ["ally h-01 flex for body", "ally h-01 flex for legs"]
    play(t, "ana ally h-01 flex for body")
    assert t.legal("ben") == ["decline", "offer b-02"]
    assert refused(t, "ben", "offer flex") == "two-flex"
    play(t, "ben decline", "chloe decline", "dan decline")
    assert t.legal("ana") == ["ally h-01 flex for legs"]


def test_a_kind_is_asked_for_once_a_turn() -> None:
    """RISE-EDGE-17, RISE-TURN-10: a second request for a Body is illegal."""
    t = table({"ana": ["h-01", "h-02", "l-03"]})
    play(t, "ana ally h-01 l-03 for body", "ben decline", "chloe decline", "dan decline")
    assert refused(t, "ana", "ally h-02 l-03 for body") == "asked-already"


def test_who_would_leave_no_target_may_not_offer() -> None:
    """RISE-EDGE-18, RISE-ALLY-4: X, the only target, may not; Y behind a shield may."""
    t = table(
        {"ana": ["h-01", "l-02"], "ben": ["b-03"], "chloe": ["b-04"]}, seats=TRIO, fields=["chloe"]
    )
    play(t, "ana ally h-01 l-02")
    assert t.legal("ben") == ["decline"]
    assert refused(t, "ben", "offer b-03") == "no-target-left"
    play(t, "ben decline", "chloe offer b-04")
    assert asked(t) == {"ben": "defend"}


# Alliances that go wrong, or very well


def test_a_requester_who_leaves_loses_the_robot() -> None:
    """RISE-EDGE-19, RISE-ALLY-10: through the Global Annihilation the helper drew."""
    t = table(
        {"ana": ["h-01", "l-02", "nuke"], "ben": ["b-03"]},
        lairs={"ana": 1},
        deck=["global-annihilation"],
    )
    play(t, "ana ally h-01 l-02", "ben offer b-03", "chloe decline", "dan decline")
    play(t, "ben defend none", "chloe defend none", "dan defend none", "ana defend none")
    assert t.read("discard") == ["global-annihilation", "nuke", "h-01", "b-03", "l-02"]
    assert t.read("open") == []
    assert lairs(t) == [0, 2, 2, 2]
    assert asked(t) == {"ben": "action"}


def test_a_matched_alliance_robot_may_attack_two() -> None:
    """RISE-EDGE-20, RISE-ALLY-8: both besides the helper."""
    t = table({"ana": ["h-05", "l-05"], "ben": ["b-05"]})
    play(t, "ana ally h-05 l-05", "ben offer b-05", "chloe decline", "dan decline")
    assert refused(t, "ana", "targets ben chloe") == "the-helper"
    play(t, "ana targets dan chloe")
    assert asked(t) == {"dan": "defend"}
    play(t, "dan defend none", "chloe defend none")
    assert lairs(t) == [3, 3, 2, 2]


# Bounces


def test_a_reflected_matched_robot_still_attacks_its_second_target() -> None:
    """RISE-EDGE-21, RISE-DEF-5: the attacker first answers one robot."""
    t = table({"ana": ["h-05", "b-05", "l-05"], "ben": ["malware"]})
    play(t, "ana robot h-05 b-05 l-05 > ben chloe", "ben defend malware")
    assert asked(t) == {"ana": "defend"}
    play(t, "ana defend none")
    assert asked(t) == {"chloe": "defend"}
    play(t, "chloe defend none")
    assert lairs(t) == [2, 3, 2, 3]


def test_an_attacker_who_falls_to_the_reflection_attacks_no_more() -> None:
    """RISE-EDGE-22, RISE-ATTACK-6, RISE-EXIT-1: B takes a card, C is spared, the turn ends."""
    t = table(
        {"ana": ["h-05", "b-05", "l-05", "nuke", "emp"], "ben": ["malware"]}, lairs={"ana": 1}
    )
    play(t, "ana robot h-05 b-05 l-05 > ben chloe", "ben defend malware", "ana defend none")
    assert asked(t) == {"ben": "take-leaver"}
    assert t.legal("ben") == ["take nuke", "take emp"]
    play(t, "ben take nuke")
    assert "nuke" in hand(t, "ben")
    assert lairs(t) == [0, 3, 3, 3]
    assert asked(t) == {"ben": "action"}


def test_malware_answers_malware() -> None:
    """RISE-EDGE-23, RISE-DEF-4: the robot goes back again, owner A."""
    t = table({"ana": ["h-05", "b-06", "l-07", "malware"], "ben": ["malware"]})
    play(t, "ana robot h-05 b-06 l-07 > ben", "ben defend malware", "ana defend malware")
    assert asked(t) == {"ben": "defend"}
    play(t, "ben defend none")
    assert lairs(t) == [3, 2, 3, 3]


def test_malware_turns_drones_around() -> None:
    """RISE-EDGE-24, RISE-STOP-3: like a robot."""
    t = table({"ana": ["drone-swarm"], "ben": ["malware"]})
    play(t, "ana play drone-swarm > ben", "ben defend malware", "ana defend none")
    assert lairs(t) == [2, 3, 3, 3]


def test_malware_only_stops_spies() -> None:
    """RISE-EDGE-25, RISE-STOP-3: there is nobody to reflect to."""
    t = table({"ana": ["malware", "h-01", "h-02"]}, at="refill", deck=["spy-attack", "h-03"])
    play(t, "ana defend malware")
    assert lairs(t) == [3, 3, 3, 3]
    assert asked(t) == {"ben": "action"}


# Answers


def test_a_nuke_does_not_stop_a_nuke() -> None:
    """RISE-EDGE-26, RISE-STOP-4."""
    t = table({"ana": ["nuke"], "ben": ["nuke"]})
    play(t, "ana play nuke > ben")
    assert refused(t, "ben", "defend nuke") == "does-not-stop"


def test_a_nuke_stops_a_raid() -> None:
    """RISE-EDGE-27, RISE-STOP-4: and the target draws one."""
    t = table({"ana": ["raid"], "ben": ["nuke", "h-01"]}, deck=["h-02"])
    play(t, "ana play raid > ben", "ben defend nuke")
    assert hand(t, "ben") == ["h-01", "h-02"]


def test_a_robot_that_answers_costs_three_cards_and_brings_one() -> None:
    """RISE-EDGE-28, RISE-DEF-2, RISE-DECK-3: Legs on top of the discards."""
    t = table({"ana": ["doom-laser"], "ben": ["l-01", "h-02", "b-03", "emp"]}, deck=["h-04"])
    play(t, "ana play doom-laser > ben", "ben defend robot h-02 b-03 l-01")
    assert hand(t, "ben") == ["emp", "h-04"]
    assert t.read("discard") == ["doom-laser", "h-02", "b-03", "l-01"]


def test_a_defence_may_be_kept() -> None:
    """RISE-EDGE-29, RISE-ATTACK-2, RISE-LAIR-1: a lair goes, a card comes."""
    t = table({"ana": ["nuke"], "ben": ["escape"]}, deck=["h-01"])
    play(t, "ana play nuke > ben", "ben defend none")
    assert lairs(t) == [3, 2, 3, 3]
    assert hand(t, "ben") == ["escape", "h-01"]


def test_a_comforting_card_may_be_an_event() -> None:
    """RISE-EDGE-30, RISE-DRAW-3: lairs 3 to 1, a card for the second loss, one for the first."""
    t = table({"ana": ["nuke"]}, deck=["spy-attack", "h-01", "h-02", "h-03"])
    play(t, "ana play nuke > ben", "ben defend none", "ben defend none")
    assert lairs(t) == [3, 1, 3, 3]
    assert hand(t, "ben") == ["h-01", "h-02"]


# Leaving


def test_an_empty_hand_gives_nothing() -> None:
    """RISE-EDGE-31, RISE-EXIT-1."""
    t = table({"ana": ["nuke"]}, lairs={"ben": 1})
    play(t, "ana play nuke > ben", "ben defend none")
    assert asked(t) == {"chloe": "action"}


def test_who_reflected_takes_the_card() -> None:
    """RISE-EDGE-32, RISE-ATTACK-7."""
    t = table(
        {"ana": ["h-01", "b-02", "l-03", "escape", "emp"], "ben": ["malware"]}, lairs={"ana": 1}
    )
    play(t, "ana robot h-01 b-02 l-03 > ben", "ben defend malware", "ana defend none")
    play(t, "ben take escape")
    assert "escape" in hand(t, "ben")
    assert t.read("discard")[-1] == "emp"


# Time Machine


def test_a_time_machine_brings_back_no_event() -> None:
    """RISE-EDGE-33, RISE-CARD-12: Escape or the Head, not the Spy Attack."""
    t = table({"ana": ["time-machine"]}, discard=["nuke", "spy-attack", "escape", "h-02"])
    play(t, "ana play time-machine")
    assert t.legal("ana") == ["take escape", "take h-02"]
    assert refused(t, "ana", "take spy-attack") == "cannot-take"
    assert refused(t, "ana", "take nuke") == "cannot-take"


def test_a_time_machine_needs_something_to_bring_back() -> None:
    """RISE-EDGE-34: three Events on top."""
    t = table(
        {"ana": ["time-machine"]},
        discard=["nuke", "spy-attack", "spy-attack", "lab-meltdown"],
    )
    assert refused(t, "ana", "play time-machine") == "nothing-to-take"
    assert t.legal("ana") == ["pass"]


def test_a_played_time_machine_lies_on_top() -> None:
    """RISE-EDGE-35, RISE-TURN-5: the others keep their order."""
    t = table({"ana": ["time-machine"]}, discard=["nuke", "emp", "escape", "h-02"])
    play(t, "ana play time-machine")
    assert t.read("open") == ["time-machine"]
    play(t, "ana take escape")
    assert t.read("discard") == ["nuke", "emp", "h-02", "time-machine"]
    assert hand(t, "ana")[0] == "escape"


# Nuisances


def test_a_raid_takes_what_is_there() -> None:
    """RISE-EDGE-36, RISE-CARD-8: one card of one; nobody without a card is a target."""
    t = table({"ana": ["raid"], "ben": ["escape"]})
    assert refused(t, "ana", "play raid > chloe") == "empty-hand"
    play(t, "ana play raid > ben", "ben defend none")
    assert hand(t, "ben") == []
    assert hand(t, "ana")[0] == "escape"


def test_mind_control_with_an_empty_hand_gives_nothing_back() -> None:
    """RISE-EDGE-37, RISE-CARD-10."""
    t = table({"ana": ["mind-control"], "ben": ["escape", "emp"]})
    play(t, "ana play mind-control > ben", "ben defend none", "ana take escape")
    assert asked(t) == {"ben": "action"}
    assert hand(t, "ben") == ["emp"]
    assert hand(t, "ana")[0] == "escape"


def test_the_frozen_are_not_frozen_again() -> None:
    """RISE-EDGE-38, RISE-FREEZE-1."""
    t = table({"ana": ["freeze-ray"]}, frozen=["ben"])
    assert refused(t, "ana", "play freeze-ray > ben") == "frozen"
    assert t.legal("ana") == ["play freeze-ray > chloe", "play freeze-ray > dan"]


def test_the_frozen_defend_normally() -> None:
    """RISE-EDGE-39, RISE-FREEZE-1."""
    t = table({"ana": ["nuke"], "ben": ["escape"]}, frozen=["ben"])
    play(t, "ana play nuke > ben", "ben defend escape")
    assert lairs(t) == [3, 3, 3, 3]


# Identities


def test_the_understudy_stops_a_raid() -> None:
    """RISE-EDGE-40, RISE-DEF-3: no card is drawn, and she is spent."""
    t = table({"ana": ["raid"], "ben": ["h-01"]}, identities={"ben": "the-understudy"})
    play(t, "ana play raid > ben", "ben defend identity")
    assert hand(t, "ben") == ["h-01"]
    assert t.read("used/ben") is True
    assert t.view("ana").places[1].identity == "the-understudy"  # type: ignore[attr-defined]


def test_madame_detour_alone_with_the_attacker_stops_the_attack() -> None:
    """RISE-EDGE-41, RISE-IDENT-6."""
    t = table({"ana": ["nuke"]}, seats=PAIR, identities={"ben": "madame-detour"})
    play(t, "ana play nuke > ben")
    assert t.legal("ben") == ["defend none", "defend identity"]
    assert refused(t, "ben", "defend identity > ana") == "not-the-owner"
    play(t, "ben defend identity")
    assert t.read("lairs/ben") == 3 and t.read("used/ben") is True


def test_a_detoured_attack_keeps_its_owner() -> None:
    """RISE-EDGE-42, RISE-ATTACK-7: A takes a card from C."""
    t = table(
        {"ana": ["nuke"], "chloe": ["h-01", "emp"]},
        lairs={"chloe": 1},
        identities={"ben": "madame-detour"},
    )
    play(t, "ana play nuke > ben", "ben defend identity > chloe", "chloe defend none")
    assert asked(t) == {"ana": "take-leaver"}
    play(t, "ana take emp")
    assert hand(t, "ana")[0] == "emp"


def test_professor_reverb_discards_all_if_fewer_than_two() -> None:
    """RISE-EDGE-43, RISE-IDENT-7: one card, and the laser attacks its owner."""
    t = table({"ana": ["doom-laser"], "ben": ["h-01"]}, identities={"ben": "professor-reverb"})
    play(t, "ana play doom-laser > ben")
    assert refused(t, "ben", "defend identity") == "discard-two"
    play(t, "ben defend identity h-01")
    assert asked(t) == {"ana": "defend"}
    play(t, "ana defend none")
    assert lairs(t) == [2, 3, 3, 3]
    assert t.read("discard") == ["doom-laser", "h-01"]


def test_nobody_escapes_the_orbital_lance() -> None:
    """RISE-EDGE-44, RISE-STOP-1."""
    t = table({"ben": ["escape"]}, identities={"ana": "dr-cinder-voss"})
    play(t, "ana identity > ben")
    assert t.legal("ben") == ["defend none"]
    assert refused(t, "ben", "defend escape") == "does-not-stop"


def test_an_identity_attack_is_never_a_duty() -> None:
    """RISE-EDGE-45, RISE-TURN-2: use it, swap or pass."""
    t = table({"ana": ["h-01", "h-02", "h-03"]}, identities={"ana": "dr-cinder-voss"})
    assert t.legal("ana") == [
        "identity > ben", "identity > chloe", "identity > dan", "swap3 head", "pass",
    ]  # fmt: skip


def test_an_eliminated_player_does_not_refill() -> None:
    """RISE-EDGE-46, RISE-TURN-9: the next player starts."""
    t = table({"ana": ["drone-swarm"], "ben": ["malware"]}, lairs={"ana": 1})
    play(t, "ana play drone-swarm > ben", "ben defend malware", "ana defend none")
    assert hand(t, "ana") == []
    assert asked(t) == {"ben": "action"}


def test_a_stopped_event_only_delays_the_refill() -> None:
    """RISE-EDGE-47, RISE-TURN-7: with The Understudy, and undefended instead."""
    deck = ["spy-attack", "h-03", "l-04", "b-05"]
    t = table({"ana": ["h-01"]}, at="refill", deck=deck, identities={"ana": "the-understudy"})
    play(t, "ana defend identity")
    assert hand(t, "ana") == ["h-01", "h-03", "l-04"]
    t = table({"ana": ["h-01"]}, at="refill", deck=deck)
    play(t, "ana defend none")
    assert hand(t, "ana") == ["h-01", "h-03", "l-04"]
    assert lairs(t) == [2, 3, 3, 3]


def test_an_answered_event_in_a_refill_takes_three_cards() -> None:
    """RISE-EDGE-48: H-03 replaces Escape, L-04 completes the draw, B-05 is the second."""
    deck = ["spy-attack", "h-03", "l-04", "b-05", "h-06"]
    t = table({"ana": ["escape"]}, at="refill", deck=deck)
    play(t, "ana defend escape")
    assert hand(t, "ana") == ["h-03", "l-04", "b-05"]


def test_a_whole_robot_does_not_forbid_asking() -> None:
    """RISE-EDGE-49, RISE-ALLY-1: a Body with H-01 and L-03, although one is at hand."""
    t = table({"ana": ["h-01", "b-02", "l-03"]})
    assert t.may("ana", "robot h-01 b-02 l-03 > ben")
    assert t.may("ana", "ally h-01 l-03 for body")


def test_either_an_action_or_the_identity() -> None:
    """RISE-EDGE-50, RISE-TURN-4: but not nothing."""
    t = table({"ana": ["nuke", "h-01", "h-02", "h-03"]}, identities={"ana": "magda-lodestone"})
    assert refused(t, "ana", "identity") == "identity-no-target"
    t = table(
        {"ana": ["nuke", "h-01", "h-02", "h-03"], "ben": ["emp"]},
        identities={"ana": "magda-lodestone"},
    )
    assert t.may("ana", "play nuke > ben")
    assert t.may("ana", "identity")
    assert refused(t, "ana", "pass") == "must-act"
    assert refused(t, "ana", "swap3 head") == "must-act"


def test_open_steps_are_finished_when_the_active_player_leaves() -> None:
    """RISE-EDGE-51, RISE-TURN-9: the rest of the Event and B's draw, then the next player."""
    t = table({"ana": ["nuke"]}, lairs={"ana": 1}, deck=["global-annihilation", "h-01", "h-02"])
    play(t, "ana play nuke > ben", "ben defend none")
    play(t, "ben defend none", "chloe defend none", "dan defend none")
    assert asked(t) == {"ana": "event"}
    play(t, "ana defend none")
    assert lairs(t) == [0, 1, 2, 2]
    assert len(hand(t, "ben")) == 2  # for the second loss, and to complete the first draw
    assert asked(t) == {"ben": "action"}


def test_a_detoured_swarm_flies_back_to_its_owner() -> None:
    """RISE-EDGE-52, RISE-DEF-4: C draws, the swarm attacks A, owner C."""
    t = table(
        {"ana": ["drone-swarm"], "chloe": ["malware"]},
        deck=["h-01"],
        identities={"ben": "madame-detour"},
    )
    play(t, "ana play drone-swarm > ben", "ben defend identity > chloe", "chloe defend malware")
    assert hand(t, "chloe") == ["h-01"]
    asker = state(t).asker
    assert (asker.owner, asker.who) == (2, 0)


def test_a_reflected_raid_on_an_empty_hand_takes_nothing() -> None:
    """RISE-EDGE-53, RISE-ATTACK-8."""
    t = table(
        {"ana": ["raid"], "ben": ["h-01", "h-02", "h-03"]}, identities={"ben": "professor-reverb"}
    )
    play(t, "ana play raid > ben", "ben defend identity h-01 h-02", "ana defend none")
    assert hand(t, "ben") == ["h-03"]
    assert asked(t) == {"ben": "action"}


def test_a_helper_may_leave_and_the_robot_still_attacks() -> None:
    """RISE-EDGE-54, RISE-DECK-3: hand, then Force Field; then the robot."""
    t = table(
        {"ana": ["h-01", "l-02"], "ben": ["b-03", "nuke"]},
        lairs={"ben": 1},
        fields=["ben"],
        deck=["spy-attack"],
    )
    play(t, "ana ally h-01 l-02", "ben offer b-03", "chloe decline", "dan decline")
    play(t, "ben defend none")
    assert t.read("discard") == ["spy-attack", "nuke", "force-field", "h-01", "b-03", "l-02"]
    assert asked(t) == {"ana": "targets"}
    assert t.legal("ana") == ["targets chloe", "targets dan"]


def test_after_turn_300_most_lairs_win() -> None:
    """RISE-EDGE-55, RISE-END-2: A and C share."""
    t = table({"ana": ["secret-cache"]}, seats=TRIO, lairs={"ana": 2, "ben": 1, "chloe": 2})
    t.put("turn", 300)
    play(t, "ana play secret-cache")
    assert t.winners == ["ana", "chloe"]
    assert t.outcome is not None and t.outcome.rule == "RISE-END-2"


def test_the_friends_are_four() -> None:
    """RISE-SETUP-1: 2 to 6 players; here usually these, with three lairs each."""
    t = table({})
    assert lairs(t) == [3] * len(FRIENDS)
