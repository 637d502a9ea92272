# mypy: disable-error-code="import-not-found,import-untyped"
"""RLCard's Leduc hold'em, through its environment and the game object inside it; and its Uno."""

import random
from importlib.metadata import version

import rlcard
from rlcard import models
from worker import Batch, serve

BATCH = 100


def through_env(env: rlcard.envs.Env) -> Batch:
    rand = random.random

    def batch() -> tuple[int, float]:
        decisions = 0
        for _ in range(BATCH):
            state, _ = env.reset()
            while not env.is_over():
                actions = list(state["legal_actions"])
                decisions += 1
                state, _ = env.step(actions[int(rand() * len(actions))])
        return BATCH, decisions

    return batch


def through_game(env: rlcard.envs.Env) -> Batch:
    """Spared the observation arrays, which no playout reads."""
    game = env.game
    rand = random.random

    def batch() -> tuple[int, float]:
        decisions = 0
        for _ in range(BATCH):
            state, _ = game.init_game()
            while not game.is_over():
                actions = state["legal_actions"]
                decisions += 1
                state, _ = game.step(actions[int(rand() * len(actions))])
        return BATCH, decisions

    return batch


def with_rules(env: rlcard.envs.Env) -> Batch:
    """Its own players with simple rules."""
    agents = models.load("uno-rule-v1").agents

    def batch() -> tuple[int, float]:
        state, player = env.reset()
        decisions = 0
        while not env.is_over():
            decisions += 1
            state, player = env.step(agents[player].step(state), agents[player].use_raw)
        return 1, decisions

    return batch


def main() -> None:
    serve(
        f"rlcard {version('rlcard')}",
        {
            "uno/random": through_env(rlcard.make("uno", {"seed": 1})),
            "uno/rules": with_rules(rlcard.make("uno", {"seed": 1})),
            "leduc/env": through_env(rlcard.make("leduc-holdem", {"seed": 1})),
            "leduc/game": through_game(rlcard.make("leduc-holdem", {"seed": 1})),
        },
    )


if __name__ == "__main__":
    main()
