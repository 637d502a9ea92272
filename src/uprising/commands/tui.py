"""`uprising tui`: the terminal table, against bots or at any server by link."""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser, Namespace
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

from uprising.adapters import MissingExtra, require
from uprising.commands.local import local_server
from uprising.commands.shell import BadInput, Say, Shell, bots_of, chosen_options, text_of
from uprising.kernel import game

if TYPE_CHECKING:
    from uprising.tui.app import Opening
    from uprising.wire.visitor import Visitor


def describe(parser: ArgumentParser, say: Say) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help=say("help-play-game"))
    parser.add_argument("--link", metavar="URL", help=say("help-tui-link"))
    parser.add_argument("--server", metavar="URL", help=say("help-tui-server"))
    parser.add_argument("--replay", metavar="FILE", help=say("help-tui-replay"))
    parser.add_argument("--seats", type=int, metavar="N", help=say("help-seats"))
    parser.add_argument("--seat", type=int, default=1, metavar="N", help=say("help-play-seat"))
    parser.add_argument("--name", metavar="NAMES", help=say("help-tui-name"))
    parser.add_argument("--bots", default="heuristic", metavar="BOT", help=say("help-play-bots"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help=say("help-option")
    )
    parser.add_argument("--pack", default="", metavar="PACK", help=say("help-tui-pack"))


def run(shell: Shell, asked: Namespace) -> int:
    try:
        require("textual", "terminal")
    except MissingExtra as missing:
        raise BadInput(str(missing)) from missing
    from uprising.tui.app import TableApp  # here, since every other command would wait for it too
    from uprising.wire.visitor import TurnedDown, Visitor, parted

    try:
        server, invite = parted(asked.link) if asked.link else (asked.server or "", "")
        record = text_of(Path(asked.replay), "replay") if asked.replay else ""
        wanted = table_wanted(shell, asked)
        with nullcontext(server) if server else local_server() as address:
            visitor = Visitor(address)
            name = asked.name or shell.say("play-me")
            opening = asyncio.run(opened(visitor, invite, record, wanted, name, asked.bots))
            TableApp(visitor, asked.lang, opening).run()
    except TurnedDown as no:
        raise BadInput(str(no)) from no
    return 0


def table_wanted(shell: Shell, asked: Namespace) -> dict[str, Any]:
    """The table of bots that the command names, checked before anything is started."""
    from uprising.tui.lobby import bot_table

    if asked.game is None:
        return {}
    of = game(asked.game)
    seats = of.seats[0] if asked.seats is None else asked.seats
    options = chosen_options(of, asked.option)
    of.setup(seats, options)
    bots_of(of, asked.bots)
    if not 1 <= asked.seat <= seats:
        raise BadInput(f"seat: must be from 1 to {seats}, not {asked.seat}")
    names = (asked.name or shell.say("play-me")).split(",")
    if len(names) > seats + 1 - asked.seat:
        raise BadInput(f"name: there are not {len(names)} seats from seat {asked.seat} on")
    return bot_table(of.key, seats, asked.bots, names, asked.seat - 1, asked.pack, options)


async def opened(
    visitor: Visitor, invite: str, record: str, wanted: dict[str, Any], name: str, bots: str
) -> Opening:
    """Somebody's table, a recorded game, a table of bots, or the choice of games."""
    import msgspec

    from uprising.tui.app import Opening

    if invite:
        return Opening(table=await visitor.sit(invite, name))
    if record:
        kept = msgspec.json.decode(await visitor.fetch("api/records", record.encode()))
        over = record.rstrip().splitlines()[-1].startswith("end")
        return Opening(replay=f"api/records/{kept['record']}/replay{'?seat=all' if over else ''}")
    if wanted:
        return Opening(table=await visitor.open_table(wanted))
    return Opening(bots=bots, name=name)
