"""Simultaneous questions: nobody sees the others' answers, so the best answer may be a mixture.

Regret matching over playouts. In every world one of those who are asked tries all its answers
against answers drawn for the others, and regrets what it would not have chosen; answers are drawn
in proportion to regret. What is played is drawn from the average of all one's mixtures, which is
harder to read than any single answer.

The others are drawn by the heuristic every second time: people are no equilibria.
"""

from __future__ import annotations

import time
from typing import Any, Final

from uprising.kernel import Move, Rng, State

from .search import (
    FACES,
    LATE,
    Arm,
    Attention,
    Found,
    Knowledge,
    carry_out,
    play_on,
    standing,
    world,
)

GRAIN: Final = 1 << 20


class Mixture:
    """One seat's regrets, and the sum of the mixtures it has played, by the moves' texts."""

    __slots__ = ("played", "regrets")

    def __init__(self) -> None:
        self.regrets: dict[str, float] = {}
        self.played: dict[str, float] = {}

    def shares(self, texts: list[str]) -> list[float]:
        """In proportion to regret; all alike where nothing is regretted."""
        found = [max(0.0, self.regrets.get(text, 0.0)) for text in texts]
        total = 0.0
        for share in found:
            total += share
        if total <= 0.0:
            return [1.0 / len(texts)] * len(texts)
        return [share / total for share in found]

    def learn(self, texts: list[str], results: list[float]) -> None:
        """What each answer would have brought, the others' answers being what they were."""
        shares = self.shares(texts)
        mean = 0.0
        for i in range(len(texts)):
            mean += shares[i] * results[i]
        for i in range(len(texts)):
            text = texts[i]
            self.regrets[text] = self.regrets.get(text, 0.0) + results[i] - mean
            self.played[text] = self.played.get(text, 0.0) + shares[i]


def drawn(shares: list[float], rng: Rng) -> int:
    """A place, as often as its share says."""
    left = rng.below(GRAIN) / GRAIN
    for i in range(len(shares)):
        left -= shares[i]
        if left < 0.0:
            return i
    return len(shares) - 1


def answers(of: Knowledge, g: State, who: int, most: int, rng: Rng) -> list[Move[Any]]:
    """What a seat may answer in a world, the likeliest few."""
    return of.tries(g, who, rng)[:most]


def others_answers(
    of: Knowledge, g: State, who: int, mixtures: dict[int, Mixture], most: int, rng: Rng
) -> list[tuple[int, Move[Any]]]:
    """An answer for everybody else who is asked."""
    found: list[tuple[int, Move[Any]]] = []
    for ask in g.asks:
        if ask.seat == who:
            continue
        if rng.below(2) == 0:
            found.append((ask.seat, of.advise(g, ask.seat, rng)[0]))
            continue
        moves = answers(of, g, ask.seat, most, rng)
        shares = mixtures[ask.seat].shares([move.text() for move in moves])
        found.append((ask.seat, moves[drawn(shares, rng)]))
    return found


def mixed_search(
    of: Knowledge, s: State, seat: int, attention: Attention, deadline: float, rng: Rng
) -> Found:
    """The best mixture of this seat's answers, and one answer drawn from it.

    `s` is a guess. Every second world is this seat's, the others take turns in the rest.
    """
    stop = -1
    if of.horizon:
        stop = of.clock(s) + max(1, of.horizon * attention.horizon // 100)
    advised = Arm(of.advise(s, seat, rng)[0], [])
    arms: dict[str, Arm] = {advised.move.text(): advised}
    mixtures: dict[int, Mixture] = {}
    for ask in s.asks:
        mixtures[ask.seat] = Mixture()
    others = [ask.seat for ask in s.asks if ask.seat != seat]
    first = rng.below(FACES)
    effort = 0
    number = 0
    while effort < attention.playouts and not (deadline and time.monotonic() >= deadline):
        luck = rng.split()
        g = world(of, s, seat, first + number, luck)
        mine = number % 2 == 0 or not others
        who = seat if mine else others[(number // 2) % len(others)]
        number += 1
        moves = answers(of, g, who, attention.candidates, luck)
        rest = others_answers(of, g, who, mixtures, attention.candidates, luck)
        results: list[float] = []
        for move in moves:
            c = g.copy()
            carry_out(c, [(who, move), *rest])
            result = play_on(of, c, who, stop, luck.copy(), deadline)
            if result == LATE:
                break
            results.append(result)
        if len(results) < len(moves):
            break
        effort += len(moves)
        texts = [move.text() for move in moves]
        mixtures[who].learn(texts, results)
        if mine:
            for i in range(len(moves)):
                if texts[i] not in arms:
                    arms[texts[i]] = Arm(moves[i], [])
                arms[texts[i]].add(results[i])
    found = list(arms.values())
    found.sort(key=standing)
    return Found(found, advised, from_mixture(mixtures[seat], arms, advised, rng), effort)


def from_mixture(mixture: Mixture, arms: dict[str, Arm], advised: Arm, rng: Rng) -> Arm:
    """One answer, as often as it was played on average; before the first world the advice."""
    texts = list(mixture.played)
    if not texts:
        return advised
    total = 0.0
    for text in texts:
        total += mixture.played[text]
    return arms[texts[drawn([mixture.played[text] / total for text in texts], rng)]]
