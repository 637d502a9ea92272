"""The clauses the examples and the cards leave over, one by one."""

from __future__ import annotations

from typing import Any

import pytest

import uprising
from tests.games.evil_robots.tables import (
    NAMES,
    acting,
    coins,
    everyone,
    hand,
    influence,
    powers,
    refused,
    revealing,
    seen,
    table,
)
from uprising.games.evil_robots import GAME
from uprising.games.evil_robots.rules.state import EvilRobots
from uprising.games.evil_robots.seen.events import Drew, PathChosen
from uprising.kernel import Table, at, default_names, seeded, seeded_table
from uprising.scenario import Impossible


def state_of(t: Any) -> EvilRobots:
    t.asks()
    state = t.table.state
    assert isinstance(state, EvilRobots)
    return state


def default(t: Any, who: str) -> str:
    """What is played for somebody whose time has run out."""
    s = state_of(t)
    return t.table.text(s.asker.default(s, NAMES.index(who)))  # type: ignore[no-any-return]


def new(seats: int, seed: int = 1, **options: Any) -> Table:
    return seeded_table(GAME, default_names(seats), options, seed)


# Setting up


def test_the_set_up_can_be_scripted() -> None:
    """EVIL-SETUP-2, EVIL-SETUP-4, EVIL-ROUND-1, EVIL-CHANCE-1: every draw of it."""
    t = uprising.scenario("evil_robots", seats=NAMES[:3], at="setup")
    t.chance("dealer", ["@1"]).chance("coin.hidden", ["heads"] * 3)
    t.shuffle("deck.left", ["deep-scan", "inside-out", "dice-brain"])
    t.shuffle("deck.right", ["skimmer"]).shuffle("power", ["4", "2"])
    with pytest.raises(Impossible, match="'deep-scan' is no right-card"):
        t.shuffle("deck.right", ["deep-scan"])
    assert (t.read("dealer"), t.read("next-dealer"), t.read("round")) == (1, 1, 1)
    dealt = [t.read(f"unused-left/{NAMES[seat]}") for seat in (2, 0, 1)]
    assert dealt == [["deep-scan"], ["inside-out"], ["dice-brain"]], "clockwise from the Dealer"
    assert t.read(f"unused-right/{NAMES[2]}") == ["skimmer"]
    assert (t.read("pot-card"), t.read("extra-card"), t.read("stack")) == (
        "4", "2", ["5", "3", "0(1)"],
    )  # fmt: skip
    assert [t.read(f"hidden/{who}") for who in NAMES[:3]] == ["heads"] * 3


def test_the_dealer_of_a_scenario_holds_the_token_until_a_card_is_given() -> None:
    """EVIL-SETUP-2, EVIL-COUNT-11."""
    for dealer in range(5):
        t = uprising.scenario("evil_robots", seats=NAMES[:5], at="offer", turn=dealer)
        assert (t.read("dealer"), t.read("next-dealer")) == (dealer, dealer)


def test_the_first_dealer_is_drawn_by_lot_or_chosen() -> None:
    """EVIL-SETUP-2, EVIL-CHANCE-1: every seat can be; the Dealer Token starts there."""
    states = [GAME.deal_random(3, seed) for seed in range(40)]
    dealers = [s.dealer for s in states if isinstance(s, EvilRobots)]
    assert set(dealers) == {0, 1, 2}
    chosen = new(5, dealer="first-seat").state
    assert isinstance(chosen, EvilRobots)
    assert (chosen.dealer, chosen.heir) == (0, 0)


def test_clockwise_begins_after_a_seat_and_ends_with_it() -> None:
    """EVIL-SETUP-3, EVIL-ROUND-1: the deal goes round from the Dealer, Left before Right."""
    table = new(4, dealer="first-seat")
    seen = table.seen(table.first_events, None)
    drawn = [(e.who, e.side) for e in seen if isinstance(e, Drew) and e.card is None]
    order = [at(seat) for seat in (1, 2, 3, 0)]
    assert drawn == [(who, side) for who in order for side in ("~id-left", "~id-right")]


