"""*Evaluate a language model in ten minutes*, followed to the letter, with a scripted model."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.fences import blocks
from tests.llm.endpoint import call, endpoint
from tests.project import ROOT

PAGE = (ROOT / "docs/research/models.md").read_text(encoding="utf-8")


@pytest.mark.slow
def test_the_page_leads_to_a_leaderboard(tmp_path: Path) -> None:
    script = "\n".join(blocks(PAGE, "sh"))
    with endpoint(lambda body: call("play", move="1", reason="it comes first")) as (address, heard):
        env = {
            **os.environ,
            "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
            "UPRISING_LANG": "en",
            "UPRISING_LLM_URL": address,
            "UPRISING_LLM_KEY": "not-for-others",
        }
        done = subprocess.run(
            ["bash", "-euc", script], cwd=tmp_path, env=env, capture_output=True, text=True
        )
    assert done.returncode == 0, done.stderr
    assert "in your prices" in done.stderr and len(heard.bodies) > 10
    assert "Opponents: uprising-ref, " in done.stdout
    html = (tmp_path / "leaderboard.html").read_text(encoding="utf-8")
    assert "llm:my-model" in html and "<script" not in html and "http" not in html
    kept = {path.suffix for path in (tmp_path / "games").iterdir()}
    assert kept == {".txt", ".md", ".jsonl"}
    for path in (tmp_path / "games").iterdir():
        assert "not-for-others" not in path.read_text(encoding="utf-8")
