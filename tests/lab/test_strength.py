"""`tools/levels.py strength`: what a level's figure is measured at, and where it is written."""

from pathlib import Path

import pytest

from tools.levels import tell_strength
from uprising.bots import strengths
from uprising.bots.levels import RECRUIT
from uprising.kernel import game
from uprising.lab.arena import Deal, Sitting
from uprising.lab.ladder import RELEASE, contest_of, players
from uprising.lab.strength import SHARPER, STAGES, heuristic_share, mark_of, strength, trial_of


def sat(winners: tuple[int, ...], key: str = "") -> Sitting:
    return Sitting(winners, key, (), (), 0)


def test_one_seat_sits_among_heuristics_or_the_whole_table_is_of_a_level() -> None:
    alone, together = (
        contest_of(trial_of(key, RECRUIT, 8)) for key in ("robot_rise", "robotariat")
    )
    assert alone.deals == 2 and alone.seed == RELEASE
    assert [lineup.count("recruit") for lineup in alone.lineups()] == [1] * 4
    assert together.deals == 8 and together.lineups() == [("recruit",) * 4]


@pytest.mark.parametrize("key", STAGES)
def test_every_game_is_measured_at_a_table_it_has(key: str) -> None:
    at = STAGES[key]
    game(key).setup(at.seats, at.options)


def test_several_may_win_at_once_and_each_of_them_has_won() -> None:
    mark = mark_of("robot_rise", 1)
    assert heuristic_share(mark, [Deal(0, (sat((0,)),)), Deal(1, (sat((1, 2)),))]) == 3 / 8


def test_a_traitors_win_is_nobodys_success() -> None:
    mark = mark_of("fully_automated_union", 1)
    deals = [Deal(0, (sat((0, 1, 2), "end-collective"),)), Deal(1, (sat((1,), "end-treason"),))]
    assert heuristic_share(mark, deals) == 1 / 2
    found = strength(trial_of("fully_automated_union", RECRUIT, 2), RECRUIT, deals, 0.5)
    assert (found.kind, found.share, found.games) == ("team", 0.5, 2)


@pytest.mark.slow
@pytest.mark.parametrize("key", ["robot_rise", "fully_automated_union"])
def test_a_level_is_measured_and_its_figure_written(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tools.levels.LEVELS", (RECRUIT,))
    file = tmp_path / "strength.json"
    file.write_text("[]")
    for _ in range(2):  # the second time from the deals that were kept
        tell_strength(game(key), 4, 1, tmp_path, file)
    [found] = strengths(game(key), path=file)
    assert (found.level, found.games, found.seats) == ("recruit", 4, STAGES[key].seats)
    first, second = capsys.readouterr().out.splitlines()
    assert first == second and "recruit" in first
    kept = (tmp_path / players(key)).glob("*.jsonl")
    assert sorted(len(path.read_text().splitlines()) - 1 for path in kept)[-1] == 4 * SHARPER


def test_writing_a_figure_makes_nobody_another_player(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else every figure that is written would throw away the deals of the next."""
    before = players("leduc")
    monkeypatch.setattr("uprising.lab.ladder.STRENGTH", Path("elsewhere"))
    assert players("leduc") != before
