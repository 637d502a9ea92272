"""*Write a bot in ten minutes*, followed to the letter."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.fences import blocks
from tests.project import ROOT

PAGE = (ROOT / "docs/extend/bot.md").read_text(encoding="utf-8")


def shell(script: str, folder: Path) -> str:
    """Run a block as a person would, in a folder of her own."""
    commands = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    env = {**os.environ, "PATH": commands, "UPRISING_LANG": "en"}
    done = subprocess.run(
        ["bash", "-euc", script], cwd=folder, env=env, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
def test_the_page_leads_to_a_bot_that_plays(tmp_path: Path) -> None:
    [code] = blocks(PAGE, "python")
    (tmp_path / "my_bot.py").write_text(code, encoding="utf-8")
    names = ["my_bot:Collector", "child:my_bot:Collector", "exec:python3 echo_bot.py"]
    said = [shell(script, tmp_path) for script in blocks(PAGE, "sh")]
    assert len(said) == len(names)
    for name, lines in zip(names, said, strict=True):
        assert name in lines and "no use" not in lines
