"""Edge cases of victory, payday, the Mayor, rent and the Fund, each as a scenario."""

import pytest

from tests.games.fully_automated_bosses.tables import (
    all_play,
    hands,
    nothing,
    prompts,
    read,
    sentences,
    table,
    tags,
)
from uprising.scenario import Scenario


def declare(t: Scenario, name: str) -> Scenario:
    """One declares, the others say nothing."""
    for who in list(t.asks()):
        t.play(who, "declare" if who == name else "nothing")
    return t


def test_a_startupper_steals_the_fund() -> None:
    """FAB-EDGE-14, FAB-WIN-5, FAB-WIN-6, FAB-FUND-3: own coins and the Fund together."""
    t = table(5, "cp3", coins_b=3, fund=2)
    assert t.legal("b") == ["declare", "nothing"]
    declare(t, "b")
    assert t.winners == ["b"]
    assert read(t, "coins/b fund") == [5, 0]


def test_a_stressed_startupper_has_nothing_to_declare() -> None:
    """FAB-EDGE-15, FAB-WIN-5, FAB-WIN-11: the same window as everybody's, with one answer."""
    t = table(5, "cp3", coins_b=3, fund=2, stressed_b=True)
    assert list(t.asks()) == ["x", "y", "a", "b", "c"]
    assert all(t.legal(who) == ["nothing"] for who in t.asks())
    assert all(ask.window and ask.sealed and not ask.progress for ask in t.asks().values())
    no = t.why_not("b", "declare")
    assert no is not None and no.rule == "FAB-WIN-11"


def test_two_startuppers_win_on_one_fund() -> None:
    """FAB-EDGE-16, FAB-WIN-14: each is judged against the whole Fund."""
    t = table(8, "cp3", coins_c=5, coins_d=6, fund=3, lead=5)
    declare(t, "c")
    assert t.winners == ["c", "d"]
    assert read(t, "coins/d coins/c fund") == [6, 8, 0]  # she who declared took it


@pytest.mark.parametrize(
    ("contract", "vote", "wins"),
    [
        ("@0 0", "worked", True),
        ("@0 0", "struck", False),
        ("@1 0", "worked", False),
        ("public-work", "worked", False),
    ],
)
def test_winning_before_wages(contract: str, vote: str, wins: bool) -> None:
    """FAB-EDGE-17, FAB-WIN-3, FAB-WIN-7, FAB-WIN-15, FAB-WIN-16."""
    t = table(5, "production", coins_x=30, robots_x=1, contract_c=contract, struck_c=vote)
    t.put("contract/a", "@1 0").put("contract/b", "@1 0")
    declare(t, "x")
    assert t.winners == (["x", "c"] if wins else ["x"])
    assert t.read("coins/x") >= 35


def test_a_stressed_scab_wins_with_her_boss() -> None:
    """FAB-EDGE-18, FAB-WIN-7, FAB-STRIKE-2: she worked, and her Stress is irrelevant."""
    t = table(5, "commit", stressed_c=True, coins_x=34)
    hands(t)
    nothing(t)
    declare(t, "x")
    assert t.winners == ["x", "c"]


def test_both_bosses_at_their_target() -> None:
    """FAB-EDGE-19, FAB-WIN-2, FAB-WIN-12."""
    t = table(6, "cp3", coins_x=41, coins_y=40, contract_beata="@0 0", struck_beata="worked")
    declare(t, "y")
    assert t.winners == ["x", "y", "beata"]


def test_a_boss_and_a_startupper_together() -> None:
    """FAB-EDGE-20, FAB-WIN-12: a red robot's coin brings her there at the same moment."""
    t = table(5, "production", coins_x=35, coins_b=4, robots_b=1)
    declare(t, "b")
    assert t.winners == ["x", "b"]
    assert t.outcome is not None and t.outcome.key == "end-together"


def payday(n: int = 6, **put: object) -> Scenario:
    """Nobody has worked yet, and nobody is asked for a Holiday."""
    return table(n, "payday", **put)


def after_slips(t: Scenario, x: str, y: str = "slip nothing") -> Scenario:
    t.reveal(x=x, y=y)
    nothing(t)
    if prompts(t) == {"ask-holiday"}:
        all_play(t, "holiday none")
    return nothing(t)


