"""Draws what a seat cannot see: roles, the bosses' loans, private offers to others."""

from typing import Any

from uprising.kernel import Rng, renew

from ..rules.cards import FREE, LOAN, LUDDITE, NONE, VOID
from ..rules.moves_hiring import LETTERS
from ..rules.state import Bosses, Counter, Offer, Promise, reads, reads_words, with_side
from ..rules.steps_hiring import Offering, Purchasing


def guess(s: Bosses, seat: int, rng: Rng) -> Bosses:
    """FAB-INFO-4: a table this seat cannot tell from the real one."""
    g = s.copy()
    if not g.ended and g.roles:
        draw_roles(g, seat, rng)
        if g.side(seat) == NONE:
            draw_loans(g, rng)
        draw_letters(g, seat, rng)
        draw_counters(g, seat, rng)
        forget_lines(g, seat)
    renew(g, seat, rng)
    return g


def draw_roles(g: Bosses, seat: int, rng: Rng) -> None:
    """Workers know the Luddite once they saw her; bosses know among whom she was."""
    roles = list(g.roles)
    others = [w for w in g.workers if w != seat]
    cards = sorted([roles[w] for w in others])
    luddite = NONE
    if LUDDITE in cards:
        luddite = known_luddite(g, seat)
        if luddite == NONE:
            likely = [w for w in others if g.suspects >> w & 1]
            luddite = likely[rng.below(len(likely))]
        cards.remove(LUDDITE)
        roles[luddite] = LUDDITE
        others.remove(luddite)
    rng.shuffle(cards)
    for i in range(len(others)):
        roles[others[i]] = cards[i]
    g.roles = tuple(roles)
    if g.seen != NONE and g.side(seat) != NONE:
        g.seen = luddite


def known_luddite(s: Bosses, seat: int) -> int:
    """FAB-SAB-4: the Luddite as this seat knows her; NONE while it does not."""
    if s.roles[seat] == LUDDITE:
        return seat
    return s.seen if s.side(seat) == NONE else NONE


def coin_range(s: Bosses) -> tuple[int, int]:
    """The least and the most the first boss may hold, to one who has counted all public payments.

    Both bosses together hold what the books say; only their loans are hidden. A boss who cannot
    pay has less than the price, and what a boss has shown in this phase she is taken to have.
    """
    total = s.coins[s.bosses[0]] + s.coins[s.bosses[1]]
    least = 0
    most = total
    if s.proven[0] + s.proven[1] <= total:
        least = s.proven[0]
        most = total - s.proven[1]
    step = s.current_step()
    if step.debtor() == s.bosses[0]:
        most = min(most, step.price() - 1)
    elif step.debtor() == s.bosses[1]:
        least = max(least, total - step.price() + 1)
    return least, most


def draw_loans(g: Bosses, rng: Rng) -> None:
    """Half of the time nothing was lent; else any sum may have been."""
    least, most = coin_range(g)
    first, second = g.bosses[0], g.bosses[1]
    total = g.coins[first] + g.coins[second]
    books = g.coins[first] + g.lent
    coins = books
    if not least <= books <= most or rng.below(2) == 0:
        coins = least + rng.below(max(1, most - least + 1))
    g.coins[first] = coins
    g.coins[second] = total - coins
    g.lent = books - coins


def draw_letters(g: Bosses, seat: int, rng: Rng) -> None:
    """Private offers to others: those taken are known by their terms, the rest may be any."""
    may = offers_open(g)
    for side in range(2):
        if g.bosses[side] == seat:
            continue
        old = g.letters[side]
        letters: list[Offer] = [letter for letter in old if letter.to == seat]
        room = spare(g, seat, side)
        if g.job[seat] == side and g.row[seat] >= LETTERS:
            mine = old[g.row[seat] - LETTERS]
            g.row[seat] = LETTERS + [letter is mine for letter in letters].index(True)
        for worker in g.workers:
            if worker == seat:
                continue
            if g.job[worker] == side and g.row[worker] >= LETTERS:
                g.row[worker] = LETTERS + len(letters)
                letters.append(Offer(worker, g.wage[worker], g.holiday[worker] == 1, 1, ""))
            elif g.job[worker] == FREE and may and room > 0 and rng.below(3) == 0:
                room -= 1
                letters.append(Offer(worker, 1 + rng.below(3), rng.below(2) == 0, 1, ""))
        g.letters = with_side(g.letters, side, tuple(letters))


