"""The rules that the worked examples and edge cases do not show."""

from collections import Counter

import pytest

from tests.games.fully_automated_bosses.tables import (
    KEY,
    NAMES,
    all_play,
    ballots,
    hands,
    nothing,
    prompts,
    read,
    sentences,
    table,
    tags,
)
from uprising.games.fully_automated_bosses import GAME
from uprising.games.fully_automated_bosses.rules.cards import PACK, ROLES
from uprising.games.fully_automated_bosses.rules.state import FRESH_BOARD, Bosses
from uprising.kernel import BadNotation, Step, game, seeded_table, variant
from uprising.scenario import Scenario, scenario
from uprising.texts import catalogue, languages

SIZES = [
    (5, (1, 1, 1, 0), 1, 35, 2, 2),
    (6, (1, 1, 1, 1), 1, 40, 3, 2),
    (7, (2, 1, 1, 1), 2, 45, 3, 3),
    (8, (2, 2, 1, 1), 2, 50, 4, 3),
    (9, (2, 2, 2, 1), 3, 55, 4, 4),
    (10, (2, 3, 2, 1), 3, 60, 5, 4),
]


def rule_of(t: Scenario, who: str, move: str) -> str:
    no = t.why_not(who, move)
    assert no is not None, f"{move} is allowed"
    return no.rule


@pytest.mark.parametrize(("n", "roles", "slots", "target", "majority", "half"), SIZES)
def test_every_table_has_its_numbers(
    n: int, roles: tuple[int, ...], slots: int, target: int, majority: int, half: int
) -> None:
    """FAB-SETUP-1, FAB-SETUP-2, FAB-SETUP-7, FAB-SETUP-10, FAB-WIN-3, FAB-HIRE-11."""
    t = seeded_table(GAME, NAMES[n], {}, 3)
    s = t.state
    assert isinstance(s, Bosses)
    counts = Counter(ROLES[role] for role in s.roles)
    assert counts["boss"] == 2
    kinds = ("prolet", "startupper", "scab", "luddite")
    assert tuple(counts[kind] for kind in kinds) == roles
    assert [s.coins[boss] for boss in s.bosses] == [10, 10]
    assert sum(s.coins) == 20
    assert (s.fund, s.supply, sum(s.robots), sum(s.stressed)) == (0, 10, 0, 0)
    assert (s.majority(), s.half()) == (majority, half)
    view = t.view(0)
    assert (view.public_slots, view.boss_target) == (slots, target)  # type: ignore[attr-defined]
    assert view.startupper_target == n  # type: ignore[attr-defined]
    assert view.robots_to_win == n - 2  # type: ignore[attr-defined]
    assert s.lead in s.workers
    assert s.bosses[0] < s.bosses[1]
    for who, name in enumerate(NAMES[n]):
        shown = [seat.role for seat in t.view(name).seats]  # type: ignore[attr-defined]
        assert all((role is not None) == (i in (who, *s.bosses)) for i, role in enumerate(shown))


def test_the_deal_can_be_scripted() -> None:
    """FAB-SETUP-1, FAB-SETUP-10: role cards and the first lead worker are the only chance."""
    t = scenario(KEY, seats=NAMES[5], at="deal")
    t.shuffle("roles", ["scab", "boss", "prolet", "boss", "startupper"])
    t.chance("lead", ["worker-2"])
    assert t.read("roles") == ["startupper", "boss", "prolet", "boss", "scab"]
    assert read(t, "lead chair coins/y coins/b") == ["@2", "@1", 10, 10]


def test_everything_starts_in_the_centre() -> None:
    """FAB-SETUP-3, FAB-SETUP-4, FAB-SETUP-5, FAB-SETUP-6, FAB-SETUP-11: tokens, cards, phase 1."""
    t = table(10, "round")
    view = t.view(None)
    assert view.phase == "hiring"  # type: ignore[attr-defined]
    assert (view.security, view.mayor, view.fund) == (None, None, 0)  # type: ignore[attr-defined]
    tokens = [seat.token for seat in view.seats]  # type: ignore[attr-defined]
    assert tokens == [None, None, *(token.slug for token in PACK.tokens)]
    assert len({*tokens}) == 9
    words = {lang: catalogue(KEY, lang, GAME.folder) for lang in languages()}
    assert words["it"].say("id-ladle") == "Mestolo"