@pytest.mark.parametrize("seats", range(3, 10))
def test_everybody_starts_with_a_card_of_each_side(seats: int) -> None:
    """EVIL-SETUP-4, EVIL-SETUP-5, EVIL-INFO-4: seen by the owner; the others see the sides."""
    t = table(seats, "offer")
    for name in NAMES[:seats]:
        assert [len(t.read(f"unused-{side}/{name}")) for side in ("left", "right")] == [1, 1]
    view: Any = t.view("ana")
    assert len(view.players[0].cards) == 2
    assert [p.cards for p in view.players[1:]] == [()] * (seats - 1)
    assert [(p.left, p.right) for p in view.players] == [(1, 1)] * seats
    assert len(t.read("left-deck")) == 17 - seats


def test_influence_is_never_short() -> None:
    """EVIL-SETUP-8: any number fits, below nothing is no number."""
    assert table(5, "offer", influence_ana=99).read("influence/ana") == 99
    with pytest.raises(Impossible):
        table(5, "offer", influence_ana=-1)


def test_twenty_tokens_are_enough() -> None:
    """EVIL-SETUP-9: a table with more is impossible."""
    with pytest.raises(Impossible, match="tokens"):
        table(5, "turn", power_ana="5", tokens_ana=20, tokens_ben=1).asks()
    rng = seeded(3, "tokens")
    s = GAME.deal_random(9, 3)
    most = 0
    while not s.ended:
        assert isinstance(s, EvilRobots)
        most = max(most, sum(s.tokens))
        assert s.faults() == []
        ask = s.next_ask()
        moves = s.legal(ask, rng)
        s.play_trusted(ask.seat, moves[rng.below(len(moves))])
    assert 0 < most <= 20


def test_a_round_begins_with_pot_extra_stack_and_coins() -> None:
    """EVIL-ROUND-2, EVIL-ROUND-3, EVIL-ROUND-4, EVIL-ROUND-5: in this order, from scripted luck."""
    t = table(3, "round-setup", "ben").shuffle("power", ["4", "2"])
    t.chance("coin.hidden", ["heads", "tails", "tails"])
    t.chance("coin.revealed", ["tails", "tails", "heads"])
    assert (t.read("pot"), t.read("extra-card"), t.read("extra-heads")) == (4, "2", 1)
    assert t.read("stack") == ["5", "3", "0(1)"]
    assert t.read("dealer") == 1
    assert [t.read(f"hidden/{n}") for n in NAMES[:3]] == ["heads", "tails", "tails"]
    assert [t.read(f"revealed/{n}") for n in NAMES[:3]] == ["tails", "tails", "heads"]
    view: Any = t.view("chloe")
    assert [p.hidden for p in view.players] == [None, None, "tails"]
    assert [p.shown for p in view.players] == ["tails", "tails", "heads"]


def test_every_round_starts_from_scratch() -> None:
    """EVIL-ROUND-8, EVIL-CLEAN-1, EVIL-CLEAN-3, EVIL-CLEAN-4: tokens, power, coins and Dealer."""
    t = table(5, "cleanup", next_dealer=3, tokens_ana=2, exposed_ben=True, gifts_ana=6)
    t.put("used-left/ana", ["floodlight"]).put("dampener-aim", "@1")
    t.shuffle("deck.left", ["floodlight"])
    everyone(t, "keep none")
    assert t.read("dealer") == 3
    assert [t.read(f"tokens/{n}") for n in NAMES[:5]] == [0] * 5
    assert [t.read(f"power/{n}") for n in NAMES[:5]] == [None] * 5
    assert (t.read("exposed/ben"), t.read("gifts/ana"), t.read("dampener-aim")) == (False, 0, None)
    assert t.read("unused-left/eva") == ["floodlight"]  # first after the Dealer, from the top


# Gifts