def taken_letters(s: Bosses, seat: int, side: int) -> int:
    """How many of the others have taken a private offer of this boss."""
    return sum([1 for w in s.workers if w != seat and s.job[w] == side and s.row[w] >= LETTERS])


def spare(s: Bosses, seat: int, side: int) -> int:
    """FAB-HIRE-6: how many more private offers this boss may have made, as this seat knows."""
    mine = sum([1 for letter in s.letters[side] if letter.to == seat])
    return s.pack.offers - (len(s.boards[side]) - 1) - mine - taken_letters(s, seat, side)


def offers_open(s: Bosses) -> bool:
    """Whether private offers may wait for an answer: from the first sheets to the last token."""
    step = s.current_step()
    if s.phase != 0 or isinstance(step, Purchasing):
        return False
    if isinstance(step, Offering) and step.first:
        return False
    return any([s.job[w] == FREE for w in s.workers])


def draw_counters(g: Bosses, seat: int, rng: Rng) -> None:
    """Counter-offers of others may be any."""
    if not bargained(g):
        return
    counters = [c for c in g.counters if seat in (c.worker, c.boss)]
    for worker in g.workers:
        for boss in g.bosses:
            if seat not in (worker, boss) and rng.below(4) == 0:
                counters.append(Counter(worker, boss, 1 + rng.below(3), rng.below(2) == 0, ""))
    g.counters = tuple(counters)


def bargained(s: Bosses) -> bool:
    """Whether workers may have sent counter-offers that still lie on the table."""
    step = s.current_step()
    return isinstance(step, Offering) and not step.first


def forget_lines(g: Bosses, seat: int) -> None:
    """Lines of the ledger this seat does not see, and words it may not read."""
    lines: list[Promise] = []
    for line in g.ledger:
        if reads(g, line, seat):
            lines.append(line if reads_words(g, line, seat) else line.without_words())
    if g.side(seat) == NONE and g.lent != 0:
        lender = g.bosses[0] if g.lent > 0 else g.bosses[1]
        coins = abs(g.lent)
        lines.append(
            Promise(g.round, LOAN, lender, g.rival(lender), coins, 0, "", True, VOID, VOID)
        )
    g.ledger = tuple(lines)


def unknown(s: Bosses, seat: int) -> dict[str, Any]:
    """What this seat does not know, with the true values."""
    if s.ended or not s.roles:
        return {}
    found = unknown_roles(s, seat)
    if s.side(seat) == NONE:
        least, most = coin_range(s)
        if most > least:
            found["boss coins"] = s.coins[s.bosses[0]]
    if offers_open(s) and any([w != seat and s.job[w] == FREE for w in s.workers]):
        rivals = [side for side in range(2) if s.bosses[side] != seat and spare(s, seat, side) > 0]
        if rivals:
            letters = [(o.to, o.wage) for side in rivals for o in s.letters[side] if o.to != seat]
            found["letters"] = repr(letters)
    return found


def unknown_roles(s: Bosses, seat: int) -> dict[str, Any]:
    """FAB-INFO-4: who the Luddite is, and which roles the other workers have."""
    found: dict[str, Any] = {}
    others = [w for w in s.workers if w != seat]
    if LUDDITE in [s.roles[w] for w in others]:
        known = known_luddite(s, seat)
        likely = [w for w in others if s.suspects >> w & 1]
        if known == NONE and len(likely) == 1:
            known = likely[0]
        if known == NONE:
            found["luddite"] = s.roles.index(LUDDITE)
        else:
            others.remove(known)
    if len({s.roles[w] for w in others}) > 1:
        found["roles"] = tuple([s.roles[w] for w in others])
    return found
