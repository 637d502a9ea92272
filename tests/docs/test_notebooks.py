"""The notebook-style examples run as they stand."""

import os
import subprocess
import sys

import pytest

from tests.project import ROOT

NOTEBOOKS = sorted(
    path.name
    for path in (ROOT / "examples").glob("*.py")
    if "# %%" in path.read_text(encoding="utf-8")
)


@pytest.mark.slow
@pytest.mark.parametrize("name", NOTEBOOKS)
def test_an_example_runs(name: str) -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / name)],
        env=env,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) >= 2


def test_there_is_one_for_every_adapter() -> None:
    assert {"pettingzoo_turns.py", "gymnasium_seat.py", "openspiel_leduc.py", "mcp_client.py"} <= {
        *NOTEBOOKS
    }