def test_two_honest_bosses_cancel_each_other() -> None:
    """FAB-EDGE-32, FAB-MAYOR-6."""
    t = payday(contract_abele="@0 1", struck_abele="worked", contract_beata="@1 1")
    t.put("struck/beata", "worked")
    after_slips(t, "slip abele 1", "slip beata 1")
    assert t.read("mayor") is None


@pytest.mark.parametrize(("paid", "mayor"), [(0, None), (1, "@0")])
def test_a_zero_wage(paid: int, mayor: str | None) -> None:
    """FAB-EDGE-33, FAB-MAYOR-2: kept, but each must get at least one coin."""
    t = payday(contract_abele="@0 0", struck_abele="worked")
    after_slips(t, f"slip abele {paid}")
    assert t.read("mayor") == mayor
    assert (prompts(t) == {"ask-ballot-mayor"}) == (mayor is None)


@pytest.mark.parametrize(
    ("stressed", "slip", "mayor"),
    [
        pytest.param(True, "slip abele 1", None, id="FAB-EDGE-34 withheld"),
        pytest.param(True, "slip abele 1 holiday", "@0", id="FAB-PAY-2 granted"),
        pytest.param(False, "slip abele 1", "@0", id="FAB-EDGE-35 not needed"),
    ],
)
def test_a_promised_holiday(stressed: bool, slip: str, mayor: str | None) -> None:
    """FAB-EDGE-34, FAB-EDGE-35, FAB-MAYOR-3, FAB-HIRE-5."""
    t = payday(contract_abele="@0 1 holiday", struck_abele="worked", stressed_abele=stressed)
    after_slips(t, slip)
    assert t.read("mayor") == mayor
    assert t.read("stressed/abele") == (stressed and "holiday" not in slip)


def test_a_general_strike_leaves_no_mayor() -> None:
    """FAB-EDGE-36, FAB-MAYOR-6."""
    t = payday(contract_caino="public-work", struck_caino="worked")
    for who in ("abele", "beata", "diana"):
        t.put(f"struck/{who}", "struck")
    after_slips(t, "slip nothing")
    assert t.read("mayor") is None
    assert prompts(t) != {"ask-ballot-mayor"}


def test_partial_pay_and_an_idle_rival() -> None:
    """FAB-EDGE-37, FAB-MAYOR-5: nobody deserves it, somebody worked: a worker is Mayor."""
    t = payday(contract_abele="@0 2", struck_abele="worked")
    after_slips(t, "slip abele 1")
    assert prompts(t) == {"ask-ballot-mayor"}


def test_exempting_everybody() -> None:
    """FAB-EDGE-38, FAB-MAYOR-8: then nobody can be surcharged."""
    t = table(6, "decree", mayor=0)
    everybody = "decree exempt x y diana caino beata abele"
    for who in ("y", "abele"):
        no = t.why_not("x", f"{everybody} surcharge {who}")
        assert no is not None and no.rule == "FAB-MAYOR-8"
    t.play("x", everybody)
    assert read(t, "coins/x coins/y") == [10, 10]


def rent(n: int = 6, **put: object) -> Scenario:
    """The workers who are not named have a coin for their rent."""
    t = table(n, "rent")
    for who in t.table.names[2:]:
        t.put(f"coins/{who}", 1)
    for name, value in put.items():
        zone, _, who = name.rpartition("_")
        t.put(f"{zone}/{who}" if zone else name, value)
    return t


def test_a_surcharged_worker_with_one_coin() -> None:
    """FAB-EDGE-39, FAB-RENT-4: all or nothing: she keeps the coin and is Stressed."""
    t = rent(surcharged=5)
    assert read(t, "coins/abele stressed/abele") == [1, True]


def test_a_surcharged_worker_and_the_fund() -> None:
    """FAB-EDGE-40, FAB-RENT-2: one coin of her own and one of the Fund's."""
    t = rent(surcharged=5, fund=1)
    t.play("abele", "request")
    assert read(t, "coins/abele stressed/abele fund") == [0, False, 0]


