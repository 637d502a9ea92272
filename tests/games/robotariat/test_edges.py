"""Every edge case of the rules as a scenario."""

import pytest

from tests.games.robotariat.table import lay, roll, rule_of, table, tracks, view_of
from uprising.games.robotariat.rules.cards import OBJECTIVES
from uprising.games.robotariat.rules.state import Robotariat
from uprising.kernel import game, told
from uprising.scenario import Scenario


def test_a_fine_stops_at_nothing() -> None:
    """ROB-EDGE-1, ROB-ENC-5: two players, Funds 1."""
    t = table("npc-turn", round=2, funds=1, npc__h1="masses")
    lay(t, place__ana="sabotage", place__ben="sabotage", place__col="office", npc__c1="office")
    roll(t, "blue", "yellow-x")
    assert t.read("funds") == 0


def test_an_office_fine_can_drain_the_office() -> None:
    """ROB-EDGE-2, ROB-OBJ-4: 1 becomes 0, which counts for the Bursar if the level was hit."""
    for stage, after in (("level-hit", "drained"), ("none", "none")):
        t = table("npc-turn", round=2, contributions=1, bursar=stage, npc__h1="upgrade")
        lay(t, npc__c1="poster", place__ben="masses", place__col="masses", place__ana="masses")
        roll(t, "blue", "yellow-x")
        assert (t.read("contributions"), t.read("bursar")) == (0, after)


@pytest.mark.parametrize(
    ("contributions", "funds", "amounts"),
    [
        pytest.param(8, 20, [1, 2], id="ROB-EDGE-3"),
        pytest.param(0, 3, [1, 2, 3], id="ROB-EDGE-4"),
        pytest.param(0, 20, [1, 2, 3, 4, 5], id="ROB-ACT-8"),
    ],
)
def test_the_office_takes_what_fits(contributions: int, funds: int, amounts: list[int]) -> None:
    t = table(contributions=contributions, funds=funds, place__ana="office")
    t.play("ana", "activate")
    assert t.legal("ana") == [f"pay {k}" for k in amounts]
    assert rule_of(t, "ana", f"pay {amounts[-1] + 1}") == "ROB-ACT-8"
    assert rule_of(t, "ana", "pay 0") == "ROB-ACT-8"


def test_an_office_that_can_take_nothing_is_not_activated() -> None:
    """ROB-EDGE-5: no Funds, or a full track."""
    assert rule_of(table(place__ana="office"), "ana", "activate") == "ROB-ACT-8"
    full = table(place__ana="office", funds=9, contributions=10)
    assert rule_of(full, "ana", "activate") == "ROB-ACT-8"


def test_without_supply_nothing_is_put_up() -> None:
    """ROB-EDGE-6: neither by Poster nor by Wally Street; Mr. Postman may still carry."""
    t = table(posters__masses=8, contributions=3, place__ana="poster")
    assert rule_of(t, "ana", "activate") == "ROB-ACT-2"
    t = table(posters__masses=8, contributions=3, character__ana="wally-street")
    assert rule_of(t, "ana", "hang office") == "ROB-CHAR-7"
    t = table(posters__masses=8, character__ana="mr-postman")
    t.play("ana", "carry masses > office")
    assert (t.read("posters/masses"), t.read("posters/office")) == (7, 1)


def test_an_empty_junk_pile_cannot_be_emptied() -> None:
    """ROB-EDGE-7."""
    assert rule_of(table(place__ana="scrap-yard"), "ana", "activate") == "ROB-ACT-7"


def test_two_posters_a_civilian_and_a_player_are_a_crowd() -> None:
    """ROB-EDGE-8, ROB-ENC-1: Funds -2, Junk +2, Reputation -1."""
    t = table("npc-turn", round=2, funds=5, posters__sabotage=2, npc__h1="masses")
    lay(t, npc__c1="sabotage", place__ana="sabotage", place__ben="office", place__col="office")
    roll(t, "blue", "yellow-x")
    assert (tracks(t), t.read("junk")) == ((3, 4, 0), 2)


