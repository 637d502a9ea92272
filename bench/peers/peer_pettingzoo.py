# mypy: disable-error-code="import-not-found,import-untyped"
"""Some of PettingZoo's classic games, as raw environments without their wrappers."""

import random
from importlib.metadata import version

import pettingzoo
from pettingzoo.classic import connect_four_v3, leduc_holdem_v4, texas_holdem_v4, tictactoe_v3
from worker import Batch, serve

BATCH = 100


def script(env: pettingzoo.AECEnv) -> Batch:
    """The documented loop. The mask of legal actions only comes inside the observation."""
    rand = random.random

    def batch() -> tuple[int, float]:
        decisions = 0
        for _ in range(BATCH):
            env.reset()
            while True:
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    break
                actions = observation["action_mask"].nonzero()[0].tolist()
                decisions += 1
                env.step(actions[int(rand() * len(actions))])
        return BATCH, decisions

    return batch


def main() -> None:
    serve(
        f"pettingzoo {version('pettingzoo')}",
        {
            "tic_tac_toe/script": script(tictactoe_v3.raw_env()),
            "leduc/script": script(leduc_holdem_v4.raw_env()),
            "connect_four/random": script(connect_four_v3.raw_env()),
            "holdem/random": script(texas_holdem_v4.raw_env()),
        },
    )


if __name__ == "__main__":
    main()
