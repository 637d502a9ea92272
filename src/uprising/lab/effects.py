"""What makes a difference, and how sure that is.

All intervals here hold at every moment of a run at once (a confidence sequence after Robbins), and
for all comparisons of a study together: whoever looks after every game and stops when it suits him
is wrong about any of them no more often than the stated rate. That costs width, and buys the right
to stop early.

Inside one game seats are not independent, so a game counts once. Where seats compete, those with a
trait are compared with the others of the same game; where all win or lose together, games with it
are compared with games without.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import inf, log, sqrt

from .measure import GameSeen, SeatSeen
from .restrict import Price

FEWEST = 20  # games before an interval says anything


@dataclass(frozen=True)
class Effect:
    """How much better those with something do than those without, in shares of games won.

    family, thing   what it is about: `seat 2`, `identity baron-bunker`, `drawn nuke`
    share, rest     how often those with it won, and those without
    games           how many games say so
    of_table        whether it is about whole tables: games with it against games without
    """

    family: str
    thing: str
    effect: float
    low: float
    high: float
    share: float
    rest: float
    games: int
    of_table: bool = False

    @property
    def is_sure(self) -> bool:
        return self.low > 0 or self.high < 0

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2


def width(se: float, games: float, error: float, expected: int) -> float:
    """Half the width of a confidence sequence, tightest about half way to the expected end."""
    if games < FEWEST:
        return inf
    aim = max(expected / 2, FEWEST)
    wanted = -2 * log(error)
    k = aim / (wanted + log(wanted) + 1)
    return se * sqrt((games + k) / games * log((games + k) / (k * error * error)))


def spread(values: Sequence[float]) -> tuple[float, float]:
    """Mean and variance; the variance with one more surprise than was seen."""
    mean = sum(values) / len(values)
    return mean, (sum((v - mean) ** 2 for v in values) + 1) / len(values)


@dataclass(frozen=True)
class Sure:
    """The stated rate of error, shared by so many comparisons, over so many games."""

    error: float
    comparisons: int
    expected: int

    def around(self, mean: float, se: float, games: float) -> tuple[float, float]:
        half = width(se, games, self.error / max(1, self.comparisons), self.expected)
        return mean - half, mean + half


def won(game: GameSeen, seat: int) -> float:
    return float(seat in game.winners)


def is_cooperative(games: Sequence[GameSeen]) -> bool:
    return all(len(g.winners) in (0, len(g.seats)) for g in games)


Has = Callable[[GameSeen, int], bool]


def pairs_within(games: Iterable[GameSeen], has: Has) -> Iterator[tuple[float, float]]:
    """In every game that has both: the winning share of those with it, and of the others."""
    for g in games:
        own = [won(g, seat) for seat in range(len(g.seats)) if has(g, seat)]
        others = [won(g, seat) for seat in range(len(g.seats)) if not has(g, seat)]
        if own and others:
            yield sum(own) / len(own), sum(others) / len(others)


def within(games: Sequence[GameSeen], has: Has, family: str, thing: str, sure: Sure) -> Effect:
    pairs = list(pairs_within(games, has))
    if not pairs:
        return Effect(family, thing, 0.0, -inf, inf, 0.0, 0.0, 0)
    mean, variance = spread([own - other for own, other in pairs])
    low, high = sure.around(mean, sqrt(variance / len(pairs)), len(pairs))
    share = sum(own for own, _ in pairs) / len(pairs)
    return Effect(family, thing, mean, low, high, share, share - mean, len(pairs))


def between(games: Sequence[GameSeen], has: Has, family: str, thing: str, sure: Sure) -> Effect:
    """Games in which anybody has it against games in which nobody has."""
    split: tuple[list[float], list[float]] = ([], [])
    for g in games:
        hit = any(has(g, seat) for seat in range(len(g.seats)))
        split[0 if hit else 1].append(float(bool(g.winners)))
    return apart(split[0], split[1], family, thing, sure)


def apart(
    own: Sequence[float], others: Sequence[float], family: str, thing: str, sure: Sure
) -> Effect:
    if not own or not others:
        return Effect(family, thing, 0.0, -inf, inf, 0.0, 0.0, 0)
    (mean, variance), (rest, other) = spread(own), spread(others)
    se = sqrt(variance / len(own) + other / len(others))
    low, high = sure.around(mean - rest, se, min(len(own), len(others)))
    return Effect(family, thing, mean - rest, low, high, mean, rest, len(own))


# What there is to compare


def traits_of(games: Sequence[GameSeen]) -> dict[str, list[str]]:
    """The fields of a seat that are traits in every game, with all their values."""
    changing = {path.rpartition(".")[2] for g in games for path in g.changing}
    found: dict[str, set[str]] = {}
    for g in games:
        for seat in g.seats:
            for name, word in seat.traits.items():
                if name not in changing:
                    found.setdefault(name, set()).add(word)
    return {name: sorted(words) for name, words in sorted(found.items()) if len(words) > 1}


def table_traits_of(games: Sequence[GameSeen]) -> dict[str, list[str]]:
    """What differs from table to table: options, and what all can see from early on."""
    changing = {path for g in games for path in g.changing}
    found: dict[str, set[str]] = {}
    for g in games:
        for name, word in table_words(g).items():
            if name not in changing:
                found.setdefault(name, set()).add(word)
    return {name: sorted(words) for name, words in sorted(found.items()) if len(words) > 1}


def table_words(g: GameSeen) -> dict[str, str]:
    return {**g.traits, **{name: str(value) for name, value in g.options.items()}}


Test = tuple[str, str, Has, bool]  # family, thing, who has it, and whether it is the table's


def has_trait(name: str, word: str) -> Has:
    return lambda g, seat: g.seats[seat].traits.get(name) == word


def has_word(name: str, word: str) -> Has:
    return lambda g, seat: table_words(g).get(name) == word


def sits(place: int) -> Has:
    return lambda g, seat: seat == place


def is_bot(name: str) -> Has:
    return lambda g, seat: g.lineup[seat] == name


def main_tests(games: Sequence[GameSeen]) -> list[Test]:
    """Seats, bots, traits and what differs from table to table: dealt, not chosen."""
    tests: list[Test] = []
    if not is_cooperative(games):
        tests += [("seat", str(n + 1), sits(n), False) for n in range(len(games[0].seats))]
        bots = sorted({name for g in games for name in g.lineup})
        tests += [("bot", name, is_bot(name), False) for name in bots if len(bots) > 1]
    for name, words in traits_of(games).items():
        tests += [(name, word, has_trait(name, word), False) for word in words]
    if len({bool(g.winners) for g in games}) > 1:
        for name, words in table_traits_of(games).items():
            tests += [(name, word, has_word(name, word), True) for word in words]
    return tests


def holds(list_name: str, thing: str) -> Has:
    return lambda g, seat: thing in listed(g.seats[seat], list_name)


def listed(seat: SeatSeen, list_name: str) -> Sequence[str] | dict[str, int]:
    found: Sequence[str] | dict[str, int] = getattr(seat, list_name)
    return found


def thing_tests(games: Sequence[GameSeen], list_name: str) -> list[Test]:
    """Everything seats had (dealt, drawn, held) or did (played), often enough to say something."""
    counts: dict[str, int] = {}
    for g in games:
        for thing in {thing for seat in g.seats for thing in listed(seat, list_name)}:
            counts[thing] = counts.get(thing, 0) + 1
    common = sorted(thing for thing, count in counts.items() if count >= FEWEST)
    return [(list_name, thing, holds(list_name, thing), False) for thing in common]


def measured(
    games: Sequence[GameSeen], tests: Sequence[Test], error: float, expected: int
) -> list[Effect]:
    """Every effect, the largest first; those nothing is known about are left out."""
    sure = Sure(error, len(tests), expected)
    together = is_cooperative(games)
    found = []
    for family, thing, has, of_table in tests:
        if together or of_table:
            effect = between(games, has, family, thing, sure)
            found.append(replace(effect, of_table=True))
        else:
            found.append(within(games, has, family, thing, sure))
    told = [effect for effect in found if effect.games >= FEWEST and effect.high < inf]
    return sorted(told, key=lambda e: (-abs(e.effect), e.family, e.thing))


def main_effects(games: Sequence[GameSeen], error: float, expected: int) -> list[Effect]:
    return measured(games, main_tests(games), error, expected) if games else []


def thing_effects(
    games: Sequence[GameSeen], list_name: str, error: float, expected: int
) -> list[Effect]:
    return measured(games, thing_tests(games, list_name), error, expected)


def price_effects(prices: Sequence[Price], error: float, expected: int) -> list[Effect]:
    """What doing without costs: the seat's share of wins with, less its share without."""
    kinds = sorted({price.kind for price in prices})
    sure = Sure(error, len(kinds), expected)
    found = []
    for kind in kinds:
        own = [p for p in prices if p.kind == kind]
        mean, variance = spread([float(p.free) - float(p.bound) for p in own])
        low, high = sure.around(mean, sqrt(variance / len(own)), len(own))
        share = sum(p.free for p in own) / len(own)
        found.append(Effect("price", kind, mean, low, high, share, share - mean, len(own)))
    told = [effect for effect in found if effect.high < inf]
    return sorted(told, key=lambda e: (-abs(e.effect), e.thing))


