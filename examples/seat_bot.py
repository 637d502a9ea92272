"""A bot in thirty lines: it sits down at a table by its invitation and plays at random.

python examples/seat_bot.py http://127.0.0.1:8642 INVITE
"""

import asyncio
import json
import random
import sys
import urllib.request
import uuid

from websockets.asyncio.client import connect


def sit(server: str, invite: str) -> tuple[str, str]:
    """Take a seat; the table's id, and the cookie that says who we are."""
    body = json.dumps({"name": "Example", "program": "seat_bot.py"}).encode()
    with urllib.request.urlopen(f"{server}/api/invites/{invite}", data=body) as answer:
        return json.load(answer)["table"], answer.headers["Set-Cookie"].split(";")[0]


async def play(server: str, invite: str) -> list[int]:
    table, cookie = sit(server, invite)
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live"
    async with connect(address, additional_headers={"Cookie": cookie}) as socket:
        async for text in socket:
            message = json.loads(text)
            if message["type"] != "frame":
                continue
            if message["ending"]:
                winners: list[int] = message["ending"]["winners"]
                return winners
            ask = message["ask"]
            if ask and not ask["answered"]:
                move = random.choice(ask["rows"])["move"]
                command = {"type": "do", "id": str(uuid.uuid4()), "seq": message["seq"]}
                await socket.send(json.dumps({**command, "move": move}))
    return []


if __name__ == "__main__":
    print("won by seats", asyncio.run(play(sys.argv[1].rstrip("/"), sys.argv[2])))
