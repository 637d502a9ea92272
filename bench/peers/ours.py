"""Uprising, the same three ways. Run with the project's own Python."""

import random
import sys
from collections.abc import Callable
from importlib.metadata import version

from uprising.kernel import Rng, State, playouts
from worker import Batch, copies, serve

import uprising

GAMES = {"tic_tac_toe": "tic_tac_toe", "leduc": "leduc"}
MIDGAME = {"tic_tac_toe": 4, "leduc": 2}
BATCH = 500

Deal = Callable[[int], State]


def script(deal: Deal) -> Batch:
    """Legal list, random choice, trusted door, with the same draw as the peers' loops."""
    rand = random.random
    seeds = iter(range(1 << 30))

    def batch() -> tuple[int, float]:
        decisions = 0
        for _ in range(BATCH):
            s = deal(next(seeds))
            while s.outcome is None:
                ask = s.asks[0]
                moves = ask.moves
                decisions += 1
                s.play_trusted(ask.seat, moves[int(rand() * len(moves))])
        return BATCH, decisions

    return batch


def compiled(deal: Deal) -> Batch:
    rng = Rng(1)

    def batch() -> tuple[int, float]:
        return BATCH, playouts(deal, BATCH, rng)

    return batch


def midgame(deal: Deal, decisions: int) -> State:
    """A position after so many random decisions, before the next."""
    rng = random.Random(1)
    for seed in range(1000):
        s = deal(seed)
        for _ in range(decisions):
            if s.outcome is None:
                ask = s.asks[0]
                s.play_trusted(ask.seat, rng.choice(ask.moves))
        if s.outcome is None:
            return s
    raise AssertionError("every game ended early")


def deal_of(name: str) -> Deal:
    game = uprising.game(name)
    return lambda seed: game.deal_random(seats=2, seed=seed)


def mode() -> str:
    source = sys.modules[playouts.__module__].__file__ or ""
    return "plain" if source.endswith(".py") else "compiled"


def main() -> None:
    cases: dict[str, Batch] = {}
    for key, name in GAMES.items():
        deal = deal_of(name)
        cases[f"{key}/script"] = script(deal)
        cases[f"{key}/compiled"] = compiled(deal)
        cases[f"{key}/clone"] = copies(midgame(deal, MIDGAME[key]).copy)
    serve(f"uprising {version('uprising')}, {mode()}", cases)


if __name__ == "__main__":
    main()
