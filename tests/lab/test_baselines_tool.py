"""`tools/baselines.py`: a table a game, with intervals and cost, and trained players in it."""

import shutil
from argparse import Namespace
from pathlib import Path

import pytest

from tests.learned.test_player import checkpoint
from tools import baselines


@pytest.fixture
def asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Namespace:
    monkeypatch.setattr(baselines, "ROOT", tmp_path)
    monkeypatch.setattr(baselines, "TIMED", 4)
    return Namespace(deals=2, jobs=1, learned=tmp_path / "trained")


def test_a_table_has_a_row_for_every_player_with_interval_and_cost(asked: Namespace) -> None:
    text = baselines.table("leduc", asked)
    assert text[0] == "## `leduc`, 2 seats"
    rows = [line.split(" | ")[0].removeprefix("| ") for line in text[4:]]
    assert rows == ["random", "heuristic", "search", "fitted"]
    assert all("%" in line and line.endswith("| 4 |") for line in text[4:])


def test_trained_players_enter_where_there_is_a_checkpoint(
    asked: Namespace, tmp_path: Path
) -> None:
    asked.learned.mkdir()
    shutil.copy(checkpoint(tmp_path), asked.learned)
    names = baselines.names_for("leduc", asked.learned)
    assert names["learned"].startswith("learned:") and "learned search" in names
    assert "learned" not in baselines.names_for("robot_rise", asked.learned)
    assert any(line.startswith("| learned search | ") for line in baselines.table("leduc", asked))
    assert "# Baselines" in baselines.page(["## `leduc`"], asked)