def test_anybody_may_give_at_any_quiet_moment() -> None:
    """EVIL-GIFT-1, EVIL-GIFT-3, EVIL-GIFT-8: points or tokens, whoever is asked."""
    t = acting(5, "5", tokens=3)
    t.put("influence/ben", 3).put("tokens/ben", 1)
    t.play("ben", "gift ana influence 2")
    t.play("ben", "gift chloe token 1")
    assert influence(t, "ana", "ben") == [5, 1]
    assert (t.read("tokens/ben"), t.read("tokens/chloe")) == (0, 1)
    assert list(t.asks()) == ["ana"]
    assert refused(t, "ben", "gift ana influence 2", "EVIL-GIFT-3")
    assert refused(t, "ben", "gift ana influence 0", "EVIL-GIFT-3")
    assert refused(t, "ben", "gift ben influence 1", "EVIL-GIFT-1")
    t.put("influence/dan", 12)
    assert refused(t, "ben", "gift dan influence 1", "EVIL-GIFT-2")
    assert t.may("ana", "gift dan token 3")


def test_gifts_are_closed_after_the_split() -> None:
    """EVIL-GIFT-4: open through the split, closed at the end of the round."""
    t = coins(table(5, "count", pot_card=4), ana="HH", ben="HH", chloe="HT", dan="HT", eva="HT")
    assert t.may("eva", "gift dan influence 1")
    while t.read("phase") == "split":
        t.play(next(iter(t.asks())), "decline")
    assert refused(t, "eva", "gift dan influence 1", "EVIL-GIFT-4")
    assert t.legal("eva") == ["keep none", *t.legal("eva")[1:]]


def test_six_gifts_a_round() -> None:
    """EVIL-GIFT-5: the seventh is one too many; offers do not count."""
    t = table(5, "offer", "ana", influence_ben=9, influence_chloe=0)
    for _ in range(6):
        t.play("ben", "gift chloe influence 1")
    assert refused(t, "ben", "gift chloe influence 1", "EVIL-GIFT-5")
    t.reveal(ben="raise yes", chloe="raise yes", dan="raise no", eva="raise no")
    assert t.may("ben", "offer 1 0")


def test_a_bribe_is_paid_if_and_only_if_one_is_chosen() -> None:
    """EVIL-GIFT-6, EVIL-ASK-2, EVIL-COUNT-8: as much of it as is still legal."""
    t = table(4, "offer", "ana", influence_ana=2, influence_ben=3, tokens_ben=2)
    t.reveal(ben="raise yes", chloe="raise yes", dan="raise no")
    t.reveal(ben="offer 3 2", chloe="offer 0 0")
    view: Any = t.view("dan")
    assert [(b.who, b.influence, b.tokens) for b in view.bids] == [("@1", 3, 2), ("@2", 0, 0)]
    t.play("ben", "gift dan influence 2")
    t.play("ben", "gift dan token 1")
    t.play("ana", "pick ben")
    assert influence(t, "ana", "ben") == [3, 0]
    assert t.read("tokens/ana") == 1


def test_a_bribe_is_cut_where_it_would_make_ten() -> None:
    """EVIL-COUNT-8: the Dealer stays at nine."""
    t = table(4, "offer", "ana", influence_ana=6, influence_ben=3, influence_dan=2)
    t.reveal(ben="raise yes", chloe="raise yes", dan="raise no")
    t.reveal(ben="offer 3 0", chloe="offer 0 0")
    t.play("dan", "gift ana influence 2")
    t.play("ana", "pick ben")
    assert influence(t, "ana", "ben") == [9, 2]


def test_talk_is_free_and_binds_nobody() -> None:
    """EVIL-GIFT-7, EVIL-ASK-4: no rule reads it."""
    talk = GAME.talk(GAME.deal_random(4, 1), 2)
    assert talk.free
    assert talk.private == (0, 1, 3)


def test_everyone_is_asked_for_a_gift_before_the_reveal_phase() -> None:
    """EVIL-GIFT-9, EVIL-REV-1: once, in given order; nobody with empty hands is kept waiting."""
    t = table(3, "pre-reveal", "ben", power_ben="5", power_ana="3", power_chloe="0(1)")
    t.put("influence/chloe", 0)
    assert list(t.asks()) == ["ben"]
    t.play("ben", "gift chloe influence 1")
    assert list(t.asks()) == ["ana"]
    t.play("ana", "pass")
    assert list(t.asks()) == ["chloe"]
    t.play("chloe", "gift ben influence 1")
    assert t.asks()["ben"].prompt == "ask-reveal"
    t = table(3, "pre-reveal", "ben", power_ben="5", influence_ben=0, influence_ana=0)
    t.put("influence/chloe", 0)
    assert t.asks()["ben"].prompt == "ask-reveal"


