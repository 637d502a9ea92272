"""*Add a game in an hour*, followed to the letter."""

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from tests.docs.fences import blocks
from tests.installing import install
from tests.project import ROOT

PAGE = (ROOT / "docs/extend/game.md").read_text(encoding="utf-8")


WHERE = "import uprising; print(uprising.game('night_train').modules[0].__file__)"


def shell(script: str, folder: Path, **more: str) -> str:
    env = {
        **os.environ,
        **more,
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
    begin, edit, play, study, faster = blocks(PAGE, "sh")
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
    assert "20 games" in shell(study, new)
    assert (new / "study").is_dir()
    assert "night_train is compiled: 10 modules" in shell(faster, new)
    where = f'python -c "{WHERE}"'
    assert shell(where, new, UPRISING_PURE="0").strip().endswith(EXTENSION_SUFFIXES[0])
    assert "Grade: gold" in shell("uprising check night_train --games 3", new, UPRISING_PURE="0")
    assert shell(where, new, UPRISING_PURE="1").strip().endswith(".py")
    cards = new / "src/night_train/rules/cards.py"
    cards.write_text(cards.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert shell(where, new, UPRISING_PURE="0").strip().endswith(".py")
