"""What are fitted values good for? The same search with them and without, at the same positions.

python tools/try_values.py robot_rise --leaves 4,8          judge playouts after so many ticks
python tools/try_values.py robot_rise --leaves 8 --prior    and let them choose what is looked at
python tools/try_values.py patriot --seats 1 --option campaign=m --seconds 60

Positions come from games by the heuristic, on check deals. Where two searches choose different
answers, both answers are played out to the end in the same worlds; what is told is how many points
of winning chance a decision gains over the search without fitted values, and its standard error.
"""

from __future__ import annotations

import time
from argparse import ArgumentParser, Namespace
from math import sqrt
from typing import Any

from uprising import compiled
from uprising.bots.fitted import fitted, model_of
from uprising.bots.knowledge import knowledge_of
from uprising.bots.search import Arm, Attention, Knowledge, search, try_all, world
from uprising.bots.searchers import DEEP
from uprising.kernel import Game, Move, State, game, seeded
from uprising.lab.ladder import CHECK

TO_THE_END = -1


class Entry:
    """One way to search, what it gained and how long it took."""

    def __init__(self, name: str, known: Knowledge) -> None:
        self.name = name
        self.known = known
        self.gains: list[float] = []
        self.spent = 0.0

    def choose(self, s: State, seat: int, attention: Attention, number: int) -> Move[Any]:
        start = time.process_time()
        found, _ = search(self.known, s, seat, attention, 0.0, seeded(number, "bot"))
        self.spent += time.process_time() - start
        return found.chosen.move

    def tell(self) -> str:
        n = len(self.gains)
        mean = sum(self.gains) / n
        error = sqrt(sum((gain - mean) ** 2 for gain in self.gains) / n / n)
        figures = f"{100 * mean:+6.2f} ± {100 * error:.2f} points a decision"
        return f"{self.name:18} {figures}, {1000 * self.spent / n:.0f} ms"


def entries(of: Game, leaves: list[int], prior: bool) -> list[Entry]:
    """The search without fitted values first."""
    known = knowledge_of(of)
    model = model_of(of, known.value)
    assert model is not None, f"{of.key} has no fitted values"
    found = [Entry("without", known)]
    for leaf in leaves:
        name = f"leaf {leaf}{', prior' * prior}"
        found.append(Entry(name, fitted(known, model.used(leaf, prior))))
    return found


def chances(of: Game, s: State, seat: int, moves: list[Move[Any]], worlds: int) -> list[float]:
    """How often each answer wins, in the same worlds."""
    known = knowledge_of(of)
    arms = [Arm(move, [(seat, move)]) for move in moves]
    for number in range(worlds):
        luck = seeded(number, "end")
        g = world(known, s, seat, number, luck)
        for arm, result in zip(
            arms, try_all(known, g, arms, seat, TO_THE_END, 0.0, luck), strict=True
        ):
            arm.add(result)
    return [arm.mean() for arm in arms]


def look(of: Game, s: State, found: list[Entry], asked: Namespace, number: int) -> None:
    """One position: what each search chooses, and what comes of it."""
    seat = s.next_ask().seat
    attention = Attention(asked.playouts, DEEP.candidates, DEEP.horizon, DEEP.pull)
    guess = of.guess(s, seat, seeded(number, "guess"))
    chosen = [entry.choose(guess, seat, attention, number) for entry in found]
    different = list({move.text(): move for move in chosen}.values())
    ends = chances(of, guess, seat, different, asked.worlds) if len(different) > 1 else [0.0]
    value = dict(zip([move.text() for move in different], ends, strict=True))
    for entry, move in zip(found, chosen, strict=True):
        entry.gains.append(value[move.text()] - value[chosen[0].text()])


def main() -> None:
    parser = ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--leaves", default="1,2")
    parser.add_argument("--prior", action="store_true")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--playouts", type=int, default=DEEP.playouts)
    parser.add_argument("--worlds", type=int, default=150)
    parser.add_argument("--every", type=int, default=10, help="one decision in so many")
    parser.add_argument("--seconds", type=float, default=120.0, help="of processor time")
    parser.add_argument("--seed", default=f"{CHECK} values")
    asked = parser.parse_args()
    of = game(asked.game)
    seats = asked.seats or of.seats[len(of.seats) // 2]
    options = dict(option.split("=", 1) for option in asked.option)
    found = entries(of, [int(leaf) for leaf in asked.leaves.split(",")], asked.prior)
    deal = number = 0
    while time.process_time() < asked.seconds:
        s = of.deal_random(seats, f"{asked.seed}.{deal}", **options)
        rng = seeded(asked.seed, f"deal {deal}")
        deal += 1
        while not s.ended and time.process_time() < asked.seconds:
            ask = s.next_ask()
            if (len(ask.moves) > 1 or ask.wide) and rng.below(asked.every) == 0:
                look(of, s, found, asked, number)
                number += 1
            s.apply_trusted(ask.seat, of.bot.advise(s, ask.seat, rng)[0])
    rules = "compiled" if compiled() else "plain"
    print(f"{of.key}, {seats} seats, {number} positions; rules: {rules}")
    for entry in found:
        print(f"  {entry.tell()}")


if __name__ == "__main__":
    main()
