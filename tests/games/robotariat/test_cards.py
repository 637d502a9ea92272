"""Every Upgrade and every Sabotage card: what it does, and what it does not."""

from typing import Any

import pytest

from tests.games.robotariat.table import lay, roll, rule_of, table, tracks, view_of
from uprising.scenario import Scenario


def use(card: str, extra: bool | None, **zones: Any) -> Scenario:
    """Ana uses the card; None where it has no extra."""
    other = "blame-a-glitch" if card != "blame-a-glitch" else "payroll-heist"
    t = table("use", **zones)
    t.put("drawn/sabotage", [card, other])
    t.play("ana", f"use {card}")
    if extra is not None:
        t.play("ana", "buy" if extra else "decline")
    return t


# Upgrades


def test_new_treads_reach_two_lines() -> None:
    """ROB-UPG-1, ROB-MOVE-2: all five others on this board; one action, not two."""
    t = table(upgrades__ana=["new-treads"], place__ana="poster")
    walks = [m for m in t.legal("ana") if m.startswith("move")]
    assert len(walks) == 5
    t.play("ana", "move upgrade")
    assert rule_of(t, "ana", "move office") == "ROB-TURN-1"
    plain = table(place__ana="poster")
    assert rule_of(plain, "ana", "move office") == "ROB-MOVE-1"
    assert rule_of(plain, "ana", "move poster") == "ROB-MOVE-1"


@pytest.mark.parametrize(("face", "change"), [("yellow", 2), ("blue", -1), ("yellow-x", -2)])
def test_sliding_scale_changes_one_donation(face: str, change: int) -> None:
    """ROB-UPG-2: by the red die, before the gain is booked."""
    t = table("npc-turn", upgrades__ana=["sliding-scale"], contributions=3, npc__c1="upgrade")
    lay(t, posters__office=1, place__ana="poster", place__ben="poster", place__col="poster")
    roll(t, "blue", "yellow")
    t.chance("die.slide", [face])
    assert t.read("funds") == 0
    t.play("ana", "slide")
    assert t.read("funds") == 4 + change


def test_sliding_scale_never_takes_funds() -> None:
    """ROB-UPG-2: not below 0; and declining leaves the donation alone."""
    for answer, funds in (("slide", 5), ("decline", 6)):
        t = table("npc-turn", upgrades__ana=["sliding-scale"], contributions=1, npc__c1="upgrade")
        lay(t, funds=5, place__ana="poster", place__ben="poster", place__col="poster")
        roll(t, "blue", "yellow")
        t.chance("die.slide", ["yellow-x"])
        assert t.play("ana", answer).read("funds") == funds


def test_sliding_scale_belongs_to_its_holders_turn() -> None:
    """ROB-UPG-2: own player turn, own NPC turn, round start as first player; not another's."""
    t = table("npc-turn", turn="ben", upgrades__ana=["sliding-scale"], contributions=3)
    lay(t, npc__c1="upgrade", place__ana="poster", place__ben="poster", place__col="poster")
    roll(t, "blue", "yellow")
    assert (t.read("funds"), t.asks()["col"].prompt) == (3, "ask-turn")
    t = table("round", round=2, upgrades__ana=["sliding-scale"], contributions=3, token="office")
    lay(t, npc__h1="poster", npc__c1="poster")
    assert (t.read("npc/c2"), t.asks()["ana"].prompt) == ("office", "ask-slide")
    t = table(upgrades__ana=["sliding-scale"], contributions=3, place__ana="masses")
    t.put("npc/c1", "upgrade")
    t.play("ana", "activate").play("ana", "push c1 > office")
    assert t.asks()["ana"].prompt == "ask-slide"


def test_a_loudspeaker_counts_its_holder_twice() -> None:
    """ROB-UPG-3, ROB-CARD-7: the donation only, not the fine."""
    t = table("npc-turn", upgrades__ben=["loudspeaker-array"], npc__c1="upgrade")
    lay(t, place__ben="office", place__ana="office", place__col="poster")
    roll(t, "blue", "yellow")
    assert t.read("funds") == 3
    t = table("npc-turn", round=2, upgrades__ben=["loudspeaker-array"], funds=9)
    lay(t, npc__h1="upgrade", npc__c1="poster", place__ben="office", place__col="poster")
    roll(t, "blue", "yellow-x")
    t.read("funds")
    assert t.read("funds") == 7


