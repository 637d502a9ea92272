"""`uprising tui`: the terminal table, against bots or at any server by link."""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser, Namespace
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from uprising.adapters import MissingExtra, require
from uprising.commands.local import local_server
from uprising.commands.shell import BadInput, Say, Shell, bots_of, chosen_options, text_of
from uprising.kernel import game
from uprising.wire.visitor import TurnedDown, Visitor, parted

if TYPE_CHECKING:
    from uprising.tui.app import Opening


def describe(parser: ArgumentParser, say: Say) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help=say("help-play-game"))
    parser.add_argument("--link", metavar="URL", help=say("help-tui-link"))
    parser.add_argument("--server", metavar="URL", help=say("help-tui-server"))
    parser.add_argument("--replay", metavar="FILE", help=say("help-tui-replay"))
    parser.add_argument("--seats", type=int, metavar="N", help=say("help-seats"))
    parser.add_argument("--seat", type=int, default=1, metavar="N", help=say("help-play-seat"))
    parser.add_argument("--name", metavar="NAME", help=say("help-play-name"))
    parser.add_argument("--bots", default="thumb", metavar="BOT", help=say("help-play-bots"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help=say("help-option")
    )


def run(shell: Shell, asked: Namespace) -> int:
    try:
        require("textual", "terminal")
    except MissingExtra as missing:
        raise BadInput(str(missing)) from missing
    from uprising.tui.app import TableApp

    try:
        server, invite = parted(asked.link) if asked.link else (asked.server or "", "")
        with nullcontext(server) if server else local_server() as address:
            visitor = Visitor(address)
            opening = asyncio.run(opened(visitor, shell, asked, invite))
            TableApp(visitor, asked.lang, opening).run()
    except TurnedDown as no:
        raise BadInput(str(no)) from no
    return 0


async def opened(visitor: Visitor, shell: Shell, asked: Namespace, invite: str) -> Opening:
    """What the command asks for: somebody's table, a recorded game, bots, or a choice."""
    from uprising.tui.app import Opening
    from uprising.tui.lobby import bot_table

    name = asked.name or shell.say("play-me")
    if invite:
        return Opening(table=await visitor.sit(invite, name))
    if asked.replay:
        record = text_of(Path(asked.replay), "replay")
        kept = await visitor.fetch("api/records", record.encode())
        return Opening(replay=replay_path(kept))
    if asked.game is None:
        return Opening(bots=asked.bots, name=name)
    of = game(asked.game)
    seats = of.seats[0] if asked.seats is None else asked.seats
    options = chosen_options(of, asked.option)
    of.setup(seats, options)
    bots_of(of, asked.bots)
    if not 1 <= asked.seat <= seats:
        raise BadInput(f"seat: must be from 1 to {seats}, not {asked.seat}")
    wanted = bot_table(of.key, seats, asked.bots, name, asked.seat - 1, **options)
    return Opening(table=await visitor.open_table(wanted))


def replay_path(kept: bytes) -> str:
    """Where a record that was brought to the server can be looked at."""
    import msgspec

    told = msgspec.json.decode(kept)
    return f"api/records/{told['record']}/replay"
