"""What needs the others: taking moves back, pausing, going on, ending it here."""

from __future__ import annotations

import time

import msgspec
from mypy_extensions import mypyc_attr

from uprising import wire
from uprising.server.storage.rows import SeatRow
from uprising.server.tables.listening import Listener, problem
from uprising.server.tables.waiting import Waiting

JOIN = "join"


@mypyc_attr(allow_interpreted_subclasses=True)
class Consent(Waiting):
    """Undo is free until something was learned, then by consent of all it touches."""

    async def undo(self, who: Listener, command: wire.Undo) -> wire.Answer | None:
        if who.seat is not None and await self.was_done(who.seat, command.id):
            return None  # sent again
        if who.seat is None or not self.may_undo(who.seat) or command.seq != self.shown:
            return problem("no-undo", "seq", command.id)
        await self.take_back(who.seat, command.id)
        self.go_on()
        return None

    async def ask_to_join(self, person: str, seat: int) -> bool:
        """Somebody wants a bot's chair: all who play here have to agree, since she sees its hand.

        True if nobody has to be asked.
        """
        self.joining = person
        people = [n for n, s in enumerate(self.row.seats) if s.person and not s.stand_in]
        if people:
            self.proposal = wire.Proposal(seat, JOIN, tuple(people))
            self.tell_all(self.shown)
            return False
        await self.let_join(seat)
        return True

    async def let_join(self, seat: int) -> None:
        # the name on the chair is in the record already, so it stays
        await self.set_chair(seat, SeatRow(self.row.seats[seat].name, person=self.joining))
        for listener in list(self.listeners):
            if listener.person == self.joining:
                listener.go()  # she comes back to her chair

    async def propose(self, who: Listener, command: wire.Propose) -> wire.Answer | None:
        if who.seat is None:
            return problem("spectator", "seat", command.id)
        people = [n for n, s in enumerate(self.row.seats) if s.person and not s.stand_in]
        waiting = tuple(n for n in people if self.row.seats[n].person != who.person)
        self.proposal = wire.Proposal(who.seat, command.what, waiting)
        await self.settle_proposal(command.id)
        return None

    async def agree(self, who: Listener, command: wire.Agree) -> wire.Answer | None:
        if self.proposal is None or who.seat not in self.proposal.waiting:
            return problem("no-proposal", "type", command.id)
        if not command.yes:
            self.proposal = None
            self.tell_all(self.shown)
            return None
        waiting = tuple(seat for seat in self.proposal.waiting if seat != who.seat)
        self.proposal = msgspec.structs.replace(self.proposal, waiting=waiting)
        await self.settle_proposal(command.id)
        return None

    async def settle_proposal(self, command: str) -> None:
        proposal = self.proposal
        if proposal is not None and not proposal.waiting:
            self.proposal = None
            await self.do_agreed(proposal, command)
        self.tell_all(self.shown)
        self.go_on()

    async def do_agreed(self, proposal: wire.Proposal, command: str) -> None:
        now = time.time()
        if proposal.what == "pause" and not self.clocks.paused:
            await self.write_row(msgspec.structs.replace(self.row, paused=now))
            self.clocks.pause(now)
        elif proposal.what == "go-on" and self.clocks.paused:
            before = self.row.rested if self.row.rested_at == self.seq else 0.0
            rested = before + now - self.clocks.paused
            row = msgspec.structs.replace(self.row, paused=0.0, rested=rested, rested_at=self.seq)
            await self.write_row(row)
            self.clocks.go_on(now)
        elif proposal.what == JOIN and self.row.seats[proposal.seat].bot:
            await self.let_join(proposal.seat)
        elif proposal.what == "undo" and (self.table.undoable or self.past):
            await self.take_back(proposal.seat, command)
        elif proposal.what == "end" and not self.table.state.ended:
            await self.write_row(msgspec.structs.replace(self.row, closed=True))
            for listener in list(self.listeners):
                listener.send(problem("closed", "table", ""))
