"""Notes at a table (S29): on every device of mine, exported, forgotten, and nobody else's."""

from __future__ import annotations

import pytest

from tests.server.guest import Guest

pytestmark = pytest.mark.slow


def test_notes_are_my_own_exported_and_forgotten(ada: Guest, ben: Guest) -> None:
    table = ada.create("leduc", [{}, {"bot": "heuristic"}])
    path = f"api/me/notes/{table}"
    assert ada.call(path) == {"text": ""}
    ada.call(path, {"text": "Bolt bluffs"})
    ben.create("leduc", [{}, {"bot": "heuristic"}])
    ben.call(path, None, 404)
    ben.call(path, {"text": "mine"}, 404)
    code = ada.call("api/me/device", {}, 201)["code"]
    phone = Guest(ada.port)
    phone.call(f"api/devices/{code}", {})
    assert phone.call(path) == {"text": "Bolt bluffs"}
    assert ada.call("api/me/export")["tables"][0]["notes"] == "Bolt bluffs"
    assert "bluffs" not in str(ben.call(f"api/tables/{table}"))
    ada.call(path, {"text": ""})
    assert phone.call(path) == {"text": ""}