def test_uberbot_makes_a_crowd_of_one_poster() -> None:
    """ROB-EDGE-9, ROB-POWER-5, ROB-ENC-6: it counts two, and one cube falls."""
    t = table("npc-turn", round=2, funds=5, character__ana="uberbot", posters__sabotage=1)
    lay(t, npc__h1="masses", npc__c1="sabotage", place__ana="sabotage")
    lay(t, place__ben="office", place__col="office")
    roll(t, "blue", "yellow-x")
    assert (tracks(t), t.read("junk")) == ((3, 4, 0), 1)


def test_uberbot_doubles_what_posters_bring() -> None:
    """ROB-EDGE-10: two posters and he: five."""
    t = table("npc-turn", character__ana="uberbot", posters__sabotage=2, place__ana="sabotage")
    lay(t, npc__c1="masses", place__ben="office", place__col="office")
    roll(t, "blue", "blue")
    assert t.read("funds") == 5


def test_two_oppressors_enter_one_after_the_other() -> None:
    """ROB-EDGE-11, ROB-NPC-6: the second finds the player alone."""
    t = table("npc-turn", round=4, funds=9, posters__poster=3, place__ana="poster")
    lay(t, npc__h1="sabotage", npc__h2="sabotage", npc__c1="office", npc__c2="office")
    lay(t, place__ben="office", place__col="office")
    roll(t, "blue", "yellow-x")
    assert (tracks(t), t.read("junk")) == ((5, 4, 0), 3)


def test_an_oppressor_stops_a_donation() -> None:
    """ROB-EDGE-12, ROB-ENC-3: three posters and two players bring nothing."""
    t = table("npc-turn", round=2, posters__sabotage=3, npc__h1="sabotage", npc__c1="masses")
    lay(t, place__ana="sabotage", place__ben="sabotage", place__col="office")
    roll(t, "blue-x", "blue")
    assert (t.read("funds"), t.read("npc/c1")) == (0, "sabotage")


def test_suspicion_counts_civilians_where_they_have_gone() -> None:
    """ROB-EDGE-13, ROB-NPC-4: H and C move onto three posters together."""
    t = table("npc-turn", round=2, posters__office=3, npc__h1="upgrade", npc__c1="upgrade")
    lay(t, place__ana="masses", place__ben="masses", place__col="masses")
    roll(t, "blue", "yellow")
    assert (tracks(t), t.read("junk")) == ((0, 4, 0), 3)


def test_suspicion_misses_a_civilian_that_left() -> None:
    """ROB-EDGE-14: three posters are no crowd."""
    t = table("npc-turn", round=2, posters__office=3, npc__h1="upgrade", npc__c1="office")
    lay(t, place__ana="masses", place__ben="masses", place__col="masses")
    roll(t, "blue", "yellow")
    assert (t.read("reputation"), t.read("junk"), t.read("npc/c1")) == (5, 3, "sabotage")


def test_two_x_move_the_token_twice_and_nobody_else() -> None:
    """ROB-EDGE-15, ROB-NPC-5, ROB-NPC-7: black first; nobody encounters, company or not."""
    t = table("npc-turn", round=2, funds=4, npc__h1="office", npc__c1="upgrade")
    lay(t, place__ana="office", place__ben="upgrade", place__col="upgrade")
    roll(t, "blue-x", "yellow-x")
    assert (t.read("token"), t.read("funds")) == ("poster", 4)
    assert (t.read("npc/h1"), t.read("npc/c1")) == ("office", "upgrade")


def test_walking_up_to_an_oppressor_costs_nothing() -> None:
    """ROB-EDGE-16, ROB-MOVE-3: but the space cannot be activated without papers."""
    t = table(round=2, funds=4, npc__h1="office", place__ana="upgrade")
    t.play("ana", "move office")
    assert t.read("funds") == 4
    assert rule_of(t, "ana", "activate") == "ROB-ACT-1"
    t.put("upgrades/ana", ["forged-inspection-papers"])
    assert t.may("ana", "activate")