def test_a_pack_may_fill_the_fund() -> None:
    """FAB-SETUP-7: empty in the box; what a pack puts in comes from the Bank."""
    for line, coins in (("", 0), ('rich {"fund_coins":3}', 3)):
        s = seeded_table(variant(GAME, line), NAMES[5], {}, 1).state
        assert isinstance(s, Bosses)
        assert (s.fund, s.bank) == (coins, -20 - coins)


def test_the_bank_never_runs_out() -> None:
    """FAB-SETUP-6: 10 robots and 8 workers bring 90 coins in one round."""
    t = table(10, "production", robots_x=10)
    for who in "abcdefgh":
        t.put(f"struck/{who}", "worked")
    assert t.read("coins/x") == 100


def test_companies_are_words_only() -> None:
    """FAB-SETUP-9: until the first hiring, for bosses."""
    t = table(6, "purchase")
    t.play("x", 'company "Hot Roots: paper with melon seeds"')
    assert t.view("abele").seats[0].company.startswith("Hot")  # type: ignore[attr-defined]
    assert rule_of(t, "abele", 'company "Mine"') == "FAB-ROUND-5"
    late = table(6, "purchase", round=2)
    assert rule_of(late, "x", 'company "Late"') == "FAB-SETUP-9"


def test_a_boss_hides_her_coins_and_may_show_some() -> None:
    """FAB-SETUP-8, FAB-INFO-1, FAB-INFO-2: workers' coins lie open, a boss's do not."""
    t = table(6, "talk", coins_x=13, coins_abele=2)
    for who in ("y", "abele", None):
        seats = t.view(who).seats  # type: ignore[attr-defined]
        assert seats[0].coins is None
        assert seats[5].coins == 2
    assert t.view("x").seats[0].coins == 13  # type: ignore[attr-defined]
    assert rule_of(t, "x", "show 14") == "FAB-INFO-1"
    t.play("x", "show 9")
    assert t.view("abele").seats[0].proven == 9  # type: ignore[attr-defined]
    all_play(t, "ready")
    hands(t, x=2)
    nothing(t)
    assert t.view("abele").seats[0].proven == 0  # type: ignore[attr-defined]  # the phase is over


def test_what_was_shown_goes_down_with_what_is_paid() -> None:
    """FAB-INFO-1: nine shown, two paid in the open, seven left; guesses keep it."""
    t = table(7, "talk", coins_x=13, robots_y=1)
    t.play("x", "show 9")
    all_play(t, "ready")
    hands(t, strike="a b", x=2)
    assert t.read("proven/x") == 7
    for seed in range(20):
        guessed = t.table.guess("a", seed).state
        assert isinstance(guessed, Bosses)
        assert guessed.coins[0] >= 7


def test_a_round_has_six_phases() -> None:
    """FAB-ROUND-1, FAB-ROUND-5, FAB-ROUND-2, FAB-MAYOR-9, FAB-SEC-6, FAB-HIRE-12.

    One whole round: the steps come in their order, and then the table is clear again.
    """
    t = table(6, "round", lead=2)
    seen: list[str] = []
    while t.outcome is None and t.read("round") == 1:
        for who in list(t.asks()):
            prompt = t.asks()[who].prompt
            if not seen or seen[-1] != prompt:
                seen.append(prompt)
            state = t.table.state
            t.play(who, t.table.text(state.asker.default(state, t.table.seat(who))))
            if t.read("round") > 1:
                break
    assert seen == [
        "ask-buy", "ask-offers", "ask-counter", "ask-revise", "ask-counter", "ask-revise",
        "ask-checkpoint", "ask-hire", "ask-talk", "ask-bid", "ask-vote", "ask-checkpoint",
        "ask-slip", "ask-checkpoint", "ask-ballot-mayor", "ask-pick-mayor", "ask-decree",
        "ask-checkpoint",
    ]  # fmt: skip
    assert read(t, "lead security mayor contract/abele") == ["@3", None, None, "none"]
    assert t.read("offers/x") == ["standing 0"]
    assert t.read("chair") == "@1"


def test_the_guard_after_thirty_rounds() -> None:
    """FAB-ROUND-4: closed, and nobody has won."""
    t = table(6, "round-end", round=30)
    assert t.winners == []
    assert t.outcome is not None and t.outcome.key == "end-guard"


