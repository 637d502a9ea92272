"""Every Robot Card: its numbers, its choices, and what refuses it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.evil_robots.tables import (
    NAMES,
    acting,
    coins,
    everyone,
    hand,
    influence,
    level,
    pass_to_count,
    powers,
    refused,
    revealing,
    seen,
    table,
    winners_of,
)
from uprising.games.evil_robots.rules.cards import CARDS, KEYS, PACK
from uprising.scenario import Scenario
from uprising.texts import catalogue, clause, languages


def plays(t: Scenario, card: str, who: str = "ana") -> list[str]:
    """The ways a card may be used now."""
    moves = [move for move in t.legal(who) if move.split()[1:2] == [card]]
    return [move for move in moves if not move.startswith(("swap", "play " + card + " no-use"))]


def cost(card: str) -> int:
    return CARDS[KEYS.index(card)].cost


def test_there_are_thirty_four_cards_in_two_decks() -> None:
    """EVIL-SETUP-10, EVIL-CARD-1, EVIL-CARD-2: the totals the specification gives."""
    assert len(CARDS) == len(set(KEYS)) == 34
    assert [card.side for card in CARDS] == ["left"] * 17 + ["right"] * 17
    types = [card.type for card in CARDS]
    assert [types.count(t) for t in ("immediate", "active", "reveal", "endgame")] == [13, 10, 7, 4]
    costs = [card.cost for card in CARDS if card.type != "endgame"]
    assert [costs.count(price) for price in (0, 1, 2)] == [5, 22, 3]
    assert all(card.cost == 1 for card in CARDS if card.type == "reveal")


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.rule)
def test_every_card_has_its_words_and_its_clause(card: Any) -> None:
    """EVIL-CARD-4: names, texts and the rulebook's row, marked as our own content."""
    for lang in languages():
        words = catalogue("evil_robots", lang)
        name = words.say(f"id-{card.key}")
        row = clause("evil_robots", card.rule, lang)
        assert name in row.text
        assert words.say(f"text-{card.key}")
        assert row.tags == (card.source,) == ("ruling",)


def test_polarity_wrench_turns_anothers_coin() -> None:
    """EVIL-LEFT-01: another player's, or one of the Extra's."""
    t = coins(acting(3, "5", "polarity-wrench"), ben="HH", chloe="HT")
    assert plays(t, "polarity-wrench") == [
        "play polarity-wrench > ben",
        "play polarity-wrench > chloe",
        "play polarity-wrench > extra-heads",
        "play polarity-wrench > extra-tails",
    ]
    t.play("ana", "play polarity-wrench > ben")
    assert (t.read("revealed/ben"), t.read("tokens/ana")) == ("tails", 2)


def test_deep_scan_shows_coins_to_the_scanner_alone() -> None:
    """EVIL-LEFT-02, EVIL-INFO-2: one or two others."""
    t = coins(acting(4, "5", "deep-scan"), ben="HT", chloe="TT", dan="HH")
    assert len(plays(t, "deep-scan")) == 6
    t.play("ana", "play deep-scan > chloe ben")
    mine: Any = t.view("ana")
    assert [mine.players[i].hidden for i in (1, 2, 3)] == ["heads", "tails", None]
    theirs: Any = t.view("dan")
    assert [theirs.players[i].hidden for i in (1, 2)] == [None, None]
    assert len(seen(t, "ana", "scanned")) == 2
    assert len(seen(t, "dan", "scanned-hidden")) == 2
    assert t.read("tokens/ana") == 2


def test_inside_out_exchanges_ones_own_coins() -> None:
    """EVIL-LEFT-03, EVIL-INFO-1: everyone has seen the new hidden coin; it may be followed."""
    t = coins(acting(5, "0(1)", "inside-out"), ana="HT").put("exposed/ana", True)
    t.play("ana", "play inside-out")
    assert (t.read("hidden/ana"), t.read("revealed/ana")) == ("tails", "heads")
    assert t.read("exposed/ana") is False
    theirs: Any = t.view("ben")
    assert theirs.players[0].hidden == "tails"
    t = coins(acting(5, "0(1)", "inside-out"), ana="HT")
    t.play("ana", "play inside-out > turn")
    assert (t.read("hidden/ana"), t.read("revealed/ana")) == ("tails", "tails")
    assert t.read("tokens/ana") == 2


