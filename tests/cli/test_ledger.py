"""What I have won, from what a server gave me."""

import json
from pathlib import Path

from tests.cli.conftest import Run
from tests.server.test_ledger import LINE


def test_the_terminal_tells_a_ledger_by_campaign_and_character(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "uprising.json"
    file.write_text(json.dumps({"person": "ada", "ledger": [LINE, {**LINE, "won": False}]}))
    said = run("ledger", str(file)).out
    assert "The Golden Reserve (Petr), Viktor Markov" in said and "1 person: won 1 of 2" in said
    file.write_text("{}")
    assert "Nothing" in run("ledger", str(file)).out