def test_nothing_of_a_contract_outlives_its_round() -> None:
    """FAB-HIRE-12: terms, strikes, pay and stamps; the next round begins with empty hands."""
    t = table(6, "round-end", contract_abele="@0 3 holiday", struck_abele="struck", hit=1)
    t.put("contract/beata", '@1 2 private "us two"').put("contract/caino", "public-work")
    t.put("paid/abele", 2).put("granted/abele", True).put("kept/abele", "broken")
    t.settle()
    s = t.table.state
    assert isinstance(s, Bosses)
    assert (s.job, s.row) == ([-1] * 6, [-1] * 6)
    for field in (s.wage, s.holiday, s.struck, s.paid, s.granted, s.kept):
        assert field == [0] * 6
    assert (s.boards[0], s.boards[1], s.letters) == (FRESH_BOARD, FRESH_BOARD, ((), ()))
    assert (s.counters, s.bids, s.hit, s.round) == ((), (), -1, 2)


def test_a_single_option_needs_no_vote() -> None:
    """FAB-DEC-4: one type and one boss: only the keeper is voted on."""
    t = table(6, "commit", robots_y=1, supply=9, coins_y=4)
    t.put("destroyed", 0).put("supply", 0)
    t.put("destroyed", 3).put("robots/x", 6)
    hands(t, strike="abele caino diana", x=1)
    assert prompts(t) == {"ask-ballot-recipient"}
    assert rule_of(t, "abele", "ballot x") == "FAB-DEC-4"
    assert rule_of(t, "abele", "ballot expropriation") == "FAB-DEC-4"


def test_time_runs_out_on_decisions() -> None:
    """FAB-DEC-5: abstention; Expropriation, the rival, the first worker in priority."""
    t = table(6, "commit", robots_x=1, robots_y=1, lead=4)
    hands(t, strike="abele caino diana")
    for expected in ("expropriation", "y", "beata"):
        for _ in range(2):
            for who in list(t.asks()):
                default = t.table.state.asker.default(t.table.state, t.table.seat(who))
                assert default.text() == "ballot abstain"
                t.play(who, default.text())
        assert sorted(t.asks()) == ["x", "y"]
        state = t.table.state
        assert t.table.text(state.asker.default(state, 0)) == f"pick {expected}"
        for who in ("x", "y"):
            t.play(who, state.asker.default(state, t.table.seat(who)).text())
    assert t.read("robots/beata") == 1


@pytest.mark.parametrize(
    ("sheet", "rule"),
    [
        ("offers all 100", "FAB-HIRE-6"),
        ("offers all 2 x9", "FAB-HIRE-6"),
        ("offers abele 2 x2", "FAB-HIRE-6"),
        ("offers y 2", "FAB-HIRE-6"),
        ("offers all 1 + standing 2", "FAB-HIRE-6"),
        ("offers " + " + ".join(["all 1"] * 9), "FAB-HIRE-6"),
        ("offers standing 0", "FAB-HIRE-8"),
        ("offers standing 2", "FAB-HIRE-8"),
    ],
)
def test_a_sheet_that_will_not_do(sheet: str, rule: str) -> None:
    """FAB-HIRE-6, FAB-HIRE-8: shapes, and the standing offer that only gets better."""
    t = table(6, "revise", offers_x=["standing 1 holiday"])
    assert rule_of(t, "x", sheet) == rule


def test_offers_may_take_any_form() -> None:
    """FAB-HIRE-3, FAB-HIRE-4, FAB-HIRE-6: wages from 0 up, each different, promises in words."""
    t = table(6, "offers")
    t.reveal(
        x='offers standing 1 "more next time" + all 99 x1 + diana 3 holiday "for you alone"',
        y="offers " + " + ".join(["all 0"] * 8),
    )
    assert t.read("offers/x") == [
        'standing 1 "more next time"', "all 99 x1", '@2 3 holiday "for you alone"',
    ]  # fmt: skip
    assert len(t.view("abele").offers) == 2 + 9  # type: ignore[attr-defined]
    assert t.view("abele").letters == ()  # type: ignore[attr-defined]
    for who in ("x", "diana"):
        letters = t.view(who).letters  # type: ignore[attr-defined]
        assert [letter.words for letter in letters] == ["for you alone"]
    assert tags(t, "y").count("offer-made") == 2 + 8
    assert tags(t, "diana").count("private-offer-made") == 1
    assert "private-offer-made" not in tags(t, "y") + tags(t, None)


