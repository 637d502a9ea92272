"""Uprising's six games: the kernel's random games, and simulations of bots.

Those draw at random or follow heuristics, as `uprising simulate` plays them: without sights where
conformance proves that none are needed. Each game has its middle number of seats.
"""

from importlib.metadata import version
from itertools import count

from worker import Batch, serve

from uprising import compiled
from uprising.bots import bot, play_match, quick_match
from uprising.kernel import Game, games, playouts, seeded

PLAYERS = {"random": "random", "rules": "heuristic"}


def games_of(rules: Game, seats: int, name: str) -> Batch:
    players = [bot(name)] * seats
    seeds = count(1)

    def batch() -> tuple[int, float]:
        seed = next(seeds)
        quick = quick_match(rules, players, seed, {})
        if quick is not None:
            return 1, quick[1]
        table = play_match(rules, players, seed, {})
        return 1, sum(len(line) for line in table.lines)

    return batch


def in_kernel(rules: Game, seats: int) -> Batch:
    setup, rng = rules.setup(seats, {}), seeded(1)
    return lambda: (1, playouts(rules, setup, 1, rng))


def main() -> None:
    cases: dict[str, Batch] = {}
    for key, rules in games().items():
        seats = rules.seats[len(rules.seats) // 2]
        cases[f"{key}/kernel"] = in_kernel(rules, seats)
        for kind, name in PLAYERS.items():
            cases[f"{key}/{kind}"] = games_of(rules, seats, name)
    mode = "compiled" if compiled() else "plain"
    serve(f"uprising {version('uprising')} {mode}", cases)


if __name__ == "__main__":
    main()
