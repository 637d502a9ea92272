"""What a change would be worth, tried on a copy, without windows and without an end."""

from __future__ import annotations

from typing import Final

from .cards import (
    ADHESIVE,
    ALARM,
    BROADCAST,
    COMPARTMENT,
    CREDIT,
    GAMBLER,
    GLITCH,
    HEIST,
    MOB,
    NONE,
    OFFICE,
    POWER_CUT,
    RAID,
    SPACES,
    SPY,
    STRIKE,
    TRAFFIC,
    TURNCOAT,
)  # fmt: skip
from .effects import donation
from .ending import met
from .moves import PUSH, Push, affordable, payable
from .outlook import Forecast, alarm_cost, forecast, worth, worth_at
from .state import DRAINED, LEVEL_HIT, SUCCESS, Robotariat, civilians_out, oppressors_out

WON: Final = 500.0


def value(s: Robotariat, seat: int, f: Forecast) -> float:
    """Worth, with success and failure where the Funds or the Reputation decide."""
    total = worth(s, seat, f)
    if s.funds >= s.count().target:
        total += finish(s, seat)
    elif s.reputation == 0:
        total -= WON if not wants_failure(s, seat) else -WON
    return total


def finish(s: Robotariat, seat: int) -> float:
    """Success now: good for a team and for a seat whose objective is met, else too soon."""
    if not s.secret:
        return WON
    verdict = s.verdict
    s.verdict = SUCCESS
    fulfilled = met(s, seat) or s.objectives[seat] == SPY
    s.verdict = verdict
    if fulfilled:
        return WON
    if s.objectives[seat] == TURNCOAT:
        return -WON
    return 15.0 if s.round == len(s.pack.entry) else -25.0


def wants_failure(s: Robotariat, seat: int) -> bool:
    return s.secret and s.objectives[seat] == TURNCOAT and s.total_played() < s.count().turncoat


def entered(s: Robotariat, npc: int, space: int, encounter: bool) -> Robotariat:
    """A copy in which a walker has moved, and encountered if it does."""
    c = s.copy()
    c.npcs[npc] = space
    if encounter:
        meet(c, npc)
    return c


def meet(c: Robotariat, npc: int) -> None:
    """An encounter without windows and without the end of the game."""
    space = c.npcs[npc]
    if npc < 3:
        c.funds += donation(c, space)
        return
    suspicious = c.crowd(space) >= c.pack.suspicion
    exempt = c.front[COMPARTMENT]
    for who in range(c.seats):
        if c.places[who] == space and who != exempt:
            c.funds = max(0, c.funds - c.pack.fine)
    keeper = c.front[ADHESIVE]
    if keeper == NONE or c.places[keeper] != space:
        c.torn += c.posters[space]
        c.torn_most = max(c.torn, c.torn_most)
        c.junk += c.posters[space]
        c.posters[space] = 0
    if space == OFFICE:
        lower(c, c.pack.office_fine)
    if suspicious:
        c.reputation = max(0, c.reputation - 1)


def lower(c: Robotariat, amount: int) -> None:
    before = c.contributions
    c.contributions = max(0, before - amount)
    if c.bursar == LEVEL_HIT and before > 0 and c.contributions == 0:
        c.bursar = DRAINED


def raise_office(c: Robotariat, amount: int) -> None:
    c.contributions = min(c.pack.most_contributions, c.contributions + amount)
    if c.bursar == 0 and c.contributions >= c.count().bursar:
        c.bursar = LEVEL_HIT


def posters_up(s: Robotariat, seat: int, f: Forecast, count: int, junk: bool) -> float:
    """The value after placing so many posters one by one where each helps most."""
    c = s.copy()
    found = value(c, seat, f)
    for _ in range(count):
        found = add_poster(c, seat, f)
    if junk:
        c.junk -= count
    return found


def add_poster(c: Robotariat, seat: int, f: Forecast) -> float:
    """Put one poster where it helps most; the value then."""
    best = -1e9
    where = 0
    before = value(c, seat, f)
    alarm = alarm_cost(c, seat)
    for x in range(len(SPACES)):
        found = before - worth_at(c, x, f, alarm)
        c.posters[x] += 1
        found += worth_at(c, x, f, alarm)
        if c.secret:  # an objective may hang on posters too
            found = value(c, seat, f)
        c.posters[x] -= 1
        if found > best + 1e-9:
            best, where = found, x
    c.posters[where] += 1
    return best


def best_payment(s: Robotariat, seat: int) -> tuple[float, int]:
    f = forecast(s)
    best = -1e9
    amount = 1
    for k in range(1, payable(s) + 1):
        c = s.copy()
        c.funds -= k
        raise_office(c, k)
        found = value(c, seat, f)
        if found > best + 1e-9:
            best, amount = found, k
    return best, amount