def test_dice_brain_flips_the_hidden_coin_again() -> None:
    """EVIL-LEFT-04, EVIL-CHANCE-1: for nothing; others forget what they knew."""
    t = coins(acting(5, "5", "dice-brain"), ana="TT").put("known/ana", [0, 1])
    t.chance("dice-brain", ["heads"])
    t.play("ana", "play dice-brain")
    assert (t.read("hidden/ana"), t.read("tokens/ana")) == ("heads", 3)
    assert t.read("known/ana") == [0]


def test_firmware_override_turns_the_hidden_coin() -> None:
    """EVIL-LEFT-05: for two tokens; who knew it still does."""
    t = coins(acting(5, "5", "firmware-override"), ana="TT").put("known/ana", [0, 1])
    t.play("ana", "play firmware-override")
    assert (t.read("hidden/ana"), t.read("tokens/ana")) == ("heads", 1)
    theirs: Any = t.view("ben")
    assert theirs.players[0].hidden == "heads"
    assert [event.face for event in seen(t, "ben", "hidden-coin")] == ["~id-heads"]
    [event] = seen(t, "chloe", "hidden-coin-hidden")
    assert event.face is None


def test_magnet_crane_exchanges_two_coins() -> None:
    """EVIL-LEFT-06: oneself and the Extra allowed."""
    t = coins(acting(3, "5", "magnet-crane"), ana="HT", ben="HH", chloe="HT")
    assert len(plays(t, "magnet-crane")) == 3 + 6
    t.play("ana", "play magnet-crane > extra heads ana")
    assert (t.read("revealed/ana"), t.read("extra-heads")) == ("heads", 0)
    assert t.read("tokens/ana") == 2


def test_floodlight_exposes_and_pays_a_token() -> None:
    """EVIL-LEFT-07: everyone sees the coin until the round is over."""
    t = coins(acting(5, "5", "floodlight"), ana="HT")
    t.play("ana", "play floodlight")
    assert t.read("tokens/ana") == 4
    for who in (None, "ben"):
        view: Any = t.view(who)
        assert (view.players[0].hidden, view.players[0].exposed) == ("heads", True)


def test_anchor_bolts_hold_the_coin() -> None:
    """EVIL-LEFT-08: for one token, while face-up."""
    t = acting(5, "5", "anchor-bolts")
    t.play("ana", "play anchor-bolts")
    assert t.read("tokens/ana") == 2
    assert not t.may("ana", "flip-own")


def test_mirror_plating_answers_a_turn() -> None:
    """EVIL-LEFT-09: not one's own, and not against an anchored coin."""
    t = coins(acting(5, "5", "mirror-plating"), ana="HT", ben="HT")
    t.play("ana", "play mirror-plating")
    t.play("ana", "flip-own")
    assert (t.read("revealed/ana"), t.read("tokens/ana")) == ("heads", 1)
    t = coins(acting(5, "5", tokens=2), ana="HT", ben="HT")
    t.put("used-left/ben", ["mirror-plating"]).put("used-left/ana", ["anchor-bolts"])
    t.play("ana", "flip-any ben")
    assert (t.read("revealed/ana"), t.read("revealed/ben")) == ("tails", "heads")


def test_third_way_costs_two() -> None:
    """EVIL-LEFT-10, EVIL-TEAM-3: Neutral contends."""
    t = acting(5, "6", "third-way")
    powers(t, ben="5", chloe="4", dan="3", eva="0(1)")
    coins(t, ana="HT", ben="HH", chloe="TT", dan="TT", eva="TT")
    t.play("ana", "play third-way")
    assert t.read("tokens/ana") == 1
    t.play("ana", "end")
    pass_to_count(t)
    view: Any = t.view()
    assert view.totals == (7, 6, 5)
    assert t.read("winners") == [2, 3, 4]


def test_turncoat_circuit_works_without_power() -> None:
    """EVIL-LEFT-11: on the turn or in the Reveal Phase."""
    t = coins(acting(5, "0(1)", "turncoat-circuit", tokens=1), ana="HT")
    t.play("ana", "play turncoat-circuit")
    assert (t.read("revealed/ana"), t.read("tokens/ana")) == ("heads", 0)
    t = coins(revealing(5, "turncoat-circuit", tokens=1), ana="HT")
    t.play("ana", "reveal turncoat-circuit")
    assert t.read("revealed/ana") == "heads"


