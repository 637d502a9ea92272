"""Duplicate deals: every bot in every seat of every deal, and differences between equals."""

from collections import Counter
from pathlib import Path

import pytest

from uprising.agents import play_seated
from uprising.bots import BadBot, RandomBot, play_match
from uprising.games.fully_automated_bosses import GAME as BOSSES
from uprising.kernel import game
from uprising.lab.arena import Contest, Deal, Pairing, Sitting, against, everyone, play, play_deal
from uprising.lab.comparing import findings
from uprising.lab.entrants import Timed, entrant, entrant_names, with_twins
from uprising.lab.intervals import bootstrap
from uprising.lab.results import OtherContest, kept, played


def contest(deals: int, *bots: str, seed: int = 7) -> Contest:
    return Contest("leduc", 2, {}, seed, deals, everyone(bots))


def test_a_guest_sits_in_every_seat_once() -> None:
    lineups = Pairing("a", "b").lineups(4)
    assert [lineup.index("a") for lineup in lineups] == [0, 1, 2, 3]
    assert all(Counter(lineup) == {"a": 1, "b": 3} for lineup in lineups)
    assert Pairing("b", "b").lineups(3) == [("b", "b", "b")]


def test_everyone_meets_everyone_and_oneself() -> None:
    pairs = {(p.guest, p.host) for p in everyone(("a", "b", "c"))}
    assert pairs == {(guest, host) for guest in "abc" for host in "abc"}
    assert {(p.guest, p.host) for p in against(("x",), ("a",))} == {("a", "a"), ("x", "a")}


def test_with_two_seats_a_table_serves_both_guests() -> None:
    assert contest(1, "a", "b").lineups() == [("a", "a"), ("b", "a"), ("a", "b"), ("b", "b")]


def test_a_deal_fixes_the_roles_whoever_plays() -> None:
    players = [RandomBot() for _ in range(5)]
    tables = [play_match(BOSSES, players, 4, {}, (label,) * 5) for label in "xyz"]
    assert len({tuple(BOSSES.part(t.state, seat) for seat in range(5)) for t in tables}) == 1
    assert len({BOSSES.codec.digest(t.state) for t in tables}) == 3


@pytest.mark.slow
def test_the_results_do_not_depend_on_the_number_of_processes() -> None:
    of = contest(6, "random", "heuristic")
    assert list(play(of, jobs=2)) == list(play(of, jobs=1))


def test_other_seeds_and_labels_give_other_games() -> None:
    first = [deal.sittings for deal in play(contest(12, "random", "heuristic"))]
    assert first != [deal.sittings for deal in play(contest(12, "random", "heuristic", seed=8))]
    twins = play_deal(contest(1, "random", "random'"), 0)
    tables = {play_deal(contest(1, "random", "random'"), n).sittings for n in range(6)}
    assert len(twins.sittings) == 4 and len(tables) > 1


def sitting(*winners: int, parts: tuple[str, ...] = ("", "")) -> Sitting:
    return Sitting(winners, "end", (int(0 in winners), int(1 in winners)), parts, 10)


def test_gains_are_paired_by_deal_and_seat() -> None:
    of = Contest("leduc", 2, {}, 1, 2, against(("x",), ("a",)))
    assert of.lineups() == [("a", "a"), ("x", "a"), ("a", "x")]
    deals = [
        Deal(0, (sitting(0), sitting(0), sitting(1))),  # host wins in seat 0; guest wins in both
        Deal(1, (sitting(1), sitting(1), sitting(1))),  # guest wins only where the host did
    ]
    found = findings(of, deals)
    [met] = found.meetings
    assert (met.guest, met.host) == ("x", "a")
    assert met.wins.share == 0.75 and met.wins.games == 4
    assert met.chance == 0.5 and met.gain.mean == 0.25
    assert not found.cooperative and found.games == 6


def test_gains_are_told_by_part() -> None:
    of = Contest("leduc", 2, {}, 1, 1, against(("x",), ("a",)))
    parts = ("boss", "prolet")
    tables = (sitting(1, parts=parts), sitting(0, parts=parts), sitting(1, parts=parts))
    [met] = findings(of, [Deal(0, tables)]).meetings
    assert [(p.part, p.wins.share, p.host_wins) for p in met.parts] == [
        ("boss", 1.0, 0.0),
        ("prolet", 1.0, 1.0),
    ]


def test_a_team_is_noticed_and_its_success_counted() -> None:
    of = Contest("leduc", 2, {}, 1, 4, (Pairing("a", "a"),))
    deals = [Deal(n, (sitting(0, 1) if n else sitting(),)) for n in range(4)]
    found = findings(of, deals)
    assert found.cooperative and found.hosts[0].won.share == 0.75


def test_the_bootstrap_holds_the_mean_and_draws_whole_deals() -> None:
    even = bootstrap([[0.0, 0.0]] * 50)
    assert (even.mean, even.low, even.high) == (0.0, 0.0, 0.0)
    deals = [[1.0, 1.0], [-1.0, -1.0]] * 100
    wide = bootstrap(deals)
    assert wide.low < wide.mean == 0.0 < wide.high
    # the sum of 200 signs, doubled by their twins: a standard error of 1/sqrt(200)
    assert wide.high == pytest.approx(1.96 / 200**0.5, abs=0.03)
    one = bootstrap([[], [1.0]])
    assert (one.mean, one.low, one.high, one.deals) == (1.0, -1.0, 1.0, 1)
    assert bootstrap([]).deals == 0


def test_a_run_can_be_stopped_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "runs" / "leduc.jsonl"
    of = contest(5, "random", "heuristic")
    whole = list(play(of))
    run = played(of, 1, file)
    assert [next(run) for _ in range(2)] == whole[:2]
    run.close()
    with file.open("a") as cut:
        cut.write('{"number":2,"sitt')  # the machine went down here
    assert kept(file, of) == whole[:2]
    assert list(played(of, 1, file)) == whole
    assert kept(file, of) == whole == list(played(of, 1, file))


def test_the_results_of_another_contest_are_not_taken(tmp_path: Path) -> None:
    file = tmp_path / "leduc.jsonl"
    list(played(contest(1, "random", "heuristic"), 1, file))
    with pytest.raises(OtherContest, match="another contest"):
        kept(file, contest(1, "random", "heuristic", seed=8))
    file.write_text("no json\n")
    with pytest.raises(OtherContest, match="not a file of results"):
        kept(file, contest(1, "random", "heuristic"))


def test_entrants_have_names() -> None:
    assert {"random", "heuristic", "noisy", "always-pass"} <= set(entrant_names())
    for name in entrant_names():
        entrant(name)
    with pytest.raises(BadBot, match=r"no 'genius'.*noisy"):
        entrant("genius")
    assert with_twins(["heuristic", "random", "heuristic", "heuristic"]) == (
        "heuristic",
        "random",
        "heuristic'",
        "heuristic''",
    )


def test_a_name_may_carry_a_time_for_each_decision() -> None:
    timed = entrant("commissar@30ms'")
    assert isinstance(timed, Timed) and timed.seconds == 0.03
    table = play_seated(game("leduc"), [timed, entrant("random@5ms")], 1, {})
    assert table.outcome is not None
