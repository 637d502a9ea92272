"""What somebody may ask about a move before she makes it."""

from __future__ import annotations

from collections import Counter

from uprising import wire
from uprising.kernel import BadValue, Refusal, seeded
from uprising.server.tables import sighting
from uprising.server.tables.audience import Audience
from uprising.server.tables.listening import Listener, problem
from uprising.server.tables.moves import Moves
from uprising.server.tables.position import Position


class Questions:
    """Refusals rest on what the seat can see, so asking tells it nothing new."""

    def __init__(self, at: Position, audience: Audience, moves: Moves) -> None:
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
        """The reason given most often for moves with these words, those asked for first."""
        state = self.at.table.state
        reasons: Counter[Refusal] = Counter()
        for move in self.at.table.game.universe(state, seeded(self.at.seq, "why")):
            if who.seat is None or not set(command.slots) <= set(sighting.row(move).slots):
                continue
            no = self.at.table.why_not(who.seat, move)
            if no is not None:
                reasons[no] += 1000 if state.is_answer(move) else 1
        if not reasons:
            return problem("no-reason", "slots", command.id)
        [(reason, _)] = reasons.most_common(1)
        return self.audience.refused(who, command.id, reason)
