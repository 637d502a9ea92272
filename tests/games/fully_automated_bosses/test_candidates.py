"""What a program looks at where too much is legal to list, and what could be typed at all."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fully_automated_bosses.tables import NAMES, table
from uprising.games.fully_automated_bosses import GAME
from uprising.games.fully_automated_bosses.rules.moves_free import Bounty, Gift, Loan, Show
from uprising.games.fully_automated_bosses.rules.moves_hiring import KEEP, STANDING, Bargain, Sheet
from uprising.games.fully_automated_bosses.rules.moves_round import (
    Bid,
    Decree,
    Donate,
    Rescue,
    Slip,
)
from uprising.games.fully_automated_bosses.rules.state import Offer
from uprising.kernel import seeded, words
from uprising.scenario import Scenario

MANY = 200


def looked_at(t: Scenario, who: str, most: int = MANY) -> list[Any]:
    """That seat's candidates; every one is legal, and there are never more than asked for."""
    t.settle()
    state = t.table.state
    found = state.asker.candidates(state, t.table.seat(who), seeded(5, who), most)
    assert len(found) <= most
    assert all(t.table.why_not(who, move) is None for move in found)
    return found


def rows_of(found: list[Any]) -> list[tuple[Offer, ...]]:
    return [move.rows for move in found if isinstance(move, Sheet)]


def test_sheets_looked_at_offer_better_places_beside_the_standing_offer() -> None:
    """FAB-HIRE-6: one to three places, a coin or two more; a single one has a Holiday."""
    found = looked_at(table(5, "offers"), "x")
    assert found[0] is KEEP and len(found) == MANY
    standing = {(row.wage, row.holiday) for row, *_ in rows_of(found) if row.to == STANDING}
    assert standing == {(wage, holiday) for wage in (0, 1, 2) for holiday in (False, True)}
    alone = [rows[0] for rows in rows_of(found) if len(rows) == 1 and rows[0].to == STANDING]
    assert len(alone) == len(standing)
    beside = [rows for rows in rows_of(found) if len(rows) == 2]
    assert {(row.slots, row.wage - first.wage) for first, row in beside} == {
        (slots, more) for slots in (1, 2, 3) for more in (1, 2)
    }
    assert all(row.holiday == (first.holiday or row.slots == 1) for first, row in beside)
    assert len(beside) == 6 * len(standing)


@pytest.mark.parametrize(
    ("standing", "left"),
    [
        ("standing 0", {(0, False), (0, True), (1, False), (1, True), (2, False), (2, True)}),
        ("standing 1 holiday", {(1, True), (2, True)}),
        ("standing 2", {(2, False), (2, True)}),
        ("standing 3", set()),
    ],
)
def test_sheets_looked_at_never_cut_the_standing_offer(
    standing: str, left: set[tuple[int, bool]]
) -> None:
    """FAB-HIRE-8: whatever else lies on the board."""
    t = table(5, "revise", offers_x=[standing, "all 9 holiday x1"])
    found = looked_at(t, "x")
    assert {(r.wage, r.holiday) for r, *_ in rows_of(found) if r.to == STANDING} == left
    assert any(rows[0].to == -1 for rows in rows_of(found))  # one for all, and nothing else said


def test_four_of_the_sheets_looked_at_are_letters() -> None:
    """FAB-HIRE-6: private offers, to workers."""
    found = looked_at(table(5, "offers"), "x", 24)
    letters = [rows[0] for rows in rows_of(found) if rows[0].to >= 0]
    assert len(found) == 24 and len(letters) == 4
    assert all(letter.wage in (1, 2) and letter.slots == 1 for letter in letters)


def test_counter_offers_looked_at_go_to_both_bosses_alike() -> None:
    """FAB-HIRE-8: each once."""
    found = looked_at(table(5, "counter"), "a")
    terms = [move.terms[0] for move in found if isinstance(move, Bargain)]
    assert [(term.boss, term.wage, term.holiday) for term in terms] == [
        (boss, wage, holiday) for boss in (0, 1) for wage in (1, 2) for holiday in (False, True)
    ]


