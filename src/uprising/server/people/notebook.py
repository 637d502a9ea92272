"""What somebody writes down for herself at a table: hers alone, on every device of hers."""

from __future__ import annotations

from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from uprising.server.http.lobby import COOKIE, body_of, reply
from uprising.server.people.notices import FOR_EVER
from uprising.server.storage.store import Store, notebook_at
from uprising.server.tables.hall import Hall, Wrong, mine


class PageWritten(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole text of the page; an empty text deletes it."""

    text: Annotated[str, msgspec.Meta(max_length=4000)] = ""


class Notebook:
    """One page for each table of mine. Nobody else is ever told that there is one."""

    hall: Hall

    async def show(self, request: Request) -> Response:
        person, table = await self.owner(request)
        return reply({"text": await page_of(self.hall.store, person, table)})

    async def write(self, request: Request) -> Response:
        written = await body_of(request, PageWritten)
        person, table = await self.owner(request)
        kind = notebook_at(table)
        if written.text:
            await self.hall.store.keep(kind, person, written.text.encode(), FOR_EVER)
        else:
            await self.hall.store.drop(kind, person)
        return reply({"text": written.text})

    async def owner(self, request: Request) -> tuple[str, str]:
        """Whoever sits at the table."""
        person = self.hall.people.person(request.cookies.get(COOKIE, "")) or ""
        table = request.path_params["table"]
        row = await self.hall.store.table(table)
        if row is None or not mine(row, person):
            raise Wrong(404, "table", "you have no notebook there")
        return person, table


async def page_of(store: Store, person: str, table: str) -> str:
    return (await store.kept(notebook_at(table), person) or b"").decode()
