"""Requests between workers about a single table, answered by its owner."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from uprising.server.http.lobby import reply
from uprising.server.people.me import Me
from uprising.server.tables.hall import Wrong
from uprising.server.workers.relay import RELAYED


class InternalRoutes:
    """Answers other workers, and nobody else."""

    def __init__(self, me: Me) -> None:
        self.me = me

    async def forget(self, request: Request) -> Response:
        table, person = self.named(request)
        await self.me.forget_at(table, person)
        return reply({"ok": True})

    async def waits(self, request: Request) -> Response:
        table, person = self.named(request)
        return reply({"waits": await self.me.notices.needs(table, person)})

    def named(self, request: Request) -> tuple[str, str]:
        if not request.scope.get(RELAYED):
            raise Wrong(404, "path", "Not Found")
        return request.path_params["table"], request.path_params["person"]