def test_a_new_sheet_takes_the_place_of_the_old_one() -> None:
    """FAB-HIRE-8: adding, revising and withdrawing are one gesture; offers then freeze."""
    t = table(6, "revise", offers_x=["standing 1", "all 3 x1", "@2 2"])
    t.reveal(x="offers standing 2 + all 4 x1", y="keep")
    assert t.read("offers/x") == ["standing 2", "all 4 x1"]
    withdrawn = [(name, told["to"], told["wage"]) for name, told in sentences(t, "diana")[:2]]
    assert withdrawn == [
        ("offer-withdrawn", "~id-everybody", 3),
        ("private-offer-withdrawn", "@2", 2),
    ]
    assert rule_of(t, "x", "keep") == "FAB-ROUND-5"


def test_the_standing_offer_takes_everybody() -> None:
    """FAB-HIRE-7, FAB-HIRE-13: no boss can refuse a token."""
    t = table(10, "hiring", lead=2)
    for who in "abcdefgh":
        assert {"hire x standing", "hire y standing"} <= {*t.legal(who)}
        t.play(who, "hire x standing")
    assert read(t, "contract/a contract/h") == ["@0 0", "@0 0"]


def test_counter_offers_are_between_two() -> None:
    """FAB-HIRE-8: one for each boss, read by her alone."""
    t = table(6, "counter")
    assert rule_of(t, "abele", "counter beata 2") == "FAB-HIRE-8"
    assert rule_of(t, "abele", "counter x 2 + x 3") == "FAB-HIRE-8"
    t.play("abele", 'counter x 2 holiday "I am worth it" + y 1')
    for who in ("beata", "caino", "diana"):
        t.play(who, "silent")
    assert len(t.view("abele").counters) == 2  # type: ignore[attr-defined]
    mine = t.view("x").counters  # type: ignore[attr-defined]
    assert [(c.worker, c.wage, c.holiday, c.words) for c in mine] == [
        ("@5", 2, True, "I am worth it")
    ]
    for other in ("beata", None):
        assert t.view(other).counters == ()  # type: ignore[attr-defined]


def test_choices_and_terms_are_public_but_private_words_are_not() -> None:
    """FAB-HIRE-10, FAB-HIRE-13: a slot is used up; the private promise stays private."""
    t = table(6, "hiring", lead=2, offers_x=["all 2 x1", '@2 3 holiday "our secret"'])
    assert t.legal("diana") == [
        "hire x standing", "hire x offer 1", "hire x private 1", "hire y standing",
        "hire public-work",
    ]  # fmt: skip
    t.play("diana", "hire x private 1").play("caino", "hire x offer 1")
    for who in ("y", "abele", None):
        contract = t.view(who).seats[2].contract  # type: ignore[attr-defined]
        assert (contract.wage, contract.holiday, contract.words) == (3, True, None)
    assert t.view("x").seats[2].contract.words == "our secret"  # type: ignore[attr-defined]
    assert rule_of(t, "beata", "hire x offer 1") == "FAB-HIRE-13"
    assert rule_of(t, "beata", "hire x private 1") == "FAB-HIRE-13"
    assert rule_of(t, "beata", "hire abele standing") == "FAB-HIRE-13"


@pytest.mark.parametrize(
    ("x", "y", "expected"),
    [
        (["all 1"], ["all 2"], "hire @1 offer 1"),
        (["standing 2"], ["standing 2 holiday"], "hire @1 standing"),
        (["standing 1"], ["standing 1"], "hire @0 standing"),
        (["standing 1", "all 1"], ["standing 0"], "hire @0 standing"),
        (["all 3 x1", "@2 5"], ["standing 2"], "hire @0 offer 1"),
    ],
)
def test_time_runs_out_on_a_job(x: list[str], y: list[str], expected: str) -> None:
    """FAB-HIRE-13: the best public wage, then Holiday, then Boss 1, then the older offer."""
    t = table(6, "hiring", lead=2, offers_x=x, offers_y=y)
    t.settle()
    assert t.table.state.asker.default(t.table.state, 2).text() == expected