def test_remote_hack_turns_a_coin_at_the_end() -> None:
    """EVIL-LEFT-12: another's, or the Extra's."""
    t = revealing(4, "remote-hack", tokens=1)
    assert len(plays(t, "remote-hack")) == 5
    t.play("ana", "reveal remote-hack > extra tails")
    assert (t.read("extra-heads"), t.read("tokens/ana")) == (2, 0)


def test_static_burst_flips_anothers_hidden_coin() -> None:
    """EVIL-LEFT-13, EVIL-CHANCE-1: only its owner sees it."""
    t = coins(revealing(4, "static-burst", tokens=1), ben="TT").put("known/ben", [0, 1])
    t.chance("static-burst", ["heads"])
    assert len(plays(t, "static-burst")) == 3
    t.play("ana", "reveal static-burst > ben")
    assert (t.read("hidden/ben"), t.read("known/ben")) == ("heads", [1])


def test_coup_protocol_makes_a_dealer() -> None:
    """EVIL-LEFT-14: now and for the next round."""
    t = acting(5, "5", "coup-protocol")
    t.play("ana", "play coup-protocol")
    assert (t.read("dealer"), t.read("next-dealer"), t.read("tokens/ana")) == (0, 0, 2)


def test_loyalist_script_names_a_team() -> None:
    """EVIL-LEFT-15: Good or Evil."""
    t = acting(5, "5", "loyalist-script")
    assert plays(t, "loyalist-script") == [
        "play loyalist-script > evil",
        "play loyalist-script > good",
    ]
    t.play("ana", "play loyalist-script > evil")
    assert (t.read("loyalist-team"), t.read("tokens/ana")) == ("evil", 2)


def test_recount_daemon_takes_two_from_every_leader() -> None:
    """EVIL-LEFT-16: priority 10."""
    t = table(5, "end-check", influence_ana=14, influence_ben=10, influence_chloe=9)
    hand(t, "dan", "recount-daemon")
    for name in NAMES[:5]:
        t.play(name, "endgame recount-daemon" if name == "dan" else "endgame none")
    assert influence(t, "ana", "ben", "chloe") == [12, 8, 9]
    assert winners_of(t) == ["ana"]


def test_one_more_cycle_plays_another_round() -> None:
    """EVIL-LEFT-17: priority 30."""
    t = hand(table(5, "end-check", influence_ana=12), "ana", "one-more-cycle")
    for name in NAMES[:5]:
        t.play(name, "endgame one-more-cycle" if name == "ana" else "endgame none")
    assert (t.outcome, t.read("cycle-used")) == (None, True)


def test_overclock_adds_two() -> None:
    """EVIL-RIGHT-01: for one token."""
    t = acting(5, "5", "overclock")
    t.play("ana", "play overclock")
    assert (level(t, "ana"), t.read("tokens/ana")) == (7, 2)


def test_twin_reactor_doubles_the_card() -> None:
    """EVIL-RIGHT-02: for two tokens."""
    t = acting(5, "5", "twin-reactor")
    t.play("ana", "play twin-reactor")
    assert (level(t, "ana"), t.read("tokens/ana")) == (10, 1)


def test_dampener_takes_two() -> None:
    """EVIL-RIGHT-03, EVIL-CARD-10: from another player, with a card or without, or the Extra."""
    t = acting(4, "6", "dampener").put("extra-card", 5)
    assert len(plays(t, "dampener")) == 4
    t.play("ana", "play dampener > extra")
    view: Any = t.view()
    assert (view.extra.level, t.read("tokens/ana")) == (3, 2)
    t = acting(5, "6", "dampener")
    t.play("ana", "play dampener > ben")
    t.play("ana", "end")
    t.reveal(chloe="raise no", dan="raise no", eva="raise no", ben="raise yes")
    value = int(t.read("power/ben"))
    assert level(t, "ben") == max(0, value - 2)


def test_sleeper_mode_rewards_a_powerless_winner() -> None:
    """EVIL-RIGHT-04, EVIL-BONUS-1: one point, for nothing."""
    t = acting(5, "5", "sleeper-mode")
    t.play("ana", "play sleeper-mode")
    assert (level(t, "ana"), t.read("tokens/ana")) == (0, 3)
    t = table(5, "count", pot_card=2, influence_ana=0, used_right_ana=["sleeper-mode"])
    coins(t, ana="HH", ben="HT", chloe="HT", dan="HT", eva="HT")
    assert t.read("influence/ana") == 3


