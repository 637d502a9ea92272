"""The ladder: what is played for a trial, what is read off it, and when a floor is met."""

from pathlib import Path

import pytest

from uprising.kernel import game
from uprising.lab.arena import Contest, Deal, Sitting, everyone
from uprising.lab.ladder import (
    CHECK,
    RELEASE,
    TUNE,
    contest_of,
    deals_of,
    figures,
    is_met,
    measured,
    missing,
    names_of,
)
from uprising.lab.targets import (
    EDGE,
    ENDS,
    GAIN,
    LEFT,
    LIVE,
    MIXED,
    PARITY,
    RISE,
    SPY,
    TEAM,
    TRIALS,
    WINS,
    Check,
    Trial,
)

MIDDLE = {"evil_robots": 5, "robot_rise": 4}


@pytest.mark.parametrize("trial", [*TRIALS, *LIVE], ids=lambda trial: trial.name)
def test_every_trial_can_be_played(trial: Trial) -> None:
    of = game(trial.game)
    of.setup(trial.seats, dict(trial.options))
    assert trial.checks
    for check in trial.checks:
        assert check.floor is None or -1 <= check.floor <= 1
        if check.measure == WINS and check.floor is not None:
            assert check.chance == pytest.approx(1 / trial.seats)
            clear = check.floor - check.chance >= 0.08
            assert clear or trial.seats == MIDDLE[trial.game]
            few = 400 if trial.seats == MIDDLE[trial.game] else 200
            assert trial.games == (few if clear else 1000)


def test_no_two_trials_share_a_file() -> None:
    names = [trial.name for trial in TRIALS]
    assert len(set(names)) == len(names)


def test_the_three_kinds_of_seed_never_meet() -> None:
    assert len({TUNE, CHECK, RELEASE}) == 3
    trial = Trial("leduc", 2, "heuristic", "random", 10, (Check(WINS, None),))
    assert contest_of(trial).seed_of(0) != contest_of(trial, CHECK).seed_of(0)


def test_a_rung_nobody_plays_is_said() -> None:
    assert (
        names_of("random") == "random"
        and names_of("heuristic") == "heuristic"
        and names_of("R9") == ""
    )
    assert missing([Trial("leduc", 2, "R9", "random", 10, ())]) == ["R9"]


def test_a_trial_plays_no_more_tables_than_it_looks_at() -> None:
    check = (Check(WINS, None),)
    met = contest_of(Trial("robot_rise", 4, "heuristic", "random", 10, check))
    assert met.deals == 3 and len(met.lineups()) == 4
    paired = contest_of(
        Trial("robot_rise", 4, "heuristic", "random", 10, (*check, Check(GAIN, None)))
    )
    assert paired.deals == 3 and len(paired.lineups()) == 5
    alone = contest_of(Trial("robot_rise", 4, "heuristic", "heuristic", 10, (Check(TEAM, None),)))
    assert alone.deals == 10 and len(alone.lineups()) == 1
    apart = contest_of(
        Trial("robot_rise", 4, "heuristic", "random", 10, (Check(RISE, None),), alone=True)
    )
    assert apart.deals == 10 and len(apart.lineups()) == 2
    mirror = contest_of(Trial("robot_rise", 4, "noisy", "noisy", 8, (Check(PARITY, 0.0),)))
    assert mirror.bots == ("noisy", "noisy'")