@pytest.mark.parametrize(
    ("reputation", "card", "may"),
    [
        (1, "payroll-heist", False),
        (2, "payroll-heist", False),
        (3, "payroll-heist", True),
        (1, "wildcat-strike", False),
        (2, "wildcat-strike", True),
    ],
)
def test_an_extra_must_leave_reputation(reputation: int, card: str, may: bool) -> None:
    """ROB-EDGE-17, ROB-ACT-4: at 1 none, at 2 those for 1."""
    t = table("use", reputation=reputation, drawn__sabotage=[card, "blame-a-glitch"])
    t.play("ana", f"use {card}")
    if may:
        assert t.may("ana", "buy")
    elif card == "payroll-heist":  # declined for want of a choice: the base effect is done
        assert t.read("funds") == 2
    else:
        assert t.asks()["ana"].prompt == "ask-strike"
        assert t.read("reputation") == reputation


def test_success_stops_everything() -> None:
    """ROB-EDGE-18, ROB-GOAL-1, ROB-GOAL-4: C2 is not resolved."""
    t = table("npc-turn", round=3, funds=44, posters__scrap_yard=1, posters__sabotage=3)
    lay(t, npc__c1="masses", npc__c2="office", npc__h1="poster")
    lay(t, place__ana="poster", place__ben="poster", place__col="poster")
    roll(t, "blue-x", "yellow")
    assert t.outcome is not None
    assert (t.read("funds"), t.outcome.key, t.winners) == (45, "end-success", ["ana", "ben", "col"])


def test_oppressors_come_before_the_saving_donation() -> None:
    """ROB-EDGE-19, ROB-GOAL-2: suspicion at Reputation 1 ends it, Funds 44 or not."""
    t = table("npc-turn", round=2, funds=44, reputation=1, posters__sabotage=4)
    lay(t, npc__h1="masses", npc__c1="upgrade", posters__office=3)
    lay(t, place__ana="poster", place__ben="poster", place__col="poster")
    roll(t, "blue", "yellow")
    assert t.outcome is not None
    assert (t.outcome.key, t.winners, t.read("funds")) == ("end-disgrace", [], 44)


@pytest.mark.parametrize(("posters", "key"), [(0, "end-too-late"), (1, "end-success")])
def test_the_last_npc_turn_still_counts(posters: int, key: str) -> None:
    """ROB-EDGE-20, ROB-GOAL-3, ROB-ROUND-3: one SPARK short after round 6."""
    t = table("npc-turn", turn="col", round=6, funds=44, posters__office=posters)
    lay(t, npc__c1="upgrade", npc__c2="poster", npc__c3="poster")
    lay(t, npc__h1="poster", npc__h2="poster", npc__h3="poster")
    lay(t, place__ana="upgrade", place__ben="upgrade", place__col="upgrade")
    t.put("set-black", "blue-x").put("set-red", "yellow")
    assert t.outcome is not None
    assert (t.outcome.key, t.outcome.rule) == (
        key, "ROB-GOAL-3" if posters == 0 else "ROB-GOAL-1",
    )  # fmt: skip


def arcitech(posters: int = 3) -> Scenario:
    t = table("npc-turn", round=2, seats=3, character__ben="arcitech", posters__sabotage=posters)
    lay(t, npc__h1="masses", npc__c1="office", place__ana="poster")
    lay(t, place__ben="poster", place__col="poster")
    roll(t, "blue", "yellow-x")
    return t


def test_arcitech_puts_one_back_where_it_was() -> None:
    """ROB-EDGE-21, ROB-POWER-3: one poster stands, two lie, three fell."""
    t = arcitech()
    assert list(t.asks()) == ["ben"]
    t.play("ben", "restore sabotage")
    assert (t.read("posters/sabotage"), t.read("junk"), t.read("torn-most")) == (1, 2, 3)


