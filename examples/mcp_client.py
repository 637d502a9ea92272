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
    return (await client.call_tool(tool, values)).structured_content


# %% List the games, sit down, look, try something, play on
async def visit() -> None:
    async with Client(stdio_client(server)) as client:
        games = (await called(client, "list_games"))["result"]
        print("games:", ", ".join(game["key"] for game in games))
        table = await called(client, "sit_down", game="tic_tac_toe", bots="random")
        print(table["question"]["prompt"], list(table["question"]["moves"])[:3])
        no = await called(client, "act", move="place z9")
        print("not that:", no["why"])
        while table["ending"] is None:
            table = await called(client, "act", move=next(iter(table["question"]["moves"])))
        print(table["happened"][-1], table["ending"]["how"])


# %%
asyncio.run(visit())