# Two variants on the same seeds


def changes(
    first: Sequence[GameSeen], second: Sequence[GameSeen], error: float, expected: int
) -> list[Effect]:
    """How the shares of seats and traits, and the share of games anybody wins, differ.

    `rest` is the share in the first variant, `share` in the second.
    """
    both = [*first, *second]
    tests = main_tests(both) if both else []
    sure = Sure(error, len(tests) + 1, expected)
    found = [paired(first, second, has, family, thing, sure) for family, thing, has, _ in tests]
    values = [float(bool(b.winners)) - float(bool(a.winners)) for a, b in matched(first, second)]
    if values:
        mean, variance = spread(values)
        low, high = sure.around(mean, sqrt(variance / len(values)), len(values))
        share = sum(bool(b.winners) for _, b in matched(first, second)) / len(values)
        found.append(Effect("any", "won", mean, low, high, share, share - mean, len(values)))
    told = [effect for effect in found if effect.games >= FEWEST and effect.high < inf]
    return sorted(told, key=lambda e: (-abs(e.effect), e.family, e.thing))


def matched(
    first: Sequence[GameSeen], second: Sequence[GameSeen]
) -> Iterator[tuple[GameSeen, GameSeen]]:
    others = {g.number: g for g in second}
    return ((g, others[g.number]) for g in first if g.number in others)


def paired(
    first: Sequence[GameSeen],
    second: Sequence[GameSeen],
    has: Has,
    family: str,
    thing: str,
    sure: Sure,
) -> Effect:
    """The share of those with something, in games of the same number that both have it."""
    values, after = [], []
    for a, b in matched(first, second):
        before = [won(a, seat) for seat in range(len(a.seats)) if has(a, seat)]
        then = [won(b, seat) for seat in range(len(b.seats)) if has(b, seat)]
        if before and then:
            after.append(sum(then) / len(then))
            values.append(after[-1] - sum(before) / len(before))
    if not values:
        return Effect(family, thing, 0.0, -inf, inf, 0.0, 0.0, 0)
    mean, variance = spread(values)
    low, high = sure.around(mean, sqrt(variance / len(values)), len(values))
    share = sum(after) / len(after)
    return Effect(family, thing, mean, low, high, share, share - mean, len(values))


def is_decided(effects: Sequence[Effect], precision: float) -> bool:
    """Whether every effect is either sure or known to be small: then a run may stop."""
    return bool(effects) and all(
        effect.is_sure or max(abs(effect.low), abs(effect.high)) <= precision for effect in effects
    )