def test_a_printer_places_one_or_two() -> None:
    """ROB-UPG-4: any spaces; never more than there are."""
    t = table(upgrades__ana=["wide-format-printer"], place__ana="poster")
    t.play("ana", "activate")
    assert len(t.legal("ana")) == 6 + 21
    assert rule_of(t, "ana", "place nothing") == "ROB-ACT-2"
    assert rule_of(t, "ana", "place office office office") == "ROB-ACT-2"
    t.play("ana", "place upgrade office")
    assert (t.read("supply"), t.read("posters/office"), t.read("posters/upgrade")) == (6, 1, 1)
    t = table(upgrades__ana=["wide-format-printer"], place__ana="poster", posters__masses=7)
    t.play("ana", "activate")
    assert len(t.legal("ana")) == 6
    t = table(place__ana="poster").play("ana", "activate")
    assert rule_of(t, "ana", "place office office") == "ROB-ACT-2"


def test_glued_posters_stay_and_are_counted() -> None:
    """ROB-UPG-5: on the holder's space; suspicion sees them."""
    t = table("npc-turn", round=2, upgrades__ben=["industrial-adhesive"], posters__sabotage=3)
    lay(t, npc__h1="masses", npc__c1="office", place__ben="sabotage")
    lay(t, place__ana="office", place__col="office", funds=5)
    roll(t, "blue", "yellow-x")
    assert (t.read("posters/sabotage"), t.read("junk"), tracks(t)) == (3, 0, (3, 4, 0))


def test_a_hidden_compartment_saves_its_holder_alone() -> None:
    """ROB-UPG-6: the other player on the space is fined; both are counted."""
    t = table("npc-turn", round=2, upgrades__ben=["hidden-compartment"], posters__sabotage=2)
    lay(t, npc__h1="masses", npc__c1="office", place__ben="sabotage", place__ana="sabotage")
    lay(t, place__col="office", funds=5)
    roll(t, "blue", "yellow-x")
    assert tracks(t) == (3, 4, 0)


def test_forged_papers_open_occupied_spaces() -> None:
    """ROB-UPG-7, ROB-ACT-1."""
    zones: dict[str, Any] = {"round": 2, "npc__h1": "poster", "place__ana": "poster"}
    assert table(upgrades__ana=["forged-inspection-papers"], **zones).may("ana", "activate")
    assert rule_of(table(**zones), "ana", "activate") == "ROB-ACT-1"
    other = table(upgrades__ben=["forged-inspection-papers"], **zones)
    assert rule_of(other, "ana", "activate") == "ROB-ACT-1"


def test_a_tour_needs_a_guide_and_a_guest() -> None:
    """ROB-UPG-8, ROB-CARD-6, ROB-CARD-11: from the start space, straight to the last one."""
    zones: dict[str, Any] = {
        "round": 3,
        "place__ana": "poster",
        "npc__c1": "poster",
        "npc__c2": "office",
    }
    t = table(upgrades__ana=["tour-guide-protocol", "new-treads"], posters__upgrade=2, **zones)
    assert rule_of(t, "ana", "move upgrade with c2") == "ROB-UPG-8"
    t.put("posters/office", 1)
    t.put("npc/h1", "masses")
    t.play("ana", "move office with c1")
    assert (t.read("funds"), t.read("npc/c1")) == (2, "office")  # nothing on the way
    assert rule_of(table(**zones), "ana", "move upgrade with c1") == "ROB-UPG-8"
    alone = table(upgrades__ana=["tour-guide-protocol"], **zones)
    assert alone.may("ana", "move upgrade")
    alone.play("ana", "shift ana > upgrade")
    assert alone.read("npc/c1") == "poster"


def test_a_battery_trades_the_move_for_an_activation() -> None:
    """ROB-UPG-9, ROB-CARD-5: not after moving, never three, shifts between are fine."""
    t = table(upgrades__ana=["backup-battery"], place__ana="poster")
    t.play("ana", "activate").play("ana", "place office")
    assert t.may("ana", "move upgrade")
    t.play("ana", "shift ana > masses").play("ana", "activate").play("ana", "push c1 > poster")
    assert rule_of(t, "ana", "move poster") == "ROB-UPG-9"
    assert rule_of(t, "ana", "activate") == "ROB-TURN-1"
    t = table(upgrades__ana=["backup-battery"], place__ana="upgrade")
    t.play("ana", "move poster").play("ana", "activate").play("ana", "place office")
    assert rule_of(t, "ana", "activate") == "ROB-TURN-1"