# The countdown


def test_cards_are_offered_from_the_highest() -> None:
    """EVIL-COUNT-1, EVIL-COUNT-2, EVIL-COUNT-10, EVIL-COUNT-11: two tokens, first three."""
    t = table(4, "offer", "ana", pot_card=1, extra_card=2, stack=["6", "5", "4", "0(3)"])
    assert list(t.asks()) == ["ben", "chloe", "dan"]
    t.reveal(ben="raise no", chloe="raise yes", dan="raise no")
    assert (t.read("power/chloe"), t.read("tokens/chloe"), t.read("next-dealer")) == ("6", 3, 2)
    t.play("chloe", "end")
    assert list(t.asks()) == ["ana", "ben", "dan"]
    t.reveal(ana="raise no", ben="raise yes", dan="raise no")
    assert (t.read("power/ben"), t.read("tokens/ben"), t.read("next-dealer")) == ("5", 2, 2)
    assert refused(t, "chloe", "raise yes", "EVIL-FLOW-1")


def test_hands_are_sealed_until_all_are_in() -> None:
    """EVIL-ASK-1, EVIL-INFO-9, EVIL-COUNT-3: nobody sees who has answered; hands may change."""
    t = table(4, "offer", "ana")
    before = t.view("chloe")
    t.play("ben", "raise yes")
    assert t.view("chloe") == before
    assert not t.asks()["ben"].progress
    t.play("ben", "raise no")
    t.reveal(chloe="raise no", dan="raise no")
    assert seen(t, "ana", "raised") == []
    assert len(seen(t, "ana", "refused")) == 1


def test_sealed_answers_and_gifts_commute() -> None:
    """EVIL-GIFT-8, EVIL-COUNT-3: in whatever order they come, the table is the same."""
    orders = (
        [("ben", "raise yes"), ("dan", "gift ana influence 1"), ("chloe", "raise yes")],
        [("dan", "gift ana influence 1"), ("chloe", "raise yes"), ("ben", "raise yes")],
        [("chloe", "raise yes"), ("dan", "gift ana influence 1"), ("ben", "raise yes")],
    )
    ends = []
    for order in orders:
        t = table(4, "offer", "ana")
        t.play("dan", "raise no")
        for who, move in order:
            t.play(who, move)
        ends.append(GAME.codec.digest(state_of(t)))
    assert len(set(ends)) == 1


def test_nobody_is_asked_anything_else() -> None:
    """EVIL-FLOW-1: the prompts of whole random games are those of the state machine."""
    prompts = set()
    for seed in range(12):
        s = GAME.deal_random(3 + seed % 7, seed)
        rng = seeded(seed, "flow")
        while not s.ended:
            ask = s.next_ask()
            prompts.add(ask.prompt)
            moves = s.legal(ask, rng)
            s.play_trusted(ask.seat, moves[rng.below(len(moves))])
    assert prompts == {
        "ask-hand", "ask-offer", "ask-pick", "ask-zero", "ask-turn", "ask-gift", "ask-reveal",
        "ask-propose", "ask-vote", "ask-endgame", "ask-keep", "ask-path",
    }  # fmt: skip


# The turn


def test_a_turn_is_any_sequence_that_can_be_paid() -> None:
    """EVIL-TURN-1, EVIL-TURN-2, EVIL-TURN-8, EVIL-PL-2: tokens spent are gone, the rest stay."""
    t = coins(acting(5, "2", "overclock", "floodlight", tokens=3), ana="HT")
    for move in ("flip-own", "flip-own", "play floodlight", "play overclock", "flip-own"):
        before = t.read("tokens/ana")
        t.play("ana", move)
        assert t.read("tokens/ana") == before + (1 if "floodlight" in move else -1)
        if t.read("tokens/ana") == 0:
            break
    t.play("ana", "end")
    assert "ana" not in t.asks()


