"""A real MCP client over standard input and output sits down, plays and is told why not."""

import os
import sys
from typing import Any

import anyio
import pytest
from mcp.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client

from tests.project import ROOT

SERVER = StdioServerParameters(
    command=sys.executable,
    args=["-m", "uprising.cli", "mcp"],
    env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
)


async def called(client: Client, tool: str, **values: Any) -> Any:
    result = await client.call_tool(tool, values)
    assert not result.is_error, result.content
    found = result.structured_content
    assert found is not None
    return found.get("result", found) if set(found) == {"result"} else found


async def whole_visit(seen: dict[str, Any]) -> None:
    async with Client(stdio_client(SERVER)) as client:
        seen["tools"] = {tool.name for tool in (await client.list_tools()).tools}
        seen["games"] = await called(client, "list_games")
        table = await called(client, "sit_down", game="leduc", bots="random")
        seen["table"] = table
        seen["refused"] = await called(client, "act", move="fold")
        seen["nonsense"] = await called(client, "act", move="dance")
        seen["why"] = await called(client, "why_not", words=["fold"])
        seen["rules"] = await called(client, "read_rules", game="leduc", about="LEDUC-BET")
        for _ in range(12):
            if table["ending"] is not None:
                break
            table = await called(client, "act", move="call")
        seen["end"] = table
        seen["lost"] = await client.call_tool("sit_down", {"game": "chess"})


@pytest.fixture(scope="module")
def seen() -> dict[str, Any]:
    found: dict[str, Any] = {}
    anyio.run(whole_visit, found)
    return found


def test_it_finds_the_games(seen: dict[str, Any]) -> None:
    assert {"list_games", "sit_down", "join", "look", "act", "why_not", "read_rules"} <= seen[
        "tools"
    ]
    assert {"leduc", "robot_rise", "patriot"} <= {game["key"] for game in seen["games"]}


def test_it_sees_its_own_seat_only(seen: dict[str, Any]) -> None:
    table = seen["table"]
    mine, other = table["view"]["hands"]
    assert mine is not None and other is None
    assert table["you"] == table["seats"][0] == "Model"
    assert set(table["question"]["moves"]) == {"call", "raise"}


def test_it_is_told_why_not_with_the_rule(seen: dict[str, Any]) -> None:
    assert not seen["refused"]["done"]
    assert seen["refused"]["rule"] == "LEDUC-BET-2"
    assert "nothing to fold" in seen["refused"]["why"]
    assert "Folding needs something to pay" in seen["refused"]["clause"]
    assert seen["why"]["rule"] == "LEDUC-BET-2"
    assert not seen["nonsense"]["done"] and seen["nonsense"]["field"]


def test_it_reads_the_rules(seen: dict[str, Any]) -> None:
    assert [rule["id"] for rule in seen["rules"]][:2] == ["LEDUC-BET-1", "LEDUC-BET-2"]


def test_it_plays_to_the_end(seen: dict[str, Any]) -> None:
    end = seen["end"]["ending"]
    assert end["rule"].startswith("LEDUC-END")
    assert sum(end["scores"].values()) == 0


def test_a_game_that_is_not_there_is_named(seen: dict[str, Any]) -> None:
    assert seen["lost"].is_error
    assert "chess" in seen["lost"].content[0].text
