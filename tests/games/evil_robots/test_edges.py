"""Every edge case of the specification, as a scenario."""

from __future__ import annotations

from typing import Any

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
    reject_all,
    revealing,
    seen,
    table,
    winners_of,
)


def counted(t: Any) -> tuple[int, ...]:
    """The totals of Evil, Neutral and Good after the count."""
    view: Any = t.view()
    totals: tuple[int, ...] = view.totals
    return totals


def test_a_pot_of_zero_is_played() -> None:
    """EVIL-EDGE-1, EVIL-ROUND-7: the split is skipped, bonuses are not."""
    t = table(9, "round-setup").shuffle("power", ["0"])
    assert t.read("pot") == 0
    assert t.read("stack") == ["9", "8", "7", "6", "5", "4", "3", "2", "0(1)"]
    t = table(9, "count", pot_card=0, used_right_ana=["dividend-drive"])
    powers(t, ana="9", ben="8", chloe="7", dan="6", eva="5", finn="4", gus="3", hal="2", ivy="0(1)")
    coins(t, ana="HH", ben="HH", chloe="TT", dan="HT", eva="HT", finn="HT", gus="HT", hal="HT")
    coins(t, ivy="HT")
    assert t.read("winners") == [0, 1]
    assert influence(t, "ana", "ben") == [7, 5]
    assert t.asks()["ana"].prompt == "ask-keep"


def test_the_zero_card_is_the_lowest() -> None:
    """EVIL-EDGE-2, EVIL-ROUND-6: no other card is turned."""
    t = table(9, "round-setup").shuffle("power", ["7"])
    assert t.read("stack") == ["9", "8", "6", "5", "4", "3", "2", "1", "0"]


def test_the_dealer_is_not_asked_for_the_first_card() -> None:
    """EVIL-EDGE-3, EVIL-COUNT-4: whatever card is offered."""
    t = table(4, "offer", "ana")
    for _ in range(3):
        assert "ana" not in t.asks()
        everyone(t, "raise no")


def test_the_first_zero_goes_to_somebody_else() -> None:
    """EVIL-EDGE-4: with the bonus token and the Dealer Token."""
    t = table(3, "offer", "ana")
    everyone(t, "raise no")
    everyone(t, "raise no")
    assert refused(t, "ana", "zero-to ana", "EVIL-COUNT-4")
    t.play("ana", "zero-to ben")
    assert (t.read("tokens/ben"), t.read("next-dealer"), t.read("power/ben")[0]) == (3, 1, "0")


def test_the_dealer_may_take_a_contested_card() -> None:
    """EVIL-EDGE-5, EVIL-COUNT-6: and pays and gets nothing for it."""
    t = powers(table(5, "offer", "ana"), chloe="6", dan="5")
    t.reveal(ana="raise yes", ben="raise yes", eva="raise no")
    t.play("ben", "offer 2 0")
    t.play("ana", "pick ana")
    assert influence(t, "ana", "ben") == [3, 3]
    assert t.read("power/ana") is not None


def test_a_single_hand_is_binding() -> None:
    """EVIL-EDGE-6, EVIL-COUNT-3, EVIL-COUNT-5: there is no way back."""
    t = table(3, "offer", "ana")
    t.reveal(ben="raise yes", chloe="raise no")
    assert t.read("power/ben") is not None
    assert refused(t, "ben", "raise no", "EVIL-FLOW-1")


def test_an_offer_may_not_lift_the_dealer_to_ten() -> None:
    """EVIL-EDGE-7, EVIL-COUNT-8: tokens are no matter."""
    t = table(4, "offer", "ana", influence_ana=9, tokens_ben=1)
    t.reveal(ben="raise yes", chloe="raise yes", dan="raise no")
    assert refused(t, "ben", "offer 1 0", "EVIL-COUNT-8")
    assert refused(t, "ben", "offer 0 2", "EVIL-COUNT-8")
    assert t.may("ben", "offer 0 1")


def test_only_the_chosen_claimant_pays() -> None:
    """EVIL-EDGE-8: the other offers are void."""
    t = table(4, "offer", "ana", influence_ben=3, influence_chloe=3)
    t.reveal(ben="raise yes", chloe="raise yes", dan="raise no")
    t.reveal(ben="offer 1 0", chloe="offer 2 0")
    t.play("ana", "pick ben")
    assert influence(t, "ana", "ben", "chloe") == [3, 2, 3]


