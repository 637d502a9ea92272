"""How the hidden coins lie: every way they can, and what turning coins over says of them."""

import json
from collections.abc import Sequence
from itertools import product
from pathlib import Path

import msgspec

from uprising.kernel import Answer, Clue, Inference, seat_at

from ..rules.state import NONE, EvilRobots
from ..seen import events as e

FILE = Path(__file__).with_name("beliefs.json")
FACES = {"~id-tails": 0, "~id-heads": 1}
MIRRORED = {"tails": "heads", "heads": "tails"}


def answers(s: EvilRobots, seat: int) -> list[Answer]:
    """EVIL-INFO-1: every way the coins this seat does not know can lie."""
    if s.round == 0:
        return []
    faces = [(s.hidden[who],) if s.known[who] & (1 << seat) else (0, 1) for who in range(s.seats)]
    return list(product(*faces))


def truth(s: EvilRobots) -> Answer:
    return tuple(s.hidden)


class Reader:
    """Reads what a seat has seen of this round's coins."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.clues: dict[int, list[str]] = {}
        self.shown: dict[str, int] = {}
        self.turn = NONE
        self.power = 0

    def add(self, who: int, kind: str) -> None:
        if who not in (self.seat, NONE):
            self.clues.setdefault(who, []).append(kind)

    def read(self, event: msgspec.Struct) -> None:
        match event:
            case e.RoundBegan() | e.RoundBeganWithExtra():
                self.clues.clear()
                self.turn = NONE
            case e.Flipped():
                self.shown[event.who] = face(event.shown)
            case e.Given() | e.GivenFirst():
                self.end_turn()
                self.turn, self.power = seat_at(event.who), event.value
            case e.Raised() | e.Refused() | e.Offered() | e.Shown():
                self.end_turn()
            case e.TurnedOver():
                self.read_turn(event)
            case e.Exchanged():
                one, two = self.shown.get(event.first, 0), self.shown.get(event.second, 0)
                self.shown[event.first], self.shown[event.second] = two, one
            case e.HiddenChanged() | e.HiddenSeen():
                self.read_change(seat_at(event.who), event.how)

    def read_turn(self, event: e.TurnedOver) -> None:
        """Whoever turns a coin over likes the face that is up now."""
        up = face(event.face)
        self.shown[event.whose] = up
        if event.who != event.whose and seat_at(event.who) == self.turn:
            self.add(self.turn, f"turn-another:{name(up)}")

    def end_turn(self) -> None:
        """Whoever is content with the own revealed coin probably has another like it."""
        who = f"@{self.turn}"
        if self.turn != NONE and who in self.shown:
            power = "strong" if self.power >= 3 else "weak" if self.power else "none"
            self.add(self.turn, f"leave-{power}:{name(self.shown[who])}")
        self.turn = NONE

    def read_change(self, who: int, how: str) -> None:
        """A coin turned over means the opposite from now on; one flipped anew means nothing."""
        if how == "~id-turned":
            self.clues[who] = [mirrored(kind) for kind in self.clues.get(who, [])]
        else:
            self.clues.pop(who, None)


def face(text: str) -> int:
    return FACES[text]


def name(up: int) -> str:
    return "heads" if up else "tails"


def mirrored(kind: str) -> str:
    question, _, option = kind.partition(":")
    return f"{question}:{MIRRORED[option]}"


def clues(seen: Sequence[msgspec.Struct], seat: int) -> list[Clue]:
    reader = Reader(seat)
    for event in seen:
        reader.read(event)
    return [Clue(who, kind) for who in sorted(reader.clues) for kind in reader.clues[who]]


FITTED = json.loads(FILE.read_text(encoding="utf-8"))
INFERENCE = Inference(answers, truth, clues, FITTED["speaks"], FITTED["temper"])