def test_dividend_drive_rewards_a_winner() -> None:
    """EVIL-RIGHT-05, EVIL-BONUS-1: two points."""
    t = table(5, "count", pot_card=2, influence_ana=0, used_right_ana=["dividend-drive"])
    coins(t, ana="HH", ben="HT", chloe="HT", dan="HT", eva="HT")
    assert t.read("influence/ana") == 4
    t = table(5, "count", pot_card=2, influence_ana=0, used_right_ana=["dividend-drive"])
    coins(t, ana="HT", ben="HH", chloe="HT", dan="HT", eva="HT")
    assert t.read("influence/ana") == 0
    assert cost("dividend-drive") == 1


def test_hedge_module_consoles_a_loser() -> None:
    """EVIL-RIGHT-06, EVIL-BONUS-1: one point, for nothing."""
    t = table(5, "count", pot_card=2, influence_ana=0, used_right_ana=["hedge-module"])
    coins(t, ana="HT", ben="HH", chloe="HT", dan="HT", eva="HT")
    assert t.read("influence/ana") == 1
    t = table(5, "count", pot_card=2, influence_ana=0, used_right_ana=["hedge-module"])
    coins(t, ana="HH", ben="HT", chloe="HT", dan="HT", eva="HT")
    assert t.read("influence/ana") == 2
    assert cost("hedge-module") == 0


def test_circuit_breaker_turns_an_active_card_down() -> None:
    """EVIL-RIGHT-07, EVIL-CARD-6, EVIL-CARD-8: anybody's; it is unused again, and forgets."""
    t = acting(5, "5", "circuit-breaker")
    t.put("used-right/ben", ["dampener"]).put("dampener-aim", "@0")
    t.put("used-left/chloe", ["loyalist-script"]).put("loyalist-team", "good")
    assert plays(t, "circuit-breaker") == [
        "play circuit-breaker > loyalist-script",
        "play circuit-breaker > dampener",
    ]
    t.play("ana", "play circuit-breaker > dampener")
    assert (t.read("dampener-aim"), level(t, "ana")) == (None, 5)
    assert "dampener" in t.read("unused-right/ben")
    assert t.read("tokens/ana") == 2


def test_blackout_turns_an_active_card_down_at_the_end() -> None:
    """EVIL-RIGHT-08, EVIL-INFO-11: its name stays known."""
    t = revealing(5, "blackout").put("used-right/ben", ["overclock"])
    t.play("ana", "reveal blackout > overclock")
    assert "overclock" in t.read("unused-right/ben")
    view: Any = t.view("chloe")
    [memory] = [m for m in view.memories if m.card == "overclock"]
    assert memory.places == ("@1",)


def test_battery_thief_takes_two_tokens() -> None:
    """EVIL-RIGHT-09, EVIL-CARD-15: also tokens kept for the Reveal Phase."""
    t = acting(5, "5", "battery-thief", tokens=1).put("tokens/ben", 3)
    t.play("ana", "play battery-thief > ben")
    assert (t.read("tokens/ana"), t.read("tokens/ben")) == (2, 1)


def test_spare_parts_draw_a_card() -> None:
    """EVIL-RIGHT-10, EVIL-CARD-9: from a deck of one's choice; only the drawer sees it."""
    t = acting(5, "5", "spare-parts").put("left-deck", ["floodlight"])
    t.play("ana", "play spare-parts > left")
    assert t.read("unused-left/ana") == ["floodlight"]
    assert t.read("tokens/ana") == 3
    [event] = seen(t, "ana", "drew")
    assert event.card == "~id-floodlight"
    assert not seen(t, "ben", "drew")


def test_prize_injection_feeds_the_pot() -> None:
    """EVIL-RIGHT-11: two points."""
    t = acting(5, "5", "prize-injection").put("pot", 3)
    t.play("ana", "play prize-injection")
    assert (t.read("pot"), t.read("tokens/ana")) == (5, 2)


def test_skimmer_takes_a_point_of_the_pot() -> None:
    """EVIL-RIGHT-12: one."""
    t = acting(5, "5", "skimmer").put("pot", 3)
    t.play("ana", "play skimmer")
    assert (t.read("pot"), t.read("influence/ana"), t.read("tokens/ana")) == (2, 4, 2)


def test_stowaway_wins_with_any_team() -> None:
    """EVIL-RIGHT-13, EVIL-CARD-11, EVIL-CARD-13: at level 0; alone, with the whole pot."""
    t = table(5, "reveal", "ana", pot_card=4, power_ana="0(1)", tokens_ana=1, influence_ana=0)
    hand(t, "ana", "stowaway")
    coins(t, ana="HT", ben="HT", chloe="HT", dan="HT", eva="HT")
    t.play("ana", "reveal stowaway")
    pass_to_count(t)
    assert t.read("winners") == [0]
    assert t.read("influence/ana") == 4