def test_arcitech_sleeps_outside_npc_turns() -> None:
    """ROB-EDGE-22, ROB-CHAR-3: not at a placement, not for a push."""
    t = table("round", round=1, character__ben="arcitech", posters__masses=2)
    lay(t, place__ana="poster", place__ben="poster", place__col="poster")
    assert (list(t.asks()), t.read("junk"), t.read("npc/h1")) == (["ana"], 2, "masses")
    t = table(round=2, character__ben="arcitech", posters__poster=2, place__ana="masses")
    lay(t, npc__h1="sabotage", npc__c1="office", place__ben="office", place__col="office")
    t.play("ana", "activate").play("ana", "push h1 > poster")
    assert (list(t.asks()), t.read("junk")) == (["ana"], 2)


@pytest.mark.parametrize(
    ("answer", "again"), [("restore office", False), ("decline", True), ("decline turn", False)]
)
def test_arcitech_acts_once_in_an_npc_turn(answer: str, again: bool) -> None:
    """ROB-EDGE-23: a refusal keeps the power for the second tear-down."""
    t = table("npc-turn", round=4, character__ben="arcitech", posters__sabotage=1)
    lay(t, posters__poster=1, npc__h1="masses", npc__h2="sabotage")
    lay(t, npc__c1="office", npc__c2="office")
    lay(t, place__ana="office", place__ben="office", place__col="office")
    roll(t, "blue", "yellow-x")
    t.play("ben", answer)
    assert (t.asks()["ben"].prompt == "ask-restore") == again


@pytest.mark.parametrize(
    ("red", "second", "token"),
    [("blue", "upgrade", "masses"), ("yellow-x", "poster", "scrap-yard")],
)
def test_zenders_civilian_does_not_move_twice(red: str, second: str, token: str) -> None:
    """ROB-EDGE-24: a blue arrow moves C2 alone, a yellow X the token."""
    t = table("npc-turn", round=3, character__ana="zender", npc__c1="masses", npc__c2="poster")
    lay(t, npc__h1="office", place__ana="office", place__ben="office", place__col="office")
    roll(t, "blue-x", red)
    t.put("set-black", "yellow")
    t.play("ana", "send c1 yellow")
    assert (t.read("npc/c1"), t.read("npc/c2"), t.read("token")) == ("scrap-yard", second, token)


def test_zender_always_has_somebody_to_send() -> None:
    """ROB-EDGE-25: C1 is out from round 1; a red arrow then moves nobody."""
    t = table("npc-turn", character__ana="zender", npc__c1="masses")
    roll(t, "blue", "yellow")
    assert t.legal("ana") == ["send c1 yellow", "send c1 blue"]
    t.play("ana", "send c1 blue")
    assert t.read("npc/c1") == "sabotage"


def test_alice_leads_all_oppressors_one_way() -> None:
    """ROB-EDGE-26, ROB-POWER-2, ROB-CHAR-2: no black die, no token from it."""
    t = table("npc-turn", round=4, character__ana="alice", npc__h1="masses", npc__h2="office")
    lay(t, npc__c1="upgrade", npc__c2="upgrade", place__ana="poster")
    lay(t, place__ben="poster", place__col="poster")
    t.chance("die.black", ["blue-x"]).chance("die.red", ["yellow"])
    assert t.legal("ana") == ["lead yellow", "lead blue"]
    t.play("ana", "lead yellow")
    assert (t.read("npc/h1"), t.read("npc/h2")) == ("scrap-yard", "sabotage")
    assert t.read("token") == "masses"


def test_mt_q_must_live_with_the_second_throw() -> None:
    """ROB-EDGE-27, ROB-POWER-7, ROB-CHAR-6: both dice, worse or not."""
    t = table("npc-turn", round=2, character__ana="mt-q", npc__h1="masses", npc__c1="upgrade")
    lay(t, place__ana="poster", place__ben="poster", place__col="poster")
    t.chance("die.black", ["blue", "yellow"]).chance("die.red", ["yellow-x", "blue"])
    assert (t.read("black"), t.read("red")) == ("blue", "yellow-x")
    t.play("ana", "reroll")
    assert (t.read("npc/h1"), t.read("npc/c1")) == ("scrap-yard", "office")
    assert list(t.asks()) == ["ben"]


