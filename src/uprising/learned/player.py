"""Players with a trained network, which read their seat's view and the legal moves alone."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from uprising.bots import HeuristicBot
from uprising.bots.searchers import SHOWN, Considered, Weighed
from uprising.kernel import Choice, Game, Move, Rng, Sight, State
from uprising.learned import SHIPPED
from uprising.learned.network import Network
from uprising.vector import Choosing, Vocabulary, layout_of, moves_of, speak

CANDIDATES: Final = 24
SHARE: Final = 1 << 20


class Networks:
    """The checkpoints of a folder, or one of them alone, by game and number of seats."""

    def __init__(self, where: Path) -> None:
        self.where: Final = where
        self.found: dict[tuple[str, int], Network | None] = {}
        if where != SHIPPED and not where.is_dir():
            network = Network(where)
            self.found[network.about.game, network.about.seats] = network

    def fit(self, game: Game, seats: int) -> Network | None:
        """The one trained for such tables, if there is one."""
        key = game.key, seats
        if key not in self.found:
            file = self.where / f"{game.key}-{seats}.npz"
            self.found[key] = Network(file) if file.is_file() else None
        network = self.found[key]
        if network is not None:
            network.check(game, seats)
        return network


class Mind:
    """A network at one kind of table: what it thinks of answers, and of how a seat stands."""

    def __init__(self, network: Network, game: Game, seats: int) -> None:
        self.network: Final = network
        self.game: Final = game
        self.layout: Final = layout_of(game, seats)
        self.words: Final = Vocabulary(game, seats)

    def row(self, s: State, seat: int) -> bytearray:
        """What the seat sees, and what it is asked, if it is.

        Written straight from the position where the game can: it is the view's row all the same,
        as the conformance suite shows.
        """
        ask = s.ask_of(seat)
        prompt = None if ask is None else ask.prompt
        layout = self.layout
        if layout.write is None:
            return layout.row(self.game.view(s, seat), seat, prompt)
        row = bytearray(layout.size)
        layout.write(s, seat, row)
        if prompt in layout.asked:
            row[layout.asked_at + layout.asked[prompt]] = 1
        return row

    def value(self, s: State, seat: int) -> float:
        """The chance to win, from 0 to 1."""
        _, value = self.network.judge(self.row(s, seat), [], [0])
        return (1.0 + value) / 2.0

    def say(self, s: State, seat: int, rng: Rng) -> Move[Any]:
        """A move word by word, each as likely as the network has it."""
        row = self.row(s, seat)
        choosing = speak(s, seat, moves_of(s, seat, rng, CANDIDATES), self.words)
        while choosing.found is None:
            shares, _ = self.network.judge(row, choosing.chosen, choosing.words)
            drawn = rng.below(SHARE) / SHARE
            place = int((shares.cumsum() <= drawn * shares.sum()).sum())
            choosing.choose(choosing.words[min(place, len(choosing.words) - 1)])
        return choosing.found

    def ranked(self, s: State, seat: int, moves: Sequence[Move[Any]]) -> list[Move[Any]]:
        """These moves, the likeliest first."""
        row = self.row(s, seat)
        found: list[tuple[float, int, Move[Any]]] = []

        def walk(left: list[Move[Any]], share: float, said: list[int]) -> None:
            choosing = Choosing(left, self.words, seat)
            for word in said:
                choosing.choose(word)
            if choosing.found is not None:
                found.append((-share, len(found), choosing.found))
                return
            shares, _ = self.network.judge(row, choosing.chosen, choosing.words)
            for word, part in zip(choosing.words, shares, strict=True):
                walk(left, share * float(part), [*said, word])

        if moves:
            walk(list(moves), 1.0, [])
        return [move for _, _, move in sorted(found, key=lambda one: one[:2])]


class LearnedPlayer:
    """Plays as its network does. Where people wait for it, it also says what it weighed."""

    def __init__(self, where: Path) -> None:
        self.networks: Final = Networks(where)

    def choose(self, sight: Sight) -> Choice:
        game, seats = sight.guess.game, len(sight.guess.names)
        network = self.networks.fit(game, seats)
        if network is None:
            return HeuristicBot().choose(sight)
        mind, s, seat = Mind(network, game, seats), sight.guess.state, sight.seat
        move = mind.say(s, seat, sight.rng)
        if sight.deadline is None:
            return Choice(move, "why-learned")
        return Considered(move, "why-learned", weighed(mind, s, seat, move, sight.rng), 0)


def weighed(mind: Mind, s: State, seat: int, move: Move[Any], rng: Rng) -> tuple[Weighed, ...]:
    """The move and the likeliest others, by how the seat stands after them in a guess."""
    others = mind.ranked(
        s, seat, [one for one in moves_of(s, seat, rng, CANDIDATES) if one != move]
    )
    found = []
    for one in [move, *others[: SHOWN - 1]]:
        after = s.copy()
        after.apply_trusted(seat, one)
        value = mind.game.bot.value(after, seat) if after.ended else mind.value(after, seat)
        found.append(Weighed(one, value, 0.0, 1))
    return tuple(sorted(found, key=lambda one: -one.value))