def test_bids_and_votes_come_in_one_reveal() -> None:
    """FAB-SEC-1, FAB-STRIKE-1: nothing is seen before the last hand is in."""
    t = table(6, "commit", robots_y=1)
    assert rule_of(t, "abele", "bid 1") == "FAB-ROUND-5"
    assert rule_of(t, "x", "strike") == "FAB-ROUND-5"
    assert rule_of(t, "x", "bid 6") == "FAB-SEC-1"
    for who in ("y", "diana", "caino", "beata", "abele"):
        t.play(who, "bid 1" if who == "y" else "strike")
        assert t.seen("x") == []
        assert t.read("coins/y") == 10
    t.play("diana", "work")  # a commitment may be changed until the last is in
    t.play("x", "bid 0")
    assert read(t, "coins/y struck/diana struck/abele") == [9, "worked", "struck"]
    assert t.read("security") == "@1"


def test_one_strike_moves_one_robot_and_security_goes_back() -> None:
    """FAB-STRIKE-11, FAB-SEC-6."""
    t = table(6, "commit", robots_y=3, robots_x=2)
    hands(t, strike="abele beata caino diana", x=1)
    all_play(t, "ballot expropriation")
    all_play(t, "ballot abele")
    assert read(t, "robots/y robots/x robots/abele supply") == [2, 2, 1, 5]
    assert read(t, "security chair") == [None, "@0"]


def test_robots_of_one_owner_are_alike() -> None:
    """FAB-SAB-6: one choice per owner, however many robots she has."""
    t = table(7, "commit", robots_y=3, robots_a=2)
    hands(t, strike="a e")
    assert t.legal("e") == ["sabotage y", "sabotage a", "pass"]
    assert rule_of(t, "e", "sabotage b") == "FAB-SAB-1"


def test_security_does_not_save_a_bankrupt_boss() -> None:
    """FAB-MONO-6: her robots are taken all the same."""
    t = table(5, "commit", coins_y=6, robots_y=2)
    hands(t, strike="a b", y=1)
    assert read(t, "security coins/y") == ["@1", 4]
    all_play(t, "ballot y")
    t.play("x", "refuse")
    assert t.winners == ["a", "b", "c"]


def test_a_holiday_needs_a_contract() -> None:
    """FAB-PAY-4, FAB-PAY-1, FAB-PAY-3: and a slip is for one's own workers, each once."""
    t = table(6, "payday", contract_abele="@0 1", contract_beata="@1 1 holiday")
    assert rule_of(t, "x", "slip abele 1 holiday") == "FAB-PAY-4"
    assert rule_of(t, "x", "slip beata 1") == "FAB-PAY-1"
    assert rule_of(t, "x", "slip abele 1 + abele 1") == "FAB-PAY-3"
    assert rule_of(t, "x", "slip gift abele 0") == "FAB-GIFT-1"
    assert t.may("y", "slip beata 0 holiday")


def test_the_default_slip_is_honest() -> None:
    """FAB-PAY-3, FAB-ROUND-5: who worked, in hiring order, as far as the coins go."""
    t = table(6, "payday", coins_x=3, lead=4)
    for who, wage in (("abele", 2), ("beata", 2), ("diana", 2)):
        t.put(f"contract/{who}", f"@0 {wage} holiday").put(f"struck/{who}", "worked")
    t.put("struck/diana", "struck")
    t.settle()
    default = t.table.state.asker.default(t.table.state, 0)
    assert default.text() == "slip @4 2 holiday + @5 1 holiday"


def test_the_mayor_is_named_in_payday_for_one_round() -> None:
    """FAB-MAYOR-1, FAB-MAYOR-9, FAB-RENT-1: decree, rents, and the card goes back."""
    t = table(6, "payday", contract_abele="@0 1", struck_abele="worked", coins_beata=5)
    t.reveal(x="slip abele 1", y="slip nothing")
    nothing(t)
    nothing(t)
    assert t.read("mayor") == "@0"
    assert rule_of(t, "x", "decree exempt x surcharge x") == "FAB-MAYOR-8"
    t.play("x", "decree exempt x surcharge beata")
    assert read(t, "coins/x coins/y coins/beata coins/abele") == [9, 8, 3, 0]
    nothing(t)
    assert read(t, "mayor surcharged exempt") == [None, None, []]


