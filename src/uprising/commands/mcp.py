"""`uprising mcp`: a table for a language model, over standard input and output."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from contextlib import nullcontext

from uprising.adapters import MissingExtra
from uprising.commands.local import local_server
from uprising.commands.shell import BadInput, Say, Shell
from uprising.wire.visitor import TurnedDown


def describe(parser: ArgumentParser, say: Say) -> None:
    parser.add_argument("--server", metavar="URL", help=say("help-mcp-server"))


def run(shell: Shell, asked: Namespace) -> int:
    try:
        from uprising.adapters.mcp import mcp_server
    except MissingExtra as missing:
        raise BadInput(str(missing)) from missing
    with nullcontext(asked.server) if asked.server else local_server() as address:
        try:
            server = mcp_server(address, asked.lang)
        except TurnedDown as no:
            raise BadInput(str(no)) from no
        server.run("stdio")
    return 0
