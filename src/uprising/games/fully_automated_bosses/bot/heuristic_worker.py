"""A worker's heuristics, role by role."""

from typing import Any, Final

from uprising.kernel import Move

from ..rules import cards as c
from ..rules import moves_round as m
from ..rules.moves_hiring import HIRE_PUBLIC, SILENT, Bargain, Hire, Term, offer_at, row_of
from ..rules.state import Bosses
from ..rules.steps_strike import TargetChosen, targets
from .heuristic_boss import books, falls_to_workers, trust

Advice = tuple[Move[Any], str]

MANY: Final = 7  # workers: from here on bosses grow faster than strikes and savings


def favourite(s: Bosses) -> int:
    """The boss who is nearer to winning, by the public books."""
    first, second = s.bosses[0], s.bosses[1]
    return first if prospects(s, first) >= prospects(s, second) else second


def prospects(s: Bosses, boss: int) -> int:
    """Coins by the books, and what her robots and workers will bring."""
    hired = len(s.staff(boss))
    return books(s, boss) + s.pack.blue_output * s.robots[boss] + 3 * hired


def bargain(s: Bosses, seat: int) -> Advice:
    """Ask the boss one would like best for a little more, once."""
    best = favourite(s) if s.roles[seat] == c.SCAB else richer(s)
    side = s.side(best)
    wage = min(2, s.boards[side][0].wage + 1)
    for letter in s.letters[side]:
        if letter.to == seat:
            return SILENT, "why-content"
    for counter in s.counters:
        if counter.worker == seat:
            return SILENT, "why-content"
    return Bargain((Term(best, wage, s.stressed[seat] == 1, ""),)), "why-ask-for-more"


def richer(s: Bosses) -> int:
    first, second = s.bosses[0], s.bosses[1]
    return first if books(s, first) >= books(s, second) else second


def hire(s: Bosses, seat: int) -> Advice:
    """Expected pay is the wage times the trust in the boss; Holidays count for the Stressed."""
    ask = s.ask_of(seat)
    assert ask is not None
    best: Move[Any] = ask.moves[0]
    value = -100.0
    for move in ask.moves:
        assert isinstance(move, Hire)
        worth = job_value(s, seat, move)
        if worth > value:
            best, value = move, worth
    if s.roles[seat] == c.SCAB:
        return best, "why-follow-the-winner"
    return best, "why-public-work" if best == HIRE_PUBLIC else "why-best-pay"


def job_value(s: Bosses, seat: int, move: Hire) -> float:
    stressed = s.stressed[seat] == 1
    if move.boss == c.NONE:
        if s.roles[seat] == c.SCAB:
            return -1.0
        return 1.0 + (2.0 if stressed else 0.0) + (2.0 if runs_away(s) else 0.0)
    side = s.side(move.boss)
    offer = offer_at(s, side, row_of(s, seat, side, move.number))
    word = trust(s, move.boss)
    worth = word * offer.wage + (2.0 * word if stressed and offer.holiday else 0.0)
    if s.roles[seat] == c.SCAB:
        worth += 4.0 if move.boss == favourite(s) else 0.0
    elif may_win(s, move.boss, s.pack.worker_output):
        worth -= 3.0
    elif move.boss != favourite(s):
        worth += 0.7  # nobody should run away with it
    return worth


def runs_away(s: Bosses) -> bool:
    """Whether a boss of many workers has a fifth of her target: Public Work feeds neither boss."""
    richest = max(books(s, s.bosses[0]), books(s, s.bosses[1]))
    return len(s.workers) >= MANY and 5 * richest >= s.size().boss_target


def may_win(s: Bosses, boss: int, more: int) -> bool:
    """Whether this round's production, and so much more, may bring her to her target."""
    income = s.robots[boss] * s.pack.blue_output + more
    income += len(s.staff(boss)) * s.pack.worker_output
    return books(s, boss) + income >= s.size().boss_target


def vote(s: Bosses, seat: int) -> Advice:
    """Scabs and Startuppers work; Prolets and the Luddite strike whenever it can lead anywhere."""
    role = s.roles[seat]
    if role == c.SCAB:
        return m.WORK, "why-stay-with-the-boss"
    if s.employed(seat) and may_win(s, s.bosses[s.job[seat]], 0):
        return m.STRIKE, "why-stop-a-boss"
    if role == c.STARTUPPER:
        return startupper_vote(s)
    calm = sum([1 for w in s.workers if not s.stressed[w]])
    if calm < s.majority() and not (role == c.LUDDITE and calm >= s.pack.least_saboteurs):
        return m.WORK, "why-no-majority"
    if not leads_anywhere(s):
        return m.WORK, "why-nothing-to-win"
    return m.STRIKE, "why-strike"


def leads_anywhere(s: Bosses) -> bool:
    """Whether a strike could move a robot at all."""
    return s.supply > 0 or any([s.robots[boss] > 0 for boss in s.bosses])


def startupper_vote(s: Bosses) -> Advice:
    """She works for her savings, unless the workers are one robot from winning together."""
    if s.automated() + 1 >= len(s.workers):
        return m.STRIKE, "why-last-robot"
    return m.WORK, "why-save-up"


def ballot(s: Bosses, seat: int, topic: int, options: tuple[int, ...], first: bool) -> Advice:
    if topic == c.TYPE:
        return ballot_type(s)
    if topic == c.TARGET:
        return ballot_target(s, options)
    if s.roles[seat] in (c.STARTUPPER, c.SCAB) or first:
        return m.BALLOTS[seat], "why-me"
    vote = c.NOT_YET if topic == c.MAYOR else c.STRUCK
    poorest = sorted(s.workers, key=lambda w: (s.struck[w] < vote, s.coins[w], w))[0]
    return m.BALLOTS[poorest], "why-the-poorest"