def test_a_cancelled_holiday_costs_nothing() -> None:
    """FAB-PAY-6, FAB-FUND-4: two want the Fund's last coin; one is served, one is not."""
    t = table(6, "holidays", fund=1, lead=2)
    for who in ("abele", "beata"):
        t.put(f"stressed/{who}", True).put(f"coins/{who}", 1)
    all_play(t, "holiday own 1 fund 1")
    t.reveal(
        diana="fund-vote beata",
        caino="fund-vote beata",
        beata="fund-vote beata",
        abele="fund-vote abele",
    )
    assert read(t, "stressed/beata coins/beata stressed/abele coins/abele fund") == [
        False, 0, True, 1, 0,
    ]  # fmt: skip
    assert t.why_not("abele", "holiday own 3 fund 0") is not None


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("holiday own 1 fund 2", "FAB-PAY-6"),
        ("holiday own 2 fund 0", "FAB-PAY-6"),
        ("holiday own 0 fund 2", "FAB-FUND-6"),
    ],
)
def test_a_holiday_that_cannot_be_paid(move: str, rule: str) -> None:
    """FAB-PAY-6, FAB-FUND-6."""
    t = table(6, "holidays", fund=1, stressed_abele=True, coins_abele=1)
    assert rule_of(t, "abele", move) == rule


def test_the_funds_coins_lie_open() -> None:
    """FAB-FUND-2, FAB-FUND-1: everybody sees them; one gives what one has."""
    t = table(6, "fund", coins_abele=2, fund=1)
    assert list(t.asks()) == ["abele"]
    assert rule_of(t, "abele", "donate 3") == "FAB-FUND-1"
    t.play("abele", "donate 2")
    assert [t.view(who).fund for who in ("x", "beata", None)] == [3, 3, 3]  # type: ignore[attr-defined]


def test_fund_votes_and_orders_stay_with_the_requesters() -> None:
    """FAB-FUND-4, FAB-FUND-6: defaults too."""
    t = table(6, "rent", fund=1, lead=4)
    t.put("coins/caino", 1).put("coins/diana", 1)
    t.reveal(abele="request", beata="request")
    assert rule_of(t, "abele", "fund-vote caino") == "FAB-FUND-4"
    defaults = [t.table.state.asker.default(t.table.state, w).text() for w in (2, 4, 5)]
    assert defaults == ["fund-vote @4", "fund-vote @4", "fund-vote @5"]
    t.reveal(
        diana="fund-vote beata",
        caino="fund-vote abele",
        beata="fund-vote beata",
        abele="fund-vote abele",
    )
    assert rule_of(t, "x", "fund-order beata diana") == "FAB-FUND-4"
    assert t.table.state.asker.default(t.table.state, 0).text() == "fund-order @4 @5"


def test_workers_give_nothing_to_anybody() -> None:
    """FAB-GIFT-2."""
    t = table(6, "offers", coins_abele=3)
    assert rule_of(t, "abele", "gift beata 1") == "FAB-GIFT-2"
    assert rule_of(t, "abele", "loan 1") == "FAB-GIFT-2"
    assert rule_of(t, "abele", "show 1") == "FAB-ROUND-5"


WINDOWS = {
    "purchase": {"loan"},
    "offers": {"loan", "gift", "bounty", "show"},
    "counter": {"loan", "gift", "bounty", "show"},
    "revise": {"loan", "gift", "bounty", "show"},
    "cp1": set(),
    "hiring": {"bounty", "show"},
    "talk": {"loan", "bounty", "show"},
    "commit": set(),
    "payday": {"loan", "show"},
    "decree": set(),
    "fund": set(),
}
FREE = {"loan": "loan 1", "gift": "gift a 1", "bounty": "bounty all 2 on y", "show": "show 1"}


@pytest.mark.parametrize("at", WINDOWS)
def test_free_actions_have_their_windows(at: str) -> None:
    """FAB-TALK-2, FAB-LOAN-1, FAB-GIFT-1, FAB-BRIBE-1, FAB-INFO-1."""
    t = table(7, at, coins_a=1, mayor=1)
    for kind, move in FREE.items():
        assert t.may("x", move) == (kind in WINDOWS[at]), kind


@pytest.mark.parametrize(("at", "answer"), [("purchase", "buy 1"), ("payday", "slip nothing")])
def test_who_has_committed_coins_lends_no_more(at: str, answer: str) -> None:
    """FAB-LOAN-1, FAB-TALK-2: a free action never spoils a commitment already given."""
    t = table(7, at)
    t.play("x", answer)
    assert rule_of(t, "x", "loan 5") == "FAB-LOAN-1"
    t.play("y", "loan 3 repay 4")
    assert read(t, "coins/x coins/y lent/y") == [13, 7, 3]
    assert rule_of(t, "y", "loan 8") == "FAB-LOAN-1"


