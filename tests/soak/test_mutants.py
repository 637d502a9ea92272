"""The tests of every game notice most small changes to its rules."""

import subprocess
import sys

import pytest

from tests.project import ROOT, games


@pytest.mark.soak
@pytest.mark.parametrize("game", games())
def test_most_small_changes_to_the_rules_are_noticed(game: str) -> None:
    command = [sys.executable, "tools/mutants.py", game, "--count", "200", "--seed", "1"]
    done = subprocess.run([*command, "--jobs", "1", "--timeout", "600"], cwd=ROOT)
    assert done.returncode == 0, "fewer than 85 of 100 mutants were noticed"
