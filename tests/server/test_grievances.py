"""Somebody reports somebody (S28): an operator reads it with what was said; nobody else does."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.conftest import serving
from tests.server.guest import Guest
from uprising.cli import main

pytestmark = pytest.mark.slow


def test_an_operator_reads_who_reports_whom_and_what_that_person_had_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "tables.db"
    with serving(file) as port:
        ada, ben, eve = Guest(port), Guest(port), Guest(port)
        chairs = [{"host": True}, {}, {"bot": "heuristic"}]
        made = ada.call("api/tables", {"game": "robot_rise", "chairs": chairs, "name": "Ada"}, 201)
        ben.call(f"api/invites/{made['invite']}", {"name": "Ben"})
        path = f"api/tables/{made['table']}/grievances"
        with ada.sit(made["table"]) as seat, ben.sit(made["table"]) as other:
            seat.say("start")
            other.frame()
            for text in ("You are all cheats", "All of you"):
                other.say("say", text=text)
                while seat.until(lambda m: m["type"] == "said")["text"] != text:
                    pass
        eve.create("leduc", [{}, {"bot": "heuristic"}])
        eve.call(path, {"seat": 1, "text": "I was not there"}, 403)
        ada.call(path, {"seat": 0, "text": "myself"}, 422)
        ada.call(path, {"seat": 7, "text": "nobody"}, 422)
        ada.call(path, {"seat": 1, "text": ""}, 422)
        ada.call(path, {"seat": 1, "text": "He insults us"}, 201)
        ada.call(path, {"seat": 1, "text": "Again"}, 429)
        assert "insults" not in str(ben.call("api/me/export"))
    assert main(["grievances", "--db", str(file), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "Ada reports Ben" in told and "He insults us" in told and made["table"] in told
    assert "Ben: You are all cheats\n  Ben: All of you" in told