def test_loans_are_seen_by_the_bosses_alone() -> None:
    """FAB-LOAN-1, FAB-INFO-4: a third party cannot tell."""
    t = table(7, "talk")
    before = {who: t.view(who) for who in ("a", None)}
    t.play("x", 'loan 4 repay 6 "next round"')
    assert [e.words for e in t.seen("y")] == [("next round",)]  # type: ignore[attr-defined]
    for who in ("a", None):
        assert t.seen(who) == []
        assert t.view(who) == before[who]
    assert t.view("y").ledger[-1].extra == 6  # type: ignore[attr-defined]


def test_talk_is_free_until_the_vote_and_silent_with_closed_eyes() -> None:
    """FAB-TALK-1."""
    spoken = {}
    for at in ("purchase", "hiring", "talk", "commit", "payday"):
        t = table(7, at)
        t.settle()
        talk = GAME.talk(t.table.state, 2)
        spoken[at] = (talk.free, len(talk.private))
    assert spoken == {
        "purchase": (True, 6),
        "hiring": (True, 6),
        "talk": (True, 6),
        "commit": (True, 0),
        "payday": (True, 0),
    }
    t = hands(table(7, "commit", robots_y=1), strike="a b")
    silence = GAME.talk(t.table.state, 0)
    assert (silence.free, silence.private, silence.phrases) == (False, (), ())
    t = hands(table(7, "commit", robots_y=1), strike="a b c")
    assert GAME.talk(t.table.state, 2).private != ()  # while the strikers decide


@pytest.mark.parametrize("at", ["purchase", "hiring", "talk", "commit", "payday", "rent"])
def test_what_is_seen_follows_from_the_state_also_between_two_questions(at: str) -> None:
    """FAB-TALK-1, FAB-INFO-4: just before the step asks it is as when it has asked."""
    t = table(7, at)
    t.settle()
    asked = t.table.state
    before = asked.copy()
    before.asks = []
    before.stack = asked.pending()
    before.asker = Step()
    for seat in (*range(7), None):
        assert GAME.view(before, seat) == GAME.view(asked, seat)
    for seat in range(7):
        assert GAME.talk(before, seat) == GAME.talk(asked, seat)
        assert GAME.unknown(before, seat) == GAME.unknown(asked, seat)


def test_bounties_are_for_their_parties() -> None:
    """FAB-BRIBE-1, FAB-INFO-4: to all workers, but never to the other boss."""
    t = table(7, "talk")
    t.play("x", 'bounty all 3 on y "whoever you are"')
    assert t.seen("y") == [] and t.seen(None) == []
    assert len(t.seen("a")) == 1
    t.play("x", "bounty e 2 on y")
    assert t.seen("a") == []
    assert [len(t.view(who).ledger) for who in ("x", "e", "a", "y")] == [2, 2, 1, 0]  # type: ignore[attr-defined]
    assert rule_of(t, "x", "bounty y 2 on a") == "FAB-BRIBE-1"
    assert rule_of(t, "x", "bounty all 0 on y") == "FAB-BRIBE-1"


def bountied(target: str, slip: str) -> list[str]:
    t = table(7, "talk", robots_x=1, robots_y=1)
    t.play("x", "bounty all 2 on y")
    all_play(t, "ready")
    hands(t, strike="a e")
    for who in "abcd":
        t.play(who, "pass")
    t.play("e", "pass" if target == "none" else f"sabotage {target}")
    nothing(t)
    nothing(t)
    t.reveal(x=slip, y="slip nothing")
    while t.outcome is None and t.read("round") == 1:
        state = t.table.state
        seat = state.next_ask().seat
        t.play(seat, t.table.text(state.asker.default(state, seat)))
    line = next(line for line in t.read("ledger") if "bounty" in line)
    return str(line).split()[-2:]


@pytest.mark.parametrize(
    ("target", "slip", "stamps"),
    [
        ("y", "slip gift a 2", ["kept", "kept"]),
        ("y", "slip gift a 1 + gift b 1", ["broken", "kept"]),
        ("x", "slip gift a 2", ["void", "broken"]),
        ("none", "slip nothing", ["void", "void"]),
    ],
)
def test_the_ledger_stamps_bounties(target: str, slip: str, stamps: list[str]) -> None:
    """FAB-INFO-3: who was aimed at, and whether the gift was given, whoever did it."""
    assert bountied(target, slip) == stamps