def best_push(s: Robotariat, seat: int, encounter: bool) -> tuple[float, Push]:
    best = -1e9
    choice = PUSH[0][0]
    for npc in range(6):
        here = s.npcs[npc]
        if here == NONE:
            continue
        for space in s.pack.spaces[here].near:
            c = entered(s, npc, space, encounter)
            found = value(c, seat, forecast(c))
            if found > best + 1e-9:
                best, choice = found, PUSH[npc][space]
    return best, choice


def card_value(s: Robotariat, seat: int, card: int) -> float:
    """What using this Sabotage card brings, with the better of buying its extra or not."""
    bonus = 0.0
    if card == TRAFFIC and s.secret and s.objectives[seat] == GAMBLER and not s.gambled:
        bonus = 20.0
    base = worked(s, seat, card, False)
    if s.pack.cards[card].cost > 0 and affordable(s, card):
        base = max(base, worked(s, seat, card, True))
    return base + bonus - value(s, seat, forecast(s))


def worked(s: Robotariat, seat: int, card: int, extra: bool) -> float:
    """The value after the card, its targets chosen well."""
    c = s.copy()
    data = c.pack.cards[card]
    amount = data.more if extra else data.amount
    if extra:
        c.reputation -= data.cost
    if card == CREDIT:
        raise_office(c, amount)
    elif card == POWER_CUT:
        c.cut = amount
    elif card == HEIST:
        c.funds += amount
    elif card == GLITCH:
        c.reputation = min(c.pack.most_reputation, c.reputation + amount)
    elif card == BROADCAST:
        c.funds += data.amount * len([n for n in c.posters if n > 0])
        if extra:
            c.funds += data.more * len(civilians_out(c))
    elif card == RAID:
        return posters_up(c, seat, forecast(c), min(c.junk, amount), True)
    elif card == STRIKE:
        return posters_up(c, seat, forecast(c), min(c.supply, amount), False)
    elif card == TRAFFIC:
        return value(c, seat, forecast(c)) + (2.0 if extra else 1.2)
    elif card == ALARM:
        return pushes(c, seat, oppressors_out(c), extra, False)
    elif card == MOB:
        return pushes(c, seat, civilians_out(c), extra, True)
    return value(c, seat, forecast(c))


def pushes(c: Robotariat, seat: int, npcs: list[int], extra: bool, anywhere: bool) -> float:
    """The value after moving the best one, or with the extra the best ones."""
    found = value(c, seat, forecast(c))
    left = npcs
    times = (len(npcs) if not anywhere else min(2, len(npcs))) if extra else min(1, len(npcs))
    for _ in range(times):
        best = -1e9
        who = NONE
        where = 0
        for npc in left:
            goals = list(range(len(SPACES))) if anywhere else list(c.pack.spaces[c.npcs[npc]].near)
            for space in goals:
                if space != c.npcs[npc]:
                    after = entered(c, npc, space, anywhere)
                    now = value(after, seat, forecast(after))
                    if now > best + 1e-9:
                        best, who, where = now, npc, space
        c = entered(c, who, where, anywhere)
        left = [npc for npc in left if npc != who]
        found = best
    return found


def rolled(s: Robotariat, seat: int, black: int, red: int) -> float:
    """The value after these dice, without windows; then it is the next player's turn."""
    c = s.copy()
    mask = moved_by(c, 3, black) | moved_by(c, 0, red)
    for npc in (3, 4, 5, 0, 1, 2):
        if mask & (1 << npc):
            meet(c, npc)
    c.set_black = NONE
    c.set_red = NONE
    c.picked = NONE
    c.cut = max(0, c.cut - 1)
    if c.active + 1 < c.seats:
        c.active += 1
    f = forecast(c)
    return value(c, seat, f)


def moved_by(c: Robotariat, first: int, face: int) -> int:
    if face == NONE:
        return 0
    if face >= 2:
        c.token = c.arrow(c.token, face - 2)
        return 0
    mask = 0
    for npc in range(first, first + 3):
        if c.npcs[npc] != NONE and npc != c.picked:
            c.npcs[npc] = c.arrow(c.npcs[npc], face)
            mask |= 1 << npc
    return mask


def mean_roll(s: Robotariat, seat: int, black: int, red: int) -> float:
    """The mean over the dice that are not fixed; NONE is a die still to be rolled."""
    blacks = s.pack.black if black == NONE else (black,)
    if s.cut > 0:
        blacks = (NONE,)
    reds = s.pack.red if red == NONE else (red,)
    total = 0.0
    for one in blacks:
        for two in reds:
            total += rolled(s, seat, one, two)
    return total / (len(blacks) * len(reds))