@pytest.mark.parametrize("when", [0, 1, 2])
def test_a1_5_travels_two_spaces(when: int) -> None:
    """ROB-EDGE-28: by her power and her move; she activates at the first, second or third."""
    t = table(funds=5, place__ana="office", posters__poster=1, junk=1)
    steps = ["shift ana > scrap-yard", "move masses"]
    targets = {"office": "pay 1", "scrap-yard": "place office", "masses": "push c1 > poster"}
    for number, step in enumerate([*steps, "end"]):
        if number == when:
            place = t.read("place/ana")
            t.play("ana", "activate")
            if "ana" in t.asks() and t.asks()["ana"].prompt != "ask-turn":
                t.play("ana", targets[place])
            assert rule_of(t, "ana", "activate") == "ROB-TURN-1"
        if step != "end":
            t.play("ana", step)
    assert t.read("place/ana") == "masses"


def test_a_player_shifted_to_a_civilian_gets_nothing() -> None:
    """ROB-EDGE-29, ROB-CHAR-1: the Civilian did not move."""
    t = table(npc__c1="upgrade", place__ben="poster")
    t.play("ana", "shift ben > upgrade")
    assert (t.read("place/ben"), t.read("funds")) == ("upgrade", 0)


def test_the_last_sabotage_card_must_be_used() -> None:
    """ROB-EDGE-30, ROB-ACT-6: and after it the deck is empty."""
    others = [
        "a-credit-to-the-revolution", "adjust-traffic-reports", "cut-the-power", "false-alarm",
        "flash-mob", "raid-the-incinerator", "pirate-broadcast", "payroll-heist", "wildcat-strike",
    ]  # fmt: skip
    t = table(place__ana="sabotage", used__ben=others)
    assert t.read("sabotage-deck") == ["blame-a-glitch"]
    t.play("ana", "activate")
    assert (t.read("used/ana"), t.read("reputation")) == (["blame-a-glitch"], 6)
    t = table(place__ana="sabotage", used__ben=[*others, "blame-a-glitch"])
    assert rule_of(t, "ana", "activate") == "ROB-ACT-6"


def test_a_false_alarm_without_oppressors_is_still_played() -> None:
    """ROB-EDGE-31, ROB-CARD-1."""
    t = table("use", drawn__sabotage=["false-alarm", "flash-mob"])
    t.play("ana", "use false-alarm").play("ana", "decline")
    assert (t.read("played/ana"), t.read("used/ana")) == (1, ["false-alarm"])
    assert t.asks()["ana"].prompt == "ask-turn"


def test_three_players_use_five_objectives() -> None:
    """ROB-EDGE-32, ROB-SETUP-3, ROB-SEAT-3: two stay face down."""
    five = {"bursar", "dealer", "saboteur", "scrapper", "traffic-director"}
    for seed in range(20):
        s = game("robotariat").deal_random(3, seed, mode="secret", characters="random")
        assert isinstance(s, Robotariat)
        assert {OBJECTIVES[o] for o in (*s.objectives, *s.aside)} == five
        assert (len(s.objectives), len(s.aside)) == (3, 2)


def test_a_poster_beside_an_oppressor_stays() -> None:
    """ROB-EDGE-45, ROB-ACT-2: until one enters next."""
    t = table(round=2, npc__h1="office", place__ana="poster", npc__c1="masses")
    lay(t, place__ben="masses", place__col="masses")
    t.play("ana", "activate").play("ana", "place office")
    assert t.read("posters/office") == 1
    roll(t, "blue-x", "yellow-x")
    t.play("ana", "end")
    assert t.read("posters/office") == 1


