"""Every move that could be typed in now: for the suites that look for wrong refusals."""

from __future__ import annotations

from typing import Any, Final

from uprising.kernel import Move, Rng

from .cards import KINDS, SPACES
from .draws import all_sets, random_set, submultisets
from .moves import (
    ACCEPT,
    ARM,
    BURY,
    CAMPAIGN,
    CHARACTER,
    CHOOSE,
    DROP,
    HOLD,
    KEEP,
    LEAVE,
    PARDON,
    PASS,
    POWERS,
    SCRAP,
    SOOTHE,
    SPEND,
    TAKES,
    Discard,
    Place,
    Reroll,
    Station,
    Strike,
    Sway,
    Vote,
    Withdraw,
)
from .state import TROOPS, Patriot
from .tiles import ROWS, open_spaces
from .troops import ROWS_AT_MOST, spreads, ways

ALL_SPACES: Final = (1 << SPACES) - 1


def universe(s: Patriot, rng: Rng) -> list[Move[Any]]:
    """All tiles, targets and cards; sets of cards and arrangements where they can be listed."""
    found: list[Move[Any]] = [
        PASS, ACCEPT, SCRAP, LEAVE, SOOTHE, ARM, SPEND, HOLD, *CHOOSE, *BURY, *KEEP, *DROP,
        *PARDON[1:], *CAMPAIGN, *CHARACTER, *POWERS,
    ]  # fmt: skip
    for rows in ROWS:
        found.extend(rows[-1])
    for takes in TAKES[:6]:
        found.extend(takes)
    singles = [(k,) for k in range(KINDS)]
    pairs = [(a, b) for a in range(KINDS) for b in range(a, KINDS)]
    few = [(), *singles, *pairs]
    found.extend(Reroll(row) for row in few)
    found.extend(Sway(row) for row in few)
    found.extend(Discard(row) for row in few)
    for n in range(5):
        spread = spreads(ALL_SPACES, n)
        found.extend(Place(row) for row in spread)
        if n < 3:
            found.extend(Strike(row) for row in spread)
            found.extend(Withdraw(row) for row in spread)
    if s.asks:
        found.extend(sets_of_cards(s, s.asks[0].seat, rng))
    out = s.pack.troops - s.supply[TROOPS]
    where = ALL_SPACES if ways(SPACES, out) <= 4 * ROWS_AT_MOST else open_spaces(s)
    if out and ways(where.bit_count(), out) <= 4 * ROWS_AT_MOST:
        found.extend(Station(row) for row in spreads(where, out))
    else:
        found.extend(Station(row) for row in some_spreads(out, rng))
    return found


def some_spreads(n: int, rng: Rng) -> list[tuple[int, ...]]:
    """Arrangements of n Troops where there are too many to list."""
    return [tuple(sorted([1 + rng.below(SPACES) for _ in range(n)])) for _ in range(60)]


def sets_of_cards(s: Patriot, seat: int, rng: Rng) -> list[Move[Any]]:
    if submultisets(s, seat) <= ROWS_AT_MOST:
        rows = all_sets(s, seat)
    else:
        rows = [random_set(s, seat, rng) for _ in range(60)]
        rows.extend((a, b, c) for a, b, c in triples(s, seat))
    found: list[Move[Any]] = [Vote(row) for row in rows]
    found.extend(Discard(row) for row in rows if len(row) > 2)
    found.extend(Vote((k, k, k)) for k in range(KINDS))
    return found


def triples(s: Patriot, seat: int) -> list[tuple[int, int, int]]:
    """Every three cards of a hand: what a Press Conference may demand."""
    held = [k for k in range(KINDS) if s.hands[seat * KINDS + k]]
    return [
        (a, b, c)
        for a in held
        for b in held
        for c in held
        if a <= b <= c and [a, b, c].count(b) <= s.hands[seat * KINDS + b]
    ]
