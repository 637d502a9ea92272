"""`tools/ladder.py`: which trials are climbed, and how a floor is written."""

from argparse import Namespace
from dataclasses import replace

import pytest

from tools.ladder import WORDS, Timed, floor, page, spliced, verdict, wanted
from uprising.bots import HeuristicBot
from uprising.games.leduc import GAME as LEDUC
from uprising.kernel import default_names, seeded, seeded_table, sight
from uprising.lab.ladder import Figure
from uprising.lab.targets import ENDS, LIVE, TEAM, TRIALS, WINS, Check


def asked(**words: object) -> Namespace:
    return Namespace(**{"game": None, "live": False, "rungs": "", "quick": 1.0, **words})


def test_trials_are_chosen_by_game_and_rung() -> None:
    assert wanted(asked()) == list(TRIALS)
    assert wanted(asked(live=True)) == list(LIVE)
    low = wanted(asked(game="robot_rise", rungs="random,heuristic"))
    assert low and all(t.game == "robot_rise" for t in low)
    assert {rung for t in low for rung in (t.guest, t.host)} <= {"random", "heuristic", "noisy"}
    assert [t.games for t in wanted(asked(quick=0.01))] < [t.games for t in TRIALS]


@pytest.mark.parametrize(
    ("check", "met", "text", "said"),
    [
        (Check(WINS, 0.45), True, "≥ 45.0", "met"),
        (Check(TEAM, 0.02, at_most=True), False, "≤ 2.0", "UNMET"),
        (Check(ENDS, 0.3, most=0.45), True, "30–45", "met"),
        (Check(WINS, None), None, "none", "reported"),
    ],
)
def test_a_figure_is_written_beside_its_floor(
    check: Check, met: bool | None, text: str, said: str
) -> None:
    figure = Figure("trial", check, 0.5, 0.4, 0.6, 100, met)
    assert (floor(figure), verdict(figure)) == (text, said)
    assert verdict(replace(figure, whole=False)) == f"{said} so far"


def test_the_page_has_a_row_for_every_figure_and_every_reason() -> None:
    met = Figure(
        "leduc 2p search heuristic", Check(WINS, 0.6, chance=0.5), 0.7, 0.6, 0.8, 400, True
    )
    band = Check(ENDS, 0.3, most=0.45, parts=("end-boss",), reason="the cards say so")
    written = page([met, Figure("leduc 2p search search", band, 0.5, 0.45, 0.55, 100, False)])
    assert (
        "| 2p search heuristic | wins of one guest among hosts | 70.0 (60.0 … 80.0) | ≥ 60.0 |"
        in written
    )
    assert "(end-boss) | 50.0 (45.0 … 55.0) | 30–45 | 100 | UNMET |" in written
    assert "- the cards say so.\n" in written
    assert {check.measure for trial in TRIALS for check in trial.checks} <= set(WORDS)


def test_one_game_s_figures_replace_its_own_and_no_others() -> None:
    def told(key: str, estimate: float) -> Figure:
        return Figure(f"{key} 2p search heuristic", Check(WINS, 0.6), estimate, 0.6, 0.8, 400, True)

    old = page([told("leduc", 0.7), told("robot_rise", 0.65), told("patriot", 0.9)])
    new = page([told("robot_rise", 0.75)])
    both = page([told("leduc", 0.7), told("robot_rise", 0.75), told("patriot", 0.9)])
    assert spliced(old, new, "robot_rise") == both


def test_a_player_with_a_watch_plays_as_without() -> None:
    table = seeded_table(LEDUC, default_names(2), {}, 1)
    timed = Timed(HeuristicBot(), 0.3)
    plain = HeuristicBot().choose(sight(table, 0, seeded(1)))
    assert timed.choose(sight(table, 0, seeded(1))).move == plain.move
    assert len(timed.spent) == 1
