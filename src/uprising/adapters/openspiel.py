"""OpenSpiel: the reference games, and those of ours whose every question lists all its answers.

    uprising.adapters.openspiel.register()
    game = pyspiel.load_game("uprising_leduc")

Chance is explicit: every result of a shuffle or a die is a chance node. To find it, a move is
played with luck that stops where it has no result yet; the move is then played again with one
result more. What is copied and pickled is a `Position`, built anew from its actions.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from uprising.adapters import require

require("pyspiel", "research")

import msgspec  # noqa: E402
import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

from uprising.kernel import Game, Luck, Move, State, game  # noqa: E402
from uprising.kernel.state import NO_EVENTS  # noqa: E402
from uprising.vector import layout_of  # noqa: E402

OWN: Final = 8
"""How many of a seat's own last choices an information state has as numbers."""


class Undecided(Exception):
    """A chance result is needed that has not been laid down."""

    def __init__(self, sides: int) -> None:
        self.sides = sides


class AskedLuck(Luck):
    """Luck that gives the results laid down, then stops.

    `unseen`: how many cards at the bottom of a shuffled pile nobody will ever see; their order is
    left as it is, which spares a tree the branches that do not differ.
    """

    def __init__(self, results: tuple[int, ...], unseen: Mapping[str, int]) -> None:
        self.results = results
        self.unseen = unseen
        self.given = 0

    def below(self, name: str, sides: int) -> int:
        if sides == 1:
            return 0
        if self.given == len(self.results):
            raise Undecided(sides)
        self.given += 1
        return self.results[self.given - 1]

    def shuffle(self, name: str, items: list[int]) -> None:
        for i in range(len(items) - 1, max(self.unseen.get(name, 0) - 1, 0), -1):
            j = self.below(name, i + 1)
            items[i], items[j] = items[j], items[i]

    def copy(self) -> AskedLuck:
        return AskedLuck(self.results[self.given :], self.unseen)


@dataclass(frozen=True)
class Fit:
    """What OpenSpiel wants to know of a game beforehand.

    longest   more decisions and chance results than any game has
    slots     the most answers to one question
    sides     the most results of one chance
    """

    seats: range
    longest: int
    slots: int
    sides: int
    low: float
    high: float
    zero_sum: bool = False
    hidden: bool = True
    unseen: Mapping[str, int] = field(default_factory=dict)


FITS: Final[dict[str, Fit]] = {
    "tic_tac_toe": Fit(range(2, 3), 9, 9, 1, -1, 1, zero_sum=True, hidden=False),
    # three of the six cards are never dealt
    "leduc": Fit(range(2, 3), 11, 3, 6, -13, 13, zero_sum=True, unseen={"deck": 3}),
    "fully_automated_union": Fit(range(2, 5), 4000, 64, 64, 0, 1),
}


class Position:
    """A game after some actions: what a state of OpenSpiel holds.

    `state` is the position at the last question, `move` what is being played from there, `results`
    what chance has said to it so far, `sides` how many results the chance that is asked has.
    """

    def __init__(self, key: str, seats: int) -> None:
        self.key: Final = key
        self.seats: Final = seats
        self.game: Final[Game] = game(key)
        self.fit: Final = FITS[key]
        self.actions: tuple[int, ...] = ()
        self.state: State | None = None
        self.move: Move[Any] | None = None
        self.results: tuple[int, ...] = ()
        self.sides = 0
        self.heard: list[tuple[str, ...]] = [()] * seats  # what each seat has seen happen
        self.chosen: list[tuple[tuple[int, int], ...]] = [()] * seats  # answers given, of how many
        self.advance()

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuilt, (self.key, self.seats, self.actions)

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        c = Position.__new__(Position)
        c.__dict__.update(self.__dict__)  # all of it is immutable, or replaced and never changed
        c.heard = list(self.heard)
        c.chosen = list(self.chosen)
        return c

    def advance(self) -> None:
        """Play on as far as the results go: to a question, the end, or a chance."""
        luck = AskedLuck(self.results, self.fit.unseen)
        try:
            if self.state is None:
                setup = self.game.setup(self.seats, {})
                after = self.game.start(setup, luck, telling=True)
            else:
                assert self.move is not None
                after = self.state.copy()
                after.luck = luck
                after.telling = True
                after.play_trusted(self.state.next_ask().seat, self.move)
        except Undecided as chance:
            self.sides = chance.sides
            return
        for seat in range(self.seats):
            seen = [self.game.seen_by(event, seat) for event in after.events]
            self.heard[seat] += tuple(repr(one) for one in seen if one is not None)
        after.events = NO_EVENTS
        after.telling = False
        self.state, self.move, self.results, self.sides = after, None, (), 0

    def act(self, action: int) -> None:
        self.actions += (action,)
        if self.sides:
            self.results += (action,)
        else:
            seat, moves = self.choice()
            self.move = moves[action]
            self.heard[seat] += (f"I {self.move.text()}",)
            self.chosen[seat] += ((action, len(moves)),)
        self.advance()

    def choice(self) -> tuple[int, list[Move[Any]]]:
        """Who decides, and between what."""
        assert self.state is not None and not self.sides
        ask = self.state.next_ask()
        assert not ask.wide, f"{ask.prompt} does not list its answers"
        return ask.seat, ask.moves

    @property
    def ended(self) -> bool:
        return self.state is not None and self.state.ended and not self.sides

    def returns(self) -> list[float]:
        """The scores of the reference games; else 1 for winners, 0 for the others."""
        outcome = self.state.outcome if self.ended and self.state is not None else None
        if outcome is None:
            return [0.0] * self.seats
        if self.fit.zero_sum:
            return [float(score) for score in outcome.scores]
        return [float(seat in outcome.winners) for seat in range(self.seats)]

    def information(self, seat: int) -> str:
        """All this seat has seen and done, and its view of the table now."""
        return "\n".join([*self.heard[seat], self.observation(seat)])

    def observation(self, seat: int) -> str:
        if self.state is None:
            return ""
        asked = ""
        if not self.sides and not self.state.ended:
            ask = self.state.ask_of(seat)
            asked = "" if ask is None or seat in self.state.sealed else ask.prompt
        view = msgspec.json.encode(self.game.view(self.state, seat)).decode()
        return f"{asked} {view}"


