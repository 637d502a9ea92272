"""*Add a game in an hour*, followed to the letter."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.fences import blocks
from tests.installing import install
from tests.project import ROOT

PAGE = (ROOT / "docs/extend/game.md").read_text(encoding="utf-8")


def shell(script: str, folder: Path) -> str:
    env = {
        **os.environ,
        "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
        "PYTHONPATH": str(folder / "src"),
        "UPRISING_LANG": "en",
    }
    done = subprocess.run(
        ["bash", "-euc", script], cwd=folder, env=env, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
def test_the_page_leads_to_a_game_that_plays(tmp_path: Path) -> None:
    begin, edit, play = blocks(PAGE, "sh")
    create, _, check = begin.splitlines()
    shell(create, tmp_path)
    new = tmp_path / "night_train"
    install(new / "src", "night_train", "night_train:GAME")  # what `pip install -e .` does
    assert "Grade: gold" in shell(check, new)
    edited = shell(edit, new)
    assert "Grade: gold" in edited and "raised three times" in edited
    played = shell(play, new)
    assert "[NIGHTTRAIN-BET-2]" in played and "[NIGHTTRAIN-END-" in played
    assert "Night train, 2 seats, 40 games, seed 1" in played
