"""Flat search over guessed tables: try each answer, play on by the heuristic, compare.

Sequential halving: all candidates are tried in the same few worlds, the worse half is dropped, and
the rest is tried in more worlds. In one world all candidates meet the same cards and dice, so that
what is compared is the difference between them and not their luck.

Nothing but guesses is looked at. Within a guess every seat plays by `advise`, which looks only at
what that seat knows (each game's tests prove it), so nobody in the playouts plays with another's
cards open: the worlds are drawn anew for every actor by construction.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from math import sqrt
from typing import Any, Final

import msgspec

from uprising.kernel import Luck, Move, Rng, State, seeded

LONGEST: Final = 4000
"""Decisions after which a playout is judged as it stands."""
CLOCK_EVERY: Final = 16
"""Decisions of a playout between two looks at the clock."""
LATE: Final = -1.0
"""What a playout comes to that was not finished in time."""
FOLLOWERS: Final = 2
"""Other second steps looked at after each first step of a turn."""
LOOKS: Final = 4
"""Worlds between two looks at who is still in the race."""
ENOUGH: Final = 12
"""Worlds after which an arm must be well on its way ahead of the advice to stay."""
ALIKE: Final = 8
"""Worlds after which an arm must have made some difference to stay."""
CLEAR: Final = 2.5
"""Standard errors by which the last arm beside the advice wins before its time."""
LUCKY: Final = 1.28
"""Standard deviations of luck that one in ten has."""
FACES: Final = 5040
"""Divisible by the faces of any die up to ten, so that the first world may begin with any face."""


@dataclass(frozen=True, eq=False)
class Knowledge:
    """What a search needs of a game; see `Bot` in the kernel."""

    guess: Callable[[Any, int, Rng], State]
    advise: Callable[[Any, int, Rng], tuple[Move[Any], str]]
    view: Callable[[Any, int | None], object]
    value: Callable[[Any, int], float]
    tries: Callable[[Any, int, Rng], list[Move[Any]]]
    clock: Callable[[Any], int]
    horizon: int
    alike: tuple[str, ...]
    margin: float
    turns: tuple[str, ...]
    most: Callable[[Any], int]

    def drawing(self, guess: Callable[[Any, int, Rng], State]) -> Knowledge:
        """The same, but worlds are drawn in another way."""
        return replace(self, guess=guess)

    def apart(self) -> Knowledge:
        """The same, but everybody plans alone."""
        return replace(self, alike=())


class Attention:
    """The effort of a search.

    playouts    how many times the game is played on for one decision
    candidates  how many answers are looked at
    horizon     percent of the game's own horizon; playouts that go to the end always do
    pull        how far a candidate must be ahead of the heuristic: 1 for the standard errors
                that the game asks for, 0 for not at all
    boldness    how much a standard deviation of its results adds to a candidate, or takes away
    """

    __slots__ = ("boldness", "candidates", "horizon", "playouts", "pull")

    def __init__(
        self, playouts: int, candidates: int, horizon: int, pull: float, boldness: float = 0.0
    ) -> None:
        self.playouts: Final = playouts
        self.candidates: Final = candidates
        self.horizon: Final = horizon
        self.pull: Final = pull
        self.boldness: Final = boldness


class Arm:
    """A candidate: my answer, in a plan made for several seats the answers of all of them."""

    __slots__ = ("move", "plan", "results", "total")

    def __init__(self, move: Move[Any], plan: list[tuple[int, Move[Any]]]) -> None:
        self.move: Final = move
        self.plan: Final = plan
        self.results: list[float] = []
        self.total = 0.0

    def add(self, result: float) -> None:
        self.results.append(result)
        self.total += result

    def mean(self) -> float:
        return self.total / len(self.results) if self.results else 0.0

    def spread(self) -> float:
        """The standard deviation of the results."""
        n = len(self.results)
        if n < 2:
            return 0.5
        mean = self.total / n
        squares = 0.0
        for result in self.results:
            squares += (result - mean) * (result - mean)
        return sqrt(squares / (n - 1))

    def error(self) -> float:
        """The standard error of the mean."""
        return self.spread() / sqrt(max(1, len(self.results)))


class Lead:
    """How far an arm is ahead of the advice in the worlds that both have seen."""

    __slots__ = ("error", "mean", "worlds")

    def __init__(self, arm: Arm, advised: Arm) -> None:
        ours, theirs = arm.results, advised.results
        n = min(len(ours), len(theirs))
        total = 0.0
        squares = 0.0
        for i in range(n):
            total += ours[i] - theirs[i]
        mean = total / max(1, n)
        for i in range(n):
            off = ours[i] - theirs[i] - mean
            squares += off * off
        self.worlds: Final = n
        self.mean: Final = mean
        self.error: Final = sqrt(squares / max(1, n - 1) / max(1, n))

    def clear(self) -> bool:
        """So far ahead that more worlds will hardly change it."""
        return self.worlds >= ENOUGH and self.mean > CLEAR * self.error

    def hopeless(self, spent: float, pull: float) -> bool:
        """Behind by a standard error or no different; later, with one chance in ten to get there.

        `spent` is the share of the playouts that is gone, `pull` how far ahead it must be at the
        end: if things went on as they have begun, it would only just be there with much luck.
        """
        if self.mean < -self.error or (self.worlds >= ALIKE and self.mean == self.error == 0.0):
            return True
        if self.worlds < ENOUGH:
            return False
        needed = sqrt(spent) * (pull - LUCKY * sqrt(1.0 - spent))
        return self.mean <= max(0.0, needed) * self.error


class Found:
    """The end of a search: the arms, best first, the advice, the choice, how much was played."""

    __slots__ = ("advised", "arms", "chosen", "effort")

    def __init__(self, arms: list[Arm], advised: Arm, chosen: Arm, effort: int) -> None:
        self.arms: Final = arms
        self.advised: Final = advised
        self.chosen: Final = chosen
        self.effort: Final = effort


# Worlds and playouts


class EvenLuck(Luck):
    """The first chance result of a world, evenly over the worlds; then another source.

    From world to world it goes on by one face, so that as many worlds as the die has faces see
    each face once: the first layer of chance is enumerated instead of sampled.
    """

    __slots__ = ("after", "fresh", "turn")

    def __init__(self, after: Luck, turn: int, fresh: bool) -> None:
        self.after = after
        self.turn = turn
        self.fresh = fresh

    def below(self, name: str, sides: int) -> int:
        if self.fresh:
            self.fresh = False
            return self.turn % sides
        return self.after.below(name, sides)

    def shuffle(self, name: str, items: list[int]) -> None:
        self.after.shuffle(name, items)

    def copy(self) -> EvenLuck:
        return EvenLuck(self.after.copy(), self.turn, self.fresh)

    def saved(self) -> list[object]:
        return self.after.saved()


def carry_out(s: State, plan: list[tuple[int, Move[Any]]]) -> None:
    """Play a plan: its first step, and of the rest what can still be done as it was meant."""
    who, move = plan[0]
    s.apply_trusted(who, move)
    for i in range(1, len(plan)):
        who, move = plan[i]
        if s.ended or not s.is_answer(move) or move.refusal(s, who) is not None:
            break
        s.play_trusted(who, move)


def play_on(
    of: Knowledge, s: State, seat: int, stop: int, rng: Rng, deadline: float = 0.0
) -> float:
    """Play by the heuristic to the end, or to that time on the game's clock."""
    advise = of.advise
    clock = of.clock
    left = LONGEST
    while not s.ended and left > 0:
        if stop >= 0 and clock(s) >= stop:
            break
        left -= 1
        if deadline and left % CLOCK_EVERY == 0 and time.monotonic() >= deadline:
            return LATE
        ask = s.asks[0] if not s.sealed else s.next_ask()
        if len(ask.moves) == 1 and not ask.wide:
            s.play_trusted(ask.seat, ask.moves[0])
        else:
            s.apply_trusted(ask.seat, advise(s, ask.seat, rng)[0])
    return of.value(s, seat)