def test_cut_power_outlasts_the_round() -> None:
    """ROB-EDGE-41, ROB-SAB-3, ROB-CARD-4: the placement of round 3 is as ever."""
    t = table("use", turn="col", round=2, drawn__sabotage=["cut-the-power", "flash-mob"])
    lay(t, npc__h1="masses", npc__c1="office", token="office")
    lay(t, place__ana="poster", place__ben="poster", place__col="poster")
    t.play("col", "use cut-the-power").play("col", "buy")
    roll(t, "blue", "yellow-x")
    t.play("col", "end")
    assert (t.read("round"), t.read("npc/h1"), t.read("npc/c2")) == (3, "masses", "sabotage")
    t.chance("die.red", ["yellow-x"])
    t.play("ana", "end")
    assert t.read("npc/h1") == "masses"
    t.chance("die.red", ["yellow-x"])
    t.play("ben", "end")
    assert t.read("npc/h1") == "sabotage"


def test_mt_q_rerolls_only_what_was_rolled() -> None:
    """ROB-EDGE-42, ROB-CARD-3: red was set, so black alone."""
    t = table("npc-turn", round=2, character__ana="mt-q", set_red="blue")
    lay(t, npc__h1="masses", npc__c1="upgrade", place__ana="poster")
    lay(t, place__ben="poster", place__col="poster")
    t.chance("die.black", ["blue", "yellow"])
    assert (t.read("black"), t.read("red")) == ("blue", "blue")
    t.play("ana", "reroll")
    assert (t.read("npc/h1"), t.read("npc/c1")) == ("scrap-yard", "office")


def test_a_guided_civilian_pays_where_it_arrives() -> None:
    """ROB-EDGE-43, ROB-UPG-8: two posters and the guide."""
    t = table(upgrades__ana=["tour-guide-protocol"], posters__office=2, place__ana="upgrade")
    t.put("npc/c1", "upgrade")
    t.play("ana", "move office with c1")
    assert (t.read("funds"), t.read("npc/c1")) == (3, "office")


def test_a_flash_mob_of_one_wastes_its_extra() -> None:
    """ROB-EDGE-44, ROB-CARD-8: allowed, Reputation 2."""
    t = table("use", reputation=3, drawn__sabotage=["flash-mob", "false-alarm"], npc__c1="masses")
    t.play("ana", "use flash-mob").play("ana", "buy").play("ana", "push c1 > office")
    assert (t.read("reputation"), t.read("npc/c1")) == (2, "office")
    assert t.asks()["ana"].prompt == "ask-turn"


def test_alice_yields_to_a_set_die() -> None:
    """ROB-EDGE-46: a set blue X moves the token, Oppressors stay, red is rolled."""
    t = table("npc-turn", round=2, character__ana="alice", set_black="blue-x", npc__h1="office")
    lay(t, npc__c1="upgrade", place__ana="poster", place__ben="poster", place__col="poster")
    t.chance("die.red", ["yellow"])
    assert list(t.asks()) == ["ben"]
    assert (t.read("token"), t.read("npc/h1"), t.read("npc/c1")) == ("sabotage", "office", "office")


def test_mt_q_has_nothing_to_reroll() -> None:
    """ROB-EDGE-47: cut: red alone; both set: no question."""
    t = table("npc-turn", round=2, character__ana="mt-q", cut=1, npc__h1="office")
    lay(t, npc__c1="upgrade", place__ana="poster", place__ben="poster", place__col="poster")
    t.chance("die.red", ["yellow-x", "blue"])
    assert (t.read("black"), t.read("red"), list(t.asks())) == (None, "yellow-x", ["ana"])
    t.play("ana", "reroll")
    assert (t.read("npc/h1"), t.read("npc/c1")) == ("office", "office")
    t = table("npc-turn", round=2, character__ana="mt-q", set_black="blue", set_red="blue")
    assert list(t.asks()) == ["ben"]


def test_an_upgrade_works_at_once() -> None:
    """ROB-EDGE-48, ROB-ACT-5: a second activation, or a longer move, in this very turn."""
    t = table("keep", place__ana="upgrade", drawn__upgrade=["backup-battery", "new-treads"])
    t.play("ana", "keep backup-battery")
    assert t.may("ana", "activate")
    t = table("keep", place__ana="upgrade", drawn__upgrade=["backup-battery", "new-treads"])
    t.play("ana", "keep new-treads")
    assert t.may("ana", "move sabotage")
    assert not t.may("ana", "activate")


