"""Bots at a table: they are asked, they think elsewhere, and their move goes the way of all."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

import msgspec

from uprising.bots import personality, remembers, seated
from uprising.kernel import Table
from uprising.server.operations.logs import note
from uprising.server.storage.rows import SeatRow
from uprising.server.storage.store import Away, Conflict
from uprising.server.tables.audience import Audience
from uprising.server.tables.in_play import TableInPlay, level_of
from uprising.server.tables.inbox import Inbox
from uprising.server.tables.moves import Moves
from uprising.server.tables.processes import Thinker


class Bots:
    """Let bots answer one after the other, as long as one is asked."""

    def __init__(
        self,
        at: TableInPlay,
        audience: Audience,
        inbox: Inbox,
        moves: Moves,
        thinker: Thinker,
        go_on: Callable[[], None],
    ) -> None:
        self.at = at
        self.audience = audience
        self.inbox = inbox
        self.moves = moves
        self.thinker = thinker
        self.go_on = go_on
        self.thinking = False

    def ask(self) -> None:
        if not self.thinking and self.at.bot_asked() is not None:
            self.thinking = True
            self.inbox.begin(self.play())

    async def play(self) -> None:
        """If the log cannot be read or written, again after a while: it may be that bots have
        moved, and nobody has seen the end of it."""
        try:
            while (seat := self.at.bot_asked()) is not None:
                await self.play_one(seat)
                if self.moves.log.unsure:
                    self.inbox.try_later()
                    return
        except Away:
            self.inbox.try_later()
            return
        finally:
            self.thinking = False
        self.inbox.went_well()
        self.go_on()

    async def play_one(self, seat: int) -> None:
        at = self.at
        seen = await self.shown_to(seat)
        seq, table, chair = at.seq, at.table, at.row.seats[seat]
        pause = asyncio.create_task(asyncio.sleep(self.pause_of(chair)))
        seed = at.seed(f"{seat}-move")
        text, reason = at.lesson.reply(table, seat) if at.lesson is not None else None, ""
        if text is None:
            text, reason = await self.thought(table, seat, level_of(chair), seed, seen)
        await pause
        async with self.inbox.lock:
            with contextlib.suppress(Away):
                await self.inbox.be_sure()
            log = self.moves.log
            if at.seq == seq and not log.unsure:  # otherwise the table has moved on: think again
                by = "bot" if chair.stand_in else ""
                self.audience.note_remark(seat, reason)
                try:
                    await self.moves.answer(seat, at.table.read(text), by, f"bot-{seed}", reason)
                except (Conflict, Away):
                    self.audience.remarks.clear()

    def pause_of(self, chair: SeatRow) -> float:
        """How long a bot seems to think: the table's pace, longer for a calm one, never shorter."""
        if not self.audience.listeners:
            return 0.0
        return self.at.row.settings.pace * max(1.0, personality(chair.name).pause)

    async def thought(
        self, table: Table, seat: int, level: str, seed: str, seen: tuple[msgspec.Struct, ...]
    ) -> tuple[str, str]:
        """A bot's move; the default if it fails: a bug of ours may cost a move, never a table."""
        try:
            watched = bool(self.audience.listeners)
            return await self.thinker.choose(table, seat, level, seed, seen, watched)
        except Exception:
            note("bot failed", logging.ERROR, game=self.at.row.game, bot=level)
            logging.getLogger("uprising.server").exception("bot")
            return table.state.asker.default(table.state, seat).text(), ""

    async def weigh(
        self, seat: int, exchanges: list[list[tuple[int, str]]], seed: str
    ) -> tuple[int, str]:
        """Which of these exchanges a bot would take, -1 for none, and why."""
        try:
            return await self.thinker.weigh(self.at.table, seat, exchanges, seed)
        except Exception:  # a bug of ours may cost an answer, never a table
            note("bot failed", logging.ERROR, game=self.at.row.game)
            logging.getLogger("uprising.server").exception("bot")
            return -1, "why-deal-cannot"

    async def shown_to(self, seat: int) -> tuple[msgspec.Struct, ...]:
        """What a bot's seat has been shown so far, if that bot makes something of it."""
        chair = self.at.row.seats[seat]
        if not remembers(seated(level_of(chair), chair.name), self.at.table.game):
            return ()
        async with self.inbox.lock:
            return await self.moves.log.shown_to(seat)