def test_power_surge_adds_two_for_the_round() -> None:
    """EVIL-RIGHT-14: to anybody, oneself and the Extra included."""
    t = revealing(4, "power-surge")
    assert len(plays(t, "power-surge")) == 5
    t.play("ana", "reveal power-surge > ana")
    assert (level(t, "ana"), t.read("tokens/ana")) == (5, 2)


def test_brownout_takes_two_for_the_round() -> None:
    """EVIL-RIGHT-15: from anybody, never below nothing."""
    t = revealing(4, "brownout")
    assert len(plays(t, "brownout")) == 5
    t.play("ana", "reveal brownout > ana")
    assert (level(t, "ana"), t.read("tokens/ana")) == (1, 2)


def test_golden_parachute_helps_whoever_is_behind() -> None:
    """EVIL-RIGHT-16: two points, priority 20, if somebody has more."""
    for own, after in ((9, 11), (12, 12)):
        t = table(5, "end-check", influence_ana=own, influence_ben=11, influence_chloe=3)
        hand(t, "ana", "golden-parachute")
        for name in NAMES[:5]:
            t.play(name, "endgame golden-parachute" if name == "ana" else "endgame none")
        assert t.read("influence/ana") == after


def test_casting_vote_needs_a_tie() -> None:
    """EVIL-RIGHT-17: priority 40; a player behind gains nothing by it."""
    t = table(5, "end-check", influence_ana=11, influence_ben=12)
    hand(t, "ana", "casting-vote")
    for name in NAMES[:5]:
        t.play(name, "endgame casting-vote" if name == "ana" else "endgame none")
    assert winners_of(t) == ["ben"]


def test_endgame_cards_resolve_by_priority() -> None:
    """EVIL-END-2: Recount 10, Parachute 20, Cycle 30, Vote 40."""
    order = sorted((c.priority, c.key) for c in PACK.cards if c.type == "endgame")
    assert [key for _, key in order] == [
        "recount-daemon",
        "golden-parachute",
        "one-more-cycle",
        "casting-vote",
    ]


def poor(card: str) -> Callable[[], Scenario]:
    """One token less than the card costs."""
    return lambda: acting(5, "5", card, tokens=cost(card) - 1)


def with_card(card: str, **zones: Any) -> Callable[[], Scenario]:
    def build() -> Scenario:
        t = acting(5, "5", card)
        for name, value in zones.items():
            t.put(name.replace("_", "-"), value)
        return t

    return build


def spent(card: str, side: str) -> Callable[[], Scenario]:
    """The card is face-up already."""

    def build() -> Scenario:
        t = acting(5, "5")
        return t.put(f"used-{side}/ana", [card])

    return build


def late(card: str) -> Callable[[], Scenario]:
    """In the Reveal Phase."""
    return lambda: revealing(5, card)


