"""Every move that could be typed in now: for the suites that look for wrong refusals."""

from typing import Any, Final

from uprising.kernel import Move, Rng

from . import moves as m
from .board import TILES
from .cards import KINDS, SPACES
from .draws import all_sets, random_set, submultisets
from .position import open_spaces, troops_out
from .state import Patriot
from .troops import LISTED_AT_MOST, spreads, ways

ALL_SPACES: Final = (1 << SPACES) - 1


def universe(s: Patriot, rng: Rng) -> list[Move[Any]]:
    """All tiles, targets and cards; sets of cards and arrangements where they can be listed."""
    found: list[Move[Any]] = [
        m.PASS, m.ACCEPT, m.SCRAP, m.LEAVE, m.SOOTHE, m.ARM, m.SPEND, m.HOLD, *m.CHOOSE, *m.BURY,
        *m.KEEP, *m.DROP, *m.PARDON[1:], *m.CAMPAIGN, *m.CHARACTER, *m.POWERS,
    ]  # fmt: skip
    for tile in TILES:
        found.extend(tile.moves)
    for takes in m.TAKES[:6]:
        found.extend(takes)
    singles = [(k,) for k in range(KINDS)]
    pairs = [(a, b) for a in range(KINDS) for b in range(a, KINDS)]
    few = [(), *singles, *pairs]
    found.extend(m.Reroll(cards) for cards in few)
    found.extend(m.Sway(cards) for cards in few)
    found.extend(m.Discard(cards) for cards in few)
    for n in range(5):
        spread = spreads(ALL_SPACES, n)
        found.extend(m.Place(spaces) for spaces in spread)
        if n < 3:
            found.extend(m.Strike(spaces) for spaces in spread)
            found.extend(m.Withdraw(spaces) for spaces in spread)
    if s.asks:
        found.extend(sets_of_cards(s, s.asks[0].seat, rng))
    found.extend(arrangements(s, rng))
    return found


def arrangements(s: Patriot, rng: Rng) -> list[Move[Any]]:
    """Where all Troops could stand: everything that can be listed, else some of it."""
    out = troops_out(s)
    free = open_spaces(s)
    found: list[Move[Any]] = [m.Station((1,) * (out + 1))]
    if ways(free.bit_count(), out) <= 2 * LISTED_AT_MOST:
        found.extend(m.Station(spaces) for spaces in spreads(free, out))
    for _ in range(60):
        spaces = [1 + rng.below(SPACES) for _ in range(out)]
        spaces.sort()
        found.append(m.Station(tuple(spaces)))
    return found


def sets_of_cards(s: Patriot, seat: int, rng: Rng) -> list[Move[Any]]:
    if submultisets(s, seat) <= LISTED_AT_MOST:
        sets = all_sets(s, seat)
    else:
        sets = [random_set(s, seat, rng) for _ in range(60)]
        sets.extend((a, b, c) for a, b, c in triples(s, seat))
    found: list[Move[Any]] = [m.Vote(cards) for cards in sets]
    found.extend(m.Discard(cards) for cards in sets if len(cards) > 2)
    found.extend(m.Vote((k, k, k)) for k in range(KINDS))
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
