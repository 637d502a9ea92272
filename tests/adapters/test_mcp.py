"""A real MCP client over standard input and output sits down, plays and is told why not."""

import os
import re
import sys
from typing import Any

import anyio
import pytest
from mcp.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client

from tests.project import ROOT
from uprising.kernel import Rng, seeded

pytestmark = pytest.mark.slow

SERVER = StdioServerParameters(
    command=sys.executable,
    args=["-m", "uprising.cli", "mcp", "--lang", "en"],
    env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
)
SIX = (
    "evil_robots", "fully_automated_bosses", "fully_automated_union", "patriot", "robot_rise",
    "robotariat",
)  # fmt: skip
LARGEST = 7000  # characters of one answer, its list of moves left out


async def called(client: Client, tool: str, **values: Any) -> str:
    result = await client.call_tool(tool, values)
    assert not result.is_error, result.content
    assert result.structured_content is None  # nothing is sent twice
    [content] = result.content
    text = getattr(content, "text", None)
    assert isinstance(text, str)
    return text


def moves_in(text: str) -> list[str]:
    _, found, rest = text.partition("\nlegal moves:\n")
    lines = re.split(r"\n(?!- )", rest)[0].splitlines() if found else []
    return [line.removeprefix("- ") for line in lines]


def question_in(text: str) -> str:
    return next((line for line in text.splitlines() if line.startswith("question [")), "")


async def whole_visit(seen: dict[str, Any]) -> None:
    async with Client(stdio_client(SERVER)) as client:
        seen["tools"] = {tool.name: tool for tool in (await client.list_tools()).tools}
        seen["games"] = await called(client, "list_games")
        table = await called(client, "sit_down", game="leduc", bots="random", seed="one")
        seen["table"] = table
        seen["refused"] = await called(client, "act", move="fold")
        seen["nonsense"] = await called(client, "act", move="dance")
        seen["why"] = await called(client, "why_not", words=["fold"])
        seen["chapters"] = await called(client, "read_rules", game="leduc")
        seen["chapter"] = await called(client, "read_rules", game="leduc", chapter=2)
        seen["about"] = await called(client, "read_rules", game="leduc", about="LEDUC-BET-2")
        for _ in range(12):
            if "game over" in table:
                break
            table = await called(client, "act", move="call")
        seen["end"] = table
        seen["again"] = await called(client, "sit_down", game="leduc", bots="random", seed="one")
        seen["lost"] = await client.call_tool("sit_down", {"game": "chess"})
        await called(client, "sit_down", game="evil_robots", seats=4, seed="talk")
        seen["said"] = await called(client, "say", text="Good evening")
        seen["silent"] = await called(client, "say", text="psst", to="Model")
        give = {"form": "form-gift", "values": {"to": "@", "what": "influence", "amount": 1}}
        look = await called(client, "look")
        other = look.split("among ")[1].split(",")[1].split()[0]
        seen["telegram"] = await called(client, "send_telegram", to=[other], give=give)
        seen["evil"] = await called(client, "look")


@pytest.fixture(scope="module")
def seen() -> dict[str, Any]:
    found: dict[str, Any] = {}
    anyio.run(whole_visit, found)
    return found


def test_it_finds_the_games(seen: dict[str, Any]) -> None:
    assert {
        "list_games", "sit_down", "join", "look", "act", "fill_form", "say", "send_telegram",
        "answer_telegram", "why_not", "read_rules",
    } == set(seen["tools"])  # fmt: skip
    assert {"leduc", *SIX} <= {line.split(":")[0] for line in seen["games"].splitlines()}


def test_every_parameter_says_what_it_is_and_games_and_bots_are_listed(
    seen: dict[str, Any],
) -> None:
    for tool in seen["tools"].values():
        assert tool.description
        for name, schema in tool.input_schema["properties"].items():
            assert schema.get("description"), (tool.name, name)
    sit = seen["tools"]["sit_down"].input_schema["properties"]
    assert {"leduc", *SIX} <= set(sit["game"]["enum"])
    assert "heuristic" in sit["bots"]["enum"]