@pytest.mark.parametrize(
    ("check", "estimate", "low", "high", "met"),
    [
        (Check(WINS, None), 0.9, 0.8, 1.0, None),
        (Check(WINS, 0.3, chance=0.2), 0.31, 0.21, 0.4, True),
        (Check(WINS, 0.3, chance=0.2), 0.29, 0.21, 0.4, False),
        (Check(WINS, 0.3, chance=0.2), 0.35, 0.19, 0.5, False),  # chance explains it
        (Check(TEAM, 0.02, at_most=True), 0.01, 0.0, 0.05, True),
        (Check(TEAM, 0.02, at_most=True), 0.03, 0.0, 0.05, False),
        (Check(GAIN, -0.1, at_most=True), -0.2, -0.4, 0.1, False),
        (Check(GAIN, -0.1, at_most=True), -0.2, -0.3, -0.1, True),
        (Check(ENDS, 0.3, most=0.45), 0.5, 0.4, 0.6, False),
        (Check(ENDS, 0.3, most=0.45), 0.4, 0.2, 0.6, True),
        (Check(RISE, 0.0), 0.0, -0.1, 0.1, True),
        (Check(PARITY, 0.0), 0.1, -0.1, 0.2, True),
        (Check(PARITY, 0.0), 0.1, 0.05, 0.2, False),
    ],
)
def test_a_floor_is_met_or_not(
    check: Check, estimate: float, low: float, high: float, met: bool | None
) -> None:
    assert is_met(check, estimate, low, high) is met


def table(*winners: int, key: str = "end", parts: tuple[str, ...] = ("", "")) -> Sitting:
    return Sitting(winners, key, (0, 0), parts, 1)


def test_every_measure_reads_its_tables() -> None:
    """Host a, guest b: a alone, b in either seat, b alone."""
    of = Contest("leduc", 2, {}, 1, 2, everyone(("a", "b")))
    assert of.lineups() == [("a", "a"), ("b", "a"), ("a", "b"), ("b", "b")]
    spy = ("spy", "dealer")
    deals = [
        Deal(0, (table(0, 1, key="end-success", parts=spy), table(0, 1), table(), table(0, 1))),
        Deal(1, (table(key="end-late"), table(), table(), table(0, 1))),
    ]

    def estimate(measure: str, *parts: str) -> float:
        return measured(of_two, deals, Check(measure, None, parts=parts))[0]

    of_two = Contest("leduc", 2, {}, 1, 2, of.pairings[:2])
    deals = [Deal(d.number, d.sittings[:3]) for d in deals]
    assert of_two.lineups() == of.lineups()[:3]
    assert estimate(TEAM) == 0.5
    assert estimate(TEAM, "end-success") == 0.5 and estimate(TEAM, "end-late") == 0.0
    assert estimate(MIXED) == 0.25 and estimate(MIXED, "end-success") == 0.0
    assert estimate(LEFT) == 0.5
    assert estimate(ENDS, "end-late") == 0.5
    assert estimate(SPY) == 1.0
    assert estimate(WINS) == 0.25
    assert estimate(GAIN) == -0.25


def test_a_guest_has_an_edge_over_the_hosts_twin() -> None:
    """A guest who wins both games where the twin wins one is half a game ahead."""
    trial = Trial("leduc", 2, "heuristic", "random", 8, (Check(EDGE, 0.3),))
    contest = contest_of(trial)
    low, up = (names_of(rung) for rung in ("random", "heuristic"))
    twins = [(low + "'", low), (low, low + "'")]
    assert contest.lineups() == [(up, low), (low, up), *twins]
    deals = [Deal(n, (table(0), table(1), table(0), table(0))) for n in range(4)]
    [edge] = figures(trial, contest, deals)
    assert (edge.estimate, edge.games, edge.met) == (0.5, 8, True)


def test_a_table_of_guests_rises_over_a_table_of_hosts() -> None:
    trial = Trial("leduc", 2, "heuristic", "random", 2, (Check(RISE, 0.05),), alone=True)
    deals = [Deal(n, (table(), table(0, 1))) for n in range(4)]
    [found] = figures(trial, contest_of(trial), deals)
    assert found.estimate == 1.0 and found.met and found.games == 4


def test_a_trial_goes_on_from_its_file_unless_the_rules_have_changed(tmp_path: Path) -> None:
    trial = Trial("leduc", 2, "heuristic", "random", 4, (Check(WINS, None),))
    first = list(deals_of(trial, 1, tmp_path))
    [file] = tmp_path.iterdir()
    text = file.read_text()
    assert list(deals_of(trial, 1, tmp_path)) == first and file.read_text() == text
    head, _, rest = text.partition("\n")
    file.write_text(head.replace('"version":', '"version":9') + "\n" + rest)
    assert list(deals_of(trial, 1, tmp_path)) == first and file.read_text() == text
