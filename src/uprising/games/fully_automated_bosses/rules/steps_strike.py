"""Phase 2, Strike: talk, fingers and fists, what a strike does, and closed eyes."""

from typing import Any, ClassVar, Final

from uprising.kernel import Move, Step, at

from ..seen import events
from . import cards as c
from . import moves_round as m
from .refusals import legal
from .state import BOUNTIES, EYES_CLOSED, LOANS, SHOWS, WHISPERS, AskingStep, Bosses, Promise
from .steps_common import Bailout, Decide, Monopoly, cannot_pay
from .winning import end_by_collective_victory


class Talking(AskingStep):
    """FAB-TALK-1: a last talk about the strike, until everybody is ready."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (m.Ready,)
    free: ClassVar[int] = LOANS | BOUNTIES | SHOWS | WHISPERS

    def enter(self, s: Bosses) -> None:
        for seat in range(len(s.roles)):
            self.ask_sealed(s, seat, "ask-talk", "FAB-TALK-1", ONLY_READY)

    def revealed(self, s: Bosses, answers: dict[int, Move[Any]]) -> None:
        return


ONLY_READY: Final = [m.READY]
HANDS: Final = [m.STRIKE, m.WORK]


class Committing(AskingStep):
    """FAB-SEC-1, FAB-STRIKE-1, FAB-STRIKE-2: bosses bid and calm workers vote, all at once.

    Cases: FAB-EX-2, FAB-EX-4, FAB-EDGE-2, FAB-EDGE-3, FAB-EDGE-4, FAB-EDGE-58.
    """

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (m.Bid, m.Vote)

    def enter(self, s: Bosses) -> None:
        needed = (("needed", s.majority()),)
        for seat in range(len(s.roles)):
            if s.side(seat) != c.NONE:
                price = (("unit", m.bid_unit(s, seat)), ("coins", s.coins[seat]))
                moves = legal(s, seat, m.BIDS)
                self.ask_sealed(s, seat, "ask-bid", "FAB-SEC-1", moves, about=price)
            elif not s.stressed[seat]:
                self.ask_sealed(s, seat, "ask-vote", "FAB-STRIKE-1", HANDS, about=needed)

    def revealed(self, s: Bosses, answers: dict[int, Move[Any]]) -> None:
        """FAB-STRIKE-2: the Stressed work. FAB-SEC-2, FAB-SEC-4: both pay, more fingers win."""
        fingers = [0, 0]
        for worker in s.workers:
            s.struck[worker] = c.WORKED
        for seat, move in answers.items():
            if isinstance(move, m.Bid):
                fingers[s.side(seat)] = move.fingers
            elif isinstance(move, m.Vote):
                if move.strike:
                    s.struck[seat] = c.STRUCK
                if s.telling:
                    s.tell(events.Voted(at(seat), f"~id-{move.text()}"))
        for side in range(2):
            boss = s.bosses[side]
            cost = fingers[side] * m.bid_unit(s, boss)
            s.spend(boss, cost)
            if s.telling:
                s.tell(events.BidShown(at(boss), fingers[side], cost))
        s.bids = (fingers[0], fingers[1])
        if fingers[0] != fingers[1]:
            s.security = s.bosses[0 if fingers[0] > fingers[1] else 1]
            s.chair = s.security  # FAB-ROUND-3
        if s.telling:
            s.tell(events.SecurityGiven(c.seat_name(s.security)))

    def default(self, s: Bosses, seat: int) -> Move[Any]:
        return m.WORK if s.side(seat) == c.NONE else m.BIDS[0]


class CountStrike(Step[Bosses]):
    """FAB-STRIKE-3: enough fists make a strike; FAB-STRIKE-10, FAB-SAB-1: two let the Luddite act.

    Cases: FAB-EX-3, FAB-EDGE-1, FAB-EDGE-24, FAB-EDGE-25, FAB-EDGE-26.
    """

    def enter(self, s: Bosses) -> None:
        strikers = len(s.strikers())
        success = strikers >= s.majority()
        if s.telling:
            s.tell(events.StrikeCounted(strikers, s.majority(), success))
        if success:
            s.push(CHOOSE_TYPE)
        elif strikers >= s.pack.least_saboteurs and s.size().luddite and targets(s):
            s.push(CLOSED_EYES)


def targets(s: Bosses) -> list[int]:
    """FAB-SAB-1, FAB-SEC-5: owners of a red robot, or of a blue one without Security."""
    return [seat for seat in range(len(s.roles)) if s.exposed(seat)]


class ChooseType(Step[Bosses]):
    """FAB-STRIKE-6, FAB-STRIKE-9: the strikers choose among what can be done.

    Cases: FAB-EDGE-7, FAB-EDGE-8, FAB-EDGE-9.
    """

    def enter(self, s: Bosses) -> None:
        options: list[int] = []
        if any([s.exposed(boss) for boss in s.bosses]):
            options.append(c.EXPROPRIATION)
        if s.supply > 0:
            options.append(c.ACCELERATION)
        if not options:
            if s.telling:
                s.tell(events.StrikeIdle())
            return
        s.then(Decide(c.TYPE, tuple(options), tuple(s.strikers())), TYPE_CHOSEN)


class TypeChosen(Step[Bosses]):
    """FAB-STRIKE-7, FAB-STRIKE-8: next the boss to be hit, again by the strikers."""

    def receive(self, s: Bosses, value: int) -> None:
        if value == c.EXPROPRIATION:
            options = tuple([boss for boss in s.bosses if s.exposed(boss)])
        else:
            options = s.bosses
        s.then(Decide(c.TARGET, options, tuple(s.strikers())), TargetChosen(value))


class TargetChosen(Step[Bosses]):
    """FAB-STRIKE-7: an expropriated robot needs somebody to keep it."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def receive(self, s: Bosses, value: int) -> None:
        if self.kind == c.EXPROPRIATION:
            voters = tuple(s.strikers())
            s.then(Decide(c.RECIPIENT, s.workers, voters), RecipientChosen(value))
        else:
            s.push(Accelerating(value))


