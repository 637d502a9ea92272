"""What somebody may ask about a move before she makes it."""

from __future__ import annotations

from collections import Counter

from uprising import wire
from uprising.kernel import BadValue, Refusal, seeded
from uprising.server.tables import outgoing
from uprising.server.tables.audience import Audience
from uprising.server.tables.in_play import TableInPlay
from uprising.server.tables.listener import Listener, problem
from uprising.server.tables.moves import Moves


class Questions:
    """Refusals rest on what the seat can see, so asking tells it nothing new."""

    def __init__(self, at: TableInPlay, audience: Audience, moves: Moves) -> None:
        self.at = at
        self.audience = audience
        self.moves = moves

    def check(self, who: Listener, command: wire.Check) -> wire.Answer:
        """Whether a form may be filled in like that."""
        if who.seat is None:
            return problem("spectator", "seat", command.id)
        try:
            move = self.moves.filled(who.seat, command.form, command.values)
        except BadValue as error:
            return wire.Checked(command.id, command.form, problem=str(error))
        no = self.at.table.why_not(who.seat, move)
        refused = None if no is None else self.audience.refused(who, command.id, no)
        return wire.Checked(command.id, command.form, move.text(), refused=refused)

    def why(self, who: Listener, command: wire.Why) -> wire.Answer:
        """The reason given most often for the moves that come closest to these words.

        An answer to the question is closer than a move for another time; then one whose verb is
        open to other things now; then one with fewer words that were not pointed at. Refusals rest
        on what the seat can see, so asking tells it nothing new.
        """
        if who.seat is None:
            return problem("spectator", "seat", command.id)
        wanted, table = set(command.slots), self.at.table
        open_now = {outgoing.slots(move.text())[:1] for move in table.legal(who.seat)}
        closest: tuple[bool, bool, int] = (False, False, -1000)
        reasons: Counter[Refusal] = Counter()
        for move in table.game.universe(table.state, seeded(self.at.seq, "why")):
            slots = outgoing.slots(move.text())
            if not wanted <= set(slots):
                continue
            close = (table.state.is_answer(move), slots[:1] in open_now, -len(slots))
            no = table.why_not(who.seat, move) if close >= closest else None
            if no is None:
                continue
            if close > closest:
                closest, reasons = close, Counter()
            reasons[no] += 1
        if not reasons:
            return problem("no-reason", "slots", command.id)
        [(reason, _)] = reasons.most_common(1)
        return self.audience.refused(who, command.id, reason)
