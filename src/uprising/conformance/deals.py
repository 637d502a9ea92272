"""Guesses are as likely as the deals they stand for, where deals can be counted."""

from __future__ import annotations

import math
from collections import Counter, defaultdict

import msgspec

from uprising.conformance.fault import Fault
from uprising.kernel import Game, seeded

DEALS = 3000
ENOUGH = 300


def deals_fit(game: Game, seats: int, seed: int) -> int:
    """Compare what guesses show with what deals show, for views that many deals share.

    Deals are counted at the first question. Gives the number of comparisons made: none where
    hardly any two deals look alike. Raises `Fault` beyond one chance in 10,000.
    """
    dealt: dict[tuple[int, bytes], Counter[str]] = defaultdict(Counter)
    example = {}
    for number in range(DEALS):
        s = game.deal_random(seats, f"deals-{seed}-{number}")
        for seat in range(seats):
            key = (seat, msgspec.json.encode(game.view(s, seat)))
            dealt[key][repr(sorted(game.unknown(s, seat).items()))] += 1
            example[key] = s
    compared = 0
    rng = seeded(seed, "deals")
    for key, counts in dealt.items():
        if counts.total() < ENOUGH:
            continue
        seat = key[0]
        guessed: Counter[str] = Counter()
        for _ in range(counts.total()):
            g = game.guess(example[key], seat, rng)
            guessed[repr(sorted(game.unknown(g, seat).items()))] += 1
        compared += 1
        if not alike(counts, guessed):
            raise Fault("deals", f"guesses of seat {seat} are not spread as deals are")
    return compared


def alike(a: Counter[str], b: Counter[str]) -> bool:
    """A chi-square test that two equally large samples come from one source, at 1e-4."""
    cells = [name for name in {*a, *b} if a[name] + b[name] >= 5]
    rest = [sum(c[n] for n in c if n not in cells) for c in (a, b)]
    pairs = [(a[n], b[n]) for n in cells] + ([(rest[0], rest[1])] if sum(rest) else [])
    statistic = sum((x - y) ** 2 / (x + y) for x, y in pairs)
    freedom = max(1, len(pairs) - 1)
    # Wilson and Hilferty's normal approximation of chi-square
    z = ((statistic / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / math.sqrt(2 / (9 * freedom))
    return bool(z < 3.719)
