"""What a language model's client does: it starts `uprising mcp`, sits down and plays."""

# %% Start the server over standard input and output
import asyncio
import os
import sys

from mcp.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client

server = StdioServerParameters(
    command=sys.executable, args=["-m", "uprising.cli", "mcp"], env=dict(os.environ)
)


async def called(client, tool, **values):
    return (await client.call_tool(tool, values)).content[0].text


def first_move(table):
    return table.partition("legal moves:\n- ")[2].splitlines()[0]


# %% List the games, sit down, look, try something, play on
async def visit() -> None:
    async with Client(stdio_client(server)) as client:
        print(await called(client, "list_games"))
        table = await called(client, "sit_down", game="tic_tac_toe", bots="random", seed="1")
        print(table)
        print(await called(client, "act", move="place z9"))
        while "game over" not in table:
            table = await called(client, "act", move=first_move(table))
        print(table.splitlines()[-1])


# %%
asyncio.run(visit())
