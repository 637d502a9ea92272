"""Uprising, the same three ways. Run with the project's own Python."""

import random
from importlib.metadata import version

from worker import Batch, copies, serve

from uprising import compiled
from uprising.kernel import Game, Setup, State, game, luck_from, playouts, seeded

MIDGAME = {"tic_tac_toe": 4, "leduc": 2}
BATCH = 500


def script(rules: Game, setup: Setup) -> Batch:
    """Legal list, random choice, trusted door, with the same draw as the peers' loops."""
    rand = random.random
    rng = seeded(1)

    def batch() -> tuple[int, float]:
        decisions = 0
        for _ in range(BATCH):
            s = rules.start(setup, luck_from(rng))
            while s.outcome is None:
                ask = s.asks[0]
                moves = ask.moves
                decisions += 1
                s.play_trusted(ask.seat, moves[int(rand() * len(moves))])
        return BATCH, decisions

    return batch


def in_kernel(rules: Game, setup: Setup) -> Batch:
    rng = seeded(1)

    def batch() -> tuple[int, float]:
        return BATCH, playouts(rules, setup, BATCH, rng)

    return batch


def midgame(rules: Game, setup: Setup, decisions: int) -> State:
    """A position after so many random decisions, before the next."""
    rng = seeded(1)
    while True:
        s = rules.start(setup, luck_from(rng))
        for _ in range(decisions):
            if s.outcome is None:
                ask = s.asks[0]
                s.play_trusted(ask.seat, ask.moves[rng.below(len(ask.moves))])
        if s.outcome is None:
            return s


def main() -> None:
    cases: dict[str, Batch] = {}
    for key, decisions in MIDGAME.items():
        rules = game(key)
        setup = rules.setup(2, {})
        cases[f"{key}/script"] = script(rules, setup)
        cases[f"{key}/compiled"] = in_kernel(rules, setup)
        cases[f"{key}/clone"] = copies(midgame(rules, setup, decisions).copy)
    mode = "compiled" if compiled() else "plain"
    serve(f"uprising {version('uprising')} {mode}", cases)


if __name__ == "__main__":
    main()