def rebuilt(key: str, seats: int, actions: tuple[int, ...]) -> Position:
    """A position from its actions."""
    position = Position(key, seats)
    for action in actions:
        position.act(action)
    return position


class UprisingState(pyspiel.State):
    """One of our games, as OpenSpiel sees it."""

    def __init__(self, spiel: pyspiel.Game, key: str, seats: int) -> None:
        super().__init__(spiel)
        self.position = Position(key, seats)

    def current_player(self) -> int:
        if self.position.ended:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.position.sides:
            return int(pyspiel.PlayerId.CHANCE)
        return self.position.choice()[0]

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.position.choice()[1])))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        sides = self.position.sides
        return [(result, 1.0 / sides) for result in range(sides)]

    def _apply_action(self, action: int) -> None:
        self.position.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        seat, moves = self.position.choice()
        return moves[action].text() if seat == player else f"action {action}"

    def is_terminal(self) -> bool:
        return self.position.ended

    def returns(self) -> list[float]:
        return self.position.returns()

    def information_state_string(self, player: int | None = None) -> str:
        return self.position.information(self.current_player() if player is None else player)

    def observation_string(self, player: int | None = None) -> str:
        return self.position.observation(self.current_player() if player is None else player)

    def __str__(self) -> str:
        return " ".join(str(action) for action in self.position.actions)


class Observer:
    """What a seat sees: as text, everything heard and seen or what is seen now; and as numbers.

    The numbers are those of `uprising.vector`, divided to be about 1 at most. With recall there
    follows, for each of the seat's own last choices, the newest first, which answer it was, and of
    how many.
    """

    def __init__(self, kind: pyspiel.IIGObservationType, key: str, seats: int) -> None:
        self.recall = kind.perfect_recall
        self.layout = layout_of(game(key), seats)
        self.slots = FITS[key].slots
        self.tensor = np.zeros(self.layout.size + (2 * OWN * self.slots if self.recall else 0))
        self.tensor = self.tensor.astype(np.float32)
        self.dict: dict[str, Any] = {"row": self.tensor[: self.layout.size]}
        if self.recall:
            self.dict["choices"] = self.tensor[self.layout.size :].reshape(OWN, 2 * self.slots)

    def set_from(self, state: UprisingState, player: int) -> None:
        position = state.position
        self.tensor[:] = 0
        if position.state is None:
            return
        ask = None if position.sides else position.state.ask_of(player)
        prompt = None if ask is None or player in position.state.sealed else ask.prompt
        row = self.layout.row(position.game.view(position.state, player), player, prompt)
        self.dict["row"][:] = np.frombuffer(row, np.uint8) / np.array(self.layout.most)
        if self.recall:
            for place, (answer, many) in enumerate(position.chosen[player][: -OWN - 1 : -1]):
                self.dict["choices"][place, answer] = 1
                self.dict["choices"][place, self.slots + many - 1] = 1

    def string_from(self, state: UprisingState, player: int) -> str:
        position = state.position
        return position.information(player) if self.recall else position.observation(player)


def game_class(key: str, fit: Fit) -> tuple[pyspiel.GameType, type[pyspiel.Game]]:
    """OpenSpiel's description of a game of ours, and the class that makes its states."""
    kind = pyspiel.GameType
    described = pyspiel.GameType(
        short_name=f"uprising_{key}",
        long_name=f"Uprising: {key}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=(
            kind.ChanceMode.DETERMINISTIC if fit.sides == 1 else kind.ChanceMode.EXPLICIT_STOCHASTIC
        ),
        information=(
            kind.Information.IMPERFECT_INFORMATION
            if fit.hidden
            else kind.Information.PERFECT_INFORMATION
        ),
        utility=kind.Utility.ZERO_SUM if fit.zero_sum else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=fit.seats[-1],
        min_num_players=fit.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": fit.seats[0]},
    )

    class UprisingGame(pyspiel.Game):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            given = dict(params or {})
            self.seats = int(given.get("players", fit.seats[0]))
            info = pyspiel.GameInfo(
                num_distinct_actions=fit.slots,
                max_chance_outcomes=fit.sides if fit.sides > 1 else 0,
                num_players=self.seats,
                min_utility=fit.low,
                max_utility=fit.high,
                utility_sum=0.0 if fit.zero_sum else None,
                max_game_length=fit.longest,
            )
            super().__init__(described, info, given)

        def new_initial_state(self) -> UprisingState:
            return UprisingState(self, key, self.seats)

        def make_py_observer(
            self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
        ) -> Observer:
            kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
            return Observer(kind, key, self.seats)

    return described, UprisingGame


_REGISTERED: Final[dict[str, type[pyspiel.Game]]] = {}


def register() -> list[str]:
    """Make our games known to OpenSpiel; the names to load them by. More than once is fine."""
    for key, fit in FITS.items():
        if key not in _REGISTERED:
            described, made = game_class(key, fit)
            pyspiel.register_game(described, made)
            _REGISTERED[key] = made
    return [f"uprising_{key}" for key in FITS]
