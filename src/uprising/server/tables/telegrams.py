"""Telegrams as they stand: written down before anybody hears of them, kept until the game is over.

They are no part of the game: the log has only the moves that came of them. What is written is
written in the append of those moves, or in one of its own.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from uprising import wire
from uprising.server.storage.rows import Wired
from uprising.server.tables.audience import Audience
from uprising.server.tables.in_play import TableInPlay
from uprising.server.tables.listener import Listener
from uprising.server.tables.log import Log, Note

TELEGRAMS = "telegrams"
Done = tuple[str, str]
"""A command that led to a change: whose, and its id."""


class Telegrams:
    """Offers at one table, by number from 1. They outlast the server, though not the game."""

    def __init__(self, at: TableInPlay, log: Log, audience: Audience) -> None:
        self.at = at
        self.log = log
        self.audience = audience
        self.all: list[wire.Telegram] = []
        self.done: set[Done] = set()
        self.unanswered: list[int] = []  # those that bots have still to look at

    async def recall(self) -> None:
        """As they were kept; whoever is here already hears what she has not heard."""
        kept = await self.log.store.kept(TELEGRAMS, self.at.row.id)
        if kept is None:
            return
        wired = msgspec.json.decode(kept, type=Wired)
        self.done = set(wired.done)
        if self.at.table.state.ended:  # none is kept any more; whoever is here has them
            return
        before, self.all = self.all, wired.telegrams
        self.unanswered = [told.number for told in wired.telegrams if told.state == "open"]
        for told in wired.telegrams:
            if told not in before[told.number - 1 : told.number]:
                self.tell_of(told)
        if wired.question != self.at.question:  # written with the next change
            self.adopt(self.lapsing(self.at.table.state.ended))

    def numbered(self, number: int) -> wire.Telegram | None:
        return self.all[number - 1] if 0 < number <= len(self.all) else None

    async def mark(self, *changed: wire.Telegram, done: Done | None = None) -> None:
        """Write down how they stand from now on; only then do they, and those concerned hear it."""
        if changed:
            note = self.noted(changed, done, self.at.table.state.ended, self.at.question)
            await self.log.append([], note=note)
            self.adopt(changed, done)

    def noted(
        self, changed: Sequence[wire.Telegram], done: Done | None, ended: bool, question: int
    ) -> Note:
        """All as they are kept, with these as they will be; when a game is over only what was done:
        a command that is sent again then is still known."""
        told = {each.number: each for each in (*self.all, *changed)}
        commands = sorted(self.done if done is None else {*self.done, done})
        kept = [] if ended else [told[number] for number in sorted(told)]
        return TELEGRAMS, msgspec.json.encode(Wired(question, kept, commands))

    def adopt(self, changed: Sequence[wire.Telegram], done: Done | None = None) -> None:
        """They are written down: tell those they concern."""
        for told in changed:
            self.all[told.number - 1 : told.number] = [told]
        if done is not None:
            self.done.add(done)
        for told in changed:
            self.tell_of(told)

    def lapsing(self, ended: bool) -> list[wire.Telegram]:
        """Brief offers end with the question they were made in; all do with the game."""
        return [
            replace(told, state="lapsed")
            for told in self.all
            if told.state == "open" and (told.brief or ended)
        ]

    def closing(self, over: list[wire.Telegram], ended: bool, question: int) -> Note | None:
        """What is written with a move that settles a question or ends the game."""
        if over or (ended and self.all):
            return self.noted(over, None, ended, question)
        return None

    def tell_of(self, told: wire.Telegram) -> None:
        for listener in list(self.audience.listeners):
            if self.concerns(told, listener):
                listener.send(told)

    def concerns(self, told: wire.Telegram, who: Listener) -> bool:
        if who.seat == told.seat or who.seat in told.to:
            sender = self.at.row.seats[told.seat].person
            return not sender or sender not in self.at.row.ignored.get(who.person, ())
        return told.aloud

    def show(self, who: Listener) -> None:
        """To somebody who has just come: everything as it stands."""
        for told in list(self.all):
            if self.concerns(told, who):
                who.send(told)

    async def unsay(self, seats: Sequence[int]) -> None:
        """Take back what somebody has wired who wants to be forgotten, words and all."""
        gone = [
            replace(told, words="", state="withdrawn" if told.state == "open" else told.state)
            for told in self.all
            if told.seat in seats
        ]
        people = {self.at.row.seats[seat].person for seat in seats}
        left = {done for done in self.done if done[0] not in people}
        if gone or left != self.done:
            self.done = left
            note = self.noted(gone, None, self.at.table.state.ended, self.at.question)
            await self.log.append([], note=note)
            self.adopt(gone)
