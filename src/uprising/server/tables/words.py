"""What is said at a table: who may say it, who hears it, and what somebody finds who comes back."""

from __future__ import annotations

from hashlib import blake2b

import msgspec

from uprising import wire
from uprising.kernel import Talk
from uprising.server.storage.rows import Heard
from uprising.server.storage.store import Store
from uprising.server.tables.audience import Audience
from uprising.server.tables.in_play import TableInPlay
from uprising.server.tables.listener import Listener, problem
from uprising.server.tables.log import Log

TALK = "talk"
SPOKEN = "spoken"
FOR_EVER = 1e11
REMEMBERED = 200  # the last so many words of a table
LONGEST_TEXT = 500
GESTURES = ("gesture-fist", "gesture-palm", "gesture-shake", "gesture-telegram")
"""What can be shown without words, wherever words of one's own are allowed."""


class Words:
    """Talk at one table. It outlasts a reload, and the server."""

    def __init__(self, at: TableInPlay, log: Log, audience: Audience) -> None:
        self.at = at
        self.log = log
        self.audience = audience
        self.said: list[Heard] = []  # the last words, oldest first

    async def recall(self) -> None:
        """As they were kept; whoever is here already hears what she has not heard."""
        kept = await self.log.store.kept(TALK, self.at.row.id)
        if kept is not None:
            before, self.said = self.said, msgspec.json.decode(kept, type=list[Heard])
            self.tell([heard for heard in self.said if heard not in before])

    async def say(self, who: Listener, command: wire.Say) -> wire.Answer | None:
        """Spectators hear the players and are heard by each other: nobody is advised from aside."""
        if who.person and await self.was_said(who.person, command.id):  # sent again
            return None
        at = self.at
        talk = Talk() if who.person in at.row.muted else at.talk(who.seat)
        if command.phrase:  # with nothing else: words of one's own may not come along
            shown = talk.free and command.phrase in GESTURES
            allowed = (shown or command.phrase in talk.phrases) and not command.text
            allowed = allowed and (command.to is None or command.to in talk.private)
        else:
            allowed = talk.free if command.to is None else command.to in talk.private
        if not allowed or len(command.text) > LONGEST_TEXT:
            return problem("silence", "text", command.id)
        name = "" if who.seat is None else at.row.seats[who.seat].name
        private = command.to is not None
        said = wire.Said(who.seat, name, command.text, command.phrase, private)
        heard = Heard(said, who.person, command.to, command.id)
        for old in self.said[: 1 - REMEMBERED]:
            await self.log.store.keep(SPOKEN, self.name(old.person, old.command), b"", FOR_EVER)
        await self.keep([*self.said[1 - REMEMBERED :], heard])
        self.tell([heard])
        return None

    def name(self, person: str, command: str) -> str:
        """The name of a message: it tells a repeated command when the message is gone."""
        said = blake2b(f"{person} {command}".encode(), digest_size=12).hexdigest()
        return f"{self.at.row.id}/{said}"

    async def was_said(self, person: str, command: str) -> bool:
        if any((heard.person, heard.command) == (person, command) for heard in self.said):
            return True
        if len(self.said) < REMEMBERED:
            return False
        return await self.log.store.kept(SPOKEN, self.name(person, command)) is not None

    async def keep(self, said: list[Heard]) -> None:
        """Write all of it down, each time; only then has it been said."""
        await self.log.append([], note=(TALK, msgspec.json.encode(said)))
        self.said = said

    def tell(self, said: list[Heard]) -> None:
        for heard in said:
            for listener in list(self.audience.listeners):
                if self.hears(listener, heard):
                    listener.send(heard.said)

    def hears(self, who: Listener, heard: Heard) -> bool:
        if heard.person and heard.person in self.at.row.ignored.get(who.person, ()):
            return False
        speaker = heard.said.seat
        if speaker is None:
            return who.seat is None
        return heard.to is None or who.seat in (heard.to, speaker)

    def show(self, who: Listener) -> None:
        """To somebody who has just come: the last that was said."""
        for heard in list(self.said):
            if self.hears(who, heard):
                who.send(heard.said)

    async def unsay(self, person: str) -> None:
        """Take back what somebody has said who wants to be forgotten, here or looking on."""
        left = by_others(self.said, person)
        if left != self.said:
            await self.keep(left)


def by_others(said: list[Heard], person: str) -> list[Heard]:
    return [heard for heard in said if heard.person != person]


async def unsay_at(store: Store, table: str, person: str) -> None:
    """The same at a table that nobody can play on."""
    kept = await store.kept(TALK, table)
    if kept is not None:
        left = by_others(msgspec.json.decode(kept, type=list[Heard]), person)
        await store.keep(TALK, table, msgspec.json.encode(left), FOR_EVER)