def world(of: Knowledge, s: State, seat: int, turn: int, rng: Rng) -> State:
    """A table this seat cannot tell from the one it sees; the others have yet to answer."""
    g = of.guess(s, seat, rng)
    if g.sealed:
        g.sealed = {}
    g.luck = EvenLuck(g.luck, turn, True)
    return g


def try_all(
    of: Knowledge, g: State, arms: list[Arm], seat: int, stop: int, deadline: float, rng: Rng
) -> list[float]:
    """How each arm ends in one world; fewer results than arms if it gets too late."""
    results: list[float] = []
    for arm in arms:
        if deadline and time.monotonic() >= deadline:
            break
        c = g.copy()
        carry_out(c, arm.plan)
        result = play_on(of, c, seat, stop, rng.copy(), deadline)
        if result == LATE:
            break
        results.append(result)
    return results


# Sequential halving


def stages(count: int) -> int:
    """How often a set of this size can be halved."""
    found = 0
    while count > 1:
        count = (count + 1) // 2
        found += 1
    return max(1, found)


def halve(
    of: Knowledge,
    s: State,
    seat: int,
    arms: list[Arm],
    attention: Attention,
    deadline: float,
    rng: Rng,
) -> Found:
    """Spend the playouts; the first arm is the advice, and stays to the end as the baseline.

    `deadline` is in seconds of the monotonic clock, 0 for none: looked at before and during each
    playout, and a world that is not finished does not count.
    """
    stop = -1
    if of.horizon:
        stop = of.clock(s) + max(1, of.horizon * attention.horizon // 100)
    alive = arms.copy()
    rounds = stages(len(alive))
    first = rng.below(FACES)
    effort = 0
    number = 0
    late = False
    over = False
    for turn in range(rounds):
        worlds = max(1, (attention.playouts - effort) // (rounds - turn) // len(alive))
        for _ in range(worlds):
            luck = rng.split()
            g = world(of, s, seat, first + number, luck)
            number += 1
            results = try_all(of, g, alive, seat, stop, deadline, luck)
            late = len(results) < len(alive)
            if late:
                break
            for i in range(len(alive)):
                alive[i].add(results[i])
            effort += len(alive)
            if number % LOOKS == 0:
                spent = min(1.0, effort / attention.playouts)
                alive = hopeful(alive, arms[0], spent, attention.pull * of.margin)
                over = decided(alive, arms[0])
                if over:
                    break
        if late or over:
            break
        alive = better_half(alive, arms[0])
    alive.sort(key=standing)
    out = [arm for arm in arms if arm not in alive and arm.results]
    out.sort(key=standing)
    return Found([*alive, *out], arms[0], choose(alive, arms[0], attention, of.margin), effort)


def standing(arm: Arm) -> float:
    return -arm.mean()


def better_half(alive: list[Arm], advised: Arm) -> list[Arm]:
    """The half with the higher means, in their old order; the advice is never dropped."""
    if len(alive) <= 2:
        return alive
    ranked = alive.copy()
    ranked.sort(key=standing)
    kept = ranked[: (len(ranked) + 1) // 2]
    if advised not in kept:
        kept[-1] = advised
    return [arm for arm in alive if arm in kept]


def hopeful(alive: list[Arm], advised: Arm, spent: float, pull: float) -> list[Arm]:
    """Without those that will hardly get far enough ahead of the advice."""
    return [arm for arm in alive if arm is advised or not Lead(arm, advised).hopeless(spent, pull)]


def decided(alive: list[Arm], advised: Arm) -> bool:
    """Whether only the advice is left, or one more that is clearly ahead of it."""
    if len(alive) > 2:
        return False
    return all([arm is advised or Lead(arm, advised).clear() for arm in alive])


def choose(alive: list[Arm], advised: Arm, attention: Attention, pull: float) -> Arm:
    """The best arm, if it is surely enough better than the advice in the same worlds."""
    best = advised
    most = advised.mean() + attention.boldness * advised.spread()
    for arm in alive:
        score = arm.mean() + attention.boldness * arm.spread()
        if score > most:
            best = arm
            most = score
    if best is advised:
        return best
    lead = Lead(best, advised)
    if lead.worlds < 2:
        return advised
    gain = lead.mean + attention.boldness * (best.spread() - advised.spread())
    return best if gain > attention.pull * pull * lead.error else advised


# Candidates


def candidates(
    of: Knowledge, s: State, seat: int, advised: Move[Any], most: int, rng: Rng
) -> list[Arm]:
    """The advice first, then what the game finds worth trying, in its order."""
    arms = [Arm(advised, [(seat, advised)])]
    texts = [advised.text()]
    for move in of.tries(s, seat, rng):
        if len(arms) >= most:
            break
        text = move.text()
        if text not in texts:
            texts.append(text)
            arms.append(Arm(move, [(seat, move)]))
    return arms


def whole_turns(
    of: Knowledge, s: State, seat: int, advised: Move[Any], most: int, rng: Rng
) -> list[Arm]:
    """In a turn of several steps: single steps, then the best ones with other steps after them.

    What follows a single step is what the heuristic makes of it, so only plans that go on in
    another way are added: after each step what the game finds worth trying there.
    """
    arms = candidates(of, s, seat, advised, most // 2, rng)
    firsts = len(arms)
    for depth in range(FOLLOWERS):
        for i in range(firsts):
            if len(arms) >= most:
                return arms
            first = arms[i].move
            c = s.copy()
            c.apply_trusted(seat, first)
            ask = c.ask_of(seat)
            if c.ended or ask is None or ask.prompt not in of.turns:
                continue
            usual = of.advise(c, seat, rng)[0].text()
            others = [move for move in of.tries(c, seat, rng) if move.text() != usual]
            if depth < len(others):
                arms.append(Arm(first, [(seat, first), (seat, others[depth])]))
    return arms


def plans(of: Knowledge, s: State, seat: int, rng: Rng) -> list[Arm]:
    """For a question all may answer alike: everybody's advice, and it with one or two changed."""
    asked = [ask.seat for ask in s.asks]
    base = [(who, of.advise(s, who, rng)[0]) for who in asked]
    found = [base]
    for i in range(len(asked)):
        for move in s.asks[i].moves:
            if move is not base[i][1]:
                found.append([*base[:i], (asked[i], move), *base[i + 1 :]])
    singles = len(found)
    for first in range(1, singles):
        for second in range(first + 1, singles):
            both = [
                found[first][i] if found[first][i][1] is not base[i][1] else found[second][i]
                for i in range(len(base))
            ]
            if both != found[first] and both != found[second]:
                found.append(both)
    return [Arm(own(plan, seat), plan) for plan in found]


def own(plan: list[tuple[int, Move[Any]]], seat: int) -> Move[Any]:
    for who, move in plan:
        if who == seat:
            return move
    raise AssertionError(f"seat {seat} is not asked")


def search(
    of: Knowledge, s: State, seat: int, attention: Attention, deadline: float, rng: Rng
) -> tuple[Found, str]:
    """The best answer of this seat to what it is asked in a guessed table, and the advice's reason.

    `s` is a guess, and only guesses of it are searched: a guess of a guess is again a guess.
    """
    ask = s.ask_of(seat)
    assert ask is not None
    advised, reason = of.advise(s, seat, rng)
    if len(ask.moves) == 1 and not ask.wide:
        only = Arm(advised, [(seat, advised)])
        return Found([only], only, only, 0), reason
    if ask.prompt in of.alike:
        return plan_alike(of, s, seat, attention, deadline), reason
    most = min(attention.candidates, of.most(s))
    if ask.prompt in of.turns:
        arms = whole_turns(of, s, seat, advised, most, rng)
    else:
        arms = candidates(of, s, seat, advised, most, rng)
    if len(arms) == 1:
        return Found(arms, arms[0], arms[0], 0), reason
    return halve(of, s, seat, arms, attention, deadline, rng), reason


def plan_alike(of: Knowledge, s: State, seat: int, attention: Attention, deadline: float) -> Found:
    """One plan for all who are asked, from public facts and a public seed: no word is needed.

    Every seat that thinks so finds the same plan, because nothing private goes into it.
    """
    c = s.copy()
    c.sealed = {}
    rng = seeded(msgspec.json.encode(of.view(c, None)).decode(), "alike")
    arms = plans(of, c, seat, rng)[: attention.candidates]
    return halve(of, c, seat, arms, attention, deadline, rng)
