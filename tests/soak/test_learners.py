"""A learner on trial: masked PPO through our own environment, against random players."""

from __future__ import annotations

import runpy

import pytest

from tests.project import ROOT
from uprising.lab.intervals import wilson

LESSONS = 3000
EXAM = range(10**6, 10**6 + 400)


@pytest.mark.soak
def test_masked_ppo_beats_random_players_by_fifteen_points() -> None:
    """Fifteen points above the half that random players win, in 400 games it has not seen."""
    example = runpy.run_path(str(ROOT / "examples" / "masked_ppo.py"))
    learner = example["taught"](LESSONS, seed=1)
    _, share = example["play"](learner, EXAM, best=True)
    sure = wilson(share, len(EXAM))
    assert share >= 0.65, f"{share:.1%}, 95 %: {sure.low:.1%} to {sure.high:.1%}"