def test_without_power_there_is_no_cheap_flip() -> None:
    """EVIL-EDGE-9, EVIL-TURN-4: one token is not enough."""
    assert refused(acting(5, "0(1)", tokens=1), "ana", "flip-own", "EVIL-TURN-4")


def test_without_power_the_dear_flip_may_aim_at_oneself() -> None:
    """EVIL-EDGE-10, EVIL-TURN-3: two tokens turn any coin."""
    t = coins(acting(5, "0(1)", tokens=2), ana="HT")
    t.play("ana", "flip-any ana")
    assert (t.read("revealed/ana"), t.read("tokens/ana")) == ("heads", 0)


def test_overclock_gives_the_power_to_flip() -> None:
    """EVIL-EDGE-11, EVIL-PL-1: a zero with Overclock is a level of 2."""
    t = acting(5, "0(1)", "overclock", tokens=2)
    t.play("ana", "play overclock")
    assert (level(t, "ana"), t.read("tokens/ana")) == (2, 1)
    assert t.may("ana", "flip-own")


def test_a_dampener_takes_the_power_to_flip() -> None:
    """EVIL-EDGE-12: two less two is nothing."""
    t = acting(5, "2", tokens=1)
    t.put("used-right/ben", ["dampener"])
    t.put("dampener-aim", "@0")
    assert level(t, "ana") == 0
    assert refused(t, "ana", "flip-own", "EVIL-TURN-4")


def test_power_is_clamped_once_at_the_end() -> None:
    """EVIL-EDGE-13: one, less two, more two, is one."""
    t = table(9, "turn", pot_card=7, power_ana="1")
    t.put("dampener-aim", "@0")
    t.put("power-surge-aim", "@0")
    assert level(t, "ana") == 1


def test_either_coin_of_the_extra_may_be_turned() -> None:
    """EVIL-EDGE-14, EVIL-TURN-7: to Good or to Evil."""
    for coin, team in (("tails", "good"), ("heads", "evil")):
        t = acting(3, "5", tokens=2)
        t.play("ana", f"flip-any extra {coin}")
        view: Any = t.view()
        assert view.extra.team == team
        assert refused(t, "ana", "flip-any extra heads", "EVIL-TURN-3")  # no tokens left


def test_the_extra_alone_wins_nothing_for_anybody() -> None:
    """EVIL-EDGE-15, EVIL-TEAM-6, EVIL-TEAM-7: the pot goes back."""
    t = table(3, "count", pot_card=4, extra_card=3, extra_heads=2)
    coins(t, ana="HT", ben="TH", chloe="HT")
    before = influence(t, *NAMES[:3])
    assert t.read("winners") == []
    assert influence(t, *NAMES[:3]) == before
    assert t.read("pot") == 0


def test_all_neutral_nobody_wins() -> None:
    """EVIL-EDGE-16, EVIL-TEAM-3: Good and Evil tie without members."""
    t = coins(table(3, "count"), ana="HT", ben="TH", chloe="HT")
    before = influence(t, *NAMES[:3])
    assert t.read("winners") == []
    assert influence(t, *NAMES[:3]) == before


def test_all_neutral_with_a_third_way_everybody_wins() -> None:
    """EVIL-EDGE-17: they share."""
    t = table(3, "count", pot_card=4, extra_card=1, used_left_ana=["third-way"])
    powers(t, ana="5", ben="3", chloe="0(2)")
    coins(t, ana="HT", ben="TH", chloe="HT")
    assert counted(t) == (0, 9, 0)
    assert t.read("winners") == [0, 1, 2]


def test_all_three_teams_may_win() -> None:
    """EVIL-EDGE-18: with a third way and equal totals."""
    t = table(6, "count", pot_card=1, used_left_ana=["third-way"])
    powers(t, ana="4", ben="0(5)", chloe="0(6)", dan="0(3)", eva="2", finn="0(7)")
    t.put("used-right/dan", ["overclock"])
    t.put("power-surge-aim", "@3")
    t.put("used-right/eva", ["twin-reactor"])
    coins(t, ana="HH", ben="HH", chloe="TT", dan="TT", eva="HT", finn="HT")
    assert counted(t) == (4, 4, 4)
    assert sorted(t.read("winners")) == [0, 1, 2, 3, 4, 5]


def test_a_third_way_turned_down_lets_neutral_lose() -> None:
    """EVIL-EDGE-19: Blackout in the Reveal Phase."""
    t = revealing(5, "blackout")
    t.put("used-left/ben", ["third-way"])
    coins(t, ana="HH", ben="HT", chloe="TH", dan="HT", eva="HT")
    t.play("ana", "reveal blackout > third-way")
    pass_to_count(t)
    assert t.read("winners") == [0]