class RecipientChosen(Step[Bosses]):
    """FAB-STRIKE-7, FAB-STRIKE-11: one blue robot turns red, for any worker.

    Cases: FAB-EDGE-57.
    """

    def __init__(self, boss: int) -> None:
        self.boss: Final = boss

    def receive(self, s: Bosses, value: int) -> None:
        s.robots[self.boss] -= 1
        s.robots[value] += 1
        if s.telling:
            s.tell(events.Expropriated(at(self.boss), at(value)))


class Accelerating(Step[Bosses]):
    """FAB-STRIKE-8: the boss must buy a robot at once; if she cannot, FAB-MONO-1.

    Cases: FAB-EDGE-10, FAB-EDGE-11, FAB-EDGE-13.
    """

    def __init__(self, boss: int) -> None:
        self.boss: Final = boss

    def enter(self, s: Bosses) -> None:
        price = s.pack.robot_price
        if s.coins[self.boss] >= price:
            accelerate(s, self.boss)
        else:
            cannot_pay(s, self.boss, price)
            s.then(Bailout(self.boss, price), AfterBailout(self.boss))


class AfterBailout(Step[Bosses]):
    """FAB-MONO-4: rescued, she buys the robot; else she falls."""

    def __init__(self, boss: int) -> None:
        self.boss: Final = boss

    def receive(self, s: Bosses, value: int) -> None:
        if value:
            accelerate(s, self.boss)
        else:
            s.push(Monopoly(self.boss))


def accelerate(s: Bosses, boss: int) -> None:
    """FAB-STRIKE-8: a blue robot, hers in every respect, that produces this very round."""
    s.spend(boss, s.pack.robot_price)
    s.supply -= 1
    s.robots[boss] += 1
    if s.telling:
        s.tell(events.Accelerated(at(boss)))


SABOTAGES: Final = [*m.SABOTAGES, m.PASS]


class ClosedEyes(AskingStep):
    """FAB-SAB-1, FAB-SAB-2, FAB-SAB-5: the bosses close their eyes; one window for all workers.

    Whether or not the Luddite is there, can or wants to act, it looks the same.

    Cases: FAB-EX-5, FAB-EDGE-23, FAB-EDGE-27.
    """

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (m.Sabotage,)
    free: ClassVar[int] = EYES_CLOSED

    def enter(self, s: Bosses) -> None:
        for worker in s.workers:
            moves = legal(s, worker, SABOTAGES)
            self.ask_sealed(s, worker, "ask-eyes", "FAB-SAB-5", moves, window=True)

    def revealed(self, s: Bosses, answers: dict[int, m.Sabotage]) -> None:
        for worker, move in answers.items():
            if move.owner != c.NONE:
                destroy(s, worker, move.owner)
                return
        if s.telling:
            s.tell(events.NothingDestroyed())

    def default(self, s: Bosses, seat: int) -> Move[Any]:
        return m.PASS


def destroy(s: Bosses, luddite: int, owner: int) -> None:
    """FAB-SAB-3, FAB-SAB-4: scrap for good; the workers saw who did it.

    Everybody may conclude that the Luddite is among those who struck this time.

    Cases: FAB-EDGE-21, FAB-EDGE-22, FAB-EDGE-28.
    """
    s.robots[owner] -= 1
    s.destroyed += 1
    s.hit = owner
    s.seen = luddite
    for worker in s.workers:
        if s.struck[worker] != c.STRUCK:
            s.suspects &= ~(1 << worker)
    if s.telling:
        eyes = tuple([at(worker) for worker in s.workers])
        s.tell(events.RobotDestroyed(at(owner), at(luddite), eyes))


class CloseStrike(Step[Bosses]):
    """FAB-SEC-6, FAB-WIN-13: Security goes back; enough robots, and the workers have won."""

    def enter(self, s: Bosses) -> None:
        s.security = c.NONE
        s.proven = (0, 0)
        stamp_targets(s)
        if s.automated() >= len(s.workers):
            end_by_collective_victory(s)


def stamp_targets(s: Bosses) -> None:
    """FAB-INFO-3: of a bounty the table can check who was aimed at."""
    lines: list[Promise] = []
    changed = False
    for line in s.ledger:
        if line.kind == c.BOUNTY and line.second == c.OPEN:
            changed = True
            if s.hit == c.NONE:
                line = line.stamped(c.VOID, c.VOID)
            elif s.hit == line.extra:
                line = line.stamped(c.OPEN, c.KEPT)
            else:
                line = line.stamped(c.VOID, c.BROKEN)
        lines.append(line)
    if changed:
        s.ledger = tuple(lines)


TALKING: Final = Talking()
COMMITTING: Final = Committing()
COUNT_STRIKE: Final = CountStrike()
CHOOSE_TYPE: Final = ChooseType()
TYPE_CHOSEN: Final = TypeChosen()
CLOSED_EYES: Final = ClosedEyes()
CLOSE_STRIKE: Final = CloseStrike()
