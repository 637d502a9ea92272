"""Inference of roles: the deals that are possible, and the clues in what workers do."""

import json
from collections.abc import Sequence
from itertools import permutations
from pathlib import Path

import msgspec

from uprising.kernel import Answer, Clue, ClueReader, Inference, seat_at

from ..rules.cards import LUDDITE, NONE
from ..rules.state import Bosses
from ..seen import events
from ..seen.guess import known_luddite

FILE = Path(__file__).with_name("beliefs.json")


def answers(s: Bosses, seat: int) -> list[Answer]:
    """FAB-INFO-4: every way to deal the workers' cards that this seat cannot rule out."""
    if not s.roles:
        return []
    others = [w for w in s.workers if w != seat]
    cards = sorted(s.roles[w] for w in others)
    known = known_luddite(s, seat)
    found = []
    for dealt in sorted(set(permutations(cards))):
        luddite = others[dealt.index(LUDDITE)] if LUDDITE in dealt else NONE
        if (
            luddite != NONE
            and luddite != known
            and (known != NONE or not s.suspects >> luddite & 1)
        ):
            continue
        roles = list(s.roles)
        for worker, role in zip(others, dealt, strict=True):
            roles[worker] = role
        found.append(tuple(roles))
    return found


def truth(s: Bosses) -> Answer:
    return s.roles


class Reader(ClueReader):
    """Reads what a seat has seen, round by round."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.votes: dict[int, bool] = {}
        self.jobs: dict[int, str] = {}
        self.donors: set[int] = set()
        self.workers: set[int] = set()

    def read(self, event: msgspec.Struct) -> None:
        match event:
            case events.RoundBegan():
                self.close_round()
            case events.Hired():
                self.read_hire(seat_at(event.who), event.job)
            case events.Voted():
                self.votes[seat_at(event.who)] = event.vote == "~id-strike"
            case events.StrikeCounted():
                self.count(event.needed)
            case events.Balloted():
                self.read_ballot(event)
            case events.FundRequested():
                self.add(seat_at(event.who), f"request:{'yes' if event.asked else 'no'}")
            case events.Donated() if event.coins > 0:
                self.donors.add(seat_at(event.who))
            case events.Decreed():
                self.read_decree(event)
            case events.HolidayBought():
                self.add(seat_at(event.who), f"rest:{'own' if event.own else 'fund'}")

    def close_round(self) -> None:
        """A round is over: who gave, and who did not."""
        for who in sorted(self.workers):
            self.add(who, f"donate:{'yes' if who in self.donors else 'no'}")
        self.donors.clear()
        self.workers.clear()

    def read_hire(self, who: int, job: str) -> None:
        """Public Work, the same boss as before, or the other one."""
        before = self.jobs.get(who)
        public = job == "~id-public-work"
        how = "public" if public else "first" if before is None else ""
        self.add(who, f"hire:{how or ('same' if job == before else 'other')}")
        self.workers.add(who)
        if not public:
            self.jobs[who] = job

    def count(self, needed: int) -> None:
        """A vote tells most where one hand more or less would have made a difference."""
        strikers = sum(self.votes.values())
        for who, struck in sorted(self.votes.items()):
            others = strikers - struck
            near = "close" if others in (needed - 1, needed - 2) else "far"
            near = "enough" if others >= needed else near
            self.add(who, f"vote-{near}:{'strike' if struck else 'work'}")
        self.votes.clear()

    def read_ballot(self, event: events.Balloted) -> None:
        who = seat_at(event.who)
        if event.choice == event.who:
            choice = "self"
        elif event.choice.startswith("@"):
            choice = "other"
        else:
            choice = event.choice.removeprefix("~id-")
        self.add(who, f"ballot-{event.topic.removeprefix('~').removeprefix('topic-')}:{choice}")

    def read_decree(self, event: events.Decreed) -> None:
        """Whom a Mayor spares: herself alone, a boss, or her comrades."""
        who = seat_at(event.who)
        if self.seat == who:
            return
        spared = len(event.seats)
        self.add(who, f"decree:{'self' if spared <= 1 else 'two' if spared == 2 else 'many'}")


def clues(seen: Sequence[msgspec.Struct], seat: int) -> list[Clue]:
    return Reader(seat).read_all(seen)


FITTED = json.loads(FILE.read_text(encoding="utf-8"))
INFERENCE = Inference(answers, truth, clues, FITTED["speaks"], FITTED["temper"])