def test_a_short_pot_goes_by_priority() -> None:
    """EVIL-EDGE-20, EVIL-SPLIT-3: the strongest, then who was given a card first."""
    t = table(5, "count", pot_card=2)
    powers(t, ana="5", ben="3", chloe="1", dan="0(4)", eva="6")
    t.put("power-surge-aim", "@2")
    coins(t, ana="HH", ben="HH", chloe="HH", dan="HT", eva="HT")
    assert t.read("winners") == [0, 1, 2]
    before = influence(t, "ana", "ben", "chloe")
    reject_all(t)
    after = influence(t, "ana", "ben", "chloe")
    assert [a - b for a, b in zip(after, before, strict=True)] == [1, 1, 0]


def test_a_single_winner_takes_all() -> None:
    """EVIL-EDGE-21, EVIL-SPLIT-4: without negotiation."""
    t = coins(table(5, "count", pot_card=1, influence_ana=0), ana="HH", ben="HT", chloe="HT")
    coins(t, dan="HT", eva="HT")
    assert t.read("influence/ana") == 1
    assert t.read("phase") == "closing"


def test_a_gift_may_not_make_ten() -> None:
    """EVIL-EDGE-22, EVIL-GIFT-2: nine is the most."""
    t = acting(5, "5")
    t.put("influence/ben", 8)
    assert refused(t, "ana", "gift ben influence 2", "EVIL-GIFT-2")
    assert t.may("ana", "gift ben influence 1")


def test_a_split_may_go_past_ten() -> None:
    """EVIL-EDGE-23, EVIL-SPLIT-6: no cap on splits."""
    t = table(5, "count", pot_card=3, influence_ana=9)
    coins(t, ana="HH", ben="HH", chloe="HT", dan="HT", eva="HT")
    proposer = NAMES[t.read("winners")[0]]
    t.play(proposer, "propose ana 3")
    everyone(t, "vote accept")
    assert t.read("influence/ana") == 12


def test_a_swap_needs_a_point() -> None:
    """EVIL-EDGE-24, EVIL-TURN-5: nothing to pay, nothing to swap."""
    t = acting(5, "5", "deep-scan")
    t.put("influence/ana", 0)
    assert refused(t, "ana", "swap deep-scan", "EVIL-TURN-5")


def test_a_swap_draws_first_and_puts_the_card_under_the_deck() -> None:
    """EVIL-EDGE-25, EVIL-INFO-6: unseen by others."""
    t = acting(5, "5", "deep-scan")
    t.put("left-deck", ["floodlight", "dice-brain"])
    t.play("ana", "swap deep-scan")
    assert t.read("unused-left/ana") == ["floodlight"]
    assert t.read("left-deck")[-1] == "deep-scan"
    assert t.read("influence/ana") == 2
    [event] = seen(t, "ben", "swapped-hidden")
    assert event.side == "~id-left"
    assert (event.card, event.drawn) == (None, None)


def test_a_face_up_card_cannot_be_swapped() -> None:
    """EVIL-EDGE-26: only an unused one."""
    t = acting(5, "5", "overclock")
    t.play("ana", "play overclock")
    assert refused(t, "ana", "swap overclock", "EVIL-TURN-5")


def test_a_token_lent_in_time_can_be_used() -> None:
    """EVIL-EDGE-27, EVIL-GIFT-8: before the owner's slot is over."""
    t = revealing(5, "turncoat-circuit", tokens=0)
    t.put("tokens/ben", 1)
    assert refused(t, "ana", "reveal turncoat-circuit", "EVIL-CARD-2")
    t.play("ben", "gift ana token 1")
    assert list(t.asks()) == ["ana"]
    t.play("ana", "reveal turncoat-circuit")
    assert t.read("used-left/ana") == ["turncoat-circuit"]


def test_a_token_lent_too_late_cannot() -> None:
    """EVIL-EDGE-28, EVIL-REV-3: there is no second pass."""
    t = revealing(5, "turncoat-circuit", tokens=0)
    t.put("tokens/ben", 1)
    t.play("ana", "pass")
    t.play("ben", "gift ana token 1")
    assert refused(t, "ana", "reveal turncoat-circuit", "EVIL-FLOW-1")


