"""What needs the others: taking moves back, pausing, going on, ending it here, a bot's chair."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from uprising import wire
from uprising.server.operations import clock
from uprising.server.storage.rows import SeatRow
from uprising.server.tables.audience import Audience
from uprising.server.tables.chairs import Chairs
from uprising.server.tables.in_play import TableInPlay
from uprising.server.tables.listener import Listener, problem
from uprising.server.tables.moves import Moves

JOIN = "join"
AGAIN = "again"


class Consent:
    """Undo is free until something was learned, then by consent of all it touches."""

    def __init__(
        self,
        at: TableInPlay,
        audience: Audience,
        chairs: Chairs,
        moves: Moves,
        go_on: Callable[[], None],
    ) -> None:
        self.at = at
        self.audience = audience
        self.chairs = chairs
        self.moves = moves
        self.go_on = go_on
        self.joining = ""  # who wants a chair, while the table is asked

    async def undo(self, who: Listener, command: wire.Undo) -> wire.Answer | None:
        if who.seat is not None and await self.moves.log.was_done(who.seat, command.id):
            return None  # sent again
        if who.seat is None or not self.at.may_undo(who.seat) or command.seq != self.at.shown:
            return problem("no-undo", "seq", command.id)
        await self.moves.take_back(who.seat, command.id)
        self.go_on()
        return None

    async def ask_to_join(self, person: str, seat: int) -> bool:
        """Somebody wants a bot's chair: all who play here have to agree, since she sees its hand.

        True if nobody has to be asked.
        """
        self.joining = person
        people = [n for n, s in enumerate(self.at.row.seats) if s.person and not s.stand_in]
        if people:
            self.at.proposal = wire.Proposal(seat, JOIN, tuple(people))
            self.audience.tell_all(self.at.shown)
            return False
        await self.let_join(seat)
        return True

    async def let_join(self, seat: int) -> None:
        # the name on the chair is in the record already, so it stays
        await self.chairs.set_chair(
            seat, SeatRow(self.at.row.seats[seat].name, person=self.joining)
        )
        for listener in list(self.audience.listeners):
            if listener.person == self.joining:
                listener.go()  # she comes back to her chair

    async def propose(self, who: Listener, command: wire.Propose) -> wire.Answer | None:
        if who.seat is None:
            return problem("spectator", "seat", command.id)
        people = [n for n, s in enumerate(self.at.row.seats) if s.person and not s.stand_in]
        waiting = tuple(n for n in people if self.at.row.seats[n].person != who.person)
        self.at.proposal = wire.Proposal(who.seat, command.what, waiting)
        await self.settle_proposal(command.id)
        return None

    def ask_again(self, seat: int) -> None:
        """The game is over, and somebody has opened the next one: the others are asked to it."""
        asker = self.at.row.seats[seat].person
        waiting = [n for n, s in enumerate(self.at.row.seats) if s.person not in ("", asker)]
        self.at.proposal = wire.Proposal(seat, AGAIN, tuple(waiting))
        self.audience.tell_all(self.at.shown)

    async def agree(self, who: Listener, command: wire.Agree) -> wire.Answer | None:
        if self.at.proposal is None or who.seat not in self.at.proposal.waiting:
            log = self.moves.log
            if await log.store.made_by(self.at.row.id, command.id):
                return None  # sent again: the move was taken back
            return problem("no-proposal", "type", command.id)
        if not command.yes:
            self.at.proposal = None
            self.audience.tell_all(self.at.shown)
            return None
        waiting = tuple(seat for seat in self.at.proposal.waiting if seat != who.seat)
        self.at.proposal = msgspec.structs.replace(self.at.proposal, waiting=waiting)
        await self.settle_proposal(command.id)
        return None

    async def settle_proposal(self, command: str) -> None:
        proposal = self.at.proposal
        if proposal is not None and not proposal.waiting:
            self.at.proposal = None
            await self.do_agreed(proposal, command)
        self.audience.tell_all(self.at.shown)
        self.go_on()

    async def do_agreed(self, proposal: wire.Proposal, command: str) -> None:
        now = clock.now()
        if proposal.what == "pause" and not self.at.clocks.paused:
            await self.chairs.write_row(msgspec.structs.replace(self.at.row, paused=now))
            self.at.clocks.pause(now)
        elif proposal.what == "go-on" and self.at.clocks.paused:
            before = self.at.row.rested if self.at.row.rested_at == self.at.seq else 0.0
            rested = before + now - self.at.clocks.paused
            row = msgspec.structs.replace(
                self.at.row, paused=0.0, rested=rested, rested_at=self.at.seq
            )
            await self.chairs.write_row(row)
            self.at.clocks.go_on(now)
        elif proposal.what == JOIN and self.at.row.seats[proposal.seat].bot:
            await self.let_join(proposal.seat)
        elif proposal.what == "undo" and (self.at.table.undoable or self.at.past):
            await self.moves.take_back(proposal.seat, command)
        elif proposal.what == "end" and not self.at.table.state.ended:
            await self.chairs.write_row(msgspec.structs.replace(self.at.row, closed=True))
            for listener in list(self.audience.listeners):
                listener.send(problem("closed", "table", ""))
