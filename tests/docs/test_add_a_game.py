"""*Add a game* in CONTRIBUTING.md, followed to the letter."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.docs.fences import blocks
from tests.installing import install
from tests.project import ROOT

SECTION = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## Add a game")[2]
STEPS = list(blocks(SECTION.partition("\n## ")[0], "sh"))


def shell(script: str, new: Path) -> str:
    """Run a block as a person would, in the checkout; `.venv` is wherever this test runs from."""
    env = {
        **os.environ,
        "NEW": str(new),
        "PYTHONPATH": str(new / "src"),
        "UPRISING_LANG": "en",
    }
    here = script.replace(".venv/bin/", f"{Path(sys.executable).parent}/")
    done = subprocess.run(["bash", "-euc", here], cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
def test_the_seven_steps_lead_to_a_game_that_plays(tmp_path: Path) -> None:
    new = tmp_path / "noughts"
    [copy, register, try_it] = STEPS
    shell(copy, new)
    shell(register, new)

    # What the installer does with the entry point, without touching this environment.
    project = tomllib.loads((new / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    [(key, where)] = project["entry-points"]["uprising.games"].items()
    install(new / "src", key, where)

    said = shell(try_it, new)
    assert "Counter({'end-line':" in said
    assert "NOUGHTS-TURN-1 (rulebook): Two players take turns" in said
    assert "Tic-tac-toe, 2 seats, 50 games, seed 1" in said
    assert "Tic-tac-toe: Human, Ada." in said
    assert "[NOUGHTS-TURN-2]" in said
    assert "[NOUGHTS-END-1]" in said