def test_firmware_buys_reputation() -> None:
    """ROB-UPG-10, ROB-TURN-2: 4 SPARK for 1, once a turn, not above 7."""
    t = table(upgrades__ana=["public-relations-firmware"], funds=9)
    t.play("ana", "promote")
    assert tracks(t) == (5, 6, 0)
    assert rule_of(t, "ana", "promote") == "ROB-UPG-10"
    for funds, reputation in ((3, 5), (9, 7)):
        t = table(upgrades__ana=["public-relations-firmware"], funds=funds, reputation=reputation)
        assert rule_of(t, "ana", "promote") == "ROB-UPG-10"
    assert rule_of(table(funds=9), "ana", "promote") == "ROB-UPG-10"


# Sabotage


@pytest.mark.parametrize(("extra", "after"), [(False, (0, 5, 3)), (True, (0, 4, 5))])
def test_a_credit_fills_the_office(extra: bool, after: tuple[int, ...]) -> None:
    """ROB-SAB-1: 1, or 3 for a Reputation."""
    assert tracks(use("a-credit-to-the-revolution", extra, contributions=2)) == after


def test_traffic_reports_set_one_die() -> None:
    """ROB-SAB-2, ROB-CARD-9: one face of one die; the other is rolled; this turn only."""
    t = use("adjust-traffic-reports", False, round=2, npc__h1="masses", npc__c1="upgrade")
    lay(t, place__ana="poster", place__ben="poster", place__col="poster")
    assert len(t.legal("ana")) == 6
    assert rule_of(t, "ana", "set black yellow-x") == "ROB-SAB-2"
    assert rule_of(t, "ana", "set black blue red yellow") == "ROB-SAB-2"
    t.play("ana", "set black yellow")
    assert view_of(t, "ben").set_black == "yellow"
    t.chance("die.red", ["blue"])
    t.play("ana", "end")
    assert (t.read("npc/h1"), t.read("npc/c1")) == ("scrap-yard", "office")
    assert (t.read("set-black"), t.read("set-red")) == (None, None)


def test_traffic_reports_set_both_dice() -> None:
    """ROB-SAB-2: with the extra; nothing is rolled."""
    t = use("adjust-traffic-reports", True, round=2, npc__h1="masses", npc__c1="upgrade")
    lay(t, place__ana="poster", place__ben="poster", place__col="poster")
    assert len(t.legal("ana")) == 9
    assert rule_of(t, "ana", "set red blue") == "ROB-SAB-2"
    t.play("ana", "set black blue-x red yellow-x").play("ana", "end")
    assert (t.read("token"), t.read("npc/h1")) == ("poster", "masses")


@pytest.mark.parametrize(("extra", "turns"), [(False, 1), (True, 2)])
def test_cut_power_rests_the_black_die(extra: bool, turns: int) -> None:
    """ROB-SAB-3: one NPC turn, or two; it beats a set die and Alice (ROB-CARD-4)."""
    t = use("cut-the-power", extra, round=2, character__ana="alice", npc__h1="office")
    lay(t, place__ana="poster", place__ben="poster", place__col="poster", npc__c1="masses")
    t.put("set-black", "blue")
    assert t.read("cut") == turns
    t.chance("die.red", ["yellow-x"])
    t.play("ana", "end")
    assert (t.read("npc/h1"), t.read("black"), list(t.asks())) == ("office", None, ["ben"])
    t.chance("die.red", ["yellow-x"]).chance("die.black", ["blue"])
    t.play("ben", "end")
    assert t.read("npc/h1") == ("office" if extra else "scrap-yard")


def test_a_false_alarm_moves_without_encounter() -> None:
    """ROB-SAB-4: one Oppressor over one line."""
    t = use("false-alarm", False, round=4, npc__h1="office", npc__h2="masses", funds=5)
    lay(t, place__ben="upgrade", posters__upgrade=2)
    assert rule_of(t, "ana", "push c1 > upgrade") == "ROB-SAB-4"
    assert rule_of(t, "ana", "push h1 > poster") == "ROB-MOVE-1"
    assert rule_of(t, "ana", "push h3 > poster") == "ROB-COMP-3"
    t.play("ana", "push h1 > upgrade")
    assert (t.read("funds"), t.read("posters/upgrade")) == (5, 2)
    assert t.asks()["ana"].prompt == "ask-turn"


def test_a_greater_alarm_moves_every_oppressor() -> None:
    """ROB-SAB-4, the extra: each of them, each once."""
    t = use("false-alarm", True, round=4, npc__h1="office", npc__h2="masses")
    t.play("ana", "push h2 > poster")
    assert rule_of(t, "ana", "push h2 > masses") == "ROB-SAB-4"
    t.play("ana", "push h1 > upgrade")
    assert (t.read("npc/h1"), t.read("npc/h2"), t.read("reputation")) == ("upgrade", "poster", 4)
    assert t.asks()["ana"].prompt == "ask-turn"


