"""What is said at a table: who may say it, who hears it, and what somebody finds who comes back."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

import msgspec
from mypy_extensions import mypyc_attr

from uprising import wire
from uprising.kernel import Talk
from uprising.server.storage.rows import Heard
from uprising.server.storage.store import Away, Conflict
from uprising.server.tables.dealing import Dealing
from uprising.server.tables.listening import Listener, problem

TALK = "talk"
REMEMBERED = 200  # the last so many words of a table
LONGEST_TEXT = 500


@mypyc_attr(allow_interpreted_subclasses=True)
class Talking(Dealing):
    """Talk at one table. It outlasts a reload, and the server."""

    async def recall(self) -> None:
        await super().recall()
        kept = await self.store.kept(TALK, self.row.id)
        if kept is not None:
            self.said = msgspec.json.decode(kept, type=list[Heard])

    async def say(self, who: Listener, command: wire.Say) -> wire.Answer | None:
        """Spectators hear the players and are heard by each other: nobody is advised from aside."""
        if (who.person, command.id) in self.spoken:  # sent again: heard already
            return None
        talk = Talk() if who.person in self.row.muted else self.talk(who.seat)
        if command.phrase:  # with nothing else: words of one's own may not come along
            allowed = command.phrase in talk.phrases and not command.text
            allowed = allowed and (command.to is None or command.to in talk.private)
        else:
            allowed = talk.free if command.to is None else command.to in talk.private
        if not allowed or len(command.text) > LONGEST_TEXT:
            return problem("silence", "text", command.id)
        self.spoken.append((who.person, command.id))
        name = "" if who.seat is None else self.row.seats[who.seat].name
        private = command.to is not None
        said = wire.Said(who.seat, name, command.text, command.phrase, private)
        await self.utter(Heard(said, who.person, command.to))
        return None

    async def utter(self, heard: Heard) -> None:
        """Tell it to everybody who may hear it, and keep it for those who come back."""
        self.said = [*self.said[1 - REMEMBERED :], heard]
        for listener in list(self.listeners):
            if self.hears(listener, heard):
                listener.send(heard.said)
        await self.keep_talk()

    def hears(self, who: Listener, heard: Heard) -> bool:
        if heard.person and heard.person in self.row.ignored.get(who.person, ()):
            return False
        speaker = heard.said.seat
        if speaker is None:
            return who.seat is None
        return heard.to is None or who.seat in (heard.to, speaker)

    def show_talk(self, who: Listener) -> None:
        """To somebody who has just come: the last that was said."""
        for heard in list(self.said):
            if self.hears(who, heard):
                who.send(heard.said)

    async def unsay(self, seats: Sequence[int]) -> None:
        """Take back what somebody has said who wants to be forgotten."""
        await super().unsay(seats)
        self.said = [heard for heard in self.said if heard.said.seat not in seats]
        await self.keep_talk()

    async def keep_talk(self) -> None:
        """All, each time. While the database is away it lives on here alone."""
        with contextlib.suppress(Away, Conflict):
            await self.append([], note=(TALK, msgspec.json.encode(self.said)))