def test_the_ledger_stamps_wages_and_holidays_but_never_words() -> None:
    """FAB-INFO-3: kept, broken, no claim; the words as they were said."""
    t = table(6, "payday")
    t.put("contract/abele", '@0 2 "and a bonus"').put("struck/abele", "worked")
    t.put("contract/beata", '@0 1 holiday private "just us"').put("struck/beata", "worked")
    t.put("contract/caino", "@1 3").put("struck/caino", "struck")
    t.put("stressed/beata", True)
    t.reveal(x="slip abele 2 + beata 1", y="slip nothing")
    lines = {p.other: p for p in t.view("diana").ledger}  # type: ignore[attr-defined]
    assert (lines["@5"].coins_stamp, lines["@5"].words) == ("kept", "and a bonus")
    assert (lines["@4"].coins_stamp, lines["@4"].other_stamp) == ("kept", "broken")
    assert lines["@4"].words is None
    assert lines["@3"].coins_stamp == "void"
    mine = {p.other: p for p in t.view("beata").ledger}  # type: ignore[attr-defined]
    assert mine["@4"].words == "just us"


def test_a_condition_may_be_declared_at_every_checkpoint() -> None:
    """FAB-WIN-1, FAB-WIN-11: seven points in a round, each asked of every seat."""
    for at in ("cp1", "cp2", "cp3", "cp4a", "cp4b", "cp5", "cp6"):
        t = table(6, at, coins_x=40)
        assert len(t.asks()) == 6
        assert t.legal("x") == ["declare", "nothing"]
        assert t.legal("y") == ["nothing"]


def test_a_prolet_wins_only_with_all_workers() -> None:
    """FAB-WIN-10: no wealth and no scrap is hers to declare."""
    t = table(6, "cp3", coins_abele=50, destroyed=3)
    assert t.legal("abele") == ["nothing"]
    assert t.legal("diana") == ["declare", "nothing"]


def test_a_workers_victory_invites_a_donation() -> None:
    """FAB-WIN-18: in the closing words, without any effect."""
    for lang, invited in (("en", "union"), ("it", "sindacato")):
        words = catalogue(KEY, lang, GAME.folder)
        for key in ("end-collective", "end-monopoly-workers", "end-no-boss"):
            assert invited in words.say(key)


def test_at_the_end_everything_lies_open() -> None:
    """FAB-INFO-4: roles and coins."""
    t = table(6, "cp3", coins_x=40)
    all_play_declare(t, "x")
    seats = t.view(None).seats  # type: ignore[attr-defined]
    assert all(seat.role is not None and seat.coins is not None for seat in seats)


def all_play_declare(t: Scenario, name: str) -> None:
    for who in list(t.asks()):
        t.play(who, "declare" if who == name else "nothing")


@pytest.mark.parametrize(
    "text",
    [
        "buy", "buy two", "offers", "offers nobody 2", "offers all", "counter x", "hire x",
        "hire x offer", "bid five", "ballot", "slip abele", "slip + abele 1", "holiday own 1",
        "decree exempt nobody", "donate", "loan", "gift abele", "bounty all 2", "show", "company",
        "strike now", "dance",
    ],
)  # fmt: skip
def test_nonsense_is_named(text: str) -> None:
    """FAB-ROUND-5: what cannot be read is not a move."""
    t = table(6, "commit")
    t.settle()
    with pytest.raises(BadNotation):
        t.table.read(text)


def test_three_votes_of_four_choose_a_mayor_in_the_second_ballot() -> None:
    """FAB-DEC-1: an abstention counts as a voter; the second ballot is the last."""
    t = table(6, "mayor", struck_beata="worked")
    ballots(t, abele="abele", beata="beata", caino="abstain", diana="abele")
    assert prompts(t) == {"ask-ballot-mayor"}
    ballots(t, abele="abele", beata="abele", caino="abstain", diana="abele")
    assert t.read("mayor") == "@5"


def test_the_game_is_found_by_its_key() -> None:
    """FAB-ROUND-1: the registry knows it, for 5 to 10."""
    assert game(KEY) is GAME
    assert list(GAME.seats) == [5, 6, 7, 8, 9, 10]