def test_an_immediate_card_is_too_late_in_the_reveal_phase() -> None:
    """EVIL-EDGE-29, EVIL-CARD-7: tokens or not."""
    assert refused(revealing(5, "floodlight"), "ana", "reveal floodlight", "EVIL-CARD-7")


def test_an_anchored_coin_stays() -> None:
    """EVIL-EDGE-30, EVIL-LEFT-08: no target for anything."""
    t = acting(5, "5", "polarity-wrench", "remote-hack", "magnet-crane")
    t.put("used-left/ben", ["anchor-bolts"])
    for move in (
        "flip-any ben",
        "play polarity-wrench > ben",
        "play remote-hack > ben",
        "play magnet-crane > ben chloe",
    ):
        assert refused(t, "ana", move, "EVIL-LEFT-08")
    t = acting(5, "5", "inside-out", "turncoat-circuit")
    t.put("used-left/ana", ["anchor-bolts"])
    for move in ("flip-own", "flip-any ana", "play inside-out", "play turncoat-circuit"):
        assert refused(t, "ana", move, "EVIL-LEFT-08")
    assert t.may("ana", "play inside-out no-use")


def test_a_mirror_turns_the_other_coin_too() -> None:
    """EVIL-EDGE-31, EVIL-LEFT-09: ben's hack turns both."""
    t = coins(acting(5, "5", "remote-hack"), ana="HT", ben="HH")
    t.put("used-left/ben", ["mirror-plating"])
    t.play("ana", "play remote-hack > ben")
    assert (t.read("revealed/ana"), t.read("revealed/ben")) == ("heads", "tails")


def test_a_crane_is_not_mirrored() -> None:
    """EVIL-EDGE-32, EVIL-LEFT-06: nothing is turned over."""
    t = coins(acting(5, "5", "magnet-crane"), ana="HT", ben="HH", chloe="HT")
    t.put("used-left/ben", ["mirror-plating"])
    t.play("ana", "play magnet-crane > ben chloe")
    faces = [t.read(f"revealed/{name}") for name in ("ana", "ben", "chloe")]
    assert faces == ["tails", "tails", "heads"]


def test_a_bonus_card_turned_down_pays_nothing() -> None:
    """EVIL-EDGE-33, EVIL-CARD-6: but may be kept."""
    t = revealing(5, "blackout")
    t.put("used-right/ben", ["dividend-drive"])
    coins(t, ana="HT", ben="HH", chloe="HT", dan="HT", eva="HT")
    t.put("pot", 0)
    before = t.read("influence/ben")
    t.play("ana", "reveal blackout > dividend-drive")
    pass_to_count(t)
    assert t.read("influence/ben") == before
    assert t.may("ben", "keep dividend-drive")


def test_a_coup_changes_the_dealer_at_once() -> None:
    """EVIL-EDGE-34, EVIL-LEFT-14, EVIL-COUNT-12: ties, zeros and the next round."""
    t = table(6, "turn", "chloe", dealer=0, power_ben="7", power_chloe="6", tokens_chloe=2)
    hand(t, "chloe", "coup-protocol")
    t.play("chloe", "play coup-protocol")
    t.play("chloe", "end")
    assert "ana" in t.asks()  # the former Dealer claims like anybody
    t.reveal(ana="raise yes", dan="raise yes", eva="raise no", finn="raise no")
    t.reveal(ana="offer 0 0", dan="offer 0 0")
    t.play("chloe", "pick ana")
    assert (t.read("dealer"), t.read("next-dealer")) == (2, 2)


def test_a_loyalist_who_is_evil_anyway_counts() -> None:
    """EVIL-EDGE-35: the power is added."""
    t = table(5, "count", used_left_ana=["loyalist-script"], loyalist_team="evil")
    powers(t, ana="5")
    coins(t, ana="TT", ben="HT", chloe="HT", dan="HT", eva="HT")
    assert counted(t)[0] == 5


def test_a_neutral_loyalist_adds_nothing() -> None:
    """EVIL-EDGE-36, EVIL-CARD-12, EVIL-LEFT-15: a member of Good all the same."""
    t = table(5, "count", pot_card=5, used_left_ana=["loyalist-script"], loyalist_team="good")
    powers(t, ana="6")
    coins(t, ana="HT", ben="HT", chloe="HT", dan="HT", eva="HT")
    assert counted(t)[2] == 0
    assert t.read("winners") == [0]