def test_a_card_may_be_revealed_without_use() -> None:
    """EVIL-CARD-3, EVIL-TURN-2: paid, face-up, without effect."""
    t = acting(5, "4", "overclock")
    t.play("ana", "play overclock no-use")
    assert t.read("spent-right/ana") == ["overclock"]
    view: Any = t.view()
    assert (view.players[0].level, view.players[0].face_up[0].in_effect) == (4, False)
    assert t.read("tokens/ana") == 2


def test_flips_never_touch_a_hidden_coin() -> None:
    """EVIL-TURN-6: only the revealed one is turned."""
    t = coins(acting(5, "4", tokens=3), ana="HT", ben="TT")
    t.play("ana", "flip-any ben")
    t.play("ana", "flip-own")
    assert (t.read("hidden/ana"), t.read("hidden/ben")) == ("heads", "tails")


# The Reveal Phase, teams and the split


def test_everyone_is_asked_in_the_reveal_phase() -> None:
    """EVIL-REV-2, EVIL-REV-4: with or without cards, in the same way; then the coins are shown."""
    t = powers(revealing(4, "power-surge"), ben="5", chloe="4", dan="0(1)")
    asked = []
    while t.read("phase") == "reveal":
        [(name, ask)] = t.asks().items()
        assert ask.window
        asked.append((name, ask.prompt))
        t.play(name, "pass")
    assert asked == [(name, "ask-reveal") for name in NAMES[:4]]
    view: Any = t.view()
    assert None not in [p.hidden for p in view.players]
    assert len(seen(t, None, "shown")) == 4


def test_totals_add_up_with_the_extra() -> None:
    """EVIL-TEAM-2: the Extra's power counts for its team."""
    t = table(3, "count", pot_card=4, extra_card=2, extra_heads=0)
    powers(t, ana="5", ben="3", chloe="0(1)")
    coins(t, ana="HH", ben="TT", chloe="TT")
    view: Any = t.view()
    assert view.totals == (5, 0, 5)


def test_a_split_shares_the_whole_pot() -> None:
    """EVIL-SPLIT-1, EVIL-ASK-3: no more, no less, among winners only; a share may be nothing."""
    t = table(5, "count", pot_card=4)
    powers(t, ana="6", ben="5")
    coins(t, ana="HH", ben="HH", chloe="HT", dan="HT", eva="HT")
    assert t.asks()["ana"].about == (("pot", 4), ("left", 3))
    for move in ("propose ana 3", "propose ana 4 ben 1"):
        assert refused(t, "ana", move, "EVIL-SPLIT-1")
    assert refused(t, "ana", "propose ana 3 chloe 1", "EVIL-SPLIT-1")
    t.play("ana", "propose ben 0 ana 4")
    view: Any = t.view("dan")
    assert [(share.who, share.share) for share in view.winners] == [("@0", 4), ("@1", 0)]
    t.play("ben", "vote reject")
    assert list(t.asks()) == ["ben"]
    t.play("ben", "propose ana 1 ben 3")
    t.play("ana", "vote accept")
    assert influence(t, "ana", "ben") == [4, 6]


def test_many_winners_fill_in_a_form() -> None:
    """EVIL-SPLIT-5: above 400 ways to share the ask is wide."""
    t = table(7, "count", pot_card=8)
    powers(t, ana="7")
    coins(t, **dict.fromkeys(NAMES[:6], "HH"), gus="HT")
    ask = t.asks()["ana"]
    s = state_of(t)
    assert ask.wide
    [form] = s.asker.forms(s, 0)
    values = {"shares": {at(0): 3, at(1): 1, at(2): 1, at(3): 1, at(4): 1, at(5): 1}}
    form.check(values)
    move = s.asker.filled(s, 0, form.key, values)
    assert move.text() == "propose @0 3 @1 1 @2 1 @3 1 @4 1 @5 1"
    candidates = s.legal(ask, seeded(1, "split"))
    assert len({m.text() for m in candidates}) == len(candidates) > 10
    assert all(m.refusal(s, 0) is None for m in candidates)