def test_contributions_stop_at_ten() -> None:
    """ROB-EDGE-49, ROB-COMP-11: 9 and 3 are 10."""
    t = table("use", contributions=9, reputation=4)
    t.put("drawn/sabotage", ["a-credit-to-the-revolution", "flash-mob"])
    t.play("ana", "use a-credit-to-the-revolution").play("ana", "buy")
    assert tracks(t) == (0, 3, 10)


def test_sliding_scale_is_no_npc_roll() -> None:
    """ROB-EDGE-50, ROB-CARD-10: X takes two off, no second throw, the token stays."""
    t = table("npc-turn", character__ana="mt-q", contributions=3, npc__c1="upgrade")
    lay(t, upgrades__ana=["sliding-scale"], posters__office=1)
    lay(t, place__ana="poster", place__ben="poster", place__col="poster")
    roll(t, "blue", "yellow")
    t.chance("die.slide", ["yellow-x"])
    t.play("ana", "decline")
    assert t.asks()["ana"].prompt == "ask-slide"
    t.play("ana", "slide")
    assert (t.read("funds"), t.read("token")) == (2, "masses")
    assert list(t.asks()) == ["ben"]


def test_electric_eye_knows_what_went_back() -> None:
    """ROB-EDGE-51, ROB-HIDE-6: nobody else but the drawer does."""
    t = table(character__ben="electric-eye", place__ana="sabotage")
    t.put("sabotage-deck", ["blame-a-glitch", "payroll-heist"])
    t.play("ana", "activate")
    assert view_of(t, "ben").drawn == ("blame-a-glitch", "payroll-heist")
    assert view_of(t, "col").drawn == ()
    t.play("ana", "use blame-a-glitch")
    tags = {who: [told(e)[0] for e in t.seen(who)] for who in ("ana", "ben", "col")}
    assert "returned" in tags["ana"]
    assert "returned" in tags["ben"]
    assert "returned-hidden" in tags["col"]


def test_zender_picks_before_set_dice() -> None:
    """ROB-EDGE-52: C1 goes Yellow and pays, then C2 goes Blue."""
    t = table("npc-turn", round=3, character__ana="zender", set_red="blue", posters__scrap_yard=1)
    lay(t, npc__c1="masses", npc__c2="poster", npc__h1="office", set_black="blue-x")
    lay(t, place__ana="office", place__ben="office", place__col="office")
    t.play("ana", "send c1 yellow")
    assert (t.read("funds"), t.read("npc/c2")) == (1, "upgrade")


def test_glue_works_only_where_its_holder_is() -> None:
    """ROB-EDGE-53, ROB-CARD-11: shifted away, both posters fall."""
    t = table(round=2, posters__poster=2, upgrades__ben=["industrial-adhesive"])
    lay(t, place__ben="poster", place__ana="office", place__col="office", npc__h1="sabotage")
    t.put("npc/c1", "scrap-yard")
    t.play("ana", "shift ben > upgrade")
    roll(t, "blue", "yellow-x")
    t.play("ana", "end")
    assert (t.read("posters/poster"), t.read("junk")) == (0, 2)


def test_without_a_reward_there_is_nothing_to_scale() -> None:
    """ROB-EDGE-54: Contributions 0, one poster: Funds +1, no throw."""
    t = table("npc-turn", upgrades__ana=["sliding-scale"], npc__c1="upgrade", posters__office=1)
    lay(t, place__ana="poster", place__ben="poster", place__col="poster")
    roll(t, "blue", "yellow")
    assert (t.read("funds"), list(t.asks())) == (1, ["ben"])


def test_success_at_reputation_one() -> None:
    """ROB-EDGE-55, ROB-GOAL-5: the extra leaves 1, the effect reaches the target."""
    t = table("use", reputation=3, funds=40, drawn__sabotage=["payroll-heist", "flash-mob"])
    t.play("ana", "use payroll-heist").play("ana", "buy")
    assert t.outcome is not None
    assert (t.outcome.key, t.read("reputation")) == ("end-success", 1)
