"""`tools/training.py` and `tools/trials.py`: one plan for six games, and what is shipped of it."""

from argparse import Namespace
from pathlib import Path

import pytest

from tests.learned.test_player import checkpoint
from tools import baselines, training, trials
from uprising.kernel import game
from uprising.lab.sequential import Verdict


def test_games_of_the_baselines_are_trained_at_seats_they_have() -> None:
    assert set(training.SEATS) <= set(baselines.SEATS)
    assert all(seats in game(key).seats for key, seats in training.SEATS.items())


def test_training_is_gone_on_from_and_shares_the_processors() -> None:
    asked = Namespace(
        minutes=9.0,
        jobs=16,
        games=1024,
        steps=64,
        batch=8192,
        hidden=384,
        device="cuda",
        out=Path("out"),
    )
    words = training.trainer("evil_robots", asked, 2)
    assert "--resume" in words and words[words.index("--entropy") + 1] == "0.1"
    assert (
        words[words.index("--workers") + 1] == "4" and words[words.index("--clock") + 1] == "wall"
    )
    asked.jobs = 4
    alone = training.trainer("patriot", asked, 1)
    assert alone[alone.index("--workers") + 1] == "0" and "--entropy" not in alone


@pytest.fixture
def asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Namespace:
    monkeypatch.setattr(trials, "DEALS", 2)
    monkeypatch.setattr(trials, "SHIPPED", tmp_path / "shipped")
    checkpoint(tmp_path / "out")
    return Namespace(
        minutes=0.5, jobs=1, ms=20, out=tmp_path / "out", game=None, way=None, publish=False
    )


def test_a_trial_is_played_gone_on_from_and_told(
    asked: Namespace, capsys: pytest.CaptureFixture[str]
) -> None:
    trials.play(asked)
    told = capsys.readouterr().out
    assert told.count("| leduc | 2 | 0 |") == 2 and told.count("| 2 | open |") == 2
    before = {path: path.read_bytes() for path in (asked.out / "trials").iterdir()}
    trials.play(asked)
    assert before == {path: path.read_bytes() for path in (asked.out / "trials").iterdir()}
    trials.table(asked)
    assert "20 ms for a decision" in capsys.readouterr().out


def test_only_what_was_shown_stronger_is_shipped(
    asked: Namespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    trials.ship(asked)
    assert not trials.SHIPPED.exists()
    better = Verdict("better", 3.0, 2.9, 0.6, 100)
    monkeypatch.setattr(trials.Trial, "now", lambda one: better)
    trials.ship(asked)
    assert [path.name for path in trials.SHIPPED.iterdir()] == ["leduc-2.npz"]
    monkeypatch.setattr(trials, "LARGEST", 10)
    (trials.SHIPPED / "leduc-2.npz").unlink()
    with pytest.raises(SystemExit, match="bytes are more than"):
        trials.ship(asked)