def test_a_stowaway_lifted_by_a_surge_does_nothing() -> None:
    """EVIL-EDGE-37, EVIL-RIGHT-13: the level at the count is what matters."""
    t = table(5, "reveal", "ana", power_ana="0(1)", power_ben="6", tokens_ana=1, tokens_ben=1)
    hand(t, "ana", "stowaway")
    hand(t, "ben", "power-surge")
    coins(t, ana="HT", ben="HH", chloe="HT", dan="HT", eva="HT")
    t.play("ana", "reveal stowaway")
    t.play("ana", "pass")
    t.play("ben", "reveal power-surge > ana")
    pass_to_count(t)
    assert t.read("winners") == [1]


def test_ten_in_mid_round_is_not_the_end() -> None:
    """EVIL-EDGE-38, EVIL-CARD-14, EVIL-END-1: only the end of the round counts."""
    t = acting(5, "5", "skimmer", "deep-scan")
    t.put("influence/ana", 9)
    t.put("pot", 3)
    t.play("ana", "play skimmer")
    assert (t.read("influence/ana"), t.read("pot")) == (10, 2)
    t.play("ana", "swap deep-scan")
    assert t.read("influence/ana") == 9
    t = table(5, "end-check", influence_ana=9)
    assert t.asks()["ana"].prompt == "ask-keep"


def test_tied_leaders_share_unless_one_has_the_casting_vote() -> None:
    """EVIL-EDGE-39, EVIL-END-4, EVIL-RIGHT-17: then that one wins alone."""
    t = table(5, "end-check", influence_ana=12, influence_ben=12)
    everyone(t, "endgame none")
    assert winners_of(t) == ["ana", "ben"]
    t = table(5, "end-check", influence_ana=12, influence_ben=12)
    hand(t, "ben", "casting-vote")
    for name in NAMES[:5]:
        t.play(name, "endgame casting-vote" if name == "ben" else "endgame none")
    assert winners_of(t) == ["ben"]


def test_one_more_cycle_works_once_a_game() -> None:
    """EVIL-EDGE-40, EVIL-LEFT-17: the second time the game ends."""
    for used, goes_on in ((False, True), (True, False)):
        t = table(5, "end-check", influence_ana=12, cycle_used=used)
        hand(t, "ben", "one-more-cycle")
        for name in NAMES[:5]:
            t.play(name, "endgame one-more-cycle" if name == "ben" else "endgame none")
        assert ("ask-path" in [ask.prompt for ask in t.asks().values()]) != goes_on


def test_two_cards_of_a_side_may_be_kept() -> None:
    """EVIL-EDGE-41, EVIL-CLEAN-2: then only a Right card is dealt."""
    t = hand(table(5, "cleanup"), "ana", "deep-scan", "floodlight")
    for name in NAMES[:5]:
        t.play(name, "keep deep-scan floodlight" if name == "ana" else "keep none")
    assert sorted(t.read("unused-left/ana")) == ["deep-scan", "floodlight"]
    assert len(t.read("unused-right/ana")) == 1


def test_a_thief_takes_the_only_token() -> None:
    """EVIL-EDGE-42, EVIL-RIGHT-09: one, not two."""
    t = acting(5, "5", "battery-thief", tokens=1)
    t.put("tokens/ben", 1)
    t.play("ana", "play battery-thief > ben")
    assert (t.read("tokens/ana"), t.read("tokens/ben")) == (1, 0)


def test_twice_four_and_two_is_ten() -> None:
    """EVIL-EDGE-43, EVIL-RIGHT-01, EVIL-RIGHT-02: double first, then add."""
    t = acting(5, "4")
    t.put("used-right/ana", ["twin-reactor", "overclock"])
    assert level(t, "ana") == 10


def test_a_sleeper_has_no_power_at_all() -> None:
    """EVIL-EDGE-44, EVIL-RIGHT-04: Overclock or not."""
    t = acting(5, "4")
    t.put("used-right/ana", ["sleeper-mode", "overclock"])
    assert level(t, "ana") == 0


def test_a_recount_comes_before_a_cycle() -> None:
    """EVIL-EDGE-45, EVIL-END-2: the cycle keeps its use."""
    t = table(5, "end-check", influence_ana=11)
    hand(t, "ben", "one-more-cycle")
    hand(t, "chloe", "recount-daemon")
    cards = {"ben": "one-more-cycle", "chloe": "recount-daemon"}
    for name in NAMES[:5]:
        t.play(name, f"endgame {cards.get(name, 'none')}")
    assert t.read("influence/ana") == 9
    assert t.outcome is None
    assert t.read("cycle-used") is False