def test_a_large_hand_is_kept_by_a_form() -> None:
    """EVIL-CLEAN-2: nine unused cards have more than 400 subsets."""
    t = table(3, "cleanup")
    t.put("unused-left/ana", ["deep-scan", "floodlight", "dice-brain", "inside-out", "third-way"])
    t.put("unused-right/ana", ["overclock", "dampener", "skimmer", "stowaway"])
    ask = t.asks()["ana"]
    s = state_of(t)
    assert ask.wide
    [form] = s.asker.forms(s, 0)
    move = s.asker.filled(s, 0, form.key, {"cards": ["skimmer", "deep-scan"]})
    assert move.text() == "keep deep-scan skimmer"
    assert all(m.refusal(s, 0) is None for m in s.legal(ask, seeded(1, "keep")))


# The ending and what is done for the absent


def test_the_winners_choose_a_path_for_humanity() -> None:
    """EVIL-END-5: one by one, when it is settled who has won; nobody gives any more."""
    t = table(5, "end-check", influence_ana=12, influence_chloe=12, house={"gifts": "always"})
    everyone(t, "endgame none")
    assert [*t.asks()] == ["ana"] and t.outcome is None
    assert refused(t, "ana", "gift ben influence 1", "EVIL-GIFT-4")
    t.play("ana", "path evil")
    assert t.events == [PathChosen("@0", "~id-evil")]
    t.play("chloe", "path good")
    assert t.winners == ["ana", "chloe"]
    assert t.asks() == {}
    assert refused(t, "ana", "end", "EVIL-END-4")


def test_defaults_of_the_countdown() -> None:
    """EVIL-DEFAULT-1: no hand, no offer; the Dealer comes last."""
    t = powers(table(5, "offer", "ana"), eva="6")
    assert default(t, "ben") == "raise no"
    t.reveal(ana="raise yes", ben="raise no", chloe="raise yes", dan="raise yes")
    assert default(t, "chloe") == "offer 0 0"
    t.reveal(chloe="offer 0 0", dan="offer 0 0")
    assert default(t, "ana") == "pick chloe"
    t = powers(table(4, "offer", "ana"), dan="6")
    while t.asks().get("ana") is None or t.asks()["ana"].prompt != "ask-zero":
        everyone(t, "raise no")
    assert default(t, "ana") == "zero-to ben"


def test_defaults_of_turn_and_reveal() -> None:
    """EVIL-DEFAULT-2: end, no gift, pass."""
    assert default(acting(5, "5"), "ana") == "end"
    assert default(table(5, "pre-reveal", "ana", power_ana="5"), "ana") == "pass"
    assert default(revealing(5), "ana") == "pass"


def test_defaults_of_the_split() -> None:
    """EVIL-DEFAULT-3: even, the rest by priority; a vote is a no."""
    t = table(5, "count", pot_card=5)
    powers(t, ana="6", ben="4", chloe="3")
    coins(t, ana="HH", ben="HH", chloe="HH", dan="HT", eva="HT")
    assert default(t, "ana") == "propose ana 2 ben 2 chloe 1"
    t.play("ana", "propose ana 2 ben 2 chloe 1")
    assert default(t, "ben") == "vote reject"


def test_defaults_of_the_ending() -> None:
    """EVIL-DEFAULT-4: reveal nothing, keep everything."""
    t = hand(table(5, "end-check", influence_ana=12), "ana", "one-more-cycle")
    assert default(t, "ana") == "endgame none"
    t = hand(table(5, "cleanup"), "ana", "deep-scan", "overclock")
    assert default(t, "ana") == "keep deep-scan overclock"


# Who sees what


def test_what_is_public_is_seen_by_all() -> None:
    """EVIL-INFO-3, EVIL-INFO-8, EVIL-INFO-10: coins, power, points, tokens and Dealers."""
    t = table(4, "offer", "ana", pot_card=3, extra_card=1, stack=["6", "5", "4", "0(2)"])
    views: list[Any] = [t.view(who) for who in (None, *NAMES[:4])]
    for view in views:
        assert view.stack == ("6", "5", "4", "0(2)")
        assert (view.pot, view.pot_card, view.extra.power, view.extra.heads) == (3, 3, 1, 1)
        assert (view.dealer, view.players[2].influence, view.players[2].tokens) == ("@0", 2, 0)
        assert view.players[1].shown == t.read("revealed/ben")


