"""Who wants what: the objectives that may be dealt, and what a player's turns say of hers."""

import json
from collections.abc import Sequence
from itertools import permutations
from pathlib import Path
from typing import Any

import msgspec

from uprising.kernel import Answer, Clue, ClueReader, Inference, Move, seat_at

from ..rules.answers import Guess
from ..rules.cards import NONE, SPY
from ..rules.state import Robotariat, known_spy, open_objectives
from ..seen import events
from .clues import FILE as CLUES
from .clues import clues_of

FILE = Path(__file__).with_name("beliefs.json")
LATE = 4  # from this round on one sees what somebody is after
OPPRESSOR = "~id-h"


def answers(s: Robotariat, seat: int) -> list[Answer]:
    """ROB-HIDE-2, ROB-HIDE-3: every deal of the others' objectives that fits one's own."""
    if not s.secret or not s.objectives:
        return []
    own = s.objectives[seat]
    spy = known_spy(s)
    fixed = {seat: own} if spy in (NONE, seat) else {seat: own, spy: SPY}
    others = [who for who in range(s.seats) if who not in fixed]
    found = []
    for dealt in permutations(open_objectives(s, seat), len(others)):
        given = {**fixed, **dict(zip(others, dealt, strict=True))}
        found.append(tuple(given[who] for who in range(s.seats)))
    return found


def truth(s: Robotariat) -> Answer:
    return s.objectives


def claims(move: Move[Any]) -> tuple[tuple[int, int], ...]:
    """ROB-OBJ-9: the Spy's guess names two players' objectives."""
    if isinstance(move, Guess):
        return ((move.first, move.first_is), (move.second, move.second_is))
    return ()


class Reader(ClueReader):
    """Reads what a seat has seen, turn by turn."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.round = 0
        self.turn = NONE  # who activated last, while what follows is her doing
        self.space = ""
        self.active: set[int] = set()

    def read(self, event: msgspec.Struct) -> None:
        stage = "late" if self.round >= LATE else "early"
        match event:
            case events.RoundBegan():
                self.round = event.round
            case events.Activated():
                self.turn, self.space = seat_at(event.who), event.space.removeprefix("~id-")
                self.active.add(self.turn)
                self.add(self.turn, f"activate-{stage}:{self.space}")
            case events.TurnEnded():
                who = seat_at(event.who)
                if who not in self.active:
                    self.add(who, f"activate-{stage}:none")
                self.active.discard(who)
                self.turn = NONE
            case events.ContributionsChanged() if self.space == "office":
                amount = "none" if event.change <= 0 else "few" if event.change < 3 else "many"
                self.add(self.turn, f"pay-{stage}:{amount}")
            case events.NpcMoved() if self.space == "masses":
                kind = "oppressor" if event.npc.startswith(OPPRESSOR) else "civilian"
                self.add(self.turn, f"push-{stage}:{kind}")
            case events.PostersPlaced():
                self.add(seat_at(event.who), f"pile:{'one' if event.count == 1 else 'more'}")
            case events.SabotageUsed():
                self.add(seat_at(event.who), f"use:{event.card.removeprefix('~id-')}")
            case events.DiceRolled() | events.DiceRerolled():
                self.turn, self.space = NONE, ""


def clues(seen: Sequence[msgspec.Struct], seat: int) -> list[Clue]:
    return Reader(seat).read_all(seen)


def fitted(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


COARSE, CLOSE = fitted(FILE), fitted(CLUES)
INFERENCE = Inference(
    answers,
    truth,
    clues,
    COARSE["speaks"],
    COARSE["temper"],
    claims,
    close=Inference(answers, truth, clues_of, CLOSE["speaks"], CLOSE["temper"], claims),
)
