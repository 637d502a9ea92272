"""Games as a Parquet file, a row for every decision."""

from pathlib import Path

import polars
import pytest

from uprising.cli import main
from uprising.kernel import game, read_record, replay
from uprising.vector import layout_of


def test_every_decision_is_a_row(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "leduc.parquet"
    words = ["dataset", "leduc", "--games", "6", "--bots", "random,heuristic", "--out", str(out)]
    assert main(words) == 0
    rows = polars.read_parquet(out)
    assert f"{len(rows)} " in capsys.readouterr().out.replace(",", "")
    assert set(rows["game"]) == set(range(6))
    size = layout_of(game("leduc"), 2).size
    for row in rows.iter_rows(named=True):
        assert len(row["observation"]) == size and row["move"] in row["moves"]
        assert row["reward"] in (-1.0, 0.0, 1.0)
    for record in rows["record"].drop_nulls():
        assert replay(read_record(record)).state.ended
    before = out.read_bytes()
    assert main(words) == 0
    assert polars.read_parquet(out).equals(polars.read_parquet(before))