def test_the_stressed_pay_if_they_can() -> None:
    """FAB-EDGE-41, FAB-RENT-3, FAB-RENT-6: rent calms nobody; without coins she is not asked."""
    t = rent(stressed_abele=True)
    assert read(t, "coins/abele stressed/abele") == [0, True]
    broke = rent(stressed_abele=True, coins_abele=0, fund=3)
    assert prompts(broke) == {"ask-checkpoint"}
    assert read(broke, "stressed/abele fund") == [True, 3]


def test_a_conflict_over_the_fund() -> None:
    """FAB-EDGE-42, FAB-FUND-4: two votes each, so the chair says who comes first."""
    t = rent(coins_abele=0, coins_beata=0, fund=1)
    t.reveal(abele="request", beata="request")
    assert prompts(t) == {"ask-fund-vote"}
    t.reveal(
        abele="fund-vote abele",
        beata="fund-vote beata",
        caino="fund-vote abele",
        diana="fund-vote beata",
    )
    assert list(t.asks()) == ["x"]
    assert sorted(t.legal("x")) == ["fund-order abele beata", "fund-order beata abele"]
    t.play("x", "fund-order beata abele")
    assert read(t, "stressed/beata stressed/abele fund") == [False, True, 0]


def test_requesters_whom_hardly_anybody_votes_for_still_have_their_turn() -> None:
    """FAB-FUND-4: by votes, down to none at all; each is served in full or skipped."""
    for fund, stressed in ((1, [False, True, True]), (2, [False, False, True])):
        t = rent(coins_abele=0, coins_beata=0, coins_caino=0, fund=fund)
        t.reveal(abele="request", beata="request", caino="request")
        for who in ("abele", "caino", "diana"):
            t.play(who, "fund-vote abele")
        t.play("beata", "fund-vote beata")
        assert read(t, "stressed/abele stressed/beata stressed/caino") == stressed
        assert t.read("fund") == 0
        assert t.table.state.claims == [0] * 6  # type: ignore[attr-defined]


def test_a_worker_who_asks_for_nothing_votes_by_priority() -> None:
    """FAB-FUND-6: when her time runs out; the lead herself may ask for nothing."""
    t = rent(coins_caino=0, coins_abele=0, fund=1, lead=4)
    t.reveal(caino="request", abele="request")
    assert [t.default(who) for who in ("diana", "caino", "beata", "abele")] == [
        "fund-vote abele", "fund-vote caino", "fund-vote abele", "fund-vote abele",
    ]  # fmt: skip


def test_a_request_says_what_is_lacking_and_what_there_is() -> None:
    """FAB-RENT-2, FAB-RENT-4: surcharged, with one coin of two."""
    t = rent(surcharged=5, fund=3)
    assert dict(t.asks()["abele"].about) == {"lacks": 1, "fund": 3}
    assert t.default("abele") == "request"


def test_who_says_nothing_gives_nothing() -> None:
    """FAB-FUND-1, FAB-ROUND-5."""
    assert table(6, "fund", coins_abele=2).default("abele") == "donate 0"


def test_no_fund_for_those_who_can_pay() -> None:
    """FAB-EDGE-43, FAB-RENT-4."""
    t = rent(fund=3)
    assert prompts(t) == {"ask-checkpoint"}
    assert read(t, "coins/abele fund") == [0, 3]
    assert t.why_not("abele", "request") is not None


def test_a_boss_without_rent() -> None:
    """FAB-EDGE-44, FAB-RENT-5, FAB-MONO-1."""
    t = rent(coins_x=1)
    assert list(t.asks()) == ["y"]
    t.play("y", "refuse")
    assert t.winners == ["y"]
    assert t.outcome is not None and t.outcome.key == "end-monopoly-boss"


def test_two_broke_bosses() -> None:
    """FAB-EDGE-45, FAB-MONO-5: workers win whatever they hold."""
    t = rent(coins_x=1, coins_y=0, robots_y=1)
    assert t.winners == ["diana", "caino", "beata", "abele"]
    assert read(t, "seized robots/y") == [1, 0]
    assert t.outcome is not None and t.outcome.rule == "FAB-MONO-5"


def test_a_striking_civil_servant() -> None:
    """FAB-EDGE-47, FAB-STRIKE-4: neither coin nor Holiday."""
    t = payday(contract_caino="public-work", struck_caino="struck")
    t.reveal(x="slip nothing", y="slip nothing")
    assert t.read("coins/caino") == 0


