"""Tree search over what one seat knows: information-set Monte Carlo tree search.

One tree, a new guess in every iteration; a move's statistics count how often it was there to be
chosen. The tree branches by moves and not by what chance shows: a plan, not a book of replies. At
a sealed question all who are asked choose from statistics of their own, none seeing the others'
(decoupled UCT); then the tree goes on with what they chose together.
"""

from __future__ import annotations

import time
from math import log, sqrt
from typing import Any, Final

from uprising.kernel import Move, Rng, State

from .search import Knowledge, play_on

EXPLORE: Final = 0.7


class Stat:
    """What is known of one move at one node."""

    __slots__ = ("after", "available", "move", "total", "visits")

    def __init__(self, move: Move[Any]) -> None:
        self.move: Final = move
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.after: Node = NOWHERE  # what lies behind it, where no other seat chooses with it

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Node:
    """A place in the tree: each asked seat's moves, and what lies behind them."""

    __slots__ = ("children", "moves")

    def __init__(self) -> None:
        self.moves: dict[int, dict[str, Stat]] = {}
        self.children: dict[str, Node] = {}

    def stats_of(self, seat: int) -> dict[str, Stat]:
        found = self.moves.get(seat)
        if found is None:
            found = {}
            self.moves[seat] = found
        return found

    def child(self, key: str) -> Node:
        found = self.children.get(key)
        if found is None:
            found = Node()
            self.children[key] = found
        return found


NOWHERE: Final = Node()


def pick(stats: dict[str, Stat], moves: list[Any], rng: Rng) -> Stat:
    """A move never tried, else the one with the best upper bound, among those there are now."""
    fresh: list[Stat] = []
    best: Stat | None = None
    highest = -1.0
    available = 0
    growth = 0.0
    for move in moves:
        text: str = move.text()
        stat = stats.get(text)
        if stat is None:
            stat = Stat(move)
            stats[text] = stat
        stat.available += 1
        if stat.visits == 0:
            fresh.append(stat)
        elif not fresh:
            if stat.available != available:
                available = stat.available
                growth = log(available)
            bound = stat.total / stat.visits + EXPLORE * sqrt(growth / stat.visits)
            if bound > highest:
                highest = bound
                best = stat
    if fresh:
        return fresh[rng.below(len(fresh))]
    assert best is not None
    return best


def descend(g: State, root: Node, depth: int, rng: Rng) -> list[tuple[int, Stat]]:
    """Play down the tree until a move was never tried; who chose what on the way."""
    path: list[tuple[int, Stat]] = []
    node = root
    fresh = False
    while not g.ended and not fresh and depth > 0:
        depth -= 1
        first = g.asks[0]
        if not first.sealed:
            moves = g.legal(first, rng) if first.wide else first.moves
            stat = pick(node.stats_of(first.seat), moves, rng)
            fresh = stat.visits == 0
            path.append((first.seat, stat))
            g.play_trusted(first.seat, stat.move)
            if stat.after is NOWHERE:
                stat.after = Node()
            node = stat.after
            continue
        chosen: list[tuple[int, Stat]] = []
        for ask in g.asks:
            if ask.seat not in g.sealed:
                stat = pick(node.stats_of(ask.seat), g.legal(ask, rng), rng)
                fresh = fresh or stat.visits == 0
                chosen.append((ask.seat, stat))
        key = ""
        for who, stat in chosen:
            key += f"{stat.move.text()}\n"
            g.apply_trusted(who, stat.move)
        path += chosen
        node = node.child(key)
    return path


def grow(
    of: Knowledge, s: State, seat: int, root: Node, depth: int, stop: int, rng: Rng, plain: bool
) -> None:
    """One iteration: guess, go down, play on (`plain`: by random moves), and remember."""
    g = of.guess(s, seat, rng)
    if g.sealed:
        g.sealed = {}
    path = descend(g, root, depth, rng)
    if plain:
        while not g.ended:
            ask = g.next_ask()
            moves = g.legal(ask, rng)
            g.play_trusted(ask.seat, moves[rng.below(len(moves))])
    elif not g.ended:
        play_on(of, g, seat, stop, rng)
    values: dict[int, float] = {}
    for who, stat in path:
        if who not in values:
            values[who] = of.value(g, who)
        stat.visits += 1
        stat.total += values[who]


def tree_search(
    of: Knowledge,
    s: State,
    seat: int,
    iterations: int,
    depth: int,
    deadline: float,
    rng: Rng,
    plain: bool = False,
) -> list[Stat]:
    """What is known of this seat's moves after so many iterations, most tried first.

    `s` is a guess. `deadline` is in seconds of the monotonic clock, 0 for none.
    """
    stop = of.clock(s) + of.horizon if of.horizon else -1
    root = Node()
    for _ in range(iterations):
        if deadline and time.monotonic() >= deadline:
            break
        grow(of, s, seat, root, depth, stop, rng, plain)
    found = list(root.stats_of(seat).values())
    found.sort(key=order)
    return found


def order(stat: Stat) -> tuple[int, float]:
    return -stat.visits, -stat.mean()