def test_it_sees_its_own_seat_only(seen: dict[str, Any]) -> None:
    table = seen["table"]
    assert "you are Model among Model, " in table
    [hands] = [line for line in table.splitlines() if "hands" in line]
    assert re.search(r"hands [\w-]+, –", hands)
    assert moves_in(table) == ["call", "raise"]


def test_it_is_told_why_not_with_the_rule(seen: dict[str, Any]) -> None:
    assert seen["refused"].startswith("Refused: ") and "nothing to fold" in seen["refused"]
    assert "[LEDUC-BET-2] " in seen["refused"]
    assert "Folding needs something to pay" in seen["refused"]
    assert "[LEDUC-BET-2]" in seen["why"]
    assert seen["nonsense"].startswith("Not done: move: ")


def test_it_reads_the_rules_by_chapter(seen: dict[str, Any]) -> None:
    assert seen["chapters"].startswith("1. ") and "LEDUC-" not in seen["chapters"]
    title, *clauses = seen["chapter"].splitlines()
    assert title in seen["chapters"] and all(line.startswith("LEDUC-") for line in clauses)
    assert seen["about"].startswith("LEDUC-BET-2 (")


def test_it_plays_to_the_end(seen: dict[str, Any]) -> None:
    assert "game over [LEDUC-END" in seen["end"] and "Won by" in seen["end"]


def test_the_same_seed_deals_the_same_game(seen: dict[str, Any]) -> None:
    cards = re.compile(r"hands ([\w-]+)")
    assert cards.findall(seen["again"]) == cards.findall(seen["table"])


def test_a_game_that_is_not_there_is_named(seen: dict[str, Any]) -> None:
    assert seen["lost"].is_error
    assert "chess" in seen["lost"].content[0].text


def test_it_talks_and_sends_telegrams(seen: dict[str, Any]) -> None:
    assert seen["said"] == "Said." and seen["silent"].startswith("Not done: ")
    assert seen["telegram"] == "Sent."
    assert "telegram 1 from Model to " in seen["evil"] and "form-gift" in seen["evil"]


def number_of(text: str) -> int:
    """How many moves the table has seen."""
    found = re.match(r"\w+, move (\d+): ", text)
    assert found is not None, text
    return int(found[1])


async def play_through(client: Client, game: str, seed: str, luck: Rng, most: int) -> int:
    """Random listed moves to the end; no move refused, no question asked again once answered."""
    table = await called(client, "sit_down", game=game, seed=seed, bots="random")
    for number in range(most):
        if "\ngame over [" in table:
            return number
        asked, moves = question_in(table), moves_in(table)
        assert asked and moves, table
        assert len(table) - len("".join(moves)) < LARGEST, (game, len(table))
        move = moves[luck.below(len(moves))]
        after = await called(client, "act", move=move)
        assert not after.startswith(("Refused", "Not done")), (game, seed, move, after)
        assert number_of(after) > number_of(table), (game, seed, move, after)
        table = after
    return most


async def games_of(keys: tuple[str, ...], each: int, most: int, first: int = 0) -> int:
    decisions = 0
    async with Client(stdio_client(SERVER)) as client:
        for number in range(first, first + each):
            for key in keys:
                luck = seeded(f"{key}-{number}", "client")
                decisions += await play_through(client, key, f"{number}", luck, most)
    return decisions


def test_listed_moves_are_never_refused_nor_questions_stale() -> None:
    assert anyio.run(games_of, ("evil_robots", "fully_automated_bosses", "robot_rise"), 1, 20) > 40


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
def test_three_hundred_games_without_a_stale_question_or_a_refused_listed_move(part: int) -> None:
    assert anyio.run(games_of, SIX, 5, 4000, 100 + 5 * part) > 500
