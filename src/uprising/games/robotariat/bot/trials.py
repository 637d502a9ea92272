"""What a change would be worth, tried on a copy, without the questions it would raise."""

from typing import Final

from ..rules import cards
from ..rules.answers import Push, payable
from ..rules.cards import NONE, SPACES
from ..rules.effects import aftermath, contribute, donate, fine, lose, tear_down
from ..rules.ending import would_be_met
from ..rules.sabotage import FALSE_ALARM, FLASH_MOB, affordable, amount_of, work
from ..rules.state import Robotariat, is_civilian
from ..rules.steps import march_group
from .outlook import Forecast, alarm_cost, forecast, worth, worth_at

WON: Final = 500.0


def best_of(values: list[float]) -> int:
    """The first of the best: a difference must be more than rounding."""
    best = 0
    for i in range(1, len(values)):
        if values[i] > values[best] + 1e-9:
            best = i
    return best


def value(s: Robotariat, seat: int, f: Forecast) -> float:
    """Worth, with success and failure where the Funds or the Reputation decide."""
    total = worth(s, seat, f)
    if s.funds >= s.count().target:
        total += success_value(s, seat)
    elif s.reputation == 0:
        total -= WON if not wants_failure(s, seat) else -WON
    return total


def value_now(s: Robotariat, seat: int) -> float:
    """The same where the NPCs may have moved."""
    return value(s, seat, forecast(s))


def success_value(s: Robotariat, seat: int) -> float:
    """Success now: good for a team and for a seat whose objective is met, else too soon."""
    if not s.secret or s.objectives[seat] == cards.SPY or would_be_met(s, seat, True):
        return WON
    if s.objectives[seat] == cards.TURNCOAT:
        return -WON
    return 15.0 if s.round == len(s.pack.entry) else -25.0


def wants_failure(s: Robotariat, seat: int) -> bool:
    turncoat = s.secret and s.objectives[seat] == cards.TURNCOAT
    return turncoat and s.total_played() < s.count().turncoat


def with_npc_at(s: Robotariat, npc: int, space: int, encounters: bool) -> Robotariat:
    """A copy in which an NPC has moved, and encountered if it does."""
    c = s.copy()
    c.npcs[npc] = space
    if encounters:
        encounter(c, npc)
    return c


def encounter(c: Robotariat, npc: int) -> None:
    """An encounter, without the questions of ArciTech and the Sliding Scale."""
    if is_civilian(npc):
        donate(c, npc, 0)
        return
    space = c.npcs[npc]
    suspicious = c.crowd(space) >= c.pack.suspicion
    fine(c, npc, space)
    tear_down(c, npc, space)
    aftermath(c, space, suspicious)


def posters_value(s: Robotariat, seat: int, f: Forecast, count: int) -> float:
    """The value after placing so many posters one by one where each helps most."""
    c = s.copy()
    found = value(c, seat, f)
    for _ in range(count):
        found = add_poster(c, seat, f)
    return found


def add_poster(c: Robotariat, seat: int, f: Forecast) -> float:
    """Put one poster where it helps most; the value then."""
    before = value(c, seat, f)
    alarm = alarm_cost(c, seat)
    values: list[float] = []
    for x in range(len(SPACES)):
        found = before - worth_at(c, x, f, alarm)
        c.posters[x] += 1
        found += worth_at(c, x, f, alarm)
        if c.secret:  # an objective may hang on posters too
            found = value(c, seat, f)
        c.posters[x] -= 1
        values.append(found)
    best = best_of(values)
    c.posters[best] += 1
    return values[best]


def best_payment(s: Robotariat, seat: int) -> tuple[float, int]:
    f = forecast(s)
    values: list[float] = []
    for amount in range(1, payable(s) + 1):
        c = s.copy()
        lose(c, amount)
        contribute(c, amount)
        values.append(value(c, seat, f))
    best = best_of(values)
    return values[best], best + 1


def best_push(
    s: Robotariat, seat: int, options: list[Push], encounters: bool
) -> tuple[float, Push]:
    """The best of several pushes, after which the NPC encounters or does not."""
    values: list[float] = []
    for push in options:
        values.append(value_now(with_npc_at(s, push.npc, push.space, encounters), seat))
    best = best_of(values)
    return values[best], options[best]


def card_value(s: Robotariat, seat: int, card: int) -> float:
    """What using this Sabotage card brings, with the better of buying its extra or not."""
    bonus = 0.0
    if card == cards.TRAFFIC and s.secret and not s.gambled:
        bonus = 20.0 if s.objectives[seat] == cards.GAMBLER else 0.0
    base = value_after(s, seat, card, False)
    if s.pack.cards[card].cost > 0 and affordable(s, card):
        base = max(base, value_after(s, seat, card, True))
    return base + bonus - value_now(s, seat)


def value_after(s: Robotariat, seat: int, card: int, extra: bool) -> float:
    """The value after a Sabotage card, its targets chosen well."""
    c = s.copy()
    amount = amount_of(c, card, extra)
    if extra:
        c.reputation -= c.pack.cards[card].cost
    if card == cards.RAID:
        return posters_value(c, seat, forecast(c), min(c.junk, amount))
    if card == cards.STRIKE:
        return posters_value(c, seat, forecast(c), min(c.supply, amount))
    if card == cards.TRAFFIC:
        return value_now(c, seat) + (2.0 if extra else 1.2)
    if card == cards.ALARM:
        return pushes_value(c, seat, 3 if extra else 1, False)
    if card == cards.MOB:
        return pushes_value(c, seat, 2 if extra else 1, True)
    work(c, card, extra)
    return value_now(c, seat)


def pushes_value(c: Robotariat, seat: int, times: int, mob: bool) -> float:
    """The value after so many pushes of a Flash Mob or a False Alarm, one after the other."""
    found = value_now(c, seat)
    done = 0
    for _ in range(times):
        options = FLASH_MOB[done].options(c) if mob else FALSE_ALARM[done].options(c)
        if not options:
            break
        found, push = best_push(c, seat, options, mob)
        c = with_npc_at(c, push.npc, push.space, mob)
        done |= 1 << (push.npc if mob else push.npc - 3)
    return found


def value_of_dice(s: Robotariat, seat: int, black: int, red: int) -> float:
    """The value after these dice, without questions; then it is the next player's turn."""
    c = s.copy()
    mask = march_group(c, 3, black) | march_group(c, 0, red)
    for npc in (3, 4, 5, 0, 1, 2):
        if mask & (1 << npc):
            encounter(c, npc)
    c.set_black = NONE
    c.set_red = NONE
    c.picked = NONE
    c.cut = max(0, c.cut - 1)
    if c.active + 1 < c.seats:
        c.active += 1
    return value_now(c, seat)


def mean_of_dice(s: Robotariat, seat: int, black: int, red: int) -> float:
    """The mean over the dice that are not fixed; NONE is a die still to be rolled."""
    blacks = s.pack.black if black == NONE else (black,)
    if s.cut > 0:
        blacks = (NONE,)
    reds = s.pack.red if red == NONE else (red,)
    total = 0.0
    for one in blacks:
        for two in reds:
            total += value_of_dice(s, seat, one, two)
    return total / (len(blacks) * len(reds))
