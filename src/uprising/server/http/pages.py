"""The board that a game from outside brings.

A game's folder may hold the folder `page` with a built module, `board.js`, and the files it needs.
They are served from here, so the page's content policy holds for them.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from uprising.kernel import Game
from uprising.server.http.lobby import found_game, reply
from uprising.server.tables.hall import Wrong

KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".woff2": "font/woff2",
}
"""The files that a board may need."""


class Pages:
    """Every handler either answers or raises `Wrong`."""

    async def show(self, request: Request) -> Response:
        """Where the game's board is; nothing if it brings none."""
        of = found_game(request.path_params["game"])
        module = board_of(of)
        where = f"api/pages/{of.key}/{stamp(module)}/{module.name}" if module else ""
        return reply({"board": where})

    async def file(self, request: Request) -> Response:
        """One file of it. Its address changes with the board, so it may be kept for good."""
        of = found_game(request.path_params["game"])
        name = request.path_params["file"]
        path = of.folder / "page" / name
        kind = KINDS.get(path.suffix)
        if kind is None or Path(name).name != name or not path.is_file():
            raise Wrong(404, "file", f"the board of {of.key} has no file {name!r}")
        kept = {"Cache-Control": "public, max-age=31536000, immutable"}
        return FileResponse(path, media_type=kind, headers=kept)


def board_of(of: Game) -> Path | None:
    """The built module of a game's board, if it brings one."""
    module = of.folder / "page" / "board.js"
    return module if module.is_file() else None


@cache
def stamp(module: Path) -> str:
    """Another one for every state of the files beside a module."""
    found = hashlib.blake2b(digest_size=6)
    for path in sorted(module.parent.iterdir()):
        if path.is_file():
            found.update(path.name.encode() + b"\0" + path.read_bytes())
    return found.hexdigest()
