"""A boss's heuristics: stay solvent, stay attractive, win before the workers do."""

from typing import Any

from uprising.kernel import Move

from ..rules import cards as c
from ..rules import moves_round as m
from ..rules.moves_hiring import BUYS, KEEP, STANDING, Sheet
from ..rules.state import Bosses, Offer

Advice = tuple[Move[Any], str]


def reserve(s: Bosses) -> int:
    """FAB-MONO-1: what an Acceleration and the rent may cost before the next income."""
    return s.pack.robot_price + s.pack.boss_rent


def books(s: Bosses, boss: int) -> int:
    """What a boss holds by the public books, loans left out: the same in every guess."""
    return s.coins[boss] + (s.lent if s.side(boss) == 0 else -s.lent)


def falls_to_workers(s: Bosses, boss: int) -> bool:
    """FAB-MONO-3: whether the workers would win if this boss fell now."""
    return s.automated() + s.robots[boss] >= s.half()


def buy(s: Bosses, seat: int) -> Advice:
    """A robot pays in two rounds; without a reserve it invites a ruinous Acceleration."""
    coins = s.coins[seat]
    if coins + income_next(s, seat) >= s.size().boss_target:
        return BUYS[0], "why-nearly-there"
    spare = coins - reserve(s)
    number = min(spare // s.pack.robot_price, 2, s.supply) if spare > 0 else 0
    if s.automated() + 2 >= len(s.workers):
        number = 0  # every robot on the table is one the workers may still need
    if number > 0 and s.robots[seat] < 3:
        return BUYS[number], "why-robots-pay"
    return BUYS[0], "why-keep-a-reserve"


def post_first(s: Bosses, seat: int) -> Advice:
    """One coin for everybody, and a few better places to be first at."""
    rows = (
        Offer(STANDING, 1, False, 0, ""),
        Offer(c.ALL, 2, False, 1, ""),
        Offer(c.ALL, 2, True, 1, ""),
        Offer(c.ALL, 1, True, 2, ""),
    )
    return Sheet(rows), "why-attract"


def revise(s: Bosses, seat: int) -> Advice:
    """Grant what is asked for if it is modest; match the rival's standing offer, up to 2."""
    side = s.side(seat)
    board = s.boards[side]
    standing = board[0]
    rival = s.boards[1 - side][0]
    rows = [*board[1:]]
    changed = False
    wage = max(standing.wage, min(2, rival.wage))
    if wage > standing.wage:
        rows.insert(0, Offer(STANDING, wage, standing.holiday, 0, standing.words))
        changed = True
    told = [letter.to for letter in s.letters[side]]
    rows += s.letters[side]
    for counter in s.counters:
        room = len(rows) < s.pack.offers
        if counter.boss == seat and counter.worker not in told and counter.wage <= 2 and room:
            rows.append(Offer(counter.worker, counter.wage, counter.holiday, 1, ""))
            told.append(counter.worker)
            changed = True
    if not changed:
        return KEEP, "why-offers-stand"
    return Sheet(tuple(rows)), "why-outbid"


def bid(s: Bosses, seat: int) -> Advice:
    """Protect robots, but never below what an Acceleration would cost."""
    unit = m.bid_unit(s, seat)
    if s.robots[seat] == 0:
        return m.BIDS[0], "why-nothing-to-protect"
    spare = s.coins[seat] - reserve(s)
    fingers = min(3, spare // unit) if spare > 0 else 0
    if s.automated() + 1 >= len(s.workers):
        fingers = min(s.pack.top_bid, s.coins[seat] // unit)
    if fingers == 0:
        return m.BIDS[0], "why-keep-a-reserve"
    return m.BIDS[fingers], "why-protect"


def pick(s: Bosses, seat: int, topic: int) -> Advice:
    rival = s.rival(seat)
    if topic == c.TYPE:
        return pick_type(s, seat, rival)
    if topic == c.TARGET:
        return m.PICKS[rival], "why-hit-the-rival"
    poorest = sorted(s.workers, key=lambda w: (s.coins[w], w))[0]
    why = "why-harmless" if topic == c.MAYOR else "why-away-from-the-rich"
    return m.PICKS[poorest], why


def pick_type(s: Bosses, seat: int, rival: int) -> Advice:
    """FAB-STRIKE-6: ruin the rival if that wins; else give the workers no robot near the end."""
    ruined = s.coins[rival] < s.pack.robot_price and not falls_to_workers(s, rival)
    if ruined and s.chair == seat:
        return m.PICKS[c.ACCELERATION], "why-ruin"
    if s.automated() + 2 >= len(s.workers):
        return m.PICKS[c.ACCELERATION], "why-no-more-red"
    if s.chair == seat and s.exposed(rival):
        return m.PICKS[c.EXPROPRIATION], "why-hit-the-rival"
    return m.PICKS[c.ACCELERATION], "why-no-more-red"


def rescue(s: Bosses, seat: int, debtor: int) -> Advice:
    """FAB-MONO-4: save her only if the workers would win by her fall."""
    lacks = m.shortfall(s)
    if not falls_to_workers(s, debtor):
        return m.REFUSE, "why-monopoly"
    if lacks > s.coins[seat]:
        return m.REFUSE, "why-cannot-help"
    return m.RESCUES[lacks], "why-save-her"


def pay(s: Bosses, seat: int) -> Advice:
    """Keep one's word while it costs little; never pay so much that a Startupper could win.

    FAB-MAYOR-2: the Mayor card rewards a boss who keeps all contracts.
    """
    left = s.coins[seat] - s.pack.boss_rent
    near = s.coins[seat] + income_next(s, seat) >= s.size().boss_target
    pays: list[m.Pay] = []
    honest = True
    for worker in s.priority():
        if not s.worked_for(worker, seat):
            continue
        line = len(s.roles) - 1 - s.fund - s.coins[worker]
        due = max(1, s.wage[worker])
        coins = max(0, min(due, left, line))
        if near or left - coins < s.pack.robot_price:
            coins = 0
        if coins < s.wage[worker]:
            honest = False
        left -= coins
        pays.append(m.Pay(worker, coins, s.holiday[worker] == 1))
    if near:
        return m.Slip(tuple(pays), ()), "why-last-mile"
    return m.Slip(tuple(pays), ()), "why-keep-my-word" if honest else "why-cannot-afford"


def income_next(s: Bosses, seat: int) -> int:
    """What robots and half of the workers bring in a round."""
    return s.robots[seat] * s.pack.blue_output + len(s.workers) // 2 * s.pack.worker_output


def decree(s: Bosses, seat: int) -> Advice:
    """FAB-MAYOR-7: spare oneself; burden the rival if that ruins her, else the richest worker."""
    rival = s.rival(seat)
    exempt = 1 << seat
    doomed = s.coins[rival] < s.pack.boss_rent + s.pack.surcharge
    if doomed and not falls_to_workers(s, rival):
        return m.Decree(exempt, rival), "why-ruin"
    if doomed and s.coins[rival] < s.pack.boss_rent:
        exempt |= 1 << rival
    richest = sorted(s.workers, key=lambda w: (-s.coins[w], w))[0]
    if s.coins[richest] + s.fund + 2 >= len(s.roles):
        return m.Decree(exempt, richest), "why-tax-the-rich"
    for worker in s.workers:
        if not s.stressed[worker] and s.coins[worker] == s.pack.worker_rent:
            return m.Decree(exempt, worker), "why-tire-them"
    return m.Decree(exempt, richest), "why-tax-the-rich"


def trust(s: Bosses, boss: int) -> float:
    """The share of her contracts that she kept so far; a broken one counts double."""
    kept = 1.2
    broken = 0.8
    for line in s.ledger:
        if line.kind == c.CONTRACT and line.boss == boss:
            if line.first == c.BROKEN or line.second == c.BROKEN:
                broken += 2.0
            elif line.first == c.KEPT:
                kept += 1.0
    return kept / (kept + broken)
