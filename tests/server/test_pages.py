"""The board a game brings: its own files and no others, under the page's content policy."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from email.message import Message
from pathlib import Path

import pytest

from tests.installing import install
from tests.server.conftest import serving


def test_only_the_files_beside_a_board_are_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path / "site", "lantern_ball", "tests.outside.lantern_ball:GAME")
    monkeypatch.syspath_prepend(str(tmp_path / "site"))
    with serving(tmp_path / "tables.db") as port:

        def get(path: str) -> tuple[int, str, Message]:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/{path}") as answer:
                    return answer.status, answer.read().decode(), answer.headers
            except urllib.error.HTTPError as error:
                return error.code, "", error.headers

        where = json.loads(get("api/pages/lantern_ball")[1])["board"]
        status, text, headers = get(where)
        assert status == 200 and "export function board" in text
        assert "immutable" in headers["cache-control"]
        assert "default-src 'self'" in headers["content-security-policy"]
        assert get(where.replace("board.js", "board.css"))[0] == 200
        for name in ("__init__.py", "..%2Frules.py", "..%2Fpage.toml", "no.js"):
            assert get(where.replace("board.js", name))[0] == 404
        assert json.loads(get("api/pages/tic_tac_toe")[1]) == {"board": ""}
        games = {each["key"]: each for each in json.loads(get("api/games")[1])["games"]}
        assert games["lantern_ball"]["evening"] == {
            "minutes": [5, 10],
            "moods": ["secrets", "quiet"],
        }
        assert games["tic_tac_toe"]["evening"] is None
        samples = json.loads(get("api/samples")[1])["samples"]
        assert "lantern_ball-1" in [each["sample"] for each in samples]