def test_a_flash_mob_goes_anywhere() -> None:
    """ROB-SAB-5: any other space, where it encounters; with the extra a second one."""
    t = use("flash-mob", True, round=3, npc__c1="masses", npc__c2="poster", npc__h1="upgrade")
    lay(t, posters__office=2, place__ana="poster", place__ben="poster", place__col="poster")
    assert rule_of(t, "ana", "push h1 > office") == "ROB-SAB-5"
    assert rule_of(t, "ana", "push c1 > masses") == "ROB-SAB-5"
    t.play("ana", "push c1 > office")
    assert t.read("funds") == 2
    assert rule_of(t, "ana", "push c1 > poster") == "ROB-SAB-5"
    t.play("ana", "push c2 > office")
    assert t.read("funds") == 4
    one = use("flash-mob", False, round=3, npc__c1="masses", npc__h1="upgrade")
    one.play("ana", "push c1 > office")
    assert one.asks()["ana"].prompt == "ask-turn"


def test_a_raid_empties_the_incinerator() -> None:
    """ROB-SAB-6: up to two; with the extra any number, also none."""
    t = use("raid-the-incinerator", False, junk=5)
    assert len(t.legal("ana")) == 1 + 6 + 21
    assert rule_of(t, "ana", "place office office office") == "ROB-SAB-6"
    t.play("ana", "place office office")
    assert (t.read("junk"), t.read("posters/office")) == (3, 2)
    t = use("raid-the-incinerator", True, junk=8)
    assert t.asks()["ana"].wide
    assert t.may("ana", "place nothing")
    t.play("ana", "place office*5 masses")
    assert (t.read("junk"), t.read("posters/office"), t.read("posters/masses")) == (2, 5, 1)


def test_a_raid_on_an_empty_pile_needs_no_answer() -> None:
    """ROB-SAB-6, ROB-CARD-1: a card that can do nothing is still played."""
    t = use("raid-the-incinerator", False)
    assert (t.asks()["ana"].prompt, t.read("played/ana")) == ("ask-turn", 1)


@pytest.mark.parametrize(("extra", "gain"), [(False, 2), (True, 6)])
def test_a_broadcast_pays_for_spaces_and_civilians(extra: bool, gain: int) -> None:
    """ROB-SAB-7, ROB-ENC-6: spaces with posters, Überbot or not; two for each Civilian."""
    t = use("pirate-broadcast", extra, round=3, character__ana="uberbot", posters__office=3,
            posters__masses=1, place__ana="office")  # fmt: skip
    assert t.read("funds") == gain


@pytest.mark.parametrize(("extra", "after"), [(False, (2, 5, 0)), (True, (6, 3, 0))])
def test_a_heist_pays_at_once(extra: bool, after: tuple[int, ...]) -> None:
    """ROB-SAB-8: 2, or 6 for two Reputation."""
    assert tracks(use("payroll-heist", extra)) == after


@pytest.mark.parametrize(("extra", "most"), [(False, 2), (True, 4)])
def test_a_wildcat_strike_puts_posters_up(extra: bool, most: int) -> None:
    """ROB-SAB-9: from supply, up to two or four."""
    t = use("wildcat-strike", extra)
    assert rule_of(t, "ana", "place " + " ".join(["office"] * (most + 1))) == "ROB-SAB-9"
    t.play("ana", "place " + " ".join(["office"] * most))
    assert (t.read("supply"), t.read("posters/office")) == (8 - most, most)


@pytest.mark.parametrize(("before", "after"), [(4, 5), (7, 7)])
def test_a_glitch_mends_reputation(before: int, after: int) -> None:
    """ROB-SAB-10, ROB-COMP-14: one more, at most 7; it has no extra to buy."""
    t = use("blame-a-glitch", None, reputation=before)
    assert (t.read("reputation"), t.asks()["ana"].prompt) == (after, "ask-turn")


def test_only_drawn_cards_are_kept_or_used() -> None:
    """ROB-HIDE-6, ROB-ACT-3, ROB-ACT-5: one of the two, and it is compulsory."""
    t = table("use", drawn__sabotage=["flash-mob", "false-alarm"])
    assert rule_of(t, "ana", "use payroll-heist") == "ROB-HIDE-6"
    assert rule_of(t, "ana", "end") == "ROB-TURN-2"
    t = table("keep", drawn__upgrade=["new-treads", "backup-battery"])
    assert rule_of(t, "ana", "keep sliding-scale") == "ROB-HIDE-6"
    t.play("ana", "keep new-treads")
    assert (len(t.read("upgrade-deck")), t.read("upgrades/ana")) == (9, ["new-treads"])
    assert t.read("played/ana") == 1