def test_slips_looked_at_hold_the_honest_one_and_stay_within_the_purse() -> None:
    """FAB-PAY-3, FAB-PAY-4, FAB-GIFT-1: some grant the Holiday, some do not; three per worker."""
    t = table(5, "payday", coins_x=3, contract_a="@0 2 holiday", contract_b="@0 2 holiday")
    t.put("contract/c", "@1 1").put("struck/a", "worked").put("struck/b", "worked")
    found = looked_at(t, "x")
    texts = [move.text() for move in found]
    assert texts[:2] == ["slip nothing", "slip @2 2 holiday + @3 1 holiday"]
    assert found[2].pays == () and 1 <= found[2].gifts[0].coins <= 3
    drawn = [move.pays for move in found[3:]]
    assert len(drawn) == 3 * 2
    assert {pay.holiday for pays in drawn for pay in pays} == {False, True}
    assert max(pay.coins for pays in drawn for pay in pays) == 2


def test_gifts_looked_at_are_small() -> None:
    """FAB-GIFT-1: one to three coins, of those she has."""
    for coins, given in ((1, {1}), (2, {1, 2}), (50, {1, 2, 3})):
        t = table(5, "payday", coins_y=coins)
        t.settle()
        slips = [t.table.state.asker.candidates(t.table.state, 1, seeded(n), 9) for n in range(30)]
        assert {slip[1].gifts[0].coins for slip in slips} == given


def test_decrees_looked_at_spare_the_mayor_and_burden_anybody_else() -> None:
    """FAB-MAYOR-7, FAB-MAYOR-8."""
    found = looked_at(table(6, "decree", mayor=3), "caino")
    first = [move.text() for move in found[:8]]
    assert first == [
        "decree none",
        "decree exempt @0 @1 @2 @3 @4 @5",
        "decree exempt @3",
        *[f"decree exempt @3 surcharge @{who}" for who in (0, 1, 2, 4, 5)],
    ]
    assert len(found) == MANY
    assert all(move.exempt >> 3 & 1 for move in found[1:])
    assert {move.surcharged for move in found[8:]} == {-1, 0, 1, 2, 4, 5}


def typed(t: Scenario, seed: int) -> list[Any]:
    t.settle()
    return list(GAME.universe(t.table.state, seeded(seed)))


def test_whatever_could_be_typed_reads_back() -> None:
    """FAB-ROUND-5: legal or not."""
    for move in typed(table(10, "offers"), 1):
        assert GAME.read(words(move.text()), NAMES[10]).text() == move.text()


def sums(moves: list[Any], kind: type[Any]) -> list[int]:
    return sorted(move.coins for move in moves if isinstance(move, kind))


def test_amounts_are_typed_up_to_one_too_many() -> None:
    """FAB-FUND-1, FAB-MONO-4: what the richest has, and a coin more; never more than 300 sums."""
    moves = typed(table(5, "fund", coins_x=12, coins_a=2), 1)
    assert sums(moves, Rescue) == sums(moves, Donate) == list(range(14))
    assert sums(typed(table(5, "fund", coins_x=999), 1), Donate) == list(range(300))


@pytest.mark.slow
def test_what_is_typed_at_random_lies_on_both_sides_of_the_bounds() -> None:
    """FAB-SEC-1, FAB-HIRE-6, FAB-PAY-4, FAB-MAYOR-8, FAB-LOAN-1, FAB-GIFT-1, FAB-INFO-1."""
    t = table(6, "offers")
    moves = [move for seed in range(15) for move in typed(t, seed)]
    assert {move.fingers for move in moves if isinstance(move, Bid)} == {*range(7), 9}
    standing = [m.rows[0] for m in moves if isinstance(m, Sheet) and m.rows[0].to == STANDING]
    wages = [row.wage for row in standing]
    assert (min(wages), max(wages)) == (0, 119)
    assert {(row.holiday, row.slots) for row in standing} == {
        (holiday, slots) for holiday in (False, True) for slots in (0, 1)
    }
    slips = [move.pays[0] for move in moves if isinstance(move, Slip)]
    assert {pay.holiday for pay in slips} == {False, True}
    assert {m.surcharged for m in moves if isinstance(m, Decree)} == set(range(-1, 6))
    assert {m.repay for m in moves if isinstance(m, Loan)} == {0}
    assert set(sums(moves, Loan)) == set(range(1, 13))
    assert set(sums(moves, Gift)) == {1, 2, 3, 4, 5}
    assert set(sums(moves, Show)) == set(range(20))
    assert set(sums(moves, Bounty)) == {0, 1, 2, 3}
