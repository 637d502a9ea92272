"""Whoever comes to a table is listed there before anything else can happen to it."""

import asyncio
from typing import Any

from tests.server.doubles import MemoryStore, Nobody
from uprising.server.operations.jobs import JobRunner
from uprising.server.people.keys import People
from uprising.server.people.notices import Notices
from uprising.server.sockets.live import Live
from uprising.server.tables.hall import ChairWanted, Hall, TableWanted


def test_a_table_somebody_is_coming_to_is_not_put_away() -> None:
    """The keeper looks after every single step of the server's loop."""

    async def test() -> None:
        hall = Hall(MemoryStore(), People(b"secret"), Nobody())
        row = await hall.create(TableWanted("tic_tac_toe", [ChairWanted(), ChairWanted()]), "ada")
        nothing: Any = None
        notices: Notices = nothing
        keeper = JobRunner(hall, notices)
        live = Live()
        live.hall = hall
        socket = asyncio.create_task(live(scope_of(row.id), coming(), ignore))
        for _ in range(50):
            await asyncio.sleep(0)
            await keeper.unload()
        assert [len(table.listeners) for table in hall.open.values()] == [1]
        socket.cancel()

    asyncio.run(test())


def scope_of(table: str) -> dict[str, Any]:
    return {
        "type": "websocket",
        "path": f"/api/tables/{table}/live",
        "path_params": {"table": table},
        "headers": [],
        "query_string": b"",
    }


def coming() -> Any:
    """A socket that opens and then says nothing."""
    said = False

    async def receive() -> dict[str, Any]:
        nonlocal said
        if said:
            await asyncio.Event().wait()
        said = True
        return {"type": "websocket.connect"}

    return receive


async def ignore(message: Any) -> None:
    await asyncio.sleep(0)
