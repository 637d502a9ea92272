"""Setting up, and rounds of six phases."""

from typing import Final

from uprising.kernel import Setup, Step, at

from ..seen import events
from . import cards as c
from .state import (
    FRESH_BOARD,
    NO_COUNTERS,
    NO_LETTERS,
    Bosses,
    Promise,
    coins_given,
    empty,
    role_cards,
    seat_roles,
)
from .steps_common import CHECKPOINT
from .steps_hiring import BARGAINING, FREEZE, HIRING, OFFERS, PURCHASING, REVISION
from .steps_payday import NAME_MAYOR, PAYING, PRODUCTION, PUBLIC_PAYDAY, RESTING
from .steps_rent import BOSSES_RENT, DECREEING, DONATING, MAYOR_LEAVES, WORKERS_RENT
from .steps_strike import CLOSE_STRIKE, COMMITTING, COUNT_STRIKE, TALKING
from .winning import finish


class SetUp(Step[Bosses]):
    """FAB-SETUP-1, FAB-SETUP-7, FAB-SETUP-10: roles, coins and the first lead worker."""

    def enter(self, s: Bosses) -> None:
        seats = len(s.coins)
        roles = role_cards(s.pack.sizes[seats - s.pack.sizes[0].seats])
        s.shuffle("roles", roles)
        seat_roles(s, roles)
        for worker in s.workers:
            s.earn(worker, s.pack.worker_coins)
        for boss in s.bosses:
            s.earn(boss, s.pack.boss_coins)
        s.bank += s.fund - s.pack.fund_coins
        s.fund = s.pack.fund_coins
        s.lead = s.workers[s.chance("lead", len(s.workers))]
        if s.telling:
            for seat in range(seats):
                told = events.BossShown if roles[seat] == c.BOSS else events.RoleDealt
                s.tell(told(at(seat), c.role_name(roles[seat])))
            s.tell(events.LeadChosen(at(s.lead)))
        s.push(ROUND)


class Round(Step[Bosses]):
    """FAB-ROUND-1, FAB-ROUND-3: six phases; until the bids the chair goes by the round."""

    def enter(self, s: Bosses) -> None:
        s.chair = s.bosses[0 if s.round % 2 == 1 else 1]
        if s.telling:
            s.tell(events.RoundBegan(s.round, at(s.lead), at(s.chair)))
        s.then(PHASE[0], PHASE[1], PHASE[2], PHASE[3], PHASE[4], PHASE[5], ROUND_END)


class Phase(Step[Bosses]):
    """FAB-ROUND-1, FAB-SETUP-5: the hourglass moves on, and the phase's steps follow."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def enter(self, s: Bosses) -> None:
        s.phase = self.number
        if s.telling:
            s.tell(events.PhaseBegan(f"~phase-card-{c.PHASES[self.number]}"))
        s.then(*phase_steps(self.number, s.pack))


def phase_steps(number: int, pack: c.Pack) -> list[Step[Bosses]]:
    """FAB-ROUND-5: what a phase is made of, in reading order."""
    if number == 0:
        talks: list[Step[Bosses]] = []
        for _ in range(pack.negotiations):
            talks += [BARGAINING, REVISION]
        return [PURCHASING, OFFERS, *talks, FREEZE, CHECKPOINT[0], HIRING[0]]
    return LATER_PHASES[number - 1]


class RoundEnd(Step[Bosses]):
    """FAB-HIRE-12, FAB-ROUND-2, FAB-ROUND-4: contracts end, the lead moves on, the guard waits."""

    def enter(self, s: Bosses) -> None:
        stamp_gifts(s)
        if s.round >= s.pack.last_round:
            finish(s, [], "end-guard", "FAB-ROUND-4")
            return
        for seat in range(len(s.roles)):
            s.job[seat] = c.FREE
            s.row[seat] = c.NONE
            s.wage[seat] = 0
            s.holiday[seat] = 0
            s.struck[seat] = c.NOT_YET
            s.paid[seat] = 0
            s.granted[seat] = 0
            s.kept[seat] = c.OPEN
        s.boards = FRESH_BOARDS
        s.letters = FRESH_LETTERS
        s.counters = NO_COUNTERS
        s.bids = ()
        s.hit = c.NONE
        s.lead = s.workers[(s.workers.index(s.lead) + 1) % len(s.workers)]
        s.round += 1
        s.push(ROUND)


def stamp_gifts(s: Bosses) -> None:
    """FAB-INFO-3: a bounty whose target fell is kept if its coins were given this round.

    Who did it plays no part: that would tell the bosses who the Luddite is.
    """
    if s.hit == c.NONE:
        return
    lines: list[Promise] = []
    for line in s.ledger:
        if line.kind == c.BOUNTY and line.first == c.OPEN:
            to = s.workers if line.other == c.NONE else (line.other,)
            paid = any([coins_given(s, line.boss, worker) >= line.coins for worker in to])
            line = line.stamped(c.KEPT if paid else c.BROKEN, line.second)
        lines.append(line)
    s.ledger = tuple(lines)


def deal(setup: Setup) -> Bosses:
    pack = setup.pack
    assert isinstance(pack, c.Pack)
    s = empty(pack, setup.seats)
    s.begin(SET_UP)
    return s


FRESH_BOARDS: Final = (FRESH_BOARD, FRESH_BOARD)
FRESH_LETTERS: Final = (NO_LETTERS, NO_LETTERS)
ROUND: Final = Round()
PHASE: Final = [Phase(number) for number in range(6)]
ROUND_END: Final = RoundEnd()
LATER_PHASES: Final[list[list[Step[Bosses]]]] = [
    [TALKING, COMMITTING, COUNT_STRIKE, CLOSE_STRIKE, CHECKPOINT[1]],
    [PRODUCTION, CHECKPOINT[2]],
    [PAYING, PUBLIC_PAYDAY, CHECKPOINT[3], RESTING, CHECKPOINT[4], NAME_MAYOR],
    [DECREEING, WORKERS_RENT, BOSSES_RENT, CHECKPOINT[5], MAYOR_LEAVES],
    [DONATING, CHECKPOINT[6]],
]
SET_UP: Final = SetUp()
