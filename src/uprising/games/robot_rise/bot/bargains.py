"""Alliances are the deals of this game: a part given for a draw and a place out of the line."""

from uprising.kernel import REPLY, Bargain

from ..rules.alliances import DECLINE, Offer
from ..rules.state import RobotRise
from ..rules.steps_ally import Request


def bargain(s: RobotRise, seat: int) -> Bargain | None:
    """RISE-ALLY-3: whoever asks wants a part; what she says she will do with it is only talk."""
    asker = s.asker
    if not isinstance(asker, Request):
        return None
    ask = s.ask_of(seat)
    assert ask is not None
    parts = [move for move in ask.moves if isinstance(move, Offer)]
    take = parts[0] if parts else None
    return Bargain(REPLY, DECLINE, take, tuple(parts[1:]), (asker.who,))
