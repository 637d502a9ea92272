"""A player with a trained network, which reads its seat's view and the legal moves alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from uprising.bots import HeuristicBot
from uprising.kernel import Choice, Game, Move, Rng, Sight, State
from uprising.learned.network import Network
from uprising.vector import Vocabulary, layout_of, moves_of, speak

CANDIDATES: Final = 24
SHARE: Final = 1 << 20


class LearnedPlayer:
    """Says its move word by word, each as likely as the network has it."""

    def __init__(self, where: Path) -> None:
        self.where: Final = where
        self.networks: dict[tuple[str, int], Network | None] = {}
        if not where.is_dir():
            network = Network(where)
            self.networks[network.about.game, network.about.seats] = network

    def network(self, game: Game, seats: int) -> Network | None:
        """The one trained for such tables, if there is one."""
        key = game.key, seats
        if key not in self.networks:
            file = self.where / f"{game.key}-{seats}.npz"
            self.networks[key] = Network(file) if file.is_file() else None
        network = self.networks[key]
        if network is not None:
            network.check(game, seats)
        return network

    def choose(self, sight: Sight) -> Choice:
        game, seats = sight.guess.game, len(sight.guess.names)
        network = self.network(game, seats)
        if network is None:
            return HeuristicBot().choose(sight)
        row = layout_of(game, seats).row(sight.view, sight.seat, sight.ask.prompt)
        words = Vocabulary(game, seats)
        move = say(network, row, sight.guess.state, words, sight.seat, sight.rng)
        return Choice(move, "why-learned")


def say(
    network: Network,
    row: bytearray,
    s: State,
    vocabulary: Vocabulary,
    seat: int,
    rng: Rng,
) -> Move[Any]:
    """A move, word by word."""
    moves = moves_of(s, seat, rng, CANDIDATES)
    choosing = speak(s, seat, moves, vocabulary)
    while choosing.found is None:
        shares, _ = network.judge(row, choosing.chosen, choosing.words)
        drawn = rng.below(SHARE) / SHARE
        place = int((shares.cumsum() <= drawn * shares.sum()).sum())
        choosing.choose(choosing.words[min(place, len(choosing.words) - 1)])
    return choosing.found
