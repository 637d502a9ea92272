"""A learner on trial: masked PPO through our own environment, against random players."""

from __future__ import annotations

import runpy
import shlex
import subprocess
from pathlib import Path

import pytest

from tests.adapters.peers import environment, surroundings
from tests.docs.fences import blocks
from tests.project import ROOT
from uprising.lab.arena import Contest, Pairing, play
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


@pytest.mark.soak
def test_self_play_started_from_the_docs_wins_four_of_five_games_against_chance(
    tmp_path: Path,
) -> None:
    """*Reproduce this*, "A learner in ten minutes": ten minutes of processor time, on two cores."""
    page = (ROOT / "docs/research/reproduce.md").read_text(encoding="utf-8")
    train, _ = next(blocks(page, "sh")).splitlines()
    python = environment(tmp_path / "env", "torch==2.13.0", "numpy") / "python"
    env = {**surroundings(tmp_path), "UPRISING_PURE": "0"}
    command = [*shlex.split(train)[1:], "--out", str(tmp_path)]
    done = subprocess.run([python, *command], cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    file = tmp_path / "robot_rise-2.npz"
    assert file.stat().st_size < 2_000_000
    contest = Contest("robot_rise", 2, {}, "exam", 200, (Pairing(f"learned:{file}", "random"),))
    tables = [enumerate(deal.sittings) for deal in play(contest)]  # the learner in either seat
    won = [seat in sitting.winners for deal in tables for seat, sitting in deal]
    sure = wilson(sum(won) / len(won), len(won))
    assert sure.share >= 0.8, f"{sure.share:.1%}, 95 %: {sure.low:.1%} to {sure.high:.1%}"