def test_a_paid_striker() -> None:
    """FAB-EDGE-48, FAB-PAY-1: legal, and of no weight for the Mayor."""
    t = payday(contract_abele="@0 2", struck_abele="struck", struck_beata="worked")
    after_slips(t, "slip abele 1 + beata 1")
    assert read(t, "coins/abele mayor") == [1, "@0"]


def test_a_holiday_from_two_purses() -> None:
    """FAB-EDGE-49, FAB-PAY-6."""
    t = table(6, "holidays", stressed_abele=True, coins_abele=1, fund=2)
    assert sorted(t.legal("abele")) == [
        "holiday none",
        "holiday own 0 fund 2",
        "holiday own 1 fund 1",
    ]
    t.play("abele", "holiday own 1 fund 1")
    assert read(t, "stressed/abele coins/abele fund") == [False, 0, 1]


def test_a_donation_backfires() -> None:
    """FAB-EDGE-51, FAB-FUND-1, FAB-FUND-5, FAB-WIN-6."""
    t = table(7, "fund", coins_c=4, coins_a=1, coins_b=1, fund=1)
    t.reveal(a="donate 1", b="donate 1", c="donate 0")
    assert t.read("fund") == 3
    assert t.legal("c") == ["declare", "nothing"]


def test_a_slip_over_budget() -> None:
    """FAB-EDGE-55, FAB-PAY-3."""
    t = payday(coins_x=3, contract_abele="@0 2", contract_beata="@0 2")
    no = t.why_not("x", "slip abele 2 + beata 2")
    assert no is not None and no.rule == "FAB-PAY-3"
    assert t.may("x", "slip abele 2 + beata 1")


def test_a_gift_on_a_slip() -> None:
    """FAB-EDGE-56, FAB-GIFT-1: public, to anybody's worker, and no part of a contract."""
    t = payday(contract_abele="@0 2", struck_abele="worked")
    t.reveal(x="slip nothing", y='slip gift abele 2 "think of me"')
    assert read(t, "coins/abele coins/y paid/abele") == [2, 8, 0]
    assert tags(t, "x").count("given-hidden") == 1
    [note] = [values for name, values in sentences(t, "abele") if name == "given"]
    assert note["words"] == ("think of me",)


def test_an_exempt_rescuer() -> None:
    """FAB-EDGE-60, FAB-MONO-4: who pays no rent can lend the last coin."""
    t = rent(coins_x=1, coins_y=1, mayor=0, exempt=[0])
    assert list(t.asks()) == ["x"]
    t.play("x", "rescue 1")
    assert read(t, "coins/y coins/x") == [0, 0]
    assert t.outcome is None


def test_too_much_for_the_fund() -> None:
    """FAB-EDGE-61, FAB-FUND-6: a request beyond the whole Fund cannot be made."""
    t = rent(coins_abele=0, surcharged=5, fund=1)
    assert prompts(t) == {"ask-checkpoint"}
    assert read(t, "stressed/abele fund") == [True, 1]


def test_a_monopoly_ignores_the_rest() -> None:
    """FAB-EDGE-63, FAB-MONO-7: nobody looks at a Startupper's savings."""
    t = table(5, "cp4b", coins_b=6, coins_a=1, coins_c=1, coins_y=0, robots_y=1, coins_x=9)
    for who in "abc":
        t.put(f"contract/{who}", "@0 0").put(f"struck/{who}", "worked").put(f"kept/{who}", "kept")
    assert t.legal("b") == ["declare", "nothing"]
    nothing(t)
    all_play(t, "ballot a")
    t.play("a", "decree none")
    assert t.read("coins/b") == 5
    t.play("x", "refuse")
    assert t.winners == ["x", "c"]


def test_a_gift_is_not_a_wage() -> None:
    """FAB-EDGE-64, FAB-MAYOR-3."""
    t = payday(contract_abele="@0 1", struck_abele="worked")
    after_slips(t, "slip abele 0 + gift abele 2")
    assert t.read("mayor") is None
    assert t.read("coins/abele") == 2
    assert "contract @0 @5 1 broken void" in t.read("ledger")[-1]
