"""What needs the others: taking moves back, pausing, going on."""

from __future__ import annotations

import time

import msgspec
from mypy_extensions import mypyc_attr

from uprising import wire
from uprising.server.listening import Listener, problem
from uprising.server.waiting import Waiting


@mypyc_attr(allow_interpreted_subclasses=True)
class Consent(Waiting):
    """Undo is free until something was learned, then by consent of all it touches."""

    async def undo(self, who: Listener, command: wire.Undo) -> None:
        async with self.lock:
            if who.seat is None or not self.may_undo(who.seat) or command.seq != self.shown:
                who.send(problem("no-undo", "seq", command.id))
                return
            await self.take_back(who.seat, command.id)
        self.go_on()

    async def propose(self, who: Listener, command: wire.Propose) -> None:
        if who.seat is None:
            who.send(problem("spectator", "seat", command.id))
            return
        people = [n for n, s in enumerate(self.row.seats) if s.person and not s.stand_in]
        waiting = tuple(n for n in people if self.row.seats[n].person != who.person)
        self.proposal = wire.Proposal(who.seat, command.what, waiting)
        await self.settle_proposal(command.id)

    async def agree(self, who: Listener, command: wire.Agree) -> None:
        if self.proposal is None or who.seat not in self.proposal.waiting:
            who.send(problem("no-proposal", "type", command.id))
            return
        if not command.yes:
            self.proposal = None
            self.tell_all(self.shown)
            return
        waiting = tuple(seat for seat in self.proposal.waiting if seat != who.seat)
        self.proposal = msgspec.structs.replace(self.proposal, waiting=waiting)
        await self.settle_proposal(command.id)

    async def settle_proposal(self, command: str) -> None:
        proposal = self.proposal
        if proposal is not None and not proposal.waiting:
            self.proposal = None
            async with self.lock:
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
        elif proposal.what == "undo" and (self.table.undoable or self.past):
            await self.take_back(proposal.seat, command)
