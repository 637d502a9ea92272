"""Secrets of this game: what guesses keep, what they draw anew, and what a view may hold."""

from collections import Counter

from tests.games.fully_automated_bosses.tables import all_play, hands, table
from uprising.games.fully_automated_bosses import GAME
from uprising.games.fully_automated_bosses.rules.cards import LUDDITE
from uprising.games.fully_automated_bosses.rules.state import Bosses
from uprising.kernel import seeded
from uprising.scenario import Scenario


def guesses(t: Scenario, who: str, number: int = 200) -> list[Bosses]:
    t.settle()
    seat = t.table.seat(who)
    found = [GAME.guess(t.table.state, seat, seeded(luck)) for luck in range(number)]
    return [g for g in found if isinstance(g, Bosses)]


def test_a_worker_knows_her_own_role_and_no_other() -> None:
    """FAB-SETUP-2, FAB-INFO-4: every other seat may be anybody."""
    found = guesses(table(7, "talk"), "c")
    assert {g.roles[4] for g in found} == {2}
    for seat in (2, 3, 5, 6):
        assert len({g.roles[seat] for g in found}) == 3


def test_after_a_sabotage_workers_are_sure_and_bosses_suspect_the_strikers() -> None:
    """FAB-SAB-4: the same table, seen with open and with closed eyes."""
    t = hands(table(7, "commit", robots_y=1), strike="a e")
    for who in "abcd":
        t.play(who, "pass")
    t.play("e", "sabotage y")
    assert {g.roles.index(LUDDITE) for g in guesses(t, "b")} == {6}
    assert {g.roles.index(LUDDITE) for g in guesses(t, "x")} == {2, 6}


def test_the_books_leave_only_loans_open() -> None:
    """FAB-SETUP-8, FAB-LOAN-1: workers know what both bosses hold together, bosses know it all."""
    t = table(7, "talk", coins_x=14, coins_y=6)
    t.play("x", "loan 4")
    found = guesses(t, "a")
    assert {g.coins[0] + g.coins[1] for g in found} == {20}
    assert len({g.coins[0] for g in found}) > 5
    counts = Counter(g.coins[0] for g in found)
    assert counts.most_common(1)[0][0] == 14  # what the books say, loans left out
    for boss in ("x", "y"):
        assert {(g.coins[0], g.coins[1]) for g in guesses(t, boss, 20)} == {(10, 10)}


def test_a_boss_in_need_has_too_little_in_every_guess() -> None:
    """FAB-MONO-1, FAB-MONO-4: that much is public."""
    t = hands(table(7, "commit", coins_y=2, coins_x=30), strike="a b c")
    all_play(t, "ballot y")
    assert all(g.coins[1] < 6 for g in guesses(t, "a"))


def test_private_offers_of_others_are_anybodys_guess() -> None:
    """FAB-HIRE-6, FAB-HIRE-10: one's own are kept, and the terms of those taken."""
    t = table(7, "hiring", lead=2, offers_x=['@3 3 holiday "psst"', "@2 2"])
    t.play("a", "hire x private 1")
    for g in guesses(t, "b", 50):
        assert [o.words for o in g.letters[0] if o.to == 3] == ["psst"]
    others = guesses(t, "c", 100)
    assert all("psst" not in [o.words for o in g.letters[0]] for g in others)
    assert all(g.wage[2] == 2 for g in others)
    assert len({len([o for o in g.letters[0] if o.to == 3]) for g in others}) == 2


def test_a_worker_never_sees_a_boss_purse() -> None:
    """FAB-SETUP-8: through a whole random game."""
    s = GAME.deal_random(7, "purse")
    rng = seeded(4)
    while not s.ended:
        assert isinstance(s, Bosses)
        seats = GAME.view(s, s.workers[0]).seats  # type: ignore[attr-defined]
        assert all(seats[boss].coins is None for boss in s.bosses)
        ask = s.next_ask()
        moves = s.legal(ask, rng)
        s.play_trusted(ask.seat, moves[rng.below(len(moves))])
