"""`uprising sit`: an agent or a language model at somebody's table, by its invitation."""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser, Namespace
from pathlib import Path

from uprising.adapters.live_seat import LiveSeat
from uprising.agents import AgentPlayer, player
from uprising.commands.shell import BadInput, Say, Shell
from uprising.lab.transcripts import write_seat
from uprising.wire import Ending
from uprising.wire.visitor import TurnedDown, Visitor, parted


def describe(parser: ArgumentParser, say: Say) -> None:
    parser.add_argument("link", metavar="LINK", help=say("help-sit-link"))
    parser.add_argument("--bot", required=True, metavar="NAME", help=say("help-sit-bot"))
    parser.add_argument("--name", default="", metavar="NAME", help=say("help-sit-name"))
    parser.add_argument("--transcripts", type=Path, metavar="DIR", help=say("help-sit-transcripts"))


def run(shell: Shell, asked: Namespace) -> int:
    agent = player(asked.bot)
    if not isinstance(agent, AgentPlayer):
        raise BadInput(shell.say("sit-not-agent", bot=asked.bot))
    try:
        server, invite = parted(asked.link)
        asyncio.run(seated(shell, agent, Visitor(server), invite, asked))
    except TurnedDown as no:
        raise BadInput(str(no)) from no
    return 0


async def seated(
    shell: Shell, agent: AgentPlayer, visitor: Visitor, invite: str, asked: Namespace
) -> None:
    table = await visitor.sit(invite, asked.name or called(asked.bot), asked.bot)
    live = LiveSeat(visitor, table, agent, shell.lang)
    shell.print(shell.say("sit-down", bot=asked.bot, name=asked.name or called(asked.bot)))
    ending = await live.play()
    shell.print(shell.say("sit-over", winners=winners(shell, live, ending)))
    if agent.slips:
        shell.print(shell.say("sit-slips", count=len(agent.slips), last=agent.slips[-1].what))
    if asked.transcripts is not None:
        record = (await visitor.fetch(f"api/tables/{table}/record")).decode()
        assert live.frame.seat is not None
        write_seat(asked.transcripts, table, record, live.frame.seat, agent)


def winners(shell: Shell, live: LiveSeat, ending: Ending) -> str:
    names = [live.frame.seats[seat].name for seat in ending.winners]
    return ", ".join(names) or shell.say("sit-nobody")


def called(bot: str) -> str:
    """A name for somebody who gave none: the model's, or the last word of what it is."""
    return bot.partition("?")[0].replace("/", ":").split(":")[-1] or bot
