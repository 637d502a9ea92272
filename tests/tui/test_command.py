"""What `uprising tui` asks of a server before it draws anything."""

from __future__ import annotations

import asyncio

import pytest

import uprising
from tests.project import ROOT
from uprising.commands.local import local_server
from uprising.commands.tui import opened
from uprising.tui.lobby import bot_table
from uprising.wire.visitor import Visitor

OVER = (ROOT / "src/uprising/samples/tic_tac_toe-1.txt").read_text(encoding="utf-8")


async def visit(server: str) -> None:
    visitor = Visitor(server)
    finished = await opened(visitor, "", OVER, {}, "", "heuristic")
    told = await visitor.ask(finished.replay)
    assert len(told["frames"]) == told["moves"] + 1
    assert finished.replay.endswith("?seat=all")

    table = uprising.new("leduc", ["ann", "bea"], 9)
    table.play(0, "raise")
    open_game = await opened(visitor, "", str(table.record()), {}, "", "heuristic")
    told = await visitor.ask(open_game.replay)
    assert told["frames"][-1]["view"]["hands"] == [None, None]

    bots = await opened(
        visitor, "", "", bot_table("leduc", 2, "heuristic", ["Ada"], 1), "Ada", "heuristic"
    )
    seats = (await visitor.ask(f"api/tables/{bots.table}"))["seats"]
    assert [seat["name"] for seat in seats][1] == "Ada"

    easier = bot_table("patriot", 1, "heuristic", ["Ada"], pack="level-campaigns")
    packed = await opened(visitor, "", "", easier, "Ada", "heuristic")
    assert (await visitor.ask(f"api/tables/{packed.table}"))["pack"] == "level-campaigns"

    wanted = {"game": "leduc", "chairs": [{"host": True}, {}], "name": "Ada"}
    made = await visitor.ask("api/tables", wanted)
    guest = Visitor(server)
    joined = await opened(guest, made["invite"], "", {}, "Ben", "heuristic")
    assert joined.table == made["table"]

    assert (await opened(visitor, "", "", {}, "Ada", "random")).bots == "random"


@pytest.mark.slow
def test_every_way_to_open_finds_its_table() -> None:
    with local_server() as server:
        asyncio.run(visit(server))
