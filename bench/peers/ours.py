"""Uprising, the same three ways. Run with the project's own Python."""

import random
from collections.abc import Callable
from importlib.metadata import version

from worker import Batch, copies, serve

from uprising import compiled
from uprising.kernel import State, game, playouts, seeded, seeded_luck

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


def in_kernel(deal: Deal) -> Batch:
    rng = seeded(1)

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


def seed_per_game(key: str) -> Deal:
    """A new game from a seed of its own; the options are checked once, not for every game."""
    rules = game(key)
    setup = rules.setup(2, {})
    return lambda seed: rules.start(setup, seeded_luck(seed))


def one_source(key: str) -> Deal:
    """A new game from luck that goes on from the last one, as in the peers' loops."""
    rules = game(key)
    setup = rules.setup(2, {})
    luck = seeded_luck(1)
    return lambda seed: rules.start(setup, luck)


def main() -> None:
    cases: dict[str, Batch] = {}
    for key, decisions in MIDGAME.items():
        cases[f"{key}/script"] = script(one_source(key))
        cases[f"{key}/seeded"] = in_kernel(seed_per_game(key))
        cases[f"{key}/one_source"] = in_kernel(one_source(key))
        cases[f"{key}/clone"] = copies(midgame(one_source(key), decisions).copy)
    mode = "compiled" if compiled() else "plain"
    serve(f"uprising {version('uprising')} {mode}", cases)


if __name__ == "__main__":
    main()