def test_an_empty_deck_gives_nothing() -> None:
    """EVIL-EDGE-46, EVIL-ROUND-9: no deal, no swap, no Spare Parts."""
    lefts = [
        ["polarity-wrench", "deep-scan", "inside-out", "dice-brain", "firmware-override"],
        ["magnet-crane", "floodlight", "anchor-bolts", "mirror-plating"],
        ["third-way", "turncoat-circuit", "remote-hack", "static-burst"],
        ["coup-protocol", "loyalist-script", "recount-daemon", "one-more-cycle"],
    ]
    t = table(4, "turn", power_ana="5", tokens_ana=2)
    for name, cards in zip(NAMES, lefts, strict=False):
        t.put(f"unused-left/{name}", cards)
    t.put("unused-right/ana", ["spare-parts"])
    assert t.read("left-deck") == []
    assert refused(t, "ana", "swap deep-scan", "EVIL-ROUND-9")
    assert refused(t, "ana", "play spare-parts > left", "EVIL-ROUND-9")
    assert t.may("ana", "play spare-parts > right")
    t = table(4, "round-setup")
    for name, cards in zip(NAMES[:3], lefts, strict=False):
        t.put(f"unused-left/{name}", cards if name != "ana" else cards + lefts[3])
    t.put("unused-left/dan", [])
    assert t.read("left-deck") == []
    assert t.read("unused-left/dan") == []


def test_round_forty_is_the_last() -> None:
    """EVIL-EDGE-47, EVIL-END-6: at any Influence, without an Endgame step."""
    t = table(5, "end-check", round=40, influence_ana=8)
    assert winners_of(t) == ["ana"]
    assert t.outcome is not None
    assert t.outcome.rule == "EVIL-END-6"


def test_no_cycle_after_round_forty() -> None:
    """EVIL-EDGE-48: the game is over."""
    t = table(5, "end-check", round=40, influence_ana=10)
    hand(t, "ben", "one-more-cycle")
    for name in NAMES[:5]:
        t.play(name, "endgame one-more-cycle" if name == "ben" else "endgame none")
    assert winners_of(t) == ["ana"]


def test_a_loyalist_keeps_the_priority_of_power() -> None:
    """EVIL-EDGE-49, EVIL-SPLIT-3: B, A."""
    t = table(5, "count", pot_card=5, used_left_ben=["loyalist-script"], loyalist_team="good")
    powers(t, ana="4", ben="6")
    coins(t, ana="HH", ben="HT", chloe="HT", dan="HT", eva="HT")
    assert t.read("winners") == [1, 0]


def test_a_reveal_card_needs_a_target() -> None:
    """EVIL-EDGE-50, EVIL-CARD-5: on the turn it could be spent without use."""
    t = revealing(5, "blackout")
    assert t.legal("ana")[0] == "pass"
    assert not any(move.startswith("reveal") for move in t.legal("ana"))
    t = acting(5, "5", "blackout")
    assert t.may("ana", "play blackout no-use")


def test_neutral_power_is_ignored() -> None:
    """EVIL-EDGE-51, EVIL-TEAM-4: Good 2 beats Evil 1."""
    t = table(5, "count", pot_card=3)
    powers(t, ana="6", ben="2", chloe="1", dan="0(4)", eva="5")
    coins(t, ana="HT", ben="HH", chloe="TT", dan="HT", eva="HT")
    assert counted(t) == (1, 11, 2)
    assert t.read("winners") == [1]


def test_a_declined_proposal_is_a_failed_one() -> None:
    """EVIL-EDGE-52, EVIL-SPLIT-5: no vote; after the last, one each."""
    t = table(5, "count", pot_card=5)
    powers(t, ana="6", ben="4")
    coins(t, ana="HH", ben="HH", chloe="HT", dan="HT", eva="HT")
    for name in ("ana", "ben", "ana"):
        assert list(t.asks()) == [name]
        t.play(name, "decline")
    assert influence(t, "ana", "ben") == [4, 4]


def test_an_exposed_coin_stays_exposed() -> None:
    """EVIL-EDGE-53, EVIL-CARD-16: everyone sees the new face."""
    t = acting(5, "5", "static-burst")
    t.put("hidden/ben", "tails").put("exposed/ben", True).chance("static-burst", ["heads"])
    t.play("ana", "play static-burst > ben")
    for who in (*NAMES[:5], None):
        view: Any = t.view(who)
        assert view.players[1].hidden == "heads"