def test_kept_cards_show_number_and_side() -> None:
    """EVIL-INFO-5, EVIL-INFO-9: nothing more, and nothing before all have chosen."""
    t = hand(table(3, "cleanup"), "ana", "deep-scan", "overclock")
    before = t.view("ben")
    t.play("ana", "keep deep-scan")
    assert t.view("ben") == before
    t.reveal(ben="keep none", chloe="keep none")
    [kept] = [e for e in seen(t, "ben", "kept") if e.who == "@0"]
    assert (kept.left, kept.right) == (1, 0)


def test_asks_follow_from_the_view() -> None:
    """EVIL-INFO-12: tables that look alike to a seat ask it the same."""
    for seed in range(6):
        t = new(3 + seed, seed)
        rng = seeded(seed, "asks")
        for _ in range(120):
            s = t.state
            if s.ended:
                break
            ask = s.next_ask()
            if not ask.wide:
                twin = GAME.guess(s, ask.seat, rng.split())
                other = twin.ask_of(ask.seat)
                assert other is not None
                assert [m.text() for m in other.moves] == [m.text() for m in ask.moves]
            moves = s.legal(ask, rng)
            t.play(ask.seat, moves[rng.below(len(moves))])


def test_the_game_is_found_by_its_key() -> None:
    assert uprising.games()["evil_robots"] is GAME


def test_sealed_offers_and_gifts_commute() -> None:
    """EVIL-COUNT-8, EVIL-GIFT-8: a gift meanwhile changes what is paid, not what may be offered."""
    orders = (
        [("ben", "offer 3 0"), ("ben", "gift dan influence 2"), ("chloe", "offer 1 0")],
        [("ben", "gift dan influence 2"), ("ben", "offer 3 0"), ("chloe", "offer 1 0")],
        [("chloe", "offer 1 0"), ("ben", "gift dan influence 2"), ("ben", "offer 3 0")],
    )
    ends = []
    for order in orders:
        t = table(4, "offer", "ana", influence_ben=3)
        t.reveal(ben="raise yes", chloe="raise yes", dan="raise no")
        for who, move in order:
            t.play(who, move)
        t.play("ana", "pick ben")
        assert influence(t, "ana", "ben", "dan") == [3, 0, 4]
        ends.append(GAME.codec.digest(state_of(t)))
    assert len(set(ends)) == 1


def test_a_card_that_is_not_there_is_refused_by_the_clause_of_the_step() -> None:
    """EVIL-TURN-5, EVIL-REV-2, EVIL-END-2, EVIL-CLEAN-2; EVIL-LEFT-02: two different players."""
    five = NAMES[:5]
    t = uprising.scenario("evil_robots", five, at="turn", turn=0)
    t.put(f"unused-left/{five[0]}", ["deep-scan"]).put(f"unused-left/{five[1]}", ["inside-out"])
    assert refused(t, five[0], "swap inside-out", "EVIL-TURN-5")
    assert refused(t, five[0], f"play deep-scan > {five[1]} {five[1]}", "EVIL-LEFT-02")
    t = uprising.scenario("evil_robots", five, at="reveal", turn=0)
    t.put(f"unused-left/{five[1]}", ["remote-hack"]).put(f"used-left/{five[0]}", ["static-burst"])
    assert refused(t, five[0], f"reveal remote-hack > {five[1]}", "EVIL-REV-2")
    assert refused(t, five[0], f"reveal static-burst > {five[1]}", "EVIL-REV-2")
    t = uprising.scenario("evil_robots", five, at="end-check").put(f"influence/{five[0]}", 10)
    t.put(f"unused-right/{five[1]}", ["casting-vote"])
    assert refused(t, five[0], "endgame casting-vote", "EVIL-END-2")
    t = uprising.scenario("evil_robots", five, at="cleanup")
    t.put(f"used-right/{five[0]}", ["overclock"])
    assert refused(t, five[0], "keep overclock", "EVIL-CLEAN-2")