def doomed(s: Bosses) -> int:
    """A boss whom an Acceleration would ruin to the workers' gain; NONE if there is none."""
    for boss in s.bosses:
        if books(s, boss) < s.pack.robot_price and falls_to_workers(s, boss):
            return boss
    return c.NONE


def ballot_type(s: Bosses) -> Advice:
    """FAB-MONO-3: a ruined boss with enough robots is the shortest way to win."""
    if s.automated() + 1 >= len(s.workers):
        return m.BALLOTS[c.EXPROPRIATION], "why-last-robot"
    if s.supply > 0 and doomed(s) != c.NONE:
        return m.BALLOTS[c.ACCELERATION], "why-ruin-a-boss"
    return m.BALLOTS[c.EXPROPRIATION], "why-expropriate"


def ballot_target(s: Bosses, options: tuple[int, ...]) -> Advice:
    """Take from the stronger boss; accelerate only one who is ruined to our gain, or can pay."""
    below = s.stack[-1]
    accelerating = isinstance(below, TargetChosen) and below.kind == c.ACCELERATION
    boss = doomed(s)
    if boss in options and accelerating:
        return m.BALLOTS[boss], "why-ruin-a-boss"
    strong = richer(s)
    if strong not in options:
        strong = options[0]
    return m.BALLOTS[strong], "why-hit-the-stronger"


def sabotage(s: Bosses, seat: int) -> Advice:
    """FAB-SAB-2: a boss's robot comes first, the richer boss's before the other's."""
    ask = s.ask_of(seat)
    assert ask is not None
    if len(ask.moves) == 1:
        return m.PASS, "why-nothing"
    found = targets(s)
    bosses = [owner for owner in found if s.side(owner) != c.NONE]
    red = [owner for owner in found if s.side(owner) == c.NONE]
    if bosses:
        best = sorted(bosses, key=lambda boss: (-books(s, boss), boss))[0]
        return m.SABOTAGES[best], "why-break-blue"
    if s.destroyed + 1 >= s.pack.destroyed_to_win:
        return m.SABOTAGES[red[0]], "why-third-robot"
    others = [owner for owner in red if owner != seat]
    return (m.SABOTAGES[others[0]], "why-break-red") if others else (m.PASS, "why-spare-mine")


def rest(s: Bosses, seat: int) -> Advice:
    """Calm is worth two coins to whoever means to strike or to declare; a Scab needs none."""
    if s.roles[seat] == c.SCAB:
        return m.NO_HOLIDAY, "why-stress-is-fine"
    ask = s.ask_of(seat)
    assert ask is not None
    best: Move[Any] = m.NO_HOLIDAY
    for move in ask.moves:
        assert isinstance(move, m.Holiday)
        if s.roles[seat] == c.STARTUPPER and move.own > 0 and s.coins[seat] + s.fund < len(s.roles):
            continue
        if move.own + move.fund > 0:
            best = move
    if best == m.NO_HOLIDAY:
        return m.NO_HOLIDAY, "why-save-up"
    return best, "why-rest"


def fund_vote(s: Bosses, seat: int) -> Advice:
    if s.claims[seat] > 0:
        return m.FUND_VOTES[seat], "why-me"
    asking = [w for w in s.priority() if s.claims[w] > 0]
    poorest = sorted(asking, key=lambda w: (s.coins[w], w))[0]
    return m.FUND_VOTES[poorest], "why-the-poorest"


def request(s: Bosses, seat: int) -> Advice:
    """A Scab loses nothing by Stress, and a Startupper would rather have the Fund full."""
    if s.roles[seat] == c.SCAB:
        return m.DECLINE, "why-stress-is-fine"
    return m.REQUEST, "why-stay-calm"


def donate(s: Bosses, seat: int) -> Advice:
    """Give what is beyond the next rent, as long as no Startupper could win with it.

    Among many workers strikers live on the Fund, and a Startupper's savings come too late.
    """
    many = len(s.workers) >= MANY
    if s.roles[seat] == c.SCAB or (s.roles[seat] == c.STARTUPPER and not many):
        return m.DONATIONS[0], "why-keep-it"
    rents, most = (1, 2) if many else (2, 1)
    spare = s.coins[seat] - rents * s.pack.worker_rent
    rich = max([s.coins[w] for w in s.workers if w != seat])
    room = len(s.roles) - 2 - s.fund - rich
    coins = min(most, spare, room)
    if coins <= 0:
        return m.DONATIONS[0], "why-thieves" if spare > 0 else "why-keep-it"
    return m.DONATIONS[coins], "why-solidarity"


def decree(s: Bosses, seat: int) -> Advice:
    """Spare the workers; let a boss fall only if that wins; else hit the one ahead."""
    role = s.roles[seat]
    exempt = 1 << seat
    if role == c.STARTUPPER:
        return m.Decree(exempt, favourite(s)), "why-tax-the-leader"
    if role == c.SCAB:
        boss = s.bosses[s.job[seat]] if s.job[seat] in (0, 1) else favourite(s)
        return m.Decree(exempt | 1 << boss, s.rival(boss)), "why-serve-my-boss"
    for boss in s.bosses:
        if books(s, boss) <= s.pack.boss_rent and falls_to_workers(s, boss):
            return m.Decree(workers_bits(s), boss), "why-ruin-a-boss"
    for boss in s.bosses:
        if books(s, boss) <= s.pack.boss_rent:
            other = s.rival(boss)
            return m.Decree(workers_bits(s) | 1 << boss, other), "why-no-monopoly"
    return m.Decree(workers_bits(s), favourite(s)), "why-tax-the-leader"


def workers_bits(s: Bosses) -> int:
    """All workers, as bits."""
    bits = 0
    for worker in s.workers:
        bits |= 1 << worker
    return bits
