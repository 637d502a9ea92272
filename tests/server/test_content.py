"""What a table is played with is one document, named by its hash, without a word of the deal."""

from __future__ import annotations

import json
import urllib.request
from pathlib import Path
from typing import Any

import pytest

import uprising
from tests.server.conftest import serving
from tests.server.guest import Guest
from uprising.kernel import Game, variant
from uprising.packs import known_packs, with_pack
from uprising.server.tables.content import content_hash, document_of


def shown(guest: Guest, table: str) -> str:
    with guest.sit(table) as seat:
        found: str = seat.frame()["content"]
        return found


@pytest.mark.slow
def test_a_frame_names_a_document_that_can_be_kept_for_ever(ada: Guest) -> None:
    table = ada.create("robot_rise", [{"host": True}, {}, {}])
    name = shown(ada, table)
    address = f"http://127.0.0.1:{ada.port}/api/content/{name}"
    with urllib.request.urlopen(address) as answer:
        assert "immutable" in answer.headers["Cache-Control"]
        document = json.loads(answer.read())
    assert document["game"] == "robot_rise" and document["content"]["cards"]
    assert shown(ada, ada.create("robot_rise", [{"host": True}, {}, {}])) == name  # another deal
    ada.call("api/content/nonsense", status=404)
    assert ada.call(f"api/tables/{table}/replay")["content"] == name


def test_another_worker_and_a_later_server_have_it_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path / "tables.db") as port:
        ada = Guest(port)
        name = shown(ada, ada.create("leduc", [{"host": True}, {}]))
    monkeypatch.setattr("uprising.server.tables.content._documents", {})
    with serving(tmp_path / "tables.db") as port:
        assert Guest(port).call(f"api/content/{name}")["game"] == "leduc"


@pytest.mark.parametrize("of", uprising.games().values(), ids=lambda of: of.key)
def test_the_document_follows_from_game_pack_and_options(of: Game) -> None:
    names = {content_hash(of, of.setup(of.seats[0], {}).options)}
    chosen: list[dict[str, Any]] = []
    for option in of.options:
        chosen += [{option.key: v} for v in option.choices if v != option.default]
    for options in chosen:
        names.add(content_hash(of, of.setup(of.seats[0], options).options))
    packs = known_packs(of.key)
    for pack in packs:
        played = with_pack(of, pack)
        document = json.loads(document_of(played, {}))
        assert document["pack"] == pack
        names.add(content_hash(played, of.setup(of.seats[0], {}).options))
        assert content_hash(variant(of, played.changes), {}) == content_hash(played, {})
    assert len(names) == 1 + len(chosen) + len(packs)


PRINTED = {
    "robot_rise": ("cards", "identities"),
    "evil_robots": ("cards",),
    "robotariat": ("cards", "characters", "spaces"),
    "fully_automated_union": ("contracts", "events"),
    "fully_automated_bosses": ("tokens",),
    "patriot": ("beacons", "briefs", "campaigns", "riots", "sheets"),
}


@pytest.mark.parametrize("game", PRINTED)
def test_everything_printed_says_where_it_comes_from(game: str) -> None:
    """W10: which cards are reconstructions; the page marks those that no rulebook gives."""
    of = uprising.game(game)
    content = json.loads(document_of(of, {}))["content"]
    things = [thing for kind in PRINTED[game] for thing in content[kind]]
    assert {thing["source"] for thing in things} <= {"book", "public", "ruling"}
    assert any(thing["source"] != "book" for thing in things)


def test_a_robot_card_says_its_side_type_and_cost() -> None:
    """W10."""
    cards = json.loads(document_of(uprising.game("evil_robots"), {}))["content"]["cards"]
    assert {card["side"] for card in cards} == {"left", "right"}
    assert {card["type"] for card in cards} == {"immediate", "active", "reveal", "endgame"}
    assert all(isinstance(card["cost"], int) for card in cards)