REFUSED = [
    pytest.param(
        with_card("polarity-wrench"), "play polarity-wrench > ana", "EVIL-CARD-5", id="EVIL-LEFT-01"
    ),
    pytest.param(with_card("deep-scan"), "play deep-scan > ana", "EVIL-CARD-5", id="EVIL-LEFT-02"),
    pytest.param(spent("inside-out", "left"), "play inside-out", "EVIL-TURN-2", id="EVIL-LEFT-03"),
    pytest.param(late("dice-brain"), "reveal dice-brain", "EVIL-CARD-7", id="EVIL-LEFT-04"),
    pytest.param(
        poor("firmware-override"), "play firmware-override", "EVIL-CARD-2", id="EVIL-LEFT-05"
    ),
    pytest.param(
        with_card("magnet-crane"), "play magnet-crane > ben ben", "EVIL-LEFT-06", id="EVIL-LEFT-06"
    ),
    pytest.param(late("floodlight"), "reveal floodlight", "EVIL-CARD-7", id="EVIL-LEFT-07"),
    pytest.param(poor("anchor-bolts"), "play anchor-bolts", "EVIL-CARD-2", id="EVIL-LEFT-08"),
    pytest.param(late("mirror-plating"), "reveal mirror-plating", "EVIL-CARD-7", id="EVIL-LEFT-09"),
    pytest.param(poor("third-way"), "play third-way", "EVIL-CARD-2", id="EVIL-LEFT-10"),
    pytest.param(
        with_card("turncoat-circuit"),
        "play turncoat-circuit > ben",
        "EVIL-CARD-9",
        id="EVIL-LEFT-11",
    ),
    pytest.param(
        with_card("remote-hack"),
        "play remote-hack > extra heads",
        "EVIL-ROUND-3",
        id="EVIL-LEFT-12",
    ),
    pytest.param(
        with_card("static-burst"), "play static-burst > ana", "EVIL-CARD-5", id="EVIL-LEFT-13"
    ),
    pytest.param(poor("coup-protocol"), "play coup-protocol", "EVIL-CARD-2", id="EVIL-LEFT-14"),
    pytest.param(
        with_card("loyalist-script"), "play loyalist-script", "EVIL-CARD-9", id="EVIL-LEFT-15"
    ),
    pytest.param(
        with_card("recount-daemon"), "play recount-daemon", "EVIL-CARD-7", id="EVIL-LEFT-16"
    ),
    pytest.param(
        with_card("one-more-cycle"), "play one-more-cycle no-use", "EVIL-CARD-7", id="EVIL-LEFT-17"
    ),
    pytest.param(late("overclock"), "reveal overclock", "EVIL-CARD-7", id="EVIL-RIGHT-01"),
    pytest.param(poor("twin-reactor"), "play twin-reactor", "EVIL-CARD-2", id="EVIL-RIGHT-02"),
    pytest.param(with_card("dampener"), "play dampener > ana", "EVIL-CARD-5", id="EVIL-RIGHT-03"),
    pytest.param(
        spent("sleeper-mode", "right"), "play sleeper-mode", "EVIL-TURN-2", id="EVIL-RIGHT-04"
    ),
    pytest.param(poor("dividend-drive"), "play dividend-drive", "EVIL-CARD-2", id="EVIL-RIGHT-05"),
    pytest.param(late("hedge-module"), "reveal hedge-module", "EVIL-CARD-7", id="EVIL-RIGHT-06"),
    pytest.param(
        with_card("circuit-breaker"),
        "play circuit-breaker > overclock",
        "EVIL-CARD-8",
        id="EVIL-RIGHT-07",
    ),
    pytest.param(late("blackout"), "reveal blackout > stowaway", "EVIL-CARD-8", id="EVIL-RIGHT-08"),
    pytest.param(
        with_card("battery-thief"), "play battery-thief > ben", "EVIL-RIGHT-09", id="EVIL-RIGHT-09"
    ),
    pytest.param(
        with_card("spare-parts"), "play spare-parts > good", "EVIL-CARD-9", id="EVIL-RIGHT-10"
    ),
    pytest.param(
        poor("prize-injection"), "play prize-injection", "EVIL-CARD-2", id="EVIL-RIGHT-11"
    ),
    pytest.param(with_card("skimmer", pot=0), "play skimmer", "EVIL-RIGHT-12", id="EVIL-RIGHT-12"),
    pytest.param(poor("stowaway"), "play stowaway", "EVIL-CARD-2", id="EVIL-RIGHT-13"),
    pytest.param(
        with_card("power-surge"), "play power-surge > extra", "EVIL-ROUND-3", id="EVIL-RIGHT-14"
    ),
    pytest.param(with_card("brownout"), "play brownout", "EVIL-SETUP-3", id="EVIL-RIGHT-15"),
    pytest.param(
        late("golden-parachute"), "reveal golden-parachute", "EVIL-CARD-7", id="EVIL-RIGHT-16"
    ),
    pytest.param(with_card("casting-vote"), "play casting-vote", "EVIL-CARD-7", id="EVIL-RIGHT-17"),
]


@pytest.mark.parametrize(("build", "move", "rule"), REFUSED)
def test_what_refuses_a_card(build: Callable[[], Scenario], move: str, rule: str) -> None:
    """EVIL-CARD-5: conditions, targets, price and moment."""
    assert refused(build(), "ana", move, rule)


def test_an_endgame_card_of_somebody_else_cannot_be_revealed() -> None:
    """EVIL-END-2: nor a card of another type."""
    t = table(5, "end-check", influence_ana=12)
    hand(t, "ana", "overclock")
    hand(t, "ben", "casting-vote")
    assert refused(t, "ana", "endgame casting-vote", "EVIL-END-2")
    assert refused(t, "ana", "endgame overclock", "EVIL-END-2")
    everyone(t, "endgame none")
