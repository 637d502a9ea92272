# mypy: disable-error-code="import-not-found,import-untyped"
"""Catanatron's Catan for four: its random player, and its player that prefers building."""

import random
from importlib.metadata import version

from catanatron.game import Game
from catanatron.models.player import Color, Player, RandomPlayer
from catanatron.players.weighted_random import WeightedRandomPlayer
from worker import Batch, serve


def games_of(kind: type[Player]) -> Batch:
    def batch() -> tuple[int, float]:
        game = Game([kind(colour) for colour in Color])
        game.play()
        return 1, len(game.state.actions)

    return batch


def main() -> None:
    random.seed(1)
    serve(
        f"catanatron {version('catanatron')}",
        {"catan/random": games_of(RandomPlayer), "catan/rules": games_of(WeightedRandomPlayer)},
    )


if __name__ == "__main__":
    main()
